/** Every text of the page comes from a catalogue; a game brings its own beside its board. */
import { language } from "../settings.svelte";
import { de } from "./de";
import { en } from "./en";
import { reasons } from "./reasons.de";

export type Words = Record<string, string>;
export type Values = Record<string, string | number>;

const catalogues: Record<"en" | "de", Words> = { en: { ...en }, de: { ...de } };

/** A game's words, in both languages, under its own name. */
export function teach(game: string, inEnglish: Words, inGerman: Words): void {
  for (const [key, text] of Object.entries(inEnglish)) catalogues.en[`${game}.${key}`] = text;
  for (const [key, text] of Object.entries(inGerman)) catalogues.de[`${game}.${key}`] = text;
}

export function known(key: string): boolean {
  return key in catalogues[language()];
}

/** The text under a key, with what stands in braces filled in. */
export function t(key: string, values: Values = {}): string {
  return fill(catalogues[language()][key] ?? catalogues.en[key] ?? key, values);
}

/** The text under a key where there is one in this language; what the house says in English otherwise. */
export function or(key: string, english: string, values: Values = {}): string {
  return known(key) ? t(key, values) : fill(english, values);
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** Why the house refused, which it says in English; a sentence nobody translated is better than none. */
export function reason(said: string): string {
  return language() === "de" ? (reasons[said] ?? said) : said;
}

/** A number as it is printed: with a minus, not with a hyphen. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** One of two texts, by number: `key.one` and `key.many`. */
export function many(key: string, count: number, values: Values = {}): string {
  return t(count === 1 ? `${key}.one` : `${key}.many`, { count, ...values });
}
