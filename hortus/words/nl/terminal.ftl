# De opdrachtregel en de borden in tekens. Woorden die je typt, blijven in elke taal gelijk.

terminal-usage = Gebruik:
terminal-arguments = Argumenten
terminal-options = Opties
terminal-commands = Opdrachten:
terminal-example = Voorbeeld: { $line }
terminal-default = Standaard: { $value }.
terminal-help-flag = Toon deze hulp.
terminal-version-flag = Toon de versie, en of de regels gecompileerd zijn.
terminal-lang-flag = De taal, zoals en, de of nl; dit werkt bij elke opdracht.
terminal-version = hortus { $version }, regels { $build }
terminal-compiled = gecompileerd
terminal-slow = Hortus draait hier geïnterpreteerd, dus langzamer: er zijn geen gecompileerde regels geïnstalleerd.
terminal-interpreted = geïnterpreteerd
terminal-stopped = Gestopt.
terminal-none = geen
terminal-yes = ja
terminal-list = { $items }
terminal-between = { $low } tot { $high }

terminal-no-language = De taal { $code } bestaat hier niet; er zijn { $languages }.
terminal-which-language = --lang heeft een taal nodig: { $languages }.
terminal-no-command = De opdracht { $name } bestaat niet; hortus --help toont alle opdrachten.
terminal-words-refused = { $fault }; { $command } toont wat er kan.
terminal-words-missing = Er ontbreekt: { $names }
terminal-words-unknown = Onbekend: { $names }
terminal-words-about = { $name }: { $message }
terminal-words-one = er ontbreekt een waarde
terminal-words-none = hier wordt geen waarde verwacht, ook niet { $value }
terminal-number-from = verwacht wordt een heel getal vanaf { $low }, niet { $found }
terminal-number-between = verwacht wordt een heel getal van { $low } tot en met { $high }, niet { $found }

terminal-fault = { $file } kan niet worden gelezen of geschreven: { $reason }.
terminal-output = De uitvoer

terminal-do-hortus = Een tafel voor vijf bordspellen over tuinen. Zonder opdracht start de server.
terminal-do-serve = Start de server en open hem in de browser.
terminal-do-games = Toon de spellen met hun plaatsen, modules, opties en edities.
terminal-do-bots = Toon de bots en hun gemeten ratings.
terminal-do-play = Speel een spel in de terminal.
terminal-do-simulate = Laat bots veel partijen spelen en vat ze samen. Ctrl-C stopt en bewaart wat klaar is.
terminal-do-arena = Laat bots tegen elkaar spelen: elke startwaarde in elke zitvolgorde, met betrouwbaarheidsintervallen en ratings.
terminal-do-perft = Tel stellingen vanaf een vast begin.
terminal-do-bench = Meet beslissingen per seconde: gecompileerd, geïnterpreteerd en in C.
terminal-do-replay = Bekijk een opgeslagen partij zet voor zet.
terminal-do-review = Toon wat een afgelopen partij besliste: keerpunten, fouten met hun redenen, geluk en kunde.
terminal-review-effort = Hoeveel werk: quick, usual of deep.
terminal-review-html = Schrijf ook een pagina met de grafiek naar dit bestand.
terminal-do-verify = Controleer een opgeslagen partij: elke zet toegestaan, elke tegel getrokken zoals beloofd.
terminal-do-print = Print een spel om uit te knippen, of een stelling uit een opgeslagen partij.
terminal-do-backup = Bewaar alle tafels van de server in één bestand, terwijl hij draait.
terminal-do-restore = Zet een back-up terug in een lege map of een lege database.
terminal-do-edition = Je eigen edities.
terminal-do-edition-check = Controleer je eigen editie.
terminal-do-lab = Veel partijen tegelijk: rapporten, vergelijkingen, training en tellingen.
terminal-do-lab-train = Leer uit partijen tegen zichzelf hoe goed een stelling is.
terminal-do-lab-count = Laat greedy-bots spelen en tel waar sterkere bots op steunen.

terminal-option-game = Het spel; hortus games toont ze.
terminal-option-seats = Het aantal plaatsen.
terminal-option-module = Voeg een module toe. Mag meer dan één keer.
terminal-option-option = Kies een huisregel, als key=choice. Mag meer dan één keer.
terminal-option-edition = Een editie van het spel, of een .toml-bestand.
terminal-option-seed = Dezelfde startwaarde geeft dezelfde partijen.
terminal-option-written = Een optie schrijf je als key=choice, niet als { $found }.
terminal-json = Geef JSON.
terminal-no-bots = Noem minstens één bot, zoals in --bots greedy,random.
terminal-many-bots = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots is
    } te veel voor { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }; noem er hoogstens { $seats }.

terminal-games-game = Toon één spel volledig.
terminal-games-name = spel
terminal-games-seats = plaatsen
terminal-games-minutes = minuten
terminal-games-feel = hoe het speelt
terminal-games-editions = edities
terminal-games-for = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }
terminal-games-default = * is de standaardkeuze.
terminal-bot = bot
terminal-bots-name = naam

terminal-play-people = Hoeveel mensen aan dit toetsenbord spelen.
terminal-play-bots = Wie op de andere plaatsen speelt.
terminal-play-seed = Een getal of een woord; dezelfde startwaarde geeft dezelfde tegels.
terminal-play-record = Bewaar de partij na elke zet in dit bestand; bestaat het al, dan ga je daar verder.
terminal-play-crowded = Voor { $people } mensen is er op { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    } geen ruimte; --people neemt er hoogstens { $seats }.
terminal-play-going-on = { $file } gaat verder, na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
    }.
terminal-kept-finished = { $file } is een afgelopen partij; hortus replay toont die.
terminal-kept-sealed = { $file } is een partij met verzegelde loting, die alleen aan haar eigen tafel verdergaat; hortus replay toont die.
terminal-kept-game = { $file } is een partij { $found }, niet { $asked }.
terminal-kept-seats = { $file } is een partij voor { $found ->
    [one] { $found } plaats
   *[other] { $found } plaatsen
    }, niet { $asked }; laat --seats weg om verder te gaan.
terminal-kept-modules = { $file } is een partij met andere modules ({ $found }); laat --module weg om verder te gaan.
terminal-kept-no-option = { $file } is begonnen zonder de optie { $option }; laat --option weg om verder te gaan.
terminal-kept-option = { $file } is begonnen met { $found }, niet met { $asked }; laat --option weg om verder te gaan.
terminal-kept-edition = { $file } is een partij van de editie { $found }; laat --edition weg om verder te gaan.
terminal-kept-seed = { $file } is begonnen met een andere startwaarde; laat --seed weg om verder te gaan.

terminal-question = { $question } (help toont de opdrachten)
terminal-more = -- Enter toont meer, q slaat over --
terminal-folded = De borden van de anderen zijn ingeklapt; "board all" toont ze.
terminal-look-away = { $who }, druk op Enter als de anderen wegkijken.
terminal-you-are = Je bent { $seat }.
terminal-worth = { $what }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
terminal-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
    }
terminal-in-hand = In je hand: { $what }
terminal-a-move = een zet
terminal-help-move = zoals de legenda uitlegt, of het nummer in de lijst
terminal-help-list = alle mogelijke zetten, per bladzijde: list 2; list red toont zetten met "red"
terminal-help-board = nog eens het bord; board all: met de borden van iedereen
terminal-help-legend = wat de tekens betekenen en hoe je zetten schrijft
terminal-help-rules = de regels van dit spel
terminal-help-score = de punten van iedereen, met redenen, voor zover ze niet verborgen zijn
terminal-help-hint = een zet die Hortus zou doen, hoe zeker dat is, en waarom; hint deep: denkt langer na
terminal-help-undo = maakt een zet ongedaan, zolang er niets nieuws te zien was
terminal-help-save = bewaart de partij
terminal-help-quit = stopt; met --record FILE kun je later verder
terminal-move-unknown = "{ $typed }" is geen zet. Je kunt { $examples } spelen; list toont alle zetten, help de opdrachten.
terminal-move-not-now = { $typed } kan nu niet. { $why } Je kunt { $examples } spelen; list toont alle zetten.
terminal-move-number = { $count ->
    [one] De lijst heeft { $count } zet
   *[other] De lijst heeft { $count } zetten
    }; { $typed } staat er niet in. Je kunt { $examples } spelen.
terminal-list-more = { $count ->
    [one] Er is nog { $count } zet; list toont ze allemaal.
   *[other] Er zijn nog { $count } zetten; list toont ze allemaal.
    }
terminal-list-page = Bladzijde { $page } van { $pages }; list { $next } toont bladzijde { $next }.
terminal-list-pages = { $pages ->
    [one] De lijst heeft { $pages } bladzijde.
   *[other] De lijst heeft { $pages } bladzijden; typ een getal van 1 tot en met { $pages }.
    }
terminal-list-none = In geen enkele zet komt "{ $word }" voor.
terminal-undone = Ongedaan gemaakt.
terminal-no-undo = Dat kun je niet ongedaan maken: er was al iets nieuws te zien, of iemand anders heeft intussen gekozen.
terminal-hint = Hortus zou { $move } spelen: { $what }
terminal-save-where = Noem een bestand, zoals in: save game.json
terminal-save-as = Partij bewaren als (Enter voor nee):
terminal-saved = Bewaard in { $file }.
terminal-not-kept = { $fault } De partij gaat door; save FILE bewaart haar ergens anders.
terminal-unfinished = De partij is niet afgelopen en niet bewaard; --record FILE zou haar bewaren.
terminal-score = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
terminal-score-line = { $reason } ({ $count }): { $points }
terminal-solo = { $points ->
    [one] Een solopartij met { $points } punt.
   *[other] Een solopartij met { $points } punten.
    }
terminal-draw = Gelijkspel.
terminal-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
    }

terminal-record-file = De opgeslagen partij.
terminal-replay-to = Toon de tafel na zoveel zetten en stop.
terminal-replay-beyond = { $moves ->
    [one] De partij heeft { $moves } zet
   *[other] De partij heeft { $moves } zetten
    }; --to neemt 0 tot en met { $moves }.
terminal-replay-at = Zet { $move } van { $moves }
terminal-replay-refused = Druk op Enter, of typ b, q of een getal van 0 tot en met { $moves }.
terminal-replay-ask = Enter: volgende zet, b: terug, een getal: die zet, q: stoppen
terminal-verified = Gecontroleerd: { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }; { $decisions ->
    [one] { $decisions } beslissing, en die is toegestaan.
   *[other] { $decisions } beslissingen, allemaal toegestaan.
    }
terminal-verified-draws = { $draws ->
    [one] { $draws } willekeurige uitkomst, zoals de loting vastlegt.
   *[other] { $draws } willekeurige uitkomsten, allemaal zoals de loting vastlegt.
    }
terminal-verified-draws-after = { $draws ->
    [one] { $draws } willekeurige uitkomst na zet { $move }, zoals de loting vastlegt.
   *[other] { $draws } willekeurige uitkomsten na zet { $move }, allemaal zoals de loting vastlegt.
    }
terminal-verified-no-draws = Geen willekeurige uitkomst, dus de loting bewijst niets.
terminal-verified-no-draws-after = Geen willekeurige uitkomst na zet { $move }, dus de loting bewijst niets.
terminal-verified-scores = Eindstand: { $scores }.
terminal-verified-so-far = De partij is niet afgelopen. Punten tot nu toe: { $scores }.
terminal-verified-given = { $moves ->
    [one] De eerste zet komt uit een andere partij en is niet bewezen.
   *[other] De eerste { $moves } zetten komen uit een andere partij en zijn niet bewezen.
    }
terminal-verified-sealed = De loting was verzegeld; haar vastlegging is { $commitment }.
terminal-verified-seeded = De loting komt uit de startwaarde { $seed }: wie die koos, kon de tegels kennen.
terminal-nonce-none = { $count ->
    [one] Plaats { $seats } voegde geen nonce toe, dus de loting hangt niet van die speler af.
   *[other] De plaatsen { $seats } voegden geen nonce toe, dus de loting hangt niet van die spelers af.
    }
terminal-nonce-all = Elke plaats van een mens voegde een nonce toe.
terminal-nonce-bots = { $count ->
    [one] Plaats { $seats } begon als bot; bots voegen geen nonce toe.
   *[other] De plaatsen { $seats } begonnen als bots; bots voegen geen nonce toe.
    }

terminal-column-seat = plaats
terminal-column-bot = bot
terminal-column-points = punten
terminal-column-deviation = ±
terminal-column-least = min.
terminal-column-quartiles = kwartielen
terminal-column-most = max.
terminal-column-wins = winst
terminal-column-bout = ontmoeting
terminal-column-interval = 95 %
terminal-column-fair = eerlijk
terminal-column-games = partijen
terminal-column-rating = rating
terminal-simulate-games = Hoeveel partijen.
terminal-simulate-bots = Wie speelt, plaats voor plaats; een korte lijst wordt herhaald.
terminal-simulate-jobs = In hoeveel processen, hoogstens twee per kern; 0 betekent één per kern.
terminal-simulate-done = { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } in { $seconds } s
terminal-simulate-stopped = { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }: gestopt na { $seconds } s, gespeelde partijen: { $games } van { $asked }
terminal-simulate-length = { $mean } beslissingen per partij ({ $least } tot { $most }), { $shared ->
    [one] { $shared } gedeelde winst
   *[other] { $shared } keer gedeelde winst
    }

terminal-arena-files = Met --rate: resultaten die --out heeft bewaard.
terminal-arena-bots = Wie er meedoet; meer dan twee spelen paarsgewijs.
terminal-arena-groups = Hoeveel startwaarden; elke wordt in elke zitvolgorde gespeeld.
terminal-arena-stop = Stop een ontmoeting van twee zodra de uitkomst duidelijk is (5 % kans op een fout).
terminal-arena-out = Bewaar het resultaat hier; bestaat het bestand al, dan gaat het daar verder.
terminal-arena-html = Schrijf een pagina met grafieken.
terminal-arena-rate = Speel niets: één rating over alle bestanden; --out schrijft die als TOML.
terminal-arena-same-file = --out en --html noemen allebei { $file }; noem twee bestanden.
terminal-arena-no-files = Bestanden zijn voor --rate; noem er een met --out om een resultaat te bewaren.
terminal-arena-stop-two = --stop is voor twee plaatsen, niet { $seats }; laat het weg.
terminal-arena-stopped-at-once = Gestopt voordat de eerste groep klaar was; er is niets te bewaren.
terminal-arena-stopped-lost = { $groups ->
    [one] Gestopt na { $groups } groep; met --out was die bewaard.
   *[other] Gestopt na { $groups } groepen; met --out waren ze bewaard.
    }
terminal-arena-stopped = { $groups ->
    [one] Gestopt; { $groups } groep staat in { $file }, en dezelfde opdracht gaat daar verder.
   *[other] Gestopt; { $groups } groepen staan in { $file }, en dezelfde opdracht gaat daar verder.
    }
terminal-ratings = Ratings: { $ratings }
terminal-rate-nothing = --rate heeft resultaten nodig, zoals in hortus arena { $game } --rate one.json two.json.
terminal-rate-title = { $game }: ratings
terminal-rate-mixed = Deze bestanden zijn niet allemaal door dezelfde bots en regels gespeeld, of zeggen dat niet.

terminal-perft-depth = Hoeveel beslissingen diep.
terminal-perft-seed = De startwaarde van het begin en van het toeval.
terminal-bench-game = Alleen deze spellen.
terminal-bench-search = Simulaties per seconde van de zoekende bots.
terminal-bench-title = Beslissingen per seconde, willekeurig spel, alle toegestane zetten
terminal-bench-search-title = Simulaties per seconde van de zoekende niveaus
terminal-bench-game-column = spel
terminal-bench-compiled = gecompileerd
terminal-bench-interpreted = geïnterpreteerd
terminal-bench-c = gewoon C
terminal-bench-times = maal geïnterpreteerd
terminal-bench-adapters = Stappen per seconde in PettingZoo, Gymnasium en OpenSpiel.
terminal-bench-pettingzoo = PettingZoo: `last` met observatie en masker, dan `step`
terminal-bench-vector = Gymnasium: { $tables } tafels tegelijk tegen willekeurige spelers, met observaties en maskers
terminal-bench-openspiel = OpenSpiel: zetten van willekeurige partijen, beslissingen en trekkingen
terminal-bench-steps = stappen/s
terminal-bench-than = maal { $rival }
terminal-bench-of-c = van gewoon C

terminal-serve-host = Het adres waarop de server luistert; 0.0.0.0 voor iedereen in het netwerk.
terminal-serve-port = De poort; 0 voor een vrije; anders 8421 of de volgende vrije.
terminal-serve-data = De map voor de tafels; anders de gegevensmap van de gebruiker.
terminal-serve-database = Een postgresql://-adres, zodat processen de tafels delen.
terminal-serve-no-browser = Open geen browser.
terminal-serve-edition = Bied je eigen editiebestand aan.
terminal-serve-name = Een naam waaronder browsers deze server bereiken. Mag meer dan één keer.
terminal-serve-proxy = Het adres van een vertrouwde proxy. Mag meer dan één keer.
terminal-serve-origin = Een andere herkomst (origin) waarvan pagina's deze server mogen gebruiken. Mag meer dan één keer.
terminal-serve-no-edition-links = Bied in de werkplaats geen links aan die een editie bevatten.
terminal-serve-https = De server staat achter TLS: markeer cookies als veilig.
terminal-serve-webhook-host = HOST[:PORT] waarheen tafels mogen sturen. Mag meer dan één keer.
terminal-serve-bot-workers = Hoeveel processen voor langzame bots rekenen.
terminal-serve-connections = Hoeveel verbindingen tegelijk, van alle adressen samen.
terminal-backup-file = Het bestand dat wordt geschreven.
terminal-backup-done = { $lines ->
    [one] { $lines } regel van het logboek staat in { $file }.
   *[other] { $lines } regels van het logboek staan in { $file }.
    }
terminal-restore-file = Een bestand dat hortus backup schreef.
terminal-restore-done = { $lines ->
    [one] { $lines } regel van het logboek is teruggezet.
   *[other] { $lines } regels van het logboek zijn teruggezet.
    }
terminal-edition-file = Het bestand van de editie.
terminal-edition-game = Het spel, als het bestand het niet noemt.
terminal-edition-good = { $file } is een geldige editie van { $game }; de controlesom is { $digest }.
terminal-train-games = Uit hoeveel partijen er wordt geleerd.
terminal-train-out = Bewaar de gewichten hier; bestaat het bestand al, dan gaat het daar verder.
terminal-train-done = { $games ->
    [one] { $games } partij, gemiddelde kwadratische fout { $error }
   *[other] { $games } partijen, gemiddelde kwadratische fout { $error }
    }
terminal-train-bar = leert
terminal-count-games = In hoeveel partijen er wordt geteld.
terminal-count-out = Schrijf de tabellen hierheen in plaats van ze te tonen.
terminal-count-none = In { $game } wordt niets geteld; tellingen zijn er voor { $games }.
terminal-count-seed = Een telling bewaart haar startwaarde in een bestand. { $seed } kan daar niet in staan; neem een woord.
terminal-count-bar = telt

terminal-petal-tree = boom
terminal-petal-seat = { $seat }, { $colour }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }, { $flowers ->
    [one] { $flowers } bloem
   *[other] { $flowers } bloemen
    }
terminal-petal-you = { $seat }, { $colour } (jij): { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }, { $flowers ->
    [one] { $flowers } bloem
   *[other] { $flowers } bloemen
    }
terminal-petal-signs = Tekens: g7 is een groen blaadje 7, p3 een roze blaadje 3. [3 9:4] is een bloem van 3 blaadjes met 9 groen en 4 roze.
terminal-petal-moves = Zetten: b2> klapt wat op b2 ligt naar rechts, b2^ omhoog, b2< naar links, b2v omlaag. c4 plukt de bloem op c4.

terminal-polders-over = { $rounds ->
    [one] De ronde is voorbij.
   *[other] Alle { $rounds } rondes zijn voorbij.
    }
terminal-polders-dealer = { $seat } deelt.
terminal-polders-deck = Nog in de stapel: { $cards }.
terminal-polders-areas = gebieden
terminal-polders-total = tot nu toe
terminal-polders-correct = { $buildings }, goed gevuld
terminal-polders-wrong = gebouwen, fout gevuld
terminal-polders-mine = { $sheet }, jouw blad
terminal-polders-of = { $sheet }, bij { $seat }, { $free ->
    [one] { $free } leeg vakje
   *[other] { $free } lege vakjes
    }
terminal-polders-hand = In je hand: { $card } met { $sign }. Typ het vakje voor de @ en de pijl, zoals in c4>:
terminal-polders-single = In je hand: een los vakje met { $sign }, getypt zoals in { $example }.
terminal-polders-signs = Tekens: Ao is een vakje dat A met cirkels heeft gevuld; . is leeg, ~ is water, | en === zijn wegen.
terminal-polders-moves = Zetten: "L3 o" neemt kaart L3 met cirkels, = zijn strepen, x zijn kruisjes. Daarna zet c4> het eerste vakje op c4; de plaatjes tonen de pijlen.

terminal-papillon-unknown = nog niet bekend
terminal-papillon-order = Volgorde: { $order }.
terminal-papillon-bids = Biedingen: { $bids }.
terminal-papillon-bag = { $count ->
    [one] { $count } tegel in de zak.
   *[other] { $count } tegels in de zak.
    }
terminal-papillon-gnomes = Kabouters die nog komen: { $gnomes }.
terminal-papillon-shed = kabouter { $gnome }
terminal-papillon-across = Recht door de tegel lopen: { $tiles }.
terminal-papillon-flower = bloem
terminal-papillon-nectar = nectar
terminal-papillon-token = fiche
terminal-papillon-has-gnomes = kabouters: { $gnomes }
terminal-papillon-garden = { $count ->
    [one] { $count } tegel in de tuin
   *[other] { $count } tegels in de tuin
    }
terminal-papillon-tiles = Nog te leggen: { $tiles }
terminal-papillon-gnome-at = Kabouter: { $where }
terminal-papillon-chosen = Deze tegel leg je nu:
terminal-papillon-zero = { $first ->
    [one] geeft { $first } rups, of { $next } als na jou nog iemand 0 biedt
   *[other] geeft { $first } rupsen, of { $next } als na jou nog iemand 0 biedt
    }
terminal-papillon-signs = Tekens: de zijden van een tegel zijn B blauw, P paars, R rood, Y geel, F veld. | en - verbinden zijden tegenover elkaar, + verbindt er drie. Een getal telt vlinders op het veld ernaast, ? is een tegel die je nog kunt terugnemen. * in het aanbod is een rups.
terminal-papillon-moves = Zetten: "bid 3", "row 1", "column 2"; BPFF1> pakt een tegel met de bovenkant naar rechts, daarna legt p16 hem daar; "from supply", "done", "red1:3+" en "supply>red1" zoals de lijst toont.

terminal-flutter-face = { $tile }, blaadjes { $petals }
terminal-flutter-last = Laatste beurten: het spel eindigt voordat { $seat } weer aan de beurt zou zijn.
terminal-flutter-name = Typ de plek voor de hoek met de @.
terminal-flutter-signs = Tekens: /12\ en \12/ zijn de driehoeken van tegel 12, ** is de regenboogbij, ~~ is water. r y b p zijn rode, gele, blauwe en paarse blaadjes, * is een regenboogblaadje. Links staat de eerste plek van een regel; de volgende plek ligt 8 tekens verder naar rechts.
terminal-flutter-moves = Zetten: "moth" pakt die tegel, "turn 60" of "flip 120" draait hem, q15 legt de hoek met de @ op q15. "bee 7", "score 7", "keep", "red".

terminal-blume-market = markt
terminal-blume-began = { $seat } begon.
terminal-blume-watered = Kruispunten met water
terminal-blume-in-use = In gebruik
terminal-blume-lifted = Opgepakt van
terminal-blume-shown = Getoonde kaart: { $hybrid }
terminal-blume-cards = Verborgen kaarten ({ $deck } in de stapel)
terminal-blume-row = { $bag ->
    [one] Rij (in de zak zit { $bag } tegel):
   *[other] Rij (in de zak zitten { $bag } tegels):
    }
terminal-blume-hand = In je hand, in alle vier de standen:
terminal-blume-scored = Gescoord: { $points }
terminal-blume-botanist = { $points ->
    [one] Botanicus: { $points } punt
   *[other] Botanicus: { $points } punten
    }
terminal-blume-last = { $turns ->
    [one] Het einde is nabij: nog { $turns } beurt na deze.
   *[other] Het einde is nabij: nog { $turns } beurten na deze.
    }
terminal-blume-signs = Tekens: r rood, o oranje, y geel, p roze, v paars, b blauw. Waar vier tegels samenkomen: w water, * bloem, H hybride, ? een bloem die je nog moet uitvoeren. x is een tegel die je snoeit. In het Bloemenveld is een hoofdletter een bloem met haar pin. * na een plaats: die is aan de beurt.
terminal-blume-moves = Zetten: 2 pakt de tweede tegel van de rij, bag trekt willekeurig; b3> legt de tegel met die pijl op b3; red+ en red- verplaatsen een pin, stock zet de bloem in je kas, "lower red" haalt er een uit, bc23 noemt een kruispunt, xb3 snoeit.
