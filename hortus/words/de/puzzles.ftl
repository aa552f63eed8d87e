# Puzzles: positions in which one move is clearly best.

puzzle-title = Rätsel
puzzle-about = In jeder dieser Stellungen ist ein Zug klar der beste, und es ist nicht der, den man zuerst sieht.
puzzle-today = Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-ask = Du bist { $name }. Finde den besten Zug.
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-no = Es gibt einen besseren Zug. Versuche es noch einmal.
puzzle-tempting = Das ist der Zug, den man zuerst sieht. Es gibt einen besseren.
puzzle-right = Richtig!
puzzle-shown = Die Lösung
puzzle-answer = Am besten: { $move } (Anteil am Sieg: { $share })
puzzle-instead = Auf den ersten Blick: { $move } (Anteil am Sieg: { $share })
puzzle-why = Erwartete Punkte des besten Zugs im Vergleich dazu:
puzzle-lead-exact = Jeder andere Zug ist schlechter, um mindestens { $lead } des Siegs. Das ist bis zum Ende durchgerechnet.
puzzle-lead = Jeder andere Zug ist schlechter, um mindestens { $lead } des Siegs ({ $low } bis { $high }).
puzzle-level = Bots finden diesen Zug ab Stufe { $level }.
puzzle-nobody = Kein Bot unter der höchsten Stufe findet diesen Zug.
puzzle-give-up = Lösung zeigen
puzzle-share = Dieses Rätsel teilen
puzzle-more = Weitere Rätsel
puzzle-progress = { $solved } von { $count } gelöst
puzzle-mark-solved = ✓ gelöst
puzzle-mark-shown = Lösung gesehen

puzzle-unknown = { $game } hat kein Rätsel { $puzzle }; nimm eines aus der Liste der Rätsel.
puzzle-none = Für { $game } gibt es noch keine Rätsel.
puzzle-file = { $file } ist keine Datei mit Rätseln; nenne eine, die hortus lab puzzles geschrieben hat.
puzzle-other = { $file } gehört zu einem anderen Spiel oder einem anderen Startwert; nenne ein anderes --out.
puzzle-seed = Der Startwert darf nur aus einfachen Buchstaben und Ziffern bestehen, wie in --seed 7.

terminal-do-puzzle = Ein Rätsel lösen: den einen besten Zug finden.
terminal-do-lab-puzzles = In Partien von Bots nach Rätseln suchen.
terminal-puzzle-game = Das Spiel. Ohne Angabe das Spiel des Tages.
terminal-puzzle-key = Das Rätsel, mit dem Namen am Ende seines Links. Ohne Angabe das Rätsel des Tages.
terminal-puzzles-games = Wie viele Partien von Bots durchsucht werden.
terminal-puzzles-out = Die Rätsel in diese Datei schreiben; gibt es sie schon, geht es dort weiter.
terminal-puzzles-found = { $puzzles } Rätsel aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    }: { $file }
terminal-puzzle-link = Rätsel { $puzzle } von { $game }, { $band }
terminal-help-answer = die Lösung zeigen
