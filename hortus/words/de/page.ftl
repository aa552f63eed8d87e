page-title = Hortus
page-motto = Garten-Brettspiele im Browser. Kein Konto, nichts zu installieren.
page-settings = Einstellungen
page-puzzles = Rätsel
page-workshop = Werkstatt
page-skip = Zum Inhalt springen
page-loading = Wird geladen …
page-needs-script = Hortus braucht JavaScript.
page-failed = Das hat nicht geklappt: { $reason }
page-nothing = Seite nicht gefunden
page-silent = Der Server antwortet nicht.
page-way = Zu den Spielen
page-back = Zurück
page-close = Schließen
page-copy = Kopieren
page-uncopied = Bitte von Hand markieren und kopieren
page-copied = Kopiert
page-you = du
page-offline = Verbindung verloren. Neuer Versuch …
page-again = Wieder verbunden.

home-games = Spiele
home-play = Jetzt spielen
home-friends = Mit Freunden
home-learn = Lernen
lesson-offer = Neu bei { $game }?
lesson-offer-explain = Eine Lektion dauert etwa vier Minuten, auf dem echten Brett.
lesson-offer-learn = Lektion (4 Minuten)
lesson-offer-play = Einfach spielen
home-minutes = { $minutes } Minuten
home-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
    }
home-seats-between = { $range } Personen
home-against = „Jetzt spielen“ beginnt gegen { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
    }: { $name }, Stufe { $level } von { $levels }.
home-change = Ändern
home-bots = Bots
home-bots-explain = Ein Spiel mit weniger Plätzen nimmt weniger Bots.
home-opponents = gegen { $names }
home-alone = allein
home-won = Du hast gewonnen, { $points }
home-winner = { $name } hat gewonnen, { $points }
home-shared = Geteilter Sieg, { $points }
home-resigned = Aufgegeben: { $names }
home-resigned-you = Du hast aufgegeben
home-archive = Archivieren
home-unarchive = Aus dem Archiv holen
home-shelf = Archiv ({ $count })
home-shelf-back = Zurück zu meinen Tischen
home-shelf-empty = Das Archiv ist leer.
home-delete = Löschen
home-delete-title = Diesen Tisch löschen?
home-delete-explain = „{ $title }“ wird mit allen Zügen endgültig gelöscht.
home-delete-sure = Löschen
home-tables = Meine Tische
home-record = Gespeicherte Partie analysieren
home-none = Du hast keine offenen Tische.
home-yours = Du bist dran
home-calls = { $count ->
    [one] Du bist an { $count } Tisch dran.
   *[other] Du bist an { $count } Tischen dran.
    }
home-waiting = Wartet auf { $names }
home-state-open = Wartet auf Mitspieler
home-state-abandoned = Abgebrochen
home-feel-petal = Ein schnelles Duell: Falte Zahlen zu Blüten und pflücke sie, bevor es die andere Seite tut.
home-feel-polders = Aufdecken und zeichnen: Alle füllen gleichzeitig eine Karte und geben sie dann einem Rivalen weiter.
home-feel-flutter = Eine Wiese für alle: Verbinde Blüten, schließe Teiche und schick deine Biene los.
home-feel-papillon = Bieten, wählen, pflanzen: Umschließe Beete in deinem Garten und locke Schmetterlinge zu deinen höchsten Blumen.
home-feel-blume = Lege ein Beet aus Blütenblättern an: An den Ecken blüht es auf, und der Markt bestimmt den Wert der Farben.

new-title = Neuer Tisch: { $game }
new-seats = Wer spielt mit?
new-count = Anzahl der Personen
new-me = Ich
new-invite = Einladen
new-bot = Bot
new-name = Name
new-strength = Stärke des Bots auf Platz { $seat }
new-seat = Platz { $seat }
new-agree = Hausregeln
new-modules = Module
new-edition = Ausgabe
new-edition-own = Eigene Datei
new-edition-file = Ausgabendatei (TOML)
new-edition-workshop = In der Werkstatt eine eigene Ausgabe machen
new-more = Weitere Optionen
new-tabletitle = Name des Tisches
new-confirm = Jeder Zug wird am Ende bestätigt
new-hints = Tipps erlauben
new-pace = Zeitlimit
new-pace-none = Kein Zeitlimit
new-pace-live = Live: Minuten pro Zug
new-pace-days = Fernspiel: Tage pro Zug
new-allowance = Wie viele
new-rules = Regel nachlesen
new-open = Tisch anlegen
new-changes = { $count ->
    [0] keine Änderungen
    [one] { $count } Änderung
   *[other] { $count } Änderungen
    }
new-invite-asks = Bekommt einen Link und wählt selbst einen Namen.
new-watchable = Wer die Adresse kennt, darf zuschauen

name-plant-1 = Farn
name-plant-2 = Mohn
name-plant-3 = Klee
name-plant-4 = Distel
name-plant-5 = Ampfer
name-plant-6 = Heidekraut
name-plant-7 = Lavendel
name-plant-8 = Ringelblume
name-plant-9 = Minze
name-plant-10 = Veilchen
name-plant-11 = Salbei
name-plant-12 = Glockenblume

edition-standard = Standard

bot-level = Stufe { $level }
bot-rating = Wertungszahl { $rating }
bot-rating-explain = Die Zahl ist die Wertungszahl der Stufe in diesem Spiel: Wer 200 Punkte mehr hat, gewinnt 3 von 4 Partien.
bot-level-1 = Samenkorn
bot-level-2 = Spross
bot-level-3 = Sämling
bot-level-4 = Knospe
bot-level-5 = Blüte
bot-level-6 = Strauß
bot-level-7 = Gärtner
bot-level-8 = Botaniker
bot-level-9 = Professor
bot-level-10 = Meister
bot-greedy = Schneller Blick
bot-greedy-plays = spielt, was auf den ersten Blick am besten aussieht
bot-random = Zufall
bot-random-plays = spielt zufällig

menu-title = Partie
menu-device = Anderes Gerät
menu-device-explain = Ein Link und ein QR-Code für deinen eigenen Platz.
menu-resign = Aufgeben
menu-resign-hint = Du gibst deinen Platz endgültig auf.
menu-resign-explain = Wer aufgibt, kann nicht zurückkommen. Die Partie endet, wenn niemand mehr da ist, gegen den man spielen kann; sonst spielt ein Bot für dich weiter.
menu-resign-sure = Ja, aufgeben
menu-leave = Tisch verlassen
menu-leave-hint = Dein Platz ist dann wieder frei.
takeback-free = Letzten Zug zurücknehmen
takeback-ask = Um Rücknahme des letzten Zugs bitten
takeback-ask-explain = Alle anderen am Tisch müssen zustimmen.
takeback-branch = Vor meinem letzten Zug weiterspielen
takeback-branch-explain = Seitdem wurde etwas Neues aufgedeckt. Darum beginnt von dort ein neuer Tisch.
takeback-asks = { $who } möchte den letzten Zug zurücknehmen.
takeback-agree = Einverstanden
takeback-refuse = Nicht einverstanden
takeback-waits = Du hast die anderen gefragt, ob du deinen letzten Zug zurücknehmen darfst.
takeback-withdraw = Frage zurückziehen

invite-explain = Du bist zu einer Partie { $game } eingeladen. Wie sollen dich die anderen nennen?
invite-device = Dieser Link öffnet den Platz von { $name } auf diesem Gerät.
invite-yours = dein Platz
invite-sit = Platz nehmen
invite-later = Jetzt nicht

react-title = Reaktionen
react-well = Gut gespielt!
react-thanks = Danke!
react-wow = Toll!
react-oops = Hoppla!
react-think = Ich überlege noch …
react-luck = Viel Glück!

share-title = Einladen
share-seat = Link für Platz { $seat }
share-watch = Link für Zuschauer
share-explain = Wer den Link eines Platzes zuerst öffnet, bekommt den Platz; danach gilt der Link nicht mehr. Ein Konto ist nicht nötig.
share-near = Diese Links funktionieren nur auf diesem Computer. Für andere Geräte startest du den Server mit --host 0.0.0.0 und öffnest diese Seite unter der Adresse des Computers.
share-qr = QR-Code für { $what }
share-strength = Stärke der Bots
share-start = Jetzt starten, mit Bots auf den freien Plätzen
share-renew = Neuer Link
share-gone = Dieser Link wurde auf einem anderen Gerät angezeigt. Ein neuer Link ersetzt ihn.

devices-title = Meine Geräte
devices-explain = Mit diesen Geräten kannst du auf deinem Platz spielen. Ein Link für ein weiteres Gerät funktioniert einmal. Die anderen sehen davon nichts.
devices-this = (dieses)
devices-since = seit { $time }
devices-unknown = Unbekanntes Gerät
devices-end = Entfernen
devices-endone = { $device } entfernen
devices-endlink = Den unbenutzten Link entfernen
devices-link = Link für ein weiteres Gerät
devices-unused = Es gibt einen Link zu diesem Platz, den noch niemand benutzt hat.
devices-another = Gerät hinzufügen

table-title = { $game } – Hortus
table-yourturn = Du bist dran
table-yourturn-title = ● Du bist dran – { $game }
table-notice = Du bist bei { $game } dran.
table-seats = Mitspieler
table-waiting = entscheidet
table-thinking = überlegt
table-best = Bisher am besten: { $what }
table-now = Jetzt ziehen
table-now-explain = Der Bot spielt, was ihm bisher am besten scheint.
table-chosen = hat gewählt
table-waitfor = Warten auf { $names }.
table-choosing = { $names } wählen noch.
table-open = Dieser Platz ist frei.
table-over = Das Spiel ist zu Ende.
table-abandoned = Dieser Tisch wurde abgebrochen.
table-notbegun = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-gather = Warten auf { $names }. Nach einer Weile beginnt das Spiel auch so, oder wenn der Gastgeber es startet.
table-expected = noch nicht da
table-watching = Du schaust zu.
table-unsure = Punkte verdeckt
table-left = Gerade gibt es nichts zu entscheiden.
table-denied = Du kannst diesen Tisch nicht öffnen: { $reason }
table-revoked = Du hast keinen Zugang mehr zu diesem Tisch. Dein Platz ging an jemand anderen, oder dieses Gerät wurde entfernt.
table-noseat = Bitte die Person, die dich eingeladen hat, um einen Einladungslink: Damit bekommst du einen Platz oder darfst zuschauen.
table-noseat-own = Spielst du hier auf einem anderen Gerät? Öffne dort „Partie“, dann „Anderes Gerät“.
table-due = bis { $time }
table-leave = Einen Bot für mich spielen lassen
table-return = Meinen Platz zurücknehmen
table-tobot = Platz { $seat } einem Bot geben
table-handover = Platz übergeben
table-seatmenu = Optionen für Platz { $seat }
table-curtain = { $name }, du bist dran.
table-curtain-explain = Gib das Gerät weiter. Alle anderen schauen weg.
table-curtain-open = Ich bin { $name }
table-host = Gastgeber
table-bot = Bot
table-away = ein Bot springt ein
table-instead = springt für { $bot } ein; dieser Bot wäre auf diesem Computer zu langsam

act-undo = Zurücknehmen
act-confirm = Bestätigen
act-only-turn = Hier passt es nur so.
act-pass = Zug beenden
act-hint = Tipp
act-turn = Drehen
act-flip = Wenden
act-back = Abbrechen
act-list = Alle Züge
act-list-count = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
    }
act-list-filter = Filtern
act-fit = Alles zeigen
act-closer = Vergrößern
act-farther = Verkleinern
act-skip = Überspringen
act-gain = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
act-nogain = noch keine Punkte
act-chance = dann wird gezogen
act-ready = { $what }. Eingabetaste bestätigt, Escape bricht ab.
act-hinted = Tipp: { $what }
act-why = Was die Regeln dazu sagen
tips-off = Keine Tipps mehr

tab-log = Verlauf
tab-scores = Wertung
tab-rules = Regeln
tab-chat = Chat
tab-tools = Verlauf, Wertung, Regeln und Chat
tab-result = Ergebnis
tab-open = Verlauf und Chat
tab-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
    }
tab-lower = Leiste schließen
table-larger = Größeres Spielfeld
table-smaller = Leisten zeigen

log-empty = Noch ist nichts passiert.
log-past = Eine frühere Stellung
log-now = Zurück zur jetzigen
log-seated = { $who } setzt sich an den Tisch.
log-bot = Ein Bot spielt für { $who }.
log-instead = { $who } springt für { $bot } ein; dieser Bot wäre auf diesem Computer zu langsam.
log-begun = Das Spiel beginnt.
log-abandoned = Der Tisch wurde abgebrochen.
log-rematch = Eine Revanche ist bereit.
log-confirmed = { $who } beendet den Zug.
log-linked = Der Platz von { $who } hat einen neuen Link.
log-joined = Du kannst jetzt auch auf einem weiteren Gerät spielen: { $device }.
log-parted = Eines deiner Geräte kann nicht mehr auf deinem Platz spielen.
log-left = { $who } verlässt den Tisch.
log-asked = { $who } möchte einen Zug zurücknehmen.
log-tookback = { $who } nimmt einen Zug zurück.
log-refused = { $who } ist mit der Rücknahme nicht einverstanden.
log-resigned = { $who } gibt auf. Die Partie ist zu Ende.
log-resigned-bot = { $who } gibt auf. Ein Bot spielt weiter.

scores-none = Noch keine Punkte.
scores-unsure = Bis zum Ende verdeckt
scores-hidden = verdeckt
scores-total = Summe
scores-why = Wofür
scores-count = Anzahl
scores-points = Punkte
scores-course = Punkteverlauf
scores-of = Wertungsblatt von { $name }
scores-light = { $count ->
    [one] { $why }: { $points } Punkt. Hebt hervor, was gezählt wird.
   *[other] { $why }: { $points } Punkte. Hebt hervor, was gezählt wird.
    }

chat-say = Nachricht schreiben
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-notice = { $name }: { $text }

end-results = Ergebnis
end-title = Das Spiel ist zu Ende
end-you = Du gewinnst, { $points }.
end-you-tie = Du gewinnst bei Gleichstand, { $points }.
end-one = { $names } gewinnt, { $points }.
end-one-tie = { $names } gewinnt bei Gleichstand, { $points }.
end-many = { $names } teilen sich den Sieg, { $points }.
end-two = { $most } zu { $least }
end-tie-why = Wie ein Gleichstand entschieden wird
end-best = Dein bestes Ergebnis bisher.
end-beaten = Dein bestes Ergebnis bleibt { $points }.
end-place = { $place }.
end-rematch = Revanche
end-goto = Zur Revanche
end-review = Nachspielen
end-coach = Analyse
end-record = Partie speichern
end-sheets = Wertungsblätter

replay-title = Nachspielen
replay-slider = Zug
replay-at = Zug { $decision } von { $decisions }
replay-number = Zug { $decision }
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-share = Link zu diesem Zug kopieren
replay-playon = Von hier weiterspielen
replay-perspective = Ansicht:
replay-spectator = Zuschauer

rules-title = { $game }: die Regeln
rules-search = Regeln durchsuchen
rules-print = Auf einer Seite drucken
rules-contents = Inhalt
rules-none = Kein Absatz enthält das.
rules-lessons = Lektionen
rules-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
    }
rules-example = Beispiel
rules-play = { $game } spielen

print-game-open = Zum Ausdrucken
print-board-open = Spielfeld drucken
print-board-explain = Als Bild oder als PDF, mit allem, was du sehen kannst.

settings-title = Einstellungen
settings-name = Mein Name am Tisch
settings-theme = Farbschema
settings-theme-system = Wie das System
settings-theme-paper = Papier (hell)
settings-theme-night = Nachtgarten (dunkel)
settings-motion = Animation
settings-motion-system = Wie das System
settings-motion-full = Spielteile bewegen sich
settings-motion-none = Keine Animation
settings-pace = Tempo der Animationen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-sound = Leise Töne
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-no = Dieser Browser erlaubt hier keine Benachrichtigungen.
settings-confirm = Jeden Zug bestätigen lassen
settings-lessons = Vor meinem ersten Spiel eine Lektion anbieten
settings-tips = Am ersten Tisch eines Spiels Tipps zeigen
settings-language = Sprache
settings-language-system = Wie der Browser
settings-keys = Tastenkürzel
settings-keys-reset = Tastenkürzel zurücksetzen
settings-keys-press = Drück eine Taste für: { $what }

keys-title = Tastenkürzel
keys-arrows = Pfeiltasten: zwischen allem, was du wählen kannst
keys-shift = Umschalt- und Pfeiltasten: zwischen allen Feldern
keys-tab = Tabulator: zur nächsten Gruppe
keys-enter = Eingabetaste: wählen, bestätigen
keys-escape = Escape: abbrechen
keys-zoom = +, − und 0: vergrößern, verkleinern, ganzes Spielfeld
keys-undo = Zurücknehmen
keys-confirm = Bestätigen
keys-turn = Spielteil drehen
keys-flip = Spielteil wenden
keys-hint = Tipp
keys-list = Liste aller Züge
keys-panels = Größeres Spielfeld: Leisten aus- oder einblenden
keys-full = Ganzer Bildschirm
keys-legend = Legende: was die Zeichen bedeuten
keys-help = Diese Tastenkürzel

legend-title = Legende
legend-lit = Gestrichelter Rahmen: Das kannst du wählen.
legend-chosen = Durchgezogener Rahmen: Das hast du gewählt; noch einmal wählen bestätigt es.
legend-recent = Rahmen in der Farbe eines Platzes: sein letzter Zug.
legend-hint = Gepunkteter Rahmen: Ein Tipp zeigt hierher.
legend-counted = Dicker Rahmen: Die gewählte Zeile der Wertung zählt dies.
