/** An edition in the making: the file and its values are one, every step can be taken back, and typing is never lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Draft } from "../src/workshop/draft.svelte";
import { speak } from "./speaking";

const STANDARD = { side: 7, tiles: [3, 3] };
const FIELDS = { side: { kind: "number" as const, bounds: [3, 7], allowed: [], optional: false } };
let answers: (() => { status: number; body: unknown })[];
let asked: string[];

const found = (components: unknown, more: object = {}): { status: number; body: unknown } => ({
  status: 200,
  body: { components, fault: null, where: [], fields: FIELDS, drawings: [], pieces: [], signs: [], usual: {}, ...more },
});
const refused = (status: number): { status: number; body: unknown } => ({
  status,
  body: { reason: "No.", key: "server-field-wrong", values: {} },
});
const fault = { key: "refused-petal-side", values: {}, says: "No.", reason: "No." };

beforeEach(async () => {
  await speak("en", "workshop");
  answers = [];
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, order: { body: string }) => {
    asked.push((JSON.parse(order.body) as { edition_file: string }).edition_file);
    const { status, body } = (answers.shift() ?? ((): ReturnType<typeof found> => found(STANDARD)))();
    return { ok: status === 200, status, statusText: "", json: async () => body };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const later = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(5000));
async function begun(): Promise<Draft> {
  const draft = new Draft("petal", STANDARD, FIELDS, "the file");
  await later();
  return draft;
}

describe("a draft", () => {
  it("is checked, and fits", async () => {
    const draft = await begun();
    expect(asked).toEqual(["the file"]);
    expect(draft.fits).toBe(true);
    expect(draft.undoable).toBe(false);
  });
  it("writes every change of a value into the file at once", async () => {
    const draft = await begun();
    draft.set(["side"], 5);
    expect(draft.text).toBe('game = "petal"\nside = 5\ntiles = [3, 3]\n');
    expect(draft.fits).toBe(false);
  });
  it("undoes letters typed into one field together, and does them again", async () => {
    const draft = await begun();
    draft.set(["side"], 1);
    draft.set(["side"], 12);
    draft.set(["tiles", 0], 4);
    draft.undo();
    expect(draft.data).toEqual({ side: 12, tiles: [3, 3] });
    draft.undo();
    expect(draft.text).toBe("the file");
    expect(draft.undoable).toBe(false);
    draft.redo();
    draft.redo();
    expect(draft.data).toEqual({ side: 12, tiles: [4, 3] });
    expect(draft.redoable).toBe(false);
  });
  it("takes its values from what was typed into the file", async () => {
    const draft = await begun();
    answers.push(() => found({ side: 5, tiles: [6, 6] }));
    draft.type("side = 5");
    await later();
    expect(draft.data).toEqual({ side: 5, tiles: [6, 6] });
    expect(draft.text).toBe("side = 5");
  });
  it("keeps what was typed while the file cannot be read: a click says so and changes nothing", async () => {
    const draft = await begun();
    answers.push(() => found(null, { fault }));
    draft.type("side = ");
    draft.set(["side"], 5);
    expect(draft.text).toBe("side = ");
    await later();
    draft.set(["side"], 5);
    expect(draft.text).toBe("side = ");
    expect(draft.notice).not.toBe("");
    draft.undo();
    expect(draft.text).toBe("the file");
    expect(draft.notice).toBe("");
    draft.set(["side"], 5);
    expect(draft.text).toContain("side = 5");
  });
  it("shows a fault at its component and at those around it", async () => {
    const draft = await begun();
    answers.push(() => found({ side: 4, tiles: [3, 3] }, { fault, where: ["tiles", 1] }));
    draft.set(["side"], 4);
    await later();
    expect([draft.wrong(["tiles"]), draft.wrong(["tiles", 1]), draft.wrong(["side"])]).toEqual([true, true, false]);
    expect(draft.fits).toBe(false);
  });
  it.each([400, 422, 500])("looks again at what was typed while a look was refused with %i", async (status) => {
    const draft = await begun();
    answers.push(() => {
      draft.type("meanwhile");
      return refused(status);
    });
    draft.type("first");
    await later();
    expect(asked).toEqual(["the file", "first", "meanwhile"]);
    expect(draft.fits).toBe(true);
  });
  it("asks again later where it asked too much", async () => {
    const draft = await begun();
    answers.push(() => refused(429));
    draft.type("again");
    await vi.advanceTimersByTimeAsync(12000);
    expect(asked).toEqual(["the file", "again", "again"]);
  });
  it("asks no more when it is closed", async () => {
    const draft = await begun();
    draft.type("late");
    draft.close();
    await later();
    expect(asked).toEqual(["the file"]);
  });
});
