/**
 * Tips at a first table: each new kind of decision has one, and it is shown once.
 * The texts are found by the key of what is asked, so the page knows no rule.
 */
const PLACE = "hortus.tips";

interface Kept {
  /** The first table of each game. */
  first: Partial<Record<string, string>>;
  /** What was asked when a tip was shown. */
  seen: string[];
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { first: found.first ?? {}, seen: found.seen ?? [] };
  } catch {
    return { first: {}, seen: [] };
  }
}

/** Whether a tip for what is asked should be shown at this table. It is remembered, so the second answer is no. */
export function isNew(game: string, table: string, asks: string): boolean {
  const { first, seen } = kept();
  const home = first[game] ?? table;
  if (home !== table || seen.includes(asks)) return false;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ first: { ...first, [game]: home }, seen: [...seen, asks] }));
  } catch {
    // A private window keeps nothing; then a tip is shown again.
  }
  return true;
}

/** The text for what is asked. */
export const tip = (asks: string): string => `tip-${asks}`;
