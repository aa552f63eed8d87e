/** What the page's rules of Petal must not leave out. */
import { describe, expect, it } from "vitest";
import { load, rulesOf } from "../src/games";
import { speak } from "./speaking";

const NOTHING = {
  en: /worth nothing.*counts as a flower/i,
  de: /dir nichts bringt.*zählt trotzdem als Blüte/i,
  nl: /jou niets oplevert.*telt wel mee als bloem/i,
};
const DRAW = { en: /draw\.$/, de: /unentschieden\.$/, nl: /gelijkspel\.$/ };

describe.each(["en", "de", "nl"] as const)("the rules of Petal in %s", (language) => {
  it("say that a flower worth nothing may be picked, and that a tie in everything is a draw", async () => {
    await speak(language, "petal");
    const rules = new Map((await rulesOf(await load("petal")))().map((one) => [one.id, one.text.join(" ")]));
    expect(rules.get("pick")).toMatch(NOTHING[language]);
    expect(rules.get("end")).toMatch(DRAW[language]);
  });
});
