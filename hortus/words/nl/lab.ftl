# Wat de arena, de meting, de training en de getallentabellen van de bots zeggen.

## Arena's

lab-arena-seats = Een arena heeft minstens twee plaatsen nodig, zoals --seats 2.
lab-arena-bots = Een arena heeft minstens twee verschillende bots nodig, zoals --bots level-3,greedy.
lab-arena-twice = Meer bots dan plaatsen spelen twee aan twee; noem { $bot } één keer, niet twee keer.
lab-arena-count = Noem bij { $seats } plaatsen 2 of { $seats } bots, niet { $given }; bij 2 plaatsen zoveel je wilt.
lab-no-bot = Er is geen bot { $bot }; de bots zijn { $bots }. Om te meten zijn er ook beginner, studious en search-N met N tot { $most }.

lab-played = { $game } met { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }, startwaarde { $seed }, bots en regels { $fingerprint }.
lab-played-with = { $game } met { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    } en { $agreed }, startwaarde { $seed }, bots en regels { $fingerprint }.
lab-verdict-better = { $one } is beter dan { $other }: wint meer dan de helft, duidelijk na { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
    } met 5 % kans op een fout.
lab-verdict-worse = { $one } is slechter dan { $other }: wint minder dan de helft, duidelijk na { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
    } met 5 % kans op een fout.
lab-verdict-even = { $one } en { $other } zijn op 5 punten na even sterk, duidelijk na { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
    } met 5 % kans op een fout.
lab-verdict-undecided = Tussen { $one } en { $other } is na { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
    } niets beslist; vraag om meer met --groups.

## De pagina van een arena

lab-page-shares = Aandeel in de overwinningen
lab-page-signs = De stip is het aandeel gewonnen partijen. De lijn erdoor is het 95%-interval, het streepje een eerlijk aandeel.
lab-page-ratings = Ratings
lab-page-scale = Aangepast aan alle ontmoetingen met twee; de zwakste bot staat op 0. Wie 200 boven een ander staat, wint 76 van de 100 partijen.
lab-page-bout = ontmoeting { $number }
lab-page-interval = { $low } tot { $high }
lab-column-bout = ontmoeting
lab-column-bot = bot
lab-column-wins = gewonnen
lab-column-interval = 95 %
lab-column-fair = eerlijk
lab-column-points = punten
lab-column-games = partijen

## Bestanden

lab-not-a-file = { $file } is geen bestand; noem een ander.
lab-not-a-result = { $file } is niet het resultaat van een arena, of is beschadigd; noem een ander bestand.
lab-not-a-page = { $file } is geen pagina van een arena; noem een andere --html.
lab-other-bouts = { $file } bevat andere ontmoetingen; noem een andere --out, of vraag om dezelfde ontmoetingen.
lab-no-fingerprint = { $file } zegt niet welke bots en regels hebben gespeeld; noem een andere --out.
lab-other-fingerprint = { $file } is gespeeld door andere bots of met andere regels ({ $theirs }, deze zijn { $ours }); noem een andere --out.
lab-not-ratings = { $file } is geen bestand met ratings; noem een andere --out.
lab-rate-game = { $file } bevat partijen van { $found }, niet van { $game }; laat het weg.
lab-rate-seats = { $file } is met { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    } gespeeld, maar ratings gelden voor twee; laat het weg.
lab-rate-tables = { $one } en { $other } hebben verschillende modules of opties; beoordeel ze apart.
lab-rate-twice = { $one } bevat partijen die { $other } ook bevat; noem elke partij één keer.
lab-rate-nothing = Deze bestanden bevatten geen afgelopen partijen; noem er die dat wel doen.
lab-rate-apart = Geen ontmoetingen verbinden { $one } en { $other }; voeg een bestand met ontmoetingen tussen hen toe.
lab-rate-levels = In de bestanden ontbreken { $bots }; --out heeft alle niveaus nodig.

## Training en meting

lab-train-seed = Een training bewaart haar startwaarde in een bestand. { $seed } kan daar niet in staan; neem een woord.
lab-train-unreadable = { $file } bevat geen gewichten, of is beschadigd; noem een ander bestand.
lab-train-other = { $file } is getraind voor een andere tafel of startwaarde; noem een ander bestand.
lab-train-count = { $file } heeft te weinig of te veel gewichten en is dus beschadigd; noem een ander bestand.
lab-bench-failed = De ronde { $command } is mislukt met code { $code }; ze hoort partijen, beslissingen en seconden te geven.

## De getallentabellen van de bots

lab-numbers-not-toml = { $file } is geen TOML: { $why }.
lab-numbers-command = { $file }: command ontbreekt; het zegt hoe de getallen zijn gemaakt.
lab-numbers-count = { $file }: { $row } hoort { $count } getallen te hebben, niet { $found } waarden.
lab-numbers-weights = { $file } van { $game } hoort een gewicht voor elk kenmerk te hebben.
lab-level-bot = { $place }: bot hoort { $bots } te zijn, niet { $found }.
lab-level-effort = { $place }: een zoekende bot heeft minstens 1 simulatie nodig, niet { $found }.
lab-level-share = { $place }: share hoort meer dan 0 en hoogstens 1 te zijn, niet { $found }.
lab-level-missing = { $place } ontbreekt; elk spel heeft niveaus 1 tot en met { $last }.
