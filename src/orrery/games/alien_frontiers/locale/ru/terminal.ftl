### Стол Alien Frontiers

af-board-turn = сейчас ходит:
af-board-stations = Орбитальные станции
af-board-planet = Планета
af-board-players = Игроки
af-board-display = Открытые технологии
af-board-display-short = Открыты:
af-board-hub-docks = у каждого игрока { $docks ->
    [one] { $docks } док
    [few] { $docks } дока
    [many] { $docks } доков
   *[other] { $docks } дока
}
af-board-relic = Реликтовый корабль:
af-board-relic-hand = ждёт стыковки
af-board-points = Очки
af-board-fuel = Топл.
af-board-ore = Руда
af-board-ships = Кораб.
af-board-left = Колонии
af-board-hub = Центр
af-board-piles = колода { $deck }, сброс { $discards }
af-board-hand = { $ships ->
    [one] { $ships } корабль к стыковке
    [few] { $ships } корабля к стыковке
    [many] { $ships } кораблей к стыковке
   *[other] { $ships } корабля к стыковке
}

## Короткие подписи для стола

af-board-field-isolation = Изо
af-board-field-positron = Поз
af-board-field-repulsor = Реп
af-board-bonus-asimov = второй за ход корабль в Центре: +1 круг
af-board-bonus-bradbury = Конструктор колонии: на 1 руду меньше
af-board-bonus-burroughs = покупка Реликта: 1 топливо, 1 руда
af-board-bonus-heinlein = Рынок: всегда 1 топливо за 1 руду
af-board-bonus-herbert = Судоверфь: на 1 топливо и 1 руду меньше
af-board-bonus-lem = Преобразователь: +1 топливо за корабль
af-board-bonus-pohl = применение карты: на 1 топливо меньше
af-board-bonus-vanvogt = Шахта: первый корабль любой
af-board-station-artifact = Сумма 8: карта. Каждый корабль может сменить открытые.
af-board-station-constructor = Три равных корабля и 3 руды: посадка колонии.
af-board-station-hub = Любой корабль: колония на круг дальше; с последнего старт.
af-board-station-mine = Не ниже высшего здесь: 1 руда.
af-board-station-market = Пара: весь ход руда за топливо.
af-board-station-raiders = Три подряд: взять 4 ресурса или карту.
af-board-station-shipyard = Пара, топливо и руда: новый корабль.
af-board-station-solar = Топливо: половина значения, вверх.
af-board-station-terraform = Шестёрка, 1 топливо, 1 руда: посадка колонии; корабль теряется.
af-board-station-bay = Корабли без дока ждут здесь следующего броска.
af-board-card-city = 1 очко
af-board-card-monument = 1 очко
af-board-card-booster = 1 топливо: корабль +1 / сброс: убрать поле
af-board-card-crystal = топливо: чужой бонус / сброс: Позитронное поле
af-board-card-gravity = 2 топлива: -1 и +1 / сброс: Репульсорное поле
af-board-card-decoy = рейдерам достанется только эта карта
af-board-card-teleporter = 2 топлива: перенос корабля / сброс: перенос колонии
af-board-card-plasma = топливо: очистка доков / сброс: корабль в запас
af-board-card-polarity = 1 топливо: перевернуть корабль / сброс: обмен колоний
af-board-card-cache = после броска: 1 руда (нечёт) или 1 топливо (чёт)
af-board-card-stasis = 1 топливо: корабль -1 / сброс: Изоляционное поле
af-board-card-warper = 1 топливо: переброс / сброс: карта из сброса

## Что есть что

af-board-draw-pile = Колода
af-pile-discards = Стопка сброса
af-field-isolation-text = Территория, на которой оно лежит, не даёт бонуса.
af-field-positron-text = У того, кто контролирует территорию, на которой оно лежит, на 1 очко больше.
af-field-repulsor-text = На территорию, на которой оно лежит, нельзя поставить колонию, и убрать оттуда нельзя.
