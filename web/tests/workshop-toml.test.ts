/** The file as the editor writes it. That it reads back as the same edition is tested in Python. */
import { describe, expect, it } from "vitest";
import { write } from "../src/workshop/toml";
import { packed, unpacked } from "../src/workshop/keeping";

describe("a file", () => {
  it("names its game first, then values, then tables, as a person writes them", () => {
    const data = { side: 7, map: "~ .\n. .\n", tables: [{ a: 1 }, { a: 2 }], market: { low: -4 } };
    expect(write(data, "petal")).toBe(
      'game = "petal"\nside = 7\nmap = """\n~ .\n. .\n"""\n\n[[tables]]\na = 1\n\n[[tables]]\na = 2\n\n[market]\nlow = -4\n',
    );
  });
  it("wraps long lists", () => {
    const lines = write({ tiles: Array<string>(40).fill("royp") }, "blume").split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(100);
  });
  it("has a word for a number that is none", () => {
    expect(write({ side: null }, "petal")).toContain("side = nan");
  });
});

describe("a link", () => {
  it("carries the whole file", async () => {
    const file = write({ name: "É 🌼", tiles: Array<string>(150).fill("royp") }, "blume");
    const link = await packed(file);
    expect(encodeURIComponent(link)).toBe(link);
    expect(await unpacked(link)).toBe(file);
  });
  it("that is damaged or holds too much is empty", async () => {
    expect(await unpacked("%%%")).toBe("");
    expect(await unpacked((await packed("abc")).slice(2))).toBe("");
    expect(await unpacked(await packed("x".repeat(70_000)))).toBe("");
  });
});
