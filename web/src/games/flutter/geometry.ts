/** The triangular lattice on paper: where vertices lie, how a turned tile is drawn, which petals meet. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";

export type Point = [number, number];
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

export function vertexSpot(scene: FlutterScene, vertex: number): Point {
  const columns = scene.width + 1;
  return spot(vertex % columns, Math.floor(vertex / columns));
}

/** A cell's number as [kind, i, j]. */
export function cellOf(scene: FlutterScene, cell: number): number[] {
  const pair = Math.floor(cell / 2);
  return [cell % 2, pair % scene.width, Math.floor(pair / scene.width)];
}

export const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const forms = new WeakMap<object, Map<number, Form>>();

/** The drawing of a tile in one turn; worked out once for each shape. */
export function form(scene: FlutterScene, tile: number, turn: number): Form {
  const shape = scene.shapes[scene.tiles[tile]?.shape ?? 0];
  if (!shape) return { rim: "", heart: [0, 0], box: [0, 0, 0, 0], tips: [] };
  let known = forms.get(shape);
  if (!known) forms.set(shape, (known = new Map()));
  let found = known.get(turn);
  if (!found) known.set(turn, (found = drawn(shape.cells[turn] ?? [], shape.corners[turn] ?? [])));
  return found;
}

function drawn(cells: number[][], tips: number[][]): Form {
  const points = cells.flatMap(corners);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    rim: rim(cells),
    heart: heartOf(cells),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    tips: tips.map(([i = 0, j = 0]) => ({ at: spot(i, j), angles: angles(cells, spot(i, j)) })),
  };
}

/** The sides that belong to one triangle only, joined to a line that closes. */
function rim(cells: number[][]): string {
  const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const next = new Map<string, [Point, Point][]>();
  for (const cell of cells) {
    const tips = corners(cell);
    tips.forEach((from, index) => {
      const to = tips[(index + 1) % 3] as Point;
      // Two triangles of a tile run along their common side in opposite ways.
      const back = next.get(key(to));
      const twin = back?.findIndex(([, end]) => key(end) === key(from)) ?? -1;
      if (back && twin >= 0) back.splice(twin, 1);
      else next.set(key(from), [...(next.get(key(from)) ?? []), [from, to]]);
    });
  }
  let line = "";
  for (;;) {
    let side = [...next.values()].find((sides) => sides.length)?.pop();
    if (!side) return line;
    const points: Point[] = [];
    while (side) {
      points.push(side[0]);
      side = next.get(key(side[1]))?.pop();
    }
    line += path(points);
  }
}

/** The point with most room round it, among the middles of the tile and its triangles. */
function heartOf(cells: number[][]): Point {
  const centres = cells.map((cell) => middle(corners(cell)));
  const whole = middle(centres);
  const inside = [whole, ...centres].filter((point) => cells.some((cell) => within(point, corners(cell))));
  const joints = centres.flatMap((a) =>
    centres.filter((b) => far(a, b) > 0 && far(a, b) < SIDE * 0.7).map((b) => middle([a, b])),
  );
  const edge = cells.flatMap(corners).filter((tip) => far(tip, whole) > 1); // a hexagon's middle is no rim
  const room = (point: Point): number => Math.round(Math.min(...edge.map((tip) => far(point, tip))));
  const found = [...inside, ...joints].sort((a, b) => room(b) - room(a) || far(a, whole) - far(b, whole));
  return found[0] ?? whole;
}

function within([x, y]: Point, triangle: Point[]): boolean {
  const signs = triangle.map(([ax, ay], index) => {
    const [bx, by] = triangle[(index + 1) % 3] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return signs.every((sign) => sign >= -1) || signs.every((sign) => sign <= 1);
}

/** One petal grows into every triangle that meets the corner. */
function angles(cells: number[][], at: Point): number[] {
  return cells
    .filter((cell) => corners(cell).some((tip) => far(tip, at) < 1))
    .map((cell) => {
      const [x, y] = middle(corners(cell));
      return Math.round((Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI) + 90;
    })
    .sort((a, b) => a - b);
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
    const corner = scene.shapes[scene.tiles[piece.tile]?.shape ?? 0]?.corners[piece.turn] ?? [];
    petalsOf(scene, piece.tile, piece.turn).forEach(({ petals }, index) => {
      if (petals.length === 0) return;
      const [i = 0, j = 0] = corner[index] ?? [];
      const vertex = piece.at + j * (scene.width + 1) + i;
      const flower = found.get(vertex) ?? { vertex, at: vertexSpot(scene, vertex), petals: [], tiles: 0 };
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
