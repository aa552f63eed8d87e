/** What happened, played as motion, one thing at a time; then the table is drawn as it is. */
import type { Game, Heard } from "../games/game";
import type { CoreView, Happened } from "../generated/wire";
import { still } from "../settings.svelte";
import { sound } from "./sound";

const MOST_MOTION = 2600;
/** Who was away has missed too much to watch it all. */
const MOST_WAITING = 4;

/** For whom it is played. */
export interface Onlooker {
  readonly game: Game | null;
  /** Whose eyes look on; what others heard is not played. */
  readonly chair: number;
  /** Before something moves, it is put down in the log. */
  note(events: Record<string, unknown>[]): void;
  /** And after it the view is drawn anew. */
  settle(message: Happened): void;
  /** Nothing moves any more. */
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

  /** Somebody else looks on now, from the beginning. */
  forget(): void {
    this.queue = [];
  }

  private async run(): Promise<void> {
    this.moves = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (next.seat !== this.onlooker.chair) continue;
        this.onlooker.note(next.events);
        await this.animate(next);
        // Meanwhile somebody else may have sat down, who has been shown the table.
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
    const pace = Math.min(1, MOST_MOTION / Math.max(1, whole));
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
