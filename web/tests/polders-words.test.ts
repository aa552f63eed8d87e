/** What the cards and the score sheet of Polders say in German, and what the drawn rules light up. */
import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../src/games";
import { saying } from "../src/games/polders/names";
import { rules } from "../src/games/polders/rules";
import { settings } from "../src/settings.svelte";

beforeAll(async () => {
  await load("polders");
  settings.language = "de";
});

describe("the words of Polders", () => {
  it.each([
    [
      "6 points for every set of correct manor, farm and mill.",
      "6 Punkte für jeden Satz aus Gutshaus, Hof und Mühle, richtig gefüllt.",
    ],
    [
      "-6 points with fewer than 4 correctly filled manors.",
      "-6 Punkte, wenn weniger als 4 Gutshäuser richtig gefüllt sind.",
    ],
    [
      "1 point for every square that stands alone in its filling.",
      "1 Punkt für jedes Feld, das in seiner Füllung allein steht.",
    ],
    ["crop fields with 2 farms", "Äcker, dazu 2 Höfe"],
    ["manor gardens with 1 manor", "Gutsgärten, dazu 1 Gutshaus"],
    ["crop fields without a farm", "Äcker ohne Hof"],
  ])("say %s in German as it is said", (english, german) => {
    expect(saying(english)).toBe(german);
  });

  it("call a map a sheet where a card could be meant", async () => {
    const text = (await load("polders")).rules().flatMap((one) => one.text);
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
