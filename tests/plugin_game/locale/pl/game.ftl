### Contraband, po polsku.

cb-title = Kontrabanda
cb-about = Ukryj ładunek; potem zgłoś go wszystkim albo przemyć.

## Ładunki

cb-cargo-spice = przyprawy
cb-cargo-silk = jedwab
cb-cargo-robots = roboty
cb-cargo-maps = mapy gwiazd
cb-cargo-relics = relikty
cb-cargo-value = Wartość: { $value }.

## O co chodzi

cb-phase-stow = ukrywanie
cb-phase-stow-prompt = Wybierz kartę, którą kładziesz zakrytą.
cb-phase-open = odprawa
cb-phase-open-prompt = Zgłoś kartę albo ją przemyć.
cb-phase-offer = czarny rynek
cb-phase-offer-prompt = Wybierz, co wykładasz na czarny rynek.
cb-phase-chance = dobieranie
cb-phase-chance-prompt = Zaraz zostaną dobrane karty.
cb-phase-over = koniec
cb-phase-over-prompt = Koniec partii.

## Opcje

cb-option-long_game = Długa gra
cb-option-long_game-doc = Trzy rundy zamiast dwóch.
cb-option-ties = Remisy
cb-option-ties-doc = Kto punktuje, gdy najwyższą wartość zgłoszono dwa razy.
cb-option-ties-nobody = nikt
cb-option-ties-all = każdy, kto ją zgłosił

## Punkty

cb-score-declared = zgłoszone
cb-score-smuggled = przemycone
cb-score-market = czarny rynek

## Ruchy

cb-move-deal = { $card }
cb-move-stow = Ukryj: { $card }
cb-move-offer = Wyłóż: { $card }
cb-move-declare = Zgłoś kartę
cb-move-smuggle = Przemyć kartę
cb-move-done = Nic więcej

## Co się dzieje

cb-event-draws = { $player } dobiera kartę
cb-event-drawn = Dobierasz: { $card }
cb-event-stows = { $player } ukrywa kartę
cb-event-declares = { $player } zgłasza: { $card }
cb-event-smuggles = { $player } przemyca kartę
cb-event-scores = { $player } zdobywa punkty: { $points }
cb-event-offers = { $player } wykłada kartę
cb-event-sells = { $player } sprzedaje: { $card } ({ $cards }): { $points }

## Dlaczego czegoś nie można

cb-why-phase = Nie teraz: { $phase }.
cb-why-no-card = Nie masz takiej karty: { $card }.
cb-why-order = Tańszy ładunek wykłada się przed droższym: { $card }.
