/** Our connection to a table: messages to and from the server, and the seat that we play. */
import { load } from "../games";
import type { Sign } from "./telling";
import type { Happened, Played, Refused, Heard as Message } from "../generated/wire";
import { learnRefusals, say, t, type Values } from "../words";
import { type Refusal, api, contribute, nonce } from "../wire/api";
import { type Ears, type Line, Live } from "../wire/live";
import type { Hands } from "./hands";
import { type Effort, Hinting } from "./hinting.svelte";

export class Table extends Hinting implements Hands {
  connected = $state(false);
  lost = $state(false);
  lit = $state.raw<number[]>([]);
  /** Whose score sheet is pointed at: every seat has a garden with the same numbers. */
  litSeat = $state(-1);
  /** The paragraph of the rules that somebody asked for. */
  reading = $state("");
  private live: Line;

  constructor(
    readonly id: string,
    connect: (ears: Ears) => Line = (ears) => new Live(id, ears),
  ) {
    super();
    this.live = connect({
      heard: (message) => this.hear(message),
      connection: (up) => {
        if (up && this.lost) this.say(t("page-again"));
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

  /** Revoked access is final. A server that is down or limits requests will answer again. */
  private async askRight(): Promise<void> {
    const refused = await api.look(this.id).then(
      () => 0,
      (refusal: Refusal) => refusal.status,
    );
    if (refused !== 403 && refused !== 404) return;
    this.denied = true;
    this.close();
  }

  // ---- sending

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

  protected adviseMe(effort: Effort): void {
    if (this.shown) this.live.say({ say: "hint", seat: this.chair, v: this.shown.v, effort });
  }

  speak(text: string): void {
    this.live.say({ say: "chat", text, id: nonce(), seat: this.chair });
  }

  react(sign: Sign): void {
    this.live.say({ say: "react", sign, id: nonce(), seat: this.chair });
  }

  /** Let the bots that we wait for decide at once. */
  hurry(): void {
    for (const seat of this.thinkers) this.live.say({ say: "hurry", seat });
  }

  private send(say: (id: string, v: number) => void): void {
    const now = this.latest[this.chair];
    if (!now || this.busy) return;
    const id = nonce();
    this.busy = id;
    this.wait();
    say(id, now.v);
  }

  // ---- receiving

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
        this.emptyLog();
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
        this.hinting(message);
        break;
      case "thinking":
        this.thoughts = { ...this.thoughts, [message.seat]: message };
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
    if (message.why === "stale" && !message.id) return;
    void learnRefusals().then(() => {
      // Where nothing was decided, as with a place that is not available, it is said and does not stay.
      this.tell(say({ key: message.key, values: message.values as Values, says: message.reason }), Boolean(message.id));
    });
  }

  private happened(message: Happened): void {
    const first = !this.latest[message.seat];
    this.thoughts = {};
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

  // ---- the seat we play

  /** The first view of a seat: draws everything at once and loads the log. */
  private async sitDown(message: Happened): Promise<void> {
    if (this.about) this.game ??= await load(this.about.game).catch(() => null);
    const now = this.latest[message.seat];
    if (now && message.seat === this.chair) this.settle(now);
    this.turnChair();
    const heard = await this.recall(message.seat).catch(() => ({ events: [] }));
    this.emptyLog();
    this.chat = [];
    this.note(heard.events);
    this.recalled = true;
  }

  /** Everything that happened before we sat down. */
  protected recall(seat: number): Promise<{ events: Record<string, unknown>[] }> {
    return api.log(this.id, seat);
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
      this.dropHint();
    }
    if (message.scores.length) this.course = [...this.course, message.scores];
    const due = message.waiting.includes(message.seat) && !before?.waiting.includes(message.seat);
    if (due && message.view && this.game)
      this.say(`${t("table-yourturn")}. ${this.game.asks(message.view, this.scene, message.legal)}`);
    for (const one of message.events) if (one.house === "rematch") this.invited(String(one.table));
  }

  /** The rematch waits for a nonce of every player. We add ours without waiting for a click. */
  private invited(next: string): void {
    if (next === this.next) return;
    this.next = next;
    if (this.mine.length) void contribute(next);
  }

  /** On a shared device, switch to the seat whose turn it is. */
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
