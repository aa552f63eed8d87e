/** Where things are drawn; what may be laid where is the house's business. */
import type { PapillonScene, PapillonView } from "../../generated/papillon";

export const SIDE = 100;
export const FIELD = 4;
export type Face = PapillonScene["tiles"][number];
export type Player = PapillonView["players"][number];

/** One part of a tile: the outline that is turned by quarters, and where its printed butterflies sit. */
export interface Part {
  outline: string;
  quarters: number;
  shows: number;
  sides: number[];
  moths: [number, number][];
}

const ACROSS = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];
const opposite = (sides: number[]): boolean => sides.length === 2 && Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) === 2;

function outline(sides: number[], shallow: boolean): [string, number] {
  if (sides.length === 4) return ["all", 0];
  if (sides.length === 3) return ["three", ([0, 1, 2, 3].findIndex((side) => !sides.includes(side)) + 1) % 4];
  const [low = 0, high = 0] = [...sides].sort((a, b) => a - b);
  if (sides.length === 1) return [shallow ? "shallow" : "one", low];
  if (high - low === 2) return ["through", low];
  return ["corner", low === 0 && high === 3 ? 3 : low];
}

function moths(sides: number[], count: number, through: boolean): [number, number][] {
  const reach = opposite(sides) || sides.length === 4 ? 0 : through ? 40 : sides.length === 1 ? 33 : 24;
  const sum = (ways: number[]): number => sides.reduce((total, side) => total + (ways[side] ?? 0), 0) * reach;
  // Side by side along the side they belong to.
  const flat = sides.length > 1 || (sides[0] ?? 0) % 2 === 0;
  return Array.from({ length: count }, (_, index) => {
    const aside = (index - (count - 1) / 2) * 15;
    return [sum(ACROSS) + (flat ? aside : 0), sum(DOWN) + (flat ? 0 : aside)];
  });
}

/** The parts of a tile as printed; what runs through the middle comes last and so lies on top. */
export function parts(face: Face): Part[] {
  const through = face.parts.some(opposite);
  const found = face.parts.map((sides, index) => {
    const [name, quarters] = outline(sides, through);
    const shows = "BPRYF".indexOf(face.sides[sides[0] ?? 0] ?? "F");
    return { outline: name, quarters, shows, sides, moths: moths(sides, face.butterflies[index] ?? 0, through) };
  });
  return found.sort((one, other) => Number(opposite(one.sides)) - Number(opposite(other.sides)));
}

/** A place well inside the part of a tile that lies towards this side. */
export const onSide = (side: number): [number, number] => [(ACROSS[side] ?? 0) * 30, (DOWN[side] ?? 0) * 30];

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
  const columns = all.map((cell) => cell % scene.window);
  const rows = all.map((cell) => Math.floor(cell / scene.window));
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
    if (column > 0) found.add(cell - 1);
    if (column < scene.window - 1) found.add(cell + 1);
    found.add(cell - scene.window).add(cell + scene.window);
  }
  return [...found].filter((cell) => scene.cells[cell] !== undefined && !laid.includes(cell));
}

export const middleX = (scene: PapillonScene, frame: Box, cell: number): number =>
  ((cell % scene.window) - frame.left + 0.5) * SIDE;
export const middleY = (scene: PapillonScene, frame: Box, cell: number): number =>
  (Math.floor(cell / scene.window) - frame.top + 0.5) * SIDE;

/** The spaces of the draft board that a line crosses: rows 0 to 3, columns 4 to 7. */
export function crossed(scene: PapillonScene, line: number): number[] {
  const of = line < 4 ? scene.row_of : scene.column_of;
  return scene.used.filter((space) => of[space] === line % 4);
}

/** Where each gardener stands who bid nothing: the latest furthest right, counted from there. */
export function zeros(view: PapillonView): Map<number, number> {
  const found = new Map<number, number>();
  for (const seat of [...view.order].reverse()) if (seat >= 0 && view.bids[seat] === 0) found.set(seat, found.size);
  return found;
}
