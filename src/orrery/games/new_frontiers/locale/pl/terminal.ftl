### Plansza New Frontiers

nf-board-actions = Akcje
nf-board-action-isolation = Izolacja
nf-board-action-overview = Przegląd
nf-board-action-develop = Rozwój
nf-board-action-explore = Odkrywanie
nf-board-action-settle = Kolonizacja
nf-board-action-produce = Produkcja
nf-board-action-trade = Sprzedaż
nf-board-action-diplomats = Dyplomaci
nf-board-order = Kolejność
nf-board-resolving = działają
nf-board-supply = dobra
nf-board-bag = woreczek
nf-board-aside = Odłożone
nf-board-ends = Koniec, gdy
nf-board-left-vp = pula PZ { $count } (=0)
nf-board-left-colonists = pula ♙ { $count } (<{ $least })
nf-board-most-spaces = pola { $count } (>{ $limit })
nf-board-most-colonies = kolonie { $count } (>{ $limit })
nf-board-last-round = ostatnia runda
nf-board-over = koniec partii
nf-board-end-spaces = pola technologii
nf-board-end-colonies = kolonie
nf-board-end-colonists = pula kolonistów
nf-board-end-vp = pula PZ
nf-board-end-rounds = limit rund
nf-board-goals = Cele
nf-board-face-down = zakryty:
nf-board-stack = stos { $count }
nf-board-under = na spodzie:
nf-board-stored = w magazynie
nf-board-kept = Zachowany
nf-board-drawn = Dobrane
nf-board-counts-consume-powers = zdolności konsumpcyjne
nf-board-counts-keywords = słowa kluczowe
nf-board-counts-power-kinds = rodzaje zdolności
nf-board-counts-colony-kinds = rodzaje kolonii
nf-board-counts-stored-goods = dobra w magazynie
nf-board-counts-stored-worlds = planety w magazynie
nf-board-counts-stored-credits = $ w magazynie
nf-board-counts-unused-colonists = ♙ na planszy
nf-board-display = Planety do wyboru
nf-board-technologies = Technologie na planszach
nf-board-empires = Imperia
nf-board-head-points = Punkty
nf-board-head-chips = żet.
nf-board-head-tiles = kafle
nf-board-head-bonus = ?
nf-board-head-goals = cele
nf-board-head-credits = $
nf-board-head-colonists = ♙
nf-board-head-military = ⚔
nf-board-head-spaces = pola
nf-board-head-colonies = kolonie
nf-board-head-worlds = planety
nf-board-own-colonies = Kolonie
nf-board-own-explored = Odkryte
nf-board-own-technologies = Technologie
nf-board-other-explored = odkryte
nf-board-other-technologies = tech.
nf-board-vp = { $vp }PZ
nf-board-new = nowa
nf-board-used = użyte
nf-board-legend = Znaki
nf-board-legend-production = [N•] produkcyjna z dobrem
nf-board-legend-windfall = (N·) zdobyczna bez dobra
nf-board-legend-any = * dowolne dobro
nf-board-legend-colonists = ♙ plansza+kolonie
nf-board-legend-stand-in = ° wartości zastępcze
nf-board-shop = Technologie
nf-board-far = Droższe lub własne
nf-board-far-count = (droższe lub własne: { $count })
nf-board-legend-military = ⚔ siła militarna

## Grupy ruchów w New Frontiers

nf-board-group-actions = Akcje
nf-board-group-goals = Cele
nf-board-group-home = Rodzima kolonia
nf-board-group-buying = Technologie
nf-board-group-worlds = Planety
nf-board-group-settling = Kolonizacja
nf-board-group-replacing = Zastąpienie
nf-board-group-goods = Dobra
nf-board-group-selling = Sprzedaż
nf-board-group-consuming = Konsumpcja
nf-board-group-discarding = Odrzucenie
nf-board-group-kinds = Rodzaj
nf-board-group-storing = Magazyn

## Kafle New Frontiers w skrócie: litery zamiast rodzajów, skróty zamiast akcji

nf-board-credits = { $credits }$
nf-board-kind-novelty = N
nf-board-kind-rare = R
nf-board-kind-genes = G
nf-board-kind-alien = O
nf-board-kind-any = ?
nf-board-gain = { $vp ->
    [0] {""}
   *[other] { $vp }PZ
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ nf-board-credits }
}
nf-board-power-any-kind = dowolny rodzaj
nf-board-power-no-sale = bez sprzedaży
nf-board-power-consume-sell = Kon: sprzedaż
nf-board-power-consume-vp = Kon: +{ $vp }PZ
nf-board-power-consumed = Kon: { $vp }PZ za zużyte dobro, +{ $more } z: { $tile }
nf-board-change = { $dearer ->
    [0] −
   *[other] +
}{ nf-board-credits }
nf-board-power-develop-cost = Roz: { nf-board-change }
nf-board-power-develop-income = Roz: zakup +{ nf-board-credits }
nf-board-power-discard = Kol: { $kind }→{ $military }⚔
nf-board-power-discard-any = Kol: *→{ $military }⚔
nf-board-power-explore-colonists = Odk: +{ $colonists }♙
nf-board-power-explore-draw = Odk: dobierz { $worlds }
nf-board-power-military = { $military }⚔
nf-board-power-military-against = { $military }⚔ na { $set }
nf-board-power-military-per = { $military }⚔/{ $set }
nf-board-power-pay = Kol: można płacić za ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { nf-board-change }
}
nf-board-power-price = Sprz. { $kind } +{ nf-board-credits }
nf-board-power-price-any = Sprz. +{ nf-board-credits }
nf-board-power-price-this = Sprz. stąd +{ nf-board-credits }
nf-board-power-produce-here = Pro: tutaj +{ nf-board-credits }
nf-board-power-produce-income = Pro: +{ nf-board-credits }
nf-board-power-produce-kinds = Pro: { nf-board-credits }/rodzaj
nf-board-power-produce-most = Pro: najwięcej { $kind } +{ nf-board-credits }
nf-board-power-produce-most-any = Pro: najwięcej +{ nf-board-credits }
nf-board-power-produce-per = Pro: { nf-board-credits }/{ $set }
nf-board-power-replace = Kol: zastąp kolonię, koszt +{ $least }…{ $most }
nf-board-power-replace-self = Kol: zastąp ją: { $set }
nf-board-power-score = { $vp }PZ/{ $set }
nf-board-power-score-military = { $vp }PZ/⚔
nf-board-power-score-table = { $steps } PZ za { $set }
nf-board-power-settle-collect = Kol: bierz +{ $colonists }♙
nf-board-power-settle-cost = Kol: { nf-board-change }
nf-board-power-settle-cost-of = Kol: { $set } { nf-board-change }
nf-board-power-settle-draw = Kol: potem dobierz { $worlds }
nf-board-power-settle-income = Kol: potem +{ nf-board-credits }
nf-board-power-settle-two = Kol: 2 planety
nf-board-power-use = { $eaten }→{ nf-board-gain }
nf-board-power-use-different = do { $goods } rodzajów, każdy→{ nf-board-gain }
nf-board-power-use-up-to = do { $goods }{ $kind }, każde→{ nf-board-gain }
nf-board-power-use-any = do { $goods }*, każde→{ nf-board-gain }
nf-board-power-windfall = Pro: dobro na ({ $kind })
nf-board-power-windfall-any = Pro: dobro na (*)
nf-board-power-kind-develop = Roz
nf-board-power-kind-explore = Odk
nf-board-power-kind-settle = Kol
nf-board-power-kind-produce = Pro
nf-board-power-kind-trade = Sprz.
nf-board-power-kind-consume = Kon
nf-board-eat-1 = { $first }
nf-board-eat-2 = { $first }+{ $second }
nf-board-eat-3 = { $first }+{ $second }+{ $third }
nf-board-eat-any = { $goods }*
nf-board-eat-novelty = { $novelty }N
nf-board-eat-rare = { $rare }R
nf-board-eat-genes = { $genes }G
nf-board-eat-alien = { $alien }O
nf-board-eat-different = { $goods } różne
nf-board-set-world = planety
nf-board-set-world-of = { $of }
nf-board-set-world-like = { $like }
nf-board-set-world-of-like = { $of } { $like }
nf-board-set-colony = kolonia
nf-board-set-colony-of = { $of }
nf-board-set-colony-like = { $like }
nf-board-set-colony-of-like = { $of } { $like }
nf-board-set-tile = kafel
nf-board-set-tile-of = { $of }
nf-board-set-tile-like = { $like }
nf-board-set-tile-of-like = { $of } { $like }
nf-board-two-of = { $of1 } { $of2 }
nf-board-two-like = { $like1 } { $like2 }
nf-board-set-colony-power = kolonia { $power }
nf-board-set-technology-power = tech. { $power }
nf-board-set-technology-large = duża tech.
nf-board-set-technology-small = mała tech.
nf-board-set-technology-mil = tech. z ⚔
nf-board-set-name = { $named }
nf-board-set-kinds = rodzaje kolonii
nf-board-set-colonists = ♙
nf-board-term-military = ⚔
nf-board-term-peaceful = nie-⚔
nf-board-term-production = []
nf-board-term-windfall = ()
nf-board-term-alien = O
nf-board-term-not-alien = nie O
nf-board-term-kind-novelty = N
nf-board-term-kind-rare = R
nf-board-term-kind-genes = G
nf-board-term-kind-alien = O
nf-board-term-keyword-alien = Obca
nf-board-term-keyword-imperium = Imperium
nf-board-term-keyword-rebel = Rebelia
nf-board-term-keyword-terraforming = Terraformująca
nf-board-term-keyword-uplift = Wspomagana
nf-board-term-not-production = nie-[]
nf-board-term-not-windfall = nie-()
nf-board-term-not-kind-novelty = nie N
nf-board-term-not-kind-rare = nie R
nf-board-term-not-kind-genes = nie G
nf-board-term-not-kind-alien = nie O
nf-board-term-not-keyword-alien = nie Obca
nf-board-term-not-keyword-imperium = nie Imperium
nf-board-term-not-keyword-rebel = nie Rebelia
nf-board-term-not-keyword-terraforming = nie Terraformująca
nf-board-term-not-keyword-uplift = nie Wspomagana

## Co gdzie jest

nf-board-where-board = na planszach technologii: { $count }
nf-board-where-display = do wyboru
nf-board-where-aside = odłożona
nf-board-where-unseen = w woreczku
nf-board-where-technologies = technologia
nf-board-where-colonies = kolonia
nf-board-where-explored = odkryta planeta
nf-board-where-stored = zmagazynowana
nf-board-where-nowhere = nie ma w tej grze
