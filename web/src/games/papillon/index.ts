/** Papillon: bids and drafts in turn, gardens laid all at once and sealed. */
import type { PapillonAction, PapillonView } from "../../generated/papillon";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import type { Drawn } from "./geometry";
import Held from "./Held.svelte";
import Counted from "./Counted.svelte";
import Pictured from "./Pictured.svelte";
import Sign from "./Sign.svelte";
import { MOTION } from "./motion";
import { brief, closedName, flowerName, marks, spell, tell } from "./names";
import { question } from "../telling";

export const game: Game<Drawn, PapillonView, PapillonAction> = {
  key: "papillon",
  Board,
  Held,
  motion: MOTION,
  secret: true,
  tell,
  spell,
  brief,
  marks,
  Pictured,
  Counted,
  legend: { signs: ["nectar", "token", "patch", "field", "caterpillar", "butterfly"], Sign },
  rules: async () => (await import("./rules")).rules,
  explained: {
    bid: "bidding",
    take: "drafting",
    lay: "gardening",
    at: "gardening",
    settle: "closing",
    again: "gardening",
    finish: "gardening",
    exchange: "gardening",
    pollinate: "pollination",
    bonus: "tokens",
    token: "tokens",
    gnome: "experts",
    part: "experts",
    expert_gnomes: "experts",
    bonus_target: "tokens",
    zero_bonus: "bidding",
    cap_for_two: "two",
    tie_rank: "scoring",
    two_player_swap: "two",
    empty_supply: "closing",
    gardening: "gardening",
  },
  // Only Done is final; everything else in a garden can be undone.
  begins: (action) => action.do === "lay" || action.do === "gnome" || (action.do === "finish" && action.how === 0),
  // A tile has one printed side, so F rotates it the other way.
  turning: { field: "turn", turn: (value) => (value + 1) % 4 },
  asks(view, scene, left): string {
    if (left.some((one) => one.do === "exchange")) return t("papillon-ask-exchange");
    if (left.some((one) => one.do === "again" && one.how === 1)) return t("papillon-ask-again");
    const first = left.find((one) => one.do !== "again") ?? left[0];
    const mine = view.players[view.seat];
    switch (first?.do) {
      case "settle": {
        const region = mine?.closed.find((one) => one.cell * 4 + one.side === mine.closing);
        return t("papillon-ask-settle", { what: region ? closedName(region) : t("papillon-apatch") });
      }
      case "finish":
        return first.how === 0 ? t("papillon-ask-done") : question(view);
      case "bonus":
      case "token":
        return t(
          new Set(left.map((one) => one.flower ?? -1)).size > 2 ? "papillon-ask-bonusany" : "papillon-ask-bonus",
          {
            flower: flowerName(scene, view.claim),
          },
        );
      default:
        return question(view);
    }
  },
  holdings(view, scene, seat): Holding[] {
    const player = view.players[seat];
    if (!player) return [];
    const gnomes = player.gnomes.map((kind) => scene.gnomes[kind] ?? 0);
    return [
      { label: t("papillon-hold-caterpillars"), amount: String(player.caterpillars) },
      { label: t("papillon-hold-butterflies"), amount: String(player.butterflies) },
      { label: t("papillon-hold-gnomes"), amount: String(gnomes.length) },
      { label: t("papillon-hold-hand"), amount: String(player.hand.length) },
    ];
  },
};
