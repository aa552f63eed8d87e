/** Plays events as animations, one at a time; then the current table is drawn. */
import type { Game, Heard } from "../games/game";
import type { CoreView, Happened } from "../generated/wire";
import { PACES, settings, still } from "../settings.svelte";
import { sound } from "./sound";

const MOST_MOTION = 2600;
/** After a long absence there is too much to animate. */
const MOST_WAITING = 4;

/** Who watches the animations. */
export interface Onlooker {
  readonly game: Game | null;
  /** The seat that watches. Events for other seats are not played. */
  readonly chair: number;
  /** Called before an animation: writes the event to the log. */
  note(events: Record<string, unknown>[], view: CoreView | null): void;
  /** Called after an animation: draws the new view. */
  settle(message: Happened): void;
  /** Called when all animations are over. */
  calm(): void;
}

export class Motion {
  playing = $state.raw<Heard | null>(null);
  /** What the table will look like when the motion is over. */
  coming = $state.raw<CoreView | null>(null);
  /** While something moves nothing can be chosen. */
  moves = $state(false);
  private queue: Happened[] = [];
  private skipping = false;

  constructor(private readonly onlooker: Onlooker) {}

  get over(): boolean {
    return !this.moves && this.queue.length === 0;
  }

  play(message: Happened): void {
    this.queue.push(message);
    if (!this.moves) void this.run();
  }

  skip(): void {
    this.skipping = true;
  }

  /** Another seat watches now; start afresh. */
  forget(): void {
    this.queue = [];
  }

  private async run(): Promise<void> {
    this.moves = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (next.seat !== this.onlooker.chair) continue;
        this.onlooker.note(next.events, next.view);
        await this.animate(next);
        // Meanwhile another seat may have taken over, and has seen the table.
        if (next.seat === this.onlooker.chair) this.onlooker.settle(next);
      }
    } finally {
      this.moves = false;
      this.onlooker.calm();
    }
  }

  private async animate(message: Happened): Promise<void> {
    const game = this.onlooker.game;
    const events = message.events.filter((one) => typeof one.event === "string") as Heard[];
    if (!game || events.length === 0 || document.hidden || this.queue.length > MOST_WAITING) return;
    const calm = still();
    const whole = events.reduce((sum, one) => sum + (game.motion[one.event]?.ms ?? 0), 0);
    const pace = Math.min(1, MOST_MOTION / Math.max(1, whole)) * PACES[settings.pace];
    this.skipping = false;
    this.coming = message.view;
    for (const event of events) {
      const motion = game.motion[event.event];
      if (motion?.sound) sound(motion.sound);
      if (calm || this.skipping || !motion) continue;
      this.playing = event;
      await new Promise((done) => setTimeout(done, motion.ms * pace));
    }
    this.playing = null;
  }
}
