/** Flutter: one meadow for all, a rondel of stacks, decisions that come one after another. */
import type { FlutterScene, FlutterView } from "../../generated/flutter";
import { t } from "../../words";
import type { CoreView, Game, Holding, View } from "../game";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import { MOTION } from "./motion";
import { reason, shapeName, spell, tell, tileName } from "./names";
import { rules } from "./rules";
import { de } from "./words.de";
import { en } from "./words.en";

const STEPS: Record<string, string> = {
  select: "select",
  turn: "turn",
  place: "place",
  "name rainbow": "rainbow",
  "any petal": "any",
  "choose next": "score",
  resettle: "resettle",
  "place bee": "bee",
};

export const game: Game = {
  key: "flutter",
  Board: Board as unknown as Game["Board"],
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
  asks(view: CoreView & View, scene, left): string {
    const seen = view as unknown as FlutterView;
    const told = scene as unknown as FlutterScene;
    if (left[0]?.do === "pass") return t("flutter.ask.pass");
    const free = seen.rondel.find((stack) => stack.price.every((count) => count === 0));
    return t(`flutter.ask.${STEPS[view.step] ?? "select"}`, {
      stack: shapeName(told, free?.stack ?? -1),
      tile: tileName(told, seen.hand),
    });
  },
  holdings(view, _scene, seat): Holding[] {
    const player = (view as unknown as FlutterView).players[seat];
    if (!player) return [];
    const bee = player.bee < 0 ? t("flutter.bee.home") : t("flutter.bee.on", { piece: player.bee });
    const total = player.petals.reduce((sum, count) => sum + count, 0);
    return [
      { label: t("flutter.petals"), amount: String(total) },
      { label: t("flutter.bee"), amount: bee },
    ];
  },
};
