/** Lessons: the server keeps nothing; every request carries the choices that fulfilled a step so far. */
import type { Happened, Previewed, Refused, Spelled } from "../generated/wire";
import type { Message } from "../words";
import { type About, ask } from "./api";

/** What the lesson says now. */
export interface Step {
  number: number;
  steps: number;
  over: boolean;
  title: Message;
  text: Message;
  /** The actions whose places are highlighted. */
  pointed: Spelled[];
  /** Pieces to look at. */
  lit: number[];
}

export interface Stand {
  now: Happened;
  step: Step;
}

/** What a choice led to. `anew`: the next step begins at another position. */
export interface Fulfilled extends Stand {
  then: Happened;
  anew: boolean;
}

/** A legal choice that does not help, and what the lesson says to it. */
export interface Answered {
  answer: Message;
}

export const lessons = {
  about: (lesson: string) => ask<About>("GET", `lessons/${lesson}`),
  stand: (lesson: string, done: number[]) => ask<Stand>("POST", `lessons/${lesson}`, { done }),
  choose: (lesson: string, done: number[], action: number) =>
    ask<Fulfilled | Answered>("POST", `lessons/${lesson}`, { done, action }),
  preview: (lesson: string, done: number[], action: number) =>
    ask<Previewed | Refused>("POST", `lessons/${lesson}/preview`, { done, action }),
};
