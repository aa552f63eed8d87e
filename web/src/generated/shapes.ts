// Made from Python by `make types`; not edited by hand.
export interface SeatOrder {
  kind?: "me" | "invite" | "bot";
  name?: string;
  bot?: string;
  nonce?: string;
}

export interface TableOrder {
  game: string;
  seats: SeatOrder[];
  modules?: string[];
  options?: Record<string, string>;
  edition?: string;
  edition_file?: string;
  title?: string;
  pace?: "none" | "live" | "days";
  allowance?: number;
  late?: "bot" | "abandon";
  confirm?: boolean;
  hints?: boolean;
  watchable?: boolean;
}

export interface EditionOrder {
  game: string;
  edition_file: string;
}

export interface Claim {
  key: string;
  name?: string;
  nonce?: string;
}

export interface SeatChange {
  kind?: "person" | "bot" | "open" | null;
  bot?: string;
  name?: string;
}

export interface Start {
  bot?: string;
}

export interface LinkChange {
  role: "seat" | "watch" | "host";
  seat?: number;
  end?: boolean;
}

export interface OneSeat {
  seat: number;
}

export interface Answer {
  seat: number;
  agrees: boolean;
}

export interface Branch {
  seat: number;
  nonce?: string;
}

export interface Reaction {
  seat: number;
  id: string;
  sign: "well" | "thanks" | "oops" | "wow" | "think" | "luck";
}

export interface Haste {
  seat: number;
}

export interface NonceOrder {
  seat: number;
  nonce: string;
}

export interface Move {
  seat: number;
  v: number;
  id: string;
  action: number | Record<string, number | string>;
}

export interface Gesture {
  seat: number;
  v: number;
  id: string;
}

export interface Look {
  seat: number;
  v: number;
  action: number | Record<string, number | string>;
}

export interface Ask {
  seat: number;
  v: number;
  effort?: "" | "quick" | "usual" | "deep";
}

export interface Speech {
  text: string;
  id: string;
  seat?: number;
}

export interface Hook {
  url: string;
}

export interface LessonOrder {
  done?: number[];
  action?: number | null;
}

export interface LessonLook {
  done?: number[];
  action: number;
}

export interface ReplayLook {
  seat: number;
  action: number;
}

export interface PuzzleTry {
  action: number;
}

export interface PlayOn {
  decision: number;
  seats?: SeatOrder[];
}

export interface ReviewOrder {
  effort?: "quick" | "usual" | "deep";
}

export interface Dropped {
  record: string;
}

export interface PrintOrder {
  game: string;
  edition?: string;
  edition_file?: string;
  seats?: number | null;
  paper?: "a4" | "letter";
  what?: "all" | "tiles" | "boards" | "cards" | "pads" | "rules";
  marks?: boolean;
  bleed?: number;
  duplex?: "long" | "short" | "none";
  ink?: "full" | "light";
  language?: string;
}

export interface Draft {
  edition_file: string;
  language?: string;
  known?: string[];
}

export interface MeasureOrder {
  edition_file: string;
  seats: number;
}

export interface BoardPrint {
  seat?: number;
  decision?: number | null;
  ending?: ".pdf" | ".svg";
  paper?: "a4" | "letter";
  language?: string;
}

export interface Links {
  host: string;
  watch: string;
  seats: string[];
}

export interface Opened {
  id: string;
  links: Links;
}

export interface Relinked {
  key: string;
}

export interface Offered {
  way: "free" | "ask" | "branch" | "never";
  of: number[];
}

export interface Claimed {
  seats: number[];
  host: boolean;
  watch: boolean;
}

export interface Device {
  id: string;
  name: string;
  since: number;
  yours: boolean;
}

export interface Devices {
  devices: Device[];
  link: boolean;
}

export interface Refusal {
  reason: string;
  key: string;
  values: Record<string, unknown>;
}

export interface TableRow {
  id: string;
  game: string;
  title: string;
  state: string;
  names: string[];
  given: string[];
  seats: number[];
  waiting: number[];
  yours: boolean;
  due: number;
  notice: string;
  host: boolean;
  kinds: string[];
  made: number;
  changed: number;
  scores: number[];
  winners: number[];
  resigned: number[];
  next: string;
}
