/** The lines of a score sheet as they are shown. */
import type { SheetLine } from "../wire/api";
import { meaning } from "../words";

export type Row = SheetLine & { times: number };

/** Lines that say the same for the same points become one row. Two patches may share a tile, which lights up once. */
export function grouped(lines: readonly SheetLine[]): Row[] {
  const found = new Map<string, Row>();
  for (const line of lines) {
    const key = `${meaning(line.why)} ${line.count} ${line.points}`;
    const row = found.get(key);
    if (row) {
      row.times += 1;
      row.points += line.points;
      row.marks = [...new Set([...row.marks, ...line.marks])];
    } else found.set(key, { ...line, times: 1 });
  }
  return [...found.values()];
}
