flutter-board = Die Wiese
flutter-rondel = Das Rondell
flutter-palette = Plättchen drehen oder wenden
flutter-choices = Auswahl
flutter-tracks = Die Blätter aller
flutter-sun = Die Sonne
flutter-sunhere = hier steht die Sonne
flutter-rainbee = die Regenbogenbiene
flutter-tile = { $shape } ({ $colour })
flutter-piece = Plättchen { $piece }
flutter-at = auf { $at }
flutter-enclosed = umschlossen
flutter-open = { $count ->
    [one] { $count } offene Seite
   *[other] { $count } offene Seiten
    }
flutter-sparkles = { $count ->
    [one] { $count } Funke
   *[other] { $count } Funken
    }
flutter-tiles = { $count } Plättchen
flutter-fills = { $count ->
    [one] schließt einen Teich aus { $count } Dreieck
   *[other] schließt einen Teich aus { $count } Dreiecken
    }
flutter-waterleft = noch { $count } Wasserplättchen
flutter-beeof = Biene von { $seat }
flutter-beehome = Biene zu Hause
flutter-beeon = Biene auf Plättchen { $piece }
flutter-bee = Biene

flutter-bee-home = zu Hause
flutter-bee-on = auf Plättchen { $piece }

flutter-petals = Blätter
flutter-nostack = ein leerer Platz im Rondell
flutter-stack = Stapel { $stack }
flutter-top = oben: { $tile }
flutter-costs = kostet { $price }
flutter-free = kostenlos
flutter-nopetals = keine Blätter
flutter-something = etwas
flutter-hidden = Pollen verdeckt
flutter-pollen = { $pollen } Pollen
flutter-track = Blätter von { $seat }: { $petals }
flutter-lastturns = Ein Stapel ist leer: die letzten Züge
flutter-straight = wie es liegt
flutter-turned = um { $degrees }° gedreht
flutter-flipped = gewendet, um { $degrees }° gedreht

flutter-gain-pollen = +{ $pollen } Pollen
flutter-gain-others = alle anderen +{ $pollen } Pollen

flutter-follow-scored = umschließt Plättchen { $piece }: −{ $price }, +{ $pollen } Pollen
flutter-follow-missed = umschließt Plättchen { $piece } unbezahlt: alle anderen +{ $pollen } Pollen
flutter-follow-bee = Biene von { $seat }: +{ $pollen } Pollen
flutter-follow-sipped = Teich: +{ $pollen } Pollen
flutter-follow-last = letztes Plättchen im Stapel { $stack }: das Spiel endet bald

flutter-colour-red = rot
flutter-colour-yellow = gelb
flutter-colour-blue = blau
flutter-colour-purple = lila
flutter-colour-rainbow = bunt

flutter-shape-ladybug = Marienkäfer
flutter-shape-moth = Motte
flutter-shape-hummingbird = Kolibri
flutter-shape-dragonfly = Libelle
flutter-shape-butterfly = Schmetterling
flutter-shape-rainbee = Regenbogenbiene

flutter-face = { $gives }
flutter-face-red = rot
flutter-face-yellow = gelb
flutter-face-blue = blau
flutter-face-purple = lila
flutter-face-any-petal = ein Blatt nach Wahl
flutter-face-1-pollen = 1 Pollen
flutter-face-blank = leer
flutter-face-no-water-left-1-pollen = kein Wasser mehr, 1 Pollen
flutter-face-face-down-1-pollen = verdeckt, 1 Pollen

flutter-ask-turn = Wähle einen Platz, oder drehe oder wende das Plättchen zuerst.
flutter-ask-pass = Kein Plättchen, das du nehmen kannst, passt irgendwo hin. Gib das kostenlose Plättchen für ein Blatt jeder Farbe ab.

flutter-do-stack = { $tile } nehmen, kostenlos
flutter-do-stack-paid = { $tile } nehmen für { $price }
flutter-do-turn = Plättchen: { $turn }
flutter-do-place = Auf { $at } legen: { $gains }
flutter-do-place-seen = Hierher legen: { $gains }
flutter-do-colour = Farbe: { $colour }
flutter-do-score = Als Nächstes Plättchen { $piece } bezahlen: { $tile }
flutter-do-bee = Die Biene auf Plättchen { $piece } setzen: { $tile }
flutter-do-keep = Die Biene zu Hause lassen
flutter-do-pass = Das Plättchen für ein Blatt jeder Farbe abgeben

flutter-reason-enclosed-tile = Funken eines umschlossenen Plättchens
flutter-reason-tiles-others-could-not-pay = Plättchen, die andere nicht bezahlen konnten
flutter-reason-ponds = Teiche
flutter-reason-bee = Besuche der Biene
flutter-reason-red-petals-left = Rote Blätter übrig
flutter-reason-yellow-petals-left = Gelbe Blätter übrig
flutter-reason-blue-petals-left = Blaue Blätter übrig
flutter-reason-purple-petals-left = Lila Blätter übrig

flutter-event-began = { $who } beginnt.
flutter-event-arranged = Platz { $place } des Rondells: Stapel { $stack }.
flutter-event-sun_rose = Die Sonne beginnt auf dem Stapel { $stack }.
flutter-event-turned_up = Der Stapel { $stack } zeigt: { $tile }.
flutter-event-sun_moved = Die Sonne wandert zum Stapel { $stack }.
flutter-event-took = { $who } nimmt: { $tile }.
flutter-event-skipped = { $who } zahlt { $count } × { $colour } und überspringt den Stapel { $stack }.
flutter-event-turned = Plättchen von { $who }: { $turn }.
flutter-event-placed = { $who } legt Plättchen { $piece } auf { $at }: { $tile }.
flutter-event-placed-seen = { $who } legt Plättchen { $piece }: { $tile }.
flutter-event-grew = { $who } bekommt { $count } × { $colour }, jetzt { $petals }.
flutter-event-withered = { $who } zahlt { $count } × { $colour }, jetzt { $petals }.
flutter-event-flooded = Wasser füllt { $cell }: { $face }.
flutter-event-flooded-seen = Wasser füllt eine Lücke: { $face }.
flutter-event-sipped = { $who } bekommt { $pollen } Pollen aus dem Teich.
flutter-event-scored = { $who } zahlt { $count } × { $colour } für Plättchen { $piece }: { $count } Pollen.
flutter-event-missed = { $who } kann Plättchen { $piece } nicht bezahlen: Alle anderen bekommen { $pollen } Pollen.
flutter-event-rested = Die Regenbogenbiene ist umschlossen.
flutter-event-flew_home = Die Biene von { $who } verlässt Plättchen { $piece }: { $pollen } Pollen.
flutter-event-settled = Die Biene von { $who } landet auf Plättchen { $piece }.
flutter-event-gave_up = { $who } kann nichts legen. Aus dem Spiel: { $tile }.
flutter-event-last_turns = Der Stapel { $stack } ist leer: Alle anderen haben noch einen Zug.
flutter-event-bloomed = { $who } hat noch { $count } × { $colour }: { $pollen } Pollen.

flutter-option-water = Wie funktioniert Wasser?
flutter-option-water-drawn = Wasserplättchen werden gezogen und zeigen, was sie geben.
flutter-option-water-face_down = Vollständige Information: Wasserplättchen liegen verdeckt und geben je 1 Pollen.
flutter-option-rainbow = Was geben die bunten Blätter der Regenbogenbiene, wenn du ein Plättchen anlegst?
flutter-option-rainbow-placed = Je ein Blatt der Farbe, die du anlegst.
flutter-option-rainbow-any = Je ein Blatt einer Farbe nach Wahl.
flutter-option-rainbow-nothing = Sie passen zu jeder Farbe, geben aber nichts.
flutter-option-scores = Ist der Pollen verdeckt?
flutter-option-scores-hidden = Pollen bleibt bis zum Ende verdeckt.
flutter-option-scores-open = Der Pollen aller ist zu sehen.
flutter-option-sun = Wo beginnt die Sonne?
flutter-option-sun-fixed = Auf dem Startstapel der Ausgabe, dem Marienkäfer.
flutter-option-sun-random = Auf einem zufälligen Stapel.
flutter-option-rondel = In welcher Reihenfolge liegen die Stapel?
flutter-option-rondel-fixed = In der Reihenfolge der Ausgabe.
flutter-option-rondel-random = In zufälliger Reihenfolge.

flutter-prompt-select = Nimm ein Plättchen. Jeder übersprungene Stapel kostet Blätter in der Farbe seines Bestäubers.
flutter-prompt-turn = Drehe oder wende das Plättchen.
flutter-prompt-place = Lege das Plättchen so, dass eine Seite die Wiese berührt.
flutter-prompt-name-rainbow = Welche Farbe gibt dieses bunte Blatt?
flutter-prompt-any-petal = Der Teich gibt ein Blatt nach Wahl. Welche Farbe?
flutter-prompt-choose-next = Deine Blätter reichen nicht für alle umschlossenen Plättchen. Welches kommt zuerst?
flutter-prompt-place-bee = Setze deine Biene auf ein offenes Plättchen, oder behalte sie für später.
flutter-prompt-resettle = Das Plättchen deiner Biene ist umschlossen. Setze die Biene auf ein anderes, oder hol sie nach Hause.

flutter-lacking = { $count } × { $colour }
flutter-why-can-place = Du kannst ein Plättchen legen, also darfst du nicht passen.
flutter-why-no-stack = Dieser Stapel ist leer.
flutter-why-skip = Um dorthin zu kommen, zahlst du für die übersprungenen Stapel. Dir fehlt { $lack }.
flutter-why-nowhere = Du könntest dieses Plättchen nirgends legen.
flutter-why-same-turn = Diese Lage sieht genauso aus wie eine andere, die du wählen kannst.
flutter-why-turn-nowhere = So gedreht kannst du das Plättchen nirgends legen.
flutter-why-edge = Dort endet der Tisch.
flutter-why-covered = Ein Plättchen kann nicht auf einem anderen oder auf Wasser liegen.
flutter-why-turn-first = Drehe oder wende das Plättchen zuerst.
flutter-why-side = Ein Plättchen muss die Wiese mit einer Seite berühren.
flutter-why-flower = Ein Plättchen muss mindestens eine Blüte wachsen lassen.
flutter-why-lack = Du kannst die unpassenden Blüten nicht bezahlen. Dir fehlt { $lack }.
flutter-why-not-placed = Ein buntes Blatt zählt als eine Farbe, die du dort angelegt hast.
flutter-why-owed = Mit dieser Farbe könntest du die unpassenden Blüten nicht bezahlen.
flutter-why-no-tile = Dieses Plättchen liegt nicht auf der Wiese.
flutter-why-not-due = Für dieses Plättchen ist nichts zu bezahlen.
flutter-why-rainbee = Auf die Regenbogenbiene darf keine Biene.
flutter-why-enclosed = Dieses Plättchen ist umschlossen.
flutter-why-bee = Auf diesem Plättchen sitzt schon eine Biene.

flutter-sign-price = Was ein Plättchen kostet: Blätter für die Stapel, die du überspringst.
flutter-sign-gain = Ein Platz für dein Plättchen, mit den Blättern, die er gibt (+) und kostet (−).
flutter-sign-sun = Die Sonne. Sie wandert am Anfang eines Zuges entlang der Pfeile, und der Stapel nach ihr ist kostenlos.
flutter-sign-water = Wasser. An einem Platz für dein Plättchen ist die Zahl die Größe des Teichs, den es schließen würde.
flutter-sign-bee = Eine Biene, in der Farbe ihres Platzes.
