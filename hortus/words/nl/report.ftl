# What a report about many games says.

report-title = { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }
report-played = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } van { $bots }, editie { $edition }, startwaarde { $seed }, bots en regels { $fingerprint }.
report-played-with = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } van { $bots } met { $agreed }, editie { $edition }, startwaarde { $seed }, bots en regels { $fingerprint }.
report-item = • { $text }

## What is certain

report-claims = Wat zeker is
report-claims-note = Bij zoveel vragen lijkt een antwoord soms toevallig zeker. Deze zinnen houden daar rekening mee: de kans dat er een onjuist is, is 5 %. Ze zeggen wat samengaat, niet wat de oorzaak is.
report-claim-seat = Plaats { $seat } wint { $value } van de partijen ({ $low } tot { $high }); { $fair } zou eerlijk zijn.
report-claim-first = Wie als eerste beslist, krijgt { $value } punten meer dan de anderen ({ $low } tot { $high }).
report-claim-first-less = Wie als eerste beslist, krijgt { $value } punten minder dan de anderen ({ $low } tot { $high }).
report-claim-thing = ‘{ $thing }’: plaatsen hiermee winnen { $one }, plaatsen zonder { $other }, een verschil van { $value } ({ $low } tot { $high }).
report-claim-more = ‘{ $thing }’: plaatsen hiermee krijgen { $value } punten meer dan plaatsen zonder ({ $low } tot { $high }).
report-claim-less = ‘{ $thing }’: plaatsen hiermee krijgen { $value } punten minder dan plaatsen zonder ({ $low } tot { $high }).
report-claim-line = Punten voor ‘{ $thing }’: plaatsen hiermee winnen { $one }, plaatsen zonder { $other }, een verschil van { $value } ({ $low } tot { $high }).
report-claim-must = Zonder ‘{ $thing }’ gaat het niet: een plaats die dit niet doet, wint { $wins } van de partijen ({ $low } tot { $high }), minder dan een kwart van een eerlijk aandeel ({ $fair }).
report-claim-costs = Zonder ‘{ $thing }’ spelen kost overwinningen: zo'n plaats wint { $wins } van de partijen ({ $low } tot { $high }); { $fair } zou eerlijk zijn.
report-claim-helps = De bots winnen vaker zonder ‘{ $thing }’: een plaats die dit niet doet, wint { $wins } van de partijen ({ $low } tot { $high }); { $fair } zou eerlijk zijn.
report-claim-spare = ‘{ $thing }’ is niet nodig: een plaats die dit niet doet, wint { $wins } van de partijen ({ $low } tot { $high }), hooguit { $most } procentpunten naast een eerlijk aandeel ({ $fair }).
report-never = ‘{ $thing }’ komt nooit voor: in { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    } kon het geen enkele keer.
report-claim-costs-points = Zonder ‘{ $thing }’ spelen kost { $value } punten ({ $low } tot { $high }).
report-claim-helps-points = De bots krijgen { $value } punten meer zonder ‘{ $thing }’ ({ $low } tot { $high }).
report-no-seat = Geen plaats wint meer dan { $most } procentpunten vaker of minder vaak dan eerlijk is.
report-few-games = Minder dan { $least } partijen zeggen niets over de plaatsen.
report-hardly = ‘{ $thing }’ wordt bijna nooit gekozen: bij { $taken } van de { $offered } beslissingen die het aanboden, op den duur hooguit { $most }.

## Sections

report-fairness = Eerlijkheid
report-seats = Aandeel van de overwinningen per plaats
report-seat = plaats { $seat }: { $bot }
report-signs-seats = De stip is het aandeel gewonnen partijen, de balk het interval van 95 %, de lijn een eerlijk aandeel. Een groene balk raakt de lijn niet.
report-first = Als eerste beslissen is { $value } punten waard ({ $between }) vergeleken met het gemiddelde van de anderen; wie als eerste beslist, wint { $wins } ({ $shares }).
report-figures = Lengte, vrijheid en spanning
report-figures-note = Gemiddelden van alle partijen. Hoe goed een actie is, wordt bij elke vijfde beslissing op het eerste gezicht beoordeeld; de voorsprong telt in punten op tafel.
report-figure-decisions = beslissingen per partij
report-figure-choices = toegestane acties per beslissing
report-figure-close = daarvan hooguit een punt slechter dan de beste
report-figure-forced = beslissingen met maar één actie
report-figure-matters = beslissingen die ertoe doen: de helft van de acties kost meer dan een punt
report-figure-changes = wisselingen van de leiding
report-figure-settled = deel van de partij waarna de winnaar op kop bleef
report-figure-behind = partijen gewonnen door wie halverwege laatste was
report-figure-margin = punten tussen de eerste en de tweede
report-figure-shared = partijen met een gedeelde overwinning
report-components = Wat samengaat met winnen
report-lines = Regels van de score
report-choices = Wat wordt gekozen
report-choices-note = Beslissingen die dit naast iets anders aanboden, en hoe vaak het werd genomen.
report-signs-wins = De stip is het aandeel overwinningen van plaatsen hiermee min dat van plaatsen zonder, met het interval van 95 %, niet gecorrigeerd voor veel vragen. De tabel heeft ook het verschil in punten.
report-signs-points = De stip is het verschil in punten hiermee en zonder, met het interval van 95 %, niet gecorrigeerd voor veel vragen.
report-cells = Waar op het bord
report-cells-note = Hoe donkerder een vak, hoe vaker het werd gebruikt. Wijs een vak aan om de naam te zien.
report-cells-winners = Winnaars
report-cells-others = De anderen
report-restricted = Wat het kost om zonder te spelen
report-restricted-note = Eén plaats, elk op zijn beurt, mag dit niet, en de anderen spelen als anders. Is niets anders toegestaan, dan mag het toch. Het verschil in punten is dat met het gemiddelde van de anderen. Een plaats die niets verliest, had het niet nodig.
report-signs-restricted = De stip is het aandeel partijen dat de plaats hierzonder wint, de balk het interval van 95 %, de lijn een eerlijk aandeel. Een groene balk raakt de lijn niet.
report-signs-restricted-points = De stip is het verschil in punten hierzonder, met het interval van 95 %, niet gecorrigeerd voor veel vragen.
report-finding-must = onmisbaar
report-finding-costs = kost overwinningen
report-finding-helps = beter zonder
report-finding-costs-points = kost punten
report-finding-helps-points = meer punten zonder
report-finding-spare = niet nodig
report-finding-never = komt nooit voor
report-finding-few = komt te zelden voor
report-skill = Kunnen en geluk
report-skill-note = Eén plaats, elk op zijn beurt, is een ander niveau; de anderen zijn { $bot }. De stip is het aandeel partijen dat het wint, de balk het interval van 95 %, de lijn een eerlijk aandeel. Het verschil in punten is dat met het gemiddelde van de anderen.
report-luck = Het aandeel van geluk in de uitslag is { $value } ({ $between }), in { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }. Elke willekeurige trekking wordt vergeleken met alles wat getrokken had kunnen worden, zoals in een analyse.

## Columns

report-column-seat = plaats
report-column-wins = gewonnen
report-column-interval = 95 %
report-column-points = punten
report-column-figure = grootheid
report-column-mean = gemiddeld
report-column-thing = wat
report-column-each = aantal of punten per plaats
report-column-having = plaatsen
report-column-difference = verschil
report-column-with = gewonnen met
report-column-without = gewonnen zonder
report-column-offered = aangeboden
report-column-taken = genomen
report-column-came = per partij
report-column-anyway = toch gedaan
report-column-finding = bevinding
report-column-gap = niveaus verschil
report-column-bot = bot

## Things in the games

component-picked = een bloem van { $value } blaadjes plukken
component-flip = omklappen
component-pick = een bloem plukken
component-tile-taken = tegel nemen: { $value }
component-scored = een tegel scoren: { $value }
component-stack = van de stapel { $value } nemen
component-colour = { $value } kiezen
component-score = kiezen welke tegel wordt betaald
component-bee = een bij inzetten
component-keep = houden
component-shape = tekenen: { $value }
component-filling = vullen met { $value }
component-single = één vak tekenen
component-bid = { $value } bieden
component-line = nemen: { $value }
component-pollinated = bestuiven: { $value }
component-claimed = bonus nemen: { $value }
component-gnome = een kabouter plaatsen
component-swapped = een tegel ruilen
component-closed = een perk of veld sluiten: { $value }
component-finished = afronden: { $value }
component-bloomed = een bloem voltooien: { $value }
component-stocked = in de kas: { $value }
component-bag = uit de zak trekken
component-pruned = een tegel snoeien
component-tool = gebruiken: { $value }
component-hybrid = verzamelen: { $value }
component-slot = plek { $value } van de rij nemen
component-bloom = kiezen waar iets bloeit
component-greenhouse = in de kas zetten
component-market = een pin verplaatsen: { $value }

## What a bot may be forbidden

restriction-petal-pick = bloemen plukken
restriction-petal-pick-two = bloemen van twee blaadjes plukken
restriction-petal-pick-three = bloemen van drie blaadjes plukken
restriction-petal-pick-large = bloemen van vier of meer blaadjes plukken
restriction-petal-pile = meer dan twee blaadjes stapelen
restriction-flutter-skip = een stapel overslaan
restriction-polders-mirror = een vorm spiegelen
restriction-papillon-bid = meer dan 0 bieden
restriction-papillon-zero = 0 bieden
restriction-papillon-row = een rij nemen
restriction-papillon-column = een kolom nemen
restriction-papillon-found = een kabouter nemen
restriction-papillon-caterpillars = rupsen nemen
restriction-papillon-bonus = een bonusfiche nemen
restriction-blume-flower = een bloem voltooien
restriction-blume-hybrid = een hybride voltooien
restriction-blume-market = een pin verplaatsen
restriction-blume-raise = een pin verhogen
restriction-blume-lower = een pin verlagen
restriction-blume-tools = gereedschap gebruiken

## The command

terminal-do-lab-report = Laat bots veel partijen spelen en schrijf op wat die over een tafel zeggen: eerlijkheid, lengte, spanning, wat wint. Ctrl-C bewaart voltooide partijen.
terminal-report-games = Hoeveel partijen.
terminal-report-restricted = Hoeveel partijen voor alles wat een plaats verboden kan worden; 0: geen.
terminal-report-skill = Hoeveel partijen voor elk ander niveau tussen de bots; 0: geen.
terminal-report-luck = In hoeveel partijen elke willekeurige trekking wordt gemeten, wat lang duurt; 0: in geen.
terminal-report-out = De pagina; cijfers en partijen komen ernaast. Bestaan ze al, dan gaat het daar verder.
terminal-cluster = Reken op het Dask-cluster met deze scheduler, zoals tcp://192.0.2.1:8786, in plaats van op processen hier.
report-stopped = Gestopt na { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
    }; dezelfde opdracht met --out { $file } gaat verder.
report-written = Geschreven: { $file }, met de cijfers en partijen ernaast.
report-no-parquet = Geen Parquet-bestand: installeer daarvoor { $extra }.
report-out = Een rapport is een pagina, dus --out moet eindigen op .html, niet { $file }.
report-other-games = { $file } bevat partijen van een andere tafel, of van andere bots of regels; noem een andere --out.
report-processes-die = Een proces is { $times } keer gecrasht; voltooide partijen zijn bewaard. Probeer minder --jobs.
report-one-bot = --restricted en --skill vergelijken één plaats met de andere, dus alle plaatsen hebben dezelfde bot nodig.
report-no-level = --skill heeft minstens twee plaatsen en een niveau nodig, zoals --bots level-4.
lab-workers-die = Een stuk werk heeft meerdere workers van { $address } beëindigd. Voltooide partijen zijn bewaard; dezelfde opdracht gaat verder.
lab-no-dask = Een cluster heeft Dask nodig: installeer { $extra }.
lab-no-cluster = Op { $address } is geen Dask-scheduler; start er een met dask scheduler.
lab-no-workers = Het cluster op { $address } heeft geen workers; start er een paar met dask worker.
lab-other-workers = Workers van { $address } hebben een andere versie van Hortus of geen; installeer overal dezelfde.
lab-cluster-lost = De scheduler op { $address } is weg. Voltooide partijen zijn bewaard; dezelfde opdracht gaat verder.

## Vergelijkingen

compare-played = Dezelfde startwaarden bij { $tables }, door { $bots }, startwaarde { $seed }, bots en regels { $fingerprint }.
compare-heading = { $table } vergeleken met { $before }
compare-note = Elke startwaarde wordt aan elke tafel gespeeld en het verschil telt partij voor partij, met het interval van 95 %. De zinnen houden rekening met de vele vragen: de kans dat er een onjuist is, is 5 %.
compare-more = { $table } in plaats van { $before }: { $figure }: { $value } meer ({ $low } tot { $high }).
compare-less = { $table } in plaats van { $before }: { $figure }: { $value } minder ({ $low } tot { $high }).
compare-percents = { $number } procentpunten
compare-none = { $table } in plaats van { $before }: voor geen plaats verandert het aandeel overwinningen meer dan { $most } procentpunten.
compare-wins = overwinningen van plaats { $seat }
compare-points = punten van plaats { $seat }
compare-first = wat als eerste beslissen in punten waard is
compare-one-thing = Noem precies één ding met meer waarden, zoals --option SLEUTEL=a,b, --edition a.toml,b.toml of --vary SLEUTEL=3,5.
compare-vary = --vary heeft een sleutel en minstens twee waarden nodig zoals in een editiebestand, bijvoorbeeld fewer=3,5, niet { $found }.
compare-key = De editie { $edition } heeft geen { $key }; noem een van haar sleutels.
terminal-do-lab-compare = Speel dezelfde startwaarden aan tafels die in één ding verschillen, en zeg wat dat verandert. Ctrl-C bewaart voltooide partijen.
terminal-compare-edition = Een editie, of meer met komma's ertussen.
terminal-compare-vary = Een sleutel van de editie met meer waarden, zoals fewer=3,5.
report-column-before = eerst
report-column-after = daarna
