petal-place = rij { $row }, kolom { $column }
petal-tree = de boom
petal-empty = leeg
petal-covered = bloem van { $size } blaadjes, getallen bedekt
petal-flower = bloem van { $size } blaadjes, groen { $green }, roze { $pink }; voor groen { $forgreen } waard, voor roze { $forpink }
petal-something = iets
petal-colour = Kleur

petal-colour-0 = groen
petal-colour-1 = roze

petal-picked = { $count ->
    [one] { $count } bloem
   *[other] { $count } bloemen
    }
petal-flowers = Bloemen
petal-board = De weide

petal-ask-petal = Op welke buur klap je { $cell }?
petal-ask-flower = { $cell }: kies de bloem nog een keer om haar te plukken, of kies een buur om haar op te klappen.

petal-do-flip = { $size ->
    [one] Klap het blaadje op { $cell } op { $onto }
   *[other] Klap de bloem van { $size } blaadjes op { $cell } op { $onto }
    }
petal-do-pick = Pluk de bloem van { $size } blaadjes op { $cell }

petal-reason-flower = Bloem
petal-reason-fewer-flowers = Minder bloemen
petal-reason-fewer-so-far = Tot nu toe minder bloemen: +{ $points } aan het eind, en winst bij gelijke stand

petal-event-started = De boom toont { $colour }: { $colour } begint.
petal-event-laid = { $cell } is { $colour } { $number }.
petal-event-flipped = { $who } klapt { $cell } op { $onto }: een bloem van { $size } blaadjes.
petal-event-picked = { $points ->
    [one] { $who } plukt { $cell }, een bloem van { $size } blaadjes: groen { $green }, roze { $pink }, { $points } punt.
   *[other] { $who } plukt { $cell }, een bloem van { $size } blaadjes: groen { $green }, roze { $pink }, { $points } punten.
    }
petal-event-uncovered = { $cell } wordt opengelegd: groen { $green }, roze { $pink }.
petal-event-laid_unsaid = { $cell } is { $colour }.

petal-option-contents = Mag je de getallen in een bloem zien?
petal-option-contents-open = Elke bloem toont haar getallen.
petal-option-contents-memory = Bedekte getallen blijven bedekt tot de bloem geplukt wordt.

petal-prompt-move = Klap een blaadje of een bloem op een blaadje ernaast, of pluk een bloem.

petal-why-empty = Er ligt niets op dit vakje.
petal-why-edge = Aan die kant is geen vakje.
petal-why-tree = Je kunt niets op de boom klappen.
petal-why-flower = Je kunt niet op een bloem klappen, alleen op een los blaadje.
petal-why-gap = Je kunt niet in een gat klappen. Aan die kant moet een blaadje liggen.
petal-why-single = Dit is een los blaadje. Je kunt alleen een bloem plukken, van twee of meer blaadjes.

petal-sign-petal = Een blaadje met zijn getal.
petal-sign-flower = Een bloem, met een blaadje voor elk blaadje erin. In het midden staan de sommen: groen boven, roze onder.
petal-sign-tree = De boom. Er kan niets op worden geklapt.
