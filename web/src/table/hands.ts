/** What a board may do: look at what is left to choose, and fix coordinates. */
import type { CoreView, Previewed, Spelled } from "../generated/wire";
import type { Fixed } from "./narrowing";

/** What is sure to follow from an action, with the view as a game's own. */
export type Foreseen<View> = Omit<Previewed, "view"> & { view: View | null };

export interface Hands<Action extends Spelled = Spelled, View = CoreView> {
  /** Every legal action, spelled. */
  readonly legal: Action[];
  readonly fixed: Fixed;
  /** What agrees with the fixed coordinates. */
  readonly left: Action[];
  /** The one action that is left once something was fixed. */
  readonly single: Action | null;
  /** What is sure to follow from it, when the house has answered. */
  readonly preview: Foreseen<View> | null;
  /** What this seat has sealed in this step so far. */
  readonly sealed: Action[];
  /** The action a hint points to. */
  readonly hinted: Action | null;
  /** What stood beside the last decision, as long as it can be taken back; then another of these can be made instead. */
  readonly again: Action[];
  instead(fields: Fixed): void;
  /** Fix coordinates; choosing again what is already chosen confirms it. A piece that is still held only points. */
  pick(fields: Fixed, held?: boolean): void;
}

/** For pictures that nobody plays on. */
export const IDLE: Hands<never, never> = {
  legal: [],
  fixed: {},
  left: [],
  single: null,
  preview: null,
  sealed: [],
  hinted: null,
  again: [],
  instead: () => undefined,
  pick: () => undefined,
};
