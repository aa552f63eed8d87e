/** Flutter: one meadow for all, a rondel of stacks, decisions that come one after another. */
import type { FlutterAction, FlutterScene, FlutterView } from "../../generated/flutter";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import { MOTION } from "./motion";
import { reason, shapeName, spell, tell, tileName } from "./names";
import { rules } from "./rules";
import { de } from "./words.de";
import { en } from "./words.en";

export const game: Game<FlutterScene, FlutterView, FlutterAction> = {
  key: "flutter",
  Board,
  Held,
  motion: MOTION,
  words: { en, de },
  secret: false,
  tell,
  spell,
  reason,
  rules,
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
  // Taking and turning a tile can be tried freely: Undo lays it back.
  begins: (action) => action.do === "stack" || action.do === "turn",
  turning: {
    field: "turn",
    turn: (value) => (value >= 6 ? 6 + ((value + 1) % 6) : (value + 1) % 6),
    flip: (value) => (value + 6) % 12,
  },
  asks(view, scene, left): string {
    if (left[0]?.do === "pass") return t("flutter.ask.pass");
    const free = view.rondel.find((stack) => stack.price.every((count) => count === 0));
    // Every step that asks has its sentence under its own name.
    return t(`flutter.ask.${view.step}`, {
      stack: shapeName(scene, free?.stack ?? -1),
      tile: tileName(scene, view.hand),
    });
  },
  holdings(view, _scene, seat): Holding[] {
    const player = view.players[seat];
    if (!player) return [];
    const bee = player.bee < 0 ? t("flutter.bee.home") : t("flutter.bee.on", { piece: player.bee });
    const total = player.petals.reduce((sum, count) => sum + count, 0);
    return [
      { label: t("flutter.petals"), amount: String(total) },
      { label: t("flutter.bee"), amount: bee },
    ];
  },
};
