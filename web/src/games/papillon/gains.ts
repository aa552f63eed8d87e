/** What a choice gains and costs, in words, from the server's preview. */
import type { PapillonAction, PapillonScene, PapillonView } from "../../generated/papillon";
import type { Hands } from "../../table/hands";
import { t } from "../../words";
import { FIELD, type Player } from "./geometry";
import { caterpillars, closedName, flowerName, sourceName } from "./names";

const sign = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

export function gains(hands: Hands<PapillonAction, PapillonView>, scene: PapillonScene, view: PapillonView): string[] {
  const { single, preview } = hands;
  if (!single || single.do === "lay") return [];
  const said = [...ownWords(single, scene, view)];
  if (preview) {
    const after = preview.view?.players[view.seat];
    const before = view.players[view.seat];
    if (after && before) said.push(...closings(before, after));
    for (const one of preview.events) said.push(...told(one, view.seat, scene));
    if (single.do === "take" && preview.chance && alone(preview.events)) said.push(t("papillon-gain-reserve"));
    if (preview.points) said.push(t("papillon-gain-nectar", { points: sign(preview.points) }));
  }
  return said;
}

/** What needs no preview: the price of a bid, and where a butterfly comes from and goes. */
function ownWords(single: PapillonAction, scene: PapillonScene, view: PapillonView): string[] {
  const source = single.source ?? 0;
  const flower = single.flower ?? -1;
  const plus = flower >= 0 ? t("papillon-gain-flower", { flower: flowerName(scene, flower) }) : "";
  const minus = t("papillon-gain-from", { source: sourceName(scene, source) });
  switch (single.do) {
    case "bid":
      return [single.amount ? `−${caterpillars(single.amount)}` : zero(scene)];
    case "settle":
      return source > scene.flowers.length ? [] : [minus];
    case "pollinate":
      return [plus, ...(single.patch && (view.flowers[flower]?.token ?? 0) < 0 ? [t("papillon-gain-token")] : [])];
    case "bonus":
      return [plus, minus];
    default:
      return [];
  }
}

/** How much a 0 brings is known only when all have bid; where nothing is printed the place in the order counts. */
const zero = (scene: PapillonScene): string =>
  t((scene.zero_bonus[0] ?? -1) < 0 ? "papillon-gain-zero-place" : "papillon-gain-zero");

/** Patches and fields that were not closed before; a patch that grew is another one. */
function closings(before: Player, after: Player): string[] {
  const key = (one: Player["closed"][number]): string => `${one.cell} ${one.side} ${one.tiles} ${one.shows}`;
  const known = new Set(before.closed.map(key));
  const said = after.closed
    .filter((one) => !known.has(key(one)))
    .map((one) => t("papillon-gain-closes", { what: closedName(one) }));
  const rest = after.resting.length - before.resting.length;
  if (rest > 0) said.push(t("papillon-gain-rests", { count: rest }));
  return said;
}

function told(one: Record<string, unknown>, seat: number, scene: PapillonScene): string[] {
  if (one.seat !== seat) return [];
  const found = Number(one.caterpillars ?? 0);
  switch (one.event) {
    case "drafted":
      return [`+${t("papillon-tiles", { count: Number(one.tiles) })}`, ...(found ? [`+${caterpillars(found)}`] : [])];
    case "found":
      return [t("papillon-gain-gnome", { caterpillars: caterpillars(found) })];
    case "leads":
      return [t("papillon-gain-first")];
    case "fenced":
      return Number(one.butterflies)
        ? [
            t("papillon-gain-closes", {
              what: closedName({ shows: FIELD, tiles: Number(one.tiles), butterflies: Number(one.butterflies) }),
            }),
          ]
        : [];
    case "claimed":
      return [t("papillon-gain-claimed", { flower: flowerName(scene, Number(one.flower)) })];
    default:
      return [];
  }
}

const alone = (events: Record<string, unknown>[]): boolean =>
  events.some((one) => one.event === "drafted" && one.tiles === 1);
