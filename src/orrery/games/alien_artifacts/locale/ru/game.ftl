### Alien Artifacts: слова игры.

aa-title = Alien Artifacts
aa-about = Постройте империю планет, технологий и кораблей из двусторонних карт, которые оплачиваются наборами карт ресурсов. Атакуйте системы чужих ради их артефактов или своих соседей.

## Компоненты

aa-class-planet = планета
aa-class-tech = технология
aa-class-ship = корабль
aa-colour-blue = син.
aa-colour-green = зел.
aa-colour-red = красн.
aa-colour-gold = зол.
aa-type-exploration = Разведка
aa-type-expansion = Экспансия
aa-type-extermination = Истребление
aa-type-exploitation = Эксплуатация
aa-side-logistic = логистическая сторона
aa-side-operational = оперативная сторона
aa-planet-vitrivius-xxi = Витривиус XXI
aa-planet-mika-1 = Мика 1
aa-planet-dalekoslaw = Далекослав
aa-planet-ostoja-sigma = Остоя Сигма
aa-planet-wrota-ilmen = Врата Ильмень
aa-planet-tarnina-vii = Тарнина VII
aa-planet-cichy-port = Тихий Порт
aa-planet-halny = Хальны
aa-planet-perla-oriel = Жемчужина Ориэль
aa-planet-bursztyn-9 = Янтарь 9
aa-planet-calcine = Кальцине
aa-planet-kowadlo = Наковальня
aa-planet-czerwony-step = Красная Степь
aa-planet-rdzawiec = Ржавец
aa-planet-bastion-omikron = Бастион Омикрон
aa-planet-garda-iii = Гарда III
aa-planet-popielnik = Пепельник
aa-planet-zelazna-gran = Железная Грань
aa-planet-szaniec = Редут
aa-planet-grot-hektora = Остриё Гектора
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
aa-planet-zlotonosna = Златоносная
aa-planet-mennica = Монетный Двор
aa-planet-targ-zewnetrzny = Внешний Рынок
aa-planet-krater-talarow = Кратер Талеров
aa-planet-solnica-ii = Солница II
aa-planet-kantor-rubiezy = Контора Рубежа
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
aa-option-factions-doc = фракции раздаются случайно или выбираются по порядку хода
aa-option-factions-drawn = случайно
aa-option-factions-chosen = по выбору
aa-option-faction_end_scoring = Очки фракций
aa-option-faction_end_scoring-doc = в конце фракции получают очки по-своему
aa-option-round_limit = Раунды
aa-option-round_limit-doc = конец после стольких раундов; 0 — без ограничения

## Источники очков

aa-score-track = В игре
aa-score-cards = Карты
aa-score-technologies = Технологии
aa-score-faction = Фракция

## Фазы и вопросы

aa-phase-turn = Действие
aa-phase-turn-prompt = Выполните действие.
aa-phase-payment = Оплата
aa-phase-payment-prompt = Выберите карты для оплаты.
aa-phase-trade = Торговля
aa-phase-trade-prompt = Выберите карты одного цвета и золотые на продажу.
aa-phase-prepare = Подготовка
aa-phase-prepare-prompt = Выберите карты, которые подложите в этот ряд.
aa-phase-attach-to = Подготовка
aa-phase-attach-to-prompt = Под какую карту положить эту карту ресурсов?
aa-phase-three-colours = Три цвета
aa-phase-three-colours-prompt = Выберите карты всех трёх цветов.
aa-phase-extra = Покупка
aa-phase-extra-prompt = За сколько дополнительных карт вы платите?
aa-phase-keep = Выбор карты
aa-phase-keep-prompt = Оставьте одну из этих карт.
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
aa-phase-unblock = Блокада
aa-phase-unblock-prompt = С каких карт снять жетоны?
aa-phase-choose-card = Карта
aa-phase-choose-card-prompt = Выберите карту.
aa-phase-choose-type = Поиск
aa-phase-choose-type-prompt = Карту какого вида вы ищете?
aa-phase-choose-class = Колода
aa-phase-choose-class-prompt = Какая колода?
aa-phase-attach-section = Подготовка
aa-phase-attach-section-prompt = Какую часть показывает подложенная карта?
aa-phase-attach-hand = Подготовка
aa-phase-attach-hand-prompt = Какую карту с руки подложить?
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
aa-move-done-trade = Больше не продавать
aa-move-done-prepare = Больше не подкладывать
aa-move-done-three-colours = Больше не платить
aa-move-done-target = Не атаковать
aa-move-done-ships = Больше кораблей не нужно
aa-move-done-discard = Оставить остальные и добрать
aa-move-yes = Да
aa-move-no = Нет
aa-move-yes-fee = Заплатить { $credits } К и использовать карту: { $card }
aa-move-no-fee = Не платить за карту: { $card }
aa-move-yes-ability = Заплатить { $credits } К за +{ $bonus }
aa-move-no-ability = Не платить за прибавку
aa-move-yes-redraw = Взять другую карту вместо значения { $value }
aa-move-no-redraw = Оставить значение { $value }
aa-move-buy = Купить карту ({ $cls }): { $credits } К
aa-move-extra = { $count ->
    [0] Взять верхнюю карту
    [one] Заплатить { $count } К и посмотреть ещё { $count } карту
    [few] Заплатить { $count } К и посмотреть ещё { $count } карты
   *[other] Заплатить { $count } К и посмотреть ещё { $count } карт
}
aa-move-build-planet = Открыть планету { $card }: { $icons } зел.
aa-move-build-tech = Разработать технологию { $card }: { $icons } син.
aa-move-build-ship = Построить корабль { $card }: { $icons } красн.
aa-move-prepare = Подготовить ресурсы (ряд: { $cls })
aa-move-trade = Торговать ресурсами
aa-move-unblock = { $count ->
    [one] Снять { $count } жетон блокады (ряд: { $cls }): символов { $icons }
    [few] Снять { $count } жетона блокады (ряд: { $cls }): символов { $icons }
   *[other] Снять { $count } жетонов блокады (ряд: { $cls }): символов { $icons }
}
aa-move-offensive = Начать наступление: { $icons } красн.
aa-move-income = Собрать доход: { $icons } син.
aa-move-mine = Добывать на планетах: { $icons } зел.
aa-move-faction = Действие фракции: артефакт, символов { $icons }
aa-move-act = Действие карты: { $card }
aa-move-use = Дополнительно: { $card }
aa-move-artifact = Использовать артефакт: { $artifact }
aa-move-fee = Заплатить { $credits } К и один раз использовать: { $card }
aa-move-keep = Оставить: { $card }
aa-move-card = { $card }
aa-move-card-attach-to = Под карту: { $card }
aa-move-card-blockade = Блокировать: { $card } (игрок { $victim })
aa-move-card-next-planet = Производит: { $card }
aa-move-card-next-technology = Приносит очки: { $card }
aa-move-card-next-build = Достроить: { $card }
aa-move-card-unblock = Снять жетон: { $card }
aa-move-card-choose-card = { $card }
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
aa-move-show = Показать: { $icons } { $colour }
aa-move-section = Часть { $section }
aa-move-type = { $type }
aa-move-class = Колода: { $cls }
aa-move-pick = Играть за фракцию: { $faction }
aa-move-discard = Сбросить: { $icons } { $colour } / { $icons2 } { $colour2 } (число { $number })
aa-move-pay = { $icons } { $colour } (карта { $icons } { $colour } / { $icons2 } { $colour2 }, число { $number })
aa-move-pay-planet = { $icons } { $colour } с планеты { $planet } (число { $number })
aa-move-draw = { $icons } { $colour } / { $icons2 } { $colour2 }, число { $number }
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
aa-event-completed = { $player } завершает карту { $card }: { $side }.
aa-event-produced = { $player }: производит { $planet }.
aa-event-vp = { $vp ->
    [one] { $player } получает { $vp } очко.
    [few] { $player } получает { $vp } очка.
   *[other] { $player } получает { $vp } очков.
}
aa-event-credits = { $player } получает { $credits } К.
aa-event-traded = { $player } торгует, в банке { $credits } К.
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
aa-event-value = { $ship }: карта { $number }, значение атаки { $value }.
aa-event-damaged = { $player }: { $ship } повреждён и возвращается в постройку.
aa-event-destroyed = { $player }: { $ship } уничтожен.
aa-event-blockade = { $player } блокирует: { $card }.
aa-event-unblocked = { $player } снимает жетон блокады: { $card }.
