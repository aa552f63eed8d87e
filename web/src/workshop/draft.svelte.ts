/** An edition in the making: its file, its values, what is wrong with it, and the way back. */
import { Refusal } from "../wire/api";
import { type Drawn, type Field, type Look, workshop } from "../wire/workshop";
import { say, t } from "../words";
import { language } from "../words/language.svelte";
import { type Path, type Spot, type Table, type Value, at, clicked, doubled, isTable, moved, put } from "./edits";
import { write } from "./toml";

/** Milliseconds between two looks: people type faster than the server should be asked. */
const PAUSE = 800;
const SOON = 250;
const LATER = 4000;
const MOST = 300;

interface State {
  text: string;
  data: Table;
  drawings: Drawn[];
  behind: boolean;
}

export class Draft {
  text = $state.raw("");
  data = $state.raw<Table>({});
  fields = $state.raw<Record<string, Field>>({});
  drawings = $state.raw<Drawn[]>([]);
  look = $state.raw<Look | null>(null);
  /** One sentence; empty if the edition fits. */
  fault = $state.raw("");
  where = $state.raw<Path>([]);
  checking = $state.raw(false);
  trouble = $state.raw("");
  /** Whether the file was changed by hand and its values are not known yet: an edit of them would undo what was typed. */
  behind = $state.raw(false);
  /** One sentence: why an edit was not made. */
  notice = $state.raw("");
  /** Of each list, by its path: the item that is shown. */
  chosen = $state<Record<string, number>>({});
  private past = $state.raw<State[]>([]);
  private future = $state.raw<State[]>([]);
  private tag = "";
  private pictures = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looked = 0;
  private asking = false;
  private closed = false;

  constructor(
    readonly game: string,
    readonly standard: Table,
    fields: Record<string, Field>,
    text: string,
  ) {
    this.fields = fields;
    this.data = standard;
    this.text = text;
    this.behind = true;
    this.schedule(0);
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }
  get redoable(): boolean {
    return this.future.length > 0;
  }
  get fits(): boolean {
    return !this.fault && !this.checking && this.look !== null;
  }

  /** Steps with the same tag, such as letters typed into one field, are undone together. */
  change(data: Value, tag = "", drawings = this.drawings): void {
    if (!isTable(data) || data === this.data) return;
    if (this.behind) {
      this.notice = t("workshop-file-first");
      return;
    }
    this.remember(tag);
    this.data = data;
    this.drawings = drawings;
    this.text = write(data, this.game);
    this.schedule();
  }
  set(path: Path, value: Value | undefined): void {
    this.change(put(this.data, path, value), JSON.stringify(path));
  }
  click(spot: Spot, by: 1 | -1 = 1): void {
    this.change(clicked(this.data, spot, by));
  }
  /** The file as somebody has written it. Its values follow with the next look. */
  type(text: string): void {
    if (text === this.text) return;
    this.remember("text");
    this.text = text;
    this.behind = true;
    this.schedule();
  }
  open(text: string): void {
    this.remember("");
    this.text = text;
    this.behind = true;
    this.schedule(0);
  }

  double(path: Path, place: number): void {
    this.change(doubled(this.data, path, place), "", shifted(this.drawings, path, place, 1));
    this.chosen[JSON.stringify(path)] = place + 1;
  }
  remove(path: Path, place: number): void {
    this.change(put(this.data, [...path, place], undefined), "", shifted(this.drawings, path, place, -1));
    const list = at(this.data, path);
    this.chosen[JSON.stringify(path)] = Math.min(place, (Array.isArray(list) ? list.length : 1) - 1);
  }
  move(path: Path, place: number, by: 1 | -1): void {
    const turned = this.drawings.map((one) => {
      const item = begins(one.source, path) ? one.source[path.length] : undefined;
      if (item === place) return placed(one, path, place + by);
      return item === place + by ? placed(one, path, place) : one;
    });
    this.change(moved(this.data, path, place, by), "", turned);
    this.chosen[JSON.stringify(path)] = place + by;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.now()];
    this.past = this.past.slice(0, -1);
    this.restore(before);
  }
  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.now()];
    this.future = this.future.slice(0, -1);
    this.restore(after);
  }

  /** Show the component at this path in every list that leads to it. */
  show(path: Path): void {
    path.forEach((step, place) => {
      if (typeof step === "number") this.chosen[JSON.stringify(path.slice(0, place))] = step;
    });
  }
  shownIn(path: Path): number {
    return this.chosen[JSON.stringify(path)] ?? 0;
  }
  drawing(path: Path): Drawn | undefined {
    return this.drawings.find((one) => same(one.source, path));
  }
  picture(drawn: Drawn): string {
    return `data:image/svg+xml,${encodeURIComponent(this.pictures.get(drawn.drawing) ?? "")}`;
  }
  /** Whether what is wrong is here, or inside here. */
  wrong(path: Path): boolean {
    return Boolean(this.fault) && this.where.length > 0 && begins(this.where, path);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private now(): State {
    return { text: this.text, data: this.data, drawings: this.drawings, behind: this.behind };
  }
  private remember(tag: string): void {
    this.future = [];
    if (tag && tag === this.tag && this.past.length) return;
    this.tag = tag;
    this.past = [...this.past, this.now()].slice(-MOST);
  }
  private restore(state: State): void {
    this.tag = "";
    this.text = state.text;
    this.data = state.data;
    this.drawings = state.drawings;
    this.behind = state.behind;
    this.notice = "";
    this.schedule();
  }

  private schedule(wait = Math.max(SOON, PAUSE - (Date.now() - this.looked))): void {
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), wait);
  }
  private async ask(): Promise<void> {
    if (this.asking || this.closed) return;
    this.asking = true;
    const text = this.text;
    this.looked = Date.now();
    try {
      const known = [...this.pictures.keys()];
      const found = await workshop.look(this.game, { edition_file: text || "\n", language: language(), known });
      this.trouble = "";
      this.heard(found, text);
    } catch (refusal) {
      this.trouble = (refusal as Error).message;
      const busy = refusal instanceof Refusal && (refusal.status === 429 || refusal.status === 0);
      if (busy && !this.closed) this.schedule(LATER);
      // What was typed meanwhile may be what is accepted.
      else if (text !== this.text && !this.closed) this.schedule();
      else this.checking = false;
    } finally {
      this.asking = false;
    }
  }
  private heard(found: Look, text: string): void {
    for (const one of found.drawings) if (one.svg) this.pictures.set(one.drawing, one.svg);
    if (text !== this.text) return this.schedule();
    this.checking = false;
    if (found.components) {
      this.data = found.components as Table;
      this.behind = false;
      this.notice = "";
    }
    this.fault = found.fault ? say({ ...found.fault, says: found.fault.reason }) : "";
    this.where = found.where;
    if (found.fault) return;
    this.fields = found.fields;
    this.drawings = found.drawings;
    this.look = found;
  }
}

export const same = (one: Path, other: Path): boolean => one.length === other.length && begins(one, other);
export const begins = (path: Path, start: Path): boolean => start.every((step, place) => path[place] === step);

const placed = (one: Drawn, path: Path, item: number): Drawn => ({
  ...one,
  source: [...path, item, ...one.source.slice(path.length + 1)],
  spots: [],
});

/** The drawings after an item was doubled or taken out, until the new ones come. */
function shifted(drawings: Drawn[], path: Path, place: number, by: 1 | -1): Drawn[] {
  return drawings.flatMap((one) => {
    const item = begins(one.source, path) ? one.source[path.length] : undefined;
    if (typeof item !== "number" || item < place) return [one];
    if (item === place) return by === 1 ? [one, placed(one, path, place + 1)] : [];
    return [placed(one, path, item + by)];
  });
}
