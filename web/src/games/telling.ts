/** What all games say in the same way: an event as a sentence, a paragraph of the rules. */
import type { CoreView } from "../generated/wire";
import { fill, or, t } from "../words";
import type { Example, Heard, Paragraph } from "./game";

type Kinds = Record<string, { fields: string[]; says: string }>;

/** The game's sentence for an event, with every number in it as its word; what this seat may not know is "something". */
export function sentence(
  game: string,
  kinds: Kinds,
  heard: Heard,
  names: string[],
  word: (field: string, value: number) => string | number,
  key = heard.event,
): string {
  const kind = kinds[heard.event];
  const says = or(`${game}.event.${key}`, kind?.says ?? String(heard.says ?? ""));
  const values: Record<string, string | number> = { who: names[heard.seat] ?? "" };
  for (const field of kind?.fields ?? []) {
    const value = heard[field];
    values[field] = typeof value === "number" ? word(field, value) : t(`${game}.something`);
  }
  return fill(says, values);
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
    title: t(`${game}.rules.${id}`),
    text: Array.from({ length: lines }, (_, line) => t(`${game}.rules.${id}.${line + 1}`)),
    ...(example ? { example, caption: t(`${game}.rules.${id}.caption`) } : {}),
  };
}
