/** Small tables for the rules: a bed is written as its tiles, the corners of each clockwise from the top left. */
import type { Example } from "../game";
import { type Garden, HUES, type Seen, type Told } from "./seen";

export type Drawn = Example<Told, Seen>;
type Laid = [cell: number, corners: string];
const LETTERS = "roypvb";

interface Marks {
  square?: number;
  flowers?: number[][];
  hybrids?: number[][];
  pegs?: number[];
  wet?: number[];
  named?: number[];
  lit?: number[];
}

function words(side: number): Pick<Told, "cells" | "points"> {
  const letter = (column: number): string => "abcdefgh"[column] ?? "";
  const cells = Array.from(
    { length: side * side },
    (_, cell) => `${letter(cell % side)}${Math.floor(cell / side) + 1}`,
  );
  const span = side - 1;
  const points = Array.from({ length: span * span }, (_, point) => {
    const [column, row] = [point % span, Math.floor(point / span) + 1];
    return `${letter(column)}${letter(column + 1)}${row}${row + 1}`;
  });
  return { cells, points };
}

const bare = {
  game: "blume",
  seat: 0,
  seats: 1,
  step: "",
  prompt: "",
  asks: null,
  waiting: [],
  sealed: [],
  over: false,
};
const rest = { turn: 0, starter: 0, row: [], hand: -1, bag: 0 };

export function bed(side: number, laid: Laid[], marks: Marks, variant = "market"): Drawn {
  const tiles = laid.map(([, corners]) => [...corners].map((one) => LETTERS.indexOf(one)));
  const scene: Told = { variant, side, ...words(side), colours: [], tiles, hybrids: [[4, 2]] };
  const garden: Garden = {
    tiles: laid.map(([cell], tile) => [cell, tile, 0]),
    flowers: marks.flowers ?? [],
    hybrids: marks.hybrids ?? [],
    pegs: marks.pegs,
  };
  const seen: Seen = {
    ...bare,
    ...rest,
    square: marks.square ?? side,
    gardens: [garden],
    wet: marks.wet ?? [],
    named: marks.named ?? [],
  };
  return { scene, view: seen, lit: marks.lit ?? [] };
}

/** The market alone, with the pegs where they stand. */
export function track(market: number[], lit: number[]): Drawn {
  const scene: Told = { variant: "market", side: 5, ...words(5), colours: [], tiles: [], market: [-4, 8] };
  const seen: Seen = { ...bare, ...rest, gardens: [], market: market.slice(0, HUES) };
  return { scene, view: seen, lit };
}
