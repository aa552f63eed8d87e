/** What happened at a table: lines for the log, and what the last move of each seat touched. Undo takes both back. */
import type { Game, Heard } from "../games/game";
import type { CoreView } from "../generated/wire";
import type { LogLine } from "./telling";

/** For each seat the places its last move touched. */
export type Moves = Readonly<Record<number, string[]>>;

/** One decision: whose it was, its lines, and the marks before it. */
interface Decision {
  seat: number;
  lines: Set<LogLine>;
  before: Moves;
}

type Happening = Record<string, unknown>;
const LONGEST = 1500;
const MOST_UNDONE = 200;

/** For each place the seats whose last move touched it. */
export function marked(moves: Moves): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const seat of Object.keys(moves).map(Number))
    for (const place of moves[seat] ?? []) found.set(place, [...(found.get(place) ?? []), seat]);
  return found;
}

export class Story {
  lines: LogLine[] = [];
  moves: Moves = {};
  private decisions: Decision[] = [];
  /** The seat whose events come one after another: they are one move. */
  private mover = -1;

  /** Takes in events, in the order in which the server told them; returns the lines that are new. */
  hear(
    events: Happening[],
    tell: (one: Happening) => string,
    game: Game | null,
    scene: object,
    view: CoreView | null = null,
  ): LogLine[] {
    const added: LogLine[] = [];
    for (const one of events) {
      if (one.house === "undone") this.undo(Number(one.seat));
      else if (one.house === "chose")
        this.decisions = [
          ...this.decisions.slice(-MOST_UNDONE),
          { seat: Number(one.seat), lines: new Set(), before: this.moves },
        ];
      // Somebody went back further than one decision: what is marked may not lie there any more.
      else if (one.house === "tookback") this.moves = {};
      if (one.house) this.mover = -1;
      const line = this.line(one, tell, game, scene);
      this.mark(one, line?.marks ?? (game && one.event ? game.marks(one as Heard, scene) : []));
      if (!line) continue;
      line.view = view;
      added.push(line);
      this.decisions.at(-1)?.lines.add(line);
      this.lines.push(line);
    }
    this.lines = this.lines.slice(-LONGEST);
    return added.filter((line) => this.lines.includes(line));
  }

  private line(one: Happening, tell: (one: Happening) => string, game: Game | null, scene: object): LogLine | null {
    if (game?.motion[String(one.event)]?.quiet) return null;
    const text = tell(one);
    if (!text) return null;
    const heard = one.event ? (one as Heard) : undefined;
    const marks = game && heard ? game.marks(heard, scene) : [];
    return { text, seat: Number(one.seat ?? -1), marks, ...(heard ? { heard } : {}) };
  }

  private mark(one: Happening, places: string[]): void {
    const seat = Number(one.seat ?? -1);
    if (seat < 0 || !one.event || places.length === 0) return;
    this.moves = { ...this.moves, [seat]: seat === this.mover ? [...(this.moves[seat] ?? []), ...places] : places };
    this.mover = seat;
  }

  /** The decision that was taken back is gone, with all its lines; a private one had none. */
  private undo(seat: number): void {
    const at = this.decisions.findLastIndex((one) => one.seat === seat);
    const gone = this.decisions[at];
    if (!gone) return;
    this.decisions = this.decisions.filter((one) => one !== gone);
    this.lines = this.lines.filter((line) => !gone.lines.has(line));
    this.moves = gone.before;
  }
}
