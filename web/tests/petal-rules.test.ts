/** What the page's rules of Petal must not leave out. */
import { describe, expect, it } from "vitest";
import { load } from "../src/games";
import { settings } from "../src/settings.svelte";

const NOTHING = { en: /worth nothing.*counts as a flower/i, de: /nichts wert.*zählt als Blüte/i };
const DRAW = { en: /draw\.$/, de: /unentschieden\.$/ };

describe.each(["en", "de"] as const)("the rules of Petal in %s", (language) => {
  it("say that a flower worth nothing may be picked, and that a tie in everything is a draw", async () => {
    settings.language = language;
    const rules = new Map((await load("petal")).rules().map((one) => [one.id, one.text.join(" ")]));
    expect(rules.get("pick")).toMatch(NOTHING[language]);
    expect(rules.get("end")).toMatch(DRAW[language]);
  });
});
