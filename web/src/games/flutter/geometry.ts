/** The triangular lattice on paper: where vertices lie, how a turned tile is drawn, which petals meet. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";

export type Point = [number, number];
type Shape = FlutterScene["shapes"][number];
export type Piece = FlutterView["pieces"][number];
export const SIDE = 72;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
const LETTERS = "rybp*";

/** A tile in one of its turns, seen from the corner it is placed by. */
export interface Form {
  /** Its outline, closed. */
  rim: string;
  /** Where the animal sits. */
  heart: Point;
  /** West, north, east, south. */
  box: [number, number, number, number];
  /** For each corner the angles at which its petals grow. */
  tips: { at: Point; angles: number[] }[];
}

export interface Petal {
  angle: number;
  colour: number;
}

/** All petals round one vertex. */
export interface Flower {
  vertex: number;
  at: Point;
  petals: Petal[];
  tiles: number;
}

export const spot = (i: number, j: number): Point => [(i + j / 2) * SIDE, -j * HEIGHT];

export function corners([kind = 0, i = 0, j = 0]: number[]): Point[] {
  return kind === 0
    ? [spot(i, j), spot(i + 1, j), spot(i, j + 1)]
    : [spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)];
}

export const middle = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The window is wrapped around: a column or row, counted on from where the window is cut open. */
const within = (place: number, cut: number, size: number): number => ((((place - cut) % size) + size) % size) + cut;

/** A vertex as [i, j]. */
function corner(scene: FlutterScene, vertex: number): Point {
  const row = Math.floor(vertex / scene.width);
  return [within(vertex - row * scene.width, scene.west, scene.width), within(row, scene.south, scene.height)];
}

export const vertexSpot = (scene: FlutterScene, vertex: number): Point => spot(...corner(scene, vertex));

/** A cell's number as [kind, i, j]. */
export function cellOf(scene: FlutterScene, cell: number): number[] {
  return [cell % 2, ...corner(scene, Math.floor(cell / 2))];
}

export const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

const forms = new WeakMap<object, Map<number, Form>>();

/** The drawing of a tile in one turn; worked out once for each shape. */
export function form(scene: FlutterScene, tile: number, turn: number): Form {
  const shape = scene.shapes[scene.tiles[tile]?.shape ?? 0];
  if (!shape) return { rim: "", heart: [0, 0], box: [0, 0, 0, 0], tips: [] };
  let known = forms.get(shape);
  if (!known) forms.set(shape, (known = new Map()));
  let found = known.get(turn);
  if (!found) known.set(turn, (found = drawn(shape, turn)));
  return found;
}

function drawn(shape: Shape, turn: number): Form {
  const lines = (shape.rims[turn] ?? []).map((line) => line.map(([i = 0, j = 0]) => spot(i, j)));
  const [x = 0, y = 0] = shape.hearts[turn] ?? [];
  const xs = lines.flat().map(([across]) => across);
  const ys = lines.flat().map(([, down]) => down);
  return {
    rim: lines.map(path).join(""),
    heart: spot(x, y),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    tips: (shape.corners[turn] ?? []).map(([i = 0, j = 0], corner) => ({
      at: spot(i, j),
      angles: (shape.ways[turn]?.[corner] ?? []).map((way) => 60 * way),
    })),
  };
}

/** The petals of one tile, corner by corner. */
export function petalsOf(scene: FlutterScene, tile: number, turn: number): { at: Point; petals: Petal[] }[] {
  const letters = scene.tiles[tile]?.petals ?? [];
  return form(scene, tile, turn).tips.map(({ at, angles: ways }, corner) => ({
    at,
    petals: [...(letters[corner] ?? "")].map((letter, index) => ({
      colour: LETTERS.indexOf(letter),
      angle: ways[index] ?? 0,
    })),
  }));
}

/** Petals that meet in a vertex are one flower, whichever tiles they lie on. */
export function flowers(scene: FlutterScene, pieces: Piece[]): Flower[] {
  const found = new Map<number, Flower>();
  for (const piece of pieces) {
    const tips = scene.shapes[scene.tiles[piece.tile]?.shape ?? 0]?.corners[piece.turn] ?? [];
    petalsOf(scene, piece.tile, piece.turn).forEach(({ petals }, index) => {
      if (petals.length === 0) return;
      const [i = 0, j = 0] = tips[index] ?? [];
      const [column, row] = corner(scene, piece.at);
      const vertex = (row + j) * scene.width + column + i;
      const flower = found.get(vertex) ?? { vertex, at: spot(column + i, row + j), petals: [], tiles: 0 };
      flower.petals.push(...petals);
      flower.tiles += 1;
      found.set(vertex, flower);
    });
  }
  return [...found.values()];
}

/** Where the middle of a placed tile lies. */
export function heartAt(scene: FlutterScene, tile: number, turn: number, at: number): Point {
  const [x, y] = vertexSpot(scene, at);
  const [a, b] = form(scene, tile, turn).heart;
  return [x + a, y + b];
}

/** The piece of field that shows every tile: west, north, width, height. */
export function bounds(scene: FlutterScene, pieces: Piece[], margin: number, least: number): number[] {
  const boxes = pieces.map((piece) => {
    const [x, y] = vertexSpot(scene, piece.at);
    const [west, north, east, south] = form(scene, piece.tile, piece.turn).box;
    return [x + west, y + north, x + east, y + south] as const;
  });
  if (boxes.length === 0) return [0, 0, least, least];
  const west = Math.min(...boxes.map((box) => box[0])) - margin;
  const north = Math.min(...boxes.map((box) => box[1])) - margin;
  const east = Math.max(...boxes.map((box) => box[2])) + margin;
  const south = Math.max(...boxes.map((box) => box[3])) + margin;
  // A young meadow lies in the middle of an open field.
  const wide = Math.max(0, least - (east - west)) / 2;
  const high = Math.max(0, least - (south - north)) / 2;
  return [west - wide, north - high, east - west + 2 * wide, south - north + 2 * high];
}
