/** The best score of somebody who plays alone. This browser keeps it, for each game and its options. */

import type { About } from "../wire/api";

export interface Best {
  points: number;
  table: string;
}

/** The standard edition's earlier name: bests that were kept under it still count. */
const EARLIER = "house";

function place(about: About, edition = about.edition): string {
  const agreed = [about.game, edition, about.modules, Object.entries(about.options).sort()];
  return `hortus.best.${JSON.stringify(agreed)}`;
}

/** The best score of earlier games. Undefined if this game is the best so far; then it is kept. */
export function beaten(about: About, points: number): number | undefined {
  try {
    const earlier = about.edition === "standard" ? localStorage.getItem(place(about, EARLIER)) : null;
    const kept = JSON.parse(localStorage.getItem(place(about)) ?? earlier ?? "null") as Best | null;
    if (kept && kept.table !== about.id && kept.points >= points) return kept.points;
    localStorage.setItem(place(about), JSON.stringify({ points, table: about.id } satisfies Best));
  } catch {
    // A private window keeps nothing, so every game there is the best so far.
  }
  return undefined;
}
