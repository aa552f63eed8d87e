# Was der Server Spielern, Programmen und seinem Betreiber sagt.

## Am Tisch

server-not-your-turn = Du bist nicht dran.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-view = Von diesem Platz aus kannst du den Tisch nicht sehen.
server-not-possible = Das geht jetzt nicht.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
server-abandoned = Dieser Tisch wurde abgebrochen. Es sind keine Züge mehr möglich.
server-changed = Der Tisch hat sich inzwischen verändert.
server-stale = Nicht gespielt: Der Tisch hat sich inzwischen verändert. Schau ihn dir noch einmal an.
server-unsaved-move = Nicht gespielt: Der Zug konnte nicht gespeichert werden. Versuch es noch einmal.
server-unsaved = Das konnte nicht gespeichert werden. Versuch es noch einmal.
server-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz erst zurück.
server-person-plays = Auf diesem Platz spielt kein Bot.
server-no-undo = Du kannst jetzt nichts zurücknehmen: Du hast deinen Zug bestätigt, jemand anderes hat gezogen, oder der Zufall hat entschieden.
server-no-turn = Du hast keinen Zug zu bestätigen.
server-unconfirmed = { $who } hat den Zug noch nicht bestätigt.
server-confirm-first = Bestätige erst deinen Zug oder nimm ihn zurück.
server-time-over = Deine Zeit für diesen Zug ist um. Du kannst ihn nicht mehr zurücknehmen.
server-bot-decides = Deine Zeit für diesen Zug ist um. Ein Bot macht ihn; danach kannst du den Platz zurücknehmen.
server-chat-players = Nur wer am Tisch sitzt, kann hier schreiben.
server-chat-empty = Diese Nachricht ist leer.
server-your-turn = { $title }: Du bist dran.
server-ended-by-host = Der Gastgeber hat die Partie beendet.
server-ended-by-time = Für { $who } ist die Zeit abgelaufen.
server-ended-by-resigning = Die Partie ist zu Ende, weil jemand aufgegeben hat.
server-resigned = Dieser Platz wurde aufgegeben. Ein Bot spielt ihn zu Ende.
server-resign-playing = Du kannst aufgeben, solange die Partie läuft.
server-leave-open = Du kannst den Tisch verlassen, bevor die Partie beginnt. Danach gib auf oder lass einen Bot für dich spielen.
server-delete-others = An diesem Tisch sitzen auch andere. Du kannst ihn stattdessen archivieren.
server-takeback-over = Die Partie ist zu Ende. Nichts kann zurückgenommen werden.
server-table-long = An diesem Tisch ist schon so viel geschehen, dass hier nur noch das Spiel weitergeht.
server-takeback-often = An diesem Tisch wurde zu oft zurückgenommen.
server-takeback-nothing = Du hast noch keinen Zug gemacht.
server-takeback-asked = { $who } bittet schon darum, einen Zug zurückzunehmen.
server-takeback-unasked = Gerade bittet dich niemand um eine Rücknahme.
server-takeback-seen = Seit deinem letzten Zug war etwas Neues zu sehen, darum kannst du ihn nicht zurücknehmen. Du kannst von dort an einem neuen Tisch weiterspielen.
server-takeback-hidden = Seit deinem letzten Zug wurde etwas Verdecktes aufgedeckt, darum kann er nicht zurückgenommen werden.
server-branch-people = An diesem Tisch spielen andere Menschen. Frag sie, ob du deinen Zug zurücknehmen darfst.
server-branch-hidden = An diesem Tisch ist etwas verborgen, das du an einem neuen Tisch ansehen könntest. Darum kann nur der Gastgeber von dort weiterspielen.
server-seat = Platz { $number }
server-host = Gastgeber
server-bot = Bot { $bot }

## Wer was darf

server-no-table = Diesen Tisch gibt es nicht, oder du brauchst seinen Link.
server-only-players = Das kann nur, wer an diesem Tisch sitzt.
server-only-host = Das kann nur der Gastgeber.
server-by-link = Wer einen Platz nehmen will, öffnet seinen Link.
server-last-way = Das ist der einzige Zugang zu diesem Platz; erstelle erst einen Link für ein weiteres Gerät.
server-table-gone = Diesen Tisch gibt es nicht mehr.
server-connection-closed = Diese Verbindung wurde beendet.

## Zu viel auf einmal

server-too-many-requests = Zu viele Anfragen. Warte einen Moment.
server-too-many-messages = Zu viele Nachrichten an diesem Tisch. Warte einen Moment.
server-too-many-tables = Von hier wurden zu viele Tische eröffnet. Warte einen Moment.
server-too-many-connections = Zu viele Verbindungen von hier. Schließe einige davon.
server-crowded = Dieser Server hat zu viele Verbindungen. Versuch es in einer Minute noch einmal.
server-too-many-editions = Es werden gerade zu viele Ausgaben geprüft. Versuch es in einer Minute noch einmal.
server-too-many-prints = Gerade wird zu viel gedruckt. Versuch es in einer Minute noch einmal.

## Anfragen

server-other-site = Diese Anfrage kommt von einer anderen Website.
server-other-name = Dieser Server kennt diesen Namen nicht. Wer ihn betreibt, kann den Namen mit --name hinzufügen.
server-too-slow = Diese Anfrage war zu lange unterwegs.
server-too-large = Diese Anfrage ist zu groß.
server-headers-too-large = Die Kopfzeilen dieser Anfrage sind zu groß.
server-too-deep = Diese Anfrage ist zu tief verschachtelt oder hat zu viele Teile.
server-not-json = Eine Anfrage muss JSON sein.
server-bad-json = Diese Anfrage ist kein gültiges JSON.
server-not-understood = Diese Nachricht konnte nicht gelesen werden: { $why }.
server-nothing-here = Hier ist nichts.
server-wrong-method = Diese Adresse nimmt diese Art von Anfrage nicht an.
server-refused = Der Server hat diese Anfrage abgelehnt (Status { $status }).
server-fault = Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert.

server-field-missing = { $field } fehlt.
server-field-unknown = Ein Feld { $field } gibt es nicht.
server-field-type = { $field }: Hier gehört { $type } hin.
server-field-choice = { $field } muss { $choices } sein.
server-field-least = { $field } muss mindestens { $least } sein.
server-field-most = { $field } darf höchstens { $most } sein.
server-field-short = { $field } ist zu kurz: Es muss mindestens { $least } haben.
server-field-long = { $field } ist zu lang: Es darf höchstens { $most } haben.
server-field-letters = { $field } enthält Zeichen, die nicht erlaubt sind.
server-field-wrong = { $field } ist nicht gültig.
server-type-text = Text
server-type-number = eine ganze Zahl
server-type-yes-or-no = true oder false
server-type-list = eine Liste
server-type-object = ein Objekt

## Tische eröffnen

server-no-edition = { $game } hat hier keine Ausgabe { $edition }.
server-no-bot = Es gibt keinen Bot { $bot }; die Bots sind { $bots }.
server-pace = Eine Bedenkzeit braucht eine Anzahl Sekunden, und eine Anzahl Sekunden braucht eine Bedenkzeit.
server-unmade = Der Tisch konnte nicht eröffnet werden. Versuch es noch einmal.
server-rematch-later = Eine Revanche gibt es, wenn die Partie zu Ende ist.
server-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
server-play-on-from = Du kannst ab Stellung 0 bis { $last } weiterspielen, nicht ab { $decision }.
server-play-on-seats = Diese Partie braucht { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }, nicht { $given }.
server-no-frame = Die Partie hat die Entscheidungen 0 bis { $decisions } und die Plätze 0 bis { $last }.
server-edition-heavy = Die hochgeladene Ausgabe zu lesen braucht zu viel Zeit oder Speicher; nimm weniger oder kleinere Bestandteile.
server-edition-endless = Zufällige Partien mit dieser Ausgabe kamen nicht zu einem Ende.
server-edition-untried = Diese Ausgabe konnte nicht ausprobiert werden: Der Server ist zu beschäftigt. Versuch es in einer Minute noch einmal.
server-no-typst = Dieser Server kann keine PDFs machen: Dafür muss typst installiert werden (pip install typst). Spielfelder lassen sich als SVG sichern.
server-print-failed = Das Drucken dauerte zu lange und wurde abgebrochen. Versuch es noch einmal, oder drucke einen Teil des Spiels.
server-too-many-measures = Gerade werden zu viele Ausgaben vermessen. Versuch es in einer Minute noch einmal.
server-no-measure = Diese Messung ist nicht mehr bekannt. Beginne sie von vorn.
server-measure-failed = Das Vermessen dauerte zu lange und wurde abgebrochen.
server-webhook-unreadable = Die Adresse des Webhooks ist nicht lesbar.
server-webhook-address = Die Adresse eines Webhooks beginnt mit https:// oder http:// und enthält kein Passwort.
server-webhook-refused = Wer diesen Server betreibt, erlaubt keine Webhooks an diesen Host und Port.

## Protokolle der Tische

server-log-damaged = Das Protokoll des Tisches { $table } ist in Zeile { $line } beschädigt.
server-log-damaged-because = Das Protokoll des Tisches { $table } ist in Zeile { $line } beschädigt: { $why }
server-log-headless = Das Protokoll eines Tisches muss damit beginnen, wie er eröffnet wurde.
server-log-made-twice = Ein Tisch kann nur einmal eröffnet werden.
server-log-undo = Das Protokoll des Tisches { $table } nimmt etwas zurück, das nicht zurückgenommen werden kann.
server-table-unfit = Dieser Tisch kann nicht wieder aufgebaut werden: { $why }

## Einen Server starten

server-at = Hortus läuft auf { $place } (beenden mit Strg-C)
server-already-at = Hortus läuft schon auf { $place }
server-no-page = Ein Tisch für fünf Gartenspiele. Zu dieser Installation gehört keine Seite für den Browser. Programme können über die Schnittstelle spielen, die in { $place } beschrieben ist.
server-option-name = --name braucht einen Namen wie table.example, nicht { $given }.
server-option-proxy = --proxy braucht eine Adresse wie 10.0.0.7 oder 10.0.0.0/24, nicht { $given }.
server-option-webhook-host = --webhook-host braucht einen Host wie table.example oder table.example:8443, nicht { $given }.
server-port = Port { $port } von { $host } kann nicht benutzt werden: { $why }.
server-port-used = ein anderes Programm benutzt ihn
server-port-address = dieser Computer hat keine solche Adresse
server-port-large = die Nummer ist zu groß

## Der Speicher

server-store-refused = Der Speicher hat das Schreiben abgelehnt: { $why }.
server-store-outrun = Der Speicher hat das Schreiben abgelehnt: Andere Prozesse waren immer schneller.
server-store-closing = Der Server wird beendet; es wurde nichts geschrieben.
server-database-damaged = { $file } ist beschädigt ({ $why }); stelle eine Sicherung wieder her mit: hortus restore
server-database-unfit = { $file } kann keine Tische aufnehmen: { $why }; nimm einen anderen Ordner oder stelle eine Sicherung wieder her.
server-database-foreign = { $file } enthält etwas, das nicht von Hortus stammt ({ $kind }); stelle eine Sicherung wieder her mit: hortus restore
server-database-unopened = { $file } kann nicht als Datenbank geöffnet werden: { $why }.
server-database-unsafe = { $file } muss im WAL-Modus mit vollem Sync sein; der Modus ist { $mode } mit Sync { $sync }.
server-unreadable = { $file } kann nicht gelesen werden: { $why }.
server-unwritable = { $file } kann nicht geschrieben werden: { $why }; nenne eine andere Datei.
server-is-folder = { $file } ist ein Ordner; nenne eine Datei darin.
server-folder-unfit = { $folder } kann kein Ordner für Tische sein: { $why }; nenne einen anderen.
server-folder-is-file = { $folder } kann kein Ordner für Tische sein, denn es ist eine Datei; nenne einen anderen.
server-postgres-unfit = PostgreSQL kann keine Tische aufnehmen: { $why }.
server-postgres-unsafe = PostgreSQL muss mit eingeschaltetem { $setting } laufen: Was bestätigt ist, muss auf der Platte sein.
server-postgres-unreached = PostgreSQL ist nicht erreichbar: { $why }.
server-postgres-unreadable = PostgreSQL kann nicht gelesen werden: { $why }.
server-no-reason = kein Grund genannt

## Sicherungen

server-backup-folder = Es gibt keinen Ordner { $folder } für die Sicherung.
server-backup-nothing = In { $folder } sind keine Tische.
server-backup-itself = { $file } enthält die Tische selbst; nenne eine andere Datei.
server-backup-unread = PostgreSQL kann für die Sicherung nicht gelesen werden.
server-restore-unwritten = Die Sicherung kann nicht nach PostgreSQL geschrieben werden; es wurde nichts verändert.
server-restore-folder = In { $folder } sind schon Tische; stelle in einem leeren Ordner wieder her.
server-restore-database = In dieser Datenbank sind schon Tische; stelle in einer leeren wieder her.
server-backup-uncopied = { $file } kann nicht kopiert werden: { $why }.
server-backup-uncopied-to = { $file } kann nicht nach { $target } kopiert werden: { $why }.
server-backup-copy-damaged = Die Kopie von { $file } ist beschädigt: { $why }.
server-backup-missing = Es gibt keine Datei { $file }; nenne eine, die hortus backup geschrieben hat.
server-backup-partial = { $file } ist nicht vollständig: { $beside } gehört dazu. Nenne eine Datei, die hortus backup geschrieben hat.
server-backup-foreign = { $file } ist keine Sicherung von Hortus.
server-backup-damaged = { $file } ist beschädigt: { $why }.
server-backup-repeats = { $file } ist beschädigt: Eine Zeile kommt zweimal vor.
server-backup-no-text = { $file } ist beschädigt: Ein Teil des Textes ist nicht lesbar.
server-backup-type = { $file } ist beschädigt: Ein Wert in { $table } hat den falschen Typ.
server-backup-breaks = { $file } ist beschädigt: Das Protokoll des Tisches { $table } bricht in Zeile { $line } ab.
server-backup-slow = { $file } zu lesen dauert zu lange für seine Größe; es ist keine Sicherung von Hortus.
server-backup-large = { $file } enthält eine Zeile von mehr als { $most } MB; das hat keine Sicherung von Hortus.

## Reviews

server-too-many-reviews = Gerade werden zu viele Analysen berechnet; versuch es in ein paar Minuten noch einmal.
server-record-json = Das ist keine Aufzeichnung: Wähle die JSON-Datei einer beendeten Partie.
server-record-edition = Eine Aufzeichnung mit eigener Ausgabe kann hier nicht geöffnet werden; hortus review DATEI analysiert sie.
server-record-heavy = Diese Aufzeichnung zu prüfen dauert zu lange; hortus review DATEI analysiert sie.
server-review-failed = Die Analyse konnte nicht berechnet werden; versuch es später noch einmal.
