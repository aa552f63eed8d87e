/** Polders in words: squares, shapes, events, reasons. The words of the box are translated where they are known. */
import { EVENTS, type PoldersAction, type PoldersScene, type PoldersView } from "../../generated/polders";
import { letter } from "../../table/seats";
import { or, t } from "../../words";
import type { Heard } from "../game";
import { sentence } from "../telling";

export type SheetDrawn = PoldersScene["sheets"][number];
export type SheetSeen = PoldersView["sheets"][number];
const ARROWS = [">", "v", "<", "^", ">*", "v*", "<*", "^*"];

/** A square's ink as whose it is and the filling it is drawn in. */
export const inkOf = (scene: PoldersScene, ink: number): { seat: number; filling: number } => ({
  seat: Math.floor(ink / scene.fillings.length),
  filling: ink % scene.fillings.length,
});

export const term = (english: string): string => or(`polders.term.${english}`, english);

/** "c4, a mill, mill field of A" */
export function spoken(scene: PoldersScene, sheet: SheetDrawn, ink: number[], index: number): string {
  const parts = [scene.cells[sheet.cells[index] ?? -1] ?? "?"];
  const building = scene.fillings[sheet.buildings[index] ?? -1];
  if (building) parts.push(term(building.building));
  const drawn = ink[index] ?? -1;
  const { seat, filling: kind } = inkOf(scene, drawn);
  const filling = scene.fillings[kind];
  if (drawn >= 0 && filling) parts.push(t("polders.of", { field: term(filling.field), seat: letter(seat) }));
  else parts.push(t("polders.empty"));
  return parts.join(", ");
}

export const shapeName = (scene: PoldersScene, card: number): string => scene.shapes[card]?.name ?? t("polders.single");

/** The squares of a shape in one position, as steps from its first square. */
export function squares(scene: PoldersScene, card: number, turn: number): number[][] {
  const shape = scene.shapes[card];
  if (!shape) return [[0, 0]];
  return (shape.turns.find((one) => one.turn === turn) ?? shape.turns[0])?.squares ?? [[0, 0]];
}

export const tell = (heard: Heard, scene: PoldersScene, names: string[]): string =>
  sentence("polders", EVENTS, heard, names, (field, value) => word(scene, field, value));

function word(scene: PoldersScene, field: string, value: number): string {
  switch (field) {
    case "sheet":
      return scene.sheets[value]?.name ?? "?";
    case "card":
      return shapeName(scene, value);
    case "filling":
      return term(scene.fillings[value]?.fields ?? "?");
    case "turn":
      return ARROWS[value] ?? "";
    case "cell":
      return scene.cells[value] ?? "?";
    case "assignment":
      return term(scene.assignments[value]?.title ?? "?");
    default:
      return String(value);
  }
}

export function spell(action: PoldersAction, scene: PoldersScene): string {
  const filling = term(scene.fillings[action.filling ?? -1]?.fields ?? "");
  if (action.do === "card") return t("polders.do.card", { card: shapeName(scene, action.card), filling });
  if (action.do === "single") return t("polders.do.card", { card: t("polders.single"), filling });
  return t("polders.do.place", {
    cell: scene.cells[action.cell] ?? "?",
    turn: t(`polders.turn.${action.turn}`),
  });
}

/** The sentences of the assignment cards hold numbers and words of the box: each is known by its pattern. */
const SAYINGS: [RegExp, string][] = [
  [/^Most correctly filled (.+): (.+) points\.$/, "most"],
  [/^(-?\d+) points? for every set of correct (.+), (.+) and (.+)\.$/, "sets"],
  [/^(-?\d+) points? for every row of (\d+) or more squares that is all yours\.$/, "rows"],
  [/^(-?\d+) points? for every column of (\d+) or more squares that is all yours\.$/, "columns"],
  [/^(-?\d+) points? for every area of (\d+) or more squares, correct buildings included\.$/, "areas"],
  [/^(-?\d+) points? for every area of (\d+) or more squares without a correct building\.$/, "bare"],
  [/^(-?\d+) points? for every square that stands alone in its filling\.$/, "solo"],
  [/^(-?\d+) points? for every correctly filled building\.$/, "right"],
  [/^(-?\d+) points? for every wrongly filled building\.$/, "wrong"],
  [/^(-?\d+) points? for every stretch of road with squares of your own on both sides\.$/, "roads"],
  [/^(-?\d+) points? with fewer than (\d+) correctly filled (.+)\.$/, "fewer"],
  [/^(.+) with (\d+) (.+)$/, "with"],
  [/^(.+) without a (.+)$/, "without"],
];

export function saying(english: string): string {
  for (const [pattern, key] of SAYINGS) {
    const found = pattern.exec(english);
    if (!found) continue;
    const words = found.slice(1).map((part) => part.split(", ").map(term).join(", "));
    return or(
      `polders.says.${key}`,
      english,
      Object.fromEntries(words.map((value, index) => [String(index + 1), value])),
    );
  }
  return term(english);
}

export const reason = saying;
