/** The games the page can draw; each is loaded when it is needed. */
import { teach } from "../words";
import type { Game } from "./game";

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
  if (!folder) throw new Error(`There is no board for ${key} yet.`);
  // There is no type for "some scene and the view that goes with it"; the house sends both for the same game.
  const game = (await folder()).game as Game;
  teach(game.key, game.words.en, game.words.de);
  return game;
}
