import { afterEach, describe, expect, it, vi } from "vitest";
import { beaten } from "../src/shell/best";
import type { About } from "../src/wire/api";

function alone(id: string, options: Record<string, string> = {}, edition = "standard"): About {
  return { id, game: "blume", edition, modules: ["solo"], options } as About;
}

function keepThings() {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
}

describe("one's own best", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("is kept by agreement, and only a better game replaces it", () => {
    keepThings();
    expect(beaten(alone("a"), 70)).toBeUndefined();
    expect(beaten(alone("b"), 60)).toBe(70);
    expect(beaten(alone("c"), 80)).toBeUndefined();
    expect(beaten(alone("c"), 80)).toBeUndefined(); // looked at again
    expect(beaten(alone("d"), 75)).toBe(80);
    expect(beaten(alone("e", { prune_round1: "4" }), 10)).toBeUndefined();
  });
  it("is still known from the time when the standard edition had another name", () => {
    keepThings();
    expect(beaten(alone("a", {}, "house"), 70)).toBeUndefined();
    expect(beaten(alone("b"), 60)).toBe(70);
    expect(beaten(alone("c"), 80)).toBeUndefined();
    expect(beaten(alone("d"), 75)).toBe(80);
  });
  it("is forgotten where nothing can be kept", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(beaten(alone("a"), 70)).toBeUndefined();
  });
});
