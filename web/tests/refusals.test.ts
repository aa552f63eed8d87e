import { describe, expect, it } from "vitest";
import { speak } from "./speaking";
import { spoken } from "../src/table/telling";
import { Refusal } from "../src/wire/api";

const late = { key: "refused-seat", values: { seat: 9, last: 3 }, says: "There is no seat 9; the seats are 0 to 3." };

describe("a refusal of the server", () => {
  it("is shown in the language of the page", async () => {
    await speak("de");
    expect(new Refusal(400, late).message).toBe("Es gibt keinen Platz 9; die Plätze sind 0 bis 3.");
    await speak("en");
    expect(new Refusal(400, late).message).toBe(late.says);
  });
  it("is shown in English where the page does not know its key", async () => {
    await speak("de");
    expect(new Refusal(400, { key: "server-newer-than-this-page", says: "Not now." }).message).toBe("Not now.");
    await speak("en");
  });
});

describe("a host without a seat", () => {
  it("has a name in the language of the page", async () => {
    await speak("de");
    expect(spoken({ house: "said", name: "Host", text: "hallo", seat: -1 })?.name).toBe("Gastgeber");
    await speak("en");
  });
});
