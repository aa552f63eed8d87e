/** Flutter's rules in words, and the picture between two views. */
import { describe, expect, it } from "vitest";
import { load, rulesOf } from "../src/games";
import type { Heard } from "../src/games/game";
import { unfold } from "../src/games/flutter/unfold";
import { OPTIONS, type FlutterView } from "../src/generated/flutter";
import { t } from "../src/words";
import { speak } from "./speaking";

const AGREED = { en: /house rule/i, de: /Hausregel/i, nl: /huisregel/i };
const PRINTED = {
  en: "a petal of each colour on it",
  de: "ein Blatt jeder Farbe darauf",
  nl: "een blaadje van elke kleur erop",
};
const SPARKLES = { en: /sparkles/i, de: /funken/i, nl: /sprankels/i };

describe.each(["en", "de", "nl"] as const)("the rules of Flutter in %s", (language) => {
  it("explain every option where its link leads, as something to agree on", async () => {
    await speak(language, "flutter");
    const game = await load("flutter");
    const paragraphs = new Map((await rulesOf(game))().map((one) => [one.id, one]));
    for (const option of Object.keys(OPTIONS)) {
      const text = paragraphs.get(game.explained[option] ?? "")?.text.join(" ");
      expect(text, option).toMatch(AGREED[language]);
    }
    expect(paragraphs.get("ponds")?.text[1]).toMatch(AGREED[language]);
  });
  it("give the petals printed on the water, not one of each colour there is", async () => {
    await speak(language, "flutter");
    const ponds = (await rulesOf(await load("flutter")))().find((one) => one.id === "ponds");
    expect(ponds?.text.join(" ")).toContain(PRINTED[language]);
  });
  it("call what a line of the score sheet counts by its name", async () => {
    await speak(language, "flutter");
    expect(t("flutter-reason-enclosed-tile")).toMatch(SPARKLES[language]);
  });
});

const player = (pollen: number, ...petals: number[]): FlutterView["players"][number] => ({ petals, bee: -1, pollen });
const piece = (at: number, enclosed = false, bee = -1): FlutterView["pieces"][number] => ({
  ...{ tile: 0, turn: 0, at, seat: 0, open: 0, enclosed, encloser: -1, paid: false, bee },
});
const core = {
  ...{ game: "flutter", seat: 0, seats: 3, step: "", prompt: "", asks: null, waiting: [], sealed: [], over: false },
  ...{
    west: 0,
    south: 0,
    turn: 0,
    first: 0,
    turns: 1,
    ender: -1,
    offers: [],
    pond: [],
    flowers: [],
    due: [],
    unnamed: [],
    owed: [],
  },
};
const view: FlutterView = {
  ...core,
  ...{ sun: 0, hand: -1, held: -1, last_turns: false, water: [], supply: [2, 1] },
  rondel: [
    { stack: 0, top: 3, tiles: 5, removed: [], price: [0, 0, 0, 0] },
    { stack: 4, top: 8, tiles: 2, removed: [], price: [1, 0, 0, 0] },
  ],
  pieces: [piece(1), piece(2, false, 1)],
  players: [player(5, 4, 4, 4, 4), player(-1, 4, 4, 4, 4), player(0, 4, 4, 4, 4)],
};
const coming: FlutterView = {
  ...core,
  ...{ sun: 1, hand: -1, held: -1, last_turns: true, water: [[9, 0]], supply: [1, 1] },
  rondel: [
    { stack: 0, top: 6, tiles: 4, removed: [], price: [0, 0, 0, 0] },
    { stack: 4, top: 8, tiles: 2, removed: [], price: [0, 0, 0, 0] },
  ],
  pieces: [piece(1, true), piece(2, true), piece(3, true)],
  players: [player(8, 4, 6, 1, 4), player(-1, 4, 4, 4, 4), player(2, 4, 4, 4, 4)],
};
const after = (...events: Heard[]): FlutterView => unfold(view, coming, events);
const turn: Heard[] = [
  { event: "took", seat: 0, stack: 0, tile: 3 },
  { event: "turned", seat: 0, tile: 3, turn: 2 },
  { event: "placed", seat: 0, piece: 2, tile: 3, turn: 2, at: 3 },
  { event: "grew", seat: 0, colour: 1, count: 2, petals: 6 },
  { event: "flooded", seat: -1, cell: 9, face: 0 },
  { event: "scored", seat: 0, piece: 2, count: 3, colour: 2 },
  { event: "missed", seat: 1, piece: 1, pollen: 2 },
  { event: "rested", seat: -1 },
  { event: "sun_moved", seat: -1, stack: 4 },
  { event: "turned_up", seat: -1, stack: 0, tile: 6 },
  { event: "last_turns", seat: -1, stack: 0 },
];

describe("the picture of Flutter between two views", () => {
  it("is the old view before the first event, and has everything of the coming one after the last", () => {
    expect(after()).toBe(view);
    const { rondel, due, offers, ...rest } = after(...turn);
    const { rondel: stacks, due: owed, offers: places, ...whole } = coming;
    expect(rest).toEqual(whole);
    expect([due, offers, owed, places]).toEqual([[], [], [], []]);
    expect(rondel.map(({ price, ...one }) => [one, price[0]])).toEqual(
      stacks.map(({ price, ...one }) => [one, price[0] ? 0 : -1]),
    );
  });
  it("shows one thing after another", () => {
    expect(after(...turn.slice(0, 1))).toMatchObject({ hand: 3, held: -1, sun: 0, supply: [2, 1] });
    expect(after(...turn.slice(0, 1)).rondel[0]).toMatchObject({ top: -1, tiles: 4 });
    expect(after(...turn.slice(0, 2)).held).toBe(2);
    const placed = after(...turn.slice(0, 3));
    expect(placed).toMatchObject({ hand: -1, held: -1, water: [] });
    expect(placed.pieces.map((one) => one.enclosed)).toEqual([false, false, false]);
    expect(after(...turn.slice(0, 4)).players[0]).toEqual(player(5, 4, 6, 4, 4));
    expect(after(...turn.slice(0, 5))).toMatchObject({ water: [[9, 0]], supply: [1, 1] });
    const scored = after(...turn.slice(0, 6));
    expect(scored.players[0]).toEqual(player(8, 4, 6, 1, 4));
    expect(scored.pieces.map((one) => one.enclosed)).toEqual([false, false, true]);
  });
  it("takes every number from the coming view, whatever an event would add up to", () => {
    const missed = after({ event: "missed", seat: 1, piece: 1, pollen: 40 });
    expect(missed.players.map((one) => one.pollen)).toEqual([8, -1, 2]);
  });
  it("takes a given up tile off its stack", () => {
    expect(after({ event: "gave_up", seat: 0, tile: 3 }).rondel[0]).toMatchObject({ top: -1, tiles: 4 });
  });
  it("leaves both views as they are", () => {
    after(...turn);
    expect([view.pieces.length, view.players[0]?.pollen, coming.rondel[0]?.top]).toEqual([2, 5, 6]);
  });
});
