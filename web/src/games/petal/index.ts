/** Petal: turns, everything open unless it is played from memory, a square of piles. */
import type { PetalAction, PetalScene, PetalView } from "../../generated/petal";
import type { Game, Holding } from "../game";
import { t } from "../../words";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Pictured from "./Pictured.svelte";
import Sign from "./Sign.svelte";
import { MOTION } from "./motion";
import { cellName, spell, tell } from "./names";
import { question } from "../telling";

export const game: Game<PetalScene, PetalView, PetalAction> = {
  key: "petal",
  Board,
  motion: MOTION,
  secret: false,
  tell,
  // The numbers that a player must remember stay covered.
  memory: (options) => options.contents === "memory",
  Pictured,
  Counted,
  legend: { signs: ["petal", "flower", "tree"], Sign },
  spell,
  marks: (heard) => (heard.event === "flipped" ? [`${heard.onto}`] : heard.event === "picked" ? [`${heard.cell}`] : []),
  rules: async () => (await import("./rules")).rules,
  explained: { flip: "flip", pick: "pick", contents: "covered" },
  begins: () => false,
  asks(view, scene, left): string {
    const cells = new Set(left.map((action) => action.cell));
    if (cells.size !== 1) return question(view);
    const cell = cellName(scene, left[0]?.cell ?? -1);
    return t(left.some((action) => action.do === "pick") ? "petal-ask-flower" : "petal-ask-petal", { cell });
  },
  holdings({ bouquets }, _scene, seat): Holding[] {
    return [
      { label: t("petal-colour"), amount: t(`petal-colour-${seat}`) },
      { label: t("petal-flowers"), amount: String(bouquets[seat]?.length ?? 0) },
    ];
  },
};
