### Contraband, по-русски.

cb-title = Контрабанда
cb-about = Спрячьте груз, а потом предъявите его всем или провезите тайком.

## Грузы

cb-cargo-spice = пряности
cb-cargo-silk = шёлк
cb-cargo-robots = роботы
cb-cargo-maps = звёздные карты
cb-cargo-relics = реликвии
cb-cargo-value = Стоимость: { $value }.

## О чём речь

cb-phase-stow = погрузка
cb-phase-stow-prompt = Выберите карту, которую кладёте в закрытую.
cb-phase-open = таможня
cb-phase-open-prompt = Предъявите карту или провезите её тайком.
cb-phase-offer = чёрный рынок
cb-phase-offer-prompt = Выберите, что выкладываете на чёрный рынок.
cb-phase-chance = добор
cb-phase-chance-prompt = Сейчас будут взяты карты.
cb-phase-over = конец
cb-phase-over-prompt = Партия окончена.

## Варианты

cb-option-long_game = Долгая игра
cb-option-long_game-doc = Три раунда вместо двух.
cb-option-ties = Ничьи
cb-option-ties-doc = Кто получает очки, если наибольшую стоимость предъявили дважды.
cb-option-ties-nobody = никто
cb-option-ties-all = все, кто её предъявил

## Очки

cb-score-declared = предъявлено
cb-score-smuggled = провезено
cb-score-market = чёрный рынок

## Ходы

cb-move-deal = { $card }
cb-move-stow = Спрятать: { $card }
cb-move-offer = Выложить: { $card }
cb-move-declare = Предъявить карту
cb-move-smuggle = Провезти карту тайком
cb-move-done = Больше ничего

## Что происходит

cb-event-draws = { $player } берёт карту
cb-event-drawn = Вы взяли: { $card }
cb-event-stows = { $player } прячет карту
cb-event-declares = { $player } предъявляет: { $card }
cb-event-smuggles = { $player } провозит карту тайком
cb-event-scores = { $player } получает очки: { $points }
cb-event-offers = { $player } выкладывает карту
cb-event-sells = { $player } продаёт: { $card } ({ $cards }): { $points }

## Почему чего-то нельзя

cb-why-phase = Не сейчас: { $phase }.
cb-why-no-card = У вас нет такой карты: { $card }.
cb-why-order = Более дешёвый груз выкладывают раньше: { $card }.
