/** What a click on a drawn piece does to an edition, and what stands on it. */
import { describe, expect, it } from "vitest";
import { type Spot, type Table, clicked, conformed, doubled, moved, put, standing } from "../src/workshop/edits";

const spot = (kind: Spot["kind"], path: Spot["path"], more: Partial<Spot> = {}): Spot => ({
  kind,
  path,
  places: [],
  letters: "",
  clears: [],
  bounds: [],
  absent: null,
  ...more,
});

describe("a click", () => {
  it("turns letters to the next one, all places alike, and backwards", () => {
    const petals = spot("letters", ["petals"], { places: [0, 2], letters: "ryb" });
    expect(clicked({ petals: "rxrx" }, petals)).toEqual({ petals: "yxyx" });
    expect(clicked({ petals: "rxrx" }, petals, -1)).toEqual({ petals: "bxbx" });
    expect(standing({ petals: "rxrx" }, petals)).toBe("r");
  });
  it("turns one word of a text and keeps the rest", () => {
    const colour = spot("words", ["tile"], { places: [0], letters: "red blue" });
    const sparkles = spot("words", ["tile"], { places: [1], letters: "1 2 3" });
    expect(clicked({ tile: "red 3: b yyy" }, colour)).toEqual({ tile: "blue 3: b yyy" });
    expect(clicked({ tile: "red 3: b yyy" }, sparkles)).toEqual({ tile: "red 1: b yyy" });
    expect(clicked({ pair: "red/blue" }, { ...colour, path: ["pair"], places: [1] })).toEqual({ pair: "red/red" });
    expect(standing({ tile: "red 3: b" }, sparkles)).toBe("3");
  });
  it("counts within its bounds, also what was left out", () => {
    const count = spot("number", ["count"], { bounds: [1, 3] });
    expect(clicked({ count: 3 }, count)).toEqual({ count: 1 });
    expect(clicked({ count: 1 }, count, -1)).toEqual({ count: 3 });
    const caterpillar = spot("number", ["caterpillar"], { bounds: [0, 1], absent: 0 });
    expect(clicked({}, caterpillar)).toEqual({ caterpillar: 1 });
    const butterfly = spot("number", ["butterflies", 1], { bounds: [0, 9], absent: [0, 0] });
    expect(clicked({}, butterfly)).toEqual({ butterflies: [0, 1] });
    expect(standing({}, butterfly)).toBe("0");
  });
  it("joins other sides of a tile, and its butterflies stay on their part", () => {
    const joins = spot("parts", ["parts"], { letters: "N E S W,N ES W,N ESW" });
    const tile = { sides: "BFFF", parts: "N SE W", butterflies: [0, 1, 2] };
    expect(clicked(tile, joins)).toEqual({ ...tile, parts: "N ESW", butterflies: [0, 0] });
    expect(clicked(tile, joins, -1)).toEqual({ ...tile, parts: "N E S W", butterflies: [0, 0, 0, 2] });
  });
  it("marks squares of a shape, which grows and shrinks with them", () => {
    const at = (row: number, column: number): Spot => spot("grid", ["rows"], { places: [row, column], letters: ".#" });
    expect(clicked({ rows: ["##", "#."] }, at(2, 1))).toEqual({ rows: ["##", "#.", ".#"] });
    expect(clicked({ rows: ["##", "#."] }, at(1, 0))).toEqual({ rows: ["##"] });
    expect(clicked({ rows: ["#"] }, at(0, 0))).toEqual({ rows: ["."] });
    expect(standing({ rows: ["##", "#."] }, at(1, 1))).toBe(".");
  });
  it("draws squares and roads on a map, which may grow", () => {
    const square = spot("map", ["map"], { places: [0, 2], letters: ".MF~" });
    expect(clicked({ map: ". .\n. .\n" }, square)).toEqual({ map: ". M\n. .\n" });
    const road = spot("map", ["map"], { places: [1, 0], letters: " =" });
    expect(clicked({ map: ". .\n. .\n" }, road)).toEqual({ map: ". .\n=\n. .\n" });
    expect(clicked({ map: ". .\n=\n. .\n" }, road)).toEqual({ map: ". .\n. .\n" });
    const far = spot("map", ["map"], { places: [4, 2], letters: ".MF~" });
    expect(clicked({ map: ".\n.\n" }, far)).toEqual({ map: ".\n.\n~ .\n" });
  });
  it("puts a point into a list and takes it out", () => {
    const point = spot("toggle", ["points"], { letters: "2,1" });
    expect(clicked({ points: ["1,1"] }, point)).toEqual({ points: ["1,1", "2,1"] });
    expect(clicked({ points: ["1,1", "2,1"] }, point)).toEqual({ points: ["1,1"] });
  });
  it("changes nothing where the edition holds something else", () => {
    for (const kind of ["letters", "words", "map", "grid", "toggle", "number", "parts", "focus"] as const) {
      const data: Table = { here: { is: "a table" } };
      expect(clicked(data, spot(kind, ["here"], { letters: "ab", clears: ["here"] }))).toBe(data);
      expect(clicked(data, spot(kind, ["nowhere", 3], { letters: "ab" }))).toBe(data);
    }
  });
});

describe("an edit", () => {
  it("changes nothing in place, so that it can be undone", () => {
    const data = { list: [{ a: 1 }, { a: 2 }] };
    expect(put(data, ["list", 1, "a"], 5)).toEqual({ list: [{ a: 1 }, { a: 5 }] });
    expect(doubled(data, ["list"], 0)).toEqual({ list: [{ a: 1 }, { a: 1 }, { a: 2 }] });
    expect(moved(data, ["list"], 0, 1)).toEqual({ list: [{ a: 2 }, { a: 1 }] });
    expect(put(data, ["list", 0], undefined)).toEqual({ list: [{ a: 2 }] });
    expect(data).toEqual({ list: [{ a: 1 }, { a: 2 }] });
  });
  it("of what is not there changes nothing", () => {
    const data = { list: [1] };
    expect(put(data, ["list", 4], 2)).toBe(data);
    expect(put(data, ["other", "deep"], 2)).toBe(data);
    expect(put(data, ["constructor", "name"], 2)).toBe(data);
    expect(moved(data, ["list"], 0, 1)).toBe(data);
  });
  it("of a word gives a table the keys that such tables have in the standard edition", () => {
    const examples: Table[] = [
      { title: "A", kind: "most", prizes: [4, 2] },
      { title: "B", kind: "rows", each: [1, 2, 3] },
    ];
    expect(conformed({ title: "C", kind: "most", prizes: [9] }, "kind", "rows", examples)).toEqual({
      title: "C",
      kind: "rows",
      each: [1, 2, 3],
    });
  });
});
