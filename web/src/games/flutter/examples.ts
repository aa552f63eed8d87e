/** Small scenes and views for the rules, drawn by the same board. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";
import { SHAPES } from "../../generated/flutter.shapes";
import type { Example } from "../game";

export type Drawn = Example<FlutterScene, FlutterView>;

const W = 12;
const ORIGIN = 5 * W + 5;
const TRACKER = Array.from({ length: 22 }, (_, petals) => Math.floor(petals / 3));
const FACE: FlutterScene["faces"][number] = {
  petals: [0, 2],
  pollen: 0,
  dry: false,
  says: { key: "flutter-face", values: { gives: [{ key: "flutter-face-red" }, { key: "flutter-face-blue" }] } },
};

/** A tile as it lies: which one, how it is turned, and where its placing corner is, seen from the middle of the example. */
interface Laid {
  name: string;
  colour: number;
  sparkles: number;
  turn: number;
  at: [number, number];
  /** Corner by corner. */
  petals: string[];
  bee?: number;
  enclosed?: boolean;
}

const RAINBEE: Laid = {
  name: "rainbee",
  colour: -1,
  sparkles: 0,
  turn: 0,
  at: [1, -1],
  petals: ["**", "rr", "yy", "**", "bb", "pp"],
};
const LADYBUG: Laid = {
  name: "ladybug",
  colour: 2,
  sparkles: 2,
  turn: 0,
  at: [0, 0],
  petals: ["y", "rr", "y", "pp"],
};
const MOTH: Laid = {
  name: "moth",
  colour: 2,
  sparkles: 3,
  turn: 9,
  at: [0, 2],
  petals: ["r", "ppp", "y", "yy", "rr"],
};
const BUTTERFLY: Laid = {
  name: "butterfly",
  colour: 2,
  sparkles: 4,
  turn: 4,
  at: [1, 1],
  petals: ["yyyy", "r", "pp", "rr", "pp", "r"],
};
const RIGHT: Laid = { ...LADYBUG, colour: 1, petals: ["b", "rr", "b", "pp"] };
const LEFT: Laid = { ...LADYBUG, colour: 1, turn: 1, petals: ["r", "bb", "r", "pp"] };
const NEW: Laid = { ...LADYBUG, colour: 0, turn: 10, at: [-1, 1], petals: ["p", "bb", "p", "yy"] };

const sceneOf = (laid: Laid[]): FlutterScene => ({
  width: W,
  height: W,
  west: 0,
  south: 0,
  shapes: SHAPES,
  tiles: laid.map(({ name, colour, sparkles, petals }) => ({
    shape: SHAPES.findIndex((shape) => shape.name === name),
    colour,
    sparkles,
    petals,
  })),
  tracker: TRACKER,
  water: [],
  faces: [FACE],
  columns: [],
});

const BARE: FlutterView = {
  game: "flutter",
  seat: -1,
  seats: 2,
  step: "select",
  prompt: "",
  asks: null,
  waiting: [],
  sealed: [],
  over: false,
  turn: -1,
  first: 0,
  turns: 1,
  last_turns: false,
  ender: -1,
  sun: 0,
  rondel: [],
  hand: -1,
  held: -1,
  offers: [],
  west: 0,
  south: 0,
  pieces: [],
  water: [],
  pond: [],
  supply: [],
  flowers: [],
  due: [],
  unnamed: [],
  owed: [],
  players: [],
};

const example = (laid: Laid[], view: Partial<FlutterView>, lit: number[]): Drawn => ({
  scene: sceneOf(laid),
  view: { ...BARE, ...view },
  lit,
});

function meadow(laid: Laid[], lit: number[], water: number[][] = []): Drawn {
  const pieces = laid.map((one, tile) => ({
    tile,
    turn: one.turn,
    at: ORIGIN + one.at[1] * W + one.at[0],
    seat: 0,
    open: 1,
    enclosed: Boolean(one.enclosed),
    encloser: -1,
    paid: false,
    bee: one.bee ?? -1,
  }));
  const due = pieces.flatMap((piece, number) => (piece.enclosed ? [number] : []));
  return example(laid, { pieces, water, due }, lit);
}

export const matching = (): Drawn => meadow([RIGHT, LEFT, NEW], [2]);

export const mismatched = (): Drawn =>
  meadow([RIGHT, LEFT, { ...NEW, colour: 2, petals: ["p", "yy", "p", "rr"] }], [2]);

export function pond(): Drawn {
  const hole = 2 * (6 * W + 5); // the upward triangle on (0, 1)
  return meadow([RAINBEE, { ...LADYBUG, enclosed: true }, MOTH, BUTTERFLY], [1], [[hole, 0]]);
}

export const bee = (): Drawn => meadow([RAINBEE, { ...LADYBUG, bee: 1 }, MOTH], [1]);

/** The stacks in a ring: prices add up from stack to stack. */
export function rondel(): Drawn {
  const hummingbird: Laid = {
    name: "hummingbird",
    colour: 3,
    sparkles: 4,
    turn: 0,
    at: [0, 0],
    petals: ["y", "rrr", "b", "yyy", "r", "bbb"],
  };
  const dragonfly: Laid = {
    name: "dragonfly",
    colour: 3,
    sparkles: 4,
    turn: 0,
    at: [0, 0],
    petals: ["y", "yyy", "rr", "b", "bbb", "rr"],
  };
  const moth: Laid = { ...MOTH, colour: 1, turn: 0, petals: ["p", "bbb", "r", "rr", "pp"] };
  const ladybug: Laid = { ...LADYBUG, colour: 0, petals: ["p", "bb", "p", "yy"] };
  const stacks = [hummingbird, dragonfly, moth, ladybug, BUTTERFLY];
  const prices = [
    [0, 0, 1, 0],
    [0, 0, 1, 2],
    [0, 0, 1, 5],
    [0, 4, 1, 5],
    [0, 0, 0, 0],
  ];
  const ring = stacks.map((_, stack) => ({ stack, top: stack, tiles: 6, removed: [], price: prices[stack] ?? [] }));
  return example(stacks, { rondel: ring, sun: 3, supply: [16] }, []);
}

export const tracks = (): Drawn => example([LADYBUG], { players: [{ petals: [13, 8, 5, 0], bee: -1, pollen: 7 }] }, []);
