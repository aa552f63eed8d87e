# Puzzles: positions in which one move is clearly best.

puzzle-title = Puzzles
puzzle-about = In each of these positions one move is clearly best, and it is not the one you see first.
puzzle-today = Puzzles of the day
puzzle-all = All puzzles
puzzle-ask = You are { $name }. Find the best move.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-no = There is a better move. Try again.
puzzle-tempting = This is the move you see first. There is a better one.
puzzle-right = Right!
puzzle-shown = The answer
puzzle-answer = Best: { $move } (share of the win: { $share })
puzzle-instead = At first sight: { $move } (share of the win: { $share })
puzzle-why = Expected points, best move compared with that one:
puzzle-lead-exact = Every other move is worse, by at least { $lead } of the win. This was worked out to the end.
puzzle-lead = Every other move is worse, by at least { $lead } of the win ({ $low } to { $high }).
puzzle-level = Bots find this move from level { $level } on.
puzzle-nobody = No bot below the highest level finds this move.
puzzle-give-up = Show the answer
puzzle-share = Share this puzzle
puzzle-more = More puzzles
puzzle-progress = { $solved } of { $count } solved
puzzle-mark-solved = ✓ solved
puzzle-mark-shown = answer seen

puzzle-unknown = { $game } has no puzzle { $puzzle }; take one from the list of puzzles.
puzzle-none = { $game } has no puzzles yet.
puzzle-file = { $file } is not a file of puzzles; name one that hortus lab puzzles has written.
puzzle-other = { $file } is from another game or another seed; name another --out.
puzzle-seed = The seed must be plain letters and digits, as in --seed 7.

terminal-do-puzzle = Solve a puzzle: find the one best move.
terminal-do-lab-puzzles = Look for puzzles in games of bots.
terminal-puzzle-game = The game. Without it, the game of the day.
terminal-puzzle-key = The puzzle, by the name at the end of its link. Without it, the puzzle of the day.
terminal-puzzles-games = How many games of bots to search.
terminal-puzzles-out = Write the puzzles to this file; if it exists, continue it.
terminal-puzzles-found = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
    } from { $games ->
    [one] { $games } game
   *[other] { $games } games
    }: { $file }
terminal-puzzle-link = Puzzle { $puzzle } of { $game }, { $band }
terminal-help-answer = show the answer
