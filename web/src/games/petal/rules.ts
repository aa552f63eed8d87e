/** The rules of Petal with drawn examples. */
import type { PetalScene, PetalView } from "../../generated/petal";
import type { Paragraph } from "../game";
import { paragraph } from "../telling";

const scene: PetalScene = {
  side: 3,
  tree: 4,
  cells: ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
  fewer: 3,
};
const bare = {
  game: "petal",
  seat: -1,
  seats: 2,
  step: "move",
  prompt: "",
  asks: null,
  waiting: [],
  sealed: [],
  over: false,
};

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
    paragraph("petal", "aim", 1),
    paragraph("petal", "setup", 1),
    paragraph("petal", "flip", 2, {
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
    }),
    paragraph("petal", "covered", 1),
    paragraph("petal", "pick", 1, {
      scene: { side: 1, tree: -1, cells: ["a1"], fewer: 3 },
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
    }),
    paragraph("petal", "end", 2),
  ];
}
