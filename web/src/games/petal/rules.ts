/** The rules of Petal with drawn examples. */
import type { PetalScene, PetalView } from "../../generated/petal";
import type { Paragraph } from "../game";
import { t } from "../../words";

const scene: PetalScene = { side: 3, tree: 4, cells: ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] };
const bare = { game: "petal", seat: -1, seats: 2, step: "move", prompt: "", waiting: [], sealed: [], over: false };

function view(piles: [number, number[][]][]): PetalView {
  const sum = (tiles: number[][], colour: number): number =>
    tiles.reduce((total, [one, number]) => total + (one === colour ? (number ?? 0) : 0), 0);
  return {
    ...bare,
    piles: piles.map(([cell, tiles]) => ({ cell, tiles, sums: [sum(tiles, 0), sum(tiles, 1)], worth: [] })),
    bouquets: [[], []],
    points: [0, 0],
  };
}

export function rules(): Paragraph<PetalScene, PetalView>[] {
  const drawn = { ...scene, tree: 7 };
  return [
    { id: "aim", title: t("petal.rules.aim"), text: [t("petal.rules.aim.1")] },
    { id: "setup", title: t("petal.rules.setup"), text: [t("petal.rules.setup.1")] },
    {
      id: "flip",
      title: t("petal.rules.flip"),
      text: [t("petal.rules.flip.1"), t("petal.rules.flip.2")],
      example: {
        scene: drawn,
        view: view([
          [0, [[0, 5]]],
          [1, [[1, 3]]],
          [2, [[0, 2]]],
          [3, [[1, 8]]],
          [4, [[0, 6]]],
          [
            5,
            [
              [1, 4],
              [0, 7],
            ],
          ],
          [8, [[0, 1]]],
        ]),
        lit: [0, 5],
      },
      caption: t("petal.rules.flip.caption"),
    },
    { id: "covered", title: t("petal.rules.covered"), text: [t("petal.rules.covered.1")] },
    {
      id: "pick",
      title: t("petal.rules.pick"),
      text: [t("petal.rules.pick.1")],
      example: {
        scene: { side: 1, tree: -1, cells: ["a1"] },
        view: view([
          [
            0,
            [
              [0, 3],
              [1, 1],
              [0, 4],
              [1, 5],
              [0, 7],
            ],
          ],
        ]),
        lit: [0],
      },
      caption: t("petal.rules.pick.caption"),
    },
    { id: "end", title: t("petal.rules.end"), text: [t("petal.rules.end.1"), t("petal.rules.end.2")] },
  ];
}
