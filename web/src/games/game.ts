/** What the shell asks of a game: the same for every one of them, a folder each. */
import type { Component } from "svelte";
import type { CoreView, Spelled } from "../generated/wire";
import type { Hands } from "../table/hands";
import type { Words } from "../words";

export type Heard = Record<string, unknown> & { event: string; seat: number };

/** How an event is shown: for how long, and with which sound. The board draws it while it is `playing`. */
export interface Motion {
  ms: number;
  sound?: "tick" | "leaf" | "bell";
  /** Too small a thing for the log. */
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

/** Inside its folder a game is typed by its own scene, view and actions; the shell knows only what all have. */
export interface Game<Scene = object, View extends CoreView = CoreView, Action extends Spelled = Spelled> {
  key: string;
  Board: Component<BoardProps<Scene, View, Action>>;
  /** What the seat that is asked can pay with, in one line: on a phone the board may lie under the fold. */
  Held?: Component<HeldProps<Scene, View>>;
  motion: Record<string, Motion>;
  words: { en: Words; de: Words };
  /** Whether seats at one device must not look over each other's shoulder; a module may bring hidden cards. */
  secret: boolean | ((scene: Scene) => boolean);
  /** Seats that decide at once: who has chosen is shown. */
  tell(heard: Heard, scene: Scene, names: string[]): string;
  spell(action: Action, scene: Scene, view: View): string;
  asks(view: View, scene: Scene, left: Action[]): string;
  reason(reason: string): string;
  holdings(view: View, scene: Scene, seat: number): Holding[];
  /** An action that is only the beginning of a sealed sequence goes without a question. */
  begins(action: Action): boolean;
  /**
   * The field that a piece is turned by, and what R and F do to it. Where turning was decided a step before
   * placing, the decision is taken back and made anew. A piece that is printed on one side has no flip.
   */
  turning?: { field: string; turn: (value: number) => number; flip?: (value: number) => number };
  rules(): Paragraph<Scene, View>[];
  /** For each block of the catalogue, module and option the id of the paragraph that explains it. */
  explained: Record<string, string>;
}
