# What a report about many games says.

report-title = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }
report-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } von { $bots }, Ausgabe { $edition }, Startwert { $seed }, Bots und Regeln { $fingerprint }.
report-played-with = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } von { $bots } mit { $agreed }, Ausgabe { $edition }, Startwert { $seed }, Bots und Regeln { $fingerprint }.
report-item = • { $text }

## What is certain

report-claims = Was sicher ist
report-claims-note = Bei so vielen Fragen sieht manche Antwort nur zufällig sicher aus. Diese Sätze berücksichtigen das: Die Wahrscheinlichkeit, dass einer davon falsch ist, beträgt 5 %. Sie sagen, was zusammen auftritt, nicht, was die Ursache ist.
report-claim-seat = Platz { $seat } gewinnt { $value } der Partien ({ $low } bis { $high }); fair wären { $fair }.
report-claim-first = Wer zuerst entscheidet, bekommt { $value } Punkte mehr als die anderen ({ $low } bis { $high }).
report-claim-first-less = Wer zuerst entscheidet, bekommt { $value } Punkte weniger als die anderen ({ $low } bis { $high }).
report-claim-thing = „{ $thing }“: Plätze damit gewinnen { $one }, Plätze ohne { $other }, ein Unterschied von { $value } ({ $low } bis { $high }).
report-claim-more = „{ $thing }“: Plätze damit bekommen { $value } Punkte mehr als Plätze ohne ({ $low } bis { $high }).
report-claim-less = „{ $thing }“: Plätze damit bekommen { $value } Punkte weniger als Plätze ohne ({ $low } bis { $high }).
report-claim-line = Punkte für „{ $thing }“: Plätze damit gewinnen { $one }, Plätze ohne { $other }, ein Unterschied von { $value } ({ $low } bis { $high }).
report-claim-must = Ohne „{ $thing }“ geht es nicht: Ein Platz, der darauf verzichtet, gewinnt { $wins } der Partien ({ $low } bis { $high }), weniger als ein Viertel eines fairen Anteils ({ $fair }).
report-claim-costs = Der Verzicht auf „{ $thing }“ kostet Siege: So ein Platz gewinnt { $wins } der Partien ({ $low } bis { $high }); fair wären { $fair }.
report-claim-helps = Die Bots gewinnen öfter ohne „{ $thing }“: Ein Platz, der darauf verzichtet, gewinnt { $wins } der Partien ({ $low } bis { $high }); fair wären { $fair }.
report-claim-spare = „{ $thing }“ ist nicht nötig: Ein Platz, der darauf verzichtet, gewinnt { $wins } der Partien ({ $low } bis { $high }), höchstens { $most } Prozentpunkte neben einem fairen Anteil ({ $fair }).
report-never = „{ $thing }“ kommt nie vor: In { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } war es kein einziges Mal möglich.
report-claim-costs-points = Der Verzicht auf „{ $thing }“ kostet { $value } Punkte ({ $low } bis { $high }).
report-claim-helps-points = Die Bots bekommen { $value } Punkte mehr ohne „{ $thing }“ ({ $low } bis { $high }).
report-no-seat = Kein Platz gewinnt um mehr als { $most } Prozentpunkte öfter oder seltener, als fair wäre.
report-few-games = Weniger als { $least } Partien sagen nichts über die Plätze.
report-hardly = „{ $thing }“ wird kaum je gewählt: bei { $taken } von { $offered } Entscheidungen, die es anboten, auf Dauer höchstens { $most }.

## Sections

report-fairness = Fairness
report-seats = Anteil der Siege nach Platz
report-seat = Platz { $seat }: { $bot }
report-signs-seats = Der Punkt ist der Anteil gewonnener Partien, der Balken das 95-%-Intervall, die Linie ein fairer Anteil. Ein grüner Balken reicht nicht bis zur Linie.
report-first = Zuerst zu entscheiden ist { $value } Punkte wert ({ $between }), verglichen mit dem Mittel der anderen; wer zuerst entscheidet, gewinnt { $wins } ({ $shares }).
report-figures = Länge, Freiheit und Spannung
report-figures-note = Mittelwerte aller Partien. Wie gut eine Aktion ist, wird bei jeder fünften Entscheidung auf den ersten Blick beurteilt; die Führung zählt nach Punkten auf dem Tisch.
report-figure-decisions = Entscheidungen je Partie
report-figure-choices = erlaubte Aktionen je Entscheidung
report-figure-close = davon höchstens einen Punkt schlechter als die beste
report-figure-forced = Entscheidungen mit nur einer Aktion
report-figure-matters = wichtige Entscheidungen: Die Hälfte der Aktionen kostet mehr als einen Punkt
report-figure-changes = Führungswechsel
report-figure-settled = Teil der Partie, nach dem der Sieger nicht mehr eingeholt wurde
report-figure-behind = Partien, die gewinnt, wer zur Halbzeit Letzter war
report-figure-margin = Punkte zwischen Erstem und Zweitem
report-figure-shared = Partien mit geteiltem Sieg
report-components = Was mit Siegen einhergeht
report-lines = Zeilen der Wertung
report-choices = Was gewählt wird
report-choices-note = Entscheidungen, die dies neben anderem anboten, und wie oft es genommen wurde.
report-signs-wins = Der Punkt ist der Siegesanteil der Plätze damit minus dem der Plätze ohne, mit dem 95-%-Intervall, ohne Korrektur für viele Fragen. Die Tabelle enthält auch den Unterschied in Punkten.
report-signs-points = Der Punkt ist der Unterschied in Punkten damit und ohne, mit dem 95-%-Intervall, ohne Korrektur für viele Fragen.
report-cells = Wo auf dem Spielplan
report-cells-note = Je dunkler ein Feld, desto öfter wurde es benutzt. Zeige auf ein Feld, um seinen Namen zu sehen.
report-cells-winners = Sieger
report-cells-others = Die anderen
report-restricted = Was ein Verzicht kostet
report-restricted-note = Ein Platz, jeder der Reihe nach, darf dies nicht, und die anderen spielen wie sonst. Ist nichts anderes erlaubt, darf er es doch. Der Unterschied in Punkten ist der zum Mittel der anderen. Ein Platz, der nichts verliert, hat es nicht gebraucht.
report-signs-restricted = Der Punkt ist der Anteil der Partien, die der Platz ohne dies gewinnt, der Balken das 95-%-Intervall, die Linie ein fairer Anteil. Ein grüner Balken reicht nicht bis zur Linie.
report-signs-restricted-points = Der Punkt ist der Unterschied in Punkten ohne dies, mit dem 95-%-Intervall, ohne Korrektur für viele Fragen.
report-finding-must = unverzichtbar
report-finding-costs = kostet Siege
report-finding-helps = besser ohne
report-finding-costs-points = kostet Punkte
report-finding-helps-points = mehr Punkte ohne
report-finding-spare = nicht nötig
report-finding-never = kommt nie vor
report-finding-few = kommt zu selten vor
report-skill = Können und Glück
report-skill-note = Ein Platz, jeder der Reihe nach, ist eine andere Stufe; die anderen sind { $bot }. Der Punkt ist der Anteil der Partien, die sie gewinnt, der Balken das 95-%-Intervall, die Linie ein fairer Anteil. Der Unterschied in Punkten ist der zum Mittel der anderen.
report-luck = Der Anteil des Glücks am Ergebnis ist { $value } ({ $between }), in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }. Jedes zufällige Ziehen wird mit allem verglichen, was hätte gezogen werden können, wie in einer Analyse.

## Columns

report-column-seat = Platz
report-column-wins = Siege
report-column-interval = 95 %
report-column-points = Punkte
report-column-figure = Größe
report-column-mean = Mittel
report-column-thing = was
report-column-each = Anzahl oder Punkte je Platz
report-column-having = Plätze
report-column-difference = Unterschied
report-column-with = Siege damit
report-column-without = Siege ohne
report-column-offered = angeboten
report-column-taken = genommen
report-column-came = je Partie
report-column-anyway = trotzdem getan
report-column-finding = Befund
report-column-gap = Stufen Abstand
report-column-bot = Bot

## Things in the games

component-picked = eine Blüte aus { $value } Blättern pflücken
component-flip = umklappen
component-pick = eine Blüte pflücken
component-tile-taken = Plättchen nehmen: { $value }
component-scored = ein Plättchen werten: { $value }
component-stack = vom Stapel { $value } nehmen
component-colour = { $value } wählen
component-score = wählen, welches Plättchen bezahlt wird
component-bee = eine Biene einsetzen
component-keep = behalten
component-shape = zeichnen: { $value }
component-filling = füllen: { $value }
component-single = ein einzelnes Feld zeichnen
component-bid = { $value } bieten
component-line = nehmen: { $value }
component-pollinated = bestäuben: { $value }
component-claimed = Bonus nehmen: { $value }
component-gnome = einen Gartenzwerg aufstellen
component-swapped = ein Plättchen tauschen
component-closed = ein Beet oder eine Wiese schließen: { $value }
component-finished = beenden: { $value }
component-bloomed = eine Blüte vollenden: { $value }
component-stocked = ins Gewächshaus: { $value }
component-bag = aus dem Beutel ziehen
component-pruned = ein Plättchen zurückschneiden
component-tool = benutzen: { $value }
component-hybrid = sammeln: { $value }
component-slot = Platz { $value } der Reihe nehmen
component-bloom = wählen, wo etwas blüht
component-greenhouse = ins Gewächshaus stellen
component-market = einen Stecker bewegen: { $value }

## What a bot may be forbidden

restriction-petal-pick = Blüten pflücken
restriction-petal-pick-two = Blüten aus zwei Blättern pflücken
restriction-petal-pick-three = Blüten aus drei Blättern pflücken
restriction-petal-pick-large = Blüten aus vier oder mehr Blättern pflücken
restriction-petal-pile = mehr als zwei Blätter stapeln
restriction-flutter-skip = einen Stapel überspringen
restriction-polders-mirror = eine Form spiegeln
restriction-papillon-bid = mehr als 0 bieten
restriction-papillon-zero = 0 bieten
restriction-papillon-row = eine Reihe nehmen
restriction-papillon-column = eine Spalte nehmen
restriction-papillon-found = einen Gartenzwerg nehmen
restriction-papillon-caterpillars = Raupen nehmen
restriction-papillon-bonus = ein Bonusplättchen nehmen
restriction-blume-flower = eine Blüte vollenden
restriction-blume-hybrid = einen Hybriden vollenden
restriction-blume-market = einen Stecker bewegen
restriction-blume-raise = einen Stecker erhöhen
restriction-blume-lower = einen Stecker senken
restriction-blume-tools = ein Werkzeug benutzen

## The command

terminal-do-lab-report = Bots viele Partien spielen lassen und aufschreiben, was sie über einen Tisch sagen: Fairness, Länge, Spannung, was gewinnt. Strg-C behält fertige Partien.
terminal-report-games = Wie viele Partien.
terminal-report-restricted = Wie viele Partien für alles, was einem Platz verboten werden kann; 0: keine.
terminal-report-skill = Wie viele Partien für jede andere Stufe unter den Bots; 0: keine.
terminal-report-luck = In wie vielen Partien jedes zufällige Ziehen gemessen wird, was lange dauert; 0: in keiner.
terminal-report-out = Die Seite; Zahlen und Partien kommen daneben. Gibt es sie schon, geht es dort weiter.
terminal-cluster = Auf dem Dask-Cluster mit diesem Scheduler rechnen, etwa tcp://192.0.2.1:8786, statt auf Prozessen hier.
report-stopped = Nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } angehalten; derselbe Befehl mit --out { $file } macht weiter.
report-written = Geschrieben: { $file }, daneben die Zahlen und Partien.
report-no-parquet = Keine Parquet-Datei: Dafür { $extra } installieren.
report-out = Ein Bericht ist eine Seite, also sollte --out auf .html enden, nicht { $file }.
report-other-games = { $file } enthält Partien eines anderen Tisches oder von anderen Bots oder Regeln; nenne ein anderes --out.
report-processes-die = Ein Prozess ist { $times }-mal abgestürzt; fertige Partien sind gesichert. Versuche es mit weniger --jobs.
report-one-bot = --restricted und --skill vergleichen einen Platz mit den anderen, also brauchen alle Plätze denselben Bot.
report-no-level = --skill braucht mindestens zwei Plätze und eine Stufe, etwa --bots level-4.
lab-workers-die = Ein Stück Arbeit hat mehrere Worker von { $address } beendet. Fertige Partien sind gesichert; derselbe Befehl macht weiter.
lab-no-dask = Ein Cluster braucht Dask: installiere { $extra }.
lab-no-cluster = Bei { $address } gibt es keinen Dask-Scheduler; starte einen mit dask scheduler.
lab-no-workers = Der Cluster bei { $address } hat keine Worker; starte welche mit dask worker.
lab-other-workers = Worker von { $address } haben eine andere Version von Hortus oder keine; installiere überall dieselbe.
lab-cluster-lost = Der Scheduler bei { $address } ist weg. Fertige Partien sind gesichert; derselbe Befehl macht weiter.

## Vergleiche

compare-played = Dieselben Startwerte an { $tables }, von { $bots }, Startwert { $seed }, Bots und Regeln { $fingerprint }.
compare-heading = { $table } verglichen mit { $before }
compare-note = Jeder Startwert wird an jedem Tisch gespielt, und der Unterschied zählt Partie für Partie, mit dem 95-%-Intervall. Die Sätze berücksichtigen die vielen Fragen: Die Wahrscheinlichkeit, dass einer davon falsch ist, beträgt 5 %.
compare-more = { $table } statt { $before }: { $figure }: { $value } mehr ({ $low } bis { $high }).
compare-less = { $table } statt { $before }: { $figure }: { $value } weniger ({ $low } bis { $high }).
compare-percents = { $number } Prozentpunkte
compare-none = { $table } statt { $before }: Für keinen Platz ändert sich der Siegesanteil um mehr als { $most } Prozentpunkte.
compare-wins = Siege von Platz { $seat }
compare-points = Punkte von Platz { $seat }
compare-first = was es in Punkten wert ist, zuerst zu entscheiden
compare-one-thing = Nenne genau eine Sache mit mehreren Werten, etwa --option SCHLÜSSEL=a,b, --edition a.toml,b.toml oder --vary SCHLÜSSEL=3,5.
compare-vary = --vary braucht einen Schlüssel und mindestens zwei Werte wie in einer Ausgabendatei, etwa fewer=3,5, nicht { $found }.
compare-key = Die Ausgabe { $edition } hat kein { $key }; nenne einen ihrer Schlüssel.
terminal-do-lab-compare = Dieselben Startwerte an Tischen spielen, die sich in einer Sache unterscheiden, und sagen, was das ändert. Strg-C behält fertige Partien.
terminal-compare-edition = Eine Ausgabe, oder mehrere mit Kommas dazwischen.
terminal-compare-vary = Ein Schlüssel der Ausgabe mit mehreren Werten, etwa fewer=3,5.
report-column-before = vorher
report-column-after = nachher
