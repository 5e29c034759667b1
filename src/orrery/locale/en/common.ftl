### Words that every game and the shell share.

common-player = Player { $number }
common-seat-bot = { $player } is now played by a bot: { $bot }
common-seat-person = { $player } is back at the table
