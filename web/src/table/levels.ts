/** What a bot is to people: a level with a plain name and a measured rating; two bots are no levels, yet may sit here. */
import type { Level } from "../wire/api";
import { known, or, t } from "../words";
import { letter } from "./seats";

/** Somebody at a table, as far as the house tells. */
export interface Sitting {
  name: string;
  kind?: string;
  away?: boolean;
}

/** What the house calls a bot that nobody gave a name. */
const GIVEN = /^(level-\d+|greedy|random) bot$/i;

/** "Bloom"; a bot this page has never heard of keeps the name it has. */
export function plainName(bot: string, title = bot): string {
  return or(`bot.${bot}`, title);
}

/** The name people read for one that the house may have given. */
export function ungiven(name: string): string {
  const bot = GIVEN.exec(name)?.[1];
  return bot ? plainName(bot.toLowerCase(), name) : name;
}

/** The names round a table: a bot that nobody named is called by its level, and by its letter where several are alike. */
export function called(seats: Sitting[], nobody: (seat: number) => string = () => ""): string[] {
  const given = seats.map(({ name, kind = "bot", away }) => kind === "bot" && !away && GIVEN.test(name));
  const names = seats.map(({ name }, seat) => (given[seat] ? ungiven(name) : name) || nobody(seat));
  const alike = (name: string): boolean => names.filter((other) => other === name).length > 1;
  return names.map((name, seat) => (given[seat] && alike(name) ? `${name} ${letter(seat)}` : name));
}

/** "Level 5 · Bloom · 640", or as much of it as is known; `beside` a name that says the rest. */
export function strength(bot: string, levels: Level[], beside = ""): string {
  const level = levels.find((one) => one.bot === bot);
  const number = /^level-(\d+)$/.exec(bot)?.[1];
  const name = plainName(bot, level?.title);
  const parts = [number && t("bot.level", { level: number }), ungiven(beside) !== name && name];
  if (known(`bot.${bot}.plays`)) parts.push(t(`bot.${bot}.plays`));
  if (level?.rating != null) parts.push(String(level.rating));
  return parts.filter(Boolean).join(" · ");
}
