### Narysowana plansza New Frontiers w przeglądarce.

## Części planszy

nf-web-board = Stół New Frontiers
nf-web-region-actions = Akcje
nf-web-region-ends = Koniec gry
nf-web-region-supply = Zasoby
nf-web-region-technologies = Technologie
nf-web-region-worlds = Planety
nf-web-region-bar = Twoja decyzja
nf-web-leaf-actions = Akcje
nf-web-leaf-market = Oferta
nf-web-leaf-empire = Imperium
nf-web-leaf-others = Inni
nf-web-empire = Imperium gracza { $player }
nf-web-own-empire = Moje imperium
nf-web-show-empire = Pokaż w całości imperium gracza { $player }
nf-web-rules-of = Zasady: { $part }

## Kafle akcji i kolejność

nf-web-action-free = wolny
nf-web-action-by = wybór: { $player }
nf-web-action-now = trwa teraz; wybór: { $player }
nf-web-on-tile = { nf-credits } na kaflu
nf-web-bonus = Bonus osoby, która wybrała kafel:
nf-web-bonus-short = Bonus
nf-web-action-isolation = Tylko bonus.
nf-web-action-overview = Tylko bonus.
nf-web-action-develop = Kup technologię.
nf-web-action-explore = Losowanie, { nf-n-worlds }: weź jedną.
nf-web-action-settle = { nf-n-colonists } albo kolonizacja planety.
nf-web-action-produce = Dobra na koloniach produkcyjnych.
nf-web-action-trade = Sprzedaj dobro, potem konsumpcja.
nf-web-action-diplomats = Tylko bonus.
nf-web-bonus-isolation = { nf-credits }
nf-web-bonus-overview = { nf-credits }, miejsce wyżej, cel
nf-web-bonus-develop = { nf-credits } taniej
nf-web-bonus-explore = druga planeta
nf-web-bonus-settle = { nf-n-colonists }
nf-web-bonus-produce = { $credits ->
    [0] dobro zdobyczne
   *[other] { nf-credits } i dobro zdobyczne
}
nf-web-bonus-trade = { nf-vp }
nf-web-bonus-diplomats = { nf-vp }, pierwsze miejsce
nf-web-pawn-acted = już po wyborze
nf-web-pawn-now = teraz wybiera
nf-web-pawn-waits = czeka na wybór

## Koniec gry: liczba teraz i ta, przy której runda staje się ostatnia

nf-web-end-vp = Żetony PZ w puli: { $now }. Gdy nie zostanie żaden, runda jest ostatnia.
nf-web-end-colonists = Koloniści w puli: { $now }. Jeśli po Kolonizacji zostanie ich { $limit } lub mniej, runda jest ostatnia.
nf-web-end-spaces = Najwięcej zajętych pól technologii: { $now }. Przy { $limit } po Rozwoju Technologii runda jest ostatnia.
nf-web-end-colonies = Najwięcej kolonii: { $now }. Przy { $limit } po Kolonizacji runda jest ostatnia.
nf-web-end-rounds = Runda { $now } z { $limit }; ta jest przy tym stole ostatnia.
nf-web-limit-vp = → { $limit }
nf-web-limit-colonists = → { $limit }
nf-web-limit-spaces = / { $limit }
nf-web-limit-colonies = / { $limit }
nf-web-limit-rounds = / { $limit }
nf-web-to-the-end = do końca { $left }
nf-web-bag = Planety w woreczku: { $count }

## Imperia

nf-web-stat-credits = Pieniądze: { nf-credits }
nf-web-stat-colonists = Koloniści na planszy: { $colonists }
nf-web-stat-military = Siła militarna: { $military }
nf-web-stat-chips = Żetony PZ: { $vp }
nf-web-stat-points = Punkty na teraz: { $points }
nf-web-points-short = pkt
nf-web-tally-colonies = kolonii
nf-web-tally-spaces = pól technologii
nf-web-world-count = kolonie { $colonies } z { $most } · planety { $worlds } z { $limit }
nf-web-space-count = pola: { $spaces } z { $limit }

## Kafle

nf-web-cost = koszt { nf-credits }
nf-web-defence = militarna, obrona { $defence }
nf-web-two-spaces = zajmuje dwa pola
nf-web-yield-production = { $kind }: przy każdej Produkcji.
nf-web-yield-windfall = { $kind }: raz, po skolonizowaniu.
nf-web-yield-any = Raz, po skolonizowaniu: rodzaj do wyboru.
nf-web-colony = kolonia
nf-web-world = odkryta planeta
nf-web-good-here = z dobrem ({ $kind })
nf-web-copies = zostało sztuk: { $count }
nf-web-owned = już ją masz
nf-web-other-side = Druga strona: { $tile }
nf-web-new-text = Kafel pojawił się w tej akcji: jego zdolności działają od następnej.
nf-web-chosen = wybrane
nf-web-glyph-kinds = rodzaje
nf-web-glyph-most = najw.

## Cele

nf-web-goal-unknown = Zakryty cel
nf-web-face-down = zakryty, trzyma go { $player }
nf-web-no-goals = Żaden cel nie jest jeszcze w grze.

## Pasek

nf-web-chosen-target = { $tile }: siła { $have } z { $need }
nf-web-chosen-old = W miejsce: { $tile }
nf-web-chosen-power = { $tile }: { $count ->
    [one] jeszcze { $count } dobro
    [few] jeszcze { $count } dobra
    [many] jeszcze { $count } dóbr
   *[other] jeszcze { $count } dobra
}
nf-web-chosen-return = Do zwrotu: { $count }
nf-web-chosen-shortage = Zostało dóbr ({ $kind }): { $count }
nf-web-chosen-sale = Sprzedaż dała { nf-credits }
