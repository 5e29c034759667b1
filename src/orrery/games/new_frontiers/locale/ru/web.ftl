### Нарисованное поле New Frontiers в браузере.

## Части поля

nf-web-board = Стол New Frontiers
nf-web-region-actions = Действия
nf-web-region-ends = Конец игры
nf-web-region-supply = Запас
nf-web-region-technologies = Технологии
nf-web-region-worlds = Миры
nf-web-region-bar = Ваше решение
nf-web-leaf-actions = Действия
nf-web-leaf-market = Выбор
nf-web-leaf-empire = Империя
nf-web-leaf-others = Другие
nf-web-empire = Империя: { $player }
nf-web-own-empire = Моя империя
nf-web-show-empire = Показать всю империю: { $player }
nf-web-rules-of = Правила: { $part }

## Жетоны действий и порядок хода

nf-web-action-free = свободно
nf-web-action-by = выбор: { $player }
nf-web-action-now = выполняется сейчас; выбор: { $player }
nf-web-on-tile = { nf-credits } на жетоне
nf-web-bonus = Бонус того, кто выбирает:
nf-web-bonus-short = Бонус
nf-web-action-isolation = Только бонус.
nf-web-action-overview = Только бонус.
nf-web-action-develop = Купите технологию.
nf-web-action-explore = Открыть { nf-n-worlds }, взять один.
nf-web-action-settle = { nf-n-colonists } или заселение мира.
nf-web-action-produce = Колонии производят товары.
nf-web-action-trade = Продайте товар, затем потребление.
nf-web-action-diplomats = Только бонус.
nf-web-bonus-isolation = { nf-credits }
nf-web-bonus-overview = { nf-credits }, место выше, цель
nf-web-bonus-develop = на { nf-credits } дешевле
nf-web-bonus-explore = второй мир
nf-web-bonus-settle = { nf-n-colonists }
nf-web-bonus-produce = { $credits ->
    [0] трофейный товар
   *[other] { nf-credits } и трофейный товар
}
nf-web-bonus-trade = { nf-vp }
nf-web-bonus-diplomats = { nf-vp }, первое место
nf-web-pawn-acted = выбор сделан
nf-web-pawn-now = выбирает сейчас
nf-web-pawn-waits = ещё выберет

## Конец игры: число сейчас и то, при котором раунд становится последним

nf-web-end-vp = Фишек ПО в запасе: { $now }. Когда не останется ни одной, раунд последний.
nf-web-end-colonists = Колонистов в запасе: { $now }. Если после Заселения их { $limit } или меньше, раунд последний.
nf-web-end-spaces = Больше всего занято полей технологий: { $now }. Если после Разработки их { $limit }, раунд последний.
nf-web-end-colonies = Больше всего колоний: { $now }. Если после Заселения их { $limit }, раунд последний.
nf-web-end-rounds = Раунд { $now } из { $limit }: он за этим столом последний.
nf-web-limit-vp = → { $limit }
nf-web-limit-colonists = → { $limit }
nf-web-limit-spaces = / { $limit }
nf-web-limit-colonies = / { $limit }
nf-web-limit-rounds = / { $limit }
nf-web-to-the-end = до конца { $left }
nf-web-bag = Миров в мешке: { $count }

## Империи

nf-web-stat-credits = Деньги: { nf-credits }
nf-web-stat-colonists = Колонисты на планшете: { $colonists }
nf-web-stat-military = Военная сила: { $military }
nf-web-stat-chips = Фишки ПО: { $vp }
nf-web-stat-points = Очки на сейчас: { $points }
nf-web-points-short = оч.
nf-web-tally-colonies = колоний
nf-web-tally-spaces = полей
nf-web-world-count = колонии: { $colonies } из { $most } · миры: { $worlds } из { $limit }
nf-web-space-count = поля: { $spaces } из { $limit }

## Жетоны

nf-web-cost = цена { nf-credits }
nf-web-defence = военный, защита { $defence }
nf-web-two-spaces = занимает два поля
nf-web-yield-production = { $kind }: при каждом Производстве.
nf-web-yield-windfall = { $kind }: один раз, при заселении.
nf-web-yield-any = Один раз, при заселении: вид на выбор.
nf-web-colony = колония
nf-web-world = открытый мир
nf-web-good-here = с товаром ({ $kind })
nf-web-copies = осталось: { $count }
nf-web-owned = уже у вас
nf-web-other-side = Другая сторона: { $tile }
nf-web-new-text = Появился в этом действии: его свойства работают со следующего.
nf-web-chosen = выбрано
nf-web-glyph-kinds = виды
nf-web-glyph-most = макс.

## Цели

nf-web-goal-unknown = Закрытая цель
nf-web-face-down = закрыта, хранит { $player }
nf-web-no-goals = Пока ни одной цели в игре нет.

## Полоса

nf-web-chosen-target = { $tile }: сила { $have } из { $need }
nf-web-chosen-old = Вместо: { $tile }
nf-web-chosen-power = { $tile }: { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
    [many] ещё { $count } товаров
   *[other] ещё { $count } товара
}
nf-web-chosen-return = Вернуть: { $count }
nf-web-chosen-shortage = Осталось товаров ({ $kind }): { $count }
nf-web-chosen-sale = Продажа принесла { nf-credits }
