### Stół gry Alien Artifacts

aa-board-over = koniec gry
aa-board-last-round = ostatnia Runda
aa-board-end = Koniec
aa-board-ran-out = talia Zasobów wyczerpana { $count } z { $times } razy
aa-board-deck = zostało kart: { $cards }, odrzucone: { $discards }
aa-board-tokens = żetony Blokady: { $count }
aa-board-tops = Odkryte karty
aa-board-tops-cost = Odkryte karty ({ $credits } C)
aa-board-top-planet = Planeta
aa-board-top-tech = Tech.
aa-board-top-ship = Statek
aa-board-deck-left = (zostało { $count })
aa-board-system = System Obcych
aa-board-plan = Plan obronny
aa-board-players = Gracze
aa-board-head-points = punkty
aa-board-head-bank = bank
aa-board-head-hand = ręka
aa-board-head-building = budowa
aa-board-head-planet = planety
aa-board-head-tech = tech.
aa-board-head-ship = statki
aa-board-head-artifacts = artef.
aa-board-head-plans = plany
aa-board-bank = Bank { $credits }/{ $most } C
aa-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
aa-board-credits = { $credits } C
aa-board-row-planet = Planety
aa-board-row-tech = Tech.
aa-board-row-ship = Statki
aa-board-cost = ikony ≤karty
aa-board-building = Stadium Budowy
aa-board-empire = Imperium
aa-board-hand = Ręka
aa-board-artifacts = Artefakty
aa-board-plans = Plany obronne
aa-board-side-operational = oper
aa-board-side-logistic = log
aa-board-state-used = użyta
aa-board-state-attacked = po ataku
aa-board-state-paid = opłacona
aa-board-from = z Planety
aa-board-type-exploration = Eksplor
aa-board-type-expansion = Ekspans
aa-board-type-extermination = Eksterm
aa-board-type-exploitation = Eksploat
aa-board-colour-blue = nieb
aa-board-colour-green = ziel
aa-board-colour-red = czer
aa-board-colour-gold = złot

## O co chodzi

aa-board-now = Teraz
aa-board-now-goal = ikony do zapłaty: { $count }
aa-board-now-cards = kart najwyżej: { $count }
aa-board-now-kept = kart do zatrzymania: { $count }
aa-board-now-tokens = żetony: { $count }
aa-board-now-fee = opłata: { $count } C
aa-board-now-paid = zapłacono
aa-board-now-value = Wartość Ataku: { $count }
aa-board-now-redraws = możliwe wymiany: { $count }
aa-board-now-excess = za dużo w ręce: { $count }

## Grupy ruchów

aa-board-group-buy = Zakup
aa-board-group-build = Ukończ
aa-board-group-prepare = Przygotuj rząd
aa-board-group-trade = Wymień
aa-board-group-operational = Operacyjne
aa-board-group-faction = Frakcja
aa-board-group-cards = Karty
aa-board-group-blockade = Blokada
aa-board-group-paying = Zapłać
aa-board-group-attack = Atak

## Gdzie co jest

aa-board-where-top = odkryta na wierzchu talii
aa-board-where-unseen = jeszcze niewidziana
aa-board-where-bottom = na spodzie talii
aa-board-where-discarded = odrzucona
aa-board-where-aside = właśnie dobrana
aa-board-where-hand = w ręce
aa-board-where-attached = pod kartą w Stadium Budowy
aa-board-where-produced = na Planecie
aa-board-where-construction = w Stadium Budowy
aa-board-where-operational = w Imperium, strona operacyjna
aa-board-where-logistic = w Imperium, strona logistyczna
aa-board-where-held = u gracza
aa-board-where-faction = gra nią
aa-board-where-nowhere = poza grą

## Karty w skrócie

aa-board-line-logistic = { $text }
aa-board-line-operational = { $text }
aa-board-line-plain = { $text }
aa-board-line-bonus = ⚔+{ $bonus }
aa-board-line-bonus-target = ⚔+{ $alien } Obcy, +{ $rival } gracz
aa-board-line-condition = { $counted } ≥{ $least }: { $play }/{ $end } PZ
aa-board-line-row = { $values } { $brings }
aa-board-brings-2 = { $first } { $second }
aa-board-brings-3 = { $first } { $second } { $third }
aa-board-when-static = { $does }
aa-board-when-on_enter = od razu: { $does }
aa-board-when-on_card_added = karta ukończona: { $does }
aa-board-when-on_card_added-class = { $added } ukończona: { $does }
aa-board-when-on_card_added-first = pierwsza swego Rodzaju w rzędzie: { $does }
aa-board-when-on_attack_start = każdy atak: { $does }
aa-board-when-on_ship_attack = atakując: { $does }
aa-board-when-on_attack_value = każdy Statek: { $does }
aa-board-when-on_ship_result = gdy przetrwa: { $does }
aa-board-when-on_ship_loss = strata Statku: { $does }
aa-board-when-on_ship_loss-own = strata: { $does }
aa-board-when-on_blockade_row = blokując: { $does }
aa-board-when-on_blockade_row-own = blokując: { $does }
aa-board-when-on_defend = gdy cię atakują: { $does }
aa-board-when-on_production_match = każdy PZ z produkcji: { $does }
aa-board-when-on_trade = po Wymianie: { $does }
aa-board-when-additional = raz na turę: { $does }
aa-board-when-artifact = { $does }
aa-board-each = { $gain } za każde: { $counted }
aa-board-each-few = { $gain } za { $div }: { $counted }
aa-board-if-value = ⚔≥{ $value }: { $then }
aa-board-if-marker = znacznik ≤{ $marker }: { $then }
aa-board-paid = { $price }→{ $deal }
aa-board-paid-may = { $price }→{ $deal }
aa-board-price-credits = { $fee } C
aa-board-price-discard = odrzuć { $discards }
aa-board-price-icons = { $section }, bez złotych
aa-board-price-icons-gold = { $section } lub złote
aa-board-count-cards-any = karty
aa-board-count-cards-tech = Technologie
aa-board-count-of-side = { $cards } ({ $side })
aa-board-count-types-any = Rodzaje
aa-board-count-types-planet = Rodzaje Planet
aa-board-count-types-tech = Rodzaje Technologii
aa-board-count-types-ship = Rodzaje Statków
aa-board-count-construction-any = w budowie
aa-board-count-construction-planet = Planety w budowie
aa-board-count-construction-tech = Technologie w budowie
aa-board-count-construction-ship = Statki w budowie
aa-board-count-sets = zestawy Planeta+Tech.+Statek
aa-board-count-credits = C
aa-board-count-artifacts = Artefakty
aa-board-count-defence_plans = Plany
aa-board-count-resources_on_planets = karty na Planetach
aa-board-count-blockades_on_others = żetony u innych
aa-board-count-colour_sets_paid = opłacone trzy kolory
aa-board-does-gain_vp = +{ $vp } PZ
aa-board-does-gain_credits = +{ $credits } C
aa-board-does-draw_resources = dobierz { $resources }
aa-board-does-gain_artifact = +{ $artifacts } Artefakt
aa-board-does-gain_defence_plan = +{ $plans } Plan
aa-board-does-take_cards = talia { $deck }: dobierz { $draw }, zostaw { $keep }
aa-board-does-take_cards-all = talia { $deck }: weź { $keep }
aa-board-does-search = talia { $deck }: szukaj, Rodzaj { $wanted }
aa-board-does-produce = produkcja { $resources } na Planecie
aa-board-does-produce-that = produkcja { $resources }
aa-board-does-produce_delta = eksploatowane Planety +{ $resources }
aa-board-does-cost_delta-icons = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change }
aa-board-does-cost_delta-credits = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change } C
aa-board-does-limit_delta = { $deed }: karty +{ $more }
aa-board-does-hand_size_delta = ręka +{ $resources }
aa-board-does-gold_ok = złote: { $deed }
aa-board-does-attack_delta-any = ⚔{ $bonus }
aa-board-does-attack_delta-alien = ⚔{ $bonus } na Obcych
aa-board-does-attack_delta-player = ⚔{ $bonus } na graczy
aa-board-does-attack_delta-self = ⚔{ $bonus } atakujących
aa-board-does-attack_once = atak 1 Statkiem
aa-board-does-attack_once-that = może atakować
aa-board-does-redraw_attack = wymiana ×{ $times }
aa-board-does-loss_downgrade = tylko uszkodzony
aa-board-does-place_blockade = { $tokens }⊘
aa-board-does-place_blockade_delta = +{ $more }⊘
aa-board-does-remove_blockade-any = −{ $tokens }⊘
aa-board-does-remove_blockade-planet = −{ $tokens }⊘ Planety
aa-board-does-remove_blockade-tech = −{ $tokens }⊘ Technologie
aa-board-does-remove_blockade-ship = −{ $tokens }⊘ Statki
aa-board-does-attach_from_deck-any = odkryj { $resources } dla karty
aa-board-does-attach_from_deck-planet = odkryj { $resources } dla Planety
aa-board-does-attach_from_deck-tech = odkryj { $resources } dla Technologii
aa-board-does-attach_from_deck-ship = odkryj { $resources } dla Statku
aa-board-does-attach_from_deck-same_card = odkryj dla niej { $resources }
aa-board-does-attach_from_hand = przygotuj { $resources }
aa-board-does-build_now-any = ukończ kartę za darmo
aa-board-does-build_now-planet = ukończ Planetę za darmo
aa-board-does-build_now-tech = ukończ Technologię za darmo
aa-board-does-build_now-ship = ukończ Statek za darmo
aa-board-does-extra_actions = akcje +{ $actions }
aa-board-does-extra_turns = tury +{ $turns }
aa-board-does-score_tech = punktuj przy jej Rodzaju
aa-board-does-destroyed = zniszczony
aa-board-does-damaged = uszkodzony
aa-board-does-none = –
