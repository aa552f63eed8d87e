/**
 * Every text of the page comes from the message catalogues in `hortus/words`, which Python reads too.
 * A text is found by its key; Project Fluent fills in values, plurals and numbers.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, show, wished } from "./language.svelte";

/** A text as data, as the server sends it: a key with values, and the same in English. */
export interface Message {
  key: string;
  values?: Values;
  says?: string;
}
export type Value = string | number | Message | Value[] | { or: Value[] };
export type Values = Record<string, Value>;

const files = import.meta.glob<string>("../../../hortus/words/*/*.ftl", { query: "?raw", import: "default" });
const pathOf = (code: string, name: string): string => `../../../hortus/words/${code}/${name}.ftl`;

/** The codes of the languages: the names of the folders. */
export const LANGUAGES = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? ""))].sort();

/** The files in use. Every page needs the first; a game's own file comes with its board. */
const wanted = new Set(["page"]);
const loaded = new Set<string>();
const bundles: Record<string, FluentBundle> = {};

const bundle = (code: string): FluentBundle => (bundles[code] ??= new FluentBundle(code, { useIsolating: false }));

async function read(code: string, name: string): Promise<void> {
  const path = pathOf(code, name);
  const source = loaded.has(path) ? undefined : await files[path]?.();
  // Two pages may have asked for the same file at once.
  if (source === undefined || loaded.has(path)) return;
  loaded.add(path);
  bundle(code).addResource(new FluentResource(source));
}

/** Load these files and the ones in use, in the chosen language; then show that language. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const code = wished(LANGUAGES);
  await Promise.all([...wanted].map((name) => read(code, name)));
  show(code);
}

/** Few visitors are ever refused anything, so these texts come with the first refusal. Without them it is in English. */
export async function learnRefusals(): Promise<void> {
  await learn("refusals", "server").catch(() => undefined);
}

export function known(key: string): boolean {
  return bundles[language()]?.hasMessage(key) ?? false;
}

/** The text under a key, with its values filled in; the key itself where there is none. */
export function t(key: string, values: Values = {}): string {
  const now = bundle(language());
  const pattern = now.getMessage(key)?.value;
  if (pattern == null) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const name in values) filled[name] = variable(values[name] ?? "");
  return now.formatPattern(pattern, filled, []);
}

/** A message of the server in the language in use; in English where this page does not know its key. */
export function say(message: Message): string {
  return known(message.key) ? t(message.key, message.values) : (message.says ?? message.key);
}

function variable(value: Value): FluentVariable {
  if (typeof value === "number") return new Figure(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return listed(value, "conjunction");
  if ("or" in value) return listed(value.or, "disjunction");
  return say(value);
}

/** A number in a text: with a minus, not with a hyphen. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** Where a language alone does not say how its lists are written: "a, b and c", as in Python. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** What a message says as data: equal for messages that say the same. Texts are never compared. */
export const meaning = (message: Message): string => JSON.stringify([message.key, message.values]);

/** "a, b and c" */
export function listed(values: Value[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(LOCALES[language()] ?? language(), { type }).format(
    values.map((value) => String(variable(value))),
  );
}

/** The text under a key where there is one; another text otherwise. */
export function or(key: string, otherwise: string, values: Values = {}): string {
  return known(key) ? t(key, values) : otherwise;
}

/** A name of an edition as part of a key: "Manor Master" is `manor-master`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** A number as it is printed: with a minus, not with a hyphen. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
