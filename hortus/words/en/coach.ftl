# The coach: reviews, hints, luck, and why one move is better than another.

coach-effort = There is no effort { $found }; choose { $efforts }.
coach-unfinished = The game of this record is not finished; a review needs a finished game.
coach-alone = A review needs a game of at least two seats.

coach-graph = Share of the win that each seat could expect
coach-axis = From the first move to the last. Triangles mark turning points.
coach-title = Review: { $game }
coach-partial = Stopped early: this is what is known so far.

## What decisions are called

coach-best = best
coach-good = good
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder
coach-forced = forced
coach-counts = { $name }: { $count }

## Tables

coach-heading-turns = Turning points
coach-heading-decisions = Decisions that mattered
coach-heading-luck = Luck and skill
coach-column-move = move
coach-column-seat = seat
coach-column-played = played
coach-column-better = better
coach-column-loss = loss
coach-column-name = name
coach-column-why = why
coach-column-start = start
coach-column-luck = luck
coach-column-skill = skill
coach-column-result = result
coach-column-adjusted = without luck
coach-column-lost = lost
coach-column-accuracy = accuracy
coach-column-change = change
coach-draw = random draws
coach-nothing = No decision clearly cost anything.
coach-interval = { $loss } ({ $low } to { $high })
coach-signs = All figures are shares of the win. Skill is what the decisions of all seats made of the start and the luck. A loss compares one decision with the best move found. Intervals are 95 %.

## Why

coach-line-mine = { $reason } { $points }
coach-line-theirs = others: { $reason } { $points }
coach-why-none = no line of the score sheet stands out
coach-theme-growth = It adds points of your own.
coach-theme-denial = It takes points from the others.
coach-theme-timing = It is about when things happen, not about points at once.
coach-html-written = The page is in { $file }.
coach-not-a-page = { $file } is not a review page; name another --html.

## Hints

coach-hint-only = There is only one move.
coach-hint-clear = This is clearly the best move found.
coach-hint-likely = This is probably the best move, but that is not sure.
coach-hint-close = Not sure: other moves may be as good.
coach-hint-working = The coach is thinking …
coach-hint-longer = Think longer
coach-hint-shares = Share of the win that each move can expect:
coach-hint-points = Points that each move can expect:
coach-hint-against = Compared with { $move }:
coach-hint-reasons = Compared with { $move }: { $lines }

## The page

coach-was = { $name } played { $move }:
coach-ask = There was a better move. Which one?
coach-try-again = There is a better move. Try again, or show the answer.
coach-answer = Show the answer
coach-better = Better: { $move }. It is marked on the board.
coach-sheets = Both expected score sheets
coach-candidates = Share of the win that could be expected
coach-working = The coach is working
coach-learn = Learn from mistakes: ask me first
coach-deeper = Look deeper
coach-previous = Previous mistake
coach-next = Next mistake
coach-try = Try it against bots

## A record from a file

coach-file-title = Review a saved game
coach-file-explain = A record file of a finished game, from here or from the terminal, becomes a table of yours: you can replay it, review it and play on from any position.
coach-file-choose = Drop a record file here, or choose one:
coach-file-checking = The record is being checked …
coach-file-broken = This file is not a record; choose the JSON file of a finished game.
