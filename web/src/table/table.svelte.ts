/** One's place at a table: what the hands have chosen so far, what is said to the house and heard from it. */
import { load } from "../games";
import type { CoreView, View } from "../games/game";
import type { Happened, Hinted, Played, Previewed, Refused, Spelled, Heard as Message } from "../generated/wire";
import { settings } from "../settings.svelte";
import { reason, t } from "../words";
import { type About, type Refusal, api, contribute, nonce } from "../wire/api";
import { Live } from "../wire/live";
import type { Hands } from "./hands";
import { Motion, type Onlooker } from "./motion.svelte";
import { type Fixed, cycle, fix, left, stepBack, turnedAnew } from "./narrowing";
import { Seen } from "./seen.svelte";

const PREVIEW_AFTER = 90;
const MOST_MADE = 8;

export class Table extends Seen implements Hands, Onlooker {
  connected = $state(false);
  lost = $state(false);
  fixed = $state.raw<Fixed>({});
  preview = $state.raw<Previewed | null>(null);
  hint = $state.raw<Hinted | null>(null);
  busy = $state("");
  trouble = $state("");
  curtain = $state(-1);
  lit = $state.raw<number[]>([]);
  /** Whose score sheet is pointed at: every seat has a garden with the same numbers. */
  litSeat = $state(-1);
  /** The paragraph of the rules that somebody asked for. */
  reading = $state("");
  /** Our decisions, each with what stood beside it: how a piece is turned may be decided before where it goes. */
  private made = $state.raw<{ action: Spelled; among: Spelled[] }[]>([]);
  /** What is decided, and then pointed at, as soon as the last decision is taken back. */
  private then: Fixed[] = [];

  readonly motion = new Motion(this);
  private live: Live;
  private previewTimer = 0;

  constructor(readonly id: string) {
    super();
    this.live = new Live(id, {
      heard: (message) => this.hear(message),
      connection: (up) => {
        if (up && this.lost) this.say(t("house.again"));
        this.lost = !up;
        this.connected = up;
      },
      seen: () => new Map(Object.values(this.latest).map((one) => [one.seat, one.v])),
      denied: () => void this.askRight(),
    });
  }

  close(): void {
    this.live.close();
    clearTimeout(this.previewTimer);
  }

  /** A revoked link does not heal; a house that is away, or has heard too much for now, will answer again. */
  private async askRight(): Promise<void> {
    const refused = await api.look(this.id).then(
      () => 0,
      (refusal: Refusal) => refusal.status,
    );
    if (refused !== 403 && refused !== 404) return;
    this.denied = true;
    this.close();
  }

  // ---- what can be done now

  legal = $derived.by(() => (this.asked && this.curtain < 0 && !this.motion.moves ? (this.shown?.legal ?? []) : []));
  left = $derived(left(this.legal, this.fixed));
  chosen = $derived(Object.keys(this.fixed).length > 0);
  single = $derived(this.chosen && this.left.length === 1 ? (this.left[0] ?? null) : null);
  hinted = $derived(this.hint && this.hint.v === this.shown?.v ? this.hint.action : null);
  /** The seat of ours whose last decision can be taken back; at one device that may be another than the one asked. */
  undoer = $derived(
    this.shown?.undo ? this.chair : (this.mine.find((seat) => this.latest[seat]?.undo && !this.bot(seat)) ?? -1),
  );
  mayUndo = $derived(this.undoer >= 0 && !this.busy);
  last = $derived(this.mayUndo && this.undoer === this.chair ? (this.made.at(-1) ?? null) : null);
  again = $derived(this.last?.among ?? []);
  turns = $derived(this.turnable(this.legal) || this.turnable(this.last ? [this.last.action] : []));

  spell(action: Spelled): string {
    return this.game && this.view ? this.game.spell(action, this.scene, this.view) : "";
  }

  // ---- hands

  /** Held above a place, a piece only points at it; let go, it is chosen, and chosen again it is confirmed. */
  pick(fields: Fixed, held = false): void {
    if (this.busy || this.legal.length === 0) return;
    const single = this.single;
    if (single && Object.keys(fields).every((field) => single[field] === fields[field])) {
      if (!held) this.confirm();
      return;
    }
    this.narrow(fix(this.legal, this.fixed, fields), held ? "held" : "chosen");
  }

  narrow(fixed: Fixed, how: "chosen" | "held" | "shown" = "chosen"): void {
    this.fixed = fixed;
    this.preview = null;
    this.trouble = "";
    clearTimeout(this.previewTimer);
    const single = this.single;
    if (!single) return;
    // What only begins a sequence goes at once; the rest is asked about, unless nobody wants to be asked.
    if (this.game?.begins(single) ? how !== "shown" : how === "chosen" && !settings.confirm) {
      this.confirm();
      return;
    }
    this.say(t("act.ready", { what: this.spell(single) }));
    this.previewTimer = window.setTimeout(() => {
      if (this.shown) this.live.say({ say: "preview", seat: this.chair, v: this.shown.v, action: single.action });
    }, PREVIEW_AFTER);
  }

  back(): void {
    if (this.motion.moves) this.motion.skip();
    else if (this.chosen) this.narrow(stepBack(this.fixed), "shown");
    else if (this.view?.sealed.length && this.mayUndo) this.undo();
  }

  private turnable(actions: Spelled[]): boolean {
    const field = this.game?.turning?.field;
    return field !== undefined && actions.some((action) => field in action);
  }

  turn(how: "turn" | "flip"): void {
    const turning = this.game?.turning;
    const next = turning?.[how];
    if (!turning || !next || !this.turns) return;
    if (!this.turnable(this.legal)) {
      this.turnBefore(turning.field, next);
      return;
    }
    const now = Number(this.fixed[turning.field] ?? 0);
    const wanted = next(now);
    const fixed = fix(this.legal, this.fixed, { [turning.field]: wanted });
    this.narrow(
      fixed[turning.field] === wanted ? fixed : cycle(this.legal, this.fixed, turning.field, (value) => value),
    );
  }

  /** The turn was decided a step ago: take it back, decide anew, and point at the same place again. */
  private turnBefore(field: string, next: (value: number) => number): void {
    if (!this.last) return;
    const anew = turnedAnew(this.last.action, this.last.among, field, next);
    if (anew) this.instead(anew);
  }

  /** Take the last decision back and make this one in its place; what was pointed at is pointed at again. */
  instead(fields: Fixed): void {
    if (left(this.again, fields).length === 0) return;
    const then = [fields, { ...this.fixed }];
    this.undo();
    this.then = then;
  }

  /** Go on with what was begun by taking something back. */
  private goOn(): void {
    const next = this.then[0];
    if (!next || this.busy || !this.motion.over) return;
    this.then = this.then.slice(1);
    const found = left(this.legal, next);
    if (this.then.length === 0) {
      if (found.length > 0 && Object.keys(next).length > 0) this.narrow(next, "shown");
    } else if (found[0]) this.choose(found[0]);
    else this.then = [];
  }

  confirm(): void {
    if (this.mustPass) {
      this.send((id, v) => this.live.say({ say: "confirm", seat: this.chair, v, id }));
      return;
    }
    if (this.single) this.choose(this.single);
  }

  private choose(one: Spelled): void {
    if (this.busy) return;
    this.made = [...this.made.slice(-MOST_MADE), { action: one, among: this.legal }];
    this.send((id, v) => this.live.say({ say: "choose", seat: this.chair, v, id, action: one.action }));
  }

  play(action: Spelled): void {
    this.narrow({ action: action.action });
  }

  undo(): void {
    if (!this.mayUndo) return;
    if (this.undoer !== this.chair) this.sit(this.undoer);
    this.made = this.made.slice(0, -1);
    this.then = [];
    this.send((id, v) => this.live.say({ say: "undo", seat: this.chair, v, id }));
  }

  askHint(): void {
    if (this.asked && this.shown) this.live.say({ say: "hint", seat: this.chair, v: this.shown.v });
  }

  speak(text: string): void {
    this.live.say({ say: "chat", text, id: nonce(), seat: this.chair });
  }

  private send(say: (id: string, v: number) => void): void {
    const now = this.latest[this.chair];
    if (!now || this.busy) return;
    const id = nonce();
    this.busy = id;
    clearTimeout(this.previewTimer);
    say(id, now.v);
  }

  // ---- ears

  private hear(message: Message): void {
    switch (message.hear) {
      case "welcome":
        this.about = message.table as unknown as About;
        this.mine = message.seats;
        this.host = message.host;
        void this.learnLevels(this.about.game);
        if (!this.mine.includes(this.chair)) this.chair = this.mine[0] ?? -1;
        break;
      case "happened":
        this.happened(message);
        break;
      case "startover":
        this.log = [];
        break;
      case "played":
        this.played(message);
        break;
      case "refused":
        this.refused(message);
        break;
      case "previewed":
        if (message.action.action === this.single?.action) this.preview = message;
        break;
      case "hinted":
        this.hint = message;
        this.say(t("act.hinted", { what: this.spell(message.action) }));
        this.narrow({ action: message.action.action }, "shown");
        break;
      default:
    }
  }

  private async learnLevels(game: string): Promise<void> {
    this.levels = await api.levels(game).catch(() => []);
  }

  private played(message: Played): void {
    if (message.id === this.busy) {
      this.busy = "";
      this.fixed = {};
      this.preview = null;
      this.goOn();
    }
  }

  private refused(message: Refused): void {
    if (message.id === this.busy) {
      this.busy = "";
      this.fixed = {};
      this.then = [];
    }
    if (message.why !== "stale" || message.id) this.trouble = reason(message.reason);
  }

  private happened(message: Happened): void {
    const first = !this.latest[message.seat];
    this.latest = { ...this.latest, [message.seat]: message };
    if (message.seat !== this.chair) {
      if (this.motion.over) this.turnChair();
      return;
    }
    if (first || !this.shown) {
      void this.sitDown(message);
      return;
    }
    this.motion.play(message);
  }

  /** The first look from a chair: everything at once, and the log as far as it is remembered. */
  private async sitDown(message: Happened): Promise<void> {
    if (this.about) this.game ??= await load(this.about.game).catch(() => null);
    const now = this.latest[message.seat];
    if (now && message.seat === this.chair) this.settle(now);
    this.turnChair();
    const heard = await api.log(this.id, message.seat).catch(() => ({ events: [] }));
    this.log = [];
    this.chat = [];
    this.note(heard.events);
  }

  calm(): void {
    this.turnChair();
    this.goOn();
  }

  settle(message: Happened): void {
    const before = this.shown;
    const same = before?.legal.length === message.legal.length && before.legal[0]?.action === message.legal[0]?.action;
    this.shown = message;
    if (!same || !message.waiting.includes(message.seat)) {
      this.fixed = {};
      this.preview = null;
      this.hint = null;
    }
    if (message.scores.length) this.course = [...this.course, message.scores];
    const due = message.waiting.includes(message.seat);
    if (due && !before?.waiting.includes(message.seat)) {
      const view = message.view as (CoreView & View) | null;
      if (view && this.game) this.say(`${t("table.yourturn")}. ${this.game.asks(view, this.scene, message.legal)}`);
    }
    for (const one of message.events) if (one.house === "rematch") this.invited(String(one.table));
  }

  /** The rematch waits for a nonce of everybody who sits here, and need not wait for a click. */
  private invited(next: string): void {
    if (next === this.next) return;
    this.next = next;
    if (this.mine.length) void contribute(next);
  }

  /** At one device the chair goes to whoever is asked. */
  private turnChair(): void {
    if (this.motion.moves || this.mine.length < 2 || !this.game) return;
    const now = this.latest[this.chair];
    if (now?.waiting.includes(this.chair) && !this.bot(this.chair)) return;
    const heir = this.mine.find((seat) => this.latest[seat]?.waiting.includes(seat) && !this.bot(seat));
    if (heir === undefined || heir === this.chair) return;
    const secret = this.game.secret;
    this.sit(heir, typeof secret === "function" ? secret(this.scene) : secret);
  }

  sit(seat: number, hidden = false): void {
    const there = this.latest[seat];
    if (!there) return;
    this.chair = seat;
    this.fixed = {};
    this.made = [];
    this.then = [];
    this.preview = null;
    this.motion.forget();
    if (hidden) this.curtain = seat;
    this.settle(there);
  }
}
