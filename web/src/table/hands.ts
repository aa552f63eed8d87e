/** What a board may do: see what is left to choose, and fix fields. */
import type { CoreView, Previewed, Spelled } from "../generated/wire";
import type { Fixed } from "./narrowing";

/** The certain effects of an action, with the game's own type of view. */
export type Foreseen<View> = Omit<Previewed, "view"> & { view: View | null };

export interface Hands<Action extends Spelled = Spelled, View = CoreView> {
  /** Every legal action, spelled. */
  readonly legal: Action[];
  readonly fixed: Fixed;
  /** The actions that agree with the fixed fields. */
  readonly left: Action[];
  /** The one action that is left once something was fixed. */
  readonly single: Action | null;
  /** Its certain effects, once the server has answered. */
  readonly preview: Foreseen<View> | null;
  /** What this seat has sealed in this step so far. */
  readonly sealed: Action[];
  /** The action a hint points to. */
  readonly hinted: Action | null;
  /** For each place that a last move touched, the seats that made it. */
  readonly marks: ReadonlyMap<string, number[]>;
  /** The alternatives to the last decision while it can be undone; one of them can replace it. */
  readonly again: Action[];
  /** Whether a lesson points at the place with these fields. */
  beckons?(fields: Fixed): boolean;
  instead(fields: Fixed): void;
  /**
   * Decide this, or decide it anew if it was the last decision, and then point at that: a piece is turned and placed
   * with one choice.
   */
  first(fields: Fixed, then: Fixed, held?: boolean): void;
  /** Fix fields. Choosing the same again confirms it. A piece that is still dragged only points. */
  pick(fields: Fixed, held?: boolean): void;
  /** Somebody chose what is not available: ask which rule is in the way, and say it. */
  whyNot(fields: Fixed): void;
}

/** For pictures without interaction. */
export const IDLE: Hands<never, never> = {
  legal: [],
  fixed: {},
  left: [],
  single: null,
  preview: null,
  sealed: [],
  hinted: null,
  marks: new Map(),
  again: [],
  instead: () => undefined,
  first: () => undefined,
  pick: () => undefined,
  whyNot: () => undefined,
};
