papillon-market = Die Auslage
papillon-tracks = Gebote und Reihenfolge
papillon-flowers = Blumen
papillon-hand = Plättchen auf der Hand
papillon-choices = Auswahl
papillon-others = Andere Gärten
papillon-garden = Garten von { $name }
papillon-open = Den Garten von { $name } ansehen
papillon-back = Zurück zu meinem Garten
papillon-bare = hier wächst noch nichts
papillon-round = Runde { $round } von { $rounds }
papillon-over = Die letzte Runde ist vorbei.
papillon-bag = im Beutel
papillon-tocome = kommen noch
papillon-order = Reihenfolge
papillon-orderof = { $seat }: Platz { $place }
papillon-row = Reihe { $number }
papillon-column = Spalte { $number }
papillon-empty = leer
papillon-free = { $cell }, frei
papillon-everywhere = an allen Seiten
papillon-none = keine
papillon-supply = der Vorrat
papillon-nowhere = keiner mehr da
papillon-caterpillar = Raupenzeichen
papillon-oncaterpillar = mit einer Raupe

papillon-colour-0 = Blau
papillon-colour-1 = Violett
papillon-colour-2 = Rot
papillon-colour-3 = Gelb
papillon-colour-4 = Wiese

papillon-side-0 = Norden
papillon-side-1 = Osten
papillon-side-2 = Süden
papillon-side-3 = Westen

papillon-place-0 = an erster Stelle
papillon-place-1 = an zweiter Stelle
papillon-place-2 = an dritter Stelle
papillon-place-3 = an vierter Stelle

papillon-rank-0 = die meisten
papillon-rank-1 = die zweitmeisten
papillon-rank-2 = die drittmeisten

papillon-patch-0 = einem Beet aus zwei Plättchen
papillon-patch-1 = einem Beet aus drei oder mehr Plättchen
papillon-with = { $count ->
    [one] mit { $count } Schmetterling
   *[other] mit { $count } Schmetterlingen
    }
papillon-caterpillars = { $count ->
    [one] { $count } Raupe
   *[other] { $count } Raupen
    }
papillon-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
    }
papillon-has = { $count ->
    [one] { $count } Schmetterling
   *[other] { $count } Schmetterlinge
    }
papillon-closedfield = { $count ->
    [0] eine Wiese ohne Schmetterlinge
    [one] eine Wiese mit { $count } Schmetterling
   *[other] eine Wiese mit { $count } Schmetterlingen
    }

papillon-closedpatch = ein Beet in { $colour } mit { $tiles } Plättchen
papillon-apatch = ein Beet
papillon-thegnome = Gartenzwerg mit { $number ->
    [one] { $number } Raupe
   *[other] { $number } Raupen
    }
papillon-shed = Geräteschuppen: ein Gartenzwerg mit { $number ->
    [one] { $number } Raupe
   *[other] { $number } Raupen
    }
papillon-shedempty = Geräteschuppen: leer
papillon-flower = { $flower }, Nektar { $values }, Schmetterlinge: { $butterflies }
papillon-tokenhere = mit ihrem Bonusplättchen
papillon-bid = { $amount } bieten
papillon-bidzero = { $amount } bieten, auf dem 0-Feld ganz rechts
papillon-bidby = geboten von { $seats }
papillon-resting = Schmetterling auf { $colour }, auf { $patch }
papillon-partof = { $what }, { $sides }
papillon-from = Aus: { $source }

papillon-hold-caterpillars = Raupen
papillon-hold-butterflies = Schmetterlinge
papillon-hold-gnomes = Gartenzwerge
papillon-hold-hand = Noch zu legen

papillon-ask-settle = Du hast { $what } geschlossen. Woher kommt der Schmetterling?
papillon-ask-done = Alle deine Plättchen liegen. Drücke Fertig, oder nimm sie zurück und lege um.
papillon-ask-again = Lege die Plättchen dieser Runde neu, oder lass sie, wie sie lagen. Das getauschte Plättchen darf weiterhin nirgends passen.
papillon-ask-exchange = Keines deiner Plättchen passt. Wähle, welches du zuerst tauschst, oder nimm welche zurück und lege um.
papillon-ask-bonus = Willst du das Bonusplättchen von { $flower } nehmen und noch einen Schmetterling setzen?
papillon-ask-bonusany = Willst du das Bonusplättchen von { $flower } nehmen? Wähle, woher der zweite Schmetterling kommt und auf welche Blume er geht.

papillon-do-bid = { $amount } bieten
papillon-do-take = { $line } nehmen
papillon-do-lay = Plättchen legen: { $tile }
papillon-do-at = Auf { $cell } legen
papillon-do-at-seen = Hierher legen
papillon-do-settle = Schmetterling aus: { $source }
papillon-do-settle-none = Kein Schmetterling
papillon-do-finish-0 = Fertig
papillon-do-finish-1 = Ein Plättchen tauschen
papillon-do-again-0 = Die Plättchen dieser Runde neu legen
papillon-do-again-1 = Sie liegen lassen, wie sie lagen
papillon-do-exchange = Dieses Plättchen tauschen: { $tile }
papillon-do-pollinate = Einen Schmetterling von { $patch } auf { $flower } bewegen
papillon-do-bonus = Das Bonusplättchen nehmen und einen Schmetterling bewegen, aus: { $source }, auf: { $flower }
papillon-do-token-0 = Nur das Bonusplättchen nehmen
papillon-do-token-1 = Das Bonusplättchen liegen lassen
papillon-do-gnome = Den Gartenzwerg auf { $cell } stellen
papillon-do-gnome-seen = Den Gartenzwerg hierher stellen
papillon-do-part = Den Gartenzwerg in den { $side } stellen

papillon-gain-nectar = { $points } Nektar
papillon-gain-zero = die Raupen deines 0-Felds, du wählst nach allen Geboten
papillon-gain-zero-place = Raupen nach deinem Platz in der Reihenfolge, du wählst nach allen Geboten
papillon-gain-reserve = +1 Plättchen aus dem Beutel
papillon-gain-gnome = der Gartenzwerg: +{ $caterpillars }
papillon-gain-first = du wirst Startspieler
papillon-gain-closes = schließt { $what }
papillon-gain-rests = { $count ->
    [one] ein Schmetterling kommt darauf
   *[other] { $count } Schmetterlinge kommen darauf
    }
papillon-gain-flower = +1 Schmetterling auf { $flower }
papillon-gain-from = kostet einen Schmetterling aus: { $source }
papillon-gain-token = du darfst ihr Bonusplättchen nehmen
papillon-gain-claimed = das Bonusplättchen von { $flower }

papillon-reason-caterpillars = Raupen
papillon-reason-closed-field = Geschlossene Wiese
papillon-reason-closed-field-with-gnome = Geschlossene Wiese mit Gartenzwerg
papillon-reason-largest-patch = Größtes Beet
papillon-reason-largest-patch-with-gnome = Größtes Beet mit Gartenzwerg
papillon-numbered-flower = { $colour } { $number }
papillon-reason-flower = Blume { $flower }, { $rank }

papillon-event-planted = { $flower } bringt { $first }, { $second } oder { $third } Nektar.
papillon-event-planted-two = { $flower } bringt { $first } oder { $third } Nektar.
papillon-event-began = { $who } beginnt und hat { $caterpillars ->
    [0] keine Raupen.
    [one] { $caterpillars } Raupe.
   *[other] { $caterpillars } Raupen.
    }
papillon-event-refilled = Neues Plättchen auf { $space }: { $tile }.
papillon-event-recycled = Der Beutel ist leer. { $tiles ->
    [one] { $tiles } ausgeschiedenes Plättchen kommt wieder hinein.
   *[other] { $tiles } ausgeschiedene Plättchen kommen wieder hinein.
    }
papillon-event-turned = Runde { $round }: Der Gartenzwerg zeigt { $number }.
papillon-event-bid = { $who } bietet { $amount }.
papillon-event-pushed = { $who } wird ein 0-Feld nach links geschoben.
papillon-event-paid = { $who } zahlt { $amount ->
    [one] { $amount } Raupe.
   *[other] { $amount } Raupen.
    }
papillon-event-consoled = { $who } hat 0 geboten und bekommt { $caterpillars ->
    [0] keine Raupen.
    [one] { $caterpillars } Raupe.
   *[other] { $caterpillars } Raupen.
    }
papillon-event-ranked = { $who } wählt { $place }.
papillon-event-drafted = { $who } nimmt { $line }: { $tiles } Plättchen und { $caterpillars ->
    [0] keine Raupen.
    [one] { $caterpillars } Raupe.
   *[other] { $caterpillars } Raupen.
    }
papillon-event-lifted = { $who } nimmt das Plättchen von { $space }: { $tile }.
papillon-event-found = { $who } nimmt den Gartenzwerg und bekommt { $caterpillars ->
    [0] keine Raupen.
    [one] { $caterpillars } Raupe.
   *[other] { $caterpillars } Raupen.
    }
papillon-event-reserved = { $who } zieht noch ein Plättchen: { $tile }.
papillon-event-leads = { $who } wird Startspieler.
papillon-event-laid = { $who } legt ein Plättchen auf { $cell }.
papillon-event-laid-seen = { $who } legt ein Plättchen.
papillon-event-closed = { $who } schließt ein Beet in { $colour } mit { $tiles } Plättchen bei { $cell }. Schmetterling: { $source }.
papillon-event-closed-seen = { $who } schließt ein Beet in { $colour } mit { $tiles } Plättchen. Schmetterling: { $source }.
papillon-event-fenced = { $who } schließt eine Wiese mit { $tiles } Plättchen bei { $cell }, { $butterflies ->
    [0] ohne Schmetterlinge.
    [one] mit { $butterflies } Schmetterling.
   *[other] mit { $butterflies } Schmetterlingen.
    }
papillon-event-fenced-seen = { $who } schließt eine Wiese mit { $tiles } Plättchen, { $butterflies ->
    [0] ohne Schmetterlinge.
    [one] mit { $butterflies } Schmetterling.
   *[other] mit { $butterflies } Schmetterlingen.
    }
papillon-event-swapped = { $who } hat ein Plättchen, das nirgends passt ({ $tile }), und zieht ein anderes ({ $drawn }).
papillon-event-discarded = { $who } legt ein Plättchen ab ({ $tile }). Weder dieses noch eines im Beutel passt.
papillon-event-took_up = { $who } nimmt { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
    } dieser Runde auf und legt neu.
papillon-event-pollinated = { $who } bewegt einen Schmetterling auf { $flower }.
papillon-event-claimed = { $who } nimmt das Bonusplättchen von { $flower }.
papillon-event-declined = { $who } lässt das Bonusplättchen von { $flower } liegen.
papillon-event-doubled = { $who } setzt einen zweiten Schmetterling auf { $flower }, aus: { $source }.
papillon-event-cleared = { $tiles ->
    [one] { $tiles } Plättchen, das niemand genommen hat, scheidet aus.
   *[other] { $tiles } Plättchen, die niemand genommen hat, scheiden aus.
    }
papillon-event-strayed = Niemand hat den Gartenzwerg genommen. Er scheidet aus.
papillon-event-housed = { $who } stellt einen Gartenzwerg auf { $cell }, in den { $side }.
papillon-event-housed-seen = { $who } stellt einen Gartenzwerg auf ein Plättchen.

papillon-module-expert_gnomes = Erfahrene Gartenzwerge
papillon-module-expert_gnomes-adds = Du stellst deine Gartenzwerge in deinen Garten. Ein Gartenzwerg verdoppelt die Schmetterlinge einer geschlossenen Wiese oder bringt einem großen Beet mehr Nektar.

papillon-option-bonus_target = Wohin kommt der zweite Schmetterling eines Bonusplättchens?
papillon-option-bonus_target-same = Auf die Blume, bei der das Bonusplättchen lag.
papillon-option-bonus_target-any = Auf irgendeine Blume.
papillon-option-zero_bonus = Was bekommst du, wenn du 0 bietest?
papillon-option-zero_bonus-space = Die Raupen, die auf deinem endgültigen 0-Feld stehen.
papillon-option-zero_bonus-order_position = So viele Raupen wie dein neuer Platz in der Reihenfolge.
papillon-option-cap_for_two = Darf man zu zweit beliebig viele Raupen haben?
papillon-option-cap_for_two-twelve = Nein. Höchstens zwölf, wie zu dritt und zu viert.
papillon-option-cap_for_two-none = Ja. Es gibt keine Gebote, für die man sie ausgeben könnte.
papillon-option-tie_rank = Welcher Rang kommt nach einem Gleichstand auf einer Blume?
papillon-option-tie_rank-dense = Der nächste. Bei 3, 3 und 2 Schmetterlingen ist der letzte Platz der zweite Rang.
papillon-option-tie_rank-skip = Der Gleichstand verbraucht Ränge. Bei 3, 3 und 2 Schmetterlingen ist der letzte Platz der dritte Rang.
papillon-option-two_player_swap = Wann wird zu zweit Startspieler, wer den Gartenzwerg nimmt?
papillon-option-two_player_swap-immediate = Sofort, und bestäubt deshalb zuletzt.
papillon-option-two_player_swap-next_round = Am Ende der Runde.
papillon-option-empty_supply = Musst du einen Schmetterling auf ein geschlossenes Beet setzen?
papillon-option-empty_supply-must = Ja, aus dem Vorrat oder von einer Blume.
papillon-option-empty_supply-may_decline = Nicht bei leerem Vorrat. Von einer Blume musst du keinen nehmen.
papillon-option-gardening = Wann werden die Plättchen gelegt?
papillon-option-gardening-simultaneous = Alle legen gleichzeitig und verdeckt, bis alle fertig sind.
papillon-option-gardening-draft_order = Nacheinander, in der Reihenfolge der Leiste. Zu zweit kann sie sich bei der Auswahl geändert haben.

papillon-prompt-bid = Biete Raupen für einen Platz in der Reihenfolge, oder biete 0 und bekomme welche.
papillon-prompt-garden = Lege deine Plättchen in deinen Garten.
papillon-prompt-place-the-gnome = Wähle ein Plättchen für deinen Gartenzwerg, dann einen Teil davon.
papillon-prompt-pollinate = Bewege einen Schmetterling von einem geschlossenen Beet auf eine Blume derselben Farbe.
papillon-prompt-bonus = Willst du das Bonusplättchen nehmen und noch einen Schmetterling setzen?
papillon-prompt-draft = Nimm die Plättchen einer Reihe oder Spalte.
papillon-prompt-place = Wähle einen Platz für dieses Plättchen.
papillon-prompt-closed = Du hast ein Beet in { $colour } mit { $tiles } Plättchen bei { $cell } geschlossen. Woher kommt der Schmetterling?
papillon-prompt-laid = Alle deine Plättchen liegen. Wähle done, oder nimm sie zurück und lege um.
papillon-prompt-nowhere = Keines deiner Plättchen passt. Tausche eines, oder nimm welche zurück und lege um.
papillon-prompt-tile = Wähle ein Plättchen für deinen Garten. Du kannst es drehen.
papillon-prompt-gnome-part = Wähle einen Teil des Plättchens für deinen Gartenzwerg.
papillon-prompt-gnome-tile = Wähle ein Plättchen für deinen Gartenzwerg.

papillon-why-poor = Du kannst nicht mehr Raupen bieten, als du hast ({ $count }).
papillon-why-taken = Diese Zahl hat schon jemand geboten.
papillon-why-empty-line = In dieser Linie liegt kein Plättchen mehr.
papillon-why-tile-first = Wähle zuerst ein Plättchen.
papillon-why-place-first = Du hast ein Plättchen gewählt. Wähle jetzt seinen Platz, oder nimm die Wahl zurück.
papillon-why-no-patch = Kein geschlossenes Beet wartet auf einen Schmetterling.
papillon-why-butterfly-first = Ein geschlossenes Beet wartet auf seinen Schmetterling.
papillon-why-not-in-hand = Dieses Plättchen hast du nicht.
papillon-why-older-first = Lege zuerst die Plättchen, die du aufgenommen hast.
papillon-why-strayed = So wäre der Tausch nicht nötig gewesen, oder das neue Plättchen passt nirgends. Leg alles zurück, wie es lag, oder nimm Züge zurück.
papillon-why-same-turn = Diese Lage sieht genauso aus wie eine andere, die du wählen kannst.
papillon-why-fits-nowhere = So gedreht passt das Plättchen nirgends.
papillon-why-middle = Das erste Plättchen eines Gartens kommt auf { $cell }.
papillon-why-occupied = Dort liegt schon ein Plättchen.
papillon-why-beside = Ein Plättchen muss eines von dir mit einer Seite berühren.
papillon-why-side = Seiten, die sich treffen, müssen das Gleiche zeigen. Im { $side } passt es nicht.
papillon-why-must-place = Du musst einen Schmetterling setzen, solange du einen hast.
papillon-why-no-supply = Dein Vorrat ist leer.
papillon-why-no-butterfly = Auf dieser Blume hast du keinen Schmetterling.
papillon-why-use-supply = Ein Beet hat keinen Schmetterling bekommen, also musst du zuerst deinen Vorrat aufbrauchen.
papillon-why-no-exchange = Neu legen kannst du nur nach einem Tausch, einmal und vor allem anderen.
papillon-why-not-taken-up = Du hast keine Plättchen aufgenommen.
papillon-why-lies-again = Die Plättchen liegen wieder und passen. Mach weiter, oder nimm Züge zurück.
papillon-why-tiles-left = Du hast noch Plättchen zu legen.
papillon-why-nothing-left = Du hast kein Plättchen mehr zum Tauschen.
papillon-why-one-fits = Tauschen kannst du nur, wenn keines deiner Plättchen irgendwo passt.
papillon-why-choose-exchange = Mehrere deiner Plättchen passen nirgends. Wähle, welches du tauschst.
papillon-why-only-one = Du hast nur noch eine Sorte Plättchen; tausche, ohne zu wählen.
papillon-why-no-colour = Du hast keinen Schmetterling auf einem geschlossenen Beet dieser Farbe: { $colour }.
papillon-why-other-size = Dein geschlossenes Beet dieser Farbe ({ $colour }) hat eine andere Größe.
papillon-why-other-flower = Der zweite Schmetterling kommt auf die Blume, bei der das Bonusplättchen lag.
papillon-why-same-flower = Der zweite Schmetterling kann nicht von der Blume kommen, auf die er fliegt.
papillon-why-no-tile = Dort liegt kein Plättchen von dir.
papillon-why-gnome-part = Wähle jetzt den Teil des Plättchens für den Gartenzwerg, oder nimm die Wahl zurück.
papillon-why-gnome-tile = Wähle zuerst ein Plättchen für den Gartenzwerg.
papillon-why-joined = Nenne diesen Teil nach seiner anderen Seite: { $side }.

papillon-sign-nectar = Nektar einer Blume: für die meisten Schmetterlinge, die zweitmeisten und die drittmeisten.
papillon-sign-token = Das Bonusplättchen einer Blume, noch nicht genommen.
papillon-sign-patch = Durchgezogener Kreis: ein geschlossenes Beet, mit der Zahl seiner Plättchen.
papillon-sign-field = Gestrichelter Kreis: eine geschlossene Wiese, mit der Zahl der Schmetterlinge darin.
papillon-sign-caterpillar = Eine Raupe. Mit Raupen bietest du.
papillon-sign-butterfly = Ein Schmetterling, in der Farbe seines Platzes.
