### Стол игры «Как спасти мир»

hw-board-over = партия окончена
hw-board-key = ключевой проект: { $project }
hw-board-end = Конец
hw-board-asteroid = астероид { $space }/{ $impact }
hw-board-meter = { $meter } { $count }/{ $impact }
hw-board-threat = угроза { $threat }
hw-board-bag = Мешок
hw-board-aside = Отложено
hw-board-path = Путь
hw-board-symbol-cubes = кубики астероида
hw-board-symbol-facility_A = объект A
hw-board-symbol-facility_B = объект B
hw-board-symbol-refresh = новые карты
hw-board-symbol-impact = удар
hw-board-row-laser = Лазер
hw-board-row-shield = Щит
hw-board-row-evacuation = Эвакуация
hw-board-reward = награда { $reward }
hw-board-row-planet = Планета
hw-board-row-moon = Луна
hw-board-ready = готовы
hw-board-taken = Занято
hw-board-legend = ○ свободно, × закрыто, ∞ без ограничений, » потом в другой мир, ↑ ходит ещё раз
hw-board-display-action = Действия { $price }
hw-board-display-boost = Усиления { $price }
hw-board-display-species = Виды { $price }
hw-board-deck-left = (осталось { $count })
hw-board-short-action = Действия
hw-board-short-boost = Усил.
hw-board-short-species = Виды
hw-board-players = Игроки
hw-board-head-vp = ПО
hw-board-head-energy = Энер
hw-board-head-knowledge = Знан
hw-board-head-minerals = Мин
hw-board-head-organics = Орг
hw-board-head-genius = Ген
hw-board-head-planet = #Пла
hw-board-head-science = #Нау
hw-board-head-moon = #Лун
hw-board-head-landers = Мод
hw-board-head-cards = Карт
hw-board-head-tech = Тех
hw-board-passed = пас
hw-board-about-figures = есть/база, +потраченные метки, модули планета/луна
hw-board-points = { $points } ПО
hw-board-hand = Рука
hw-board-discard = Сыграно
hw-board-upgrades = Улучшения
hw-board-unknown = { $count } неизв.
hw-board-bought = куплена сейчас
hw-board-used = использовано
hw-board-letter-planet = П
hw-board-letter-science = Н
hw-board-letter-moon = Л

## О чём вопрос

hw-board-now = Сейчас
hw-board-now-at = место
hw-board-now-cost = к оплате: { $amount }
hw-board-now-left = осталось: { $count }
hw-board-now-goal = метки: { $paid } из { $goal }
hw-board-now-most = шагов: до { $count }
hw-board-now-least = шагов: не менее { $count }
hw-board-now-discount = дешевле на { $count }
hw-board-now-price = цена { $count }
hw-board-now-n = больше на: { $count }
hw-board-now-last = последняя возможность в этот ход
hw-board-now-wild = одна метка может быть любой

## Группы ходов

hw-board-group-place = Модуль
hw-board-group-play = Карта
hw-board-group-shuttle = Шаттл
hw-board-group-boost = Усиление
hw-board-group-work = Работа
hw-board-group-buy = Купить
hw-board-group-upgrade = Улучшение
hw-board-group-remove = Удалить
hw-board-group-tokens = Метки
hw-board-steps = { $project } ×{ $steps } за { $amount }
hw-board-steps-free = { $project } ×{ $steps } бесплатно
hw-board-to-space = на поле { $space }
hw-board-from-played = из сброса
hw-board-as-any = ещё одна метка как любая

## Где что лежит

hw-board-where-display = открыта на витрине
hw-board-where-deck = в своей колоде
hw-board-where-unseen = ещё не видели
hw-board-where-market = сброшена с витрины
hw-board-where-removed = удалена из игры
hw-board-where-hand = на руке
hw-board-where-discard = сыграна или потрачена
hw-board-where-returned = под колодой
hw-board-where-owned = есть
hw-board-where-cost = сейчас стоит { $amount }
hw-board-where-nowhere = вне игры
hw-board-where-worth = сейчас даёт { $vp } ПО
hw-board-where-free = свободно
hw-board-where-blocked = область занята
hw-board-where-unbuilt = ещё не построено
hw-board-where-built = построен
hw-board-where-stack = закрыт в стопке { $stack }
hw-board-where-force = действует
hw-board-where-later = будет позже
hw-board-where-gone = заменена
hw-board-where-space = поле { $space }
hw-board-where-neutral = нейтральный диск: поле { $space }
hw-board-where-meter = шкала { $count }/{ $impact }

## Надписи на компонентах вкратце

hw-board-resource-energy = Э
hw-board-resource-knowledge = З
hw-board-resource-minerals = М
hw-board-resource-organics = О
hw-board-resource-genius = Г
hw-board-resource-any_basic = люб.
hw-board-tag-planet = #П
hw-board-tag-science = #Н
hw-board-tag-moon = #Л
hw-board-tag-planet_or_moon = #П/Л
hw-board-tag-any = #люб.
hw-board-amount-energy = { $n }Э
hw-board-amount-knowledge = { $n }З
hw-board-amount-minerals = { $n }М
hw-board-amount-organics = { $n }О
hw-board-amount-genius = { $n }Г
hw-board-price-energy = { $fee }Э
hw-board-price-knowledge = { $fee }З
hw-board-price-minerals = { $fee }М
hw-board-price-organics = { $fee }О
hw-board-price-genius = { $fee }Г
hw-board-amount-any_basic = { $n } люб.
hw-board-price-any_basic = { $fee } люб.
hw-board-price-tag-planet = { $fee } #П
hw-board-price-tag-science = { $fee } #Н
hw-board-price-tag-moon = { $fee } #Л
hw-board-price-tag-planet_or_moon = { $fee } #П/Л
hw-board-price-tag-any = { $fee } #люб.
hw-board-tags-planet = { $n } #П
hw-board-tags-science = { $n } #Н
hw-board-tags-moon = { $n } #Л
hw-board-tags-planet_or_moon = { $n } #П/Л
hw-board-tags-any = { $n } #люб.
hw-board-each-tag-planet = #П
hw-board-each-tag-science = #Н
hw-board-each-tag-moon = #Л
hw-board-each-tag-planet_or_moon = #П/Л
hw-board-each-tag-any = #люб.
hw-board-line-plain = { $does }
hw-board-line-action = { $does }
hw-board-line-effect = { $does }
hw-board-line-reward = { $does }
hw-board-line-next = { $does }
hw-board-line-part = { $does }
hw-board-line-when = { $when }: { $does }
hw-board-line-each = { $vp } ПО за { $counted }
hw-board-line-place = { $project }: место { $first }/{ $second }/{ $third } ПО
hw-board-here-tag_as_resource = { $spent } вместо { $resource }
hw-board-here-buy_discount = карты −{ $n }
hw-board-here-work_discount = работа −{ $n }
hw-board-here-research_discount = улучшения −{ $n }
hw-board-can-shuttle_pay_any = шаттл за любой ресурс
hw-board-can-shuttle_then_act = ход после шаттла
hw-board-can-action_card_pay_any = карты за любой ресурс
hw-board-can-buy_discount-each = карты −{ $n }
hw-board-can-buy_discount-per_turn = карта за ход −{ $n }
hw-board-can-research_discount-each = улучшения −{ $n }
hw-board-can-research_discount-per_turn = улучшение за ход −{ $n }
hw-board-can-work_discount-each = работа −{ $n }
hw-board-can-work_discount-per_turn = работа раз за ход −{ $n }
hw-board-can-location_gain_plus = доход места +{ $n } раз за ход
hw-board-can-tag_wild = { $n } метка за ход как #люб.
hw-board-can-score = { $when }: +{ $vp } ПО раз за ход
hw-board-does-gain = +{ $amount }
hw-board-does-baseline-energy = база Э +{ $n }
hw-board-does-baseline-knowledge = база З +{ $n }
hw-board-does-baseline-minerals = база М +{ $n }
hw-board-does-baseline-organics = база О +{ $n }
hw-board-does-baseline-genius = база Г +{ $n }
hw-board-does-baseline-any_basic = люб. база +{ $n }
hw-board-does-baseline-any = люб. база (и Г) +{ $n }
hw-board-does-gain_tag = +{ $tags }
hw-board-does-vp = +{ $n } ПО
hw-board-does-badge = значок ⚑
hw-board-does-work-laser = лазер ×{ $n }
hw-board-does-work-shield = щит ×{ $n }
hw-board-does-work-evacuation = эвакуация ×{ $n }
hw-board-does-work-any_one = один проект ×{ $n }
hw-board-does-work-any_split = проекты ×{ $n }
hw-board-does-research = исследования ×{ $n }
hw-board-does-gain_upgrade-simple = +{ $n } простое улучш.
hw-board-does-gain_upgrade-tech1 = +{ $n } Тех 1
hw-board-does-gain_upgrade-tech2 = +{ $n } Тех 2
hw-board-does-buy-any = купить { $n }
hw-board-does-buy-action = купить { $n }: действие
hw-board-does-buy-boost = купить { $n }: усиление
hw-board-does-buy-species = купить { $n }: вид
hw-board-does-buy-free = { $buying } даром
hw-board-does-buy-cheaper = { $buying } за −{ $discount }
hw-board-does-remove_card = удалить карту→{ $inner }
hw-board-does-remove_card-list = удалить карту→
hw-board-does-per_tag = { $inner } за { $spent }
hw-board-does-per_tag-list = за { $spent }:
hw-board-does-per_tag-most = { $inner } за { $tag } ≤{ $most }
hw-board-does-per_tag-most-list = за { $tag } ≤{ $most }:
hw-board-does-pay = { $times ->
    [1] { $price }→{ $inner }
   *[other] ≤{ $times }× { $price }→{ $inner }
}
hw-board-does-pay-list = { $times ->
    [1] { $price }→
   *[other] ≤{ $times }× { $price }→
}
hw-board-does-pay-each-list = ≤{ $times }× отдать и получить:
hw-board-does-choose = { $pick } из:
hw-board-does-reactivate = { $n } { $tokens } снова активны
hw-board-does-shuttle_free = шаттл даром ×{ $n }
hw-board-does-refill = { $resource } до базы
hw-board-when-worked-laser = { $least ->
    [1] лазер
   *[other] лазер ×{ $least }
}
hw-board-when-worked-shield = { $least ->
    [1] щит
   *[other] щит ×{ $least }
}
hw-board-when-worked-evacuation = { $least ->
    [1] эвакуация
   *[other] эвакуация ×{ $least }
}
hw-board-when-worked-any = { $least ->
    [1] проект
   *[other] проект ×{ $least }
}
hw-board-when-raised_baseline-energy = база Э ↑
hw-board-when-raised_baseline-knowledge = база З ↑
hw-board-when-raised_baseline-minerals = база М ↑
hw-board-when-raised_baseline-organics = база О ↑
hw-board-when-raised_baseline-genius = база Г ↑
hw-board-when-raised_baseline-any_basic = основная база ↑
hw-board-when-raised_baseline-any = любая база ↑
hw-board-when-gained_res-energy = +Э
hw-board-when-gained_res-knowledge = +З
hw-board-when-gained_res-minerals = +М
hw-board-when-gained_res-organics = +О
hw-board-when-gained_res-genius = +Г
hw-board-when-gained_res-any_basic = +люб. основной
hw-board-when-gained_res-any = +люб. ресурс
hw-board-when-gained_tag-planet = +#П
hw-board-when-gained_tag-science = +#Н
hw-board-when-gained_tag-moon = +#Л
hw-board-when-gained_tag-planet_or_moon = +#П/Л
hw-board-when-gained_tag-any = +#люб.
hw-board-when-bought_card-action = куплено действие
hw-board-when-bought_card-boost = куплено усиление
hw-board-when-bought_card-species = куплен вид
hw-board-when-bought_card-any = куплена карта
hw-board-when-gained_upgrade-simple = простое улучшение
hw-board-when-gained_upgrade-tech1 = Тех 1
hw-board-when-gained_upgrade-tech2 = Тех 2
hw-board-when-gained_upgrade-any = улучшение
hw-board-when-removed_card = удалена карта
hw-board-when-used_shuttle = шаттл
hw-board-when-played_action = сыграно действие
hw-board-when-placed_lander-planet = модуль на планете
hw-board-when-placed_lander-moon = модуль на луне
hw-board-when-placed_lander-any = модуль поставлен
hw-board-when-gained_vp = { $least ->
    [1] ПО
   *[other] ПО ≥{ $least }
}
hw-board-when-spent_tag-planet = #П потрачено ≥{ $least }
hw-board-when-spent_tag-science = #Н потрачено ≥{ $least }
hw-board-when-spent_tag-moon = #Л потрачено ≥{ $least }
hw-board-when-spent_tag-planet_or_moon = #П/Л потрачено ≥{ $least }
hw-board-when-spent_tag-any = меток потрачено ≥{ $least }
hw-board-count-tag_tokens-planet = { $div ->
    [1] жетон #П
   *[other] { $div }× жетон #П
}
hw-board-count-tag_tokens-science = { $div ->
    [1] жетон #Н
   *[other] { $div }× жетон #Н
}
hw-board-count-tag_tokens-moon = { $div ->
    [1] жетон #Л
   *[other] { $div }× жетон #Л
}
hw-board-count-tokens_total = { $div ->
    [1] жетон #
   *[other] { $div }× жетон #
}
hw-board-count-tag_sets = { $div ->
    [1] #П+#Н+#Л
   *[other] { $div }× #П+#Н+#Л
}
hw-board-count-card_tags-planet = { $div ->
    [1] #П на картах
   *[other] { $div }× #П на картах
}
hw-board-count-card_tags-science = { $div ->
    [1] #Н на картах
   *[other] { $div }× #Н на картах
}
hw-board-count-card_tags-moon = { $div ->
    [1] #Л на картах
   *[other] { $div }× #Л на картах
}
hw-board-count-baselines_at_most = { $div ->
    [1] база ≤{ $level }
   *[other] { $div }× база ≤{ $level }
}
hw-board-count-baselines_at_least = { $div ->
    [1] база ≥{ $level }
   *[other] { $div }× база ≥{ $level }
}
hw-board-count-resource_left-energy = { $div ->
    [1] Э в конце
   *[other] { $div }× Э в конце
}
hw-board-count-resource_left-knowledge = { $div ->
    [1] З в конце
   *[other] { $div }× З в конце
}
hw-board-count-resource_left-minerals = { $div ->
    [1] М в конце
   *[other] { $div }× М в конце
}
hw-board-count-resource_left-organics = { $div ->
    [1] О в конце
   *[other] { $div }× О в конце
}
hw-board-count-resource_left-genius = { $div ->
    [1] Г в конце
   *[other] { $div }× Г в конце
}
hw-board-count-upgrades-tech1 = { $div ->
    [1] Тех 1
   *[other] { $div }× Тех 1
}
hw-board-count-upgrades-tech2 = { $div ->
    [1] Тех 2
   *[other] { $div }× Тех 2
}
hw-board-count-cards_owned-action = { $div ->
    [1] действие
   *[other] { $div }× действие
}
hw-board-count-cards_owned-boost = { $div ->
    [1] усиление
   *[other] { $div }× усиление
}
hw-board-count-cards_owned-species = { $div ->
    [1] вид
   *[other] { $div }× вид
}
hw-board-count-track_pos-laser = { $div ->
    [1] поле лазера
   *[other] { $div }× поле лазера
}
hw-board-count-track_pos-shield = { $div ->
    [1] поле щита
   *[other] { $div }× поле щита
}
hw-board-count-track_pos-evacuation = { $div ->
    [1] поле эвакуации
   *[other] { $div }× поле эвакуации
}
hw-board-count-lowest_track = { $div ->
    [1] поле отстающего трека
   *[other] { $div }× поле отстающего трека
}
