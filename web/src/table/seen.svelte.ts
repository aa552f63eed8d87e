/** One table as this browser knows it: the players, the received messages, and what is shown. */
import type { Game, Heard } from "../games/game";
import type { CoreView, Happened, Thinking } from "../generated/wire";
import { called } from "./levels";
import { t } from "../words";
import type { About, Level } from "../wire/api";
import { spelled } from "./catalogue";
import { type Moves, Story, marked } from "./story";
import { type LogLine, type Speech, chosenBy, serverSentence, spoken } from "./telling";

const MOST_SAID = 4;

export class Seen {
  about = $state.raw<About | null>(null);
  game = $state.raw<Game | null>(null);
  levels = $state.raw<Level[]>([]);
  mine = $state.raw<number[]>([]);
  host = $state(false);
  /** Access to this table is lost, and so is the connection. */
  denied = $state(false);
  /** The seat whose view is shown. */
  chair = $state(-1);
  /** The last message for each of our seats. */
  latest = $state.raw<Record<number, Happened>>({});
  /** What is drawn: the latest message, once its animation is over. */
  shown = $state.raw<Happened | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Speech[]>([]);
  course = $state.raw<(number | null)[][]>([]);
  /** What was said and done before we came is read. */
  recalled = $state(false);
  next = $state("");
  said = $state("");
  /** Seats that have sealed a choice that is not carried out yet. */
  chosenBy = $state.raw<number[]>([]);

  /** How far bots are with their decisions, by seat, where everybody may know it. */
  thoughts = $state.raw<Record<number, Thinking>>({});

  /** What each seat's last move touched, until its next one. */
  moves = $state.raw<Moves>({});
  /** The line of the log that somebody points at: the board shows what it is about, as it was then. */
  pointed = $state.raw<LogLine | null>(null);
  private story = new Story();

  marks = $derived(marked(this.pointed ? { [this.pointed.seat]: this.pointed.marks } : this.moves));

  /** The earlier position that a line of the log is about, while somebody points at it. */
  past = $derived(this.pointed?.view && this.pointed.view !== this.shown?.view ? this.pointed.view : null);
  view = $derived(this.shown?.view ?? null);
  scene = $derived(this.about?.scene ?? {});
  seats = $derived(this.shown?.seats ?? []);
  names = $derived(this.called(this.shown));
  waiting = $derived(this.shown?.waiting ?? []);
  state = $derived(this.shown?.state ?? "");
  scores = $derived(this.shown?.scores ?? []);
  /** The bots that everybody waits for. */
  thinkers = $derived(this.state === "playing" ? this.waiting.filter((seat) => this.bot(seat)) : []);
  asked = $derived(!this.denied && this.chair >= 0 && this.waiting.includes(this.chair) && !this.bot(this.chair));
  sealed = $derived((this.view?.sealed ?? []).map((action) => spelled(this.about?.catalogue ?? [], action)));
  mustPass = $derived(Boolean(this.shown?.confirm));

  private called(now: Happened | null): string[] {
    return called(now?.seats ?? [], (seat) => t("new-seat", { seat: seat + 1 }));
  }

  bot(seat: number): boolean {
    return this.seats[seat]?.kind === "bot";
  }

  /** What happened, and what the table looks like afterwards, if we know it. */
  note(events: Record<string, unknown>[], view: CoreView | null = null): void {
    this.chosenBy = chosenBy(this.chosenBy, events);
    const memory = this.game?.memory?.(this.about?.options ?? {}) ?? false;
    const lines = this.story.hear(events, (one) => this.sentence(one), this.game, this.scene, memory ? null : view);
    if (this.story.lines.length !== this.log.length || lines.length) this.pointed = null;
    this.log = [...this.story.lines];
    this.moves = this.story.moves;
    if (lines.length)
      this.say(
        lines
          .slice(-MOST_SAID)
          .map((line) => line.text)
          .join(" "),
      );
    const speech = events.map(spoken).filter((one) => one !== null);
    if (speech.length) this.chat = [...this.chat, ...speech];
  }

  sentence(one: Record<string, unknown>): string {
    if (one.house !== undefined) return serverSentence(one, this.called(this.latest[this.chair] ?? this.shown));
    return this.game ? this.game.tell(one as Heard, this.scene, this.names) : String(one.says ?? "");
  }

  /** Point at what a line of the log is about; again to stop. */
  point(line: LogLine): void {
    this.pointed = this.pointed === line ? null : line;
  }

  /** Back from an earlier position to the current one. */
  now(): void {
    this.pointed = null;
  }

  protected emptyLog(): void {
    this.story = new Story();
    this.log = [];
    this.moves = {};
    this.pointed = null;
  }

  /** For the live region. */
  say(text: string): void {
    this.said = text;
  }
}
