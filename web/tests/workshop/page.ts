/** The editor's own functions, for the tests in Python that send it edits: data in, data and file out. */
import {
  type Path,
  type Spot,
  type Table,
  type Value,
  clicked,
  conformed,
  doubled,
  moved,
  put,
} from "../../src/workshop/edits";
import { write } from "../../src/workshop/toml";

export interface Edit {
  does: "write" | "set" | "leave" | "double" | "remove" | "move" | "click" | "conform";
  path?: Path;
  value?: Value;
  place?: number;
  by?: 1 | -1;
  spot?: Spot;
  item?: Table;
  examples?: Value;
}

/** One edit, as the page makes it. */
export function edited(game: string, data: Value, edit: Edit): { data: Value; text: string } {
  const after = changed(data, edit);
  return { data: after, text: write(after as Table, game) };
}

function changed(data: Value, edit: Edit): Value {
  const { path = [], place = 0, by = 1, spot, value } = edit;
  if (edit.does === "set") return put(data, path, value);
  if (edit.does === "leave") return put(data, path, undefined);
  if (edit.does === "double") return doubled(data, path, place);
  if (edit.does === "remove") return put(data, [...path, place], undefined);
  if (edit.does === "move") return moved(data, path, place, by);
  if (edit.does === "click" && spot) return clicked(data, spot, by);
  if (edit.does === "conform" && edit.item)
    return put(data, path.slice(0, -1), conformed(edit.item, String(path.at(-1)), value ?? "", edit.examples));
  return data;
}
