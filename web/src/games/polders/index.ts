/** Polders: all at once, sealed, on sheets that travel. */
import type { PoldersAction, PoldersScene, PoldersView } from "../../generated/polders";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import { MOTION } from "./motion";
import { reason, spell, tell, term } from "./names";
import { rules } from "./rules";
import { de } from "./words.de";
import { en } from "./words.en";

export const game: Game<PoldersScene, PoldersView, PoldersAction> = {
  key: "polders",
  Board,
  motion: MOTION,
  words: { en, de },
  secret: true,
  tell,
  spell,
  reason,
  rules,
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
  asks(view, scene, left): string {
    const sheet = scene.sheets[view.held[view.seat] ?? -1]?.name ?? "";
    const key = left[0]?.do === "place" ? "place" : left[0]?.do === "single" ? "single" : "card";
    return t(`polders.ask.${key}`, { sheet });
  },
  holdings(view, scene, seat): Holding[] {
    const stand = view.stands[seat];
    if (!stand) return [];
    const found = scene.fillings.map((filling, kind) => ({
      label: term(filling.buildings),
      amount: String(stand.correct[kind] ?? 0),
    }));
    return [{ label: t("polders.holds"), amount: scene.sheets[view.held[seat] ?? -1]?.name ?? "–" }, ...found];
  },
};
