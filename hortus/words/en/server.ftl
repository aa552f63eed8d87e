# What the server tells players, programs and whoever runs it.

## At the table

server-not-your-turn = It isn't your turn.
server-not-your-seat = This seat is not yours.
server-not-your-view = You cannot see the table from this seat.
server-not-possible = That is not possible now.
server-no-hints = This table plays without hints.
server-not-begun = The game has not started: some seats are still open.
server-abandoned = This table was abandoned. No more moves are possible.
server-changed = The table has changed in the meantime.
server-stale = Not played: the table has changed in the meantime. Look at it again.
server-unsaved-move = Not played: the move could not be saved. Try again.
server-unsaved = This could not be saved. Try again.
server-bot-plays = A bot plays this seat. Take the seat back first.
server-person-plays = No bot plays this seat.
server-no-undo = You cannot undo now: you confirmed your turn, somebody else has moved, or something was drawn at random.
server-no-turn = You have no turn to confirm.
server-unconfirmed = { $who } has not confirmed the turn yet.
server-confirm-first = Confirm or undo your turn first.
server-time-over = Your time for this move is over. You can no longer undo it.
server-bot-decides = Your time for this move is over. A bot makes it; then you can take the seat back.
server-chat-players = Only players at this table can chat.
server-chat-empty = This message is empty.
server-your-turn = { $title }: it is your turn.
server-ended-by-host = The host ended the game.
server-ended-by-time = { $who } ran out of time.
server-ended-by-resigning = The game ended because a player resigned.
server-resigned = This seat was given up. A bot plays it to the end.
server-resign-playing = You can resign while the game goes on.
server-leave-open = You can leave before the game starts. Later, resign or let a bot play for you.
server-delete-others = Other people are at this table too. You can archive it instead.
server-takeback-over = The game is over. Nothing can be taken back.
server-table-long = So much has happened at this table that only the game goes on here.
server-takeback-often = Moves were taken back too often at this table.
server-takeback-nothing = You have made no move yet.
server-takeback-asked = { $who } is already asking to take a move back.
server-takeback-unasked = Nobody is asking you to agree to a takeback now.
server-takeback-seen = Something new was seen since your last move, so you cannot take it back. You can play on from there at a new table.
server-takeback-hidden = Something hidden was revealed since your last move, so it cannot be taken back.
server-branch-people = Other people play at this table. Ask them whether you may take your move back.
server-branch-hidden = A new table would let you see what is hidden here, so only the host can play on from this position.
server-seat = Seat { $number }
server-host = Host
server-bot = { $bot } bot

## Who may do what

server-no-table = There is no such table, or you need its link.
server-only-players = Only players at this table can do that.
server-only-host = Only the host can do that.
server-by-link = A person takes a seat by opening its link.
server-last-way = This is the only way into this seat; make a link for another device first.
server-table-gone = This table no longer exists.
server-connection-closed = This connection was closed.

## Too much at once

server-too-many-requests = Too many requests. Wait a moment.
server-too-many-messages = Too many messages at this table. Wait a moment.
server-too-many-tables = Too many tables were created from here. Wait a moment.
server-too-many-connections = Too many connections from here. Close some of them.
server-crowded = This server has too many connections. Try again in a minute.
server-too-many-editions = Too many editions are being checked. Try again in a minute.
server-too-many-prints = Too much is being printed. Try again in a minute.

## Requests

server-other-site = This request comes from another site.
server-other-name = This server does not go by that name. Its operator can add the name with --name.
server-too-slow = This request took too long to arrive.
server-too-large = This request is too large.
server-headers-too-large = The headers of this request are too large.
server-too-deep = This request is nested too deeply, or has too many parts.
server-not-json = A request must be JSON.
server-bad-json = This request is not valid JSON.
server-not-understood = This message could not be read: { $why }.
server-nothing-here = There is nothing here.
server-wrong-method = This address does not accept this kind of request.
server-refused = The server refused this request (status { $status }).
server-fault = Something went wrong on the server. Nothing was changed.

server-field-missing = { $field } is missing.
server-field-unknown = There is no field { $field }.
server-field-type = { $field } must be { $type }.
server-field-choice = { $field } must be { $choices }.
server-field-least = { $field } must be at least { $least }.
server-field-most = { $field } must be at most { $most }.
server-field-short = { $field } is too short: it needs at least { $least }.
server-field-long = { $field } is too long: it may have at most { $most }.
server-field-letters = { $field } has characters that are not allowed.
server-field-wrong = { $field } is not valid.
server-type-text = text
server-type-number = a whole number
server-type-yes-or-no = true or false
server-type-list = a list
server-type-object = an object

## Making tables

server-no-edition = { $game } has no edition { $edition } here.
server-no-bot = There is no bot { $bot }; the bots are { $bots }.
server-pace = A pace needs an allowance in seconds, and an allowance needs a pace.
server-unmade = The table could not be created. Try again.
server-rematch-later = A rematch is possible when the game is over.
server-record-later = The record is available when the game is over.
server-play-on-from = You can play on from positions 0 to { $last }, not from { $decision }.
server-play-on-seats = This game needs { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }, not { $given }.
server-no-frame = The game has decisions 0 to { $decisions } and seats 0 to { $last }.
server-edition-heavy = The uploaded edition takes too much time or memory to read; use fewer or smaller components.
server-edition-endless = Random games with this edition did not come to an end.
server-edition-untried = This edition could not be tried out: the server is too busy. Try again in a minute.
server-no-typst = This server cannot make PDFs: its operator has to install typst (pip install typst). Boards can be saved as SVG.
server-print-failed = Printing took too long and was stopped. Try again, or print a part of the game.
server-too-many-measures = Too many editions are being measured. Try again in a minute.
server-no-measure = This measurement is no longer known. Start it again.
server-measure-failed = Measuring took too long and was stopped.
server-webhook-unreadable = The address of the webhook cannot be read.
server-webhook-address = The address of a webhook begins with https:// or http:// and has no password in it.
server-webhook-refused = The operator of this server does not allow webhooks to that host and port.

## Logs of tables

server-log-damaged = The log of table { $table } is damaged at line { $line }.
server-log-damaged-because = The log of table { $table } is damaged at line { $line }: { $why }
server-log-headless = The log of a table must begin with how it was made.
server-log-made-twice = A table can be made only once.
server-log-undo = The log of table { $table } undoes something that cannot be undone.
server-table-unfit = This table cannot be set up again: { $why }

## Starting a server

server-at = Hortus is at { $place } (stop with Ctrl-C)
server-already-at = Hortus is already at { $place }
server-no-page = A table for five garden games. This installation has no page for the browser. Programs can play through the interface described in { $place }.
server-option-name = --name needs a name like table.example, not { $given }.
server-option-proxy = --proxy needs an address like 10.0.0.7 or 10.0.0.0/24, not { $given }.
server-option-webhook-host = --webhook-host needs a host like table.example or table.example:8443, not { $given }.
server-port = Port { $port } of { $host } cannot be used: { $why }.
server-port-used = another program uses it
server-port-address = this computer has no such address
server-port-large = its number is too large

## The store

server-store-refused = The store refused to write: { $why }.
server-store-outrun = The store refused to write: other processes were always faster.
server-store-closing = The server is closing; nothing was written.
server-database-damaged = { $file } is damaged ({ $why }); restore a backup with: hortus restore
server-database-unfit = { $file } cannot hold tables: { $why }; use another folder, or restore a backup.
server-database-foreign = { $file } holds a { $kind } that Hortus has not made; restore a backup with: hortus restore
server-database-unopened = { $file } cannot be opened as a database: { $why }.
server-database-unsafe = { $file } must be in WAL mode with full sync; it is { $mode } with sync { $sync }.
server-unreadable = { $file } cannot be read: { $why }.
server-unwritable = { $file } cannot be written: { $why }; name another file.
server-is-folder = { $file } is a folder; name a file in it.
server-folder-unfit = { $folder } cannot be a folder for tables: { $why }; name another.
server-folder-is-file = { $folder } cannot be a folder for tables: it is a file; name another.
server-postgres-unfit = PostgreSQL cannot hold tables: { $why }.
server-postgres-unsafe = PostgreSQL must run with { $setting } on: what is acknowledged must be on disk.
server-postgres-unreached = PostgreSQL cannot be reached: { $why }.
server-postgres-unreadable = PostgreSQL cannot be read: { $why }.
server-no-reason = no reason given

## Backups

server-backup-folder = There is no folder { $folder } for the backup.
server-backup-nothing = There are no tables in { $folder }.
server-backup-itself = { $file } holds the tables themselves; name another file.
server-backup-unread = PostgreSQL cannot be read for the backup.
server-restore-unwritten = The backup cannot be written to PostgreSQL; nothing was changed.
server-restore-folder = There are tables in { $folder } already; restore into an empty folder.
server-restore-database = There are tables in this database already; restore into an empty one.
server-backup-uncopied = { $file } cannot be copied: { $why }.
server-backup-uncopied-to = { $file } cannot be copied to { $target }: { $why }.
server-backup-copy-damaged = The copy of { $file } is damaged: { $why }.
server-backup-missing = There is no file { $file }; name one that hortus backup wrote.
server-backup-partial = { $file } is not whole: { $beside } belongs to it. Name a file that hortus backup wrote.
server-backup-foreign = { $file } is not a backup of Hortus.
server-backup-damaged = { $file } is damaged: { $why }.
server-backup-repeats = { $file } is damaged: it has a line twice.
server-backup-no-text = { $file } is damaged: some of its text cannot be read.
server-backup-type = { $file } is damaged: a value in { $table } has the wrong type.
server-backup-breaks = { $file } is damaged: the log of table { $table } breaks at line { $line }.
server-backup-slow = { $file } takes too long to read for its size; it is not a backup of Hortus.
server-backup-large = { $file } holds a line of more than { $most } MB; no backup of Hortus does.

## Reviews

server-too-many-reviews = Too many reviews are being computed right now; try again in a few minutes.
server-record-json = This is not a record: choose the JSON file of a finished game.
server-record-edition = A record with an edition of its own cannot be opened here; hortus review FILE reviews it.
server-record-heavy = This record takes too long to check; hortus review FILE reviews it.
server-review-failed = The review could not be computed; try again later.
