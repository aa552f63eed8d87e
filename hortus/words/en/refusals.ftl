## Names in events

event-unknown = something

## Decisions

refused-seat = There is no seat { $seat }; the seats are 0 to { $last }.
refused-turn = It isn't seat { $seat }'s turn; waiting for { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
    }.
refused-nothing-to-choose = It isn't seat { $seat }'s turn, so it has nothing to choose.
refused-spectator = A spectator has nothing to choose.
refused-impossible = { $action } is not possible now. { $why } Possible moves: { $some }.
refused-more = { $count } more
refused-over = The game is over; no more moves are possible.
refused-draw-first = A random draw comes first; then a seat can decide.
refused-secret-unknown = The secret of this deal is not known here, so the game can be shown but not continued.
refused-decision = A decision is a seat and an action, both whole numbers, not { $seat } and { $action }.
refused-action-number = There is no action { $action }; the actions are numbered 0 to { $last }.
refused-action-name = There is no action { $action }; this game has { $known }.
refused-action-fields = Action { $action } takes { $fields }, but got { $found }.
refused-action-value = In action { $action }, { $field } must be a whole number from 0 to { $last }, not { $found }.
refused-notation = { $text } is not a move in this game's notation; { $example } would be one.
refused-nothing = nothing
refused-dice-bound = Dice give a number below a bound from 1 to 2**30, not below { $bound }.

## Tables

refused-game = There is no game { $game }; the games are { $known }.
refused-version = Version { $version } of the rules of { $game } is not available here; this is version { $current }.
refused-seats = { $game } is played with { $count ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, not { $found }.
refused-modules = Modules are a list of names such as ['tools'], not { $found }.
refused-module = { $game } has no module { $module }; choose from { $known }.
refused-module-none = { $game } has no module { $module }; it has no modules.
refused-module-together = { $one } and { $other } cannot be played together.
refused-options = Options are a choice for each key, such as { "{" }'contents': 'open'{ "}" }, not { $found }.
refused-option = { $game } has no option { $option }; choose from { $known }.
refused-option-none = { $game } has no option { $option }; it has no options.
refused-choice = Option { $option } of { $game } can be { $known }, not { $found }.
refused-edition = { $game } has no edition { $edition }; choose { $known }, or the name of a .toml file.
refused-edition-game = { $edition } is an edition of { $found }, not of { $game }.
refused-rules = A match needs rules, such as hortus.rules('petal'), not { $found }.
refused-seed = A seed is a number or a text, such as 7 or 'garden'.
refused-seed-broken = A seed or nonce must be valid text; this one has a broken character.

## Records

refused-record = A record is a JSON object with keys such as game, seats and moves.
refused-record-wanted = A record is needed, from match.record() or hortus.load(path), not { $found }.
refused-record-key = The record's { $key } should be { $expected }, not { $found }.
refused-record-move = Move { $number } of the record should be a pair of whole numbers, not { $found }.
refused-record-seed = The seed or a nonce in the record's deal has a broken character; it should be valid text.
refused-record-large = { $path } is too large for a record; the limit is { $most } MB.
refused-record-json = { $path } is not a record, because it is not JSON.
refused-record-over = { $path } is not a record, so it is not overwritten; name another file.
refused-record-edition = { $game } has no edition { $edition }, and the record does not contain one.
refused-record-digest = The edition { $edition } of the record is not the same as the one here: the digests differ.
refused-record-moves = The record has { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }; ask for 0 to { $count }, not { $found }.
refused-record-scores = The record says the scores are { $found }, but its moves give { $scores }.
refused-move = Move { $number } of the record: { $fault }
refused-draw-not-now = There is a random draw where a seat should decide.
refused-decision-not-now = A seat decides where there should be a random draw.
refused-outcome = Outcome { $outcome } of the random draw is impossible here.
refused-dice-differ = The dice of this deal give { $thrown }, not { $found }.
refused-draw-unknown = The next step is a random draw, but the secret of this deal is not known here.
refused-secret-digits = The secret of a deal must have 64 hexadecimal digits.
refused-secret-text = The secret of the deal should be a text.
refused-secret-unpublished = The secret of the deal is not published yet; only a finished game can be verified.
refused-secret-other = The secret of the deal does not match the commitment that was published before.
refused-commitment-digits = The commitment of a deal must have 64 hexadecimal digits.
refused-deal = The record's deal needs a seed, or a commitment with a list of nonces.
refused-deal-given = The deal's number of moves from another match should be a whole number from 0 to { $most }, not { $found }.
refused-deal-bots = The bots of a deal should be a list of seats at this table, not { $found }.
refused-deal-proof = All moves of the record come from another match, so its deal proves none of them.

## Files

refused-file-name = { $path } cannot be the name of a file; choose a name such as game.json.
refused-file-read = { $path } cannot be read: { $why }.
refused-file-write = { $path } cannot be written: { $why }; name another file.
refused-file-text = { $path } is not text in UTF-8.
refused-file-kind = { $path } is not a file; name another one.
refused-file-rights = You may not write to { $path }; name another file.
refused-why-missing = there is no such file or folder
refused-why-rights = access is denied
refused-why-folder = it is a folder
refused-why-no-folder = part of its path is not a folder
refused-why-long = its name is too long
refused-why-full = the disk is full
refused-why-read-only = this disk can only be read

## Editions

refused-edition-missing = { $place }: { $key } is missing; expected { $expected }.
refused-edition-key = { $place }: { $key } should be { $expected }, not { $found }.
refused-edition-unknown = { $place }: { $key } is not a key of this game; it knows { $known }.
refused-edition-no-key = { $place }: { $key } is not a key of this game; it knows none here.
refused-edition-large = { $name } is larger than { $most } kB, the limit for an edition.
refused-edition-utf8 = { $name } is not text in UTF-8; an edition is a TOML file.
refused-edition-toml = { $name } is not valid TOML in line { $line }, column { $column }.
refused-edition-toml-end = { $name } is not valid TOML: something is missing at the end.
refused-edition-digits = { $name } contains a number with thousands of digits; no game uses one.
refused-edition-values = { $name } contains dates, infinite numbers or other values that no game uses; use whole numbers and texts.
refused-edition-parts = { $name } has a key of more than { $most } parts; a key of a game has one or two.
refused-edition-deep = { $name } is nested too deeply; a game needs only a few levels of lists and tables.

## What was expected: these stand in the sentences above

expected-number = a whole number from { $low } to { $high }
expected-characters = { $longest ->
    [1] a text of 1 character
   *[other] a text of 1 to { $longest } characters
    }
expected-numbers = a list of { $least } to { $most } whole numbers from { $low } to { $high }
expected-so-many-numbers = a list of { $most ->
    [one] { $most } whole number
   *[other] { $most } whole numbers
    } from { $low } to { $high }
expected-texts = a list of { $least } to { $most } texts
expected-so-many-texts = a list of { $most ->
    [one] { $most } text
   *[other] { $most } texts
    }
expected-table = a table
expected-tables = a list of { $least } to { $most } tables
expected-so-many-tables = a list of { $most ->
    [one] { $most } table
   *[other] { $most } tables
    }
expected-game = a line such as game = "petal"
expected-object = an object
expected-deal = an object with a seed, or with a commitment and nonces
expected-text = a text
expected-whole-number = a whole number
expected-list-of-texts = a list of texts
expected-list-of-whole-numbers = a list of whole numbers
expected-object-of-texts = an object of texts
expected-moves = a list of at most { $most } pairs

## Editions of Petal

refused-petal-side = { $place }: side should be odd, so that the tree is in the middle, not { $found }.
refused-petal-sum = { $place }: tiles should add up to { $cells }, half the squares around the tree, not { $found }.

## Editions of Blume

refused-blume-hybrids = { $place }: hybrids should be at least { $least }, one for each round, not { $found }.
refused-blume-cards = { $place }: botanist_cards should be at least { $least }, one for each seat, not { $found }.
refused-blume-tile = { $place }: tiles should be four letters each, from { $letters }, clockwise from the top left, not { $found }.
refused-blume-pair = { $place }: { $key } should be two different colours, top left/top right, not { $found }.
refused-blume-pair-twice = { $place }: { $key } should have each pair of colours once, but { $pair } is there twice.
refused-blume-points = { $place }: points should be column,row from 1,1 to { $last },{ $last }, counted from the bottom left, not { $found }.
refused-blume-can = { $place }: watering_cans should have a card for round { $round }.

## Editions of Flutter

refused-flutter-tiles = { $place }: there should be at most { $most } tiles, not { $found }.
refused-flutter-origin = { $place }: corners should include 0 0, the corner by which the tile is placed.
refused-flutter-stack = { $place }: tiles should be at least { $least }, as many as the tallest stack has, not { $found }.
refused-flutter-cells = { $place }: cells should be different and joined by their sides.
expected-flutter-letters = letters from { $letters }
expected-flutter-name = a word that is not used for anything else
expected-flutter-rondel = each of { $names } once
expected-flutter-cells = a list of cells such as "U 0 0" or "D -1 0"
expected-flutter-corners = a list of corners such as "0 1"
expected-flutter-outline = a list of different corners on the outline of the tile
expected-flutter-tiles = a list of tiles such as "red 2: p bb p yy"
expected-flutter-groups = { $corners ->
    [one] petals for its { $corners } corner
   *[other] petals for each of the { $corners } corners
    }
expected-flutter-petals = { $room ->
    [one] at most { $room } petal
   *[other] at most { $room } petals
    } from { $letters } at corner { $corner }

## Editions of Papillon

refused-papillon-tiles = { $place }: tiles should count at least { $least }, enough for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }, not { $found }.
refused-papillon-planter = { $place }: first, second and third should not increase, but they are { $found }.
expected-papillon-sides = four letters from { $letters }
expected-papillon-butterflies = numbers that are 0 for every bed (butterflies are printed on fields)
expected-papillon-parts = each of the sides N, E, S and W once, joined sides written together
expected-papillon-joined = groups of sides that show the same
expected-papillon-colours = a list of the colours { $colours }
expected-papillon-flowers = a list with at least one flower of each colour

## Editions of Polders

refused-polders-road-line = { $place }: the road line { $line } of the map has a = between two columns; put each = below a square.
refused-polders-size = { $place }: the map should have 1 to { $squares } squares in at most { $longest } rows and columns.
refused-polders-square = { $place }: in the map line { $line } a square is { $found }; it should be { $known }.
refused-polders-gap = { $place }: in the map line { $line } squares are separated by { $found }; use a space or |.
refused-polders-road-water = { $place }: the map has a road beside column { $column }, row { $row } that runs along water; it needs land on both sides.
refused-polders-road-twice = { $place }: the map has the road beside column { $column }, row { $row } twice.
refused-polders-marked = { $place }: { $seats } polders should be marked for { $seats } seats, not { $found }.
refused-polders-open = { $place }: { $open ->
    [one] { $open } shape card is
   *[other] { $open } shape cards are
    } turned up every turn, but there { $cards ->
    [one] is only { $cards }
   *[other] are only { $cards }
    }.
refused-polders-rounds = { $place }: the rounds turn up { $wanted ->
    [one] { $wanted } assignment
   *[other] { $wanted } assignments
    }, but there { $found ->
    [one] is only { $found }
   *[other] are only { $found }
    }.
refused-polders-boxes-seats = { $place }: { $polder } has round boxes, so it should be marked for 2, 3 and 4 seats.
refused-polders-boxes = { $place }: { $polder } should have { $wanted ->
    [one] { $wanted } round box
   *[other] { $wanted } round boxes
    }, one for each round, not { $found }.
refused-polders-different = { $place }: { $what } should all be different, but { $name } is there twice.
refused-polders-all-letters = the building letters
refused-polders-all-marks = the marks
refused-polders-all-buildings = the buildings
refused-polders-all-polders = the names of the polders
refused-polders-all-shapes = the names of the shapes
refused-polders-all-titles = the titles of the assignments
expected-polders-letter = one capital letter
expected-polders-rows = rows of at most six # and .
expected-polders-shape = rows with one to six #
expected-polders-name = letters and digits

why-not-asked = You are asked for something else now.
why-turn = It isn't your turn.
why-no-action = There is no such move.
