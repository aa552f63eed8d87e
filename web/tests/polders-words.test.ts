/** What Polders is called in German, and what the drawn rules light up. */
import { beforeAll, describe, expect, it } from "vitest";
import { load, rulesOf } from "../src/games";
import { formula } from "../src/games/polders/names";
import { rules } from "../src/games/polders/rules";
import { speak } from "./speaking";

beforeAll(async () => {
  await speak("de", "polders");
  await load("polders");
});

describe("the words of Polders", () => {
  it("call a map a sheet where a card could be meant", async () => {
    const text = (await rulesOf(await load("polders")))().flatMap((one) => one.text);
    const travelling = text.filter((one) => /nach links/.test(one));
    expect(travelling.length).toBe(2);
    for (const one of travelling) expect(one).not.toMatch(/die Karten|der Karte/);
  });
});

describe("the drawn map of where to draw", () => {
  it("lights up every empty square beside a road or beside A's ink, and no other", () => {
    const example = rules().find((one) => one.id === "where")?.example;
    const { width = 0, sheets = [] } = example?.scene ?? {};
    const ink = example?.view.sheets[0]?.ink ?? [];
    const paved = new Set((sheets[0]?.roads ?? []).flat());
    const far = (one: number, other: number): number =>
      Math.abs((one % width) - (other % width)) + Math.abs(Math.floor(one / width) - Math.floor(other / width));
    const open = ink
      .map((_, place) => place)
      .filter((place) => ink[place] === -1)
      .filter((place) => paved.has(place) || ink.some((one, other) => one >= 0 && far(place, other) === 1));
    expect([...(example?.lit ?? [])].sort((a, b) => a - b)).toEqual(open);
  });
});

describe("a line of the score sheet", () => {
  const area = (count: number, buildings: number, points: number) => ({
    why: {
      key: "polders-reason-with",
      values: { fields: "crop fields", count: buildings, buildings: "farms" },
    },
    count,
    points,
    marks: [],
  });
  it("says how its points are calculated", async () => {
    await speak("en", "polders");
    expect(formula(area(10, 2, 10))).toBe("10 squares × 2 farms × ½ = 10");
    expect(formula(area(5, 1, 5))).toBe("5 squares × 1 farms = 5");
    expect(formula(area(12, 3, 9))).toBe("12 squares × 3 farms × ¼ = 9");
    expect(formula({ ...area(3, 0, 0), why: { key: "polders-reason-without", values: {} } })).toBe("");
    await speak("de", "polders");
  });
});
