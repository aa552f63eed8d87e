/** Flutter: one meadow for all, a rondel of stacks, decisions that come one after another. */
import type { FlutterAction, FlutterScene, FlutterView } from "../../generated/flutter";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import Counted from "./Counted.svelte";
import Pictured from "./Pictured.svelte";
import Sign from "./Sign.svelte";
import { MOTION } from "./motion";
import { turnedThere } from "./spots";
import { brief, spell, tell } from "./names";
import { question } from "../telling";

export const game: Game<FlutterScene, FlutterView, FlutterAction> = {
  key: "flutter",
  Board,
  Held,
  motion: MOTION,
  secret: false,
  tell,
  spell,
  brief,
  Pictured,
  Counted,
  legend: { signs: ["price", "gain", "sun", "water", "bee"], Sign },
  marks(heard) {
    if (["placed", "settled", "scored", "missed", "flew_home"].includes(heard.event)) return [`piece ${heard.piece}`];
    return heard.event === "took" ? [`of stack ${heard.stack}`] : [];
  },
  rules: async () => (await import("./rules")).rules,
  explained: {
    stack: "take",
    turn: "place",
    place: "place",
    colour: "rainbow",
    score: "enclosed",
    bee: "bees",
    keep: "bees",
    pass: "pass",
    water: "ponds",
    rainbow: "rainbow",
    scores: "pollen",
    sun: "setup",
    rondel: "setup",
  },
  // Taking and rotating a tile can be tried freely: Undo puts it back.
  begins: (action) => action.do === "stack" || action.do === "turn",
  turning: {
    field: "turn",
    turn: (value) => (value >= 6 ? 6 + ((value + 1) % 6) : (value + 1) % 6),
    flip: (value) => (value + 6) % 12,
    there: turnedThere,
  },
  asks(view, _scene, left): string {
    if (left[0]?.do === "pass") return t("flutter-ask-pass");
    return left[0]?.do === "turn" ? t("flutter-ask-turn") : question(view);
  },
  holdings(view, _scene, seat): Holding[] {
    const player = view.players[seat];
    if (!player) return [];
    const bee = player.bee < 0 ? t("flutter-bee-home") : t("flutter-bee-on", { piece: player.bee });
    const total = player.petals.reduce((sum, count) => sum + count, 0);
    return [
      { label: t("flutter-petals"), amount: String(total) },
      { label: t("flutter-bee"), amount: bee },
    ];
  },
};
