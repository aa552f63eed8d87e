/** Everything that is not live: plain requests to the server, answered or refused with a message. */
import type {
  BoardPrint,
  Claimed,
  Devices,
  Offered,
  Opened,
  PlayOn,
  PrintOrder,
  SeatChange,
  SeatOrder,
  TableOrder,
  TableRow,
} from "../generated/shapes";
import type { CoreView, Happened, Previewed, Refused, Spelled } from "../generated/wire";
import { type Message, learnRefusals, say, type Values } from "../words";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    refused: Message,
  ) {
    super(say(refused));
  }
}

export interface Option {
  key: string;
  asks: string;
  choices: Record<string, string>;
  default: string;
  /** Matters only at tables with one of these numbers of seats (empty: any) and with this module (empty: any). */
  seats: number[];
  module: string;
}

export interface Module {
  key: string;
  title: string;
  adds: string;
  seats: number[];
  without: string[];
}

/** One level of a game's bots; without a rating if it was never measured. */
export interface Level {
  bot: string;
  title: string;
  rating: number | null;
}

export interface GameKind {
  key: string;
  title: string;
  feel: string;
  seats: number[];
  minutes: number[];
  version: number;
  editions: string[];
  modules: Module[];
  options: Option[];
  /** The keys of its lessons; the first teaches the game itself. */
  lessons: string[];
  /** The weakest first. */
  levels: Level[];
}

export interface Field {
  name: string;
  words: string[];
}

export interface Block {
  do: string;
  start: number;
  size: number;
  fields: Field[];
}

/** Who sits on a seat. */
export interface SeatShown {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  away: boolean;
  /** Takes part in a rematch and has not added a nonce yet. */
  owes?: boolean;
  /** The bot that was chosen and would think too long here. */
  instead?: string;
}

/** What never changes about a table. */
export interface About {
  id: string;
  game: string;
  seats: number;
  modules: string[];
  options: Record<string, string>;
  edition: string;
  setting: { title: string; confirm: boolean; hints: boolean; pace: string; allowance: number };
  scene: object;
  catalogue: Block[];
  parent: string;
}

export interface SheetLine {
  reason: string;
  why: Message;
  count: number;
  points: number;
  marks: number[];
}

export interface Sheets {
  sheets: (SheetLine[] | null)[];
  winners?: number[];
}

export interface Outline {
  names: string[];
  /** The same, empty where nobody has given a name. */
  given: string[];
  decisions: { seat: number; action: number; written: string; scores: number[] }[];
  winners: number[];
}

/** An action of a review: its number, its notation and its fields. */
export interface JudgedAction {
  action: number;
  written: string;
}

export interface SheetPoints {
  reason: Message;
  points: number;
}

/** An action with the share of the win that it can expect (mean, low, high), and the points of every seat. */
export interface JudgedCandidate extends JudgedAction {
  share: [number, number, number];
  points: number[];
}

/** What one action gains on the score sheets: for its seat, and for the others together. */
export interface Why {
  theme: string;
  mine: number;
  theirs: number;
  lines: { reason: Message; mine: number; theirs: number }[];
}

/** A hint that explains itself. Without candidates there was nothing to compare. */
export interface Advice {
  candidates: JudgedCandidate[];
  sure: "only" | "clear" | "likely" | "close";
  lead: [number, number, number];
  why: Why | null;
  trials: number;
}

/** One decision as the coach judged it. A forced one has no candidates. */
export interface JudgedDecision {
  move: number;
  seat: number;
  played: JudgedAction;
  best: JudgedAction;
  name: string;
  loss: number;
  low: number;
  high: number;
  sure: boolean;
  points: number;
  candidates?: JudgedCandidate[];
  why?: Why;
  sheets?: { played: SheetPoints[]; best: SheetPoints[] }[];
}

/** The review of a finished game, or what is known of it so far. */
export interface Judgements {
  game: string;
  seats: number;
  complete: boolean;
  moves: number[];
  shares: number[][];
  turning_points: { move: number; seat: number; changes: number[] }[];
  decisions: JudgedDecision[];
  balance: {
    start: number;
    result: number;
    luck: number;
    skill: number;
    /** The result without luck. */
    adjusted: number;
    lost: number;
    accuracy: number | null;
  }[];
}

export interface Reviewed {
  done: number;
  total: number;
  finished: boolean;
  review: Judgements | null;
}

export interface Frame {
  decision: number;
  decisions: number;
  names: string[];
  view: CoreView;
  waiting: number[];
  /** What the seat could choose then. */
  legal: Spelled[];
  scores: number[];
  events: Record<string, unknown>[];
}

export interface Looked {
  table: About;
  you: { seats: number[]; host: boolean };
  next: string;
  now: Happened;
}

async function answered(method: string, path: string, body?: unknown, key = ""): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, { key: "page-silent" });
  }
  if (answer.ok) return answer;
  const { key: why = "", values = {}, reason = answer.statusText } = await told<Partial<Refused>>(answer);
  await learnRefusals();
  throw new Refusal(answer.status, { key: why, values: values as Values, says: reason });
}

const told = async <T>(answer: Response): Promise<T> => (await answer.json().catch(() => ({}))) as T;

export async function ask<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
  return told<T>(await answered(method, path, body, key));
}

/** A file that the server makes, such as a PDF. */
const file = async (path: string, body: unknown): Promise<Blob> => (await answered("POST", path, body)).blob();

let kinds: Promise<{ games: GameKind[] }> | undefined;

/** Requested once; a failed request is repeated. */
function games(): Promise<{ games: GameKind[] }> {
  kinds ??= ask<{ games: GameKind[] }>("GET", "games").catch((refusal: unknown) => {
    kinds = undefined;
    throw refusal;
  });
  return kinds;
}

export const api = {
  games,
  levels: async (game: string): Promise<Level[]> =>
    (await api.games()).games.find((kind) => kind.key === game)?.levels ?? [],
  tables: () => ask<TableRow[]>("GET", "tables"),
  make: (order: TableOrder) => ask<Opened>("POST", "tables", order),
  /** With the secret of a link: what it would open, without using it up. */
  look: (table: string, key = "") => ask<Looked>("GET", `tables/${table}`, undefined, key),
  claim: (table: string, key: string, name: string, nonce: string) =>
    ask<Claimed>("POST", `tables/${table}/claim`, { key, name, nonce }),
  start: (table: string, bot: string) => ask<unknown>("POST", `tables/${table}/start`, { bot }),
  seat: (table: string, seat: number, change: SeatChange) =>
    ask<unknown>("POST", `tables/${table}/seats/${seat}`, change),
  relink: (table: string, role: "seat" | "watch" | "host", seat: number) =>
    ask<{ key: string }>("POST", `tables/${table}/links`, { role, seat }),
  devices: (table: string, seat: number) => ask<Devices>("GET", `tables/${table}/seats/${seat}/devices`),
  endDevice: (table: string, seat: number, device: string) =>
    ask<Devices>("DELETE", `tables/${table}/seats/${seat}/devices/${device}`),
  addNonce: (table: string, seat: number) => ask<unknown>("POST", `tables/${table}/nonce`, { seat, nonce: nonce() }),
  delete: (table: string) => ask<unknown>("DELETE", `tables/${table}`),
  resign: (table: string, seat: number) => ask<unknown>("POST", `tables/${table}/resign`, { seat }),
  leave: (table: string, seat: number) => ask<unknown>("POST", `tables/${table}/leave`, { seat }),
  offered: (table: string, seat: number) => ask<Offered>("GET", `tables/${table}/takeback?seat=${seat}`),
  takeBack: (table: string, seat: number, v: number) =>
    ask<unknown>("POST", `tables/${table}/takeback`, { seat, v, id: nonce() }),
  answerTakeback: (table: string, seat: number, agrees: boolean) =>
    ask<unknown>("POST", `tables/${table}/takeback/answer`, { seat, agrees }),
  branch: (table: string, seat: number) => ask<Opened>("POST", `tables/${table}/branch`, { seat, nonce: nonce() }),
  rematch: (table: string) => ask<Opened>("POST", `tables/${table}/rematch`),
  log: (table: string, seat: number) =>
    ask<{ events: Record<string, unknown>[] }>("GET", `tables/${table}/log?seat=${seat}`),
  scores: (table: string, seat: number) => ask<Sheets>("GET", `tables/${table}/scores?seat=${seat}`),
  outline: (table: string) => ask<Outline>("GET", `tables/${table}/replay`),
  frame: (table: string, decision: number, seat: number) =>
    ask<Frame>("GET", `tables/${table}/replay/${decision}?seat=${seat}`),
  foresee: (table: string, decision: number, seat: number, action: number) =>
    ask<Previewed | Refused>("POST", `tables/${table}/replay/${decision}/preview`, { seat, action }),
  review: (table: string, effort: string) => ask<Reviewed>("POST", `tables/${table}/review`, { effort }),
  /** The text of a record file of a finished game: it becomes a table. */
  open: (record: string) => ask<Opened>("POST", "records", { record }),
  print: (order: PrintOrder) => file("print", order),
  printBoard: (table: string, order: BoardPrint) => file(`tables/${table}/print`, order),
  playOn: (table: string, order: PlayOn) => ask<Opened>("POST", `tables/${table}/play-on`, order),
};

/** This browser's share in the randomness of a deal. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Add the nonces that a rematch still waits for from us, before its deal is drawn. */
export async function contribute(table: string, looked?: Looked): Promise<void> {
  try {
    const { you, now } = looked ?? (await api.look(table));
    if (now.state !== "open") return;
    for (const seat of you.seats) if (now.seats[seat]?.owes) await api.addNonce(table, seat);
  } catch {
    // After a while, the game starts without ours.
  }
}

/** The server tells the secrets of links only once; the browser that created the table keeps them. */
export function keepLinks(opened: Opened): void {
  if (![opened.links.host, opened.links.watch, ...opened.links.seats].some(Boolean)) return;
  try {
    localStorage.setItem(`hortus.links.${opened.id}`, JSON.stringify(opened.links));
  } catch {
    // New links can be made.
  }
}

export function keptLinks(table: string): Opened["links"] | undefined {
  try {
    return JSON.parse(localStorage.getItem(`hortus.links.${table}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The default opponent: of medium strength, and fast. */
export const USUAL = "level-4";

/** A table for one person and bots: as many as wanted, or as many as the game can take. */
export function againstBots(kind: GameKind, name: string, bot: string, bots: number): TableOrder {
  const fitting = kind.seats.filter((seats) => seats > 1 && seats <= bots + 1);
  const count = Math.max(...fitting, Math.min(...kind.seats.filter((seats) => seats > 1)));
  return { game: kind.key, seats: seatsAgainst(name, bot, count) };
}

/** One person, and bots on all other seats. */
export function seatsAgainst(name: string, bot: string, count: number): SeatOrder[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "me", name, nonce: nonce() } : { kind: "bot", bot },
  );
}
