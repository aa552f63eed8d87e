/**
 * Between two views: what the events so far are about is drawn as the coming view has it, the rest still as it was.
 * No rule is applied here; an event only says where to look.
 */
import type { FlutterEventName, FlutterView } from "../../generated/flutter";
import type { Heard } from "../game";

const NONE = -1;
/** While something moves nothing can be bought. */
const NO_PRICE = [NONE, NONE, NONE, NONE];

interface Between {
  now: FlutterView;
  coming: FlutterView;
  seat: number;
  /** A field of the event. */
  said: (field: string) => number;
}

const placeOf = ({ coming, said }: Between): number => coming.rondel.findIndex((one) => one.stack === said("stack"));

/** The stack of the event as the coming view has it. */
function stack(between: Between, place = placeOf(between)): void {
  const there = between.coming.rondel[place];
  if (there) between.now.rondel[place] = { ...there, price: NO_PRICE };
}

/** The same, with nothing on top: what lies below is turned up by an event of its own. */
function bare(between: Between, place = placeOf(between)): void {
  const there = between.coming.rondel[place];
  if (there) between.now.rondel[place] = { ...there, price: NO_PRICE, top: NONE };
}

function sun(between: Between): void {
  if (placeOf(between) >= 0) between.now.sun = placeOf(between);
}

/** What the seat of the event has. */
function player({ now, coming, seat }: Between): void {
  const there = coming.players[seat];
  if (there) now.players[seat] = there;
}

/** The petals of one colour, as many as the event says there are now. */
function petals({ now, seat, said }: Between): void {
  const there = now.players[seat];
  if (!there) return;
  const held = there.petals.map((count, colour) => (colour === said("colour") ? said("petals") : count));
  now.players[seat] = { ...there, petals: held };
}

/** The tile of the event in the meadow. */
function piece({ now, coming, said }: Between): void {
  const there = coming.pieces[said("piece")];
  if (there && now.pieces[said("piece")]) now.pieces[said("piece")] = there;
}

/** For every event, what of the coming view it is about. */
const ABOUT: Record<FlutterEventName, (between: Between) => void> = {
  began: () => undefined,
  arranged: bare,
  sun_rose: sun,
  turned_up: stack,
  sun_moved: sun,
  took(between) {
    bare(between);
    between.now.hand = between.said("tile");
    between.now.held = NONE;
  },
  skipped: player,
  turned({ now, said }) {
    now.held = said("turn");
  },
  placed({ now, coming, said }) {
    const there = coming.pieces[said("piece")];
    // It may be enclosed at once; that is told by an event of its own.
    if (there) now.pieces = [...now.pieces, { ...there, enclosed: false, bee: NONE }];
    now.hand = now.held = NONE;
  },
  grew: petals,
  withered: petals,
  flooded({ now, coming, said }) {
    now.water = [...now.water, ...coming.water.filter(([cell]) => cell === said("cell"))];
    now.supply = coming.supply;
  },
  sipped: player,
  scored(between) {
    piece(between);
    player(between);
  },
  missed(between) {
    piece(between);
    between.now.players = between.coming.players;
  },
  rested(between) {
    piece({ ...between, said: () => 0 });
  },
  flew_home(between) {
    piece(between);
    player(between);
  },
  settled(between) {
    piece(between);
    player(between);
  },
  gave_up(between) {
    const { now, said } = between;
    bare(
      between,
      now.rondel.findIndex((one) => one.top === said("tile")),
    );
  },
  last_turns({ now, coming }) {
    now.last_turns = coming.last_turns;
  },
  bloomed: player,
};

export function unfold(view: FlutterView, coming: FlutterView, events: Heard[]): FlutterView {
  if (events.length === 0) return view;
  const now: FlutterView = {
    ...view,
    offers: [],
    due: [],
    rondel: view.rondel.map((one) => ({ ...one, price: NO_PRICE })),
    pieces: [...view.pieces],
    players: [...view.players],
  };
  for (const event of events)
    ABOUT[event.event as FlutterEventName]?.({
      now,
      coming,
      seat: event.seat,
      said: (field) => Number(event[field] ?? NONE),
    });
  return now;
}
