### Stół gry Jak ocalić świat

hw-board-over = koniec gry
hw-board-key = projekt kluczowy: { $project }
hw-board-end = Koniec
hw-board-asteroid = asteroida { $space }/{ $impact }
hw-board-meter = { $meter } { $count }/{ $impact }
hw-board-threat = zagroż. { $threat }
hw-board-bag = Woreczek
hw-board-aside = Odłożone
hw-board-path = Tor
hw-board-symbol-cubes = kostki asteroidy
hw-board-symbol-facility_A = obiekt A
hw-board-symbol-facility_B = obiekt B
hw-board-symbol-refresh = nowe karty
hw-board-symbol-impact = uderzenie
hw-board-row-laser = Laser
hw-board-row-shield = Tarcza
hw-board-row-evacuation = Ewakuacja
hw-board-reward = nagroda { $reward }
hw-board-row-planet = Planeta
hw-board-row-moon = Księżyc
hw-board-ready = gotowe
hw-board-taken = Zajęte
hw-board-legend = ○ wolne, × zablokowane, ∞ bez limitu, » potem na drugi świat, ↑ ruszy się jeszcze raz
hw-board-display-action = Akcje { $price }
hw-board-display-boost = Wzmocnienia { $price }
hw-board-display-species = Gatunki { $price }
hw-board-deck-left = (zostało { $count })
hw-board-short-action = Akcje
hw-board-short-boost = Wzmoc.
hw-board-short-species = Gatunki
hw-board-players = Gracze
hw-board-head-vp = PZ
hw-board-head-energy = Ener
hw-board-head-knowledge = Wied
hw-board-head-minerals = Min
hw-board-head-organics = Org
hw-board-head-genius = Gen
hw-board-head-planet = #Pla
hw-board-head-science = #Nau
hw-board-head-moon = #Ks
hw-board-head-landers = Ląd
hw-board-head-cards = Kart
hw-board-head-tech = Tech
hw-board-passed = pas
hw-board-about-figures = mam/linia, +wydane etykiety, lądowniki planeta/księżyc
hw-board-points = { $points } PZ
hw-board-hand = Ręka
hw-board-discard = Zagrane
hw-board-upgrades = Ulepszenia
hw-board-unknown = { $count } nieznane
hw-board-bought = kupiona teraz
hw-board-used = użyte
hw-board-letter-planet = P
hw-board-letter-science = N
hw-board-letter-moon = K

## O co chodzi

hw-board-now = Teraz
hw-board-now-at = miejsce
hw-board-now-cost = do zapłaty: { $amount }
hw-board-now-left = zostało: { $count }
hw-board-now-goal = etykiety: { $paid } z { $goal }
hw-board-now-most = kroki: do { $count }
hw-board-now-least = kroki: co najmniej { $count }
hw-board-now-discount = taniej o { $count }
hw-board-now-price = cena { $count }
hw-board-now-n = więcej: { $count }
hw-board-now-last = ostatnia szansa w tej turze
hw-board-now-wild = jedna etykieta może być dowolna

## Grupy ruchów

hw-board-group-place = Lądownik
hw-board-group-play = Karta
hw-board-group-shuttle = Prom
hw-board-group-boost = Wzmocnienie
hw-board-group-work = Praca
hw-board-group-buy = Zakup
hw-board-group-upgrade = Ulepszenie
hw-board-group-remove = Usuń
hw-board-group-tokens = Etykiety
hw-board-steps = { $project } ×{ $steps } za { $amount }
hw-board-steps-free = { $project } ×{ $steps } za darmo
hw-board-to-space = na pole { $space }
hw-board-from-played = ze stosu odrzuconych
hw-board-as-any = jedna etykieta więcej jako dowolna

## Gdzie co jest

hw-board-where-display = odkryta na wystawce
hw-board-where-deck = w swojej talii
hw-board-where-unseen = jeszcze nie widziana
hw-board-where-market = odrzucona z wystawki
hw-board-where-removed = usunięta z gry
hw-board-where-hand = na ręce
hw-board-where-discard = zagrana lub wydana
hw-board-where-returned = na spodzie talii
hw-board-where-owned = ma
hw-board-where-cost = kosztuje teraz { $amount }
hw-board-where-nowhere = poza grą
hw-board-where-worth = teraz warta { $vp } PZ
hw-board-where-free = wolne
hw-board-where-blocked = obszar zajęty
hw-board-where-unbuilt = jeszcze nie zbudowane
hw-board-where-built = zbudowany
hw-board-where-stack = zakryty w stosie { $stack }
hw-board-where-force = obowiązuje
hw-board-where-later = przyjdzie później
hw-board-where-gone = wymieniona
hw-board-where-space = pole { $space }
hw-board-where-neutral = dysk neutralny: pole { $space }
hw-board-where-meter = miernik { $count }/{ $impact }

## Opisy elementów w skrócie

hw-board-resource-energy = E
hw-board-resource-knowledge = W
hw-board-resource-minerals = M
hw-board-resource-organics = O
hw-board-resource-genius = G
hw-board-resource-any_basic = dow.
hw-board-tag-planet = #P
hw-board-tag-science = #N
hw-board-tag-moon = #K
hw-board-tag-planet_or_moon = #P/K
hw-board-tag-any = #dow.
hw-board-amount-energy = { $n }E
hw-board-amount-knowledge = { $n }W
hw-board-amount-minerals = { $n }M
hw-board-amount-organics = { $n }O
hw-board-amount-genius = { $n }G
hw-board-price-energy = { $fee }E
hw-board-price-knowledge = { $fee }W
hw-board-price-minerals = { $fee }M
hw-board-price-organics = { $fee }O
hw-board-price-genius = { $fee }G
hw-board-amount-any_basic = { $n } dow.
hw-board-price-any_basic = { $fee } dow.
hw-board-price-tag-planet = { $fee } #P
hw-board-price-tag-science = { $fee } #N
hw-board-price-tag-moon = { $fee } #K
hw-board-price-tag-planet_or_moon = { $fee } #P/K
hw-board-price-tag-any = { $fee } #dow.
hw-board-tags-planet = { $n } #P
hw-board-tags-science = { $n } #N
hw-board-tags-moon = { $n } #K
hw-board-tags-planet_or_moon = { $n } #P/K
hw-board-tags-any = { $n } #dow.
hw-board-each-tag-planet = #P
hw-board-each-tag-science = #N
hw-board-each-tag-moon = #K
hw-board-each-tag-planet_or_moon = #P/K
hw-board-each-tag-any = #dow.
hw-board-line-plain = { $does }
hw-board-line-action = { $does }
hw-board-line-effect = { $does }
hw-board-line-reward = { $does }
hw-board-line-next = { $does }
hw-board-line-part = { $does }
hw-board-line-when = { $when }: { $does }
hw-board-line-each = { $vp } PZ za { $counted }
hw-board-line-place = { $project }: miejsce { $first }/{ $second }/{ $third } PZ
hw-board-here-tag_as_resource = { $spent } jako { $resource }
hw-board-here-buy_discount = karty −{ $n }
hw-board-here-work_discount = praca −{ $n }
hw-board-here-research_discount = ulepszenia −{ $n }
hw-board-can-shuttle_pay_any = prom za dowolny zasób
hw-board-can-shuttle_then_act = ruch po promie
hw-board-can-action_card_pay_any = karty za dowolny zasób
hw-board-can-buy_discount-each = karty −{ $n }
hw-board-can-buy_discount-per_turn = karta na turę −{ $n }
hw-board-can-research_discount-each = ulepszenia −{ $n }
hw-board-can-research_discount-per_turn = ulepszenie na turę −{ $n }
hw-board-can-work_discount-each = praca −{ $n }
hw-board-can-work_discount-per_turn = praca raz na turę −{ $n }
hw-board-can-location_gain_plus = zysk z lokacji +{ $n } raz na turę
hw-board-can-tag_wild = { $n } etyk. na turę jako #dow.
hw-board-can-score = { $when }: +{ $vp } PZ raz na turę
hw-board-does-gain = +{ $amount }
hw-board-does-baseline-energy = linia E +{ $n }
hw-board-does-baseline-knowledge = linia W +{ $n }
hw-board-does-baseline-minerals = linia M +{ $n }
hw-board-does-baseline-organics = linia O +{ $n }
hw-board-does-baseline-genius = linia G +{ $n }
hw-board-does-baseline-any_basic = dow. linia +{ $n }
hw-board-does-baseline-any = dow. linia (też G) +{ $n }
hw-board-does-gain_tag = +{ $tags }
hw-board-does-vp = +{ $n } PZ
hw-board-does-badge = odznaka ⚑
hw-board-does-work-laser = laser ×{ $n }
hw-board-does-work-shield = tarcza ×{ $n }
hw-board-does-work-evacuation = ewakuacja ×{ $n }
hw-board-does-work-any_one = jeden projekt ×{ $n }
hw-board-does-work-any_split = projekty ×{ $n }
hw-board-does-research = badania ×{ $n }
hw-board-does-gain_upgrade-simple = +{ $n } proste ulepsz.
hw-board-does-gain_upgrade-tech1 = +{ $n } Tech 1
hw-board-does-gain_upgrade-tech2 = +{ $n } Tech 2
hw-board-does-buy-any = zakup { $n }
hw-board-does-buy-action = zakup { $n }: akcja
hw-board-does-buy-boost = zakup { $n }: wzmocnienie
hw-board-does-buy-species = zakup { $n }: gatunek
hw-board-does-buy-free = { $buying } za darmo
hw-board-does-buy-cheaper = { $buying } za −{ $discount }
hw-board-does-remove_card = usuń kartę→{ $inner }
hw-board-does-remove_card-list = usuń kartę→
hw-board-does-per_tag = { $inner } za { $spent }
hw-board-does-per_tag-list = za { $spent }:
hw-board-does-per_tag-most = { $inner } za { $tag } ≤{ $most }
hw-board-does-per_tag-most-list = za { $tag } ≤{ $most }:
hw-board-does-pay = { $times ->
    [1] { $price }→{ $inner }
   *[other] ≤{ $times }× { $price }→{ $inner }
}
hw-board-does-pay-list = { $times ->
    [1] { $price }→
   *[other] ≤{ $times }× { $price }→
}
hw-board-does-pay-each-list = ≤{ $times }× wydaj i zyskaj:
hw-board-does-choose = { $pick } z:
hw-board-does-reactivate = { $n } { $tokens } znów aktywne
hw-board-does-shuttle_free = darmowy prom ×{ $n }
hw-board-does-refill = { $resource } do linii
hw-board-when-worked-laser = { $least ->
    [1] laser
   *[other] laser ×{ $least }
}
hw-board-when-worked-shield = { $least ->
    [1] tarcza
   *[other] tarcza ×{ $least }
}
hw-board-when-worked-evacuation = { $least ->
    [1] ewakuacja
   *[other] ewakuacja ×{ $least }
}
hw-board-when-worked-any = { $least ->
    [1] projekt
   *[other] projekt ×{ $least }
}
hw-board-when-raised_baseline-energy = linia E ↑
hw-board-when-raised_baseline-knowledge = linia W ↑
hw-board-when-raised_baseline-minerals = linia M ↑
hw-board-when-raised_baseline-organics = linia O ↑
hw-board-when-raised_baseline-genius = linia G ↑
hw-board-when-raised_baseline-any_basic = linia podst. ↑
hw-board-when-raised_baseline-any = dow. linia ↑
hw-board-when-gained_res-energy = +E
hw-board-when-gained_res-knowledge = +W
hw-board-when-gained_res-minerals = +M
hw-board-when-gained_res-organics = +O
hw-board-when-gained_res-genius = +G
hw-board-when-gained_res-any_basic = +dow. podst.
hw-board-when-gained_res-any = +dow. zasób
hw-board-when-gained_tag-planet = +#P
hw-board-when-gained_tag-science = +#N
hw-board-when-gained_tag-moon = +#K
hw-board-when-gained_tag-planet_or_moon = +#P/K
hw-board-when-gained_tag-any = +#dow.
hw-board-when-bought_card-action = zakup akcji
hw-board-when-bought_card-boost = zakup wzmocnienia
hw-board-when-bought_card-species = zakup gatunku
hw-board-when-bought_card-any = zakup karty
hw-board-when-gained_upgrade-simple = proste ulepszenie
hw-board-when-gained_upgrade-tech1 = Tech 1
hw-board-when-gained_upgrade-tech2 = Tech 2
hw-board-when-gained_upgrade-any = ulepszenie
hw-board-when-removed_card = usunięcie karty
hw-board-when-used_shuttle = prom
hw-board-when-played_action = zagranie akcji
hw-board-when-placed_lander-planet = lądownik na planecie
hw-board-when-placed_lander-moon = lądownik na księżycu
hw-board-when-placed_lander-any = lądownik
hw-board-when-gained_vp = { $least ->
    [1] PZ
   *[other] PZ ≥{ $least }
}
hw-board-when-spent_tag-planet = #P wydane ≥{ $least }
hw-board-when-spent_tag-science = #N wydane ≥{ $least }
hw-board-when-spent_tag-moon = #K wydane ≥{ $least }
hw-board-when-spent_tag-planet_or_moon = #P/K wydane ≥{ $least }
hw-board-when-spent_tag-any = etykiety wydane ≥{ $least }
hw-board-count-tag_tokens-planet = { $div ->
    [1] żeton #P
   *[other] { $div }× żeton #P
}
hw-board-count-tag_tokens-science = { $div ->
    [1] żeton #N
   *[other] { $div }× żeton #N
}
hw-board-count-tag_tokens-moon = { $div ->
    [1] żeton #K
   *[other] { $div }× żeton #K
}
hw-board-count-tokens_total = { $div ->
    [1] żeton #
   *[other] { $div }× żeton #
}
hw-board-count-tag_sets = { $div ->
    [1] #P+#N+#K
   *[other] { $div }× #P+#N+#K
}
hw-board-count-card_tags-planet = { $div ->
    [1] #P na kartach
   *[other] { $div }× #P na kartach
}
hw-board-count-card_tags-science = { $div ->
    [1] #N na kartach
   *[other] { $div }× #N na kartach
}
hw-board-count-card_tags-moon = { $div ->
    [1] #K na kartach
   *[other] { $div }× #K na kartach
}
hw-board-count-baselines_at_most = { $div ->
    [1] linia ≤{ $level }
   *[other] { $div }× linia ≤{ $level }
}
hw-board-count-baselines_at_least = { $div ->
    [1] linia ≥{ $level }
   *[other] { $div }× linia ≥{ $level }
}
hw-board-count-resource_left-energy = { $div ->
    [1] E na koniec
   *[other] { $div }× E na koniec
}
hw-board-count-resource_left-knowledge = { $div ->
    [1] W na koniec
   *[other] { $div }× W na koniec
}
hw-board-count-resource_left-minerals = { $div ->
    [1] M na koniec
   *[other] { $div }× M na koniec
}
hw-board-count-resource_left-organics = { $div ->
    [1] O na koniec
   *[other] { $div }× O na koniec
}
hw-board-count-resource_left-genius = { $div ->
    [1] G na koniec
   *[other] { $div }× G na koniec
}
hw-board-count-upgrades-tech1 = { $div ->
    [1] Tech 1
   *[other] { $div }× Tech 1
}
hw-board-count-upgrades-tech2 = { $div ->
    [1] Tech 2
   *[other] { $div }× Tech 2
}
hw-board-count-cards_owned-action = { $div ->
    [1] akcja
   *[other] { $div }× akcja
}
hw-board-count-cards_owned-boost = { $div ->
    [1] wzmocnienie
   *[other] { $div }× wzmocnienie
}
hw-board-count-cards_owned-species = { $div ->
    [1] gatunek
   *[other] { $div }× gatunek
}
hw-board-count-track_pos-laser = { $div ->
    [1] pole lasera
   *[other] { $div }× pole lasera
}
hw-board-count-track_pos-shield = { $div ->
    [1] pole tarczy
   *[other] { $div }× pole tarczy
}
hw-board-count-track_pos-evacuation = { $div ->
    [1] pole ewakuacji
   *[other] { $div }× pole ewakuacji
}
hw-board-count-lowest_track = { $div ->
    [1] pole najdalszego z tyłu toru
   *[other] { $div }× pole najdalszego z tyłu toru
}
