# What a report about many games says.

report-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }
report-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
    } by { $bots }, edition { $edition }, seed { $seed }, bots and rules { $fingerprint }.
report-played-with = { $games ->
    [one] { $games } game
   *[other] { $games } games
    } by { $bots } with { $agreed }, edition { $edition }, seed { $seed }, bots and rules { $fingerprint }.
report-item = • { $text }

## What is certain

report-claims = What is certain
report-claims-note = With so many questions, some answers look certain by chance. These sentences are corrected for that: the chance that any of them is wrong is 5 %. They say what goes together, not what causes what.
report-claim-seat = Seat { $seat } wins { $value } of the games ({ $low } to { $high }); { $fair } would be fair.
report-claim-first = Whoever decides first gets { $value } more points than the others ({ $low } to { $high }).
report-claim-first-less = Whoever decides first gets { $value } points less than the others ({ $low } to { $high }).
report-claim-thing = “{ $thing }”: seats with it win { $one }, seats without it { $other }, a difference of { $value } ({ $low } to { $high }).
report-claim-more = “{ $thing }”: seats with it get { $value } more points than seats without it ({ $low } to { $high }).
report-claim-less = “{ $thing }”: seats with it get { $value } points less than seats without it ({ $low } to { $high }).
report-claim-line = Points for “{ $thing }”: seats with some win { $one }, seats with none { $other }, a difference of { $value } ({ $low } to { $high }).
report-claim-must = “{ $thing }” is a must: a seat that does without it wins { $wins } of the games ({ $low } to { $high }), less than a quarter of a fair share ({ $fair }).
report-claim-costs = Doing without “{ $thing }” costs wins: such a seat wins { $wins } of the games ({ $low } to { $high }); { $fair } would be fair.
report-claim-helps = The bots win more without “{ $thing }”: a seat that does without it wins { $wins } of the games ({ $low } to { $high }); { $fair } would be fair.
report-claim-spare = “{ $thing }” is not needed: a seat that does without it wins { $wins } of the games ({ $low } to { $high }), at most { $most } percentage points from a fair share ({ $fair }).
report-never = “{ $thing }” never comes up: in { $games ->
    [one] { $games } game
   *[other] { $games } games
    } nobody could do it even once.
report-claim-costs-points = Doing without “{ $thing }” costs { $value } points ({ $low } to { $high }).
report-claim-helps-points = The bots get { $value } more points without “{ $thing }” ({ $low } to { $high }).
report-no-seat = No seat's share of the wins differs from a fair share by more than { $most } percentage points.
report-few-games = Fewer than { $least } games say nothing about the seats.
report-hardly = “{ $thing }” is hardly ever chosen: { $taken } of { $offered } decisions that offered it took it, at most { $most } in the long run.

## Sections

report-fairness = Fairness
report-seats = Share of the wins by seat
report-seat = seat { $seat }: { $bot }
report-signs-seats = The dot is the share of games won, the bar its 95 % interval, the line a fair share. A green bar does not reach the line.
report-first = Deciding first is worth { $value } points ({ $between }) compared with the mean of the others; the first seat wins { $wins } ({ $shares }).
report-figures = Length, freedom and drama
report-figures-note = Means of all games. The bots judge at first sight how good an action is, at every fifth decision. The lead is counted in points on the table.
report-figure-decisions = decisions in a game
report-figure-choices = legal actions at a decision
report-figure-close = of them within a point of the best
report-figure-forced = decisions with only one action
report-figure-matters = decisions that matter: half of the actions cost more than a point
report-figure-changes = changes of the lead
report-figure-settled = part of the game after which the winner led for good
report-figure-behind = games won by the player who was last at half-time
report-figure-margin = points between the first and the second
report-figure-shared = games with a shared win
report-components = What goes with winning
report-lines = Lines of the score sheet
report-choices = What is chosen
report-choices-note = Decisions that offered this beside something else, and how often it was taken.
report-signs-wins = The dot is the win share of seats that have this minus that of seats without it, with its 95 % interval, not corrected for many questions. The table also has the difference in points.
report-signs-points = The dot is the difference in points with this and without it, with its 95 % interval, not corrected for many questions.
report-cells = Where on the board
report-cells-note = The darker a cell, the more often it was used. Point at a cell to see its name.
report-cells-winners = Winners
report-cells-others = The others
report-restricted = What it costs to do without
report-restricted-note = One seat, each in turn, may not do this, and the others play as usual. If nothing else is legal, it may. The difference in points is to the mean of the others. A seat that loses nothing did not need it.
report-signs-restricted = The dot is the share of games that the seat wins without this, the bar its 95 % interval, the line a fair share. A green bar does not reach the line.
report-signs-restricted-points = The dot is the difference in points without this, with its 95 % interval, not corrected for many questions.
report-finding-must = a must
report-finding-costs = costs wins
report-finding-helps = better without
report-finding-costs-points = costs points
report-finding-helps-points = more points without
report-finding-spare = not needed
report-finding-never = never comes up
report-finding-few = comes up too rarely
report-skill = Skill and luck
report-skill-note = One seat, each in turn, is another level; the others are { $bot }. The dot is the share of games that it wins, the bar its 95 % interval, the line a fair share. The difference in points is to the mean of the others.
report-luck = Luck's share of the result is { $value } ({ $between }), in { $games ->
    [one] { $games } game
   *[other] { $games } games
    }. Each random draw is compared with everything that could have been drawn, as in a review.

## Columns

report-column-seat = seat
report-column-wins = wins
report-column-interval = 95 %
report-column-points = points
report-column-figure = figure
report-column-mean = mean
report-column-thing = what
report-column-each = times or points each
report-column-having = seats
report-column-difference = difference
report-column-with = wins with
report-column-without = wins without
report-column-offered = offered
report-column-taken = taken
report-column-came = in a game
report-column-anyway = done anyway
report-column-finding = finding
report-column-gap = levels apart
report-column-bot = bot

## Things in the games

component-picked = pick a flower of { $value } petals
component-flip = flip
component-pick = pick a flower
component-tile-taken = take { $value }
component-scored = score a tile: { $value }
component-stack = take from the stack { $value }
component-colour = choose { $value }
component-score = choose which tile to pay for
component-bee = place a bee
component-keep = keep
component-shape = draw { $value }
component-filling = fill with { $value }
component-single = draw a single square
component-bid = bid { $value }
component-line = draft { $value }
component-pollinated = pollinate { $value }
component-claimed = claim the bonus of { $value }
component-gnome = house a gnome
component-swapped = swap a tile
component-closed = close a patch of { $value }
component-finished = finish: { $value }
component-bloomed = grow a flower: { $value }
component-stocked = put into the greenhouse: { $value }
component-bag = draw from the bag
component-pruned = prune a tile
component-tool = use { $value }
component-hybrid = collect { $value }
component-slot = take slot { $value }
component-bloom = choose where to grow
component-greenhouse = add to the greenhouse
component-market = move a peg: { $value }

## What a bot may be forbidden

restriction-petal-pick = pick flowers
restriction-petal-pick-two = pick flowers of two petals
restriction-petal-pick-three = pick flowers of three petals
restriction-petal-pick-large = pick flowers of four petals or more
restriction-petal-pile = pile up more than two petals
restriction-flutter-skip = skip a stack
restriction-polders-mirror = mirror a shape
restriction-papillon-bid = bid more than 0
restriction-papillon-zero = bid 0
restriction-papillon-row = draft a row
restriction-papillon-column = draft a column
restriction-papillon-found = take a gnome
restriction-papillon-caterpillars = draft caterpillars
restriction-papillon-bonus = claim a bonus token
restriction-blume-flower = grow a flower
restriction-blume-hybrid = grow a hybrid
restriction-blume-market = move a peg
restriction-blume-raise = raise a peg
restriction-blume-lower = lower a peg
restriction-blume-tools = use a tool

## The command

terminal-do-lab-report = Let bots play many games and write what they say about a table: fairness, length, drama, what wins. Ctrl-C keeps finished games.
terminal-report-games = How many games.
terminal-report-restricted = How many games for each thing that a seat may be forbidden; 0: none.
terminal-report-skill = How many games for each other level among the bots; 0: none.
terminal-report-luck = In how many games every random draw is measured, which takes long; 0: none.
terminal-report-out = The page; figures and games are written beside it. If they exist, they are continued.
terminal-cluster = Work on the Dask cluster with this scheduler, as in tcp://192.0.2.1:8786, instead of on processes here.
report-stopped = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
    }; the same command with --out { $file } continues.
report-written = Written: { $file }, and the figures and games beside it.
report-no-parquet = No Parquet file: install { $extra } to get one.
report-out = A report is a page, so --out should end in .html, not { $file }.
report-other-games = { $file } holds games of another table, or by other bots or rules; name another --out.
report-processes-die = A process died { $times } times; finished games are kept. Try fewer --jobs.
report-one-bot = --restricted and --skill compare one seat with the others, so all seats need the same bot.
report-no-level = --skill needs two or more seats and a level, as in --bots level-4.
lab-workers-die = A piece of work ended several workers of { $address }. Finished games are kept; the same command continues.
lab-no-dask = A cluster needs Dask: install { $extra }.
lab-no-cluster = There is no Dask scheduler at { $address }; start one with dask scheduler.
lab-no-workers = The cluster at { $address } has no workers; start some with dask worker.
lab-other-workers = Workers of { $address } have another version of Hortus, or none; install the same one everywhere.
lab-cluster-lost = The scheduler at { $address } is gone. Finished games are kept; the same command continues.

## Comparisons

compare-played = The same seeds at { $tables }, by { $bots }, seed { $seed }, bots and rules { $fingerprint }.
compare-heading = { $table } compared with { $before }
compare-note = Every seed is played at each table, and the difference is counted game by game, with its 95 % interval. The sentences are corrected for many questions: the chance that any of them is wrong is 5 %.
compare-more = { $table } instead of { $before }: { $figure }: { $value } more ({ $low } to { $high }).
compare-less = { $table } instead of { $before }: { $figure }: { $value } less ({ $low } to { $high }).
compare-percents = { $number } percentage points
compare-none = { $table } instead of { $before }: no seat's share of the wins changes by more than { $most } percentage points.
compare-wins = wins of seat { $seat }
compare-points = points of seat { $seat }
compare-first = what deciding first is worth in points
compare-one-thing = Name one thing with several values, as in --option KEY=a,b, --edition a.toml,b.toml or --vary KEY=3,5.
compare-vary = --vary needs a key and at least two values as in an edition file, for example fewer=3,5, not { $found }.
compare-key = The edition { $edition } has no { $key }; name one of its keys.
terminal-do-lab-compare = Play the same seeds at tables that differ in one thing, and say what that changes. Ctrl-C keeps finished games.
terminal-compare-edition = An edition, or several with commas between them.
terminal-compare-vary = A key of the edition with several values, as in fewer=3,5.
report-column-before = before
report-column-after = after
