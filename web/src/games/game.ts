/** What the shell asks of a game: the same for every one of them, a folder each. */
import type { Component } from "svelte";
import type { Spelled } from "../generated/wire";
import type { Hands } from "../table/hands";
import type { Words } from "../words";

export interface CoreView {
  game: string;
  seat: number;
  seats: number;
  step: string;
  prompt: string;
  waiting: number[];
  sealed: number[];
  over: boolean;
}

export type Heard = Record<string, unknown> & { event: string; seat: number };
export type Scene = Record<string, unknown>;
export type View = Record<string, unknown>;

/** How an event is shown: for how long, and with which sound. The board draws it while it is `playing`. */
export interface Motion {
  ms: number;
  sound?: "tick" | "leaf" | "bell";
  /** Too small a thing for the log. */
  quiet?: boolean;
}

export interface BoardProps {
  scene: Scene;
  view: View;
  hands: Hands;
  names: string[];
  /** The event that is being shown as motion, before the view is redrawn. */
  playing: Heard | null;
  /** The pieces a line of the score sheet counts. */
  lit: number[];
  /** Whose sheet that line is on. */
  litSeat?: number;
  /** A picture only: an example in the rules, a thumbnail. */
  still?: boolean;
}

export interface HeldProps {
  scene: Scene;
  view: View;
}

/** A line on a seat's plate: an amount, and what it is an amount of. */
export interface Holding {
  label: string;
  amount: string;
}

export interface Example {
  scene: Scene;
  view: View;
  lit?: number[];
}

export interface Paragraph {
  /** What links point to: /rules/petal#flip */
  id: string;
  title: string;
  text: string[];
  example?: Example;
  caption?: string;
}

export interface Game {
  key: string;
  Board: Component<BoardProps>;
  /** What the seat that is asked can pay with, in one line: on a phone the board may lie under the fold. */
  Held?: Component<HeldProps>;
  motion: Record<string, Motion>;
  words: { en: Words; de: Words };
  /** Whether seats at one device must not look over each other's shoulder; a module may bring hidden cards. */
  secret: boolean | ((scene: Scene) => boolean);
  /** Seats that decide at once: who has chosen is shown. */
  tell(heard: Heard, scene: Scene, names: string[]): string;
  spell(action: Spelled, scene: Scene, view: View): string;
  asks(view: CoreView & View, scene: Scene, left: Spelled[]): string;
  reason(reason: string): string;
  holdings(view: View, scene: Scene, seat: number): Holding[];
  /** An action that is only the beginning of a sealed sequence goes without a question. */
  begins(action: Spelled): boolean;
  /**
   * The field that a piece is turned by, and what R and F do to it. Where turning was decided a step before
   * placing, the decision is taken back and made anew. A piece that is printed on one side has no flip.
   */
  turning?: { field: string; turn: (value: number) => number; flip?: (value: number) => number };
  rules(): Paragraph[];
  /** For each block of the catalogue, module and option the id of the paragraph that explains it. */
  explained: Record<string, string>;
}
