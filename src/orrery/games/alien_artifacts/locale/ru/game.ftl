### Alien Artifacts: слова игры.

aa-title = Alien Artifacts
aa-about = Постройте империю из двусторонних карт. Посылайте корабли к чужим системам или к соседям.

## Компоненты

aa-class-planet = планета
aa-class-tech = технология
aa-class-ship = корабль
aa-colour-blue = синий
aa-colour-green = зелёный
aa-colour-red = красный
aa-colour-gold = золотой
aa-type-exploration = Разведка
aa-type-expansion = Экспансия
aa-type-extermination = Истребление
aa-type-exploitation = Эксплуатация
aa-side-logistic = логистическая сторона
aa-side-operational = оперативная сторона
aa-planet-vitrivius-xxi = Витривиус XXI
aa-planet-mika-1 = Мика 1
aa-planet-dalekoslaw = Дальний Свет
aa-planet-ostoja-sigma = Приют Сигма
aa-planet-wrota-ilmen = Врата Ильменя
aa-planet-tarnina-vii = Терновник VII
aa-planet-cichy-port = Тихий Порт
aa-planet-halny = Суховей
aa-planet-perla-oriel = Жемчужина Ориэль
aa-planet-bursztyn-9 = Янтарь 9
aa-planet-calcine = Кальцине
aa-planet-kowadlo = Наковальня
aa-planet-czerwony-step = Красная Степь
aa-planet-rdzawiec = Ржавая Заводь
aa-planet-bastion-omikron = Бастион Омикрон
aa-planet-garda-iii = Страж III
aa-planet-popielnik = Пепелище
aa-planet-zelazna-gran = Железный Кряж
aa-planet-szaniec = Редут
aa-planet-grot-hektora = Копьё Гектора
aa-planet-gutenberg = Гутенберг
aa-planet-nowa-wisla = Новая Висла
aa-planet-zasiewy = Всходы
aa-planet-kolebka-tau = Колыбель Тау
aa-planet-trzy-ksiezyce = Три Луны
aa-planet-osada-lindy = Поселение Линды
aa-planet-zielony-krag = Зелёный Круг
aa-planet-przystan-ewy = Пристань Евы
aa-planet-rozstaje = Распутье
aa-planet-dolina-mgiel = Долина Туманов
aa-planet-zlotonosna = Златоречье
aa-planet-mennica = Монетный Двор
aa-planet-targ-zewnetrzny = Внешний Рынок
aa-planet-krater-talarow = Кратер Талеров
aa-planet-solnica-ii = Солеварня II
aa-planet-kantor-rubiezy = Контора Рубежей
aa-planet-zyla-macieja = Жила Матвея
aa-planet-skarbnik = Казначей
aa-planet-lombard = Ломбард
aa-planet-czynszowa = Оброчная
aa-ship-black-death = Чёрная Смерть
aa-ship-hammer-of-pollux = Молот Поллукса
aa-ship-battering-ram = Таран
aa-ship-belt-reaper = Жнец Поясов
aa-ship-hornet-swarm = Рой Шершней
aa-ship-ironclad-oakbreaker = Броненосец Вырвидуб
aa-ship-titans-fork = Вилы Титана
aa-ship-frontier-fury = Ярость Рубежа
aa-ship-bailiff-of-war = Палач
aa-ship-last-argument = Последний Довод
aa-ship-lamplighter = Фонарщик
aa-ship-north-needle = Северная Игла
aa-ship-wandering-falcon = Вольный Сокол
aa-ship-compass = Компас
aa-ship-long-stride = Долгий Шаг
aa-ship-mother-probe = Матка Зондов
aa-ship-night-watcher = Ночной Дозорный
aa-ship-tracker = Следопыт
aa-ship-free-marten = Вольная Куница
aa-ship-scout-nine = Девятый Разведчик
aa-ship-sowers-ark = Ковчег Сеятелей
aa-ship-coloniser-bug = Колонизатор Буг
aa-ship-ploughshare = Лемех
aa-ship-pacemaker = Передовик
aa-ship-good-tidings = Благая Весть
aa-ship-thousand-tents = Тысяча Шатров
aa-ship-granary = Житница
aa-ship-householder = Хозяин
aa-ship-procession = Шествие
aa-ship-bridges-of-andromeda = Мосты Андромеды
aa-ship-penny-by-penny = Грош к Грошу
aa-ship-debt-collector = Судебный Пристав
aa-ship-bill-galleon = Вексельный Галеон
aa-ship-customs-officer = Таможенник
aa-ship-fat-purse = Тугой Кошель
aa-ship-hired-blade = Наёмник
aa-ship-caravan = Караван
aa-ship-toll-taker = Сборщик
aa-ship-golden-hook = Золотой Крюк
aa-ship-broker = Маклер
aa-tech-orbital-harvesters = Орбитальные жнецы
aa-tech-probe-web = Сеть зондов
aa-tech-deep-cartography = Глубинная картография
aa-tech-plasma-drills = Плазменные буры
aa-tech-first-contact-protocol = Протокол первого контакта
aa-tech-far-expedition = Дальний поход
aa-tech-vacuum-greenhouses = Вакуумные теплицы
aa-tech-pulsar-observatory = Обсерватория пульсаров
aa-tech-soil-engines = Почвенные машины
aa-tech-satellite-colonies = Колонии-спутники
aa-tech-first-blow-doctrine = Доктрина первого удара
aa-tech-targeting-matrices = Прицельные матрицы
aa-tech-shield-breakers = Взломщики щитов
aa-tech-raiding-war = Набеговая война
aa-tech-repair-docks = Ремонтные доки
aa-tech-segment-shipyards = Сегментные верфи
aa-tech-vorschs-phantom-mk2 = Призрак Mk2 Ворша
aa-tech-general-levy = Всеобщий призыв
aa-tech-siege-ring = Осадное кольцо
aa-tech-probing-sortie = Пробная вылазка
aa-tech-deep-analysis-and-research-programme = Программа глубокого анализа и исследований
aa-tech-module-laboratories = Модульные лаборатории
aa-tech-supply-net = Сеть снабжения
aa-tech-settlers-archive = Архив поселенцев
aa-tech-council-of-scholars = Совет учёных
aa-tech-corporate-licences = Корпоративные лицензии
aa-tech-self-running-works = Самоходные фабрики
aa-tech-shared-memory = Общая память
aa-tech-backward-engineering = Обратная инженерия
aa-tech-rescue-crews = Спасательные бригады
aa-tech-intersystem-investment-bank = Межсистемный инвестиционный банк
aa-tech-general-capital-domination = Всеобщее господство капитала
aa-tech-commodity-exchange = Сырьевая биржа
aa-tech-framework-contracts = Рамочные контракты
aa-tech-merchant-fleet = Торговый флот
aa-tech-port-dues = Портовый сбор
aa-tech-ore-refineries = Рудные заводы
aa-tech-assurance-company = Страховая компания
aa-tech-planetary-shield = Планетарный щит
aa-tech-black-market-of-relics = Чёрный рынок реликвий
aa-artifact-precursor-forge = Кузница Предтеч
aa-artifact-ship-hatchery = Инкубатор кораблей
aa-artifact-whisper-atlas = Атлас Шёпота
aa-artifact-codex-of-the-silent = Кодекс Молчащих
aa-artifact-moment-loop = Петля мгновения
aa-artifact-six-handed-idol = Шестирукий идол
aa-artifact-galactic-horn = Галактический рог
aa-artifact-living-core = Живое ядро
aa-artifact-dusk-clock = Часы сумерек
aa-artifact-vault-of-the-extinct = Сокровищница угасших
aa-artifact-song-of-triumph = Песнь триумфа
aa-artifact-nova-heart = Сердце Новой
aa-artifact-world-root = Корень миров
aa-artifact-oracle-mirror = Зеркало оракула
aa-artifact-conquerors-banner = Знамя завоевателей
aa-artifact-archivists-key = Ключ архивистов
aa-system-watchtower-nebula = Туманность Сторожевых Башен
aa-system-weaver-swarm = Рой Ткачей
aa-system-dead-harbour = Мёртвая Гавань
aa-system-crystal-gardens = Хрустальные Сады
aa-system-throne-of-the-nameless = Трон Безымянных
aa-plan-minefield = Минное поле
aa-plan-smoke-screen = Дымовая завеса
aa-plan-ransom = Выкуп
aa-plan-stronghold = Твердыня
aa-plan-counter-thrust = Контрудар
aa-plan-dispersal = Рассеяние
aa-plan-decoy-fleet = Ложный флот
aa-plan-gravity-trap = Гравитационная ловушка
aa-plan-diplomacy = Дипломатия
aa-plan-last-bastion = Последний бастион
aa-faction-star-union = Звёздный Союз
aa-faction-community = Содружество
aa-faction-bionics = Бионики
aa-faction-episcopacy = Епископат
aa-faction-league = Лига
aa-faction-clone-clans = Кланы Клонов
aa-plan-basic-defence-plan = Основной план обороны

## Варианты

aa-option-factions = Фракции
aa-option-factions-doc = Фракции раздаются случайно или выбираются по порядку хода.
aa-option-factions-drawn = случайно
aa-option-factions-chosen = по выбору
aa-option-faction_end_scoring = Очки фракций
aa-option-faction_end_scoring-doc = В конце фракции получают очки по-своему.
aa-option-round_limit = Раунды
aa-option-round_limit-doc = Игра кончается после стольких раундов; 0 — без предела.

## Источники очков

aa-score-track = В игре
aa-score-cards = Карты
aa-score-technologies = Технологии
aa-score-faction = Фракция

## Фазы и вопросы

aa-phase-turn = Действие
aa-phase-turn-prompt = Одно действие за ход; до или после него используйте что хотите.
aa-phase-payment = Оплата
aa-phase-payment-prompt = Выберите карты для оплаты.
aa-phase-trade = Обмен ресурсов
aa-phase-trade-prompt = Выберите карты, которые обмениваете на кредиты.
aa-phase-prepare = Подготовка
aa-phase-prepare-prompt = Выберите карты, которые подложите в этот ряд.
aa-phase-attach-to = Подготовка
aa-phase-attach-to-prompt = Под какую карту положить эту карту ресурсов?
aa-phase-three-colours = Три цвета
aa-phase-three-colours-prompt = Выберите карты всех трёх цветов.
aa-phase-extra = Покупка
aa-phase-extra-prompt = За сколько дополнительных карт вы платите?
aa-phase-keep = Выбор карты
aa-phase-keep-prompt = Какие из этих карт вы оставляете?
aa-phase-side = Сторона карты
aa-phase-side-prompt = Какой стороной карта входит в Империю?
aa-phase-target = Атака
aa-phase-target-prompt = Кого вы атакуете?
aa-phase-ships = Атака
aa-phase-ships-prompt = Какие корабли атакуют?
aa-phase-defence = Оборона
aa-phase-defence-prompt = Вас атакуют: выберите план обороны.
aa-phase-next-ship = Атака
aa-phase-next-ship-prompt = Какой корабль атакует следующим?
aa-phase-ability = Способность
aa-phase-ability-prompt = Использовать способность корабля?
aa-phase-redraw = Новая карта
aa-phase-redraw-prompt = Взять другую карту атаки?
aa-phase-blockade = Блокада
aa-phase-blockade-prompt = Положите жетоны блокады на карты защитника.
aa-phase-show = Производство
aa-phase-show-prompt = Какую часть показывает произведённая карта?
aa-phase-next-planet = Добыча
aa-phase-next-planet-prompt = Какая планета производит следующей?
aa-phase-next-technology = Доход
aa-phase-next-technology-prompt = Какая технология приносит очки следующей?
aa-phase-next-build = Автоматическая постройка
aa-phase-next-build-prompt = Какая карта достраивается первой?
aa-phase-next-trigger = Свойства
aa-phase-next-trigger-prompt = Свойство какой карты действует первым?
aa-phase-unblock = Блокада
aa-phase-unblock-prompt = С каких карт снять жетоны?
aa-phase-choose-card = Карта
aa-phase-choose-card-prompt = К какой карте применить свойство?
aa-phase-choose-type = Поиск
aa-phase-choose-type-prompt = Карту какого вида вы ищете?
aa-phase-choose-class = Колода или ряд
aa-phase-choose-class-prompt = Какая колода или какой ряд?
aa-phase-attach-section = Подготовка
aa-phase-attach-section-prompt = Какую часть показывает подложенная карта?
aa-phase-discard-price = Цена
aa-phase-discard-price-prompt = Какую карту с руки сбросить?
aa-phase-discard = Добор
aa-phase-discard-prompt = Сбросьте любые карты с руки, затем доберите.
aa-phase-fee = Плата за блокаду
aa-phase-fee-prompt = Заплатить, чтобы один раз использовать заблокированную карту?
aa-phase-final-fee = Итоговый подсчёт
aa-phase-final-fee-prompt = Заплатить, чтобы заблокированная карта учитывалась?
aa-phase-faction = Фракция
aa-phase-faction-prompt = Выберите фракцию.
aa-phase-chance = Случай
aa-phase-chance-prompt = Открываются карты.
aa-phase-over = Конец
aa-phase-over-prompt = Партия окончена.

## Ходы

aa-move-pass = Пас: действий нет
aa-move-end = Закончить действия и добрать карты
aa-move-done = Готово
aa-move-done-trade = Больше не обменивать
aa-move-done-prepare = Больше не подкладывать
aa-move-done-three-colours = Больше не платить
aa-move-done-target = Не атаковать
aa-move-done-ships = Больше кораблей не нужно
aa-move-done-discard = Оставить остальные и добрать
aa-move-yes = Да
aa-move-no = Нет
aa-move-yes-fee = Заплатить { aa-credits } и использовать карту: { $card }
aa-move-yes-final-fee = Заплатить { aa-credits }, чтобы учесть карту: { $card }
aa-move-no-fee = Не платить за карту: { $card }
aa-move-yes-ability = Заплатить { aa-credits } за +{ $bonus }
aa-move-no-ability = Не платить за прибавку
aa-move-yes-redraw = Взять другую карту вместо значения { $value }
aa-move-no-redraw = Оставить значение { $value }
aa-move-buy = Купить карту за { aa-credits }: { $cls }
aa-move-extra = { $count ->
    [0] Взять верхнюю карту
    [one] Заплатить { $count } кредит и посмотреть ещё { $count } карту
    [few] Заплатить { $count } кредита и посмотреть ещё { $count } карты
   *[other] Заплатить { $count } кредитов и посмотреть ещё { $count } карт
}
aa-move-build-planet = Открыть планету { $card }: { aa-icons-green }
aa-move-build-tech = Разработать технологию { $card }: { aa-icons-blue }
aa-move-build-ship = Построить корабль { $card }: { aa-icons-red }
aa-move-prepare = Подготовить ресурсы в ряду: { $cls }
aa-move-trade = Обменять ресурсы: цвет { $colour }
aa-move-unblock = { $count ->
    [one] Снять { $count } жетон блокады (символов: { $icons }): { $cls }
    [few] Снять { $count } жетона блокады (символов: { $icons }): { $cls }
   *[other] Снять { $count } жетонов блокады (символов: { $icons }): { $cls }
}
aa-move-offensive = Наступление: { aa-icons-red }
aa-move-income = Сбор дохода: { aa-icons-blue }
aa-move-mine = Добыча на планетах: { aa-icons-green }
aa-move-faction = Действие фракции, артефакт: { $section }
aa-move-faction-none = Действие фракции
aa-move-act = Действие карты: { $card }
aa-move-use = Дополнительно: { $card }
aa-move-artifact = Использовать артефакт: { $artifact }
aa-move-fee = Заплатить { aa-credits } и один раз использовать: { $card }
aa-move-keep = Оставить: { $card }
aa-move-card = { $card }
aa-move-card-attach-to = Под карту: { $card }
aa-move-card-blockade = Блокировать: { $card } (игрок { $victim })
aa-move-card-next-planet = Производит: { $card }
aa-move-card-next-technology = Приносит очки: { $card }
aa-move-card-next-build = Достроить: { $card }
aa-move-card-next-trigger = Свойство карты: { $card }
aa-move-card-unblock = Снять жетон: { $card }
aa-move-side-logistic = Логистическая сторона
aa-move-side-operational = Оперативная сторона
aa-move-side-planet-logistic = Заселить: { $card } — постоянная скидка
aa-move-side-planet-operational = Разрабатывать: { $card } — производство сразу
aa-move-side-tech-logistic = Внедрить: { $card } — её свойство ваше
aa-move-side-tech-operational = Продать корпорациям: { $card } — очки за условия
aa-move-side-ship-logistic = Во флот: { $card } — на одну карту больше в его действии
aa-move-side-ship-operational = На задание: { $card } — может атаковать
aa-move-ship = Атакует: { $ship }
aa-move-attack-system = Атаковать систему чужих: { $system }
aa-move-attack = Атаковать: { $victim }
aa-move-defend = Защищаться по плану: { $plan }
aa-move-show = Показать: { $section }
aa-move-section = Часть { $section }
aa-move-type = { $type }
aa-move-deck = Колода { $deck }
aa-move-row = Ряд: { $cls }
aa-move-pick = Играть за фракцию: { $faction }
aa-move-discard = Сбросить: { $section } / { $section2 }, число { $number }
aa-move-pay = { $section } (другая часть: { $section2 }, число { $number })
aa-move-pay-planet = { $section } с планеты { $planet } (другая часть: { $section2 }, число { $number })
aa-move-draw = { $section } / { $section2 }, число { $number }
aa-move-top = Сверху: { $card }
aa-move-system = Новая система: { $system }
aa-move-gain = { $artifact }
aa-move-plan = { $plan }
aa-move-deal = { $faction }
aa-move-first = Начинает { $player }

## События

aa-event-first = Начинает { $player }.
aa-event-faction = { $player }: фракция { $faction }.
aa-event-turn = Раунд { $round }: { $player }.
aa-event-passes = { $player } пасует.
aa-event-buys = { $player } покупает карту ({ $cls }).
aa-event-takes = { $player } берёт карту: { $card }.
aa-event-top = Сверху колоды: { $card }.
aa-event-system = Новая система чужих: { $system }.
aa-event-marker = Колода ресурсов кончилась: маркер раундов на поле { $marker }.
aa-event-ending = Колода ресурсов кончилась в последний раз: это последний раунд.
aa-event-completed = { $player } завершает карту: { $card }, { $side }.
aa-event-produced = { $player }: производит { $planet }.
aa-event-vp = { $vp ->
    [one] { $player } получает { $vp } очко.
    [few] { $player } получает { $vp } очка.
   *[other] { $player } получает { $vp } очков.
}
aa-event-credits = { $player } получает { aa-credits }.
aa-event-traded = { $player } обменивает ресурсы, в банке { aa-credits }.
aa-event-technology = { $vp ->
    [0] { $player }: { $card } ничего не приносит.
    [one] { $player }: { $card } приносит { $vp } очко.
    [few] { $player }: { $card } приносит { $vp } очка.
   *[other] { $player }: { $card } приносит { $vp } очков.
}
aa-event-artifact = { $player } получает артефакт: { $artifact }.
aa-event-plan = { $player } берёт план обороны.
aa-event-attached = { $icons ->
    [one] { $player }: { $icons } символ лежит под картой { $card }.
    [few] { $player }: { $icons } символа лежат под картой { $card }.
   *[other] { $player }: { $icons } символов лежат под картой { $card }.
}
aa-event-uses = { $player } использует: { $card }.
aa-event-fee = { $player } платит за использование: { $card }.
aa-event-attack-system = { $player } атакует систему чужих: { $system }.
aa-event-attack = { $player } атакует: { $victim }.
aa-event-defence = { $player } защищается по плану: { $plan }.
aa-event-value = { $player }: { $ship }, карта { $number }, значение атаки { $value }.
aa-event-damaged = { $player }: корабль повреждён и возвращается в постройку: { $ship }.
aa-event-destroyed = { $player }: корабль уничтожен: { $ship }.
aa-event-blockade = { $player } блокирует: { $card }.
aa-event-unblocked = { $player } снимает жетон блокады: { $card }.

## Символы, колоды, действия

aa-credits = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}
aa-icons-blue = { $icons ->
    [one] { $icons } синий
   *[other] { $icons } синих
}
aa-icons-green = { $icons ->
    [one] { $icons } зелёный
   *[other] { $icons } зелёных
}
aa-icons-red = { $icons ->
    [one] { $icons } красный
   *[other] { $icons } красных
}
aa-icons-gold = { $icons ->
    [one] { $icons } золотой
   *[other] { $icons } золотых
}
aa-icons2-blue = { $icons2 ->
    [one] { $icons2 } синий
   *[other] { $icons2 } синих
}
aa-icons2-green = { $icons2 ->
    [one] { $icons2 } зелёный
   *[other] { $icons2 } зелёных
}
aa-icons2-red = { $icons2 ->
    [one] { $icons2 } красный
   *[other] { $icons2 } красных
}
aa-icons2-gold = { $icons2 ->
    [one] { $icons2 } золотой
   *[other] { $icons2 } золотых
}
aa-deck-planet = планет
aa-deck-tech = технологий
aa-deck-ship = кораблей
aa-deck-chosen = выбранного класса
aa-type-chosen = по вашему выбору
aa-place-construction = в область постройки
aa-place-empire_logistic = в Империю, логистической стороной вверх
aa-place-empire_operational = в Империю, оперативной стороной вверх
aa-deed-discover_planet = Открытие планеты
aa-deed-develop_tech = Разработка технологии
aa-deed-build_ship = Постройка корабля
aa-deed-buy = Покупка карты
aa-deed-prepare_resources = Подготовка ресурсов
aa-deed-trade_resources = Обмен ресурсов
aa-deed-remove_blockade = Снятие блокады
aa-deed-start_offensive = Наступление
aa-deed-collect_income = Сбор дохода
aa-deed-mine_planets = Добыча на планетах
aa-deed-faction_action = действие фракции
aa-deed-any = любое действие

## Что написано на картах

aa-line-type = Вид: { $type }
aa-line-logistic = Логистическая сторона. { $text }
aa-line-operational = Оперативная сторона. { $text }
aa-line-plain = { $text }
aa-line-bonus = Оперативная сторона. Собственное значение атаки: +{ $bonus }
aa-line-bonus-target = Оперативная сторона. Собственное значение атаки: +{ $alien } против систем чужих, +{ $rival } против игроков
aa-line-resource = { $section } ({ $type }) / { $section2 } ({ $type2 }), число { $number }
aa-line-condition = Оперативная сторона. Условие: { $counted }, не менее { $least }: { $play } ПО в игре, { $end } ПО в конце
aa-line-row = { $values }: { $brings }
aa-brings-1 = { $first }
aa-brings-2 = { $first }, { $second }
aa-brings-3 = { $first }, { $second }, { $third }
aa-when-static = Постоянно: { $does }
aa-when-on_enter = По завершении: { $does }
aa-when-on_card_added = Постоянно, когда вы завершаете карту: { $does }
aa-when-on_card_added-class = Постоянно, когда вы завершаете карту ({ $added }): { $does }
aa-when-on_card_added-first = Постоянно, когда вы завершаете карту, первую своего вида в её ряду: { $does }
aa-when-on_attack_start = Постоянно, один раз за каждую вашу атаку: { $does }
aa-when-on_ship_attack = Когда атакует: { $does }
aa-when-on_attack_value = Постоянно, для каждого атакующего корабля: { $does }
aa-when-on_ship_result = После атаки, если корабль уцелел: { $does }
aa-when-on_ship_loss = Когда вы теряете корабль: { $does }
aa-when-on_ship_loss-own = Когда его теряют: { $does }
aa-when-on_blockade_row = Когда вы кладёте жетоны блокады: { $does }
aa-when-on_blockade_row-own = Когда его атака кладёт жетоны блокады: { $does }
aa-when-on_defend = Постоянно, когда вас атакуют: { $does }
aa-when-on_production_match = Постоянно, за каждое ПО от произведённой карты: { $does }
aa-when-on_trade = Постоянно, после обмена ресурсов: { $does }
aa-when-additional = Дополнительно, раз за ход: { $does }
aa-when-action = Действие: { $does }
aa-when-faction_action = Действие фракции: { $does }
aa-when-artifact = Один раз, в свой ход: { $does }
aa-when-setup = Перед игрой: { $does }
aa-when-end_scoring = В конце: { $does }
aa-each = { $gain } за каждую такую позицию: { $counted }
aa-each-few = { $gain } за каждые { $div } такие позиции: { $counted }
aa-if-value = при значении атаки не меньше { $value } { $then }
aa-if-marker = пока маркер раундов на поле { $marker } или ниже, { $then }
aa-this-turn = в этот ход { $lasting }
aa-paid = { $price }, затем { $deal }
aa-paid-may = можно: { $price }, затем { $deal }
aa-price-credits = { $fee ->
    [one] заплатите { $fee } кредит
    [few] заплатите { $fee } кредита
   *[other] заплатите { $fee } кредитов
}
aa-price-discard = { $discards ->
    [one] сбросьте { $discards } карту с руки
    [few] сбросьте { $discards } карты с руки
   *[other] сбросьте { $discards } карт с руки
}
aa-price-any = заплатите картами всех трёх цветов, карт не более { $most }
aa-price-icons = заплатите символами: { $section }, без золотых
aa-price-icons-gold = заплатите символами: { $section }, золотые тоже считаются
aa-count-cards-any = карты в Империи
aa-count-cards-planet = планеты
aa-count-cards-tech = технологии
aa-count-cards-ship = корабли
aa-count-of-type = { $cards } (вид: { $of })
aa-count-of-side = { $cards } ({ $side })
aa-count-of-type-and-side = { $cards } (вид: { $of }, { $side })
aa-count-types-any = разные виды в Империи
aa-count-types-planet = разные виды среди планет
aa-count-types-tech = разные виды среди технологий
aa-count-types-ship = разные виды среди кораблей
aa-count-construction-any = карты в постройке
aa-count-construction-planet = планеты в постройке
aa-count-construction-tech = технологии в постройке
aa-count-construction-ship = корабли в постройке
aa-count-sets = наборы: планета, технология и корабль
aa-count-credits = кредиты в банке
aa-count-artifacts = ваши артефакты
aa-count-defence_plans = ваши планы обороны
aa-count-resources_on_planets = карты ресурсов на ваших планетах
aa-count-blockades_on_others = жетоны блокады на картах других игроков
aa-count-colour_sets_paid = оплаченные наборы: синий, зелёный и красный символ
aa-does-gain_vp = получите { $vp } ПО
aa-does-gain_credits = получите { aa-credits }
aa-does-draw_resources = { $resources ->
    [one] возьмите { $resources } карту ресурсов
    [few] возьмите { $resources } карты ресурсов
   *[other] возьмите { $resources } карт ресурсов
}
aa-does-gain_artifact = { $artifacts ->
    [one] получите { $artifacts } артефакт
    [few] получите { $artifacts } артефакта
   *[other] получите { $artifacts } артефактов
}
aa-does-gain_defence_plan = { $plans ->
    [one] возьмите { $plans } план обороны
    [few] возьмите { $plans } плана обороны
   *[other] возьмите { $plans } планов обороны
}
aa-does-take_cards = { $draw ->
    [one] возьмите { $draw } карту из колоды { $deck }; оставьте { $keep }: { $place }
    [few] возьмите { $draw } карты из колоды { $deck }; оставьте { $keep }: { $place }
   *[other] возьмите { $draw } карт из колоды { $deck }; оставьте { $keep }: { $place }
}
aa-does-take_cards-all = { $keep ->
    [one] возьмите { $keep } карту из колоды { $deck }: { $place }
    [few] возьмите { $keep } карты из колоды { $deck }: { $place }
   *[other] возьмите { $keep } карт из колоды { $deck }: { $place }
}
aa-does-search = обыщите колоду { $deck } (вид: { $wanted }); карта идёт { $place }
aa-does-produce = { $resources ->
    [one] произведите { $resources } карту на одной из ваших оперативных планет
    [few] произведите { $resources } карты на одной из ваших оперативных планет
   *[other] произведите { $resources } карт на одной из ваших оперативных планет
}
aa-does-produce-that = { $resources ->
    [one] произведите на этой планете { $resources } карту
    [few] произведите на этой планете { $resources } карты
   *[other] произведите на этой планете { $resources } карт
}
aa-does-produce_delta = { $resources ->
    [one] новые разрабатываемые планеты производят на { $resources } карту больше
    [few] новые разрабатываемые планеты производят на { $resources } карты больше
   *[other] новые разрабатываемые планеты производят на { $resources } карт больше
}
aa-does-cost_delta-icons = { $dearer ->
    [0] { $deed }: дешевле на { $change ->
        [one] { $change } символ
        [few] { $change } символа
       *[other] { $change } символов
    }
   *[other] { $deed }: дороже на { $change ->
        [one] { $change } символ
        [few] { $change } символа
       *[other] { $change } символов
    }
}
aa-does-cost_delta-credits = { $dearer ->
    [0] { $deed }: дешевле на { $change ->
        [one] { $change } кредит
        [few] { $change } кредита
       *[other] { $change } кредитов
    }
   *[other] { $deed }: дороже на { $change ->
        [one] { $change } кредит
        [few] { $change } кредита
       *[other] { $change } кредитов
    }
}
aa-does-limit_delta = { $deed }: предел карт больше на { $more }
aa-does-hand_size_delta = { $resources ->
    [one] при доборе вы берёте на { $resources } карту ресурсов больше
    [few] при доборе вы берёте на { $resources } карты ресурсов больше
   *[other] при доборе вы берёте на { $resources } карт ресурсов больше
}
aa-does-gold_ok = золотыми символами можно платить: { $deed }
aa-does-attack_delta-any = { $bonus } к значению атаки
aa-does-attack_delta-alien = { $bonus } к значению атаки против систем чужих
aa-does-attack_delta-player = { $bonus } к значению атаки против игроков
aa-does-attack_delta-self = { $bonus } к значению атаки кораблей, которые атакуют вас
aa-does-attack_once = атакуйте одним готовым оперативным кораблём
aa-does-attack_once-that = может сразу атаковать
aa-does-redraw_attack = { $times ->
    [one] открытую карту можно один раз заменить
   *[other] открытую карту можно заменить, раз: { $times }
}
aa-does-loss_downgrade = корабль, который был бы уничтожен, только повреждён
aa-does-place_blockade = { $tokens ->
    [one] положите { $tokens } жетон блокады
    [few] положите { $tokens } жетона блокады
   *[other] положите { $tokens } жетонов блокады
}
aa-does-place_blockade_delta = положите на { $more } больше
aa-does-remove_blockade-any = { $tokens ->
    [one] снимите со своих карт { $tokens } жетон блокады
    [few] снимите со своих карт { $tokens } жетона блокады
   *[other] снимите со своих карт { $tokens } жетонов блокады
}
aa-does-remove_blockade-planet = { $tokens ->
    [one] снимите со своих планет { $tokens } жетон блокады
    [few] снимите со своих планет { $tokens } жетона блокады
   *[other] снимите со своих планет { $tokens } жетонов блокады
}
aa-does-remove_blockade-tech = { $tokens ->
    [one] снимите со своих технологий { $tokens } жетон блокады
    [few] снимите со своих технологий { $tokens } жетона блокады
   *[other] снимите со своих технологий { $tokens } жетонов блокады
}
aa-does-remove_blockade-ship = { $tokens ->
    [one] снимите со своих кораблей { $tokens } жетон блокады
    [few] снимите со своих кораблей { $tokens } жетона блокады
   *[other] снимите со своих кораблей { $tokens } жетонов блокады
}
aa-does-attach_from_deck-any = { $resources ->
    [one] откройте { $resources } карту ресурсов для карты в постройке и подложите, если подходит
    [few] откройте { $resources } карты ресурсов для карты в постройке и подложите подходящие
   *[other] откройте { $resources } карт ресурсов для карты в постройке и подложите подходящие
}
aa-does-attach_from_deck-planet = { $resources ->
    [one] откройте { $resources } карту ресурсов для планеты в постройке и подложите, если подходит
    [few] откройте { $resources } карты ресурсов для планеты в постройке и подложите подходящие
   *[other] откройте { $resources } карт ресурсов для планеты в постройке и подложите подходящие
}
aa-does-attach_from_deck-tech = { $resources ->
    [one] откройте { $resources } карту ресурсов для технологии в постройке и подложите, если подходит
    [few] откройте { $resources } карты ресурсов для технологии в постройке и подложите подходящие
   *[other] откройте { $resources } карт ресурсов для технологии в постройке и подложите подходящие
}
aa-does-attach_from_deck-ship = { $resources ->
    [one] откройте { $resources } карту ресурсов для корабля в постройке и подложите, если подходит
    [few] откройте { $resources } карты ресурсов для корабля в постройке и подложите подходящие
   *[other] откройте { $resources } карт ресурсов для корабля в постройке и подложите подходящие
}
aa-does-attach_from_deck-same_card = { $resources ->
    [one] откройте { $resources } карту ресурсов для найденной карты и подложите, если подходит
    [few] откройте { $resources } карты ресурсов для найденной карты и подложите подходящие
   *[other] откройте { $resources } карт ресурсов для найденной карты и подложите подходящие
}
aa-does-attach_from_hand = { $resources ->
    [one] подготовьте { $resources } карту ресурсов с руки
   *[other] подготовьте до { $resources } карт ресурсов с руки
}
aa-does-build_now-any = завершите даром карту из области постройки
aa-does-build_now-planet = завершите даром планету из области постройки
aa-does-build_now-tech = завершите даром технологию из области постройки
aa-does-build_now-ship = завершите даром корабль из области постройки
aa-does-perform = выполните действие по обычной цене: { $deed }
aa-does-perform-icons = { $dearer ->
    [0] выполните действие: { $deed }, дешевле на { $change ->
        [one] { $change } символ
        [few] { $change } символа
       *[other] { $change } символов
    }
   *[other] выполните действие: { $deed }, дороже на { $change ->
        [one] { $change } символ
        [few] { $change } символа
       *[other] { $change } символов
    }
}
aa-does-perform-credits = { $dearer ->
    [0] выполните действие: { $deed }, дешевле на { $change ->
        [one] { $change } кредит
        [few] { $change } кредита
       *[other] { $change } кредитов
    }
   *[other] выполните действие: { $deed }, дороже на { $change ->
        [one] { $change } кредит
        [few] { $change } кредита
       *[other] { $change } кредитов
    }
}
aa-does-perform-ships = { $dearer ->
    [0] выполните действие: { $deed }, символов меньше на { $change }, кораблей не более { $ships }
   *[other] выполните действие: { $deed }, символов больше на { $change }, кораблей не более { $ships }
}
aa-does-extra_actions = { $actions ->
    [one] выполните в этот ход ещё { $actions } действие
   *[other] выполните в этот ход ещё до { $actions } действий
}
aa-does-extra_turns = { $turns ->
    [one] сразу после этого хода сделайте ещё { $turns } ход
    [few] сразу после этого хода сделайте ещё { $turns } хода
   *[other] сразу после этого хода сделайте ещё { $turns } ходов
}
aa-does-score_tech = откройте карту ресурсов; если одна из частей этого вида, получите очки за лучшее выполненное условие
aa-does-destroyed = корабль уничтожен
aa-does-damaged = корабль повреждён
aa-does-none = ничего не происходит

## Почему нельзя

aa-why-credits = Цена — { aa-credits }; не хватает { $missing }.
aa-why-icons = { $gold ->
    [0] Цена в символах: { $section }, и золотые не считаются.
   *[other] Цена в символах: { $section }, золотые тоже считаются.
} { $cards ->
    [one] { $cards } карта, больше нельзя, даёт не более { $reach }.
    [few] { $cards } карты, больше нельзя, дают не более { $reach }.
   *[other] { $cards } карт, больше нельзя, дают не более { $reach }.
}
aa-why-under-construction = Эта карта ещё в постройке и ничего не даёт: { $card }.
aa-why-not-yours = В вашей Империи её нет: { $card }.
aa-why-blockaded = Эта карта заблокирована: { $card }. Сначала заплатите { aa-credits } за одно использование.
aa-why-pass-acted = Действие уже выполнено: не пасуйте, а закончите этап действий.
aa-why-pass-possible = Пасовать можно, только если ни одно действие не возможно.
aa-why-end-early = В каждом ходу есть действие, и оно ещё не выполнено.
aa-why-no-action = Действие этого хода уже выполнено.
aa-why-deck-empty = В колоде больше нет такой карты: { $cls }.
aa-why-decks-empty = Колоды пусты.
aa-why-not-building = Этой карты нет в вашей области постройки: { $card }.
aa-why-built = Эта карта уже в вашей Империи: { $card }.
aa-why-row-empty = В постройке нет карты этого класса: { $cls }.
aa-why-no-section = Ни одна из ваших карт ресурсов не показывает этот цвет или золото: { $colour }.
aa-why-no-cards = У вас нет карт ресурсов для обмена.
aa-why-no-colour = Ни одна из ваших карт ресурсов не показывает этот цвет: { $colour }.
aa-why-gold-alone = Золотые обмениваются вместе с цветом, который у вас есть, или отдельно, если другого нет.
aa-why-tokens = { $count ->
    [0] На ваших картах этого класса нет жетонов блокады: { $cls }.
    [one] На ваших картах этого класса только { $count } жетон блокады: { $cls }.
    [few] На ваших картах этого класса только { $count } жетона блокады: { $cls }.
   *[other] На ваших картах этого класса только { $count } жетонов блокады: { $cls }.
}
aa-why-no-tokens = На ваших картах нет жетонов блокады.
aa-why-ships-attacked = Все ваши оперативные корабли в этот ход уже атаковали.
aa-why-all-blockaded = Все ваши оперативные карты этого класса заблокированы: сначала внесите плату. Класс: { $cls }.
aa-why-no-operational = У вас нет оперативной карты этого класса: { $cls }.
aa-why-no-resources = Карт ресурсов больше не взять.
aa-why-no-artifacts-left = Артефактов больше не осталось.
aa-why-no-plans-left = Планов обороны больше не осталось.
aa-why-operational-side = Карта лежит оперативной стороной вверх, а так действует только логистическая: { $card }.
aa-why-logistic-side = Карта лежит логистической стороной вверх, а атакуют только оперативные корабли: { $card }.
aa-why-no-card-action = На этой карте нет действия: { $card }.
aa-why-no-additional = На этой карте нет дополнительного свойства: { $card }.
aa-why-used = Дополнительное свойство этой карты в этот ход уже использовано: { $card }.
aa-why-hand-short = { $cards ->
    [one] Это стоит { $cards } карту с руки, а рука пуста.
    [few] Это стоит { $cards } карты с руки, а у вас меньше.
   *[other] Это стоит { $cards } карт с руки, а у вас меньше.
}
aa-why-three-colours = Нужны синие, зелёные и красные символы, по одному цвету с карты; карт не более { $cards }.
aa-why-no-artifact = У вас нет этого артефакта: { $artifact }.
aa-why-no-change = Сейчас это ничего бы не изменило.
aa-why-marker = Действует, только пока маркер раундов на поле { $most } или ниже, а он на поле { $marker }.
aa-why-bank-full = Ваш банк полон.
aa-why-no-construction = У вас нет карт в постройке.
aa-why-nothing-to-prepare = Ни одна карта с руки не подходит к картам в постройке.
aa-why-not-blockaded = Эта карта не заблокирована: { $card }.
aa-why-fee-paid = Плата за ближайшее использование уже внесена: { $card }.
aa-why-fee-useless = В этот ход эту карту уже не для чего использовать: { $card }.
aa-why-better-section = Другая часть этой карты даёт не меньше, а карта уходит в любом случае.
aa-why-too-little = После этой карты не хватало бы { $missing }, и другие карты столько не дадут.
aa-why-needless = В оплате с этой картой одна карта была бы лишней.
aa-why-one-card = Выберите хотя бы одну карту.
aa-why-hand-only = Здесь годятся только карты с руки.
aa-why-colour-missing = Нужно заплатить каждым цветом; не хватает: { $colour }.
aa-why-colour-first = По одному сначала идёт другой цвет: { $colour }.
aa-why-colours-lost = С этой картой заплатить каждым цветом уже не получится.
aa-why-hand-excess = { $cards ->
    [one] На руке слишком много карт: сбросьте хотя бы { $cards } карту.
    [few] На руке слишком много карт: сбросьте хотя бы { $cards } карты.
   *[other] На руке слишком много карт: сбросьте хотя бы { $cards } карт.
}
aa-why-not-in-hand = На руке у вас нет этой карты.
aa-why-not-on-planet = Эта карта не лежит так на этой планете: { $planet }.
aa-why-gold = Золотыми символами здесь платить нельзя.
aa-why-colour = Все символы одного цвета; здесь это { $colour }.
aa-why-extra-credits = Каждая карта сверх первой стоит 1 кредит; в банке { aa-credits }.
aa-why-extra-cards = { $count ->
    [one] В этой колоде ещё только { $count } карта.
    [few] В этой колоде ещё только { $count } карты.
   *[other] В этой колоде ещё только { $count } карт.
}
aa-why-not-drawn = Среди взятых карт её нет: { $card }.
aa-why-not-in-row = Этой карты нет в этом ряду области постройки: { $card } ({ $cls }).
aa-why-not-covered = То, что лежит под этой картой, не покрывает её цену: { $card }.
aa-why-not-triggered = Эта карта никак не связана с тем, что происходит: { $card }.
aa-why-not-producing = Её нет среди планет, которым ещё предстоит производить: { $card }.
aa-why-not-scoring = Её нет среди технологий, которым ещё предстоит принести очки: { $card }.
aa-why-must-attack = Атака уже идёт: выберите цель.
aa-why-no-system = Нет системы чужих, которую можно атаковать.
aa-why-own-empire = Атаковать собственную Империю нельзя.
aa-why-no-seat = Игроков за этим столом: { $players }.
aa-why-one-ship = Атакует хотя бы один корабль.
aa-why-attacked = Этот корабль в этот ход уже атаковал: { $ship }.
aa-why-ship-not-due = Его нет среди кораблей, которым ещё предстоит атаковать: { $ship }.
aa-why-no-plan = У вас нет этого плана обороны: { $plan }.
aa-why-not-in-empire = Этой карты нет в Империи игрока { $victim }: { $card }.
aa-why-no-token = На этой карте нет вашего жетона блокады, который можно снять: { $card }.
aa-why-other-class = Эта карта другого класса, чем оплачено: { $card } ({ $cls }).
aa-why-not-fitting = Это свойство нельзя применить к карте: { $card }.
aa-why-no-type = В колоде больше нет карты этого вида: { $type } ({ $cls }).
aa-why-faction-taken = Эта фракция уже у игрока { $player }: { $faction }.

## Почему такой ход

aa-hint-points = Это самый верный путь к очкам.
aa-hint-turn = Даёт вам больше действий или свойство, которое ещё сработает.
aa-hint-empire = Больше всего помогает вашей Империи и тому, что её карты сделают в следующие ходы.
aa-hint-faction = Подходит к тому, за что ваша фракция получит очки в конце.
aa-hint-technologies = Больше всего увеличивает то, что принесут ваши технологии.
aa-hint-planets = Больше всего увеличивает то, что принесут ваши планеты при добыче.
aa-hint-ships = Больше всего помогает вашим кораблям и их атакам.
aa-hint-blockades = Снимает блокаду с вашей Империи или бережёт её от блокады.
aa-hint-construction = Больше всего помогает картам, которые вы строите.
aa-hint-ready = Оставляет вам достаточно, чтобы сразу оплатить что-то хорошее.
aa-hint-supplies = Оставляет вам больше для оплаты: карты в руке, произведённые карты или кредиты.
aa-hint-artifacts = Больше всего помогает вашим артефактам.
aa-hint-plans = Больше всего помогает вашей обороне.
