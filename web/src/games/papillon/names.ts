/** Papillon in words: tiles, places, flowers, events and reasons. */
import { EVENTS, type PapillonAction, type PapillonScene, type PapillonView } from "../../generated/papillon";
import { listed, t } from "../../words";
import type { Heard } from "../game";
import { sentence } from "../telling";
import { FIELD, parts } from "./geometry";

const TURNS = ["^", ">", "v", "<"];

export const colourName = (shows: number): string => t(`papillon-colour-${shows}`);
export const sideName = (side: number): string => t(`papillon-side-${side}`);
export const lineName = (line: number): string =>
  t(line < 4 ? "papillon-row" : "papillon-column", { number: (line % 4) + 1 });

export function spaceName(scene: PapillonScene, space: number): string {
  return `${lineName(scene.row_of[space] ?? 0)}, ${lineName(4 + (scene.column_of[space] ?? 0))}`;
}

/** "red 2": the colour, and a number where there are several of one. */
export function flowerName(scene: PapillonScene, flower: number): string {
  const colour = scene.flowers[flower] ?? 0;
  const alike = scene.flowers.map((one, index) => [one, index] as const).filter(([one]) => one === colour);
  const number = alike.findIndex(([, index]) => index === flower) + 1;
  return alike.length > 1 ? `${colourName(colour)} ${number}` : colourName(colour);
}

/** Where a butterfly comes from: 0 the supply, then the flowers, then nowhere. */
export function sourceName(scene: PapillonScene, source: number): string {
  if (source === 0) return t("papillon-supply");
  return source > scene.flowers.length ? t("papillon-nowhere") : flowerName(scene, source - 1);
}

/** What a screen reader says of a tile: its parts, from the north round. */
export function tileName(scene: PapillonScene, kind: number, turn = 0): string {
  const face = scene.tiles[kind];
  if (!face) return t("papillon-empty");
  const said = parts(face).map((part) => {
    const sides = part.sides.map((side) => (side + turn) % 4).sort((a, b) => a - b);
    const where = sides.length === 4 ? t("papillon-everywhere") : listed(sides.map(sideName));
    const what = `${colourName(part.shows)} ${where}`;
    return part.moths.length ? `${what} ${t("papillon-with", { count: part.moths.length })}` : what;
  });
  if (face.caterpillar) said.push(t("papillon-caterpillar"));
  return said.join(", ");
}

export const caterpillars = (count: number): string => t("papillon-caterpillars", { count });

/** "row 3: 2 tiles, 1 caterpillar, the gnome with 3" */
export function lineSays(scene: PapillonScene, view: PapillonView, line: number): string {
  const spaces = (scene.lines[line] ?? []).filter((space) => (view.spaces[space] ?? -1) >= 0);
  const crawling = spaces.reduce((sum, space) => sum + (view.crawling[space] ?? 0), 0);
  const said = [t("papillon-tiles", { count: spaces.length })];
  if (crawling) said.push(caterpillars(crawling));
  if (scene.gnome_lines.includes(line) && view.gnome >= 0)
    said.push(t("papillon-thegnome", { number: scene.gnomes[view.gnome] ?? 0 }));
  return `${lineName(line)}: ${said.join(", ")}`;
}

/** "red 1, nectar 8, 5, 3, butterflies: A 2, B 1" */
export function flowerSays(scene: PapillonScene, view: PapillonView, flower: number): string {
  const seen = view.flowers[flower];
  const here = (seen?.butterflies ?? [])
    .map((count, seat) => (count ? `${"ABCD"[seat]} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  const said = t("papillon-flower", {
    flower: flowerName(scene, flower),
    values: nectar(scene, view, flower).join(", ") || "–",
    butterflies: here || t("papillon-none"),
  });
  return seen && seen.token < 0 ? `${said}, ${t("papillon-tokenhere")}` : said;
}

/** What the planter of a flower pays, the most first; nothing before it is dealt. */
export const nectar = (scene: PapillonScene, view: PapillonView, flower: number): number[] =>
  scene.nectar[view.flowers[flower]?.planter ?? -1] ?? [];

/** The places that an event is about: bids, lines of the market, flowers, and cells of the seat's garden. */
export function marks(heard: Heard): string[] {
  switch (heard.event) {
    case "laid":
    case "housed":
    case "closed":
    case "fenced":
      return [`cell ${heard.cell}`];
    case "bid":
      return [`bid ${heard.amount}`];
    case "drafted":
      return [`line ${heard.line}`];
    case "pollinated":
    case "claimed":
    case "doubled":
      return [`flower ${heard.flower}`];
    default:
      return [];
  }
}

/** A garden shows no coordinates, so the log names none. */
const UNPLACED = ["laid", "closed", "fenced", "housed"];

export function tell(heard: Heard, scene: PapillonScene, names: string[]): string {
  // A planter's second value is not named if it is never paid.
  const two = heard.event === "planted" && scene.nectar[0]?.length === 2;
  const key = two ? "planted-two" : UNPLACED.includes(heard.event) ? `${heard.event}-seen` : heard.event;
  const said = sentence("papillon", EVENTS, heard, names, (field, value) => word(scene, field, value), key);
  return (said[0] ?? "").toUpperCase() + said.slice(1);
}

function word(scene: PapillonScene, field: string, value: number): string | number {
  switch (field) {
    case "cell":
      return scene.cells[value] ?? "?";
    case "tile":
    case "drawn":
      return tileName(scene, value);
    case "turn":
      return TURNS[value] ?? "";
    case "side":
      return sideName(value);
    case "flower":
      return flowerName(scene, value);
    case "source":
      return sourceName(scene, value);
    case "colour":
      return colourName(value);
    case "space":
      return spaceName(scene, value);
    case "line":
      return lineName(value);
    case "place":
      return t(`papillon-place-${value}`);
    default:
      // A number stays one, so that its text can be in the singular.
      return value;
  }
}

/** The same where the board shows the place. */
export const brief = (action: PapillonAction, scene: PapillonScene, view: PapillonView): string =>
  action.do === "at" || action.do === "gnome" ? t(`papillon-do-${action.do}-seen`) : spell(action, scene, view);

export function spell(action: PapillonAction, scene: PapillonScene, view: PapillonView): string {
  switch (action.do) {
    case "bid":
      return t("papillon-do-bid", { amount: action.amount });
    case "take":
      return t("papillon-do-take", { line: lineSays(scene, view, action.line) });
    case "lay":
      return t("papillon-do-lay", { tile: tileName(scene, action.tile, action.turn) });
    case "at":
    case "gnome":
      return t(`papillon-do-${action.do}`, { cell: scene.cells[action.cell] ?? "?" });
    case "settle":
      if (action.source > scene.flowers.length) return t("papillon-do-settle-none");
      return t("papillon-do-settle", { source: sourceName(scene, action.source) });
    case "exchange":
      return t("papillon-do-exchange", { tile: tileName(scene, action.tile) });
    case "again":
    case "finish":
    case "token":
      return t(`papillon-do-${action.do}-${action.how}`);
    case "pollinate":
      return t("papillon-do-pollinate", {
        flower: flowerName(scene, action.flower),
        patch: t(`papillon-patch-${action.patch}`),
      });
    case "bonus":
      return t("papillon-do-bonus", {
        source: sourceName(scene, action.source),
        flower: flowerName(scene, action.flower),
      });
    default:
      return t("papillon-do-part", { side: sideName(action.side) });
  }
}

/** "blue over 3 tiles", "a field with 2 butterflies" */
export function closedName(region: { shows: number; tiles: number; butterflies: number }): string {
  if (region.shows === FIELD) return t("papillon-closedfield", { count: region.butterflies });
  return t("papillon-closedpatch", { colour: colourName(region.shows), tiles: region.tiles });
}
