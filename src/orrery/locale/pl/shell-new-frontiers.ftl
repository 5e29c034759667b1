### Plansza New Frontiers

shell-board-nf-actions = Akcje
shell-board-nf-action-isolation = Izolacja
shell-board-nf-action-overview = Przegląd
shell-board-nf-action-develop = Rozwój
shell-board-nf-action-explore = Odkrywanie
shell-board-nf-action-settle = Kolonizacja
shell-board-nf-action-produce = Produkcja
shell-board-nf-action-trade = Sprzedaż
shell-board-nf-action-diplomats = Dyplomaci
shell-board-nf-order = Kolejność
shell-board-nf-resolving = działają
shell-board-nf-supply = dobra
shell-board-nf-bag = woreczek
shell-board-nf-aside = Odłożone
shell-board-nf-ends = Koniec, gdy
shell-board-nf-left-vp = pula PZ { $count } (=0)
shell-board-nf-left-colonists = pula ♙ { $count } (<{ $least })
shell-board-nf-most-spaces = pola { $count } (>{ $limit })
shell-board-nf-most-colonies = kolonie { $count } (>{ $limit })
shell-board-nf-last-round = ostatnia runda
shell-board-nf-over = koniec partii
shell-board-nf-end-spaces = pola technologii
shell-board-nf-end-colonies = kolonie
shell-board-nf-end-colonists = pula kolonistów
shell-board-nf-end-vp = pula PZ
shell-board-nf-end-rounds = limit rund
shell-board-nf-goals = Cele
shell-board-nf-face-down = zakryty:
shell-board-nf-stack = stos { $count }
shell-board-nf-under = na spodzie:
shell-board-nf-stored = w magazynie
shell-board-nf-kept = Zachowany
shell-board-nf-drawn = Dobrane
shell-board-nf-counts-consume-powers = zdolności konsumpcyjne
shell-board-nf-counts-keywords = słowa kluczowe
shell-board-nf-counts-power-kinds = rodzaje zdolności
shell-board-nf-counts-colony-kinds = rodzaje kolonii
shell-board-nf-counts-stored-goods = dobra w magazynie
shell-board-nf-counts-stored-worlds = planety w magazynie
shell-board-nf-counts-stored-credits = $ w magazynie
shell-board-nf-counts-unused-colonists = ♙ na planszy
shell-board-nf-display = Planety do wyboru
shell-board-nf-technologies = Technologie na planszach
shell-board-nf-empires = Imperia
shell-board-nf-head-points = Punkty
shell-board-nf-head-chips = żet.
shell-board-nf-head-tiles = kafle
shell-board-nf-head-bonus = ?
shell-board-nf-head-goals = cele
shell-board-nf-head-credits = $
shell-board-nf-head-colonists = ♙
shell-board-nf-head-military = ⚔
shell-board-nf-head-spaces = pola
shell-board-nf-head-colonies = kolonie
shell-board-nf-head-worlds = planety
shell-board-nf-own-colonies = Kolonie
shell-board-nf-own-explored = Odkryte
shell-board-nf-own-technologies = Technologie
shell-board-nf-other-explored = odkryte
shell-board-nf-other-technologies = tech.
shell-board-nf-vp = { $vp }PZ
shell-board-nf-new = nowa
shell-board-nf-used = użyte
shell-board-nf-legend = Znaki
shell-board-nf-legend-production = [N•] produkcyjna z dobrem
shell-board-nf-legend-windfall = (N·) zdobyczna bez dobra
shell-board-nf-legend-any = * dowolne dobro
shell-board-nf-legend-colonists = ♙ plansza+kolonie
shell-board-nf-legend-stand-in = ° wartości zastępcze
shell-board-nf-shop = Technologie
shell-board-nf-far = Droższe lub własne
shell-board-nf-far-count = (droższe lub własne: { $count })
shell-board-nf-legend-military = ⚔ siła militarna

## Grupy ruchów w New Frontiers

shell-board-nf-group-actions = Akcje
shell-board-nf-group-goals = Cele
shell-board-nf-group-home = Rodzima kolonia
shell-board-nf-group-buying = Technologie
shell-board-nf-group-worlds = Planety
shell-board-nf-group-settling = Kolonizacja
shell-board-nf-group-replacing = Zastąpienie
shell-board-nf-group-goods = Dobra
shell-board-nf-group-selling = Sprzedaż
shell-board-nf-group-consuming = Konsumpcja
shell-board-nf-group-discarding = Odrzucenie
shell-board-nf-group-kinds = Rodzaj
shell-board-nf-group-storing = Magazyn

## Kafle New Frontiers w skrócie: litery zamiast rodzajów, skróty zamiast akcji

shell-board-nf-credits = { $credits }$
shell-board-nf-kind-novelty = N
shell-board-nf-kind-rare = R
shell-board-nf-kind-genes = G
shell-board-nf-kind-alien = O
shell-board-nf-kind-any = ?
shell-board-nf-gain = { $vp ->
    [0] {""}
   *[other] { $vp }PZ
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ shell-board-nf-credits }
}
shell-board-nf-power-any-kind = dowolny rodzaj
shell-board-nf-power-no-sale = bez sprzedaży
shell-board-nf-power-consume-sell = Kon: sprzedaż
shell-board-nf-power-consume-vp = Kon: +{ $vp }PZ
shell-board-nf-power-consumed = Kon: { $vp }PZ za zużyte dobro, +{ $more } z: { $tile }
shell-board-nf-change = { $dearer ->
    [0] −
   *[other] +
}{ shell-board-nf-credits }
shell-board-nf-power-develop-cost = Roz: { shell-board-nf-change }
shell-board-nf-power-develop-income = Roz: zakup +{ shell-board-nf-credits }
shell-board-nf-power-discard = Kol: { $kind }→{ $military }⚔
shell-board-nf-power-discard-any = Kol: *→{ $military }⚔
shell-board-nf-power-explore-colonists = Odk: +{ $colonists }♙
shell-board-nf-power-explore-draw = Odk: dobierz { $worlds }
shell-board-nf-power-military = { $military }⚔
shell-board-nf-power-military-against = { $military }⚔ na { $set }
shell-board-nf-power-military-per = { $military }⚔/{ $set }
shell-board-nf-power-pay = Kol: można płacić za ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { shell-board-nf-change }
}
shell-board-nf-power-price = Sprz. { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-price-any = Sprz. +{ shell-board-nf-credits }
shell-board-nf-power-price-this = Sprz. stąd +{ shell-board-nf-credits }
shell-board-nf-power-produce-here = Pro: tutaj +{ shell-board-nf-credits }
shell-board-nf-power-produce-income = Pro: +{ shell-board-nf-credits }
shell-board-nf-power-produce-kinds = Pro: { shell-board-nf-credits }/rodzaj
shell-board-nf-power-produce-most = Pro: najwięcej { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-produce-most-any = Pro: najwięcej +{ shell-board-nf-credits }
shell-board-nf-power-produce-per = Pro: { shell-board-nf-credits }/{ $set }
shell-board-nf-power-replace = Kol: zastąp kolonię, koszt +{ $least }…{ $most }
shell-board-nf-power-replace-self = Kol: zastąp ją: { $set }
shell-board-nf-power-score = { $vp }PZ/{ $set }
shell-board-nf-power-score-military = { $vp }PZ/⚔
shell-board-nf-power-score-table = { $steps } PZ za { $set }
shell-board-nf-power-settle-collect = Kol: bierz +{ $colonists }♙
shell-board-nf-power-settle-cost = Kol: { shell-board-nf-change }
shell-board-nf-power-settle-cost-of = Kol: { $set } { shell-board-nf-change }
shell-board-nf-power-settle-draw = Kol: potem dobierz { $worlds }
shell-board-nf-power-settle-income = Kol: potem +{ shell-board-nf-credits }
shell-board-nf-power-settle-two = Kol: 2 planety
shell-board-nf-power-use = { $eaten }→{ shell-board-nf-gain }
shell-board-nf-power-use-different = do { $goods } rodzajów, każdy→{ shell-board-nf-gain }
shell-board-nf-power-use-up-to = do { $goods }{ $kind }, każde→{ shell-board-nf-gain }
shell-board-nf-power-use-any = do { $goods }*, każde→{ shell-board-nf-gain }
shell-board-nf-power-windfall = Pro: dobro na ({ $kind })
shell-board-nf-power-windfall-any = Pro: dobro na (*)
shell-board-nf-power-kind-develop = Roz
shell-board-nf-power-kind-explore = Odk
shell-board-nf-power-kind-settle = Kol
shell-board-nf-power-kind-produce = Pro
shell-board-nf-power-kind-trade = Sprz.
shell-board-nf-power-kind-consume = Kon
shell-board-nf-eat-1 = { $first }
shell-board-nf-eat-2 = { $first }+{ $second }
shell-board-nf-eat-3 = { $first }+{ $second }+{ $third }
shell-board-nf-eat-any = { $goods }*
shell-board-nf-eat-novelty = { $novelty }N
shell-board-nf-eat-rare = { $rare }R
shell-board-nf-eat-genes = { $genes }G
shell-board-nf-eat-alien = { $alien }O
shell-board-nf-eat-different = { $goods } różne
shell-board-nf-set-world = planety
shell-board-nf-set-world-of = { $of }
shell-board-nf-set-world-like = { $like }
shell-board-nf-set-world-of-like = { $of } { $like }
shell-board-nf-set-colony = kolonia
shell-board-nf-set-colony-of = { $of }
shell-board-nf-set-colony-like = { $like }
shell-board-nf-set-colony-of-like = { $of } { $like }
shell-board-nf-set-tile = kafel
shell-board-nf-set-tile-of = { $of }
shell-board-nf-set-tile-like = { $like }
shell-board-nf-set-tile-of-like = { $of } { $like }
shell-board-nf-two-of = { $of1 } { $of2 }
shell-board-nf-two-like = { $like1 } { $like2 }
shell-board-nf-set-colony-power = kolonia { $power }
shell-board-nf-set-technology-power = tech. { $power }
shell-board-nf-set-technology-large = duża tech.
shell-board-nf-set-technology-small = mała tech.
shell-board-nf-set-technology-mil = tech. z ⚔
shell-board-nf-set-name = { $named }
shell-board-nf-set-kinds = rodzaje kolonii
shell-board-nf-set-colonists = ♙
shell-board-nf-term-military = ⚔
shell-board-nf-term-peaceful = nie-⚔
shell-board-nf-term-production = []
shell-board-nf-term-windfall = ()
shell-board-nf-term-alien = O
shell-board-nf-term-not-alien = nie O
shell-board-nf-term-kind-novelty = N
shell-board-nf-term-kind-rare = R
shell-board-nf-term-kind-genes = G
shell-board-nf-term-kind-alien = O
shell-board-nf-term-keyword-alien = Obca
shell-board-nf-term-keyword-imperium = Imperium
shell-board-nf-term-keyword-rebel = Rebelia
shell-board-nf-term-keyword-terraforming = Terraformująca
shell-board-nf-term-keyword-uplift = Wspomagana
shell-board-nf-term-not-production = nie-[]
shell-board-nf-term-not-windfall = nie-()
shell-board-nf-term-not-kind-novelty = nie N
shell-board-nf-term-not-kind-rare = nie R
shell-board-nf-term-not-kind-genes = nie G
shell-board-nf-term-not-kind-alien = nie O
shell-board-nf-term-not-keyword-alien = nie Obca
shell-board-nf-term-not-keyword-imperium = nie Imperium
shell-board-nf-term-not-keyword-rebel = nie Rebelia
shell-board-nf-term-not-keyword-terraforming = nie Terraformująca
shell-board-nf-term-not-keyword-uplift = nie Wspomagana
