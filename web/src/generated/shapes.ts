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

export interface Share {
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
}

export interface Speech {
  text: string;
  id: string;
  seat?: number;
}

export interface Hook {
  url: string;
}

export interface PlayOn {
  decision: number;
  seats?: SeatOrder[];
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

export interface Standing {
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
}

export interface TableRow {
  id: string;
  game: string;
  title: string;
  state: string;
  names: string[];
  seats: number[];
  waiting: number[];
  yours: boolean;
  due: number;
  notice: string;
}
