polders-board = Blad { $sheet }
polders-empty = leeg
polders-of = { $field } van { $seat }
polders-single = een los vakje
polders-something = iets
polders-holds = Blad
polders-cards = Vormkaarten
polders-assignments = Opdrachten
polders-others = Andere bladen
polders-open = Bekijk { $sheet }, nu bij { $name }
polders-mine = Terug naar mijn blad
polders-goes = hierna: { $name }
polders-before = bij { $name }
polders-round = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
polders-done = De laatste ronde is voorbij.
polders-noassignments = Nog geen.
polders-choose = { $card } als { $filling }


polders-do-card = Teken { $card } als { $filling }
polders-do-place = Teken op { $cell }, { $turn }

polders-turn-0 = zoals gedrukt
polders-turn-1 = een kwartslag naar rechts
polders-turn-2 = ondersteboven
polders-turn-3 = een kwartslag naar links
polders-turn-4 = gespiegeld
polders-turn-5 = gespiegeld, een kwartslag naar rechts
polders-turn-6 = gespiegeld, ondersteboven
polders-turn-7 = gespiegeld, een kwartslag naar links

polders-event-received = { $who } begint met { $sheet }.
polders-event-dealer = { $who } is de deler in ronde { $round }.
polders-event-assigned = Nieuwe opdracht: { $assignment }.
polders-event-flipped = Opengelegd: { $card }.
polders-event-drew = { $who } tekent { $card } als { $filling } op { $sheet }, op { $cell }.
polders-event-rested = { $sheet } is vol, dus { $who } tekent niets.
polders-event-discarded = De open kaarten gaan weg. { $left ->
    [one] Er zit nog { $left } kaart in de stapel.
   *[other] Er zitten nog { $left } kaarten in de stapel.
    }
polders-event-passed = Alle bladen schuiven door naar links.
polders-event-crossed = { $who } streept ronde { $round } af op { $sheet }.
polders-event-shuffled = Alle { $cards } vormkaarten worden geschud.

polders-term-manor-garden = landgoedtuin
polders-term-manor-gardens = landgoedtuinen
polders-term-manor = landhuis
polders-term-manors = landhuizen
polders-term-crop-field = akker
polders-term-crop-fields = akkers
polders-term-farm = boerderij
polders-term-farms = boerderijen
polders-term-mill-field = molenveld
polders-term-mill-fields = molenvelden
polders-term-mill = molen
polders-term-mills = molens
polders-term-manor-master = Landheer
polders-term-farm-frenzy = Boerderijkoorts
polders-term-mill-maker = Molenbouwer
polders-term-set-builder = Setjesbouwer
polders-term-horizontal-rows = Horizontale rijen
polders-term-vertical-columns = Verticale kolommen
polders-term-area-control = Grote gebieden
polders-term-correct-buildings = Goede gebouwen
polders-term-wrong-buildings = Foute gebouwen
polders-term-road-pairing = Aan weerskanten
polders-term-solo-square = Eenling
polders-term-empty-areas = Lege gebieden
polders-term-minimal-miller = Te weinig molens
polders-term-manor-minimalist = Te weinig landhuizen
polders-term-farm-fiasco = Te weinig boerderijen

polders-option-polders = Op welke bladen spelen jullie?
polders-option-polders-marked = Op de bladen die voor dit aantal spelers gemarkeerd zijn.
polders-option-polders-drawn = Op willekeurige bladen: iedere speler krijgt een van de vier uit de doos.
polders-option-polders-1-2-3-4 = Het eerste, tweede, derde en vierde blad uit de doos, een voor iedere speler.
polders-option-polders-1-3-4-2 = Het eerste, derde, vierde en tweede blad uit de doos, een voor iedere speler.
polders-option-polders-1-4-2-3 = Het eerste, vierde, tweede en derde blad uit de doos, een voor iedere speler.
polders-option-polders-2-3-4-1 = Het tweede, derde, vierde en eerste blad uit de doos, een voor iedere speler.
polders-option-polders-2-4-1-3 = Het tweede, vierde, eerste en derde blad uit de doos, een voor iedere speler.
polders-option-polders-3-4-1-2 = Het derde, vierde, eerste en tweede blad uit de doos, een voor iedere speler.
polders-option-too_few = Wanneer kosten te weinig gebouwen je punten?
polders-option-too_few-card = Bij minder dan vier, zoals op de kaarten.
polders-option-too_few-appendix = Bij vier of minder, zoals in de bijlage.
polders-option-wrong_buildings = Wat doet een fout gevuld gebouw in een gebied?
polders-option-wrong_buildings-join = Het verbindt vakjes, maar telt niet mee.
polders-option-wrong_buildings-plain = Het telt als gewoon vakje.
polders-option-wrong_buildings-letter = Het telt als gewoon vakje, maar niet voor ‘Grote gebieden’.
polders-option-ties = Wat krijgen spelers die samen op een plaats eindigen?
polders-option-ties-place = Ze delen de punten van die plaats.
polders-option-ties-pool = Ze delen de punten van alle plaatsen die ze innemen.
polders-option-single = Waar mag een los vakje als geen kaart past?
polders-option-single-bordering = Naast een weg of een van je vakjes, als daar een vakje vrij is.
polders-option-single-anywhere = Op elk vrij vakje.

polders-prompt-fill = Kies een kaart en een vulling.
polders-prompt-place = Kies een plek op { $sheet }. Je mag de vorm draaien en spiegelen.
polders-prompt-single = Er past geen kaart op { $sheet }. Kies een vulling voor een los vakje.
polders-prompt-card = Kies een kaart en een vulling voor { $sheet }.
polders-card-most = De meeste goed gevulde { $buildings }: { $prizes } punten.
polders-card-sets = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elke set van { $set }, allemaal goed gevuld.
polders-card-rows = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elke rij van { $least } of meer vakjes die helemaal van jou is.
polders-card-columns = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elke kolom van { $least } of meer vakjes die helemaal van jou is.
polders-card-areas = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk gebied van { $least } of meer vakjes, goede gebouwen meegeteld.
polders-card-empty = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk gebied van { $least } of meer vakjes zonder goed gebouw.
polders-card-solo = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk vakje van jou zonder buurvakje van jou met dezelfde vulling.
polders-card-right = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk goed gevuld gebouw.
polders-card-wrong = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk fout gevuld gebouw.
polders-card-roads = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor elk stuk weg met vakjes van jou aan beide kanten.
polders-card-fewer = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } als je minder dan { $least } goed gevulde { $buildings } hebt.
polders-card-name = kaart { $card }
polders-reason-with = { $fields } met { $count } { $buildings }
polders-reason-without = { $fields } zonder { $building }
polders-formula-1 = { $squares ->
    [one] { $squares } vakje
   *[other] { $squares } vakjes
    } × { $count } { $buildings } = { $points }
polders-formula-2 = { $squares ->
    [one] { $squares } vakje
   *[other] { $squares } vakjes
    } × { $count } { $buildings } × ½ = { $points }
polders-formula-4 = { $squares ->
    [one] { $squares } vakje
   *[other] { $squares } vakjes
    } × { $count } { $buildings } × ¼ = { $points }

polders-why-place-first = Je hebt een kaart gekozen. Kies nu de plaats, of maak je keuze ongedaan.
polders-why-card-first = Kies eerst een kaart en een vulling.
polders-why-card-fits = Een los vakje mag alleen als geen kaart op je blad past.
polders-why-not-open = Deze kaart ligt niet open.
polders-why-fits-nowhere = Deze vorm past nergens op je blad.
polders-why-outside = Zo ligt de vorm niet op het blad, of ze ziet er in een andere stand hetzelfde uit.
polders-why-filled = Daar is al een vakje gevuld.
polders-why-border = De vorm moet een weg of een van je vakjes raken.

polders-sign-circle = Cirkel: deze vulling hoort bij het gebouw ernaast.
polders-sign-stripes = Strepen: deze vulling hoort bij het gebouw ernaast.
polders-sign-cross = Kruis: deze vulling hoort bij het gebouw ernaast.
polders-sign-coin = Een munt op een gebouw: het heeft de juiste vulling en telt.
