/** Who plays alone plays against their own best: this browser keeps it, for each game and agreement. */

import type { About } from "../wire/api";

export interface Best {
  points: number;
  table: string;
}

function place(about: About): string {
  const agreed = [about.game, about.edition, about.modules, Object.entries(about.options).sort()];
  return `hortus.best.${JSON.stringify(agreed)}`;
}

/** The best of earlier games, or undefined where this game is the best so far; then it is kept. */
export function beaten(about: About, points: number): number | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place(about)) ?? "null") as Best | null;
    if (kept && kept.table !== about.id && kept.points >= points) return kept.points;
    localStorage.setItem(place(about), JSON.stringify({ points, table: about.id } satisfies Best));
  } catch {
    // Nothing is kept in a private window; every game there is the best so far.
  }
  return undefined;
}
