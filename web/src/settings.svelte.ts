/** What this browser remembers of its owner's wishes; nothing of it leaves the machine but the name. */

export type Theme = "system" | "paper" | "night";
export type Motion = "system" | "full" | "none";
export type Language = "system" | "en" | "de";

export interface Settings {
  name: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  language: Language;
  confirm: boolean;
  notify: boolean;
  keys: Record<Command, string>;
}

export type Command = "undo" | "confirm" | "turn" | "flip" | "hint" | "list" | "help";

export const KEYS: Record<Command, string> = {
  undo: "u",
  confirm: "c",
  turn: "r",
  flip: "f",
  hint: "h",
  list: "l",
  help: "?",
};

const PLACE = "hortus.settings";

const USUAL: Settings = {
  name: "",
  theme: "system",
  motion: "system",
  sound: false,
  language: "system",
  confirm: true,
  notify: false,
  keys: KEYS,
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    return { ...USUAL, ...found, keys: { ...KEYS, ...found.keys } };
  } catch {
    return { ...USUAL, keys: { ...KEYS } };
  }
}

export const settings: Settings = $state(kept());

/** Called once, from the page's root: keep what changes, and dress the page accordingly. */
export function keepSettings(): void {
  $effect(() => {
    const now = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, now);
    } catch {
      // Nothing is kept in a private window; the page works all the same.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    if (settings.motion === "system") delete root.dataset.motion;
    else root.dataset.motion = settings.motion;
    root.lang = language();
  });
}

export function language(): "en" | "de" {
  if (settings.language !== "system") return settings.language;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

export function still(): boolean {
  if (settings.motion !== "system") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
