/** A lesson as a table: what is kept, what is highlighted, and what an unhelpful choice leads to. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anyFinished, keepProgress, offers, progress } from "../src/table/learned";
import { LessonTable } from "../src/table/lesson.svelte";
import { isNew } from "../src/table/tips";
import { lessons } from "../src/wire/lessons";
import { speak } from "./speaking";

const text = { key: "lesson-petal-basics-flip" };
const flip = { action: 3, do: "flip", cell: 1, way: 0 };
const pick = { action: 9, do: "pick", cell: 2 };
const step = (number: number, over = false): object => ({
  number,
  steps: 2,
  over,
  title: text,
  text,
  pointed: over ? [] : [flip],
  lit: [],
});
const now = (legal: object[]): object => ({
  hear: "happened",
  seat: 0,
  events: [],
  legal,
  view: { seat: 0 },
  scores: [],
  waiting: [0],
  seats: [],
});
const stand = (number: number): object => ({ now: now([flip, pick]), step: step(number) });
const settle = async (): Promise<void> => {
  for (let i = 0; i < 9; i++) await Promise.resolve();
};

beforeEach(async () => {
  await speak("en");
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.spyOn(lessons, "about").mockResolvedValue({ game: "petal" } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what a browser remembers of lessons", () => {
  it("is how far we came, and a finished lesson stays finished when it begins anew", () => {
    keepProgress("petal/basics", [3, 4], false);
    expect(progress("petal/basics")).toEqual({ done: [3, 4], finished: false });
    expect(anyFinished()).toBe(false);
    keepProgress("petal/basics", [3, 4, 5], true);
    keepProgress("petal/basics", [3], false);
    expect(progress("petal/basics")).toEqual({ done: [3], finished: true });
    expect(anyFinished()).toBe(true);
  });

  it("decides whether Play now offers one: not after just playing, not with a table, not after a lesson", () => {
    expect(offers(true, 2, 0)).toBe(true);
    expect(offers(false, 2, 0)).toBe(false);
    expect(offers(true, 0, 0)).toBe(false);
    expect(offers(true, 2, 1)).toBe(false);
    keepProgress("blume/tools", [], true);
    expect(offers(true, 2, 0)).toBe(false);
  });
});

describe("tips", () => {
  it("are shown once for each kind of decision, and only at the first table of a game", () => {
    expect(isNew("petal", "one", "petal-prompt-move")).toBe(true);
    expect(isNew("petal", "one", "petal-prompt-move")).toBe(false);
    expect(isNew("petal", "two", "petal-prompt-other")).toBe(false);
    expect(isNew("petal", "one", "petal-prompt-other")).toBe(true);
    expect(isNew("blume", "two", "blume-prompt-take")).toBe(true);
  });
});

describe("a lesson", () => {
  it("goes on where it was left, and begins again if it has changed since", async () => {
    keepProgress("petal/basics", [7], false);
    const asked = vi
      .spyOn(lessons, "stand")
      .mockRejectedValueOnce(Object.assign(new Error("changed"), { status: 400 }))
      .mockResolvedValue(stand(1) as never);
    const table = new LessonTable("petal/basics", false);
    await settle();
    expect(asked.mock.calls).toEqual([
      ["petal/basics", [7]],
      ["petal/basics", []],
    ]);
    expect(table.changed).toBe(true);
    expect(progress("petal/basics").done).toEqual([]);
  });

  it("highlights only what fulfils the step, and nothing while a result is shown", async () => {
    vi.spyOn(lessons, "stand").mockResolvedValue(stand(1) as never);
    const table = new LessonTable("petal/basics", false);
    await settle();
    expect(table.beckons({ cell: 1 })).toBe(true);
    expect(table.beckons({ cell: 2 })).toBe(false);
    table.held = true;
    expect(table.beckons({ cell: 1 })).toBe(false);
  });

  it("says why it cannot be shown", async () => {
    vi.spyOn(lessons, "stand").mockRejectedValue(Object.assign(new Error("Petal has no lesson"), { status: 400 }));
    const table = new LessonTable("petal/chess", false);
    await settle();
    expect(table.fault).toBe("Petal has no lesson");
  });
});
