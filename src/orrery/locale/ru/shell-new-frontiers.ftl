### Стол New Frontiers

shell-board-nf-actions = Действия
shell-board-nf-action-isolation = Изоляция
shell-board-nf-action-overview = Обзор
shell-board-nf-action-develop = Разработка
shell-board-nf-action-explore = Разведка
shell-board-nf-action-settle = Заселение
shell-board-nf-action-produce = Произв.
shell-board-nf-action-trade = Торговля
shell-board-nf-action-diplomats = Дипломаты
shell-board-nf-order = Порядок
shell-board-nf-resolving = ходят
shell-board-nf-supply = товары
shell-board-nf-bag = мешок
shell-board-nf-aside = Отложены
shell-board-nf-ends = Конец, если
shell-board-nf-left-vp = запас ПО { $count } (=0)
shell-board-nf-left-colonists = запас ♙ { $count } (<{ $least })
shell-board-nf-most-spaces = поля { $count } (>{ $limit })
shell-board-nf-most-colonies = колонии { $count } (>{ $limit })
shell-board-nf-last-round = последний раунд
shell-board-nf-over = партия окончена
shell-board-nf-end-spaces = поля технологий
shell-board-nf-end-colonies = колонии
shell-board-nf-end-colonists = запас колонистов
shell-board-nf-end-vp = запас ПО
shell-board-nf-end-rounds = предел раундов
shell-board-nf-goals = Цели
shell-board-nf-face-down = закрыта:
shell-board-nf-stack = стопка { $count }
shell-board-nf-under = внизу:
shell-board-nf-stored = хранят
shell-board-nf-kept = Оставлена
shell-board-nf-drawn = Взяты
shell-board-nf-counts-consume-powers = свойства потребления
shell-board-nf-counts-keywords = ключевые слова
shell-board-nf-counts-power-kinds = виды свойств
shell-board-nf-counts-colony-kinds = виды колоний
shell-board-nf-counts-stored-goods = товары на хранении
shell-board-nf-counts-stored-worlds = миры на хранении
shell-board-nf-counts-stored-credits = $ на хранении
shell-board-nf-counts-unused-colonists = ♙ на планшете
shell-board-nf-display = Миры на выбор
shell-board-nf-technologies = Технологии на планшетах
shell-board-nf-empires = Империи
shell-board-nf-head-points = Очки
shell-board-nf-head-chips = фиш.
shell-board-nf-head-tiles = жет.
shell-board-nf-head-bonus = ?
shell-board-nf-head-goals = цели
shell-board-nf-head-credits = $
shell-board-nf-head-colonists = ♙
shell-board-nf-head-military = ⚔
shell-board-nf-head-spaces = поля
shell-board-nf-head-colonies = колонии
shell-board-nf-head-worlds = миры
shell-board-nf-own-colonies = Колонии
shell-board-nf-own-explored = Открытые
shell-board-nf-own-technologies = Технологии
shell-board-nf-other-explored = открытые
shell-board-nf-other-technologies = техн.
shell-board-nf-vp = { $vp }ПО
shell-board-nf-new = новая
shell-board-nf-used = применено
shell-board-nf-legend = Знаки
shell-board-nf-legend-production = [Н•] производит, с товаром
shell-board-nf-legend-windfall = (Н·) трофейный, без товара
shell-board-nf-legend-any = * любой товар
shell-board-nf-legend-colonists = ♙ планшет+колонии
shell-board-nf-legend-stand-in = ° придуманные значения
shell-board-nf-shop = Технологии
shell-board-nf-far = Дороже или свои
shell-board-nf-far-count = (дороже или свои: { $count })
shell-board-nf-legend-military = ⚔ военная сила

## Группы ходов в New Frontiers

shell-board-nf-group-actions = Действия
shell-board-nf-group-goals = Цели
shell-board-nf-group-home = Родная колония
shell-board-nf-group-buying = Технологии
shell-board-nf-group-worlds = Миры
shell-board-nf-group-settling = Заселение
shell-board-nf-group-replacing = Замена
shell-board-nf-group-goods = Товары
shell-board-nf-group-selling = Продажа
shell-board-nf-group-consuming = Потребление
shell-board-nf-group-discarding = Сброс
shell-board-nf-group-kinds = Вид
shell-board-nf-group-storing = Хранение

## Жетоны New Frontiers вкратце: буквы вместо видов, сокращения вместо действий

shell-board-nf-credits = { $credits }$
shell-board-nf-kind-novelty = Н
shell-board-nf-kind-rare = Р
shell-board-nf-kind-genes = Г
shell-board-nf-kind-alien = Ч
shell-board-nf-kind-any = ?
shell-board-nf-gain = { $vp ->
    [0] {""}
   *[other] { $vp }ПО
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ shell-board-nf-credits }
}
shell-board-nf-power-any-kind = любой вид
shell-board-nf-power-no-sale = не продать
shell-board-nf-power-consume-sell = Пот: продажа
shell-board-nf-power-consume-vp = Пот: +{ $vp }ПО
shell-board-nf-power-consumed = Пот: { $vp }ПО за товар, +{ $more } с: { $tile }
shell-board-nf-change = { $dearer ->
    [0] −
   *[other] +
}{ shell-board-nf-credits }
shell-board-nf-power-develop-cost = Разр: { shell-board-nf-change }
shell-board-nf-power-develop-income = Разр: покупка +{ shell-board-nf-credits }
shell-board-nf-power-discard = Зас: { $kind }→{ $military }⚔
shell-board-nf-power-discard-any = Зас: *→{ $military }⚔
shell-board-nf-power-explore-colonists = Разв: +{ $colonists }♙
shell-board-nf-power-explore-draw = Разв: взять { $worlds }
shell-board-nf-power-military = { $military }⚔
shell-board-nf-power-military-against = { $military }⚔ на { $set }
shell-board-nf-power-military-per = { $military }⚔/{ $set }
shell-board-nf-power-pay = Зас: можно платить за ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { shell-board-nf-change }
}
shell-board-nf-power-price = Прод. { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-price-any = Прод. +{ shell-board-nf-credits }
shell-board-nf-power-price-this = Прод. отсюда +{ shell-board-nf-credits }
shell-board-nf-power-produce-here = Про: здесь +{ shell-board-nf-credits }
shell-board-nf-power-produce-income = Про: +{ shell-board-nf-credits }
shell-board-nf-power-produce-kinds = Про: { shell-board-nf-credits }/вид
shell-board-nf-power-produce-most = Про: больше всех { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-produce-most-any = Про: больше всех +{ shell-board-nf-credits }
shell-board-nf-power-produce-per = Про: { shell-board-nf-credits }/{ $set }
shell-board-nf-power-replace = Зас: замена колонии, цена +{ $least }…{ $most }
shell-board-nf-power-replace-self = Зас: замена её на { $set }
shell-board-nf-power-score = { $vp }ПО/{ $set }
shell-board-nf-power-score-military = { $vp }ПО/⚔
shell-board-nf-power-score-table = { $steps } ПО за { $set }
shell-board-nf-power-settle-collect = Зас: взять +{ $colonists }♙
shell-board-nf-power-settle-cost = Зас: { shell-board-nf-change }
shell-board-nf-power-settle-cost-of = Зас: { $set } { shell-board-nf-change }
shell-board-nf-power-settle-draw = Зас: затем взять { $worlds }
shell-board-nf-power-settle-income = Зас: затем +{ shell-board-nf-credits }
shell-board-nf-power-settle-two = Зас: 2 мира
shell-board-nf-power-use = { $eaten }→{ shell-board-nf-gain }
shell-board-nf-power-use-different = до { $goods } видов, каждый→{ shell-board-nf-gain }
shell-board-nf-power-use-up-to = до { $goods }{ $kind }, каждый→{ shell-board-nf-gain }
shell-board-nf-power-use-any = до { $goods }*, каждый→{ shell-board-nf-gain }
shell-board-nf-power-windfall = Про: товар на ({ $kind })
shell-board-nf-power-windfall-any = Про: товар на (*)
shell-board-nf-power-kind-develop = Разр
shell-board-nf-power-kind-explore = Разв
shell-board-nf-power-kind-settle = Зас
shell-board-nf-power-kind-produce = Про
shell-board-nf-power-kind-trade = Прод.
shell-board-nf-power-kind-consume = Пот
shell-board-nf-eat-1 = { $first }
shell-board-nf-eat-2 = { $first }+{ $second }
shell-board-nf-eat-3 = { $first }+{ $second }+{ $third }
shell-board-nf-eat-any = { $goods }*
shell-board-nf-eat-novelty = { $novelty }Н
shell-board-nf-eat-rare = { $rare }Р
shell-board-nf-eat-genes = { $genes }Г
shell-board-nf-eat-alien = { $alien }Ч
shell-board-nf-eat-different = { $goods } разных
shell-board-nf-set-world = миры
shell-board-nf-set-world-of = { $of }
shell-board-nf-set-world-like = { $like }
shell-board-nf-set-world-of-like = { $of } { $like }
shell-board-nf-set-colony = колония
shell-board-nf-set-colony-of = { $of }
shell-board-nf-set-colony-like = { $like }
shell-board-nf-set-colony-of-like = { $of } { $like }
shell-board-nf-set-tile = жетон
shell-board-nf-set-tile-of = { $of }
shell-board-nf-set-tile-like = { $like }
shell-board-nf-set-tile-of-like = { $of } { $like }
shell-board-nf-two-of = { $of1 } { $of2 }
shell-board-nf-two-like = { $like1 } { $like2 }
shell-board-nf-set-colony-power = колония { $power }
shell-board-nf-set-technology-power = техн. { $power }
shell-board-nf-set-technology-large = большая техн.
shell-board-nf-set-technology-small = малая техн.
shell-board-nf-set-technology-mil = техн. с ⚔
shell-board-nf-set-name = { $named }
shell-board-nf-set-kinds = виды колоний
shell-board-nf-set-colonists = ♙
shell-board-nf-term-military = ⚔
shell-board-nf-term-peaceful = не-⚔
shell-board-nf-term-production = []
shell-board-nf-term-windfall = ()
shell-board-nf-term-alien = Ч
shell-board-nf-term-not-alien = не Ч
shell-board-nf-term-kind-novelty = Н
shell-board-nf-term-kind-rare = Р
shell-board-nf-term-kind-genes = Г
shell-board-nf-term-kind-alien = Ч
shell-board-nf-term-keyword-alien = Чужие
shell-board-nf-term-keyword-imperium = Империум
shell-board-nf-term-keyword-rebel = Повстанцы
shell-board-nf-term-keyword-terraforming = Терраформ.
shell-board-nf-term-keyword-uplift = Возвышение
shell-board-nf-term-not-production = не-[]
shell-board-nf-term-not-windfall = не-()
shell-board-nf-term-not-kind-novelty = не Н
shell-board-nf-term-not-kind-rare = не Р
shell-board-nf-term-not-kind-genes = не Г
shell-board-nf-term-not-kind-alien = не Ч
shell-board-nf-term-not-keyword-alien = не Чужие
shell-board-nf-term-not-keyword-imperium = не Империум
shell-board-nf-term-not-keyword-rebel = не Повстанцы
shell-board-nf-term-not-keyword-terraforming = не Терраформ.
shell-board-nf-term-not-keyword-uplift = не Возвышение
