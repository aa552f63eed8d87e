/** The catalogue's numbers as coordinates: what this seat has sealed is told by number only. */
import type { Spelled } from "../generated/wire";
import type { Block } from "../wire/api";

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
