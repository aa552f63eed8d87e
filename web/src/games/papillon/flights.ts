/** For every event what flies, from where to where. A spot is whatever on the board carries its name. */
import type { Heard } from "../game";

export interface Flight {
  piece: "tile" | "butterfly" | "gardener" | "caterpillar" | "gnome" | "token" | "ring" | "words";
  /** A kind of tile with its turn, or a number that is written beside the piece. */
  tile?: number;
  turn?: number;
  says?: string;
  from: string[];
  to: string[];
}

/** Where a seat's pieces are drawn: our own are large, others are thumbnails. */
export function flight(heard: Heard, shown: number): Flight {
  const number = (field: string): number => Number(heard[field] ?? 0);
  const { seat } = heard;
  const home = [seat === shown ? "hand" : `garden ${seat}`, `garden ${seat}`];
  const cell = seat === shown ? [`cell ${number("cell")}`, `garden ${seat}`] : [`garden ${seat}`];
  const flower = [`flower ${number("flower")}`];
  const source = number("source") ? [`flower ${number("source") - 1}`] : home;
  const still = (piece: Flight["piece"], at: string[], says = ""): Flight => ({ piece, says, from: at, to: at });
  switch (heard.event) {
    case "planted":
      return still("ring", flower);
    case "began":
    case "leads":
      return { piece: "gardener", from: home, to: ["order 0"] };
    case "ranked":
      return { piece: "gardener", from: home, to: [`order ${number("place")}`] };
    case "refilled":
      return { piece: "tile", tile: number("tile"), from: ["bag"], to: [`space ${number("space")}`] };
    case "turned":
      return { piece: "gnome", says: String(number("number")), from: ["bag"], to: ["shed"] };
    case "bid":
      return { piece: "gardener", from: home, to: [number("amount") ? `bid ${number("amount")}` : "zero 0"] };
    case "pushed":
      return { piece: "gardener", from: [`zero ${number("spot") - 2}`], to: [`zero ${number("spot") - 1}`] };
    case "paid":
      return { piece: "caterpillar", says: `−${number("amount")}`, from: home, to: ["bag"] };
    case "consoled":
      return { piece: "caterpillar", says: `+${number("caterpillars")}`, from: ["zero 0", "bag"], to: home };
    case "lifted":
      return { piece: "tile", tile: number("tile"), from: [`space ${number("space")}`], to: home };
    case "drafted":
      return still("caterpillar", home, `+${number("caterpillars")}`);
    case "found":
      return { piece: "gnome", says: String(number("number")), from: ["shed"], to: home };
    case "reserved":
      return { piece: "tile", tile: number("tile"), from: ["bag"], to: home };
    case "swapped":
      return { piece: "tile", tile: number("drawn"), from: ["bag"], to: home };
    case "discarded":
      return { piece: "tile", tile: number("tile"), from: home, to: ["bag"] };
    case "laid":
      return { piece: "tile", tile: number("tile"), turn: number("turn"), from: home, to: cell };
    case "closed":
      return { piece: "butterfly", from: source, to: cell };
    case "fenced":
      return still("ring", cell);
    case "housed":
      return { piece: "gnome", from: home, to: cell };
    case "pollinated":
      return { piece: "butterfly", from: cell, to: flower };
    case "claimed":
      return { piece: "token", says: "+1", from: flower, to: home };
    case "declined":
      return still("ring", flower);
    case "doubled":
      return { piece: "butterfly", from: source, to: flower };
    case "strayed":
      return { piece: "gnome", says: String(number("number")), from: ["shed"], to: ["bag"] };
    default:
      return still("words", []);
  }
}
