import { expect, test } from "vitest";
import { grouped } from "../src/shell/sheet";
import type { SheetLine } from "../src/wire/api";

const patch = (marks: number[], points = 4): SheetLine => ({
  reason: "Largest patch",
  why: { key: "papillon-reason-largest-patch", values: {} },
  count: 2,
  points,
  marks,
});

test("equal lines are one row, and a piece that two of them count lights up once", () => {
  const rows = grouped([patch([1, 2]), patch([2, 3]), patch([4], 6)]);
  expect(rows.map((row) => [row.times, row.points, row.marks])).toEqual([
    [2, 8, [1, 2, 3]],
    [1, 6, [4]],
  ]);
});

test("lines of different keys stay apart, also where a language has one text for both", () => {
  const gnome = { ...patch([1]), why: { key: "papillon-reason-gnome", values: {} } };
  const other = { ...patch([1]), why: { key: "papillon-reason-gnome", values: { gnome: 2 } } };
  expect(grouped([gnome, patch([1]), other])).toHaveLength(3);
});
