/** How each event of Papillon is shown. */
import type { PapillonEventName } from "../../generated/papillon";
import type { Motion } from "../game";

export const MOTION: Record<PapillonEventName, Motion> = {
  planted: { ms: 150 },
  began: { ms: 220, sound: "bell" },
  refilled: { ms: 150, quiet: true },
  recycled: { ms: 260 },
  turned: { ms: 300, sound: "bell" },
  bid: { ms: 260, sound: "tick" },
  pushed: { ms: 200 },
  paid: { ms: 200, quiet: true },
  consoled: { ms: 220 },
  ranked: { ms: 200, quiet: true },
  drafted: { ms: 220, sound: "tick" },
  lifted: { ms: 200, quiet: true },
  found: { ms: 280, sound: "bell" },
  reserved: { ms: 240 },
  leads: { ms: 240 },
  laid: { ms: 240, sound: "leaf" },
  closed: { ms: 280 },
  fenced: { ms: 240 },
  swapped: { ms: 280 },
  discarded: { ms: 220 },
  pollinated: { ms: 300, sound: "leaf" },
  claimed: { ms: 240, sound: "bell" },
  declined: { ms: 150 },
  doubled: { ms: 300, sound: "leaf" },
  cleared: { ms: 260 },
  strayed: { ms: 260 },
  took_up: { ms: 200 },
  housed: { ms: 260, sound: "tick" },
};
