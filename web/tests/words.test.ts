import { describe, expect, it } from "vitest";
import { EVENTS as blumeEvents, OPTIONS as blumeOptions } from "../src/generated/blume";
import { EVENTS as flutterEvents, OPTIONS as flutterOptions } from "../src/generated/flutter";
import { EVENTS as petalEvents, OPTIONS as petalOptions } from "../src/generated/petal";
import { EVENTS as poldersEvents, OPTIONS as poldersOptions } from "../src/generated/polders";
import { de as blumeDe } from "../src/games/blume/words.de";
import { en as blumeEn } from "../src/games/blume/words.en";
import { de as flutterDe } from "../src/games/flutter/words.de";
import { en as flutterEn } from "../src/games/flutter/words.en";
import { de as petalDe } from "../src/games/petal/words.de";
import { en as petalEn } from "../src/games/petal/words.en";
import { de as poldersDe } from "../src/games/polders/words.de";
import { en as poldersEn } from "../src/games/polders/words.en";
import { de } from "../src/words/de";
import { en } from "../src/words/en";

type Words = Record<string, string>;
const catalogues: [string, Words, Words][] = [
  ["the house", en, de],
  ["flutter", flutterEn, flutterDe],
  ["petal", petalEn, petalDe],
  ["polders", poldersEn, poldersDe],
  ["blume", blumeEn, blumeDe],
];
const games: [string, Words, Record<string, { says: string }>, Record<string, string[]>][] = [
  ["flutter", flutterEn, flutterEvents, flutterOptions],
  ["petal", petalEn, petalEvents, petalOptions],
  ["polders", poldersEn, poldersEvents, poldersOptions],
  ["blume", blumeEn, blumeEvents, blumeOptions],
];
const braces = (text: string): string[] => [...new Set([...text.matchAll(/\{\w+\}/g)].map((found) => found[0]))].sort();

describe("the catalogues of words", () => {
  it.each(catalogues)("%s says the same things in both languages", (_, english, german) => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const key of Object.keys(english)) {
      expect(german[key], key).not.toBe("");
      expect(braces(german[key] ?? ""), key).toEqual(braces(english[key] ?? ""));
    }
  });

  it.each(games)("%s tells every event as the rules do", (_, words, events) => {
    for (const [name, kind] of Object.entries(events)) expect(words[`event.${name}`]).toBe(kind.says);
  });

  it.each(games)("%s knows every option and every choice", (_, words, __, options) => {
    for (const [key, choices] of Object.entries(options)) {
      expect(words).toHaveProperty([`option.${key}`]);
      for (const choice of choices) expect(words).toHaveProperty([`option.${key}.${choice}`]);
    }
  });
});
