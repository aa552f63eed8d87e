/** Small scenes and views for the rules, drawn by the same board. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";
import type { Example } from "../game";

export type Drawn = Example<FlutterScene, FlutterView>;

const W = 12;
const ORIGIN = 5 * (W + 1) + 5;
const TRACKER = Array.from({ length: 22 }, (_, petals) => Math.floor(petals / 3));
const WATER = ["red and blue"];

/** A tile as it lies: its triangles and corners, seen from the middle of the example. */
interface Laid {
  name: string;
  colour: number;
  sparkles: number;
  /** "U 0 0" as in an edition. */
  cells: string[];
  /** "0 0 yy": a corner and its petals. */
  corners: string[];
  bee?: number;
  enclosed?: boolean;
}

const RAINBEE: Laid = {
  name: "rainbee",
  colour: -1,
  sparkles: 0,
  cells: ["U 1 -1", "D 0 -1", "U 0 -1", "D 0 -2", "U 1 -2", "D 1 -2"],
  corners: ["2 -1 **", "1 0 rr", "0 0 yy", "0 -1 **", "1 -2 bb", "2 -2 pp"],
};
const LADYBUG: Laid = {
  name: "ladybug",
  colour: 2,
  sparkles: 2,
  cells: ["U 0 0", "D 0 0"],
  corners: ["0 0 y", "1 0 rr", "1 1 y", "0 1 pp"],
};
const MOTH: Laid = {
  name: "moth",
  colour: 2,
  sparkles: 3,
  cells: ["D -1 1", "U -1 1", "D -1 0"],
  corners: ["0 2 r", "0 1 ppp", "0 0 y", "-1 1 yy", "-1 2 rr"],
};
const BUTTERFLY: Laid = {
  name: "butterfly",
  colour: 2,
  sparkles: 4,
  cells: ["U 1 0", "D 1 0", "U 1 1", "D 0 1"],
  corners: ["1 1 yyyy", "1 0 r", "2 0 pp", "2 1 rr", "1 2 pp", "0 2 r"],
};
const RIGHT: Laid = {
  ...LADYBUG,
  colour: 1,
  corners: ["0 0 b", "1 0 rr", "1 1 b", "0 1 pp"],
};
const LEFT: Laid = {
  ...LADYBUG,
  colour: 1,
  cells: ["D -1 0", "U -1 1"],
  corners: ["0 0 r", "0 1 bb", "-1 2 r", "-1 1 pp"],
};
const NEW: Laid = {
  ...LADYBUG,
  colour: 0,
  cells: ["U -1 0", "D -1 -1"],
  corners: ["-1 1 p", "0 0 bb", "0 -1 p", "-1 0 yy"],
};

const numbers = (text: string): number[] => text.split(" ").slice(0, 3).map(Number);
const cell = (text: string): number[] => {
  const [kind, i, j] = text.split(" ");
  return [kind === "U" ? 0 : 1, Number(i), Number(j)];
};
const corner = (text: string): number[] => numbers(text).slice(0, 2);

function sceneOf(laid: Laid[]): FlutterScene {
  // The last shape is the starting tile's, as on a real table.
  const shapes = [...laid.filter((one) => one !== RAINBEE), RAINBEE];
  return {
    width: W,
    height: W,
    shapes: shapes.map((one) => ({
      name: one.name,
      outline: "",
      cells: [one.cells.map(cell)],
      corners: [one.corners.map(corner)],
    })),
    tiles: laid.map((one) => ({
      shape: shapes.indexOf(one),
      colour: one.colour,
      sparkles: one.sparkles,
      petals: one.corners.map((text) => text.split(" ")[2] ?? ""),
    })),
    tracker: TRACKER,
    water: WATER,
    vertices: [],
  };
}

const BARE: FlutterView = {
  game: "flutter",
  seat: -1,
  seats: 2,
  step: "select",
  prompt: "",
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
    turn: 0,
    at: ORIGIN,
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
  meadow([RIGHT, LEFT, { ...NEW, colour: 2, corners: ["-1 1 p", "0 0 yy", "0 -1 p", "-1 0 rr"] }], [2]);

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
    cells: ["U 0 0", "D 0 0", "U 1 0", "U 0 1"],
    corners: ["0 0 y", "1 0 rrr", "2 0 b", "1 1 yyy", "0 2 r", "0 1 bbb"],
  };
  const dragonfly: Laid = {
    name: "dragonfly",
    colour: 3,
    sparkles: 4,
    cells: ["U 0 0", "D 0 0", "U 1 0", "D 1 0"],
    corners: ["0 0 y", "1 0 yyy", "2 0 rr", "2 1 b", "1 1 bbb", "0 1 rr"],
  };
  const moth: Laid = {
    ...MOTH,
    colour: 1,
    cells: ["U 0 0", "D 0 0", "U 1 0"],
    corners: ["0 0 p", "1 0 bbb", "2 0 r", "1 1 rr", "0 1 pp"],
  };
  const ladybug: Laid = { ...LADYBUG, colour: 0, corners: ["0 0 p", "1 0 bb", "1 1 p", "0 1 yy"] };
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
