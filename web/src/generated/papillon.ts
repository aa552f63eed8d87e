// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface PapillonScene {
  window: number;
  middle: number;
  cells: string[];
  colours: string[];
  tiles: {
    name: string;
    sides: string;
    parts: number[][];
    shows: number[];
    butterflies: number[];
    caterpillar: boolean;
  }[];
  used: number[];
  row_of: number[];
  column_of: number[];
  lines: number[][];
  gnome_lines: number[];
  rounds: number;
  highest_bid: number;
  zero_bonus: number[];
  gnomes: number[];
  planters: number[][];
  nectar: number[][];
  flowers: number[];
  flower_words: string[];
  flower_marks: number;
}

export interface PapillonView extends CoreView {
  round: number;
  order: number[];
  spaces: number[];
  crawling: number[];
  bids: number[];
  zeros: number[];
  bag: number[];
  removed: number[];
  gnome: number;
  gnomes_left: number[];
  flowers: {
    planter: number;
    token: number;
    butterflies: number[];
  }[];
  claim: number;
  players: {
    caterpillars: number;
    butterflies: number;
    gnomes: number[];
    hand: number[];
    chosen: number;
    closing: number;
    garden: {
      cell: number;
      tile: number;
      turn: number;
      tried: boolean;
    }[];
    housed: number[];
    resting: {
      cell: number;
      side: number;
      colour: number;
      large: boolean;
    }[];
    closed: {
      cell: number;
      side: number;
      shows: number;
      tiles: number;
      butterflies: number;
    }[];
  }[];
  scores: number[];
  laying: boolean;
  where: string;
}

export type PapillonEventName = "planted" | "began" | "refilled" | "recycled" | "turned" | "bid" | "pushed" | "paid" | "consoled" | "ranked" | "drafted" | "lifted" | "found" | "reserved" | "leads" | "laid" | "closed" | "fenced" | "swapped" | "discarded" | "pollinated" | "claimed" | "declined" | "doubled" | "cleared" | "strayed" | "took_up" | "housed";

export const EVENTS: Record<PapillonEventName, { fields: string[] }> = {
  planted: { fields: ["flower", "first", "second", "third"] },
  began: { fields: ["caterpillars"] },
  refilled: { fields: ["space", "tile", "crawling"] },
  recycled: { fields: ["tiles"] },
  turned: { fields: ["round", "number"] },
  bid: { fields: ["amount"] },
  pushed: { fields: ["spot"] },
  paid: { fields: ["amount"] },
  consoled: { fields: ["caterpillars"] },
  ranked: { fields: ["place"] },
  drafted: { fields: ["line", "tiles", "caterpillars"] },
  lifted: { fields: ["space", "tile"] },
  found: { fields: ["number", "caterpillars"] },
  reserved: { fields: ["tile"] },
  leads: { fields: [] },
  laid: { fields: ["tile", "turn", "cell"] },
  closed: { fields: ["cell", "side", "colour", "tiles", "source"] },
  fenced: { fields: ["cell", "side", "tiles", "butterflies"] },
  swapped: { fields: ["tile", "drawn"] },
  discarded: { fields: ["tile"] },
  pollinated: { fields: ["flower", "cell", "side"] },
  claimed: { fields: ["flower"] },
  declined: { fields: ["flower"] },
  doubled: { fields: ["source", "flower"] },
  cleared: { fields: ["tiles"] },
  strayed: { fields: ["number"] },
  took_up: { fields: ["tiles"] },
  housed: { fields: ["cell", "side"] },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  bid: ["amount"],
  take: ["line"],
  lay: ["tile", "turn"],
  at: ["cell"],
  settle: ["source"],
  again: ["how"],
  finish: ["how"],
  exchange: ["tile"],
  pollinate: ["flower", "patch"],
  bonus: ["source", "flower"],
  token: ["how"],
  gnome: ["cell"],
  part: ["side"],
} as const;

export type PapillonAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  bonus_target: ["same", "any"],
  zero_bonus: ["space", "order_position"],
  cap_for_two: ["twelve", "none"],
  tie_rank: ["dense", "skip"],
  two_player_swap: ["immediate", "next_round"],
  empty_supply: ["must", "may_decline"],
  gardening: ["simultaneous", "draft_order"],
};
