page-title = Hortus
page-motto = Garden board games in your browser. No account, nothing to install.
page-settings = Settings
page-puzzles = Puzzles
page-workshop = Workshop
page-skip = Skip to content
page-loading = Loading …
page-needs-script = Hortus needs JavaScript.
page-failed = That didn't work: { $reason }
page-nothing = Page not found
page-silent = The server isn't answering.
page-way = Go to the games
page-back = Back
page-close = Close
page-copy = Copy
page-uncopied = Select it and copy it by hand
page-copied = Copied
page-you = you
page-offline = Connection lost. Reconnecting …
page-again = Reconnected.

home-games = Games
home-play = Play now
home-friends = With friends
home-learn = Learn
lesson-offer = New to { $game }?
lesson-offer-explain = A lesson takes about four minutes on the real board.
lesson-offer-learn = Lesson (4 minutes)
lesson-offer-play = Just play
home-minutes = { $minutes } minutes
home-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
home-seats-between = { $range } players
home-against = “Play now” starts against { $count ->
    [one] { $count } bot
   *[other] { $count } bots
    }: { $name }, level { $level } of { $levels }.
home-change = Change
home-bots = Bots
home-bots-explain = A game with fewer seats takes fewer bots.
home-opponents = against { $names }
home-alone = alone
home-won = You won, { $points }
home-winner = { $name } won, { $points }
home-shared = Shared win, { $points }
home-resigned = { $names } resigned
home-resigned-you = You resigned
home-archive = Archive
home-unarchive = Unarchive
home-shelf = Archive ({ $count })
home-shelf-back = Back to my tables
home-shelf-empty = The archive is empty.
home-delete = Delete
home-delete-title = Delete this table?
home-delete-explain = “{ $title }” is deleted for good, with all its moves.
home-delete-sure = Delete
home-tables = My tables
home-record = Review a saved game
home-none = You have no open tables.
home-yours = Your turn
home-calls = { $count ->
    [one] It's your turn at { $count } table.
   *[other] It's your turn at { $count } tables.
    }
home-waiting = Waiting for { $names }
home-state-open = Waiting for players
home-state-abandoned = Abandoned
home-feel-petal = A quick duel: fold numbers into flowers, and pick them before your opponent does.
home-feel-polders = Flip and write: everyone fills in a map at the same time, then passes it to a rival.
home-feel-flutter = One meadow for everyone: match flowers, close ponds and send out your bee.
home-feel-papillon = Bid, draft and plant: enclose patches in your garden and win butterflies for your tallest flowers.
home-feel-blume = Plant a bed of petals: let flowers bloom at the corners, and play the market for their colours.

new-title = New table: { $game }
new-seats = Who is playing?
new-count = Number of players
new-me = Me
new-invite = Invite
new-bot = Bot
new-name = Name
new-strength = Strength of the bot in seat { $seat }
new-seat = Seat { $seat }
new-agree = House rules
new-modules = Modules
new-edition = Edition
new-edition-own = My own file
new-edition-file = Edition file (TOML)
new-edition-workshop = Make an edition of your own in the workshop
new-more = More options
new-tabletitle = Name of the table
new-confirm = Players confirm each turn before it ends
new-hints = Allow hints
new-pace = Time limit
new-pace-none = No time limit
new-pace-live = Live: minutes for each move
new-pace-days = By correspondence: days for each move
new-allowance = How many
new-rules = Read the rule
new-open = Create table
new-changes = { $count ->
    [0] no changes
    [one] { $count } change
   *[other] { $count } changes
    }
new-invite-asks = Gets a link and chooses a name.
new-watchable = Anybody with the address may watch

name-plant-1 = Fern
name-plant-2 = Poppy
name-plant-3 = Clover
name-plant-4 = Thistle
name-plant-5 = Sorrel
name-plant-6 = Heather
name-plant-7 = Lavender
name-plant-8 = Marigold
name-plant-9 = Mint
name-plant-10 = Violet
name-plant-11 = Sage
name-plant-12 = Bluebell

edition-standard = standard

bot-level = Level { $level }
bot-rating = rating { $rating }
bot-rating-explain = The number is the level's rating in this game: 200 points higher wins 3 games in 4.
bot-level-1 = Seed
bot-level-2 = Sprout
bot-level-3 = Seedling
bot-level-4 = Bud
bot-level-5 = Bloom
bot-level-6 = Bouquet
bot-level-7 = Gardener
bot-level-8 = Botanist
bot-level-9 = Professor
bot-level-10 = Master
bot-greedy = Quick Eye
bot-greedy-plays = plays what looks best at first sight
bot-random = Chance
bot-random-plays = plays at random

menu-title = Game
menu-device = Another device
menu-device-explain = A link and a QR code for your own seat.
menu-resign = Resign
menu-resign-hint = You give up your seat for good.
menu-resign-explain = If you resign, you cannot come back. The game ends when nobody else is left to play against; otherwise a bot plays on for you.
menu-resign-sure = Yes, resign
menu-leave = Leave the table
menu-leave-hint = Your seat becomes free for somebody else.
takeback-free = Take back my last move
takeback-ask = Ask to take back my last move
takeback-ask-explain = Everybody else at the table must agree.
takeback-branch = Play on from before my last move
takeback-branch-explain = Something new was revealed since then, so this starts a new table from there.
takeback-asks = { $who } asks to take back the last move.
takeback-agree = Agree
takeback-refuse = Don't agree
takeback-waits = You asked the others whether you may take back your last move.
takeback-withdraw = Withdraw

invite-explain = You are invited to a game of { $game }. What should the others call you?
invite-device = This link opens { $name }'s seat on this device.
invite-yours = your seat
invite-sit = Sit down
invite-later = Not now

react-title = Reactions
react-well = Well played!
react-thanks = Thank you!
react-wow = Wow!
react-oops = Oops!
react-think = Let me think …
react-luck = Good luck!

share-title = Invite
share-seat = Link for seat { $seat }
share-watch = Link for spectators
share-explain = The first person to open a seat's link takes that seat, and the link stops working. No account needed.
share-near = These links only work on this computer. To play on other devices, start the server with --host 0.0.0.0 and open this page at the computer's own address.
share-qr = QR code for { $what }
share-strength = Strength of the bots
share-start = Start now, with bots in the open seats
share-renew = New link
share-gone = This link was shown on another device. A new link replaces it.

devices-title = My devices
devices-explain = You can play your seat from these devices. A link for another device works once. The other players see none of this.
devices-this = (this one)
devices-since = since { $time }
devices-unknown = Unknown device
devices-end = Remove
devices-endone = Remove { $device }
devices-endlink = Remove the unused link
devices-link = Link for another device
devices-unused = There is a link to this seat that nobody has used yet.
devices-another = Add a device

table-title = { $game } – Hortus
table-yourturn = Your turn
table-yourturn-title = ● Your turn – { $game }
table-notice = It's your turn in { $game }.
table-seats = Players
table-waiting = deciding
table-thinking = thinking
table-best = Best so far: { $what }
table-now = Move now
table-now-explain = The bot plays what looks best to it so far.
table-chosen = has chosen
table-waitfor = Waiting for { $names }.
table-choosing = { $names } are still choosing.
table-open = This seat is open.
table-over = The game is over.
table-abandoned = This table was abandoned.
table-notbegun = The game starts when every seat is taken.
table-gather = Waiting for { $names }. The game starts without them after a while, or when the host starts it.
table-expected = not here yet
table-watching = You are watching.
table-unsure = points hidden
table-left = There is nothing to decide right now.
table-denied = You can't open this table: { $reason }
table-revoked = You no longer have access to this table. Your seat was given to someone else, or this device was removed.
table-noseat = Ask whoever invited you for an invite link: it gives you a seat, or lets you watch.
table-noseat-own = Do you play here on another device? There, open “Game”, then “Another device”.
table-due = until { $time }
table-leave = Let a bot play for me
table-return = Take my seat back
table-tobot = Give seat { $seat } to a bot
table-handover = Hand over the seat
table-seatmenu = Options for seat { $seat }
table-curtain = { $name }, it's your turn.
table-curtain-explain = Pass the device on. Everyone else looks away.
table-curtain-open = I'm { $name }
table-host = Host
table-bot = Bot
table-away = a bot is standing in
table-instead = stands in for { $bot }, who would be too slow on this computer

act-undo = Undo
act-confirm = Confirm
act-only-turn = It fits here only like this.
act-pass = End turn
act-hint = Hint
act-turn = Rotate
act-flip = Flip
act-back = Cancel
act-list = All moves
act-list-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
    }
act-list-filter = Filter
act-fit = Show all
act-closer = Zoom in
act-farther = Zoom out
act-skip = Skip
act-gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
    }
act-nogain = no points yet
act-chance = then a random draw
act-ready = { $what }. Press Enter to confirm, Escape to cancel.
act-hinted = Hint: { $what }
act-why = What the rules say about this
tips-off = No more tips

tab-log = Log
tab-scores = Scores
tab-rules = Rules
tab-chat = Chat
tab-tools = Log, scores, rules and chat
tab-result = Result
tab-open = Log and chat
tab-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
    }
tab-lower = Close the panel
table-larger = Larger board
table-smaller = Show panels

log-empty = Nothing has happened yet.
log-past = An earlier position
log-now = Back to now
log-seated = { $who } joins the table.
log-bot = A bot plays for { $who }.
log-instead = { $who } stands in for { $bot }, who would be too slow on this computer.
log-begun = The game starts.
log-abandoned = The table was abandoned.
log-rematch = A rematch is ready.
log-confirmed = { $who } ends the turn.
log-linked = { $who }'s seat has a new link.
log-joined = Another device can now play your seat: { $device }.
log-parted = One of your devices can no longer play your seat.
log-left = { $who } leaves the table.
log-asked = { $who } asks to take back a move.
log-tookback = { $who } takes back a move.
log-refused = { $who } doesn't agree to the takeback.
log-resigned = { $who } resigns. The game is over.
log-resigned-bot = { $who } resigns. A bot plays on.

scores-none = No points yet.
scores-unsure = Hidden until the end
scores-hidden = hidden
scores-total = Total
scores-why = Reason
scores-count = Count
scores-points = Points
scores-course = Score graph
scores-of = { $name }'s score sheet
scores-light = { $count ->
    [one] { $why }: { $points } point. Highlights what it counts.
   *[other] { $why }: { $points } points. Highlights what it counts.
    }

chat-say = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-notice = { $name }: { $text }

end-results = Results
end-title = The game is over
end-you = You win, { $points }.
end-you-tie = You win on the tie-break, { $points }.
end-one = { $names } wins, { $points }.
end-one-tie = { $names } wins on the tie-break, { $points }.
end-many = { $names } share the win, { $points }.
end-two = { $most } to { $least }
end-tie-why = How a tie is broken
end-best = Your best score so far.
end-beaten = Your best score is still { $points }.
end-place = { $place }.
end-rematch = Rematch
end-goto = Go to the rematch
end-review = Replay
end-coach = Review
end-record = Save record
end-sheets = Score sheets

replay-title = Replay
replay-slider = Move
replay-at = Move { $decision } of { $decisions }
replay-number = Move { $decision }
replay-play = Play
replay-pause = Pause
replay-first = Go to the start
replay-previous = One move back
replay-next = One move forward
replay-last = Go to the end
replay-share = Copy link to this move
replay-playon = Play on from here
replay-perspective = View as:
replay-spectator = spectator

rules-title = { $game }: the rules
rules-search = Search the rules
rules-print = Print on one page
rules-contents = Contents
rules-none = No paragraph contains this.
rules-lessons = Lessons
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
    }
rules-example = Example
rules-play = Play { $game }

print-game-open = Print and play
print-board-open = Print this board
print-board-explain = As a picture or as a PDF, with what you can see.

settings-title = Settings
settings-name = My name at the table
settings-theme = Theme
settings-theme-system = Match system
settings-theme-paper = Paper (light)
settings-theme-night = Night garden (dark)
settings-motion = Animation
settings-motion-system = Match system
settings-motion-full = Pieces move
settings-motion-none = No animation
settings-pace = Speed of animations
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-sound = Soft sounds
settings-notify = Notify me when it's my turn
settings-notify-no = This browser doesn't allow notifications here.
settings-confirm = Ask me to confirm each move
settings-lessons = Offer a lesson before my first game
settings-tips = Show tips at my first table of a game
settings-language = Language
settings-language-system = Match browser
settings-keys = Keyboard shortcuts
settings-keys-reset = Reset shortcuts
settings-keys-press = Press a key for: { $what }

keys-title = Keyboard shortcuts
keys-arrows = Arrow keys: move between the things you can choose
keys-shift = Shift and arrow keys: move between all places
keys-tab = Tab: go to the next group
keys-enter = Enter: choose, confirm
keys-escape = Escape: cancel
keys-zoom = +, − and 0: zoom in, zoom out, show the whole board
keys-undo = Undo
keys-confirm = Confirm
keys-turn = Rotate the piece
keys-flip = Flip the piece
keys-hint = Hint
keys-list = List of all moves
keys-panels = Larger board: hide or show the panels
keys-full = Full screen
keys-legend = Legend: what the signs mean
keys-help = These shortcuts

legend-title = Legend
legend-lit = Dashed frame: you can choose this.
legend-chosen = Solid frame: you have chosen this; choose it again to confirm.
legend-recent = Frame in the colour of a seat: its last move.
legend-hint = Dotted frame: a hint points here.
legend-counted = Thick frame: the line of the score sheet you point at counts this.
