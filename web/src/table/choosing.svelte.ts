/** What the hands have chosen so far: coordinates are fixed one by one until a single action is left. */
import type { CoreView, Happened, Hinted, Spelled } from "../generated/wire";
import { settings } from "../settings.svelte";
import { t } from "../words";
import type { Foreseen } from "./hands";
import { Motion, type Onlooker } from "./motion.svelte";
import { type Fixed, fix, left, stepBack } from "./narrowing";
import { Seen } from "./seen.svelte";

const PREVIEW_AFTER = 90;

export abstract class Choosing extends Seen implements Onlooker {
  fixed = $state.raw<Fixed>({});
  preview = $state.raw<Foreseen<CoreView> | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** The id of a decision that was said and is not answered yet. */
  busy = $state("");
  trouble = $state("");
  /** The seat that is asked to take the device, before anything of it is shown. */
  curtain = $state(-1);

  readonly motion = new Motion(this);
  private previewTimer = 0;

  /** Ask the house what is sure to follow from this action. */
  protected abstract foresee(action: number): void;
  /** Send what is chosen, or pass the turn on. */
  abstract confirm(): void;
  abstract settle(message: Happened): void;
  abstract calm(): void;

  legal = $derived.by(() => (this.asked && this.curtain < 0 && !this.motion.moves ? (this.shown?.legal ?? []) : []));
  left = $derived(left(this.legal, this.fixed));
  /** What the question is about: the same, also while something moves and nothing can be chosen. */
  asking = $derived(left(this.shown?.legal ?? [], this.fixed));
  chosen = $derived(Object.keys(this.fixed).length > 0);
  single = $derived(this.chosen && this.left.length === 1 ? (this.left[0] ?? null) : null);
  hinted = $derived(this.hint && this.hint.v === this.shown?.v ? this.hint.action : null);

  spell(action: Spelled): string {
    return this.game && this.view ? this.game.spell(action, this.scene, this.view) : "";
  }

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
    this.wait();
    const single = this.single;
    if (!single) return;
    // What only begins a sequence goes at once; the rest is asked about, unless nobody wants to be asked.
    if (this.game?.begins(single) ? how !== "shown" : how === "chosen" && !settings.confirm) {
      this.confirm();
      return;
    }
    this.say(t("act.ready", { what: this.spell(single) }));
    this.previewTimer = window.setTimeout(() => this.foresee(single.action), PREVIEW_AFTER);
  }

  play(action: Spelled): void {
    this.narrow({ action: action.action });
  }

  /** Let the newest coordinate go. */
  protected stepBack(): void {
    this.narrow(stepBack(this.fixed), "shown");
  }

  protected letGo(): void {
    this.fixed = {};
    this.preview = null;
  }

  /** No preview is asked for any more. */
  protected wait(): void {
    clearTimeout(this.previewTimer);
  }
}
