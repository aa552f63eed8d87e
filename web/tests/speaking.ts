/** For tests: show a language, with the texts of these games loaded. */
import { settings } from "../src/settings.svelte";
import { learn } from "../src/words";

export async function speak(language: string, ...games: string[]): Promise<void> {
  settings.language = language;
  await learn("refusals", "server", ...games);
}
