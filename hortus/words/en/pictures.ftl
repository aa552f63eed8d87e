# What stands in pictures of a table and nowhere else. Everything else in them is said as on the page.

picture-round = Round { $round } of { $rounds }
picture-in-hand = In hand

## Blume

picture-blume = Blume: market, row and gardens
picture-blume-field = Blume, Field of Flowers: row and gardens
picture-blume-row = Row
picture-blume-can = Watering can
picture-blume-tile = { $colours }, clockwise from the top left
picture-blume-sieve = In the sieve: { $tile }
picture-blume-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
    }
picture-blume-pegged = { $flower } with its peg
picture-blume-greenhouse = Greenhouse: { $name }

## Flutter

picture-flutter = Flutter: the meadow, the rondel and the petal trackers
picture-flutter-water = water: { $gives }
picture-flutter-first = starts

## Papillon

picture-papillon = Papillon: the draft board, the flowers and every garden
picture-papillon-resting = butterfly on { $colour }
picture-papillon-gnome = gnome

## Petal

picture-petal = Petal: the meadow and both bouquets
picture-petal-flowers = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
    }

## Polders

picture-polders = Polders: the sheets, the shape cards and the assignments
picture-polders-side = Cards and scores
picture-polders-mine = { $sheet }, in front of you
picture-polders-sheet = { $sheet }, in front of seat { $seat }
picture-polders-right = correctly filled
picture-polders-dealer = dealer
picture-polders-scores = Scores so far
picture-polders-areas = areas
picture-polders-cards = cards
picture-polders-total = total

## The result of an arena

picture-shares = Share of the wins, with 95 % intervals
picture-share = { $bot } in { $bout }
picture-ratings = Ratings of all bots
