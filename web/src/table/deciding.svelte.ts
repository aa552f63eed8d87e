/** Our decisions: made, undone, and made again in another way. */
import type { Spelled } from "../generated/wire";
import { t } from "../words";
import { Choosing } from "./choosing.svelte";
import { type Fixed, cycle, fix, left, turnedAnew } from "./narrowing";

const MOST_MADE = 8;

export abstract class Deciding extends Choosing {
  /** Our decisions, each with its alternatives: a piece may be rotated before it is placed. */
  private made = $state.raw<{ action: Spelled; among: Spelled[] }[]>([]);
  /** What to decide, and then point at, as soon as the last decision is undone. */
  private then: Fixed[] = [];
  /** That place is only pointed at; otherwise it was chosen. */
  private pointing = true;

  protected abstract choose(action: number): void;
  protected abstract takeBack(): void;
  protected abstract pass(): void;
  abstract sit(seat: number): void;

  /** Our seat whose last decision can be undone. On a shared device it may not be the seat whose turn it is. */
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
      const there = this.single && this.view ? turning.there?.(this.scene, this.view, this.single, how) : undefined;
      if (there) this.instead(there.first, there.then);
      else if (there === null) this.tell(t("act-only-turn"));
      else this.turnBefore(turning.field, next);
      return;
    }
    const now = Number(this.fixed[turning.field] ?? 0);
    const wanted = next(now);
    const fixed = fix(this.legal, this.fixed, { [turning.field]: wanted });
    this.narrow(
      fixed[turning.field] === wanted ? fixed : cycle(this.legal, this.fixed, turning.field, (value) => value),
    );
  }

  /** The rotation was decided one step earlier: undo it, decide again, and point at the same place. */
  private turnBefore(field: string, next: (value: number) => number): void {
    if (!this.last) return;
    const anew = turnedAnew(this.last.action, this.last.among, field, next);
    if (anew) this.instead(anew);
  }

  /** Replace the last decision by this one, and point at the same place again, or at another one. */
  instead(fields: Fixed, next: Fixed = { ...this.fixed }): void {
    if (left(this.again, fields).length === 0) return;
    const then = [fields, next];
    this.undo();
    this.then = then;
    this.pointing = true;
  }

  first(fields: Fixed, then: Fixed, held = false): void {
    if (this.busy) return;
    const one = left(this.legal, fields)[0];
    if (one) {
      this.then = [then];
      this.decide(one);
    } else this.instead(fields, then);
    this.pointing = held;
  }

  /** Continue after the undo has arrived. */
  protected goOn(): void {
    const next = this.then[0];
    if (!next || this.busy || !this.motion.over) return;
    this.then = this.then.slice(1);
    const found = left(this.legal, next);
    if (this.then.length === 0) {
      if (found.length > 0 && Object.keys(next).length > 0) this.narrow(next, this.pointing ? "shown" : "chosen");
    } else if (found[0]) this.decide(found[0]);
    else this.then = [];
  }

  protected giveUp(): void {
    this.then = [];
  }

  /** Another seat starts with nothing to undo. */
  protected forget(): void {
    this.made = [];
    this.then = [];
  }
}
