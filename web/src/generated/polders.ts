// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";
import type { Message } from "../words";

export interface PoldersScene {
  width: number;
  height: number;
  cells: string[];
  rounds: number[];
  turns: number;
  sheets: {
    name: string;
    seats: number[];
    round_boxes: number;
    first: number;
    cells: number[];
    buildings: number[];
    roads: number[][];
  }[];
  fillings: {
    field: string;
    fields: string;
    building: string;
    buildings: string;
    letter: string;
    mark: string;
  }[];
  shapes: {
    name: string;
    cards: number;
    turns: {
      turn: number;
      squares: number[][];
    }[];
  }[];
  assignments: {
    title: Message;
    says: Message;
  }[];
}

export interface PoldersView extends CoreView {
  round: number;
  turn: number;
  dealer: number;
  held: number[];
  open: number[];
  deck: number[];
  discard: number[];
  assignments: number[];
  assignment_deck: number[];
  sheets: {
    sheet: number;
    held_by: number;
    goes_to: number;
    ink: number[];
  }[];
  stands: {
    areas: number;
    assignments: number[][];
    correct: number[];
    wrong: number;
  }[];
}

export type PoldersEventName = "received" | "dealer" | "assigned" | "flipped" | "drew" | "rested" | "discarded" | "passed" | "crossed" | "shuffled";

export const EVENTS: Record<PoldersEventName, { fields: string[] }> = {
  received: { fields: ["sheet"] },
  dealer: { fields: ["round"] },
  assigned: { fields: ["assignment"] },
  flipped: { fields: ["card"] },
  drew: { fields: ["sheet", "card", "filling", "turn", "cell"] },
  rested: { fields: ["sheet"] },
  discarded: { fields: ["left"] },
  passed: { fields: [] },
  crossed: { fields: ["sheet", "round"] },
  shuffled: { fields: ["cards"] },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  card: ["card", "filling"],
  single: ["filling"],
  place: ["turn", "cell"],
} as const;

export type PoldersAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  polders: ["marked", "drawn", "1-2-3-4", "1-3-4-2", "1-4-2-3", "2-3-4-1", "2-4-1-3", "3-4-1-2"],
  too_few: ["card", "appendix"],
  wrong_buildings: ["join", "plain", "letter"],
  ties: ["place", "pool"],
  single: ["bordering", "anywhere"],
};
