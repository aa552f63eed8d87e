polders-board = Sheet { $sheet }
polders-empty = empty
polders-of = { $field } of { $seat }
polders-single = a single square
polders-something = something
polders-holds = Sheet
polders-cards = Shape cards
polders-assignments = Assignments
polders-others = Other sheets
polders-open = Look at { $sheet }, now with { $name }
polders-mine = Back to my sheet
polders-goes = next: { $name }
polders-before = with { $name }
polders-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
polders-done = The last round is over.
polders-noassignments = None yet.
polders-choose = { $card } as { $filling }


polders-do-card = Draw { $card } as { $filling }
polders-do-place = Draw it at { $cell }, { $turn }

polders-turn-0 = as printed
polders-turn-1 = a quarter turn right
polders-turn-2 = upside down
polders-turn-3 = a quarter turn left
polders-turn-4 = flipped
polders-turn-5 = flipped, a quarter turn right
polders-turn-6 = flipped, upside down
polders-turn-7 = flipped, a quarter turn left

polders-event-received = { $who } starts with { $sheet }.
polders-event-dealer = { $who } is the dealer in round { $round }.
polders-event-assigned = New assignment: { $assignment }.
polders-event-flipped = Turned up: { $card }.
polders-event-drew = { $who } draws { $card } as { $filling } on { $sheet }, at { $cell }.
polders-event-rested = { $sheet } is full, so { $who } draws nothing.
polders-event-discarded = The open cards are discarded. { $left ->
    [one] { $left } card is left in the deck.
   *[other] { $left } cards are left in the deck.
    }
polders-event-passed = Everybody passes their sheet to the left.
polders-event-crossed = { $who } crosses off round { $round } on { $sheet }.
polders-event-shuffled = All { $cards } shape cards are shuffled.

polders-term-manor-garden = manor garden
polders-term-manor-gardens = manor gardens
polders-term-manor = manor
polders-term-manors = manors
polders-term-crop-field = crop field
polders-term-crop-fields = crop fields
polders-term-farm = farm
polders-term-farms = farms
polders-term-mill-field = mill field
polders-term-mill-fields = mill fields
polders-term-mill = mill
polders-term-mills = mills
polders-term-manor-master = Manor Master
polders-term-farm-frenzy = Farm Frenzy
polders-term-mill-maker = Mill Maker
polders-term-set-builder = Set Builder
polders-term-horizontal-rows = Horizontal Rows
polders-term-vertical-columns = Vertical Columns
polders-term-area-control = Area Control
polders-term-correct-buildings = Correct Buildings
polders-term-wrong-buildings = Wrong Buildings
polders-term-road-pairing = Road Pairing
polders-term-solo-square = Solo Square
polders-term-empty-areas = Empty Areas
polders-term-minimal-miller = Minimal Miller
polders-term-manor-minimalist = Manor Minimalist
polders-term-farm-fiasco = Farm Fiasco

polders-option-polders = Which sheets do you play on?
polders-option-polders-marked = The sheets marked for this number of players.
polders-option-polders-drawn = Random sheets: each player gets one of the four in the box.
polders-option-polders-1-2-3-4 = The first, second, third and fourth sheet in the box, one for each player.
polders-option-polders-1-3-4-2 = The first, third, fourth and second sheet in the box, one for each player.
polders-option-polders-1-4-2-3 = The first, fourth, second and third sheet in the box, one for each player.
polders-option-polders-2-3-4-1 = The second, third, fourth and first sheet in the box, one for each player.
polders-option-polders-2-4-1-3 = The second, fourth, first and third sheet in the box, one for each player.
polders-option-polders-3-4-1-2 = The third, fourth, first and second sheet in the box, one for each player.
polders-option-too_few = When do you lose points for too few buildings?
polders-option-too_few-card = With fewer than four, as on the cards.
polders-option-too_few-appendix = With four or fewer, as in the appendix.
polders-option-wrong_buildings = What does a wrongly filled building do in an area?
polders-option-wrong_buildings-join = It connects squares, but does not count.
polders-option-wrong_buildings-plain = It counts as a normal square.
polders-option-wrong_buildings-letter = It counts as a normal square, but not for Area Control.
polders-option-ties = What do players get who tie for a place?
polders-option-ties-place = They divide the points of that place.
polders-option-ties-pool = They divide the points of all the places they take up.
polders-option-single = Where may a single square go if no card fits?
polders-option-single-bordering = Beside a road or one of your squares, if such a square is empty.
polders-option-single-anywhere = On any empty square.

polders-prompt-fill = Choose a card and a filling.
polders-prompt-place = Choose a place on { $sheet }. You can rotate and flip the shape.
polders-prompt-single = No card fits on { $sheet }. Choose a filling for a single square.
polders-prompt-card = Choose a card and a filling for { $sheet }.
polders-card-most = Most correctly filled { $buildings }: { $prizes } points.
polders-card-sets = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every set of a correctly filled { $set }.
polders-card-rows = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every row of { $least } or more squares that is all yours.
polders-card-columns = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every column of { $least } or more squares that is all yours.
polders-card-areas = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every area of { $least } or more squares, including correct buildings.
polders-card-empty = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every area of { $least } or more squares without a correct building.
polders-card-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every square of yours with no neighbour of yours in the same filling.
polders-card-right = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every correctly filled building.
polders-card-wrong = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every wrongly filled building.
polders-card-roads = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for every piece of road with squares of yours on both sides.
polders-card-fewer = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } if you have fewer than { $least } correctly filled { $buildings }.
polders-card-name = card { $card }
polders-reason-with = { $fields } with { $count } { $buildings }
polders-reason-without = { $fields } without a { $building }
polders-formula-1 = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
    } × { $count } { $buildings } = { $points }
polders-formula-2 = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
    } × { $count } { $buildings } × ½ = { $points }
polders-formula-4 = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
    } × { $count } { $buildings } × ¼ = { $points }

polders-why-place-first = You have chosen a card. Choose its place now, or undo.
polders-why-card-first = Choose a card and a filling first.
polders-why-card-fits = You can fill a single square only if no card fits on your sheet.
polders-why-not-open = This card is not face up.
polders-why-fits-nowhere = This shape fits nowhere on your sheet.
polders-why-outside = Like that, the shape does not fit on the sheet, or it looks the same in another position.
polders-why-filled = A square there is filled already.
polders-why-border = The shape must touch a road or one of your squares.

polders-sign-circle = Circle: this filling belongs to the building beside it.
polders-sign-stripes = Stripes: this filling belongs to the building beside it.
polders-sign-cross = Cross: this filling belongs to the building beside it.
polders-sign-coin = A coin on a building: it has the right filling and counts.
