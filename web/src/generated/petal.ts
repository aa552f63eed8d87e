// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface PetalScene {
  side: number;
  tree: number;
  cells: string[];
  fewer: number;
}

export interface PetalView extends CoreView {
  piles: {
    cell: number;
    tiles: number[][];
    sums: number[];
    worth: number[];
  }[];
  bouquets: {
    cell: number;
    tiles: number[][];
    sums: number[];
    worth: number[];
    points: number;
  }[][];
  points: number[];
}

export type PetalEventName = "started" | "laid" | "flipped" | "picked" | "uncovered" | "laid_unsaid";

export const EVENTS: Record<PetalEventName, { fields: string[] }> = {
  started: { fields: ["colour"] },
  laid: { fields: ["cell", "colour", "number"] },
  flipped: { fields: ["cell", "onto", "size"] },
  picked: { fields: ["cell", "size", "green", "pink", "points"] },
  uncovered: { fields: ["cell", "size", "green", "pink"] },
  laid_unsaid: { fields: ["cell", "colour"] },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  flip: ["way", "cell"],
  pick: ["cell"],
} as const;

export type PetalAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  contents: ["open", "memory"],
};
