## Names in events

event-unknown = iets

## Decisions

refused-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
refused-turn = Plaats { $seat } is niet aan de beurt; we wachten op { $count ->
    [one] plaats { $seats }
   *[other] de plaatsen { $seats }
    }.
refused-nothing-to-choose = Plaats { $seat } is niet aan de beurt en heeft niets te kiezen.
refused-spectator = Wie alleen kijkt, heeft niets te kiezen.
refused-impossible = { $action } kan nu niet. { $why } Mogelijke zetten: { $some }.
refused-more = nog { $count }
refused-over = Het spel is afgelopen; er zijn geen zetten meer.
refused-draw-first = Er wordt eerst willekeurig getrokken; daarna kan een plaats beslissen.
refused-secret-unknown = Het geheim van deze loting is hier niet bekend; je kunt het spel bekijken, maar niet verder spelen.
refused-decision = Een beslissing bestaat uit een plaats en een actie, allebei gehele getallen, niet { $seat } en { $action }.
refused-action-number = Er is geen actie { $action }; de acties zijn genummerd van 0 tot en met { $last }.
refused-action-name = Er is geen actie { $action }; dit spel heeft { $known }.
refused-action-fields = De actie { $action } vraagt { $fields }, maar kreeg { $found }.
refused-action-value = In de actie { $action } moet { $field } een geheel getal van 0 tot en met { $last } zijn, niet { $found }.
refused-notation = { $text } is geen zet in de notatie van dit spel; { $example } is er wel een.
refused-nothing = niets
refused-dice-bound = De dobbelstenen geven een getal onder een grens van 1 tot en met 2**30, niet onder { $bound }.

## Tables

refused-game = Er is geen spel { $game }; de spellen zijn { $known }.
refused-version = Versie { $version } van de regels van { $game } is hier niet beschikbaar; dit is versie { $current }.
refused-seats = { $game } speel je met { $count ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }, niet met { $found }.
refused-modules = Modules zijn een lijst met namen, zoals ['tools'], niet { $found }.
refused-module = { $game } heeft geen module { $module }; kies uit { $known }.
refused-module-none = { $game } heeft geen module { $module }; er zijn geen modules.
refused-module-together = { $one } en { $other } kun je niet samen spelen.
refused-options = Opties zijn een keuze voor elke sleutel, zoals { "{" }'contents': 'open'{ "}" }, niet { $found }.
refused-option = { $game } heeft geen optie { $option }; kies uit { $known }.
refused-option-none = { $game } heeft geen optie { $option }; er zijn geen opties.
refused-choice = De optie { $option } van { $game } kan { $known } zijn, niet { $found }.
refused-edition = { $game } heeft geen editie { $edition }; kies { $known }, of de naam van een .toml-bestand.
refused-edition-game = { $edition } is een editie van { $found }, niet van { $game }.
refused-rules = Een partij heeft regels nodig, zoals hortus.rules('petal'), niet { $found }.
refused-seed = Een startwaarde is een getal of een tekst, zoals 7 of 'garden'.
refused-seed-broken = Een startwaarde of nonce moet geldige tekst zijn; hierin staat een beschadigd teken.

## Records

refused-record = Een verslag is een JSON-object met sleutels zoals game, seats en moves.
refused-record-wanted = Hier is een verslag nodig uit match.record() of hortus.load(path), niet { $found }.
refused-record-key = In het verslag hoort { $key } { $expected } te zijn, niet { $found }.
refused-record-move = Zet { $number } van het verslag hoort een paar gehele getallen te zijn, niet { $found }.
refused-record-seed = De startwaarde of een nonce van de loting bevat een beschadigd teken; het hoort geldige tekst te zijn.
refused-record-large = { $path } is te groot voor een verslag; de grens is { $most } MB.
refused-record-json = { $path } is geen verslag, want het is geen JSON.
refused-record-over = { $path } is geen verslag en wordt niet overschreven; noem een ander bestand.
refused-record-edition = { $game } heeft geen editie { $edition }, en het verslag bevat er zelf geen.
refused-record-digest = De editie { $edition } van het verslag is niet dezelfde als hier: de controlesommen verschillen.
refused-record-moves = Het verslag heeft { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
    }; kies 0 tot en met { $count }, niet { $found }.
refused-record-scores = Volgens het verslag zijn de scores { $found }, maar de zetten geven { $scores }.
refused-move = Zet { $number } van het verslag: { $fault }
refused-draw-not-now = Er staat een willekeurige trekking waar een plaats moet beslissen.
refused-decision-not-now = Een plaats beslist waar willekeurig getrokken moet worden.
refused-outcome = Uitkomst { $outcome } van de willekeurige trekking is hier onmogelijk.
refused-dice-differ = De dobbelstenen van deze loting geven { $thrown }, niet { $found }.
refused-draw-unknown = De volgende stap is een willekeurige trekking, maar het geheim van deze loting is hier niet bekend.
refused-secret-digits = Het geheim van een loting moet 64 hexadecimale cijfers hebben.
refused-secret-text = Het geheim van de loting hoort een tekst te zijn.
refused-secret-unpublished = Het geheim van de loting is nog niet gepubliceerd; alleen een afgelopen spel kan worden gecontroleerd.
refused-secret-other = Het geheim van de loting past niet bij de vastlegging die eerder is gepubliceerd.
refused-commitment-digits = De vastlegging van een loting moet 64 hexadecimale cijfers hebben.
refused-deal = De loting van het verslag heeft een startwaarde nodig, of een vastlegging met een lijst nonces.
refused-deal-given = Het aantal zetten uit een andere partij hoort een geheel getal van 0 tot en met { $most } te zijn, niet { $found }.
refused-deal-bots = De bots van een loting horen een lijst met plaatsen aan deze tafel te zijn, niet { $found }.
refused-deal-proof = Alle zetten van het verslag komen uit een andere partij; de loting bewijst er geen een.

## Files

refused-file-name = { $path } kan geen bestandsnaam zijn; kies een naam zoals game.json.
refused-file-read = { $path } kan niet worden gelezen: { $why }.
refused-file-write = { $path } kan niet worden geschreven: { $why }; noem een ander bestand.
refused-file-text = { $path } is geen tekst in UTF-8.
refused-file-kind = { $path } is geen bestand; noem een ander.
refused-file-rights = Je mag niet naar { $path } schrijven; noem een ander bestand.
refused-why-missing = zo'n bestand of map bestaat niet
refused-why-rights = de toegang is geweigerd
refused-why-folder = het is een map
refused-why-no-folder = een deel van het pad is geen map
refused-why-long = de naam is te lang
refused-why-full = de schijf is vol
refused-why-read-only = deze schijf is alleen te lezen

## Editions

refused-edition-missing = { $place }: { $key } ontbreekt; verwacht: { $expected }.
refused-edition-key = { $place }: { $key } hoort { $expected } te zijn, niet { $found }.
refused-edition-unknown = { $place }: { $key } is geen sleutel van dit spel; het kent { $known }.
refused-edition-no-key = { $place }: { $key } is geen sleutel van dit spel; het kent er hier geen.
refused-edition-large = { $name } is groter dan { $most } kB, de grens voor een editie.
refused-edition-utf8 = { $name } is geen tekst in UTF-8; een editie is een TOML-bestand.
refused-edition-toml = { $name } is op regel { $line }, kolom { $column } geen geldige TOML.
refused-edition-toml-end = { $name } is geen geldige TOML: aan het eind ontbreekt iets.
refused-edition-digits = { $name } bevat een getal met duizenden cijfers; geen spel gebruikt zo'n getal.
refused-edition-values = { $name } bevat datums, oneindige getallen of andere waarden die geen spel gebruikt; gebruik gehele getallen en teksten.
refused-edition-parts = { $name } heeft een sleutel van meer dan { $most } delen; een sleutel van een spel heeft er een of twee.
refused-edition-deep = { $name } is te diep genest; een spel heeft maar een paar niveaus van lijsten en tabellen nodig.

## What was expected: these stand in the sentences above

expected-number = een geheel getal van { $low } tot en met { $high }
expected-characters = { $longest ->
    [1] een tekst van 1 teken
   *[other] een tekst van 1 tot { $longest } tekens
    }
expected-numbers = een lijst van { $least } tot { $most } gehele getallen van { $low } tot en met { $high }
expected-so-many-numbers = een lijst van { $most ->
    [one] { $most } geheel getal
   *[other] { $most } gehele getallen
    } van { $low } tot en met { $high }
expected-texts = een lijst van { $least } tot { $most } teksten
expected-so-many-texts = een lijst van { $most ->
    [one] { $most } tekst
   *[other] { $most } teksten
    }
expected-table = een tabel
expected-tables = een lijst van { $least } tot { $most } tabellen
expected-so-many-tables = een lijst van { $most ->
    [one] { $most } tabel
   *[other] { $most } tabellen
    }
expected-game = een regel zoals game = "petal"
expected-object = een object
expected-deal = een object met een startwaarde, of met een vastlegging en nonces
expected-text = een tekst
expected-whole-number = een geheel getal
expected-list-of-texts = een lijst met teksten
expected-list-of-whole-numbers = een lijst met gehele getallen
expected-object-of-texts = een object met teksten
expected-moves = een lijst van hoogstens { $most } paren

## Editions of Petal

refused-petal-side = { $place }: side hoort oneven te zijn, zodat de boom in het midden staat, niet { $found }.
refused-petal-sum = { $place }: tiles hoort samen { $cells } te zijn, de helft van de vakken rond de boom, niet { $found }.

## Editions of Blume

refused-blume-hybrids = { $place }: hybrids hoort minstens { $least } regels te hebben, een voor elke ronde, niet { $found }.
refused-blume-cards = { $place }: botanist_cards hoort minstens { $least } regels te hebben, een voor elke plaats, niet { $found }.
refused-blume-tile = { $place }: in tiles hoort elke tegel vier letters te hebben, uit { $letters }, met de klok mee vanaf linksboven, niet { $found }.
refused-blume-pair = { $place }: { $key } hoort telkens twee verschillende kleuren te noemen, linksboven/rechtsboven, niet { $found }.
refused-blume-pair-twice = { $place }: { $key } hoort elk kleurenpaar maar één keer te hebben, maar { $pair } staat er twee keer.
refused-blume-points = { $place }: points hoort kolom,rij te zijn, van 1,1 tot en met { $last },{ $last }, geteld vanaf linksonder, niet { $found }.
refused-blume-can = { $place }: watering_cans hoort een kaart voor ronde { $round } te hebben.

## Editions of Flutter

refused-flutter-tiles = { $place }: er horen hoogstens { $most } tegels te zijn, niet { $found }.
refused-flutter-origin = { $place }: bij corners hoort 0 0, de hoek waarmee de tegel wordt gelegd.
refused-flutter-stack = { $place }: tiles hoort minstens { $least } regels te hebben, zoveel als de hoogste stapel, niet { $found }.
refused-flutter-cells = { $place }: cells horen verschillend te zijn en met hun zijden aan elkaar te liggen.
expected-flutter-letters = alleen letters uit { $letters }
expected-flutter-name = een woord dat nergens anders voor staat
expected-flutter-rondel = elk van { $names } precies één keer
expected-flutter-cells = een lijst met cellen zoals "U 0 0" of "D -1 0"
expected-flutter-corners = een lijst met hoeken zoals "0 1"
expected-flutter-outline = een lijst met verschillende hoeken op de omtrek van de tegel
expected-flutter-tiles = een lijst met tegels zoals "red 2: p bb p yy"
expected-flutter-groups =
    { $corners ->
        [one] blaadjes voor zijn { $corners } hoek
       *[other] blaadjes voor elk van de { $corners } hoeken
    }
expected-flutter-petals =
    { $room ->
        [one] hoogstens { $room } blaadje
       *[other] hoogstens { $room } blaadjes
    } uit { $letters } bij hoek { $corner }

## Editions of Papillon

refused-papillon-tiles = { $place }: tiles hoort samen minstens { $least } tegels te tellen, genoeg voor { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
    }, niet { $found }.
refused-papillon-planter = { $place }: first, second en third horen niet te stijgen, maar zijn { $found }.
expected-papillon-sides = vier letters uit { $letters }
expected-papillon-butterflies = getallen die voor elk perk 0 zijn (vlinders staan op velden gedrukt)
expected-papillon-parts = elk van de zijden N, E, S en W precies één keer, verbonden zijden aan elkaar geschreven
expected-papillon-joined = groepen van zijden die hetzelfde tonen
expected-papillon-colours = een lijst met de kleuren { $colours }
expected-papillon-flowers = een lijst met minstens één bloem van elke kleur

## Editions of Polders

refused-polders-road-line = { $place }: de wegregel { $line } van de kaart heeft een = tussen twee kolommen; zet elke = onder een vak.
refused-polders-size = { $place }: de kaart hoort 1 tot { $squares } vakken te hebben, in hoogstens { $longest } rijen en kolommen.
refused-polders-square = { $place }: in de kaartregel { $line } is een vak { $found }; het hoort { $known } te zijn.
refused-polders-gap = { $place }: in de kaartregel { $line } staat { $found } tussen de vakken; gebruik een spatie of |.
refused-polders-road-water = { $place }: de kaart heeft naast kolom { $column }, rij { $row } een weg langs het water; er hoort aan beide kanten land te zijn.
refused-polders-road-twice = { $place }: de kaart heeft de weg naast kolom { $column }, rij { $row } twee keer.
refused-polders-marked = { $place }: { $seats } polders horen gemarkeerd te zijn voor { $seats } plaatsen, niet { $found }.
refused-polders-open = { $place }: elke beurt { $open ->
    [one] wordt { $open } vormkaart
   *[other] worden { $open } vormkaarten
    } opengelegd, maar { $cards ->
    [one] er is er maar { $cards }
   *[other] er zijn er maar { $cards }
    }.
refused-polders-rounds = { $place }: de rondes leggen { $wanted ->
    [one] { $wanted } opdracht
   *[other] { $wanted } opdrachten
    } open, maar { $found ->
    [one] er is er maar { $found }
   *[other] er zijn er maar { $found }
    }.
refused-polders-boxes-seats = { $place }: { $polder } heeft rondevakjes en hoort dus gemarkeerd te zijn voor 2, 3 en 4 plaatsen.
refused-polders-boxes = { $place }: { $polder } hoort { $wanted ->
    [one] { $wanted } rondevakje
   *[other] { $wanted } rondevakjes
    } te hebben, een voor elke ronde, niet { $found }.
refused-polders-different = { $place }: { $what } horen allemaal verschillend te zijn, maar { $name } staat er twee keer.
refused-polders-all-letters = de letters van de gebouwen
refused-polders-all-marks = de tekens
refused-polders-all-buildings = de gebouwen
refused-polders-all-polders = de namen van de polders
refused-polders-all-shapes = de namen van de vormen
refused-polders-all-titles = de titels van de opdrachten
expected-polders-letter = één hoofdletter
expected-polders-rows = rijen van hoogstens zes # en .
expected-polders-shape = rijen met één tot zes #
expected-polders-name = letters en cijfers

why-not-asked = Er wordt nu iets anders van je gevraagd.
why-turn = Je bent niet aan de beurt.
why-no-action = Zo'n zet bestaat niet.
