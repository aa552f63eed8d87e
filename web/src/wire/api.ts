/** Everything that is not live: plain requests to the house, answered or refused with a sentence. */
import type {
  Devices,
  Opened,
  PlayOn,
  SeatChange,
  SeatOrder,
  Standing,
  TableOrder,
  TableRow,
} from "../generated/shapes";
import type { CoreView, Happened } from "../generated/wire";
import { reason, t } from "../words";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    said: string,
  ) {
    super(reason(said));
  }
}

export interface Option {
  key: string;
  asks: string;
  choices: Record<string, string>;
  default: string;
}

export interface Module {
  key: string;
  title: string;
  adds: string;
  seats: number[];
  without: string[];
}

/** One rung of a game's ladder; the rating is missing where nobody has measured it. */
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
  /** Was brought along to a rematch and has not added a nonce yet. */
  owes?: boolean;
  /** The bot that was asked for and would think too long here. */
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
  decisions: { seat: number; action: number; written: string; scores: number[] }[];
  winners: number[];
}

export interface Frame {
  decision: number;
  decisions: number;
  names: string[];
  view: CoreView;
  waiting: number[];
  scores: number[];
  events: Record<string, unknown>[];
}

export interface Looked {
  table: About;
  you: { seats: number[]; host: boolean };
  next: string;
  now: Happened;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, t("house.silent"));
  }
  const heard = (await answer.json().catch(() => ({}))) as T & { reason?: string };
  if (!answer.ok) throw new Refusal(answer.status, heard.reason ?? answer.statusText);
  return heard;
}

let kinds: Promise<{ games: GameKind[] }> | undefined;

/** Asked for once; what failed is asked for again. */
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
  look: (table: string) => ask<Looked>("GET", `tables/${table}`),
  claim: (table: string, key: string, name: string, nonce: string) =>
    ask<Standing>("POST", `tables/${table}/claim`, { key, name, nonce }),
  start: (table: string, bot: string) => ask<unknown>("POST", `tables/${table}/start`, { bot }),
  seat: (table: string, seat: number, change: SeatChange) =>
    ask<unknown>("POST", `tables/${table}/seats/${seat}`, change),
  relink: (table: string, role: "seat" | "watch" | "host", seat: number) =>
    ask<{ key: string }>("POST", `tables/${table}/links`, { role, seat }),
  devices: (table: string, seat: number) => ask<Devices>("GET", `tables/${table}/seats/${seat}/devices`),
  endDevice: (table: string, seat: number, device: string) =>
    ask<Devices>("DELETE", `tables/${table}/seats/${seat}/devices/${device}`),
  addNonce: (table: string, seat: number) => ask<unknown>("POST", `tables/${table}/nonce`, { seat, nonce: nonce() }),
  rematch: (table: string) => ask<Opened>("POST", `tables/${table}/rematch`),
  log: (table: string, seat: number) =>
    ask<{ events: Record<string, unknown>[] }>("GET", `tables/${table}/log?seat=${seat}`),
  scores: (table: string, seat: number) => ask<Sheets>("GET", `tables/${table}/scores?seat=${seat}`),
  outline: (table: string) => ask<Outline>("GET", `tables/${table}/replay`),
  frame: (table: string, decision: number, seat: number) =>
    ask<Frame>("GET", `tables/${table}/replay/${decision}?seat=${seat}`),
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
    // It begins without ours after a while.
  }
}

/** The secrets of a table's links are told once; the browser that made it keeps them. */
export function keepLinks(opened: Opened): void {
  if (![opened.links.host, opened.links.watch, ...opened.links.seats].some(Boolean)) return;
  try {
    localStorage.setItem(`hortus.links.${opened.id}`, JSON.stringify(opened.links));
  } catch {
    // They can be made anew.
  }
}

export function keptLinks(table: string): Opened["links"] | undefined {
  try {
    return JSON.parse(localStorage.getItem(`hortus.links.${table}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Who is met unless somebody chooses: the middle of the ladder, and quick to answer. */
export const USUAL = "level-4";

export function againstBots(kind: GameKind, name: string): TableOrder {
  const count = kind.seats.includes(2) ? 2 : (kind.seats[0] ?? 2);
  const seats: SeatOrder[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "me", name, nonce: nonce() } : { kind: "bot", bot: USUAL },
  );
  return { game: kind.key, seats };
}
