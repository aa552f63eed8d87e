# Der Trainer: Analysen, Tipps, Glück, und warum ein Zug besser ist als ein anderer.

coach-effort = Den Aufwand { $found } gibt es nicht; zur Wahl stehen { $efforts }.
coach-unfinished = Die Partie dieser Aufzeichnung ist nicht beendet; eine Analyse braucht eine beendete Partie.
coach-alone = Eine Analyse braucht eine Partie mit mindestens zwei Plätzen.

coach-graph = Anteil am Sieg, den jeder Platz erwarten konnte
coach-axis = Vom ersten bis zum letzten Zug. Dreiecke zeigen Wendepunkte.
coach-title = Analyse: { $game }
coach-partial = Vorzeitig beendet: Das ist bisher bekannt.

## What decisions are called

coach-best = bester Zug
coach-good = guter Zug
coach-inaccuracy = Ungenauigkeit
coach-mistake = Fehler
coach-blunder = grober Fehler
coach-forced = erzwungen
coach-counts = { $name }: { $count }

## Tables

coach-heading-turns = Wendepunkte
coach-heading-decisions = Wichtige Entscheidungen
coach-heading-luck = Glück und Können
coach-column-move = Zug
coach-column-seat = Platz
coach-column-played = gespielt
coach-column-better = besser
coach-column-loss = Verlust
coach-column-name = Urteil
coach-column-why = warum
coach-column-start = Anfang
coach-column-luck = Glück
coach-column-skill = Können
coach-column-result = Ergebnis
coach-column-adjusted = ohne Glück
coach-column-lost = verloren
coach-column-accuracy = Genauigkeit
coach-column-change = Änderung
coach-draw = Zufall
coach-nothing = Keine Entscheidung hat eindeutig etwas gekostet.
coach-interval = { $loss } ({ $low } bis { $high })
coach-signs = Alle Zahlen sind Anteile am Sieg. Können ist, was die Entscheidungen aller Plätze aus dem Anfang und dem Glück gemacht haben. Ein Verlust vergleicht eine Entscheidung mit dem besten gefundenen Zug. Intervalle gelten für 95 %.

## Why

coach-line-mine = { $reason } { $points }
coach-line-theirs = andere: { $reason } { $points }
coach-why-none = keine Zeile des Wertungsblatts fällt auf
coach-theme-growth = Der Zug bringt eigene Punkte.
coach-theme-denial = Der Zug nimmt den anderen Punkte.
coach-theme-timing = Es geht um den richtigen Zeitpunkt, nicht um Punkte sofort.
coach-html-written = Die Seite ist in { $file }.
coach-not-a-page = { $file } ist keine Seite einer Analyse; nenne ein anderes --html.

## Hints

coach-hint-only = Es gibt nur einen Zug.
coach-hint-clear = Das ist eindeutig der beste gefundene Zug.
coach-hint-likely = Das ist wahrscheinlich der beste Zug, aber sicher ist es nicht.
coach-hint-close = Nicht sicher: Andere Züge sind vielleicht genauso gut.
coach-hint-working = Der Trainer denkt nach …
coach-hint-longer = Länger nachdenken
coach-hint-shares = Anteil am Sieg, den jeder Zug erwarten kann:
coach-hint-points = Punkte, die jeder Zug erwarten kann:
coach-hint-against = Verglichen mit { $move }:
coach-hint-reasons = Verglichen mit { $move }: { $lines }

## The page

coach-was = { $name } hat { $move } gespielt:
coach-ask = Es gab einen besseren Zug. Welchen?
coach-try-again = Es gibt einen besseren Zug. Versuche es noch einmal oder lass dir die Antwort zeigen.
coach-answer = Antwort zeigen
coach-better = Besser: { $move }. Der Zug ist auf dem Brett markiert.
coach-sheets = Beide erwarteten Wertungsblätter
coach-candidates = Anteil am Sieg, der zu erwarten war
coach-working = Der Trainer rechnet
coach-learn = Aus Fehlern lernen: erst mich fragen
coach-deeper = Genauer rechnen
coach-previous = Voriger Fehler
coach-next = Nächster Fehler
coach-try = Gegen Bots versuchen

## A record from a file

coach-file-title = Gespeicherte Partie analysieren
coach-file-explain = Die Aufzeichnung einer beendeten Partie, von hier oder aus dem Terminal, wird zu einem Tisch von dir: Du kannst sie nachspielen, analysieren und aus jeder Stellung weiterspielen.
coach-file-choose = Lege die Datei einer Aufzeichnung hierher oder wähle eine:
coach-file-checking = Die Aufzeichnung wird geprüft …
coach-file-broken = Diese Datei ist keine Aufzeichnung; wähle die JSON-Datei einer beendeten Partie.
