import { describe, expect, it } from "vitest";
import type { Spelled } from "../src/generated/wire";
import { cycle, fix, left, stepBack, turnedAnew, values } from "../src/table/narrowing";

const legal: Spelled[] = [
  { action: 1, do: "flip", way: 1, cell: 9 },
  { action: 2, do: "flip", way: 2, cell: 9 },
  { action: 3, do: "flip", way: 2, cell: 10 },
  { action: 4, do: "pick", cell: 10 },
  { action: 5, do: "pick", cell: 12 },
];

describe("narrowing", () => {
  it("leaves what agrees with every fixed coordinate", () => {
    expect(left(legal, { cell: 9 }).map((one) => one.action)).toEqual([1, 2]);
    expect(left(legal, { cell: 10, do: "pick" }).map((one) => one.action)).toEqual([4]);
  });

  it("offers the values that are still possible", () => {
    expect([...values(left(legal, { cell: 9 }), "way")]).toEqual([1, 2]);
    expect(values(left(legal, { do: "pick" }), "way").size).toBe(0);
  });

  it("keeps older coordinates where they agree with the newest", () => {
    expect(fix(legal, { cell: 9 }, { way: 2 })).toEqual({ cell: 9, way: 2 });
  });

  it("lets older coordinates go where they contradict the newest", () => {
    expect(fix(legal, { cell: 9, way: 1 }, { cell: 12 })).toEqual({ cell: 12 });
  });

  it("changes nothing when no action agrees", () => {
    expect(fix(legal, { cell: 9 }, { cell: 44 })).toEqual({ cell: 9 });
  });

  it("steps back one coordinate at a time, the newest first", () => {
    const fixed = fix(legal, fix(legal, {}, { cell: 9 }), { way: 2 });
    expect(stepBack(fixed)).toEqual({ cell: 9 });
    expect(stepBack(stepBack(fixed))).toEqual({});
  });

  it("turns a piece among the positions that are legal", () => {
    expect(cycle(legal, { cell: 9, way: 1 }, "way", (value) => value)).toEqual({ cell: 9, way: 2 });
    expect(cycle(legal, { cell: 9, way: 2 }, "way", (value) => value)).toEqual({ cell: 9, way: 1 });
  });
});

describe("turning what was decided a step before", () => {
  const among: Spelled[] = [
    { action: 20, do: "lay", tile: 3, turn: 0 },
    { action: 22, do: "lay", tile: 3, turn: 2 },
    { action: 25, do: "lay", tile: 4, turn: 1 },
  ];
  const quarter = (value: number): number => (value + 1) % 4;
  it("skips positions that were not possible", () => {
    expect(turnedAnew(among[0]!, among, "turn", quarter)).toEqual({ do: "lay", tile: 3, turn: 2 });
  });
  it("says when there is no other position", () => {
    expect(turnedAnew(among[2]!, among, "turn", quarter)).toBeNull();
  });
});
