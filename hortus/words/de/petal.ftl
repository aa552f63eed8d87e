petal-place = Reihe { $row }, Spalte { $column }
petal-tree = der Baum
petal-empty = leer
petal-covered = Blüte aus { $size } Blättern, Zahlen verdeckt
petal-flower = Blüte aus { $size } Blättern, grün { $green }, rosa { $pink }; für Grün { $forgreen } wert, für Rosa { $forpink }
petal-something = etwas
petal-colour = Farbe

petal-colour-0 = grün
petal-colour-1 = rosa

petal-picked = { $count ->
    [one] { $count } Blüte
   *[other] { $count } Blüten
    }
petal-flowers = Blüten
petal-board = Die Wiese

petal-ask-petal = Auf welchen Nachbarn klappst du { $cell }?
petal-ask-flower = { $cell }: Wähle die Blüte noch einmal, um sie zu pflücken, oder einen Nachbarn, auf den du sie klappst.

petal-do-flip = { $size ->
    [one] Das Blatt auf { $cell } auf { $onto } klappen
   *[other] Die Blüte aus { $size } Blättern auf { $cell } auf { $onto } klappen
    }
petal-do-pick = Die Blüte aus { $size } Blättern auf { $cell } pflücken

petal-reason-flower = Blüte
petal-reason-fewer-flowers = Weniger Blüten
petal-reason-fewer-so-far = Bisher weniger Blüten: +{ $points } am Ende, und bei Gleichstand vorn

petal-event-started = Der Baum zeigt die Farbe, die beginnt: { $colour }.
petal-event-laid = { $cell } ist { $colour } { $number }.
petal-event-flipped = { $who } klappt { $cell } auf { $onto }: eine Blüte aus { $size } Blättern.
petal-event-picked = { $points ->
    [one] { $who } pflückt { $cell }, eine Blüte aus { $size } Blättern: grün { $green }, rosa { $pink }, { $points } Punkt.
   *[other] { $who } pflückt { $cell }, eine Blüte aus { $size } Blättern: grün { $green }, rosa { $pink }, { $points } Punkte.
    }
petal-event-uncovered = { $cell } wird aufgedeckt: grün { $green }, rosa { $pink }.
petal-event-laid_unsaid = { $cell } ist { $colour }.

petal-option-contents = Sind die Zahlen in einer Blüte zu sehen?
petal-option-contents-open = Jede Blüte zeigt ihre Zahlen.
petal-option-contents-memory = Verdeckte Zahlen bleiben verdeckt, bis die Blüte gepflückt wird.

petal-prompt-move = Klappe ein Blatt oder eine Blüte auf ein Blatt daneben, oder pflücke eine Blüte.

petal-why-empty = Auf diesem Feld liegt nichts.
petal-why-edge = Auf dieser Seite ist kein Feld.
petal-why-tree = Auf den Baum kannst du nichts klappen.
petal-why-flower = Du kannst auf keine Blüte klappen, nur auf ein einzelnes Blatt.
petal-why-gap = Du kannst nicht in eine Lücke klappen. Auf dieser Seite muss ein Blatt liegen.
petal-why-single = Das ist ein einzelnes Blatt. Pflücken kannst du nur eine Blüte aus zwei oder mehr Blättern.

petal-sign-petal = Ein Blatt mit seiner Zahl.
petal-sign-flower = Eine Blüte, mit einem Blatt für jedes darin. In der Mitte stehen die Summen: oben Grün, unten Rosa.
petal-sign-tree = Der Baum. Auf ihn kann nichts geklappt werden.
