import { afterEach, describe, expect, it, vi } from "vitest";
import { beaten } from "../src/shell/best";
import type { About } from "../src/wire/api";

function alone(id: string, options: Record<string, string> = {}): About {
  return { id, game: "blume", edition: "house", modules: ["solo"], options } as About;
}

describe("one's own best", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("is kept by agreement, and only a better game replaces it", () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
    expect(beaten(alone("a"), 70)).toBeUndefined();
    expect(beaten(alone("b"), 60)).toBe(70);
    expect(beaten(alone("c"), 80)).toBeUndefined();
    expect(beaten(alone("c"), 80)).toBeUndefined(); // looked at again
    expect(beaten(alone("d"), 75)).toBe(80);
    expect(beaten(alone("e", { prune_round1: "4" }), 10)).toBeUndefined();
  });
  it("is forgotten where nothing can be kept", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(beaten(alone("a"), 70)).toBeUndefined();
  });
});
