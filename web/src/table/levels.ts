/** How bots are shown: a level with a name and a measured rating. Two bots are not levels, but may play too. */
import type { Level } from "../wire/api";
import { known, or, t } from "../words";
import { letter } from "./seats";

/** A player at a table, as the server describes them. */
export interface Sitting {
  name: string;
  kind?: string;
  away?: boolean;
}

/** The server calls a bot that nobody named "Level-4 bot". This finds the bot by that name. */
const LEVEL = "level-";
const BOTS = ["greedy", "random", ...Array.from({ length: 10 }, (_, rung) => `${LEVEL}${rung + 1}`)];
const GIVEN = new Map(BOTS.map((bot) => [`${bot} bot`, bot]));
const given = (name: string): string | undefined => GIVEN.get(name.toLowerCase());

/** "Bloom"; an unknown bot keeps its name. */
export function plainName(bot: string, title = bot): string {
  return or(`bot-${bot}`, title);
}

/** The name to show for a name that the server may have given. */
export function ungiven(name: string): string {
  const bot = given(name);
  return bot ? plainName(bot, name) : name;
}

/** The names at a table: an unnamed bot is called by its level, with a letter if several are the same. */
export function called(seats: Sitting[], nobody: (seat: number) => string = () => ""): string[] {
  const unnamed = seats.map(({ name, kind = "bot", away }) => kind === "bot" && !away && given(name) !== undefined);
  const names = seats.map(({ name }, seat) => (unnamed[seat] ? ungiven(name) : name) || nobody(seat));
  const alike = (name: string): boolean => names.filter((other) => other === name).length > 1;
  return names.map((name, seat) => (unnamed[seat] && alike(name) ? `${name} ${letter(seat)}` : name));
}

/** "Level 5 · Bloom · 640", or as much of it as is known; `beside` a name that says the rest. */
export function strength(bot: string, levels: Level[], beside = ""): string {
  const level = levels.find((one) => one.bot === bot);
  const number = bot.startsWith(LEVEL) ? bot.slice(LEVEL.length) : "";
  const name = plainName(bot, level?.title);
  const parts = [number && t("bot-level", { level: number }), ungiven(beside) !== name && name];
  if (known(`bot-${bot}-plays`)) parts.push(t(`bot-${bot}-plays`));
  if (level?.rating != null) parts.push(String(level.rating));
  return parts.filter(Boolean).join(" · ");
}
