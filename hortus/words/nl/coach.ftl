# De coach: analyses, tips, geluk, en waarom een zet beter is dan een andere.

coach-effort = De inspanning { $found } bestaat niet; kies { $efforts }.
coach-unfinished = De partij van dit verslag is niet afgelopen; een analyse heeft een afgelopen partij nodig.
coach-alone = Een analyse heeft een partij met minstens twee plaatsen nodig.

coach-graph = Aandeel in de winst dat elke plaats kon verwachten
coach-axis = Van de eerste tot de laatste zet. Driehoeken tonen keerpunten.
coach-title = Analyse: { $game }
coach-partial = Vroegtijdig gestopt: dit is wat tot nu toe bekend is.

## What decisions are called

coach-best = beste zet
coach-good = goede zet
coach-inaccuracy = onnauwkeurigheid
coach-mistake = fout
coach-blunder = grove fout
coach-forced = gedwongen
coach-counts = { $name }: { $count }

## Tables

coach-heading-turns = Keerpunten
coach-heading-decisions = Belangrijke beslissingen
coach-heading-luck = Geluk en kunde
coach-column-move = zet
coach-column-seat = plaats
coach-column-played = gespeeld
coach-column-better = beter
coach-column-loss = verlies
coach-column-name = oordeel
coach-column-why = waarom
coach-column-start = begin
coach-column-luck = geluk
coach-column-skill = kunde
coach-column-result = uitslag
coach-column-adjusted = zonder geluk
coach-column-lost = verloren
coach-column-accuracy = nauwkeurigheid
coach-column-change = verandering
coach-draw = toeval
coach-nothing = Geen beslissing heeft duidelijk iets gekost.
coach-interval = { $loss } ({ $low } tot { $high })
coach-signs = Alle cijfers zijn aandelen in de winst. Kunde is wat de beslissingen van alle plaatsen van het begin en het geluk maakten. Een verlies vergelijkt een beslissing met de beste gevonden zet. Intervallen gelden voor 95 %.

## Why

coach-line-mine = { $reason } { $points }
coach-line-theirs = anderen: { $reason } { $points }
coach-why-none = geen regel van het scoreblad valt op
coach-theme-growth = De zet levert eigen punten op.
coach-theme-denial = De zet neemt punten af van de anderen.
coach-theme-timing = Het gaat om het juiste moment, niet om punten meteen.
coach-html-written = De pagina staat in { $file }.
coach-not-a-page = { $file } is geen pagina van een analyse; noem een andere --html.

## Hints

coach-hint-only = Er is maar één zet.
coach-hint-clear = Dit is duidelijk de beste zet die is gevonden.
coach-hint-likely = Dit is waarschijnlijk de beste zet, maar dat is niet zeker.
coach-hint-close = Niet zeker: andere zetten zijn misschien even goed.
coach-hint-working = De coach denkt na …
coach-hint-longer = Langer nadenken
coach-hint-shares = Aandeel in de winst dat elke zet kan verwachten:
coach-hint-points = Punten die elke zet kan verwachten:
coach-hint-against = Vergeleken met { $move }:
coach-hint-reasons = Vergeleken met { $move }: { $lines }

## The page

coach-was = { $name } speelde { $move }:
coach-ask = Er was een betere zet. Welke?
coach-try-again = Er is een betere zet. Probeer het nog eens of laat het antwoord tonen.
coach-answer = Antwoord tonen
coach-better = Beter: { $move }. De zet is op het bord gemarkeerd.
coach-sheets = Beide verwachte scorebladen
coach-candidates = Aandeel in de winst dat te verwachten was
coach-working = De coach rekent
coach-learn = Leer van fouten: vraag het mij eerst
coach-deeper = Dieper kijken
coach-previous = Vorige fout
coach-next = Volgende fout
coach-try = Probeer het tegen bots

## A record from a file

coach-file-title = Bewaarde partij analyseren
coach-file-explain = Het verslag van een afgelopen partij, van hier of uit de terminal, wordt een tafel van jou: je kunt de partij naspelen, analyseren en vanuit elke stelling verder spelen.
coach-file-choose = Sleep een verslag hierheen of kies er een:
coach-file-checking = Het verslag wordt gecontroleerd …
coach-file-broken = Dit bestand is geen verslag; kies het JSON-bestand van een afgelopen partij.
