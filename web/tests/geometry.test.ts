import { describe, expect, it } from "vitest";
import { nearest } from "../src/shell/roving";
import { spelled } from "../src/table/catalogue";

describe("moving by arrows", () => {
  const points: [number, number][] = [
    [10, 0],
    [20, 1],
    [0, 10],
    [11, 40],
  ];
  it("goes to the nearest place in that direction", () => {
    expect(nearest([0, 0], points, [1, 0])).toBe(0);
    expect(nearest([0, 0], points, [0, 1])).toBe(2);
  });
  it("stays when nothing lies there", () => {
    expect(nearest([0, 0], points, [-1, 0])).toBe(-1);
  });
});

describe("the catalogue's numbers", () => {
  const field = (name: string, size: number) => ({ name, words: Array.from({ length: size }, String) });
  const catalogue = [
    { do: "card", start: 0, size: 6, fields: [field("card", 2), field("filling", 3)] },
    { do: "place", start: 6, size: 8, fields: [field("turn", 2), field("cell", 4)] },
  ];
  it("are spelled with the last field varying fastest", () => {
    expect(spelled(catalogue, 5)).toEqual({ action: 5, do: "card", card: 1, filling: 2 });
    expect(spelled(catalogue, 11)).toEqual({ action: 11, do: "place", turn: 1, cell: 1 });
  });
});
