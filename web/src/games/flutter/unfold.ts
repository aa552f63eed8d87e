/**
 * A view with the events since it was sent carried on, so that what has just happened stays in sight while the rest is
 * shown. Only a picture for a moment: the next view replaces it.
 */
import type { FlutterView } from "../../generated/flutter";
import type { Heard } from "../game";

const NONE = -1;

export function unfold(view: FlutterView, events: Heard[]): FlutterView {
  if (events.length === 0) return view;
  const now: FlutterView = {
    ...view,
    offers: [],
    due: [],
    rondel: view.rondel.map((stack) => ({ ...stack, price: [NONE, NONE, NONE, NONE] })),
    pieces: view.pieces.map((piece) => ({ ...piece })),
    water: [...view.water],
    players: view.players.map((player) => ({ ...player, petals: [...player.petals] })),
  };
  for (const event of events) carryOn(now, event);
  return now;
}

/** Pollen onto a heap, where it does not lie face down. */
function heap(player: FlutterView["players"][number] | undefined, pollen: number): void {
  if (player && player.pollen !== NONE) player.pollen += pollen;
}

function carryOn(now: FlutterView, event: Heard): void {
  const number = (field: string): number => Number(event[field] ?? NONE);
  const place = now.rondel.findIndex((one) => one.stack === number("stack"));
  const stack = now.rondel[place];
  const piece = now.pieces[number("piece")];
  const player = now.players[event.seat];
  const pay = (): void => {
    if (player) player.petals[number("colour")] = (player.petals[number("colour")] ?? 0) - number("count");
  };
  switch (event.event) {
    case "arranged": {
      const put = now.rondel[number("place")];
      if (put) put.stack = number("stack");
      break;
    }
    case "sun_rose":
    case "sun_moved":
      if (place >= 0) now.sun = place;
      break;
    case "turned_up":
      if (stack) stack.top = number("tile");
      break;
    case "took":
      if (stack) Object.assign(stack, { top: NONE, tiles: stack.tiles - 1 });
      Object.assign(now, { hand: number("tile"), held: NONE });
      break;
    case "turned":
      now.held = number("turn");
      break;
    case "placed":
      Object.assign(now, { hand: NONE, held: NONE });
      now.pieces.push({
        tile: number("tile"),
        turn: number("turn"),
        at: number("at"),
        seat: event.seat,
        open: 1,
        enclosed: false,
        encloser: NONE,
        paid: false,
        bee: NONE,
      });
      break;
    case "skipped":
      pay();
      break;
    case "grew":
    case "withered":
      if (player) player.petals[number("colour")] = number("petals");
      break;
    case "flooded":
      now.water.push([number("cell"), number("face")]);
      // A face beyond the supply is ground that only counts as filled.
      now.supply = now.supply.map((left, face) => (face === number("face") ? left - 1 : left));
      break;
    case "sipped":
      heap(player, number("pollen"));
      break;
    case "scored":
      if (piece) piece.enclosed = true;
      pay();
      heap(player, number("count"));
      break;
    case "missed":
      if (piece) piece.enclosed = true;
      now.players.forEach((other, seat) => seat !== event.seat && heap(other, number("pollen")));
      break;
    case "rested":
      if (now.pieces[0]) now.pieces[0].enclosed = true;
      break;
    case "flew_home":
      if (piece) piece.bee = NONE;
      if (player) player.bee = NONE;
      heap(player, number("pollen"));
      break;
    case "settled":
      if (piece) piece.bee = event.seat;
      if (player) player.bee = number("piece");
      break;
    case "gave_up":
      for (const one of now.rondel)
        if (one.top === number("tile")) Object.assign(one, { top: NONE, tiles: one.tiles - 1 });
      break;
    case "last_turns":
      now.last_turns = true;
      break;
    default:
  }
}
