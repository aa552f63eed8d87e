
blume-colour-0 = red
blume-colour-1 = orange
blume-colour-2 = yellow
blume-colour-3 = pink
blume-colour-4 = violet
blume-colour-5 = blue

blume-tool-0 = rake
blume-tool-0-does = Rotate one of your tiles on its cell.
blume-tool-1 = trowel
blume-tool-1-does = Move one of your tiles to an empty cell.
blume-tool-2 = fork
blume-tool-2-does = Swap two of your tiles.
blume-tool-3 = secateurs
blume-tool-3-does = Remove one of your tiles.
blume-tool-4 = trug
blume-tool-4-does = Swap one of your tiles with one in the row.
blume-tool-5 = wheelbarrow
blume-tool-5-does = Discard the row and reveal a new one.
blume-tool-6 = sieve
blume-tool-6-does = Look at three tiles from the bag. You may use one as your tile this turn.
blume-tool-7 = hose
blume-tool-7-does = One more point is watered this turn.

blume-tools-cost = costs { $gloves }

blume-hybrid = { $one }-{ $other }
blume-something = something
blume-roundname = round { $round }
blume-gloves = { $count ->
    [0] no gloves
    [one] one glove
   *[other] { $count } gloves
    }
blume-bed = Bed of { $name }
blume-field = Field of { $name }
blume-back = Back to my garden
blume-round = Round { $round } of { $rounds }, { $square }×{ $square }
blume-lastround = Last round
blume-supply = Row and bag

blume-row-tile = Tile { $slot } in the row: { $tile }
blume-row-gap = Place { $slot } in the row: empty

blume-bag = Bag with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }
blume-hand = hand

blume-hand-mine = In your hand: { $tile }
blume-hand-other = In hand: { $tile }

blume-market = Flower market
blume-peg = { $colour } peg at { $price }
blume-greenhouse = Greenhouse
blume-shelf = { $colour }: { $count } of { $places }, worth { $price } each

blume-shelf-stock = Put in { $colour }: { $count } of { $places }, worth { $price } each
blume-shelf-lower = Take out { $colour }: { $count } of { $places }, worth { $price } each

blume-worth = Worth now: { $points }

blume-offer-hybrid = You can grow the hybrid { $hybrid }
blume-offer-can = Watering can: it waters { $can }
blume-offer-round = round { $round }
blume-offer-weeds = takes tile { $round }

blume-card-own = Your hidden card: { $hybrid }
blume-card-mine = your card
blume-card-drop = Open card of { $name }: { $hybrid }, with its water drop
blume-card-open = Open card of { $name }: { $hybrid }, without its water drop
blume-card-hidden = A hidden card of { $name }
blume-card-deck = in the deck

blume-tools = Tools

blume-tools-left = { $cards } more in the deck

blume-sieve = Do you want to keep a tile from the sieve?
blume-leave = Keep none
blume-shed = How many tiles do you prune?
blume-pool = The Tertill's pool

blume-pool-count = { $colour }: { $count ->
    [one] { $count } corner
   *[other] { $count } corners
    }
blume-pool-wanted = { $colour }: { $count } of the four corners that trigger the Tertill

blume-pegs-set = The { $colour } peg is placed
blume-pegs-open = The { $colour } peg is not placed yet

blume-look = Look at the garden of { $name }
blume-turnit = Rotate the tile

blume-cell-tile = { $cell }, a tile with { $tile }
blume-cell-empty = { $cell }, empty
blume-cell-lawn = { $cell }, still lawn
blume-cell-named = will be pruned

blume-point = Point { $point }

blume-point-flower = { $flower } flower
blume-point-hybrid = hybrid { $hybrid }
blume-point-wet = watered

blume-turn-0 = as printed
blume-turn-1 = a quarter turn right
blume-turn-2 = upside down
blume-turn-3 = a quarter turn left

blume-do-take = Take tile { $slot }: { $tile }
blume-do-dip = Draw at random from the bag (you must place the tile)
blume-do-place = Place the tile on { $cell }, { $turn }
blume-do-bloom = Resolve this flower first ({ $point })
blume-do-bloom-seen = Resolve this flower first
blume-do-stock = Put one { $colour } flower in your greenhouse
blume-do-raise = Move the { $colour } peg up
blume-do-drop = Move the { $colour } peg down
blume-do-lower = Take one { $colour } flower out of your greenhouse
blume-do-shed = { $count ->
    [0] Prune no tiles
    [one] Prune { $count } tile in all
   *[other] Prune { $count } tiles in all
    }
blume-do-prune = Prune the tile on { $cell }
blume-do-use = Use the { $tool }
blume-do-rake = Rotate the tile on { $cell }, { $turn }
blume-do-lift = Pick up the tile on { $cell }
blume-do-sift = Keep { $tile } for this turn
blume-do-leave = Keep none of the tiles in the sieve
blume-do-hose = Water { $point } this turn
blume-do-hose-seen = Water this point this turn

blume-prompt-take-row = Take a tile from the row.

blume-gain-flower = one { $colour } flower at { $point }
blume-gain-bare = one { $colour } flower: +1
blume-gain-peg = the { $colour } peg: +2
blume-gain-hybrid = you grow the hybrid { $hybrid }
blume-gain-uprooted = you lose the hybrid { $hybrid }
blume-gain-watered = (watered)
blume-gain-blooms = { $count ->
    [one] one flower to resolve
   *[other] { $count } flowers to resolve
    }
blume-gain-stock = { $count } { $colour }
blume-gain-price = { $colour } at { $price }: { $mine } for you
blume-gain-gloves = { $count ->
    [one] { $change } glove
   *[other] { $change } gloves
    }
blume-gain-card = card: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

blume-hold-pegs = Pegs
blume-hold-flowers = Flowers
blume-hold-stock = In the greenhouse
blume-hold-hybrids = Hybrids
blume-hold-gloves = Gloves
blume-hold-cards = Cards
blume-hold-drops = Water drops

blume-reason-round = Round { $round }, { $colour }
blume-reason-own-botanist-cards = Own botanist cards
blume-reason-water-drops = Water drops
blume-reason-flowers-with-a-peg = Flowers with a peg
blume-reason-flowers-without-a-peg = Flowers without a peg

blume-event-started = { $who } starts.
blume-event-turned_hybrid = New hybrid: { $hybrid }.
blume-event-turned_can = The watering can waters { $can }.
blume-event-turned_can-seen = The watering can waters other points.
blume-event-revealed = New tile in the row, place { $slot }: { $tile }.
blume-event-poured = The bag is empty. { $tiles ->
    [one] { $tiles } tile is shuffled back into it.
   *[other] { $tiles } tiles are shuffled back into it.
    }
blume-event-took = { $who } takes { $tile } from the row.
blume-event-dipped = { $who } draws { $tile } from the bag.
blume-event-placed = { $who } places { $tile } on { $cell }.
blume-event-bloomed = { $who } resolves the { $flower } flower at { $point }.
blume-event-bloomed-seen = { $who } resolves a { $flower } flower.
blume-event-watered = { $point } is watered, so the flower gives its extra action.
blume-event-watered-seen = The flower is watered, so it gives its extra action.
blume-event-stocked = { $who } puts one { $colour } flower in the greenhouse, now { $stock }.
blume-event-lowered = { $who } takes one { $colour } flower out of the greenhouse, now { $stock }.
blume-event-moved_peg = { $who } moves the { $colour } peg to { $worth }.
blume-event-forgone = { $who } cannot move any peg.
blume-event-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
    } in { $round }.
blume-event-pruned = { $who } prunes { $tile } on { $cell }.
blume-event-uprooted = { $who } loses the hybrid { $hybrid } at { $point }.
blume-event-uprooted-seen = { $who } loses the hybrid { $hybrid }.
blume-event-grew = The gardens grow: { $round } starts.
blume-event-weeded = The Tertill takes { $tile } from place { $slot } in the row.
blume-event-triggered = The Tertill has four corners for { $hybrid } and discards { $tiles ->
    [one] { $tiles } tile.
   *[other] { $tiles } tiles.
    }
blume-event-pushed = The Tertill moves the { $colour } peg to { $worth }.
blume-event-showed_tool = New tool: { $tool }.
blume-event-used = { $who } uses the { $tool } for { $gloves }.
blume-event-retired = Everybody has used the { $tool }. Each player gets one glove back, and the card leaves the game.
blume-event-raked = { $who } rotates { $tile } on { $cell }.
blume-event-lifted = { $who } picks up { $tile } from { $cell }.
blume-event-cut = { $who } removes { $tile } from { $cell }.
blume-event-traded = { $who } puts { $tile } into the row, place { $slot }.
blume-event-cleared = { $who } discards { $tiles ->
    [one] { $tiles } tile of the row.
   *[other] { $tiles } tiles of the row.
    }
blume-event-sieved = { $who } finds { $tile } in the sieve.
blume-event-sifted = { $who } keeps { $tile }. The others go back into the bag.
blume-event-left = { $who } keeps none. All tiles go back into the bag.
blume-event-hosed = { $who } waters { $point } this turn.
blume-event-hosed-seen = { $who } waters one more point this turn.
blume-event-dealt = { $who } draws a botanist card: { $hybrid }.
blume-event-unveiled = { $who } reveals the card { $hybrid }.
blume-event-laid_out = { $who } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
    } for { $hybrid }. The card is now open to all.
blume-event-covered = The card { $hybrid } is covered. Nobody can grow it any more.
blume-event-collected = { $who } takes the water drop of { $hybrid } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
blume-event-pegged = { $who } places the { $colour } peg at { $point }.
blume-event-pegged-seen = { $who } places the { $colour } peg.
blume-event-flowered = { $who } completes another { $colour } flower at { $point }.
blume-event-flowered-seen = { $who } completes another { $colour } flower.
blume-event-last_round = { $who } has placed all six pegs. Everybody else has one more turn.
blume-event-empty = The bag and the row are empty. The game ends.

blume-module-tools = Tools
blume-module-tools-adds = Eight tools that you pay for with gloves. They rotate, move or water tiles before you take one.
blume-module-botanist = Botanist
blume-module-botanist-adds = Hidden cards replace the hybrid tiles. The first to grow one gains most, the next player still gains some points.
blume-module-field_of_flowers = Field of Flowers
blume-module-field_of_flowers-adds = An open field without market or rounds. Be the first to place a peg on all six colours.
blume-module-solo = Solo
blume-module-solo-adds = You play alone against the Tertill, a robot that moves the market. A game for one is always played this way.

blume-option-prune_round1 = How many tiles do you prune after the first round?
blume-option-prune_round1-3 = Three, as the rule says.
blume-option-prune_round1-4 = Four, as the example in the rulebook says.
blume-option-hybrid_pattern = How must the two colours of a hybrid be arranged?
blume-option-hybrid_pattern-alternating = They alternate around the point.
blume-option-hybrid_pattern-any2plus2 = Two corners of each colour, in any order.
blume-option-pruned_tiles = Where do pruned tiles go?
blume-option-pruned_tiles-out = Out of the game. They come back only when the bag is empty.
blume-option-pruned_tiles-bag = Straight back into the bag.
blume-option-tools_per_turn = How many tools may you use in one turn?
blume-option-tools_per_turn-any = As many as you can pay for.
blume-option-tools_per_turn-1 = One.
blume-option-touch = May you put back a tile that you took from the row?
blume-option-touch-courtesy = Yes, by undo, because nothing was revealed.
blume-option-touch-strict = No. A tile you touched is yours.

blume-prompt-order = You completed several flowers. Which one do you resolve first?
blume-prompt-act = Move any peg one step, up or down.
blume-prompt-rake = Rake: choose a tile and rotate it.
blume-prompt-lift = Choose one of your tiles.
blume-prompt-trade = Take a tile from the row in exchange.
blume-prompt-replant = Place the tile.
blume-prompt-sift = Keep one of the tiles in the sieve as your tile this turn, or none.
blume-prompt-hose = Choose a point to water this turn.
blume-prompt-prune = Choose a tile to prune.
blume-prompt-take = Take a tile from the row, or draw at random from the bag.
blume-prompt-place = Place the tile next to another one of yours. You can rotate it.
blume-prompt-lift-secateurs = Secateurs: choose a tile to remove.
blume-prompt-lift-trowel = Trowel: choose a tile to move.
blume-prompt-lift-fork = Fork: choose a tile to swap.
blume-prompt-lift-trug = Trug: choose a tile to exchange for one in the row.
blume-prompt-replant-swap = Place the tile on the one that you swap it with. You can rotate it.
blume-prompt-replant-elsewhere = Place the tile on another cell. You can rotate it.
blume-prompt-replant-free = Place the tile on the cell that is now free. You can rotate it.
blume-prompt-take-or-tool = Take a tile from the row or the bag. Before that, you may use a tool.
blume-prompt-place-first = Place your first tile anywhere in the first square. You can rotate it.
blume-prompt-stock-or-market = Put the { $colour } flower in your greenhouse, or move any peg one step.
blume-prompt-full = Your { $colour } shelf is full. Move another peg, or take any flower out of your greenhouse.
blume-prompt-filling = Putting the { $colour } flower in your greenhouse fills its shelf, and then you cannot raise { $colour }. Do that now, or move a peg first.
blume-prompt-prune-count = Your hybrids change how many tiles you prune. How many do you prune?
blume-prompt-prune-left = Choose a tile to prune ({ $left } left). Nobody sees it until all are done.

blume-tile-name = { $a }/{ $b }/{ $c }/{ $d }

blume-why-bag = The bag is empty.
blume-why-slot = There is no tile in this place of the row.
blume-why-square = In this round only the square of { $side } by { $side } at the bottom left is used.
blume-why-occupied = There is a tile there already.
blume-why-beside = A tile must touch one of your tiles with a side.
blume-why-no-flower = You have not completed a flower there.
blume-why-full = Your { $colour } shelf is full.
blume-why-market-only = Only a peg is moved now.
blume-why-not-full = You can take a flower out only if the shelf of the completed colour is full.
blume-why-none-stocked = You have no flower of this colour in your greenhouse.
blume-why-other-peg = You must move a peg of a colour other than { $colour }.
blume-why-full-peg = Your { $colour } shelf is full, so you cannot raise that peg.
blume-why-stuck = There is no free space for this peg in that direction.
blume-why-counted = You have already chosen how many tiles you prune.
blume-why-count = Your hybrids allow { $counts } tiles.
blume-why-count-first = First choose how many tiles you prune.
blume-why-no-tile = There is no tile of yours there.
blume-why-named = You have chosen this tile already.
blume-why-not-shown = This tool is not on display.
blume-why-one-tool = You have used all the tools you may use in this turn.
blume-why-gloves = This tool costs { $price ->
    [one] { $price } glove
   *[other] { $price } gloves
    }; you have { $gloves }.
blume-why-useless = There is nothing you could do with this tool now.
blume-why-immovable = This tile could go nowhere else.
blume-why-elsewhere = The trowel moves a tile to another cell.
blume-why-free-cell = The tile goes to the cell that became free: { $cell }.
blume-why-sieve = There is no such tile in the sieve.

blume-sign-flower = Four corners of one colour: a flower.
blume-sign-hybrid = A hybrid: two colours, each twice.
blume-sign-watered = A watered point: a flower here gives its extra action.
blume-sign-peg = A peg. On the market it shows what a flower of its colour is worth.
blume-sign-pruned = A tile that you prune.
blume-sign-shelf = Flowers of a colour in the greenhouse, times what each is worth.
