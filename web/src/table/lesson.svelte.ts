/** A lesson as a table: the same boards and the same hands. Only the messages come from the lesson. */
import type { Happened, Previewed, Refused, Spelled } from "../generated/wire";
import type { Ears } from "../wire/live";
import type { Refusal } from "../wire/api";
import { type Fulfilled, type Stand, type Step, lessons } from "../wire/lessons";
import { keepProgress, progress } from "./learned";
import { type Fixed, agrees } from "./narrowing";
import { PracticeLine } from "./practice";
import { Table } from "./table.svelte";

/** The messages of a lesson, in the form in which a table hears them. */
class LessonLine extends PracticeLine {
  private done: number[] = [];
  /** What is shown when the result of the last choice was looked at. */
  private next: Happened | null = null;

  constructor(
    private readonly lesson: string,
    ears: Ears,
    private readonly told: (step: Step, held: boolean) => void,
  ) {
    super(ears);
  }

  /** From where we left it; if the lesson has changed since, from the start. Returns whether it had to start again. */
  async begin(anew: boolean): Promise<boolean> {
    const kept = anew ? [] : progress(this.lesson).done;
    const about = await lessons.about(this.lesson);
    let changed = false;
    const stand = await lessons.stand(this.lesson, kept).catch((refusal: Refusal) => {
      if (refusal.status !== 400 || kept.length === 0) throw refusal;
      changed = true;
      return lessons.stand(this.lesson, []);
    });
    this.done = changed ? [] : kept;
    this.hear({ hear: "welcome", table: about, seats: [stand.now.seat], host: false });
    this.tell(stand, false);
    this.happened(stand.now);
    return changed;
  }

  goOn(step: Step): void {
    if (!this.next) return;
    const next = this.next;
    this.next = null;
    this.told(step, false);
    this.happened(next);
  }

  protected async choose(action: number): Promise<boolean> {
    const heard = await lessons.choose(this.lesson, this.done, action);
    if ("answer" in heard) {
      this.refuse(heard.answer);
      return false;
    }
    this.done = [...this.done, action];
    this.fulfilled(heard);
    return true;
  }

  private fulfilled(heard: Fulfilled): void {
    if (heard.anew && !heard.step.over) {
      this.next = heard.now;
      this.tell(heard, true);
      this.happened(heard.then);
      return;
    }
    this.tell(heard, false);
    this.happened({ ...heard.now, events: heard.then.events });
  }

  protected async undo(): Promise<boolean> {
    const stand = await lessons.stand(this.lesson, this.done.slice(0, -1));
    this.done = this.done.slice(0, -1);
    this.tell(stand, false);
    this.happened(stand.now);
    return true;
  }

  protected foresee(action: number): Promise<Previewed | Refused> {
    return lessons.preview(this.lesson, this.done, action);
  }

  private tell(stand: Stand, held: boolean): void {
    if (this.ended) return;
    keepProgress(this.lesson, this.done, stand.step.over);
    this.told(stand.step, held);
  }
}

export class LessonTable extends Table {
  step = $state.raw<Step | null>(null);
  /** The result of a choice is shown; the next step begins at another position. */
  held = $state(false);
  /** Why the lesson cannot be shown. */
  fault = $state("");
  /** The lesson has changed since it was left. */
  changed = $state(false);
  private readonly line: LessonLine;

  constructor(lesson: string, anew: boolean) {
    const lines: LessonLine[] = [];
    const told = (step: Step, held: boolean): void => this.told(step, held);
    super(lesson, (ears) => {
      const line = new LessonLine(lesson, ears, told);
      lines.push(line);
      return line;
    });
    this.line = lines[0] as LessonLine;
    this.line.begin(anew).then(
      (changed) => (this.changed = changed),
      (refusal: Refusal) => (this.fault = refusal.message),
    );
  }

  private told(step: Step, held: boolean): void {
    this.step = step;
    this.held = held;
    this.lit = step.lit;
  }

  /** From the result of a choice to the next step. */
  nextStep(): void {
    if (this.step) this.line.goOn(this.step);
  }

  beckons(fields: Fixed): boolean {
    if (this.held || this.busy || agrees(this.fixed as Spelled, fields)) return false;
    const all = this.step?.pointed ?? [];
    const left = all.filter((action) => agrees(action, this.fixed));
    return (left.length ? left : all).some((action) => agrees(action, fields));
  }

  protected recall(): Promise<{ events: Record<string, unknown>[] }> {
    return Promise.resolve({ events: [] });
  }
}
