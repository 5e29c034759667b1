### The browser client, in English.

web-title = { $page } – Orrery
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-unknown-title = There is nothing here
web-unknown-text = This address leads to no page.
web-unavailable = This could not be shown
web-missing-table = This table is not there
web-missing-table-text = It was closed, or only those who sit there may see it. Ask whoever sent you the link.
web-missing-replay = There is no such match
web-missing-replay-text = Its table was closed, or only those who sat there may look at it.
web-missing-invitation = This invitation does not hold any more
web-missing-invitation-text = An invitation works once. Somebody may have taken the seat, or the table was closed: ask for a new link.
web-missing-tournament = There is no such tournament
web-missing-tournament-text = The link is not complete, or the tournament was removed. All others are a click away.

## Ways around

web-nav = Pages
web-nav-home = Orrery: to the lobby
web-nav-lobby = Lobby
web-nav-turns = My turn
web-nav-tournaments = Tournaments
web-nav-ratings = Ratings
web-nav-upload = Records
web-nav-settings = Settings
web-nav-profile = { $name }: your profile
web-nav-sign-in = Sign in

## The connection

web-net-connecting = Connecting …
web-net-lost = Connection lost. What you choose is kept, and this page goes on by itself.
web-net-again = { $seconds ->
    [one] Trying again in { $seconds } second.
   *[other] Trying again in { $seconds } seconds.
}
web-net-back = Connected again.
web-net-now = Try now
web-net-restarting = The server is restarting. This page will go on by itself.
web-net-unwritable = The server cannot save anything now, and takes no moves until it can.
web-announcements = Announcements
web-announcement-put-away = Put this announcement away
web-net-outdated = This tab is older than the server. It loads itself again when you are not writing; your match is safe.
web-net-reload = Load now

## When something fails

web-error-again = Try again
web-error-offline = The server does not answer.
web-error-wait = { $seconds ->
    [one] That was too much at once. It goes on in { $seconds } second.
   *[other] That was too much at once. It goes on in { $seconds } seconds.
}
web-error-waited = It can go on now: try once more.
web-error-other = That did not work: { $message }.
web-error-not-found = There is nothing here, or it is not for you to see.
web-error-not-signed-in = Choose a name first.
web-error-wrong-password = There is no account with this name and password.
web-error-disabled = This account was disabled by whoever runs the server.
web-error-bad-name = This name cannot be used: it is taken, empty or too long.
web-error-missing = A part of this page could not be loaded.
web-error-not-allowed = That is not allowed here.
web-error-conflict = That is not possible any more: things have changed meanwhile.
web-error-too-many = You have too many tables. Finish or close some first.
web-error-too-large = This is too large for the server.
web-error-bad-record = This file is no record of a match that can be replayed here.
web-error-internal = The server made a mistake. It has been noted there.
web-error-unavailable = The server cannot save anything now, so this was not done. Try again in a moment.

## Names

web-name-label = You play as
web-name-other = Another name
web-name-note = That is all we need. No account, no password.

## Lobby

web-lobby-title = A table in space
web-lobby-about = Choose a game and play at once, invite friends, or watch others.
web-lobby-quick = Play now
web-lobby-no-about = A game from outside. It is played in the general view.
web-lobby-friends = Play with others
web-lobby-friends-text = Set up a table, send a link, and start when everybody sits.
web-lobby-create = Set up a table
web-lobby-code = Invitation
web-lobby-code-use = Open
web-lobby-open-tables = Tables with a free seat
web-lobby-free-seats = Free seats
web-lobby-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
web-lobby-none-open = None just now.
web-lobby-live = Running matches
web-lobby-none-live = Nobody is playing in public just now.
web-lobby-more = Show more
web-lobby-mine = My tables
web-lobby-waiting = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
web-lobby-waiting-all = See all of them
web-lobby-join = Sit down
web-lobby-watch = Watch
web-lobby-open = Open
web-lobby-notice = A free project with its own words and drawings. It is not affiliated with any publisher.
web-quick-play = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
web-quick-first = Play a first match
web-quick-against = { $count ->
    [one] Against one bot: { $level }
   *[other] Against { $count } bots: { $level }
}
web-quick-opponents = How many opponents
web-quick-level = How they play
web-quick-guide = Guide me through first matches
web-quick-more = More options
web-players-range = { $least } to { $most } players
web-status-open = not started
web-status-running = running
web-status-finished = finished
web-status-abandoned = given up by agreement
web-status-frozen = cannot go on
web-status-replay = uploaded record

## My turn

web-turns-none = Nobody waits for you.
web-turns-none-text = A table that waits for your move or your answer, or keeps a seat for you, is shown here.
web-turns-move = Your move
web-turns-answer = You are asked something
web-turns-seat = A seat is kept for you
web-turns-left = { $time } left
web-turns-play = Play
web-turns-sit = Sit down
web-turns-look = Answer
web-turns-next = Next table
web-turns-first = Most urgent
web-turns-round = { $name }, round { $round }
web-reminders = Reminders
web-reminders-device = A message on this device when a table waits and you are not there. It says whose table it is, and nothing of the match.
web-reminders-device-cannot = This browser cannot show messages by itself. It needs HTTPS.
web-reminders-device-do = Remind me here
web-reminders-device-stop = No more here
web-reminders-denied = The browser does not allow it. You can change that in its settings for this page.
web-reminders-mail = An e-mail when tables wait, at most one a day
web-reminders-mail-do = Send me a link
web-reminders-mail-asked = A link was sent to { $address }. Open it, and e-mails will come.
web-reminders-mail-on = At most one e-mail a day to { $address }
web-reminders-mail-stop = No more e-mails
web-reminders-confirm = Your address is confirmed. When tables wait, you will get one e-mail a day at most.
web-reminders-unsubscribe = Done. No more of these e-mails will come.

## Tournaments

web-tournaments-about = Round after round, everybody finds their match. Anybody may enter, and anybody with an account may set one up.
web-tournaments-create = Set up a tournament
web-tournaments-what = What is played
web-tournaments-mine = My tournaments
web-tournaments-open = Open for entry
web-tournaments-running = Under way
web-tournaments-over = Over
web-tournaments-none = Nothing to enter just now
web-tournaments-none-text = Set one up: whoever comes by finds it here, and its link can be shared.
web-tournament-status-open = open for entry
web-tournament-status-running = under way
web-tournament-status-finished = over
web-tournament-status-cancelled = called off
web-tournament-swiss = { $rounds ->
    [one] Swiss system, { $rounds } round
   *[other] Swiss system, { $rounds } rounds
}
web-tournament-round-robin = everybody meets everybody
web-tournament-duplicate = duplicate: the same luck at all tables
web-tournament-size = { $players } at a table
web-tournament-people = { $count ->
    [0] nobody has entered yet
    [one] { $count } person
   *[other] { $count } people
}
web-tournament-by = set up by { $name }
web-tournament-rated = counts for the ratings
web-tournament-bots = bots take empty seats
web-tournament-enter = Enter
web-tournament-enter-again = Come back
web-tournament-entered = You take part
web-tournament-withdraw = Withdraw
web-tournament-withdraw-text = You will not be paired any more. A match that has begun is played to its end.
web-tournament-start = Begin now
web-tournament-next-round = Begin the next round
web-tournament-call-off = Call off
web-tournament-call-off-text = No round will follow. Matches that have begun go on.
web-tournament-starts = begins { $time }
web-tournament-starts-organiser = begins when the organiser says so
web-tournament-next = The next round begins { $time }.
web-tournament-next-organiser = The organiser begins the next round.
web-tournament-your-table = Round { $round }: your table
web-tournament-against = against { $names }
web-tournament-alone = You sit out in round { $round }. It counts as a win.
web-tournament-done = Your match of round { $round } is over. Others are still playing.
web-tournament-sit = Sit down
web-tournament-go = To my table
web-tournament-sit-by = { $time } left to sit down
web-tournament-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } share the first place
}
web-tournament-standings = Standings
web-tournament-score = Score
web-tournament-points = Points
web-tournament-round = Round { $round }
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-round-short = R{ $round }
web-tournament-table = Table { $number }
web-tournament-bye = sits out
web-tournament-absent = did not come
web-tournament-left = withdrew
web-tournament-missing = not there yet
web-tournament-state-waiting = sitting down
web-tournament-state-playing = playing
web-tournament-state-over = over
web-tournament-watch = Watch
web-tournament-replay = Look at it
web-tournament-sealed = All tables of a round have the same luck. Nobody else sees them until the last one is over.
web-tournament-too-few = Two must have entered before it begins.
web-tournament-organiser = You organise this tournament
web-tournament-none-entered = Nobody has entered yet. Be the first.
web-tournament-entrants = Who takes part
web-tournament-rules = How it is counted
web-tournament-rules-table = A table counts 1 for the first place and 0 for the last, evenly between. Who sits out gets 1, who does not come gets 0.
web-tournament-rules-duplicate = All tables of a round have the same luck. Your result is compared with all who had the same seat: the better place wins, then the larger lead. The score is the part of them that you beat.
web-tournament-rules-ties = Ties are broken by Buchholz (the scores of those you met), then Sonneborn-Berger (the scores of those you left behind), then the points of your games. Of a table with several opponents the mean counts.
web-tournament-name = Name
web-tournament-name-own = { $name }’s cup
web-tournament-system = Who meets whom
web-tournament-system-swiss = Swiss
web-tournament-system-swiss-text = players of like standing meet
web-tournament-system-round-robin = Round robin
web-tournament-system-round-robin-text = everybody meets everybody
web-tournament-rounds = Rounds
web-tournament-players = Players at a table
web-tournament-duplicate-label = Duplicate: the same luck at all tables of a round
web-tournament-duplicate-text = Results are compared with those who had the same seat. Tables stay closed until the round is over.
web-tournament-bots-label = Empty seats
web-tournament-bots-none = stay empty, somebody may sit out
web-tournament-late = People may enter after the start
web-tournament-show-up = Time to sit down
web-tournament-pause = Next round
web-tournament-pause-organiser = when I begin it
web-tournament-pause-none = by itself, at once
web-tournament-pause-after = by itself, after { $time }
web-tournament-begin = It begins
web-tournament-begin-organiser = when I begin it
web-tournament-begin-at = at a set time
web-tournament-begin-when = Date and time
web-tournament-time = When
web-tournament-more = Fine print: rounds, latecomers, empty seats
web-tournament-meetings = Who meets whom
web-tournament-claim = To set up a tournament you need an account with a password, so that you are there to the end.
web-tournament-claim-do = Get an account

## Bots

web-bot-random = Drifter
web-bot-greedy = Gatherer
web-bot-search = Navigator
web-bot-cadet = Cadet
web-bot-builder = Builder
web-bot-trader = Trader
web-bot-raider = Raider
web-bot-strategist = Strategist
web-manner-cadet = New to all this: overlooks most moves and tries whatever looks better than the rest.
web-manner-builder = Tends its own garden: overlooks a good deal and does not care what you are up to.
web-manner-trader = Hardly misses a thing, looks one move ahead, and likes points now rather than later.
web-manner-raider = Thinks ahead, and among good moves takes the one that hurts you most.
web-manner-strategist = Thinks for a second about every move and makes the best one it finds.

## Setting up a table

web-create-title = Set up a table
web-create-game = Game
web-create-players = Players
web-create-seats = Who plays
web-create-seat = Seat { $number }
web-create-public = Everybody may watch
web-create-rated = Counts for the ratings
web-create-clock = Clock
web-create-options = { $count ->
    [one] { $count } option of the rules
   *[other] { $count } options of the rules
}
web-create-do = Set up
web-create-do-text = You get a link to send; the match begins when everybody sits.
web-create-start = Play
web-create-start-text = Against bots the match begins at once.
web-clock-none = No clock
web-clock-none-text = at your own pace
web-clock-fast = Fast
web-clock-fast-text = 10 min + 10 s a turn
web-clock-calm = Calm
web-clock-calm-text = 30 min + 30 s a turn
web-clock-days = Over days
web-clock-days-text = 3 days + 12 h a turn
web-seat-me = Me
web-seat-open = Free for everybody
web-seat-invited = By invitation
web-seat-person = A person
web-seat-bot = A bot
web-seat-bot-level = Bot: { $level }

## Before the start

web-room-public = Everybody may watch
web-room-private = Only those invited may watch
web-room-rated = counts for the ratings
web-room-unrated = does not count for the ratings
web-room-yours = Your table. It starts when every seat is taken.
web-room-invites = { $name } invites you to { $game }
web-room-clock = { $bank }, and { $increment } a turn
web-room-no-clock = no clock
web-room-share = Anybody with this link can take a free seat:
web-room-arrange = Who takes seat { $number }
web-room-invite = Make an invitation link
web-room-link = Send this link; it works once:
web-room-sit = Sit here
web-room-start = Start
web-room-close = Close the table
web-room-close-text = Everybody who waits here is sent away. This cannot be undone.
web-room-closed = The host has closed this table.
web-room-closed-title = The table is closed
web-room-leave = Stand up
web-room-ready = Everybody is here. You can start.
web-room-ready-host = Everybody is here. The host will start.
web-room-tournament = To the tournament
web-room-waiting-tournament = The match begins when everybody sits.
web-room-waiting = { $taken ->
    [one] { $taken } of { $seats } seats is taken.
   *[other] { $taken } of { $seats } seats are taken.
}
web-invite-title = You are invited
web-invite-take = Take the seat
web-invite-by = { $name } invites you to { $game }
web-invite-seat = Your seat
web-invite-once = The invitation works once.
web-share-copy = Copy
web-share-copied = Copied
web-share-send = Send …
web-share-code = QR code
web-share-code-label = The link as a QR code, to be read by a phone
web-share-code-none = The code cannot be drawn just now.

web-reset-title = A new password
web-reset-text = You got this link from whoever runs this server. It works once: choose a new password, and you are signed in. Everywhere else you are signed out.
web-reset-do = Set the password

## The table

web-board = Board
web-side = Table
web-view = What you see
web-tabs = More about the match
web-tab-moves = Moves
web-tab-guide = Guide
web-tab-log = Log
web-tab-points = Points
web-tab-review = Review
web-tab-chat = Chat
web-players = Players
web-player = Player
web-you = (you)
web-offline = (away)
web-to-play = to play
web-left-resigned = (resigned)
web-left-timeout = (out of time)
web-left-takeover = (a bot plays on)
web-turn = Turn
web-your-turn = Your turn
web-their-turn = { $player } plays
web-over = The match is over
web-result = Result
web-sending = sending …
web-so-far = So far:
web-taken-back = All have agreed to the wish of { $player }: the match has gone back to an earlier decision.
web-undo = Undo
web-step-back = Step back
web-skip-moves = { $count ->
    [one] Skip { $count } step
   *[other] Skip { $count } steps
}
web-hint = Hint
web-hint-asking = Thinking …
web-hint-says = { $bot } advises:
web-hint-chance = { $chance } %
web-choices = What you may do
web-choices-type = Type words, a notation or a number
web-choices-type-short = Type a move
web-choices-none = Nothing fits.
web-choices-count = { $count ->
    [one] A move
   *[other] { $count } moves
}
web-no-choices = There is nothing for you to decide just now.
web-notation = Notation
web-pick-title = Choose one
web-confirm-end = End your turn?
web-confirm-end-yes = End it
web-why = Why not
web-why-asking = Asking …
web-why-unknown = That is not possible now.
web-points = points
web-points-none = This game shows no points before the end.
web-total = Total
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-place-head = Place
web-place-among = of { $players }
web-log-all = { $count ->
    [one] Show the whole log ({ $count } entry)
   *[other] Show the whole log ({ $count } entries)
}
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-undo-nothing = Nothing can be taken back: since your last decision something was rolled or revealed, or somebody else has moved.
web-undo-others = Only your own decisions can be taken back, while it is your turn.
web-undo-watching = What the others did is still being shown.
web-hint-others = A hint can be asked for when it is your turn.
web-sound = Sound
web-sheet-open = Show moves, log and points
web-sheet-close = Give the board more room
web-stand-ins = { $count ->
    [one] { $count } component has values of our own, because no source shows the printed ones. Its large view says so.
   *[other] { $count } components have values of our own, because no source shows the printed ones. The large view of each says so.
}

## Choosing a set

web-set = Choosing several things
web-set-times = { $count } of { $times }
web-set-fewer = One fewer: { $item }

## Refusals

web-refused-stale = This tab was behind: the match had moved on. Now it shows how things stand; please choose again.
web-refused-not-your-turn = It is not your turn.
web-refused-illegal = That is not possible now.
web-refused-no-such-action = That is not possible now.
web-refused-over = The match is over.
web-refused-nothing-to-undo = Nothing can be taken back: something has become known since.
web-refused-not-seated = You do not play at this table.
web-refused-not-running = The match is not running.
web-refused-frozen = This match cannot go on here.
web-refused-too-many = Too fast. Wait a moment.
web-refused-silenced = Whoever runs this server lets you say nothing for now.
web-refused-no-such-offer = This offer no longer stands.
web-refused-not-allowed = That is not allowed here.

## Menu of the table

web-menu = Menu
web-menu-look = Look
web-menu-orders = Standing orders
web-menu-orders-text = Only you see them, and you can change them at any time.
web-order-forced = If there is only one thing to do, do it
web-order-pass = Pass whenever I may pass
web-menu-agree = What everybody must agree to
web-menu-leave = Leave
web-menu-takeback = Take back my last decision
web-menu-abandon = Give the match up together
web-menu-takeover = Let a bot play for { $player } ({ $bot })
web-menu-extend = { $minutes ->
    [one] Give { $player } { $minutes } minute more
   *[other] Give { $player } { $minutes } minutes more
}
web-menu-return = Take my seat back from the bot
web-menu-record = Download the record
web-menu-replay = Replay
web-resign = Resign
web-resign-text = You will be placed last, and this cannot be undone. If others still play, a bot plays on in your place; else the match ends at once.
web-abandon-text = All who play are asked. If they agree, the match ends without a result and counts for nobody.
web-abandon-text-alone = Only bots play with you: the match ends at once, without a result.
web-offer-takeback = { $player } asks to take back a decision.
web-offer-abandon = { $player } proposes to give the match up without a result.
web-offer-takeover = { $player } proposes that a bot ({ $bot }) plays for { $other }.
web-offer-accept = Agree
web-offer-decline = Decline
web-offer-withdraw = Withdraw
web-offer-declined = Your proposal was declined.
web-offer-waiting = { $count ->
    [one] Waiting for { $count } answer.
   *[other] Waiting for { $count } answers.
}
web-keys = Keys
web-keys-off = Single keys are switched off in the settings.
web-key-number = do that move of the list, or mark it
web-key-enter = confirm what is marked
web-key-u = undo
web-key-h = ask a bot for a hint
web-key-s = skip what others are shown doing
web-key-r = rules
web-key-c = chat
web-key-type = type a move
web-key-esc = close a menu, clear marks, or step back within a move

## Rules and learning

web-rules = Rules
web-rules-title = Rules: { $game }
web-rules-find = Search the rules
web-rules-text = Text of the rules
web-rules-read = Read on in the rules
web-rules-found = { $count ->
    [0] Nothing found. Try another word, or only its beginning.
    [one] { $count } place. Enter goes from one to the next.
   *[other] { $count } places. Enter goes from one to the next.
}
web-rules-chapters = Chapters
web-example = Example
web-example-step = Step { $step } of { $last }
web-example-next = Next
web-example-back = One step back
web-example-again = Once more
web-learner = Explain things in place
web-guide-goal = The goal
web-guide-now = What matters now
web-guide-on = Guide me
web-guide-off = Stop guiding

## The end

web-end-won = You have won!
web-end-shared = You share the victory!
web-end-winner = { $count ->
    [one] { $players } has won
   *[other] { $players } share the victory
}
web-end-abandoned = The match was given up by agreement
web-end-lead = { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} { $lead } ahead of { $second }.
web-end-sources = What made the difference: { $sources }.
web-end-tie = { $second } has just as many points, { $points }: the tie-break decided.
web-end-level = Nothing lies between them: the victory is shared.
web-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-details = Points by source, record and seed
web-race = How the points went
web-race-graph = The points of every player from the first round to the last; the turning points are listed below.
web-race-round = round { $round }
web-race-lead = { $points ->
    [one] { $player } takes the lead with { $points } point
   *[other] { $player } takes the lead with { $points } points
}
web-race-gain = { $points ->
    [one] { $player } gains { $points } point at once
   *[other] { $player } gains { $points } points at once
}
web-graph-rounds = Below: rounds
web-end-guided = That was a whole match. The guide is off from now on; you can switch it on again in the Guide tab.
web-end-seed = Seed of the match: { $seed }. With it and the record, every roll and draw can be checked.
web-rematch = Play again
web-rematch-join = To the rematch

## Replay

web-replay-title = Replay: { $game }
web-replay-controls = Replay
web-replay-position = Position
web-replay-at = Step { $step } of { $last }
web-replay-start = Before the first roll and draw.
web-replay-first = To the start
web-replay-turn-back = To the turn before
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-turn = To the next turn
web-replay-last = To the end
web-replay-speed = Speed
web-replay-viewpoint = Seen by
web-replay-spectator = a spectator
web-replay-running = The match is running: you see what your seat or a spectator may see.
web-replay-live = To the table
web-replay-missed = Coming: { $played } (−{ $chance } %). Better: { $better }.
web-review-working = The coach is looking at the match …
web-review-chances = Chances of winning
web-review-graph = The chances of winning of every player from the first move to the end, with mistakes and luck. Arrow keys lead from moment to moment.
web-review-point = Every band is a player, as broad as the chance of winning. Point at it to read it; press it to see that position.
web-review-lane-lost = Mistakes
web-review-lane-luck = Luck, good and bad
web-review-story-early = From round { $round } on { $player } is ahead and stays there.
web-review-story-turn = The match turns in round { $round }: from then on { $player } is ahead for good.
web-review-story-late = It stays open to the end: only in round { $round } does { $player } get ahead for good.
web-review-story-slip = In round { $round } { $player } stands at { $chance } % and lets it slip.
web-review-story-low = In round { $round } the chance of { $player } is down to { $chance } %: a comeback.
web-review-story-mistakes = What told in the end were decisions: grade { $own } for { $player }, { $theirs } for { $other }.
web-review-story-luck = What told in the end was luck: { $own } % for { $player }, { $theirs } % for { $other }.
web-review-story-even = Mistakes and luck of { $player } and { $other } nearly cancel out.
web-review-moments = The moments that decided
web-review-cost = cost { $chance } %
web-review-played = Played
web-review-better = Better
web-review-chance = { $chance } % to win
web-review-look = Show it in the replay
web-review-players = How everybody did
web-review-grade = Grade
web-review-error = Mistakes
web-review-luck = Luck
web-review-play-none = There was nothing to decide.
web-review-play-fine = Played almost without a mistake.
web-review-play-good = Played well, with a few slips.
web-review-play-mixed = Good ideas, and some costly mistakes.
web-review-play-poor = Gave much away.
web-review-luck-kind = Dice and cards were kind.
web-review-luck-unkind = Dice and cards were unkind.
web-review-luck-even = Luck was even.
web-review-legend = Grade: 100 gives nothing away, 0 is choosing blindly. Mistakes and luck add up chances of winning; luck is what dice and cards gave beyond their mean.
web-review-swings = The greatest luck
web-review-all = { $count ->
    [one] The one move that gave something away
   *[other] All { $count } moves that gave something away
}
web-upload-title = A match from a file
web-upload-about = Your latest matches. Each opens as a replay: from every seat, move by move.
web-upload-none = No finished match yet
web-upload-none-text = Every match that ends will be here, with its replay.
web-upload-text = A record holds a whole match. The end of a match and its replay offer it for download.
web-upload-drop = Choose a file
web-upload-or = or drop it here

## Profile and ratings

web-profile-title = Profile
web-profile-guest = You are a guest
web-profile-guest-text = Your seats and results belong to this browser. A password keeps them for you anywhere.
web-profile-name = Name
web-profile-password = Password, if you want one (at least 8 characters)
web-profile-password-have = Password
web-profile-rename = Change the name
web-profile-renamed = Your name is changed.
web-profile-keep = Keep this account
web-profile-kept = This account is yours. Sign in with name and password anywhere.
web-profile-no-need = Only for those who have given their account a password. To play, a name is enough.
web-profile-signed-in = You are signed in.
web-profile-signed-out = You are signed out.
web-profile-sign-out = Sign out
web-profile-best = Best rating
web-profile-matches = Matches
web-profile-wins = Wins
web-profile-ratings = Ratings
web-profile-no-ratings = No rated match yet. A match that counts for the ratings says so before it begins.
web-profile-results = Latest results
web-profile-no-results = No finished match yet. Every one that ends will be here, with its replay.
web-results-rating = Rating:
web-ratings-none = Nobody has finished a rated match of this kind yet. The first place is free.
web-ratings-play = Play for it
web-ratings-note = Everybody begins at 1000. Wins against strong players count most; after five matches a rating has found its place, and a rank goes with it.
web-ratings-ranks = The ranks
web-ratings-empty = Nobody here yet
web-ratings-from = from { $least }
web-ratings-you = You
web-matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
web-wins-of = { $matches ->
    [one] won { $wins } of { $matches } match ({ $share })
   *[other] won { $wins } of { $matches } matches ({ $share })
}
web-rank-settling = settling in
web-rank-0 = Stargazer
web-rank-1 = Pilot
web-rank-2 = First officer
web-rank-3 = Captain
web-rank-4 = Commodore
web-rank-5 = Admiral

## Settings

web-settings-note = Kept in this browser only.
web-settings-language = Language
web-settings-theme = Theme
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-settings-pace = Moves of others are shown
web-pace-off = At once
web-pace-fast = Quickly
web-pace-normal = At ease
web-pace-slow = Slowly
web-settings-learner = Explain things in place
web-settings-learner-text = Stations, tiles and cards tell what they do.
web-settings-confirmEnd = Ask before a turn ends
web-settings-confirmEnd-text = For those who click too fast. It costs one click a turn.
web-settings-plain = General view instead of the board
web-settings-plain-text = Shows every table as lists and values. All games can be played this way.
web-settings-shortcuts = Single keys
web-settings-shortcuts-text = U for undo, 1 to 9 for moves, and so on. Switch them off if they get in your way.
web-settings-sound = Sound
web-settings-sound-text = Dice, docking, landings, cards, your turn and the end of a match can be heard.
web-settings-notifications = Notifications
web-settings-notifications-text = Tell me in the system when it is my turn and this page is not in view.
web-settings-denied = The browser does not allow notifications from this page.
web-settings-motion = Motion follows the setting of your system: with reduced motion nothing moves.

## What all drawn boards say

# The language by whose rule long words are broken.
web-board-hyphens = en
web-board-do = Do it
web-board-more = … and { $count } more
web-board-less = { $item }: one less
web-board-since = Since your last turn
web-since-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-since-less = Less

## All of one's own account

web-account-title = Your account
web-account-export = Download everything kept about you
web-account-sign-out = Sign out everywhere
web-account-signed-out = You are signed out everywhere.
web-account-password = Another password
web-account-password-old = Password until now
web-account-password-new = New password (at least 8 characters)
web-account-password-change = Change the password
web-account-password-changed = The password is changed. Everywhere else you are signed out.
web-account-delete = Delete this account
web-account-delete-text = Your running matches are resigned, what you wrote is removed, and your name is free again. Matches that others played stay, without your name.
web-account-delete-sure = This cannot be undone.
web-account-delete-do = Delete for good
web-account-deleted = The account is deleted.
web-deleted-player = Deleted player

## Players among each other

web-others-title = You and this player
web-others-mute = Mute
web-others-unmute = Hear again
web-others-mute-text = What they write is not shown to you.
web-others-block = Block
web-others-unblock = Meet again
web-others-block-text = You do not meet at tables or in the lobby, and do not hear them.
web-others-muted = Muted
web-others-blocked = Blocked
web-others-done = Done.
web-others-report = Report to who runs this server
web-others-report-line = The line of chat you came from is sent along.
web-others-reason = What happened (up to 500 characters)
web-others-send = Send the report
web-others-sent = The report is sent.
web-others-lists = Muted and blocked players
web-others-none = Nobody.
