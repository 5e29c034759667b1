### Стол Alien Frontiers

shell-board-turn = сейчас ходит:
shell-board-stations = Орбитальные станции
shell-board-planet = Планета
shell-board-players = Игроки
shell-board-display = Открытые технологии
shell-board-hub-docks = у каждого игрока { $docks ->
    [one] { $docks } док
    [few] { $docks } дока
    [many] { $docks } доков
   *[other] { $docks } дока
}
shell-board-relic = Реликтовый корабль:
shell-board-relic-hand = ждёт стыковки
shell-board-points = Очки
shell-board-fuel = Топл.
shell-board-ore = Руда
shell-board-ships = Кораб.
shell-board-left = Колонии
shell-board-hub = Центр
shell-board-piles = колода { $deck }, сброс { $discards }
shell-board-hand = { $ships ->
    [one] { $ships } корабль к стыковке
    [few] { $ships } корабля к стыковке
    [many] { $ships } кораблей к стыковке
   *[other] { $ships } корабля к стыковке
}

## Короткие подписи для стола

shell-board-bonus-asimov = второй за ход корабль в Центре: +1 круг
shell-board-bonus-bradbury = Конструктор колоний: на 1 руду меньше
shell-board-bonus-burroughs = покупка Реликта: 1 топливо, 1 руда
shell-board-bonus-heinlein = Рынок: всегда 1 топливо за 1 руду
shell-board-bonus-herbert = Верфь: на 1 топливо и 1 руду меньше
shell-board-bonus-lem = Преобразователь: +1 топливо за корабль
shell-board-bonus-pohl = применение карты: на 1 топливо меньше
shell-board-bonus-vanvogt = Шахта: первый корабль любой
shell-board-card-city = 1 очко
shell-board-card-monument = 1 очко
shell-board-card-booster = 1 топливо: корабль +1 / сброс: убрать поле
shell-board-card-crystal = топливо: чужой бонус / сброс: Позитронное поле
shell-board-card-gravity = 2 топлива: -1 и +1 / сброс: Отталкивающее поле
shell-board-card-decoy = рейдерам достанется только эта карта
shell-board-card-teleporter = 2 топлива: перенос корабля / сброс: перенос колонии
shell-board-card-plasma = топливо: очистка доков / сброс: корабль в запас
shell-board-card-polarity = 1 топливо: перевернуть корабль / сброс: обмен колоний
shell-board-card-cache = после броска: 1 руда (нечёт) или 1 топливо (чёт)
shell-board-card-stasis = 1 топливо: корабль -1 / сброс: Изолирующее поле
shell-board-card-warper = 1 топливо: переброс / сброс: карта из сброса
