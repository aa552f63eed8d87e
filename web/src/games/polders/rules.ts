/** The rules of Polders with drawn examples. */
import type { PoldersScene } from "../../generated/polders";
import { t } from "../../words";
import type { Example, Paragraph, Scene, View } from "../game";

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

/** A small map: M, F and W are buildings; the ink is drawn as letters of A's fillings: o, =, x. */
function example(map: string[], ink: string[], lit: number[]): Example {
  const flat = map.join("");
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
        roads: [],
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
    sheets: [{ sheet: 0, held_by: 0, ink: [...drawn].map((letter) => "o=x".indexOf(letter)) }],
    stands: [],
  };
  return { scene: scene as unknown as Scene, view: view as unknown as View, lit };
}

export function rules(): Paragraph[] {
  return [
    { id: "aim", title: t("polders.rules.aim"), text: [t("polders.rules.aim.1")] },
    {
      id: "turn",
      title: t("polders.rules.turn"),
      text: [t("polders.rules.turn.1"), t("polders.rules.turn.2")],
      example: example(["..M..", ".F.W.", "....."], ["oo...", "o..x.", "...x."], []),
      caption: t("polders.rules.turn.caption"),
    },
    { id: "buildings", title: t("polders.rules.buildings"), text: [t("polders.rules.buildings.1")] },
    {
      id: "areas",
      title: t("polders.rules.areas"),
      text: [t("polders.rules.areas.1")],
      example: example([".M...", "...F.", "....W"], ["ooo..", "..o..", "....."], [0, 1, 2, 7]),
      caption: t("polders.rules.areas.caption"),
    },
    { id: "assignments", title: t("polders.rules.assignments"), text: [t("polders.rules.assignments.1")] },
  ];
}
