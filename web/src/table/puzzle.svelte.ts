/** A puzzle as a table: the same board and the same hands, and one action that is right. */
import type { Previewed, Refused, Spelled } from "../generated/wire";
import type { Refusal } from "../wire/api";
import type { Ears } from "../wire/live";
import { type Band, type Solution, type Solved, puzzles } from "../wire/puzzles";
import { PracticeLine } from "./practice";
import { type Result, keepResult, results } from "./solved";
import { Table } from "./table.svelte";

interface Watcher {
  /** Called before the answer is played, so that the actions can still be put in words. */
  solved: (solution: Solution, result: Result) => void;
  missed: () => void;
}

class PuzzleLine extends PracticeLine {
  constructor(
    private readonly puzzle: string,
    ears: Ears,
    private readonly watcher: Watcher,
  ) {
    super(ears);
  }

  async begin(): Promise<Band> {
    const { table, now, band } = await puzzles.about(this.puzzle);
    this.hear({ hear: "welcome", table, seats: [now.seat], host: false });
    this.happened(now);
    return band;
  }

  async showAnswer(): Promise<void> {
    this.play(await puzzles.solution(this.puzzle), "shown");
  }

  protected async choose(action: number): Promise<boolean> {
    const heard = await puzzles.try(this.puzzle, action);
    if (heard.right) this.play(heard, "solved");
    else {
      this.watcher.missed();
      this.refuse(heard.answer);
    }
    return heard.right;
  }

  private play(solved: Solved, result: Result): void {
    if (this.ended) return;
    this.watcher.solved(solved.solution, result);
    this.happened(solved.then);
  }

  protected undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  protected foresee(action: number): Promise<Previewed | Refused> {
    return puzzles.preview(this.puzzle, action);
  }
}

export class PuzzleTable extends Table {
  band = $state<Band | "">("");
  solution = $state.raw<Solution | null>(null);
  /** The answer and the tempting action in words. */
  told = $state.raw({ answer: "", tempting: "" });
  result = $state<Result | "">("");
  misses = $state(0);
  /** Why the puzzle cannot be shown. */
  fault = $state("");
  private readonly line: PuzzleLine;

  constructor(puzzle: string) {
    const lines: PuzzleLine[] = [];
    const watcher: Watcher = {
      solved: (solution, result) => this.solved(solution, result),
      missed: () => (this.misses += 1),
    };
    super(puzzle, (ears) => {
      const line = new PuzzleLine(puzzle, ears, watcher);
      lines.push(line);
      return line;
    });
    this.line = lines[0] as PuzzleLine;
    this.line.begin().then(
      (band) => (this.band = band),
      (refusal: Refusal) => (this.fault = refusal.message),
    );
  }

  private solved(solution: Solution, result: Result): void {
    // The wire spells an action in fields that only its game knows.
    const words = (action: unknown): string => this.spell(action as Spelled);
    this.told = { answer: words(solution.answer), tempting: words(solution.tempting) };
    this.solution = solution;
    keepResult(this.id, result);
    this.result = results()[this.id] ?? result;
  }

  showAnswer(): void {
    this.line.showAnswer().catch((refusal: unknown) => (this.trouble = (refusal as Error).message));
  }

  protected recall(): Promise<{ events: Record<string, unknown>[] }> {
    return Promise.resolve({ events: [] });
  }
}
