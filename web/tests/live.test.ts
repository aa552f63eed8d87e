/** What the page makes of a door that closes: a house that is away is waited for, a right that is gone is not. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "./speaking";
import { Table } from "../src/table/table.svelte";
import { Live } from "../src/wire/live";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closing: { code: number }) => void;
  constructor() {
    Socket.made.push(this);
  }
  send(): void {}
  close(): void {}
}
const last = (): Socket => Socket.made.at(-1)!;
const welcome = (): void => last().onmessage?.({ data: JSON.stringify({ hear: "welcome" }) });

beforeEach(async () => {
  await speak("en");
  Socket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that breaks", () => {
  it("is in doubt when the house closes it or does not welcome it again, and not before", () => {
    const denied = vi.fn();
    new Live("t", { heard: () => undefined, connection: () => undefined, seen: () => new Map(), denied });
    welcome();
    last().onclose?.({ code: 1006 });
    expect(denied).toHaveBeenCalledTimes(0);
    vi.runOnlyPendingTimers();
    last().onclose?.({ code: 1006 });
    expect(denied).toHaveBeenCalledTimes(1);
    vi.runOnlyPendingTimers();
    welcome();
    last().onclose?.({ code: 1008 });
    expect(denied).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["stays away where the table is no longer open to us", 404, true],
    ["comes again where it has only asked too much", 429, false],
    ["comes again where the table is still ours", 200, false],
    ["comes again where nobody answers", 0, false],
  ])("%s", async (_, status, gone) => {
    const answer = { ok: status === 200, status, statusText: "", json: async () => ({}) };
    vi.stubGlobal("fetch", async () => (status ? answer : Promise.reject(new Error("away"))));
    const table = new Table("t");
    last().onclose?.({ code: 1008 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.denied).toBe(gone);
    expect(Socket.made.length).toBe(gone ? 1 : 2);
  });
});
