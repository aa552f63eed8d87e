/** What this person is called at a table: their own name, or a plant until they have told us one. */
import { PLANTS, settings } from "./settings.svelte";
import { t } from "./words";

/** The plant of this browser; `next`: one for somebody else at the same device. */
export function plant(next = 0): string {
  return t(`name-plant-${1 + ((settings.plant - 1 + next * 5) % PLANTS)}`);
}

export function ownName(): string {
  return settings.name.trim() || plant();
}
