import { describe, expect, it } from "vitest";
import { compatible } from "../src/shell/dragging";

describe("a piece in the hand", () => {
  it("goes to a place that says nothing else about it", () => {
    expect(compatible({ do: "card", card: 3, filling: 1 }, { turn: 0, cell: 17 })).toBe(true);
    expect(compatible({ cell: 9 }, { way: 2, cell: 9 })).toBe(true);
  });
  it("is not exchanged for another that it passes", () => {
    expect(compatible({ cell: 9 }, { cell: 10 })).toBe(false);
  });
  it("may be on the way from one kind of decision to the next", () => {
    expect(compatible({ do: "stack", stack: 2 }, { do: "place", at: 40 })).toBe(true);
  });
});
