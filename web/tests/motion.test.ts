/** What happened is played one thing at a time, for the eyes that look on, and then drawn. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../src/games/game";
import type { Happened } from "../src/generated/wire";
import { settings } from "../src/settings.svelte";
import { Motion, type Onlooker } from "../src/table/motion.svelte";
import { part } from "./part";

const game = part<Game>({ motion: { flown: { ms: 300 }, landed: { ms: 100 } } });
const heard = (v: number, seat = 0, ...events: string[]): Happened =>
  part<Happened>({ v, seat, events: events.map((event) => ({ event })) });

function watched(): { onlooker: Onlooker & { chair: number }; motion: Motion; told: string[] } {
  const told: string[] = [];
  const onlooker = {
    game,
    chair: 0,
    note: (events: unknown[]) => told.push(`noted ${events.length}`),
    settle: (message: Happened) => told.push(`drawn ${message.v}`),
    calm: () => told.push("calm"),
  };
  return { onlooker, motion: new Motion(onlooker), told };
}

beforeEach(() => {
  settings.motion = "full";
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("motion", () => {
  it("plays every event before the table is drawn, and the next message after that", async () => {
    const { motion, told } = watched();
    motion.play(heard(1, 0, "flown", "landed"));
    motion.play(heard(2, 0, "landed"));
    expect(motion.playing?.event).toBe("flown");
    expect(motion.moves).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(motion.playing?.event).toBe("landed");
    expect(told).toEqual(["noted 2"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual(["noted 2", "drawn 1", "noted 1", "drawn 2", "calm"]);
    expect(motion.over).toBe(true);
  });

  it("can be skipped", async () => {
    const { motion, told } = watched();
    motion.play(heard(1, 0, "flown", "landed"));
    motion.skip();
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toContain("drawn 1");
  });

  it("shows nobody what another seat heard, also when the chair changes in the middle", async () => {
    const { onlooker, motion, told } = watched();
    motion.play(heard(1, 1, "flown"));
    expect(told).toEqual(["calm"]);
    motion.play(heard(2, 0, "flown"));
    onlooker.chair = 1;
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual(["calm", "noted 1", "calm"]);
  });
});
