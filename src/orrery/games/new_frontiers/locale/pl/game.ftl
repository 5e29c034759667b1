### New Frontiers, po polsku.

nf-title = New Frontiers
nf-about = Kolonizuj planety, rozwijaj technologie, sprzedawaj albo konsumuj to, co produkują.

nf-stand-in = zastępczy
nf-stand-in-text = Prawdziwych wartości tego kafla nie ogłoszono w dostępnej nam postaci: to, co widać, wymyśliliśmy, żeby dało się grać.

## Części zdań

nf-credits = { $credits } $
nf-price = { $credits ->
    [0] za darmo
   *[other] { nf-credits }
}
nf-change = { $dearer ->
    [0] o { nf-credits } mniej
   *[other] o { nf-credits } więcej
}
nf-vp = { $vp } PZ
nf-n-colonists = { $colonists ->
    [one] { $colonists } kolonista
    [few] { $colonists } koloniści
    [many] { $colonists } kolonistów
   *[other] { $colonists } kolonisty
}
nf-n-worlds = { $worlds ->
    [one] { $worlds } planeta
    [few] { $worlds } planety
    [many] { $worlds } planet
   *[other] { $worlds } planety
}
nf-n-goods = { $goods ->
    [one] { $goods } dobro
    [few] { $goods } dobra
    [many] { $goods } dóbr
   *[other] { $goods } dobra
}
# Co daje zdolność konsumpcyjna.
nf-gain = { $vp ->
    [0] { nf-credits }
   *[other] { $credits ->
        [0] { nf-vp }
       *[other] { nf-vp } i { nf-credits }
    }
}

## Rodzaje dóbr i planet, słowa kluczowe

nf-kind-gray = szara
nf-kind-novelty = Nowości
nf-kind-rare = Rzadkie Pierwiastki
nf-kind-genes = Geny
nf-kind-alien = Technologie Obcych
nf-keyword-alien = Obca
nf-keyword-imperium = Imperium
nf-keyword-rebel = Rebelia
nf-keyword-terraforming = Terraformująca
nf-keyword-uplift = Wspomagana
nf-output-gray = bez dóbr
nf-output-any = zdobyczna, dowolnego rodzaju
nf-output-production = produkcyjna: { $kind }
nf-output-windfall = zdobyczna: { $kind }

## Kafle akcji

nf-action-isolation = Izolacja
nf-action-isolation-text = Brak akcji; zyskuje tylko osoba, która wybrała kafel.
nf-action-isolation-bonus = 2 $
nf-action-overview = Przegląd galaktycznych Celów
nf-action-overview-text = Brak akcji; zyskuje tylko osoba, która wybrała kafel. Potem odkrywa się cel zachowany wcześniej.
nf-action-overview-bonus = jedno miejsce do przodu, 1 $ i trzy cele do obejrzenia, z których zostaje jeden
nf-action-develop = Rozwój Technologii
nf-action-develop-text = Po kolei każdy może kupić jedną technologię.
nf-action-develop-bonus = płacisz o 1 $ mniej
nf-action-explore = Odkrywanie
nf-action-explore-text = Losuje się siedem planet; po kolei każdy bierze jedną.
nf-action-explore-bonus = druga planeta, gdy wszyscy już wzięli pierwszą
nf-action-settle = Kolonizacja
nf-action-settle-text = Po kolei każdy bierze dwóch kolonistów albo kolonizuje jedną odkrytą planetę.
nf-action-settle-bonus = 1 kolonista, jeszcze przed akcją
nf-action-produce = Produkcja
nf-action-produce-text = Na każdej kolonii produkcyjnej bez dobra pojawia się dobro.
nf-action-produce-bonus = $ leżące na tym kaflu i dobro na jednej pustej kolonii zdobycznej
nf-action-trade = Sprzedaż | Konsumpcja
nf-action-trade-text = Po kolei każdy może sprzedać jedno dobro, a potem musi użyć wszystkich zdolności konsumpcyjnych, których da się użyć.
nf-action-trade-bonus = 1 PZ od razu
nf-action-diplomats = Wysłanie dyplomatów
nf-action-diplomats-text = Brak akcji; zyskuje tylko osoba, która wybrała kafel.
nf-action-diplomats-bonus = 1 PZ i pierwsze miejsce w kolejności

## Cele

nf-goal-civil-service = Służby cywilne
nf-goal-civil-service-text = Zdolności konsumpcyjne w twoim imperium: { $bands }.
nf-goal-keywords = Słowa kluczowe
nf-goal-keywords-text = Różne słowa kluczowe w twoim imperium: { $bands }.
nf-goal-skilled-workforce = Wykwalifikowana siła robocza
nf-goal-skilled-workforce-text = Różne rodzaje zdolności w twoim imperium, z sześciu: { $bands }.
nf-goal-diversification = Zróżnicowanie
nf-goal-diversification-text = Różne rodzaje kolonii, szarych nie licząc: { $bands }.
nf-goal-stockpile-resources = Magazynowanie zasobów
nf-goal-stockpile-resources-text = Po Produkcji możesz zmagazynować dowolne swoje dobra. Zmagazynowane dobra: { $bands }.
nf-goal-exploration = Odkrywanie
nf-goal-exploration-text = Po Odkrywaniu lub Kolonizacji możesz zmagazynować jedną z planet odłożonych z powodu limitu. Zmagazynowane planety: { $bands }.
nf-goal-sales-tax = Podatek obrotowy
nf-goal-sales-tax-text = Po sprzedaży możesz zmagazynować dowolną część uzyskanych $. Zmagazynowane $: { $bands }.
nf-goal-draft = Pobór do wojska
nf-goal-draft-text = Niewykorzystani koloniści na twojej planszy na koniec gry: { $bands }.
nf-bands-2 = od { $least1 } – { $vp1 } PZ, od { $least2 } – { $vp2 } PZ
nf-bands-3 = od { $least1 } – { $vp1 } PZ, od { $least2 } – { $vp2 } PZ, od { $least3 } – { $vp3 } PZ

## Zdolności: których kafli dotyczą

nf-power-kind-develop = Rozwój Technologii
nf-power-kind-explore = Odkrywanie
nf-power-kind-settle = Kolonizacja
nf-power-kind-produce = Produkcja
nf-power-kind-trade = Sprzedaż
nf-power-kind-consume = Konsumpcja
nf-power-kind-end = Na koniec gry
nf-term-military = militarne
nf-term-peaceful = niemilitarne
nf-term-production = produkcyjne
nf-term-windfall = zdobyczne
nf-term-not-production = nieprodukcyjne
nf-term-not-windfall = niezdobyczne
nf-term-alien = Obcych
nf-term-not-alien = nienależące do Obcych
nf-term-kind-novelty = z Nowościami
nf-term-kind-rare = z Rzadkimi Pierwiastkami
nf-term-kind-genes = z Genami
nf-term-kind-alien = z Technologiami Obcych
nf-term-not-kind-novelty = bez Nowości
nf-term-not-kind-rare = bez Rzadkich Pierwiastków
nf-term-not-kind-genes = bez Genów
nf-term-not-kind-alien = bez Technologii Obcych
nf-term-keyword-alien = ze słowem „Obca”
nf-term-keyword-imperium = Imperium
nf-term-keyword-rebel = Rebelii
nf-term-keyword-terraforming = ze słowem „Terraformująca”
nf-term-keyword-uplift = ze słowem „Wspomagana”
nf-term-not-keyword-alien = bez słowa „Obca”
nf-term-not-keyword-imperium = nienależące do Imperium
nf-term-not-keyword-rebel = nienależące do Rebelii
nf-term-not-keyword-terraforming = bez słowa „Terraformująca”
nf-term-not-keyword-uplift = bez słowa „Wspomagana”
nf-two-of = { $of1 } { $of2 }
nf-two-like = { $like1 } { $like2 }
nf-set-world = wszystkie planety
nf-set-world-of = planety { $of }
nf-set-world-like = planety { $like }
nf-set-world-of-like = planety { $like } { $of }
nf-set-colony = kolonie
nf-set-colony-of = kolonie { $of }
nf-set-colony-like = kolonie { $like }
nf-set-colony-of-like = kolonie { $like } { $of }
nf-set-tile = kafle
nf-set-tile-of = kafle { $of }
nf-set-tile-like = kafle { $like }
nf-set-tile-of-like = kafle { $like } { $of }
nf-set-technology-small = małe technologie
nf-set-technology-large = duże technologie
nf-set-technology-mil = technologie dające siłę militarną
nf-set-technology-power = technologie ze zdolnością: { $power }
nf-set-colony-power = kolonie ze zdolnością: { $power }
nf-set-name = kafle „{ $named }”
nf-set-kinds = rodzaje dóbr wśród twoich kolonii
nf-set-colonists = kolonistów w twoich koloniach
nf-eat-novelty = { $novelty } × { nf-kind-novelty }
nf-eat-rare = { $rare } × { nf-kind-rare }
nf-eat-genes = { $genes } × { nf-kind-genes }
nf-eat-alien = { $alien } × { nf-kind-alien }
nf-eat-any = { nf-n-goods } dowolnego rodzaju
nf-eat-different = { nf-n-goods } różnych rodzajów
nf-eat-1 = { $first }
nf-eat-2 = { $first } i { $second }
nf-eat-3 = { $first }, { $second } i { $third }

## Zdolności

nf-power-develop-cost = { nf-power-kind-develop }: technologia kosztuje { nf-change }.
nf-power-develop-income = { nf-power-kind-develop }: { nf-credits } po każdym zakupie technologii.
nf-power-explore-draw = { nf-power-kind-explore }: dodatkowo { nf-n-worlds } z woreczka.
nf-power-explore-colonists = { nf-power-kind-explore }: zyskujesz { $colonists ->
    [one] { $colonists } kolonistę
    [few] { $colonists } kolonistów
    [many] { $colonists } kolonistów
   *[other] { $colonists } kolonisty
}.
nf-power-military = { nf-power-kind-settle }: { $military } do siły militarnej.
nf-power-military-against = { nf-power-kind-settle }, { $set }: { $military } do siły militarnej.
nf-power-military-per = { nf-power-kind-settle }: po { $military } do siły militarnej za { $set }.
nf-power-settle-cost = { nf-power-kind-settle }: planeta kosztuje { nf-change }.
nf-power-settle-cost-of = { nf-power-kind-settle }, { $set }: kosztują { nf-change }.
nf-power-discard = { nf-power-kind-settle }: możesz odrzucić dobro ({ $kind }), by mieć w tej akcji { $military } do siły militarnej.
nf-power-discard-any = { nf-power-kind-settle }: możesz odrzucić dowolne dobro, by mieć w tej akcji { $military } do siły militarnej.
nf-power-pay = { nf-power-kind-settle }, { $set }: militarną możesz skolonizować tak, jakby nie była militarna; kosztuje tyle $, ile wynosi jej obrona{ $credits ->
    [0] {""}
   *[other] , { nf-change }
}.
nf-power-settle-two = { nf-power-kind-settle }: po skolonizowaniu planety możesz skolonizować drugą.
nf-power-settle-draw = { nf-power-kind-settle }: po każdej skolonizowanej planecie { nf-n-worlds } z woreczka.
nf-power-settle-income = { nf-power-kind-settle }: { nf-credits } po każdej skolonizowanej planecie.
nf-power-settle-collect = { nf-power-kind-settle }: przy braniu kolonistów dodatkowo { nf-n-colonists }.
nf-power-replace = { nf-power-kind-settle }: oprócz zwykłego wyboru możesz za darmo zastąpić niemilitarną kolonię odkrytą niemilitarną planetą tego samego rodzaju, droższą o { $least } do { $most } $.
nf-power-replace-self = { nf-power-kind-settle }: zamiast zwykłego wyboru możesz za darmo zastąpić tę kolonię odkrytą planetą spośród takich: { $set }.
nf-power-windfall = { nf-power-kind-produce }: dobro na jednej pustej kolonii zdobycznej ({ $kind }).
nf-power-windfall-any = { nf-power-kind-produce }: dobro na jednej pustej kolonii zdobycznej dowolnego rodzaju.
nf-power-produce-income = { nf-power-kind-produce }: { nf-credits }.
nf-power-produce-per = { nf-power-kind-produce }: po { nf-credits } za { $set }.
nf-power-produce-here = { nf-power-kind-produce }: { nf-credits }, gdy powstaje tu dobro.
nf-power-produce-kinds = { nf-power-kind-produce }: po { nf-credits } za każdy rodzaj dóbr, które w tej akcji produkujesz.
nf-power-produce-most = { nf-power-kind-produce }: { nf-credits }, jeśli nikt nie produkuje tylu dóbr co ty ({ $kind }).
nf-power-produce-most-any = { nf-power-kind-produce }: { nf-credits }, jeśli nikt nie produkuje tylu dóbr co ty.
nf-power-price = { nf-power-kind-trade }: o { nf-credits } więcej za sprzedane dobro ({ $kind }).
nf-power-price-any = { nf-power-kind-trade }: o { nf-credits } więcej za każde sprzedane dobro.
nf-power-price-this = { nf-power-kind-trade }: o { nf-credits } więcej za dobro z tej kolonii.
nf-power-use = { nf-power-kind-consume }: { $eaten } – { nf-gain }.
nf-power-use-up-to = { nf-power-kind-consume }: najwyżej { nf-n-goods } ({ $kind }), za każde { nf-gain }.
nf-power-use-any = { nf-power-kind-consume }: najwyżej { nf-n-goods } dowolnego rodzaju, za każde { nf-gain }.
nf-power-use-different = { nf-power-kind-consume }: najwyżej { nf-n-goods } różnych rodzajów, za każde { nf-gain }.
nf-power-consume-vp = { nf-power-kind-consume }: { nf-vp } bez zużycia dobra.
nf-power-consumed = { nf-power-kind-consume }: { nf-vp } za każde dobro skonsumowane w tej akcji i { $more } PZ, jeśli masz kafel „{ $tile }”.
nf-power-consume-sell = { nf-power-kind-consume }: możesz sprzedać jeszcze jedno dobro.
nf-power-score = { nf-power-kind-end }: po { nf-vp } za { $set }.
nf-power-score-table = { nf-power-kind-end }, zależnie od liczby ({ $set }, od jednego w górę): { $steps } PZ.
nf-power-score-military = { nf-power-kind-end }: { nf-vp } za każdy punkt siły militarnej działającej na wszystkie planety.
nf-power-any-kind = Dowolnego rodzaju: rodzaj podajesz na nowo w każdej akcji, w której ma on znaczenie.
nf-power-no-sale = Dobra z tej kolonii nie można sprzedać.

## Punkty

nf-score-chips = Żetony
nf-score-tiles = Kafle
nf-score-bonus = Kafle „?”
nf-score-goals = Cele

## Decyzje

nf-phase-pick = Wybór kafla akcji
nf-phase-pick-prompt = Wybierz kafel akcji: akcję rozpatrują wszyscy, bonus jest tylko dla ciebie.
nf-phase-side = Strona planszy
nf-phase-side-prompt = Wybierz swoją rodzimą kolonię.
nf-phase-reveal = Odkrycie celu
nf-phase-reveal-prompt = Przed akcją możesz odkryć swój cel, jeśli pozwala on coś magazynować.
nf-phase-keep-goal = Przegląd: zachowany cel
nf-phase-keep-goal-prompt = Wybierz cel, który zachowujesz.
nf-phase-order-goals = Przegląd: odłożone cele
nf-phase-order-goals-prompt = Wybierz cel, który trafi bezpośrednio pod stos.
nf-phase-buy = Rozwój: technologia
nf-phase-buy-prompt = Możesz kupić jedną technologię.
nf-phase-take = Odkrywanie: planeta
nf-phase-take-prompt = Weź jedną z wyłożonych planet.
nf-phase-take-second-prompt = Weź drugą planetę: to bonus wybranego przez ciebie kafla.
nf-phase-return = Limit dziewięciu
nf-phase-return-prompt = Masz więcej niż dziewięć kolonii i odkrytych planet: wybierz, co wraca do woreczka.
nf-phase-store-world = Magazynowanie planety
nf-phase-store-world-prompt = Możesz zmagazynować jedną z odłożonych planet.
nf-phase-settle = Kolonizacja: koloniści albo planeta
nf-phase-settle-prompt = Weź kolonistów albo skolonizuj planetę.
nf-phase-discard = Kolonizacja: dobra za siłę militarną
nf-phase-discard-prompt = Wybierz dobra odrzucane dla siły militarnej.
nf-phase-second = Kolonizacja: druga planeta
nf-phase-second-prompt = Możesz skolonizować drugą planetę.
nf-phase-replace-with = Kolonizacja: nowa planeta zamiast kolonii
nf-phase-replace-with-prompt = Wybierz planetę, która zastąpi kolonię.
nf-phase-replace = Kolonizacja: zastąpienie kolonii
nf-phase-replace-prompt = Możesz zastąpić jedną kolonię.
nf-phase-shortage = Produkcja: ostatnie dobra
nf-phase-shortage-prompt = Dóbr jest za mało: wybierz kolonie, które je dostaną.
nf-phase-windfall = Produkcja: dobro na kolonii zdobycznej
nf-phase-windfall-prompt = Wybierz kolonię zdobyczną, która dostanie dobro.
nf-phase-name-kind = Podanie rodzaju
nf-phase-name-kind-prompt = Podaj rodzaj kolonii „{ nf-tile-alien-oort-cloud-refinery }” w tej akcji.
nf-phase-stock = Magazynowanie dóbr
nf-phase-stock-prompt = Możesz na stałe zmagazynować dobra.
nf-phase-sell = Sprzedaż dobra
nf-phase-sell-prompt = Możesz sprzedać jedno dobro.
nf-phase-consume = Konsumpcja: zdolności
nf-phase-consume-prompt = Wybierz następną zdolność konsumpcyjną.
nf-phase-feed = Konsumpcja: dobra
nf-phase-feed-prompt = Wybierz dobra do skonsumowania.
nf-phase-store-credits = Magazynowanie $
nf-phase-store-credits-prompt = Wybierz, ile ze sprzedaży magazynujesz.
nf-phase-final-kind = Podanie rodzaju do punktacji
nf-phase-final-kind-prompt = Podaj rodzaj kolonii „{ nf-tile-alien-oort-cloud-refinery }” na koniec gry.
nf-phase-chance = Los
nf-phase-chance-prompt = Zaraz coś zostanie wylosowane.
nf-phase-over = Koniec gry
nf-phase-over-prompt = Wszystkie punkty są policzone.

## Opcje

nf-option-first_game = Pierwsza rozgrywka
nf-option-first_game-doc = Kafle i plansze leżą stronami na pierwszą rozgrywkę; bez rzutów monetą i bez wyboru stron.
nf-option-goals = Cele
nf-option-goals-doc = Izolację zastępuje Przegląd galaktycznych Celów, a cele punktują na koniec gry.
nf-option-round_limit = Limit rund
nf-option-round_limit-doc = Gra kończy się po tylu rundach; 0 oznacza brak limitu.

## Ruchy

nf-move-pick = { $action } (twój bonus: { $bonus })
nf-move-pick-produce = { $action } (twój bonus: { $credits ->
    [0] dobro na pustej kolonii zdobycznej
   *[other] { nf-credits } z kafla i dobro na pustej kolonii zdobycznej
})
nf-move-reveal = Odkryj swój cel
nf-move-hide = Zostaw swój cel zakryty
nf-move-keep = Zachowaj cel: { $goal }
nf-move-under = Bezpośrednio pod stos: { $goal }
nf-move-under-two = Pod stos: wyżej { $goal }, niżej { $below }
nf-move-side = Strona { $side }: { $tile } (koszt { nf-credits }, { nf-vp }, { $output })
nf-move-side-military = Strona { $side }: { $tile } (militarna, obrona { $defence }, { nf-vp }, { $output })
nf-move-side-blank = Strona { $side } twojej planszy
nf-move-buy = Kup: { $tile } ({ nf-price }, { nf-vp })
nf-move-buy-income = Kup: { $tile } ({ nf-price }, { nf-vp }); potem zyskujesz { $income } $
nf-move-take = Weź: { $tile } (koszt { nf-credits }, { nf-n-colonists }, { nf-vp }, { $output })
nf-move-take-military = Weź: { $tile } (militarna, obrona { $defence }, { nf-n-colonists }, { nf-vp }, { $output })
nf-move-return = Do woreczka: { $tile }
nf-move-store-world = Zmagazynuj: { $tile }
nf-move-colonists = Weź kolonistów: { $colonists }
nf-move-settle = Skolonizuj: { $tile } ({ nf-price }, { nf-n-colonists })
nf-move-settle-military = Skolonizuj: { $tile } (siła militarna { $military }, potrzeba { $defence }; { nf-n-colonists })
nf-move-settle-discard = Skolonizuj: { $tile } (siła militarna { $military }, za dobra najwyżej { $more } więcej, potrzeba { $defence }; { nf-n-colonists })
nf-move-settle-oort = Skolonizuj: { $tile }, rodzaj { $kind } ({ nf-price }, { nf-n-colonists })
nf-move-pay = Skolonizuj za opłatą: { $tile } ({ nf-price }, { nf-n-colonists }; { $power })
nf-move-pay-none = Skolonizuj za opłatą: { $tile } ({ nf-n-colonists })
nf-move-discard = Odrzuć dobro: { $tile } ({ $kind }); { $military } do siły militarnej ({ $power })
nf-move-discard-for = Odrzuć dobro: { $tile } ({ $kind }); { $military } do siły militarnej ({ $power }), razem { $total } z { $defence }
nf-move-discard-none = Odrzuć dobro: { $tile }; { $military } do siły militarnej ({ $power })
nf-move-resettle = Zastąp: { $old } → { $tile } (za darmo{ $colonists ->
    [0] {""}
   *[other] , dodatkowo { nf-n-colonists }
})
nf-move-resettle-none = Zastąp kolonię zamiast kolonizować: { $tile }
nf-move-replace = Zastąp kolonię: { $tile }
nf-move-with = Nowa planeta: { $tile }
nf-move-with-old = Zastąp: { $old } → { $tile } (za darmo{ $colonists ->
    [0] {""}
   *[other] , dodatkowo { nf-n-colonists }
})
nf-move-produce = Dobro: { $tile } ({ $kind })
nf-move-produce-oort = Dobro: { $tile }, rodzaj { $kind }
nf-move-name = { $tile }: rodzaj { $kind }
nf-move-store-good = Zmagazynuj dobro: { $tile } ({ $kind })
nf-move-store-good-none = Zmagazynuj dobro: { $tile }
nf-move-sell = Sprzedaj dobro: { $tile } ({ $kind }) za { nf-credits }
nf-move-sell-none = Sprzedaj dobro: { $tile }
nf-move-store-credits = Zmagazynuj { nf-credits }
nf-move-store-credits-of = Zmagazynuj { nf-credits } z { $sale } $
nf-move-consume = { $tile }: skonsumuj { $eaten }, zysk { nf-gain }
nf-move-consume-up-to = { $tile }: skonsumuj { nf-n-goods }, zysk { nf-gain }
nf-move-feed = Skonsumuj dobro: { $tile } ({ $kind })
nf-move-feed-none = Skonsumuj dobro: { $tile }
nf-move-pass = Pas
nf-move-pass-buy = Nic nie kupuj
nf-move-pass-store = Nic więcej nie magazynuj
nf-move-pass-second = Nie kolonizuj drugiej planety
nf-move-pass-replace = Nie zastępuj kolonii
nf-move-pass-sell = Nic nie sprzedawaj
nf-move-pass-consume = Zakończ konsumpcję
nf-move-flip-tile = Moneta: na wierzchu { $tile }
nf-move-flip-tails = Moneta: reszka, kafel zostaje
nf-move-flip-heads = Moneta: orzeł, kafel się odwraca
nf-move-seat = Następne miejsce w kolejności: { $player }
nf-move-mat = Plansza { $mat }
nf-move-draw = Wylosowana planeta: { $tile }
nf-move-goal = Wylosowany cel: { $goal }

## Co się stało

nf-event-face = W tej grze: { $tile }
nf-event-place = { $player }: miejsce { $place }, { nf-credits }
nf-event-mat = { $player }: plansza { $mat }
nf-event-home = { $player }: rodzima kolonia { $tile }
nf-event-round = Runda { $round }
nf-event-pick = { $player } wybiera kafel: { $action }
nf-event-income = { $player } zyskuje { nf-credits }
nf-event-vp = { $player } zyskuje { nf-vp }
nf-event-collected = { $player } zbiera z kafla Produkcji { nf-credits }
nf-event-bought = { $player } kupuje: { $tile } ({ nf-price })
nf-event-display = Wylosowana planeta: { $tile }
nf-event-taken = { $player } bierze: { $tile }
nf-event-drawn = { $player } losuje z woreczka: { $tile }
nf-event-returned = { $player } odkłada do woreczka: { $tile }
nf-event-colonists = { $player }: { $count ->
    [one] przybywa { $count } kolonista
    [few] przybywają { $count } koloniści
    [many] przybywa { $count } kolonistów
   *[other] przybywa { $count } kolonisty
}
nf-event-settled = { $player } kolonizuje: { $tile } ({ nf-price })
nf-event-discarded = { $player } odrzuca dobro: { $tile }, +{ $military } do siły militarnej
nf-event-replaced = { $player } zastępuje kolonię: { $old } → { $tile }
nf-event-produced = { $player }: dobro, { $tile } ({ $kind })
nf-event-named = { $player }: { nf-tile-alien-oort-cloud-refinery }, rodzaj { $kind }
nf-event-sold = { $player } sprzedaje dobro ({ $kind }) za { nf-credits }
nf-event-consume = { $player } używa zdolności konsumpcyjnej: { $tile }
nf-event-eaten = { $player } konsumuje dobro ({ $kind })
nf-event-yield = { $player } zyskuje { nf-gain }
nf-event-stored-good = { $player } magazynuje dobro ({ $kind })
nf-event-stored-world = { $player } magazynuje: { $tile }
nf-event-stored-credits = { $player } magazynuje { nf-credits }
nf-event-goal-drawn = { $player } ogląda cel: { $goal }
nf-event-goal-kept = { $player } zachowuje zakryty cel
nf-event-goal-revealed = { $player }: odkryty zostaje cel { $goal }
nf-event-last-round = Runda { $round } jest ostatnia
nf-event-over = Gra kończy się po rundzie { $round }

## Dlaczego taki ruch

nf-hint-credits = Zostawia ci więcej do wydania.
nf-hint-colonists = Daje ci kolonistów na następne planety.
nf-hint-military = Wzmacnia twoją siłę militarną.
nf-hint-goods = Najbardziej pomaga twoim dobrom i temu, co przyniosą.
nf-hint-plans = Przybliża kolonizację odkrytej planety.
nf-hint-worlds = Daje ci lepsze planety do wyboru.
nf-hint-goals = Przybliża cię do celu.
nf-hint-tiles = To, co zyskasz, będzie się opłacać do końca gry.

## Dlaczego nie

nf-why-no-seat = Liczba graczy przy tym stole: { $players }.
nf-why-seated = { $player } ma już miejsce w kolejności.
nf-why-mat-dealt = Plansza { $mat } jest już rozdana.
nf-why-not-in-bag = Tej planety nie ma w woreczku: { $tile }.
nf-why-not-in-stack = Ten cel nie może teraz wyjść ze stosu: { $goal }.
nf-why-picked = Ten kafel akcji jest już w tej rundzie zajęty: { $action }.
nf-why-not-in-game = Tego kafla akcji nie ma w tej grze: { $action }.
nf-why-no-pass = Tej decyzji nie można pominąć: { $phase }.
nf-why-not-asked = Najpierw wybiera się kafel akcji; to należy do innej decyzji: { $phase }.
nf-why-price = Cena wynosi { nf-credits }; brakuje { $missing } $.
nf-why-not-colony = To nie jest twoja kolonia: { $tile }.
nf-why-no-good = Nie ma tam dobra: { $tile }.
nf-why-no-power = Nie masz w tej akcji takiej zdolności: { $tile }.
nf-why-power-used = Zdolność działa raz na akcję, a ta została już użyta: { $tile }.
nf-why-good-kind = { $tile }: nadają się tylko dobra tego rodzaju: { $kind }.
nf-why-class = { $power }: ta planeta się nie nadaje ({ $tile }), tylko takie: { $set }.
nf-why-not-storage = Wcześniej można odkryć tylko cel, który pozwala coś magazynować.
nf-why-goal-not-drawn = Tego celu nie ma wśród obejrzanych: { $goal }.
nf-why-goal-not-back = Tego celu nie odkładasz pod stos: { $goal }.
nf-why-owned = To już jest w twoim imperium: { $tile }.
nf-why-face = Tej technologii nie ma w tej grze: { $tile }; na wierzchu jest druga strona, { $other }.
nf-why-sold-out = Nie ma już takiego kafla: { $tile }.
nf-why-take-must = Trzeba wziąć planetę.
nf-why-not-displayed = Ta planeta nie jest wyłożona: { $tile }.
nf-why-return-must = Przekraczasz limit dziewięciu; do woreczka { $worlds ->
    [one] wraca jeszcze { $worlds } planeta
    [few] wracają jeszcze { $worlds } planety
    [many] wraca jeszcze { $worlds } planet
   *[other] wraca jeszcze { $worlds } planety
}.
nf-why-not-explored = Nie ma jej wśród twoich odkrytych planet: { $tile }.
nf-why-not-returned = Nie ma jej wśród planet właśnie odłożonych: { $tile }.
nf-why-settle-must = Trzeba wziąć kolonistów albo skolonizować planetę: pas nie jest możliwy.
nf-why-colony-already = To już twoja kolonia: { $tile }.
nf-why-colonists = { $tile }: liczba potrzebnych kolonistów to { $colonists }, na twojej planszy { $have }.
nf-why-military = { $tile }: obrona { $defence }, a twoja siła militarna wobec tej planety to { $military }{ $more ->
    [0] {""}
   *[other] ; dobra mogą dodać najwyżej { $more }
}.
nf-why-oort-settle = { $tile }: trzeba podać rodzaj, użyj „settle-oort” z rodzajem.
nf-why-pay-peaceful = To nie jest planeta militarna: { $tile }. Kolonizuje się ją zwyczajnie.
nf-why-no-pay = Żadna twoja zdolność nie pozwala w tej akcji zapłacić za planetę militarną: { $tile }.
nf-why-choice-made = Twój wybór w tej akcji jest już dokonany.
nf-why-discard-must = Trwa kolonizacja: { $tile }. Trzeba odrzucać dobra, aż siła militarna wystarczy.
nf-why-discard-short = Potem nie dałoby się już osiągnąć obrony { $defence } ({ $tile }).
nf-why-no-resettle = Nie masz kolonii, którą można zastąpić zamiast kolonizować.
nf-why-no-replace = Nie masz w tej akcji zdolności zastępowania kolonii.
nf-why-replace-military = To planeta militarna: { $tile }. Zastępować i być zastąpione mogą tylko niemilitarne.
nf-why-replace-new = Ta kolonia powstała dopiero w tej akcji: { $tile }.
nf-why-replace-none = Żadna z twoich odkrytych planet nie może jej zastąpić: { $tile }. Nie pasuje rodzaj, koszt albo liczba kolonistów.
nf-why-replace-colonists = { $tile }: liczba potrzebnych dodatkowo kolonistów to { $colonists }, na twojej planszy { $have }.
nf-why-with-must = Trwa zastępowanie kolonii: { $tile }. Wskaż planetę, która zajmie jej miejsce.
nf-why-with-cost = { $tile } ma wydrukowany koszt { nf-credits }; kolonię „{ $old }” zastępuje planeta o koszcie od { $least } do { $most } $.
nf-why-with-kind = { $tile } i { $old }: to różne rodzaje.
nf-why-produce-must = Produkcja jest obowiązkowa: wybierz kolonię.
nf-why-not-production = To nie jest kolonia produkcyjna tego rodzaju ({ $kind }): { $tile }.
nf-why-has-good = Jest tam już dobro: { $tile }.
nf-why-not-windfall = To nie jest kolonia zdobyczna: { $tile }.
nf-why-oort-produce = { $tile }: trzeba podać rodzaj, użyj „produce-oort” z rodzajem.
nf-why-oort-named = { $tile } ma w tej akcji już podany rodzaj: { $kind }.
nf-why-windfall-kind = { $tile }: powstają tylko dobra tego rodzaju: { $kind }.
nf-why-supply = Nie ma już dóbr tego rodzaju: { $kind }.
nf-why-no-sale = Dobra z tej kolonii nie można sprzedać: { $tile }.
nf-why-no-second-sale = Sprzedaje się tylko jedno dobro, chyba że zdolność pozwala na drugą sprzedaż.
nf-why-store-zero = Podaj, ile ze sprzedaży magazynujesz; „store-credits 0” oznacza: nic.
nf-why-store-more = Sprzedaż dała { nf-credits }: więcej nie można zmagazynować.
nf-why-consume-must = Konsumpcja jest obowiązkowa, dopóki da się użyć zdolności, na przykład tej: { $tile }.
nf-why-hungry = { $tile }: potrzebne są dobra, których nie masz: { $eaten }.
nf-why-hungry-kind = { $tile }: potrzebne jest dobro, którego nie masz: { $kind }.
nf-why-feed-must = { $tile }: do skonsumowania jeszcze { nf-n-goods }.
nf-why-feed-kind = { $tile }: takie dobro teraz nie pasuje ({ $kind }).

## Technologie, planety, rodzime kolonie

nf-tile-contact-specialist = Specjalista ds. kontaktów
nf-tile-public-works = Roboty publiczne
nf-tile-space-marines = Kosmiczni komandosi
nf-tile-genetics-lab = Laboratorium genetyczne
nf-tile-homesteading-pioneers = Samowystarczalni pionierzy
nf-tile-mining-conglomerate = Przemysł wydobywczy
nf-tile-imperium-arms-factory = Imperialna fabryka broni
nf-tile-consumer-markets = Rynek konsumencki
nf-tile-expeditionary-force = Siły ekspedycyjne
nf-tile-survey-team = Drużyna zwiadowców
nf-tile-export-duties = Cła eksportowe
nf-tile-mining-robots = Roboty górnicze
nf-tile-alien-monument = Pomnik Obcych
nf-tile-alien-researchers = Badacze Obcych
nf-tile-terraforming-engineers = Inżynierowie ds. terraformacji
nf-tile-terraforming-specialists = Specjaliści ds. terraformacji
nf-tile-diversified-economy = Zróżnicowana gospodarka
nf-tile-investment-credits = Kredyty inwestycyjne
nf-tile-improved-logistics = Ulepszona logistyka
nf-tile-terraforming-robots = Roboty terraformujące
nf-tile-drop-ships = Okręty desantowe
nf-tile-galactic-salon = Galaktyczny salon
nf-tile-technology-investors = Inwestorzy technologiczni
nf-tile-trade-league = Gildia handlowa
nf-tile-free-trade-association = Stowarzyszenie wolnego handlu
nf-tile-pan-galactic-hologrid = Pangalaktyczna holosieć
nf-tile-imperium-war-profiteers = Wojenni spekulanci Imperium
nf-tile-mining-league = Liga górnicza
nf-tile-military-industry = Przemysł zbrojeniowy
nf-tile-new-galactic-order = Nowy galaktyczny porządek
nf-tile-alien-tech-institute = Instytut technologii Obcych
nf-tile-galactic-exchange = Galaktyczna giełda
nf-tile-pan-galactic-league = Liga pangalaktyczna
nf-tile-uplift-gene-hunters = Łowcy genów Wspomaganych
nf-tile-galactic-imperium = Galaktyczne Imperium
nf-tile-imperium-lords = Władcy Imperium
nf-tile-federation-survey = Zwiad Federacji
nf-tile-frontier-settlers = Osadnicy z pogranicza
nf-tile-galactic-federation = Galaktyczna Federacja
nf-tile-new-economy = Bogata gospodarka
nf-tile-devolved-uplift-race = Zdegenerowana rasa Wspomaganych
nf-tile-imperium-fifth-column = Piąta kolumna Imperium
nf-tile-rebel-black-market-gangs = Czarnorynkowe gangi Rebelii
nf-tile-rebel-fuel-cache = Skład paliwa Rebelii
nf-tile-rebel-uplift-world = Świat wspomaganych rebeliantów
nf-tile-alien-robot-sentry = Robot wartowniczy Obcych
nf-tile-aquatic-uplift-race = Wodna rasa Wspomaganych
nf-tile-avian-uplift-race = Ptasia rasa Wspomaganych
nf-tile-former-penal-colony = Dawna kolonia karna
nf-tile-rebel-miners = Górnicy Rebelii
nf-tile-reptilian-uplift-race = Gadzia rasa Wspomaganych
nf-tile-imperium-fuel-depot = Magazyn paliwa Imperium
nf-tile-rebel-underground = Podziemie Rebelii
nf-tile-rebel-warrior-race = Rasa wojowników Rebelii
nf-tile-malevolent-lifeforms = Wrogie formy życia
nf-tile-self-repairing-alien-artillery = Samonaprawiająca się artyleria Obcych
nf-tile-uplift-coalition = Koalicja Wspomaganych
nf-tile-imperium-blaster-gem-depot = Magazyn klejnotów blasterowych Imperium
nf-tile-rebel-outpost = Posterunek Rebelii
nf-tile-lost-alien-battle-fleet = Zaginiona flota bojowa Obcych
nf-tile-rebel-base = Baza Rebelii
nf-tile-rebel-homeworld = Ojczysta planeta Rebelii
nf-tile-alien-monolith = Monolit Obcych
nf-tile-rebel-resistance = Ruch oporu Rebelii
nf-tile-alien-sentinels = Strażnicy Obcych
nf-tile-rebel-stronghold = Twierdza Rebelii
nf-tile-alien-oort-cloud-refinery = Rafineria Obcych w Obłoku Oorta
nf-tile-artist-settlement = Osada artystów
nf-tile-secluded-world = Odosobniony świat
nf-tile-uplift-descendants = Potomkowie Wspomaganych
nf-tile-alien-burial-site = Cmentarzysko Obcych
nf-tile-alien-fuel-refinery = Rafineria paliwa Obcych
nf-tile-asteroid-belt = Pas asteroid
nf-tile-galactic-engineers = Galaktyczni inżynierowie
nf-tile-galactic-survey-headquarters = Siedziba galaktycznego zwiadu
nf-tile-gem-world = Świat klejnotów
nf-tile-new-vinland = Nowa Winlandia
nf-tile-pre-sentient-race = Przedrozumna rasa
nf-tile-radioactive-world = Radioaktywny świat
nf-tile-space-port = Port kosmiczny
nf-tile-spice-world = Świat ze złożami przypraw
nf-tile-terraforming-uplift-project = Projekt terraformacji Wspomaganych
nf-tile-alien-rosetta-stone-world = Świat z kamieniem z Rosetty Obcych
nf-tile-comet-zone = Strefa występowania komet
nf-tile-corrosive-uplift-world = Żrący świat Wspomaganych
nf-tile-deep-space-symbionts = Symbionty z głębi kosmosu
nf-tile-prosperous-world = Zamożny świat
nf-tile-adaptable-uplift-race = Przystosowawcza rasa Wspomaganych
nf-tile-deserted-alien-outpost = Opuszczony posterunek Obcych
nf-tile-galactic-news-hub = Galaktyczna sieć informacyjna
nf-tile-imperium-armaments-world = Zbrojeniowy świat Imperium
nf-tile-deserted-alien-colony = Opuszczona kolonia Obcych
nf-tile-designer-species = Gatunki na zamówienie i spółka
nf-tile-galactic-clearing-house = Galaktyczna izba rozliczeniowa
nf-tile-imperium-munitions = Amunicja Imperium SA
nf-tile-lost-species-ark-world = Arka zaginionych gatunków
nf-tile-new-earth = Nowa Ziemia
nf-tile-imperium-blaster-gem-consortium = Konsorcjum klejnotów blasterowych Imperium
nf-tile-imperium-capital = Stolica Imperium
nf-tile-alien-data-repository = Repozytorium danych Obcych
nf-tile-old-earth = Stara Ziemia
nf-tile-epsilon-eridani = Epsilon Eridani
nf-tile-alpha-centauri = Alfa Centauri
nf-tile-new-sparta = Nowa Sparta
nf-tile-earths-lost-colony = Zaginiona kolonia Ziemi
nf-tile-separatist-colony = Kolonia separatystów
nf-tile-ancient-race = Pradawna rasa
nf-tile-damaged-alien-factory = Uszkodzona fabryka Obcych
nf-tile-dying-colony = Umierająca Kolonia
nf-tile-rebel-cantina = Kantyna Rebelii
nf-tile-galactic-developers = Galaktyczni deweloperzy
nf-tile-imperium-warlord = Wódz Imperium
nf-tile-galactic-scavengers = Galaktyczni zbieracze
nf-tile-uplift-mercenary-force = Najemnicy Wspomaganych
nf-tile-alien-research-team = Zespół badaczy Obcych
nf-tile-rebel-freedom-fighters = Bojownicy o wolność Rebelii
