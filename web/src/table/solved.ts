/** What this browser remembers of puzzles: which were solved, and which were looked up. */
const PLACE = "hortus.puzzles";

export type Result = "solved" | "shown";

export function results(): Partial<Record<string, Result>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record<string, Result>>;
  } catch {
    return {};
  }
}

/** The first result stays: who has seen the answer does not solve it any more. */
export function keepResult(puzzle: string, result: Result): void {
  const kept = results();
  if (kept[puzzle]) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept, [puzzle]: result }));
  } catch {
    // A private window keeps nothing.
  }
}
