### New Frontiers, по-русски.

nf-title = New Frontiers
nf-about = Заселяйте миры, разрабатывайте технологии, продавайте или потребляйте то, что они дают.

nf-stand-in = замена
nf-stand-in-text = Настоящие значения этого жетона не опубликованы в доступном нам виде: показанное придумано нами, чтобы в игру можно было играть.

## Части предложений

nf-credits = { $credits } $
nf-price = { $credits ->
    [0] бесплатно
   *[other] { nf-credits }
}
nf-change = { $dearer ->
    [0] на { nf-credits } меньше
   *[other] на { nf-credits } больше
}
nf-vp = { $vp } ПО
nf-n-colonists = { $colonists ->
    [one] { $colonists } колонист
    [few] { $colonists } колониста
    [many] { $colonists } колонистов
   *[other] { $colonists } колониста
}
nf-n-worlds = { $worlds ->
    [one] { $worlds } мир
    [few] { $worlds } мира
    [many] { $worlds } миров
   *[other] { $worlds } мира
}
nf-n-goods = { $goods ->
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
}
# Что приносит свойство потребления.
nf-gain = { $vp ->
    [0] { nf-credits }
   *[other] { $credits ->
        [0] { nf-vp }
       *[other] { nf-vp } и { nf-credits }
    }
}

## Виды товаров и миров, ключевые слова

nf-kind-gray = серый
nf-kind-novelty = Новинки
nf-kind-rare = Редкие элементы
nf-kind-genes = Гены
nf-kind-alien = Технологии чужих
nf-keyword-alien = Чужие
nf-keyword-imperium = Империум
nf-keyword-rebel = Повстанцы
nf-keyword-terraforming = Терраформирование
nf-keyword-uplift = Возвышение
nf-output-gray = без товаров
nf-output-any = трофейный, любого вида
nf-output-production = производит: { $kind }
nf-output-windfall = трофейный: { $kind }

## Жетоны действий

nf-action-isolation = Изоляция
nf-action-isolation-text = Действия нет; выгода только тому, кто выбрал жетон.
nf-action-isolation-bonus = 2 $
nf-action-overview = Обзор галактических целей
nf-action-overview-text = Действия нет; выгода только тому, кто выбрал жетон. Затем открывается цель, оставленная раньше.
nf-action-overview-bonus = одно место вперёд, 1 $ и три цели на просмотр, одна из которых остаётся у вас
nf-action-develop = Разработка
nf-action-develop-text = По очереди каждый может купить одну технологию.
nf-action-develop-bonus = вы платите на 1 $ меньше
nf-action-explore = Разведка
nf-action-explore-text = Открываются семь миров; по очереди каждый берёт один.
nf-action-explore-bonus = второй мир, когда все взяли по одному
nf-action-settle = Заселение
nf-action-settle-text = По очереди каждый берёт двух колонистов или заселяет один открытый мир.
nf-action-settle-bonus = 1 колонист, ещё до действия
nf-action-produce = Производство
nf-action-produce-text = На каждой производящей колонии без товара появляется товар.
nf-action-produce-bonus = $ с этого жетона и товар на одной пустой трофейной колонии
nf-action-trade = Торговля и потребление
nf-action-trade-text = По очереди каждый может продать один товар, а потом обязан применить все свойства потребления, какие возможно.
nf-action-trade-bonus = 1 ПО сразу
nf-action-diplomats = Отправка дипломатов
nf-action-diplomats-text = Действия нет; выгода только тому, кто выбрал жетон.
nf-action-diplomats-bonus = 1 ПО и первое место в очереди

## Цели

nf-goal-civil-service = Гражданская служба
nf-goal-civil-service-text = Свойства потребления в вашей империи: { $bands }.
nf-goal-keywords = Ключевые слова
nf-goal-keywords-text = Разные ключевые слова в вашей империи: { $bands }.
nf-goal-skilled-workforce = Квалифицированные кадры
nf-goal-skilled-workforce-text = Разные виды свойств в вашей империи, из шести: { $bands }.
nf-goal-diversification = Разнообразие
nf-goal-diversification-text = Разные виды колоний, не считая серых: { $bands }.
nf-goal-stockpile-resources = Накопление ресурсов
nf-goal-stockpile-resources-text = После Производства можно отложить на хранение любые свои товары. Товары на хранении: { $bands }.
nf-goal-exploration = Исследования
nf-goal-exploration-text = После Разведки или Заселения можно отложить на хранение один из миров, возвращённых из-за предела. Миры на хранении: { $bands }.
nf-goal-sales-tax = Налог с продаж
nf-goal-sales-tax-text = После продажи можно отложить на хранение любую часть полученных $. $ на хранении: { $bands }.
nf-goal-draft = Призыв
nf-goal-draft-text = Незанятые колонисты на вашем планшете в конце игры: { $bands }.
nf-bands-2 = от { $least1 } — { $vp1 } ПО, от { $least2 } — { $vp2 } ПО
nf-bands-3 = от { $least1 } — { $vp1 } ПО, от { $least2 } — { $vp2 } ПО, от { $least3 } — { $vp3 } ПО

## Свойства: каких жетонов они касаются

nf-power-kind-develop = Разработка
nf-power-kind-explore = Разведка
nf-power-kind-settle = Заселение
nf-power-kind-produce = Производство
nf-power-kind-trade = Торговля
nf-power-kind-consume = Потребление
nf-power-kind-end = В конце игры
nf-term-military = военные
nf-term-peaceful = мирные
nf-term-production = производящие
nf-term-windfall = трофейные
nf-term-not-production = непроизводящие
nf-term-not-windfall = нетрофейные
nf-term-alien = чужих
nf-term-not-alien = (кроме чужих)
nf-term-kind-novelty = с Новинками
nf-term-kind-rare = с Редкими элементами
nf-term-kind-genes = с Генами
nf-term-kind-alien = с Технологиями чужих
nf-term-not-kind-novelty = без Новинок
nf-term-not-kind-rare = без Редких элементов
nf-term-not-kind-genes = без Генов
nf-term-not-kind-alien = без Технологий чужих
nf-term-keyword-alien = со словом «Чужие»
nf-term-keyword-imperium = Империума
nf-term-keyword-rebel = Повстанцев
nf-term-keyword-terraforming = Терраформирования
nf-term-keyword-uplift = Возвышения
nf-term-not-keyword-alien = без слова «Чужие»
nf-term-not-keyword-imperium = (кроме Империума)
nf-term-not-keyword-rebel = (кроме Повстанцев)
nf-term-not-keyword-terraforming = (кроме Терраформирования)
nf-term-not-keyword-uplift = (кроме Возвышения)
nf-two-of = { $of1 } { $of2 }
nf-two-like = { $like1 } { $like2 }
nf-set-world = все миры
nf-set-world-of = миры { $of }
nf-set-world-like = { $like } миры
nf-set-world-of-like = { $like } миры { $of }
nf-set-colony = колонии
nf-set-colony-of = колонии { $of }
nf-set-colony-like = { $like } колонии
nf-set-colony-of-like = { $like } колонии { $of }
nf-set-tile = жетоны
nf-set-tile-of = жетоны { $of }
nf-set-tile-like = { $like } жетоны
nf-set-tile-of-like = { $like } жетоны { $of }
nf-set-technology-small = малые технологии
nf-set-technology-large = большие технологии
nf-set-technology-mil = технологии с военной силой
nf-set-technology-power = технологии со свойством: { $power }
nf-set-colony-power = колонии со свойством: { $power }
nf-set-name = жетоны «{ $named }»
nf-set-kinds = виды товаров среди ваших колоний
nf-set-colonists = колонистов на ваших колониях
nf-eat-novelty = { $novelty } × { nf-kind-novelty }
nf-eat-rare = { $rare } × { nf-kind-rare }
nf-eat-genes = { $genes } × { nf-kind-genes }
nf-eat-alien = { $alien } × { nf-kind-alien }
nf-eat-any = { nf-n-goods } любого вида
nf-eat-different = { nf-n-goods } разных видов
nf-eat-1 = { $first }
nf-eat-2 = { $first } и { $second }
nf-eat-3 = { $first }, { $second } и { $third }

## Свойства

nf-power-develop-cost = { nf-power-kind-develop }: технология стоит { nf-change }.
nf-power-develop-income = { nf-power-kind-develop }: { nf-credits } после каждой купленной технологии.
nf-power-explore-draw = { nf-power-kind-explore }: ещё { nf-n-worlds } из мешка.
nf-power-explore-colonists = { nf-power-kind-explore }: +{ nf-n-colonists }.
nf-power-military = { nf-power-kind-settle }: { $military } к военной силе.
nf-power-military-against = { nf-power-kind-settle }, { $set }: { $military } к военной силе.
nf-power-military-per = { nf-power-kind-settle }: по { $military } к военной силе за { $set }.
nf-power-settle-cost = { nf-power-kind-settle }: мир стоит { nf-change }.
nf-power-settle-cost-of = { nf-power-kind-settle }, { $set }: стоят { nf-change }.
nf-power-discard = { nf-power-kind-settle }: можно сбросить товар ({ $kind }) и получить в этом действии { $military } к военной силе.
nf-power-discard-any = { nf-power-kind-settle }: можно сбросить любой товар и получить в этом действии { $military } к военной силе.
nf-power-pay = { nf-power-kind-settle }, { $set }: военный мир можно заселить как мирный; он стоит столько $, какова его оборона{ $credits ->
    [0] {""}
   *[other] , { nf-change }
}.
nf-power-settle-two = { nf-power-kind-settle }: заселив мир, можно заселить и второй.
nf-power-settle-draw = { nf-power-kind-settle }: после каждого заселённого мира ещё { nf-n-worlds } из мешка.
nf-power-settle-income = { nf-power-kind-settle }: { nf-credits } после каждого заселённого мира.
nf-power-settle-collect = { nf-power-kind-settle }: если вы берёте колонистов, ещё { nf-n-colonists }.
nf-power-replace = { nf-power-kind-settle }: кроме обычного выбора можно бесплатно заменить мирную колонию открытым мирным миром того же вида, который дороже на { $least }–{ $most } $.
nf-power-replace-self = { nf-power-kind-settle }: вместо обычного выбора можно бесплатно заменить эту колонию открытым миром из таких: { $set }.
nf-power-windfall = { nf-power-kind-produce }: товар на одной пустой трофейной колонии ({ $kind }).
nf-power-windfall-any = { nf-power-kind-produce }: товар на одной пустой трофейной колонии любого вида.
nf-power-produce-income = { nf-power-kind-produce }: { nf-credits }.
nf-power-produce-per = { nf-power-kind-produce }: по { nf-credits } за { $set }.
nf-power-produce-here = { nf-power-kind-produce }: { nf-credits }, когда здесь появляется товар.
nf-power-produce-kinds = { nf-power-kind-produce }: по { nf-credits } за каждый вид товаров, которые вы произвели в этом действии.
nf-power-produce-most = { nf-power-kind-produce }: { nf-credits }, если столько товаров, как вы, не произвёл никто ({ $kind }).
nf-power-produce-most-any = { nf-power-kind-produce }: { nf-credits }, если столько товаров, как вы, не произвёл никто.
nf-power-price = { nf-power-kind-trade }: на { nf-credits } больше за проданный товар ({ $kind }).
nf-power-price-any = { nf-power-kind-trade }: на { nf-credits } больше за любой проданный товар.
nf-power-price-this = { nf-power-kind-trade }: на { nf-credits } больше за товар этой колонии.
nf-power-use = { nf-power-kind-consume }: { $eaten } — { nf-gain }.
nf-power-use-up-to = { nf-power-kind-consume }: не больше чем { nf-n-goods } ({ $kind }), за каждый { nf-gain }.
nf-power-use-any = { nf-power-kind-consume }: не больше чем { nf-n-goods } любого вида, за каждый { nf-gain }.
nf-power-use-different = { nf-power-kind-consume }: не больше чем { nf-n-goods } разных видов, за каждый { nf-gain }.
nf-power-consume-vp = { nf-power-kind-consume }: { nf-vp } без товара.
nf-power-consumed = { nf-power-kind-consume }: { nf-vp } за каждый товар, потреблённый в этом действии, и { $more } ПО, если у вас есть «{ $tile }».
nf-power-consume-sell = { nf-power-kind-consume }: можно продать ещё один товар.
nf-power-score = { nf-power-kind-end }: по { nf-vp } за { $set }.
nf-power-score-table = { nf-power-kind-end }, по числу ({ $set }, начиная с одного): { $steps } ПО.
nf-power-score-military = { nf-power-kind-end }: { nf-vp } за каждую единицу военной силы, которая действует против всех миров.
nf-power-any-kind = Любого вида: вид называется заново в каждом действии, где он важен.
nf-power-no-sale = Товар этой колонии нельзя продать.

## Очки

nf-score-chips = Фишки
nf-score-tiles = Жетоны
nf-score-bonus = Жетоны «?»
nf-score-goals = Цели

## Решения

nf-phase-pick = Выбор жетона действия
nf-phase-pick-prompt = Выберите жетон действия: действие выполняют все, бонус получаете только вы.
nf-phase-side = Сторона планшета
nf-phase-side-prompt = Выберите свою родную колонию.
nf-phase-reveal = Открытие цели
nf-phase-reveal-prompt = До действия можно открыть свою цель, если она позволяет что-то откладывать.
nf-phase-keep-goal = Обзор: оставленная цель
nf-phase-keep-goal-prompt = Выберите цель, которую оставляете.
nf-phase-order-goals = Обзор: возвращённые цели
nf-phase-order-goals-prompt = Выберите цель, которая ляжет прямо под стопку.
nf-phase-buy = Разработка: технология
nf-phase-buy-prompt = Можно купить одну технологию.
nf-phase-take = Разведка: мир
nf-phase-take-prompt = Возьмите один из выложенных миров.
nf-phase-take-second-prompt = Возьмите второй мир: это бонус выбранного вами жетона.
nf-phase-return = Предел в девять
nf-phase-return-prompt = У вас больше девяти колоний и открытых миров: выберите, что вернуть.
nf-phase-store-world = Хранение мира
nf-phase-store-world-prompt = Можно отложить один из возвращённых миров.
nf-phase-settle = Заселение: колонисты или мир
nf-phase-settle-prompt = Возьмите колонистов или заселите мир.
nf-phase-discard = Заселение: товары ради военной силы
nf-phase-discard-prompt = Выберите товары, которые сбросите ради военной силы.
nf-phase-second = Заселение: второй мир
nf-phase-second-prompt = Можно заселить второй мир.
nf-phase-replace-with = Заселение: мир вместо колонии
nf-phase-replace-with-prompt = Выберите мир, который заменит колонию.
nf-phase-replace = Заселение: замена колонии
nf-phase-replace-prompt = Можно заменить одну колонию.
nf-phase-shortage = Производство: последние товары
nf-phase-shortage-prompt = Товаров не хватает: выберите колонии, которые их получат.
nf-phase-windfall = Производство: товар на трофейной колонии
nf-phase-windfall-prompt = Выберите трофейную колонию, которая получит товар.
nf-phase-name-kind = Выбор вида
nf-phase-name-kind-prompt = Назовите вид колонии «{ nf-tile-alien-oort-cloud-refinery }» в этом действии.
nf-phase-stock = Хранение товаров
nf-phase-stock-prompt = Можно навсегда отложить товары.
nf-phase-sell = Торговля: продажа
nf-phase-sell-prompt = Можно продать один товар.
nf-phase-consume = Потребление: свойства
nf-phase-consume-prompt = Выберите следующее свойство потребления.
nf-phase-feed = Потребление: товары
nf-phase-feed-prompt = Выберите товары для потребления.
nf-phase-store-credits = Хранение $
nf-phase-store-credits-prompt = Выберите, сколько от продажи отложить.
nf-phase-final-kind = Выбор вида для подсчёта
nf-phase-final-kind-prompt = Назовите вид колонии «{ nf-tile-alien-oort-cloud-refinery }» на конец игры.
nf-phase-chance = Случай
nf-phase-chance-prompt = Сейчас что-то выпадет.
nf-phase-over = Конец игры
nf-phase-over-prompt = Все очки подсчитаны.

## Настройки

nf-option-first_game = Первая игра
nf-option-first_game-doc = Жетоны и планшеты лежат сторонами для первой игры; без монет и без выбора сторон.
nf-option-goals = Цели
nf-option-goals-doc = Обзор галактических целей заменяет Изоляцию, а цели приносят очки в конце игры.
nf-option-round_limit = Предел раундов
nf-option-round_limit-doc = Игра кончается после стольких раундов; 0 — без предела.

## Действия

nf-move-pick = { $action } (ваш бонус: { $bonus })
nf-move-pick-produce = { $action } (ваш бонус: { $credits ->
    [0] товар на пустой трофейной колонии
   *[other] { nf-credits } с жетона и товар на пустой трофейной колонии
})
nf-move-reveal = Открыть свою цель
nf-move-hide = Оставить свою цель закрытой
nf-move-keep = Оставить цель: { $goal }
nf-move-under = Прямо под стопку: { $goal }
nf-move-under-two = Под стопку: выше { $goal }, ниже { $below }
nf-move-side = Сторона { $side }: { $tile } (цена { nf-credits }, { nf-vp }, { $output })
nf-move-side-military = Сторона { $side }: { $tile } (военная, оборона { $defence }, { nf-vp }, { $output })
nf-move-side-blank = Сторона { $side } вашего планшета
nf-move-buy = Купить: { $tile } ({ nf-price }, { nf-vp })
nf-move-buy-income = Купить: { $tile } ({ nf-price }, { nf-vp }); затем вы получаете { $income } $
nf-move-take = Взять: { $tile } (цена { nf-credits }, { nf-n-colonists }, { nf-vp }, { $output })
nf-move-take-military = Взять: { $tile } (военный, оборона { $defence }, { nf-n-colonists }, { nf-vp }, { $output })
nf-move-return = В мешок: { $tile }
nf-move-store-world = Отложить: { $tile }
nf-move-colonists = Взять колонистов: { $colonists }
nf-move-settle = Заселить: { $tile } ({ nf-price }, { nf-n-colonists })
nf-move-settle-military = Заселить: { $tile } (военная сила { $military }, нужно { $defence }; { nf-n-colonists })
nf-move-settle-discard = Заселить: { $tile } (военная сила { $military }, за товары ещё не больше { $more }, нужно { $defence }; { nf-n-colonists })
nf-move-settle-oort = Заселить: { $tile }, вид { $kind } ({ nf-price }, { nf-n-colonists })
nf-move-pay = Заселить за плату: { $tile } ({ nf-price }, { nf-n-colonists }; { $power })
nf-move-pay-none = Заселить за плату: { $tile } ({ nf-n-colonists })
nf-move-discard = Сбросить товар: { $tile } ({ $kind }); { $military } к военной силе ({ $power })
nf-move-discard-for = Сбросить товар: { $tile } ({ $kind }); { $military } к военной силе ({ $power }), всего { $total } из { $defence }
nf-move-discard-none = Сбросить товар: { $tile }; { $military } к военной силе ({ $power })
nf-move-resettle = Заменить: { $old } → { $tile } (бесплатно{ $colonists ->
    [0] {""}
   *[other] , ещё { nf-n-colonists }
})
nf-move-resettle-none = Заменить колонию вместо заселения: { $tile }
nf-move-replace = Заменить колонию: { $tile }
nf-move-with = Новый мир: { $tile }
nf-move-with-old = Заменить: { $old } → { $tile } (бесплатно{ $colonists ->
    [0] {""}
   *[other] , ещё { nf-n-colonists }
})
nf-move-produce = Товар: { $tile } ({ $kind })
nf-move-produce-oort = Товар: { $tile }, вид { $kind }
nf-move-name = { $tile }: вид { $kind }
nf-move-store-good = Отложить товар: { $tile } ({ $kind })
nf-move-store-good-none = Отложить товар: { $tile }
nf-move-sell = Продать товар: { $tile } ({ $kind }) за { nf-credits }
nf-move-sell-none = Продать товар: { $tile }
nf-move-store-credits = Отложить { nf-credits }
nf-move-store-credits-of = Отложить { nf-credits } из { $sale } $
nf-move-consume = { $tile }: потребить { $eaten }, доход { nf-gain }
nf-move-consume-up-to = { $tile }: потребить { nf-n-goods }, доход { nf-gain }
nf-move-feed = Потребить товар: { $tile } ({ $kind })
nf-move-feed-none = Потребить товар: { $tile }
nf-move-pass = Пас
nf-move-pass-buy = Ничего не покупать
nf-move-pass-store = Больше ничего не откладывать
nf-move-pass-second = Не заселять второй мир
nf-move-pass-replace = Не заменять колонию
nf-move-pass-sell = Ничего не продавать
nf-move-pass-consume = Закончить потребление
nf-move-flip-tile = Монета: сверху { $tile }
nf-move-flip-tails = Монета: решка, жетон не переворачивается
nf-move-flip-heads = Монета: орёл, жетон переворачивается
nf-move-seat = Следующее место в очереди: { $player }
nf-move-mat = Планшет { $mat }
nf-move-draw = Из мешка: { $tile }
nf-move-goal = Цель из стопки: { $goal }

## Что произошло

nf-event-face = В этой игре: { $tile }
nf-event-place = { $player }: место { $place }, { nf-credits }
nf-event-mat = { $player }: планшет { $mat }
nf-event-home = { $player }: родная колония { $tile }
nf-event-round = Раунд { $round }
nf-event-pick = { $player } выбирает жетон: { $action }
nf-event-income = { $player } получает { nf-credits }
nf-event-vp = { $player } получает { nf-vp }
nf-event-collected = { $player } забирает с жетона Производства { nf-credits }
nf-event-bought = { $player } покупает: { $tile } ({ nf-price })
nf-event-display = Из мешка: { $tile }
nf-event-taken = { $player } берёт: { $tile }
nf-event-drawn = { $player } тянет из мешка: { $tile }
nf-event-returned = { $player } возвращает в мешок: { $tile }
nf-event-colonists = { $player }: { $count ->
    [one] прибывает { $count } колонист
    [few] прибывают { $count } колониста
    [many] прибывает { $count } колонистов
   *[other] прибывает { $count } колониста
}
nf-event-settled = { $player } заселяет: { $tile } ({ nf-price })
nf-event-discarded = { $player } сбрасывает товар: { $tile }, +{ $military } к военной силе
nf-event-replaced = { $player } заменяет колонию: { $old } → { $tile }
nf-event-produced = { $player }: товар, { $tile } ({ $kind })
nf-event-named = { $player }: { nf-tile-alien-oort-cloud-refinery }, вид { $kind }
nf-event-sold = { $player } продаёт товар ({ $kind }) за { nf-credits }
nf-event-consume = { $player } применяет свойство потребления: { $tile }
nf-event-eaten = { $player } потребляет товар ({ $kind })
nf-event-yield = { $player } получает { nf-gain }
nf-event-stored-good = { $player } откладывает товар ({ $kind })
nf-event-stored-world = { $player } откладывает: { $tile }
nf-event-stored-credits = { $player } откладывает { nf-credits }
nf-event-goal-drawn = { $player } смотрит цель: { $goal }
nf-event-goal-kept = { $player } оставляет цель закрытой
nf-event-goal-revealed = { $player }: открыта цель { $goal }
nf-event-last-round = Раунд { $round } — последний
nf-event-over = Игра кончается после раунда { $round }

## Почему такой ход

nf-hint-credits = Оставляет вам больше денег.
nf-hint-colonists = Даёт вам колонистов для следующих миров.
nf-hint-military = Усиливает вашу военную мощь.
nf-hint-goods = Больше всего помогает вашим товарам и тому, что они принесут.
nf-hint-plans = Приближает заселение открытого мира.
nf-hint-worlds = Даёт вам лучшие миры на выбор.
nf-hint-goals = Приближает вас к цели.
nf-hint-tiles = То, что вы получите, будет окупаться до конца игры.

## Почему нельзя

nf-why-no-seat = Число игроков за этим столом: { $players }.
nf-why-seated = У игрока уже есть место в очереди: { $player }.
nf-why-mat-dealt = Планшет { $mat } уже роздан.
nf-why-not-in-bag = Этого мира нет в мешке: { $tile }.
nf-why-not-in-stack = Эта цель сейчас не может выйти из стопки: { $goal }.
nf-why-picked = Этот жетон действия в этом раунде уже выбран: { $action }.
nf-why-not-in-game = Этого жетона действия нет в этой игре: { $action }.
nf-why-no-pass = Это решение нельзя пропустить: { $phase }.
nf-why-not-asked = Сначала выбирают жетон действия; это относится к другому решению: { $phase }.
nf-why-price = Цена: { nf-credits }; не хватает { $missing } $.
nf-why-not-colony = Это не ваша колония: { $tile }.
nf-why-no-good = Там нет товара: { $tile }.
nf-why-no-power = В этом действии у вас нет такого свойства: { $tile }.
nf-why-power-used = Свойство действует раз за действие, и это уже применено: { $tile }.
nf-why-good-kind = { $tile }: подходят только товары этого вида: { $kind }.
nf-why-class = { $power }: этот мир не подходит ({ $tile }), только такие: { $set }.
nf-why-not-storage = Раньше срока открывают только цель, которая позволяет что-то откладывать.
nf-why-goal-not-drawn = Этой цели нет среди просмотренных: { $goal }.
nf-why-goal-not-back = Эту цель вы не возвращаете под стопку: { $goal }.
nf-why-owned = Это уже есть в вашей империи: { $tile }.
nf-why-face = Этой технологии нет в игре: { $tile }; сверху другая сторона, { $other }.
nf-why-sold-out = Таких жетонов не осталось: { $tile }.
nf-why-take-must = Мир нужно взять обязательно.
nf-why-not-displayed = Этот мир не выложен: { $tile }.
nf-why-return-must = Предел в девять превышен; в мешок { $worlds ->
    [one] возвращается ещё { $worlds } мир
    [few] возвращаются ещё { $worlds } мира
    [many] возвращается ещё { $worlds } миров
   *[other] возвращается ещё { $worlds } мира
}.
nf-why-not-explored = Этого мира нет среди ваших открытых: { $tile }.
nf-why-not-returned = Этого мира нет среди только что возвращённых: { $tile }.
nf-why-settle-must = Нужно взять колонистов или заселить мир: пас невозможен.
nf-why-colony-already = Это уже ваша колония: { $tile }.
nf-why-colonists = { $tile }: колонистов нужно { $colonists }, на вашем планшете { $have }.
nf-why-military = { $tile }: оборона { $defence }, а ваша военная сила против этого мира — { $military }{ $more ->
    [0] {""}
   *[other] ; товары добавят не больше { $more }
}.
nf-why-oort-settle = { $tile }: нужно назвать вид, введите «settle-oort» и вид.
nf-why-pay-peaceful = Это не военный мир: { $tile }. Его заселяют обычным способом.
nf-why-no-pay = Ни одно ваше свойство не позволяет в этом действии заплатить за военный мир: { $tile }.
nf-why-choice-made = Ваш выбор в этом действии уже сделан.
nf-why-discard-must = Идёт заселение: { $tile }. Нужно сбрасывать товары, пока не хватит военной силы.
nf-why-discard-short = После этого оборона { $defence } была бы уже недостижима ({ $tile }).
nf-why-no-resettle = У вас нет колонии, которую можно заменить вместо заселения.
nf-why-no-replace = В этом действии у вас нет свойства заменять колонию.
nf-why-replace-military = Это военный мир: { $tile }. Заменять и быть заменёнными могут только мирные.
nf-why-replace-new = Эта колония появилась только в этом действии: { $tile }.
nf-why-replace-none = Ни один из ваших открытых миров не может её заменить: { $tile }. Не подходит вид, цена или число колонистов.
nf-why-replace-colonists = { $tile }: колонистов нужно ещё { $colonists }, на вашем планшете { $have }.
nf-why-with-must = Идёт замена колонии: { $tile }. Назовите мир, который займёт её место.
nf-why-with-cost = На жетоне «{ $tile }» напечатана цена { nf-credits }; колонию «{ $old }» заменяет мир с ценой от { $least } до { $most } $.
nf-why-with-kind = { $tile } и { $old }: это разные виды.
nf-why-produce-must = Производство обязательно: выберите колонию.
nf-why-not-production = Это не производящая колония нужного вида ({ $kind }): { $tile }.
nf-why-has-good = Там уже есть товар: { $tile }.
nf-why-not-windfall = Это не трофейная колония: { $tile }.
nf-why-oort-produce = { $tile }: нужно назвать вид, введите «produce-oort» и вид.
nf-why-oort-named = { $tile }: вид в этом действии уже назван, { $kind }.
nf-why-windfall-kind = { $tile }: только товары этого вида: { $kind }.
nf-why-supply = Товаров этого вида не осталось: { $kind }.
nf-why-no-sale = Товар этой колонии нельзя продать: { $tile }.
nf-why-no-second-sale = Продают только один товар, если свойство не позволяет продать второй.
nf-why-store-zero = Назовите, сколько от продажи отложить; «store-credits 0» — ничего.
nf-why-store-more = Продажа принесла { nf-credits }: больше отложить нельзя.
nf-why-consume-must = Потребление обязательно, пока можно применить хоть одно свойство, например это: { $tile }.
nf-why-hungry = { $tile }: нужны товары, которых у вас нет: { $eaten }.
nf-why-hungry-kind = { $tile }: нужен товар, которого у вас нет: { $kind }.
nf-why-feed-must = { $tile }: осталось потребить { nf-n-goods }.
nf-why-feed-kind = { $tile }: такой товар сейчас не подходит ({ $kind }).

## Технологии, миры, родные колонии

nf-tile-contact-specialist = Специалист по контактам
nf-tile-public-works = Общественные работы
nf-tile-space-marines = Космический десант
nf-tile-genetics-lab = Генетическая лаборатория
nf-tile-homesteading-pioneers = Самодостаточные первопроходцы
nf-tile-mining-conglomerate = Горнодобывающий концерн
nf-tile-imperium-arms-factory = Оружейный завод Империума
nf-tile-consumer-markets = Потребительский рынок
nf-tile-expeditionary-force = Экспедиционный корпус
nf-tile-survey-team = Отряд разведчиков
nf-tile-export-duties = Вывозные пошлины
nf-tile-mining-robots = Роботы-рудокопы
nf-tile-alien-monument = Монумент чужих
nf-tile-alien-researchers = Исследователи чужих
nf-tile-terraforming-engineers = Инженеры-терраформисты
nf-tile-terraforming-specialists = Специалисты по терраформированию
nf-tile-diversified-economy = Многоотраслевая экономика
nf-tile-investment-credits = Инвестиционные кредиты
nf-tile-improved-logistics = Улучшенная логистика
nf-tile-terraforming-robots = Роботы-терраформисты
nf-tile-drop-ships = Десантные корабли
nf-tile-galactic-salon = Галактический салон
nf-tile-technology-investors = Инвесторы в технологии
nf-tile-trade-league = Торговая лига
nf-tile-free-trade-association = Ассоциация свободной торговли
nf-tile-pan-galactic-hologrid = Всегалактическая голосеть
nf-tile-imperium-war-profiteers = Военные спекулянты Империума
nf-tile-mining-league = Лига рудокопов
nf-tile-military-industry = Военная промышленность
nf-tile-new-galactic-order = Новый галактический порядок
nf-tile-alien-tech-institute = Институт технологий чужих
nf-tile-galactic-exchange = Галактическая биржа
nf-tile-pan-galactic-league = Всегалактическая лига
nf-tile-uplift-gene-hunters = Охотники за генами Возвышения
nf-tile-galactic-imperium = Галактический Империум
nf-tile-imperium-lords = Лорды Империума
nf-tile-federation-survey = Разведка Федерации
nf-tile-frontier-settlers = Поселенцы фронтира
nf-tile-galactic-federation = Галактическая Федерация
nf-tile-new-economy = Новая экономика
nf-tile-devolved-uplift-race = Одичавшая раса Возвышения
nf-tile-imperium-fifth-column = Пятая колонна Империума
nf-tile-rebel-black-market-gangs = Банды чёрного рынка Повстанцев
nf-tile-rebel-fuel-cache = Топливный тайник Повстанцев
nf-tile-rebel-uplift-world = Мир возвышенных Повстанцев
nf-tile-alien-robot-sentry = Робот-часовой чужих
nf-tile-aquatic-uplift-race = Водная раса Возвышения
nf-tile-avian-uplift-race = Птичья раса Возвышения
nf-tile-former-penal-colony = Бывшая каторжная колония
nf-tile-rebel-miners = Рудокопы Повстанцев
nf-tile-reptilian-uplift-race = Рептильная раса Возвышения
nf-tile-imperium-fuel-depot = Топливный склад Империума
nf-tile-rebel-underground = Подполье Повстанцев
nf-tile-rebel-warrior-race = Раса воинов Повстанцев
nf-tile-malevolent-lifeforms = Враждебные формы жизни
nf-tile-self-repairing-alien-artillery = Самовосстанавливающаяся артиллерия чужих
nf-tile-uplift-coalition = Коалиция Возвышения
nf-tile-imperium-blaster-gem-depot = Склад бластерных кристаллов Империума
nf-tile-rebel-outpost = Застава Повстанцев
nf-tile-lost-alien-battle-fleet = Пропавший боевой флот чужих
nf-tile-rebel-base = База Повстанцев
nf-tile-rebel-homeworld = Родной мир Повстанцев
nf-tile-alien-monolith = Монолит чужих
nf-tile-rebel-resistance = Сопротивление Повстанцев
nf-tile-alien-sentinels = Стражи чужих
nf-tile-rebel-stronghold = Твердыня Повстанцев
nf-tile-alien-oort-cloud-refinery = Перегонный завод чужих в облаке Оорта
nf-tile-artist-settlement = Поселение художников
nf-tile-secluded-world = Уединённый мир
nf-tile-uplift-descendants = Потомки Возвышения
nf-tile-alien-burial-site = Захоронение чужих
nf-tile-alien-fuel-refinery = Топливный завод чужих
nf-tile-asteroid-belt = Пояс астероидов
nf-tile-galactic-engineers = Галактические инженеры
nf-tile-galactic-survey-headquarters = Штаб галактической разведки
nf-tile-gem-world = Мир самоцветов
nf-tile-new-vinland = Новый Винланд
nf-tile-pre-sentient-race = Предразумная раса
nf-tile-radioactive-world = Радиоактивный мир
nf-tile-space-port = Космопорт
nf-tile-spice-world = Мир пряностей
nf-tile-terraforming-uplift-project = Проект терраформирования Возвышения
nf-tile-alien-rosetta-stone-world = Мир Розеттского камня чужих
nf-tile-comet-zone = Зона комет
nf-tile-corrosive-uplift-world = Едкий мир Возвышения
nf-tile-deep-space-symbionts = Симбионты глубокого космоса
nf-tile-prosperous-world = Процветающий мир
nf-tile-adaptable-uplift-race = Приспосабливающаяся раса Возвышения
nf-tile-deserted-alien-outpost = Покинутая застава чужих
nf-tile-galactic-news-hub = Галактический узел новостей
nf-tile-imperium-armaments-world = Мир вооружений Империума
nf-tile-deserted-alien-colony = Покинутая колония чужих
nf-tile-designer-species = Виды на заказ
nf-tile-galactic-clearing-house = Галактическая расчётная палата
nf-tile-imperium-munitions = Боеприпасы Империума
nf-tile-lost-species-ark-world = Ковчег исчезнувших видов
nf-tile-new-earth = Новая Земля
nf-tile-imperium-blaster-gem-consortium = Консорциум бластерных кристаллов Империума
nf-tile-imperium-capital = Столица Империума
nf-tile-alien-data-repository = Хранилище данных чужих
nf-tile-old-earth = Старая Земля
nf-tile-epsilon-eridani = Эпсилон Эридана
nf-tile-alpha-centauri = Альфа Центавра
nf-tile-new-sparta = Новая Спарта
nf-tile-earths-lost-colony = Потерянная колония Земли
nf-tile-separatist-colony = Колония сепаратистов
nf-tile-ancient-race = Древняя раса
nf-tile-damaged-alien-factory = Повреждённый завод чужих
nf-tile-dying-colony = Умирающая колония
nf-tile-rebel-cantina = Кантина Повстанцев
nf-tile-galactic-developers = Галактические застройщики
nf-tile-imperium-warlord = Военачальник Империума
nf-tile-galactic-scavengers = Галактические старьёвщики
nf-tile-uplift-mercenary-force = Наёмники Возвышения
nf-tile-alien-research-team = Исследователи наследия чужих
nf-tile-rebel-freedom-fighters = Борцы за свободу Повстанцев
