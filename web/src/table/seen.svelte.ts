/** One table as this browser knows it: who sits there, what was heard, and what is shown. */
import type { Game, Heard } from "../games/game";
import type { Happened } from "../generated/wire";
import { called } from "./levels";
import { t } from "../words";
import type { About, Level } from "../wire/api";
import { spelled } from "./catalogue";
import { type LogLine, type Speech, chosenBy, houseSentence, noted } from "./telling";

const LONGEST_LOG = 1500;
const MOST_SAID = 4;

export class Seen {
  about = $state.raw<About | null>(null);
  game = $state.raw<Game | null>(null);
  levels = $state.raw<Level[]>([]);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  /** The right to this table is gone, and with it the connection. */
  denied = $state(false);
  /** Whose eyes we look through. */
  chair = $state(-1);
  /** What each of our perspectives last heard. */
  latest = $state.raw<Record<number, Happened>>({});
  /** What is drawn: the latest, as soon as its motion is over. */
  shown = $state.raw<Happened | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Speech[]>([]);
  course = $state.raw<(number | null)[][]>([]);
  next = $state("");
  said = $state("");
  /** Seats that have sealed a choice which is not carried out yet. */
  chosenBy = $state.raw<number[]>([]);

  view = $derived(this.shown?.view ?? null);
  scene = $derived(this.about?.scene ?? {});
  seats = $derived(this.shown?.seats ?? []);
  names = $derived(this.called(this.shown));
  waiting = $derived(this.shown?.waiting ?? []);
  state = $derived(this.shown?.state ?? "");
  scores = $derived(this.shown?.scores ?? []);
  asked = $derived(!this.denied && this.chair >= 0 && this.waiting.includes(this.chair) && !this.bot(this.chair));
  sealed = $derived((this.view?.sealed ?? []).map((action) => spelled(this.about?.catalogue ?? [], action)));
  mustPass = $derived(Boolean(this.shown?.confirm));

  private called(now: Happened | null): string[] {
    return called(now?.seats ?? [], (seat) => t("new.seat", { seat: seat + 1 }));
  }

  bot(seat: number): boolean {
    return this.seats[seat]?.kind === "bot";
  }

  note(events: Record<string, unknown>[]): void {
    this.chosenBy = chosenBy(this.chosenBy, events);
    const { lines, speech } = noted(events, (one) => this.sentence(one), this.game);
    if (lines.length) {
      this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
      this.say(
        lines
          .slice(-MOST_SAID)
          .map((line) => line.text)
          .join(" "),
      );
    }
    if (speech.length) this.chat = [...this.chat, ...speech];
  }

  sentence(one: Record<string, unknown>): string {
    if (one.house !== undefined) return houseSentence(one, this.called(this.latest[this.chair] ?? this.shown));
    return this.game ? this.game.tell(one as Heard, this.scene, this.names) : String(one.says ?? "");
  }

  /** For the live region. */
  say(text: string): void {
    this.said = text;
  }
}
