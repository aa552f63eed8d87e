lesson-step = Step { $step } of { $steps }
lesson-otherwise = You can do that, but it doesn't help here. Look at the highlighted places.
lesson-here = { $place }, highlighted
lesson-well = Well done. Look at the result, then go on.
lesson-next = Next step
lesson-again = Start again
lesson-play = Play now against { $name }
lesson-others = Other lessons
lesson-all = All rules
lesson-title = Lesson: { $title }
lesson-done = done
lesson-lost = The lesson has changed since you left it, so it starts again.

terminal-learn-game = The game whose lesson you want; without it, all lessons are listed.
terminal-learn-lesson = Which lesson: basics, a module, or a variant such as contents-memory. Without it, the basics.
terminal-learn-step = Which step to begin with.
terminal-learn-steps = { $steps ->
    [one] This lesson has { $steps } step, so it cannot begin with step { $step }.
   *[other] This lesson has { $steps } steps, so it cannot begin with step { $step }.
    }
terminal-learn-pointed = Highlighted: { $moves }
terminal-learn-no-undo = There is nothing to undo in this step.
terminal-learn-later = You can go on later with: { $line }
terminal-learn-play = Play now: { $line }
terminal-learn-more = Other lessons: { $lines }

refused-lesson-none = { $game } has no lesson { $lesson }; choose from { $known }.
refused-lesson-toml = { $place } is not TOML: { $why }.
refused-lesson-because = { $place }: { $fault }
refused-lesson-first = { $place }: the first step needs a text and a start.
refused-lesson-kind = { $place }: { $found } is not a kind of action; choose from { $known }.
refused-lesson-field = { $place }: { $found } is not a field of { $kind }; it has { $known }.
refused-lesson-word = { $place }: { $found } is not a value of { $field }; a value is, for example, { $example }.
refused-lesson-line = { $place }: { $found } is no script; write a seat and its moves, as in A c4, or draw and outcomes.
refused-lesson-value = { $found } is nowhere in the scene or the view.
refused-lesson-ways = { $place } has more than { $most } ways through it; let fewer actions fulfil its steps.
refused-lesson-stuck = { $place }: in step { $step } no legal action fulfils it.
refused-lesson-done = These choices do not fit this lesson; begin it again.
refused-lesson-over = This lesson is finished.

expected-lesson-value = a place such as scene.side or view.points.0
expected-lesson-actions = a list of actions, each in notation or as a table with "do"
expected-lesson-moves = lines such as "A c4" or "draw 3"
