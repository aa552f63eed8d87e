// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface BlumeScene {
  variant: string;
  side: number;
  cells: string[];
  points: string[];
  colours: string[];
  tiles: number[][];
  hybrids?: number[][];
  cans?: number[][];
  greenhouse?: number;
  market?: number[];
  squares?: number[];
  tools?: string[][];
  cards?: number[][];
  enough?: number;
  span?: number;
}

export interface BlumeView extends CoreView {
  turn: number;
  starter: number;
  round?: number;
  square?: number;
  row: number[];
  hand: number;
  bag: number;
  heap?: number;
  gardens: {
    tiles: number[][];
    flowers: number[][];
    hybrids?: number[][];
    stock?: number[];
    shelves?: number[];
    scored?: number[];
    worth?: number;
    pegs?: number[];
    points?: number;
  }[];
  market?: number[];
  hybrids?: number[];
  can?: number;
  wet?: number[];
  blooms?: number[];
  part?: number[];
  pool?: number[];
  named?: number[];
  to_prune?: number;
  tools?: {
    shown: number[];
    left: number;
    gloves: number[];
    paid: number[][];
    price: number[][];
    busy: number;
    origin: number;
    sieved: number[];
  };
  botanist?: {
    card: number;
    told: number;
    holds: boolean[];
    deck: number;
    public: number[];
    owner: number[];
    drop: boolean[];
    next: number;
    first: number[];
    second: number[];
    points: number[];
  };
  last?: number;
}

export type BlumeEventName = "started" | "turned_hybrid" | "turned_can" | "revealed" | "poured" | "took" | "dipped" | "placed" | "bloomed" | "watered" | "stocked" | "lowered" | "moved_peg" | "forgone" | "scored" | "pruned" | "uprooted" | "grew" | "weeded" | "triggered" | "pushed" | "showed_tool" | "used" | "retired" | "raked" | "lifted" | "cut" | "traded" | "cleared" | "sieved" | "sifted" | "left" | "hosed" | "dealt" | "unveiled" | "laid_out" | "covered" | "collected" | "pegged" | "flowered" | "last_round" | "empty";

export const EVENTS: Record<BlumeEventName, { fields: string[] }> = {
  started: { fields: ["starter"] },
  turned_hybrid: { fields: ["hybrid"] },
  turned_can: { fields: ["can"] },
  revealed: { fields: ["slot", "tile"] },
  poured: { fields: ["tiles"] },
  took: { fields: ["slot", "tile"] },
  dipped: { fields: ["tile"] },
  placed: { fields: ["tile", "cell", "turn"] },
  bloomed: { fields: ["point", "flower"] },
  watered: { fields: ["point"] },
  stocked: { fields: ["colour", "stock"] },
  lowered: { fields: ["colour", "stock"] },
  moved_peg: { fields: ["colour", "worth"] },
  forgone: { fields: [] },
  scored: { fields: ["round", "points"] },
  pruned: { fields: ["cell", "tile"] },
  uprooted: { fields: ["point", "hybrid"] },
  grew: { fields: ["round"] },
  weeded: { fields: ["slot", "tile"] },
  triggered: { fields: ["hybrid", "tiles"] },
  pushed: { fields: ["colour", "worth"] },
  showed_tool: { fields: ["tool"] },
  used: { fields: ["tool", "gloves"] },
  retired: { fields: ["tool"] },
  raked: { fields: ["cell", "tile", "turn"] },
  lifted: { fields: ["cell", "tile"] },
  cut: { fields: ["cell", "tile"] },
  traded: { fields: ["slot", "tile"] },
  cleared: { fields: ["tiles"] },
  sieved: { fields: ["tile"] },
  sifted: { fields: ["tile"] },
  left: { fields: [] },
  hosed: { fields: ["point"] },
  dealt: { fields: ["hybrid"] },
  unveiled: { fields: ["hybrid"] },
  laid_out: { fields: ["hybrid", "card_slot", "points"] },
  covered: { fields: ["hybrid"] },
  collected: { fields: ["hybrid", "points"] },
  pegged: { fields: ["point", "colour"] },
  flowered: { fields: ["point", "colour"] },
  last_round: { fields: [] },
  empty: { fields: [] },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  take: ["slot"],
  dip: [],
  place: ["turn", "cell"],
  bloom: ["point"],
  stock: [],
  market: ["way", "colour"],
  lower: ["colour"],
  shed: ["count"],
  prune: ["cell"],
  use: ["tool"],
  rake: ["turn", "cell"],
  lift: ["cell"],
  sift: ["place"],
  leave: [],
  hose: ["point"],
} as const;

export type BlumeAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  prune_round1: ["3", "4"],
  hybrid_pattern: ["alternating", "any2plus2"],
  pruned_tiles: ["out", "bag"],
  tools_per_turn: ["any", "1"],
  touch: ["courtesy", "strict"],
};
