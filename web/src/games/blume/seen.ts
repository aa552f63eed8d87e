/** What the board is given. A bed with a market and an open field are one shape here: what a table lacks is missing. */
import type { BlumeAction, BlumeScene, BlumeView } from "../../generated/blume";
import type { Hands } from "../../table/hands";

export type Told = BlumeScene;
export type Garden = BlumeView["gardens"][number];
export type Seen = BlumeView;
export type Grip = Hands<BlumeAction, Seen>;

export const NONE = -1;
export const HUES = 6;
export const DOWN = 0;
export const UP = 1;

export const open = (scene: Told): boolean => scene.variant === "field";
/** The seat whose garden is one's own; somebody who only watches looks at the first. */
export const own = (seen: Seen): number => Math.max(0, seen.seat);
export const price = (seen: Seen, colour: number): number => seen.market?.[colour] ?? 0;
export const stock = (seen: Seen, seat: number, colour: number): number => seen.gardens[seat]?.stock?.[colour] ?? 0;
/** What a seat's flowers of one colour would score if the round ended now. */
export const shelf = (seen: Seen, seat: number, colour: number): number => seen.gardens[seat]?.shelves?.[colour] ?? 0;

/** What a seat would score if the round ended now. */
export const worth = (seen: Seen, seat: number): number => seen.gardens[seat]?.worth ?? 0;

/** A number with its sign: +3, −2, 0. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");
