// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface PetalScene {
  side: number;
  tree: number;
  cells: string[];
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

export const EVENTS: Record<PetalEventName, { fields: string[]; says: string }> = {
  started: { fields: ["colour"], says: "The tree shows {colour}: {colour} begins." },
  laid: { fields: ["cell", "colour", "number"], says: "{cell} is {colour} {number}." },
  flipped: { fields: ["cell", "onto", "size"], says: "{who} flips {cell} onto {onto}, a flower of {size}." },
  picked: { fields: ["cell", "size", "green", "pink", "points"], says: "{who} picks {cell}, a flower of {size}: green {green}, pink {pink}, {points} points." },
  uncovered: { fields: ["cell", "size", "green", "pink"], says: "{cell} is uncovered: green {green}, pink {pink}." },
  laid_unsaid: { fields: ["cell", "colour"], says: "{cell} is {colour}." },
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
