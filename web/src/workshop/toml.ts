/** Writes an edition as TOML, as a person would: maps over several lines, long lists wrapped, one table after the other. */
import { type Table, type Value, isTable } from "./edits";

const WIDE = 96;
const BARE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

export function write(data: Table, game: string): string {
  const parts = [table({ game, ...data }, [])];
  return parts.join("\n").trimStart();
}

const tables = (value: Value): value is Table[] => Array.isArray(value) && value.length > 0 && value.every(isTable);

/** The values of a table, and after them the tables inside it. */
function table(data: Table, way: string[]): string {
  const entries = Object.entries(data);
  const plain = entries.filter(([, value]) => !isTable(value) && !tables(value));
  const written = plain.map(([key, value]) => `${bare(key)} = ${wrapped(value)}\n`).join("");
  const inner = entries
    .filter(([, value]) => isTable(value) || tables(value))
    .map(([key, value]) => below(value as Table | Table[], [...way, key]));
  return [written, ...inner].join("");
}

function below(value: Table | Table[], way: string[]): string {
  const name = way.map(bare).join(".");
  if (Array.isArray(value)) return value.map((one) => `\n[[${name}]]\n${table(one, way)}`).join("");
  return `\n[${name}]\n${table(value, way)}`;
}

const bare = (key: string): string => (key && [...key].every((letter) => BARE.includes(letter)) ? key : quoted(key));

function wrapped(value: Value): string {
  const line = inline(value);
  if (!Array.isArray(value) || line.length <= WIDE) return line;
  const rows: string[] = [];
  let row = "";
  for (const item of value.map(inline)) {
    if (row && row.length + item.length + 6 > WIDE) {
      rows.push(row);
      row = "";
    }
    row += `${row ? " " : ""}${item},`;
  }
  return `[\n${[...rows, row].map((one) => `    ${one}\n`).join("")}]`;
}

function inline(value: Value): string {
  if (typeof value === "string") return value.includes("\n") ? `"""\n${escaped(value, "\n")}"""` : quoted(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isTable(value))
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${bare(key)} = ${inline(one)}`)
      .join(", ")} }`;
  // JSON has no word for a number that is none, so it arrives here as nothing.
  return value === null ? "nan" : String(value);
}

const quoted = (text: string): string => `"${escaped(text, "")}"`;

/** What TOML does not take as it is, by its number; `kept` stays. */
function escaped(text: string, kept: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (letter === '"' || letter === "\\") return `\\${letter}`;
      // Half a surrogate pair is no text.
      if (code >= 0xd800 && code <= 0xdfff) return "\ufffd";
      if ((code < 32 && !kept.includes(letter)) || code === 127) return `\\u${code.toString(16).padStart(4, "0")}`;
      return letter;
    })
    .join("");
}
