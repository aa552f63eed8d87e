/** Hints: what to do at once, then how sure that is and why; and to think longer about it. */
import type { Hint, Hinted } from "../generated/wire";
import { t } from "../words";
import { Deciding } from "./deciding.svelte";

export type Effort = NonNullable<Hint["effort"]>;
/** Each thinks longer than the one before. The first only names a move. */
const EFFORTS: Effort[] = ["", "quick", "usual", "deep"];
/** Milliseconds before we ask for reasons: whoever follows a hint at once does not need them. */
const REASONS_AFTER = 500;

export abstract class Hinting extends Deciding {
  /** The coach is thinking about the decision that is due. */
  thinking = $state(false);
  private reasonsTimer = 0;

  protected abstract adviseMe(effort: Effort): void;

  /** The effort that would come next; nothing if it was the last one, or if there is nothing to compare. */
  longer = $derived.by((): Effort | null => {
    const hint = this.hinted ? this.hint : null;
    if (!hint || (hint.advice && hint.advice.candidates.length < 2)) return null;
    return EFFORTS[EFFORTS.indexOf(hint.effort as Effort) + 1] ?? null;
  });

  askHint(): void {
    if (!this.asked || this.thinking) return;
    if (this.hinted) this.thinkLonger();
    else this.adviseMe("");
  }

  thinkLonger(): void {
    if (this.longer === null || this.thinking) return;
    this.thinking = true;
    this.adviseMe(this.longer);
  }

  protected hinting(hint: Hinted): void {
    if (hint.seat !== this.chair || hint.v !== this.shown?.v) return;
    const before = this.hinted;
    // Who looks at another move meanwhile goes on looking at it.
    const looking = before && this.single && this.single.action !== before.action;
    this.hint = hint;
    this.thinking = false;
    if (!before || before.action !== hint.action.action) this.say(t("act-hinted", { what: this.spell(hint.action) }));
    if (!looking) this.narrow({ action: hint.action.action }, "shown");
    clearTimeout(this.reasonsTimer);
    if (!hint.effort) this.reasonsTimer = window.setTimeout(() => this.thinkLonger(), REASONS_AFTER);
  }

  dropHint(): void {
    clearTimeout(this.reasonsTimer);
    this.hint = null;
    this.thinking = false;
  }
}
