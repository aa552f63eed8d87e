/** Blume: beds that grow, one market for all; with tools, hidden cards, an open field, or a robot. */
import { t } from "../../words";
import type { BlumeAction } from "../../generated/blume";
import type { Game, Holding } from "../game";
import { question } from "../telling";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Pictured from "./Pictured.svelte";
import Sign from "./Sign.svelte";
import { MOTION } from "./motion";
import { brief, marks, spell, tell } from "./names";
import ToolCards from "./ToolCards.svelte";
import { HUES, type Seen, type Told, open } from "./seen";

const QUARTERS = 4;

export const game: Game<Told, Seen, BlumeAction> = {
  key: "blume",
  Board,
  motion: MOTION,
  // Only the botanist deals cards that nobody else may see.
  secret: (scene) => Boolean(scene.cards?.length),
  tell,
  spell,
  brief,
  marks,
  Pictured,
  Counted,
  legend: { signs: ["flower", "hybrid", "watered", "peg", "pruned", "shelf"], Sign },
  rules: async () => (await import("./rules")).rules,
  shown: { paragraph: "tools", Pieces: ToolCards },
  explained: {
    take: "turn",
    dip: "turn",
    place: "lay",
    bloom: "flowers",
    stock: "actions",
    market: "market",
    lower: "full",
    shed: "prune",
    prune: "prune",
    use: "tools",
    rake: "tools",
    lift: "tools",
    sift: "tools",
    leave: "tools",
    hose: "tools",
    tools: "tools",
    botanist: "botanist",
    field_of_flowers: "field",
    solo: "solo",
    prune_round1: "prune",
    hybrid_pattern: "hybrids",
    pruned_tiles: "prune",
    tools_per_turn: "tools",
    touch: "turn",
  },
  // A tile from the row can be put back until it is placed; the number to prune only starts a sealed sequence.
  begins: (action) => action.do === "take" || action.do === "shed",
  turning: {
    field: "turn",
    turn: (value) => (value + 1) % QUARTERS,
  },
  asks: question,
  holdings(seen, scene, seat): Holding[] {
    const garden = seen.gardens[seat];
    if (!garden) return [];
    if (open(scene))
      return [
        { label: t("blume-hold-pegs"), amount: `${(garden.pegs ?? []).filter((point) => point >= 0).length}/${HUES}` },
        { label: t("blume-hold-flowers"), amount: String(garden.flowers.length) },
      ];
    const held = [
      { label: t("blume-hold-stock"), amount: String((garden.stock ?? []).reduce((sum, count) => sum + count, 0)) },
      { label: t("blume-hold-hybrids"), amount: String(garden.hybrids?.length ?? 0) },
    ];
    if (seen.tools) held.push({ label: t("blume-hold-gloves"), amount: String(seen.tools.gloves[seat] ?? 0) });
    if (seen.botanist)
      held.push(
        { label: t("blume-hold-cards"), amount: String(seen.botanist.first[seat] ?? 0) },
        { label: t("blume-hold-drops"), amount: String(seen.botanist.second[seat] ?? 0) },
      );
    return held;
  },
};
