petal-place = row { $row }, column { $column }
petal-tree = the tree
petal-empty = empty
petal-covered = flower of { $size } petals, numbers covered
petal-flower = flower of { $size } petals, green { $green }, pink { $pink }; worth { $forgreen } to green and { $forpink } to pink
petal-something = something
petal-colour = Colour

petal-colour-0 = green
petal-colour-1 = pink

petal-picked = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
    }
petal-flowers = Flowers
petal-board = The meadow

petal-ask-petal = Flip { $cell } onto which neighbour?
petal-ask-flower = { $cell }: choose it again to pick it, or choose a neighbour to flip it onto.

petal-do-flip = { $size ->
    [one] Flip the petal on { $cell } onto { $onto }
   *[other] Flip the flower of { $size } petals on { $cell } onto { $onto }
    }
petal-do-pick = Pick the flower of { $size } petals on { $cell }

petal-reason-flower = Flower
petal-reason-fewer-flowers = Fewer flowers
petal-reason-fewer-so-far = Fewer flowers so far: +{ $points } at the end, and you win a tie

petal-event-started = The tree shows { $colour }: { $colour } goes first.
petal-event-laid = { $cell } is { $colour } { $number }.
petal-event-flipped = { $who } flips { $cell } onto { $onto }: a flower of { $size } petals.
petal-event-picked = { $points ->
    [one] { $who } picks { $cell }, a flower of { $size } petals: green { $green }, pink { $pink }, { $points } point.
   *[other] { $who } picks { $cell }, a flower of { $size } petals: green { $green }, pink { $pink }, { $points } points.
    }
petal-event-uncovered = { $cell } is revealed: green { $green }, pink { $pink }.
petal-event-laid_unsaid = { $cell } is { $colour }.

petal-option-contents = Can players see the numbers inside a flower?
petal-option-contents-open = Every flower shows the numbers inside it.
petal-option-contents-memory = Covered numbers stay covered until the flower is picked.

petal-prompt-move = Flip a petal or a flower onto a petal next to it, or pick a flower.

petal-why-empty = There is nothing on this space.
petal-why-edge = There is no space on that side.
petal-why-tree = You cannot flip onto the tree.
petal-why-flower = You cannot flip onto a flower, only onto a single petal.
petal-why-gap = You cannot flip into a gap. There must be a petal on that side.
petal-why-single = This is a single petal. You can only pick a flower, of two petals or more.

petal-sign-petal = A petal with its number.
petal-sign-flower = A flower with a petal for each one inside. In the middle are its sums: green above, pink below.
petal-sign-tree = The tree. Nothing can be flipped onto it.
