/** The catalogues as the page reads them; what they must hold is tested in Python. */
import { describe, expect, it } from "vitest";
import { LANGUAGES, known, listed, say, t } from "../src/words";
import { ownName } from "../src/words/language.svelte";
import { speak } from "./speaking";

describe("a text", () => {
  it("is shown in every language there is a folder for", async () => {
    expect(LANGUAGES).toContain("de");
    for (const language of LANGUAGES) {
      await speak(language, "petal");
      expect(known("page-title")).toBe(true);
      expect(known("petal-event-flipped")).toBe(true);
    }
  });
  it("counts", async () => {
    await speak("en");
    expect(t("home-calls", { count: 1 })).toBe("It's your turn at 1 table.");
    expect(t("home-calls", { count: 2 })).toBe("It's your turn at 2 tables.");
  });
  it("that the server sends is said in the reader's language, with every message inside it", async () => {
    await speak("de", "polders");
    const values = { fields: { key: "polders-term-crop-fields", says: "crop fields" }, count: 2, buildings: "Höfe" };
    expect(say({ key: "polders-reason-with", values, says: "crop fields with 2 farms" })).toBe("Äcker, dazu 2 Höfe");
  });
  it("that this page does not know stays English", async () => {
    await speak("de");
    expect(say({ key: "of-a-later-version", says: "A later sentence." })).toBe("A later sentence.");
  });
  it("lists as people do", async () => {
    await speak("de");
    expect(listed(["a", "b", "c"])).toBe("a, b und c");
    expect(listed(["a", "b"], "disjunction")).toBe("a oder b");
  });
});

describe("the page in English", () => {
  it("lists without a comma before the last, as Python does", async () => {
    await speak("en");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
  });
  it("never says 1 points", async () => {
    await speak("en", "petal", "flutter");
    expect(t("act-gain", { count: 1, points: "1" })).toBe("1 point");
    expect(t("act-gain", { count: -2, points: "−2" })).toBe("−2 points");
    expect(t("scores-light", { count: 1, points: "1", why: "Flower" })).toBe(
      "Flower: 1 point. Highlights what it counts.",
    );
    expect(t("act-list-count", { count: 1 })).toBe("1 possible move");
  });
});

describe("a language", () => {
  it("is called by its own name", () => {
    expect(["en", "de", "nl"].map(ownName)).toEqual(["English", "Deutsch", "Nederlands"]);
  });
});
