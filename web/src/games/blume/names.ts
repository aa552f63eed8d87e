/** Blume in words: colours, tiles, places, events and actions. */
import { type BlumeAction, EVENTS } from "../../generated/blume";
import { t } from "../../words";
import type { Heard } from "../game";
import { sentence } from "../telling";
import { inSquare, turned } from "./geometry";
import { HUES, NONE, type Seen, type Told, UP, open, own } from "./seen";

const ARROWS = ["^", ">", "v", "<"];

export const colourName = (colour: number): string => t(`blume-colour-${colour}`);
export const toolName = (tool: number): string => t(`blume-tool-${tool}`);
export const cellName = (scene: Told, cell: number): string => scene.cells[cell] ?? "?";
export const pointName = (scene: Told, point: number): string => scene.points[point] ?? "?";

export function hybridName(scene: Told, hybrid: number): string {
  const [one = 0, other = 0] = scene.hybrids?.[hybrid] ?? [];
  return t("blume-hybrid", { one: colourName(one), other: colourName(other) });
}

/** A kind of flower is a colour, or from the seventh on a hybrid. */
export const kindName = (scene: Told, kind: number): string =>
  kind < HUES ? colourName(kind) : hybridName(scene, kind - HUES);

/** "red, orange, yellow, pink": a tile as it lies, clockwise from the top left. */
export const tileName = (scene: Told, tile: number, turn = 0): string =>
  turned(scene.tiles[tile] ?? [], turn)
    .map(colourName)
    .join(", ");

/** "b3, a tile with red, orange, yellow, pink" */
export function spokenCell(scene: Told, seen: Seen, seat: number, cell: number): string {
  const name = cellName(scene, cell);
  const found = seen.gardens[seat]?.tiles.find(([one]) => one === cell);
  if (found) {
    const said = t("blume-cell-tile", { cell: name, tile: tileName(scene, found[1] ?? 0, found[2] ?? 0) });
    return seat === own(seen) && seen.named?.includes(cell) ? `${said}, ${t("blume-cell-named")}` : said;
  }
  const lawn = !open(scene) && !inSquare(scene.side, cell, seen.square ?? scene.side);
  return t(lawn ? "blume-cell-lawn" : "blume-cell-empty", { cell: name });
}

/** "bc23, a red flower, watered" */
export function spokenPoint(scene: Told, seen: Seen, seat: number, point: number): string {
  const parts = [t("blume-point", { point: pointName(scene, point) })];
  const garden = seen.gardens[seat];
  const flower = garden?.flowers.find(([one]) => one === point);
  if (flower) parts.push(t("blume-point-flower", { flower: colourName(flower[1] ?? 0) }));
  const hybrid = garden?.hybrids?.find(([one]) => one === point);
  if (hybrid) parts.push(t("blume-point-hybrid", { hybrid: hybridName(scene, hybrid[1] ?? 0) }));
  if (seen.wet?.includes(point)) parts.push(t("blume-point-wet"));
  return parts.join(", ");
}

/** The places that an event is about: cells and points of the seat's garden, pegs of the market, shelves. */
export function marks(heard: Heard): string[] {
  switch (heard.event) {
    case "placed":
    case "raked":
      return [`cell ${heard.cell}`];
    case "bloomed":
    case "hosed":
    case "pegged":
    case "flowered":
      return [`point ${heard.point}`];
    case "moved_peg":
      return [`peg ${heard.colour}`];
    case "stocked":
    case "lowered":
      return [`shelf ${heard.colour}`];
    default:
      return [];
  }
}

/** A bed shows no names of points, so the log has none. */
const UNPLACED = ["bloomed", "watered", "uprooted", "hosed", "pegged", "flowered", "turned_can"];

export function tell(heard: Heard, scene: Told, names: string[]): string {
  const key = UNPLACED.includes(heard.event) ? `${heard.event}-seen` : heard.event;
  return sentence("blume", EVENTS, heard, names, (field, value) => word(scene, field, value), key);
}

function word(scene: Told, field: string, value: number): string | number {
  switch (field) {
    case "cell":
      return cellName(scene, value);
    case "point":
      return pointName(scene, value);
    case "tile":
      return (scene.tiles[value] ?? []).map(colourName).join("/");
    case "turn":
      return ARROWS[value] ?? "";
    case "colour":
      return colourName(value);
    case "hybrid":
      return hybridName(scene, value);
    case "flower":
      return kindName(scene, value);
    case "tool":
      return toolName(value);
    case "can":
      return canName(scene, value);
    case "gloves":
      return t("blume-gloves", { count: value });
    case "round":
      return t("blume-roundname", { round: value + 1 });
    case "slot":
    case "card_slot":
      return String(value + 1);
    default:
      // A number stays one, so that its text can be in the singular.
      return value;
  }
}

export const canName = (scene: Told, can: number): string =>
  (scene.cans?.[can] ?? [])
    .slice(1)
    .map((point) => pointName(scene, point))
    .join(", ");

/** The same where the board shows the place. */
export const brief = (action: BlumeAction, scene: Told, seen: Seen): string =>
  action.do === "bloom" || action.do === "hose" ? t(`blume-do-${action.do}-seen`) : spell(action, scene, seen);

export function spell(action: BlumeAction, scene: Told, seen: Seen): string {
  const cell = cellName(scene, Number(action.cell));
  const values: Record<string, string | number> = {
    cell,
    point: pointName(scene, Number(action.point)),
    colour: colourName(Number(action.colour ?? seen.part?.[1] ?? 0)),
    tool: toolName(Number(action.tool)),
    count: Number(action.count),
  };
  switch (action.do) {
    case "take":
      return t("blume-do-take", {
        slot: Number(action.slot) + 1,
        tile: tileName(scene, seen.row[Number(action.slot)] ?? NONE),
      });
    case "sift":
      return t("blume-do-sift", { tile: tileName(scene, seen.tools?.sieved[Number(action.place)] ?? NONE) });
    case "place":
      return t("blume-do-place", { cell, turn: t(`blume-turn-${Number(action.turn)}`) });
    case "rake":
      return t("blume-do-rake", { cell, turn: t(`blume-turn-${Number(action.turn) + 1}`) });
    case "market":
      return t(action.way === UP ? "blume-do-raise" : "blume-do-drop", values);
    default:
      return t(`blume-do-${action.do}`, values);
  }
}
