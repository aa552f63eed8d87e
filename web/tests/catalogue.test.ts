import { describe, expect, it } from "vitest";
import type { Spelled } from "../src/generated/wire";
import { meant, spelled } from "../src/table/catalogue";
import type { Block } from "../src/wire/api";

const words = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const catalogue: Block[] = [
  {
    do: "flip",
    start: 0,
    size: 12,
    fields: [
      { name: "way", words: words(4) },
      { name: "cell", words: words(3) },
    ],
  },
  { do: "pick", start: 12, size: 3, fields: [{ name: "cell", words: words(3) }] },
  { do: "pass", start: 15, size: 1, fields: [] },
];
const legalOf = (...actions: number[]): Spelled[] => actions.map((action) => spelled(catalogue, action));

describe("what somebody means who chooses a place that is not available", () => {
  it("is an action with the fields of the place that is not legal", () => {
    const legal = legalOf(0, 3);
    const found = meant(catalogue, legal, {}, { cell: 1 });
    expect(found).not.toBeNull();
    expect(spelled(catalogue, found ?? 0)).toMatchObject({ cell: 1 });
    expect(legal.map((one) => one.action)).not.toContain(found);
  });

  it("is of the kind that is asked for, where the place leaves that open", () => {
    expect(meant(catalogue, legalOf(12), {}, { cell: 2 })).toBe(14);
    expect(meant(catalogue, legalOf(0), {}, { cell: 2 })).toBe(2);
  });

  it("keeps what was fixed before, as far as it agrees", () => {
    const found = meant(catalogue, legalOf(0), { way: 3, cell: 0 }, { cell: 2 });
    expect(spelled(catalogue, found ?? 0)).toMatchObject({ do: "flip", way: 3, cell: 2 });
  });

  it("is nothing where every action of the place is legal, or none is known", () => {
    expect(meant(catalogue, legalOf(15), {}, { do: "pass" })).toBeNull();
    expect(meant(catalogue, [], {}, { cell: 9 })).toBeNull();
    expect(meant(catalogue, [], {}, { patch: 1 })).toBeNull();
  });
});
