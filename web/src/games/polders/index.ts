/** Polders: all at once, sealed, on sheets that travel. */
import type { PoldersAction, PoldersScene, PoldersView } from "../../generated/polders";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import { covered } from "./geometry";
import Counted from "./Counted.svelte";
import Pictured from "./Pictured.svelte";
import Sign from "./Sign.svelte";
import { MOTION } from "./motion";
import { formula, spell, tell, term } from "./names";
import { question } from "../telling";

export const game: Game<PoldersScene, PoldersView, PoldersAction> = {
  key: "polders",
  Board,
  motion: MOTION,
  secret: true,
  tell,
  spell,
  Pictured,
  Counted,
  legend: { signs: ["circle", "stripes", "cross", "coin"], Sign },
  formula,
  marks(heard, scene) {
    if (heard.event !== "drew") return [];
    const [card, turn, cell] = [Number(heard.card), Number(heard.turn), Number(heard.cell)];
    return covered(scene, card, turn, cell).map((one) => `${heard.sheet} ${one}`);
  },
  rules: async () => (await import("./rules")).rules,
  explained: {
    card: "turn",
    single: "where",
    place: "where",
    polders: "setup",
    too_few: "assignments",
    wrong_buildings: "buildings",
    ties: "assignments",
  },
  begins: (action) => action.do !== "place",
  turning: {
    field: "turn",
    turn: (value) => (value >= 4 ? 4 + ((value - 3) % 4) : (value + 1) % 4),
    flip: (value) => (value + 4) % 8,
  },
  asks: question,
  holdings(view, scene, seat): Holding[] {
    const stand = view.stands[seat];
    if (!stand) return [];
    const found = scene.fillings.map((filling, kind) => ({
      label: term(filling.buildings),
      amount: String(stand.correct[kind] ?? 0),
    }));
    return [{ label: t("polders-holds"), amount: scene.sheets[view.held[seat] ?? -1]?.name ?? "–" }, ...found];
  },
};
