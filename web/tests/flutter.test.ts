/** Flutter's rules in words, and the picture that carries events on until the next view. */
import { describe, expect, it } from "vitest";
import { load } from "../src/games";
import type { Heard } from "../src/games/game";
import { unfold } from "../src/games/flutter/unfold";
import { OPTIONS, type FlutterView } from "../src/generated/flutter";
import { settings } from "../src/settings.svelte";

const AGREED = { en: /by agreement/i, de: /nach Absprache/i };
const PRINTED = { en: "a petal of each colour on it", de: "ein Blatt jeder Farbe darauf" };
const SPARKLES = { en: /sparkles/i, de: /funken/i };

describe.each(["en", "de"] as const)("the rules of Flutter in %s", (language) => {
  it("explain every option where its link leads, as something to agree on", async () => {
    settings.language = language;
    const game = await load("flutter");
    const paragraphs = new Map(game.rules().map((one) => [one.id, one]));
    for (const option of Object.keys(OPTIONS)) {
      const text = paragraphs.get(game.explained[option] ?? "")?.text.join(" ");
      expect(text, option).toMatch(AGREED[language]);
    }
    expect(paragraphs.get("ponds")?.text[1]).toMatch(AGREED[language]);
  });
  it("give the petals printed on the water, not one of each colour there is", async () => {
    settings.language = language;
    const ponds = (await load("flutter")).rules().find((one) => one.id === "ponds");
    expect(ponds?.text.join(" ")).toContain(PRINTED[language]);
  });
  it("call what a line of the score sheet counts by its name", async () => {
    settings.language = language;
    expect((await load("flutter")).reason("enclosed tile")).toMatch(SPARKLES[language]);
  });
});

const player = (pollen: number): FlutterView["players"][number] => ({ petals: [4, 4, 4, 4], bee: -1, pollen });
const piece = (bee: number): FlutterView["pieces"][number] => ({
  tile: 0,
  turn: 0,
  at: 0,
  seat: 0,
  open: 0,
  enclosed: false,
  encloser: -1,
  paid: false,
  bee,
});
const view = {
  rondel: [{ stack: 0, top: 3, tiles: 5, removed: [], price: [0, 0, 0, 0] }],
  pieces: [piece(-1), piece(1)],
  water: [],
  supply: [2, 1],
  last_turns: false,
  players: [player(5), player(-1), player(0)],
} as unknown as FlutterView;
const after = (...events: Heard[]): FlutterView => unfold(view, events);

describe("the picture of Flutter between two views", () => {
  it("pays for an enclosed tile and adds to the heaps that are seen", () => {
    const scored = after({ event: "scored", seat: 0, piece: 1, count: 3, colour: 2 });
    expect(scored.players[0]).toMatchObject({ petals: [4, 4, 1, 4], pollen: 8 });
    expect(scored.pieces[1]?.enclosed).toBe(true);
    const missed = after({ event: "missed", seat: 0, piece: 1, pollen: 2 });
    expect(missed.players.map((one) => one.pollen)).toEqual([5, -1, 2]);
    const flown = after({ event: "flew_home", seat: 0, piece: 1, pollen: 2 });
    expect(flown.players[0]?.pollen).toBe(7);
    expect(view.players[0]?.petals).toEqual([4, 4, 4, 4]);
  });
  it("takes water out of the supply while there is some", () => {
    expect(after({ event: "flooded", seat: -1, cell: 9, face: 0 }).supply).toEqual([1, 1]);
    expect(after({ event: "flooded", seat: -1, cell: 9, face: 2 }).supply).toEqual([2, 1]);
    expect(view.supply).toEqual([2, 1]);
  });
  it("closes the rainbee, takes a given up tile off its stack and announces the last turns", () => {
    expect(after({ event: "rested", seat: -1 }).pieces[0]?.enclosed).toBe(true);
    expect(after({ event: "gave_up", seat: 0, tile: 3 }).rondel[0]).toMatchObject({ top: -1, tiles: 4 });
    expect(after({ event: "last_turns", seat: -1, stack: 0 }).last_turns).toBe(true);
  });
});
