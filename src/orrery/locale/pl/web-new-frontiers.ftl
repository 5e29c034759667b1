### Narysowana plansza New Frontiers w przeglądarce.

# Język, według którego dzieli się długie nazwy.
web-nf-hyphens = pl

## Części planszy

web-nf-region-actions = Akcje
web-nf-region-ends = Koniec gry
web-nf-region-supply = Zasoby
web-nf-region-technologies = Technologie
web-nf-region-worlds = Planety
web-nf-region-bar = Twoja decyzja
web-nf-leaf-actions = Akcje
web-nf-leaf-market = Oferta
web-nf-leaf-empire = Imperium
web-nf-leaf-others = Inni
web-nf-empire = Imperium gracza { $player }
web-nf-own-empire = Moje imperium
web-nf-show-empire = Pokaż w całości imperium gracza { $player }
web-nf-rules = Zasady
web-nf-rules-of = Zasady: { $part }
web-nf-details = Szczegóły
web-nf-close = Zamknij
web-nf-do = Wykonaj

## Kafle akcji i kolejność

web-nf-action-free = wolny
web-nf-action-by = wybór: { $player }
web-nf-action-now = trwa teraz; wybór: { $player }
web-nf-on-tile = { nf-credits } na kaflu
web-nf-bonus = Bonus osoby, która wybrała kafel:
web-nf-bonus-short = Bonus
web-nf-pawn-acted = już po wyborze
web-nf-pawn-now = teraz wybiera
web-nf-pawn-waits = czeka na wybór

## Koniec gry: liczba teraz i ta, przy której runda staje się ostatnia

web-nf-end-vp = Żetony PZ w puli: { $now }. Gdy nie zostanie żaden, runda jest ostatnia.
web-nf-end-colonists = Koloniści w puli: { $now }. Jeśli po Kolonizacji zostanie ich { $limit } lub mniej, runda jest ostatnia.
web-nf-end-spaces = Najwięcej zajętych pól technologii: { $now }. Przy { $limit } po Rozwoju Technologii runda jest ostatnia.
web-nf-end-colonies = Najwięcej kolonii: { $now }. Przy { $limit } po Kolonizacji runda jest ostatnia.
web-nf-limit-vp = → { $limit }
web-nf-limit-colonists = → { $limit }
web-nf-limit-spaces = / { $limit }
web-nf-limit-colonies = / { $limit }
web-nf-bag = Planety w woreczku: { $count }

## Imperia

web-nf-stat-credits = Pieniądze: { nf-credits }
web-nf-stat-colonists = Koloniści na planszy: { $colonists }
web-nf-stat-military = Siła militarna: { $military }
web-nf-stat-chips = Żetony PZ: { $vp }
web-nf-stat-points = Punkty na teraz: { $points }
web-nf-points-short = pkt
web-nf-world-count = kolonie: { $colonies } (do { $most } gra trwa), wszystkich planet: { $worlds } z { $limit }
web-nf-space-count = pola: { $spaces } z { $limit }

## Kafle

web-nf-cost = koszt { nf-credits }
web-nf-defence = militarna, obrona { $defence }
web-nf-two-spaces = zajmuje dwa pola
web-nf-colony = kolonia
web-nf-world = odkryta planeta
web-nf-good-here = z dobrem ({ $kind })
web-nf-copies = zostało sztuk: { $count }
web-nf-owned = już ją masz
web-nf-other-side = Druga strona: { $tile }
web-nf-new-text = Kafel pojawił się w tej akcji: jego zdolności działają od następnej.
web-nf-chosen = wybrane
web-nf-barred = teraz niemożliwe
web-nf-glyph-kinds = rodzaje
web-nf-glyph-most = najw.
web-nf-glyph-goal = cel

## Cele

web-nf-goal-unknown = Zakryty cel
web-nf-face-down = zakryty, trzyma go { $player }
web-nf-no-goals = Żaden cel nie jest jeszcze w grze.

## Pasek

web-nf-places = { $count ->
    [one] { $count } miejsce do wyboru
    [few] { $count } miejsca do wyboru
    [many] { $count } miejsc do wyboru
   *[other] { $count } miejsca do wyboru
}
web-nf-chosen-target = { $tile }: siła { $have } z { $need }
web-nf-chosen-old = W miejsce: { $tile }
web-nf-chosen-power = { $tile }: { $count ->
    [one] jeszcze { $count } dobro
    [few] jeszcze { $count } dobra
    [many] jeszcze { $count } dóbr
   *[other] jeszcze { $count } dobra
}
web-nf-chosen-return = Do zwrotu: { $count }
web-nf-chosen-shortage = Zostało dóbr ({ $kind }): { $count }
web-nf-chosen-sale = Sprzedaż dała { nf-credits }
web-nf-chosen-second = twoja druga planeta
