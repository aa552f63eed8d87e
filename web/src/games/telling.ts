/** What all games say in the same way: an event as a sentence, a paragraph of the rules. */
import type { CoreView } from "../generated/wire";
import { known, say, t, type Value } from "../words";
import type { Example, Heard, Paragraph } from "./game";

type Kinds = Record<string, { fields: string[] }>;

/** The game's sentence for an event, with names for its numbers; what this seat may not know is "something". */
export function sentence(
  game: string,
  kinds: Kinds,
  heard: Heard,
  names: string[],
  word: (field: string, value: number) => string | number,
  key = heard.event,
): string {
  const kind = kinds[heard.event];
  // A newer server may send an event that this page has no text for.
  if (!known(`${game}-event-${key}`)) return String(heard.says ?? "");
  const values: Record<string, Value> = { who: names[heard.seat] ?? "" };
  for (const field of kind?.fields ?? []) {
    const value = heard[field];
    values[field] = typeof value === "number" ? word(field, value) : t(`${game}-something`);
  }
  return t(`${game}-event-${key}`, values);
}

/** A paragraph of so many lines, by its keys among the game's words. */
export function paragraph<Scene extends object, View extends CoreView>(
  game: string,
  id: string,
  lines: number,
  example?: Example<Scene, View>,
): Paragraph<Scene, View> {
  return {
    id,
    title: t(`${game}-rules-${id}`),
    text: Array.from({ length: lines }, (_, line) => t(`${game}-rules-${id}-${line + 1}`)),
    ...(example ? { example, caption: t(`${game}-rules-${id}-caption`) } : {}),
  };
}

/** What the rules ask this seat now. A page adds to it only where a player is in the middle of an action. */
export const question = (view: CoreView): string => (view.asks ? say(view.asks) : "");
