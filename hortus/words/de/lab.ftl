# Was die Arena, die Messung, das Training und die Zahlentabellen der Bots sagen.

## Arenen

lab-arena-seats = Eine Arena braucht mindestens zwei Plätze, etwa --seats 2.
lab-arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots, etwa --bots level-3,greedy.
lab-arena-twice = Mehr Bots als Plätze treffen sich paarweise; nenne { $bot } einmal, nicht zweimal.
lab-arena-count = Nenne bei { $seats } Plätzen 2 oder { $seats } Bots, nicht { $given }; bei 2 Plätzen beliebig viele.
lab-no-bot = Es gibt keinen Bot { $bot }; die Bots sind { $bots }. Zum Messen gibt es auch beginner, studious und search-N mit N bis { $most }.

lab-played = { $game } mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
    }, Startwert { $seed }, Bots und Regeln { $fingerprint }.
lab-played-with = { $game } mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
    } und { $agreed }, Startwert { $seed }, Bots und Regeln { $fingerprint }.
lab-verdict-better = { $one } ist besser als { $other }: gewinnt mehr als die Hälfte, klar nach { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
    } mit 5 % Irrtumswahrscheinlichkeit.
lab-verdict-worse = { $one } ist schlechter als { $other }: gewinnt weniger als die Hälfte, klar nach { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
    } mit 5 % Irrtumswahrscheinlichkeit.
lab-verdict-even = { $one } und { $other } sind bis auf 5 Punkte gleich stark, klar nach { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
    } mit 5 % Irrtumswahrscheinlichkeit.
lab-verdict-undecided = Zwischen { $one } und { $other } ist nach { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
    } nichts entschieden; verlange mehr mit --groups.

## Die Seite einer Arena

lab-page-shares = Anteil der Siege
lab-page-signs = Der Punkt ist der Anteil der gewonnenen Partien. Die Linie darum ist das 95-%-Intervall, der Strich ein fairer Anteil.
lab-page-ratings = Wertungszahlen
lab-page-scale = Angepasst an alle Begegnungen zu zweit; der schwächste Bot steht bei 0. Wer 200 über einem anderen steht, gewinnt 76 von 100 Partien.
lab-page-bout = Begegnung { $number }
lab-page-interval = { $low } bis { $high }
lab-column-bout = Begegnung
lab-column-bot = Bot
lab-column-wins = Siege
lab-column-interval = 95 %
lab-column-fair = fair
lab-column-points = Punkte
lab-column-games = Partien

## Dateien

lab-not-a-file = { $file } ist keine Datei; nenne eine andere.
lab-not-a-result = { $file } ist nicht das Ergebnis einer Arena oder ist beschädigt; nenne eine andere Datei.
lab-not-a-page = { $file } ist keine Seite einer Arena; nenne ein anderes --html.
lab-other-bouts = { $file } enthält andere Begegnungen; nenne ein anderes --out oder verlange dieselben Begegnungen.
lab-no-fingerprint = { $file } sagt nicht, welche Bots und Regeln gespielt haben; nenne ein anderes --out.
lab-other-fingerprint = { $file } wurde von anderen Bots oder nach anderen Regeln gespielt ({ $theirs }, diese sind { $ours }); nenne ein anderes --out.
lab-not-ratings = { $file } ist keine Datei mit Wertungszahlen; nenne ein anderes --out.
lab-rate-game = { $file } enthält Partien von { $found }, nicht von { $game }; lass sie weg.
lab-rate-seats = { $file } wurde mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
    } gespielt, Wertungszahlen gibt es aber nur für zwei; lass sie weg.
lab-rate-tables = { $one } und { $other } haben verschiedene Module oder Optionen; werte sie getrennt.
lab-rate-twice = { $one } enthält Partien, die auch { $other } enthält; nenne jede Partie einmal.
lab-rate-nothing = Diese Dateien enthalten keine beendeten Partien; nenne welche, die es tun.
lab-rate-apart = Keine Begegnungen verbinden { $one } und { $other }; füge eine Datei mit Begegnungen zwischen ihnen hinzu.
lab-rate-levels = Den Dateien fehlen { $bots }; --out braucht alle Stufen.

## Training und Messung

lab-train-seed = Ein Training speichert seinen Startwert in einer Datei. { $seed } lässt sich dort nicht speichern; nimm ein Wort.
lab-train-unreadable = { $file } enthält keine Gewichte oder ist beschädigt; nenne eine andere Datei.
lab-train-other = { $file } wurde für einen anderen Tisch oder Startwert trainiert; nenne eine andere Datei.
lab-train-count = { $file } hat zu wenige oder zu viele Gewichte und ist also beschädigt; nenne eine andere Datei.
lab-bench-failed = Die Runde { $command } ist mit Code { $code } gescheitert; sie sollte Partien, Entscheidungen und Sekunden ausgeben.

## Die Zahlentabellen der Bots

lab-numbers-not-toml = { $file } ist kein TOML: { $why }.
lab-numbers-command = { $file }: command fehlt; es sagt, wie die Zahlen entstanden sind.
lab-numbers-count = { $file }: { $row } sollte { $count } Zahlen haben, nicht { $found } Werte.
lab-numbers-weights = { $file } von { $game } sollte für jedes Merkmal ein Gewicht haben.
lab-level-bot = { $place }: bot sollte { $bots } sein, nicht { $found }.
lab-level-effort = { $place }: Eine Suche braucht einen Aufwand von mindestens 1, nicht { $found }.
lab-level-share = { $place }: share sollte mehr als 0 und höchstens 1 sein, nicht { $found }.
lab-level-missing = { $place } fehlt; jedes Spiel hat die Stufen 1 bis { $last }.
