/** One moment of a finished game as a table: its actions can be tried, and a better one is shown with the ghost of play. */
import type { Previewed, Refused } from "../generated/wire";
import { type About, type Frame, api } from "../wire/api";
import type { Ears } from "../wire/live";
import { PracticeLine } from "./practice";
import { Table } from "./table.svelte";

/** Empty if an action is as good as the best; otherwise the key of what is said to it. */
export type Check = (action: number) => string;

class MomentLine extends PracticeLine {
  constructor(
    private readonly about: About,
    private readonly frame: Frame,
    private readonly seat: number,
    ears: Ears,
    private readonly check: Check,
  ) {
    super(ears);
  }

  begin(): void {
    const { frame, seat } = this;
    this.hear({ hear: "welcome", table: this.about, seats: [seat], host: false });
    this.happened({
      hear: "happened",
      seat,
      v: 0,
      since: 0,
      events: [],
      state: "playing",
      waiting: frame.waiting,
      seats: frame.names.map((name, other) => ({ seat: other, kind: "person", name, bot: "", away: false })),
      due: {},
      view: frame.view,
      legal: frame.legal,
      undo: false,
      scores: frame.scores,
      confirm: false,
      takeback: null,
    });
  }

  protected choose(action: number): Promise<boolean> {
    const answer = this.check(action);
    if (answer) this.refuse({ key: answer });
    return Promise.resolve(!answer);
  }

  protected undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  protected foresee(action: number): Promise<Previewed | Refused> {
    return api.foresee(this.about.id, this.frame.decision, this.seat, action);
  }
}

export class MomentTable extends Table {
  constructor(about: About, frame: Frame, seat: number, check: Check) {
    const lines: MomentLine[] = [];
    super(about.id, (ears) => {
      const line = new MomentLine(about, frame, seat, ears, check);
      lines.push(line);
      return line;
    });
    lines[0]?.begin();
  }

  /** The ghost of an action, with what it would bring. */
  ghost(action: number): void {
    this.narrow({ action }, "shown");
  }

  protected recall(): Promise<{ events: Record<string, unknown>[] }> {
    return Promise.resolve({ events: [] });
  }
}
