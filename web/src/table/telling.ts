/** Events as text: lines for the log and the chat, and who has chosen. */
import type { Heard } from "../games/game";
import type { CoreView, React } from "../generated/wire";
import { plainName, ungiven } from "./levels";
import { letter } from "./seats";
import { t } from "../words";

export interface LogLine {
  text: string;
  seat: number;
  /** The places it is about. */
  marks: string[];
  /** The event of the game that it tells, for its picture. */
  heard?: Heard;
  /** What the table looked like afterwards, if this browser saw it. */
  view?: CoreView | null;
}

export interface Speech {
  name: string;
  text: string;
  seat: number;
}

export type Sign = React["sign"];
/** The reactions, each with its picture; the words beside it are in the catalogue. */
export const SIGNS: Record<Sign, string> = { well: "👏", thanks: "🌷", wow: "✨", oops: "🙈", think: "🤔", luck: "🍀" };
const shown = (sign: string): string => `${SIGNS[sign as Sign] ?? ""} ${t(`react-${sign}`)}`;

type Happening = Record<string, unknown>;

/** What somebody says or shows, as a line of the chat; nothing for other events. */
export function spoken(one: Happening): Speech | null {
  if (one.house === "reacted") return { name: String(one.name), text: shown(String(one.sign)), seat: Number(one.seat) };
  if (one.house !== "said") return null;
  const name = Number(one.seat) < 0 ? t("table-host") : String(one.name);
  return { name, text: String(one.text), seat: Number(one.seat) };
}

/** Who has chosen is public. The next event carries the choices out. */
export function chosenBy(before: number[], events: Happening[]): number[] {
  let chosen = before;
  for (const one of events) {
    if (one.house === "chose") chosen = [...chosen, Number(one.seat)];
    else if (one.house === "undone") chosen = chosen.filter((seat) => seat !== one.seat);
    else if (one.event) chosen = [];
  }
  return chosen;
}

/** The server's own events as text; some of them need none. */
export function serverSentence(one: Happening, names: string[]): string {
  const who = names[Number(one.seat)] ?? "";
  switch (one.house) {
    case "seated":
      if (one.kind === "open") return "";
      if (one.instead)
        return t("log-instead", { who: ungiven(String(one.name || who)), bot: plainName(String(one.instead)) });
      if (one.kind === "bot" && !one.away) {
        const name = ungiven(String(one.name || who));
        // Who sits there by now may be somebody else; a letter is only added to the same name.
        return t("log-seated", { who: who === `${name} ${letter(Number(one.seat))}` ? who : name });
      }
      return t(one.away ? "log-bot" : "log-seated", { who: String(one.name || who) });
    case "begun":
    case "abandoned":
    case "rematch":
      return t(`log-${String(one.house)}`);
    case "linked":
      return one.role === "seat" ? t("log-linked", { who }) : "";
    case "joined":
      return t("log-joined", { device: String(one.name) || t("devices-unknown") });
    case "parted":
      return t("log-parted");
    case "left":
    case "asked":
    case "tookback":
      return t(`log-${String(one.house)}`, { who });
    case "answered":
      return one.agrees ? "" : t("log-refused", { who });
    case "resigned":
      return t(one.ends ? "log-resigned" : "log-resigned-bot", { who });
    case "confirmed":
      return t("log-confirmed", { who });
    default:
      return "";
  }
}
