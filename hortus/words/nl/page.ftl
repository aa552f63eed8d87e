page-title = Hortus
page-motto = Bordspellen over tuinen, in je browser. Geen account, niets te installeren.
page-settings = Instellingen
page-puzzles = Puzzels
page-workshop = Werkplaats
page-skip = Naar de inhoud
page-loading = Laden …
page-needs-script = Hortus heeft JavaScript nodig.
page-failed = Dat lukte niet: { $reason }
page-nothing = Pagina niet gevonden
page-silent = De server geeft geen antwoord.
page-way = Naar de spellen
page-back = Terug
page-close = Sluiten
page-copy = Kopiëren
page-uncopied = Selecteer en kopieer het zelf
page-copied = Gekopieerd
page-you = jij
page-offline = Verbinding verbroken. Opnieuw verbinden …
page-again = Weer verbonden.

home-games = Spellen
home-play = Nu spelen
home-friends = Met vrienden
home-learn = Leren
lesson-offer = Nieuw bij { $game }?
lesson-offer-explain = Een les duurt ongeveer vier minuten, op het echte bord.
lesson-offer-learn = Les (4 minuten)
lesson-offer-play = Gewoon spelen
home-minutes = { $minutes } minuten
home-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
    }
home-seats-between = { $range } spelers
home-against = ‘Nu spelen’ begint tegen { $count ->
    [one] één tegenstander
   *[other] { $count } tegenstanders
    }: { $name }, niveau { $level } van { $levels }.
home-change = Wijzigen
home-bots = Bots
home-bots-explain = Een spel met minder plaatsen neemt minder bots.
home-opponents = tegen { $names }
home-alone = alleen
home-won = Je hebt gewonnen, { $points }
home-winner = { $name } heeft gewonnen, { $points }
home-shared = Gedeelde winst, { $points }
home-resigned = Opgegeven: { $names }
home-resigned-you = Je hebt opgegeven
home-archive = Archiveren
home-unarchive = Uit het archief halen
home-shelf = Archief ({ $count })
home-shelf-back = Terug naar mijn tafels
home-shelf-empty = Het archief is leeg.
home-delete = Verwijderen
home-delete-title = Deze tafel verwijderen?
home-delete-explain = ‘{ $title }’ wordt met alle zetten voorgoed verwijderd.
home-delete-sure = Verwijderen
home-tables = Mijn tafels
home-record = Bewaarde partij analyseren
home-none = Je hebt geen open tafels.
home-yours = Jij bent aan de beurt
home-calls = { $count ->
    [one] Je bent aan { $count } tafel aan de beurt.
   *[other] Je bent aan { $count } tafels aan de beurt.
    }
home-waiting = Wacht op { $names }
home-state-open = Wacht op spelers
home-state-abandoned = Afgebroken
home-feel-petal = Een snel duel: vouw getallen tot bloemen en pluk ze voordat je tegenstander het doet.
home-feel-polders = Omdraaien en tekenen: iedereen vult tegelijk een kaart in en geeft die daarna door aan een rivaal.
home-feel-flutter = Eén weide voor iedereen: leg passende bloemen aan elkaar, sluit vijvers en stuur je bij op pad.
home-feel-papillon = Bieden, kiezen en planten: sluit perken in je tuin en lok vlinders naar je hoogste bloemen.
home-feel-blume = Leg een bed van bloemblaadjes aan: op de hoeken bloeien bloemen op, en de markt bepaalt wat hun kleuren waard zijn.

new-title = Nieuwe tafel: { $game }
new-seats = Wie spelen er mee?
new-count = Aantal spelers
new-me = Ik
new-invite = Uitnodigen
new-bot = Bot
new-name = Naam
new-strength = Sterkte van de bot op plaats { $seat }
new-seat = Plaats { $seat }
new-agree = Huisregels
new-modules = Modules
new-edition = Editie
new-edition-own = Eigen bestand
new-edition-file = Editiebestand (TOML)
new-edition-workshop = Maak een eigen editie in de werkplaats
new-more = Meer opties
new-tabletitle = Naam van de tafel
new-confirm = Spelers bevestigen elke beurt voordat die eindigt
new-hints = Hints toestaan
new-pace = Tijdslimiet
new-pace-none = Geen tijdslimiet
new-pace-live = Live: minuten per zet
new-pace-days = Op afstand: dagen per zet
new-allowance = Hoeveel
new-rules = Lees de regel
new-open = Tafel maken
new-changes = { $count ->
    [0] geen wijzigingen
    [one] { $count } wijziging
   *[other] { $count } wijzigingen
    }
new-invite-asks = Krijgt een link en kiest zelf een naam.
new-watchable = Wie het adres kent, mag meekijken

name-plant-1 = Varen
name-plant-2 = Klaproos
name-plant-3 = Klaver
name-plant-4 = Distel
name-plant-5 = Zuring
name-plant-6 = Heide
name-plant-7 = Lavendel
name-plant-8 = Goudsbloem
name-plant-9 = Munt
name-plant-10 = Viooltje
name-plant-11 = Salie
name-plant-12 = Klokje

edition-standard = standaard

bot-level = Niveau { $level }
bot-rating = rating { $rating }
bot-rating-explain = Het getal is de rating van het niveau in dit spel: wie 200 punten hoger staat, wint 3 van de 4 partijen.
bot-level-1 = Zaadje
bot-level-2 = Kiem
bot-level-3 = Zaailing
bot-level-4 = Knop
bot-level-5 = Bloesem
bot-level-6 = Boeket
bot-level-7 = Tuinier
bot-level-8 = Botanicus
bot-level-9 = Professor
bot-level-10 = Meester
bot-greedy = Oogopslag
bot-greedy-plays = speelt wat op het eerste gezicht het beste lijkt
bot-random = Toeval
bot-random-plays = speelt willekeurig

menu-title = Spel
menu-device = Ander apparaat
menu-device-explain = Een link en een QR-code voor je eigen plaats.
menu-resign = Opgeven
menu-resign-hint = Je geeft je plaats voorgoed op.
menu-resign-explain = Wie opgeeft, kan niet terugkomen. Het spel eindigt als er niemand meer is om tegen te spelen; anders speelt een bot voor je verder.
menu-resign-sure = Ja, opgeven
menu-leave = Tafel verlaten
menu-leave-hint = Je plaats is dan weer vrij.
takeback-free = Mijn laatste zet terugnemen
takeback-ask = Vragen om mijn laatste zet terug te nemen
takeback-ask-explain = Iedereen aan tafel moet het goed vinden.
takeback-branch = Verder spelen vanaf vóór mijn laatste zet
takeback-branch-explain = Er is sindsdien iets nieuws onthuld, dus vanaf daar begint een nieuwe tafel.
takeback-asks = { $who } wil de laatste zet terugnemen.
takeback-agree = Goed
takeback-refuse = Liever niet
takeback-waits = Je hebt de anderen gevraagd of je je laatste zet mag terugnemen.
takeback-withdraw = Vraag intrekken

invite-explain = Je bent uitgenodigd voor een partij { $game }. Hoe mogen de anderen je noemen?
invite-device = Deze link opent de plaats van { $name } op dit apparaat.
invite-yours = jouw plaats
invite-sit = Aan tafel gaan
invite-later = Nu niet

react-title = Reacties
react-well = Goed gespeeld!
react-thanks = Bedankt!
react-wow = Mooi!
react-oops = Oei!
react-think = Even nadenken …
react-luck = Succes!

share-title = Uitnodigen
share-seat = Link voor plaats { $seat }
share-watch = Link voor toeschouwers
share-explain = Wie de link van een plaats als eerste opent, krijgt die plaats; daarna werkt de link niet meer. Een account is niet nodig.
share-near = Deze links werken alleen op deze computer. Om op andere apparaten te spelen, start je de server met --host 0.0.0.0 en open je deze pagina op het eigen adres van de computer.
share-qr = QR-code voor { $what }
share-strength = Sterkte van de bots
share-start = Nu beginnen, met bots op de vrije plaatsen
share-renew = Nieuwe link
share-gone = Deze link is op een ander apparaat getoond. Een nieuwe link vervangt hem.

devices-title = Mijn apparaten
devices-explain = Met deze apparaten kun je op jouw plaats spelen. Een link voor een ander apparaat werkt één keer. De andere spelers zien hier niets van.
devices-this = (dit apparaat)
devices-since = sinds { $time }
devices-unknown = Onbekend apparaat
devices-end = Verwijderen
devices-endone = { $device } verwijderen
devices-endlink = De ongebruikte link verwijderen
devices-link = Link voor een ander apparaat
devices-unused = Er is een link naar deze plaats die nog niemand heeft gebruikt.
devices-another = Apparaat toevoegen

table-title = { $game } – Hortus
table-yourturn = Jij bent aan de beurt
table-yourturn-title = ● Jij bent aan de beurt – { $game }
table-notice = Je bent aan de beurt bij { $game }.
table-seats = Spelers
table-waiting = kiest
table-thinking = denkt na
table-best = Tot nu toe het beste: { $what }
table-now = Nu zetten
table-now-explain = De bot speelt wat hem tot nu toe het beste lijkt.
table-chosen = heeft gekozen
table-waitfor = Wachten op { $names }.
table-choosing = { $names } zijn nog aan het kiezen.
table-open = Deze plaats is vrij.
table-over = Het spel is afgelopen.
table-abandoned = Deze tafel is afgebroken.
table-notbegun = Het spel begint zodra alle plaatsen bezet zijn.
table-gather = Wachten op { $names }. Na een tijdje begint het spel toch, of als de gastheer het start.
table-expected = nog niet aanwezig
table-watching = Je kijkt mee.
table-unsure = punten verborgen
table-left = Er is nu niets te kiezen.
table-denied = Je kunt deze tafel niet openen: { $reason }
table-revoked = Je hebt geen toegang meer tot deze tafel. Je plaats is aan iemand anders gegeven, of dit apparaat is verwijderd.
table-noseat = Vraag degene die je uitnodigde om een uitnodigingslink: daarmee krijg je een plaats, of mag je meekijken.
table-noseat-own = Speel je hier op een ander apparaat? Open daar ‘Spel’ en dan ‘Ander apparaat’.
table-due = tot { $time }
table-leave = Laat een bot voor mij spelen
table-return = Mijn plaats weer innemen
table-tobot = Geef plaats { $seat } aan een bot
table-handover = Plaats overdragen
table-seatmenu = Opties voor plaats { $seat }
table-curtain = { $name }, jij bent aan de beurt.
table-curtain-explain = Geef het apparaat door. De anderen kijken even weg.
table-curtain-open = Ik ben { $name }
table-host = Gastheer
table-bot = Bot
table-away = een bot valt in
table-instead = vervangt { $bot }, die op deze computer te langzaam zou zijn

act-undo = Ongedaan maken
act-confirm = Bevestigen
act-only-turn = Alleen zo past het hier.
act-pass = Beurt beëindigen
act-hint = Hint
act-turn = Draaien
act-flip = Omkeren
act-back = Annuleren
act-list = Alle zetten
act-list-count = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
    }
act-list-filter = Filteren
act-fit = Alles tonen
act-closer = Inzoomen
act-farther = Uitzoomen
act-skip = Overslaan
act-gain = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
    }
act-nogain = nog geen punten
act-chance = dan wordt er getrokken
act-ready = { $what }. Enter bevestigt, Escape annuleert.
act-hinted = Hint: { $what }
act-why = Wat de regels hierover zeggen
tips-off = Geen tips meer

tab-log = Verloop
tab-scores = Score
tab-rules = Regels
tab-chat = Chat
tab-tools = Verloop, score, regels en chat
tab-result = Uitslag
tab-open = Verloop en chat
tab-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
    }
tab-lower = Paneel sluiten
table-larger = Groter bord
table-smaller = Panelen tonen

log-empty = Er is nog niets gebeurd.
log-past = Een eerdere stand
log-now = Terug naar nu
log-seated = { $who } schuift aan.
log-bot = Een bot speelt voor { $who }.
log-instead = { $who } vervangt { $bot }, die op deze computer te langzaam zou zijn.
log-begun = Het spel begint.
log-abandoned = De tafel is afgebroken.
log-rematch = Er staat een revanche klaar.
log-confirmed = { $who } beëindigt de beurt.
log-linked = De plaats van { $who } heeft een nieuwe link.
log-joined = Je kunt nu ook op een ander apparaat spelen: { $device }.
log-parted = Een van je apparaten kan niet meer op jouw plaats spelen.
log-left = { $who } verlaat de tafel.
log-asked = { $who } wil een zet terugnemen.
log-tookback = { $who } neemt een zet terug.
log-refused = { $who } is het niet eens met het terugnemen.
log-resigned = { $who } geeft op. Het spel is afgelopen.
log-resigned-bot = { $who } geeft op. Een bot speelt verder.

scores-none = Nog geen punten.
scores-unsure = Verborgen tot het einde
scores-hidden = verborgen
scores-total = Totaal
scores-why = Waarvoor
scores-count = Aantal
scores-points = Punten
scores-course = Scoreverloop
scores-of = Scoreblad van { $name }
scores-light = { $count ->
    [one] { $why }: { $points } punt. Laat zien wat er meetelt.
   *[other] { $why }: { $points } punten. Laat zien wat er meetelt.
    }

chat-say = Schrijf een bericht
chat-send = Versturen
chat-empty = Nog geen berichten.
chat-notice = { $name }: { $text }

end-results = Uitslag
end-title = Het spel is afgelopen
end-you = Je wint, { $points }.
end-you-tie = Je wint bij gelijke stand, { $points }.
end-one = { $names } wint, { $points }.
end-one-tie = { $names } wint bij gelijke stand, { $points }.
end-many = { $names } delen de winst, { $points }.
end-two = { $most } tegen { $least }
end-tie-why = Hoe een gelijke stand wordt beslist
end-best = Je beste score tot nu toe.
end-beaten = Je beste score blijft { $points }.
end-place = { $place }.
end-rematch = Revanche
end-goto = Naar de revanche
end-review = Terugkijken
end-coach = Analyse
end-record = Spel opslaan
end-sheets = Scorebladen

replay-title = Terugkijken
replay-slider = Zet
replay-at = Zet { $decision } van { $decisions }
replay-number = Zet { $decision }
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-previous = Een zet terug
replay-next = Een zet verder
replay-last = Naar het einde
replay-share = Kopieer de link naar deze zet
replay-playon = Speel vanaf hier verder
replay-perspective = Bekijk als:
replay-spectator = toeschouwer

rules-title = { $game }: de regels
rules-search = Zoek in de regels
rules-print = Op één bladzijde afdrukken
rules-contents = Inhoud
rules-none = Geen alinea bevat dit.
rules-lessons = Lessen
rules-found = { $count ->
    [one] { $count } alinea
   *[other] { $count } alinea's
    }
rules-example = Voorbeeld
rules-play = { $game } spelen

print-game-open = Uitprinten en spelen
print-board-open = Dit bord printen
print-board-explain = Als plaatje of als pdf, met alles wat jij kunt zien.

settings-title = Instellingen
settings-name = Mijn naam aan tafel
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-paper = Papier (licht)
settings-theme-night = Nachttuin (donker)
settings-motion = Animatie
settings-motion-system = Zoals het systeem
settings-motion-full = Speelstukken bewegen
settings-motion-none = Geen animatie
settings-pace = Snelheid van animaties
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-sound = Zachte geluiden
settings-notify = Laat het me weten als ik aan de beurt ben
settings-notify-no = Deze browser staat hier geen meldingen toe.
settings-confirm = Laat me elke zet bevestigen
settings-lessons = Voor mijn eerste spel een les aanbieden
settings-tips = Aan mijn eerste tafel van een spel tips tonen
settings-language = Taal
settings-language-system = Zoals de browser
settings-keys = Sneltoetsen
settings-keys-reset = Sneltoetsen herstellen
settings-keys-press = Druk op een toets voor: { $what }

keys-title = Sneltoetsen
keys-arrows = Pijltjestoetsen: tussen alles wat je kunt kiezen
keys-shift = Shift en pijltjestoetsen: tussen alle plekken
keys-tab = Tab: naar de volgende groep
keys-enter = Enter: kiezen, bevestigen
keys-escape = Escape: annuleren
keys-zoom = +, − en 0: inzoomen, uitzoomen, het hele bord tonen
keys-undo = Ongedaan maken
keys-confirm = Bevestigen
keys-turn = Het stuk draaien
keys-flip = Het stuk omkeren
keys-hint = Hint
keys-list = Lijst van alle zetten
keys-panels = Groter bord: panelen verbergen of tonen
keys-full = Volledig scherm
keys-legend = Legenda: wat de tekens betekenen
keys-help = Deze sneltoetsen

legend-title = Legenda
legend-lit = Kader van streepjes: dit kun je kiezen.
legend-chosen = Doorgetrokken kader: dit heb je gekozen; kies het nog eens om te bevestigen.
legend-recent = Kader in de kleur van een plaats: de laatste zet.
legend-hint = Kader van puntjes: een hint wijst hierheen.
legend-counted = Dik kader: de aangewezen regel van de puntentelling telt dit.
