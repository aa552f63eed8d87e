/** Flutter in words: tiles, places, events, actions, reasons. The words of the box are translated where they are known. */
import { EVENTS, type FlutterAction, type FlutterScene, type FlutterView } from "../../generated/flutter";
import { letter } from "../../table/seats";
import { or, say, slug, t } from "../../words";
import type { Foreseen } from "../../table/hands";
import type { Heard } from "../game";
import { sentence } from "../telling";

export const COLOURS = ["red", "yellow", "blue", "purple"];
export const FILLS = ["var(--red)", "var(--yellow)", "var(--blue)", "var(--purple)"];
export const colourName = (colour: number): string => t(`flutter-colour-${COLOURS[colour] ?? "rainbow"}`);

export const shapeName = (scene: FlutterScene, shape: number): string => {
  const name = scene.shapes[shape]?.name ?? "?";
  return or(`flutter-shape-${slug(name)}`, name);
};

/** "the red moth" */
export function tileName(scene: FlutterScene, tile: number): string {
  const face = scene.tiles[tile];
  if (!face || face.colour < 0 || face.shape === scene.shapes.length - 1) return t("flutter-rainbee");
  return t("flutter-tile", { colour: colourName(face.colour), shape: shapeName(scene, face.shape) });
}

/** "the red moth, 3 sparkles" */
export function tileSpoken(scene: FlutterScene, tile: number): string {
  const sparkles = scene.tiles[tile]?.sparkles ?? 0;
  return sparkles > 0
    ? `${tileName(scene, tile)}, ${t("flutter-sparkles", { count: sparkles })}`
    : tileName(scene, tile);
}

/** "tile 7, the red moth, 3 sparkles, 2 open sides, B's bee" */
export function pieceSpoken(scene: FlutterScene, view: FlutterView, number: number): string {
  const piece = view.pieces[number];
  if (!piece) return "";
  const parts = number ? [t("flutter-piece", { piece: number })] : [];
  parts.push(tileSpoken(scene, piece.tile), t("flutter-at", { at: vertexName(scene, piece.at) }));
  parts.push(piece.enclosed ? t("flutter-enclosed") : t("flutter-open", { count: piece.open }));
  if (piece.bee >= 0) parts.push(t("flutter-beeof", { seat: letter(piece.bee) }));
  return parts.join(", ");
}

/** "2 red and 1 blue", in any order of colours; nothing where there is none. */
export const amounts = (petals: number[], sign = ""): string =>
  petals
    .map((count, colour) => (count > 0 ? `${sign}${count} ${colourName(colour)}` : ""))
    .filter(Boolean)
    .join(", ");

/** "moth, 5 tiles, on top the red moth, 3 sparkles, costs 1 blue" */
export function stackSpoken(scene: FlutterScene, view: FlutterView, place: number): string {
  const stack = view.rondel[place];
  if (!stack || stack.stack < 0) return t("flutter-nostack");
  const parts = [
    t("flutter-stack", { stack: shapeName(scene, stack.stack) }),
    t("flutter-tiles", { count: stack.tiles }),
  ];
  if (stack.top >= 0) parts.push(t("flutter-top", { tile: tileSpoken(scene, stack.top) }));
  if (place === view.sun) parts.push(t("flutter-sunhere"));
  if ((stack.price[0] ?? -1) >= 0) {
    const price = amounts(stack.price);
    parts.push(price ? t("flutter-costs", { price }) : t("flutter-free"));
  }
  return parts.join(", ");
}

/** What a place would bring, from the view alone: "+3 blue, −2 yellow, closes a pond of 2" */
export function offerSpoken(offer: FlutterView["offers"][number]): string {
  const parts = [amounts(offer.gain, "+"), amounts(offer.cost, "−")].filter(Boolean);
  if (offer.fills) parts.push(t("flutter-fills", { count: offer.fills }));
  return parts.join(", ") || t("flutter-nopetals");
}

/** What is sure to follow besides petals of flowers: tiles closed and paid, ponds, bees. */
export function follows(preview: Foreseen<FlutterView> | null, scene: FlutterScene): string[] {
  const found: string[] = [];
  for (const event of preview?.events ?? []) {
    const piece = Number(event.piece ?? -1);
    if (event.event === "scored")
      found.push(t("flutter-follow-scored", { piece, pollen: Number(event.count), price: price(event) }));
    else if (event.event === "missed") found.push(t("flutter-follow-missed", { piece, pollen: Number(event.pollen) }));
    else if (event.event === "flew_home")
      found.push(t("flutter-follow-bee", { seat: letter(Number(event.seat)), pollen: Number(event.pollen) }));
    else if (event.event === "sipped") found.push(t("flutter-follow-sipped", { pollen: Number(event.pollen) }));
    else if (event.event === "last_turns")
      found.push(t("flutter-follow-last", { stack: shapeName(scene, Number(event.stack)) }));
  }
  return found;
}

const price = (event: Record<string, unknown>): string => `${Number(event.count)} ${colourName(Number(event.colour))}`;

/** What water gives: "red and blue", "1 pollen" */
export function faceName(scene: FlutterScene, face: number): string {
  const given = scene.faces[face];
  return given ? say(given.says) : "?";
}

/** A vertex is called after its column and its row: "p16". */
export function vertexName(scene: FlutterScene, vertex: number): string {
  return `${scene.columns[vertex % scene.width] ?? "?"}${Math.floor(vertex / scene.width) + 1}`;
}

export const cellName = (scene: FlutterScene, cell: number): string =>
  vertexName(scene, Math.floor(cell / 2)) + (cell % 2 ? "v" : "^");

export const turnName = (turn: number): string =>
  turn === 0 ? t("flutter-straight") : t(turn < 6 ? "flutter-turned" : "flutter-flipped", { degrees: (turn % 6) * 60 });

/** The meadow shows no coordinates, so the log names none. */
const UNPLACED = ["placed", "flooded"];

export function tell(heard: Heard, scene: FlutterScene, names: string[]): string {
  const key = UNPLACED.includes(heard.event) ? `${heard.event}-seen` : heard.event;
  return sentence("flutter", EVENTS, heard, names, (field, value) => word(scene, field, value), key);
}

function word(scene: FlutterScene, field: string, value: number): string | number {
  switch (field) {
    case "stack":
      return shapeName(scene, value);
    case "tile":
      return tileName(scene, value);
    case "turn":
      return turnName(value);
    case "at":
      return vertexName(scene, value);
    case "colour":
      return colourName(value);
    case "cell":
      return cellName(scene, value);
    case "face":
      return faceName(scene, value);
    case "place":
      return String(value + 1);
    default:
      // A number stays one, so that its text can be in the singular.
      return value;
  }
}

/** The same where the board shows the place: the meadow has no coordinates. */
export const brief = (action: FlutterAction, scene: FlutterScene, view: FlutterView): string =>
  action.do === "place"
    ? t("flutter-do-place-seen", { gains: placeGains(action.at, view) })
    : spell(action, scene, view);

function placeGains(at: number, view: FlutterView): string {
  const offer = view.offers.find((one) => one.at === at && one.turn === view.held);
  return offer ? offerSpoken(offer) : "";
}

export function spell(action: FlutterAction, scene: FlutterScene, view: FlutterView): string {
  switch (action.do) {
    case "stack": {
      const stack = view.rondel.find((one) => one.stack === action.stack);
      const cost = amounts(stack?.price ?? []);
      return t(cost ? "flutter-do-stack-paid" : "flutter-do-stack", {
        tile: tileName(scene, stack?.top ?? -1),
        price: cost,
      });
    }
    case "turn":
      return t("flutter-do-turn", { turn: turnName(action.turn) });
    case "place":
      return t("flutter-do-place", { at: vertexName(scene, action.at), gains: placeGains(action.at, view) });
    case "colour":
      return t("flutter-do-colour", { colour: colourName(action.colour) });
    case "score":
    case "bee": {
      const { piece } = action;
      return t(`flutter-do-${action.do}`, { piece, tile: tileSpoken(scene, view.pieces[piece]?.tile ?? -1) });
    }
    default:
      return t(`flutter-do-${action.do}`);
  }
}
