// Made from Python by `make types`; not edited by hand.
import type { ActionOf } from "../wire/actions";
import type { CoreView } from "./wire";

export interface PapillonScene {
  window: number;
  middle: number;
  cells: string[];
  colours: string[];
  tiles: {
    name: string;
    sides: string;
    parts: number[][];
    shows: number[];
    butterflies: number[];
    caterpillar: boolean;
  }[];
  used: number[];
  row_of: number[];
  column_of: number[];
  lines: number[][];
  gnome_lines: number[];
  rounds: number;
  highest_bid: number;
  zero_bonus: number[];
  gnomes: number[];
  planters: number[][];
  nectar: number[][];
  flowers: number[];
  flower_words: string[];
  flower_marks: number;
}

export interface PapillonView extends CoreView {
  round: number;
  order: number[];
  spaces: number[];
  crawling: number[];
  bids: number[];
  zeros: number[];
  bag: number[];
  removed: number[];
  gnome: number;
  gnomes_left: number[];
  flowers: {
    planter: number;
    token: number;
    butterflies: number[];
  }[];
  claim: number;
  players: {
    caterpillars: number;
    butterflies: number;
    gnomes: number[];
    hand: number[];
    chosen: number;
    closing: number;
    garden: {
      cell: number;
      tile: number;
      turn: number;
      tried: boolean;
    }[];
    housed: number[];
    resting: {
      cell: number;
      side: number;
      colour: number;
      large: boolean;
    }[];
    closed: {
      cell: number;
      side: number;
      shows: number;
      tiles: number;
      butterflies: number;
    }[];
  }[];
  scores: number[];
  phase: string;
}

export type PapillonEventName = "planted" | "began" | "refilled" | "recycled" | "turned" | "bid" | "pushed" | "paid" | "consoled" | "ranked" | "drafted" | "lifted" | "found" | "reserved" | "leads" | "laid" | "closed" | "fenced" | "swapped" | "discarded" | "pollinated" | "claimed" | "declined" | "doubled" | "cleared" | "strayed" | "housed";

export const EVENTS: Record<PapillonEventName, { fields: string[]; says: string }> = {
  planted: { fields: ["flower", "first", "second", "third"], says: "{flower} is planted for {first}, {second} and {third}." },
  began: { fields: ["caterpillars"], says: "{who} is first player; caterpillars: {caterpillars}." },
  refilled: { fields: ["space", "tile", "crawling"], says: "{space}: {tile}." },
  recycled: { fields: ["tiles"], says: "The bag is empty; removed tiles that go back into it: {tiles}." },
  turned: { fields: ["round", "number"], says: "Round {round}: the gnome shows {number}." },
  bid: { fields: ["amount"], says: "{who} bids {amount}." },
  pushed: { fields: ["spot"], says: "{who} is pushed to zero space {spot}." },
  paid: { fields: ["amount"], says: "{who} pays {amount}." },
  consoled: { fields: ["caterpillars"], says: "{who} bid nothing; caterpillars gained: {caterpillars}." },
  ranked: { fields: ["place"], says: "{who} drafts {place}." },
  drafted: { fields: ["line", "tiles", "caterpillars"], says: "{who} drafts {line}; tiles: {tiles}, caterpillars gained: {caterpillars}." },
  lifted: { fields: ["space", "tile"], says: "{who} takes {tile} from {space}." },
  found: { fields: ["number", "caterpillars"], says: "{who} takes the gnome; caterpillars gained: {caterpillars}." },
  reserved: { fields: ["tile"], says: "{who} draws {tile} in reserve." },
  leads: { fields: [], says: "{who} becomes first player." },
  laid: { fields: ["tile", "turn", "cell"], says: "{who} lays {tile}{turn} on {cell}." },
  closed: { fields: ["cell", "side", "colour", "tiles", "source"], says: "{who} closes {colour} over {tiles} tiles at {cell}; butterfly from {source}." },
  fenced: { fields: ["cell", "side", "tiles", "butterflies"], says: "{who} closes a field over {tiles} tiles at {cell}; butterflies in it: {butterflies}." },
  swapped: { fields: ["tile", "drawn"], says: "{tile} fits nowhere: {who} draws {drawn} instead." },
  discarded: { fields: ["tile"], says: "{tile} fits nowhere and no other tile would: {who} discards it." },
  pollinated: { fields: ["flower", "cell", "side"], says: "{who} adds a butterfly to {flower}." },
  claimed: { fields: ["flower"], says: "{who} takes the bonus token of {flower}." },
  declined: { fields: ["flower"], says: "{who} leaves the bonus token of {flower}." },
  doubled: { fields: ["source", "flower"], says: "{who} adds a butterfly from {source} to {flower}." },
  cleared: { fields: ["tiles"], says: "Tiles not drafted, out of the game: {tiles}." },
  strayed: { fields: ["number"], says: "Nobody took the gnome that shows {number}; it leaves." },
  housed: { fields: ["cell", "side"], says: "{who} puts a gnome on {cell}, {side}." },
};

/** The blocks of the catalogue, each with its fields. */
export const ACTIONS = {
  bid: ["amount"],
  take: ["line"],
  lay: ["tile", "turn"],
  at: ["cell"],
  settle: ["source"],
  finish: ["how"],
  pollinate: ["flower", "patch"],
  bonus: ["source", "flower"],
  token: ["how"],
  gnome: ["cell"],
  part: ["side"],
} as const;

export type PapillonAction = ActionOf<typeof ACTIONS>;

/** What the table agrees on, by key; the first choice is the default. */
export const OPTIONS: Record<string, string[]> = {
  bonus_target: ["same", "any"],
  zero_bonus: ["space", "order_position"],
  cap_for_two: ["twelve", "none"],
  tie_rank: ["dense", "skip"],
  two_player_swap: ["immediate", "next_round"],
  gardening: ["simultaneous", "draft_order"],
};
