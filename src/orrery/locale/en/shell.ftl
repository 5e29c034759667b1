### The terminal client, in English.

shell-board-round = round { $round }

## Groups of moves

shell-group-cards = Cards
shell-group-discards = Discards
shell-group-other = Other

## Playing

shell-play-welcome = { $game }: { $players }
shell-play-saved-to = Every move is saved in { $file }
shell-play-first-help = Type the number or the notation of a move; "help" tells what else there is.
shell-play-thinking = { $player } is thinking
shell-play-choose = Choose a move.
shell-hot-seat = { $player } plays next. Nobody else should look.
shell-hot-seat-prompt = Press Enter when ready.
shell-quit-saved = The match is saved in { $file }
shell-quit-resume = To go on: { $command }
shell-end-title = The match is over.
shell-end-winners = { $winners ->
    [one] Winner: { $players }
   *[other] Winners together: { $players }
}
shell-end-record = The record is in { $file }
shell-end-verify = To check every roll and draw: { $command }
shell-end-stay = You may stay to talk and to look things up. Type rematch to play again with the same people, quit to leave.

## Points

shell-scores-place = Place
shell-scores-player = Player
shell-scores-total = Points
shell-scores-unknown = The points are told at the end; the board shows what is known of them.

## What was typed

shell-input-number = There is no move { $number }: the moves are numbered 1 to { $last }.
shell-input-ambiguous = "{ $input }" may mean: { $meant }.
shell-input-near = "{ $input }" is no move or command. Near it: { $near }.
shell-input-unknown = "{ $input }" is no move or command; "help" tells what there is.

## Commands

shell-help-moves = A move: its number, or its notation as shown in brackets. Enter alone draws the table again.
shell-help-undo = take back your last move, unless something became known since
shell-help-why = say why a move is not possible, or what it would do
shell-help-hint = ask a bot what it would do
shell-help-rules = the rules on a topic; without one, the list of topics
shell-help-log = what happened, the last N lines
shell-help-board = draw the table again
shell-help-scores = points by source
shell-help-options = the rules chosen for this match
shell-help-save = write a copy of the match to a new file
shell-help-lang = change the language
shell-help-help = this list
shell-help-quit = leave; the match is saved and can be resumed
shell-help-short = Commands may be shortened as long as they are clear.
shell-undo-none = Nothing can be taken back: there is no move of yours since dice, a card or another player decided.
shell-undo-done = Taken back: { $move }
shell-why-usage = Name a move, for example: why end
shell-why-legal = { $notation } is possible. { $move }
shell-why-illegal = { $notation } is not possible. { $reason }
shell-hint = { $bot } would play { $number } [{ $notation }]: { $move }
shell-hint-nobody = No bot is installed that could be asked.
shell-hint-adviser = The adviser
shell-rules-none = This game brings no rules to read.
shell-rules-unknown = The rules have nothing on "{ $topic }"; "rules" lists the topics.
shell-rules-topics = Topics (type rules and a number or a word):
shell-rules-english = This game has no rules in your language; here they are in English.
shell-log-usage = Give a number of lines, for example: log 30
shell-log-move = { $player }: { $move }
shell-log-hidden = { $player } has moved.
shell-options-name = Option
shell-options-value = Value
shell-options-meaning = Meaning
shell-options-changed = * differs from the usual
shell-save-usage = Name a file for the copy. Every move is saved anyway, in { $file }
shell-save-done = A copy is in { $file }
shell-save-failed = Not saved: { $problem }
shell-lang-known = Choose one of these: { $languages }.

## At a table server

shell-not-your-turn = It is not your turn.
shell-refused = Not done: { $problem }
shell-refused-stale = The table had moved on before your move arrived. Choose again.
shell-refused-too-many = Not so fast: { $problem }
shell-refused-not-allowed = This is not allowed here: { $problem }
shell-refused-not-seated = You do not play at this table.
shell-remote-table = Table { $table } at { $server }
shell-remote-watching = You are watching: you have no seat at this table.
shell-remote-deciding = { $player } decides
shell-remote-moved-on = The table has moved on; this is how it stands now.
shell-remote-lost = The connection is lost. It is being mended; nothing that was confirmed is lost.
shell-remote-back = The connection is back.
shell-remote-said = { $player }: { $text }
shell-remote-sat-down = { $player } sits down.
shell-remote-online = { $player } is here.
shell-remote-offline = { $player } is away.
shell-remote-taken-back = { $player } has taken back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
shell-remote-abandoned = The match was abandoned by agreement. It has no result.
shell-remote-frozen = The match cannot go on here: { $problem }
shell-remote-left = The table stays as it is, and your seat with it.
shell-remote-taken-over = A bot plays for you, as agreed. Type return to play yourself again.
shell-remote-extended = { $player } gets { $time } more on the clock.
shell-remote-rematch = A rematch is set up, and your seat is kept. Type rematch to sit down.
shell-remote-save-usage = Name a file for the record. The server keeps every move anyway.
shell-remote-guest = You are { $name } here. The key to this account is kept in { $file }
shell-remote-forgotten = The server does not know this terminal any more: you get a new account.
shell-remote-your-name = What shall the others call you?
shell-remote-aside = The key of the guest { $name } is kept in { $file }
shell-remote-claimed = You are { $name }, and the account has a password now. To be the same elsewhere: { $command }
shell-password = Password of { $name }:
shell-password-new = A new password, at least 8 characters:
shell-password-again = The same password again:
shell-people-open = open
shell-people-invited = kept for somebody invited
shell-people-bot = bot { $bot }
shell-people-left = gone, { $bot } plays on
shell-people-online = here
shell-people-offline = away
shell-help-chat = say something to everybody
shell-help-players = who sits where, and what is offered
shell-help-offer = propose what all must agree to
shell-help-accept = agree to an offer
shell-help-decline = decline an offer, or withdraw your own
shell-help-resign = give up: a bot takes your seat for good
shell-help-extend = give a player more time, if there is a clock
shell-help-orders = what is played for you by itself; switch it on or off
shell-help-return = come back to your seat, if a bot took it over by agreement
shell-help-rematch = once the match is over: another one with the same people
shell-help-invite = a code that lets somebody take an invited seat
shell-help-leave = give your seat back; a host takes the table away
shell-chat-usage = Say something, for example: chat hello
shell-offer-usage = Offer one of these: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
shell-offer-made = The others are asked.
shell-offer-accepted = You agreed.
shell-offer-declined = You declined.
shell-offer-none = There is no offer for you to answer.
shell-offer-which = Several offers wait for you; add the number.
shell-offer-answer = Type accept or decline.
shell-offer-settled = Offer { $number } is settled.
shell-offer-refused = { $player } has declined offer { $number }.
shell-offer-takeback = Offer { $number }: { $player } would like to go back to ply { $ply }.
shell-offer-abandon = Offer { $number }: { $player } would like to stop without a result.
shell-offer-takeover = Offer { $number }: { $player } proposes that { $bot } plays for { $other }.
shell-resign-sure = This cannot be taken back. If you are sure, type: resign yes
shell-extend-usage = Name a seat and the seconds it gets, for example: extend 2 300
shell-extend-no-clock = This table has no clock.
shell-orders-usage = Switch one of these on or off: { $orders }. For example: orders forced on
shell-order-forced = if there is only one move, it is made
shell-order-pass = whenever passing is possible, you pass
shell-return-none = There is nothing to come back to: no bot took your seat over by agreement.
shell-rematch-early = A rematch can be had once the match is over.
shell-wait = The match begins when every seat is taken.
shell-wait-help = The match begins when every seat is taken. You may type chat, players, invite, leave, help or quit.
shell-wait-closed = The table is gone.
shell-wait-left = You gave your seat back.
shell-invite-usage = Name the number of an invited seat, for example: invite 2
shell-invite-code = Invitation for seat { $seat }: { $code }   It is used with: { $command }
shell-invite-prompt = Invitation:
shell-tables-none = No table has an open seat.
shell-tables-no-own = You sit at no table.
shell-tables-join = To sit down: { $command }
shell-tables-which = Which table?
shell-status-open = open
shell-status-running = running

## Replaying

shell-replay-start = Before the first roll and draw.
shell-replay-undo = { $player } takes back ply { $ply }
shell-replay-at = Ply { $ply } of { $last }
shell-replay-keys = Enter next · b back · t next turn · j N jump · s start · e end · h help · q quit
shell-replay-key-next = next ply (Enter alone does the same)
shell-replay-key-back = one ply back
shell-replay-key-turn = to the next player's turn
shell-replay-key-jump = to ply N; the number alone does the same
shell-replay-key-start = to the start
shell-replay-key-end = to the end
shell-replay-key-help = this list
shell-replay-key-quit = leave
shell-replay-unknown = Type one of n b t j s e h q, or the number of a ply.
shell-replay-verified = { $file }: verified. { $plies ->
    [one] { $plies } ply is legal and its hash agrees
   *[other] { $plies } plies are legal and their hashes agree
}; { $draws ->
    [one] { $draws } draw is what the seed gives
   *[other] { $draws } draws are what the seed gives
}; the result agrees.

## Games and components

shell-games-players = { $least } to { $most } players
shell-games-version = rules version { $rules }, components { $content }
shell-games-choices = Values (* usual)
shell-games-bots = Bots: { $bots }
shell-content-provenance = { $game }, rows by origin: { $counts }
shell-content-stand-ins = { $rows ->
    [one] { $rows } row is a stand-in, marked !
   *[other] { $rows } rows are stand-ins, marked !
}
shell-content-sound = { $rows ->
    [one] { $rows } row, no problem
   *[other] { $rows } rows, no problem
}
shell-content-problems = { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
} in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
