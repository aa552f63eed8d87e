# The command line and the boards in characters. Words that are typed stay as they are in every language.

terminal-usage = Usage:
terminal-arguments = Arguments
terminal-options = Options
terminal-commands = Commands:
terminal-example = Example: { $line }
terminal-default = Default: { $value }.
terminal-help-flag = Show this help.
terminal-version-flag = Show the version and the build.
terminal-lang-flag = The language, such as en, de or nl; it works with every command.
terminal-version = hortus { $version }, rules { $build }
terminal-compiled = compiled
terminal-slow = Hortus runs interpreted here, which is slower: no compiled rules are installed.
terminal-interpreted = interpreted
terminal-stopped = Stopped.
terminal-none = none
terminal-yes = yes
terminal-list = { $items }
terminal-between = { $low } to { $high }

terminal-no-language = There is no language { $code }; the languages are { $languages }.
terminal-which-language = --lang needs a language: { $languages }.
terminal-no-command = There is no command { $name }; hortus --help lists all commands.
terminal-words-refused = { $fault }; { $command } shows what is possible.
terminal-words-missing = Missing: { $names }
terminal-words-unknown = Unknown: { $names }
terminal-words-about = { $name }: { $message }
terminal-words-one = a value is missing
terminal-words-none = it takes no value, but got { $value }
terminal-number-from = a whole number of at least { $low } is needed, not { $found }
terminal-number-between = a whole number from { $low } to { $high } is needed, not { $found }

terminal-fault = { $file } cannot be read or written: { $reason }.
terminal-output = The output

terminal-do-hortus = A table for five garden board games. Without a command, the server starts.
terminal-do-serve = Start the server and open it in the browser.
terminal-do-games = List the games with their seats, modules, options and editions.
terminal-do-bots = List the bots and their measured ratings.
terminal-do-play = Play a game in the terminal.
terminal-do-simulate = Let bots play many games and summarise them. Ctrl-C stops and keeps finished games.
terminal-do-arena = Let bots compete: every seed in every seating, with confidence intervals and ratings.
terminal-do-perft = Count positions from a seeded start.
terminal-do-bench = Measure decisions per second: compiled, interpreted and in C.
terminal-do-replay = Step through a saved game.
terminal-do-review = Show what decided a finished game: turning points, mistakes with their reasons, luck and skill.
terminal-review-effort = How much work: quick, usual or deep.
terminal-review-html = Also write a page with the graph to this file.
terminal-do-verify = Check a saved game: every action legal, every tile dealt as promised.
terminal-do-print = Print a game to cut out, or a position of a saved game.
terminal-do-backup = Save all tables of the server to one file, while it runs.
terminal-do-restore = Restore a backup into an empty folder or an empty database.
terminal-do-edition = Your own edition files.
terminal-do-edition-check = Check your own edition file.
terminal-do-lab = Many games at once: reports, comparisons, training and counts.
terminal-do-lab-train = Learn by self-play how good a position is.
terminal-do-lab-count = Let greedy bots play and count what stronger bots rely on.

terminal-option-game = The game; hortus games lists them.
terminal-option-seats = The number of seats.
terminal-option-module = Add a module. May be repeated.
terminal-option-option = Choose a house rule, as key=choice. May be repeated.
terminal-option-edition = An edition of the game, or a .toml file.
terminal-option-seed = The same seed gives the same games.
terminal-option-written = An option is written key=choice, not { $found }.
terminal-json = Print JSON.
terminal-no-bots = Name at least one bot, as in --bots greedy,random.
terminal-many-bots = { $bots ->
    [one] There is { $bots } bot
   *[other] There are { $bots } bots
    } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }; name at most { $seats }.

terminal-games-game = Show one game in full.
terminal-games-name = game
terminal-games-seats = seats
terminal-games-minutes = minutes
terminal-games-feel = what it is like
terminal-games-editions = editions
terminal-games-for = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }
terminal-games-default = * marks the default.
terminal-bot = bot
terminal-bots-name = name

terminal-play-people = How many people play at this keyboard.
terminal-play-bots = Who plays the other seats.
terminal-play-seed = A number or a word; the same seed gives the same tiles.
terminal-play-record = Save the game in this file after every move; if it exists, continue it.
terminal-play-crowded = { $people } people do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }; --people takes at most { $seats }.
terminal-play-going-on = Continuing { $file } after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }.
terminal-kept-finished = { $file } is a finished game; hortus replay shows it.
terminal-kept-sealed = { $file } is a game with a sealed deal, which continues only at its own table; hortus replay shows it.
terminal-kept-game = { $file } is a game of { $found }, not of { $asked }.
terminal-kept-seats = { $file } is a game for { $found ->
    [one] { $found } seat
   *[other] { $found } seats
    }, not { $asked }; leave --seats out to continue it.
terminal-kept-modules = { $file } is a game with other modules ({ $found }); leave --module out to continue it.
terminal-kept-no-option = { $file } was started without an option { $option }; leave --option out to continue it.
terminal-kept-option = { $file } was started with { $found }, not { $asked }; leave --option out to continue it.
terminal-kept-edition = { $file } is a game of the edition { $found }; leave --edition out to continue it.
terminal-kept-seed = { $file } was started with another seed; leave --seed out to continue it.

terminal-question = { $question } (help lists the commands)
terminal-more = -- Enter shows more, q skips --
terminal-folded = The boards of the other players are folded; "board all" shows them.
terminal-look-away = { $who }, press Enter when the others look away.
terminal-you-are = You are { $seat }.
terminal-worth = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
terminal-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
terminal-in-hand = In hand: { $what }
terminal-a-move = a move
terminal-help-move = as the legend explains it, or its number in the list
terminal-help-list = every move you can make, in pages: list 2; list red shows moves with "red"
terminal-help-board = the board again; board all: with the boards of all players
terminal-help-legend = what the signs on the board mean, and how moves are written
terminal-help-rules = the rules of this game
terminal-help-score = the points of every player, with reasons, where they are not hidden
terminal-help-hint = a move that Hortus would make, how sure that is, and why; hint deep: thinks longer
terminal-help-undo = undoes a move, until something new has been shown
terminal-help-save = saves the game
terminal-help-quit = stops; with --record FILE you can continue later
terminal-move-unknown = "{ $typed }" is not a move. You can play { $examples }; list shows all moves, help the commands.
terminal-move-not-now = { $typed } is not possible now. { $why } You can play { $examples }; list shows all moves.
terminal-move-number = { $count ->
    [one] The list has { $count } move
   *[other] The list has { $count } moves
    }; { $typed } is not one of them. You can play { $examples }.
terminal-list-more = { $count ->
    [one] There is { $count } more move; list shows all of them.
   *[other] There are { $count } more moves; list shows all of them.
    }
terminal-list-page = Page { $page } of { $pages }; list { $next } shows page { $next }.
terminal-list-pages = { $pages ->
    [one] The list has { $pages } page.
   *[other] The list has { $pages } pages; type a number from 1 to { $pages }.
    }
terminal-list-none = No move has "{ $word }" in it.
terminal-undone = Undone.
terminal-no-undo = You cannot undo that: something new has been shown, or another player has decided since.
terminal-hint = Hortus would play { $move }: { $what }
terminal-save-where = Name a file, as in: save game.json
terminal-save-as = Save the game as (Enter for no):
terminal-saved = Saved to { $file }.
terminal-not-kept = { $fault } The game goes on; save FILE saves it elsewhere.
terminal-unfinished = The game was not finished and is not saved; --record FILE would save it.
terminal-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
terminal-score-line = { $reason } ({ $count }): { $points }
terminal-solo = { $points ->
    [one] A solo game with { $points } point.
   *[other] A solo game with { $points } points.
    }
terminal-draw = A draw.
terminal-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
    }

terminal-record-file = The saved game.
terminal-replay-to = Show the table after this many moves and stop.
terminal-replay-beyond = { $moves ->
    [one] The game has { $moves } move
   *[other] The game has { $moves } moves
    }; --to takes 0 to { $moves }.
terminal-replay-at = Move { $move } of { $moves }
terminal-replay-refused = Press Enter, or type b, q, or a number from 0 to { $moves }.
terminal-replay-ask = Enter: next move, b: back, a number: that move, q: quit
terminal-verified = Verified: { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }; { $decisions ->
    [one] { $decisions } decision, and it is legal.
   *[other] { $decisions } decisions, all legal.
    }
terminal-verified-draws = { $draws ->
    [one] { $draws } random draw, and it follows from the deal.
   *[other] { $draws } random draws, all follow from the deal.
    }
terminal-verified-draws-after = { $draws ->
    [one] { $draws } random draw after move { $move }, and it follows from the deal.
   *[other] { $draws } random draws after move { $move }, all follow from the deal.
    }
terminal-verified-no-draws = No random draw, so the deal proves nothing.
terminal-verified-no-draws-after = No random draw after move { $move }, so the deal proves nothing.
terminal-verified-scores = Final scores: { $scores }.
terminal-verified-so-far = The game is not finished. Scores so far: { $scores }.
terminal-verified-given = { $moves ->
    [one] The first move was taken over from another game and is not proved.
   *[other] The first { $moves } moves were taken over from another game and are not proved.
    }
terminal-verified-sealed = The deal was sealed; its commitment is { $commitment }.
terminal-verified-seeded = The deal comes from the seed { $seed }: whoever chose the seed could know the tiles.
terminal-nonce-none = { $count ->
    [one] Seat { $seats } added no nonce, so the deal does not depend on that player.
   *[other] Seats { $seats } added no nonce, so the deal does not depend on those players.
    }
terminal-nonce-all = Every person's seat added a nonce.
terminal-nonce-bots = { $count ->
    [one] Seat { $seats } started as a bot; bots add no nonce.
   *[other] Seats { $seats } started as bots; bots add no nonce.
    }

terminal-column-seat = seat
terminal-column-bot = bot
terminal-column-points = points
terminal-column-deviation = ±
terminal-column-least = least
terminal-column-quartiles = quartiles
terminal-column-most = most
terminal-column-wins = wins
terminal-column-bout = bout
terminal-column-interval = 95 %
terminal-column-fair = fair
terminal-column-games = games
terminal-column-rating = rating
terminal-simulate-games = How many games.
terminal-simulate-bots = Who plays, seat by seat; a short list is repeated.
terminal-simulate-jobs = How many processes, at most two per core; 0 means one per core.
terminal-simulate-done = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }: { $games ->
    [one] { $games } game
   *[other] { $games } games
    } in { $seconds } s
terminal-simulate-stopped = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }: stopped after { $seconds } s, games played: { $games } of { $asked }
terminal-simulate-length = { $mean } decisions per game ({ $least } to { $most }), { $shared ->
    [one] { $shared } shared win
   *[other] { $shared } shared wins
    }

terminal-arena-files = With --rate: results that --out has saved.
terminal-arena-bots = Who competes; more than two meet pair by pair.
terminal-arena-groups = How many seeds; each is played in every seating.
terminal-arena-stop = Stop a bout of two as soon as the outcome is clear (5 % error).
terminal-arena-out = Save the result here; if the file exists, continue it.
terminal-arena-html = Write a page with plots.
terminal-arena-rate = Play nothing: one rating over all files; --out writes it as TOML.
terminal-arena-same-file = --out and --html both name { $file }; name two files.
terminal-arena-no-files = Files are for --rate; to save a result, name one with --out.
terminal-arena-stop-two = --stop is for two seats, not { $seats }; leave it out.
terminal-arena-stopped-at-once = Stopped before the first group was finished; there is nothing to save.
terminal-arena-stopped-lost = { $groups ->
    [one] Stopped after { $groups } group; --out would have saved it.
   *[other] Stopped after { $groups } groups; --out would have saved them.
    }
terminal-arena-stopped = { $groups ->
    [one] Stopped; { $groups } group is in { $file }, and the same command continues from there.
   *[other] Stopped; { $groups } groups are in { $file }, and the same command continues from there.
    }
terminal-ratings = Ratings: { $ratings }
terminal-rate-nothing = --rate needs results of arenas, as in hortus arena { $game } --rate one.json two.json.
terminal-rate-title = { $game }: ratings
terminal-rate-mixed = These files were not all played by the same bots and rules, or do not say so.

terminal-perft-depth = How many decisions deep.
terminal-perft-seed = The seed of the start and of the random draws.
terminal-bench-game = Only these games.
terminal-bench-search = Simulations per second of the searching bots.
terminal-bench-title = Decisions per second, random play, full lists of legal actions
terminal-bench-search-title = Simulations per second of the searching levels
terminal-bench-game-column = game
terminal-bench-compiled = compiled
terminal-bench-interpreted = interpreted
terminal-bench-c = plain C
terminal-bench-times = times interpreted
terminal-bench-adapters = Steps per second in PettingZoo, Gymnasium and OpenSpiel.
terminal-bench-pettingzoo = PettingZoo: `last` with observation and mask, then `step`
terminal-bench-vector = Gymnasium: { $tables } tables at once against random players, with observations and masks
terminal-bench-openspiel = OpenSpiel: moves of random games, decisions and draws
terminal-bench-steps = steps/s
terminal-bench-than = times { $rival }
terminal-bench-of-c = of plain C

terminal-serve-host = The address to listen on; 0.0.0.0 for everybody in the network.
terminal-serve-port = The port to listen on; 0 for any free one; otherwise 8421 or the next free one.
terminal-serve-data = The folder for the tables; otherwise the user's data folder.
terminal-serve-database = A postgresql:// address, to share tables among processes.
terminal-serve-no-browser = Do not open a browser.
terminal-serve-edition = Offer your own edition file.
terminal-serve-name = A name under which browsers reach this server. May be repeated.
terminal-serve-proxy = The address of a trusted proxy. May be repeated.
terminal-serve-origin = Another origin whose pages may use this server. May be repeated.
terminal-serve-no-edition-links = Do not offer links that carry an edition in the workshop.
terminal-serve-https = The server is behind TLS: mark cookies as secure.
terminal-serve-webhook-host = HOST[:PORT] that tables may post to. May be repeated.
terminal-serve-bot-workers = How many processes think for slow bots.
terminal-serve-connections = How many connections at once, from all addresses together.
terminal-backup-file = The file to write.
terminal-backup-done = { $lines ->
    [one] { $lines } line of the log is in { $file }.
   *[other] { $lines } lines of the log are in { $file }.
    }
terminal-restore-file = A file that hortus backup wrote.
terminal-restore-done = { $lines ->
    [one] { $lines } line of the log was restored.
   *[other] { $lines } lines of the log were restored.
    }
terminal-edition-file = The edition file.
terminal-edition-game = The game, if the file does not name it.
terminal-edition-good = { $file } is a valid edition of { $game }; its digest is { $digest }.
terminal-train-games = How many games to learn from.
terminal-train-out = Save the weights here; if the file exists, continue from it.
terminal-train-done = { $games ->
    [one] { $games } game, mean squared error { $error }
   *[other] { $games } games, mean squared error { $error }
    }
terminal-train-bar = learning
terminal-count-games = How many games to count in.
terminal-count-out = Write the tables here instead of printing them.
terminal-count-none = Nothing is counted in { $game }; there are counts for { $games }.
terminal-count-seed = A count stores its seed in a file. { $seed } cannot be stored there; use a word.
terminal-count-bar = counting

terminal-petal-tree = tree
terminal-petal-seat = { $seat }, { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $flowers ->
    [one] { $flowers } flower
   *[other] { $flowers } flowers
    }
terminal-petal-you = { $seat }, { $colour } (you): { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $flowers ->
    [one] { $flowers } flower
   *[other] { $flowers } flowers
    }
terminal-petal-signs = Signs: g7 is a green petal 7, p3 a pink petal 3. [3 9:4] is a flower of 3 petals with 9 green and 4 pink.
terminal-petal-moves = Moves: b2> flips what lies on b2 to the right, b2^ up, b2< left, b2v down. c4 picks the flower on c4.

terminal-polders-over = { $rounds ->
    [one] The round is over.
   *[other] All { $rounds } rounds are over.
    }
terminal-polders-dealer = { $seat } deals.
terminal-polders-deck = Left in the deck: { $cards }.
terminal-polders-areas = areas
terminal-polders-total = total so far
terminal-polders-correct = { $buildings }, correctly filled
terminal-polders-wrong = buildings, wrongly filled
terminal-polders-mine = { $sheet }, your sheet
terminal-polders-of = { $sheet }, held by { $seat }, { $free ->
    [one] { $free } empty square
   *[other] { $free } empty squares
    }
terminal-polders-hand = In hand: { $card } with { $sign }. Type the square for its @ and the arrow, as in c4>:
terminal-polders-single = In hand: a single square with { $sign }, typed as in { $example }.
terminal-polders-signs = Signs: Ao is a square that A filled with circles; . is empty, ~ is water, | and === are roads.
terminal-polders-moves = Moves: "L3 o" takes card L3 with circles, = is stripes, x is crosses. Then c4> puts its first square on c4; the pictures show the arrows.

terminal-papillon-unknown = not known yet
terminal-papillon-order = Order: { $order }.
terminal-papillon-bids = Bids: { $bids }.
terminal-papillon-bag = { $count ->
    [one] { $count } tile in the bag.
   *[other] { $count } tiles in the bag.
    }
terminal-papillon-gnomes = Gnomes to come: { $gnomes }.
terminal-papillon-shed = gnome { $gnome }
terminal-papillon-across = Parts that run straight across: { $tiles }.
terminal-papillon-flower = flower
terminal-papillon-nectar = nectar
terminal-papillon-token = token
terminal-papillon-has-gnomes = gnomes: { $gnomes }
terminal-papillon-garden = { $count ->
    [one] { $count } tile in the garden
   *[other] { $count } tiles in the garden
    }
terminal-papillon-tiles = Tiles to lay: { $tiles }
terminal-papillon-gnome-at = Gnome: { $where }
terminal-papillon-chosen = You are placing this tile:
terminal-papillon-zero = { $first ->
    [one] gains { $first } caterpillar, or { $next } if one more player bids 0 after you
   *[other] gains { $first } caterpillars, or { $next } if one more player bids 0 after you
    }
terminal-papillon-signs = Signs: sides of a tile are B blue, P purple, R red, Y yellow, F field. | and - join opposite sides, + joins three. A number is butterflies on the field beside it, ? a tile you can take back. * on the draft board is a caterpillar.
terminal-papillon-moves = Moves: "bid 3", "row 1", "column 2"; BPFF1> picks up a tile with its top to the right, then p16 lays it there; "from supply", "done", "red1:3+" and "supply>red1" as the list shows.

terminal-flutter-face = { $tile }, petals { $petals }
terminal-flutter-last = Last turns: the game ends before { $seat } would play again.
terminal-flutter-name = Type the place for the corner marked @.
terminal-flutter-signs = Signs: /12\ and \12/ are the triangles of tile 12, ** is the rainbee, ~~ is water. r y b p are red, yellow, blue and purple petals, * is a rainbow petal. The name at the left is the first place of a row; the next place is 8 characters to the right.
terminal-flutter-moves = Moves: "moth" takes that tile, "turn 60" or "flip 120" turns it, q15 places its @ corner on q15. "bee 7", "score 7", "keep", "red".

terminal-blume-market = market
terminal-blume-began = { $seat } started.
terminal-blume-watered = Watered points
terminal-blume-in-use = In use
terminal-blume-lifted = Lifted from
terminal-blume-shown = Shown card: { $hybrid }
terminal-blume-cards = Hidden cards ({ $deck } in the deck)
terminal-blume-row = { $bag ->
    [one] Row (the bag has { $bag } tile):
   *[other] Row (the bag has { $bag } tiles):
    }
terminal-blume-hand = In your hand, in its four positions:
terminal-blume-scored = Scored: { $points }
terminal-blume-botanist = { $points ->
    [one] Botanist: { $points } point
   *[other] Botanist: { $points } points
    }
terminal-blume-last = { $turns ->
    [one] The end is near: { $turns } more turn after this one.
   *[other] The end is near: { $turns } more turns after this one.
    }
terminal-blume-signs = Signs: r red, o orange, y yellow, p pink, v violet, b blue. Where four tiles meet: w watered, * flower, H hybrid, ? a flower to resolve. x is a tile you will prune. In the Field of Flowers a capital letter is a flower with its peg. * after a seat: its turn.
terminal-blume-moves = Moves: 2 takes the second tile of the row, bag draws at random; b3> places the tile on b3 with that arrow; red+ and red- move a peg, stock puts the flower in your greenhouse, "lower red" takes one out, bc23 names a point, xb3 prunes.
