import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "./speaking";
import LevelSlider from "../src/shell/LevelSlider.svelte";
import { called, plainName, strength, ungiven } from "../src/table/levels";
import { serverSentence } from "../src/table/telling";
import { type Level, USUAL } from "../src/wire/api";
import { LANGUAGES, known } from "../src/words";

const RATINGS = [0, 143, 313, 466, 641, 783, 928, 1057, 1180, 1420];
const levels: Level[] = RATINGS.map((rating, rung) => ({
  bot: `level-${rung + 1}`,
  title: `title ${rung + 1}`,
  rating,
}));
const slider = (bot: string, among = levels): string =>
  render(LevelSlider, { props: { levels: among, label: "Strength", bot } }).body.replace(/<!--.*?-->/g, "");

beforeEach(async () => {
  await speak("en");
});

describe("a level", () => {
  it.each(LANGUAGES)("has a plain name of its own in %s", async (language) => {
    await speak(language);
    const names = levels.map((level) => known(`bot-${level.bot}`) && plainName(level.bot));
    expect(names).not.toContain(false);
    expect(new Set(names).size).toBe(10);
  });
  it("is said with number, name and rating", async () => {
    expect(strength("level-5", levels)).toBe("Level 5 · Bloom · 641");
    expect(strength("level-5", levels, "Level-5 bot")).toBe("Level 5 · 641");
    expect(strength("level-5", levels, "Hal")).toBe("Level 5 · Bloom · 641");
    await speak("de");
    expect(strength("level-1", levels)).toBe("Stufe 1 · Samenkorn · 0");
  });
  it("is said without a rating that nobody has measured or that is not known yet", () => {
    expect(strength("level-5", [{ bot: "level-5", title: "Bloom", rating: null }])).toBe("Level 5 · Bloom");
    expect(strength("level-5", [])).toBe("Level 5 · Bloom");
  });
  it("is met in the middle of the ladder unless somebody chooses", () => {
    expect(levels.map((level) => level.bot)).toContain(USUAL);
  });
});

describe("a bot that is no level", () => {
  it("says how it plays, and is nobody's beginner", () => {
    expect(strength("random", levels, "Random bot")).toBe("plays at random");
    expect(strength("greedy", levels, "Greedy bot")).toBe("plays what looks best at first sight");
    expect(plainName("random")).toBe("Chance");
  });
  it("keeps its name if the page has never heard of it", () => {
    expect(plainName("search-200")).toBe("search-200");
    expect(strength("search-200", levels)).toBe("search-200");
  });
});

describe("the slider", () => {
  it("has a place for each level, from the lowest to the highest", () => {
    for (const [rung, level] of levels.entries()) {
      const shown = slider(level.bot);
      expect(shown).toContain('min="1"');
      expect(shown).toContain('max="10"');
      expect(shown).toContain(`value="${rung + 1}"`);
      expect(shown).toContain(`aria-valuetext="Level ${rung + 1}, ${plainName(level.bot)}, rating ${RATINGS[rung]}"`);
    }
  });
  it("does without ratings where there are none", () => {
    const unmeasured = levels.map((level) => ({ ...level, rating: null }));
    expect(slider("level-2", unmeasured)).toContain('aria-valuetext="Level 2, Sprout"');
  });
});

describe("the names round a table", () => {
  it("are those of the levels where the house gave one", () => {
    const seats = [
      { name: "Anna", kind: "person" },
      { name: "Level-4 bot", kind: "bot" },
      { name: "Hal", kind: "bot" },
      { name: "", kind: "open" },
    ];
    expect(called(seats, (seat) => `Seat ${seat + 1}`)).toEqual(["Anna", "Bud", "Hal", "Seat 4"]);
  });
  it("tell bots of one level apart", () => {
    const seats = ["Bud", "Level-4 bot", "Level-4 bot", "Greedy bot"].map((name) => ({ name }));
    expect(called(seats)).toEqual(["Bud", "Bud B", "Bud C", "Quick Eye"]);
  });
  it("leave people alone, whatever they are called", () => {
    const seats = [
      { name: "Greedy bot", kind: "person" },
      { name: "Level-8 bot", kind: "bot", away: true },
    ];
    expect(called(seats)).toEqual(["Greedy bot", "Level-8 bot"]);
    expect(ungiven("robot")).toBe("robot");
  });
  it("stand in the log as well", () => {
    const seated = { house: "seated", seat: 1, kind: "bot", name: "Level-7 bot", away: false };
    expect(serverSentence(seated, ["Anna", "Ben"])).toBe("Gardener joins the table.");
    expect(serverSentence(seated, ["Anna", "Gardener B", "Gardener C"])).toBe("Gardener B joins the table.");
    expect(serverSentence({ ...seated, name: "Hal" }, ["Anna", "Gardener B", "Gardener C"])).toBe(
      "Hal joins the table.",
    );
    expect(serverSentence({ ...seated, name: "Ben", away: true }, ["Anna", "Ben"])).toBe("A bot plays for Ben.");
  });
});
