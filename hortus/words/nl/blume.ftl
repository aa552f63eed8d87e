
blume-colour-0 = rood
blume-colour-1 = oranje
blume-colour-2 = geel
blume-colour-3 = roze
blume-colour-4 = paars
blume-colour-5 = blauw

blume-tool-0 = hark
blume-tool-0-does = Draai een van je tegels op zijn vak.
blume-tool-1 = plantschep
blume-tool-1-does = Verplaats een van je tegels naar een leeg vak.
blume-tool-2 = spitvork
blume-tool-2-does = Wissel twee van je tegels om.
blume-tool-3 = snoeischaar
blume-tool-3-does = Verwijder een van je tegels.
blume-tool-4 = tuinmand
blume-tool-4-does = Ruil een van je tegels met een tegel uit de rij.
blume-tool-5 = kruiwagen
blume-tool-5-does = Leg de rij af en leg een nieuwe open.
blume-tool-6 = zeef
blume-tool-6-does = Bekijk drie tegels uit de zak. Je mag er deze beurt een gebruiken.
blume-tool-7 = tuinslang
blume-tool-7-does = Deze beurt krijgt één kruispunt extra water.

blume-tools-cost = kost { $gloves }

blume-hybrid = { $one }-{ $other }
blume-something = iets
blume-roundname = ronde { $round }
blume-gloves = { $count ->
    [0] geen handschoenen
    [one] één handschoen
   *[other] { $count } handschoenen
    }
blume-bed = Bloembed van { $name }
blume-field = Veld van { $name }
blume-back = Terug naar mijn tuin
blume-round = Ronde { $round } van { $rounds }, { $square }×{ $square }
blume-lastround = Laatste ronde
blume-supply = Rij en zak

blume-row-tile = Tegel { $slot } in de rij: { $tile }
blume-row-gap = Plaats { $slot } in de rij: leeg

blume-bag = Zak met { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    }
blume-hand = hand

blume-hand-mine = In je hand: { $tile }
blume-hand-other = In de hand: { $tile }

blume-market = Bloemenmarkt
blume-peg = pin { $colour } op { $price }
blume-greenhouse = Kas
blume-shelf = { $colour }: { $count } van { $places }, elk { $price } waard

blume-shelf-stock = Zet { $colour } erin: { $count } van { $places }, elk { $price } waard
blume-shelf-lower = Haal { $colour } eruit: { $count } van { $places }, elk { $price } waard

blume-worth = Nu waard: { $points }

blume-offer-hybrid = Je kunt de hybride { $hybrid } laten groeien
blume-offer-can = Gieter: geeft water aan { $can }
blume-offer-round = ronde { $round }
blume-offer-weeds = pakt tegel { $round }

blume-card-own = Je verborgen kaart: { $hybrid }
blume-card-mine = jouw kaart
blume-card-drop = Open kaart van { $name }: { $hybrid }, met waterdruppel
blume-card-open = Open kaart van { $name }: { $hybrid }, zonder waterdruppel
blume-card-hidden = Een verborgen kaart van { $name }
blume-card-deck = in de stapel

blume-tools = Gereedschap

blume-tools-left = nog { $cards } in de stapel

blume-sieve = Wil je een tegel uit de zeef houden?
blume-leave = Geen houden
blume-shed = Hoeveel tegels snoei je?
blume-pool = Voorraad van de Tertill

blume-pool-count = { $colour }: { $count ->
    [one] { $count } hoek
   *[other] { $count } hoeken
    }
blume-pool-wanted = { $colour }: { $count } van de vier hoeken die de Tertill activeren

blume-pegs-set = De pin { $colour } staat
blume-pegs-open = De pin { $colour } staat nog niet

blume-look = Bekijk de tuin van { $name }
blume-turnit = Draai de tegel

blume-cell-tile = { $cell }, een tegel met { $tile }
blume-cell-empty = { $cell }, leeg
blume-cell-lawn = { $cell }, nog gazon
blume-cell-named = wordt gesnoeid

blume-point = Kruispunt { $point }

blume-point-flower = bloem in { $flower }
blume-point-hybrid = hybride { $hybrid }
blume-point-wet = met water

blume-turn-0 = zoals gedrukt
blume-turn-1 = een kwartslag naar rechts
blume-turn-2 = ondersteboven
blume-turn-3 = een kwartslag naar links

blume-do-take = Pak tegel { $slot }: { $tile }
blume-do-dip = Trek willekeurig uit de zak (je moet de tegel leggen)
blume-do-place = Leg de tegel op { $cell }, { $turn }
blume-do-bloom = Voer deze bloem eerst uit ({ $point })
blume-do-bloom-seen = Voer deze bloem eerst uit
blume-do-stock = Zet een bloem in { $colour } in je kas
blume-do-raise = Zet de pin { $colour } omhoog
blume-do-drop = Zet de pin { $colour } omlaag
blume-do-lower = Haal een bloem in { $colour } uit je kas
blume-do-shed = { $count ->
    [0] Snoei geen tegels
    [one] Snoei in totaal { $count } tegel
   *[other] Snoei in totaal { $count } tegels
    }
blume-do-prune = Snoei de tegel op { $cell }
blume-do-use = Gebruik de { $tool }
blume-do-rake = Draai de tegel op { $cell }, { $turn }
blume-do-lift = Pak de tegel op { $cell } op
blume-do-sift = Houd { $tile } voor deze beurt
blume-do-leave = Houd geen van de tegels in de zeef
blume-do-hose = Geef { $point } deze beurt water
blume-do-hose-seen = Geef dit kruispunt deze beurt water

blume-prompt-take-row = Pak een tegel uit de rij.

blume-gain-flower = een bloem in { $colour } op { $point }
blume-gain-bare = een bloem in { $colour }: +1
blume-gain-peg = de pin { $colour }: +2
blume-gain-hybrid = je laat de hybride { $hybrid } groeien
blume-gain-uprooted = je verliest de hybride { $hybrid }
blume-gain-watered = (met water)
blume-gain-blooms = { $count ->
    [one] één bloem om uit te voeren
   *[other] { $count } bloemen om uit te voeren
    }
blume-gain-stock = { $count } { $colour }
blume-gain-price = { $colour } op { $price }: { $mine } voor jou
blume-gain-gloves = { $count ->
    [one] { $change } handschoen
   *[other] { $change } handschoenen
    }
blume-gain-card = kaart: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }

blume-hold-pegs = Pinnen
blume-hold-flowers = Bloemen
blume-hold-stock = In de kas
blume-hold-hybrids = Hybriden
blume-hold-gloves = Handschoenen
blume-hold-cards = Kaarten
blume-hold-drops = Waterdruppels

blume-reason-round = Ronde { $round }, { $colour }
blume-reason-own-botanist-cards = Eigen botanicuskaarten
blume-reason-water-drops = Waterdruppels
blume-reason-flowers-with-a-peg = Bloemen met pin
blume-reason-flowers-without-a-peg = Bloemen zonder pin

blume-event-started = { $who } begint.
blume-event-turned_hybrid = Nieuwe hybride: { $hybrid }.
blume-event-turned_can = De gieter geeft water aan { $can }.
blume-event-turned_can-seen = De gieter geeft andere kruispunten water.
blume-event-revealed = Nieuwe tegel in de rij, plaats { $slot }: { $tile }.
blume-event-poured = De zak is leeg. { $tiles ->
    [one] { $tiles } tegel gaat er geschud weer in.
   *[other] { $tiles } tegels gaan er geschud weer in.
    }
blume-event-took = { $who } pakt { $tile } uit de rij.
blume-event-dipped = { $who } trekt { $tile } uit de zak.
blume-event-placed = { $who } legt { $tile } op { $cell }.
blume-event-bloomed = { $who } voert de bloem in { $flower } op { $point } uit.
blume-event-bloomed-seen = { $who } voert een bloem in { $flower } uit.
blume-event-watered = { $point } krijgt water, dus de bloem geeft haar extra actie.
blume-event-watered-seen = De bloem krijgt water, dus geeft ze haar extra actie.
blume-event-stocked = { $who } zet een bloem in { $colour } in de kas, nu { $stock }.
blume-event-lowered = { $who } haalt een bloem in { $colour } uit de kas, nu { $stock }.
blume-event-moved_peg = { $who } verplaatst de pin { $colour } naar { $worth }.
blume-event-forgone = { $who } kan geen pin verplaatsen.
blume-event-scored = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } in { $round }.
blume-event-pruned = { $who } snoeit { $tile } op { $cell }.
blume-event-uprooted = { $who } verliest de hybride { $hybrid } op { $point }.
blume-event-uprooted-seen = { $who } verliest de hybride { $hybrid }.
blume-event-grew = De tuinen groeien: { $round } begint.
blume-event-weeded = De Tertill pakt { $tile } van plaats { $slot } in de rij.
blume-event-triggered = De Tertill heeft vier hoeken voor { $hybrid } en legt { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } af.
blume-event-pushed = De Tertill verplaatst de pin { $colour } naar { $worth }.
blume-event-showed_tool = Nieuw gereedschap: { $tool }.
blume-event-used = { $who } gebruikt de { $tool } voor { $gloves }.
blume-event-retired = Iedereen heeft de { $tool } gebruikt. Elke speler krijgt één handschoen terug, en de kaart gaat uit het spel.
blume-event-raked = { $who } draait { $tile } op { $cell }.
blume-event-lifted = { $who } pakt { $tile } van { $cell } op.
blume-event-cut = { $who } verwijdert { $tile } van { $cell }.
blume-event-traded = { $who } legt { $tile } in de rij, plaats { $slot }.
blume-event-cleared = { $who } legt { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
    } van de rij af.
blume-event-sieved = { $who } vindt { $tile } in de zeef.
blume-event-sifted = { $who } houdt { $tile }. De andere gaan terug in de zak.
blume-event-left = { $who } houdt geen tegel. Alle tegels gaan terug in de zak.
blume-event-hosed = { $who } geeft { $point } deze beurt water.
blume-event-hosed-seen = { $who } geeft deze beurt nog een kruispunt water.
blume-event-dealt = { $who } trekt een botanicuskaart: { $hybrid }.
blume-event-unveiled = { $who } laat de kaart { $hybrid } zien.
blume-event-laid_out = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } voor { $hybrid }. De kaart ligt nu open voor iedereen.
blume-event-covered = De kaart { $hybrid } wordt bedekt. Niemand kan haar nog laten groeien.
blume-event-collected = { $who } pakt de waterdruppel van { $hybrid } en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }.
blume-event-pegged = { $who } zet de pin { $colour } op { $point }.
blume-event-pegged-seen = { $who } zet de pin { $colour }.
blume-event-flowered = { $who } voltooit nog een bloem in { $colour } op { $point }.
blume-event-flowered-seen = { $who } voltooit nog een bloem in { $colour }.
blume-event-last_round = { $who } heeft alle zes pinnen gezet. Alle anderen hebben nog één beurt.
blume-event-empty = De zak en de rij zijn leeg. Het spel is voorbij.

blume-module-tools = Gereedschap
blume-module-tools-adds = Acht stuks gereedschap die je met handschoenen betaalt. Je kunt ermee draaien, verplaatsen of water geven voordat je een tegel pakt.
blume-module-botanist = Botanicus
blume-module-botanist-adds = Verborgen kaarten vervangen de hybridetegels. Wie er een als eerste laat groeien, krijgt de meeste punten, de volgende minder.
blume-module-field_of_flowers = Bloemenveld
blume-module-field_of_flowers-adds = Een open veld zonder markt en rondes. Wie zet als eerste een pin op alle zes kleuren?
blume-module-solo = Solo
blume-module-solo-adds = Je speelt alleen tegen de Tertill, een robot die de markt beweegt. In je eentje speel je altijd zo.

blume-option-prune_round1 = Hoeveel tegels snoei je na de eerste ronde?
blume-option-prune_round1-3 = Drie, zoals de regel zegt.
blume-option-prune_round1-4 = Vier, zoals het voorbeeld in de spelregels zegt.
blume-option-hybrid_pattern = Hoe moeten de twee kleuren van een hybride liggen?
blume-option-hybrid_pattern-alternating = Ze wisselen elkaar af rond het kruispunt.
blume-option-hybrid_pattern-any2plus2 = Twee hoeken van elke kleur, in elke volgorde.
blume-option-pruned_tiles = Waar gaan gesnoeide tegels heen?
blume-option-pruned_tiles-out = Uit het spel. Ze komen alleen terug als de zak leeg is.
blume-option-pruned_tiles-bag = Meteen terug in de zak.
blume-option-tools_per_turn = Hoeveel keer mag je in één beurt gereedschap gebruiken?
blume-option-tools_per_turn-any = Zo vaak als je kunt betalen.
blume-option-tools_per_turn-1 = Eén keer.
blume-option-touch = Mag je een tegel uit de rij terugleggen?
blume-option-touch-courtesy = Ja, met ongedaan maken, want er is niets onthuld.
blume-option-touch-strict = Nee. Wat je aanraakt, is van jou.

blume-prompt-order = Je hebt meerdere bloemen voltooid. Welke voer je eerst uit?
blume-prompt-act = Verplaats een pin naar keuze één stap, omhoog of omlaag.
blume-prompt-rake = Hark: kies een tegel en draai hem.
blume-prompt-lift = Kies een van je tegels.
blume-prompt-trade = Pak er een tegel uit de rij voor terug.
blume-prompt-replant = Leg de tegel.
blume-prompt-sift = Houd een van de tegels in de zeef als je tegel voor deze beurt, of geen.
blume-prompt-hose = Kies een kruispunt dat deze beurt water krijgt.
blume-prompt-prune = Kies een tegel om te snoeien.
blume-prompt-take = Pak een tegel uit de rij, of trek willekeurig uit de zak.
blume-prompt-place = Leg de tegel naast een andere van jou. Je mag hem draaien.
blume-prompt-lift-secateurs = Snoeischaar: kies een tegel om te verwijderen.
blume-prompt-lift-trowel = Plantschep: kies een tegel om te verplaatsen.
blume-prompt-lift-fork = Spitvork: kies een tegel om te wisselen.
blume-prompt-lift-trug = Tuinmand: kies een tegel om voor een uit de rij te ruilen.
blume-prompt-replant-swap = Leg de tegel op de tegel waarmee je hem wisselt. Je mag hem draaien.
blume-prompt-replant-elsewhere = Leg de tegel op een ander vak. Je mag hem draaien.
blume-prompt-replant-free = Leg de tegel op het vak dat nu vrij is. Je mag hem draaien.
blume-prompt-take-or-tool = Pak een tegel uit de rij of de zak. Eerst mag je nog gereedschap gebruiken.
blume-prompt-place-first = Leg je eerste tegel ergens in het eerste vierkant. Je mag hem draaien.
blume-prompt-stock-or-market = Zet de bloem in { $colour } in je kas, of verplaats een pin naar keuze één stap.
blume-prompt-full = Je plank voor { $colour } is vol. Verplaats een andere pin, of haal een bloem naar keuze uit je kas.
blume-prompt-filling = Met de bloem in { $colour } raakt haar plank vol, en daarna kun je { $colour } niet meer verhogen. Zet haar nu in je kas, of verplaats eerst een pin.
blume-prompt-prune-count = Je hybriden veranderen hoeveel tegels je snoeit. Hoeveel snoei je er?
blume-prompt-prune-left = Kies een tegel om te snoeien (nog { $left }). Niemand ziet het tot iedereen klaar is.

blume-tile-name = { $a }/{ $b }/{ $c }/{ $d }

blume-why-bag = De zak is leeg.
blume-why-slot = Op deze plek in de rij ligt geen tegel.
blume-why-square = In deze ronde telt alleen het vierkant van { $side } bij { $side } linksonder.
blume-why-occupied = Daar ligt al een tegel.
blume-why-beside = Een tegel moet met een zijde een van je tegels raken.
blume-why-no-flower = Daar heb je geen bloem voltooid.
blume-why-full = Je plank voor { $colour } is vol.
blume-why-market-only = Nu wordt alleen een pin verplaatst.
blume-why-not-full = Een bloem eruit halen mag alleen als de plank van de voltooide kleur vol is.
blume-why-none-stocked = Je hebt geen bloem van deze kleur in je kas.
blume-why-other-peg = Je moet een pin van een andere kleur dan { $colour } verplaatsen.
blume-why-full-peg = Je plank voor { $colour } is vol, dus je mag die pin niet verhogen.
blume-why-stuck = In die richting is voor deze pin geen plek vrij.
blume-why-counted = Je hebt al gekozen hoeveel tegels je snoeit.
blume-why-count = Je hybriden staan { $counts } tegels toe.
blume-why-count-first = Kies eerst hoeveel tegels je snoeit.
blume-why-no-tile = Daar ligt geen tegel van jou.
blume-why-named = Deze tegel heb je al gekozen.
blume-why-not-shown = Dit gereedschap ligt niet uit.
blume-why-one-tool = Meer gereedschap mag je deze beurt niet gebruiken.
blume-why-gloves = Dit gereedschap kost { $price ->
    [one] { $price } handschoen
   *[other] { $price } handschoenen
    }; je hebt er { $gloves }.
blume-why-useless = Met dit gereedschap kun je nu niets doen.
blume-why-immovable = Deze tegel kan nergens anders heen.
blume-why-elsewhere = De plantschep verplaatst een tegel naar een ander vak.
blume-why-free-cell = De tegel gaat naar het vak dat vrij werd: { $cell }.
blume-why-sieve = Die tegel ligt niet in de zeef.

blume-sign-flower = Vier hoeken in één kleur: een bloem.
blume-sign-hybrid = Een hybride: twee kleuren, elk twee keer.
blume-sign-watered = Een kruispunt met water: een bloem geeft hier haar extra actie.
blume-sign-peg = Een pin. Op de markt laat hij zien wat een bloem van zijn kleur waard is.
blume-sign-pruned = Een tegel die je snoeit.
blume-sign-shelf = Bloemen van een kleur in de kas, keer hun waarde.
