/** The places of the tile in hand: one wherever its animal may sit, with every turn in which the tile fits there. */
import type { FlutterAction, FlutterScene, FlutterView } from "../../generated/flutter";
import type { Turned } from "../game";
import { HEIGHT, type Point, SIDE, form, heartAt } from "./geometry";

export type Offer = FlutterView["offers"][number];

export interface Spot {
  key: string;
  at: Point;
  offers: Offer[];
}

/** In these turns; the order is the one of the view. */
export function spots(scene: FlutterScene, view: FlutterView, turns: Set<number>): Spot[] {
  const found = new Map<string, Spot>();
  for (const offer of view.offers) {
    if (!turns.has(offer.turn)) continue;
    const at = heartAt(scene, view.hand, offer.turn, offer.at);
    const key = at.map(Math.round).join(" ");
    const known = found.get(key);
    if (known) known.offers.push(offer);
    else found.set(key, { key, at, offers: [offer] });
  }
  return [...found.values()];
}

/** The turn that somebody chose for the tile, where it fits; otherwise the one with the most petals. */
export function best(spot: Spot, wished: number): Offer {
  const [first, ...others] = spot.offers;
  const most = others.reduce((one, other) => (other.net > one.net ? other : one), first as Offer);
  return spot.offers.find((offer) => offer.turn === wished) ?? most;
}

const TURNS = 12;
const sideOf = (turn: number): number => Math.floor(turn / 6);

/** The next turn in which the tile in hand fits where it is about to lie; null if there is none. */
export function turnedThere(
  given: FlutterScene,
  view: FlutterView,
  placed: FlutterAction,
  how: "turn" | "flip",
): Turned | null {
  if (placed.do !== "place") return null;
  // Where the window is cut open is told by the view.
  const scene = { ...given, west: view.west, south: view.south };
  const all = spots(scene, view, new Set(view.offers.map((offer) => offer.turn)));
  const now = (offer: Offer): boolean => offer.turn === view.held && offer.at === placed.at;
  const here = all.find((spot) => spot.offers.some(now));
  const ahead = (offer: Offer): number => (offer.turn - view.held + TURNS) % TURNS;
  const next = here?.offers
    .filter((offer) => !now(offer) && (how === "turn" || sideOf(offer.turn) !== sideOf(view.held)))
    .sort((one, other) => ahead(one) - ahead(other))[0];
  return next ? { first: { do: "turn", turn: next.turn }, then: { do: "place", at: next.at } } : null;
}

/** The window is wrapped around. */
const wrapped = (place: number, size: number): number => ((place % size) + size) % size;

/** The vertex by which the tile in hand would have to lie for its animal to sit nearest to this point. */
export function under(scene: FlutterScene, view: FlutterView, turn: number, [x, y]: Point): number {
  const [dx, dy] = form(scene, view.hand, turn).heart;
  const row = (dy - y) / HEIGHT;
  const j = Math.round(row);
  const i = Math.round((x - dx) / SIDE - row / 2);
  return wrapped(j, scene.height) * scene.width + wrapped(i, scene.width);
}
