### Słowa wspólne dla wszystkich gier i powłoki.

common-player = Gracz { $number }
common-seat-bot = Za gracza { $player } gra teraz bot: { $bot }
common-seat-person = { $player } wraca do stołu
