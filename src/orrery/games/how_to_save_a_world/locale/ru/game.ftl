### Как спасти мир: слова игры.

hw-title = Как спасти мир
hw-about = Приближается астероид. Посылайте модули, собирайте ресурсы и постройте то, что спасёт мир.

## Компоненты

hw-resource-energy = энергия
hw-resource-knowledge = знания
hw-resource-minerals = минералы
hw-resource-organics = органика
hw-resource-genius = гений
hw-resource-any_basic = любой основной ресурс
hw-tag-planet = планета
hw-tag-science = наука
hw-tag-moon = луна
hw-tag-planet_or_moon = планета или луна
hw-tag-any = любой тип
hw-project-laser = лазер
hw-project-shield = щит
hw-project-evacuation = эвакуация
hw-cube-laser = лазер
hw-cube-shield = щит
hw-cube-evacuation = эвакуация
hw-cube-asteroid = астероид
hw-world-planet = планета
hw-world-moon = луна
hw-deck-action = карта действия
hw-deck-boost = карта усиления
hw-deck-species = карта вида
hw-kind-simple = Простое улучшение
hw-kind-tech1 = Тех 1
hw-kind-tech2 = Тех 2
hw-area-sunwell-flats = Солнечные равнины
hw-area-reed-delta = Тростниковая дельта
hw-area-canopy-market = Рынок под кронами
hw-area-cliff-observatory = Обсерватория на утёсе
hw-area-ark-landing = Причал ковчега
hw-area-open-steppe = Открытая степь
hw-area-take-command = Принять командование
hw-area-lens-yard = Двор линз
hw-area-frame-docks = Каркасные доки
hw-area-crater-institute = Институт в кратере
hw-area-refit-hall = Зал перестройки
hw-area-regolith-works = Реголитовый завод
hw-area-common-dome = Общий купол
hw-facility-infra-con-structor = Инфра/Кон/Структор
hw-facility-spore-vault = Хранилище спор
hw-facility-barter-foundry = Меновая литейная
hw-facility-relay-bazaar = Релейный базар
hw-facility-night-school = Вечерняя школа
hw-facility-momentum-converter = Преобразователь импульса
hw-facility-grand-array = Большая антенна
hw-facility-hall-of-donors = Зал дарителей
hw-facility-twin-gantry = Сдвоенные краны
hw-facility-seed-cathedral = Собор семян
hw-upgrade-supply-depots = Склады снабжения
hw-upgrade-reactor-library = Библиотека при реакторе
hw-upgrade-scholarships = Стипендии
hw-upgrade-survey-permit = Разрешение на разведку
hw-upgrade-lab-annex = Пристройка лаборатории
hw-upgrade-mixed-fuel = Смешанное топливо
hw-upgrade-quick-unloading = Быстрая разгрузка
hw-upgrade-open-budget = Открытый бюджет
hw-upgrade-trade-contacts = Торговые связи
hw-upgrade-shared-archive = Общий архив
hw-upgrade-prefabrication = Сборные детали
hw-upgrade-extra-crates = Лишние ящики
hw-upgrade-joint-credentials = Общие пропуска
hw-upgrade-project-chronicle = Хроника проекта
hw-upgrade-recycling-prize = Премия за переработку
hw-upgrade-collectors-fame = Слава собирателей
hw-upgrade-survey-honours = Почести разведчикам
hw-upgrade-press-office = Пресс-бюро
hw-upgrade-growth-prize = Премия за рост
hw-action-trial-beam = Пробный луч
hw-action-frame-segment = Секция каркаса
hw-action-first-herd = Первое стадо
hw-action-charter-grant = Учредительный грант
hw-action-field-notes = Полевые заметки
hw-action-supply-line = Линия снабжения
hw-action-increase-production = Рост производства
hw-action-twin-study = Двойное исследование
hw-action-deep-study = Глубокое исследование
hw-action-lens-overtime = Сверхурочные у линз
hw-action-hull-overtime = Сверхурочные у корпуса
hw-action-night-convoy = Ночной конвой
hw-action-open-mandate = Открытый мандат
hw-action-split-crews = Разделённые бригады
hw-action-mirror-farm = Поле зеркал
hw-action-quarry-shift = Смена в карьере
hw-action-gathering-season = Пора сбора
hw-action-symposium = Симпозиум
hw-action-eureka-week = Неделя озарений
hw-action-procurement-desk = Отдел закупок
hw-action-exchange-programme = Программа обмена
hw-action-planet-census = Перепись на планете
hw-action-lab-placement = Практика в лаборатории
hw-action-moon-census = Перепись на луне
hw-action-second-wind = Второе дыхание
hw-action-patent-office = Патентное бюро
hw-action-prototype-run = Опытная серия
hw-action-thesis-defence = Защита диссертации
hw-action-night-ferry = Ночной паром
hw-action-donor-gala = Приём для дарителей
hw-action-public-acclaim = Народное признание
hw-action-talent-scout = Искатель талантов
hw-action-power-grid = Энергосеть
hw-action-stockpile-audit = Ревизия запасов
hw-boost-crew-rotation = Смена экипажа
hw-boost-test-nuclear-drive = Испытательный ядерный двигатель
hw-boost-rapid-extraction-team = Группа быстрой добычи
hw-boost-hull-printers = Принтеры корпусов
hw-boost-nursery-wing = Детское крыло
hw-boost-joint-press-room = Общий пресс-центр
hw-boost-bright-intern = Смышлёная стажёрка
hw-boost-label-printer = Принтер меток
hw-boost-growth-report = Отчёт о росте
hw-boost-loyal-supplier = Верный поставщик
hw-boost-herd-ledger = Книга стад
hw-boost-reading-group = Кружок чтения
hw-boost-open-lab-day = День открытых лабораторий
hw-boost-award-night = Вечер наград
hw-boost-scrap-auction = Аукцион лома
hw-boost-slingshot-route = Маршрут пращи
hw-boost-minutes-taker = Секретарь собраний
hw-boost-trail-guides = Проводники
hw-boost-crane-crew = Команда крана
hw-boost-momentum-meeting = Совещание на подъёме
hw-boost-shared-optics = Общая оптика
hw-boost-farewell-broadcast = Прощальный эфир
hw-boost-encore = Вызов на бис
hw-boost-recount = Пересчёт
hw-boost-curious-student = Любопытный студент
hw-species-wiesporka = Споробелка
hw-species-voracious-river-hippo = Прожорливый рекотам
hw-species-thriller-moss = Дрожащий мох
hw-species-dune-lanternfly = Дюнный фонарник
hw-species-basalt-grazer = Базальтовый пастун
hw-species-static-eel = Искрящий угорь
hw-species-ore-beetle = Рудный жук
hw-species-marsh-drifter = Болотный плавун
hw-species-mimic-crow = Ворона-пересмешница
hw-species-terrace-ox = Террасный бык
hw-species-wire-gecko = Проволочный геккон
hw-species-prism-heron = Призматическая цапля
hw-species-chatter-finch = Болтливый вьюрок
hw-species-spring-hare = Пружинный заяц
hw-species-crowd-coral = Многолюдный коралл
hw-species-glare-moth = Бликовый мотылёк
hw-species-plated-turtle = Латная черепаха
hw-species-wandering-elk = Странствующий лось
hw-species-balance-crane = Журавль-балансир
hw-species-trefoil-vine = Трёхлистная лоза
hw-species-root-vole = Корневая полёвка
hw-species-ink-spider = Чернильный паук
hw-species-pale-bat = Бледная летучая мышь
hw-species-needle-hawk = Иглоклювый ястреб
hw-species-shell-badger = Панцирный барсук
hw-species-ferry-goose = Паромный гусь
hw-species-patchwork-lynx = Лоскутная рысь
hw-location-sunwell-flats-a = Солнечные равнины A
hw-location-sunwell-flats-b = Солнечные равнины B
hw-location-reed-delta-a = Тростниковая дельта A
hw-location-reed-delta-b = Тростниковая дельта B
hw-location-canopy-market-a = Рынок под кронами A
hw-location-canopy-market-b = Рынок под кронами B
hw-location-cliff-observatory-a = Обсерватория на утёсе A
hw-location-cliff-observatory-b = Обсерватория на утёсе B
hw-location-ark-landing-a = Причал ковчега A
hw-location-ark-landing-b = Причал ковчега B
hw-location-open-steppe-a = Открытая степь
hw-location-take-command-a = Принять командование
hw-location-lens-yard-a = Двор линз A
hw-location-lens-yard-b = Двор линз B
hw-location-frame-docks-a = Каркасные доки A
hw-location-frame-docks-b = Каркасные доки B
hw-location-crater-institute-a = Институт в кратере A
hw-location-crater-institute-b = Институт в кратере B
hw-location-refit-hall-a = Зал перестройки
hw-location-regolith-works-a = Реголитовый завод A
hw-location-regolith-works-b = Реголитовый завод B
hw-location-common-dome-a = Общий купол
hw-location-infra-con-structor-a = Инфра/Кон/Структор
hw-location-spore-vault-a = Хранилище спор
hw-location-barter-foundry-a = Меновая литейная
hw-location-relay-bazaar-a = Релейный базар A
hw-location-relay-bazaar-b = Релейный базар B
hw-location-night-school-a = Вечерняя школа
hw-location-momentum-converter-a = Преобразователь импульса
hw-location-grand-array-a = Большая антенна
hw-location-hall-of-donors-a = Зал дарителей
hw-location-twin-gantry-a = Сдвоенные краны A
hw-location-twin-gantry-b = Сдвоенные краны B
hw-location-seed-cathedral-a = Собор семян
hw-reward-laser-1 = Награда (лазер): плитка 1
hw-reward-laser-2 = Награда (лазер): плитка 2
hw-reward-laser-3 = Награда (лазер): плитка 3
hw-reward-shield-1 = Награда (щит): плитка 1
hw-reward-shield-2 = Награда (щит): плитка 2
hw-reward-shield-3 = Награда (щит): плитка 3
hw-reward-evacuation-1 = Награда (эвакуация): плитка 1
hw-reward-evacuation-2 = Награда (эвакуация): плитка 2
hw-reward-evacuation-3 = Награда (эвакуация): плитка 3

## Источники очков

hw-score-track = В игре
hw-score-key = Ключевой проект
hw-score-projects = Другие проекты
hw-score-species = Виды

## Фазы и вопросы

hw-phase-turn = Ход
hw-phase-turn-prompt = Используйте шаттл, сыграйте карту действия или поставьте модуль; можно и спасовать.
hw-phase-species = Вид
hw-phase-species-prompt = Какой вид вы оставляете? Другой уходит под колоду.
hw-phase-after-shuttle = После шаттла
hw-phase-after-shuttle-prompt = Сыграйте карту действия, поставьте модуль или закончите ход.
hw-phase-boost-move = Ход ускорения
hw-phase-boost-move-prompt = Все спасовали: ваш модуль покидает «Принять командование». Куда на луне он идёт?
hw-phase-boost = Усиление
hw-phase-boost-prompt = Вы можете сыграть усиление.
hw-phase-payment = Оплата
hw-phase-payment-prompt = Сколько гения вы на это тратите?
hw-phase-pay-tags = Оплата
hw-phase-pay-tags-prompt = Сколько меток вы тратите вместо ресурса?
hw-phase-pay-any = Оплата
hw-phase-pay-any-prompt = Какими ресурсами вы платите?
hw-phase-tag-count = Метки
hw-phase-tag-count-prompt = Сколько меток вы тратите?
hw-phase-tags = Метки
hw-phase-tags-prompt = Какие жетоны и карты вы тратите?
hw-phase-exchange = Обмен
hw-phase-exchange-prompt = Платите?
hw-phase-gain = Ресурсы
hw-phase-gain-prompt = Какие ресурсы вы получаете?
hw-phase-raise = Базы
hw-phase-raise-prompt = Какие базы вы поднимаете?
hw-phase-refill = Ресурсы
hw-phase-refill-prompt = Какой маркер поднимается до базы?
hw-phase-gain-more = Ресурсы
hw-phase-gain-more-prompt = Улучшение добавляет раз за ход: к какому ресурсу?
hw-phase-take-tag = Метки
hw-phase-take-tag-prompt = Какие метки вы получаете?
hw-phase-reactivate = Жетоны
hw-phase-reactivate-prompt = Какие потраченные жетоны снова становятся активными?
hw-phase-work = Работа над проектом
hw-phase-work-prompt = Над каким проектом вы работаете и сколько шагов делаете?
hw-phase-research = Исследование
hw-phase-research-prompt = Какое улучшение вы покупаете?
hw-phase-upgrade = Улучшение
hw-phase-upgrade-prompt = Какое улучшение вы получаете?
hw-phase-buy = Покупка
hw-phase-buy-prompt = Какую карту вы покупаете?
hw-phase-remove = Удаление
hw-phase-remove-prompt = Какую карту вы удаляете из игры?
hw-phase-choose = Выбор
hw-phase-choose-prompt = Что вы выбираете?
hw-phase-ferry = Шаттл
hw-phase-ferry-prompt = Использовать шаттл бесплатно?
hw-phase-chance = Случай
hw-phase-chance-prompt = Вытягиваются карты или кубики.
hw-phase-over = Конец
hw-phase-over-prompt = Партия окончена.

## Ходы

hw-move-pass = Пас до конца раунда
hw-move-done = Готово
hw-move-done-after-shuttle = Закончить ход
hw-move-done-exchange = Не платить
hw-move-done-work = Не работать
hw-move-done-research = Не покупать улучшение
hw-move-done-buy = Не покупать карту
hw-move-done-remove = Не удалять карту
hw-move-done-ferry = Оставить модули на месте
hw-move-done-gain-more = Не сейчас: подождать, что это место даст дальше
hw-move-later = Не сейчас
hw-move-never = Не в этот ход
hw-move-yes = Заплатить
hw-move-shuttle = Шаттл, куда: { $world }
hw-move-play = Сыграть: { $card }
hw-move-place = Поставить модуль: { $location }
hw-move-boost = Усиление: { $card }
hw-move-keep = Оставить: { $card }
hw-move-genius = { $genius ->
    [one] Потратить { $genius } гений
    [few] Потратить { $genius } гения
   *[other] Потратить { $genius } гениев
}
hw-move-pay-plain = Потратить { $amount }
hw-move-pay-genius = { $n ->
    [0] { hw-move-genius }
   *[other] Потратить { $amount } и { $genius ->
        [one] { $genius } гений
        [few] { $genius } гения
       *[other] { $genius } гениев
    }
}
hw-move-pay = Заплатить ресурсом: { $res }
hw-move-pay-tags = { $tags ->
    [0] Не тратить меток
    [one] Потратить { $tags } метку вместо ресурса
    [few] Потратить { $tags } метки вместо ресурса
   *[other] Потратить { $tags } меток вместо ресурса
}
hw-move-tags = { $tags ->
    [0] Не тратить меток
    [one] Потратить { $tags } метку
    [few] Потратить { $tags } метки
   *[other] Потратить { $tags } меток
}
hw-move-token = Жетон: { $tag }
hw-move-tag-card = Карта: { $card }
hw-move-wild-card = Карта: { $card }, на одну метку больше как любую
hw-move-gain = Получить: { $res }
hw-move-raise = Поднять базу: { $res }
hw-move-take-tag = Взять метку: { $tag }
hw-move-work = { $steps ->
    [one] Поработать над проектом: { $project }, { $steps } шаг
    [few] Поработать над проектом: { $project }, { $steps } шага
   *[other] Поработать над проектом: { $project }, { $steps } шагов
}
hw-move-work-for = { $fee ->
    [0] { hw-move-work } бесплатно
   *[other] { hw-move-work } за { $price }
}
hw-move-upgrade = Получить улучшение: { $upgrade }
hw-move-research = { $fee ->
    [0] Взять улучшение бесплатно: { $upgrade }
   *[other] Купить улучшение за { $price }: { $upgrade }
}
hw-move-buy = Купить: { $card }
hw-move-buy-for = { $fee ->
    [0] Взять бесплатно: { $card }
   *[other] Купить за { $price }: { $card }
}
hw-move-remove = Удалить: { $card }
hw-move-remove-played = Удалить из сброса: { $card }
hw-move-option = Возможность { $n }
hw-move-option-does = Выбор: { $does }
hw-move-option-more = Выбор: { $does } и ещё
hw-move-reactivate = Вернуть жетон на активную сторону: { $tag }
hw-move-refill = Поднять маркер до базы: { $res }
hw-move-plus = Взять больше ресурса: { $res }
hw-move-dealt = Роздана карта: { $card }
hw-move-reveal = Открыта карта: { $card }
hw-move-facility = Новый объект: { $facility }
hw-move-draw = Вытянуто: лазер { $laser }, щит { $shield }, эвакуация { $evacuation }, астероид { $asteroid }
hw-move-first = Начинает { $player }

## События

hw-event-begins = Начинает { $player }, значок у этого игрока.
hw-event-keeps = { $player } оставляет себе вид.
hw-event-round = Раунд { $round }, угроза { $threat }: начинает { $player }.
hw-event-passes = { $player } пасует.
hw-event-plays = { $player } играет карту: { $card }.
hw-event-lands = { $player } ставит модуль: { $location }.
hw-event-shuttle = { $player } отправляет модуль шаттлом; куда: { $world }.
hw-event-gains = { $player } получает { $amount }.
hw-event-raises = { $player } поднимает базу на { $n }: { $res }.
hw-event-token = { $n ->
    [one] { $player } получает { $n } метку: { $tag }.
    [few] { $player } получает { $n } метки: { $tag }.
   *[other] { $player } получает { $n } меток: { $tag }.
}
hw-event-reactivates = { $n ->
    [one] { $player } возвращает на активную сторону { $n } жетон: { $tag }.
    [few] { $player } возвращает на активную сторону { $n } жетона: { $tag }.
   *[other] { $player } возвращает на активную сторону { $n } жетонов: { $tag }.
}
hw-event-spends-token = { $player } тратит жетон: { $tag }.
hw-event-spends-card = { $player } тратит метки карты: { $card }.
hw-event-works = { $steps ->
    [one] { $player } работает над проектом ({ $project }): { $steps } шаг, до поля { $space }.
    [few] { $player } работает над проектом ({ $project }): { $steps } шага, до поля { $space }.
   *[other] { $player } работает над проектом ({ $project }): { $steps } шагов, до поля { $space }.
}
hw-event-leader = { $player } раньше других игроков достигает поля с премией: { $project }.
hw-event-tile = Награда меняется: { $project }.
hw-event-upgrade = { $player } получает улучшение: { $upgrade }.
hw-event-upgrade-scores = Приносит очки улучшение: { $upgrade }.
hw-event-vp = { $player } получает { $vp } ПО.
hw-event-badge = { $player } берёт значок первого игрока.
hw-event-boost = { $player } играет усиление: { $card }.
hw-event-buys = { $player } покупает карту: { $card }.
hw-event-removes = { $player } удаляет из игры карту: { $card }.
hw-event-revealed = На витрине новая карта: { $card }.
hw-event-reshuffled = Колода составлена заново из сброса: { $deck }.
hw-event-refresh = Витрины обновляются: уходят самые правые карты.
hw-event-progress = Все спасовали: фаза прогресса.
hw-event-asteroid = Астероид переходит на поле { $space }.
hw-event-cubes = { $cubes ->
    [one] В мешок идёт { $cubes } кубик астероида.
    [few] В мешок идут { $cubes } кубика астероида.
   *[other] В мешок идут { $cubes } кубиков астероида.
}
hw-event-facility = Новый объект: { $facility }.
hw-event-drawn = Из мешка вытянуто: лазер { $laser }, щит { $shield }, эвакуация { $evacuation }, астероид { $asteroid }.
hw-event-arrival = Астероид прибывает.
hw-event-laser-fails = Лазер не справился. Кубиков перешло из трещин: { $cubes }; щиту ещё не хватает: { $missing }.
hw-event-key = Ключевой проект определён: { $project }.

## Количества

hw-amount-energy = { $n ->
    [one] { $n } энергию
    [few] { $n } энергии
   *[other] { $n } энергии
}
hw-amount-knowledge = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
hw-amount-minerals = { $n ->
    [one] { $n } минерал
    [few] { $n } минерала
   *[other] { $n } минералов
}
hw-amount-organics = { $n ->
    [one] { $n } органику
   *[other] { $n } органики
}
hw-amount-genius = { $n ->
    [one] { $n } гений
    [few] { $n } гения
   *[other] { $n } гениев
}
hw-amount-any_basic = { $n ->
    [one] { $n } любой основной ресурс
    [few] { $n } любых основных ресурса
   *[other] { $n } любых основных ресурсов
}
hw-price-energy = { $fee ->
    [one] { $fee } энергию
   *[other] { $fee } энергии
}
hw-price-knowledge = { $fee ->
    [one] { $fee } знание
    [few] { $fee } знания
   *[other] { $fee } знаний
}
hw-price-minerals = { $fee ->
    [one] { $fee } минерал
    [few] { $fee } минерала
   *[other] { $fee } минералов
}
hw-price-organics = { $fee ->
    [one] { $fee } органику
   *[other] { $fee } органики
}
hw-price-genius = { $fee ->
    [one] { $fee } гений
    [few] { $fee } гения
   *[other] { $fee } гениев
}
hw-price-any_basic = { $fee ->
    [one] { $fee } любой основной ресурс
    [few] { $fee } любых основных ресурса
   *[other] { $fee } любых основных ресурсов
}
hw-price-tag-planet = { $fee ->
    [one] { $fee } метку планеты
    [few] { $fee } метки планеты
   *[other] { $fee } меток планеты
}
hw-price-tag-science = { $fee ->
    [one] { $fee } метку науки
    [few] { $fee } метки науки
   *[other] { $fee } меток науки
}
hw-price-tag-moon = { $fee ->
    [one] { $fee } метку луны
    [few] { $fee } метки луны
   *[other] { $fee } меток луны
}
hw-price-tag-planet_or_moon = { $fee ->
    [one] { $fee } метку планеты или луны
    [few] { $fee } метки планеты или луны
   *[other] { $fee } меток планеты или луны
}
hw-price-tag-any = { $fee ->
    [one] { $fee } любую метку
    [few] { $fee } любые метки
   *[other] { $fee } любых меток
}
hw-tags-planet = { $n ->
    [one] { $n } метку планеты
    [few] { $n } метки планеты
   *[other] { $n } меток планеты
}
hw-tags-science = { $n ->
    [one] { $n } метку науки
    [few] { $n } метки науки
   *[other] { $n } меток науки
}
hw-tags-moon = { $n ->
    [one] { $n } метку луны
    [few] { $n } метки луны
   *[other] { $n } меток луны
}
hw-tags-planet_or_moon = { $n ->
    [one] { $n } метку планеты или луны
    [few] { $n } метки планеты или луны
   *[other] { $n } меток планеты или луны
}
hw-tags-any = { $n ->
    [one] { $n } любую метку
    [few] { $n } любые метки
   *[other] { $n } любых меток
}
hw-each-tag-planet = метку планеты
hw-each-tag-science = метку науки
hw-each-tag-moon = метку луны
hw-each-tag-planet_or_moon = метку планеты или луны
hw-each-tag-any = метку
hw-wild = считаются любым типом

## Что напечатано на компонентах

hw-line-starting = Начальная карта
hw-line-tag = Метка: { $tag }
hw-line-tags = Метки: { $tag }, { $tag2 }
hw-line-plain = { $does }
hw-line-action = Действие: { $does }
hw-line-effect = Эффект: { $does }
hw-line-reward = Награда: { $does }
hw-line-when = { $when }: { $does }
hw-line-next = Затем: { $does }
hw-line-part = – { $does }
hw-line-upgrade = { $kind } за { $price }
hw-line-threat = Угроза { $level }: столько кубиков вытягивают
hw-line-track-resource = Каждый шаг стоит этот ресурс: { $resource }
hw-line-track-bonus = Поле { $space }: { $vp } ПО первому игроку, который до него дойдёт
hw-line-track-change = Поле { $space }: первый игрок, который до него дойдёт, меняет награду
hw-line-track-key_vp = Как ключевой проект: { $first }, { $second } и { $third } ПО за места 1, 2 и 3
hw-line-track-other_vp = Иначе: { $first }, { $second } и { $third } ПО
hw-line-meter = { $length ->
    [one] { $length } поле, точка удара на поле { $impact }
    [few] { $length } поля, точка удара на поле { $impact }
   *[other] { $length } полей, точка удара на поле { $impact }
}
hw-line-crack = Трещина на поле { $laser }: кубик переходит на поле { $shield } шкалы щита
hw-line-each = { $vp } ПО за { $counted }
hw-line-place = За ваше место на этом треке: { $project }. { $first }, { $second } и { $third } ПО за места 1, 2 и 3
hw-frame-shuttle = Шаттл: потом модуль летит в другой мир
hw-frame-stay = Стоянка: модуль остаётся в этом мире
hw-frame-boost = Ускорение: когда все спасуют, модуль ходит ещё раз
hw-frame-unlimited = Без ограничений; модуль остаётся в этом мире
hw-here-tag_as_resource = Здесь вместо ресурса ({ $resource }) можно потратить { $spent }
hw-here-buy_discount = Здесь каждая карта дешевле на { $n }
hw-here-work_discount = Здесь работа над проектом дешевле на { $n } в сумме
hw-here-research_discount = Здесь каждое улучшение дешевле на { $n }
hw-can-shuttle_pay_any = За шаттл можно платить любым основным ресурсом
hw-can-shuttle_then_act = После шаттла можно в тот же ход сыграть карту действия или поставить модуль
hw-can-action_card_pay_any = За карты действий можно платить любым основным ресурсом
hw-can-buy_discount-each = Каждая покупаемая карта дешевле на { $n }
hw-can-buy_discount-per_turn = Раз за ход покупаемая карта дешевле на { $n }
hw-can-research_discount-each = Каждое покупаемое улучшение дешевле на { $n }
hw-can-research_discount-per_turn = Раз за ход покупаемое улучшение дешевле на { $n }
hw-can-work_discount-each = Каждая работа над проектом дешевле на { $n }
hw-can-work_discount-per_turn = Раз за ход работа над проектом дешевле на { $n }
hw-can-location_gain_plus = Раз за ход, когда место даёт вам основной ресурс, получите его на { $n } больше
hw-can-tag_wild = { $n ->
    [one] Раз за ход { $n } потраченная метка считается любой
    [few] Раз за ход { $n } потраченные метки считаются любыми
   *[other] Раз за ход { $n } потраченных меток считаются любыми
}
hw-can-score = { $when }: { $vp } ПО, раз за ход
hw-does-gain = получите { $amount }
hw-does-baseline-energy = поднимите базу энергии на { $n }
hw-does-baseline-knowledge = поднимите базу знаний на { $n }
hw-does-baseline-minerals = поднимите базу минералов на { $n }
hw-does-baseline-organics = поднимите базу органики на { $n }
hw-does-baseline-genius = поднимите базу гения на { $n }
hw-does-baseline-any_basic = { $n ->
    [1] поднимите любую основную базу на { $n }
   *[other] поднимите любые основные базы, всего на { $n }
}
hw-does-baseline-any = { $n ->
    [1] поднимите любую базу на { $n }
   *[other] поднимите любые базы, всего на { $n }
}
hw-does-gain_tag = получите { $tags }
hw-does-vp = получите { $n } ПО
hw-does-badge = возьмите значок первого игрока
hw-does-work-laser = { $n ->
    [1] поработайте над лазером
   *[other] поработайте над лазером до { $n } раз
}
hw-does-work-shield = { $n ->
    [1] поработайте над щитом
   *[other] поработайте над щитом до { $n } раз
}
hw-does-work-evacuation = { $n ->
    [1] поработайте над эвакуацией
   *[other] поработайте над эвакуацией до { $n } раз
}
hw-does-work-any_one = { $n ->
    [1] поработайте над проектом на выбор
   *[other] поработайте над одним проектом на выбор до { $n } раз
}
hw-does-work-any_split = { $n ->
    [1] поработайте над проектом на выбор
   *[other] поработайте до { $n } раз над одним проектом или над разными
}
hw-does-research = { $n ->
    [one] выполните { $n } исследование
    [few] выполните { $n } исследования
   *[other] выполните { $n } исследований
}
hw-does-gain_upgrade-simple = { $n ->
    [one] получите { $n } простое улучшение
    [few] получите { $n } простых улучшения
   *[other] получите { $n } простых улучшений
}
hw-does-gain_upgrade-tech1 = { $n ->
    [one] получите { $n } улучшение Тех 1
    [few] получите { $n } улучшения Тех 1
   *[other] получите { $n } улучшений Тех 1
}
hw-does-gain_upgrade-tech2 = { $n ->
    [one] получите { $n } улучшение Тех 2
    [few] получите { $n } улучшения Тех 2
   *[other] получите { $n } улучшений Тех 2
}
hw-does-buy-any = { $n ->
    [1] купите карту
   *[other] купите до { $n } карт
}
hw-does-buy-action = { $n ->
    [1] купите карту действия
   *[other] купите до { $n } карт действий
}
hw-does-buy-boost = { $n ->
    [1] купите карту усиления
   *[other] купите до { $n } карт усилений
}
hw-does-buy-species = { $n ->
    [1] купите карту вида
   *[other] купите до { $n } карт видов
}
hw-does-buy-free = { $buying } бесплатно
hw-does-buy-cheaper = { $buying }, дешевле на { $discount }
hw-does-remove_card = можете удалить карту; если удалили, { $inner }
hw-does-remove_card-list = можете удалить карту; если удалили:
hw-does-per_tag = за каждую потраченную { $spent } { $inner }
hw-does-per_tag-list = за каждую потраченную { $spent }:
hw-does-per_tag-most = за каждую потраченную метку ({ $tag }, не более { $most }) { $inner }
hw-does-per_tag-most-list = за каждую потраченную метку ({ $tag }, не более { $most }):
hw-does-pay = { $times ->
    [1] можете потратить { $price }; если потратили, { $inner }
   *[other] до { $times } раз: потратьте { $price } и { $inner }
}
hw-does-pay-list = { $times ->
    [1] можете потратить { $price }; если потратили:
   *[other] до { $times } раз: потратьте { $price } и сделайте это:
}
hw-does-pay-each-list = { $times ->
    [1] можете потратить всё это и сделать то, что дальше:
   *[other] до { $times } раз: потратьте всё это и сделайте то, что дальше:
}
hw-does-choose = { $pick ->
    [1] выберите одно:
   *[other] выберите разные, числом { $pick }:
}
hw-does-reactivate = { $n ->
    [1] верните на активную сторону { $n } потраченный жетон ({ $tokens })
   *[other] верните на активную сторону до { $n } потраченных жетонов ({ $tokens })
}
hw-does-shuttle_free = { $n ->
    [1] используйте шаттл { $n } раз бесплатно
   *[other] используйте шаттл бесплатно до { $n } раз
}
hw-does-refill = поднимите маркер, который ниже базы, до неё ({ $resource })
hw-when-worked-laser = { $least ->
    [1] Поработав над лазером
   *[other] Поработав над лазером не менее { $least } раз за одно действие
}
hw-when-worked-shield = { $least ->
    [1] Поработав над щитом
   *[other] Поработав над щитом не менее { $least } раз за одно действие
}
hw-when-worked-evacuation = { $least ->
    [1] Поработав над эвакуацией
   *[other] Поработав над эвакуацией не менее { $least } раз за одно действие
}
hw-when-worked-any = { $least ->
    [1] Поработав над любым проектом
   *[other] Поработав над любым проектом не менее { $least } раз за одно действие
}
hw-when-raised_baseline-energy = Подняв базу энергии
hw-when-raised_baseline-knowledge = Подняв базу знаний
hw-when-raised_baseline-minerals = Подняв базу минералов
hw-when-raised_baseline-organics = Подняв базу органики
hw-when-raised_baseline-genius = Подняв базу гения
hw-when-raised_baseline-any_basic = Подняв любую основную базу
hw-when-raised_baseline-any = Подняв любую базу
hw-when-gained_res-energy = Получив энергию
hw-when-gained_res-knowledge = Получив знания
hw-when-gained_res-minerals = Получив минералы
hw-when-gained_res-organics = Получив органику
hw-when-gained_res-genius = Получив гений
hw-when-gained_res-any_basic = Получив любой основной ресурс
hw-when-gained_res-any = Получив любой ресурс
hw-when-gained_tag-planet = Получив метку планеты
hw-when-gained_tag-science = Получив метку науки
hw-when-gained_tag-moon = Получив метку луны
hw-when-gained_tag-planet_or_moon = Получив метку планеты или луны
hw-when-gained_tag-any = Получив любую метку
hw-when-bought_card-action = Купив карту действия
hw-when-bought_card-boost = Купив карту усиления
hw-when-bought_card-species = Купив карту вида
hw-when-bought_card-any = Купив карту
hw-when-gained_upgrade-simple = Купив или получив простое улучшение
hw-when-gained_upgrade-tech1 = Купив или получив улучшение Тех 1
hw-when-gained_upgrade-tech2 = Купив или получив улучшение Тех 2
hw-when-gained_upgrade-any = Купив или получив улучшение
hw-when-removed_card = Удалив карту
hw-when-used_shuttle = Использовав шаттл
hw-when-played_action = Сыграв карту действия
hw-when-placed_lander-planet = Поставив модуль на планете
hw-when-placed_lander-moon = Поставив модуль на луне
hw-when-placed_lander-any = Поставив модуль
hw-when-gained_vp = { $least ->
    [1] Получив ПО
   *[other] Получив сразу не менее { $least } ПО
}
hw-when-spent_tag-planet = { $least ->
    [1] Потратив метку планеты
   *[other] Потратив за одно действие не менее { $least } меток планеты
}
hw-when-spent_tag-science = { $least ->
    [1] Потратив метку науки
   *[other] Потратив за одно действие не менее { $least } меток науки
}
hw-when-spent_tag-moon = { $least ->
    [1] Потратив метку луны
   *[other] Потратив за одно действие не менее { $least } меток луны
}
hw-when-spent_tag-planet_or_moon = { $least ->
    [1] Потратив метку планеты или луны
   *[other] Потратив за одно действие не менее { $least } меток планеты или луны
}
hw-when-spent_tag-any = { $least ->
    [1] Потратив метку
   *[other] Потратив за одно действие не менее { $least } меток
}
hw-count-tag_tokens-planet = { $div ->
    [1] каждый ваш жетон планеты
    [few] каждые { $div } ваших жетона планеты
   *[other] каждые { $div } ваших жетонов планеты
}
hw-count-tag_tokens-science = { $div ->
    [1] каждый ваш жетон науки
    [few] каждые { $div } ваших жетона науки
   *[other] каждые { $div } ваших жетонов науки
}
hw-count-tag_tokens-moon = { $div ->
    [1] каждый ваш жетон луны
    [few] каждые { $div } ваших жетона луны
   *[other] каждые { $div } ваших жетонов луны
}
hw-count-tokens_total = { $div ->
    [1] каждый ваш жетон метки
    [few] каждые { $div } ваших жетона меток
   *[other] каждые { $div } ваших жетонов меток
}
hw-count-tag_sets = { $div ->
    [1] каждый набор из жетонов планеты, науки и луны
    [few] каждые { $div } набора из жетонов планеты, науки и луны
   *[other] каждые { $div } наборов из жетонов планеты, науки и луны
}
hw-count-card_tags-planet = { $div ->
    [1] каждую метку планеты на ваших картах
    [few] каждые { $div } метки планеты на ваших картах
   *[other] каждые { $div } меток планеты на ваших картах
}
hw-count-card_tags-science = { $div ->
    [1] каждую метку науки на ваших картах
    [few] каждые { $div } метки науки на ваших картах
   *[other] каждые { $div } меток науки на ваших картах
}
hw-count-card_tags-moon = { $div ->
    [1] каждую метку луны на ваших картах
    [few] каждые { $div } метки луны на ваших картах
   *[other] каждые { $div } меток луны на ваших картах
}
hw-count-baselines_at_most = { $div ->
    [1] каждую вашу базу на уровне { $level } или ниже
    [few] каждые { $div } ваших базы на уровне { $level } или ниже
   *[other] каждые { $div } ваших баз на уровне { $level } или ниже
}
hw-count-baselines_at_least = { $div ->
    [1] каждую вашу базу на уровне { $level } или выше
    [few] каждые { $div } ваших базы на уровне { $level } или выше
   *[other] каждые { $div } ваших баз на уровне { $level } или выше
}
hw-count-resource_left-energy = { $div ->
    [1] каждую оставшуюся энергию
   *[other] каждые { $div } оставшейся энергии
}
hw-count-resource_left-knowledge = { $div ->
    [1] каждое оставшееся знание
    [few] каждые { $div } оставшихся знания
   *[other] каждые { $div } оставшихся знаний
}
hw-count-resource_left-minerals = { $div ->
    [1] каждый оставшийся минерал
    [few] каждые { $div } оставшихся минерала
   *[other] каждые { $div } оставшихся минералов
}
hw-count-resource_left-organics = { $div ->
    [1] каждую оставшуюся органику
   *[other] каждые { $div } оставшейся органики
}
hw-count-resource_left-genius = { $div ->
    [1] каждый оставшийся гений
    [few] каждые { $div } оставшихся гения
   *[other] каждые { $div } оставшихся гениев
}
hw-count-upgrades-tech1 = { $div ->
    [1] каждое ваше улучшение Тех 1
    [few] каждые { $div } ваших улучшения Тех 1
   *[other] каждые { $div } ваших улучшений Тех 1
}
hw-count-upgrades-tech2 = { $div ->
    [1] каждое ваше улучшение Тех 2
    [few] каждые { $div } ваших улучшения Тех 2
   *[other] каждые { $div } ваших улучшений Тех 2
}
hw-count-cards_owned-action = { $div ->
    [1] каждую вашу карту действия
    [few] каждые { $div } ваших карты действий
   *[other] каждые { $div } ваших карт действий
}
hw-count-cards_owned-boost = { $div ->
    [1] каждую вашу карту усиления
    [few] каждые { $div } ваших карты усилений
   *[other] каждые { $div } ваших карт усилений
}
hw-count-cards_owned-species = { $div ->
    [1] каждую вашу карту вида, эту тоже
    [few] каждые { $div } ваших карты видов, эту тоже
   *[other] каждые { $div } ваших карт видов, эту тоже
}
hw-count-track_pos-laser = { $div ->
    [1] каждое поле вашего диска на треке лазера
    [few] каждые { $div } поля вашего диска на треке лазера
   *[other] каждые { $div } полей вашего диска на треке лазера
}
hw-count-track_pos-shield = { $div ->
    [1] каждое поле вашего диска на треке щита
    [few] каждые { $div } поля вашего диска на треке щита
   *[other] каждые { $div } полей вашего диска на треке щита
}
hw-count-track_pos-evacuation = { $div ->
    [1] каждое поле вашего диска на треке эвакуации
    [few] каждые { $div } поля вашего диска на треке эвакуации
   *[other] каждые { $div } полей вашего диска на треке эвакуации
}
hw-count-lowest_track = { $div ->
    [1] каждое поле трека, на котором вы отстали больше всего
    [few] каждые { $div } поля трека, на котором вы отстали больше всего
   *[other] каждые { $div } полей трека, на котором вы отстали больше всего
}

## Почему такой ход

hw-hint-tracks = Больше всего улучшает ваши места на треках проектов.
hw-hint-work = Готовит ваши следующие шаги в проекте.
hw-hint-resources = Оставляет вам лучшие ресурсы на этот раунд или на следующий.
hw-hint-baselines = Поднимает то, с чем вы начинаете каждый следующий раунд.
hw-hint-tags = Больше всего помогает вашим меткам.
hw-hint-cards = Больше всего помогает вашим картам.
hw-hint-species = Больше всего увеличивает то, что принесут ваши виды.
hw-hint-upgrades = Больше всего помогает вашим улучшениям, которые служат до конца игры.
hw-hint-landers = Лучше расставляет ваши модули, сейчас или на следующий раунд.
hw-hint-badge = Позволяет вам начать следующий раунд.
hw-hint-turn = Начатое ещё принесёт вам что-то в этом ходу.

## Почему нет

hw-reason-short = Это стоит { $price }; не хватает: { $missing }.
hw-reason-not-in-hand = Этой карты нет у вас на руке: { $card }.
hw-reason-not-played = Этой карты нет в вашем сбросе: { $card }.
hw-reason-bought = Карта, купленная в этот ход, служит только со следующего: { $card }.
hw-reason-no-lander = У вас нет готового модуля в этом мире: { $world }.
hw-reason-not-built = Этого места ещё нет: { $location }.
hw-reason-occupied = Это место занято: { $location }.
hw-reason-area = При двух игроках модуль занимает всю свою область: { $area }.
hw-reason-moon = Ход ускорения ведёт на место луны.
hw-reason-leaves = Модуль должен покинуть это место: { $location }.
hw-reason-last-chance = Ход кончается: это последний случай сыграть усиление.
hw-reason-condition = В этот ход не случилось того, чего ждёт эта карта: { $card }.
hw-reason-not-dealt = Вам розданы другие виды.
hw-reason-genius-cost = Это стоит только { $cost }.
hw-reason-genius-many = { $genius ->
    [0] У вас нет гения.
    [one] У вас только { $genius } гений.
    [few] У вас только { $genius } гения.
   *[other] У вас только { $genius } гениев.
}
hw-reason-genius-few = Тогда этого ресурса не хватило бы ({ $missing }): { $res }.
hw-reason-tags-cost = { $cost ->
    [one] Пригодится не более { $cost } метки: такова цена.
   *[other] Пригодится не более { $cost } меток: такова цена.
}
hw-reason-tags-few = { $tags ->
    [0] У вас нет подходящих меток.
    [one] У вас только { $tags } подходящая метка.
    [few] У вас только { $tags } подходящие метки.
   *[other] У вас только { $tags } подходящих меток.
}
hw-reason-tags-useless = { $tags ->
    [0] Ни одна метка здесь сейчас не пригодится.
    [one] Здесь сейчас пригодится только { $tags } метка.
    [few] Здесь сейчас пригодятся только { $tags } метки.
   *[other] Здесь сейчас пригодятся только { $tags } меток.
}
hw-reason-none-left = Этого ресурса у вас больше нет: { $res }.
hw-reason-no-token = У вас нет активного жетона этого типа: { $tag }.
hw-reason-wrong-tag = Здесь тратят метки другого типа, не эту: { $tag }.
hw-reason-card-tags = На этой карте нет метки, которую здесь тратят: { $card }.
hw-reason-wild = Сейчас ни одна метка не считается любой.
hw-reason-needless = С этим другая метка была бы лишней или сумма не набралась бы.
hw-reason-price = Вы не можете заплатить всю цену.
hw-reason-not-offered = Этого нет среди того, что здесь можно выбрать.
hw-reason-full = У вас уже { $most }, больше не поместится: { $res }.
hw-reason-baseline-full = Эта база на самом верху, на { $most }: { $res }.
hw-reason-not-below = Этот маркер не ниже своей базы: { $res }.
hw-reason-not-given = Место не дало этого ресурса: { $res }.
hw-reason-slots = Все ячейки этого типа ({ $slots }) заняты: { $tag }.
hw-reason-none-spent = У вас нет потраченного жетона этого типа: { $tag }.
hw-reason-tags-bind = { $steps ->
    [one] Метки потрачены на { $steps } шаг, и его надо сделать.
    [few] Метки потрачены на { $steps } шага, и их надо сделать.
   *[other] Метки потрачены на { $steps } шагов, и их надо сделать.
}
hw-reason-project = Эта работа не над этим проектом: { $project }.
hw-reason-steps = { $steps ->
    [one] Можно сделать не более { $steps } шага.
   *[other] Можно сделать не более { $steps } шагов.
}
hw-reason-track-end = Трек кончается раньше: { $project }.
hw-reason-owned = Это улучшение у вас уже есть: { $upgrade }.
hw-reason-kind = Здесь получают другой род: { $kind }.
hw-reason-not-open = Этой карты нет на витрине: { $card }.
hw-reason-deck = Карты этого рода здесь купить нельзя: { $deck }.
hw-reason-option = Такой возможности нет, она уже взята или ничего не дала бы.
