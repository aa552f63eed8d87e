/** What a choice is sure to bring and to cost, in words: the table before it and after it, side by side. */
import { t } from "../../words";
import { colourName, hybridName, pointName } from "./names";
import { HUES, type Seen, type Told, price, shelf, signed, stock } from "./seen";

export function gains(scene: Told, before: Seen, after: Seen | null, seat: number): string[] {
  const then = after?.gardens[seat];
  const now = before.gardens[seat];
  if (!after || !then || !now) return [];
  const said: string[] = [];
  const wet = (point: number): string => (before.wet?.includes(point) ? ` ${t("blume-gain-watered")}` : "");
  for (const [point = 0, colour = 0] of fresh(now.flowers, then.flowers)) {
    const key = then.pegs ? "blume-gain-bare" : "blume-gain-flower";
    said.push(t(key, { colour: colourName(colour), point: pointName(scene, point) }) + wet(point));
  }
  for (const [point = 0, hybrid = 0] of fresh(now.hybrids, then.hybrids))
    said.push(t("blume-gain-hybrid", { hybrid: hybridName(scene, hybrid) }) + wet(point));
  for (const [, hybrid = 0] of fresh(then.hybrids, now.hybrids))
    said.push(t("blume-gain-uprooted", { hybrid: hybridName(scene, hybrid) }));
  (then.pegs ?? []).forEach((point, colour) => {
    if (point !== now.pegs?.[colour]) said.push(t("blume-gain-peg", { colour: colourName(colour) }));
  });
  // A hybrid, or several flowers at once, are asked for in order before anything grows.
  const waiting = (after.blooms?.length ?? 0) - (before.blooms?.length ?? 0);
  if (waiting > 0) said.push(t("blume-gain-blooms", { count: waiting }));
  for (let colour = 0; colour < HUES; colour++) {
    const more = stock(after, seat, colour) - stock(before, seat, colour);
    if (more) said.push(t("blume-gain-stock", { count: signed(more), colour: colourName(colour) }));
    if (price(after, colour) !== price(before, colour))
      said.push(
        t("blume-gain-price", {
          colour: colourName(colour),
          price: signed(price(after, colour)),
          mine: signed(shelf(after, seat, colour) - shelf(before, seat, colour)),
        }),
      );
  }
  return [...said, ...modules(before, after, seat)];
}

function modules(before: Seen, after: Seen, seat: number): string[] {
  const said: string[] = [];
  const gloves = (after.tools?.gloves[seat] ?? 0) - (before.tools?.gloves[seat] ?? 0);
  if (gloves) said.push(t("blume-gain-gloves", { count: Math.abs(gloves), change: signed(gloves) }));
  const points = (after.botanist?.points[seat] ?? 0) - (before.botanist?.points[seat] ?? 0);
  if (points) said.push(t("blume-gain-card", { points: signed(points) }));
  return said;
}

/** What stands in the second list and not in the first, by its place. */
function fresh(old: number[][] | undefined, now: number[][] | undefined): number[][] {
  const known = new Set((old ?? []).map(([point]) => point));
  return (now ?? []).filter(([point]) => !known.has(point));
}
