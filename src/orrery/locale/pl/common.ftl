### Słowa wspólne dla wszystkich gier i powłoki.

common-player = Gracz { $number }
common-seat-bot = Za gracza { $player } gra teraz bot: { $bot }
common-seat-person = { $player } wraca do stołu
common-round = runda { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player }: ruch wykonany.
