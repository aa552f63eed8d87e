
blume-colour-0 = Rot
blume-colour-1 = Orange
blume-colour-2 = Gelb
blume-colour-3 = Rosa
blume-colour-4 = Violett
blume-colour-5 = Blau

blume-tool-0 = Harke
blume-tool-0-does = Drehe eines deiner Plättchen auf seinem Feld.
blume-tool-1 = Pflanzkelle
blume-tool-1-does = Versetze eines deiner Plättchen auf ein leeres Feld.
blume-tool-2 = Grabgabel
blume-tool-2-does = Tausche zwei deiner Plättchen.
blume-tool-3 = Gartenschere
blume-tool-3-does = Entferne eines deiner Plättchen.
blume-tool-4 = Korb
blume-tool-4-does = Tausche eines deiner Plättchen gegen eines aus der Reihe.
blume-tool-5 = Schubkarre
blume-tool-5-does = Lege die Reihe ab und decke eine neue auf.
blume-tool-6 = Sieb
blume-tool-6-does = Sieh dir drei Plättchen aus dem Beutel an. Eines darfst du in diesem Zug benutzen.
blume-tool-7 = Schlauch
blume-tool-7-does = In diesem Zug ist ein weiterer Punkt gegossen.

blume-tools-cost = kostet { $gloves }

blume-hybrid = { $one }-{ $other }
blume-something = etwas
blume-roundname = Runde { $round }
blume-gloves = { $count ->
    [0] keine Handschuhe
    [one] einen Handschuh
   *[other] { $count } Handschuhe
    }
blume-bed = Beet von { $name }
blume-field = Feld von { $name }
blume-back = Zurück zu meinem Garten
blume-round = Runde { $round } von { $rounds }, { $square }×{ $square }
blume-lastround = Letzte Runde
blume-supply = Reihe und Beutel

blume-row-tile = Plättchen { $slot } der Reihe: { $tile }
blume-row-gap = Platz { $slot } der Reihe: leer

blume-bag = Beutel mit { $tiles } Plättchen
blume-hand = Hand

blume-hand-mine = In deiner Hand: { $tile }
blume-hand-other = In der Hand: { $tile }

blume-market = Blumenmarkt
blume-peg = Stecker { $colour } auf { $price }
blume-greenhouse = Gewächshaus
blume-shelf = { $colour }: { $count } von { $places }, je { $price } wert

blume-shelf-stock = { $colour } hineinstellen: { $count } von { $places }, je { $price } wert
blume-shelf-lower = { $colour } herausnehmen: { $count } von { $places }, je { $price } wert

blume-worth = Jetzt wert: { $points }

blume-offer-hybrid = Du kannst die Hybride { $hybrid } wachsen lassen
blume-offer-can = Gießkanne: Sie gießt { $can }
blume-offer-round = Runde { $round }
blume-offer-weeds = nimmt Plättchen { $round }

blume-card-own = Deine verdeckte Karte: { $hybrid }
blume-card-mine = deine Karte
blume-card-drop = Offene Karte von { $name }: { $hybrid }, mit Wassertropfen
blume-card-open = Offene Karte von { $name }: { $hybrid }, ohne Wassertropfen
blume-card-hidden = Eine verdeckte Karte von { $name }
blume-card-deck = im Stapel

blume-tools = Werkzeuge

blume-tools-left = noch { $cards } im Stapel

blume-sieve = Willst du ein Plättchen aus dem Sieb behalten?
blume-leave = Keines behalten
blume-shed = Wie viele Plättchen schneidest du zurück?
blume-pool = Der Vorrat des Tertill

blume-pool-count = { $colour }: { $count ->
    [one] { $count } Ecke
   *[other] { $count } Ecken
    }
blume-pool-wanted = { $colour }: { $count } von den vier Ecken, die den Tertill auslösen

blume-pegs-set = Der Stecker { $colour } ist gesetzt
blume-pegs-open = Der Stecker { $colour } ist noch nicht gesetzt

blume-look = Den Garten von { $name } ansehen
blume-turnit = Das Plättchen drehen

blume-cell-tile = { $cell }, ein Plättchen mit { $tile }
blume-cell-empty = { $cell }, leer
blume-cell-lawn = { $cell }, noch Rasen
blume-cell-named = wird zurückgeschnitten

blume-point = Punkt { $point }

blume-point-flower = Blüte in { $flower }
blume-point-hybrid = Hybride { $hybrid }
blume-point-wet = gegossen

blume-turn-0 = wie gedruckt
blume-turn-1 = um ein Viertel nach rechts gedreht
blume-turn-2 = auf dem Kopf
blume-turn-3 = um ein Viertel nach links gedreht

blume-do-take = Plättchen { $slot } nehmen: { $tile }
blume-do-dip = Zufällig aus dem Beutel ziehen (du musst das Plättchen legen)
blume-do-place = Das Plättchen auf { $cell } legen, { $turn }
blume-do-bloom = Diese Blüte zuerst ausführen ({ $point })
blume-do-bloom-seen = Diese Blüte zuerst ausführen
blume-do-stock = Eine Blüte in { $colour } in dein Gewächshaus stellen
blume-do-raise = Den Stecker { $colour } hinaufsetzen
blume-do-drop = Den Stecker { $colour } hinuntersetzen
blume-do-lower = Eine Blüte in { $colour } aus deinem Gewächshaus nehmen
blume-do-shed = { $count ->
    [0] Kein Plättchen zurückschneiden
    [one] Insgesamt { $count } Plättchen zurückschneiden
   *[other] Insgesamt { $count } Plättchen zurückschneiden
    }
blume-do-prune = Das Plättchen auf { $cell } zurückschneiden
blume-do-use = { $tool } benutzen
blume-do-rake = Das Plättchen auf { $cell } drehen, { $turn }
blume-do-lift = Das Plättchen auf { $cell } aufnehmen
blume-do-sift = { $tile } für diesen Zug behalten
blume-do-leave = Keines der Plättchen im Sieb behalten
blume-do-hose = { $point } in diesem Zug gießen
blume-do-hose-seen = Diesen Punkt in diesem Zug gießen

blume-prompt-take-row = Nimm ein Plättchen aus der Reihe.

blume-gain-flower = eine Blüte in { $colour } bei { $point }
blume-gain-bare = eine Blüte in { $colour }: +1
blume-gain-peg = der Stecker { $colour }: +2
blume-gain-hybrid = du lässt die Hybride { $hybrid } wachsen
blume-gain-uprooted = du verlierst die Hybride { $hybrid }
blume-gain-watered = (gegossen)
blume-gain-blooms = { $count ->
    [one] eine Blüte auszuführen
   *[other] { $count } Blüten auszuführen
    }
blume-gain-stock = { $count } { $colour }
blume-gain-price = { $colour } auf { $price }: { $mine } für dich
blume-gain-gloves = { $count ->
    [one] { $change } Handschuh
   *[other] { $change } Handschuhe
    }
blume-gain-card = Karte: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }

blume-hold-pegs = Stecker
blume-hold-flowers = Blüten
blume-hold-stock = Im Gewächshaus
blume-hold-hybrids = Hybriden
blume-hold-gloves = Handschuhe
blume-hold-cards = Karten
blume-hold-drops = Wassertropfen

blume-reason-round = Runde { $round }, { $colour }
blume-reason-own-botanist-cards = Eigene Botanikerkarten
blume-reason-water-drops = Wassertropfen
blume-reason-flowers-with-a-peg = Blüten mit Stecker
blume-reason-flowers-without-a-peg = Blüten ohne Stecker

blume-event-started = { $who } beginnt.
blume-event-turned_hybrid = Neue Hybride: { $hybrid }.
blume-event-turned_can = Die Gießkanne gießt { $can }.
blume-event-turned_can-seen = Die Gießkanne gießt andere Punkte.
blume-event-revealed = Neues Plättchen in der Reihe, Platz { $slot }: { $tile }.
blume-event-poured = Der Beutel ist leer. { $tiles ->
    [one] { $tiles } Plättchen kommt gemischt wieder hinein.
   *[other] { $tiles } Plättchen kommen gemischt wieder hinein.
    }
blume-event-took = { $who } nimmt { $tile } aus der Reihe.
blume-event-dipped = { $who } zieht { $tile } aus dem Beutel.
blume-event-placed = { $who } legt { $tile } auf { $cell }.
blume-event-bloomed = { $who } führt die Blüte in { $flower } bei { $point } aus.
blume-event-bloomed-seen = { $who } führt eine Blüte in { $flower } aus.
blume-event-watered = { $point } ist gegossen, also gibt die Blüte ihre zusätzliche Aktion.
blume-event-watered-seen = Die Blüte ist gegossen, also gibt sie ihre zusätzliche Aktion.
blume-event-stocked = { $who } stellt eine Blüte in { $colour } ins Gewächshaus, jetzt { $stock }.
blume-event-lowered = { $who } nimmt eine Blüte in { $colour } aus dem Gewächshaus, jetzt { $stock }.
blume-event-moved_peg = { $who } bewegt den Stecker { $colour } auf { $worth }.
blume-event-forgone = { $who } kann keinen Stecker bewegen.
blume-event-scored = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } in { $round }.
blume-event-pruned = { $who } schneidet { $tile } auf { $cell } zurück.
blume-event-uprooted = { $who } verliert die Hybride { $hybrid } bei { $point }.
blume-event-uprooted-seen = { $who } verliert die Hybride { $hybrid }.
blume-event-grew = Die Gärten wachsen: { $round } beginnt.
blume-event-weeded = Der Tertill nimmt { $tile } von Platz { $slot } der Reihe.
blume-event-triggered = Der Tertill hat vier Ecken für { $hybrid } und legt { $tiles } Plättchen ab.
blume-event-pushed = Der Tertill bewegt den Stecker { $colour } auf { $worth }.
blume-event-showed_tool = Neues Werkzeug: { $tool }.
blume-event-used = { $who } benutzt ein Werkzeug ({ $tool }) für { $gloves }.
blume-event-retired = Alle haben dieses Werkzeug benutzt: { $tool }. Alle bekommen einen Handschuh zurück, und die Karte scheidet aus.
blume-event-raked = { $who } dreht { $tile } auf { $cell }.
blume-event-lifted = { $who } nimmt { $tile } von { $cell } auf.
blume-event-cut = { $who } entfernt { $tile } von { $cell }.
blume-event-traded = { $who } legt { $tile } in die Reihe, Platz { $slot }.
blume-event-cleared = { $who } legt { $tiles } Plättchen der Reihe ab.
blume-event-sieved = { $who } findet { $tile } im Sieb.
blume-event-sifted = { $who } behält { $tile }. Die anderen gehen zurück in den Beutel.
blume-event-left = { $who } behält keines. Alle gehen zurück in den Beutel.
blume-event-hosed = { $who } gießt { $point } in diesem Zug.
blume-event-hosed-seen = { $who } gießt in diesem Zug einen weiteren Punkt.
blume-event-dealt = { $who } zieht eine Botanikerkarte: { $hybrid }.
blume-event-unveiled = { $who } deckt die Karte { $hybrid } auf.
blume-event-laid_out = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für { $hybrid }. Die Karte liegt jetzt offen für alle.
blume-event-covered = Die Karte { $hybrid } wird überdeckt. Sie kann nicht mehr wachsen.
blume-event-collected = { $who } nimmt den Wassertropfen von { $hybrid } und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
blume-event-pegged = { $who } setzt den Stecker { $colour } bei { $point }.
blume-event-pegged-seen = { $who } setzt den Stecker { $colour }.
blume-event-flowered = { $who } vollendet eine weitere Blüte in { $colour } bei { $point }.
blume-event-flowered-seen = { $who } vollendet eine weitere Blüte in { $colour }.
blume-event-last_round = { $who } hat alle sechs Stecker gesetzt. Alle anderen haben noch einen Zug.
blume-event-empty = Beutel und Reihe sind leer. Das Spiel endet.

blume-module-tools = Werkzeuge
blume-module-tools-adds = Acht Werkzeuge, die du mit Handschuhen bezahlst. Sie drehen, versetzen oder gießen, bevor du ein Plättchen nimmst.
blume-module-botanist = Botaniker
blume-module-botanist-adds = Verdeckte Karten ersetzen die Hybridplättchen. Wer eine zuerst wachsen lässt, bekommt am meisten, die nächste Person weniger.
blume-module-field_of_flowers = Blumenfeld
blume-module-field_of_flowers-adds = Ein offenes Feld ohne Markt und Runden. Wer setzt zuerst Stecker auf alle sechs Farben?
blume-module-solo = Solo
blume-module-solo-adds = Du spielst allein gegen den Tertill, einen Roboter, der den Markt bewegt. Allein wird immer so gespielt.

blume-option-prune_round1 = Wie viele Plättchen schneidest du nach der ersten Runde zurück?
blume-option-prune_round1-3 = Drei, wie die Regel sagt.
blume-option-prune_round1-4 = Vier, wie das Beispiel in der Anleitung sagt.
blume-option-hybrid_pattern = Wie müssen die zwei Farben einer Hybride liegen?
blume-option-hybrid_pattern-alternating = Sie wechseln sich um den Punkt herum ab.
blume-option-hybrid_pattern-any2plus2 = Zwei Ecken von jeder Farbe, in beliebiger Ordnung.
blume-option-pruned_tiles = Wohin kommen zurückgeschnittene Plättchen?
blume-option-pruned_tiles-out = Aus dem Spiel. Sie kommen nur zurück, wenn der Beutel leer ist.
blume-option-pruned_tiles-bag = Gleich zurück in den Beutel.
blume-option-tools_per_turn = Wie viele Werkzeuge darfst du in einem Zug benutzen?
blume-option-tools_per_turn-any = So viele, wie du bezahlen kannst.
blume-option-tools_per_turn-1 = Eines.
blume-option-touch = Darfst du ein Plättchen aus der Reihe zurücklegen?
blume-option-touch-courtesy = Ja, mit Rückgängig, denn es wurde nichts aufgedeckt.
blume-option-touch-strict = Nein. Was du berührst, gehört dir.

blume-prompt-order = Du hast mehrere Blüten vollendet. Welche führst du zuerst aus?
blume-prompt-act = Bewege einen beliebigen Stecker um einen Schritt, hinauf oder hinunter.
blume-prompt-rake = Harke: Wähle ein Plättchen und drehe es.
blume-prompt-lift = Wähle eines deiner Plättchen.
blume-prompt-trade = Nimm dafür ein Plättchen aus der Reihe.
blume-prompt-replant = Lege das Plättchen.
blume-prompt-sift = Behalte eines der Plättchen im Sieb als dein Plättchen für diesen Zug, oder keines.
blume-prompt-hose = Wähle einen Punkt, den du in diesem Zug gießt.
blume-prompt-prune = Wähle ein Plättchen zum Zurückschneiden.
blume-prompt-take = Nimm ein Plättchen aus der Reihe, oder ziehe zufällig eines aus dem Beutel.
blume-prompt-place = Lege das Plättchen neben ein anderes von dir. Du kannst es drehen.
blume-prompt-lift-secateurs = Gartenschere: Wähle ein Plättchen, das du entfernst.
blume-prompt-lift-trowel = Pflanzkelle: Wähle ein Plättchen, das du versetzt.
blume-prompt-lift-fork = Grabgabel: Wähle ein Plättchen, das du tauschst.
blume-prompt-lift-trug = Korb: Wähle ein Plättchen, das du gegen eins aus der Reihe tauschst.
blume-prompt-replant-swap = Lege das Plättchen auf das, mit dem du es tauschst. Du kannst es drehen.
blume-prompt-replant-elsewhere = Lege das Plättchen auf ein anderes Feld. Du kannst es drehen.
blume-prompt-replant-free = Lege das Plättchen auf das frei gewordene Feld. Du kannst es drehen.
blume-prompt-take-or-tool = Nimm ein Plättchen aus der Reihe oder dem Beutel. Vorher darfst du ein Werkzeug benutzen.
blume-prompt-place-first = Lege dein erstes Plättchen irgendwo in das erste Quadrat. Du kannst es drehen.
blume-prompt-stock-or-market = Stelle die Blüte in { $colour } in dein Gewächshaus, oder bewege einen beliebigen Stecker um einen Schritt.
blume-prompt-full = Dein Fach für { $colour } ist voll. Bewege einen anderen Stecker, oder nimm eine beliebige Blüte aus deinem Gewächshaus.
blume-prompt-filling = Mit der Blüte in { $colour } wird ihr Fach voll, und danach kannst du { $colour } nicht mehr erhöhen. Stelle sie jetzt ins Gewächshaus, oder bewege zuerst einen Stecker.
blume-prompt-prune-count = Deine Hybriden ändern, wie viele Plättchen du zurückschneidest. Wie viele sind es?
blume-prompt-prune-left = Wähle ein Plättchen zum Zurückschneiden (noch { $left }). Niemand sieht es, bis alle fertig sind.

blume-tile-name = { $a }/{ $b }/{ $c }/{ $d }

blume-why-bag = Der Beutel ist leer.
blume-why-slot = An dieser Stelle der Reihe liegt kein Plättchen.
blume-why-square = In dieser Runde zählt nur das Quadrat von { $side } mal { $side } unten links.
blume-why-occupied = Dort liegt schon ein Plättchen.
blume-why-beside = Ein Plättchen muss eines von dir mit einer Seite berühren.
blume-why-no-flower = Dort hast du keine Blüte vollendet.
blume-why-full = Dein Fach für { $colour } ist voll.
blume-why-market-only = Jetzt wird nur ein Stecker bewegt.
blume-why-not-full = Eine Blüte herausnehmen darfst du nur, wenn das Fach der vollendeten Farbe voll ist.
blume-why-none-stocked = Du hast keine Blüte dieser Farbe im Gewächshaus.
blume-why-other-peg = Du musst einen Stecker einer anderen Farbe als { $colour } bewegen.
blume-why-full-peg = Dein Fach für { $colour } ist voll, also darfst du diesen Stecker nicht erhöhen.
blume-why-stuck = In dieser Richtung ist für diesen Stecker kein Platz frei.
blume-why-counted = Du hast schon gewählt, wie viele Plättchen du zurückschneidest.
blume-why-count = Deine Hybriden erlauben { $counts } Plättchen.
blume-why-count-first = Wähle zuerst, wie viele Plättchen du zurückschneidest.
blume-why-no-tile = Dort liegt kein Plättchen von dir.
blume-why-named = Dieses Plättchen hast du schon gewählt.
blume-why-not-shown = Dieses Werkzeug liegt nicht aus.
blume-why-one-tool = Mehr Werkzeuge darfst du in diesem Zug nicht benutzen.
blume-why-gloves = Dieses Werkzeug kostet { $price ->
    [one] { $price } Handschuh
   *[other] { $price } Handschuhe
    }; du hast { $gloves }.
blume-why-useless = Mit diesem Werkzeug kannst du jetzt nichts tun.
blume-why-immovable = Dieses Plättchen könnte nirgendwo anders hin.
blume-why-elsewhere = Die Pflanzkelle versetzt ein Plättchen auf ein anderes Feld.
blume-why-free-cell = Das Plättchen kommt auf das frei gewordene Feld: { $cell }.
blume-why-sieve = Dieses Plättchen liegt nicht im Sieb.

blume-sign-flower = Vier Ecken in einer Farbe: eine Blüte.
blume-sign-hybrid = Eine Hybride: zwei Farben, jede zweimal.
blume-sign-watered = Ein gegossener Punkt: Eine Blüte gibt hier ihre zusätzliche Aktion.
blume-sign-peg = Ein Stecker. Auf dem Markt zeigt er, was eine Blüte seiner Farbe wert ist.
blume-sign-pruned = Ein Plättchen, das du zurückschneidest.
blume-sign-shelf = Blüten einer Farbe im Gewächshaus, mal ihrem Wert.
