/** Which language the page shows. The languages are the folders of `hortus/words`. */
import { settings } from "../settings.svelte";

const shown = $state({ language: "en" });

/** The language in use. The one in the settings follows as soon as its texts are loaded. */
export const language = (): string => shown.language;

export function show(code: string): void {
  shown.language = code;
}

/** The language in the settings, or the first language of the browser that we have texts for. */
export function wished(languages: string[]): string {
  if (languages.includes(settings.language)) return settings.language;
  const spoken = navigator.languages.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return spoken.find((one) => languages.includes(one)) ?? "en";
}

/** A language by its own name: "Deutsch". */
export function ownName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
}
