/** What a board may do: look at what is left to choose, and fix coordinates. */
import type { Previewed, Spelled } from "../generated/wire";
import type { Fixed } from "./narrowing";

export interface Hands {
  /** Every legal action, spelled. */
  readonly legal: Spelled[];
  readonly fixed: Fixed;
  /** What agrees with the fixed coordinates. */
  readonly left: Spelled[];
  /** The one action that is left once something was fixed. */
  readonly single: Spelled | null;
  /** What is sure to follow from it, when the house has answered. */
  readonly preview: Previewed | null;
  /** What this seat has sealed in this step so far. */
  readonly sealed: Spelled[];
  /** The action a hint points to. */
  readonly hinted: Spelled | null;
  /** What stood beside the last decision, as long as it can be taken back; then another of these can be made instead. */
  readonly again: Spelled[];
  instead(fields: Fixed): void;
  /** Fix coordinates; choosing again what is already chosen confirms it. A piece that is still held only points. */
  pick(fields: Fixed, held?: boolean): void;
}

/** For pictures that nobody plays on. */
export const IDLE: Hands = {
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
