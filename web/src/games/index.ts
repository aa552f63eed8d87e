/** The games the page can draw; each is loaded when it is needed. */
import { learn, t } from "../words";
import type { Game, Rules } from "./game";

const FOLDERS: Record<string, () => Promise<{ game: object }>> = {
  flutter: () => import("./flutter"),
  petal: () => import("./petal"),
  polders: () => import("./polders"),
  papillon: () => import("./papillon"),
  blume: () => import("./blume"),
};

export const drawn = (key: string): boolean => key in FOLDERS;

export async function load(key: string): Promise<Game> {
  const folder = FOLDERS[key];
  if (!folder) throw new Error(t("page-nothing"));
  // There is no type for "some scene and the view that goes with it"; the server sends both for the same game.
  const [{ game }] = await Promise.all([folder(), learn(key)]);
  return game as Game;
}

/** The rules of a game with their texts, which a table does not need to be played. */
export async function rulesOf(game: Game): Promise<Rules> {
  const [rules] = await Promise.all([game.rules(), learn(`${game.key}-rules`)]);
  return rules;
}
