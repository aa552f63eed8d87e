/** Petal in words: places, piles, events and actions. */
import { EVENTS, type PetalAction, type PetalScene, type PetalView } from "../../generated/petal";
import type { Heard } from "../game";
import { sentence } from "../telling";
import { t } from "../../words";

export type Pile = PetalView["piles"][number];
export const WAYS: [number, number][] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

export const cellName = (scene: PetalScene, cell: number): string => scene.cells[cell] ?? "?";

export function onto(scene: PetalScene, cell: number, way: number): number {
  const [dx, dy] = WAYS[way] ?? [0, 0];
  return cell + dx + dy * scene.side;
}

/** "row 3, column 2, pink 7": what a place is called, with what picking it would bring either colour. */
export function spoken(scene: PetalScene, cell: number, pile: Pile | undefined): string {
  const place = t("petal-place", { row: Math.floor(cell / scene.side) + 1, column: (cell % scene.side) + 1 });
  if (cell === scene.tree) return `${place}, ${t("petal-tree")}`;
  if (!pile) return `${place}, ${t("petal-empty")}`;
  const [top] = pile.tiles;
  if (pile.tiles.length === 1 && top) return `${place}, ${t(`petal-colour-${top[0]}`)} ${top[1]}`;
  const [green = 0, pink = 0] = pile.sums;
  if (green < 0) return `${place}, ${t("petal-covered", { size: pile.tiles.length })}`;
  return `${place}, ${t("petal-flower", {
    size: pile.tiles.length,
    green,
    pink,
    forgreen: pile.worth[0] ?? 0,
    forpink: pile.worth[1] ?? 0,
  })}`;
}

export function tell(heard: Heard, scene: PetalScene, names: string[]): string {
  return sentence("petal", EVENTS, heard, names, (field, value) => {
    if (field === "cell" || field === "onto") return cellName(scene, value);
    return field === "colour" ? t(`petal-colour-${value}`) : value;
  });
}

export function spell(action: PetalAction, scene: PetalScene, view: PetalView): string {
  const { cell } = action;
  const pile = view.piles.find((one) => one.cell === cell);
  const size = pile?.tiles.length ?? 1;
  if (action.do === "pick") return t("petal-do-pick", { cell: cellName(scene, cell), size });
  return t("petal-do-flip", {
    size,
    cell: cellName(scene, cell),
    onto: cellName(scene, onto(scene, cell, action.way)),
  });
}
