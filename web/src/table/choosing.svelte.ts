/** What the player has chosen so far: fields are fixed one by one until a single action is left. */
import type { CoreView, Happened, Hinted, Spelled } from "../generated/wire";
import { settings } from "../settings.svelte";
import { t } from "../words";
import { meant } from "./catalogue";
import type { Foreseen } from "./hands";
import { Motion, type Onlooker } from "./motion.svelte";
import { type Fixed, fix, left, stepBack } from "./narrowing";
import { Seen } from "./seen.svelte";

const PREVIEW_AFTER = 90;
const TOLD_FOR = 6000;

export abstract class Choosing extends Seen implements Onlooker {
  fixed = $state.raw<Fixed>({});
  preview = $state.raw<Foreseen<CoreView> | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** The id of a decision that was sent and is not answered yet. */
  busy = $state("");
  trouble = $state("");
  /** The seat that should take the device now, before anything of its view is shown. */
  curtain = $state(-1);

  readonly motion = new Motion(this);
  private previewTimer = 0;
  private toldFor = 0;

  /** Ask the server for the certain effects of this action. */
  protected abstract foresee(action: number): void;
  /** Send the choice, or end the turn. */
  abstract confirm(): void;
  abstract settle(message: Happened): void;
  abstract calm(): void;

  legal = $derived.by(() => (this.asked && this.curtain < 0 && !this.motion.moves ? (this.shown?.legal ?? []) : []));
  left = $derived(left(this.legal, this.fixed));
  /** What the question is about; stays the same during animations, when nothing can be chosen. */
  asking = $derived(left(this.shown?.legal ?? [], this.fixed));
  chosen = $derived(Object.keys(this.fixed).length > 0);
  single = $derived(this.chosen && this.left.length === 1 ? (this.left[0] ?? null) : null);
  hinted = $derived(this.hint && this.hint.v === this.shown?.v ? this.hint.action : null);

  spell(action: Spelled): string {
    return this.game && this.view ? this.game.spell(action, this.scene, this.view) : "";
  }

  /** The same for eyes: the board shows where. */
  brief(action: Spelled): string {
    return (this.game && this.view && this.game.brief?.(action, this.scene, this.view)) || this.spell(action);
  }

  /** A piece held above a place only points at it. Dropping it chooses the place; choosing the place again confirms it. */
  pick(fields: Fixed, held = false): void {
    if (this.busy || this.legal.length === 0) return;
    const single = this.single;
    if (single && Object.keys(fields).every((field) => single[field] === fields[field])) {
      if (!held) this.confirm();
      return;
    }
    this.narrow(fix(this.legal, this.fixed, fields), held ? "held" : "chosen");
  }

  /**
   * The answer is a refusal with the reason, which is shown for a while. Nothing that was chosen is lost. Where a place
   * only stands for something that is lit elsewhere, as a tile stands for its row, that is picked.
   */
  whyNot(fields: Fixed): void {
    if (this.busy || this.curtain >= 0 || this.motion.moves) return;
    const action = meant(this.about?.catalogue ?? [], this.legal, this.fixed, fields);
    if (action !== null) this.foresee(action);
    else this.pick(fields);
  }

  /** Say what is in the way: for a while, or until something else is chosen. */
  protected tell(trouble: string, stays = false): void {
    clearTimeout(this.toldFor);
    this.trouble = trouble;
    if (!stays) this.toldFor = window.setTimeout(() => (this.trouble = ""), TOLD_FOR);
  }

  narrow(fixed: Fixed, how: "chosen" | "held" | "shown" = "chosen"): void {
    this.fixed = fixed;
    this.preview = null;
    this.trouble = "";
    this.wait();
    const single = this.single;
    if (!single) return;
    // An action that only starts a sequence is sent at once. Others need a confirmation, unless the settings say otherwise.
    if (this.game?.begins(single) ? how !== "shown" : how === "chosen" && !settings.confirm) {
      this.confirm();
      return;
    }
    this.say(t("act-ready", { what: this.spell(single) }));
    this.previewTimer = window.setTimeout(() => this.foresee(single.action), PREVIEW_AFTER);
  }

  play(action: Spelled): void {
    this.narrow({ action: action.action });
  }

  /** Release the newest field. */
  protected stepBack(): void {
    this.narrow(stepBack(this.fixed), "shown");
  }

  protected letGo(): void {
    this.fixed = {};
    this.preview = null;
  }

  /** Cancel the request for a preview. */
  protected wait(): void {
    clearTimeout(this.previewTimer);
  }
}
