/** How each event of Petal is shown. */
import type { PetalEventName } from "../../generated/petal";
import type { Motion } from "../game";

export const MOTION: Record<PetalEventName, Motion> = {
  started: { ms: 300, sound: "bell" },
  laid: { ms: 36, quiet: true },
  flipped: { ms: 280, sound: "tick" },
  picked: { ms: 300, sound: "leaf" },
  uncovered: { ms: 260 },
  laid_unsaid: { ms: 36, quiet: true },
};
