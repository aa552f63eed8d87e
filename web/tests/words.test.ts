import { describe, expect, it } from "vitest";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { reasons } from "../src/words/reasons.de";

type Words = Record<string, string>;
type Events = Record<string, { says: string }>;
type Options = Record<string, string[]>;

/** Every game that has a folder is looked at, whoever adds one. */
const inEnglish = import.meta.glob<{ en: Words }>("../src/games/*/words.en.ts", { eager: true });
const inGerman = import.meta.glob<{ de: Words }>("../src/games/*/words.de.ts", { eager: true });
const generated = import.meta.glob<{ EVENTS: Events; OPTIONS: Options }>("../src/generated/*.ts", { eager: true });

const house = import.meta.glob<string>("../../hortus/server/**/*.py", {
  eager: true,
  query: "?raw",
  import: "default",
});

const keys = Object.keys(inEnglish).map((path) => path.split("/").at(-2) ?? "");
const catalogues: [string, Words, Words][] = [
  ["the house", en, de],
  ...keys.map((key): [string, Words, Words] => [
    key,
    inEnglish[`../src/games/${key}/words.en.ts`]!.en,
    inGerman[`../src/games/${key}/words.de.ts`]!.de,
  ]),
];
const games = keys.map((key): [string, Words, Events, Options] => {
  const { EVENTS, OPTIONS } = generated[`../src/generated/${key}.ts`]!;
  return [key, inEnglish[`../src/games/${key}/words.en.ts`]!.en, EVENTS, OPTIONS];
});
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

  it("has in German only what the house says when it refuses", () => {
    const said = Object.values(house).join();
    for (const reason of Object.keys(reasons)) expect(said).toContain(`"${reason}"`);
  });
});
