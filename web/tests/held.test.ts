/** What stands by the question on a phone: what one's own seat can pay with. */
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { load } from "../src/games";
import type { CoreView } from "../src/generated/wire";
import { speak } from "./speaking";
import { part } from "./part";

describe("what one holds", () => {
  it("is four kinds of petals in Flutter, each with its shape, its number and its name", async () => {
    await speak("en");
    const { Held } = await load("flutter");
    const players = [{ petals: [9, 9, 9, 9] }, { petals: [4, 0, 12, 3] }];
    const view = part<CoreView & { players: object[] }>({ seat: 1, players });
    const shown = render(Held!, { props: { scene: {}, view } }).body.replace(/<!--.*?-->/g, "");
    expect(shown).toContain(`aria-label="B's petals: 4 red, 12 blue, 3 purple"`);
    expect([...shown.matchAll(/#flutter-petal(\d)"><\/use><\/svg>(\d+)/g)].map((one) => one.slice(1))).toEqual([
      ["0", "4"],
      ["1", "0"],
      ["2", "12"],
      ["3", "3"],
    ]);
  });

  it("is caterpillars and tiles in Papillon, until the tiles are laid", async () => {
    const { Held } = await load("papillon");
    const said = (where: string, hand: number[] = []): string => {
      const players = [{ caterpillars: 7, hand }];
      const view = part<CoreView & { where: string; players: object[] }>({ seat: 0, where, players });
      const tile = { name: "", sides: "BBBB", parts: [[0, 1, 2, 3]], shows: [0], butterflies: [0], caterpillar: false };
      return render(Held!, { props: { scene: { tiles: [tile] }, view } }).body;
    };
    expect(said("market")).toMatch(/Caterpillars<.*7/);
    expect(said("market")).not.toContain("Tiles to place");
    expect(said("market", [0, 0]).match(/role="img"/g)).toHaveLength(2);
    expect(said("gardens", [0])).not.toContain("Caterpillars");
  });
});
