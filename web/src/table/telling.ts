/** What happened, put down: lines for the log, what was said, and who has chosen. */
import type { Game } from "../games/game";
import { plainName, ungiven } from "./levels";
import { letter } from "./seats";
import { t } from "../words";

export interface LogLine {
  text: string;
  seat: number;
}

export interface Speech {
  name: string;
  text: string;
  seat: number;
}

type Happening = Record<string, unknown>;

/** Lines for the log and for the chat; what is too small for the log is left out. */
export function noted(
  events: Happening[],
  sentence: (one: Happening) => string,
  game: Game | null,
): { lines: LogLine[]; speech: Speech[] } {
  const lines: LogLine[] = [];
  const speech: Speech[] = [];
  for (const one of events) {
    if (one.house === "said") {
      speech.push({ name: String(one.name), text: String(one.text), seat: Number(one.seat) });
      continue;
    }
    if (game?.motion[String(one.event)]?.quiet) continue;
    const text = sentence(one);
    if (text) lines.push({ text, seat: Number(one.seat ?? -1) });
  }
  return { lines, speech };
}

/** Who has chosen is no secret; whatever happens next carries the choices out. */
export function chosenBy(before: number[], events: Happening[]): number[] {
  let chosen = before;
  for (const one of events) {
    if (one.house === "chose") chosen = [...chosen, Number(one.seat)];
    else if (one.house === "undone") chosen = chosen.filter((seat) => seat !== one.seat);
    else if (one.event) chosen = [];
  }
  return chosen;
}

/** What the house itself has to say; some of it is nobody's news. */
export function houseSentence(one: Happening, names: string[]): string {
  const who = names[Number(one.seat)] ?? "";
  switch (one.house) {
    case "undone":
      return t("log.undone", { who });
    case "seated":
      if (one.kind === "open") return "";
      if (one.instead)
        return t("log.instead", { who: ungiven(String(one.name || who)), bot: plainName(String(one.instead)) });
      if (one.kind === "bot" && !one.away) {
        const name = ungiven(String(one.name || who));
        // Who sits there by now may be somebody else; a letter is only added to the same name.
        return t("log.seated", { who: who === `${name} ${letter(Number(one.seat))}` ? who : name });
      }
      return t(one.away ? "log.bot" : "log.seated", { who: String(one.name || who) });
    case "begun":
    case "abandoned":
    case "rematch":
      return t(`log.${String(one.house)}`);
    case "linked":
      return one.role === "seat" ? t("log.linked", { who }) : "";
    case "joined":
      return t("log.joined", { device: String(one.name) || t("devices.unknown") });
    case "parted":
      return t("log.parted");
    case "confirmed":
      return t("log.confirmed", { who });
    default:
      return "";
  }
}
