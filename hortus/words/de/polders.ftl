polders-board = Blatt { $sheet }
polders-empty = leer
polders-of = { $field } von { $seat }
polders-single = ein einzelnes Feld
polders-something = etwas
polders-holds = Blatt
polders-cards = Formkarten
polders-assignments = Aufträge
polders-others = Andere Blätter
polders-open = { $sheet } ansehen, gerade bei { $name }
polders-mine = Zurück zu meinem Blatt
polders-goes = als Nächstes: { $name }
polders-before = bei { $name }
polders-round = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
polders-done = Die letzte Runde ist vorbei.
polders-noassignments = Noch keine.
polders-choose = { $card } als { $filling }


polders-do-card = { $card } als { $filling } zeichnen
polders-do-place = Bei { $cell } zeichnen, { $turn }

polders-turn-0 = wie gedruckt
polders-turn-1 = um ein Viertel nach rechts gedreht
polders-turn-2 = auf dem Kopf
polders-turn-3 = um ein Viertel nach links gedreht
polders-turn-4 = gespiegelt
polders-turn-5 = gespiegelt, um ein Viertel nach rechts gedreht
polders-turn-6 = gespiegelt, auf dem Kopf
polders-turn-7 = gespiegelt, um ein Viertel nach links gedreht

polders-event-received = { $who } beginnt mit { $sheet }.
polders-event-dealer = { $who } gibt in Runde { $round } die Karten.
polders-event-assigned = Neuer Auftrag: { $assignment }.
polders-event-flipped = Aufgedeckt: { $card }.
polders-event-drew = { $who } zeichnet { $card } als { $filling } auf { $sheet }, bei { $cell }.
polders-event-rested = { $sheet } ist voll, also zeichnet { $who } nichts.
polders-event-discarded = Die offenen Karten werden abgelegt. { $left ->
    [one] { $left } Karte bleibt im Stapel.
   *[other] { $left } Karten bleiben im Stapel.
    }
polders-event-passed = Alle geben ihr Blatt nach links weiter.
polders-event-crossed = { $who } hakt Runde { $round } auf { $sheet } ab.
polders-event-shuffled = Alle { $cards } Formkarten werden gemischt.

polders-term-manor-garden = Gutsgarten
polders-term-manor-gardens = Gutsgärten
polders-term-manor = Gutshaus
polders-term-manors = Gutshäuser
polders-term-crop-field = Acker
polders-term-crop-fields = Äcker
polders-term-farm = Hof
polders-term-farms = Höfe
polders-term-mill-field = Mühlenfeld
polders-term-mill-fields = Mühlenfelder
polders-term-mill = Mühle
polders-term-mills = Mühlen
polders-term-manor-master = Gutsherr
polders-term-farm-frenzy = Hofrausch
polders-term-mill-maker = Mühlenbauer
polders-term-set-builder = Satzsammler
polders-term-horizontal-rows = Waagrechte Reihen
polders-term-vertical-columns = Senkrechte Spalten
polders-term-area-control = Große Gebiete
polders-term-correct-buildings = Richtige Gebäude
polders-term-wrong-buildings = Falsche Gebäude
polders-term-road-pairing = Beiderseits der Straße
polders-term-solo-square = Einzelgänger
polders-term-empty-areas = Leere Gebiete
polders-term-minimal-miller = Zu wenige Mühlen
polders-term-manor-minimalist = Zu wenige Gutshäuser
polders-term-farm-fiasco = Zu wenige Höfe

polders-option-polders = Auf welchen Blättern spielt ihr?
polders-option-polders-marked = Auf den Blättern, die für diese Personenzahl markiert sind.
polders-option-polders-drawn = Auf zufälligen Blättern: Alle bekommen eines der vier aus der Schachtel.
polders-option-polders-1-2-3-4 = Das erste, zweite, dritte und vierte Blatt aus der Schachtel, für jede Person eines.
polders-option-polders-1-3-4-2 = Das erste, dritte, vierte und zweite Blatt aus der Schachtel, für jede Person eines.
polders-option-polders-1-4-2-3 = Das erste, vierte, zweite und dritte Blatt aus der Schachtel, für jede Person eines.
polders-option-polders-2-3-4-1 = Das zweite, dritte, vierte und erste Blatt aus der Schachtel, für jede Person eines.
polders-option-polders-2-4-1-3 = Das zweite, vierte, erste und dritte Blatt aus der Schachtel, für jede Person eines.
polders-option-polders-3-4-1-2 = Das dritte, vierte, erste und zweite Blatt aus der Schachtel, für jede Person eines.
polders-option-too_few = Wann kosten zu wenige Gebäude Punkte?
polders-option-too_few-card = Bei weniger als vier, wie auf den Karten.
polders-option-too_few-appendix = Bei vier oder weniger, wie im Anhang.
polders-option-wrong_buildings = Was bewirkt ein falsch gefülltes Gebäude in einem Gebiet?
polders-option-wrong_buildings-join = Es verbindet Felder, zählt aber nicht.
polders-option-wrong_buildings-plain = Es zählt als normales Feld.
polders-option-wrong_buildings-letter = Es zählt als normales Feld, aber nicht für „Große Gebiete“.
polders-option-ties = Was bekommen alle, die sich einen Platz teilen?
polders-option-ties-place = Sie teilen die Punkte ihres Platzes.
polders-option-ties-pool = Sie teilen die Punkte aller Plätze, die sie einnehmen.
polders-option-single = Wohin darf ein einzelnes Feld, wenn keine Karte passt?
polders-option-single-bordering = Neben eine Straße oder eines deiner Felder, falls dort eines frei ist.
polders-option-single-anywhere = Auf jedes freie Feld.

polders-card-most = Die meisten richtig gefüllten { $buildings }: { $prizes } Punkte.
polders-card-sets = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jeden Satz aus { $set }, richtig gefüllt.
polders-card-rows = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jede Reihe aus { $least } oder mehr Feldern, die ganz dir gehört.
polders-card-columns = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jede Spalte aus { $least } oder mehr Feldern, die ganz dir gehört.
polders-card-areas = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes Gebiet aus { $least } oder mehr Feldern, richtige Gebäude mitgezählt.
polders-card-empty = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes Gebiet aus { $least } oder mehr Feldern ohne richtiges Gebäude.
polders-card-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes deiner Felder ohne eigenes Nachbarfeld mit derselben Füllung.
polders-card-right = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes richtig gefüllte Gebäude.
polders-card-wrong = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes falsch gefüllte Gebäude.
polders-card-roads = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für jedes Straßenstück mit eigenen Feldern auf beiden Seiten.
polders-card-fewer = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }, wenn weniger als { $least } { $buildings } richtig gefüllt sind.
polders-card-name = Karte { $card }
polders-reason-with = { $fields }, dazu { $count } { $buildings }
polders-reason-without = { $fields } ohne { $building }
polders-formula-1 = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
    } × { $count } { $buildings } = { $points }
polders-formula-2 = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
    } × { $count } { $buildings } × ½ = { $points }
polders-formula-4 = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
    } × { $count } { $buildings } × ¼ = { $points }

polders-prompt-fill = Wähle eine Karte und eine Füllung.
polders-prompt-place = Wähle eine Stelle auf { $sheet }. Du kannst die Form drehen und spiegeln.
polders-prompt-single = Keine Karte passt auf { $sheet }. Wähle eine Füllung für ein einzelnes Feld.
polders-prompt-card = Wähle eine Karte und eine Füllung für { $sheet }.

polders-why-place-first = Du hast eine Karte gewählt. Wähle jetzt ihren Platz, oder nimm die Wahl zurück.
polders-why-card-first = Wähle zuerst eine Karte und eine Füllung.
polders-why-card-fits = Ein einzelnes Feld darfst du nur füllen, wenn keine Karte auf dein Blatt passt.
polders-why-not-open = Diese Karte liegt nicht offen.
polders-why-fits-nowhere = Diese Form passt nirgends auf dein Blatt.
polders-why-outside = So läge die Form nicht auf dem Blatt, oder sie sieht in einer anderen Lage gleich aus.
polders-why-filled = Dort ist schon ein Feld gefüllt.
polders-why-border = Die Form muss eine Straße oder eines deiner Felder berühren.

polders-sign-circle = Kreis: Diese Füllung gehört zu dem Gebäude daneben.
polders-sign-stripes = Streifen: Diese Füllung gehört zu dem Gebäude daneben.
polders-sign-cross = Kreuz: Diese Füllung gehört zu dem Gebäude daneben.
polders-sign-coin = Eine Münze auf einem Gebäude: Es hat die richtige Füllung und zählt.
