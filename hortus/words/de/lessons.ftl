lesson-step = Schritt { $step } von { $steps }
lesson-otherwise = Das ist erlaubt, hilft hier aber nicht weiter. Sieh dir die hervorgehobenen Stellen an.
lesson-here = { $place }, hervorgehoben
lesson-well = Gut gemacht. Sieh dir das Ergebnis an, dann geht es weiter.
lesson-next = Nächster Schritt
lesson-again = Noch einmal von vorn
lesson-play = Jetzt gegen { $name } spielen
lesson-others = Weitere Lektionen
lesson-all = Alle Regeln
lesson-title = Lektion: { $title }
lesson-done = fertig
lesson-lost = Die Lektion hat sich geändert, seit du sie verlassen hast. Deshalb beginnt sie von vorn.

terminal-learn-game = Das Spiel, dessen Lektion du willst; ohne Angabe eine Liste aller Lektionen.
terminal-learn-lesson = Welche Lektion: basics, ein Modul oder eine Variante wie contents-memory. Ohne Angabe basics.
terminal-learn-step = Mit welchem Schritt es beginnt.
terminal-learn-steps = { $steps ->
    [one] Diese Lektion hat { $steps } Schritt und kann nicht mit Schritt { $step } beginnen.
   *[other] Diese Lektion hat { $steps } Schritte und kann nicht mit Schritt { $step } beginnen.
    }
terminal-learn-pointed = Hervorgehoben: { $moves }
terminal-learn-no-undo = In diesem Schritt gibt es nichts zurückzunehmen.
terminal-learn-later = So geht es später weiter: { $line }
terminal-learn-play = Jetzt spielen: { $line }
terminal-learn-more = Weitere Lektionen: { $lines }

refused-lesson-none = { $game } hat keine Lektion { $lesson }; wähle aus { $known }.
refused-lesson-toml = { $place } ist kein TOML: { $why }.
refused-lesson-because = { $place }: { $fault }
refused-lesson-first = { $place }: Der erste Schritt braucht einen Text und einen Anfang.
refused-lesson-kind = { $place }: { $found } ist keine Art von Aktion; wähle aus { $known }.
refused-lesson-field = { $place }: { $found } ist kein Feld von { $kind }; es hat { $known }.
refused-lesson-word = { $place }: { $found } ist kein Wert von { $field }; ein Wert ist zum Beispiel { $example }.
refused-lesson-line = { $place }: { $found } ist kein Skript; schreibe einen Platz und seine Züge wie in A c4, oder draw und Ergebnisse.
refused-lesson-value = { $found } steht weder in der Szene noch in der Sicht.
refused-lesson-ways = { $place } hat mehr als { $most } Wege; weniger Aktionen sollten seine Schritte erfüllen.
refused-lesson-stuck = { $place }: Schritt { $step } wird von keiner erlaubten Aktion erfüllt.
refused-lesson-done = Diese Züge passen nicht zu dieser Lektion; beginne sie von vorn.
refused-lesson-over = Diese Lektion ist zu Ende.

expected-lesson-value = eine Stelle wie scene.side oder view.points.0
expected-lesson-actions = eine Liste von Aktionen, jede in Notation oder als Tabelle mit "do"
expected-lesson-moves = Zeilen wie "A c4" oder "draw 3"
