/** The rules of Blume with drawn examples. */
import type { Paragraph } from "../game";
import { paragraph } from "../telling";
import { type Drawn, bed, track } from "./examples";
import type { Seen, Told } from "./seen";

/** Each paragraph with how many sentences of text it has, in the order they are read. */
const TEXTS: [id: string, texts: number][] = [
  ["aim", 1],
  ["turn", 2],
  ["lay", 1],
  ["flowers", 1],
  ["hybrids", 2],
  ["actions", 2],
  ["market", 1],
  ["full", 1],
  ["score", 1],
  ["prune", 2],
  ["end", 1],
  ["tools", 4],
  ["botanist", 2],
  ["field", 2],
  ["solo", 2],
];

const EXAMPLES: Record<string, () => Drawn> = {
  lay: () =>
    bed(
      4,
      [
        [1, "ropv"],
        [4, "ybrp"],
        [5, "vyob"],
      ],
      { square: 3 },
    ),
  flowers: () =>
    bed(
      3,
      [
        [0, "orpv"],
        [1, "rybo"],
        [3, "yvrb"],
        [4, "pbor"],
      ],
      { flowers: [[0, 0]], wet: [1] },
    ),
  hybrids: () =>
    bed(
      2,
      [
        [0, "oypr"],
        [1, "vobp"],
        [2, "rovb"],
        [3, "pboy"],
      ],
      { hybrids: [[0, 0]] },
    ),
  market: () => track([1, 0, 2, -1, 0, 0], [5]),
  prune: () =>
    bed(
      3,
      [
        [0, "orpv"],
        [1, "rybo"],
        [2, "bvpy"],
        [3, "yvrb"],
        [4, "pbor"],
        [6, "oypv"],
      ],
      { flowers: [[0, 0]], named: [3, 6] },
    ),
  field: () =>
    bed(
      5,
      [
        [6, "obpv"],
        [7, "bbry"],
        [8, "bopr"],
        [11, "yvbr"],
        [12, "pobb"],
        [13, "rypb"],
      ],
      { pegs: [-1, -1, -1, -1, -1, 5], flowers: [[6, 5]] },
      "field",
    ),
};

export function rules(): Paragraph<Told, Seen>[] {
  return TEXTS.map(([id, texts]) => paragraph("blume", id, texts, EXAMPLES[id]?.()));
}
