### Слова, общие для всех игр и оболочки.

common-player = Игрок { $number }
common-seat-bot = Вместо игрока { $player } теперь играет бот: { $bot }
common-seat-person = { $player } снова за столом
common-left-resigned = { $player } сдаётся
common-left-timeout = { $player }: время вышло
common-round = раунд { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player }: действие сделано.

## Почему такой ход

common-why-only = Больше делать нечего.
common-why-equal = Здесь это почти не важно.
common-why-points = { $points ->
    [one] Сразу даёт { $points } очко.
    [few] Сразу даёт { $points } очка.
   *[many] Сразу даёт { $points } очков.
}
common-why-position = Больше всего улучшает вашу позицию.
common-why-rival = { $player } теряет на этом больше, чем от других ходов.
common-why-later = Окупится на следующих ходах.

## Выбор нескольких сразу

common-set-exactly = Выберите: { $count }.
common-set-between = Выберите от { $least } до { $most }.
common-set-up-to = Выберите не больше { $most } или ничего.
common-set-chosen = выбрано: { $count }
common-set-sum = { $sum } из { $goal }
common-set-confirm = Подтвердить
common-set-nothing = Ничего не выбирать
common-set-clear = Снять выбор
common-set-none = Сейчас нечего выбирать вместе.
common-set-unknown = Это здесь выбрать нельзя.
common-set-many = Можно выбрать не больше { $most }.
common-set-many-of = Такого можно выбрать не больше { $most }: { $what }.
common-set-alike = Это нельзя выбрать вместе.
common-set-dear = Вместе они могут стоить не больше { $most }.
common-set-waste = Одно из выбранного лишнее.
common-set-few = Выберите ещё: { $missing }.
common-set-few-of = Выберите ещё { $missing } такого рода: { $what }.
common-set-short = Осталось заплатить: { $missing }.

## Почему ход невозможен, во всех играх

common-reason-over = Игра окончена.
common-reason-chance = Сначала решает случай.
common-reason-other-chance = Сейчас это не может выпасть.
common-reason-no-chance = Сейчас ничего не бросают и не тянут: решает { $player }.
common-reason-pending = Сначала другое решение: { $phase } ({ $player }).
common-reason-not-asked = Это ответ на другой вопрос, которого сейчас нет: { $phase }.
common-reason-order = По одному они идут в порядке списка, и сейчас очередь не этого. Вместе их можно отметить в любом порядке.
