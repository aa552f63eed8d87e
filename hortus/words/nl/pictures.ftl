# Wat alleen in afbeeldingen van een tafel staat. Al het andere heet daar zoals op de pagina.

picture-round = Ronde { $round } van { $rounds }
picture-in-hand = In de hand

## Blume

picture-blume = Blume: markt, rij en tuinen
picture-blume-field = Blume, Bloemenveld: rij en tuinen
picture-blume-row = Rij
picture-blume-can = Gieter
picture-blume-tile = { $colours }, met de klok mee vanaf linksboven
picture-blume-sieve = In de zeef: { $tile }
picture-blume-deck = { $cards ->
    [one] { $cards } kaart in de stapel
   *[other] { $cards } kaarten in de stapel
    }
picture-blume-pegged = { $flower } met pin
picture-blume-greenhouse = Kas: { $name }

## Flutter

picture-flutter = Flutter: de weide, het rondeel en de blaadjes van alle spelers
picture-flutter-water = water: { $gives }
picture-flutter-first = begint

## Papillon

picture-papillon = Papillon: het aanbod, de bloemen en alle tuinen
picture-papillon-resting = vlinder op { $colour }
picture-papillon-gnome = kabouter

## Petal

picture-petal = Petal: de weide en beide boeketten
picture-petal-flowers = { $count ->
    [one] { $count } bloem
   *[other] { $count } bloemen
    }

## Polders

picture-polders = Polders: de bladen, de vormkaarten en de opdrachten
picture-polders-side = Kaarten en punten
picture-polders-mine = { $sheet }, voor je
picture-polders-sheet = { $sheet }, voor plaats { $seat }
picture-polders-right = goed ingevuld
picture-polders-dealer = deler
picture-polders-scores = Punten tot nu toe
picture-polders-areas = gebieden
picture-polders-cards = kaarten
picture-polders-total = totaal

## De uitslag van een arena

picture-shares = Aandeel in de overwinningen, met 95%-intervallen
picture-share = { $bot } in { $bout }
picture-ratings = Ratings van alle bots
