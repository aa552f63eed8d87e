/** Where things are drawn. The server decides where a tile may be placed. */
import { type Garden, type Told, open } from "./seen";

export const CELL = 88;
export const EDGE = 34;

/** The part of a bed that is drawn: columns and rows from the bottom left. */
export interface Frame {
  side: number;
  /** Points in a row: one fewer than cells, but as many in a field, which is wrapped around. */
  span: number;
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

/** A bed is drawn whole; of an open field only what is planted, with a cell round it for what comes next. */
export function frame(scene: Told, garden: Garden | undefined, least = 5): Frame {
  const side = scene.side;
  const span = scene.span ?? side - 1;
  const tiles = garden?.tiles ?? [];
  if (!open(scene) || tiles.length === 0) return { side, span, left: 0, bottom: 0, columns: side, rows: side };
  const [left, columns] = stretch(
    tiles.map(([cell = 0]) => cell % side),
    side,
    least,
    span === side,
  );
  const [bottom, rows] = stretch(
    tiles.map(([cell = 0]) => Math.floor(cell / side)),
    side,
    least,
    span === side,
  );
  return { side, span, left, bottom, columns, rows };
}

/** A row or column of the window that may lie over its border. */
const within = (place: number, side: number): number => ((place % side) + side) % side;

/** Rows or columns as they lie beside each other, where a field goes over the border of its window. */
function unrolled(lines: number[], side: number): number[] {
  const used = new Set(lines);
  if (!used.has(0) || !used.has(side - 1)) return lines;
  let gap = 0;
  while (used.has(gap)) gap++;
  return lines.map((line) => (line < gap ? line + side : line));
}

function stretch(lines: number[], side: number, least: number, wraps: boolean): [number, number] {
  const places = wraps ? unrolled(lines, side) : lines;
  let low = Math.min(...places) - 1;
  let high = Math.max(...places) + 1;
  while (high - low + 1 < least) {
    low -= 1;
    if (high - low + 1 < least) high += 1;
  }
  if (!wraps) {
    low = Math.max(0, low);
    high = Math.min(side - 1, high);
  }
  return [low, high - low + 1];
}

export const cellX = (at: Frame, cell: number): number => (within((cell % at.side) - at.left, at.side) + 0.5) * CELL;
export const cellY = (at: Frame, cell: number): number =>
  (at.rows - within(Math.floor(cell / at.side) - at.bottom, at.side) - 0.5) * CELL;
export const pointX = (at: Frame, point: number): number => within((point % at.span) + 1 - at.left, at.side) * CELL;
export const pointY = (at: Frame, point: number): number =>
  (at.rows - within(Math.floor(point / at.span) + 1 - at.bottom, at.side)) * CELL;

/** Every cell of the frame, row by row from the top, as it is read. */
export function cells(at: Frame): number[] {
  const found: number[] = [];
  for (let row = at.rows - 1; row >= 0; row--)
    for (let column = 0; column < at.columns; column++)
      found.push(within(at.bottom + row, at.side) * at.side + within(at.left + column, at.side));
  return found;
}

/** Whether a cell, or a point, lies in the square of so many columns and rows. */
export const inSquare = (side: number, cell: number, square: number): boolean =>
  Math.max(cell % side, Math.floor(cell / side)) < square;

/** The corners of a tile as it lies, clockwise from the top left. */
export const turned = (corners: number[], turn: number): number[] =>
  [0, 1, 2, 3].map((corner) => corners[(corner - turn + 4) % 4] ?? 0);
