/** Our decisions: made, taken back, and made anew in another way. */
import type { Spelled } from "../generated/wire";
import { Choosing } from "./choosing.svelte";
import { type Fixed, cycle, fix, left, turnedAnew } from "./narrowing";

const MOST_MADE = 8;

export abstract class Deciding extends Choosing {
  /** Our decisions, each with what stood beside it: how a piece is turned may be decided before where it goes. */
  private made = $state.raw<{ action: Spelled; among: Spelled[] }[]>([]);
  /** What is decided, and then pointed at, as soon as the last decision is taken back. */
  private then: Fixed[] = [];

  protected abstract choose(action: number): void;
  protected abstract takeBack(): void;
  protected abstract pass(): void;
  abstract sit(seat: number): void;

  /** The seat of ours whose last decision can be taken back; at one device that may be another than the one asked. */
  undoer = $derived(
    this.shown?.undo ? this.chair : (this.mine.find((seat) => this.latest[seat]?.undo && !this.bot(seat)) ?? -1),
  );
  mayUndo = $derived(this.undoer >= 0 && !this.busy);
  private last = $derived(this.mayUndo && this.undoer === this.chair ? (this.made.at(-1) ?? null) : null);
  again = $derived(this.last?.among ?? []);
  turns = $derived(this.turnable(this.legal) || this.turnable(this.last ? [this.last.action] : []));

  confirm(): void {
    if (this.mustPass) this.pass();
    else if (this.single) this.decide(this.single);
  }

  private decide(one: Spelled): void {
    if (this.busy) return;
    this.made = [...this.made.slice(-MOST_MADE), { action: one, among: this.legal }];
    this.choose(one.action);
  }

  undo(): void {
    if (!this.mayUndo) return;
    if (this.undoer !== this.chair) this.sit(this.undoer);
    this.made = this.made.slice(0, -1);
    this.then = [];
    this.takeBack();
  }

  back(): void {
    if (this.motion.moves) this.motion.skip();
    else if (this.chosen) this.stepBack();
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
  protected goOn(): void {
    const next = this.then[0];
    if (!next || this.busy || !this.motion.over) return;
    this.then = this.then.slice(1);
    const found = left(this.legal, next);
    if (this.then.length === 0) {
      if (found.length > 0 && Object.keys(next).length > 0) this.narrow(next, "shown");
    } else if (found[0]) this.decide(found[0]);
    else this.then = [];
  }

  protected giveUp(): void {
    this.then = [];
  }

  /** Another seat begins with nothing of its own to take back. */
  protected forget(): void {
    this.made = [];
    this.then = [];
  }
}
