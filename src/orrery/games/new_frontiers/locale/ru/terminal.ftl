### Стол New Frontiers

nf-board-actions = Действия
nf-board-action-isolation = Изоляция
nf-board-action-overview = Обзор
nf-board-action-develop = Разработка
nf-board-action-explore = Разведка
nf-board-action-settle = Заселение
nf-board-action-produce = Произв.
nf-board-action-trade = Торговля
nf-board-action-diplomats = Дипломаты
nf-board-order = Порядок
nf-board-resolving = ходят
nf-board-supply = товары
nf-board-bag = мешок
nf-board-aside = Отложены
nf-board-ends = Конец, если
nf-board-left-vp = запас ПО { $count } (=0)
nf-board-left-colonists = запас ♙ { $count } (<{ $least })
nf-board-most-spaces = поля { $count } (>{ $limit })
nf-board-most-colonies = колонии { $count } (>{ $limit })
nf-board-last-round = последний раунд
nf-board-over = партия окончена
nf-board-end-spaces = поля технологий
nf-board-end-colonies = колонии
nf-board-end-colonists = запас колонистов
nf-board-end-vp = запас ПО
nf-board-end-rounds = предел раундов
nf-board-goals = Цели
nf-board-face-down = закрыта:
nf-board-stack = стопка { $count }
nf-board-under = внизу:
nf-board-stored = хранят
nf-board-kept = Оставлена
nf-board-drawn = Взяты
nf-board-counts-consume-powers = свойства потребления
nf-board-counts-keywords = ключевые слова
nf-board-counts-power-kinds = виды свойств
nf-board-counts-colony-kinds = виды колоний
nf-board-counts-stored-goods = товары на хранении
nf-board-counts-stored-worlds = миры на хранении
nf-board-counts-stored-credits = $ на хранении
nf-board-counts-unused-colonists = ♙ на планшете
nf-board-display = Миры на выбор
nf-board-technologies = Технологии на планшетах
nf-board-empires = Империи
nf-board-head-points = Очки
nf-board-head-chips = фиш.
nf-board-head-tiles = жет.
nf-board-head-bonus = ?
nf-board-head-goals = цели
nf-board-head-credits = $
nf-board-head-colonists = ♙
nf-board-head-military = ⚔
nf-board-head-spaces = поля
nf-board-head-colonies = колонии
nf-board-head-worlds = миры
nf-board-own-colonies = Колонии
nf-board-own-explored = Открытые
nf-board-own-technologies = Технологии
nf-board-other-explored = открытые
nf-board-other-technologies = техн.
nf-board-vp = { $vp }ПО
nf-board-new = новая
nf-board-used = применено
nf-board-legend = Знаки
nf-board-legend-production = [Н•] производит, с товаром
nf-board-legend-windfall = (Н·) трофейный, без товара
nf-board-legend-any = * любой товар
nf-board-legend-colonists = ♙ планшет+колонии
nf-board-legend-stand-in = ° придуманные значения
nf-board-shop = Технологии
nf-board-far = Дороже или свои
nf-board-far-count = (дороже или свои: { $count })
nf-board-legend-military = ⚔ военная сила

## Группы ходов в New Frontiers

nf-board-group-actions = Действия
nf-board-group-goals = Цели
nf-board-group-home = Родная колония
nf-board-group-buying = Технологии
nf-board-group-worlds = Миры
nf-board-group-settling = Заселение
nf-board-group-replacing = Замена
nf-board-group-goods = Товары
nf-board-group-selling = Продажа
nf-board-group-consuming = Потребление
nf-board-group-discarding = Сброс
nf-board-group-kinds = Вид
nf-board-group-storing = Хранение

## Жетоны New Frontiers вкратце: буквы вместо видов, сокращения вместо действий

nf-board-credits = { $credits }$
nf-board-kind-novelty = Н
nf-board-kind-rare = Р
nf-board-kind-genes = Г
nf-board-kind-alien = Ч
nf-board-kind-any = ?
nf-board-gain = { $vp ->
    [0] {""}
   *[other] { $vp }ПО
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ nf-board-credits }
}
nf-board-power-any-kind = любой вид
nf-board-power-no-sale = не продать
nf-board-power-consume-sell = Пот: продажа
nf-board-power-consume-vp = Пот: +{ $vp }ПО
nf-board-power-consumed = Пот: { $vp }ПО за товар, +{ $more } с: { $tile }
nf-board-change = { $dearer ->
    [0] −
   *[other] +
}{ nf-board-credits }
nf-board-power-develop-cost = Разр: { nf-board-change }
nf-board-power-develop-income = Разр: покупка +{ nf-board-credits }
nf-board-power-discard = Зас: { $kind }→{ $military }⚔
nf-board-power-discard-any = Зас: *→{ $military }⚔
nf-board-power-explore-colonists = Разв: +{ $colonists }♙
nf-board-power-explore-draw = Разв: взять { $worlds }
nf-board-power-military = { $military }⚔
nf-board-power-military-against = { $military }⚔ на { $set }
nf-board-power-military-per = { $military }⚔/{ $set }
nf-board-power-pay = Зас: можно платить за ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { nf-board-change }
}
nf-board-power-price = Прод. { $kind } +{ nf-board-credits }
nf-board-power-price-any = Прод. +{ nf-board-credits }
nf-board-power-price-this = Прод. отсюда +{ nf-board-credits }
nf-board-power-produce-here = Про: здесь +{ nf-board-credits }
nf-board-power-produce-income = Про: +{ nf-board-credits }
nf-board-power-produce-kinds = Про: { nf-board-credits }/вид
nf-board-power-produce-most = Про: больше всех { $kind } +{ nf-board-credits }
nf-board-power-produce-most-any = Про: больше всех +{ nf-board-credits }
nf-board-power-produce-per = Про: { nf-board-credits }/{ $set }
nf-board-power-replace = Зас: замена колонии, цена +{ $least }…{ $most }
nf-board-power-replace-self = Зас: замена её на { $set }
nf-board-power-score = { $vp }ПО/{ $set }
nf-board-power-score-military = { $vp }ПО/⚔
nf-board-power-score-table = { $steps } ПО за { $set }
nf-board-power-settle-collect = Зас: взять +{ $colonists }♙
nf-board-power-settle-cost = Зас: { nf-board-change }
nf-board-power-settle-cost-of = Зас: { $set } { nf-board-change }
nf-board-power-settle-draw = Зас: затем взять { $worlds }
nf-board-power-settle-income = Зас: затем +{ nf-board-credits }
nf-board-power-settle-two = Зас: 2 мира
nf-board-power-use = { $eaten }→{ nf-board-gain }
nf-board-power-use-different = до { $goods } видов, каждый→{ nf-board-gain }
nf-board-power-use-up-to = до { $goods }{ $kind }, каждый→{ nf-board-gain }
nf-board-power-use-any = до { $goods }*, каждый→{ nf-board-gain }
nf-board-power-windfall = Про: товар на ({ $kind })
nf-board-power-windfall-any = Про: товар на (*)
nf-board-power-kind-develop = Разр
nf-board-power-kind-explore = Разв
nf-board-power-kind-settle = Зас
nf-board-power-kind-produce = Про
nf-board-power-kind-trade = Прод.
nf-board-power-kind-consume = Пот
nf-board-eat-1 = { $first }
nf-board-eat-2 = { $first }+{ $second }
nf-board-eat-3 = { $first }+{ $second }+{ $third }
nf-board-eat-any = { $goods }*
nf-board-eat-novelty = { $novelty }Н
nf-board-eat-rare = { $rare }Р
nf-board-eat-genes = { $genes }Г
nf-board-eat-alien = { $alien }Ч
nf-board-eat-different = { $goods } разных
nf-board-set-world = миры
nf-board-set-world-of = { $of }
nf-board-set-world-like = { $like }
nf-board-set-world-of-like = { $of } { $like }
nf-board-set-colony = колония
nf-board-set-colony-of = { $of }
nf-board-set-colony-like = { $like }
nf-board-set-colony-of-like = { $of } { $like }
nf-board-set-tile = жетон
nf-board-set-tile-of = { $of }
nf-board-set-tile-like = { $like }
nf-board-set-tile-of-like = { $of } { $like }
nf-board-two-of = { $of1 } { $of2 }
nf-board-two-like = { $like1 } { $like2 }
nf-board-set-colony-power = колония { $power }
nf-board-set-technology-power = техн. { $power }
nf-board-set-technology-large = большая техн.
nf-board-set-technology-small = малая техн.
nf-board-set-technology-mil = техн. с ⚔
nf-board-set-name = { $named }
nf-board-set-kinds = виды колоний
nf-board-set-colonists = ♙
nf-board-term-military = ⚔
nf-board-term-peaceful = не-⚔
nf-board-term-production = []
nf-board-term-windfall = ()
nf-board-term-alien = Ч
nf-board-term-not-alien = не Ч
nf-board-term-kind-novelty = Н
nf-board-term-kind-rare = Р
nf-board-term-kind-genes = Г
nf-board-term-kind-alien = Ч
nf-board-term-keyword-alien = Чужие
nf-board-term-keyword-imperium = Империум
nf-board-term-keyword-rebel = Повстанцы
nf-board-term-keyword-terraforming = Терраформ.
nf-board-term-keyword-uplift = Возвышение
nf-board-term-not-production = не-[]
nf-board-term-not-windfall = не-()
nf-board-term-not-kind-novelty = не Н
nf-board-term-not-kind-rare = не Р
nf-board-term-not-kind-genes = не Г
nf-board-term-not-kind-alien = не Ч
nf-board-term-not-keyword-alien = не Чужие
nf-board-term-not-keyword-imperium = не Империум
nf-board-term-not-keyword-rebel = не Повстанцы
nf-board-term-not-keyword-terraforming = не Терраформ.
nf-board-term-not-keyword-uplift = не Возвышение

## Что где

nf-board-where-board = на планшетах технологий: { $count }
nf-board-where-display = среди миров на выбор
nf-board-where-aside = отложен
nf-board-where-unseen = в мешке
nf-board-where-technologies = технология
nf-board-where-colonies = колония
nf-board-where-explored = открытый мир
nf-board-where-stored = на хранении
nf-board-where-nowhere = в этой партии нет
