## Names in events

event-unknown = etwas

## Decisions

refused-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
refused-turn = Platz { $seat } ist nicht dran; gewartet wird auf { $count ->
    [one] Platz { $seats }
   *[other] die Plätze { $seats }
    }.
refused-nothing-to-choose = Platz { $seat } ist nicht dran und hat nichts zu wählen.
refused-spectator = Wer nur zuschaut, hat nichts zu wählen.
refused-impossible = { $action } ist jetzt nicht möglich. { $why } Mögliche Züge: { $some }.
refused-more = { $count } weitere
refused-over = Das Spiel ist zu Ende; es gibt keine Züge mehr.
refused-draw-first = Erst wird zufällig gezogen; danach kann ein Platz entscheiden.
refused-secret-unknown = Das Geheimnis dieser Auslosung ist hier nicht bekannt; das Spiel lässt sich zeigen, aber nicht fortsetzen.
refused-decision = Eine Entscheidung besteht aus Platz und Aktion, beides ganze Zahlen, nicht { $seat } und { $action }.
refused-action-number = Es gibt keine Aktion { $action }; die Aktionen haben die Nummern 0 bis { $last }.
refused-action-name = Es gibt keine Aktion { $action }; dieses Spiel hat { $known }.
refused-action-fields = Die Aktion { $action } braucht { $fields }, bekam aber { $found }.
refused-action-value = In der Aktion { $action } muss { $field } eine ganze Zahl von 0 bis { $last } sein, nicht { $found }.
refused-notation = { $text } ist kein Zug in der Schreibweise dieses Spiels; { $example } wäre einer.
refused-nothing = nichts
refused-dice-bound = Die Würfel geben eine Zahl unter einer Grenze von 1 bis 2**30, nicht unter { $bound }.

## Tables

refused-game = Es gibt kein Spiel { $game }; die Spiele sind { $known }.
refused-version = Version { $version } der Regeln von { $game } gibt es hier nicht; dies ist Version { $current }.
refused-seats = { $game } spielt man mit { $count ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
    }, nicht mit { $found }.
refused-modules = Module sind eine Liste von Namen, zum Beispiel ['tools'], nicht { $found }.
refused-module = { $game } hat kein Modul { $module }; wähle aus { $known }.
refused-module-none = { $game } hat kein Modul { $module }; es hat keine Module.
refused-module-together = { $one } und { $other } lassen sich nicht zusammen spielen.
refused-options = Optionen sind eine Wahl für jeden Schlüssel, zum Beispiel { "{" }'contents': 'open'{ "}" }, nicht { $found }.
refused-option = { $game } hat keine Option { $option }; wähle aus { $known }.
refused-option-none = { $game } hat keine Option { $option }; es hat keine Optionen.
refused-choice = Die Option { $option } von { $game } kann { $known } sein, nicht { $found }.
refused-edition = { $game } hat keine Ausgabe { $edition }; wähle { $known } oder den Namen einer .toml-Datei.
refused-edition-game = { $edition } ist eine Ausgabe von { $found }, nicht von { $game }.
refused-rules = Eine Partie braucht Regeln, zum Beispiel hortus.rules('petal'), nicht { $found }.
refused-seed = Ein Startwert ist eine Zahl oder ein Text, zum Beispiel 7 oder 'garden'.
refused-seed-broken = Ein Startwert oder eine Nonce muss gültiger Text sein; hier steht ein beschädigtes Zeichen.

## Records

refused-record = Eine Aufzeichnung ist ein JSON-Objekt mit Schlüsseln wie game, seats und moves.
refused-record-wanted = Hier braucht es eine Aufzeichnung aus match.record() oder hortus.load(path), nicht { $found }.
refused-record-key = In der Aufzeichnung sollte { $key } { $expected } sein, nicht { $found }.
refused-record-move = Zug { $number } der Aufzeichnung sollte ein Paar ganzer Zahlen sein, nicht { $found }.
refused-record-seed = Der Startwert oder eine Nonce der Auslosung enthält ein beschädigtes Zeichen; es sollte gültiger Text sein.
refused-record-large = { $path } ist zu groß für eine Aufzeichnung; die Grenze liegt bei { $most } MB.
refused-record-json = { $path } ist keine Aufzeichnung, denn es ist kein JSON.
refused-record-over = { $path } ist keine Aufzeichnung und wird nicht überschrieben; nenne eine andere Datei.
refused-record-edition = { $game } hat keine Ausgabe { $edition }, und die Aufzeichnung enthält keine eigene.
refused-record-digest = Die Ausgabe { $edition } der Aufzeichnung ist nicht dieselbe wie hier: die Prüfsummen sind verschieden.
refused-record-moves = Die Aufzeichnung hat { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
    }; wähle 0 bis { $count }, nicht { $found }.
refused-record-scores = Laut Aufzeichnung sind die Punkte { $found }, ihre Züge ergeben aber { $scores }.
refused-move = Zug { $number } der Aufzeichnung: { $fault }
refused-draw-not-now = Hier steht eine zufällige Ziehung, wo ein Platz entscheiden müsste.
refused-decision-not-now = Hier entscheidet ein Platz, wo zufällig gezogen werden müsste.
refused-outcome = Das Ergebnis { $outcome } der zufälligen Ziehung ist hier unmöglich.
refused-dice-differ = Die Würfel dieser Auslosung ergeben { $thrown }, nicht { $found }.
refused-draw-unknown = Als Nächstes wird zufällig gezogen, aber das Geheimnis dieser Auslosung ist hier nicht bekannt.
refused-secret-digits = Das Geheimnis einer Auslosung muss 64 Hexadezimalziffern haben.
refused-secret-text = Das Geheimnis der Auslosung sollte ein Text sein.
refused-secret-unpublished = Das Geheimnis der Auslosung ist noch nicht veröffentlicht; nur ein beendetes Spiel lässt sich prüfen.
refused-secret-other = Das Geheimnis der Auslosung passt nicht zu der Festlegung, die vorher veröffentlicht wurde.
refused-commitment-digits = Die Festlegung einer Auslosung muss 64 Hexadezimalziffern haben.
refused-deal = Die Auslosung der Aufzeichnung braucht einen Startwert, oder eine Festlegung mit einer Liste von Nonces.
refused-deal-given = Die Zahl der Züge aus einer anderen Partie sollte eine ganze Zahl von 0 bis { $most } sein, nicht { $found }.
refused-deal-bots = Die Bots einer Auslosung sollten eine Liste von Plätzen an diesem Tisch sein, nicht { $found }.
refused-deal-proof = Alle Züge der Aufzeichnung stammen aus einer anderen Partie; ihre Auslosung beweist keinen davon.

## Files

refused-file-name = { $path } kann kein Dateiname sein; wähle einen Namen wie game.json.
refused-file-read = { $path } lässt sich nicht lesen: { $why }.
refused-file-write = { $path } lässt sich nicht schreiben: { $why }; nenne eine andere Datei.
refused-file-text = { $path } ist kein Text in UTF-8.
refused-file-kind = { $path } ist keine Datei; nenne eine andere.
refused-file-rights = Du darfst { $path } nicht schreiben; nenne eine andere Datei.
refused-why-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
refused-why-rights = der Zugriff ist verweigert
refused-why-folder = das ist ein Ordner
refused-why-no-folder = ein Teil des Pfads ist kein Ordner
refused-why-long = der Name ist zu lang
refused-why-full = der Datenträger ist voll
refused-why-read-only = dieser Datenträger lässt sich nur lesen

## Editions

refused-edition-missing = { $place }: { $key } fehlt; erwartet: { $expected }.
refused-edition-key = { $place }: { $key } sollte { $expected } sein, nicht { $found }.
refused-edition-unknown = { $place }: { $key } ist kein Schlüssel dieses Spiels; es kennt { $known }.
refused-edition-no-key = { $place }: { $key } ist kein Schlüssel dieses Spiels; es kennt hier keinen.
refused-edition-large = { $name } ist größer als { $most } kB, die Grenze für eine Ausgabe.
refused-edition-utf8 = { $name } ist kein Text in UTF-8; eine Ausgabe ist eine TOML-Datei.
refused-edition-toml = { $name } ist in Zeile { $line }, Spalte { $column } kein gültiges TOML.
refused-edition-toml-end = { $name } ist kein gültiges TOML: Am Ende fehlt etwas.
refused-edition-digits = { $name } enthält eine Zahl mit Tausenden von Ziffern; kein Spiel benutzt so eine.
refused-edition-values = { $name } enthält Datumsangaben, unendliche Zahlen oder andere Werte, die kein Spiel benutzt; nimm ganze Zahlen und Texte.
refused-edition-parts = { $name } hat einen Schlüssel aus mehr als { $most } Teilen; ein Schlüssel eines Spiels hat einen oder zwei.
refused-edition-deep = { $name } ist zu tief verschachtelt; ein Spiel braucht nur wenige Ebenen von Listen und Tabellen.

## What was expected: these stand in the sentences above

expected-number = eine ganze Zahl von { $low } bis { $high }
expected-characters = { $longest ->
    [1] ein Text aus 1 Zeichen
   *[other] ein Text aus 1 bis { $longest } Zeichen
    }
expected-numbers = eine Liste aus { $least } bis { $most } ganzen Zahlen von { $low } bis { $high }
expected-so-many-numbers = eine Liste aus { $most ->
    [one] { $most } ganzen Zahl
   *[other] { $most } ganzen Zahlen
    } von { $low } bis { $high }
expected-texts = eine Liste aus { $least } bis { $most } Texten
expected-so-many-texts = eine Liste aus { $most ->
    [one] { $most } Text
   *[other] { $most } Texten
    }
expected-table = eine Tabelle
expected-tables = eine Liste aus { $least } bis { $most } Tabellen
expected-so-many-tables = eine Liste aus { $most ->
    [one] { $most } Tabelle
   *[other] { $most } Tabellen
    }
expected-game = eine Zeile wie game = "petal"
expected-object = ein Objekt
expected-deal = ein Objekt mit einem Startwert, oder mit einer Festlegung und Nonces
expected-text = ein Text
expected-whole-number = eine ganze Zahl
expected-list-of-texts = eine Liste von Texten
expected-list-of-whole-numbers = eine Liste ganzer Zahlen
expected-object-of-texts = ein Objekt aus Texten
expected-moves = eine Liste aus höchstens { $most } Paaren

## Editions of Petal

refused-petal-side = { $place }: side sollte ungerade sein, damit der Baum in der Mitte steht, nicht { $found }.
refused-petal-sum = { $place }: tiles sollte zusammen { $cells } ergeben, die Hälfte der Felder um den Baum, nicht { $found }.

## Editions of Blume

refused-blume-hybrids = { $place }: hybrids sollte mindestens { $least } Einträge haben, einen für jede Runde, nicht { $found }.
refused-blume-cards = { $place }: botanist_cards sollte mindestens { $least } Einträge haben, einen für jeden Platz, nicht { $found }.
refused-blume-tile = { $place }: in tiles sollte jedes Plättchen aus vier Buchstaben bestehen, aus { $letters }, im Uhrzeigersinn von links oben, nicht { $found }.
refused-blume-pair = { $place }: { $key } sollte je zwei verschiedene Farben nennen, links oben/rechts oben, nicht { $found }.
refused-blume-pair-twice = { $place }: { $key } sollte jedes Farbpaar nur einmal haben, aber { $pair } steht zweimal da.
refused-blume-points = { $place }: points sollte Spalte,Zeile von 1,1 bis { $last },{ $last } sein, von links unten gezählt, nicht { $found }.
refused-blume-can = { $place }: watering_cans sollte eine Karte für Runde { $round } haben.

## Editions of Flutter

refused-flutter-tiles = { $place }: es sollte höchstens { $most } Plättchen geben, nicht { $found }.
refused-flutter-origin = { $place }: zu corners sollte 0 0 gehören, die Ecke, an der das Plättchen angelegt wird.
refused-flutter-stack = { $place }: tiles sollte mindestens { $least } Einträge haben, so viele wie der höchste Stapel, nicht { $found }.
refused-flutter-cells = { $place }: cells sollten verschieden sein und mit ihren Seiten zusammenhängen.
expected-flutter-letters = nur Buchstaben aus { $letters }
expected-flutter-name = ein Wort, das sonst nichts bezeichnet
expected-flutter-rondel = jedes von { $names } genau einmal
expected-flutter-cells = eine Liste von Zellen wie "U 0 0" oder "D -1 0"
expected-flutter-corners = eine Liste von Ecken wie "0 1"
expected-flutter-outline = eine Liste verschiedener Ecken auf dem Umriss des Plättchens
expected-flutter-tiles = eine Liste von Plättchen wie "red 2: p bb p yy"
expected-flutter-groups = { $corners ->
    [one] Blätter für seine { $corners } Ecke
   *[other] Blätter für jede der { $corners } Ecken
    }
expected-flutter-petals = { $room ->
    [one] höchstens { $room } Blatt
   *[other] höchstens { $room } Blätter
    } aus { $letters } an Ecke { $corner }

## Editions of Papillon

refused-papillon-tiles = { $place }: tiles sollte zusammen mindestens { $least } Plättchen zählen, genug für { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
    }, nicht { $found }.
refused-papillon-planter = { $place }: first, second und third sollten nicht ansteigen, sind aber { $found }.
expected-papillon-sides = vier Buchstaben aus { $letters }
expected-papillon-butterflies = Zahlen, die für jedes Beet 0 sind (Schmetterlinge sind auf Wiesen gedruckt)
expected-papillon-parts = jede der Seiten N, E, S und W genau einmal, verbundene Seiten zusammengeschrieben
expected-papillon-joined = Gruppen von Seiten, die dasselbe zeigen
expected-papillon-colours = eine Liste der Farben { $colours }
expected-papillon-flowers = eine Liste mit mindestens einer Blume jeder Farbe

## Editions of Polders

refused-polders-road-line = { $place }: die Straßenzeile { $line } der Karte hat ein = zwischen zwei Spalten; setze jedes = unter ein Feld.
refused-polders-size = { $place }: die Karte sollte 1 bis { $squares } Felder in höchstens { $longest } Zeilen und Spalten haben.
refused-polders-square = { $place }: in der Kartenzeile { $line } ist ein Feld { $found }; es sollte { $known } sein.
refused-polders-gap = { $place }: in der Kartenzeile { $line } trennt { $found } die Felder; nimm ein Leerzeichen oder |.
refused-polders-road-water = { $place }: die Karte hat neben Spalte { $column }, Zeile { $row } eine Straße am Wasser; sie braucht Land auf beiden Seiten.
refused-polders-road-twice = { $place }: die Karte hat die Straße neben Spalte { $column }, Zeile { $row } zweimal.
refused-polders-marked = { $place }: { $seats } Polder sollten für { $seats } Plätze markiert sein, nicht { $found }.
refused-polders-open = { $place }: in jedem Zug { $open ->
    [one] wird { $open } Formkarte
   *[other] werden { $open } Formkarten
    } aufgedeckt, aber es gibt nur { $cards }.
refused-polders-rounds = { $place }: die Runden decken { $wanted ->
    [one] { $wanted } Auftrag
   *[other] { $wanted } Aufträge
    } auf, aber es gibt nur { $found }.
refused-polders-boxes-seats = { $place }: { $polder } hat Rundenkästchen und sollte darum für 2, 3 und 4 Plätze markiert sein.
refused-polders-boxes = { $place }: { $polder } sollte { $wanted } Rundenkästchen haben, eines für jede Runde, nicht { $found }.
refused-polders-different = { $place }: { $what } sollten alle verschieden sein, aber { $name } steht zweimal da.
refused-polders-all-letters = die Buchstaben der Gebäude
refused-polders-all-marks = die Zeichen
refused-polders-all-buildings = die Gebäude
refused-polders-all-polders = die Namen der Polder
refused-polders-all-shapes = die Namen der Formen
refused-polders-all-titles = die Titel der Aufträge
expected-polders-letter = ein Großbuchstabe
expected-polders-rows = Zeilen aus höchstens sechs # und .
expected-polders-shape = Zeilen mit einem bis sechs #
expected-polders-name = Buchstaben und Ziffern

why-not-asked = Jetzt wird etwas anderes von dir erwartet.
why-turn = Du bist nicht am Zug.
why-no-action = Diesen Zug gibt es nicht.
