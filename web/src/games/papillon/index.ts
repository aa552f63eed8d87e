/** Papillon: bids and drafts in turn, gardens laid all at once and sealed. */
import type { PapillonAction, PapillonView } from "../../generated/papillon";
import { t } from "../../words";
import type { Game, Holding } from "../game";
import Board from "./Board.svelte";
import type { Drawn } from "./geometry";
import Held from "./Held.svelte";
import { MOTION } from "./motion";
import { closedName, flowerName, reason, spell, tell } from "./names";
import { rules } from "./rules";
import { de } from "./words.de";
import { en } from "./words.en";

export const game: Game<Drawn, PapillonView, PapillonAction> = {
  key: "papillon",
  Board,
  Held,
  motion: MOTION,
  words: { en, de },
  secret: true,
  tell,
  spell,
  reason,
  rules,
  explained: {
    bid: "bidding",
    take: "drafting",
    lay: "gardening",
    at: "gardening",
    settle: "closing",
    finish: "gardening",
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
    gardening: "gardening",
  },
  // Whoever is done has said so; everything else in a garden can still be taken back.
  begins: (action) => action.do === "lay" || action.do === "gnome" || (action.do === "finish" && action.how === 0),
  // A tile has one face: flipping turns it the other way round.
  turning: { field: "turn", turn: (value) => (value + 1) % 4 },
  asks(view, scene, left): string {
    const first = left[0];
    if (!first) return t("papillon.ask.take");
    const mine = view.players[view.seat];
    switch (first.do) {
      case "settle": {
        const region = mine?.closed.find((one) => one.cell * 4 + one.side === mine.closing);
        return t("papillon.ask.settle", { what: region ? closedName(region) : t("papillon.apatch") });
      }
      case "finish":
        return t(first.how === 0 ? "papillon.ask.done" : "papillon.ask.swap");
      case "bonus":
      case "token":
        return t(
          new Set(left.map((one) => one.flower ?? -1)).size > 2 ? "papillon.ask.bonusany" : "papillon.ask.bonus",
          {
            flower: flowerName(scene, view.claim),
          },
        );
      default:
        return t(`papillon.ask.${first.do}`);
    }
  },
  holdings(view, scene, seat): Holding[] {
    const player = view.players[seat];
    if (!player) return [];
    const gnomes = player.gnomes.map((kind) => scene.gnomes[kind] ?? 0);
    return [
      { label: t("papillon.hold.caterpillars"), amount: String(player.caterpillars) },
      { label: t("papillon.hold.butterflies"), amount: String(player.butterflies) },
      { label: t("papillon.hold.gnomes"), amount: String(gnomes.length) },
      { label: t("papillon.hold.hand"), amount: String(player.hand.length) },
    ];
  },
};
