/** The settings that this browser remembers. Only the name ever leaves the machine. */

export type Theme = "system" | "paper" | "night";
export type Motion = "system" | "full" | "none";

export type Pace = "slow" | "normal" | "fast";

/** How long animations last, compared with normal. */
export const PACES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.45 };

export interface Settings {
  name: string;
  /** The number of the plant that stands in for a name. */
  plant: number;
  /** What "Play now" starts: the bots' level, and how many of them. */
  level: string;
  bots: number;
  /** Tables that "My tables" puts away. */
  archived: string[];
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** "system", or the code of a language. */
  language: string;
  confirm: boolean;
  notify: boolean;
  /** Whether "Play now" may offer a lesson first. */
  lessons: boolean;
  /** Whether a first table shows tips. */
  tips: boolean;
  keys: Record<Command, string>;
}

export type Command = "undo" | "confirm" | "turn" | "flip" | "hint" | "list" | "help" | "panels" | "full" | "legend";

export const KEYS: Record<Command, string> = {
  undo: "u",
  confirm: "c",
  turn: "r",
  flip: "f",
  hint: "h",
  list: "l",
  help: "?",
  panels: "b",
  full: "v",
  legend: "e",
};

const PLACE = "hortus.settings";

const USUAL: Settings = {
  name: "",
  plant: 1,
  level: "level-4",
  bots: 1,
  archived: [],
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: false,
  language: "system",
  confirm: true,
  notify: false,
  lessons: true,
  tips: true,
  keys: KEYS,
};

/** As many as `name-plant-…` in the catalogue. */
export const PLANTS = 12;
const anyPlant = (): number => 1 + Math.floor(Math.random() * PLANTS);

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    return { ...USUAL, plant: anyPlant(), ...found, keys: { ...KEYS, ...found.keys } };
  } catch {
    return { ...USUAL, plant: anyPlant(), keys: { ...KEYS } };
  }
}

export const settings: Settings = $state(kept());

/** Called once, from the page's root: saves changes and applies theme and motion. */
export function keepSettings(): void {
  $effect(() => {
    const now = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, now);
    } catch {
      // A private window keeps nothing; the page works anyway.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    if (settings.motion === "system") delete root.dataset.motion;
    else root.dataset.motion = settings.motion;
  });
}

export function still(): boolean {
  if (settings.motion !== "system") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
