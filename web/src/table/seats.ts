/** A seat is a colour, a pattern and a letter; never the colour alone. */
export const LETTERS = "ABCDEFGH";
export const COLOURS = ["var(--leaf)", "var(--pink)", "var(--blue)", "var(--orange)", "var(--purple)"];
export const PATTERNS = ["plain", "stripes", "dots", "hatch", "rings"];
export const letter = (seat: number): string => LETTERS[seat] ?? "?";
export const colour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "var(--leaf)";
export const dash = (seat: number): string => ["", "9 4", "2 4", "9 3 2 3", "5 5"][seat % 5] ?? "";
