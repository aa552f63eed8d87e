// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";
import type { Message } from "../words";

export interface FlutterScene {
  width: number;
  height: number;
  west: number;
  south: number;
  shapes: {
    name: string;
    outline: string;
    cells: number[][][];
    corners: number[][][];
    rims: number[][][][];
    hearts: number[][];
    ways: number[][][];
  }[];
  tiles: {
    shape: number;
    colour: number;
    sparkles: number;
    petals: string[];
  }[];
  tracker: number[];
  water: string[];
  faces: {
    petals: number[];
    pollen: number;
    dry: boolean;
    says: Message;
  }[];
  columns: string[];
}

export interface FlutterView extends CoreView {
  turn: number;
  first: number;
  turns: number;
  last_turns: boolean;
  ender: number;
  sun: number;
  rondel: {
    stack: number;
    top: number;
    tiles: number;
    removed: unknown[];
    price: number[];
  }[];
  hand: number;
  held: number;
  offers: {
    turn: number;
    at: number;
    gain: number[];
    cost: number[];
    net: number;
    fills: number;
  }[];
  west: number;
  south: number;
  pieces: {
    tile: number;
    turn: number;
    at: number;
    seat: number;
    open: number;
    enclosed: boolean;
    encloser: number;
    paid: boolean;
    bee: number;
  }[];
  water: number[][];
  pond: unknown[];
  supply: number[];
  flowers: number[][];
  due: number[];
  unnamed: number[][];
  owed: number[];
  players: {
    petals: number[];
    bee: number;
    pollen: number;
  }[];
}

export type FlutterEventName = "began" | "arranged" | "sun_rose" | "turned_up" | "sun_moved" | "took" | "skipped" | "turned" | "placed" | "grew" | "withered" | "flooded" | "sipped" | "scored" | "missed" | "rested" | "flew_home" | "settled" | "gave_up" | "last_turns" | "bloomed";

export const EVENTS: Record<FlutterEventName, { fields: string[] }> = {
  began: { fields: [] },
  arranged: { fields: ["place", "stack"] },
  sun_rose: { fields: ["stack"] },
  turned_up: { fields: ["stack", "tile"] },
  sun_moved: { fields: ["stack"] },
  took: { fields: ["stack", "tile"] },
  skipped: { fields: ["stack", "count", "colour"] },
  turned: { fields: ["tile", "turn"] },
  placed: { fields: ["piece", "tile", "turn", "at"] },
  grew: { fields: ["colour", "count", "petals"] },
  withered: { fields: ["colour", "count", "petals"] },
  flooded: { fields: ["cell", "face"] },
  sipped: { fields: ["pollen"] },
  scored: { fields: ["piece", "count", "colour"] },
  missed: { fields: ["piece", "pollen"] },
  rested: { fields: [] },
  flew_home: { fields: ["piece", "pollen"] },
  settled: { fields: ["piece"] },
  gave_up: { fields: ["tile"] },
  last_turns: { fields: ["stack"] },
  bloomed: { fields: ["colour", "count", "pollen"] },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  stack: ["stack"],
  turn: ["turn"],
  place: ["at"],
  colour: ["colour"],
  score: ["piece"],
  bee: ["piece"],
  keep: [],
  pass: [],
} as const;

export type FlutterAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  water: ["drawn", "face_down"],
  rainbow: ["placed", "any", "nothing"],
  scores: ["hidden", "open"],
  sun: ["fixed", "random"],
  rondel: ["fixed", "random"],
};
