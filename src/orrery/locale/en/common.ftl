### Words that every game and the shell share.

common-player = Player { $number }
