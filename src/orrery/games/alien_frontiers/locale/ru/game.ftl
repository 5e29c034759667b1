### Alien Frontiers, по-русски.

af-title = Alien Frontiers
af-about = Кубики - это корабли: отправляйте их на станции, основывайте колонии и владейте чужой планетой.

af-fuel = топливо
af-ore = руда

## Части предложений

af-n-fuel = { $fuel ->
    [one] { $fuel } топливо
   *[other] { $fuel } топлива
}
af-n-ore = { $ore ->
    [one] { $ore } руда
   *[other] { $ore } руды
}
af-n-ships = { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
}
af-n-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
# В родительном падеже: «меньше трёх кораблей».
af-n-left = { $left ->
    [one] { $left } корабля
    [few] { $left } кораблей
    [many] { $left } кораблей
   *[other] { $left } корабля
}
# Цена или прибыль в топливе и руде.
af-sum = { $fuel ->
    [0] { $ore ->
        [0] бесплатно
       *[other] { af-n-ore }
    }
   *[other] { $ore ->
        [0] { af-n-fuel }
       *[other] { af-n-fuel } и { af-n-ore }
    }
}
af-missing = { $missing_fuel ->
    [0] { $missing_ore } руды
   *[other] { $missing_ore ->
        [0] { $missing_fuel } топлива
       *[other] { $missing_fuel } топлива и { $missing_ore } руды
    }
}
# Цена применения карты.
af-power-price = { $fuel ->
    [0] бесплатно
   *[other] { af-n-fuel }
}
af-set = { $relic ->
    [0] { $set }
   *[other] { $set } (один - Реликт)
}
af-needs-pair = пара
af-needs-triple = три одинаковых корабля
af-needs-straight = три корабля с последовательными значениями
af-lacks-six = неразмещённой шестёрки
af-lacks-relic = неразмещённого Реликта со значением 6
af-lacks-dock = свободного дока
af-lacks-price = { af-missing } (цена: { af-sum })
af-lacks-fleet = лишнего корабля (осталось бы меньше { af-n-left } вашего цвета)

## Реликтовый корабль и его значение

af-relic = Реликт
af-relic-1 = Реликт 1
af-relic-2 = Реликт 2
af-relic-3 = Реликт 3
af-relic-4 = Реликт 4
af-relic-5 = Реликт 5
af-relic-6 = Реликт 6

## Станции

af-station-artifact = Артефакт чужих
af-station-artifact-text = Любой корабль. За каждый пристыкованный корабль можно обновить три открытые карты. Когда сумма ваших кораблей не меньше 8, возьмите открытую карту; счёт начинается заново.
af-station-hub = Центр колонистов
af-station-hub-text = Любой корабль, на вашем треке. Каждый корабль двигает колонию на один круг. С круга 7 её можно запустить за 1 топливо и 1 руду.
af-station-constructor = Конструктор колонии
af-station-constructor-text = Три одинаковых корабля и 3 руды: посадка колонии.
af-station-mine = Лунная шахта
af-station-mine-text = Корабль не ниже самого высокого из стоящих там: 1 руда.
af-station-market = Орбитальный рынок
af-station-market-text = Два одинаковых корабля. В этот ход сколько угодно раз: платите топливо по значению одного из них и получаете 1 руду.
af-station-raiders = Аванпост рейдеров
af-station-raiders-text = Три корабля с последовательными значениями. Возьмите до четырёх ресурсов или одну карту. Большая сумма вытесняет стоящие там корабли.
af-station-shipyard = Судоверфь
af-station-shipyard-text = Два одинаковых корабля: постройка нового. Четвёртый стоит 1 топливо и 1 руду, пятый - по 2, шестой - по 3. Он участвует в следующем броске.
af-station-solar = Солнечный конвертор
af-station-solar-text = Любой корабль: топливо в размере половины его значения, с округлением вверх.
af-station-terraform = Станция терраформирования
af-station-terraform-text = Шестёрка, 1 топливо и 1 руда: посадка колонии. В начале вашего следующего хода корабль уходит в запас; должны остаться три других.
af-station-bay = Ремонтный док
af-station-bay-text = Для кораблей, которым негде пристыковаться, для новых и вытесненных. Они участвуют в следующем броске.

## Территории

af-territory-asimov = Кратер Азимова
af-territory-asimov-bonus = Раз за ход второй корабль в Центре колонистов двигает колонию ещё на один круг.
af-territory-bradbury = Плато Брэдбери
af-territory-bradbury-bonus = Конструктор колонии стоит на 1 руду меньше.
af-territory-burroughs = Пустыня Берроуза
af-territory-burroughs-bonus = Можно купить Реликтовый корабль за 1 топливо и 1 руду. При потере контроля он возвращается.
af-territory-heinlein = Равнины Хайнлайна
af-territory-heinlein-bonus = На Орбитальном рынке 1 руда всегда стоит 1 топливо.
af-territory-herbert = Долина Герберта
af-territory-herbert-bonus = Корабль на Судоверфи стоит на 1 топливо и 1 руду меньше.
af-territory-lem = Пустоши Лема
af-territory-lem-bonus = Каждый корабль у Солнечного конвертора приносит на 1 топливо больше.
af-territory-pohl = Холмы Пола
af-territory-pohl-bonus = Каждое применение карты стоит на 1 топливо меньше.
af-territory-vanvogt = Горы Ван Вогта
af-territory-vanvogt-bonus = Первый за ход корабль в Лунной шахте может быть любого значения.

## Генераторы полей

af-field-isolation = Изоляционное поле
af-field-positron = Позитронное поле
af-field-repulsor = Репульсорное поле

## Карты технологий

af-card-city = Город чужих
af-card-city-power = 1 победное очко.
af-card-monument = Монумент чужих
af-card-monument-power = 1 победное очко.
af-card-booster = Ускоритель
af-card-booster-power = 1 топливо: +1 к одному неразмещённому кораблю.
af-card-booster-discard = Убрать с планеты один генератор поля.
af-card-crystal = Кристалл данных
af-card-crystal-power = 1 топливо за каждую колонию на территории: её бонус ваш до конца хода. Кроме Пустыни Берроуза.
af-card-crystal-discard = Поставить или переместить Позитронное поле: 1 очко тому, кто контролирует территорию.
af-card-gravity = Манипулятор гравитации
af-card-gravity-power = 2 топлива: -1 к одному неразмещённому кораблю и +1 к другому.
af-card-gravity-discard = Поставить или переместить Репульсорное поле: колонии не попадают на территорию и не покидают её.
af-card-decoy = Голографический мираж
af-card-decoy-power = Рейдеры могут взять у вас только эту карту.
af-card-teleporter = Орбитальный телепортатор
af-card-teleporter-power = 2 топлива: перенести свой пристыкованный корабль на другую станцию.
af-card-teleporter-discard = Перенести одну колонию любого игрока на другую территорию.
af-card-plasma = Плазменная пушка
af-card-plasma-power = 1 топливо за корабль: вытеснить чужие корабли с одной станции.
af-card-plasma-discard = Вернуть чужой корабль в запас; должны остаться три.
af-card-polarity = Поляризирующее устройство
af-card-polarity-power = 1 топливо: перевернуть один неразмещённый корабль на противоположную грань.
af-card-polarity-discard = Поменять местами две колонии на двух территориях.
af-card-cache = Тайник ресурсов
af-card-cache-power = После вашего броска: 1 руда, если больше нечётных, 1 топливо, если больше чётных, а если поровну - и то и другое, и карта уходит.
af-card-stasis = Стазис-луч
af-card-stasis-power = 1 топливо: -1 к одному неразмещённому кораблю.
af-card-stasis-discard = Поставить или переместить Изоляционное поле: территория не даёт бонуса.
af-card-warper = Темпоральный искривитель
af-card-warper-power = 1 топливо: перебросить любое число неразмещённых кораблей.
af-card-warper-discard = Взять карту из сброса.

## Очки

af-score-colonies = Колонии
af-score-territories = Территории
af-score-city = Город чужих
af-score-monument = Монумент чужих
af-score-positron = Позитронное поле

## Решения

af-phase-main = Основная фаза
af-phase-main-prompt = Стыкуйте корабли и применяйте карты в любом порядке.
af-phase-land = Посадка
af-phase-land-prompt = Выберите территорию для колонии.
af-phase-raid = Рейд
af-phase-raid-prompt = Возьмите до четырёх ресурсов или одну карту.
af-phase-cannon = Плазменная пушка
af-phase-cannon-prompt = Выберите корабли, которые будут вытеснены.
af-phase-teleport = Орбитальный телепортатор
af-phase-teleport-prompt = Выберите другую станцию для переносимого корабля.
af-phase-warp = Темпоральный искривитель
af-phase-warp-prompt = Выберите корабли для переброса.
af-phase-blast = Сброс Плазменной пушки
af-phase-blast-prompt = Выберите корабль, который уйдёт в запас.
af-phase-move = Перенос колонии
af-phase-move-prompt = Выберите колонию для переноса.
af-phase-move-to = Перенос колонии
af-phase-move-to-prompt = Выберите территорию, куда она переносится.
af-phase-swap = Обмен колоний
af-phase-swap-prompt = Выберите две колонии двух игроков, на двух территориях.
af-phase-swap-with = Обмен колоний
af-phase-swap-with-prompt = Выберите колонию, с которой она меняется местами.
af-phase-keep = Восемь ресурсов
af-phase-keep-prompt = Выберите восемь ресурсов, которые останутся.
af-phase-chance = Случай
af-phase-chance-prompt = Сейчас решают кубики или карты.
af-phase-over = Конец игры
af-phase-over-prompt = Последняя колония уже на планете.

## Настройки

af-option-edition = Издание
af-option-edition-doc = По какому изданию берутся значения остальных настроек.
af-option-edition-second = второй тираж (2011)
af-option-edition-first = первый тираж (2010)
af-option-long_game = Долгая игра
af-option-long_game-doc = Втроём и вчетвером все начинают с восемью колониями.
af-option-first = Первый игрок
af-option-first-doc = Кто ходит первым.
af-option-first-highest = самый высокий бросок
af-option-first-random = случайное место
af-option-first-seat = первое место
af-option-raid_compare = Вытеснение рейдеров
af-option-raid_compare-doc = Что сравнивается, если Аванпост рейдеров занят.
af-option-raid_compare-total = сумма кораблей
af-option-raid_compare-lowest_die = младший корабль
af-option-raid_exact = Полный рейд
af-option-raid_exact-doc = Рейд за ресурсами обязан взять четыре или все, какие есть.
af-option-last_colony_cc = Последняя колония из Центра
af-option-last_colony_cc-doc = Конструктор колонии тоже может посадить последнюю колонию с трека Центра колонистов.
af-option-asimov_per_pair = Кратер Азимова за пару
af-option-asimov_per_pair-doc = Кратер Азимова помогает каждому второму кораблю в Центре, а не раз за ход.
af-option-auto_discard = Автоматический возврат
af-option-auto_discard-doc = Ресурсы сверх восьми возвращаются сами, сначала топливо.
af-option-plasma_single_victim = Одна цель
af-option-plasma_single_victim-doc = Плазменная пушка стреляет по кораблям только одного игрока.
af-option-plasma_ignore_ts = Корабль терраформирования в счёте
af-option-plasma_ignore_ts-doc = Корабль на Станции терраформирования входит в четыре, которые должны быть у цели Плазменной пушки.
af-option-plasma_relic_literal = Для Реликта нужны четыре корабля
af-option-plasma_relic_literal-doc = Плазменную пушку можно сбросить против Реликта, только если у его владельца есть четыре других корабля.
af-option-free_maintenance = Свободный Ремонтный док
af-option-free_maintenance-doc = Любой корабль может в любой момент уйти в Ремонтный док.
af-option-whole_groups = Только целые группы
af-option-whole_groups-doc = Доки разбитой пары или тройки остаются закрытыми.
af-option-finite_tokens = Ограниченные ресурсы
af-option-finite_tokens-doc = В игре только 30 жетонов топлива и 20 жетонов руды.
af-option-excess_all_turn = Лишние шаги ждут
af-option-excess_all_turn-doc = Лишние шаги в Центре ждут запуска до конца хода.
af-option-round_limit = Предел раундов
af-option-round_limit-doc = Игра кончается после стольких раундов; 0 - без предела.

## Действия

af-move-artifact = { af-station-artifact }: корабль { $ship }, сумма { $total } (карта от { $need })
af-move-hub = { af-station-hub }: корабль { $ship }, { af-n-steps } до круга { $circle }
af-move-hub-spare = { af-station-hub }: корабль { $ship }, { af-n-steps }, дальше круга { $circle }: немедленный запуск сохранит остаток
af-move-constructor = { af-station-constructor }: { af-set }, посадка колонии (цена: { af-n-ore })
af-move-mine = { af-station-mine }: корабль { $ship }, +{ af-n-ore }
af-move-market = { af-station-market }: { af-set }, затем 1 руда по цене: { af-n-fuel }
af-move-raiders = { af-station-raiders }: рейд, корабли { af-set }
af-move-raiders-bump = { af-station-raiders }: рейд, корабли { af-set }; вытеснение: { af-n-ships }
af-move-shipyard = { af-station-shipyard }: { af-set }, постройка корабля № { $number } ({ af-sum })
af-move-shipyard-none = { af-station-shipyard }: { af-set }, но в запасе больше нет корабля
af-move-solar = { af-station-solar }: корабль { $ship }, +{ af-n-fuel }
af-move-terraform = { af-station-terraform }: корабль { $ship }, посадка колонии (цена: { af-sum }); корабль теряется
af-move-bay = { af-station-bay }: корабль { $ship }
af-move-trade = { af-station-market }: обмен, { af-n-fuel } на 1 руду
af-move-trade-closed = { af-station-market }: обмен топлива на руду
af-move-launch = { af-station-hub }: запуск колонии (цена: { af-sum })
af-move-launch-spare = { af-station-hub }: запуск колонии (цена: { af-sum }); следующей - { af-n-steps }
af-move-buy-relic = { af-territory-burroughs }: покупка Реликтового корабля (цена: { af-sum })
af-move-cycle = { af-station-artifact }: { $cards ->
    [one] { $cards } новая карта
    [few] { $cards } новые карты
    [many] { $cards } новых карт
   *[other] { $cards } новой карты
} (осталось: { $times ->
    [one] { $times } обновление
    [few] { $times } обновления
    [many] { $times } обновлений
   *[other] { $times } обновления
})
af-move-claim = { af-station-artifact }: карта «{ $card }» (сумма { $total })
af-move-boost = { af-card-booster }: { $ship } превращается в { $value } ({ af-power-price })
af-move-stasis = { af-card-stasis }: { $ship } превращается в { $value } ({ af-power-price })
af-move-flip = { af-card-polarity }: { $ship } превращается в { $value } ({ af-power-price })
af-move-gravity = { af-card-gravity }: { $down } превращается в { $lower }, { $up } - в { $higher } ({ af-power-price })
af-move-borrow = { af-card-crystal }: бонус территории на этот ход - { $territory } ({ af-power-price })
af-move-cannon = { af-card-plasma }: огонь по станции - { $station } ({ af-n-fuel } за корабль)
af-move-cannon-pohl = { af-card-plasma }: огонь по станции - { $station } ({ af-n-fuel } за корабль, { $first ->
    [0] первый бесплатно
    [one] за первый { $first } топливо
   *[other] за первый { $first } топлива
})
af-move-cannon-stock = { af-card-plasma }: огонь по станции - { $station }, корабль уходит в запас ({ af-power-price })
af-move-cannon-relic = { af-card-plasma }: огонь по станции - { $station }, Реликтовый корабль возвращается в Пустыню Берроуза ({ af-power-price })
af-move-teleport = { af-card-teleporter }: корабль { $ship } покидает станцию - { $station } ({ af-power-price })
af-move-warp = { af-card-warper }: переброс неразмещённых кораблей ({ af-power-price })
af-move-dampen = Сброс карты «{ af-card-booster }»: убрать генератор - { $field }
af-move-isolate = Сброс карты «{ af-card-stasis }»: { af-field-isolation } - { $territory }
af-move-positron = Сброс карты «{ af-card-crystal }»: { af-field-positron } - { $territory }
af-move-repulse = Сброс карты «{ af-card-gravity }»: { af-field-repulsor } - { $territory }
af-move-fetch = Сброс карты «{ af-card-warper }»: из сброса карта «{ $card }»
af-move-blast = Сброс карты «{ af-card-plasma }»: чужой корабль уходит в запас
af-move-move = Сброс карты «{ af-card-teleporter }»: перенос колонии
af-move-swap = Сброс карты «{ af-card-polarity }»: обмен двух колоний
af-move-end = Конец хода
af-move-end-bay = Конец хода; в Ремонтный док: { af-n-ships }
af-move-done = Готово
af-move-done-raid = Конец рейда
af-move-done-cannon = Прекратить огонь
af-move-done-warp = Переброс: { af-n-ships }
af-move-land = Посадка: { $territory }
af-move-land-control = Посадка и захват контроля: { $territory }
af-move-move-to = Колония переносится сюда: { $territory }
af-move-colony = Колония: { $territory } ({ $owner })
af-move-ship = { $station }: корабль { $ship } ({ $owner }) уходит в запас
af-move-ship-relic = { $station }: Реликтовый корабль ({ $owner }) возвращается в Пустыню Берроуза
af-move-shoot = { $station }: вытеснение, корабль { $ship } ({ $owner }) - { af-power-price }
af-move-shoot-stock = { $station }: корабль { $ship } ({ $owner }) уходит в запас - { af-power-price }
af-move-shoot-relic = { $station }: { $ship } ({ $owner }) возвращается в Пустыню Берроуза - { af-power-price }
af-move-bay-ship = { af-station-bay }: корабль ({ $owner }) уходит в запас
af-move-bay-relic = { af-station-bay }: Реликтовый корабль ({ $owner }) возвращается в Пустыню Берроуза
af-move-take-fuel = Взять 1 топливо ({ $owner })
af-move-take-ore = Взять 1 руду ({ $owner })
af-move-steal = Взять карту: { $card } ({ $owner })
af-move-steal-owned = Взять карту: { $card } ({ $owner }); такая у вас уже есть, карта уйдёт в сброс
af-move-pick = Переброс: корабль { $ship }
af-move-keep = Остаётся: { af-n-fuel } и { af-n-ore }
af-move-draw = Открыта карта: { $card }
af-move-first = Первый игрок: { $player }
af-move-relic = Бросок Реликтового корабля: { $value }
af-move-roll = Бросок: { $dice }

## Что произошло

af-event-first-roll = { $player }: бросок за первый ход, { $value }
af-event-first = Первый ход: { $player }
af-event-display = Открыта карта: { $card }
af-event-dealt = { $player }: начальная карта - { $card }
af-event-turn = Раунд { $round }: { $player }
af-event-roll = { $player }: бросок { $dice }
af-event-relic-roll = { $player }: бросок Реликтового корабля { $value }
af-event-cache = { $player }: { af-card-cache }, +{ af-sum }
af-event-cache-spent = { $player }: { af-card-cache }, +{ af-sum }; карта уходит
af-event-artifact = { $player }: { af-station-artifact }, корабль { $value }, сумма { $total }
af-event-hub = { $player }: { af-station-hub }, колония на круге { $circle }
af-event-launch = { $player }: колония стартует из Центра колонистов
af-event-mine = { $player }: { af-station-mine }, корабль { $value }, +{ af-n-ore }
af-event-solar = { $player }: { af-station-solar }, корабль { $value }, +{ af-n-fuel }
af-event-shipyard = { $player }: постройка корабля № { $number } ({ af-sum })
af-event-dock = { $player }: стыковка - { $station }
af-event-trade = { $player }: обмен, { af-n-fuel } на 1 руду
af-event-take = { $player } совершает рейд: { $victim } теряет 1 × { $resource }
af-event-steal = { $player } совершает рейд: { $victim } теряет карту «{ $card }»
af-event-claim = { $player } получает карту: { $card }
af-event-cycle = { $player } обновляет открытые карты
af-event-power = { $player } применяет карту: { $card }
af-event-borrow = { $player }: { af-card-crystal }, бонус территории - { $territory }
af-event-cannon = { $player } вытесняет корабль: { $station } ({ $victim })
af-event-cannon-stock = { $player } отправляет корабль в запас: { $station } ({ $victim })
af-event-discard = { $player } сбрасывает карту: { $card }
af-event-field = { $field }: теперь здесь - { $territory }
af-event-field-removed = { $field }: убрано с планеты
af-event-fetch = { $player } берёт из сброса: { $card }
af-event-blast = { $player } отправляет корабль в запас ({ $victim })
af-event-move = { $player } переносит колонию ({ $owner }): { $source } → { $target }
af-event-swap = { $player } меняет колонии местами: { $source } ({ $owner }) и { $target } ({ $other })
af-event-landed = { $player }: посадка колонии - { $territory }
af-event-control = { $player } контролирует территорию: { $territory }
af-event-control-lost = { $territory }: контроль потерян ({ $player })
af-event-relic-bought = { $player } покупает Реликтовый корабль
af-event-relic-returns = Реликтовый корабль возвращается в Пустыню Берроуза ({ $player })
af-event-keep = { $player }: остаётся { af-n-fuel } и { af-n-ore }
af-event-last-colony = { $player }: последняя колония на планете, игра окончена
af-event-round-limit = Игра окончена: { $rounds ->
    [one] прошёл { $rounds } раунд
    [few] прошло { $rounds } раунда
    [many] прошло { $rounds } раундов
   *[other] прошло { $rounds } раунда
}

## Почему такой ход

af-hint-race = Приближает вашу последнюю колонию.
af-hint-ships = Больше всего помогает вашему флоту.
af-hint-means = Лучше готовит следующую высадку: топливо, руда или шаг в Центре колонистов.
af-hint-cards = Больше всего помогает вашим картам технологий.
af-hint-territories = Больше всего укрепляет вас на территориях.
af-hint-turn = Оставляет больше кораблей для следующих действий этого хода.

## Почему нельзя

af-why-not-in-deck = Этой карты нет в колоде: { $card }.
af-why-dice = Число кораблей в этом броске: { $ships }, не больше и не меньше.
af-why-first = За этим столом начинает { $player }.
af-why-no-seat = Число игроков за этим столом: { $players }.
af-why-nothing-open = Завершать нечего; ход заканчивает «end».
af-why-price = Цена: { af-sum }; не хватает { af-missing }.
af-why-all-placed = Все ваши корабли уже размещены.
af-why-no-ship = Ни один из ваших неразмещённых кораблей не показывает { $ship }.
af-why-needs = { $station }: требуется { $needs }, а среди ваших неразмещённых кораблей этого нет.
af-why-no-set = { $station }: требуется { $needs }; из ваших неразмещённых кораблей не складывается { af-set }.
af-why-relic-absent = Реликтового корабля нет среди ваших неразмещённых кораблей.
af-why-relic-value = Реликтовый корабль показывает { $value }; здесь нужно: { $needed }.
af-why-docks = { $station }: свободных доков { $free }, нужно { $need }.
af-why-docks-broken = { $station }: свободные доки принадлежат разбитым группам, а за этим столом они закрыты.
af-why-mine = { af-station-mine } принимает от { $value } и выше: там стоит { $value }, а этот корабль - { $ship }.
af-why-raid-total = { af-station-raiders }: сумма стоящих там кораблей - { $docked }; ваша сумма { $total } не больше.
af-why-raid-lowest = { af-station-raiders }: младший из стоящих там кораблей - { $value }; { $set } начинается не выше.
af-why-no-stock = У вас не осталось кораблей в запасе.
af-why-hub-full = Ваша колония на круге { $circle }: сначала её нужно запустить.
af-why-no-colony = У вас не осталось колоний.
af-why-last-colony = Последняя колония - на треке Центра колонистов, а за этим столом Конструктор колонии не может её взять.
af-why-terraform-two = { af-station-terraform }: не хватает { $first }; { $second }.
af-why-terraform-three = { af-station-terraform }: не хватает { $first }; { $second }; { $third }.
af-why-terraform-four = { af-station-terraform }: не хватает { $first }; { $second }; { $third }; { $fourth }.
af-why-fleet = Кораблей вашего цвета: { $ships }. Без теряемого осталось бы меньше { af-n-left }.
af-why-bay = Корабль { $ship } может пристыковаться, например здесь: { $station }. В Ремонтный док идут только корабли, которым негде пристыковаться.
af-why-end = Корабль { $ship } ещё может пристыковаться, например здесь: { $station }.
af-why-no-pair = На Орбитальном рынке нет вашей пары.
af-why-supply = В банке не осталось руды.
af-why-launch = Запустить можно только колонию с круга { $last } в Центре колонистов; { $circle ->
    [0] ваш трек пуст
   *[other] ваша на круге { $circle }
}.
af-why-relic-out = Реликтовый корабль уже в игре: { $player }.
af-why-relic-control = Реликтовый корабль покупает только тот, кто контролирует территорию: { $territory }.
af-why-isolated = { $territory }: Изоляционное поле отнимает бонус.
af-why-cycle = Открытые карты обновляют один раз за каждый ваш корабль, пристыкованный в этот ход к Артефакту чужих после последней взятой карты; обновлений не осталось.
af-why-display-empty = Нет открытых карт, которые можно обновить.
af-why-not-displayed = Этой карты нет среди открытых: { $card }.
af-why-card-owned = Эта карта у вас уже есть: { $card }; двух копий не бывает ни у кого.
af-why-claim = Для карты нужна сумма { $need } ваших кораблей, пристыкованных в этот ход к Артефакту чужих; ваша сумма - { $total }.
af-why-card-missing = У вас нет этой карты: { $card }.
af-why-card-used = Карта уже применялась в этот ход: { $card }.
af-why-discard-used = За ход можно сбросить ради эффекта только одну карту, и это уже сделано.
af-why-face = Корабль { $ship }: так изменить нельзя, значения - от 1 до 6.
af-why-two-ships = Нужны два разных корабля, а такой неразмещённый только один: { $ship }.
af-why-borrow-burroughs = Этот бонус Кристалл данных не даёт никогда: { $territory }.
af-why-borrow-own = Эта территория под вашим контролем: { $territory }.
af-why-borrow-empty = На этой территории нет колоний: { $territory }.
af-why-cannon-empty = { $station }: чужих кораблей там нет.
af-why-teleport-terraform = { $station }: корабль оттуда перенести нельзя.
af-why-not-docked = { $station }: там нет вашего корабля ({ $ship }).
af-why-teleport-nowhere = { $station }: корабль { $ship } не может пристыковаться ни к какой другой станции.
af-why-field-off = { $field }: на планете его нет.
af-why-field-there = { $field }: уже здесь - { $territory }; нужна другая территория.
af-why-not-discarded = Этой карты нет в сбросе: { $card }.
af-why-blast-none = Ни у кого из других игроков нет корабля, который можно отправить в запас: осталось бы меньше { af-n-left } их цвета.
af-why-move-none = Ни одну колонию перенести нельзя.
af-why-swap-none = Нет двух колоний разных игроков на двух территориях, которые можно поменять местами.
af-why-repulsor = { $territory }: Репульсорное поле не впускает и не выпускает колонии.
af-why-move-same = Колония уже там: { $territory }.
af-why-no-colony-there = { $territory }: колоний нет ({ $player }).
af-why-swap-order = Колонии называют в порядке территорий или отмечают обе сразу.
af-why-swap-partner = Ни одна колония другого игрока на другой территории не может поменяться с ней местами.
af-why-swap-same = Обе колонии были бы с одной территории ({ $territory }), а нужны две.
af-why-swap-owner = Обе колонии принадлежат одному игроку ({ $player }): ничего бы не изменилось.
af-why-raid-exact = За этим столом рейд берёт { $limit ->
    [one] { $limit } ресурс
    [few] { $limit } ресурса
   *[other] { $limit } ресурсов
} или все, какие есть; осталось взять: не больше { $left }.
af-why-raid-self = Рейд на собственные ресурсы и карты невозможен.
af-why-raid-mixed = Часть ресурсов уже взята: рейд берёт ресурсы или одну карту, но не то и другое.
af-why-decoy = { $player } держит Голографический мираж: взять можно только эту карту.
af-why-steal-none = { $player }: этой карты там нет - { $card }.
af-why-take-none = { $player }: 0 × { $resource }, брать нечего.
af-why-take-order = По одному ресурсы берут по порядку игроков, топливо раньше руды: эта очередь уже прошла.
af-why-own-ship = Плазменная пушка не действует на ваши собственные корабли.
af-why-no-ship-there = { $station }: там нет такого корабля - { $ship } ({ $player }).
af-why-cannon-first = Выберите хотя бы один корабль.
af-why-cannon-bay = Корабли в Ремонтном доке - не цель.
af-why-cannon-station = Плазменная пушка действует на одну станцию, сейчас: { $station }.
af-why-cannon-victim = За этим столом Плазменная пушка действует на корабли одного игрока, сейчас: { $player }.
af-why-cannon-order = По одному корабли выбирают в порядке списка: этот уже пропущен.
af-why-blast-terraform = Осталось бы меньше { af-n-left } этого цвета, ведь один стоит на Станции терраформирования: { $player }.
af-why-blast-fleet = Осталось бы меньше { af-n-left } этого цвета: { $player }.
af-why-blast-relic = За этим столом Реликтовый корабль - цель, только если у его владельца ({ $player }) не меньше стольких кораблей: { $need }.
af-why-bay-relic = В этом Ремонтном доке нет Реликтового корабля: { $player }.
af-why-bay-empty = В Ремонтном доке нет корабля: { $player }.
af-why-teleport-bay = Переносимый корабль должен пристыковаться к станции.
af-why-teleport-source = Переносимый корабль не может вернуться: { $station }.
af-why-teleport-without = Переносимый корабль { $ship } должен участвовать.
af-why-warp-first = Выберите хотя бы один корабль для переброса.
af-why-picked = Все такие корабли уже выбраны: { $ship }.
af-why-warp-order = По одному корабли выбирают от младших к старшим: это значение уже пропущено.
af-why-keep = Остаётся ровно { $limit } из того, что у вас есть: { af-n-fuel } и { af-n-ore }.
