/** Puzzles: the server keeps nothing; we say what we try, and it says whether that is right. */
import type { Happened, Previewed, Refused } from "../generated/wire";
import type { Message } from "../words";
import { type About, type JudgedAction, ask } from "./api";

export type Band = "easy" | "medium" | "hard";

export interface PuzzleRow {
  key: string;
  seats: number;
  modules: string[];
  band: Band;
}

export interface PuzzleGame {
  game: string;
  /** The puzzle of the day. */
  today: string;
  puzzles: PuzzleRow[];
}

/** Why the answer is best, compared with the action that first meets the eye. */
export interface Solution {
  answer: JudgedAction;
  tempting: JudgedAction;
  share: number;
  instead: number;
  lead: [number, number, number];
  theme: string;
  lines: { reason: Message; mine: number; theirs: number }[];
  /** Bots find it from this level on. */
  level: number;
}

export interface Solved {
  then: Happened;
  solution: Solution;
}

export type Tried = ({ right: true } & Solved) | { right: false; answer: Message };

export const puzzles = {
  list: () => ask<{ games: PuzzleGame[] }>("GET", "puzzles"),
  about: (puzzle: string) => ask<{ table: About; now: Happened; band: Band }>("GET", `puzzles/${puzzle}`),
  try: (puzzle: string, action: number) => ask<Tried>("POST", `puzzles/${puzzle}`, { action }),
  solution: (puzzle: string) => ask<Solved>("GET", `puzzles/${puzzle}/solution`),
  preview: (puzzle: string, action: number) =>
    ask<Previewed | Refused>("POST", `puzzles/${puzzle}/preview`, { action }),
};
