import { describe, expect, it } from "vitest";
import { settings } from "../src/settings.svelte";
import { chosenBy, houseSentence, noted } from "../src/table/telling";

describe("what happened", () => {
  it("is told in lines, speech apart", () => {
    const events = [
      { event: "flipped", seat: 1 },
      { house: "said", name: "Ben", text: "hello", seat: 1 },
      { house: "chose", seat: 0 },
    ];
    const { lines, speech } = noted(events, (one) => (one.event ? "a flip" : ""), null);
    expect(lines).toEqual([{ text: "a flip", seat: 1 }]);
    expect(speech).toEqual([{ name: "Ben", text: "hello", seat: 1 }]);
  });
  it("shows who has chosen until the choices are carried out", () => {
    const chose = chosenBy([], [{ house: "chose", seat: 2 }]);
    expect(chose).toEqual([2]);
    expect(chosenBy(chose, [{ house: "undone", seat: 2 }])).toEqual([]);
    expect(chosenBy(chose, [{ event: "drew", seat: 0 }])).toEqual([]);
  });
  it("has a sentence for what the house does", () => {
    settings.language = "en";
    expect(houseSentence({ house: "undone", seat: 0 }, ["Anna"])).toContain("Anna");
    expect(houseSentence({ house: "linked", role: "watch", seat: -1 }, ["Anna"])).toBe("");
    expect(houseSentence({ house: "linked", role: "seat", seat: 0 }, ["Anna"])).toContain("Anna");
    expect(houseSentence({ house: "joined", seat: 0, name: "Firefox, Android" }, ["Anna"])).toContain("Firefox");
    expect(houseSentence({ house: "joined", seat: 0, name: "" }, ["Anna"])).toContain("Unknown device");
    expect(houseSentence({ house: "ready", seat: 0 }, ["Anna"])).toBe("");
  });
  it("says instead of whom a quicker bot plays", () => {
    const seated = { house: "seated", seat: 1, kind: "bot", name: "Level-7 bot", bot: "level-7", instead: "level-8" };
    settings.language = "en";
    expect(houseSentence(seated, ["Anna", "Gardener"])).toMatch(/^Gardener plays for Botanist/);
    settings.language = "de";
    expect(houseSentence(seated, ["Anna", "Gärtner"])).toMatch(/ spielt für /);
    settings.language = "en";
  });
});
