/** The rules of Polders with drawn examples. */
import type { PoldersScene, PoldersView } from "../../generated/polders";
import type { Example, Paragraph } from "../game";
import { paragraph } from "../telling";

type Drawn = Example<PoldersScene, PoldersView>;

const FILLING = [
  {
    field: "manor garden",
    fields: "manor gardens",
    building: "manor",
    buildings: "manors",
    letter: "M",
    mark: "circle",
  },
  { field: "crop field", fields: "crop fields", building: "farm", buildings: "farms", letter: "F", mark: "stripes" },
  { field: "mill field", fields: "mill fields", building: "mill", buildings: "mills", letter: "W", mark: "cross" },
];
const W = 5;
const CELLS = Array.from({ length: W * 3 }, (_, index) => `${"abcde"[index % W]}${Math.floor(index / W) + 1}`);

/** A small map: M, F and W are buildings, | is a road between two squares. The ink is A's fillings: o, =, x. */
function example(map: string[], ink: string[], lit: number[] = []): Drawn {
  const roads: number[][] = [];
  let flat = "";
  for (const letter of map.join("")) {
    if (letter === "|") roads.push([flat.length - 1, flat.length]);
    else flat += letter;
  }
  const drawn = ink.join("");
  const scene: PoldersScene = {
    width: W,
    height: 3,
    cells: CELLS,
    rounds: [],
    turns: 0,
    sheets: [
      {
        name: "De Rijp",
        seats: [2],
        round_boxes: 0,
        first: 0,
        cells: [...flat].map((_, index) => index),
        buildings: [...flat].map((letter) => "MFW".indexOf(letter)),
        roads,
      },
    ],
    fillings: FILLING,
    shapes: [],
    assignments: [],
  };
  const view = {
    game: "polders",
    seat: 0,
    seats: 1,
    step: "fill",
    prompt: "",
    asks: null,
    waiting: [],
    sealed: [],
    over: false,
    round: 0,
    turn: 0,
    dealer: 0,
    held: [0],
    open: [],
    deck: [],
    discard: [],
    assignments: [],
    assignment_deck: [],
    sheets: [{ sheet: 0, held_by: 0, goes_to: 0, ink: [...drawn].map((letter) => "o=x".indexOf(letter)) }],
    stands: [],
  };
  return { scene, view, lit };
}

export function rules(): Paragraph<PoldersScene, PoldersView>[] {
  return [
    paragraph("polders", "aim", 1),
    paragraph("polders", "setup", 1),
    paragraph("polders", "rounds", 1),
    paragraph("polders", "turn", 2, example(["..|M..", ".F|.W.", "..|..."], ["oo...", "o.xx.", "....."])),
    paragraph(
      "polders",
      "where",
      2,
      example(["..|..M", "F.|...", "..|.W."], ["..oo.", ".....", "....."], [1, 6, 11, 7, 12, 8, 4]),
    ),
    paragraph("polders", "buildings", 2),
    paragraph(
      "polders",
      "areas",
      2,
      example([".M|...", "..|.F.", "..|..W"], ["ooo..", "..o..", "....."], [0, 1, 2, 7]),
    ),
    paragraph("polders", "assignments", 3),
    paragraph("polders", "end", 1),
  ];
}
