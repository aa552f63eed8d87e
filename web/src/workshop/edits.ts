/** Changes of an edition as data. Nothing is changed in place, so every earlier state can come back. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };
/** Keys, and places in lists. */
export type Path = (string | number)[];

/** What can be clicked on a drawing; `hortus/workshop/spots/spot.py` says what each kind does. */
export interface Spot {
  kind: "letters" | "words" | "map" | "grid" | "toggle" | "number" | "parts" | "focus";
  path: Path;
  places: number[];
  letters: string;
  clears: Path;
  bounds: number[];
  absent: Value;
}

export const isTable = (value: Value | undefined): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function at(data: Value | undefined, path: Path): Value | undefined {
  let here = data;
  for (const step of path) {
    if (typeof step === "number") here = Array.isArray(here) ? here[step] : undefined;
    else here = isTable(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

/** The same data with another value at this place; without a value, the key is taken out. */
export function put(data: Value, path: Path, value: Value | undefined): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? data;
  if (typeof step === "number") {
    if (!Array.isArray(data) || step < 0 || step >= data.length) return data;
    if (!rest.length && value === undefined) return data.filter((_, place) => place !== step);
    const next = put(data[step] ?? null, rest, value);
    return next === data[step] ? data : data.map((item, place) => (place === step ? next : item));
  }
  if (!isTable(data)) return data;
  if (rest.length) {
    const next = put(data[step] ?? null, rest, value);
    return Object.hasOwn(data, step) && next !== data[step] ? { ...data, [step]: next } : data;
  }
  if (value !== undefined) return { ...data, [step]: value };
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== step));
}

/** A list with a copy of one of its items behind it. */
export function doubled(data: Value, path: Path, place: number): Value {
  const list = at(data, path);
  if (!Array.isArray(list) || list[place] === undefined) return data;
  return put(data, path, [...list.slice(0, place + 1), list[place], ...list.slice(place + 1)]);
}

/** A list in which one item has changed places with its neighbour. */
export function moved(data: Value, path: Path, place: number, by: 1 | -1): Value {
  const list = at(data, path);
  const [one, other] = Array.isArray(list) ? [list[place], list[place + by]] : [];
  if (!Array.isArray(list) || one === undefined || other === undefined) return data;
  return put(put(data, [...path, place], other), [...path, place + by], one);
}

/** What a click on a spot does; backwards, numbers become smaller and letters go to the one before. */
export function clicked(data: Value, spot: Spot, by: 1 | -1 = 1): Value {
  const changed = KINDS[spot.kind](data, spot, by);
  return spot.clears.length && changed !== data ? put(changed, spot.clears, 0) : changed;
}

type Click = (data: Value, spot: Spot, by: 1 | -1) => Value;
const KINDS: Record<Spot["kind"], Click> = {
  focus: (data) => data,
  toggle(data, { path, letters }) {
    const now = at(data, path);
    if (!Array.isArray(now)) return data;
    const without = now.filter((one) => one !== letters);
    return put(data, path, without.length < now.length ? without : [...now, letters]);
  },
  letters(data, { path, places, letters }, by) {
    const now = at(data, path);
    if (typeof now !== "string") return data;
    const next = following([...letters], now[places[0] ?? 0] ?? "", by);
    const changed = [...now].map((letter, place) => (places.includes(place) ? next : letter));
    return put(data, path, changed.join(""));
  },
  words(data, { path, places, letters }, by) {
    const now = at(data, path);
    if (typeof now !== "string") return data;
    const { start, end } = wordAt(now, places[0] ?? 0);
    const next = following(letters.split(" "), now.slice(start, end), by);
    return put(data, path, now.slice(0, start) + next + now.slice(end));
  },
  map(data, { path, places, letters }, by) {
    const now = at(data, path);
    if (typeof now !== "string") return data;
    return put(data, path, drawnOn(now, places[0] ?? 0, places[1] ?? 0, letters, by));
  },
  grid(data, { path, places, letters }, by) {
    const now = at(data, path);
    if (!Array.isArray(now)) return data;
    return put(data, path, drawnIn(now.map(String), places[0] ?? 0, places[1] ?? 0, letters, by));
  },
  number(data, { path, bounds, absent }, by) {
    const whole = typeof absent === "number" || absent === null ? path : path.slice(0, -1);
    const filled = absent !== null && at(data, whole) === undefined ? put(data, whole, absent) : data;
    const now = at(filled, path);
    const [low = 0, high = 0] = bounds;
    if (typeof now !== "number") return data;
    const next = now + by;
    return put(filled, path, next > high ? low : next < low ? high : next);
  },
  parts(data, { path, letters }, by) {
    const now = at(data, path);
    if (typeof now !== "string") return data;
    const ways = letters.split(",");
    const same = ways.find((way) => alike(way, now)) ?? now;
    return rejoined(data, path, now, following(ways, same, by));
  },
};

/** What stands on a spot now: a letter, a word, a number, or whether the list has it. */
export function standing(data: Value | undefined, spot: Spot): string {
  const now = at(data, spot.path);
  const [first = 0, column = 0] = spot.places;
  if (spot.kind === "toggle") return Array.isArray(now) && now.includes(spot.letters) ? "+" : "";
  if (spot.kind === "number") return String(now ?? (typeof spot.absent === "number" ? spot.absent : 0));
  if (spot.kind === "grid") return Array.isArray(now) ? (String(now[first] ?? "")[column] ?? ".") : "";
  if (spot.kind === "focus" && Array.isArray(now)) return now.map(String).join(", ");
  if (typeof now !== "string") return "";
  if (spot.kind === "words") return now.slice(wordAt(now, first).start, wordAt(now, first).end);
  if (spot.kind === "letters") return now[first] ?? "";
  return spot.kind === "map" ? (lines(now)[first]?.[column] ?? "") : now;
}

/** Where a word of a text such as "red 3: b yyy" or "red/blue" begins and ends. */
function wordAt(text: string, number: number): { start: number; end: number } {
  const ends = (letter: string | undefined): boolean => letter === undefined || " :/".includes(letter);
  let end = 0;
  for (let word = 0; ; word++) {
    let start = end;
    while (start < text.length && ends(text[start])) start++;
    end = start;
    while (!ends(text[end])) end++;
    if (word >= number || end >= text.length) return { start, end };
  }
}

/** The next of these, or the one before; the first where this is none of them. */
function following(choices: string[], one: string, by: 1 | -1): string {
  const place = choices.indexOf(one);
  return choices[place < 0 ? 0 : (place + by + choices.length) % choices.length] ?? one;
}

const alike = (one: string, other: string): boolean => sorted(one) === sorted(other);
const sorted = (parts: string): string =>
  parts
    .split(" ")
    .map((part) => [...part].sort().join(""))
    .sort()
    .join(" ");

/** The tile with other sides joined. Butterflies stay with a part that is still there. */
function rejoined(data: Value, path: Path, before: string, after: string): Value {
  const changed = put(data, path, after);
  const place: Path = [...path.slice(0, -1), "butterflies"];
  const printed = at(changed, place);
  if (!Array.isArray(printed)) return changed;
  const old = before.split(" ");
  const kept = after.split(" ").map((part) => printed[old.findIndex((one) => alike(one, part))] ?? 0);
  return put(changed, place, kept);
}

const ROAD = "=";
const WATER = "~";

/** A map with every line between two rows, also where no road runs. */
function lines(map: string): string[] {
  const all: string[] = [];
  for (const line of map.split("\n").filter((one) => one.trim())) {
    const road = !line.replaceAll(ROAD, "").trim();
    if (road === (all.length % 2 === 0)) all.push("");
    all.push(line.trimEnd());
  }
  return all;
}

/** The map with the next letter at a line and a column. Lines of rows and lines of roads take turns. */
function drawnOn(map: string, line: number, column: number, letters: string, by: 1 | -1): string {
  const all = lines(map);
  while (all.length <= line) all.push("");
  const row = line % 2 === 0;
  const letter = (place: number): string => (row && place % 2 === 0 ? WATER : " ");
  const drawn = [...(all[line] ?? "")];
  while (drawn.length <= column) drawn.push(letter(drawn.length));
  drawn[column] = following([...letters], drawn[column] ?? "", by);
  all[line] = drawn.join("").trimEnd();
  return (
    all
      .map((one, number) => (number % 2 === 0 && !one ? WATER : one))
      .filter(Boolean)
      .join("\n") + "\n"
  );
}

/** A shape with the next letter in a row and a column. What is empty round it is cut off. */
function drawnIn(rows: string[], row: number, column: number, letters: string, by: 1 | -1): string[] {
  const [empty = ""] = letters;
  const wide = Math.max(column + 1, ...rows.map((one) => one.length));
  const all = Array.from({ length: Math.max(row + 1, rows.length) }, (_, place) => [
    ...(rows[place] ?? "").padEnd(wide, empty),
  ]);
  const line = all[row];
  if (line) line[column] = following([...letters], line[column] ?? empty, by);
  const marked = all.flatMap((one, y) => one.flatMap((letter, x) => (letter === empty ? [] : [[x, y] as const])));
  if (!marked.length) return [empty];
  const [left, right] = [Math.min(...marked.map(([x]) => x)), Math.max(...marked.map(([x]) => x))];
  const [top, low] = [Math.min(...marked.map(([, y]) => y)), Math.max(...marked.map(([, y]) => y))];
  return all.slice(top, low + 1).map((one) => one.slice(left, right + 1).join(""));
}

/** A table in which a word was changed. If such tables look different in the standard edition, it looks like them. */
export function conformed(item: Table, key: string, word: Value, examples: Value | undefined): Table {
  const known = Array.isArray(examples) ? examples.filter(isTable) : [];
  const model = known.find((one) => one[key] === word);
  if (!model) return { ...item, [key]: word };
  return Object.fromEntries(
    Object.keys(model).map((name) => [name, name === key ? word : (item[name] ?? model[name] ?? null)]),
  );
}
