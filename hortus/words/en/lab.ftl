# What the arena, the benchmark, the training and the bots' tables of numbers say.

## Arenas

lab-arena-seats = An arena needs at least two seats, as in --seats 2.
lab-arena-bots = An arena needs at least two different bots, as in --bots level-3,greedy.
lab-arena-twice = More bots than seats meet pair by pair; name { $bot } once, not twice.
lab-arena-count = At { $seats } seats name 2 or { $seats } bots, not { $given }; at 2 seats any number.
lab-no-bot = There is no bot { $bot }; the bots are { $bots }. For measuring there are also beginner, studious and search-N with N up to { $most }.

lab-played = { $game } at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, seed { $seed }, bots and rules { $fingerprint }.
lab-played-with = { $game } at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    } with { $agreed }, seed { $seed }, bots and rules { $fingerprint }.
lab-verdict-better = { $one } is better than { $other }: it wins more than half, clear after { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
    } with a 5 % chance of error.
lab-verdict-worse = { $one } is worse than { $other }: it wins less than half, clear after { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
    } with a 5 % chance of error.
lab-verdict-even = { $one } and { $other } are even within 5 points, clear after { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
    } with a 5 % chance of error.
lab-verdict-undecided = { $one } and { $other } are undecided after { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
    }; ask for more with --groups.

## The page of an arena

lab-page-shares = Share of the wins
lab-page-signs = The dot is the share of games won. The line through it is the 95 % interval, and the tick is a fair share.
lab-page-ratings = Ratings
lab-page-scale = Fitted to all meetings at two seats; the weakest bot is at 0. A bot that is 200 above another wins 76 of 100 games.
lab-page-bout = bout { $number }
lab-page-interval = { $low } to { $high }
lab-column-bout = bout
lab-column-bot = bot
lab-column-wins = wins
lab-column-interval = 95 %
lab-column-fair = fair
lab-column-points = points
lab-column-games = games

## Files

lab-not-a-file = { $file } is not a file; name another one.
lab-not-a-result = { $file } is not the result of an arena, or is damaged; name another file.
lab-not-a-page = { $file } is not a page of an arena; name another --html.
lab-other-bouts = { $file } holds other bouts; name another --out, or ask for the same bouts.
lab-no-fingerprint = { $file } does not say which bots and rules played it; name another --out.
lab-other-fingerprint = { $file } was played by other bots or rules ({ $theirs }, these are { $ours }); name another --out.
lab-not-ratings = { $file } is not a file of ratings; name another --out.
lab-rate-game = { $file } holds games of { $found }, not of { $game }; leave it out.
lab-rate-seats = { $file } was played at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, but ratings are for two; leave it out.
lab-rate-tables = { $one } and { $other } have different modules or options; rate them separately.
lab-rate-twice = { $one } holds games that { $other } holds too; name each game once.
lab-rate-nothing = These files hold no finished games; name some that do.
lab-rate-apart = No meetings link { $one } and { $other }; add a file of meetings between them.
lab-rate-levels = The files lack { $bots }; --out needs all levels.

## Training and measuring

lab-train-seed = Training stores its seed in a file. { $seed } cannot be stored there; use a word.
lab-train-unreadable = { $file } holds no weights, or is damaged; name another file.
lab-train-other = { $file } was trained for another table or seed; name another file.
lab-train-count = { $file } has too few or too many weights, so it is damaged; name another file.
lab-bench-failed = The round { $command } failed with exit code { $code }; it should print games, decisions and seconds.

## The bots' tables of numbers

lab-numbers-not-toml = { $file } is not TOML: { $why }.
lab-numbers-command = { $file }: command is missing; it says how the numbers were made.
lab-numbers-count = { $file }: { $row } should be { $count } numbers, not { $found } values.
lab-numbers-weights = { $file } of { $game } should have a weight for each of its features.
lab-level-bot = { $place }: bot should be { $bots }, not { $found }.
lab-level-effort = { $place }: a search needs an effort of at least 1, not { $found }.
lab-level-share = { $place }: share should be more than 0 and at most 1, not { $found }.
lab-level-missing = { $place } is missing; every game has levels 1 to { $last }.
