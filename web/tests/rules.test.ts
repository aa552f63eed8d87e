import { describe, expect, it } from "vitest";
import { load, rulesOf } from "../src/games";
import type { Example } from "../src/games/game";
import { rules } from "../src/games/polders/rules";
import { OPTIONS as ofPetal } from "../src/generated/petal";
import { OPTIONS as ofPolders, type PoldersScene, type PoldersView } from "../src/generated/polders";
import { speak } from "./speaking";

const AGREED = { en: /house rule|by agreement/i, de: /Hausregel|nach Absprache/i };

/** Whether every area of ink in a drawn map has a road along one of its squares: else nobody could have drawn it. */
function beganBesideRoad({ scene, view }: Example<PoldersScene, PoldersView>): boolean {
  const ink = view.sheets[0]?.ink ?? [];
  const paved = new Set((scene.sheets[0]?.roads ?? []).flat());
  const beside = (one: number, other: number): boolean =>
    Math.abs((one % scene.width) - (other % scene.width)) +
      Math.abs(Math.floor(one / scene.width) - Math.floor(other / scene.width)) ===
    1;
  const reached = new Set([...paved].filter((place) => (ink[place] ?? -1) >= 0));
  for (const place of reached)
    ink.forEach((other, next) => {
      if (other >= 0 && beside(place, next)) reached.add(next);
    });
  return ink.every((one, place) => one < 0 || reached.has(place));
}

describe.each(["en", "de"] as const)("the rules in %s", (language) => {
  it.each([
    ["polders", ofPolders],
    ["petal", ofPetal],
  ])("of %s explain every option where its link leads", async (key, options) => {
    await speak(language);
    const game = await load(key);
    const paragraphs = new Map((await rulesOf(game))().map((one) => [one.id, one]));
    for (const option of Object.keys(options)) {
      const text = paragraphs.get(game.explained[option] ?? "")?.text.join(" ");
      expect(text, option).toMatch(AGREED[language]);
    }
    for (const id of Object.values(game.explained)) expect([...paragraphs.keys()]).toContain(id);
    for (const one of paragraphs.values())
      for (const text of [one.title, ...one.text, one.caption ?? ""]) expect(text).not.toMatch(/^\w+\.rules\./);
  });
});

describe("the drawn maps of Polders", () => {
  it("show where a shape may begin: at a road or beside a square of one's own", () => {
    const where = rules().find((one) => one.id === "where")?.example;
    expect(where?.scene.sheets[0]?.roads.length).toBeGreaterThan(0);
    expect(where?.lit?.length).toBeGreaterThan(0);
  });
  it("hold nothing that could not have been drawn", () => {
    const drawn = rules().filter((one) => one.example);
    expect(drawn.length).toBeGreaterThan(1);
    for (const one of drawn) expect(one.example && beganBesideRoad(one.example), one.id).toBe(true);
  });
});
