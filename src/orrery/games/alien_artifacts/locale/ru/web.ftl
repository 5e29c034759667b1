### Alien Artifacts: слова доски в браузере.

aa-web-board = Стол Alien Artifacts
aa-web-leaves = Части стола
aa-web-leaf-table = Стол
aa-web-leaf-empire = Империя
aa-web-leaf-rivals = Соперники
aa-web-region-decks = Колоды планет, технологий и кораблей
aa-web-region-system = Система чужих
aa-web-region-end = Конец игры
aa-web-region-rivals = Другие игроки
aa-web-region-ask = Что решается сейчас
aa-web-region-own = Ваши очки, Банк и фракция
aa-web-region-hand = Ваши карты ресурсов
aa-web-region-held = Ваши артефакты и планы обороны
aa-web-region-turn = Торговля и конец хода
aa-web-rules-of = Правила: { $part }
aa-web-row-planet = Планеты
aa-web-row-tech = Технологии
aa-web-row-ship = Корабли
aa-web-nothing-planet = Пока нет планет: купите карту и откройте её за зелёные значки.
aa-web-nothing-tech = Пока нет технологий: купите карту и разработайте её за синие значки.
aa-web-nothing-ship = Пока нет кораблей: купите карту и постройте её за красные значки.
aa-web-left = осталось { $count }
aa-web-deck-empty = Колода пуста
aa-web-system = Система чужих: { $system }
aa-web-no-system = Ни одна система чужих не известна.
aa-web-reach = Ваши корабли дадут от { $from } до { $to }
aa-web-or-other-plan = (или другой)
aa-web-end = Конец
aa-web-end-text = Игра кончается, когда колода ресурсов исчерпана столько раз: { $decks }. Пока: { $gone }; карт в колоде: { $left }.
aa-web-decks-gone = колод ушло
aa-web-cards-left = { $count ->
    [one] карта осталась
    [few] карты остались
    [many] карт осталось
   *[other] карты осталось
}
aa-web-end-near = Последняя колода: когда её карты кончатся (ещё { $left }), начнётся последний раунд.
aa-web-last-round = Последний раунд: у всех поровну ходов, затем подсчёт очков.
aa-web-last-round-short = Последний раунд
aa-web-open-rival = Показать империю: { $player }
aa-web-attack-rival = Атаковать: { $player }
aa-web-rival = { $faction }. Очки: { $points }. Кредиты: { $credits }. Карт в руке: { $cards }. Карт в империи: { $empire }, строится: { $building }.
aa-web-rival-cards = Карт в империи: { $empire }, строится: { $building }
aa-web-empire = Империя: { $player }
aa-web-back = Назад к своей
aa-web-points = Очки, если бы игра кончилась сейчас
aa-web-bank = Кредиты
aa-web-bank-text = В Банке: { aa-credits }, вмещает { $most }
aa-web-hand = Карты в руке
aa-web-hand-empty = У вас нет карт в руке.
aa-web-resource = Карта ресурсов
aa-web-hand-card = Карта ресурсов, { $a } или { $b }, число { $number }
aa-web-section = { $section }; другая часть { $other }, число { $number }
aa-web-on-planet = { $section } на планете { $planet }
aa-web-planet-stock = Её картами платят, как картами с руки
aa-web-planet-bare = Добыча принесёт ей новые карты
aa-web-next = Следующая карта стоит { $cost }; карт не больше { $cards }
aa-web-cost = Цена
aa-web-most = { $cards ->
    [one] до { $cards } карты
   *[other] до { $cards } карт
}
aa-web-prepare = Подготовка
aa-web-prepare-text = Подложить карты ресурсов под карты этого ряда, на потом.
aa-web-mine = Добыча
aa-web-income = Доход
aa-web-offensive = Атака
aa-web-unblock = Снять
aa-web-trade = Торговля
aa-web-trade-colour = Торговать ресурсами: { $colour }
aa-web-pass = Пас
aa-web-end-turn = Конец хода
aa-web-faction-action = Действие вашей фракции, { $faction }
aa-web-waits = Решает { $player }: { $phase }
aa-web-limit = карты: { $marked } из { $cards }
aa-web-tokens = { $count ->
    [one] { $count } жетон блокады
    [few] { $count } жетона блокады
   *[other] { $count } жетонов блокады
}
aa-web-blockaded = { $count ->
    [one] Блокада: { $count } кредит за одно использование
    [few] Блокада: { $count } кредита за одно использование
   *[other] Блокада: { $count } кредитов за одно использование
}
aa-web-stock = { $count ->
    [one] { $count } карта ресурсов на ней
    [few] { $count } карты ресурсов на ней
   *[other] { $count } карт ресурсов на ней
}
aa-web-progress = значков под ней: { $icons } из { $cost }
aa-web-bonus = Собственная сила атаки: +{ $bonus }
aa-web-bonus-target = Собственная сила атаки: +{ $alien } против систем чужих, +{ $rival } против игроков
aa-web-condition = Не меньше { $least }: { $counted } – { $play } ПО в игре, { $end } ПО в конце
aa-web-stand-in = Названия и числа на этой карте придуманы нами взамен: настоящих не сообщает ни один источник.
aa-web-begins = Перед игрой: { $cards }
aa-web-round = раунд
aa-web-attack = Атака
aa-web-side-planet-logistic = Заселить: цены ниже навсегда
aa-web-side-planet-operational = Разрабатывать: сразу карты ресурсов
aa-web-side-tech-logistic = Внедрить: свойство для вас
aa-web-side-tech-operational = Продать: очки за то, что есть
aa-web-side-ship-logistic = Флот: платить картой больше
aa-web-side-ship-operational = Задание: корабль атакует
aa-web-turn-done = Действие сделано. Используйте что ещё хотите или завершите ход.
aa-web-nothing-happens = Ничего не происходит.
aa-web-keep-all = Оставить все
aa-web-discard-some = Сбросить { $count }
