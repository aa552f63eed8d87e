/**
 * Selection by narrowing. The server sends every legal action with its fields; each click or key fixes
 * fields, and actions that disagree are dropped. There are no rules here.
 */
import type { Spelled } from "../generated/wire";

export type Value = string | number;
export type Fixed = Record<string, Value>;

export function agrees(action: Spelled, fixed: Fixed): boolean {
  for (const field in fixed) if (action[field] !== fixed[field]) return false;
  return true;
}

/** The actions that agree with these fixed fields. */
export function left(legal: Spelled[], fixed: Fixed): Spelled[] {
  return legal.filter((action) => agrees(action, fixed));
}

/** The values a field may still take. */
export function values(actions: Spelled[], field: string): Set<Value> {
  const found = new Set<Value>();
  for (const action of actions) {
    const value = action[field];
    if (value !== undefined) found.add(value);
  }
  return found;
}

/**
 * Fix more fields. If they contradict earlier ones, the newest win: older ones
 * are released, the oldest first. Nothing changes if no action agrees with the new ones alone.
 */
export function fix(legal: Spelled[], fixed: Fixed, more: Fixed): Fixed {
  if (left(legal, more).length === 0) return fixed;
  let result: Fixed = { ...more };
  for (const field of Object.keys(fixed).reverse()) {
    const value = fixed[field];
    if (field in result || value === undefined) continue;
    const tried = { ...result, [field]: value };
    if (left(legal, tried).length > 0) result = tried;
  }
  return ordered(fixed, result, more);
}

/** Oldest first, so that stepping back undoes the newest. */
function ordered(before: Fixed, after: Fixed, more: Fixed): Fixed {
  const result: Fixed = {};
  for (const field of Object.keys(before)) {
    const value = after[field];
    if (value !== undefined && !(field in more)) result[field] = value;
  }
  return { ...result, ...more };
}

/** Release the newest field. */
export function stepBack(fixed: Fixed): Fixed {
  const fields = Object.keys(fixed);
  fields.pop();
  const result: Fixed = {};
  for (const field of fields) {
    const value = fixed[field];
    if (value !== undefined) result[field] = value;
  }
  return result;
}

/** The next value of a field that agrees with all other fields: rotates and flips a piece. */
export function cycle(legal: Spelled[], fixed: Fixed, field: string, order: (value: number) => number): Fixed {
  const others: Fixed = { ...fixed };
  delete others[field];
  const open = [...values(left(legal, others), field)].map(Number).sort((a, b) => order(a) - order(b));
  const anywhere = open.length > 1 ? open : [...values(legal, field)].map(Number).sort((a, b) => order(a) - order(b));
  if (anywhere.length === 0) return fixed;
  const now = anywhere.indexOf(Number(fixed[field] ?? NaN));
  return fix(legal, fixed, { [field]: anywhere[(now + 1) % anywhere.length] ?? 0 });
}

const MOST_TURNS = 24;

/** The same decision, rotated to the next possible position; null if there is none. */
export function turnedAnew(
  before: Spelled,
  among: Spelled[],
  field: string,
  next: (value: number) => number,
): Fixed | null {
  const same: Fixed = {};
  for (const [key, value] of Object.entries(before))
    if (key !== "action" && key !== field && (typeof value === "number" || typeof value === "string"))
      same[key] = value;
  const possible = values(left(among, same), field);
  let wanted = next(Number(before[field]));
  for (let tries = 0; tries < MOST_TURNS && !possible.has(wanted); tries++) wanted = next(wanted);
  return possible.has(wanted) && wanted !== before[field] ? { ...same, [field]: wanted } : null;
}
