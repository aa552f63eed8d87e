/** Polders in words: squares, shapes, events, reasons. The words of the box are translated where they are known. */
import { EVENTS, type PoldersAction, type PoldersScene, type PoldersView } from "../../generated/polders";
import { letter } from "../../table/seats";
import { or, say, slug, t } from "../../words";
import type { Heard, Scored } from "../game";
import { sentence } from "../telling";

export type SheetDrawn = PoldersScene["sheets"][number];
export type SheetSeen = PoldersView["sheets"][number];
const ARROWS = [">", "v", "<", "^", ">*", "v*", "<*", "^*"];

/** A square's ink as whose it is and the filling it is drawn in. */
export const inkOf = (scene: PoldersScene, ink: number): { seat: number; filling: number } => ({
  seat: Math.floor(ink / scene.fillings.length),
  filling: ink % scene.fillings.length,
});

export const term = (english: string): string => or(`polders-term-${slug(english)}`, english);

/** "c4, a mill, mill field of A" */
export function spoken(scene: PoldersScene, sheet: SheetDrawn, ink: number[], index: number): string {
  const parts = [scene.cells[sheet.cells[index] ?? -1] ?? "?"];
  const building = scene.fillings[sheet.buildings[index] ?? -1];
  if (building) parts.push(term(building.building));
  const drawn = ink[index] ?? -1;
  const { seat, filling: kind } = inkOf(scene, drawn);
  const filling = scene.fillings[kind];
  if (drawn >= 0 && filling) parts.push(t("polders-of", { field: term(filling.field), seat: letter(seat) }));
  else parts.push(t("polders-empty"));
  return parts.join(", ");
}

export const shapeName = (scene: PoldersScene, card: number): string => scene.shapes[card]?.name ?? t("polders-single");

/** The squares of a shape in one position, as steps from its first square. */
export function squares(scene: PoldersScene, card: number, turn: number): number[][] {
  const shape = scene.shapes[card];
  if (!shape) return [[0, 0]];
  return (shape.turns.find((one) => one.turn === turn) ?? shape.turns[0])?.squares ?? [[0, 0]];
}

export const tell = (heard: Heard, scene: PoldersScene, names: string[]): string =>
  sentence("polders", EVENTS, heard, names, (field, value) => word(scene, field, value));

function word(scene: PoldersScene, field: string, value: number): string | number {
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
    case "assignment": {
      const card = scene.assignments[value];
      return card ? say(card.title) : "?";
    }
    default:
      // A number stays one, so that its text can be in the singular.
      return value;
  }
}

/** "10 squares × 2 farms × ½ = 10": how many points an area gives. The part that counts follows from the points. */
export function formula(line: Scored): string {
  const { count: buildings, buildings: kind } = line.why.values ?? {};
  if (line.why.key !== "polders-reason-with" || typeof buildings !== "number" || kind === undefined) return "";
  const whole = line.count * buildings;
  const part = [1, 2, 4].find((by) => Math.floor(whole / by) === line.points) ?? 1;
  return t(`polders-formula-${part}`, { squares: line.count, count: buildings, buildings: kind, points: line.points });
}

export function spell(action: PoldersAction, scene: PoldersScene): string {
  const filling = term(scene.fillings[action.filling ?? -1]?.fields ?? "");
  if (action.do === "card") return t("polders-do-card", { card: shapeName(scene, action.card), filling });
  if (action.do === "single") return t("polders-do-card", { card: t("polders-single"), filling });
  return t("polders-do-place", {
    cell: scene.cells[action.cell] ?? "?",
    turn: t(`polders-turn-${action.turn}`),
  });
}
