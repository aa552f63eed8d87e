flutter-board = De weide
flutter-rondel = Het rondeel
flutter-palette = Draai de tegel of keer hem om
flutter-choices = Keuzes
flutter-tracks = De blaadjes van alle spelers
flutter-sun = De zon
flutter-sunhere = hier staat de zon
flutter-rainbee = de regenboogbij
flutter-tile = { $shape } ({ $colour })
flutter-piece = tegel { $piece }
flutter-at = op { $at }
flutter-enclosed = ingesloten
flutter-open = { $count ->
    [one] { $count } open kant
   *[other] { $count } open kanten
    }
flutter-sparkles = { $count ->
    [one] { $count } sprankel
   *[other] { $count } sprankels
    }
flutter-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
    }
flutter-fills = { $count ->
    [one] sluit een vijver van { $count } driehoek
   *[other] sluit een vijver van { $count } driehoeken
    }
flutter-waterleft = { $count ->
    [one] nog { $count } watertegel
   *[other] nog { $count } watertegels
    }
flutter-beeof = bij van { $seat }
flutter-beehome = bij thuis
flutter-beeon = bij op tegel { $piece }
flutter-bee = Bij

flutter-bee-home = thuis
flutter-bee-on = op tegel { $piece }

flutter-petals = Blaadjes
flutter-nostack = een lege plek op het rondeel
flutter-stack = stapel { $stack }
flutter-top = bovenop: { $tile }
flutter-costs = kost { $price }
flutter-free = gratis
flutter-nopetals = geen blaadjes
flutter-something = iets
flutter-hidden = stuifmeel verborgen
flutter-pollen = { $pollen } stuifmeel
flutter-track = Blaadjes van { $seat }: { $petals }
flutter-lastturns = Er is een stapel leeg: de laatste beurten
flutter-straight = zoals hij ligt
flutter-turned = { $degrees }° gedraaid
flutter-flipped = omgekeerd, { $degrees }° gedraaid

flutter-gain-pollen = +{ $pollen } stuifmeel
flutter-gain-others = alle anderen +{ $pollen } stuifmeel

flutter-follow-scored = sluit tegel { $piece } in: −{ $price }, +{ $pollen } stuifmeel
flutter-follow-missed = sluit tegel { $piece } in zonder te betalen: alle anderen +{ $pollen } stuifmeel
flutter-follow-bee = bij van { $seat }: +{ $pollen } stuifmeel
flutter-follow-sipped = vijver: +{ $pollen } stuifmeel
flutter-follow-last = laatste tegel van stapel { $stack }: het spel is bijna afgelopen

flutter-colour-red = rood
flutter-colour-yellow = geel
flutter-colour-blue = blauw
flutter-colour-purple = paars
flutter-colour-rainbow = regenboog

flutter-shape-ladybug = lieveheersbeestje
flutter-shape-moth = nachtvlinder
flutter-shape-hummingbird = kolibrie
flutter-shape-dragonfly = libel
flutter-shape-butterfly = vlinder
flutter-shape-rainbee = regenboogbij

flutter-face = { $gives }
flutter-face-red = rood
flutter-face-yellow = geel
flutter-face-blue = blauw
flutter-face-purple = paars
flutter-face-any-petal = een blaadje naar keuze
flutter-face-1-pollen = 1 stuifmeel
flutter-face-blank = leeg
flutter-face-no-water-left-1-pollen = geen water meer, 1 stuifmeel
flutter-face-face-down-1-pollen = gedekt, 1 stuifmeel

flutter-ask-turn = Kies een plek, of draai de tegel eerst of keer hem om.
flutter-ask-pass = Geen tegel die je kunt pakken past ergens. Lever de gratis tegel in voor een blaadje van elke kleur.

flutter-do-stack = { $tile } pakken, gratis
flutter-do-stack-paid = { $tile } pakken voor { $price }
flutter-do-turn = Tegel: { $turn }
flutter-do-place = Op { $at } leggen: { $gains }
flutter-do-place-seen = Op deze plek leggen: { $gains }
flutter-do-colour = Kleur: { $colour }
flutter-do-score = Betaal nu tegel { $piece }: { $tile }
flutter-do-bee = Zet de bij op tegel { $piece }: { $tile }
flutter-do-keep = Houd de bij thuis
flutter-do-pass = Lever de tegel in voor een blaadje van elke kleur

flutter-reason-enclosed-tile = Sprankels van een ingesloten tegel
flutter-reason-tiles-others-could-not-pay = Tegels die anderen niet konden betalen
flutter-reason-ponds = Vijvers
flutter-reason-bee = Bezoeken van de bij
flutter-reason-red-petals-left = Rode blaadjes over
flutter-reason-yellow-petals-left = Gele blaadjes over
flutter-reason-blue-petals-left = Blauwe blaadjes over
flutter-reason-purple-petals-left = Paarse blaadjes over

flutter-event-began = { $who } begint.
flutter-event-arranged = Plek { $place } van het rondeel: stapel { $stack }.
flutter-event-sun_rose = De zon begint op stapel { $stack }.
flutter-event-turned_up = Stapel { $stack } toont: { $tile }.
flutter-event-sun_moved = De zon gaat naar stapel { $stack }.
flutter-event-took = { $who } pakt: { $tile }.
flutter-event-skipped = { $who } betaalt { $count } × { $colour } en slaat stapel { $stack } over.
flutter-event-turned = Tegel van { $who }: { $turn }.
flutter-event-placed = { $who } legt tegel { $piece } op { $at }: { $tile }.
flutter-event-placed-seen = { $who } legt tegel { $piece }: { $tile }.
flutter-event-grew = { $who } krijgt { $count } × { $colour }, nu { $petals }.
flutter-event-withered = { $who } betaalt { $count } × { $colour }, nu { $petals }.
flutter-event-flooded = Water vult { $cell }: { $face }.
flutter-event-flooded-seen = Water vult een gat: { $face }.
flutter-event-sipped = { $who } krijgt { $pollen } stuifmeel uit de vijver.
flutter-event-scored = { $who } betaalt { $count } × { $colour } voor tegel { $piece }: { $count } stuifmeel.
flutter-event-missed = { $who } kan tegel { $piece } niet betalen: alle anderen krijgen { $pollen } stuifmeel.
flutter-event-rested = De regenboogbij is ingesloten.
flutter-event-flew_home = De bij van { $who } verlaat tegel { $piece }: { $pollen } stuifmeel.
flutter-event-settled = De bij van { $who } landt op tegel { $piece }.
flutter-event-gave_up = { $who } kan niets leggen. Uit het spel: { $tile }.
flutter-event-last_turns = Stapel { $stack } is leeg: alle anderen hebben nog één beurt.
flutter-event-bloomed = { $who } heeft nog { $count } × { $colour }: { $pollen } stuifmeel.

flutter-option-water = Hoe werkt water?
flutter-option-water-drawn = Watertegels worden getrokken en tonen wat ze geven.
flutter-option-water-face_down = Volledige informatie: watertegels liggen gedekt en geven elk 1 stuifmeel.
flutter-option-rainbow = Wat geven de regenboogblaadjes van de regenboogbij als je er een tegel tegenaan legt?
flutter-option-rainbow-placed = Elk één blaadje van de kleur die je aanlegt.
flutter-option-rainbow-any = Elk één blaadje van een kleur naar keuze.
flutter-option-rainbow-nothing = Ze passen bij elke kleur maar geven niets.
flutter-option-scores = Is het stuifmeel verborgen?
flutter-option-scores-hidden = Stuifmeel blijft tot het einde verborgen.
flutter-option-scores-open = Ieders stuifmeel is zichtbaar.
flutter-option-sun = Waar begint de zon?
flutter-option-sun-fixed = Op de startstapel van de editie, het lieveheersbeestje.
flutter-option-sun-random = Op een willekeurige stapel.
flutter-option-rondel = In welke volgorde liggen de stapels?
flutter-option-rondel-fixed = In de volgorde van de editie.
flutter-option-rondel-random = In willekeurige volgorde.

flutter-prompt-select = Pak een tegel. Elke stapel die je overslaat, kost blaadjes in de kleur van zijn bestuiver.
flutter-prompt-turn = Draai de tegel of keer hem om.
flutter-prompt-place = Leg de tegel zo dat één kant de weide raakt.
flutter-prompt-name-rainbow = Welke kleur geeft dit regenboogblaadje?
flutter-prompt-any-petal = De vijver geeft een blaadje naar keuze. Welke kleur?
flutter-prompt-choose-next = Je kunt niet alle ingesloten tegels betalen. Welke komt eerst?
flutter-prompt-place-bee = Zet je bij op een open tegel, of bewaar haar voor later.
flutter-prompt-resettle = De tegel van je bij is ingesloten. Zet de bij op een andere tegel, of haal haar naar huis.

flutter-lacking = { $count } × { $colour }
flutter-why-can-place = Je kunt een tegel leggen, dus je mag niet passen.
flutter-why-no-stack = Deze stapel is leeg.
flutter-why-skip = Om daar te komen betaal je voor de overgeslagen stapels. Je komt { $lack } tekort.
flutter-why-nowhere = Je zou deze tegel nergens kunnen leggen.
flutter-why-same-turn = Deze stand ziet er hetzelfde uit als een andere die je kunt kiezen.
flutter-why-turn-nowhere = Zo gedraaid kun je de tegel nergens leggen.
flutter-why-edge = Daar houdt de tafel op.
flutter-why-covered = Een tegel mag niet op een andere tegel of op water liggen.
flutter-why-turn-first = Draai de tegel eerst of keer hem om.
flutter-why-side = Een tegel moet met een zijde de weide raken.
flutter-why-flower = Een tegel moet minstens één bloem laten groeien.
flutter-why-lack = Je kunt de bloemen die niet passen niet betalen. Je komt { $lack } tekort.
flutter-why-not-placed = Een regenboogblaadje krijgt een kleur die je erop hebt gelegd.
flutter-why-owed = Met deze kleur zou je de bloemen die niet passen niet kunnen betalen.
flutter-why-no-tile = Die tegel ligt niet in de weide.
flutter-why-not-due = Voor deze tegel valt er niets te betalen.
flutter-why-rainbee = Op de regenboogbij mag geen bij.
flutter-why-enclosed = Deze tegel is ingesloten.
flutter-why-bee = Op deze tegel zit al een bij.

flutter-sign-price = Wat een tegel kost: blaadjes voor de stapels die je overslaat.
flutter-sign-gain = Een plek voor je tegel, met de blaadjes die ze geeft (+) en kost (−).
flutter-sign-sun = De zon. Ze gaat aan het begin van een beurt langs de pijlen, en de stapel na haar is gratis.
flutter-sign-water = Water. Bij een plek voor je tegel is het getal de grootte van de vijver die hij zou sluiten.
flutter-sign-bee = Een bij, in de kleur van haar plaats.
