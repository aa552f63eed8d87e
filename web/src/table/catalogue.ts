/** Turns an action's number into fields. The server sends the sealed choices of this seat only as numbers. */
import type { Spelled } from "../generated/wire";
import type { Block } from "../wire/api";
import { type Fixed, agrees } from "./narrowing";

export function spelled(catalogue: Block[], action: number): Spelled {
  const block = catalogue.find((one) => action >= one.start && action < one.start + one.size);
  const result: Spelled = { action, do: block?.do ?? "" };
  let rest = action - (block?.start ?? 0);
  for (const field of [...(block?.fields ?? [])].reverse()) {
    result[field.name] = rest % field.words.length;
    rest = Math.floor(rest / field.words.length);
  }
  return result;
}

/**
 * The action that somebody means who chooses a place that is not available, to ask why not. A place may leave fields
 * open: then what is asked for now comes first, then what agrees most with the fields fixed so far. Null if everything
 * that agrees with the place is legal.
 */
export function meant(catalogue: Block[], legal: Spelled[], fixed: Fixed, fields: Fixed): number | null {
  const asked = new Set(legal.map((one) => one.do));
  const possible = new Set(legal.map((one) => one.action));
  let best: number | null = null;
  let most = -1;
  for (const block of catalogue) {
    const named = new Set(["do", ...block.fields.map((field) => field.name)]);
    if (!Object.keys(fields).every((field) => named.has(field))) continue;
    for (let action = block.start; action < block.start + block.size; action++) {
      if (possible.has(action)) continue;
      const one = spelled(catalogue, action);
      if (!agrees(one, fields)) continue;
      const near = Object.keys(fixed).filter((field) => one[field] === fixed[field]).length;
      const rank = (asked.has(one.do) ? 100 : 0) + near;
      if (rank > most) [best, most] = [action, rank];
    }
  }
  return best;
}
