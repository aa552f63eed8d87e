/** What the shell needs from a game. Every game has a folder that implements it. */
import type { Component } from "svelte";
import type { CoreView, Spelled } from "../generated/wire";
import type { Message } from "../words";
import type { Hands } from "../table/hands";
import type { Fixed } from "../table/narrowing";

export type Heard = Record<string, unknown> & { event: string; seat: number };

/** A line of the score sheet. */
export interface Scored {
  why: Message;
  count: number;
  points: number;
  marks: number[];
}

/** How an event is shown: for how long, and with which sound. The board draws it while it is `playing`. */
export interface Motion {
  ms: number;
  sound?: "tick" | "leaf" | "bell";
  /** Too unimportant for the log. */
  quiet?: boolean;
}

export interface BoardProps<Scene = object, View extends CoreView = CoreView, Action extends Spelled = Spelled> {
  scene: Scene;
  view: View;
  hands: Hands<Action, View>;
  names: string[];
  /** The event that is being shown as motion, before the view is redrawn. */
  playing: Heard | null;
  /** The view that is drawn as soon as the motion is over. */
  coming?: View | null;
  /** The pieces a line of the score sheet counts. */
  lit: number[];
  /** Whose sheet that line is on. */
  litSeat?: number;
  /** A picture only: an example in the rules, a thumbnail. */
  still?: boolean;
}

export interface HeldProps<Scene = object, View = CoreView> {
  scene: Scene;
  view: View;
}

/** A rotation that is decided first, and the place that is pointed at after it. */
export interface Turned {
  first: Fixed;
  then: Fixed;
}

/** A line on a seat's plate: an amount, and what it is an amount of. */
export interface Holding {
  label: string;
  amount: string;
}

export interface Example<Scene = object, View = CoreView> {
  scene: Scene;
  view: View;
  lit?: number[];
}

export interface Paragraph<Scene = object, View = CoreView> {
  /** What links point to: /rules/petal#flip */
  id: string;
  title: string;
  text: string[];
  example?: Example<Scene, View>;
  caption?: string;
}

/** The paragraphs in the language in use. */
export type Rules<Scene = object, View = CoreView> = () => Paragraph<Scene, View>[];

/** Inside its folder a game is typed by its own scene, view and actions; the shell knows only what all have. */
export interface Game<Scene = object, View extends CoreView = CoreView, Action extends Spelled = Spelled> {
  key: string;
  Board: Component<BoardProps<Scene, View, Action>>;
  /** One line with what the player can pay with, because the board may be out of sight on a phone. */
  Held?: Component<HeldProps<Scene, View>>;
  motion: Record<string, Motion>;
  /** Whether the board is hidden between players on a shared device. A module may add hidden cards. */
  secret: boolean | ((scene: Scene) => boolean);
  /** Whether players must remember what they saw: then the log shows no earlier positions. */
  memory?(options: Record<string, string>): boolean;
  /** A small picture of the piece that an event is about, for the log; it draws nothing where there is none. */
  Pictured?: Component<{ heard: Heard; scene: Scene }>;
  /** What a line of the score sheet counts, as small pictures; it draws nothing where there is none. */
  Counted?: Component<{ line: Scored; scene: Scene; view: View }>;
  /** A line of the score sheet as a calculation, where its count alone does not explain the points. */
  formula?(line: Scored): string;
  /** What the signs on the board mean: each with a text under its name, drawn with the pieces of the board. */
  legend: { signs: string[]; Sign: Component<{ sign: string }> };
  /** For simultaneous decisions: shows who has chosen. */
  tell(heard: Heard, scene: Scene, names: string[]): string;
  /** The places on the board that an event is about, by their names. */
  marks(heard: Heard, scene: Scene): string[];
  spell(action: Action, scene: Scene, view: View): string;
  /** The same where the board shows the place, for a board without coordinates. */
  brief?(action: Action, scene: Scene, view: View): string;
  asks(view: View, scene: Scene, left: Action[]): string;
  holdings(view: View, scene: Scene, seat: number): Holding[];
  /** An action that only starts a sealed sequence is sent without confirmation. */
  begins(action: Action): boolean;
  /**
   * The field for a piece's rotation, and what R and F do to it. If the rotation was decided one step before
   * the placement, it is undone and made again. A piece with one printed side has no flip.
   */
  turning?: {
    field: string;
    turn: (value: number) => number;
    flip?: (value: number) => number;
    /** The next rotation that fits where a piece is about to lie, and the place in that rotation; null if none does. */
    there?: (scene: Scene, view: View, placed: Action, how: "turn" | "flip") => Turned | null;
  };
  /** Loaded when somebody reads them; see `rulesOf`. */
  rules(): Promise<Rules<Scene, View>>;
  /** Pieces that a paragraph of the rules shows with pictures, one by one. */
  shown?: { paragraph: string; Pieces: Component };
  /** For each block of the catalogue, module and option the id of the paragraph that explains it. */
  explained: Record<string, string>;
}
