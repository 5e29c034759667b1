### Стол Alien Artifacts

aa-board-over = партия окончена
aa-board-last-round = последний раунд
aa-board-end = Конец
aa-board-ran-out = колода ресурсов кончалась { $count } из { $times } раз
aa-board-deck = осталось карт: { $cards }, сброшено: { $discards }
aa-board-tokens = жетоны блокады: { $count }
aa-board-tops = Открытые карты
aa-board-tops-cost = Открытые карты ({ $credits } К)
aa-board-top-planet = планета
aa-board-top-tech = техн.
aa-board-top-ship = корабль
aa-board-deck-left = (осталось { $count })
aa-board-system = Система чужих
aa-board-plan = План обороны
aa-board-players = Игроки
aa-board-head-points = очки
aa-board-head-bank = банк
aa-board-head-hand = рука
aa-board-head-building = строит
aa-board-head-planet = план.
aa-board-head-tech = техн.
aa-board-head-ship = кор.
aa-board-head-artifacts = артеф.
aa-board-head-plans = обор.
aa-board-bank = Банк { $credits }/{ $most } К
aa-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
aa-board-credits = { $credits } К
aa-board-row-planet = Планеты
aa-board-row-tech = Техн.
aa-board-row-ship = Корабли
aa-board-cost = симв. ≤карт
aa-board-building = В постройке
aa-board-empire = Империя
aa-board-hand = Рука
aa-board-artifacts = Артефакты
aa-board-plans = Планы обороны
aa-board-side-operational = опер
aa-board-side-logistic = лог
aa-board-state-used = использована
aa-board-state-attacked = атаковал
aa-board-state-paid = оплачена
aa-board-from = с планеты
aa-board-type-exploration = Развед
aa-board-type-expansion = Экспан
aa-board-type-extermination = Истреб
aa-board-type-exploitation = Эксплуат
aa-board-colour-blue = син
aa-board-colour-green = зел
aa-board-colour-red = крас
aa-board-colour-gold = зол

## О чём речь

aa-board-now = Сейчас
aa-board-now-goal = символов заплатить: { $count }
aa-board-now-cards = карт не больше: { $count }
aa-board-now-kept = карт оставить: { $count }
aa-board-now-tokens = жетоны: { $count }
aa-board-now-fee = плата: { $count } К
aa-board-now-paid = оплачено
aa-board-now-value = значение атаки: { $count }
aa-board-now-redraws = осталось замен: { $count }
aa-board-now-excess = лишних на руке: { $count }

## Группы ходов

aa-board-group-buy = Покупка
aa-board-group-build = Завершить
aa-board-group-prepare = Подготовить ряд
aa-board-group-trade = Обмен
aa-board-group-operational = Оперативные
aa-board-group-faction = Фракция
aa-board-group-cards = Карты
aa-board-group-blockade = Блокада
aa-board-group-paying = Заплатить
aa-board-group-attack = Атака

## Где что лежит

aa-board-where-top = открыта на своей колоде
aa-board-where-unseen = ещё не видели
aa-board-where-bottom = под своей колодой
aa-board-where-discarded = сброшена
aa-board-where-aside = только что взята
aa-board-where-hand = на руке
aa-board-where-attached = под картой в постройке
aa-board-where-produced = на планете
aa-board-where-construction = в постройке
aa-board-where-operational = в Империи, оперативная сторона
aa-board-where-logistic = в Империи, логистическая сторона
aa-board-where-held = у игрока
aa-board-where-faction = играет за неё
aa-board-where-nowhere = вне игры

## Карты вкратце

aa-board-line-logistic = { $text }
aa-board-line-operational = { $text }
aa-board-line-plain = { $text }
aa-board-line-bonus = ⚔+{ $bonus }
aa-board-line-bonus-target = ⚔+{ $alien } чужие, +{ $rival } игрок
aa-board-line-condition = { $counted } ≥{ $least }: { $play }/{ $end } ПО
aa-board-line-row = { $values } { $brings }
aa-board-brings-2 = { $first } { $second }
aa-board-brings-3 = { $first } { $second } { $third }
aa-board-when-static = { $does }
aa-board-when-on_enter = сразу: { $does }
aa-board-when-on_card_added = карта завершена: { $does }
aa-board-when-on_card_added-class = { $added } завершена: { $does }
aa-board-when-on_card_added-first = первая своего вида в ряду: { $does }
aa-board-when-on_attack_start = каждая атака: { $does }
aa-board-when-on_ship_attack = в атаке: { $does }
aa-board-when-on_attack_value = каждый корабль: { $does }
aa-board-when-on_ship_result = если уцелел: { $does }
aa-board-when-on_ship_loss = потеря корабля: { $does }
aa-board-when-on_ship_loss-own = потеря: { $does }
aa-board-when-on_blockade_row = при блокаде: { $does }
aa-board-when-on_blockade_row-own = при блокаде: { $does }
aa-board-when-on_defend = вас атакуют: { $does }
aa-board-when-on_production_match = каждое ПО производства: { $does }
aa-board-when-on_trade = после обмена: { $does }
aa-board-when-additional = раз за ход: { $does }
aa-board-when-artifact = { $does }
aa-board-each = { $gain } за каждое: { $counted }
aa-board-each-few = { $gain } за { $div }: { $counted }
aa-board-if-value = ⚔≥{ $value }: { $then }
aa-board-if-marker = маркер ≤{ $marker }: { $then }
aa-board-paid = { $price }→{ $deal }
aa-board-paid-may = { $price }→{ $deal }
aa-board-price-credits = { $fee } К
aa-board-price-discard = сбросить { $discards }
aa-board-price-icons = { $section }, без золотых
aa-board-price-icons-gold = { $section } или золотые
aa-board-count-cards-any = карты
aa-board-count-cards-tech = технологии
aa-board-count-of-side = { $cards } ({ $side })
aa-board-count-types-any = виды
aa-board-count-types-planet = виды планет
aa-board-count-types-tech = виды технологий
aa-board-count-types-ship = виды кораблей
aa-board-count-construction-any = в постройке
aa-board-count-construction-planet = планеты в постройке
aa-board-count-construction-tech = технологии в постройке
aa-board-count-construction-ship = корабли в постройке
aa-board-count-sets = наборы планета+техн.+корабль
aa-board-count-credits = К
aa-board-count-artifacts = артефакты
aa-board-count-defence_plans = планы
aa-board-count-resources_on_planets = карты на планетах
aa-board-count-blockades_on_others = жетоны у других
aa-board-count-colour_sets_paid = оплаченные три цвета
aa-board-does-gain_vp = +{ $vp } ПО
aa-board-does-gain_credits = +{ $credits } К
aa-board-does-draw_resources = добор { $resources }
aa-board-does-gain_artifact = +{ $artifacts } артефакт
aa-board-does-gain_defence_plan = +{ $plans } план
aa-board-does-take_cards = колода { $deck }: взять { $draw }, оставить { $keep }
aa-board-does-take_cards-all = колода { $deck }: взять { $keep }
aa-board-does-search = колода { $deck }: искать, вид { $wanted }
aa-board-does-produce = произвести { $resources } на планете
aa-board-does-produce-that = произвести { $resources }
aa-board-does-produce_delta = новые разработки +{ $resources }
aa-board-does-cost_delta-icons = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change }
aa-board-does-cost_delta-credits = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change } К
aa-board-does-limit_delta = { $deed }: карт +{ $more }
aa-board-does-hand_size_delta = рука +{ $resources }
aa-board-does-gold_ok = золотые: { $deed }
aa-board-does-attack_delta-any = ⚔{ $bonus }
aa-board-does-attack_delta-alien = ⚔{ $bonus } на чужих
aa-board-does-attack_delta-player = ⚔{ $bonus } на игроков
aa-board-does-attack_delta-self = ⚔{ $bonus } атакующим
aa-board-does-attack_once = атака 1 кораблём
aa-board-does-attack_once-that = может атаковать
aa-board-does-redraw_attack = замена ×{ $times }
aa-board-does-loss_downgrade = только повреждён
aa-board-does-place_blockade = { $tokens }⊘
aa-board-does-place_blockade_delta = +{ $more }⊘
aa-board-does-remove_blockade-any = −{ $tokens }⊘
aa-board-does-remove_blockade-planet = −{ $tokens }⊘ планеты
aa-board-does-remove_blockade-tech = −{ $tokens }⊘ технологии
aa-board-does-remove_blockade-ship = −{ $tokens }⊘ корабли
aa-board-does-attach_from_deck-any = открыть { $resources } для карты
aa-board-does-attach_from_deck-planet = открыть { $resources } для планеты
aa-board-does-attach_from_deck-tech = открыть { $resources } для технологии
aa-board-does-attach_from_deck-ship = открыть { $resources } для корабля
aa-board-does-attach_from_deck-same_card = открыть { $resources } для неё
aa-board-does-attach_from_hand = подготовить { $resources }
aa-board-does-build_now-any = завершить карту даром
aa-board-does-build_now-planet = завершить планету даром
aa-board-does-build_now-tech = завершить технологию даром
aa-board-does-build_now-ship = завершить корабль даром
aa-board-does-extra_actions = действия +{ $actions }
aa-board-does-extra_turns = ходы +{ $turns }
aa-board-does-score_tech = очки при её виде
aa-board-does-destroyed = уничтожен
aa-board-does-damaged = повреждён
aa-board-does-none = –
