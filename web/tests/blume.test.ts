/** Blume's drawn examples, and what it asks. */
import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../src/games";
import type { Drawn } from "../src/games/blume/examples";
import { gains } from "../src/games/blume/gains";
import { rules } from "../src/games/blume/rules";
import { HUES, NONE, type Seen, type Told } from "../src/games/blume/seen";
import { speak } from "./speaking";
import { part } from "./part";

beforeAll(async () => {
  await speak("en", "blume");
});

/** The four corners round a point of a drawn bed, clockwise from the upper left; none where a tile is missing. */
function corners(example: Drawn, point: number): number[] {
  const { side, tiles } = example.scene;
  const laid = new Map(example.view.gardens[0]?.tiles.map(([cell = 0, tile = 0]) => [cell, tile]));
  const low = Math.floor(point / (side - 1)) * side + (point % (side - 1));
  const cells = [low + side, low + side + 1, low + 1, low];
  return cells.map((cell, place) => tiles[laid.get(cell) ?? NONE]?.[(place + 2) % 4] ?? NONE);
}

/** Every flower of one colour that the corners really form, as (point, colour). */
function formed(example: Drawn): number[][] {
  const points = example.scene.points.map((_, point) => point);
  return points
    .map((point) => [point, ...new Set(corners(example, point))])
    .filter(([, colour = NONE, ...others]) => colour >= 0 && colour < HUES && others.length === 0);
}

describe("the drawn beds of Blume", () => {
  it("mark the flowers that their tiles form, and no others", async () => {
    await load("blume");
    const drawn = rules().filter((one) => one.example);
    let marked = 0;
    for (const { id, example } of drawn) {
      const garden = example?.view.gardens[0];
      if (!example || !garden) continue;
      const pegs = (garden.pegs ?? []).map((point, colour) => [point, colour]).filter(([point = NONE]) => point >= 0);
      const said = [...garden.flowers, ...pegs].sort(([one = 0], [other = 0]) => one - other);
      expect(formed(example), id).toEqual(said);
      marked += said.length;
      for (const [point = 0, hybrid = 0] of garden.hybrids ?? []) {
        const pair = example.scene.hybrids?.[hybrid] ?? [];
        expect(corners(example, point), id).toEqual([...pair, ...pair]);
      }
    }
    expect(marked).toBeGreaterThan(3);
  });
});

describe("the question", () => {
  it("is the one that the rules ask, in either language", async () => {
    const game = await load("blume");
    const asks = { key: "blume-prompt-prune-left", values: { left: 2 }, says: "Choose a tile to prune (2 left)." };
    const question = (asked: typeof asks | null): string => game.asks(part<Seen>({ asks: asked }), {}, []);
    expect(question(asks)).toContain("2 left");
    await speak("de", "blume");
    expect(question(asks)).toContain("noch 2");
    await speak("en", "blume");
    expect(question(null)).toBe("");
  });
});

describe("the botanist", () => {
  it("gives as many points as the house says, whatever a card was worth", async () => {
    await load("blume");
    const botanist = { card: -1, told: -1, holds: [], deck: 0, public: [], owner: [], drop: [], next: 0 };
    const seen = (points: number): Seen =>
      part<Seen>({
        gardens: [{ tiles: [], flowers: [] }],
        botanist: { ...botanist, first: [points ? 1 : 0], second: [0], points: [points] },
      });
    expect(gains(part<Told>({ colours: [] }), seen(0), seen(7), 0)).toEqual(["card: +7 points"]);
  });
});
