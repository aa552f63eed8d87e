/** How each event of Polders is shown. */
import type { PoldersEventName } from "../../generated/polders";
import type { Motion } from "../game";

export const MOTION: Record<PoldersEventName, Motion> = {
  received: { ms: 220 },
  dealer: { ms: 220 },
  assigned: { ms: 300, sound: "bell" },
  flipped: { ms: 220, sound: "tick" },
  drew: { ms: 300, sound: "leaf" },
  rested: { ms: 150 },
  discarded: { ms: 150, quiet: true },
  passed: { ms: 280 },
  crossed: { ms: 150 },
  shuffled: { ms: 150 },
};
