### Alien Frontiers, po polsku.

af-title = Alien Frontiers
af-about = Kości są statkami: wysyłaj je do stacji, zakładaj kolonie i panuj nad planetą obcych.

af-fuel = paliwo
af-ore = ruda

## Części zdań

af-n-fuel = { $fuel ->
    [one] { $fuel } paliwo
   *[other] { $fuel } paliwa
}
af-n-ore = { $ore ->
    [one] { $ore } ruda
   *[other] { $ore } rudy
}
af-n-ships = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
}
af-n-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
af-n-left = { $left ->
    [one] { $left } statek
    [few] { $left } statki
    [many] { $left } statków
   *[other] { $left } statku
}
# Cena albo zysk w paliwie i rudzie.
af-sum = { $fuel ->
    [0] { $ore ->
        [0] za darmo
       *[other] { af-n-ore }
    }
   *[other] { $ore ->
        [0] { af-n-fuel }
       *[other] { af-n-fuel } i { af-n-ore }
    }
}
af-missing = { $missing_fuel ->
    [0] { $missing_ore } rudy
   *[other] { $missing_ore ->
        [0] { $missing_fuel } paliwa
       *[other] { $missing_fuel } paliwa i { $missing_ore } rudy
    }
}
# Cena użycia karty.
af-power-price = { $fuel ->
    [0] za darmo
   *[other] { af-n-fuel }
}
af-set = { $relic ->
    [0] { $set }
   *[other] { $set } (w tym Relikt)
}
af-needs-pair = pary
af-needs-triple = trzech jednakowych statków
af-needs-straight = trzech statków o kolejnych wartościach
af-lacks-six = nierozmieszczonej szóstki
af-lacks-relic = nierozmieszczonego Reliktu z wartością 6
af-lacks-dock = wolnego doku
af-lacks-price = { af-missing } (cena: { af-sum })
af-lacks-fleet = statku na stratę (zostałoby mniej niż { af-n-left } w twoim kolorze)

## Statek-Relikt z wartością, którą pokazuje

af-relic = Relikt
af-relic-1 = Relikt 1
af-relic-2 = Relikt 2
af-relic-3 = Relikt 3
af-relic-4 = Relikt 4
af-relic-5 = Relikt 5
af-relic-6 = Relikt 6

## Stacje

af-station-artifact = Artefakt Obcych
af-station-artifact-text = Dowolny statek. Za każdy zadokowany statek można wymienić trzy wyłożone karty. Gdy suma twoich statków wynosi co najmniej 8, bierzesz jedną z wyłożonych kart, a liczenie zaczyna się od nowa.
af-station-hub = Centrum Kolonistów
af-station-hub-text = Dowolny statek, na twoim torze. Każdy statek przesuwa kolonię o jedno pole. Z pola 7 można ją wystrzelić za 1 paliwo i 1 rudę.
af-station-constructor = Konstruktor Kolonii
af-station-constructor-text = Trzy jednakowe statki i 3 rudy: kolonia ląduje na planecie.
af-station-mine = Księżycowa Kopalnia
af-station-mine-text = Statek nie niższy niż najwyższy zadokowany tam statek: 1 ruda.
af-station-market = Rynek Orbitalny
af-station-market-text = Dwa jednakowe statki. W tej turze dowolną liczbę razy: płacisz tyle paliwa, ile wynosi wartość jednego z nich, i bierzesz 1 rudę.
af-station-raiders = Placówka Najeźdźców
af-station-raiders-text = Trzy statki o kolejnych wartościach. Zabierasz do czterech zasobów albo jedną kartę. Wyższa suma wypiera zadokowane tam statki.
af-station-shipyard = Stocznia
af-station-shipyard-text = Dwa jednakowe statki: budujesz nowy. Czwarty kosztuje 1 paliwo i 1 rudę, piąty po 2, szósty po 3. Dołącza do następnego rzutu.
af-station-solar = Konwerter Słoneczny
af-station-solar-text = Dowolny statek: paliwo równe połowie jego wartości, w zaokrągleniu w górę.
af-station-terraform = Stacja Terraformująca
af-station-terraform-text = Szóstka, 1 paliwo i 1 ruda: kolonia ląduje na planecie. Na początku twojej następnej tury statek wraca do zapasu; muszą pozostać trzy inne.
af-station-bay = Dok Remontowy
af-station-bay-text = Dla statków, które nie mogą nigdzie zadokować, oraz dla statków nowych i wypartych. Wezmą udział w następnym rzucie.

## Terytoria

af-territory-asimov = Krater Asimova
af-territory-asimov-bonus = Raz na turę drugi statek zadokowany w Centrum Kolonistów przesuwa kolonię o jedno pole więcej.
af-territory-bradbury = Płaskowyż Bradbury'ego
af-territory-bradbury-bonus = Konstruktor Kolonii kosztuje o 1 rudę mniej.
af-territory-burroughs = Pustynia Burroughsa
af-territory-burroughs-bonus = Możesz kupić Statek-Relikt za 1 paliwo i 1 rudę. Po utracie kontroli statek wraca.
af-territory-heinlein = Równiny Heinleina
af-territory-heinlein-bonus = Na Rynku Orbitalnym 1 ruda zawsze kosztuje 1 paliwo.
af-territory-herbert = Dolina Herberta
af-territory-herbert-bonus = Statek w Stoczni kosztuje o 1 paliwo i 1 rudę mniej.
af-territory-lem = Pustkowia Lema
af-territory-lem-bonus = Każdy statek zadokowany w Konwerterze Słonecznym daje o 1 paliwo więcej.
af-territory-pohl = Pogórze Pohla
af-territory-pohl-bonus = Każde użycie karty kosztuje o 1 paliwo mniej.
af-territory-vanvogt = Góry van Vogta
af-territory-vanvogt-bonus = Pierwszy statek dokujący w turze w Księżycowej Kopalni może mieć dowolną wartość.

## Generatory pola

af-field-isolation = Pole Izolacyjne
af-field-positron = Pole Pozytronowe
af-field-repulsor = Pole Odpychające

## Karty technologii

af-card-city = Miasto Obcych
af-card-city-power = 1 punkt zwycięstwa.
af-card-monument = Pomnik Obcych
af-card-monument-power = 1 punkt zwycięstwa.
af-card-booster = Moduł Dopalacza
af-card-booster-power = 1 paliwo: +1 do wartości jednego nierozmieszczonego statku.
af-card-booster-discard = Usuń z planety jeden generator pola.
af-card-crystal = Kryształ Danych
af-card-crystal-power = 1 paliwo za każdą kolonię na terytorium: korzystasz w tej turze z jego premii. Nie dotyczy Pustyni Burroughsa.
af-card-crystal-discard = Połóż lub przenieś Pole Pozytronowe: 1 punkt dla tego, kto kontroluje terytorium.
af-card-gravity = Manipulator Grawitacji
af-card-gravity-power = 2 paliwa: -1 do jednego nierozmieszczonego statku i +1 do innego.
af-card-gravity-discard = Połóż lub przenieś Pole Odpychające: żadna kolonia nie trafi na to terytorium ani go nie opuści.
af-card-decoy = Holograficzny Wabik
af-card-decoy-power = Najeźdźcy nie mogą ci zabrać niczego poza tą kartą.
af-card-teleporter = Teleporter Orbitalny
af-card-teleporter-power = 2 paliwa: przenieś swój zadokowany statek do innej stacji.
af-card-teleporter-discard = Przenieś jedną kolonię dowolnego gracza na inne terytorium.
af-card-plasma = Działo Plazmowe
af-card-plasma-power = 1 paliwo za statek: wyprzyj statki innych graczy z jednej stacji.
af-card-plasma-discard = Statek innego gracza wraca do zapasu; muszą pozostać trzy.
af-card-polarity = Polaryzator
af-card-polarity-power = 1 paliwo: odwróć jeden nierozmieszczony statek na przeciwną ściankę.
af-card-polarity-discard = Zamień miejscami dwie kolonie z dwóch terytoriów.
af-card-cache = Skład Surowców
af-card-cache-power = Po twoim rzucie: 1 ruda, gdy przeważają wartości nieparzyste, 1 paliwo, gdy parzyste, a przy równowadze jedno i drugie - i karta przepada.
af-card-stasis = Promień Stazy
af-card-stasis-power = 1 paliwo: -1 do wartości jednego nierozmieszczonego statku.
af-card-stasis-discard = Połóż lub przenieś Pole Izolacyjne: terytorium nie daje premii.
af-card-warper = Zakrzywiacz Czasu
af-card-warper-power = 1 paliwo: rzuć ponownie dowolną liczbą nierozmieszczonych statków.
af-card-warper-discard = Weź kartę ze stosu kart odrzuconych.

## Punkty

af-score-colonies = Kolonie
af-score-territories = Terytoria
af-score-city = Miasto Obcych
af-score-monument = Pomnik Obcych
af-score-positron = Pole Pozytronowe

## Decyzje

af-phase-main = Faza główna
af-phase-main-prompt = Dokuj statki i używaj kart w dowolnej kolejności.
af-phase-land = Lądowanie
af-phase-land-prompt = Wybierz terytorium dla kolonii.
af-phase-raid = Rajd
af-phase-raid-prompt = Zabierz do czterech zasobów albo jedną kartę.
af-phase-cannon = Działo Plazmowe
af-phase-cannon-prompt = Wybierz statki do wyparcia.
af-phase-teleport = Teleporter Orbitalny
af-phase-teleport-prompt = Wybierz inną stację dla przenoszonego statku.
af-phase-warp = Zakrzywiacz Czasu
af-phase-warp-prompt = Wybierz statki do ponownego rzutu.
af-phase-blast = Odrzucenie Działa Plazmowego
af-phase-blast-prompt = Wybierz statek, który wraca do zapasu.
af-phase-move = Przenoszenie kolonii
af-phase-move-prompt = Wybierz kolonię do przeniesienia.
af-phase-move-to = Przenoszenie kolonii
af-phase-move-to-prompt = Wybierz terytorium docelowe.
af-phase-swap = Zamiana kolonii
af-phase-swap-prompt = Wybierz dwie kolonie dwóch graczy, na dwóch terytoriach.
af-phase-swap-with = Zamiana kolonii
af-phase-swap-with-prompt = Wybierz kolonię, która zajmie jej miejsce.
af-phase-keep = Osiem zasobów
af-phase-keep-prompt = Wybierz osiem zasobów, które zostają.
af-phase-chance = Los
af-phase-chance-prompt = Rozstrzygną kości albo karty.
af-phase-over = Koniec gry
af-phase-over-prompt = Ostatnia kolonia już wylądowała.

## Opcje

af-option-edition = Wydanie
af-option-edition-doc = Które wydanie zasad ustala wartości domyślne pozostałych opcji.
af-option-edition-second = drugi druk (2011)
af-option-edition-first = pierwszy druk (2010)
af-option-long_game = Długa gra
af-option-long_game-doc = W trzy lub cztery osoby każdy zaczyna z ośmioma koloniami.
af-option-first = Pierwszy gracz
af-option-first-doc = Kto rozgrywa pierwszą turę.
af-option-first-highest = najwyższy rzut
af-option-first-random = losowe miejsce
af-option-first-seat = pierwsze miejsce
af-option-raid_compare = Wypieranie najeźdźców
af-option-raid_compare-doc = Co się porównuje, gdy Placówka Najeźdźców jest zajęta.
af-option-raid_compare-total = sumę statków
af-option-raid_compare-lowest_die = najniższy statek
af-option-raid_exact = Pełne rajdy
af-option-raid_exact-doc = Rajd po zasoby musi zabrać cztery albo wszystkie, jakie są.
af-option-last_colony_cc = Ostatnia kolonia z Centrum
af-option-last_colony_cc-doc = Także Konstruktor Kolonii może zabrać ostatnią kolonię z toru Centrum Kolonistów.
af-option-asimov_per_pair = Krater Asimova co drugi statek
af-option-asimov_per_pair-doc = Krater Asimova pomaga przy każdym drugim statku w Centrum, a nie raz na turę.
af-option-auto_discard = Samoczynny zwrot
af-option-auto_discard-doc = Zasoby powyżej ośmiu wracają same, najpierw paliwo.
af-option-plasma_single_victim = Jeden cel ostrzału
af-option-plasma_single_victim-doc = Działo Plazmowe strzela tylko do statków jednego gracza.
af-option-plasma_ignore_ts = Statek terraformujący się liczy
af-option-plasma_ignore_ts-doc = Statek w Stacji Terraformującej liczy się do czterech, które musi mieć cel Działa Plazmowego.
af-option-plasma_relic_literal = Relikt wymaga czterech statków
af-option-plasma_relic_literal-doc = Działo Plazmowe można odrzucić przeciw Reliktowi tylko wtedy, gdy jego właściciel ma cztery inne statki.
af-option-free_maintenance = Wolny Dok Remontowy
af-option-free_maintenance-doc = Każdy statek może w dowolnej chwili trafić do Doku Remontowego.
af-option-whole_groups = Tylko pełne grupy
af-option-whole_groups-doc = Doki rozbitej pary lub trójki pozostają zamknięte.
af-option-finite_tokens = Ograniczone zasoby
af-option-finite_tokens-doc = Jest tylko 30 znaczników paliwa i 20 znaczników rudy.
af-option-excess_all_turn = Zapasowe kroki czekają
af-option-excess_all_turn-doc = Zapasowe kroki w Centrum czekają na wystrzelenie kolonii do końca tury.
af-option-round_limit = Limit rund
af-option-round_limit-doc = Gra kończy się po tylu rundach; 0 oznacza brak limitu.

## Ruchy

af-move-artifact = { af-station-artifact }: statek { $ship }, suma { $total } (karta od { $need })
af-move-hub = { af-station-hub }: statek { $ship }, { af-n-steps } do pola { $circle }
af-move-hub-spare = { af-station-hub }: statek { $ship }, { af-n-steps }, poza pole { $circle }: natychmiastowe wystrzelenie pozwoli użyć reszty
af-move-constructor = { af-station-constructor }: { af-set }, lądowanie kolonii (cena: { af-n-ore })
af-move-mine = { af-station-mine }: statek { $ship }, +{ af-n-ore }
af-move-market = { af-station-market }: { af-set }, potem 1 ruda w cenie: { af-n-fuel }
af-move-raiders = { af-station-raiders }: rajd, statki { af-set }
af-move-raiders-bump = { af-station-raiders }: rajd, statki { af-set }; wyparcie: { af-n-ships }
af-move-shipyard = { af-station-shipyard }: { af-set }, budowa statku nr { $number } ({ af-sum })
af-move-shipyard-none = { af-station-shipyard }: { af-set }, ale w zapasie nie ma już statku
af-move-solar = { af-station-solar }: statek { $ship }, +{ af-n-fuel }
af-move-terraform = { af-station-terraform }: statek { $ship }, lądowanie kolonii (cena: { af-sum }); statek przepada
af-move-bay = { af-station-bay }: statek { $ship }
af-move-trade = { af-station-market }: wymiana, { af-n-fuel } na 1 rudę
af-move-trade-closed = { af-station-market }: wymiana paliwa na rudę
af-move-launch = { af-station-hub }: wystrzelenie kolonii (cena: { af-sum })
af-move-launch-spare = { af-station-hub }: wystrzelenie kolonii (cena: { af-sum }); następna zyskuje { af-n-steps }
af-move-buy-relic = { af-territory-burroughs }: zakup Statku-Reliktu (cena: { af-sum })
af-move-cycle = { af-station-artifact }: { $cards ->
    [one] { $cards } nowa karta
    [few] { $cards } nowe karty
    [many] { $cards } nowych kart
   *[other] { $cards } nowej karty
} (pozostało: { $times ->
    [one] { $times } wymiana
    [few] { $times } wymiany
    [many] { $times } wymian
   *[other] { $times } wymiany
})
af-move-claim = { af-station-artifact }: karta „{ $card }” (suma { $total })
af-move-boost = { af-card-booster }: { $ship } → { $value } ({ af-power-price })
af-move-stasis = { af-card-stasis }: { $ship } → { $value } ({ af-power-price })
af-move-flip = { af-card-polarity }: { $ship } → { $value } ({ af-power-price })
af-move-gravity = { af-card-gravity }: { $down } → { $lower } i { $up } → { $higher } ({ af-power-price })
af-move-borrow = { af-card-crystal }: premia terytorium w tej turze - { $territory } ({ af-power-price })
af-move-cannon = { af-card-plasma }: ostrzał - { $station } ({ af-n-fuel } za statek)
af-move-cannon-pohl = { af-card-plasma }: ostrzał - { $station } ({ af-n-fuel } za statek, { $first ->
    [0] pierwszy za darmo
    [one] za pierwszy { $first } paliwo
   *[other] za pierwszy { $first } paliwa
})
af-move-cannon-stock = { af-card-plasma }: ostrzał - { $station }, statek wraca do zapasu ({ af-power-price })
af-move-cannon-relic = { af-card-plasma }: ostrzał - { $station }, Statek-Relikt wraca na Pustynię Burroughsa ({ af-power-price })
af-move-teleport = { af-card-teleporter }: statek { $ship } opuszcza stację - { $station } ({ af-power-price })
af-move-warp = { af-card-warper }: ponowny rzut nierozmieszczonymi statkami ({ af-power-price })
af-move-dampen = Odrzucenie karty „{ af-card-booster }”: usunięcie generatora - { $field }
af-move-isolate = Odrzucenie karty „{ af-card-stasis }”: { af-field-isolation } - { $territory }
af-move-positron = Odrzucenie karty „{ af-card-crystal }”: { af-field-positron } - { $territory }
af-move-repulse = Odrzucenie karty „{ af-card-gravity }”: { af-field-repulsor } - { $territory }
af-move-fetch = Odrzucenie karty „{ af-card-warper }”: ze stosu odrzuconych karta „{ $card }”
af-move-blast = Odrzucenie karty „{ af-card-plasma }”: cudzy statek wraca do zapasu
af-move-move = Odrzucenie karty „{ af-card-teleporter }”: przeniesienie kolonii
af-move-swap = Odrzucenie karty „{ af-card-polarity }”: zamiana dwóch kolonii
af-move-end = Koniec tury
af-move-end-bay = Koniec tury; do Doku Remontowego: { af-n-ships }
af-move-done = Gotowe
af-move-done-raid = Koniec rajdu
af-move-done-cannon = Wstrzymanie ognia
af-move-done-warp = Ponowny rzut: { af-n-ships }
af-move-land = Lądowanie: { $territory }
af-move-land-control = Lądowanie i przejęcie kontroli: { $territory }
af-move-move-to = Kolonia przenosi się: { $territory }
af-move-colony = Kolonia: { $territory } ({ $owner })
af-move-ship = { $station }: statek { $ship } ({ $owner }) wraca do zapasu
af-move-ship-relic = { $station }: Statek-Relikt ({ $owner }) wraca na Pustynię Burroughsa
af-move-shoot = { $station }: wyparcie, statek { $ship } ({ $owner }) - { af-power-price }
af-move-shoot-stock = { $station }: statek { $ship } ({ $owner }) wraca do zapasu - { af-power-price }
af-move-shoot-relic = { $station }: { $ship } ({ $owner }) wraca na Pustynię Burroughsa - { af-power-price }
af-move-bay-ship = { af-station-bay }: statek ({ $owner }) wraca do zapasu
af-move-bay-relic = { af-station-bay }: Statek-Relikt ({ $owner }) wraca na Pustynię Burroughsa
af-move-take-fuel = Zabierz 1 paliwo ({ $owner })
af-move-take-ore = Zabierz 1 rudę ({ $owner })
af-move-steal = Zabierz kartę: { $card } ({ $owner })
af-move-steal-owned = Zabierz kartę: { $card } ({ $owner }); masz już taką, więc zostanie odrzucona
af-move-pick = Ponowny rzut: statek { $ship }
af-move-keep = Zostaje: { af-n-fuel } i { af-n-ore }
af-move-draw = Dobrana karta: { $card }
af-move-first = Pierwszy gracz: { $player }
af-move-relic = Rzut Statku-Reliktu: { $value }
af-move-roll = Rzut: { $dice }

## Co się stało

af-event-first-roll = { $player }: rzut o pierwszą turę, { $value }
af-event-first = Pierwszą turę rozgrywa { $player }
af-event-display = Wyłożona karta: { $card }
af-event-dealt = { $player }: karta na początek, { $card }
af-event-turn = Runda { $round }: { $player }
af-event-roll = { $player }: rzut { $dice }
af-event-relic-roll = { $player }: rzut Statku-Reliktu { $value }
af-event-cache = { $player }: { af-card-cache }, +{ af-sum }
af-event-cache-spent = { $player }: { af-card-cache }, +{ af-sum }; karta przepada
af-event-artifact = { $player }: { af-station-artifact }, statek { $value }, suma { $total }
af-event-hub = { $player }: { af-station-hub }, kolonia na polu { $circle }
af-event-launch = { $player }: kolonia startuje z Centrum Kolonistów
af-event-mine = { $player }: { af-station-mine }, statek { $value }, +{ af-n-ore }
af-event-solar = { $player }: { af-station-solar }, statek { $value }, +{ af-n-fuel }
af-event-shipyard = { $player }: budowa statku nr { $number } ({ af-sum })
af-event-dock = { $player }: dokowanie - { $station }
af-event-trade = { $player }: wymiana, { af-n-fuel } na 1 rudę
af-event-take = { $player } najeżdża: { $victim } traci 1 × { $resource }
af-event-steal = { $player } najeżdża: { $victim } traci kartę „{ $card }”
af-event-claim = { $player } zdobywa kartę: { $card }
af-event-cycle = { $player } wymienia wyłożone karty
af-event-power = { $player } używa karty: { $card }
af-event-borrow = { $player }: { af-card-crystal }, premia terytorium { $territory }
af-event-cannon = { $player } wypiera statek: { $station } ({ $victim })
af-event-cannon-stock = { $player } odsyła statek do zapasu: { $station } ({ $victim })
af-event-discard = { $player } odrzuca kartę: { $card }
af-event-field = { $field }: teraz { $territory }
af-event-field-removed = { $field }: znika z planety
af-event-fetch = { $player } bierze ze stosu odrzuconych: { $card }
af-event-blast = { $player } odsyła statek do zapasu ({ $victim })
af-event-move = { $player } przenosi kolonię ({ $owner }): { $source } → { $target }
af-event-swap = { $player } zamienia kolonie: { $source } ({ $owner }) i { $target } ({ $other })
af-event-landed = { $player }: kolonia ląduje - { $territory }
af-event-control = { $player } kontroluje terytorium: { $territory }
af-event-control-lost = { $territory }: koniec kontroli ({ $player })
af-event-relic-bought = { $player } kupuje Statek-Relikt
af-event-relic-returns = Statek-Relikt wraca na Pustynię Burroughsa ({ $player })
af-event-keep = { $player }: zostaje { af-n-fuel } i { af-n-ore }
af-event-last-colony = { $player }: ostatnia kolonia na planecie, koniec gry
af-event-round-limit = Koniec gry: { $rounds ->
    [one] minęła { $rounds } runda
    [few] minęły { $rounds } rundy
    [many] minęło { $rounds } rund
   *[other] minęło { $rounds } rundy
}

## Dlaczego taki ruch

af-hint-race = Przybliża twoją ostatnią kolonię.
af-hint-ships = Najbardziej pomaga twojej flocie.
af-hint-means = Lepiej przygotowuje następne lądowanie: paliwo, ruda albo krok w Centrum Kolonistów.
af-hint-cards = Najbardziej pomaga twoim kartom technologii.
af-hint-territories = Najbardziej umacnia cię na terytoriach.
af-hint-turn = Zostawia więcej statków na dalsze ruchy tej tury.

## Dlaczego nie

af-why-not-in-deck = Tej karty nie ma w talii: { $card }.
af-why-dice = Liczba statków w tym rzucie: { $ships }, ani więcej, ani mniej.
af-why-first = Przy tym stole zaczyna { $player }.
af-why-no-seat = Liczba graczy przy tym stole: { $players }.
af-why-nothing-open = Nie ma czego kończyć; turę kończy „end”.
af-why-price = Cena: { af-sum }; brakuje { af-missing }.
af-why-all-placed = Wszystkie twoje statki są już rozmieszczone.
af-why-no-ship = Żaden z twoich nierozmieszczonych statków nie pokazuje { $ship }.
af-why-needs = { $station }: potrzeba { $needs }, a wśród twoich nierozmieszczonych statków tego nie ma.
af-why-no-set = { $station }: potrzeba { $needs }; z twoich nierozmieszczonych statków nie ułoży się { af-set }.
af-why-relic-absent = Statku-Reliktu nie ma wśród twoich nierozmieszczonych statków.
af-why-relic-value = Statek-Relikt pokazuje { $value }; tu potrzeba: { $needed }.
af-why-docks = { $station }: wolne doki { $free }, potrzebne { $need }.
af-why-docks-broken = { $station }: wolne doki należą do rozbitych grup, a te przy tym stole są zamknięte.
af-why-mine = { af-station-mine } przyjmuje od { $value } w górę: stoi tam { $value }, a ten statek to { $ship }.
af-why-raid-total = { af-station-raiders }: suma statków, które tam stoją, to { $docked }; twoja suma { $total } nie jest wyższa.
af-why-raid-lowest = { af-station-raiders }: najniższy statek, który tam stoi, ma { $value }; { $set } nie zaczyna się wyżej.
af-why-no-stock = Nie masz w zapasie statku do zbudowania.
af-why-hub-full = Twoja kolonia jest na polu { $circle }: trzeba ją najpierw wystrzelić.
af-why-no-colony = Nie masz już kolonii do umieszczenia.
af-why-last-colony = Ostatnia kolonia jest na torze Centrum Kolonistów, a przy tym stole Konstruktor Kolonii nie może jej zabrać.
af-why-terraform-two = { af-station-terraform }: brakuje { $first }; { $second }.
af-why-terraform-three = { af-station-terraform }: brakuje { $first }; { $second }; { $third }.
af-why-terraform-four = { af-station-terraform }: brakuje { $first }; { $second }; { $third }; { $fourth }.
af-why-fleet = Statki w twoim kolorze: { $ships }. Bez traconego zostałoby mniej niż { af-n-left }.
af-why-bay = Statek { $ship } może zadokować, na przykład tu: { $station }. Do Doku Remontowego trafiają tylko statki, które nie mogą nigdzie zadokować.
af-why-end = Statek { $ship } może jeszcze zadokować, na przykład tu: { $station }.
af-why-no-pair = Na Rynku Orbitalnym nie stoi twoja para.
af-why-supply = W banku nie ma już rudy.
af-why-launch = Wystrzelić można tylko kolonię z pola { $last } w Centrum Kolonistów; { $circle ->
    [0] twój tor jest pusty
   *[other] twoja jest na polu { $circle }
}.
af-why-relic-out = Statek-Relikt jest już w grze: { $player }.
af-why-relic-control = Statek-Relikt kupuje tylko ten, kto kontroluje terytorium { $territory }.
af-why-isolated = { $territory }: Pole Izolacyjne odbiera premię.
af-why-cycle = Wyłożone karty można wymienić raz za każdy twój statek zadokowany w tej turze przy Artefakcie Obcych od ostatniej wziętej karty; żadna wymiana nie została.
af-why-display-empty = Nie ma wyłożonych kart do wymiany.
af-why-not-displayed = Ta karta nie jest wyłożona: { $card }.
af-why-card-owned = Masz już tę kartę: { $card }; nikt nie trzyma dwóch kopii.
af-why-claim = Karta wymaga sumy { $need } twoich statków zadokowanych w tej turze przy Artefakcie Obcych; twoja suma to { $total }.
af-why-card-missing = Nie masz tej karty: { $card }.
af-why-card-used = Karta użyta już w tej turze: { $card }.
af-why-discard-used = W turze można odrzucić dla efektu tylko jedną kartę, a ta możliwość jest już wykorzystana.
af-why-face = Statek { $ship }: takiej zmiany nie ma, bo wartości są od 1 do 6.
af-why-two-ships = Potrzebne są dwa różne statki, a jest tylko jeden taki nierozmieszczony: { $ship }.
af-why-borrow-burroughs = Z tej premii Kryształ Danych nigdy nie korzysta: { $territory }.
af-why-borrow-own = To terytorium jest pod twoją kontrolą: { $territory }.
af-why-borrow-empty = Na tym terytorium nie ma kolonii: { $territory }.
af-why-cannon-empty = { $station }: nie stoi tam żaden cudzy statek.
af-why-teleport-terraform = { $station }: statku stamtąd nie można przenieść.
af-why-not-docked = { $station }: nie stoi tam twój statek { $ship }.
af-why-teleport-nowhere = { $station }: statek { $ship } nie może stamtąd zadokować w żadnej innej stacji.
af-why-field-off = { $field }: nie ma go na planecie.
af-why-field-there = { $field }: leży już tu - { $territory }; trzeba wybrać inne terytorium.
af-why-not-discarded = Tej karty nie ma w stosie odrzuconych: { $card }.
af-why-blast-none = Żaden inny gracz nie ma statku, który można odesłać do zapasu: zostałoby mniej niż { af-n-left } w jego kolorze.
af-why-move-none = Żadnej kolonii nie można przenieść.
af-why-swap-none = Nie ma dwóch kolonii różnych graczy na dwóch terytoriach, które można zamienić.
af-why-repulsor = { $territory }: Pole Odpychające nie wpuszcza ani nie wypuszcza kolonii.
af-why-move-same = Kolonia już tam jest: { $territory }.
af-why-no-colony-there = { $territory }: brak kolonii ({ $player }).
af-why-swap-order = Kolonie wskazuje się w kolejności terytoriów albo zaznacza obie naraz.
af-why-swap-partner = Żadna kolonia innego gracza na innym terytorium nie może się z nią zamienić.
af-why-swap-same = Obie kolonie byłyby z jednego terytorium ({ $territory }), a potrzeba dwóch.
af-why-swap-owner = Obie kolonie należą do tego samego gracza ({ $player }): nic by się nie zmieniło.
af-why-raid-exact = Przy tym stole rajd zabiera { $limit ->
    [one] { $limit } zasób
    [few] { $limit } zasoby
   *[other] { $limit } zasobów
} albo wszystkie, jakie są; pozostało do zabrania: najwyżej { $left }.
af-why-raid-self = Rajd na własne zasoby i karty jest niemożliwy.
af-why-raid-mixed = Część zasobów jest już zabrana: rajd zabiera zasoby albo jedną kartę, nie jedno i drugie.
af-why-decoy = { $player } ma Holograficzny Wabik: zabrać można tylko tę kartę.
af-why-steal-none = { $player } nie ma tej karty: { $card }.
af-why-take-none = { $player }: 0 × { $resource }, nie ma czego zabrać.
af-why-take-order = Po jednym zasoby zabiera się gracz po graczu, paliwo przed rudą: ta kolej już minęła.
af-why-own-ship = Działo Plazmowe nie działa na twoje własne statki.
af-why-no-ship-there = { $station }: nie stoi tam statek { $ship } ({ $player }).
af-why-cannon-first = Wybierz co najmniej jeden statek.
af-why-cannon-bay = Statki w Doku Remontowym nie są celem.
af-why-cannon-station = Działo Plazmowe działa na jedną stację, teraz: { $station }.
af-why-cannon-victim = Przy tym stole Działo Plazmowe działa na statki jednego gracza, teraz: { $player }.
af-why-cannon-order = Po jednym statki wybiera się w kolejności listy: ten został pominięty.
af-why-blast-terraform = Zostałoby mniej niż { af-n-left } tego koloru, bo jeden stoi w Stacji Terraformującej: { $player }.
af-why-blast-fleet = Zostałoby mniej niż { af-n-left } tego koloru: { $player }.
af-why-blast-relic = Przy tym stole Statek-Relikt jest celem tylko wtedy, gdy jego właściciel ({ $player }) ma co najmniej tyle statków: { $need }.
af-why-bay-relic = W tym Doku Remontowym nie ma Statku-Reliktu: { $player }.
af-why-bay-empty = W Doku Remontowym nie ma statku: { $player }.
af-why-teleport-bay = Przenoszony statek musi zadokować w stacji.
af-why-teleport-source = Przenoszony statek nie może wrócić: { $station }.
af-why-teleport-without = Przenoszony statek { $ship } musi wziąć udział.
af-why-warp-first = Wybierz co najmniej jeden statek do ponownego rzutu.
af-why-picked = Każdy statek { $ship } jest już wybrany.
af-why-warp-order = Po jednym statki wybiera się od najniższych: ta wartość została pominięta.
af-why-keep = Zostaje dokładnie { $limit } z tego, co masz: { af-n-fuel } i { af-n-ore }.
