### Words that every game and the shell share.

common-player = Player { $number }
common-seat-bot = { $player } is now played by a bot: { $bot }
common-seat-person = { $player } is back at the table
common-left-resigned = { $player } has resigned
common-left-timeout = { $player } has run out of time
common-round = round { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player } has moved.

## Why a move is advised

common-why-only = There is nothing else to do.
common-why-equal = It makes little difference here.
common-why-points = { $points ->
    [one] It scores a point at once.
   *[other] It scores { $points } points at once.
}
common-why-position = It does most for your own position.
common-why-rival = It costs { $player } more than the other moves do.
common-why-later = It pays off in the moves that follow.

## Choosing a set

common-set-exactly = Choose { $count }.
common-set-between = Choose { $least } to { $most }.
common-set-up-to = Choose up to { $most }, or none.
common-set-chosen = { $count } chosen
common-set-sum = { $sum } of { $goal }
common-set-confirm = Confirm
common-set-nothing = Choose none
common-set-clear = Clear
common-set-none = There is nothing to choose together now.
common-set-unknown = This cannot be one of them.
common-set-many = At most { $most } may be chosen.
common-set-many-of = At most { $most } of these may be chosen: { $what }.
common-set-alike = These do not go together.
common-set-dear = These may be worth no more than { $most } together.
common-set-waste = One of these is not needed.
common-set-few = Choose { $missing } more.
common-set-few-of = Choose { $missing } more of these: { $what }.
common-set-short = { $missing } more to pay.

## Why a move is impossible, in every game

common-reason-over = The game is over.
common-reason-chance = Luck decides first.
common-reason-other-chance = That cannot come up now.
common-reason-no-chance = Nothing is rolled or drawn now: { $player } decides.
common-reason-pending = Another decision comes first: { $phase } ({ $player }).
common-reason-not-asked = That answers another question, which is not asked now: { $phase }.
common-reason-order = Named one at a time, these go in the order of the list, and this one is not next. Chosen together, their order is free.
