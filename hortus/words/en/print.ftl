# Print and play: refusals, sheets, cover, player aids and score pads.

print-no-typst = Printing needs Typst; install it with: pip install "{ $extra }"
print-not-one-of = { $name } should be { $known }, not { $found }.
print-no-language = There is no language { $language }; the languages are { $languages }.
print-bleed = --bleed should be a length from 0mm to { $most }, not { $found }.
print-nothing = { $game } has no { $what } to print.
print-ending = { $file } should end in .pdf, or for a position in .pdf or .svg.
print-only-pdf = A whole game is printed as PDF; { $file } should end in .pdf.
print-other-file = { $file } holds something else; name another file.
print-which = Name a game, as in hortus print petal --out petal.pdf, or a record with --position.
print-not-both = Name a game or a record with --position, not both.
print-move-alone = --move needs a record: hortus print --position game.json --move 12 --out board.svg.
print-done = { $pages ->
    [one] { $file } is ready: { $pages } page.
   *[other] { $file } is ready: { $pages } pages.
    }
print-drawn = { $file } is ready.

print-title = { $game }: print and play
print-position = A position
print-sheet-head = { $game } · { $what } { $number }/{ $of } · { $side }
print-front = front
print-back = back
print-back-of = back of { $piece }

print-what-tiles = tiles and tokens
print-what-boards = boards
print-what-cards = cards
print-what-pads = score pads and player aids
print-what-rules = rules

print-cover-line = { $seats ->
    [one] Print and play for one player, edition “{ $edition }”
   *[other] Print and play for up to { $seats } players, edition “{ $edition }”
    }
print-cover-print = What to print
print-cover-pages = Pages
print-cover-what = What
print-cover-on = On what
print-cover-sheets = { $sheets ->
    [one] { $what }, one sheet
   *[other] { $what }, { $sheets } sheets
    }
print-cover-rest = from { $page }
print-cover-paper-parts = player aids, score pads, rules
print-on-board = paper glued on 1 to 2 mm cardboard, or the thickest card your printer takes
print-on-card = card of 200 to 300 g/m², or paper glued on thin card
print-on-paper = plain paper
print-cover-cut = How to cut
print-step-scale = Print at 100 %, not “fit to page”. Then check the ruler below: it is 100 mm long.
print-step-duplex-long = Print on both sides, flipped on the long edge. Each back lies behind its front. An empty page keeps fronts and backs in step.
print-step-duplex-short = Print on both sides, flipped on the short edge. Each back lies behind its front. An empty page keeps fronts and backs in step.
print-step-duplex-none = Print on one side. There are no backs. If you want them, print again with --duplex long.
print-step-marks = Lay a ruler along opposite crop marks and cut through the whole block. Cut other shapes along their lines.
print-step-register = Hold a sheet against the light: the small crosses of front and back should meet. If they do not, adjust the printer.
print-step-lines = Cut along the thin lines.
print-step-bleed = The colour goes on past the cut, so a cut that is a little off shows no white edge.
print-step-fold = Score dashed lines with the back of a knife. Fold figures at the head and above the feet, glue both halves together, and glue the feet on a coin or a piece of card.
print-cover-ruler = 100 mm, if you printed at 100 %

print-contents = What is in the box
print-contents-piece = Piece
print-contents-size = Size
print-makers = { $game } belongs to its makers. Please support them by buying their games where you can. This is an independent edition: all text and art is our own.
print-rules-line = The rules, as we play them
print-rules-other = The rules name the numbers of the standard edition. In this edition, what is printed on the pieces counts.
print-pad-total = Total

print-kind-petal-green = green petal
print-kind-petal-pink = pink petal
print-kind-petal-tree = tree
print-note-petal = You need nothing else.
print-aid-petal-1 = Do exactly one thing on your turn.
print-aid-petal-2 = Flip a single petal onto a single petal next to it: a new flower.
print-aid-petal-3 = Or flip a flower onto a single petal next to it: the flower grows.
print-aid-petal-4 = Or pick a flower. It scores your colour minus the other colour, but never less than 0.
print-aid-petal-5 = Never diagonally, never onto a flower, the tree or a gap.
print-aid-petal-6 = The end: no flower is left, and no two petals are neighbours. Fewer flowers than the other player is a bonus for each flower fewer.
print-pad-petal-1 = Flowers picked
print-pad-petal-2 = Bonus for fewer flowers

print-kind-flutter-tile = meadow tile
print-kind-flutter-rainbee = rainbee
print-kind-flutter-water = water tile
print-kind-flutter-sun = sun
print-kind-flutter-bee = bee
print-kind-flutter-marker = petal marker
print-kind-flutter-tracker = petal tracker
print-note-flutter = You write down pollen on the score pad, hidden from the others. Tiles can be flipped during the game, so their backs show the mirror image.
print-aid-flutter-1 = Move the sun to the next stack, but not on the very first turn.
print-aid-flutter-2 = Take a tile. The stack after the sun is free. Skipping costs 1 petal of that pollinator's colour, then 2, 3 and 4.
print-aid-flutter-3 = Place it, rotated or flipped: at least one shared side and one flower that grows.
print-aid-flutter-4 = Matching flowers: gain all petals of the colours on both sides. Other flowers: pay all their petals. Gains come first.
print-aid-flutter-5 = Fill ponds with water and gain what it shows.
print-aid-flutter-6 = Enclosed tiles: pay as many petals of its colour as it has sparkles, and gain as much pollen. If you can't, all others gain half.
print-aid-flutter-7 = A bee on an enclosed tile gives its owner pollen. At the end of your turn you may place your bee.
print-aid-flutter-8 = When a stack is empty, everyone else has one more turn. Then the trackers pay.
print-pad-flutter-1 = Enclosed tiles
print-pad-flutter-2 = Tiles of others
print-pad-flutter-3 = Ponds
print-pad-flutter-4 = Bees
print-pad-flutter-5 = Red petals
print-pad-flutter-6 = Yellow petals
print-pad-flutter-7 = Blue petals
print-pad-flutter-8 = Purple petals

print-word-seats = with { $counts } players
print-kind-polders-sheet = sheet
print-kind-polders-shape = shape card
print-kind-polders-assignment = assignment
print-note-polders = Every player needs a pen of their own colour. Print the sheets again for every game.
print-aid-polders-1 = Turn up three shape cards.
print-aid-polders-2 = Choose one of them and a filling: circles for manors, stripes for farms, crosses for mills.
print-aid-polders-3 = Draw the whole shape. One of its squares is next to a road or next to a square of yours.
print-aid-polders-4 = If no shape fits, fill a single square.
print-aid-polders-5 = Pass your sheet to the left.
print-aid-polders-6 = Area: two or more squares of yours with one filling. Squares times correct buildings: in full up to 5 squares, half up to 10, then a quarter.
print-aid-polders-7 = Correct buildings do not count as squares. Round down.
print-pad-polders-1 = Areas with circles
print-pad-polders-2 = Areas with stripes
print-pad-polders-3 = Areas with crosses
print-pad-polders-4 = Assignment 1
print-pad-polders-5 = Assignment 2
print-pad-polders-6 = Assignment 3
print-pad-polders-7 = Assignment 4
print-pad-polders-8 = Assignment 5

print-word-bids = Bids
print-word-order = Order
print-word-rounds = Rounds
print-kind-papillon-tile = garden tile
print-kind-papillon-gnome = gnome
print-kind-papillon-planter = planter
print-kind-papillon-flower = flower
print-kind-papillon-bonus = bonus token
print-kind-papillon-caterpillar = caterpillar
print-kind-papillon-butterfly = butterfly
print-kind-papillon-gardener = gardener
print-kind-papillon-board = draft board
print-note-papillon = You also need a bag for the tiles. Each flower stands on its planter, and butterflies lie next to it.
print-aid-papillon-1 = Ten tiles on the draft board, a caterpillar on each icon, a gnome at the toolshed. With two players, the last space of the first row and of the first column stays empty.
print-aid-papillon-2 = Bid in the order of the track. Pay, or gain what your 0 space shows. The highest bid drafts first, then the zeros from right to left.
print-aid-papillon-3 = Draft a whole row or column. Only one tile: draw one more. The third row or column brings the gnome.
print-aid-papillon-4 = Place your tiles. All sides that meet show the same. Closed patch: put a butterfly on it.
print-aid-papillon-5 = Pollinate, the last player first. From a patch of three or more tiles you may take the bonus token and add a butterfly.
print-aid-papillon-6 = Nectar at the end: flowers, caterpillars, butterflies in closed fields, and 2 for each tile of your two largest closed patches.
print-pad-papillon-1 = Blue flowers
print-pad-papillon-2 = Purple flowers
print-pad-papillon-3 = Red flowers
print-pad-papillon-4 = Yellow flowers
print-pad-papillon-5 = Caterpillars
print-pad-papillon-6 = Closed fields
print-pad-papillon-7 = Largest patch
print-pad-papillon-8 = Second patch

print-kind-blume-tile = petal tile
print-kind-blume-hybrid = hybrid tile
print-kind-blume-botanist = botanist card
print-kind-blume-can = watering can card
print-kind-blume-tool = tool
print-kind-blume-peg = peg
print-kind-blume-drop = water drop
print-kind-blume-glove = glove
print-kind-blume-marker = greenhouse marker
print-kind-blume-market = market
print-kind-blume-bed = bed with greenhouse
print-note-blume = You also need a bag for the tiles. A marker on each shelf of the greenhouse counts its flowers. In the Field of Flowers, these markers are your pegs.
print-aid-blume-1 = Fill the row up to three tiles. Take one, or draw at random. Place it next to a tile of yours.
print-aid-blume-2 = A flower, four corners of one colour: a flower for your greenhouse or a step with any peg. Watered: both.
print-aid-blume-3 = A hybrid, two colours that alternate: a flower of each colour. Watered: also a step.
print-aid-blume-4 = A step moves a peg to the next free space, up or down.
print-aid-blume-5 = A full shelf: its peg cannot go up. Instead of a flower, move another peg or take out a flower.
print-aid-blume-6 = When all beds are full: score each flower at the price of its colour. Then prune 3 tiles after round 1, 4 after round 2. Each hybrid makes it one more or one less.
print-pad-blume-1 = Round 1
print-pad-blume-2 = Round 2
print-pad-blume-3 = Round 3
print-pad-blume-4 = Botanist cards
print-pad-blume-5 = Water drops

print-help-out = The file to write: .pdf, or .svg for a position.
print-help-edition = The name of an edition, or a .toml file.
print-help-seats = For how many seats; without it, as many as the game can have.
print-help-paper = a4 or letter.
print-help-what = all, tiles, boards, cards, pads or rules.
print-help-marks = Crop marks instead of lines to cut along.
print-help-bleed = How far the colour goes past the cut.
print-help-duplex = The edge your printer flips on: long or short; none prints no backs.
print-help-ink = full or light.
print-help-position = A saved game: print its position.
print-help-move = The position after this many moves of the saved game.
