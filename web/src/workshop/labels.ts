/** The plain name of a value: of `["assignments", 2, "each"]` in Polders it is under `workshop-polders-assignments-each`. */
import { or, slug, t } from "../words";
import { type Path, type Value, isTable } from "./edits";

export function label(game: string, path: Path): string {
  const keys = path.filter((step) => typeof step === "string").join("-");
  return t(`workshop-${game}-${keys}`);
}

/** What an item of a list is called: its own name if it has one. */
export function itemName(game: string, path: Path, item: Value | undefined): string {
  const own = isTable(item) ? (item.title ?? item.name ?? item.field) : item;
  const number = Number(path.at(-1)) + 1;
  return t("workshop-item", {
    what: label(game, path),
    number,
    name: typeof own === "string" ? wordName(game, path, own) : "",
  });
}

/** A word that can be chosen: one of the game's own, or a name that its editions give to a pollinator or a building. */
export function wordName(game: string, path: Path, word: string): string {
  const keys = path.filter((step) => typeof step === "string").join("-");
  const names = { flutter: "flutter-shape", polders: "polders-term" }[game] ?? game;
  return or(`workshop-${game}-${keys}-${slug(word)}`, or(`${names}-${slug(word)}`, word));
}
