### The terminal client, in English.


## Groups of moves

terminal-group-cards = Cards
terminal-group-discards = Discards
terminal-group-other = Other

## Playing

terminal-play-welcome = { $game }: { $players }
terminal-play-saved-to = Every move is saved in { $file }
terminal-play-first-help = Type the number or the notation of a move; "help" tells what else there is.
terminal-play-thinking = { $player } is thinking
terminal-play-choose = Choose a move.
terminal-menu-more = Page { $page } of { $pages }; type more for the next one.
terminal-news-more = { $lines ->
    [one] { $lines } line more: log
   *[other] { $lines } lines more: log
}
terminal-hot-seat = { $player } plays next. Nobody else should look.
terminal-hot-seat-prompt = Press Enter when ready.
terminal-quit-saved = The match is saved in { $file }
terminal-quit-resume = To go on: { $command }
terminal-end-title = The match is over.
terminal-end-winners = { $winners ->
    [one] Winner: { $players }
   *[other] Winners together: { $players }
}
terminal-end-record = The record is in { $file }
terminal-end-verify = To check every roll and draw: { $command }
terminal-end-stay = You may stay to talk and to look things up. Type rematch to play again with the same people, quit to leave.

## Points

terminal-scores-place = Place
terminal-scores-player = Player
terminal-scores-total = Points
terminal-scores-unknown = The points are told at the end; the board shows what is known of them.

## What was typed

terminal-input-number = There is no move { $number }: the moves are numbered 1 to { $last }.
terminal-input-ambiguous = "{ $input }" may mean: { $meant }{ $more ->
    [0] .
   *[other] , and { $more } more.
}
terminal-input-near = "{ $input }" is no move or command. Near it: { $near }.
terminal-input-unknown = "{ $input }" is no move or command; "help" tells what there is.

## Commands

terminal-help-moves = A move: its number, or its notation as shown in brackets; it may be shortened as long as it is clear. Enter alone draws the table again.
terminal-help-sets = Where several things are chosen together: mark and unmark them by number or notation, in any order and several at once (1 3 5); -2 takes one mark from number 2. Nothing is done before you type ok.
terminal-help-ok = confirm what is marked, where several things are chosen together
terminal-help-clear = take all marks away
terminal-help-undo = take back your last mark or move, unless something became known since
terminal-help-why = say why a move is not possible, or what it would do
terminal-help-show = what is printed on a component and where it is, or all about a numbered move
terminal-help-more = the next page of a long list of moves
terminal-help-hint = ask a bot what it would do
terminal-help-rules = the rules on a topic; without one, the list of topics
terminal-help-log = what happened, the last N lines
terminal-help-board = draw the whole table, even if it is longer than the window
terminal-help-scores = points by source
terminal-help-options = the rules chosen for this match
terminal-help-save = write a copy of the match to a new file
terminal-help-lang = change the language
terminal-help-help = this list
terminal-help-quit = leave; the match is saved and can be resumed
terminal-help-short = Commands may be shortened as long as they are clear.
terminal-set-all = It is marked as often as it can be ({ $count }). A minus before its number takes a mark away.
terminal-set-unmarked = It is not marked.
terminal-set-no-item = Number { $number } is a move of its own: type it alone.
terminal-set-ready = Type ok to confirm.
terminal-undo-none = Nothing can be taken back: there is no move of yours since dice, a card or another player decided.
terminal-undo-done = Taken back: { $move }
terminal-why-usage = Name a move, for example: why end
terminal-why-legal = { $notation } is possible. { $move }
terminal-why-illegal = { $notation } is not possible. { $reason }
terminal-hint = { $bot } would play { $number } [{ $notation }]: { $move }
terminal-hint-mark = { $bot } would mark { $number } [{ $notation }] first: { $move }
terminal-hint-none = { $bot } would mark nothing and type ok.
terminal-hint-others = Next best:
terminal-hint-other = { $number } [{ $notation }]: { $move }
terminal-hint-chance = { "  " }Chance of winning { $chance } %. { $why }
terminal-hint-nobody = No bot is installed that could be asked.
terminal-hint-adviser = The adviser
terminal-show-names = Type show and one of these names:
terminal-show-near = Nothing is called "{ $name }". Near it: { $near }.
terminal-show-unknown = Nothing is called "{ $name }"; "show" lists the names.
terminal-rules-none = This game brings no rules to read.
terminal-rules-unknown = The rules have nothing on "{ $topic }"; "rules" lists the topics.
terminal-rules-topics = Topics (type rules and a number or a word):
terminal-rules-english = This game has no rules in your language; here they are in English.
terminal-log-usage = Give a number of lines, for example: log 30
terminal-options-name = Option
terminal-options-value = Value
terminal-options-meaning = Meaning
terminal-options-changed = * differs from the usual
terminal-save-usage = Name a file for the copy. Every move is saved anyway, in { $file }
terminal-save-done = A copy is in { $file }
terminal-save-failed = Not saved: { $problem }
terminal-save-no-folder = Not saved: there is no folder { $folder }
terminal-lang-known = Choose one of these: { $languages }.

## Tournaments

terminal-tournaments-open = Open for entry:
terminal-tournaments-running = Under way:
terminal-tournaments-none = none
terminal-tournament-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
terminal-tournament-open = open for entry
terminal-tournament-running = under way
terminal-tournament-finished = over
terminal-tournament-cancelled = called off
terminal-tournament-columns = Columns: place, player, score, Buchholz, Sonneborn-Berger, points.
terminal-tournament-round = Round { $round }:
terminal-tournament-bye = { $name } sits out
terminal-tournament-absent = ({ $name } did not come)
terminal-tournament-bot = bot
terminal-tournament-yours = A table waits for you: { $command }

## At a table server

terminal-not-your-turn = It is not your turn.
terminal-refused = Not done: { $problem }
terminal-refused-stale = The table had moved on before your move arrived. Choose again.
terminal-refused-too-many = Not so fast: { $problem }
terminal-refused-silenced = Whoever runs this server lets you say nothing for now.
terminal-refused-not-allowed = This is not allowed here: { $problem }
terminal-refused-not-seated = You do not play at this table.
terminal-refused-unavailable = The server cannot save anything now, so this was not done. Try again in a moment.
terminal-remote-table = Table { $table } at { $server }
terminal-remote-watching = You are watching: you have no seat at this table.
terminal-remote-deciding = { $player } decides
terminal-remote-moved-on = The table has moved on; this is how it stands now.
terminal-remote-lost = The connection is lost. It is being mended; nothing that was confirmed is lost.
terminal-remote-back = The connection is back.
terminal-remote-unwritable = The server cannot save anything now, and takes no moves until it can.
terminal-remote-announcement = Announcement: { $text }
terminal-remote-writable = The server can save again.
terminal-remote-said = { $player }: { $text }
terminal-remote-sat-down = { $player } sits down.
terminal-remote-online = { $player } is here.
terminal-remote-offline = { $player } is away.
terminal-remote-taken-back = { $player } has taken back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-remote-abandoned = The match was abandoned by agreement. It has no result.
terminal-remote-frozen = The match cannot go on here: { $problem }
terminal-remote-left = The table stays as it is, and your seat with it.
terminal-remote-taken-over = A bot plays for you, as agreed. Type return to play yourself again.
terminal-remote-extended = { $player } gets { $time } more on the clock.
terminal-remote-rematch = A rematch is set up, and your seat is kept. Type rematch to sit down.
terminal-remote-save-usage = Name a file for the record. The server keeps every move anyway.
terminal-remote-guest = You are { $name } here. The key to this account is kept in { $file }
terminal-remote-forgotten = The server does not know this terminal any more: you get a new account.
terminal-remote-your-name = What shall the others call you?
terminal-remote-aside = The key of the guest { $name } is kept in { $file }
terminal-remote-claimed = You are { $name }, and the account has a password now. To be the same elsewhere: { $command }
terminal-password = Password of { $name }:
terminal-password-new = A new password, at least 8 characters:
terminal-password-again = The same password again:
terminal-people-open = open
terminal-people-invited = kept for somebody invited
terminal-people-bot = bot { $bot }
terminal-people-left = gone, { $bot } plays on
terminal-people-resigned = resigned
terminal-people-timeout = out of time
terminal-people-online = here
terminal-people-offline = away
terminal-help-chat = say something to everybody
terminal-help-players = who sits where, and what is offered
terminal-help-offer = propose what all must agree to
terminal-help-accept = agree to an offer
terminal-help-decline = decline an offer, or withdraw your own
terminal-help-resign = give up: you are placed last, and a bot plays on if others do
terminal-help-extend = give a player more time, if there is a clock
terminal-help-orders = what is played for you by itself; switch it on or off
terminal-help-return = come back to your seat, if a bot took it over by agreement
terminal-help-rematch = once the match is over: another one with the same people
terminal-help-invite = a code that lets somebody take an invited seat
terminal-help-leave = give your seat back; a host takes the table away
terminal-chat-usage = Say something, for example: chat hello
terminal-offer-usage = Offer one of these: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
terminal-offer-made = The others are asked.
terminal-offer-accepted = You agreed.
terminal-offer-declined = You declined.
terminal-offer-none = There is no offer for you to answer.
terminal-offer-which = Several offers wait for you; add the number.
terminal-offer-answer = Type accept or decline.
terminal-offer-settled = Offer { $number } is settled.
terminal-offer-refused = { $player } has declined offer { $number }.
terminal-offer-takeback = Offer { $number }: { $player } would like to go back to ply { $ply }.
terminal-offer-abandon = Offer { $number }: { $player } would like to stop without a result.
terminal-offer-takeover = Offer { $number }: { $player } proposes that { $bot } plays for { $other }.
terminal-resign-sure = This cannot be taken back. If you are sure, type: resign yes
terminal-extend-usage = Name a seat and the seconds it gets, for example: extend 2 300
terminal-extend-no-clock = This table has no clock.
terminal-orders-usage = Switch one of these on or off: { $orders }. For example: orders forced on
terminal-order-forced = if there is only one move, it is made
terminal-order-pass = whenever passing is possible, you pass
terminal-return-none = There is nothing to come back to: no bot took your seat over by agreement.
terminal-rematch-early = A rematch can be had once the match is over.
terminal-wait = The match begins when every seat is taken.
terminal-wait-help = The match begins when every seat is taken. You may type chat, players, invite, leave, help or quit.
terminal-wait-closed = The table is gone.
terminal-wait-left = You gave your seat back.
terminal-invite-usage = Name the number of an invited seat, for example: invite 2
terminal-invite-code = Invitation for seat { $seat }: { $code }   It is used with: { $command }
terminal-invite-prompt = Invitation:
terminal-tables-none = No table has an open seat.
terminal-tables-more = There are more tables. Enter shows them, anything else stops.
terminal-tables-no-own = You sit at no table.
terminal-tables-join = To sit down: { $command }
terminal-tables-which = Which table?
terminal-status-open = open
terminal-status-running = running

## Replaying

terminal-replay-start = Before the first roll and draw.
terminal-replay-undo = { $player } takes back ply { $ply }
terminal-replay-at = Ply { $ply } of { $last }
terminal-replay-keys = Enter next · b back · t next turn · j N jump · s start · e end · h help · q quit
terminal-replay-key-next = next ply (Enter alone does the same)
terminal-replay-key-back = one ply back
terminal-replay-key-turn = to the next player's turn
terminal-replay-key-jump = to ply N; the number alone does the same
terminal-replay-key-start = to the start
terminal-replay-key-end = to the end
terminal-replay-key-help = this list
terminal-replay-key-quit = leave
terminal-replay-unknown = Type one of n b t j s e h q, or the number of a ply.
terminal-replay-verified = { $file }: verified. { $plies ->
    [one] { $plies } ply is legal and its hash agrees
   *[other] { $plies } plies are legal and their hashes agree
}; { $draws ->
    [one] { $draws } draw is what the seed gives
   *[other] { $draws } draws are what the seed gives
}; the result agrees.

## Reviewing

terminal-review-title = Chances of winning, ply by ply
terminal-review-player = player
terminal-review-grade = grade
terminal-review-error = lost
terminal-review-luck = luck
terminal-review-decisions = decisions
terminal-review-legend = Grade: 100 loses nothing, 0 is choosing blindly. Lost and luck are sums of chances of winning; luck is what dice and cards gave beyond their mean.
terminal-review-moments = The moments that decided
terminal-review-moment = Ply { $ply }, { $player }: { $move }. Better: { $better } (lost { $lost } %)
terminal-review-swings = The greatest luck
terminal-review-swing = Ply { $ply }, { $player }: { $outcome } ({ $luck } %)
terminal-review-look = To see a position: { $command }

## Games and components

terminal-games-players = { $least } to { $most } players
terminal-games-version = rules version { $rules }, components { $content }
terminal-games-choices = Values (* usual)
terminal-games-bots = Bots: { $bots }
terminal-content-provenance = { $game }, rows by origin: { $counts }
terminal-content-stand-ins = { $rows ->
    [one] { $rows } row is a stand-in, marked !
   *[other] { $rows } rows are stand-ins, marked !
}
terminal-content-sound = { $rows ->
    [one] { $rows } row, no problem
   *[other] { $rows } rows, no problem
}
terminal-content-problems = { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
} in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
