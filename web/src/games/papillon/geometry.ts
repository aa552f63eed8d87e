/** Where things are drawn. The server decides what may be placed where. */
import type { PapillonScene, PapillonView } from "../../generated/papillon";
import { PARTS } from "../../generated/papillon.art";

export const SIDE = 100;
export const FIELD = 4;
/** An example in the rules says which part of the table it shows. */
export type Drawn = PapillonScene & { drawn?: "market" | "tracks" | "flowers" | "garden" };
export type Face = PapillonScene["tiles"][number];
export type Player = PapillonView["players"][number];

/** One part of a tile: the outline that is turned by quarters, and where its printed butterflies sit. */
export interface Part {
  outline: string;
  quarters: number;
  shows: number;
  sides: number[];
  /** Runs through the middle, over what it passes. */
  over: boolean;
  moths: [number, number][];
}

const ACROSS = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];
/** The parts of a tile as printed; what runs through the middle comes last and so lies on top. */
export function parts(face: Face): Part[] {
  const keys = face.parts.map((sides) => [...sides].sort().join(""));
  const through = keys.some((key) => PARTS[key]?.over) ? "|" : "";
  const found = face.parts.flatMap((sides, index) => {
    const drawn = PARTS[`${keys[index]}${through}`];
    if (!drawn) return [];
    const { outline, quarters, over, at, aside } = drawn;
    const count = face.butterflies[index] ?? 0;
    const moths = Array.from({ length: count }, (_, moth): [number, number] => {
      const shift = moth - (count - 1) / 2;
      return [at[0] + shift * aside[0], at[1] + shift * aside[1]];
    });
    return [{ outline, quarters, over, shows: face.shows[index] ?? FIELD, sides, moths }];
  });
  return found.sort((one, other) => Number(one.over) - Number(other.over));
}

/** A place well inside the part of a tile that lies towards this side. */
export const onSide = (side: number): [number, number] => [(ACROSS[side] ?? 0) * 30, (DOWN[side] ?? 0) * 30];

/** The window of a garden is wrapped around: the cell after the last of a row is its first. */
const within = (place: number, size: number): number => ((place % size) + size) % size;

/** Rows or columns of a garden as they lie beside each other, where they go over the border of the window too. */
function unrolled(lines: number[], size: number): number[] {
  const used = new Set(lines);
  if (!used.has(0) || !used.has(size - 1)) return lines;
  let gap = 0;
  while (used.has(gap)) gap++;
  return lines.map((line) => (line < gap ? line + size : line));
}

/** What a garden is drawn in: cells from here to there. */
export interface Box {
  left: number;
  top: number;
  across: number;
  down: number;
}

/** Around these cells with an edge, and never smaller than so many: a first tile should not fill the field. */
export function box(scene: PapillonScene, cells: number[], edge: number, least = 1): Box {
  const all = cells.length ? cells : [scene.middle];
  const columns = unrolled(
    all.map((cell) => cell % scene.window),
    scene.window,
  );
  const rows = unrolled(
    all.map((cell) => Math.floor(cell / scene.window)),
    scene.window,
  );
  const [left, right] = [Math.min(...columns) - edge, Math.max(...columns) + edge];
  const [top, bottom] = [Math.min(...rows) - edge, Math.max(...rows) + edge];
  const across = Math.max(least, right - left + 1);
  const down = Math.max(least, bottom - top + 1);
  return { left: (left + right + 1 - across) / 2, top: (top + bottom + 1 - down) / 2, across, down };
}

/** The free cells beside a garden; before the first tile the one in the middle. */
export function beside(scene: PapillonScene, laid: number[]): number[] {
  if (laid.length === 0) return [scene.middle];
  const found = new Set<number>();
  for (const cell of laid) {
    const column = cell % scene.window;
    const row = cell - column;
    found.add(row + within(column - 1, scene.window)).add(row + within(column + 1, scene.window));
    const cells = scene.window * scene.window;
    found.add(within(cell - scene.window, cells)).add(within(cell + scene.window, cells));
  }
  return [...found].filter((cell) => scene.cells[cell] !== undefined && !laid.includes(cell));
}

export const middleX = (scene: PapillonScene, frame: Box, cell: number): number =>
  (within((cell % scene.window) - frame.left, scene.window) + 0.5) * SIDE;
export const middleY = (scene: PapillonScene, frame: Box, cell: number): number =>
  (within(Math.floor(cell / scene.window) - frame.top, scene.window) + 0.5) * SIDE;
