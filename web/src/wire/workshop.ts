/** Requests of the workshop: an edition file is looked at, measured, and never stored. */
import type { Draft as DraftOrder, MeasureOrder } from "../generated/shapes";
import type { Message } from "../words";
import { ask } from "./api";

/** What an edition may hold in one place; `hortus/workshop/fields.py` describes it. */
export interface Field {
  kind: "number" | "text" | "drawing" | "word" | "numbers" | "texts" | "part" | "parts";
  bounds: number[];
  allowed: string[];
  optional: boolean;
  fields?: Record<string, Field>;
}

/** A piece as it is printed, the part of the edition that it shows, and what can be clicked on it. */
export interface Drawn {
  source: (string | number)[];
  name: string;
  /** The name of the picture; `svg` is empty if this page has it already. */
  drawing: string;
  svg: string;
  ratio: number;
  count: number;
  spots: {
    kind: "letters" | "words" | "map" | "grid" | "toggle" | "number" | "parts" | "focus";
    path: (string | number)[];
    places: number[];
    letters: string;
    at: number[];
    name: Message;
    clears: (string | number)[];
    bounds: number[];
    absent: number | number[] | null;
  }[];
}

export interface Counted {
  /** Of what is printed: the components it is printed on. */
  what?: string;
  name: string;
  count: number;
}

/** What the server says about an edition file. */
export interface Look {
  components: Record<string, unknown> | null;
  fault: (Message & { reason: string }) | null;
  where: (string | number)[];
  fields: Record<string, Field>;
  drawings: Drawn[];
  pieces: Counted[];
  signs: Counted[];
  usual: Record<string, Counted[]>;
}

export interface WorkshopStart {
  text: string;
  components: Record<string, unknown>;
  fields: Record<string, Field>;
  share: boolean;
}

/** What some hundred games gave; each pair is a mean, and half of its interval. */
export interface Column {
  points: [number, number][];
  wins: [number, number][];
  length: [number, number];
  most: number;
  least: number;
}

export interface Measured {
  done: number;
  total: number;
  finished: boolean;
  found: { games: number; mine: Column; standard: Column } | null;
  fault: (Message & { reason: string }) | null;
}

export const workshop = {
  start: (game: string) => ask<WorkshopStart>("GET", `workshop/${game}`),
  look: (game: string, draft: DraftOrder) => ask<Look>("POST", `workshop/${game}`, draft),
  measure: (game: string, order: MeasureOrder) => ask<{ job: string }>("POST", `workshop/${game}/measure`, order),
  news: (game: string, job: string) => ask<Measured>("GET", `workshop/${game}/measure/${job}`),
};
