/** How a game ended: the result in one line, the ranking, the score sheets and the course of the scores. */
import { strength } from "../table/levels";
import type { Table } from "../table/table.svelte";
import { figure, t } from "../words";
import { type Outline, type Sheets, api } from "../wire/api";
import { beaten } from "./best";

export interface Place {
  seat: number;
  name: string;
  plays: string;
  points: number;
  won: boolean;
}

export class Ending {
  sheets = $state.raw<Sheets>({ sheets: [] });
  outline = $state.raw<Outline | null>(null);

  constructor(private readonly table: Table) {
    void api.scores(table.id, table.chair).then(
      (heard) => (this.sheets = heard),
      () => undefined,
    );
    void api.outline(table.id).then(
      (heard) => (this.outline = heard),
      () => undefined,
    );
  }

  private winners = $derived.by(() => this.sheets.winners ?? []);

  ranking = $derived.by((): Place[] =>
    this.table.scores
      .map((points, seat) => ({
        seat,
        name: this.table.names[seat] ?? "",
        plays: this.plays(seat),
        points: points ?? 0,
        won: this.winners.includes(seat),
      }))
      .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points),
  );

  private plays(seat: number): string {
    const player = this.table.seats[seat];
    return player?.kind === "bot" ? strength(player.bot, this.table.levels, player.away ? "" : player.name) : "";
  }

  /** Somebody else has as many points, and yet only one wins. */
  tied = $derived.by(() => {
    const [first, second] = this.ranking;
    return this.winners.length === 1 && first !== undefined && first.points === second?.points;
  });

  alone = $derived.by(
    () => this.table.about?.seats === 1 && this.table.mine.length > 0 && this.table.scores.length === 1,
  );

  /** Whether the server has told who won. */
  known = $derived.by(() => this.alone || this.winners.length > 0);

  /** "You win, 40 to 35." */
  line = $derived.by((): string => {
    const { about, mine, scores } = this.table;
    if (this.alone && about) {
      const before = beaten(about, scores[0] ?? 0);
      return before === undefined ? t("end-best") : t("end-beaten", { points: figure(before) });
    }
    if (this.winners.length === 0) return t("end-title");
    const all = this.ranking.map((one) => figure(one.points));
    // A dash between numbers below zero would read as one more minus.
    const between = all.some((one) => one.startsWith("−")) ? " · " : " – ";
    const points = all.length === 2 ? t("end-two", { most: all[0] ?? "", least: all[1] ?? "" }) : all.join(between);
    const names = this.ranking.filter((one) => one.won).map((one) => one.name);
    if (this.winners.length > 1) return t("end-many", { names, points });
    const mineAlone = mine.length === 1 && this.winners[0] === mine[0];
    return t(`end-${mineAlone ? "you" : "one"}${this.tied ? "-tie" : ""}`, { names, points });
  });

  /** Whether to celebrate: one of our seats has won, or nobody here plays. */
  won = $derived.by(() => this.table.mine.length === 0 || this.winners.some((seat) => this.table.mine.includes(seat)));
}
