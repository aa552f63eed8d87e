// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface FlutterScene {
  width: number;
  height: number;
  shapes: {
    name: string;
    outline: string;
    cells: number[][][];
    corners: number[][][];
  }[];
  tiles: {
    shape: number;
    colour: number;
    sparkles: number;
    petals: string[];
  }[];
  tracker: number[];
  water: string[];
  vertices: string[];
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
    at: number;
    gain: number[];
    cost: number[];
    fills: number;
  }[];
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

export const EVENTS: Record<FlutterEventName, { fields: string[]; says: string }> = {
  began: { fields: [], says: "{who} begins." },
  arranged: { fields: ["place", "stack"], says: "Place {place} of the rondel is the {stack} stack." },
  sun_rose: { fields: ["stack"], says: "The sun stands on the {stack} stack." },
  turned_up: { fields: ["stack", "tile"], says: "The {stack} stack shows {tile}." },
  sun_moved: { fields: ["stack"], says: "The sun moves to the {stack} stack." },
  took: { fields: ["stack", "tile"], says: "{who} takes {tile}." },
  skipped: { fields: ["stack", "count", "colour"], says: "{who} pays {count} {colour} to skip the {stack}." },
  turned: { fields: ["tile", "turn"], says: "{who} holds it at {turn}." },
  placed: { fields: ["piece", "tile", "turn", "at"], says: "{who} places {tile} as tile {piece} on {at}." },
  grew: { fields: ["colour", "count", "petals"], says: "{who} gains {count} {colour}, now {petals}." },
  withered: { fields: ["colour", "count", "petals"], says: "{who} pays {count} {colour}, now {petals}." },
  flooded: { fields: ["cell", "face"], says: "Water fills {cell}: {face}." },
  sipped: { fields: ["pollen"], says: "{who} gains {pollen} pollen from the pond." },
  scored: { fields: ["piece", "count", "colour"], says: "{who} pays {count} {colour} for tile {piece}: {count} pollen." },
  missed: { fields: ["piece", "pollen"], says: "{who} cannot pay for tile {piece}: all others gain {pollen}." },
  rested: { fields: [], says: "The rainbee is enclosed." },
  flew_home: { fields: ["piece", "pollen"], says: "The bee of {who} leaves tile {piece}: {pollen} pollen." },
  settled: { fields: ["piece"], says: "The bee of {who} settles on tile {piece}." },
  gave_up: { fields: ["tile"], says: "{who} can place nothing; {tile} leaves the game." },
  last_turns: { fields: ["stack"], says: "The {stack} stack is empty: one last turn for the others." },
  bloomed: { fields: ["colour", "count", "pollen"], says: "{who} still has {count} {colour}: {pollen} pollen." },
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
