### Слова, общие для всех игр и оболочки.

common-player = Игрок { $number }
common-seat-bot = Вместо игрока { $player } теперь играет бот: { $bot }
common-seat-person = { $player } снова за столом
common-round = раунд { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player }: действие сделано.
