/** Petal: turns, everything open unless it is played from memory, a square of piles. */
import type { PetalAction, PetalScene, PetalView } from "../../generated/petal";
import type { Game, Holding } from "../game";
import { t } from "../../words";
import Board from "./Board.svelte";
import { MOTION } from "./motion";
import { cellName, reason, spell, tell } from "./names";
import { rules } from "./rules";
import { de } from "./words.de";
import { en } from "./words.en";

export const game: Game<PetalScene, PetalView, PetalAction> = {
  key: "petal",
  Board,
  motion: MOTION,
  words: { en, de },
  secret: false,
  tell,
  spell,
  reason,
  rules,
  explained: { flip: "flip", pick: "pick", contents: "covered" },
  begins: () => false,
  asks(_view, scene, left): string {
    const cells = new Set(left.map((action) => action.cell));
    if (cells.size !== 1) return t("petal.ask.move");
    const cell = cellName(scene, left[0]?.cell ?? -1);
    return t(left.some((action) => action.do === "pick") ? "petal.ask.flower" : "petal.ask.petal", { cell });
  },
  holdings({ bouquets }, _scene, seat): Holding[] {
    return [
      { label: t("petal.colour"), amount: t(`petal.colour.${seat}`) },
      { label: t("petal.flowers"), amount: String(bouquets[seat]?.length ?? 0) },
    ];
  },
};
