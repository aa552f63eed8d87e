/** Many boards on one page, for the visual tests: they call `show` with scenes and views that Python has made. */
import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount, tick } from "svelte";
import { load, rulesOf } from "../../src/games";
import type { Game } from "../../src/games/game";
import "../../src/base.css";
import "../../src/tokens.css";
import { learn } from "../../src/words";
import Frame from "./Frame.svelte";

interface Shown {
  name: string;
  game: string;
  scene: object;
  view: object;
  /** Of a step of a lesson. */
  lit?: number[];
  pointed?: object[];
  sealed?: object[];
}

async function show(boards: Shown[], examples: boolean): Promise<string[]> {
  await learn();
  const target = document.getElementById("gallery") as HTMLElement;
  const names: string[] = [];
  const frame = (name: string, game: Game, board: object, still: boolean): void => {
    names.push(name);
    mount(Frame, { target, props: { name, game, still, ...board } as never });
  };
  const games: Record<string, Game> = {};
  for (const board of boards) {
    const game = (games[board.game] ??= await load(board.game));
    const { scene, view, lit = [], pointed = [], sealed = [] } = board;
    frame(board.name, game, { scene, view, lit, pointed, sealed }, false);
  }
  for (const game of examples ? Object.values(games) : [])
    for (const paragraph of (await rulesOf(game))())
      if (paragraph.example) frame(`${game.key}-rule-${paragraph.id}`, game, paragraph.example, true);
  await tick();
  await document.fonts.ready;
  return names;
}

declare global {
  interface Window {
    show: typeof show;
  }
}
window.show = show;
