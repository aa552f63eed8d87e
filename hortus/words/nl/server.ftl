# Wat de server tegen spelers, programma's en zijn beheerder zegt.

## Aan tafel

server-not-your-turn = Je bent niet aan de beurt.
server-not-your-seat = Dit is niet jouw plaats.
server-not-your-view = Vanaf deze plaats kun je de tafel niet zien.
server-not-possible = Dat kan nu niet.
server-no-hints = Aan deze tafel wordt zonder hints gespeeld.
server-not-begun = Het spel is nog niet begonnen: er zijn nog plaatsen vrij.
server-abandoned = Deze tafel is afgebroken. Er zijn geen zetten meer mogelijk.
server-changed = De tafel is intussen veranderd.
server-stale = Niet gespeeld: de tafel is intussen veranderd. Kijk nog eens.
server-unsaved-move = Niet gespeeld: de zet kon niet worden opgeslagen. Probeer het opnieuw.
server-unsaved = Dit kon niet worden opgeslagen. Probeer het opnieuw.
server-bot-plays = Op deze plaats speelt een bot. Neem de plaats eerst terug.
server-person-plays = Op deze plaats speelt geen bot.
server-no-undo = Je kunt nu niets ongedaan maken: je hebt je beurt bevestigd, iemand anders heeft gezet, of er is iets getrokken.
server-no-turn = Je hebt geen beurt om te bevestigen.
server-unconfirmed = { $who } heeft de beurt nog niet bevestigd.
server-confirm-first = Bevestig eerst je beurt of maak die ongedaan.
server-time-over = Je tijd voor deze zet is om. Je kunt hem niet meer ongedaan maken.
server-bot-decides = Je tijd voor deze zet is om. Een bot doet hem; daarna kun je de plaats terugnemen.
server-chat-players = Alleen wie aan deze tafel zit, kan hier schrijven.
server-chat-empty = Dit bericht is leeg.
server-your-turn = { $title }: je bent aan de beurt.
server-ended-by-host = De gastheer heeft het spel beëindigd.
server-ended-by-time = De tijd van { $who } is om.
server-ended-by-resigning = Het spel is afgelopen omdat iemand heeft opgegeven.
server-resigned = Deze plaats is opgegeven. Een bot speelt hem uit.
server-resign-playing = Je kunt opgeven zolang het spel bezig is.
server-leave-open = Je kunt weggaan voordat het spel begint. Daarna geef je op, of laat je een bot voor je spelen.
server-delete-others = Aan deze tafel zitten ook anderen. Je kunt hem wel archiveren.
server-takeback-over = Het spel is afgelopen. Er kan niets worden teruggenomen.
server-table-long = Aan deze tafel is al zoveel gebeurd dat hier alleen het spel nog doorgaat.
server-takeback-often = Aan deze tafel is te vaak teruggenomen.
server-takeback-nothing = Je hebt nog geen zet gedaan.
server-takeback-asked = { $who } vraagt al om een zet terug te nemen.
server-takeback-unasked = Niemand vraagt je nu om een zet terug te laten nemen.
server-takeback-seen = Sinds je laatste zet was er iets nieuws te zien, dus je kunt hem niet terugnemen. Je kunt vanaf daar verder spelen aan een nieuwe tafel.
server-takeback-hidden = Sinds je laatste zet is er iets verborgens onthuld, dus die kan niet worden teruggenomen.
server-branch-people = Aan deze tafel spelen andere mensen. Vraag hun of je je zet mag terugnemen.
server-branch-hidden = Aan deze tafel is iets verborgen dat je aan een nieuwe tafel zou kunnen bekijken. Daarom kan alleen de gastheer vanaf daar verder spelen.
server-seat = Plaats { $number }
server-host = Gastheer
server-bot = Bot { $bot }

## Wie wat mag

server-no-table = Deze tafel bestaat niet, of je hebt de link nodig.
server-only-players = Dat kan alleen wie aan deze tafel zit.
server-only-host = Dat kan alleen de gastheer.
server-by-link = Wie een plaats wil nemen, opent de link ervan.
server-last-way = Dit is de enige toegang tot deze plaats; maak eerst een link voor een ander apparaat.
server-table-gone = Deze tafel bestaat niet meer.
server-connection-closed = Deze verbinding is verbroken.

## Te veel tegelijk

server-too-many-requests = Te veel verzoeken. Wacht even.
server-too-many-messages = Te veel berichten aan deze tafel. Wacht even.
server-too-many-tables = Er zijn hier te veel tafels gemaakt. Wacht even.
server-too-many-connections = Te veel verbindingen vanaf hier. Sluit er een paar.
server-crowded = Deze server heeft te veel verbindingen. Probeer het over een minuut opnieuw.
server-too-many-editions = Er worden te veel edities tegelijk gecontroleerd. Probeer het over een minuut opnieuw.
server-too-many-prints = Er wordt nu te veel geprint. Probeer het over een minuut opnieuw.

## Verzoeken

server-other-site = Dit verzoek komt van een andere site.
server-other-name = Deze server kent die naam niet. De beheerder kan de naam toevoegen met --name.
server-too-slow = Dit verzoek was te lang onderweg.
server-too-large = Dit verzoek is te groot.
server-headers-too-large = De headers van dit verzoek zijn te groot.
server-too-deep = Dit verzoek is te diep genest of heeft te veel delen.
server-not-json = Een verzoek moet JSON zijn.
server-bad-json = Dit verzoek is geen geldige JSON.
server-not-understood = Dit bericht kon niet worden gelezen: { $why }.
server-nothing-here = Hier is niets.
server-wrong-method = Dit adres neemt dit soort verzoek niet aan.
server-refused = De server heeft dit verzoek geweigerd (status { $status }).
server-fault = Er ging iets mis op de server. Er is niets veranderd.

server-field-missing = { $field } ontbreekt.
server-field-unknown = Er is geen veld { $field }.
server-field-type = { $field } moet { $type } zijn.
server-field-choice = { $field } moet { $choices } zijn.
server-field-least = { $field } moet minstens { $least } zijn.
server-field-most = { $field } mag hoogstens { $most } zijn.
server-field-short = { $field } is te kort: het moet er minstens { $least } hebben.
server-field-long = { $field } is te lang: het mag er hoogstens { $most } hebben.
server-field-letters = { $field } bevat tekens die niet zijn toegestaan.
server-field-wrong = { $field } is niet geldig.
server-type-text = tekst
server-type-number = een geheel getal
server-type-yes-or-no = true of false
server-type-list = een lijst
server-type-object = een object

## Tafels maken

server-no-edition = { $game } heeft hier geen editie { $edition }.
server-no-bot = Er is geen bot { $bot }; de bots zijn { $bots }.
server-pace = Bedenktijd heeft een aantal seconden nodig, en een aantal seconden heeft bedenktijd nodig.
server-unmade = De tafel kon niet worden gemaakt. Probeer het opnieuw.
server-rematch-later = Een revanche kan als het spel voorbij is.
server-record-later = Het verslag is er als het spel voorbij is.
server-play-on-from = Je kunt verder spelen vanaf stelling 0 tot en met { $last }, niet vanaf { $decision }.
server-play-on-seats = Dit spel heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    } nodig, niet { $given }.
server-no-frame = Het spel heeft beslissingen 0 tot en met { $decisions } en plaatsen 0 tot en met { $last }.
server-edition-heavy = Deze editie lezen kost te veel tijd of geheugen; gebruik minder of kleinere onderdelen.
server-edition-endless = Willekeurige partijen met deze editie kwamen niet tot een einde.
server-edition-untried = Deze editie kon niet worden uitgeprobeerd: de server heeft het te druk. Probeer het over een minuut opnieuw.
server-no-typst = Deze server kan geen pdf’s maken: daarvoor moet typst worden geïnstalleerd (pip install typst). Speelborden kun je als SVG opslaan.
server-print-failed = Het printen duurde te lang en is gestopt. Probeer het opnieuw, of print een deel van het spel.
server-too-many-measures = Er worden nu te veel edities doorgemeten. Probeer het over een minuut opnieuw.
server-no-measure = Deze meting is niet meer bekend. Begin opnieuw.
server-measure-failed = Het doormeten duurde te lang en is gestopt.
server-webhook-unreadable = Het adres van de webhook is niet te lezen.
server-webhook-address = Het adres van een webhook begint met https:// of http:// en bevat geen wachtwoord.
server-webhook-refused = De beheerder van deze server staat geen webhooks naar die host en poort toe.

## Logboeken van tafels

server-log-damaged = Het logboek van tafel { $table } is beschadigd op regel { $line }.
server-log-damaged-because = Het logboek van tafel { $table } is beschadigd op regel { $line }: { $why }
server-log-headless = Het logboek van een tafel moet beginnen met hoe de tafel is gemaakt.
server-log-made-twice = Een tafel kan maar één keer worden gemaakt.
server-log-undo = Het logboek van tafel { $table } neemt iets terug dat niet kan worden teruggenomen.
server-table-unfit = Deze tafel kan niet opnieuw worden opgebouwd: { $why }

## Een server starten

server-at = Hortus draait op { $place } (stop met Ctrl-C)
server-already-at = Hortus draait al op { $place }
server-no-page = Een tafel voor vijf tuinspellen. Bij deze installatie hoort geen pagina voor de browser. Programma's kunnen spelen via de interface die in { $place } is beschreven.
server-option-name = --name krijgt een naam als table.example, niet { $given }.
server-option-proxy = --proxy krijgt een adres als 10.0.0.7 of 10.0.0.0/24, niet { $given }.
server-option-webhook-host = --webhook-host krijgt een host als table.example of table.example:8443, niet { $given }.
server-port = Poort { $port } van { $host } kan niet worden gebruikt: { $why }.
server-port-used = een ander programma gebruikt hem
server-port-address = deze computer heeft zo'n adres niet
server-port-large = het nummer is te groot

## De opslag

server-store-refused = De opslag weigerde te schrijven: { $why }.
server-store-outrun = De opslag weigerde te schrijven: andere processen waren steeds sneller.
server-store-closing = De server wordt afgesloten; er is niets geschreven.
server-database-damaged = { $file } is beschadigd ({ $why }); zet een back-up terug met: hortus restore
server-database-unfit = { $file } kan geen tafels bewaren: { $why }; gebruik een andere map of zet een back-up terug.
server-database-foreign = { $file } bevat een { $kind } die niet van Hortus is; zet een back-up terug met: hortus restore
server-database-unopened = { $file } kan niet als database worden geopend: { $why }.
server-database-unsafe = { $file } moet in WAL-modus met volledige sync zijn; de modus is { $mode } met sync { $sync }.
server-unreadable = { $file } kan niet worden gelezen: { $why }.
server-unwritable = { $file } kan niet worden geschreven: { $why }; noem een ander bestand.
server-is-folder = { $file } is een map; noem een bestand erin.
server-folder-unfit = { $folder } kan geen map voor tafels zijn: { $why }; noem een andere.
server-folder-is-file = { $folder } kan geen map voor tafels zijn, want het is een bestand; noem een andere.
server-postgres-unfit = PostgreSQL kan geen tafels bewaren: { $why }.
server-postgres-unsafe = PostgreSQL moet draaien met { $setting } aan: wat is bevestigd, moet op schijf staan.
server-postgres-unreached = PostgreSQL is niet bereikbaar: { $why }.
server-postgres-unreadable = PostgreSQL kan niet worden gelezen: { $why }.
server-no-reason = geen reden gegeven

## Back-ups

server-backup-folder = Er is geen map { $folder } voor de back-up.
server-backup-nothing = Er zijn geen tafels in { $folder }.
server-backup-itself = { $file } bevat de tafels zelf; noem een ander bestand.
server-backup-unread = PostgreSQL kan niet worden gelezen voor de back-up.
server-restore-unwritten = De back-up kan niet naar PostgreSQL worden geschreven; er is niets veranderd.
server-restore-folder = Er zijn al tafels in { $folder }; zet terug in een lege map.
server-restore-database = Er zijn al tafels in deze database; zet terug in een lege.
server-backup-uncopied = { $file } kan niet worden gekopieerd: { $why }.
server-backup-uncopied-to = { $file } kan niet naar { $target } worden gekopieerd: { $why }.
server-backup-copy-damaged = De kopie van { $file } is beschadigd: { $why }.
server-backup-missing = Er is geen bestand { $file }; noem er een dat hortus backup heeft geschreven.
server-backup-partial = { $file } is niet compleet: { $beside } hoort erbij. Noem een bestand dat hortus backup heeft geschreven.
server-backup-foreign = { $file } is geen back-up van Hortus.
server-backup-damaged = { $file } is beschadigd: { $why }.
server-backup-repeats = { $file } is beschadigd: er staat een regel dubbel in.
server-backup-no-text = { $file } is beschadigd: een deel van de tekst is niet te lezen.
server-backup-type = { $file } is beschadigd: een waarde in { $table } heeft het verkeerde type.
server-backup-breaks = { $file } is beschadigd: het logboek van tafel { $table } breekt af op regel { $line }.
server-backup-slow = { $file } lezen duurt te lang voor zijn grootte; het is geen back-up van Hortus.
server-backup-large = { $file } bevat een regel van meer dan { $most } MB; dat heeft geen back-up van Hortus.

## Reviews

server-too-many-reviews = Er worden nu te veel analyses berekend; probeer het over een paar minuten opnieuw.
server-record-json = Dit is geen verslag: kies het JSON-bestand van een afgelopen partij.
server-record-edition = Een verslag met een eigen editie kan hier niet worden geopend; hortus review BESTAND analyseert het.
server-record-heavy = Dit verslag controleren duurt te lang; hortus review BESTAND analyseert het.
server-review-failed = De analyse kon niet worden berekend; probeer het later opnieuw.
