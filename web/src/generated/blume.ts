// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface BlumeScene {
  variant: string;
  side: number;
  cells: string[];
  points: string[];
  colours: string[];
  tiles: number[][];
  hybrids?: number[][];
  cans?: number[][];
  greenhouse?: number;
  market?: number[];
  squares?: number[];
  tools?: string[][];
  cards?: number[][];
  enough?: number;
}

export interface BlumeView extends CoreView {
  turn: number;
  starter: number;
  round?: number;
  square?: number;
  row: number[];
  hand: number;
  bag: number;
  heap?: number;
  gardens: {
    tiles: number[][];
    flowers: number[][];
    hybrids?: number[][];
    stock?: number[];
    scored?: number[];
    worth?: number;
    pegs?: number[];
    points?: number;
  }[];
  market?: number[];
  hybrids?: number[];
  can?: number;
  wet?: number[];
  blooms?: number[];
  part?: number[];
  pool?: number[];
  named?: number[];
  to_prune?: number;
  tools?: {
    shown: number[];
    left: number;
    gloves: number[];
    paid: number[][];
    price: number[][];
    busy: number;
    origin: number;
    sieved: number[];
  };
  botanist?: {
    card: number;
    told: number;
    holds: boolean[];
    deck: number;
    public: number[];
    owner: number[];
    drop: boolean[];
    next: number;
    first: number[];
    second: number[];
    points: number[];
  };
  last?: number;
}

export type BlumeEventName = "started" | "turned_hybrid" | "turned_can" | "revealed" | "poured" | "took" | "dipped" | "placed" | "bloomed" | "watered" | "stocked" | "lowered" | "moved_peg" | "forgone" | "scored" | "pruned" | "uprooted" | "grew" | "weeded" | "triggered" | "pushed" | "showed_tool" | "used" | "retired" | "raked" | "lifted" | "cut" | "traded" | "cleared" | "sieved" | "sifted" | "left" | "hosed" | "dealt" | "unveiled" | "laid_out" | "covered" | "collected" | "pegged" | "flowered" | "last_round" | "empty";

export const EVENTS: Record<BlumeEventName, { fields: string[]; says: string }> = {
  started: { fields: ["starter"], says: "{who} begins." },
  turned_hybrid: { fields: ["hybrid"], says: "The hybrid {hybrid} is revealed." },
  turned_can: { fields: ["can"], says: "The watering can stands at {can}." },
  revealed: { fields: ["slot", "tile"], says: "Tile {tile} joins the row in place {slot}." },
  poured: { fields: ["tiles"], says: "The bag is empty: {tiles} tiles are shuffled back into it." },
  took: { fields: ["slot", "tile"], says: "{who} takes {tile} from the row." },
  dipped: { fields: ["tile"], says: "{who} draws {tile} from the bag." },
  placed: { fields: ["tile", "cell", "turn"], says: "{who} lays {tile} on {cell}{turn}." },
  bloomed: { fields: ["point", "flower"], says: "{who} lets the {flower} flower open at {point}." },
  watered: { fields: ["point"], says: "{point} is watered: the flower gives both actions." },
  stocked: { fields: ["colour", "stock"], says: "{who} stocks {colour}, now {stock}." },
  lowered: { fields: ["colour", "stock"], says: "{who} takes {colour} out of the greenhouse, now {stock}." },
  moved_peg: { fields: ["colour", "worth"], says: "{who} moves {colour} to {worth}." },
  forgone: { fields: [], says: "No peg can be moved; {who} goes on." },
  scored: { fields: ["round", "points"], says: "{who} scores {points} in {round}." },
  pruned: { fields: ["cell", "tile"], says: "{who} prunes {cell}, {tile}." },
  uprooted: { fields: ["point", "hybrid"], says: "The hybrid {hybrid} of {who} at {point} is gone." },
  grew: { fields: ["round"], says: "The gardens grow: {round} begins." },
  weeded: { fields: ["slot", "tile"], says: "The Tertill takes {tile} from place {slot}." },
  triggered: { fields: ["hybrid", "tiles"], says: "The Tertill has four corners for {hybrid} and drops {tiles} tiles." },
  pushed: { fields: ["colour", "worth"], says: "The Tertill moves {colour} to {worth}." },
  showed_tool: { fields: ["tool"], says: "The {tool} is ready to be used." },
  used: { fields: ["tool", "gloves"], says: "{who} uses the {tool} for {gloves}." },
  retired: { fields: ["tool"], says: "All have used the {tool}: each gets one glove back, the card goes." },
  raked: { fields: ["cell", "tile", "turn"], says: "{who} turns {cell}, {tile}, to {turn}." },
  lifted: { fields: ["cell", "tile"], says: "{who} lifts {cell}, {tile}." },
  cut: { fields: ["cell", "tile"], says: "{who} throws {cell} away, {tile}." },
  traded: { fields: ["slot", "tile"], says: "{who} puts {tile} into the row, place {slot}." },
  cleared: { fields: ["tiles"], says: "{who} carts {tiles} tiles of the row away." },
  sieved: { fields: ["tile"], says: "{who} finds {tile} in the sieve." },
  sifted: { fields: ["tile"], says: "{who} keeps {tile}; the rest goes back into the bag." },
  left: { fields: [], says: "{who} keeps none; all go back into the bag." },
  hosed: { fields: ["point"], says: "{who} waters {point} for this turn." },
  dealt: { fields: ["hybrid"], says: "{who} draws a botanist card: {hybrid}." },
  unveiled: { fields: ["hybrid"], says: "{who} reveals the card {hybrid}." },
  laid_out: { fields: ["hybrid", "card_slot"], says: "{hybrid} gives {who} 4 points and lies open in place {card_slot}." },
  covered: { fields: ["hybrid"], says: "The card {hybrid} is covered." },
  collected: { fields: ["hybrid"], says: "{who} takes the water drop of {hybrid}: 2 points." },
  pegged: { fields: ["point", "colour"], says: "{who} sets the {colour} peg at {point}." },
  flowered: { fields: ["point", "colour"], says: "{who} completes another {colour} flower at {point}." },
  last_round: { fields: [], says: "{who} has placed all six pegs: one turn is left for everybody else." },
  empty: { fields: [], says: "Bag and row are empty: the game ends." },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  take: ["slot"],
  dip: [],
  place: ["turn", "cell"],
  bloom: ["point"],
  stock: [],
  market: ["way", "colour"],
  lower: ["colour"],
  shed: ["count"],
  prune: ["cell"],
  use: ["tool"],
  rake: ["turn", "cell"],
  lift: ["cell"],
  sift: ["place"],
  leave: [],
  hose: ["point"],
} as const;

export type BlumeAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  prune_round1: ["3", "4"],
  hybrid_pattern: ["alternating", "any2plus2"],
  pruned_tiles: ["out", "bag"],
  tools_per_turn: ["any", "1"],
};
