### Jak ocalić świat: słowa gry.

hw-title = Jak ocalić świat
hw-about = Nadciąga asteroida. Wysyłaj lądowniki, zbieraj zasoby i zbuduj to, co ocali świat.

## Elementy

hw-resource-energy = energia
hw-resource-knowledge = wiedza
hw-resource-minerals = minerały
hw-resource-organics = zasoby organiczne
hw-resource-genius = geniusz
hw-resource-any_basic = dowolny zasób podstawowy
hw-tag-planet = planeta
hw-tag-science = nauka
hw-tag-moon = księżyc
hw-tag-planet_or_moon = planeta lub księżyc
hw-tag-any = dowolny typ
hw-project-laser = laser
hw-project-shield = tarcza
hw-project-evacuation = ewakuacja
hw-cube-laser = laser
hw-cube-shield = tarcza
hw-cube-evacuation = ewakuacja
hw-cube-asteroid = asteroida
hw-world-planet = planeta
hw-world-moon = księżyc
hw-deck-action = karta akcji
hw-deck-boost = karta wzmocnienia
hw-deck-species = karta gatunku
hw-kind-simple = Proste ulepszenie
hw-kind-tech1 = Tech 1
hw-kind-tech2 = Tech 2
hw-area-sunwell-flats = Słoneczne Równiny
hw-area-reed-delta = Trzcinowa Delta
hw-area-canopy-market = Targ pod Koronami
hw-area-cliff-observatory = Obserwatorium na Klifie
hw-area-ark-landing = Przystań Arki
hw-area-open-steppe = Otwarty Step
hw-area-take-command = Przejęcie dowództwa
hw-area-lens-yard = Plac Soczewek
hw-area-frame-docks = Doki Szkieletowe
hw-area-crater-institute = Instytut w Kraterze
hw-area-refit-hall = Hala Przebudowy
hw-area-regolith-works = Zakłady Regolitowe
hw-area-common-dome = Wspólna Kopuła
hw-facility-infra-con-structor = Infra/Kon/Struktor
hw-facility-spore-vault = Skarbiec Zarodników
hw-facility-barter-foundry = Odlewnia na Wymianę
hw-facility-relay-bazaar = Bazar Przekaźnikowy
hw-facility-night-school = Szkoła Wieczorowa
hw-facility-momentum-converter = Przetwornik pędu
hw-facility-grand-array = Wielka Antena
hw-facility-hall-of-donors = Sala Darczyńców
hw-facility-twin-gantry = Bliźniacze Suwnice
hw-facility-seed-cathedral = Katedra Nasion
hw-upgrade-supply-depots = Składy Zaopatrzenia
hw-upgrade-reactor-library = Biblioteka przy Reaktorze
hw-upgrade-scholarships = Stypendia
hw-upgrade-survey-permit = Zezwolenie na Zwiad
hw-upgrade-lab-annex = Przybudówka Laboratorium
hw-upgrade-mixed-fuel = Mieszane Paliwo
hw-upgrade-quick-unloading = Szybki Rozładunek
hw-upgrade-open-budget = Otwarty Budżet
hw-upgrade-trade-contacts = Kontakty Handlowe
hw-upgrade-shared-archive = Wspólne Archiwum
hw-upgrade-prefabrication = Prefabrykacja
hw-upgrade-extra-crates = Dodatkowe Skrzynie
hw-upgrade-joint-credentials = Wspólne Przepustki
hw-upgrade-project-chronicle = Kronika Projektu
hw-upgrade-recycling-prize = Nagroda za Recykling
hw-upgrade-collectors-fame = Sława Zbieraczy
hw-upgrade-survey-honours = Zwiadowcze Zaszczyty
hw-upgrade-press-office = Biuro Prasowe
hw-upgrade-growth-prize = Nagroda za Wzrost
hw-action-trial-beam = Próbna Wiązka
hw-action-frame-segment = Segment Szkieletu
hw-action-first-herd = Pierwsze Stado
hw-action-charter-grant = Dotacja Założycielska
hw-action-field-notes = Notatki Terenowe
hw-action-supply-line = Linia Zaopatrzenia
hw-action-increase-production = Zwiększenie produkcji
hw-action-twin-study = Podwójne Studium
hw-action-deep-study = Dogłębne Studium
hw-action-lens-overtime = Nadgodziny przy Soczewkach
hw-action-hull-overtime = Nadgodziny przy Kadłubie
hw-action-night-convoy = Nocny Konwój
hw-action-open-mandate = Otwarty Mandat
hw-action-split-crews = Podzielone Załogi
hw-action-mirror-farm = Farma Luster
hw-action-quarry-shift = Zmiana w Kamieniołomie
hw-action-gathering-season = Pora Zbiorów
hw-action-symposium = Sympozjum
hw-action-eureka-week = Tydzień Olśnień
hw-action-procurement-desk = Dział Zakupów
hw-action-exchange-programme = Program Wymiany
hw-action-planet-census = Spis na Planecie
hw-action-lab-placement = Staż w Laboratorium
hw-action-moon-census = Spis na Księżycu
hw-action-second-wind = Drugi Oddech
hw-action-patent-office = Urząd Patentowy
hw-action-prototype-run = Seria Próbna
hw-action-thesis-defence = Obrona Pracy
hw-action-night-ferry = Nocny Prom
hw-action-donor-gala = Gala Darczyńców
hw-action-public-acclaim = Powszechne Uznanie
hw-action-talent-scout = Łowca Talentów
hw-action-power-grid = Sieć Energetyczna
hw-action-stockpile-audit = Kontrola Zapasów
hw-boost-crew-rotation = Rotacja Załogi
hw-boost-test-nuclear-drive = Testowy napęd jądrowy
hw-boost-rapid-extraction-team = Zespół szybkiej ekstrakcji
hw-boost-hull-printers = Drukarki Kadłubów
hw-boost-nursery-wing = Skrzydło Żłobkowe
hw-boost-joint-press-room = Wspólna Sala Prasowa
hw-boost-bright-intern = Bystra Stażystka
hw-boost-label-printer = Drukarka Etykiet
hw-boost-growth-report = Raport o Wzroście
hw-boost-loyal-supplier = Wierny Dostawca
hw-boost-herd-ledger = Księga Stad
hw-boost-reading-group = Kółko Czytelnicze
hw-boost-open-lab-day = Dzień Otwarty Laboratorium
hw-boost-award-night = Wieczór Nagród
hw-boost-scrap-auction = Aukcja Złomu
hw-boost-slingshot-route = Trasa z Procy
hw-boost-minutes-taker = Protokolant
hw-boost-trail-guides = Przewodnicy Szlaków
hw-boost-crane-crew = Załoga Dźwigu
hw-boost-momentum-meeting = Narada na Fali
hw-boost-shared-optics = Wspólna Optyka
hw-boost-farewell-broadcast = Pożegnalna Transmisja
hw-boost-encore = Bis
hw-boost-recount = Ponowne Liczenie
hw-boost-curious-student = Ciekawski Student
hw-species-wiesporka = Wiespórka
hw-species-voracious-river-hippo = Rzekopotam żarłoczny
hw-species-thriller-moss = Mech dreszczowiec
hw-species-dune-lanternfly = Latarnik wydmowy
hw-species-basalt-grazer = Bazaltożer pastwiskowy
hw-species-static-eel = Węgorz iskrzący
hw-species-ore-beetle = Żuk rudny
hw-species-marsh-drifter = Bagnopływ
hw-species-mimic-crow = Wrona przedrzeźniacz
hw-species-terrace-ox = Wół tarasowy
hw-species-wire-gecko = Gekon drutowiec
hw-species-prism-heron = Czapla pryzmatyczna
hw-species-chatter-finch = Zięba gaduła
hw-species-spring-hare = Zając sprężynowiec
hw-species-crowd-coral = Koral tłumny
hw-species-glare-moth = Ćma blaskówka
hw-species-plated-turtle = Żółw płytowy
hw-species-wandering-elk = Łoś wędrowny
hw-species-balance-crane = Żuraw równoważny
hw-species-trefoil-vine = Pnącze trójlistne
hw-species-root-vole = Nornik korzeniowy
hw-species-ink-spider = Pająk atramentowy
hw-species-pale-bat = Nietoperz blady
hw-species-needle-hawk = Jastrząb igłodzioby
hw-species-shell-badger = Borsuk skorupiak
hw-species-ferry-goose = Gęś promowa
hw-species-patchwork-lynx = Ryś łaciaty
hw-location-sunwell-flats-a = Słoneczne Równiny A
hw-location-sunwell-flats-b = Słoneczne Równiny B
hw-location-reed-delta-a = Trzcinowa Delta A
hw-location-reed-delta-b = Trzcinowa Delta B
hw-location-canopy-market-a = Targ pod Koronami A
hw-location-canopy-market-b = Targ pod Koronami B
hw-location-cliff-observatory-a = Obserwatorium na Klifie A
hw-location-cliff-observatory-b = Obserwatorium na Klifie B
hw-location-ark-landing-a = Przystań Arki A
hw-location-ark-landing-b = Przystań Arki B
hw-location-open-steppe-a = Otwarty Step
hw-location-take-command-a = Przejęcie dowództwa
hw-location-lens-yard-a = Plac Soczewek A
hw-location-lens-yard-b = Plac Soczewek B
hw-location-frame-docks-a = Doki Szkieletowe A
hw-location-frame-docks-b = Doki Szkieletowe B
hw-location-crater-institute-a = Instytut w Kraterze A
hw-location-crater-institute-b = Instytut w Kraterze B
hw-location-refit-hall-a = Hala Przebudowy
hw-location-regolith-works-a = Zakłady Regolitowe A
hw-location-regolith-works-b = Zakłady Regolitowe B
hw-location-common-dome-a = Wspólna Kopuła
hw-location-infra-con-structor-a = Infra/Kon/Struktor
hw-location-spore-vault-a = Skarbiec Zarodników
hw-location-barter-foundry-a = Odlewnia na Wymianę
hw-location-relay-bazaar-a = Bazar Przekaźnikowy A
hw-location-relay-bazaar-b = Bazar Przekaźnikowy B
hw-location-night-school-a = Szkoła Wieczorowa
hw-location-momentum-converter-a = Przetwornik pędu
hw-location-grand-array-a = Wielka Antena
hw-location-hall-of-donors-a = Sala Darczyńców
hw-location-twin-gantry-a = Bliźniacze Suwnice A
hw-location-twin-gantry-b = Bliźniacze Suwnice B
hw-location-seed-cathedral-a = Katedra Nasion
hw-reward-laser-1 = Nagroda (laser): kafelek 1
hw-reward-laser-2 = Nagroda (laser): kafelek 2
hw-reward-laser-3 = Nagroda (laser): kafelek 3
hw-reward-shield-1 = Nagroda (tarcza): kafelek 1
hw-reward-shield-2 = Nagroda (tarcza): kafelek 2
hw-reward-shield-3 = Nagroda (tarcza): kafelek 3
hw-reward-evacuation-1 = Nagroda (ewakuacja): kafelek 1
hw-reward-evacuation-2 = Nagroda (ewakuacja): kafelek 2
hw-reward-evacuation-3 = Nagroda (ewakuacja): kafelek 3

## Źródła punktów

hw-score-track = W trakcie gry
hw-score-key = Projekt kluczowy
hw-score-projects = Inne projekty
hw-score-species = Gatunki

## Fazy i pytania

hw-phase-turn = Tura
hw-phase-turn-prompt = Użyj promu, zagraj kartę akcji albo umieść lądownik; możesz też spasować.
hw-phase-species = Gatunek
hw-phase-species-prompt = Który gatunek zatrzymujesz? Drugi trafia na spód talii.
hw-phase-after-shuttle = Po promie
hw-phase-after-shuttle-prompt = Zagraj kartę akcji albo umieść lądownik, albo zakończ turę.
hw-phase-boost-move = Ruch przyspieszenia
hw-phase-boost-move-prompt = Wszyscy spasowali: twój lądownik opuszcza Przejęcie dowództwa. Dokąd na księżycu?
hw-phase-boost = Wzmocnienie
hw-phase-boost-prompt = Możesz zagrać wzmocnienie.
hw-phase-payment = Zapłata
hw-phase-payment-prompt = Ile geniuszu na to wydajesz?
hw-phase-pay-tags = Zapłata
hw-phase-pay-tags-prompt = Ile etykiet wydajesz zamiast zasobu?
hw-phase-pay-any = Zapłata
hw-phase-pay-any-prompt = Którymi zasobami płacisz?
hw-phase-tag-count = Etykiety
hw-phase-tag-count-prompt = Ile etykiet wydajesz?
hw-phase-tags = Etykiety
hw-phase-tags-prompt = Które żetony i karty wydajesz?
hw-phase-exchange = Wymiana
hw-phase-exchange-prompt = Czy płacisz?
hw-phase-gain = Zasoby
hw-phase-gain-prompt = Które zasoby pozyskujesz?
hw-phase-raise = Linie bazowe
hw-phase-raise-prompt = Które linie bazowe podnosisz?
hw-phase-refill = Zasoby
hw-phase-refill-prompt = Który znacznik podnosi się do linii bazowej?
hw-phase-gain-more = Zasoby
hw-phase-gain-more-prompt = Ulepszenie dodaje raz na turę: do którego zasobu?
hw-phase-take-tag = Etykiety
hw-phase-take-tag-prompt = Które etykiety pozyskujesz?
hw-phase-reactivate = Żetony
hw-phase-reactivate-prompt = Które wydane żetony stają się znów aktywne?
hw-phase-work = Praca nad projektem
hw-phase-work-prompt = Nad którym projektem pracujesz i ile robisz kroków?
hw-phase-research = Badania
hw-phase-research-prompt = Które ulepszenie kupujesz?
hw-phase-upgrade = Ulepszenie
hw-phase-upgrade-prompt = Które ulepszenie pozyskujesz?
hw-phase-buy = Zakup
hw-phase-buy-prompt = Którą kartę kupujesz?
hw-phase-remove = Usuwanie
hw-phase-remove-prompt = Którą kartę usuwasz z gry?
hw-phase-choose = Wybór
hw-phase-choose-prompt = Co wybierasz?
hw-phase-ferry = Prom
hw-phase-ferry-prompt = Użyć promu za darmo?
hw-phase-chance = Los
hw-phase-chance-prompt = Trwa losowanie kart albo kostek.
hw-phase-over = Koniec
hw-phase-over-prompt = Partia jest zakończona.

## Ruchy

hw-move-pass = Pas do końca rundy
hw-move-done = Gotowe
hw-move-done-after-shuttle = Zakończ turę
hw-move-done-exchange = Nie płać
hw-move-done-work = Nie pracuj
hw-move-done-research = Nie kupuj ulepszenia
hw-move-done-buy = Nie kupuj karty
hw-move-done-remove = Nie usuwaj karty
hw-move-done-ferry = Zostaw lądowniki na miejscu
hw-move-done-gain-more = Nie teraz: poczekaj na to, co ta lokacja da dalej
hw-move-later = Nie teraz
hw-move-never = Nie w tej turze
hw-move-yes = Zapłać
hw-move-shuttle = Prom, cel: { $world }
hw-move-play = Zagraj: { $card }
hw-move-place = Umieść lądownik: { $location }
hw-move-boost = Wzmocnienie: { $card }
hw-move-keep = Zatrzymaj: { $card }
hw-move-genius = { $genius ->
    [one] Wydaj { $genius } geniusz
    [few] Wydaj { $genius } geniusze
   *[other] Wydaj { $genius } geniuszy
}
hw-move-pay-plain = Wydaj { $amount }
hw-move-pay-genius = { $n ->
    [0] { hw-move-genius }
   *[other] Wydaj { $amount } i { $genius ->
        [one] { $genius } geniusz
        [few] { $genius } geniusze
       *[other] { $genius } geniuszy
    }
}
hw-move-pay = Zapłać zasobem: { $res }
hw-move-pay-tags = { $tags ->
    [0] Nie wydawaj etykiet
    [one] Wydaj { $tags } etykietę zamiast zasobu
    [few] Wydaj { $tags } etykiety zamiast zasobu
   *[other] Wydaj { $tags } etykiet zamiast zasobu
}
hw-move-tags = { $tags ->
    [0] Nie wydawaj etykiet
    [one] Wydaj { $tags } etykietę
    [few] Wydaj { $tags } etykiety
   *[other] Wydaj { $tags } etykiet
}
hw-move-token = Żeton: { $tag }
hw-move-tag-card = Karta: { $card }
hw-move-wild-card = Karta: { $card }, o jedną etykietę więcej jako dowolna
hw-move-gain = Pozyskaj: { $res }
hw-move-raise = Podnieś linię bazową: { $res }
hw-move-take-tag = Weź etykietę: { $tag }
hw-move-work = { $steps ->
    [one] Pracuj nad projektem: { $project }, { $steps } krok
    [few] Pracuj nad projektem: { $project }, { $steps } kroki
   *[other] Pracuj nad projektem: { $project }, { $steps } kroków
}
hw-move-work-for = { $fee ->
    [0] { hw-move-work } za darmo
   *[other] { hw-move-work } za { $price }
}
hw-move-upgrade = Pozyskaj ulepszenie: { $upgrade }
hw-move-research = { $fee ->
    [0] Weź ulepszenie za darmo: { $upgrade }
   *[other] Kup ulepszenie za { $price }: { $upgrade }
}
hw-move-buy = Kup: { $card }
hw-move-buy-for = { $fee ->
    [0] Weź za darmo: { $card }
   *[other] Kup za { $price }: { $card }
}
hw-move-remove = Usuń: { $card }
hw-move-remove-played = Usuń ze stosu kart odrzuconych: { $card }
hw-move-option = Możliwość { $n }
hw-move-option-does = Wybierz: { $does }
hw-move-option-more = Wybierz: { $does } i więcej
hw-move-reactivate = Odwróć żeton na aktywną stronę: { $tag }
hw-move-refill = Podnieś znacznik do linii bazowej: { $res }
hw-move-plus = Weź więcej zasobu: { $res }
hw-move-dealt = Rozdana karta: { $card }
hw-move-reveal = Odkryta karta: { $card }
hw-move-facility = Nowy obiekt: { $facility }
hw-move-draw = Wylosowano: laser { $laser }, tarcza { $shield }, ewakuacja { $evacuation }, asteroida { $asteroid }
hw-move-first = Zaczyna { $player }

## Zdarzenia

hw-event-begins = Zaczyna { $player }, odznaka trafia do tego gracza.
hw-event-keeps = { $player } zatrzymuje gatunek.
hw-event-round = Runda { $round }, zagrożenie { $threat }: zaczyna { $player }.
hw-event-passes = { $player } pasuje.
hw-event-plays = { $player } zagrywa kartę: { $card }.
hw-event-lands = { $player } umieszcza lądownik: { $location }.
hw-event-shuttle = { $player } wysyła lądownik promem; cel: { $world }.
hw-event-gains = { $player } pozyskuje { $amount }.
hw-event-raises = { $player } podnosi linię bazową o { $n }: { $res }.
hw-event-token = { $n ->
    [one] { $player } pozyskuje { $n } etykietę: { $tag }.
    [few] { $player } pozyskuje { $n } etykiety: { $tag }.
   *[other] { $player } pozyskuje { $n } etykiet: { $tag }.
}
hw-event-reactivates = { $n ->
    [one] { $player } odwraca { $n } żeton na aktywną stronę: { $tag }.
    [few] { $player } odwraca { $n } żetony na aktywną stronę: { $tag }.
   *[other] { $player } odwraca { $n } żetonów na aktywną stronę: { $tag }.
}
hw-event-spends-token = { $player } wydaje żeton: { $tag }.
hw-event-spends-card = { $player } wydaje etykiety z karty: { $card }.
hw-event-works = { $steps ->
    [one] { $player } pracuje nad projektem ({ $project }): { $steps } krok, na pole { $space }.
    [few] { $player } pracuje nad projektem ({ $project }): { $steps } kroki, na pole { $space }.
   *[other] { $player } pracuje nad projektem ({ $project }): { $steps } kroków, na pole { $space }.
}
hw-event-leader = { $player } jako pierwszy z graczy dociera do pola z premią: { $project }.
hw-event-tile = Zmienia się nagroda: { $project }.
hw-event-upgrade = { $player } ma nowe ulepszenie: { $upgrade }.
hw-event-upgrade-scores = Punktuje ulepszenie: { $upgrade }.
hw-event-vp = { $player } zdobywa { $vp } PZ.
hw-event-badge = { $player } bierze odznakę pierwszego gracza.
hw-event-boost = { $player } zagrywa wzmocnienie: { $card }.
hw-event-buys = { $player } kupuje kartę: { $card }.
hw-event-removes = { $player } usuwa z gry kartę: { $card }.
hw-event-revealed = Na wystawkę trafia: { $card }.
hw-event-reshuffled = Talia potasowana na nowo z odrzuconych: { $deck }.
hw-event-refresh = Odświeżenie wystawek: znikają karty po prawej.
hw-event-progress = Wszyscy spasowali: faza postępu.
hw-event-asteroid = Asteroida przesuwa się na pole { $space }.
hw-event-cubes = { $cubes ->
    [one] Do woreczka trafia { $cubes } kostka asteroidy.
    [few] Do woreczka trafiają { $cubes } kostki asteroidy.
   *[other] Do woreczka trafia { $cubes } kostek asteroidy.
}
hw-event-facility = Nowy obiekt: { $facility }.
hw-event-drawn = Wylosowano z woreczka: laser { $laser }, tarcza { $shield }, ewakuacja { $evacuation }, asteroida { $asteroid }.
hw-event-arrival = Przybywa asteroida.
hw-event-laser-fails = Laser zawodzi. Kostki przeniesione z pęknięć: { $cubes }; tarczy brakuje jeszcze: { $missing }.
hw-event-key = Projekt kluczowy rozstrzygnięty: { $project }.

## Ilości

hw-amount-energy = { $n ->
    [one] { $n } energię
    [few] { $n } energie
   *[other] { $n } energii
}
hw-amount-knowledge = { $n ->
    [one] { $n } wiedzę
   *[other] { $n } wiedzy
}
hw-amount-minerals = { $n ->
    [one] { $n } minerał
    [few] { $n } minerały
   *[other] { $n } minerałów
}
hw-amount-organics = { $n ->
    [one] { $n } zasób organiczny
    [few] { $n } zasoby organiczne
   *[other] { $n } zasobów organicznych
}
hw-amount-genius = { $n ->
    [one] { $n } geniusz
    [few] { $n } geniusze
   *[other] { $n } geniuszy
}
hw-amount-any_basic = { $n ->
    [one] { $n } dowolny zasób podstawowy
    [few] { $n } dowolne zasoby podstawowe
   *[other] { $n } dowolnych zasobów podstawowych
}
hw-price-energy = { $fee ->
    [one] { $fee } energię
    [few] { $fee } energie
   *[other] { $fee } energii
}
hw-price-knowledge = { $fee ->
    [one] { $fee } wiedzę
   *[other] { $fee } wiedzy
}
hw-price-minerals = { $fee ->
    [one] { $fee } minerał
    [few] { $fee } minerały
   *[other] { $fee } minerałów
}
hw-price-organics = { $fee ->
    [one] { $fee } zasób organiczny
    [few] { $fee } zasoby organiczne
   *[other] { $fee } zasobów organicznych
}
hw-price-genius = { $fee ->
    [one] { $fee } geniusz
    [few] { $fee } geniusze
   *[other] { $fee } geniuszy
}
hw-price-any_basic = { $fee ->
    [one] { $fee } dowolny zasób podstawowy
    [few] { $fee } dowolne zasoby podstawowe
   *[other] { $fee } dowolnych zasobów podstawowych
}
hw-price-tag-planet = { $fee ->
    [one] { $fee } etykietę planety
    [few] { $fee } etykiety planety
   *[other] { $fee } etykiet planety
}
hw-price-tag-science = { $fee ->
    [one] { $fee } etykietę nauki
    [few] { $fee } etykiety nauki
   *[other] { $fee } etykiet nauki
}
hw-price-tag-moon = { $fee ->
    [one] { $fee } etykietę księżyca
    [few] { $fee } etykiety księżyca
   *[other] { $fee } etykiet księżyca
}
hw-price-tag-planet_or_moon = { $fee ->
    [one] { $fee } etykietę planety lub księżyca
    [few] { $fee } etykiety planety lub księżyca
   *[other] { $fee } etykiet planety lub księżyca
}
hw-price-tag-any = { $fee ->
    [one] { $fee } dowolną etykietę
    [few] { $fee } dowolne etykiety
   *[other] { $fee } dowolnych etykiet
}
hw-tags-planet = { $n ->
    [one] { $n } etykietę planety
    [few] { $n } etykiety planety
   *[other] { $n } etykiet planety
}
hw-tags-science = { $n ->
    [one] { $n } etykietę nauki
    [few] { $n } etykiety nauki
   *[other] { $n } etykiet nauki
}
hw-tags-moon = { $n ->
    [one] { $n } etykietę księżyca
    [few] { $n } etykiety księżyca
   *[other] { $n } etykiet księżyca
}
hw-tags-planet_or_moon = { $n ->
    [one] { $n } etykietę planety lub księżyca
    [few] { $n } etykiety planety lub księżyca
   *[other] { $n } etykiet planety lub księżyca
}
hw-tags-any = { $n ->
    [one] { $n } dowolną etykietę
    [few] { $n } dowolne etykiety
   *[other] { $n } dowolnych etykiet
}
hw-each-tag-planet = etykietę planety
hw-each-tag-science = etykietę nauki
hw-each-tag-moon = etykietę księżyca
hw-each-tag-planet_or_moon = etykietę planety lub księżyca
hw-each-tag-any = etykietę
hw-wild = liczone jako dowolny typ

## Co jest wydrukowane na elementach

hw-line-starting = Karta startowa
hw-line-tag = Etykieta: { $tag }
hw-line-tags = Etykiety: { $tag }, { $tag2 }
hw-line-plain = { $does }
hw-line-action = Akcja: { $does }
hw-line-effect = Efekt: { $does }
hw-line-reward = Nagroda: { $does }
hw-line-when = { $when }: { $does }
hw-line-next = Potem: { $does }
hw-line-part = – { $does }
hw-line-upgrade = { $kind } za { $price }
hw-line-threat = Zagrożenie { $level }: tyle kostek się losuje
hw-line-track-resource = Każdy krok kosztuje ten zasób: { $resource }
hw-line-track-bonus = Pole { $space }: { $vp } PZ dla pierwszego gracza, który tam dotrze
hw-line-track-change = Pole { $space }: pierwszy gracz, który tam dotrze, zmienia nagrodę
hw-line-track-key_vp = Jako projekt kluczowy: { $first }, { $second } i { $third } PZ za miejsca 1, 2 i 3
hw-line-track-other_vp = W innym wypadku: { $first }, { $second } i { $third } PZ
hw-line-meter = { $length ->
    [one] { $length } pole, punkt uderzenia na polu { $impact }
    [few] { $length } pola, punkt uderzenia na polu { $impact }
   *[other] { $length } pól, punkt uderzenia na polu { $impact }
}
hw-line-crack = Pęknięcie na polu { $laser }: kostka przechodzi na pole { $shield } miernika tarczy
hw-line-each = { $vp } PZ za { $counted }
hw-line-place = Za twoje miejsce na tym torze: { $project }. { $first }, { $second } i { $third } PZ za miejsca 1, 2 i 3
hw-frame-shuttle = Prom: lądownik leci potem na drugi świat
hw-frame-stay = Pobyt: lądownik zostaje na tym świecie
hw-frame-boost = Przyspieszenie: gdy wszyscy spasują, lądownik rusza się jeszcze raz
hw-frame-unlimited = Bez limitu; lądownik zostaje na tym świecie
hw-here-tag_as_resource = Tu zamiast zasobu ({ $resource }) możesz wydać { $spent }
hw-here-buy_discount = Tu każda karta kosztuje o { $n } mniej
hw-here-work_discount = Tu praca nad projektem kosztuje łącznie o { $n } mniej
hw-here-research_discount = Tu każde ulepszenie kosztuje o { $n } mniej
hw-can-shuttle_pay_any = Za prom możesz płacić dowolnym zasobem podstawowym
hw-can-shuttle_then_act = Po użyciu promu możesz w tej samej turze zagrać kartę akcji albo umieścić lądownik
hw-can-action_card_pay_any = Za karty akcji możesz płacić dowolnym zasobem podstawowym
hw-can-buy_discount-each = Każda kupowana karta kosztuje o { $n } mniej
hw-can-buy_discount-per_turn = Raz na turę kupowana karta kosztuje o { $n } mniej
hw-can-research_discount-each = Każde kupowane ulepszenie kosztuje o { $n } mniej
hw-can-research_discount-per_turn = Raz na turę kupowane ulepszenie kosztuje o { $n } mniej
hw-can-work_discount-each = Każda praca nad projektem kosztuje o { $n } mniej
hw-can-work_discount-per_turn = Raz na turę praca nad projektem kosztuje o { $n } mniej
hw-can-location_gain_plus = Raz na turę, gdy lokacja daje ci zasób podstawowy, dostajesz go o { $n } więcej
hw-can-tag_wild = { $n ->
    [one] Raz na turę { $n } wydawana etykieta liczy się jako dowolna
    [few] Raz na turę { $n } wydawane etykiety liczą się jako dowolne
   *[other] Raz na turę { $n } wydawanych etykiet liczy się jako dowolne
}
hw-can-score = { $when }: { $vp } PZ, raz na turę
hw-does-gain = pozyskaj { $amount }
hw-does-baseline-energy = podnieś linię energii o { $n }
hw-does-baseline-knowledge = podnieś linię wiedzy o { $n }
hw-does-baseline-minerals = podnieś linię minerałów o { $n }
hw-does-baseline-organics = podnieś linię zasobów organicznych o { $n }
hw-does-baseline-genius = podnieś linię geniuszu o { $n }
hw-does-baseline-any_basic = { $n ->
    [one] podnieś o { $n } dowolną podstawową linię bazową
   *[other] podnieś łącznie o { $n } dowolne podstawowe linie bazowe
}
hw-does-baseline-any = { $n ->
    [one] podnieś o { $n } dowolną linię bazową
   *[other] podnieś łącznie o { $n } dowolne linie bazowe
}
hw-does-gain_tag = pozyskaj { $tags }
hw-does-vp = zdobądź { $n } PZ
hw-does-badge = weź odznakę pierwszego gracza
hw-does-work-laser = { $n ->
    [one] pracuj nad laserem
   *[other] pracuj nad laserem do { $n } razy
}
hw-does-work-shield = { $n ->
    [one] pracuj nad tarczą
   *[other] pracuj nad tarczą do { $n } razy
}
hw-does-work-evacuation = { $n ->
    [one] pracuj nad ewakuacją
   *[other] pracuj nad ewakuacją do { $n } razy
}
hw-does-work-any_one = { $n ->
    [one] pracuj nad wybranym projektem
   *[other] pracuj nad jednym wybranym projektem do { $n } razy
}
hw-does-work-any_split = { $n ->
    [one] pracuj nad wybranym projektem
   *[other] pracuj do { $n } razy, nad tym samym projektem albo nad różnymi
}
hw-does-research = { $n ->
    [one] wykonaj { $n } akcję badania
    [few] wykonaj { $n } akcje badania
   *[other] wykonaj { $n } akcji badania
}
hw-does-gain_upgrade-simple = { $n ->
    [one] pozyskaj { $n } proste ulepszenie
    [few] pozyskaj { $n } proste ulepszenia
   *[other] pozyskaj { $n } prostych ulepszeń
}
hw-does-gain_upgrade-tech1 = { $n ->
    [one] pozyskaj { $n } ulepszenie Tech 1
    [few] pozyskaj { $n } ulepszenia Tech 1
   *[other] pozyskaj { $n } ulepszeń Tech 1
}
hw-does-gain_upgrade-tech2 = { $n ->
    [one] pozyskaj { $n } ulepszenie Tech 2
    [few] pozyskaj { $n } ulepszenia Tech 2
   *[other] pozyskaj { $n } ulepszeń Tech 2
}
hw-does-buy-any = { $n ->
    [one] kup kartę
   *[other] kup do { $n } kart
}
hw-does-buy-action = { $n ->
    [one] kup kartę akcji
   *[other] kup do { $n } kart akcji
}
hw-does-buy-boost = { $n ->
    [one] kup kartę wzmocnienia
   *[other] kup do { $n } kart wzmocnień
}
hw-does-buy-species = { $n ->
    [one] kup kartę gatunku
   *[other] kup do { $n } kart gatunków
}
hw-does-buy-free = { $buying } za darmo
hw-does-buy-cheaper = { $buying }, taniej o { $discount }
hw-does-remove_card = możesz usunąć kartę; jeśli to zrobisz, { $inner }
hw-does-remove_card-list = możesz usunąć kartę; jeśli to zrobisz:
hw-does-per_tag = za każdą wydaną { $spent } { $inner }
hw-does-per_tag-list = za każdą wydaną { $spent }:
hw-does-per_tag-most = za każdą wydaną etykietę ({ $tag }, najwyżej { $most }) { $inner }
hw-does-per_tag-most-list = za każdą wydaną etykietę ({ $tag }, najwyżej { $most }):
hw-does-pay = { $times ->
    [one] możesz wydać { $price }; jeśli to zrobisz, { $inner }
   *[other] do { $times } razy: wydaj { $price } i { $inner }
}
hw-does-pay-list = { $times ->
    [one] możesz wydać { $price }; jeśli to zrobisz:
   *[other] do { $times } razy: wydaj { $price } i wykonaj:
}
hw-does-pay-each-list = { $times ->
    [one] możesz wydać to wszystko i wykonać to, co dalej:
   *[other] do { $times } razy: wydaj to wszystko i wykonaj to, co dalej:
}
hw-does-choose = { $pick ->
    [one] wybierz jedno:
   *[other] wybierz różne, w liczbie { $pick }:
}
hw-does-reactivate = { $n ->
    [one] odwróć { $n } wydany żeton na aktywną stronę ({ $tokens })
   *[other] odwróć do { $n } wydanych żetonów na aktywną stronę ({ $tokens })
}
hw-does-shuttle_free = { $n ->
    [one] użyj promu { $n } raz za darmo
   *[other] użyj promu do { $n } razy za darmo
}
hw-does-refill = podnieś znacznik leżący poniżej linii bazowej do tej linii ({ $resource })
hw-when-worked-laser = { $least ->
    [one] Po pracy nad laserem
   *[other] Po pracy nad laserem co najmniej { $least } razy w jednej akcji
}
hw-when-worked-shield = { $least ->
    [one] Po pracy nad tarczą
   *[other] Po pracy nad tarczą co najmniej { $least } razy w jednej akcji
}
hw-when-worked-evacuation = { $least ->
    [one] Po pracy nad ewakuacją
   *[other] Po pracy nad ewakuacją co najmniej { $least } razy w jednej akcji
}
hw-when-worked-any = { $least ->
    [one] Po pracy nad dowolnym projektem
   *[other] Po pracy nad dowolnym projektem co najmniej { $least } razy w jednej akcji
}
hw-when-raised_baseline-energy = Po podniesieniu linii energii
hw-when-raised_baseline-knowledge = Po podniesieniu linii wiedzy
hw-when-raised_baseline-minerals = Po podniesieniu linii minerałów
hw-when-raised_baseline-organics = Po podniesieniu linii zasobów organicznych
hw-when-raised_baseline-genius = Po podniesieniu linii geniuszu
hw-when-raised_baseline-any_basic = Po podniesieniu dowolnej podstawowej linii bazowej
hw-when-raised_baseline-any = Po podniesieniu dowolnej linii bazowej
hw-when-gained_res-energy = Po pozyskaniu energii
hw-when-gained_res-knowledge = Po pozyskaniu wiedzy
hw-when-gained_res-minerals = Po pozyskaniu minerałów
hw-when-gained_res-organics = Po pozyskaniu zasobów organicznych
hw-when-gained_res-genius = Po pozyskaniu geniuszu
hw-when-gained_res-any_basic = Po pozyskaniu dowolnego zasobu podstawowego
hw-when-gained_res-any = Po pozyskaniu dowolnego zasobu
hw-when-gained_tag-planet = Po pozyskaniu etykiety planety
hw-when-gained_tag-science = Po pozyskaniu etykiety nauki
hw-when-gained_tag-moon = Po pozyskaniu etykiety księżyca
hw-when-gained_tag-planet_or_moon = Po pozyskaniu etykiety planety lub księżyca
hw-when-gained_tag-any = Po pozyskaniu dowolnej etykiety
hw-when-bought_card-action = Po zakupie karty akcji
hw-when-bought_card-boost = Po zakupie karty wzmocnienia
hw-when-bought_card-species = Po zakupie karty gatunku
hw-when-bought_card-any = Po zakupie karty
hw-when-gained_upgrade-simple = Po zakupie lub pozyskaniu prostego ulepszenia
hw-when-gained_upgrade-tech1 = Po zakupie lub pozyskaniu ulepszenia Tech 1
hw-when-gained_upgrade-tech2 = Po zakupie lub pozyskaniu ulepszenia Tech 2
hw-when-gained_upgrade-any = Po zakupie lub pozyskaniu ulepszenia
hw-when-removed_card = Po usunięciu karty
hw-when-used_shuttle = Po użyciu promu
hw-when-played_action = Po zagraniu karty akcji
hw-when-placed_lander-planet = Po umieszczeniu lądownika na planecie
hw-when-placed_lander-moon = Po umieszczeniu lądownika na księżycu
hw-when-placed_lander-any = Po umieszczeniu lądownika
hw-when-gained_vp = { $least ->
    [one] Po zdobyciu PZ
   *[other] Po zdobyciu naraz co najmniej { $least } PZ
}
hw-when-spent_tag-planet = { $least ->
    [one] Po wydaniu etykiety planety
   *[other] Po wydaniu w jednej akcji co najmniej { $least } etykiet planety
}
hw-when-spent_tag-science = { $least ->
    [one] Po wydaniu etykiety nauki
   *[other] Po wydaniu w jednej akcji co najmniej { $least } etykiet nauki
}
hw-when-spent_tag-moon = { $least ->
    [one] Po wydaniu etykiety księżyca
   *[other] Po wydaniu w jednej akcji co najmniej { $least } etykiet księżyca
}
hw-when-spent_tag-planet_or_moon = { $least ->
    [one] Po wydaniu etykiety planety lub księżyca
   *[other] Po wydaniu w jednej akcji co najmniej { $least } etykiet planety lub księżyca
}
hw-when-spent_tag-any = { $least ->
    [one] Po wydaniu etykiety
   *[other] Po wydaniu w jednej akcji co najmniej { $least } etykiet
}
hw-count-tag_tokens-planet = { $div ->
    [one] każdy twój żeton planety
    [few] każde { $div } twoje żetony planety
   *[other] każde { $div } twoich żetonów planety
}
hw-count-tag_tokens-science = { $div ->
    [one] każdy twój żeton nauki
    [few] każde { $div } twoje żetony nauki
   *[other] każde { $div } twoich żetonów nauki
}
hw-count-tag_tokens-moon = { $div ->
    [one] każdy twój żeton księżyca
    [few] każde { $div } twoje żetony księżyca
   *[other] każde { $div } twoich żetonów księżyca
}
hw-count-tokens_total = { $div ->
    [one] każdy twój żeton etykiety
    [few] każde { $div } twoje żetony etykiet
   *[other] każde { $div } twoich żetonów etykiet
}
hw-count-tag_sets = { $div ->
    [one] każdy zestaw żetonów planety, nauki i księżyca
    [few] każde { $div } zestawy żetonów planety, nauki i księżyca
   *[other] każde { $div } zestawów żetonów planety, nauki i księżyca
}
hw-count-card_tags-planet = { $div ->
    [one] każdą etykietę planety na twoich kartach
    [few] każde { $div } etykiety planety na twoich kartach
   *[other] każde { $div } etykiet planety na twoich kartach
}
hw-count-card_tags-science = { $div ->
    [one] każdą etykietę nauki na twoich kartach
    [few] każde { $div } etykiety nauki na twoich kartach
   *[other] każde { $div } etykiet nauki na twoich kartach
}
hw-count-card_tags-moon = { $div ->
    [one] każdą etykietę księżyca na twoich kartach
    [few] każde { $div } etykiety księżyca na twoich kartach
   *[other] każde { $div } etykiet księżyca na twoich kartach
}
hw-count-baselines_at_most = { $div ->
    [one] każdą twoją linię bazową na polu { $level } lub niższym
    [few] każde { $div } twoje linie bazowe na polu { $level } lub niższym
   *[other] każde { $div } twoich linii bazowych na polu { $level } lub niższym
}
hw-count-baselines_at_least = { $div ->
    [one] każdą twoją linię bazową na polu { $level } lub wyższym
    [few] każde { $div } twoje linie bazowe na polu { $level } lub wyższym
   *[other] każde { $div } twoich linii bazowych na polu { $level } lub wyższym
}
hw-count-resource_left-energy = { $div ->
    [one] każdą pozostałą energię
    [few] każde { $div } pozostałe energie
   *[other] każde { $div } pozostałej energii
}
hw-count-resource_left-knowledge = { $div ->
    [one] każdą pozostałą wiedzę
   *[other] każde { $div } pozostałej wiedzy
}
hw-count-resource_left-minerals = { $div ->
    [one] każdy pozostały minerał
    [few] każde { $div } pozostałe minerały
   *[other] każde { $div } pozostałych minerałów
}
hw-count-resource_left-organics = { $div ->
    [one] każdy pozostały zasób organiczny
    [few] każde { $div } pozostałe zasoby organiczne
   *[other] każde { $div } pozostałych zasobów organicznych
}
hw-count-resource_left-genius = { $div ->
    [one] każdy pozostały geniusz
    [few] każde { $div } pozostałe geniusze
   *[other] każde { $div } pozostałych geniuszy
}
hw-count-upgrades-tech1 = { $div ->
    [one] każde twoje ulepszenie Tech 1
    [few] każde { $div } twoje ulepszenia Tech 1
   *[other] każde { $div } twoich ulepszeń Tech 1
}
hw-count-upgrades-tech2 = { $div ->
    [one] każde twoje ulepszenie Tech 2
    [few] każde { $div } twoje ulepszenia Tech 2
   *[other] każde { $div } twoich ulepszeń Tech 2
}
hw-count-cards_owned-action = { $div ->
    [one] każdą posiadaną kartę akcji
    [few] każde { $div } posiadane karty akcji
   *[other] każde { $div } posiadanych kart akcji
}
hw-count-cards_owned-boost = { $div ->
    [one] każdą posiadaną kartę wzmocnienia
    [few] każde { $div } posiadane karty wzmocnień
   *[other] każde { $div } posiadanych kart wzmocnień
}
hw-count-cards_owned-species = { $div ->
    [one] każdą posiadaną kartę gatunku, także tę
    [few] każde { $div } posiadane karty gatunków, także tę
   *[other] każde { $div } posiadanych kart gatunków, także tę
}
hw-count-track_pos-laser = { $div ->
    [one] każde pole twojego dysku na torze lasera
    [few] każde { $div } pola twojego dysku na torze lasera
   *[other] każde { $div } pól twojego dysku na torze lasera
}
hw-count-track_pos-shield = { $div ->
    [one] każde pole twojego dysku na torze tarczy
    [few] każde { $div } pola twojego dysku na torze tarczy
   *[other] każde { $div } pól twojego dysku na torze tarczy
}
hw-count-track_pos-evacuation = { $div ->
    [one] każde pole twojego dysku na torze ewakuacji
    [few] każde { $div } pola twojego dysku na torze ewakuacji
   *[other] każde { $div } pól twojego dysku na torze ewakuacji
}
hw-count-lowest_track = { $div ->
    [one] każde pole toru, na którym jesteś najdalej z tyłu
    [few] każde { $div } pola toru, na którym jesteś najdalej z tyłu
   *[other] każde { $div } pól toru, na którym jesteś najdalej z tyłu
}

## Dlaczego taki ruch

hw-hint-tracks = Najbardziej poprawia twoje miejsca na torach projektów.
hw-hint-work = Przygotowuje twoje następne kroki w projekcie.
hw-hint-resources = Zostawia ci lepsze zasoby na tę rundę albo na następną.
hw-hint-baselines = Podnosi to, z czym zaczynasz każdą następną rundę.
hw-hint-tags = Najbardziej pomaga twoim etykietom.
hw-hint-cards = Najbardziej pomaga twoim kartom.
hw-hint-species = Najbardziej zwiększa to, co dadzą twoje gatunki.
hw-hint-upgrades = Najbardziej pomaga twoim ulepszeniom, które służą do końca gry.
hw-hint-landers = Lepiej rozmieszcza twoje lądowniki, teraz albo na następną rundę.
hw-hint-badge = Pozwala ci zacząć następną rundę.
hw-hint-turn = To, co zaczyna, da ci coś jeszcze w tej turze.

## Dlaczego nie

hw-reason-short = Kosztuje to { $price }; brakuje: { $missing }.
hw-reason-not-in-hand = Nie masz tej karty na ręce: { $card }.
hw-reason-not-played = Tej karty nie ma na twoim stosie kart odrzuconych: { $card }.
hw-reason-bought = Karta kupiona w tej turze działa dopiero od następnej: { $card }.
hw-reason-no-lander = Na tym świecie nie masz gotowego lądownika: { $world }.
hw-reason-not-built = Tej lokacji jeszcze nie ma: { $location }.
hw-reason-occupied = Ta lokacja jest zajęta: { $location }.
hw-reason-area = Przy dwóch graczach lądownik blokuje cały swój obszar: { $area }.
hw-reason-moon = Ruch przyspieszenia prowadzi do lokacji na księżycu.
hw-reason-leaves = Lądownik musi opuścić tę lokację: { $location }.
hw-reason-last-chance = Tura się kończy: to ostatnia okazja, by zagrać wzmocnienie.
hw-reason-condition = W tej turze nie stało się to, na co czeka ta karta: { $card }.
hw-reason-not-dealt = Masz do wyboru inne gatunki.
hw-reason-genius-cost = Kosztuje to tylko { $cost }.
hw-reason-genius-many = { $genius ->
    [0] Nie masz geniuszu.
    [one] Masz tylko { $genius } geniusz.
    [few] Masz tylko { $genius } geniusze.
   *[other] Masz tylko { $genius } geniuszy.
}
hw-reason-genius-few = Wtedy zabrakłoby { $missing } tego zasobu: { $res }.
hw-reason-tags-cost = { $cost ->
    [one] Przyda się najwyżej { $cost } etykieta: taka jest cena.
    [few] Przydadzą się najwyżej { $cost } etykiety: taka jest cena.
   *[other] Przyda się najwyżej { $cost } etykiet: taka jest cena.
}
hw-reason-tags-few = { $tags ->
    [0] Nie masz pasujących etykiet.
    [one] Masz tylko { $tags } pasującą etykietę.
    [few] Masz tylko { $tags } pasujące etykiety.
   *[other] Masz tylko { $tags } pasujących etykiet.
}
hw-reason-tags-useless = { $tags ->
    [0] Żadna etykieta teraz tu się nie przyda.
    [one] Teraz przyda się tu tylko { $tags } etykieta.
    [few] Teraz przydadzą się tu tylko { $tags } etykiety.
   *[other] Teraz przyda się tu tylko { $tags } etykiet.
}
hw-reason-none-left = Tego zasobu już nie masz: { $res }.
hw-reason-no-token = Nie masz aktywnego żetonu tego typu: { $tag }.
hw-reason-wrong-tag = Tu wydaje się etykiety innego typu, nie tę: { $tag }.
hw-reason-card-tags = Na tej karcie nie ma etykiety, którą się tu wydaje: { $card }.
hw-reason-wild = Teraz żadna etykieta nie liczy się jako dowolna.
hw-reason-needless = Z tą pozycją inna etykieta byłaby zbędna albo suma nie zostałaby osiągnięta.
hw-reason-price = Nie możesz zapłacić całej ceny.
hw-reason-not-offered = Tego nie ma wśród możliwości do wyboru.
hw-reason-full = Masz już { $most }, a więcej się nie zmieści: { $res }.
hw-reason-baseline-full = Ta linia bazowa jest na samej górze, na { $most }: { $res }.
hw-reason-not-below = Ten znacznik nie leży poniżej linii bazowej: { $res }.
hw-reason-not-given = Lokacja nie dała tego zasobu: { $res }.
hw-reason-slots = Wszystkie pola tego typu ({ $slots }) są zajęte: { $tag }.
hw-reason-none-spent = Nie masz wydanego żetonu tego typu: { $tag }.
hw-reason-tags-bind = { $steps ->
    [one] Etykiety zostały wydane na { $steps } krok, więc trzeba go zrobić.
    [few] Etykiety zostały wydane na { $steps } kroki, więc trzeba je zrobić.
   *[other] Etykiety zostały wydane na { $steps } kroków, więc trzeba je zrobić.
}
hw-reason-project = Ta praca nie dotyczy tego projektu: { $project }.
hw-reason-steps = { $steps ->
    [one] Wolno zrobić najwyżej { $steps } krok.
    [few] Wolno zrobić najwyżej { $steps } kroki.
   *[other] Wolno zrobić najwyżej { $steps } kroków.
}
hw-reason-track-end = Tor kończy się wcześniej: { $project }.
hw-reason-owned = To ulepszenie już masz: { $upgrade }.
hw-reason-kind = Tu pozyskuje się inny rodzaj: { $kind }.
hw-reason-not-open = Tej karty nie ma na wystawce: { $card }.
hw-reason-deck = Kart tego rodzaju nie można tu kupić: { $deck }.
hw-reason-option = Tej możliwości nie ma, została już wybrana albo nic by nie dała.
