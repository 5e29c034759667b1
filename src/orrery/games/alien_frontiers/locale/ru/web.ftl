### Рисованный стол Alien Frontiers в браузере.

af-web-board = Стол Alien Frontiers
af-web-none = нет
af-web-nobody = никто
af-web-about = { $what }: правила
af-web-you = { $player } (вы)
af-web-used = Применена в этот ход.
af-web-discard = Сброс: { $text }

## О чём речь сейчас

af-web-waiting = решает { $player }
af-web-choose-ships = Перетащите корабли на станцию или укажите корабли, затем станцию.
af-web-choose-station = Укажите станцию для выбранных кораблей.
af-web-dock-several = { $count ->
    [one] Стыкует { $count } корабль: { $ships }
    [few] Стыкует по очереди { $count } корабля: { $ships }
    [many] Стыкует по очереди { $count } кораблей: { $ships }
   *[other] Стыкует по очереди { $count } корабля: { $ships }
}
af-web-dock-total = Тогда сумма будет { $total } (на карту нужно { $need })
af-web-market-warning = Эта пара пока ничего не купит: с ней руда стоит топлива: { $price }, а у вас: { $fuel }. Пристыкуйте её, только если топливо придёт в этом ходу.
af-web-choose-target = Укажите цель; возможные места светятся.
af-web-choose-down = Укажите корабль, который потеряет 1.
af-web-choose-up = Укажите корабль, который получит 1.
af-web-all-placed = Все ваши корабли в доках.
af-web-over = Партия окончена.
af-web-end = Партия кончается, когда кто-то высадит все колонии.
af-web-end-rounds = Конец: кто-то высадит все колонии или пройдёт раунд { $rounds }.
af-web-last-round = Последний раунд: после него партия кончается.
af-web-end-near = Следующая колония закончит партию: { $players }!
af-web-to-land = { $player }: осталось высадить { $count }

## Названия мест и предметов для чтения вслух

af-web-station = { $place }. В доках: { $ships }. Свободных доков: { $free }
af-web-hub = { $place }. { $tracks }
af-web-track = { $player }: круг { $circle }, { $ships ->
    [one] { $ships } корабль в доке
    [few] { $ships } корабля в доках
    [many] { $ships } кораблей в доках
   *[other] { $ships } корабля в доках
}
af-web-hub-colony = { $player }: колония на круге { $circle } Центра
af-web-ship = { $owner } { $value }
af-web-ship-relic = Реликтовый корабль { $value } ({ $owner })
af-web-ship-at = { $place }: { $ship }
af-web-bay = { $place }. Корабли: { $ships }
af-web-bay-ships = Ремонтный док: { $player }, { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } корабля
}
af-web-bay-empty = пусто
af-web-die = Корабль со значением { $value }
af-web-die-relic = Реликтовый корабль со значением { $value }
af-web-territory = { $place }. Контроль: { $control }. Колонии: { $colonies }. Поля: { $fields }
af-web-colonies = { $place }, { $player }: { $count ->
    [one] { $count } колония
    [few] { $count } колонии
    [many] { $count } колоний
   *[other] { $count } колонии
}
af-web-field-at = { $field }: { $place }
af-web-field-isolation = Территория не даёт бонуса; контроль и очки остаются.
af-web-field-positron = 1 очко тому, кто контролирует территорию.
af-web-field-repulsor = Ни одна колония не попадёт на территорию и не покинет её.
af-web-relic = Реликтовый корабль продаётся
af-web-displayed = Открытая карта: { $card }
af-web-deck = Колода: { $count }
af-web-unseen = Ещё в колоде:
af-web-discards = Сброшено: { $count }
af-web-cycle = Сменить открытые карты (осталось смен: { $times })
af-web-trade = Обменять топливо ({ $fuel }) на 1 руду
af-web-use = Применить карту: { $card }
af-web-throw = Сбросить карту ради эффекта: { $card }
af-web-card-of = { $player }: { $card }
af-web-ships-of = { $player }: кораблей в игре { $ships }, в запасе { $stock }
af-web-colonies-of = { $player }: колоний высажено { $landed }, осталось { $left }
af-web-points-of = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
af-web-score = Шкала очков. { $scores }
af-web-mat-colonies = Колоний высажено: { $landed } из { $all }
af-web-mat-ships = Кораблей построено: { $built } из { $all }
af-web-mat-stock = Топливо и руда: { $count } из { $limit }
af-web-mat-too-many = Топливо и руда: { $count }; останется { $limit }
af-web-keep-loses = пропадёт: { af-sum }
af-web-no-cards = карт нет
af-web-no-points = пока без очков
