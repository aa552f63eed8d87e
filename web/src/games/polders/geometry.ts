/** Where things are drawn. The server decides what may be drawn where. */
import type { PoldersAction, PoldersScene } from "../../generated/polders";
import { type SheetDrawn, squares } from "./names";

export const CELL = 48;
export const EDGE = 46;

export function extent(scene: PoldersScene, sheet: SheetDrawn): [number, number] {
  return [
    Math.max(...sheet.cells.map((cell) => cell % scene.width)) + 1,
    Math.max(...sheet.cells.map((cell) => Math.floor(cell / scene.width))) + 1,
  ];
}

/** Whether a shape, in a position, has a square here when its first square lies on the anchor. */
export function covered(scene: PoldersScene, card: number, turn: number, anchor: number): number[] {
  const x = anchor % scene.width;
  const y = Math.floor(anchor / scene.width);
  return squares(scene, card, turn).map(([dx = 0, dy = 0]) => x + dx + (y + dy) * scene.width);
}

/** For every square that some legal placement covers, the placement whose middle lies nearest to it. */
export function snaps(scene: PoldersScene, card: number, turn: number, legal: PoldersAction[]): Map<number, number> {
  const best = new Map<number, [number, number]>();
  for (const action of legal) {
    if (action.do !== "place" || action.turn !== turn) continue;
    const anchor = action.cell;
    const cells = covered(scene, card, turn, anchor);
    const mx = cells.reduce((sum, cell) => sum + (cell % scene.width), 0) / cells.length;
    const my = cells.reduce((sum, cell) => sum + Math.floor(cell / scene.width), 0) / cells.length;
    for (const cell of cells) {
      const far = Math.hypot((cell % scene.width) - mx, Math.floor(cell / scene.width) - my);
      const known = best.get(cell);
      if (!known || far < known[1] - 1e-9) best.set(cell, [anchor, far]);
    }
  }
  return new Map([...best].map(([cell, [anchor]]) => [cell, anchor]));
}

/** Where a shape lies whose middle square is put here, whether it fits or not. */
export function tried(scene: PoldersScene, card: number, turn: number, cell: number): number {
  const shape = covered(scene, card, turn, 0);
  const anchor = cell - (shape[Math.floor(shape.length / 2)] ?? 0);
  return anchor >= 0 ? anchor : cell;
}
