/** Where things are drawn; where a tile may lie is the house's business. */
import { type Garden, type Told, open } from "./seen";

export const CELL = 88;
export const EDGE = 34;

/** The part of a bed that is drawn: columns and rows from the bottom left. */
export interface Frame {
  side: number;
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

/** A bed is drawn whole; of an open field only what is planted, with a cell round it for what comes next. */
export function frame(scene: Told, garden: Garden | undefined, least = 5): Frame {
  const side = scene.side;
  const tiles = garden?.tiles ?? [];
  if (!open(scene) || tiles.length === 0) return { side, left: 0, bottom: 0, columns: side, rows: side };
  const [left, columns] = stretch(
    tiles.map(([cell = 0]) => cell % side),
    side,
    least,
  );
  const [bottom, rows] = stretch(
    tiles.map(([cell = 0]) => Math.floor(cell / side)),
    side,
    least,
  );
  return { side, left, bottom, columns, rows };
}

function stretch(places: number[], side: number, least: number): [number, number] {
  let low = Math.min(...places) - 1;
  let high = Math.max(...places) + 1;
  while (high - low + 1 < least) {
    low -= 1;
    if (high - low + 1 < least) high += 1;
  }
  low = Math.max(0, low);
  high = Math.min(side - 1, high);
  return [low, high - low + 1];
}

export const cellX = (at: Frame, cell: number): number => ((cell % at.side) - at.left + 0.5) * CELL;
export const cellY = (at: Frame, cell: number): number =>
  (at.rows - (Math.floor(cell / at.side) - at.bottom) - 0.5) * CELL;
export const pointX = (at: Frame, point: number): number => ((point % (at.side - 1)) + 1 - at.left) * CELL;
export const pointY = (at: Frame, point: number): number =>
  (at.rows - (Math.floor(point / (at.side - 1)) + 1 - at.bottom)) * CELL;

/** Every cell of the frame, row by row from the top, as it is read. */
export function cells(at: Frame): number[] {
  const found: number[] = [];
  for (let row = at.rows - 1; row >= 0; row--)
    for (let column = 0; column < at.columns; column++) found.push((at.bottom + row) * at.side + at.left + column);
  return found;
}

/** Whether a cell, or a point, lies in the square of so many columns and rows. */
export const inSquare = (side: number, cell: number, square: number): boolean =>
  Math.max(cell % side, Math.floor(cell / side)) < square;

/** The corners of a tile as it lies, clockwise from the top left. */
export const turned = (corners: number[], turn: number): number[] =>
  [0, 1, 2, 3].map((corner) => corners[(corner - turn + 4) % 4] ?? 0);
