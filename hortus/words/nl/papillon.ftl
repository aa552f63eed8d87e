papillon-market = Aanbod
papillon-tracks = Biedingen en volgorde
papillon-flowers = Bloemen
papillon-hand = Tegels in je hand
papillon-choices = Keuzes
papillon-others = Andere tuinen
papillon-garden = Tuin van { $name }
papillon-open = Bekijk de tuin van { $name }
papillon-back = Terug naar mijn tuin
papillon-bare = hier groeit nog niets
papillon-round = Ronde { $round } van { $rounds }
papillon-over = De laatste ronde is voorbij.
papillon-bag = in de zak
papillon-tocome = komen nog
papillon-order = Volgorde
papillon-orderof = { $seat }: plaats { $place }
papillon-row = rij { $number }
papillon-column = kolom { $number }
papillon-empty = leeg
papillon-free = { $cell }, vrij
papillon-everywhere = aan alle kanten
papillon-none = geen
papillon-supply = de voorraad
papillon-nowhere = geen meer over
papillon-caterpillar = rupsensymbool
papillon-oncaterpillar = met een rups

papillon-colour-0 = blauw
papillon-colour-1 = paars
papillon-colour-2 = rood
papillon-colour-3 = geel
papillon-colour-4 = veld

papillon-side-0 = noord
papillon-side-1 = oost
papillon-side-2 = zuid
papillon-side-3 = west

papillon-place-0 = eerste
papillon-place-1 = tweede
papillon-place-2 = derde
papillon-place-3 = vierde

papillon-rank-0 = de meeste
papillon-rank-1 = op één na de meeste
papillon-rank-2 = op twee na de meeste

papillon-patch-0 = een perk van twee tegels
papillon-patch-1 = een perk van drie of meer tegels
papillon-with = { $count ->
    [one] met { $count } vlinder
   *[other] met { $count } vlinders
    }
papillon-caterpillars = { $count ->
    [one] { $count } rups
   *[other] { $count } rupsen
    }
papillon-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
    }
papillon-has = { $count ->
    [one] { $count } vlinder
   *[other] { $count } vlinders
    }
papillon-closedfield = { $count ->
    [0] een veld zonder vlinders
    [one] een veld met { $count } vlinder
   *[other] een veld met { $count } vlinders
    }

papillon-closedpatch = een { $colour } perk van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    }
papillon-apatch = een perk
papillon-thegnome = de kabouter met { $number ->
    [one] { $number } rups
   *[other] { $number } rupsen
    }
papillon-shed = Schuurtje: een kabouter met { $number ->
    [one] { $number } rups
   *[other] { $number } rupsen
    }
papillon-shedempty = Schuurtje: leeg
papillon-flower = { $flower }, nectar { $values }, vlinders: { $butterflies }
papillon-tokenhere = met bonusfiche
papillon-bid = bied { $amount }
papillon-bidzero = bied { $amount }, op het meest rechtse 0-vak
papillon-bidby = geboden door { $seats }
papillon-resting = vlinder op { $colour }, { $patch }
papillon-partof = { $what }, { $sides }
papillon-from = Uit: { $source }

papillon-hold-caterpillars = Rupsen
papillon-hold-butterflies = Vlinders
papillon-hold-gnomes = Kabouters
papillon-hold-hand = Nog te leggen

papillon-ask-settle = Je hebt { $what } gesloten. Waar komt de vlinder vandaan?
papillon-ask-done = Al je tegels liggen. Druk op Klaar, of neem ze terug en leg ze anders neer.
papillon-ask-again = Leg de tegels van deze ronde opnieuw, of laat ze zoals ze lagen. De geruilde tegel mag nog steeds nergens passen.
papillon-ask-exchange = Geen van je tegels past. Kies welke je eerst ruilt, of neem tegels terug en leg ze anders neer.
papillon-ask-bonus = Wil je het bonusfiche van { $flower } pakken en nog een vlinder toevoegen?
papillon-ask-bonusany = Wil je het bonusfiche van { $flower } pakken? Kies waar de tweede vlinder vandaan komt en naar welke bloem hij gaat.

papillon-do-bid = Bied { $amount }
papillon-do-take = Pak { $line }
papillon-do-lay = Leg een tegel: { $tile }
papillon-do-at = Leg hem op { $cell }
papillon-do-at-seen = Leg hem hier
papillon-do-settle = Vlinder uit: { $source }
papillon-do-settle-none = Geen vlinder
papillon-do-finish-0 = Klaar
papillon-do-finish-1 = Ruil een tegel
papillon-do-again-0 = Leg de tegels van deze ronde opnieuw
papillon-do-again-1 = Laat ze liggen zoals ze lagen
papillon-do-exchange = Ruil deze tegel: { $tile }
papillon-do-pollinate = Verplaats een vlinder van { $patch } naar { $flower }
papillon-do-bonus = Pak het bonusfiche en verplaats een vlinder, van { $source } naar { $flower }
papillon-do-token-0 = Pak alleen het bonusfiche
papillon-do-token-1 = Laat het bonusfiche liggen
papillon-do-gnome = Zet de kabouter op { $cell }
papillon-do-gnome-seen = Zet de kabouter hier
papillon-do-part = Zet de kabouter op het deel { $side }

papillon-gain-nectar = { $points } nectar
papillon-gain-zero = je krijgt de rupsen van je 0-vak en kiest na alle biedingen
papillon-gain-zero-place = je krijgt rupsen naar je plaats in de volgorde en kiest na alle biedingen
papillon-gain-reserve = +1 tegel uit de zak
papillon-gain-gnome = de kabouter: +{ $caterpillars }
papillon-gain-first = jij wordt startspeler
papillon-gain-closes = sluit { $what }
papillon-gain-rests = { $count ->
    [one] er komt een vlinder op
   *[other] er komen { $count } vlinders op
    }
papillon-gain-flower = +1 vlinder op { $flower }
papillon-gain-from = kost een vlinder uit: { $source }
papillon-gain-token = je mag het bonusfiche pakken
papillon-gain-claimed = het bonusfiche van { $flower }

papillon-reason-caterpillars = Rupsen
papillon-reason-closed-field = Gesloten veld
papillon-reason-closed-field-with-gnome = Gesloten veld met kabouter
papillon-reason-largest-patch = Grootste perk
papillon-reason-largest-patch-with-gnome = Grootste perk met kabouter
papillon-numbered-flower = { $colour } { $number }
papillon-reason-flower = Bloem { $flower }, { $rank }

papillon-event-planted = { $flower } levert { $first }, { $second } of { $third } nectar op.
papillon-event-planted-two = { $flower } levert { $first } of { $third } nectar op.
papillon-event-began = { $who } is startspeler en begint met { $caterpillars ->
    [0] geen rupsen.
    [one] { $caterpillars } rups.
   *[other] { $caterpillars } rupsen.
    }
papillon-event-refilled = Nieuwe tegel op { $space }: { $tile }.
papillon-event-recycled = De zak is leeg. { $tiles ->
    [one] { $tiles } verwijderde tegel gaat er weer in.
   *[other] { $tiles } verwijderde tegels gaan er weer in.
    }
papillon-event-turned = Ronde { $round }: op de kabouter staat { $number }.
papillon-event-bid = { $who } biedt { $amount }.
papillon-event-pushed = { $who } schuift een 0-vak naar links.
papillon-event-paid = { $who } betaalt { $amount ->
    [one] { $amount } rups.
   *[other] { $amount } rupsen.
    }
papillon-event-consoled = { $who } bood 0 en krijgt { $caterpillars ->
    [0] geen rupsen.
    [one] { $caterpillars } rups.
   *[other] { $caterpillars } rupsen.
    }
papillon-event-ranked = { $who } kiest als { $place }.
papillon-event-drafted = { $who } pakt { $line }: { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } en { $caterpillars ->
    [0] geen rupsen.
    [one] { $caterpillars } rups.
   *[other] { $caterpillars } rupsen.
    }
papillon-event-lifted = { $who } pakt de tegel van { $space }: { $tile }.
papillon-event-found = { $who } pakt de kabouter en krijgt { $caterpillars ->
    [0] geen rupsen.
    [one] { $caterpillars } rups.
   *[other] { $caterpillars } rupsen.
    }
papillon-event-reserved = { $who } trekt nog een tegel: { $tile }.
papillon-event-leads = { $who } wordt startspeler.
papillon-event-laid = { $who } legt een tegel op { $cell }.
papillon-event-laid-seen = { $who } legt een tegel.
papillon-event-closed = { $who } sluit een { $colour } perk van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } bij { $cell }. Vlinder: { $source }.
papillon-event-closed-seen = { $who } sluit een { $colour } perk van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    }. Vlinder: { $source }.
papillon-event-fenced = { $who } sluit een veld van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } bij { $cell }, { $butterflies ->
    [0] zonder vlinders.
    [one] met { $butterflies } vlinder.
   *[other] met { $butterflies } vlinders.
    }
papillon-event-fenced-seen = { $who } sluit een veld van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    }, { $butterflies ->
    [0] zonder vlinders.
    [one] met { $butterflies } vlinder.
   *[other] met { $butterflies } vlinders.
    }
papillon-event-swapped = { $who } heeft een tegel die nergens past ({ $tile }) en trekt een andere ({ $drawn }).
papillon-event-discarded = { $who } legt een tegel af ({ $tile }). Die past niet, en er past ook geen tegel uit de zak.
papillon-event-took_up = { $who } neemt { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } van deze ronde op en legt opnieuw.
papillon-event-pollinated = { $who } verplaatst een vlinder naar { $flower }.
papillon-event-claimed = { $who } pakt het bonusfiche van { $flower }.
papillon-event-declined = { $who } laat het bonusfiche van { $flower } liggen.
papillon-event-doubled = { $who } zet een tweede vlinder op { $flower }, uit: { $source }.
papillon-event-cleared = { $tiles ->
    [one] { $tiles } tegel die niemand pakte, gaat uit het spel.
   *[other] { $tiles } tegels die niemand pakte, gaan uit het spel.
    }
papillon-event-strayed = Niemand pakte de kabouter. Hij gaat uit het spel.
papillon-event-housed = { $who } zet een kabouter op { $cell }, deel { $side }.
papillon-event-housed-seen = { $who } zet een kabouter op een tegel.

papillon-module-expert_gnomes = Ervaren kabouters
papillon-module-expert_gnomes-adds = Je zet je kabouters in je tuin. Een kabouter verdubbelt de vlinders van een gesloten veld, of geeft een groot perk meer nectar.

papillon-option-bonus_target = Waar gaat de tweede vlinder van een bonusfiche heen?
papillon-option-bonus_target-same = Naar de bloem waar het fiche lag.
papillon-option-bonus_target-any = Naar een bloem naar keuze.
papillon-option-zero_bonus = Wat krijg je als je 0 biedt?
papillon-option-zero_bonus-space = De rupsen die op het 0-vak staan waar je eindigt.
papillon-option-zero_bonus-order_position = Zoveel rupsen als je nieuwe plaats in de volgorde.
papillon-option-cap_for_two = Mag je met twee spelers onbeperkt rupsen hebben?
papillon-option-cap_for_two-twelve = Nee. Hoogstens twaalf, net als met drie en vier spelers.
papillon-option-cap_for_two-none = Ja. Er wordt niet geboden, dus je kunt ze nergens aan uitgeven.
papillon-option-tie_rank = Welke rang komt er na een gelijke stand op een bloem?
papillon-option-tie_rank-dense = De volgende. Bij 3, 3 en 2 vlinders is de laatste speler tweede.
papillon-option-tie_rank-skip = De gelijke stand verbruikt rangen. Bij 3, 3 en 2 vlinders is de laatste speler derde.
papillon-option-two_player_swap = Wanneer word je met twee spelers startspeler als je de kabouter pakt?
papillon-option-two_player_swap-immediate = Meteen, en dus bestuif je als laatste.
papillon-option-two_player_swap-next_round = Aan het eind van de ronde.
papillon-option-empty_supply = Moet je een vlinder op een gesloten perk zetten?
papillon-option-empty_supply-must = Ja, uit de voorraad of van een bloem.
papillon-option-empty_supply-may_decline = Niet als je voorraad leeg is. Van een bloem hoef je er geen te nemen.
papillon-option-gardening = Wanneer leggen spelers hun tegels?
papillon-option-gardening-simultaneous = Allemaal tegelijk en verborgen, tot iedereen klaar is.
papillon-option-gardening-draft_order = Om de beurt, in de volgorde van het spoor. Met twee spelers kan die tijdens het kiezen veranderd zijn.

papillon-prompt-bid = Bied rupsen voor een plaats in de volgorde, of bied 0 en krijg er een paar.
papillon-prompt-garden = Leg je tegels in je tuin.
papillon-prompt-place-the-gnome = Kies een tegel voor je kabouter, en dan een deel ervan.
papillon-prompt-pollinate = Verplaats een vlinder van een gesloten perk naar een bloem van dezelfde kleur.
papillon-prompt-bonus = Wil je het bonusfiche pakken en nog een vlinder toevoegen?
papillon-prompt-draft = Pak de tegels van een rij of een kolom.
papillon-prompt-place = Kies een plek voor deze tegel.
papillon-prompt-closed = Je hebt een { $colour } perk van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } bij { $cell } gesloten. Waar komt de vlinder vandaan?
papillon-prompt-laid = Al je tegels liggen. Kies done, of neem ze terug en leg ze anders neer.
papillon-prompt-nowhere = Geen van je tegels past. Ruil er een, of neem tegels terug en leg ze anders neer.
papillon-prompt-tile = Kies een tegel voor je tuin. Je mag hem draaien.
papillon-prompt-gnome-part = Kies een deel van de tegel voor je kabouter.
papillon-prompt-gnome-tile = Kies een tegel voor je kabouter.

papillon-why-poor = Je kunt niet meer rupsen bieden dan je hebt ({ $count }).
papillon-why-taken = Dit aantal heeft iemand al geboden.
papillon-why-empty-line = In deze rij ligt geen tegel meer.
papillon-why-tile-first = Kies eerst een tegel.
papillon-why-place-first = Je hebt een tegel gekozen. Kies nu de plaats, of maak je keuze ongedaan.
papillon-why-no-patch = Geen gesloten perk wacht op een vlinder.
papillon-why-butterfly-first = Een gesloten perk wacht op zijn vlinder.
papillon-why-not-in-hand = Deze tegel heb je niet.
papillon-why-older-first = Leg eerst de tegels die je hebt opgenomen.
papillon-why-strayed = Zo was ruilen niet nodig geweest, of de nieuwe tegel past nergens. Leg alles terug zoals het lag, of maak zetten ongedaan.
papillon-why-same-turn = Deze stand ziet er hetzelfde uit als een andere die je kunt kiezen.
papillon-why-fits-nowhere = Zo gedraaid past de tegel nergens.
papillon-why-middle = De eerste tegel van een tuin komt op { $cell }.
papillon-why-occupied = Daar ligt al een tegel.
papillon-why-beside = Een tegel moet met een zijde een van je tegels raken.
papillon-why-side = Zijden die elkaar raken moeten hetzelfde tonen. Aan deze zijde past het niet: { $side }.
papillon-why-must-place = Je moet een vlinder zetten zolang je er een hebt.
papillon-why-no-supply = Je voorraad is leeg.
papillon-why-no-butterfly = Op deze bloem heb je geen vlinder.
papillon-why-use-supply = Een perk kreeg geen vlinder, dus je voorraad moet eerst op.
papillon-why-no-exchange = Opnieuw leggen kan alleen na een ruil, één keer en vóór al het andere.
papillon-why-not-taken-up = Je hebt geen tegels opgenomen.
papillon-why-lies-again = De tegels liggen weer en passen. Ga verder, of maak zetten ongedaan.
papillon-why-tiles-left = Je hebt nog tegels te leggen.
papillon-why-nothing-left = Je hebt geen tegel meer om te ruilen.
papillon-why-one-fits = Ruilen kan alleen als geen van je tegels ergens past.
papillon-why-choose-exchange = Meerdere tegels passen nergens. Kies welke je ruilt.
papillon-why-only-one = Je hebt nog maar één soort tegel; ruil zonder te kiezen.
papillon-why-no-colour = Je hebt geen vlinder op een gesloten perk van deze kleur: { $colour }.
papillon-why-other-size = Je gesloten perk van deze kleur ({ $colour }) heeft een andere grootte.
papillon-why-other-flower = De tweede vlinder gaat naar de bloem waar het fiche lag.
papillon-why-same-flower = De tweede vlinder kan niet van de bloem komen waar hij naartoe gaat.
papillon-why-no-tile = Daar ligt geen tegel van jou.
papillon-why-gnome-part = Kies nu het deel van de tegel voor de kabouter, of maak je keuze ongedaan.
papillon-why-gnome-tile = Kies eerst een tegel voor de kabouter.
papillon-why-joined = Noem dit deel naar zijn andere zijde: { $side }.

papillon-sign-nectar = Nectar van een bloem: voor de meeste vlinders, de op een na meeste en de op twee na meeste.
papillon-sign-token = Het bonusfiche van een bloem, nog niet genomen.
papillon-sign-patch = Doorgetrokken cirkel: een gesloten perk, met het aantal tegels.
papillon-sign-field = Cirkel van streepjes: een gesloten veld, met het aantal vlinders erin.
papillon-sign-caterpillar = Een rups. Met rupsen bied je.
papillon-sign-butterfly = Een vlinder, in de kleur van zijn plaats.
