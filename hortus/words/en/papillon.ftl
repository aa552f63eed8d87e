papillon-market = Draft board
papillon-tracks = Bids and order
papillon-flowers = Flowers
papillon-hand = Tiles in hand
papillon-choices = Choices
papillon-others = Other gardens
papillon-garden = Garden of { $name }
papillon-open = Look at the garden of { $name }
papillon-back = Back to my garden
papillon-bare = nothing grows here yet
papillon-round = Round { $round } of { $rounds }
papillon-over = The last round is over.
papillon-bag = in the bag
papillon-tocome = still to come
papillon-order = Order
papillon-orderof = { $seat }: place { $place }
papillon-row = row { $number }
papillon-column = column { $number }
papillon-empty = empty
papillon-free = { $cell }, free
papillon-everywhere = on all sides
papillon-none = none
papillon-supply = the supply
papillon-nowhere = no butterfly left
papillon-caterpillar = caterpillar icon
papillon-oncaterpillar = with a caterpillar

papillon-colour-0 = blue
papillon-colour-1 = purple
papillon-colour-2 = red
papillon-colour-3 = yellow
papillon-colour-4 = field

papillon-side-0 = north
papillon-side-1 = east
papillon-side-2 = south
papillon-side-3 = west

papillon-place-0 = first
papillon-place-1 = second
papillon-place-2 = third
papillon-place-3 = fourth

papillon-rank-0 = most
papillon-rank-1 = second most
papillon-rank-2 = third most

papillon-patch-0 = a patch of two tiles
papillon-patch-1 = a patch of three or more tiles
papillon-with = { $count ->
    [one] with { $count } butterfly
   *[other] with { $count } butterflies
    }
papillon-caterpillars = { $count ->
    [one] { $count } caterpillar
   *[other] { $count } caterpillars
    }
papillon-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
papillon-has = { $count ->
    [one] { $count } butterfly
   *[other] { $count } butterflies
    }
papillon-closedfield = { $count ->
    [0] a field without butterflies
    [one] a field with { $count } butterfly
   *[other] a field with { $count } butterflies
    }

papillon-closedpatch = a { $colour } patch of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }
papillon-apatch = a patch
papillon-thegnome = the gnome with { $number ->
    [one] { $number } caterpillar
   *[other] { $number } caterpillars
    }
papillon-shed = Toolshed: a gnome with { $number ->
    [one] { $number } caterpillar
   *[other] { $number } caterpillars
    }
papillon-shedempty = Toolshed, empty
papillon-flower = { $flower }, nectar { $values }, butterflies: { $butterflies }
papillon-tokenhere = with its bonus token
papillon-bid = bid { $amount }
papillon-bidzero = bid { $amount }, on the rightmost 0 space
papillon-bidby = bid by { $seats }
papillon-resting = butterfly on { $colour }, { $patch }
papillon-partof = { $what }, { $sides }
papillon-from = From { $source }

papillon-hold-caterpillars = Caterpillars
papillon-hold-butterflies = Butterflies
papillon-hold-gnomes = Gnomes
papillon-hold-hand = Tiles to place

papillon-ask-settle = You closed { $what }. Where does its butterfly come from?
papillon-ask-done = All your tiles are placed. Press Done, or undo and rearrange them.
papillon-ask-again = Place the tiles of this round again, or leave them as they were. The tile you exchanged must still fit nowhere.
papillon-ask-exchange = None of your tiles fits. Choose the one to exchange first, or undo and rearrange.
papillon-ask-bonus = Do you want to take the bonus token of { $flower } and add another butterfly?
papillon-ask-bonusany = Do you want to take the bonus token of { $flower }? Choose where the second butterfly comes from and which flower it goes to.

papillon-do-bid = Bid { $amount }
papillon-do-take = Take { $line }
papillon-do-lay = Place a tile: { $tile }
papillon-do-at = Place it on { $cell }
papillon-do-at-seen = Place it here
papillon-do-settle = Butterfly from { $source }
papillon-do-settle-none = No butterfly
papillon-do-finish-0 = Done
papillon-do-finish-1 = Exchange a tile
papillon-do-again-0 = Place the tiles of this round again
papillon-do-again-1 = Leave them as they were
papillon-do-exchange = Exchange this tile: { $tile }
papillon-do-pollinate = Move a butterfly from { $patch } to { $flower }
papillon-do-bonus = Take the token, and move a butterfly from { $source } to { $flower }
papillon-do-token-0 = Take only the token
papillon-do-token-1 = Leave the token
papillon-do-gnome = Put the gnome on { $cell }
papillon-do-gnome-seen = Put the gnome here
papillon-do-part = Put the gnome in the { $side }

papillon-gain-nectar = { $points } nectar
papillon-gain-zero = gain the caterpillars of your 0 space, draft after all bids
papillon-gain-zero-place = gain caterpillars by your place in the order, draft after all bids
papillon-gain-reserve = +1 tile from the bag
papillon-gain-gnome = the gnome: +{ $caterpillars }
papillon-gain-first = you become first player
papillon-gain-closes = closes { $what }
papillon-gain-rests = { $count ->
    [one] a butterfly is placed on it
   *[other] { $count } butterflies are placed on them
    }
papillon-gain-flower = +1 butterfly on { $flower }
papillon-gain-from = uses a butterfly from { $source }
papillon-gain-token = you may take its bonus token
papillon-gain-claimed = the bonus token of { $flower }

papillon-reason-caterpillars = Caterpillars
papillon-reason-closed-field = Closed field
papillon-reason-closed-field-with-gnome = Closed field with a gnome
papillon-reason-largest-patch = Largest patch
papillon-reason-largest-patch-with-gnome = Largest patch with a gnome
papillon-numbered-flower = { $colour } { $number }
papillon-reason-flower = Flower { $flower }, { $rank }

papillon-event-planted = { $flower } pays { $first }, { $second } or { $third } nectar.
papillon-event-planted-two = { $flower } pays { $first } or { $third } nectar.
papillon-event-began = { $who } is first player and starts with { $caterpillars ->
    [0] no caterpillars.
    [one] { $caterpillars } caterpillar.
   *[other] { $caterpillars } caterpillars.
    }
papillon-event-refilled = New tile on { $space }: { $tile }.
papillon-event-recycled = The bag is empty. { $tiles ->
    [one] { $tiles } removed tile goes back into it.
   *[other] { $tiles } removed tiles go back into it.
    }
papillon-event-turned = Round { $round }: the gnome shows { $number }.
papillon-event-bid = { $who } bids { $amount }.
papillon-event-pushed = { $who } is pushed one 0 space to the left.
papillon-event-paid = { $who } pays { $amount ->
    [one] { $amount } caterpillar.
   *[other] { $amount } caterpillars.
    }
papillon-event-consoled = { $who } bid 0 and gains { $caterpillars ->
    [0] no caterpillars.
    [one] { $caterpillars } caterpillar.
   *[other] { $caterpillars } caterpillars.
    }
papillon-event-ranked = { $who } drafts { $place }.
papillon-event-drafted = { $who } takes { $line }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } and { $caterpillars ->
    [0] no caterpillars.
    [one] { $caterpillars } caterpillar.
   *[other] { $caterpillars } caterpillars.
    }
papillon-event-lifted = { $who } takes the tile from { $space }: { $tile }.
papillon-event-found = { $who } takes the gnome and gains { $caterpillars ->
    [0] no caterpillars.
    [one] { $caterpillars } caterpillar.
   *[other] { $caterpillars } caterpillars.
    }
papillon-event-reserved = { $who } draws one more tile: { $tile }.
papillon-event-leads = { $who } becomes first player.
papillon-event-laid = { $who } places a tile on { $cell }.
papillon-event-laid-seen = { $who } places a tile.
papillon-event-closed = { $who } closes a { $colour } patch of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } at { $cell }. Butterfly: { $source }.
papillon-event-closed-seen = { $who } closes a { $colour } patch of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }. Butterfly: { $source }.
papillon-event-fenced = { $who } closes a field of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } at { $cell }, with { $butterflies ->
    [0] no butterflies.
    [one] { $butterflies } butterfly.
   *[other] { $butterflies } butterflies.
    }
papillon-event-fenced-seen = { $who } closes a field of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }, with { $butterflies ->
    [0] no butterflies.
    [one] { $butterflies } butterfly.
   *[other] { $butterflies } butterflies.
    }
papillon-event-swapped = { $who } has a tile that fits nowhere ({ $tile }) and draws another ({ $drawn }).
papillon-event-discarded = { $who } discards a tile ({ $tile }). It does not fit, and no tile in the bag does.
papillon-event-took_up = { $who } picks up { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } of this round to place them again.
papillon-event-pollinated = { $who } moves a butterfly to { $flower }.
papillon-event-claimed = { $who } takes the bonus token of { $flower }.
papillon-event-declined = { $who } leaves the bonus token of { $flower }.
papillon-event-doubled = { $who } adds a second butterfly from { $source } to { $flower }.
papillon-event-cleared = { $tiles ->
    [one] { $tiles } tile that nobody took leaves the game.
   *[other] { $tiles } tiles that nobody took leave the game.
    }
papillon-event-strayed = Nobody took the gnome. It leaves the game.
papillon-event-housed = { $who } puts a gnome on { $cell }, in the { $side }.
papillon-event-housed-seen = { $who } puts a gnome on a tile.

papillon-module-expert_gnomes = Expert gnomes
papillon-module-expert_gnomes-adds = You place your gnomes in your garden. A gnome doubles the butterflies of a closed field, or adds nectar to a large patch.

papillon-option-bonus_target = Where does the second butterfly of a bonus token go?
papillon-option-bonus_target-same = To the flower that had the token.
papillon-option-bonus_target-any = To any flower.
papillon-option-zero_bonus = What do you gain if you bid 0?
papillon-option-zero_bonus-space = The caterpillars printed on your final 0 space.
papillon-option-zero_bonus-order_position = As many caterpillars as your new place on the order track.
papillon-option-cap_for_two = With two players, can you have any number of caterpillars?
papillon-option-cap_for_two-twelve = No. The limit is twelve, as with three and four players.
papillon-option-cap_for_two-none = Yes. There is no bidding to spend them on.
papillon-option-tie_rank = What is the next rank after a tie on a flower?
papillon-option-tie_rank-dense = The next one. With 3, 3 and 2 butterflies, the last player is second.
papillon-option-tie_rank-skip = The tie uses up ranks. With 3, 3 and 2 butterflies, the last player is third.
papillon-option-two_player_swap = With two players, when does the player who took the gnome become first player?
papillon-option-two_player_swap-immediate = At once, and so pollinates last.
papillon-option-two_player_swap-next_round = At the end of the round.
papillon-option-empty_supply = Must you place a butterfly on a closed patch?
papillon-option-empty_supply-must = Yes, from the supply or from a flower.
papillon-option-empty_supply-may_decline = Not if your supply is empty. You need not take one from a flower.
papillon-option-gardening = When do players place their tiles?
papillon-option-gardening-simultaneous = All at the same time, hidden until everybody is done.
papillon-option-gardening-draft_order = One after the other, in the order of the track. With two players, drafting may have changed it.

papillon-prompt-bid = Bid caterpillars for a place in the draft order, or bid 0 and gain some.
papillon-prompt-garden = Place your tiles in your garden.
papillon-prompt-place-the-gnome = Choose a tile for your gnome, then a part of it.
papillon-prompt-pollinate = Move a butterfly from a closed patch to a flower of the same colour.
papillon-prompt-bonus = Do you want to take the bonus token and add another butterfly?
papillon-prompt-draft = Take the tiles of a row or a column.
papillon-prompt-place = Choose a place for this tile.
papillon-prompt-closed = You closed a { $colour } patch of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    } at { $cell }. Where does its butterfly come from?
papillon-prompt-laid = All your tiles are placed. Choose done, or undo and rearrange them.
papillon-prompt-nowhere = None of your tiles fits. Exchange one, or undo and rearrange.
papillon-prompt-tile = Choose a tile for your garden. You can rotate it.
papillon-prompt-gnome-part = Choose a part of the tile for your gnome.
papillon-prompt-gnome-tile = Choose a tile for your gnome.

papillon-why-poor = You cannot bid more caterpillars than you have ({ $count }).
papillon-why-taken = Somebody has bid this number already.
papillon-why-empty-line = There is no tile left in this line.
papillon-why-tile-first = Choose a tile first.
papillon-why-place-first = You have chosen a tile. Choose its place now, or undo.
papillon-why-no-patch = No closed patch is waiting for a butterfly.
papillon-why-butterfly-first = A closed patch is waiting for its butterfly.
papillon-why-not-in-hand = You do not have this tile.
papillon-why-older-first = First place the tiles that you picked up.
papillon-why-strayed = The exchange would not have been needed this way, or the new tile fits nowhere. Put the tiles back where they were, or undo.
papillon-why-same-turn = This position looks the same as another one that you can choose.
papillon-why-fits-nowhere = Turned like this, the tile fits nowhere.
papillon-why-middle = The first tile of a garden goes to { $cell }.
papillon-why-occupied = There is a tile there already.
papillon-why-beside = A tile must touch one of your tiles with a side.
papillon-why-side = Sides that meet must show the same. This one does not match in the { $side }.
papillon-why-must-place = You must place a butterfly while you have one.
papillon-why-no-supply = Your supply is empty.
papillon-why-no-butterfly = You have no butterfly on this flower.
papillon-why-use-supply = A patch got no butterfly, so your supply must be used up first.
papillon-why-no-exchange = You can place tiles again only after an exchange, once, before anything else.
papillon-why-not-taken-up = You have picked up no tiles.
papillon-why-lies-again = All tiles are placed again, and they fit. Go on, or undo.
papillon-why-tiles-left = You still have tiles to place.
papillon-why-nothing-left = You have no tile left to exchange.
papillon-why-one-fits = You can exchange a tile only if none of your tiles fits anywhere.
papillon-why-choose-exchange = You have several tiles that fit nowhere. Choose which one to exchange.
papillon-why-only-one = You have only one kind of tile left; exchange it without choosing.
papillon-why-no-colour = You have no butterfly on a closed patch of this colour: { $colour }.
papillon-why-other-size = Your closed patch of this colour ({ $colour }) has another size.
papillon-why-other-flower = The second butterfly goes to the flower that had the token.
papillon-why-same-flower = The second butterfly cannot come from the flower it goes to.
papillon-why-no-tile = There is no tile of yours there.
papillon-why-gnome-part = Choose the part of the tile for the gnome now, or undo.
papillon-why-gnome-tile = Choose a tile for the gnome first.
papillon-why-joined = Name this part by its other side: { $side }.

papillon-sign-nectar = Nectar of a flower: for the most butterflies, the second most and the third most.
papillon-sign-token = The bonus token of a flower, not taken yet.
papillon-sign-patch = Solid circle: a closed patch, with the number of its tiles.
papillon-sign-field = Dashed circle: a closed field, with the number of butterflies in it.
papillon-sign-caterpillar = A caterpillar. You bid with them.
papillon-sign-butterfly = A butterfly, in the colour of its seat.
