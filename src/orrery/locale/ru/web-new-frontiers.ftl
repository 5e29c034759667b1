### Нарисованное поле New Frontiers в браузере.

# Язык, по правилам которого переносятся длинные названия.
web-nf-hyphens = ru

## Части поля

web-nf-region-actions = Действия
web-nf-region-ends = Конец игры
web-nf-region-supply = Запас
web-nf-region-technologies = Технологии
web-nf-region-worlds = Миры
web-nf-region-bar = Ваше решение
web-nf-leaf-actions = Действия
web-nf-leaf-market = Выбор
web-nf-leaf-empire = Империя
web-nf-leaf-others = Другие
web-nf-empire = Империя: { $player }
web-nf-own-empire = Моя империя
web-nf-show-empire = Показать всю империю: { $player }
web-nf-rules = Правила
web-nf-rules-of = Правила: { $part }
web-nf-details = Подробности
web-nf-close = Закрыть
web-nf-do = Сделать

## Жетоны действий и порядок хода

web-nf-action-free = свободно
web-nf-action-by = выбор: { $player }
web-nf-action-now = выполняется сейчас; выбор: { $player }
web-nf-on-tile = { nf-credits } на жетоне
web-nf-bonus = Бонус того, кто выбирает:
web-nf-bonus-short = Бонус
web-nf-pawn-acted = выбор сделан
web-nf-pawn-now = выбирает сейчас
web-nf-pawn-waits = ещё выберет

## Конец игры: число сейчас и то, при котором раунд становится последним

web-nf-end-vp = Фишек ПО в запасе: { $now }. Когда не останется ни одной, раунд последний.
web-nf-end-colonists = Колонистов в запасе: { $now }. Если после Заселения их { $limit } или меньше, раунд последний.
web-nf-end-spaces = Больше всего занято полей технологий: { $now }. Если после Разработки их { $limit }, раунд последний.
web-nf-end-colonies = Больше всего колоний: { $now }. Если после Заселения их { $limit }, раунд последний.
web-nf-limit-vp = → { $limit }
web-nf-limit-colonists = → { $limit }
web-nf-limit-spaces = / { $limit }
web-nf-limit-colonies = / { $limit }
web-nf-bag = Миров в мешке: { $count }

## Империи

web-nf-stat-credits = Деньги: { nf-credits }
web-nf-stat-colonists = Колонисты на планшете: { $colonists }
web-nf-stat-military = Военная сила: { $military }
web-nf-stat-chips = Фишки ПО: { $vp }
web-nf-stat-points = Очки на сейчас: { $points }
web-nf-points-short = оч.
web-nf-world-count = колонии: { $colonies } (до { $most } игра идёт), всего миров: { $worlds } из { $limit }
web-nf-space-count = поля: { $spaces } из { $limit }

## Жетоны

web-nf-cost = цена { nf-credits }
web-nf-defence = военный, защита { $defence }
web-nf-two-spaces = занимает два поля
web-nf-colony = колония
web-nf-world = открытый мир
web-nf-good-here = с товаром ({ $kind })
web-nf-copies = осталось: { $count }
web-nf-owned = уже у вас
web-nf-other-side = Другая сторона: { $tile }
web-nf-new-text = Появился в этом действии: его свойства работают со следующего.
web-nf-chosen = выбрано
web-nf-barred = сейчас нельзя
web-nf-glyph-kinds = виды
web-nf-glyph-most = макс.
web-nf-glyph-goal = цель

## Цели

web-nf-goal-unknown = Закрытая цель
web-nf-face-down = закрыта, хранит { $player }
web-nf-no-goals = Пока ни одной цели в игре нет.

## Полоса

web-nf-places = { $count ->
    [one] { $count } место на выбор
    [few] { $count } места на выбор
    [many] { $count } мест на выбор
   *[other] { $count } места на выбор
}
web-nf-chosen-target = { $tile }: сила { $have } из { $need }
web-nf-chosen-old = Вместо: { $tile }
web-nf-chosen-power = { $tile }: { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
    [many] ещё { $count } товаров
   *[other] ещё { $count } товара
}
web-nf-chosen-return = Вернуть: { $count }
web-nf-chosen-shortage = Осталось товаров ({ $kind }): { $count }
web-nf-chosen-sale = Продажа принесла { nf-credits }
web-nf-chosen-second = ваш второй мир
