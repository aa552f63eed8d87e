/** What this browser remembers of lessons: how far we came in each, and which are finished. */
const PLACE = "hortus.lessons";

export interface Progress {
  /** Our choices in the lesson we have begun. */
  done: number[];
  finished: boolean;
}

type All = Partial<Record<string, Progress>>;

function kept(): All {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as All;
  } catch {
    return {};
  }
}

export function progress(lesson: string): Progress {
  return kept()[lesson] ?? { done: [], finished: false };
}

export function keepProgress(lesson: string, done: number[], over: boolean): void {
  const finished = over || progress(lesson).finished;
  try {
    // A finished lesson begins anew when it is opened again.
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [lesson]: { done: over ? [] : done, finished } }));
  } catch {
    // A private window keeps nothing; a lesson then begins anew.
  }
}

/** Whether any lesson was ever finished in this browser. */
export function anyFinished(): boolean {
  return Object.values(kept()).some((one) => one?.finished);
}

/** Whether "Play now" offers a lesson first: not to somebody who has finished one, has a table, or chose just to play. */
export function offers(wanted: boolean, lessons: number, tables: number): boolean {
  return wanted && lessons > 0 && tables === 0 && !anyFinished();
}
