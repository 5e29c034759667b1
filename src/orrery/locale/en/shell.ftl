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

## Points

shell-scores-place = Place
shell-scores-player = Player
shell-scores-total = Points

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
