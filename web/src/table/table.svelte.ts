/** One's place at a table: what is said to the house and heard from it, and on which chair one sits. */
import { load } from "../games";
import type { Happened, Played, Refused, Heard as Message } from "../generated/wire";
import { reason, t } from "../words";
import { type Refusal, api, contribute, nonce } from "../wire/api";
import { Live } from "../wire/live";
import { Deciding } from "./deciding.svelte";
import type { Hands } from "./hands";

export class Table extends Deciding implements Hands {
  connected = $state(false);
  lost = $state(false);
  lit = $state.raw<number[]>([]);
  /** Whose score sheet is pointed at: every seat has a garden with the same numbers. */
  litSeat = $state(-1);
  /** The paragraph of the rules that somebody asked for. */
  reading = $state("");
  private live: Live;

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
    this.wait();
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

  // ---- mouth

  protected foresee(action: number): void {
    if (this.shown) this.live.say({ say: "preview", seat: this.chair, v: this.shown.v, action });
  }

  protected choose(action: number): void {
    this.send((id, v) => this.live.say({ say: "choose", seat: this.chair, v, id, action }));
  }

  protected takeBack(): void {
    this.send((id, v) => this.live.say({ say: "undo", seat: this.chair, v, id }));
  }

  protected pass(): void {
    this.send((id, v) => this.live.say({ say: "confirm", seat: this.chair, v, id }));
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
    this.wait();
    say(id, now.v);
  }

  // ---- ears

  private hear(message: Message): void {
    switch (message.hear) {
      case "welcome":
        this.about = message.table;
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
      this.letGo();
      this.goOn();
    }
  }

  private refused(message: Refused): void {
    if (message.id === this.busy) {
      this.busy = "";
      this.fixed = {};
      this.giveUp();
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

  // ---- the chair

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
      this.letGo();
      this.hint = null;
    }
    if (message.scores.length) this.course = [...this.course, message.scores];
    const due = message.waiting.includes(message.seat) && !before?.waiting.includes(message.seat);
    if (due && message.view && this.game)
      this.say(`${t("table.yourturn")}. ${this.game.asks(message.view, this.scene, message.legal)}`);
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
    this.letGo();
    this.forget();
    this.motion.forget();
    if (hidden) this.curtain = seat;
    this.settle(there);
  }
}
