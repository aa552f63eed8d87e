/** A lesson or a puzzle speaks like a table: the same boards and hands hear the same messages. */
import type { Happened, Previewed, Refused, Said } from "../generated/wire";
import type { Refusal } from "../wire/api";
import type { Ears, Line } from "../wire/live";
import type { Message } from "../words";

type Decision = Extract<Said, { id: string }>;

export abstract class PracticeLine implements Line {
  protected ended = false;
  private v = 0;
  private answering = "";

  constructor(private readonly ears: Ears) {}

  /** Whether the choice was made; otherwise it was answered. */
  protected abstract choose(action: number): Promise<boolean>;
  protected abstract undo(): Promise<boolean>;
  protected abstract foresee(action: number): Promise<Previewed | Refused>;

  say(said: Said): void {
    if (said.say === "preview") void this.preview(Number(said.action));
    else if (said.say === "choose") void this.careful(said, this.choose(Number(said.action)));
    else if (said.say === "undo") void this.careful(said, this.undo());
  }

  close(): void {
    this.ended = true;
  }

  /** Answer the decision, whatever happens. */
  private async careful(said: Decision, work: Promise<boolean>): Promise<void> {
    this.answering = said.id;
    try {
      if (await work) this.hear({ hear: "played", id: said.id, seat: said.seat ?? 0, v: this.v });
    } catch (refusal) {
      this.refuse({ key: "", says: (refusal as Refusal).message });
    }
  }

  protected refuse(why: Message): void {
    const { key, values = {}, says = "" } = why;
    this.hear({ hear: "refused", why: "illegal", reason: says, key, values, id: this.answering, v: this.v });
  }

  private async preview(action: number): Promise<void> {
    const seen = await this.foresee(action).catch(() => null);
    if (seen) this.hear(seen);
  }

  protected happened(message: Happened): void {
    this.v += 1;
    this.hear({ ...message, v: this.v });
  }

  protected hear(message: Parameters<Ears["heard"]>[0]): void {
    if (!this.ended) this.ears.heard(message);
  }
}
