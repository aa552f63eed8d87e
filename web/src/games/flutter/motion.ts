/** How each event of Flutter is shown. */
import type { FlutterEventName } from "../../generated/flutter";
import type { Motion } from "../game";

export const MOTION: Record<FlutterEventName, Motion> = {
  began: { ms: 300, sound: "bell" },
  arranged: { ms: 150, quiet: true },
  sun_rose: { ms: 250 },
  turned_up: { ms: 180, sound: "tick" },
  sun_moved: { ms: 280 },
  took: { ms: 220, sound: "tick" },
  skipped: { ms: 200 },
  turned: { ms: 150, quiet: true },
  placed: { ms: 300, sound: "leaf" },
  grew: { ms: 220 },
  withered: { ms: 220 },
  flooded: { ms: 240, sound: "tick" },
  sipped: { ms: 220 },
  scored: { ms: 300, sound: "bell" },
  missed: { ms: 280 },
  rested: { ms: 200 },
  flew_home: { ms: 280 },
  settled: { ms: 260, sound: "tick" },
  gave_up: { ms: 280 },
  last_turns: { ms: 300, sound: "bell" },
  bloomed: { ms: 220 },
};
