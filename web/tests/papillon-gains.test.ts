/** What a choice is said to bring. */
import { beforeAll, describe, expect, it } from "vitest";
import type { PapillonScene, PapillonView } from "../src/generated/papillon";
import { speak } from "./speaking";
import { IDLE } from "../src/table/hands";
import { gains } from "../src/games/papillon/gains";
import { tell } from "../src/games/papillon/names";
import { part } from "./part";

const scene = part<PapillonScene>({ zero_bonus: [1, 2, 3, 4], flowers: [0, 1, 2, 3] });
const unprinted = { ...scene, zero_bonus: [-1, -1, -1, -1] };
const view = part<PapillonView>({ seat: 0, players: [] });
const bidding = (told: PapillonScene, amount: number): string =>
  gains({ ...IDLE, single: { action: amount, do: "bid", amount } }, told, view).join(" ");

beforeAll(async () => {
  await speak("en", "papillon");
});

describe("a bid of 0", () => {
  it("promises neither a number, which pushes and a full purse change, nor the last place", () => {
    expect(bidding(scene, 0)).toBe("gain the caterpillars of your 0 space, draft after all bids");
    expect(bidding(scene, 2)).toBe("−2 caterpillars");
  });
  it("brings what its place is worth where nothing is printed", () => {
    expect(bidding(unprinted, 0)).toBe("gain caterpillars by your place in the order, draft after all bids");
  });
});

describe("a planter", () => {
  const heard = { event: "planted", seat: -1, flower: 2, first: 6, second: 4, third: 2 };
  it("is told without a value that is never paid at this table", () => {
    expect(tell(heard, { ...scene, nectar: [[6, 2]] }, [])).toBe("Red pays 6 or 2 nectar.");
    expect(tell(heard, { ...scene, nectar: [[6, 4, 2]] }, [])).toBe("Red pays 6, 4 or 2 nectar.");
  });
});
