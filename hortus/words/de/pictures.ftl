# Was nur in Bildern eines Tisches steht. Alles andere heißt dort wie auf der Seite.

picture-round = Runde { $round } von { $rounds }
picture-in-hand = In der Hand

## Blume

picture-blume = Blume: Markt, Reihe und Gärten
picture-blume-field = Blume, Blumenfeld: Reihe und Gärten
picture-blume-row = Reihe
picture-blume-can = Gießkanne
picture-blume-tile = { $colours }, im Uhrzeigersinn von links oben
picture-blume-sieve = Im Sieb: { $tile }
picture-blume-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
    }
picture-blume-pegged = { $flower } mit Stecker
picture-blume-greenhouse = Gewächshaus: { $name }

## Flutter

picture-flutter = Flutter: die Wiese, das Rondell und die Blätter aller
picture-flutter-water = Wasser: { $gives }
picture-flutter-first = beginnt

## Papillon

picture-papillon = Papillon: die Auslage, die Blumen und alle Gärten
picture-papillon-resting = Schmetterling auf { $colour }
picture-papillon-gnome = Gartenzwerg

## Petal

picture-petal = Petal: die Wiese und beide Sträuße
picture-petal-flowers = { $count ->
    [one] { $count } Blüte
   *[other] { $count } Blüten
    }

## Polders

picture-polders = Polders: die Blätter, die Formkarten und die Aufträge
picture-polders-side = Karten und Punkte
picture-polders-mine = { $sheet }, vor dir
picture-polders-sheet = { $sheet }, vor Platz { $seat }
picture-polders-right = richtig gefüllt
picture-polders-dealer = gibt
picture-polders-scores = Punkte bisher
picture-polders-areas = Gebiete
picture-polders-cards = Karten
picture-polders-total = Summe

## Das Ergebnis einer Arena

picture-shares = Anteil der Siege mit 95-%-Intervallen
picture-share = { $bot } in { $bout }
picture-ratings = Wertungszahlen aller Bots
