// Made from Python by `make types`; not edited by hand.
import type { About, Advice, SeatShown } from "../wire/api";
import type { Message } from "../words";

export type Spelled = { action: number; do: string; [field: string]: string | number | undefined };

/** What the view of every game begins with. */
export interface CoreView {
  game: string;
  seat: number;
  seats: number;
  step: string;
  prompt: string;
  asks: Message | null;
  waiting: number[];
  sealed: number[];
  over: boolean;
}

export interface Choose {
  say: "choose";
  seat: number;
  v: number;
  id: string;
  action: number | Record<string, string | number>;
}

export interface Undo {
  say: "undo";
  seat: number;
  v: number;
  id: string;
}

export interface Confirm {
  say: "confirm";
  seat: number;
  v: number;
  id: string;
}

export interface Resume {
  say: "resume";
  v: number;
  seat?: number;
}

export interface Chat {
  say: "chat";
  text: string;
  id: string;
  seat?: number;
}

export interface React {
  say: "react";
  seat: number;
  id: string;
  sign: "well" | "thanks" | "oops" | "wow" | "think" | "luck";
}

export interface Hint {
  say: "hint";
  seat: number;
  v: number;
  effort?: "" | "quick" | "usual" | "deep";
}

export interface Preview {
  say: "preview";
  seat: number;
  v: number;
  action: number | Record<string, string | number>;
}

export interface Hurry {
  say: "hurry";
  seat: number;
}

export interface Ping {
  say: "ping";
}

export interface Welcome {
  hear: "welcome";
  table: About;
  seats: number[];
  host: boolean;
}

export interface Happened {
  hear: "happened";
  seat: number;
  v: number;
  since: number;
  events: (Record<string, unknown>)[];
  state: string;
  waiting: number[];
  seats: SeatShown[];
  due: Record<string, number>;
  view: CoreView | null;
  legal: Spelled[];
  undo: boolean;
  confirm: boolean;
  scores: (number | null)[];
  takeback: Record<string, unknown> | null;
}

export interface Played {
  hear: "played";
  id: string;
  seat: number;
  v: number;
}

export interface Refused {
  hear: "refused";
  why: string;
  reason: string;
  key: string;
  values: Record<string, unknown>;
  id: string;
  v: number;
}

export interface StartOver {
  hear: "startover";
  seat: number;
}

export interface Hinted {
  hear: "hinted";
  seat: number;
  v: number;
  action: Spelled;
  written: string;
  effort: string;
  advice: Advice | null;
}

export interface Previewed {
  hear: "previewed";
  seat: number;
  v: number;
  action: Spelled;
  written: string;
  events: (Record<string, unknown>)[];
  points: number | null;
  passes: boolean;
  chance: boolean;
  view: CoreView | null;
}

export interface Thinking {
  hear: "thinking";
  seat: number;
  done: number;
  total: number;
  action: Spelled;
  written: string;
}

export interface Hurried {
  hear: "hurried";
  seat: number;
}

export interface Pong {
  hear: "pong";
}

export type Said = Choose | Undo | Confirm | Resume | Chat | React | Hint | Preview | Hurry | Ping;

export type Heard = Welcome | Happened | Played | Refused | StartOver | Hinted | Previewed | Thinking | Hurried | Pong;
