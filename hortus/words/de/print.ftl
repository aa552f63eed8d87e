# Zum Ausdrucken: Absagen, Bögen, Deckblatt, Übersichten und Wertungsblöcke.

print-no-typst = Zum Drucken fehlt Typst; so kommt es dazu: pip install "{ $extra }"
print-not-one-of = { $name } sollte { $known } sein, nicht { $found }.
print-no-language = Die Sprache { $language } gibt es nicht; es gibt { $languages }.
print-bleed = --bleed sollte eine Länge von 0mm bis { $most } sein, nicht { $found }.
print-nothing = { $game } hat nichts davon zu drucken: { $what }.
print-ending = { $file } sollte auf .pdf enden, bei einer Stellung auf .pdf oder .svg.
print-only-pdf = Ein ganzes Spiel wird als PDF gedruckt; { $file } sollte auf .pdf enden.
print-other-file = In { $file } steht etwas anderes; nenne eine andere Datei.
print-which = Nenne ein Spiel, wie in hortus print petal --out petal.pdf, oder mit --position eine gespeicherte Partie.
print-not-both = Nenne ein Spiel oder mit --position eine gespeicherte Partie, nicht beides.
print-move-alone = --move braucht eine gespeicherte Partie: hortus print --position game.json --move 12 --out board.svg.
print-done = { $pages ->
    [one] { $file } ist fertig: { $pages } Seite.
   *[other] { $file } ist fertig: { $pages } Seiten.
    }
print-drawn = { $file } ist fertig.

print-title = { $game } zum Ausdrucken
print-position = Eine Stellung
print-sheet-head = { $game } · { $what } { $number }/{ $of } · { $side }
print-front = Vorderseite
print-back = Rückseite
print-back-of = Rückseite von { $piece }

print-what-tiles = Plättchen und Marker
print-what-boards = Tafeln
print-what-cards = Karten
print-what-pads = Wertungsblöcke und Übersichten
print-what-rules = Regeln

print-cover-line = { $seats ->
    [one] Zum Ausdrucken für eine Person, Ausgabe „{ $edition }“
   *[other] Zum Ausdrucken für bis zu { $seats } Personen, Ausgabe „{ $edition }“
    }
print-cover-print = Was du druckst
print-cover-pages = Seiten
print-cover-what = Was
print-cover-on = Worauf
print-cover-sheets = { $sheets ->
    [one] { $what }, ein Bogen
   *[other] { $what }, { $sheets } Bögen
    }
print-cover-rest = ab { $page }
print-cover-paper-parts = Übersichten, Wertungsblöcke, Regeln
print-on-board = Papier, auf 1 bis 2 mm dicke Pappe geklebt, oder der dickste Karton, den dein Drucker nimmt
print-on-card = Karton mit 200 bis 300 g/m², oder Papier, auf dünnen Karton geklebt
print-on-paper = normales Papier
print-cover-cut = Wie du schneidest
print-step-scale = Drucke mit 100 %, nicht „an Seite anpassen“. Prüfe dann das Lineal unten: Es ist 100 mm lang.
print-step-duplex-long = Drucke beidseitig, an der langen Kante gewendet. Jede Rückseite liegt hinter ihrer Vorderseite. Leere Seiten halten Vorder- und Rückseiten im Takt.
print-step-duplex-short = Drucke beidseitig, an der kurzen Kante gewendet. Jede Rückseite liegt hinter ihrer Vorderseite. Leere Seiten halten Vorder- und Rückseiten im Takt.
print-step-duplex-none = Drucke einseitig. Es gibt keine Rückseiten. Willst du welche, drucke noch einmal mit --duplex long.
print-step-marks = Lege ein Lineal an gegenüberliegende Schnittmarken und schneide durch den ganzen Block. Andere Formen schneidest du an ihren Linien.
print-step-register = Halte einen Bogen gegen das Licht: Die kleinen Kreuze von Vorder- und Rückseite sollen sich treffen. Sonst stelle den Drucker nach.
print-step-lines = Schneide an den dünnen Linien.
print-step-bleed = Die Farbe geht über den Schnitt hinaus. So bleibt kein weißer Rand, wenn ein Schnitt etwas danebengeht.
print-step-fold = Ritze gestrichelte Linien mit dem Messerrücken an. Falte Figuren am Kopf und über den Füßen, klebe beide Hälften zusammen und die Füße auf eine Münze oder ein Stück Karton.
print-cover-ruler = 100 mm, wenn du mit 100 % gedruckt hast

print-contents = Was in der Schachtel ist
print-contents-piece = Teil
print-contents-size = Größe
print-makers = { $game } gehört denen, die es gemacht haben. Bitte unterstütze sie und kaufe ihre Spiele, wo du kannst. Dies ist eine unabhängige Ausgabe: Alle Texte und Bilder sind unsere eigenen.
print-rules-line = Die Regeln, wie wir sie spielen
print-rules-other = Die Regeln nennen die Zahlen der Standardausgabe. In dieser Ausgabe gilt, was auf den Teilen steht.
print-pad-total = Summe

print-kind-petal-green = grünes Blatt
print-kind-petal-pink = rosa Blatt
print-kind-petal-tree = Baum
print-note-petal = Mehr brauchst du nicht.
print-aid-petal-1 = Tu in deinem Zug genau eines.
print-aid-petal-2 = Klappe ein einzelnes Blatt auf ein einzelnes Blatt daneben: eine neue Blüte.
print-aid-petal-3 = Oder klappe eine Blüte auf ein einzelnes Blatt daneben: Die Blüte wächst.
print-aid-petal-4 = Oder pflücke eine Blüte. Sie bringt deine Farbe minus die andere, aber nie weniger als 0.
print-aid-petal-5 = Nie schräg, nie auf eine Blüte, auf den Baum oder in eine Lücke.
print-aid-petal-6 = Ende: Keine Blüte ist übrig, und keine zwei Blätter liegen nebeneinander. Für jede Blüte, die du weniger hast, bekommst du einen Bonus.
print-pad-petal-1 = Gepflückte Blüten
print-pad-petal-2 = Bonus für weniger Blüten

print-kind-flutter-tile = Wiesenplättchen
print-kind-flutter-rainbee = Regenbogenbiene
print-kind-flutter-water = Wasserplättchen
print-kind-flutter-sun = Sonne
print-kind-flutter-bee = Biene
print-kind-flutter-marker = Blattmarker
print-kind-flutter-tracker = Blattleiste
print-note-flutter = Pollen schreibst du auf den Wertungsblock, verdeckt vor den anderen. Plättchen dürfen gewendet werden, deshalb zeigt ihre Rückseite das Spiegelbild.
print-aid-flutter-1 = Rücke die Sonne auf den nächsten Stapel, nur nicht im allerersten Zug.
print-aid-flutter-2 = Nimm ein Plättchen. Der Stapel nach der Sonne ist kostenlos. Überspringen kostet 1 Blatt in der Farbe des Bestäubers, dann 2, 3 und 4.
print-aid-flutter-3 = Lege es, gedreht oder gewendet: mindestens eine gemeinsame Seite und eine Blüte, die wächst.
print-aid-flutter-4 = Passende Blüten: Du bekommst alle Blätter der Farben auf beiden Seiten. Andere Blüten: Du zahlst alle ihre Blätter. Erst die Gewinne.
print-aid-flutter-5 = Fülle Teiche mit Wasser und nimm, was es zeigt.
print-aid-flutter-6 = Umschlossene Plättchen: Zahle so viele Blätter ihrer Farbe, wie sie Funken haben, und bekomme ebenso viel Pollen. Kannst du nicht, bekommen alle anderen die Hälfte.
print-aid-flutter-7 = Eine Biene auf einem umschlossenen Plättchen bringt ihrer Person Pollen. Am Ende deines Zuges darfst du deine Biene setzen.
print-aid-flutter-8 = Ist ein Stapel leer, haben alle anderen noch einen Zug. Dann zahlen die Leisten.
print-pad-flutter-1 = Umschlossen
print-pad-flutter-2 = Plättchen anderer
print-pad-flutter-3 = Teiche
print-pad-flutter-4 = Bienen
print-pad-flutter-5 = Rote Blätter
print-pad-flutter-6 = Gelbe Blätter
print-pad-flutter-7 = Blaue Blätter
print-pad-flutter-8 = Lila Blätter

print-word-seats = bei { $counts } Personen
print-kind-polders-sheet = Blatt
print-kind-polders-shape = Formkarte
print-kind-polders-assignment = Auftrag
print-note-polders = Alle brauchen einen Stift in eigener Farbe. Drucke die Blätter für jede Partie neu.
print-aid-polders-1 = Deckt drei Formkarten auf.
print-aid-polders-2 = Wähle eine davon und eine Füllung: Kreise für Gutshäuser, Streifen für Höfe, Kreuze für Mühlen.
print-aid-polders-3 = Zeichne die ganze Form. Eines ihrer Felder liegt an einer Straße oder neben einem deiner Felder.
print-aid-polders-4 = Passt keine Form, fülle ein einzelnes Feld.
print-aid-polders-5 = Gib dein Blatt nach links weiter.
print-aid-polders-6 = Gebiet: zwei oder mehr Felder von dir mit einer Füllung. Felder mal richtige Gebäude: bis 5 Felder ganz, bis 10 halb, dann ein Viertel.
print-aid-polders-7 = Richtige Gebäude zählen nicht als Felder. Runde ab.
print-pad-polders-1 = Gebiete mit Kreisen
print-pad-polders-2 = Gebiete mit Streifen
print-pad-polders-3 = Gebiete mit Kreuzen
print-pad-polders-4 = Auftrag 1
print-pad-polders-5 = Auftrag 2
print-pad-polders-6 = Auftrag 3
print-pad-polders-7 = Auftrag 4
print-pad-polders-8 = Auftrag 5

print-word-bids = Gebote
print-word-order = Reihenfolge
print-word-rounds = Runden
print-kind-papillon-tile = Gartenplättchen
print-kind-papillon-gnome = Gartenzwerg
print-kind-papillon-planter = Kübel
print-kind-papillon-flower = Blume
print-kind-papillon-bonus = Bonusplättchen
print-kind-papillon-caterpillar = Raupe
print-kind-papillon-butterfly = Schmetterling
print-kind-papillon-gardener = Gärtnerfigur
print-kind-papillon-board = Auslage
print-note-papillon = Du brauchst noch einen Beutel für die Plättchen. Jede Blume steht auf ihrem Kübel, Schmetterlinge liegen daneben.
print-aid-papillon-1 = Zehn Plättchen in die Auslage, eine Raupe auf jedes Zeichen, ein Gartenzwerg an den Geräteschuppen. Zu zweit bleibt das letzte Feld der ersten Reihe und der ersten Spalte leer.
print-aid-papillon-2 = Bietet in der Reihenfolge der Leiste. Zahle, oder nimm, was dein 0-Feld zeigt. Das höchste Gebot wählt zuerst, dann die Nullen von rechts nach links.
print-aid-papillon-3 = Nimm eine ganze Reihe oder Spalte. Nur ein Plättchen: Zieh noch eines. Die dritte Reihe oder Spalte bringt den Gartenzwerg.
print-aid-papillon-4 = Lege deine Plättchen. Seiten, die sich berühren, zeigen das Gleiche. Geschlossenes Beet: Setze einen Schmetterling darauf.
print-aid-papillon-5 = Bestäubt, die letzte Person zuerst. Von einem Beet aus drei oder mehr Plättchen darfst du das Bonusplättchen nehmen und einen Schmetterling dazusetzen.
print-aid-papillon-6 = Nektar am Ende: Blumen, Raupen, Schmetterlinge in geschlossenen Wiesen, und 2 für jedes Plättchen deiner zwei größten geschlossenen Beete.
print-pad-papillon-1 = Blaue Blumen
print-pad-papillon-2 = Violette Blumen
print-pad-papillon-3 = Rote Blumen
print-pad-papillon-4 = Gelbe Blumen
print-pad-papillon-5 = Raupen
print-pad-papillon-6 = Geschlossene Wiesen
print-pad-papillon-7 = Größtes Beet
print-pad-papillon-8 = Zweites Beet

print-kind-blume-tile = Blütenplättchen
print-kind-blume-hybrid = Hybridplättchen
print-kind-blume-botanist = Botanikerkarte
print-kind-blume-can = Gießkannenkarte
print-kind-blume-tool = Werkzeug
print-kind-blume-peg = Stecker
print-kind-blume-drop = Wassertropfen
print-kind-blume-glove = Handschuh
print-kind-blume-marker = Gewächshausmarker
print-kind-blume-market = Markt
print-kind-blume-bed = Beet mit Gewächshaus
print-note-blume = Du brauchst noch einen Beutel für die Plättchen. Ein Marker auf jedem Fach des Gewächshauses zählt seine Blüten. Im Blumenfeld sind diese Marker deine Stecker.
print-aid-blume-1 = Fülle die Reihe auf drei Plättchen auf. Nimm eines oder zieh zufällig. Lege es neben eines deiner Plättchen.
print-aid-blume-2 = Blüte, vier Ecken einer Farbe: eine Blüte ins Gewächshaus oder ein Schritt mit einem Stecker. Gegossen: beides.
print-aid-blume-3 = Hybride, zwei Farben im Wechsel: eine Blüte von jeder Farbe. Gegossen: auch ein Schritt.
print-aid-blume-4 = Ein Schritt setzt einen Stecker auf das nächste freie Feld, hinauf oder hinunter.
print-aid-blume-5 = Volles Fach: Sein Stecker kann nicht hinauf. Statt einer Blüte bewegst du einen anderen Stecker oder nimmst eine Blüte heraus.
print-aid-blume-6 = Sind alle Beete voll: Jede Blüte bringt den Preis ihrer Farbe. Dann schneide 3 Plättchen zurück nach Runde 1, 4 nach Runde 2. Jede Hybride macht es eines mehr oder eines weniger.
print-pad-blume-1 = Runde 1
print-pad-blume-2 = Runde 2
print-pad-blume-3 = Runde 3
print-pad-blume-4 = Botanikerkarten
print-pad-blume-5 = Wassertropfen

print-help-out = Die Datei, die geschrieben wird: .pdf, oder .svg für eine Stellung.
print-help-edition = Der Name einer Ausgabe oder eine .toml-Datei.
print-help-seats = Für wie viele Plätze; sonst so viele, wie das Spiel haben kann.
print-help-paper = a4 oder letter.
print-help-what = all, tiles, boards, cards, pads oder rules.
print-help-marks = Schnittmarken statt Linien zum Ausschneiden.
print-help-bleed = Wie weit die Farbe über den Schnitt hinausgeht.
print-help-duplex = Die Kante, an der dein Drucker wendet: long oder short; none druckt keine Rückseiten.
print-help-ink = full oder light.
print-help-position = Eine gespeicherte Partie: Ihre Stellung wird gedruckt.
print-help-move = Die Stellung nach so vielen Zügen der gespeicherten Partie.
