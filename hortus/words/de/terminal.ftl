# Die Befehlszeile und die Bretter in Zeichen. Wörter, die man tippt, bleiben in jeder Sprache gleich.

terminal-usage = Aufruf:
terminal-arguments = Argumente
terminal-options = Optionen
terminal-commands = Befehle:
terminal-example = Beispiel: { $line }
terminal-default = Vorgabe: { $value }.
terminal-help-flag = Diese Hilfe zeigen.
terminal-version-flag = Die Version zeigen und ob die Regeln kompiliert sind.
terminal-lang-flag = Die Sprache, etwa en, de oder nl; das geht bei jedem Befehl.
terminal-version = hortus { $version }, Regeln { $build }
terminal-compiled = kompiliert
terminal-slow = Hortus läuft hier interpretiert, also langsamer: Es sind keine kompilierten Regeln installiert.
terminal-interpreted = interpretiert
terminal-stopped = Angehalten.
terminal-none = keine
terminal-yes = ja
terminal-list = { $items }
terminal-between = { $low } bis { $high }

terminal-no-language = Die Sprache { $code } gibt es nicht; es gibt { $languages }.
terminal-which-language = --lang braucht eine Sprache: { $languages }.
terminal-no-command = Den Befehl { $name } gibt es nicht; hortus --help zeigt alle Befehle.
terminal-words-refused = { $fault }; { $command } zeigt, was möglich ist.
terminal-words-missing = Es fehlt: { $names }
terminal-words-unknown = Unbekannt: { $names }
terminal-words-about = { $name }: { $message }
terminal-words-one = es fehlt ein Wert
terminal-words-none = hier wird kein Wert erwartet, auch nicht { $value }
terminal-number-from = erwartet wird eine ganze Zahl ab { $low }, nicht { $found }
terminal-number-between = erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht { $found }

terminal-fault = { $file } kann nicht gelesen oder geschrieben werden: { $reason }.
terminal-output = Die Ausgabe

terminal-do-hortus = Ein Tisch für fünf Garten-Brettspiele. Ohne Befehl startet der Server.
terminal-do-serve = Den Server starten und im Browser öffnen.
terminal-do-games = Die Spiele zeigen, mit Plätzen, Modulen, Optionen und Ausgaben.
terminal-do-bots = Die Bots und ihre gemessenen Wertungszahlen zeigen.
terminal-do-play = Ein Spiel im Terminal spielen.
terminal-do-simulate = Bots viele Partien spielen lassen und sie zusammenfassen. Strg-C hält an und behält fertige Partien.
terminal-do-arena = Bots gegeneinander antreten lassen: jeder Startwert in jeder Sitzordnung, mit Vertrauensbereichen und Wertungszahlen.
terminal-do-perft = Stellungen ab einem festen Anfang zählen.
terminal-do-bench = Entscheidungen pro Sekunde messen: kompiliert, interpretiert und in C.
terminal-do-replay = Eine gespeicherte Partie Zug für Zug ansehen.
terminal-do-review = Zeigen, was eine beendete Partie entschieden hat: Wendepunkte, Fehler mit ihren Gründen, Glück und Können.
terminal-review-effort = Der Aufwand: quick, usual oder deep.
terminal-review-html = Zusätzlich eine Seite mit dem Verlauf in diese Datei schreiben.
terminal-do-verify = Eine gespeicherte Partie prüfen: jeder Zug erlaubt, jedes Plättchen wie versprochen gezogen.
terminal-do-print = Ein Spiel zum Ausschneiden drucken, oder eine Stellung einer gespeicherten Partie.
terminal-do-backup = Alle Tische des Servers in eine Datei sichern, während er läuft.
terminal-do-restore = Eine Sicherung in einen leeren Ordner oder eine leere Datenbank zurückholen.
terminal-do-edition = Eigene Ausgaben.
terminal-do-edition-check = Eine eigene Ausgabe prüfen.
terminal-do-lab = Viele Partien auf einmal: Berichte, Vergleiche, Training und Zählungen.
terminal-do-lab-train = In Partien gegen sich selbst lernen, wie gut eine Stellung ist.
terminal-do-lab-count = Greedy-Bots spielen lassen und zählen, worauf sich stärkere Bots stützen.

terminal-option-game = Das Spiel; hortus games zeigt alle.
terminal-option-seats = Die Anzahl der Plätze.
terminal-option-module = Ein Modul dazunehmen. Mehrfach möglich.
terminal-option-option = Eine Hausregel wählen, als key=choice. Mehrfach möglich.
terminal-option-edition = Eine Ausgabe des Spiels, oder eine .toml-Datei.
terminal-option-seed = Derselbe Startwert gibt dieselben Partien.
terminal-option-written = Eine Option schreibt man key=choice, nicht { $found }.
terminal-json = JSON ausgeben.
terminal-no-bots = Nenne mindestens einen Bot, wie in --bots greedy,random.
terminal-many-bots = { $bots ->
    [one] { $bots } Bot ist
   *[other] { $bots } Bots sind
    } zu viel für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }; nenne höchstens { $seats }.

terminal-games-game = Ein Spiel ausführlich zeigen.
terminal-games-name = Spiel
terminal-games-seats = Plätze
terminal-games-minutes = Minuten
terminal-games-feel = wie es sich spielt
terminal-games-editions = Ausgaben
terminal-games-for = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }
terminal-games-default = * ist die Vorgabe.
terminal-bot = Bot
terminal-bots-name = Name

terminal-play-people = Wie viele Personen an dieser Tastatur spielen.
terminal-play-bots = Wer auf den anderen Plätzen spielt.
terminal-play-seed = Eine Zahl oder ein Wort; derselbe Startwert gibt dieselben Plättchen.
terminal-play-record = Die Partie nach jedem Zug in dieser Datei speichern; gibt es sie schon, geht es dort weiter.
terminal-play-crowded = Für { $people } Personen ist auf { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
    } kein Raum; --people nimmt höchstens { $seats }.
terminal-play-going-on = { $file } geht weiter, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
    }.
terminal-kept-finished = { $file } ist eine beendete Partie; hortus replay zeigt sie.
terminal-kept-sealed = { $file } ist eine Partie mit versiegelter Auslosung, die nur an ihrem eigenen Tisch weitergeht; hortus replay zeigt sie.
terminal-kept-game = { $file } ist eine Partie { $found }, nicht { $asked }.
terminal-kept-seats = { $file } ist eine Partie für { $found ->
    [one] { $found } Platz
   *[other] { $found } Plätze
    }, nicht { $asked }; lass --seats weg, um weiterzuspielen.
terminal-kept-modules = { $file } ist eine Partie mit anderen Modulen ({ $found }); lass --module weg, um weiterzuspielen.
terminal-kept-no-option = { $file } wurde ohne die Option { $option } begonnen; lass --option weg, um weiterzuspielen.
terminal-kept-option = { $file } wurde mit { $found } begonnen, nicht mit { $asked }; lass --option weg, um weiterzuspielen.
terminal-kept-edition = { $file } ist eine Partie der Ausgabe { $found }; lass --edition weg, um weiterzuspielen.
terminal-kept-seed = { $file } wurde mit einem anderen Startwert begonnen; lass --seed weg, um weiterzuspielen.

terminal-question = { $question } (help zeigt die Befehle)
terminal-more = -- Enter zeigt mehr, q überspringt --
terminal-folded = Die Bretter der anderen sind eingeklappt; „board all“ zeigt sie.
terminal-look-away = { $who }, drück Enter, wenn die anderen wegsehen.
terminal-you-are = Du bist { $seat }.
terminal-worth = { $what }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
terminal-tiles = { $count } Plättchen
terminal-in-hand = In der Hand: { $what }
terminal-a-move = ein Zug
terminal-help-move = wie die Legende es erklärt, oder seine Nummer in der Liste
terminal-help-list = alle möglichen Züge, seitenweise: list 2; list red zeigt Züge mit „red“
terminal-help-board = noch einmal das Brett; board all: mit den Brettern aller
terminal-help-legend = was die Zeichen bedeuten und wie man Züge schreibt
terminal-help-rules = die Regeln dieses Spiels
terminal-help-score = die Punkte aller, mit Gründen, soweit sie nicht verborgen sind
terminal-help-hint = ein Zug, den Hortus machen würde, wie sicher das ist, und warum; hint deep: denkt länger nach
terminal-help-undo = nimmt einen Zug zurück, solange nichts Neues zu sehen war
terminal-help-save = speichert die Partie
terminal-help-quit = hört auf; mit --record FILE kannst du später weiterspielen
terminal-move-unknown = „{ $typed }“ ist kein Zug. Möglich ist { $examples }; list zeigt alle Züge, help die Befehle.
terminal-move-not-now = { $typed } geht jetzt nicht. { $why } Möglich ist { $examples }; list zeigt alle Züge.
terminal-move-number = { $count ->
    [one] Die Liste hat { $count } Zug
   *[other] Die Liste hat { $count } Züge
    }; { $typed } ist nicht dabei. Möglich ist { $examples }.
terminal-list-more = { $count ->
    [one] Es gibt noch { $count } Zug; list zeigt alle.
   *[other] Es gibt noch { $count } Züge; list zeigt alle.
    }
terminal-list-page = Seite { $page } von { $pages }; list { $next } zeigt Seite { $next }.
terminal-list-pages = { $pages ->
    [one] Die Liste hat { $pages } Seite.
   *[other] Die Liste hat { $pages } Seiten; tippe eine Zahl von 1 bis { $pages }.
    }
terminal-list-none = In keinem Zug kommt „{ $word }“ vor.
terminal-undone = Zurückgenommen.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Es war schon etwas Neues zu sehen, oder jemand anders hat seither entschieden.
terminal-hint = Hortus würde { $move } spielen: { $what }
terminal-save-where = Nenne eine Datei, wie in: save game.json
terminal-save-as = Partie speichern als (Enter für nein):
terminal-saved = Gespeichert in { $file }.
terminal-not-kept = { $fault } Die Partie geht weiter; save FILE speichert sie anderswo.
terminal-unfinished = Die Partie ist nicht beendet und nicht gespeichert; --record FILE würde sie speichern.
terminal-score = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
terminal-score-line = { $reason } ({ $count }): { $points }
terminal-solo = { $points ->
    [one] Eine Partie allein mit { $points } Punkt.
   *[other] Eine Partie allein mit { $points } Punkten.
    }
terminal-draw = Unentschieden.
terminal-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
    }

terminal-record-file = Die gespeicherte Partie.
terminal-replay-to = Den Tisch nach so vielen Zügen zeigen und aufhören.
terminal-replay-beyond = { $moves ->
    [one] Die Partie hat { $moves } Zug
   *[other] Die Partie hat { $moves } Züge
    }; --to nimmt 0 bis { $moves }.
terminal-replay-at = Zug { $move } von { $moves }
terminal-replay-refused = Drück Enter, oder tippe b, q oder eine Zahl von 0 bis { $moves }.
terminal-replay-ask = Enter: nächster Zug, b: zurück, eine Zahl: dieser Zug, q: Ende
terminal-verified = Geprüft: { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }; { $decisions ->
    [one] { $decisions } Entscheidung, und sie ist erlaubt.
   *[other] { $decisions } Entscheidungen, alle erlaubt.
    }
terminal-verified-draws = { $draws ->
    [one] { $draws } zufälliges Ergebnis, wie die Auslosung es vorgibt.
   *[other] { $draws } zufällige Ergebnisse, alle wie die Auslosung es vorgibt.
    }
terminal-verified-draws-after = { $draws ->
    [one] { $draws } zufälliges Ergebnis nach Zug { $move }, wie die Auslosung es vorgibt.
   *[other] { $draws } zufällige Ergebnisse nach Zug { $move }, alle wie die Auslosung es vorgibt.
    }
terminal-verified-no-draws = Kein zufälliges Ergebnis, also beweist die Auslosung nichts.
terminal-verified-no-draws-after = Kein zufälliges Ergebnis nach Zug { $move }, also beweist die Auslosung nichts.
terminal-verified-scores = Endstand: { $scores }.
terminal-verified-so-far = Die Partie ist nicht beendet. Punkte bisher: { $scores }.
terminal-verified-given = { $moves ->
    [one] Der erste Zug wurde aus einer anderen Partie übernommen und ist nicht bewiesen.
   *[other] Die ersten { $moves } Züge wurden aus einer anderen Partie übernommen und sind nicht bewiesen.
    }
terminal-verified-sealed = Die Auslosung war versiegelt; ihre Festlegung ist { $commitment }.
terminal-verified-seeded = Die Auslosung kommt aus dem Startwert { $seed }: Wer ihn gewählt hat, konnte die Plättchen kennen.
terminal-nonce-none = { $count ->
    [one] Platz { $seats } hat keine Nonce beigetragen; die Auslosung hängt nicht von dieser Person ab.
   *[other] Die Plätze { $seats } haben keine Nonce beigetragen; die Auslosung hängt nicht von diesen Personen ab.
    }
terminal-nonce-all = Jeder Platz eines Menschen hat eine Nonce beigetragen.
terminal-nonce-bots = { $count ->
    [one] Platz { $seats } begann als Bot; Bots tragen keine Nonce bei.
   *[other] Die Plätze { $seats } begannen als Bots; Bots tragen keine Nonce bei.
    }

terminal-column-seat = Platz
terminal-column-bot = Bot
terminal-column-points = Punkte
terminal-column-deviation = ±
terminal-column-least = min.
terminal-column-quartiles = Quartile
terminal-column-most = max.
terminal-column-wins = Siege
terminal-column-bout = Begegnung
terminal-column-interval = 95 %
terminal-column-fair = fair
terminal-column-games = Partien
terminal-column-rating = Wertungszahl
terminal-simulate-games = Wie viele Partien.
terminal-simulate-bots = Wer spielt, Platz für Platz; eine kurze Liste wird wiederholt.
terminal-simulate-jobs = In wie vielen Prozessen, höchstens zwei pro Kern; 0 heißt einer pro Kern.
terminal-simulate-done = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
    } in { $seconds } s
terminal-simulate-stopped = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }: angehalten nach { $seconds } s, gespielte Partien: { $games } von { $asked }
terminal-simulate-length = { $mean } Entscheidungen pro Partie ({ $least } bis { $most }), { $shared ->
    [one] { $shared } geteilter Sieg
   *[other] { $shared } geteilte Siege
    }

terminal-arena-files = Mit --rate: Ergebnisse, die --out gespeichert hat.
terminal-arena-bots = Wer antritt; mehr als zwei treffen paarweise aufeinander.
terminal-arena-groups = Wie viele Startwerte; jeder wird in jeder Sitzordnung gespielt.
terminal-arena-stop = Eine Begegnung zu zweit anhalten, sobald der Ausgang klar ist (5 % Irrtum).
terminal-arena-out = Das Ergebnis hier speichern; gibt es die Datei schon, geht es dort weiter.
terminal-arena-html = Eine Seite mit Diagrammen schreiben.
terminal-arena-rate = Nichts spielen: eine Wertungszahl für jeden Bot über alle Dateien; --out schreibt sie als TOML.
terminal-arena-same-file = --out und --html nennen beide { $file }; nenne zwei Dateien.
terminal-arena-no-files = Dateien sind für --rate; um ein Ergebnis zu speichern, nenne eine mit --out.
terminal-arena-stop-two = --stop ist für zwei Plätze, nicht { $seats }; lass es weg.
terminal-arena-stopped-at-once = Angehalten, bevor die erste Gruppe fertig war; es gibt nichts zu speichern.
terminal-arena-stopped-lost = { $groups ->
    [one] Angehalten nach { $groups } Gruppe; mit --out wäre sie gespeichert.
   *[other] Angehalten nach { $groups } Gruppen; mit --out wären sie gespeichert.
    }
terminal-arena-stopped = { $groups ->
    [one] Angehalten; { $groups } Gruppe ist in { $file }, und derselbe Befehl macht dort weiter.
   *[other] Angehalten; { $groups } Gruppen sind in { $file }, und derselbe Befehl macht dort weiter.
    }
terminal-ratings = Wertungszahlen: { $ratings }
terminal-rate-nothing = --rate braucht Ergebnisse, wie in hortus arena { $game } --rate one.json two.json.
terminal-rate-title = { $game }: Wertungszahlen
terminal-rate-mixed = Diese Dateien stammen nicht alle von denselben Bots und Regeln, oder sagen es nicht.

terminal-perft-depth = Wie viele Entscheidungen tief.
terminal-perft-seed = Der Startwert für Anfang und Zufall.
terminal-bench-game = Nur diese Spiele.
terminal-bench-search = Simulationen pro Sekunde der suchenden Bots.
terminal-bench-title = Entscheidungen pro Sekunde, zufälliges Spiel, alle erlaubten Züge
terminal-bench-search-title = Simulationen pro Sekunde der suchenden Stufen
terminal-bench-game-column = Spiel
terminal-bench-compiled = kompiliert
terminal-bench-interpreted = interpretiert
terminal-bench-c = reines C
terminal-bench-times = mal interpretiert
terminal-bench-adapters = Schritte pro Sekunde in PettingZoo, Gymnasium und OpenSpiel.
terminal-bench-pettingzoo = PettingZoo: `last` mit Beobachtung und Maske, dann `step`
terminal-bench-vector = Gymnasium: { $tables } Tische zugleich gegen Zufallsspieler, mit Beobachtungen und Masken
terminal-bench-openspiel = OpenSpiel: Züge zufälliger Partien, Entscheidungen und Ziehungen
terminal-bench-steps = Schritte/s
terminal-bench-than = mal { $rival }
terminal-bench-of-c = von reinem C

terminal-serve-host = Die Adresse, auf der der Server antwortet; 0.0.0.0 für alle im Netz.
terminal-serve-port = Der Port; 0 für irgendeinen freien; sonst 8421 oder der nächste freie.
terminal-serve-data = Der Ordner für die Tische; sonst der Datenordner des Benutzers.
terminal-serve-database = Eine postgresql://-Adresse, damit Prozesse sich die Tische teilen.
terminal-serve-no-browser = Keinen Browser öffnen.
terminal-serve-edition = Eine eigene Ausgabe anbieten.
terminal-serve-name = Ein Name, unter dem Browser diesen Server erreichen. Mehrfach möglich.
terminal-serve-proxy = Die Adresse eines vertrauenswürdigen Proxys. Mehrfach möglich.
terminal-serve-origin = Ein weiterer Ursprung (Origin), dessen Seiten diesen Server nutzen dürfen. Mehrfach möglich.
terminal-serve-no-edition-links = In der Werkstatt keine Links anbieten, die eine Ausgabe enthalten.
terminal-serve-https = Der Server steht hinter TLS: Cookies als sicher kennzeichnen.
terminal-serve-webhook-host = HOST[:PORT], an den Tische senden dürfen. Mehrfach möglich.
terminal-serve-bot-workers = Wie viele Prozesse für langsame Bots rechnen.
terminal-serve-connections = Wie viele Verbindungen zugleich, von allen Adressen zusammen.
terminal-backup-file = Die Datei, die geschrieben wird.
terminal-backup-done = { $lines ->
    [one] { $lines } Zeile des Protokolls ist in { $file }.
   *[other] { $lines } Zeilen des Protokolls sind in { $file }.
    }
terminal-restore-file = Eine Datei, die hortus backup geschrieben hat.
terminal-restore-done = { $lines ->
    [one] { $lines } Zeile des Protokolls wurde zurückgeholt.
   *[other] { $lines } Zeilen des Protokolls wurden zurückgeholt.
    }
terminal-edition-file = Die Datei der Ausgabe.
terminal-edition-game = Das Spiel, wenn die Datei es nicht nennt.
terminal-edition-good = { $file } ist eine gültige Ausgabe von { $game }; ihre Prüfsumme ist { $digest }.
terminal-train-games = Aus wie vielen Partien gelernt wird.
terminal-train-out = Die Gewichte hier speichern; gibt es die Datei schon, geht es dort weiter.
terminal-train-done = { $games ->
    [one] { $games } Partie, mittlerer quadratischer Fehler { $error }
   *[other] { $games } Partien, mittlerer quadratischer Fehler { $error }
    }
terminal-train-bar = lernt
terminal-count-games = In wie vielen Partien gezählt wird.
terminal-count-out = Die Tabellen hierhin schreiben statt sie auszugeben.
terminal-count-none = In { $game } wird nichts gezählt; Zählungen gibt es für { $games }.
terminal-count-seed = Eine Zählung speichert ihren Startwert in einer Datei. { $seed } lässt sich dort nicht speichern; nimm ein Wort.
terminal-count-bar = zählt

terminal-petal-tree = Baum
terminal-petal-seat = { $seat }, { $colour }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }, { $flowers ->
    [one] { $flowers } Blüte
   *[other] { $flowers } Blüten
    }
terminal-petal-you = { $seat }, { $colour } (du): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }, { $flowers ->
    [one] { $flowers } Blüte
   *[other] { $flowers } Blüten
    }
terminal-petal-signs = Zeichen: g7 ist ein grünes Blatt 7, p3 ein rosa Blatt 3. [3 9:4] ist eine Blüte aus 3 Blättern mit 9 in Grün und 4 in Rosa.
terminal-petal-moves = Züge: b2> klappt, was auf b2 liegt, nach rechts, b2^ nach oben, b2< nach links, b2v nach unten. c4 pflückt die Blüte auf c4.

terminal-polders-over = { $rounds ->
    [one] Die Runde ist vorbei.
   *[other] Alle { $rounds } Runden sind vorbei.
    }
terminal-polders-dealer = { $seat } gibt.
terminal-polders-deck = Noch im Stapel: { $cards }.
terminal-polders-areas = Gebiete
terminal-polders-total = Stand
terminal-polders-correct = { $buildings }, richtig gefüllt
terminal-polders-wrong = Gebäude, falsch gefüllt
terminal-polders-mine = { $sheet }, dein Blatt
terminal-polders-of = { $sheet }, bei { $seat }, { $free ->
    [one] { $free } leeres Feld
   *[other] { $free } leere Felder
    }
terminal-polders-hand = In der Hand: { $card } mit { $sign }. Tippe das Feld für sein @ und den Pfeil, wie in c4>:
terminal-polders-single = In der Hand: ein einzelnes Feld mit { $sign }, getippt wie in { $example }.
terminal-polders-signs = Zeichen: Ao ist ein Feld, das A mit Kreisen gefüllt hat; . ist leer, ~ ist Wasser, | und === sind Straßen.
terminal-polders-moves = Züge: „L3 o“ nimmt die Karte L3 mit Kreisen, = sind Streifen, x sind Kreuze. Dann legt c4> ihr erstes Feld auf c4; die Bilder zeigen die Pfeile.

terminal-papillon-unknown = noch nicht bekannt
terminal-papillon-order = Reihenfolge: { $order }.
terminal-papillon-bids = Gebote: { $bids }.
terminal-papillon-bag = { $count } Plättchen im Beutel.
terminal-papillon-gnomes = Gartenzwerge, die noch kommen: { $gnomes }.
terminal-papillon-shed = Gartenzwerg { $gnome }
terminal-papillon-across = Quer durch das Plättchen laufen: { $tiles }.
terminal-papillon-flower = Blume
terminal-papillon-nectar = Nektar
terminal-papillon-token = Bonus
terminal-papillon-has-gnomes = Gartenzwerge: { $gnomes }
terminal-papillon-garden = { $count } Plättchen im Garten
terminal-papillon-tiles = Zu legen: { $tiles }
terminal-papillon-gnome-at = Gartenzwerg: { $where }
terminal-papillon-chosen = Dieses Plättchen legst du gerade:
terminal-papillon-zero = { $first ->
    [one] bringt { $first } Raupe, oder { $next }, wenn nach dir noch jemand 0 bietet
   *[other] bringt { $first } Raupen, oder { $next }, wenn nach dir noch jemand 0 bietet
    }
terminal-papillon-signs = Zeichen: Die Seiten eines Plättchens sind B blau, P violett, R rot, Y gelb, F Wiese. | und - verbinden gegenüberliegende Seiten, + verbindet drei. Eine Zahl zählt Schmetterlinge auf der Wiese daneben, ? ist ein Plättchen, das du noch zurücknehmen kannst. * in der Auslage ist eine Raupe.
terminal-papillon-moves = Züge: „bid 3“, „row 1“, „column 2“; BPFF1> nimmt ein Plättchen mit der Oberseite nach rechts, dann legt p16 es dorthin; „from supply“, „done“, „red1:3+“ und „supply>red1“, wie die Liste zeigt.

terminal-flutter-face = { $tile }, Blätter { $petals }
terminal-flutter-last = Letzte Züge: Das Spiel endet, bevor { $seat } wieder an der Reihe wäre.
terminal-flutter-name = Tippe die Stelle für die Ecke mit dem @.
terminal-flutter-signs = Zeichen: /12\ und \12/ sind die Dreiecke von Plättchen 12, ** ist die Regenbogenbiene, ~~ ist Wasser. r y b p sind rote, gelbe, blaue und lila Blätter, * ist ein buntes Blatt. Links steht die erste Stelle einer Zeile; die nächste Stelle liegt 8 Zeichen weiter rechts.
terminal-flutter-moves = Züge: „moth“ nimmt dieses Plättchen, „turn 60“ oder „flip 120“ dreht es, q15 legt seine Ecke mit dem @ auf q15. „bee 7“, „score 7“, „keep“, „red“.

terminal-blume-market = Markt
terminal-blume-began = { $seat } hat begonnen.
terminal-blume-watered = Gegossene Punkte
terminal-blume-in-use = Im Einsatz
terminal-blume-lifted = Aufgenommen von
terminal-blume-shown = Gezeigte Karte: { $hybrid }
terminal-blume-cards = Verdeckte Karten ({ $deck } im Stapel)
terminal-blume-row = Reihe (im Beutel sind { $bag } Plättchen):
terminal-blume-hand = In deiner Hand, in allen vier Lagen:
terminal-blume-scored = Gewertet: { $points }
terminal-blume-botanist = { $points ->
    [one] Botaniker: { $points } Punkt
   *[other] Botaniker: { $points } Punkte
    }
terminal-blume-last = { $turns ->
    [one] Das Ende ist nah: noch { $turns } Zug nach diesem.
   *[other] Das Ende ist nah: noch { $turns } Züge nach diesem.
    }
terminal-blume-signs = Zeichen: r rot, o orange, y gelb, p rosa, v violett, b blau. Wo sich vier Plättchen treffen: w gegossen, * Blüte, H Hybride, ? eine Blüte, die noch auszuführen ist. x ist ein Plättchen, das du zurückschneidest. Im Blumenfeld ist ein Großbuchstabe eine Blüte mit ihrem Stecker. * nach einem Platz: an der Reihe.
terminal-blume-moves = Züge: 2 nimmt das zweite Plättchen der Reihe, bag zieht zufällig; b3> legt das Plättchen mit diesem Pfeil auf b3; red+ und red- bewegen einen Stecker, stock stellt die Blüte ins Gewächshaus, „lower red“ nimmt eine heraus, bc23 nennt einen Punkt, xb3 schneidet zurück.
