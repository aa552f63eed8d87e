flutter-board = The meadow
flutter-rondel = The rondel
flutter-palette = Rotate or flip the tile
flutter-choices = Choices
flutter-tracks = Every player's petals
flutter-sun = The sun
flutter-sunhere = the sun is here
flutter-rainbee = the rainbee
flutter-tile = the { $colour } { $shape }
flutter-piece = tile { $piece }
flutter-at = at { $at }
flutter-enclosed = enclosed
flutter-open = { $count ->
    [one] { $count } open side
   *[other] { $count } open sides
    }
flutter-sparkles = { $count ->
    [one] { $count } sparkle
   *[other] { $count } sparkles
    }
flutter-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
flutter-fills = { $count ->
    [one] closes a pond of { $count } triangle
   *[other] closes a pond of { $count } triangles
    }
flutter-waterleft = { $count ->
    [one] { $count } water tile left
   *[other] { $count } water tiles left
    }
flutter-beeof = { $seat }'s bee
flutter-beehome = bee at home
flutter-beeon = bee on tile { $piece }
flutter-bee = Bee

flutter-bee-home = at home
flutter-bee-on = on tile { $piece }

flutter-petals = Petals
flutter-nostack = an empty space on the rondel
flutter-stack = { $stack } stack
flutter-top = on top: { $tile }
flutter-costs = costs { $price }
flutter-free = free
flutter-nopetals = no petals
flutter-something = something
flutter-hidden = pollen hidden
flutter-pollen = { $pollen } pollen
flutter-track = { $seat }'s petals: { $petals }
flutter-lastturns = A stack is empty: last turns
flutter-straight = as it is
flutter-turned = rotated { $degrees }°
flutter-flipped = flipped, rotated { $degrees }°

flutter-gain-pollen = +{ $pollen } pollen
flutter-gain-others = everyone else +{ $pollen } pollen

flutter-follow-scored = encloses tile { $piece }: −{ $price }, +{ $pollen } pollen
flutter-follow-missed = encloses tile { $piece } without paying: everyone else +{ $pollen } pollen
flutter-follow-bee = { $seat }'s bee: +{ $pollen } pollen
flutter-follow-sipped = pond: +{ $pollen } pollen
flutter-follow-last = last tile of the { $stack } stack: the game is about to end

flutter-colour-red = red
flutter-colour-yellow = yellow
flutter-colour-blue = blue
flutter-colour-purple = purple
flutter-colour-rainbow = rainbow

flutter-shape-ladybug = ladybug
flutter-shape-moth = moth
flutter-shape-hummingbird = hummingbird
flutter-shape-dragonfly = dragonfly
flutter-shape-butterfly = butterfly
flutter-shape-rainbee = rainbee

flutter-face = { $gives }
flutter-face-red = red
flutter-face-yellow = yellow
flutter-face-blue = blue
flutter-face-purple = purple
flutter-face-any-petal = any petal
flutter-face-1-pollen = 1 pollen
flutter-face-blank = blank
flutter-face-no-water-left-1-pollen = no water left, 1 pollen
flutter-face-face-down-1-pollen = face down, 1 pollen

flutter-ask-turn = Choose a place, or rotate or flip the tile first.
flutter-ask-pass = No tile that you can take fits anywhere. Give up the free tile for a petal of each colour.

flutter-do-stack = Take { $tile }, free
flutter-do-stack-paid = Take { $tile } for { $price }
flutter-do-turn = Tile: { $turn }
flutter-do-place = Place it at { $at }: { $gains }
flutter-do-place-seen = Place it here: { $gains }
flutter-do-colour = Take { $colour }
flutter-do-score = Pay for tile { $piece } next: { $tile }
flutter-do-bee = Place the bee on tile { $piece }: { $tile }
flutter-do-keep = Keep the bee at home
flutter-do-pass = Give up the tile for a petal of each colour

flutter-reason-enclosed-tile = Sparkles of an enclosed tile
flutter-reason-tiles-others-could-not-pay = Tiles that others couldn't pay for
flutter-reason-ponds = Ponds
flutter-reason-bee = Bee visits
flutter-reason-red-petals-left = Red petals left
flutter-reason-yellow-petals-left = Yellow petals left
flutter-reason-blue-petals-left = Blue petals left
flutter-reason-purple-petals-left = Purple petals left

flutter-event-began = { $who } goes first.
flutter-event-arranged = Space { $place } of the rondel: the { $stack } stack.
flutter-event-sun_rose = The sun starts on the { $stack } stack.
flutter-event-turned_up = The { $stack } stack shows { $tile }.
flutter-event-sun_moved = The sun moves to the { $stack } stack.
flutter-event-took = { $who } takes { $tile }.
flutter-event-skipped = { $who } pays { $count } { $colour } to skip the { $stack } stack.
flutter-event-turned = { $who }'s tile: { $turn }.
flutter-event-placed = { $who } places { $tile } as tile { $piece } at { $at }.
flutter-event-placed-seen = { $who } places { $tile } as tile { $piece }.
flutter-event-grew = { $who } gains { $count } { $colour }, now { $petals }.
flutter-event-withered = { $who } pays { $count } { $colour }, now { $petals }.
flutter-event-flooded = Water fills { $cell }: { $face }.
flutter-event-flooded-seen = Water fills a gap: { $face }.
flutter-event-sipped = { $who } gains { $pollen } pollen from the pond.
flutter-event-scored = { $who } pays { $count } { $colour } for tile { $piece }: { $count } pollen.
flutter-event-missed = { $who } can't pay for tile { $piece }: everyone else gains { $pollen } pollen.
flutter-event-rested = The rainbee is enclosed.
flutter-event-flew_home = { $who }'s bee leaves tile { $piece }: { $pollen } pollen.
flutter-event-settled = { $who }'s bee lands on tile { $piece }.
flutter-event-gave_up = { $who } can't place anything: { $tile } leaves the game.
flutter-event-last_turns = The { $stack } stack is empty: everyone else has one last turn.
flutter-event-bloomed = { $who } has { $count } { $colour } left: { $pollen } pollen.

flutter-option-water = How does water work?
flutter-option-water-drawn = Water tiles are drawn and show what they give.
flutter-option-water-face_down = Perfect information: water tiles lie face down and give 1 pollen each.
flutter-option-rainbow = What do the rainbee's rainbow petals give when you place a tile next to them?
flutter-option-rainbow-placed = One petal each, of the colour placed there.
flutter-option-rainbow-any = One petal each, of any colour you choose.
flutter-option-rainbow-nothing = They match every colour but give nothing.
flutter-option-scores = Is pollen hidden?
flutter-option-scores-hidden = Pollen is hidden until the end.
flutter-option-scores-open = Everyone's pollen is visible.
flutter-option-sun = Where does the sun start?
flutter-option-sun-fixed = On the edition's starting stack, the ladybug.
flutter-option-sun-random = On a random stack.
flutter-option-rondel = In which order are the stacks?
flutter-option-rondel-fixed = In the edition's order.
flutter-option-rondel-random = In random order.

flutter-prompt-select = Take a tile. Every stack you skip costs petals in its pollinator's colour.
flutter-prompt-turn = Rotate or flip the tile.
flutter-prompt-place = Place the tile so that one side touches the meadow.
flutter-prompt-name-rainbow = Which colour does this rainbow petal give?
flutter-prompt-any-petal = The pond gives a petal of any colour. Which one?
flutter-prompt-choose-next = You can't pay for all enclosed tiles. Which one comes first?
flutter-prompt-place-bee = Place your bee on an open tile, or keep it for a later turn.
flutter-prompt-resettle = Your bee's tile is enclosed. Move the bee to another tile, or take it home.

flutter-lacking = { $count } { $colour }
flutter-why-can-place = You can place a tile, so you cannot pass.
flutter-why-no-stack = This stack is empty.
flutter-why-skip = To get there you must pay for the stacks you skip. You lack { $lack }.
flutter-why-nowhere = There is nowhere to place this tile.
flutter-why-same-turn = This position looks the same as another one that you can choose.
flutter-why-turn-nowhere = Turned like this, the tile fits nowhere.
flutter-why-edge = The table ends there.
flutter-why-covered = A tile cannot lie on another one or on water.
flutter-why-turn-first = Rotate or flip the tile first.
flutter-why-side = A tile must touch a side of the meadow.
flutter-why-flower = A tile must grow at least one flower.
flutter-why-lack = You cannot pay for the mismatched flowers. You lack { $lack }.
flutter-why-not-placed = A rainbow petal takes a colour that you placed on it.
flutter-why-owed = With this colour you could not pay for the mismatched flowers.
flutter-why-no-tile = There is no such tile in the meadow.
flutter-why-not-due = This tile is not waiting to be paid for.
flutter-why-rainbee = A bee cannot sit on the rainbee.
flutter-why-enclosed = This tile is enclosed.
flutter-why-bee = There is a bee on this tile already.

flutter-sign-price = What a tile costs: petals for the stacks that you skip.
flutter-sign-gain = A place for your tile, with the petals it gives (+) and costs (−).
flutter-sign-sun = The sun. It moves along the arrows at the start of a turn, and the stack after it is free.
flutter-sign-water = Water. At a place for your tile, the number is the size of the pond that it would close.
flutter-sign-bee = A bee, in the colour of its seat.
