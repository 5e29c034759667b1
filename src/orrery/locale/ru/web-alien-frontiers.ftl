### Рисованный стол Alien Frontiers в браузере.

web-af-board = Стол Alien Frontiers
web-af-none = нет
web-af-nobody = никто
web-af-more = … и ещё { $count }
web-af-about = { $what }: правила
web-af-you = { $player } (вы)
web-af-cancel = Отмена
web-af-used = Применена в этот ход.
web-af-discard = Сброс: { $text }

## О чём речь сейчас

web-af-waiting = решает { $player }
web-af-choose-ships = Укажите здесь корабли, затем станцию; или сразу станцию.
web-af-choose-station = Укажите станцию для выбранных кораблей.
web-af-choose-target = Укажите цель; возможные места светятся.
web-af-choose-down = Укажите корабль, который потеряет 1.
web-af-choose-up = Укажите корабль, который получит 1.
web-af-all-placed = Размещать больше нечего.
web-af-over = Партия окончена.
web-af-taken = взято: { $taken } из 4

## Названия мест и предметов для чтения вслух

web-af-station = { $place }. В доках: { $ships }. Свободных доков: { $free }
web-af-hub = { $place }. { $tracks }
web-af-track = { $player }: круг { $circle }, { $ships ->
    [one] { $ships } корабль в доке
    [few] { $ships } корабля в доках
    [many] { $ships } кораблей в доках
   *[other] { $ships } корабля в доках
}
web-af-hub-colony = { $player }: колония на круге { $circle } Центра
web-af-ship = { $owner } { $value }
web-af-ship-relic = Реликтовый корабль { $value } ({ $owner })
web-af-ship-at = { $place }: { $ship }
web-af-bay = { $place }. Корабли: { $ships }
web-af-bay-ships = Ремонтный док: { $player }, { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } корабля
}
web-af-bay-empty = пусто
web-af-die = Корабль со значением { $value }
web-af-die-relic = Реликтовый корабль со значением { $value }
web-af-territory = { $place }. Контроль: { $control }. Колонии: { $colonies }. Поля: { $fields }
web-af-colonies = { $place }, { $player }: { $count ->
    [one] { $count } колония
    [few] { $count } колонии
    [many] { $count } колоний
   *[other] { $count } колонии
}
web-af-field-at = { $field }: { $place }
web-af-field-isolation = Территория не даёт бонуса; контроль и очки остаются.
web-af-field-positron = 1 очко тому, кто контролирует территорию.
web-af-field-repulsor = Ни одна колония не попадёт на территорию и не покинет её.
web-af-relic = Реликтовый корабль продаётся
web-af-displayed = Открытая карта: { $card }
web-af-deck = Колода: { $count }
web-af-unseen = Ещё в колоде:
web-af-discards = Сброшено: { $count }
web-af-cycle = Сменить открытые карты (осталось смен: { $times })
web-af-trade = Обменять топливо ({ $fuel }) на 1 руду
web-af-use = Применить карту: { $card }
web-af-throw = Сбросить карту ради эффекта: { $card }
web-af-card-of = { $player }: { $card }
web-af-ships-of = { $player }: кораблей в игре { $ships }, в запасе { $stock }
web-af-colonies-left = { $player }: колоний ещё не размещено { $count }
web-af-points-of = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-af-score = Шкала очков. { $scores }
web-af-no-points = пока без очков

## Короткие подписи для новичков

web-af-short-artifact = Сумма кораблей 8: возьмите карту. Каждый может сменить открытые.
web-af-short-constructor = Три равных корабля и 3 руды: посадка колонии.
web-af-short-mine = Не ниже высшего здесь: 1 руда.
web-af-short-market = Пара: весь ход руда за топливо.
web-af-short-raiders = Три подряд: взять 4 ресурса или карту.
web-af-short-shipyard = Пара, топливо и руда: новый корабль.
web-af-short-solar = Топливо: половина значения, вверх.
web-af-short-terraform = Шестёрка, 1 топливо, 1 руда: посадка колонии; корабль теряется.
web-af-short-bay = Корабли без дока ждут здесь следующего броска.
