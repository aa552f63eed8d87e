/** The rules of Papillon with drawn examples. */
import type { PapillonScene, PapillonView } from "../../generated/papillon";
import type { Example, Paragraph } from "../game";
import { paragraph } from "../telling";
import type { Drawn, Face, Player } from "./geometry";

const face = (sides: string, parts: number[][], butterflies: number[], caterpillar = false): Face => ({
  name: sides,
  sides,
  parts,
  shows: parts.map(([side = 0]) => "BPRYF".indexOf(sides[side] ?? "F")),
  butterflies,
  caterpillar,
});
/** Enough different tiles for the pictures; their numbers are used below. */
const FACES = [
  face("BFFF", [[0], [1, 2, 3]], [0, 1]),
  face(
    "RRFF",
    [
      [0, 1],
      [2, 3],
    ],
    [0, 1],
  ),
  face("BFBF", [[0, 2], [1], [3]], [0, 1, 0], true),
  face(
    "BBFF",
    [
      [0, 1],
      [2, 3],
    ],
    [0, 0],
  ),
  face("BFPF", [[0], [1], [2], [3]], [0, 0, 0, 0]),
  face(
    "YYPP",
    [
      [0, 1],
      [2, 3],
    ],
    [0, 0],
    true,
  ),
  face("RFFF", [[0], [1, 2, 3]], [0, 2]),
];
const WINDOW = 3;
const scene: PapillonScene = {
  window: WINDOW,
  middle: 0,
  cells: Array.from(
    { length: WINDOW * WINDOW },
    (_, cell) => `${"abc"[cell % WINDOW]}${Math.floor(cell / WINDOW) + 1}`,
  ),
  colours: ["blue", "purple", "red", "yellow"],
  tiles: FACES,
  used: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  row_of: [0, 0, 0, 0, 1, 1, 1, 2, 2, 3],
  column_of: [0, 1, 2, 3, 0, 1, 2, 0, 1, 0],
  lines: [],
  gnome_lines: [],
  rounds: 8,
  highest_bid: 5,
  zero_bonus: [1, 2, 3, 4],
  gnomes: [1, 2, 3, 4],
  planters: [],
  nectar: [
    [8, 5, 3],
    [6, 4, 2],
    [10, 6, 3],
    [5, 3, 1],
  ],
  flowers: [0, 1, 2, 3],
  flower_words: [],
  flower_marks: 100,
};
const bare: PapillonView = {
  ...{ game: "papillon", seat: -1, seats: 3, step: "", prompt: "", asks: null, waiting: [], sealed: [], over: false },
  ...{
    round: 0,
    order: [0, 1, 2],
    spaces: [],
    crawling: [],
    bids: [],
    zeros: [],
    bag: [],
    removed: [],
    gnome: -1,
    laying: false,
    where: "market",
  },
  ...{ gnomes_left: [], flowers: [], claim: -1, players: [], scores: [] },
};

type Picture = Example<Drawn, PapillonView>;
const example = (drawn: Drawn["drawn"], view: Partial<PapillonView>, lit: number[] = []): Picture => ({
  scene: { ...scene, drawn },
  view: { ...bare, ...view },
  lit,
});

/** A's garden: for each cell the tile and its turn. */
function garden(tiles: [number, number, number][], more: Partial<Player>, lit: number[] = []): Picture {
  const player: Player = {
    ...{ caterpillars: 0, butterflies: 0, gnomes: [], hand: [], chosen: -1, closing: -1, housed: [], resting: [] },
    closed: [],
    garden: tiles.map(([cell, tile, turn]) => ({ cell, tile, turn, tried: false })),
    ...more,
  };
  return example("garden", { players: [player] }, lit);
}

const blue = { cell: 0, side: 1, shows: 0, butterflies: 0 };

export function rules(): Paragraph<Drawn, PapillonView>[] {
  const flower = (planter: number, butterflies: number[], token = -1) => ({ planter, butterflies, token });
  return [
    paragraph("papillon", "aim", 2),
    paragraph("papillon", "tiles", 1),
    paragraph("papillon", "setup", 1),
    paragraph(
      "papillon",
      "prepare",
      1,
      example(
        "market",
        { spaces: [0, 5, 3, 1, 2, 6, 4, 3, 5, 1], crawling: [0, 1, 0, 0, 1, 0, 0, 0, 1, 0], gnome: 2 },
        [7, 8],
      ),
    ),
    paragraph("papillon", "bidding", 2, example("tracks", { bids: [0, 0, 3], zeros: [1, 0, -1] })),
    paragraph("papillon", "drafting", 2),
    paragraph(
      "papillon",
      "gardening",
      2,
      garden(
        [
          [0, 3, 1],
          [1, 0, 3],
          [3, 4, 0],
          [4, 1, 1],
        ],
        { closed: [{ ...blue, tiles: 3 }] },
      ),
    ),
    paragraph(
      "papillon",
      "closing",
      2,
      garden(
        [
          [0, 0, 1],
          [1, 0, 3],
          [2, 1, 0],
        ],
        { closed: [{ ...blue, tiles: 2 }], resting: [{ cell: 0, side: 1, colour: 0, large: false }] },
      ),
    ),
    paragraph("papillon", "pollination", 1),
    paragraph("papillon", "tokens", 1),
    paragraph(
      "papillon",
      "scoring",
      3,
      example(
        "flowers",
        { flowers: [flower(1, [0, 2, 0], 1), flower(3, [0, 0, 1]), flower(0, [3, 1, 1], 0), flower(2, [1, 0, 0])] },
        [102],
      ),
    ),
    paragraph(
      "papillon",
      "patches",
      1,
      garden(
        [
          [0, 0, 1],
          [1, 2, 1],
          [2, 0, 3],
        ],
        { closed: [{ ...blue, tiles: 3 }] },
        [0, 1, 2],
      ),
    ),
    paragraph("papillon", "two", 2),
    paragraph(
      "papillon",
      "experts",
      1,
      garden(
        [
          [0, 0, 1],
          [1, 0, 3],
        ],
        { closed: [{ ...blue, tiles: 2, side: 3, cell: 1 }], housed: [1] },
      ),
    ),
  ];
}
