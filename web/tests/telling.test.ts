import { describe, expect, it } from "vitest";
import { speak } from "./speaking";
import { Story } from "../src/table/story";
import { chosenBy, serverSentence, spoken } from "../src/table/telling";
import type { Game } from "../src/games/game";
import type { CoreView } from "../src/generated/wire";

describe("what happened", () => {
  const tell = (one: Record<string, unknown>): string =>
    one.event ? `${String(one.event)} by ${String(one.seat)}` : "";
  const game = {
    marks: (heard: { cell?: number }) => (heard.cell === undefined ? [] : [`cell ${heard.cell}`]),
    motion: {},
  } as unknown as Game;
  const chose = (seat: number) => ({ house: "chose", seat });
  const laid = (seat: number, cell: number) => ({ event: "laid", seat, cell });
  const undone = (seat: number) => ({ house: "undone", seat });
  const heard = (...events: Record<string, unknown>[]): Story => {
    const story = new Story();
    story.hear(events, tell, game, {});
    return story;
  };
  const texts = (story: Story): string[] => story.lines.map(({ text }) => text);

  it("is told in lines, speech apart", () => {
    const story = heard(laid(1, 3), { house: "said", name: "Ben", text: "hello", seat: 1 }, chose(0));
    expect(texts(story)).toEqual(["laid by 1"]);
    expect(spoken({ house: "said", name: "Ben", text: "hello", seat: 1 })).toEqual({
      name: "Ben",
      text: "hello",
      seat: 1,
    });
    expect(spoken(chose(0))).toBeNull();
  });
  it("loses a move that is taken back, and nothing else", () => {
    const story = heard({ event: "began", seat: -1 }, chose(0), laid(0, 1), chose(1), laid(1, 2), laid(1, 3));
    story.hear([undone(1)], tell, game, {});
    expect(texts(story)).toEqual(["began by -1", "laid by 0"]);
    expect(story.moves).toEqual({ 0: ["cell 1"] });
    story.hear([undone(1)], tell, game, {});
    expect(texts(story)).toEqual(["began by -1", "laid by 0"]);
  });
  it("keeps the lines of the others when a private choice is taken back", () => {
    const story = heard(chose(0), laid(0, 1), laid(1, 2), chose(0), undone(0));
    expect(texts(story)).toEqual(["laid by 0", "laid by 1"]);
    expect(story.moves).toEqual({ 0: ["cell 1"], 1: ["cell 2"] });
  });
  it("does not bring back what was undone when the page is loaded again", () => {
    expect(texts(heard(chose(0), laid(0, 1), undone(0), chose(0), laid(0, 2)))).toEqual(["laid by 0"]);
    expect(heard(chose(0), laid(0, 1), undone(0), chose(0), laid(0, 2)).moves).toEqual({ 0: ["cell 2"] });
  });
  it("marks the last move of every seat until its next one, and brings it back after an undo", () => {
    const story = heard(chose(0), laid(0, 1), laid(0, 2), chose(1), laid(1, 3));
    expect(story.moves).toEqual({ 0: ["cell 1", "cell 2"], 1: ["cell 3"] });
    story.hear([chose(0), laid(0, 4)], tell, game, {});
    expect(story.moves).toEqual({ 0: ["cell 4"], 1: ["cell 3"] });
    story.hear([undone(0)], tell, game, {});
    expect(story.moves).toEqual({ 0: ["cell 1", "cell 2"], 1: ["cell 3"] });
    story.hear([{ house: "tookback", seat: 0 }], tell, game, {});
    expect(story.moves).toEqual({});
  });
  it("keeps with each line what the table looked like", () => {
    const story = new Story();
    const view = { seat: 0 } as unknown as CoreView;
    story.hear([chose(0), laid(0, 1)], tell, game, {}, view);
    expect(story.lines[0]?.view).toBe(view);
  });
  it("shows who has chosen until the choices are carried out", () => {
    const chose = chosenBy([], [{ house: "chose", seat: 2 }]);
    expect(chose).toEqual([2]);
    expect(chosenBy(chose, [{ house: "undone", seat: 2 }])).toEqual([]);
    expect(chosenBy(chose, [{ event: "drew", seat: 0 }])).toEqual([]);
  });
  it("has a sentence for what the house does", async () => {
    await speak("en");
    // The move that was taken back leaves the log instead.
    expect(serverSentence({ house: "undone", seat: 0 }, ["Anna"])).toBe("");
    expect(serverSentence({ house: "linked", role: "watch", seat: -1 }, ["Anna"])).toBe("");
    expect(serverSentence({ house: "linked", role: "seat", seat: 0 }, ["Anna"])).toContain("Anna");
    expect(serverSentence({ house: "joined", seat: 0, name: "Firefox, Android" }, ["Anna"])).toContain("Firefox");
    expect(serverSentence({ house: "joined", seat: 0, name: "" }, ["Anna"])).toContain("Unknown device");
    expect(serverSentence({ house: "ready", seat: 0 }, ["Anna"])).toBe("");
  });
  it("says instead of whom a quicker bot plays", async () => {
    const seated = { house: "seated", seat: 1, kind: "bot", name: "Level-7 bot", bot: "level-7", instead: "level-8" };
    await speak("en");
    expect(serverSentence(seated, ["Anna", "Gardener"])).toMatch(/^Gardener stands in for Botanist/);
    await speak("de");
    expect(serverSentence(seated, ["Anna", "Gärtner"])).toMatch(/ springt für /);
    await speak("en");
  });
});
