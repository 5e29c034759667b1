### Words that every game and the shell share.

common-player = Player { $number }
common-seat-bot = { $player } is now played by a bot: { $bot }
common-seat-person = { $player } is back at the table
common-round = round { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player } has moved.
