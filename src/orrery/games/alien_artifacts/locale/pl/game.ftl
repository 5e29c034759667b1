### Alien Artifacts: słowa gry.

aa-title = Alien Artifacts
aa-about = Zbuduj imperium planet, technologii i okrętów z dwustronnych kart, opłacanych zestawami kart surowców. Atakuj systemy Obcych, by zdobyć ich artefakty, albo sąsiadów.

## Elementy

aa-class-planet = planeta
aa-class-tech = technologia
aa-class-ship = okręt
aa-colour-blue = niebieskie
aa-colour-green = zielone
aa-colour-red = czerwone
aa-colour-gold = złote
aa-type-exploration = Eksploracja
aa-type-expansion = Ekspansja
aa-type-extermination = Eksterminacja
aa-type-exploitation = Eksploatacja
aa-side-logistic = strona logistyczna
aa-side-operational = strona operacyjna
aa-planet-vitrivius-xxi = Vitrivius XXI
aa-planet-mika-1 = Mika 1
aa-planet-dalekoslaw = Dalekosław
aa-planet-ostoja-sigma = Ostoja Sigma
aa-planet-wrota-ilmen = Wrota Ilmen
aa-planet-tarnina-vii = Tarnina VII
aa-planet-cichy-port = Cichy Port
aa-planet-halny = Halny
aa-planet-perla-oriel = Perła Oriel
aa-planet-bursztyn-9 = Bursztyn 9
aa-planet-calcine = Calcine
aa-planet-kowadlo = Kowadło
aa-planet-czerwony-step = Czerwony Step
aa-planet-rdzawiec = Rdzawiec
aa-planet-bastion-omikron = Bastion Omikron
aa-planet-garda-iii = Garda III
aa-planet-popielnik = Popielnik
aa-planet-zelazna-gran = Żelazna Grań
aa-planet-szaniec = Szaniec
aa-planet-grot-hektora = Grot Hektora
aa-planet-gutenberg = Gutenberg
aa-planet-nowa-wisla = Nowa Wisła
aa-planet-zasiewy = Zasiewy
aa-planet-kolebka-tau = Kolebka Tau
aa-planet-trzy-ksiezyce = Trzy Księżyce
aa-planet-osada-lindy = Osada Lindy
aa-planet-zielony-krag = Zielony Krąg
aa-planet-przystan-ewy = Przystań Ewy
aa-planet-rozstaje = Rozstaje
aa-planet-dolina-mgiel = Dolina Mgieł
aa-planet-zlotonosna = Złotonośna
aa-planet-mennica = Mennica
aa-planet-targ-zewnetrzny = Targ Zewnętrzny
aa-planet-krater-talarow = Krater Talarów
aa-planet-solnica-ii = Solnica II
aa-planet-kantor-rubiezy = Kantor Rubieży
aa-planet-zyla-macieja = Żyła Macieja
aa-planet-skarbnik = Skarbnik
aa-planet-lombard = Lombard
aa-planet-czynszowa = Czynszowa
aa-ship-black-death = Czarna Śmierć
aa-ship-hammer-of-pollux = Młot Polluksa
aa-ship-battering-ram = Taran
aa-ship-belt-reaper = Kosiarz Pasów
aa-ship-hornet-swarm = Rój Szerszeni
aa-ship-ironclad-oakbreaker = Pancernik Wyrwidąb
aa-ship-titans-fork = Widły Tytana
aa-ship-frontier-fury = Furia Rubieży
aa-ship-bailiff-of-war = Egzekutor
aa-ship-last-argument = Ostatni Argument
aa-ship-lamplighter = Latarnik
aa-ship-north-needle = Igła Północy
aa-ship-wandering-falcon = Sokół Wędrowny
aa-ship-compass = Kompas
aa-ship-long-stride = Długi Krok
aa-ship-mother-probe = Sonda Matka
aa-ship-night-watcher = Nocny Obserwator
aa-ship-tracker = Tropiciel
aa-ship-free-marten = Wolna Kuna
aa-ship-scout-nine = Zwiadowca Dziewiąty
aa-ship-sowers-ark = Arka Siewców
aa-ship-coloniser-bug = Kolonizator Bug
aa-ship-ploughshare = Lemiesz
aa-ship-pacemaker = Przodownik
aa-ship-good-tidings = Dobra Nowina
aa-ship-thousand-tents = Tysiąc Namiotów
aa-ship-granary = Spichlerz
aa-ship-householder = Gospodarz
aa-ship-procession = Pochód
aa-ship-bridges-of-andromeda = Mosty Andromedy
aa-ship-penny-by-penny = Grosz do Grosza
aa-ship-debt-collector = Komornik
aa-ship-bill-galleon = Galeon Wekslowy
aa-ship-customs-officer = Celnik
aa-ship-fat-purse = Gruba Sakiewka
aa-ship-hired-blade = Najemnik
aa-ship-caravan = Karawana
aa-ship-toll-taker = Poborca
aa-ship-golden-hook = Złoty Hak
aa-ship-broker = Makler
aa-tech-orbital-harvesters = Orbitalne Żniwiarki
aa-tech-probe-web = Sieć Sond
aa-tech-deep-cartography = Kartografia Głębi
aa-tech-plasma-drills = Wiertnice Plazmowe
aa-tech-first-contact-protocol = Protokół Pierwszego Kontaktu
aa-tech-far-expedition = Daleka Wyprawa
aa-tech-vacuum-greenhouses = Szklarnie Próżniowe
aa-tech-pulsar-observatory = Obserwatorium Pulsarów
aa-tech-soil-engines = Maszyny Glebowe
aa-tech-satellite-colonies = Kolonie Satelitarne
aa-tech-first-blow-doctrine = Doktryna Pierwszego Ciosu
aa-tech-targeting-matrices = Matryce Celownicze
aa-tech-shield-breakers = Łamacze Osłon
aa-tech-raiding-war = Wojna Podjazdowa
aa-tech-repair-docks = Doki Naprawcze
aa-tech-segment-shipyards = Stocznie Segmentowe
aa-tech-vorschs-phantom-mk2 = Widmo Mk2 Vorscha
aa-tech-general-levy = Pobór Powszechny
aa-tech-siege-ring = Pierścień Oblężniczy
aa-tech-probing-sortie = Wypad Zaczepny
aa-tech-deep-analysis-and-research-programme = Program Głębokich Analiz i Badań
aa-tech-module-laboratories = Laboratoria Modułowe
aa-tech-supply-net = Sieć Zaopatrzenia
aa-tech-settlers-archive = Archiwum Osadników
aa-tech-council-of-scholars = Rada Uczonych
aa-tech-corporate-licences = Licencje Korporacyjne
aa-tech-self-running-works = Samodzielne Fabryki
aa-tech-shared-memory = Pamięć Zbiorowa
aa-tech-backward-engineering = Odwrotna Inżynieria
aa-tech-rescue-crews = Brygady Ratunkowe
aa-tech-intersystem-investment-bank = Międzysystemowy Bank Inwestycyjny
aa-tech-general-capital-domination = Ogólna Dominacja Kapitałowa
aa-tech-commodity-exchange = Giełda Surowców
aa-tech-framework-contracts = Kontrakty Ramowe
aa-tech-merchant-fleet = Flota Handlowa
aa-tech-port-dues = Podatek Portowy
aa-tech-ore-refineries = Rafinerie Kruszcu
aa-tech-assurance-company = Kompania Asekuracyjna
aa-tech-planetary-shield = Tarcza Planetarna
aa-tech-black-market-of-relics = Czarny Rynek Reliktów
aa-artifact-precursor-forge = Kuźnia Prekursorów
aa-artifact-ship-hatchery = Wylęgarnia Okrętów
aa-artifact-whisper-atlas = Atlas Szeptów
aa-artifact-codex-of-the-silent = Kodeks Milczących
aa-artifact-moment-loop = Pętla Chwili
aa-artifact-six-handed-idol = Sześcioręczny Posąg
aa-artifact-galactic-horn = Róg Galaktyki
aa-artifact-living-core = Żywy Rdzeń
aa-artifact-dusk-clock = Zegar Zmierzchu
aa-artifact-vault-of-the-extinct = Skarbiec Wygasłych
aa-artifact-song-of-triumph = Pieśń Triumfu
aa-artifact-nova-heart = Serce Nowej
aa-artifact-world-root = Korzeń Światów
aa-artifact-oracle-mirror = Lustro Wyroczni
aa-artifact-conquerors-banner = Sztandar Zdobywców
aa-artifact-archivists-key = Klucz Archiwistów
aa-system-watchtower-nebula = Mgławica Strażnic
aa-system-weaver-swarm = Rój Tkaczy
aa-system-dead-harbour = Martwy Port
aa-system-crystal-gardens = Ogrody Kryształu
aa-system-throne-of-the-nameless = Tron Bezimiennych
aa-plan-minefield = Pole Minowe
aa-plan-smoke-screen = Zasłona Dymna
aa-plan-ransom = Okup
aa-plan-stronghold = Twierdza
aa-plan-counter-thrust = Kontrnatarcie
aa-plan-dispersal = Rozproszenie
aa-plan-decoy-fleet = Fałszywa Flota
aa-plan-gravity-trap = Pułapka Grawitacyjna
aa-plan-diplomacy = Dyplomacja
aa-plan-last-bastion = Ostatni Bastion
aa-faction-star-union = Gwiezdna Unia
aa-faction-community = Wspólnota
aa-faction-bionics = Bionicy
aa-faction-episcopacy = Episkopat
aa-faction-league = Liga
aa-faction-clone-clans = Klany Klonów
aa-plan-basic-defence-plan = Podstawowy plan obronny

## Opcje

aa-option-factions = Frakcje
aa-option-factions-doc = frakcje są losowane albo wybierane w kolejności tur
aa-option-factions-drawn = losowane
aa-option-factions-chosen = wybierane
aa-option-faction_end_scoring = Punkty frakcji
aa-option-faction_end_scoring-doc = na koniec frakcje punktują na swój sposób
aa-option-round_limit = Rundy
aa-option-round_limit-doc = koniec po tylu rundach; 0 oznacza bez ograniczenia

## Źródła punktów

aa-score-track = W trakcie gry
aa-score-cards = Karty
aa-score-technologies = Technologie
aa-score-faction = Frakcja

## Fazy i pytania

aa-phase-turn = Akcja
aa-phase-turn-prompt = Wykonaj akcję.
aa-phase-payment = Zapłata
aa-phase-payment-prompt = Wybierz karty, którymi płacisz.
aa-phase-trade = Handel
aa-phase-trade-prompt = Wybierz karty jednego koloru i złote na sprzedaż.
aa-phase-prepare = Przygotowanie
aa-phase-prepare-prompt = Wybierz karty, które wsuniesz w tym rzędzie.
aa-phase-attach-to = Przygotowanie
aa-phase-attach-to-prompt = Pod którą kartę trafia ta karta surowców?
aa-phase-three-colours = Trzy kolory
aa-phase-three-colours-prompt = Wybierz karty wszystkich trzech kolorów.
aa-phase-extra = Zakup
aa-phase-extra-prompt = Za ile dodatkowych kart płacisz?
aa-phase-keep = Wybór karty
aa-phase-keep-prompt = Zatrzymaj jedną z tych kart.
aa-phase-side = Strona karty
aa-phase-side-prompt = Którą stroną karta trafia do Imperium?
aa-phase-target = Atak
aa-phase-target-prompt = Kogo atakujesz?
aa-phase-ships = Atak
aa-phase-ships-prompt = Które okręty atakują?
aa-phase-defence = Obrona
aa-phase-defence-prompt = Ktoś cię atakuje: wybierz plan obronny.
aa-phase-next-ship = Atak
aa-phase-next-ship-prompt = Który okręt atakuje następny?
aa-phase-ability = Zdolność
aa-phase-ability-prompt = Użyć zdolności okrętu?
aa-phase-redraw = Ponowne dobranie
aa-phase-redraw-prompt = Dobrać inną kartę ataku?
aa-phase-blockade = Blokada
aa-phase-blockade-prompt = Połóż żetony blokady na kartach obrońcy.
aa-phase-show = Produkcja
aa-phase-show-prompt = Którą część pokazuje wyprodukowana karta?
aa-phase-next-planet = Wydobycie
aa-phase-next-planet-prompt = Która planeta produkuje następna?
aa-phase-next-technology = Dochód
aa-phase-next-technology-prompt = Która technologia punktuje następna?
aa-phase-next-build = Automatyczna budowa
aa-phase-next-build-prompt = Która karta zostaje ukończona pierwsza?
aa-phase-unblock = Blokada
aa-phase-unblock-prompt = Z których kart zdejmujesz żetony?
aa-phase-choose-card = Karta
aa-phase-choose-card-prompt = Wybierz kartę.
aa-phase-choose-type = Przeszukanie
aa-phase-choose-type-prompt = Jakiego rodzaju karty szukasz?
aa-phase-choose-class = Talia
aa-phase-choose-class-prompt = Która talia?
aa-phase-attach-section = Przygotowanie
aa-phase-attach-section-prompt = Którą część pokazuje dołączona karta?
aa-phase-attach-hand = Przygotowanie
aa-phase-attach-hand-prompt = Którą kartę z ręki dołączasz?
aa-phase-discard-price = Cena
aa-phase-discard-price-prompt = Którą kartę z ręki odrzucasz?
aa-phase-discard = Dobieranie
aa-phase-discard-prompt = Odrzuć dowolne karty z ręki, potem dobierz.
aa-phase-fee = Opłata za blokadę
aa-phase-fee-prompt = Zapłacić, by ten jeden raz użyć zablokowanej karty?
aa-phase-final-fee = Punktacja końcowa
aa-phase-final-fee-prompt = Zapłacić, by zablokowana karta się liczyła?
aa-phase-faction = Frakcja
aa-phase-faction-prompt = Wybierz frakcję.
aa-phase-chance = Los
aa-phase-chance-prompt = Trwa dobieranie kart.
aa-phase-over = Koniec
aa-phase-over-prompt = Partia jest zakończona.

## Ruchy

aa-move-pass = Pas: żadna akcja nie jest możliwa
aa-move-end = Zakończ akcje i dobierz karty
aa-move-done = Gotowe
aa-move-done-trade = Nie sprzedawaj więcej
aa-move-done-prepare = Nie przygotowuj więcej
aa-move-done-three-colours = Nie płać więcej
aa-move-done-target = Nie atakuj
aa-move-done-ships = Więcej okrętów nie atakuje
aa-move-done-discard = Zatrzymaj resztę i dobierz
aa-move-yes = Tak
aa-move-no = Nie
aa-move-yes-fee = Zapłać { $credits } K, by użyć: { $card }
aa-move-no-fee = Nie płać za kartę: { $card }
aa-move-yes-ability = Zapłać { $credits } K za +{ $bonus }
aa-move-no-ability = Nie płać za premię
aa-move-yes-redraw = Dobierz inną kartę zamiast wartości { $value }
aa-move-no-redraw = Zostaw wartość { $value }
aa-move-buy = Kup kartę ({ $cls }): { $credits } K
aa-move-extra = { $count ->
    [0] Weź kartę z wierzchu
    [one] Zapłać { $count } K, by zobaczyć jeszcze { $count } kartę
    [few] Zapłać { $count } K, by zobaczyć jeszcze { $count } karty
   *[other] Zapłać { $count } K, by zobaczyć jeszcze { $count } kart
}
aa-move-build-planet = Odkryj planetę { $card }: { $icons } zielone
aa-move-build-tech = Opracuj technologię { $card }: { $icons } niebieskie
aa-move-build-ship = Zbuduj okręt { $card }: { $icons } czerwone
aa-move-prepare = Przygotuj surowce (rząd: { $cls })
aa-move-trade = Handluj surowcami
aa-move-unblock = { $count ->
    [one] Usuń { $count } żeton blokady (rząd: { $cls }): { $icons } symbole
    [few] Usuń { $count } żetony blokady (rząd: { $cls }): { $icons } symboli
   *[other] Usuń { $count } żetonów blokady (rząd: { $cls }): { $icons } symboli
}
aa-move-offensive = Rozpocznij ofensywę: { $icons } czerwone
aa-move-income = Zbierz dochód: { $icons } niebieskie
aa-move-mine = Wydobywaj na planetach: { $icons } zielone
aa-move-faction = Akcja frakcji: artefakt za symbole ({ $icons })
aa-move-act = Akcja karty: { $card }
aa-move-use = Dodatkowo: { $card }
aa-move-artifact = Użyj artefaktu: { $artifact }
aa-move-fee = Zapłać { $credits } K, by raz użyć: { $card }
aa-move-keep = Zatrzymaj: { $card }
aa-move-card = { $card }
aa-move-card-attach-to = Pod kartę: { $card }
aa-move-card-blockade = Zablokuj: { $card } (gracz { $victim })
aa-move-card-next-planet = Produkuje: { $card }
aa-move-card-next-technology = Punktuje: { $card }
aa-move-card-next-build = Ukończ: { $card }
aa-move-card-unblock = Zdejmij żeton: { $card }
aa-move-card-choose-card = { $card }
aa-move-side-logistic = Strona logistyczna
aa-move-side-operational = Strona operacyjna
aa-move-side-planet-logistic = Zasiedl: { $card } – stała zniżka
aa-move-side-planet-operational = Eksploatuj: { $card } – produkcja od razu
aa-move-side-tech-logistic = Wdróż: { $card } – efekt jest twój
aa-move-side-tech-operational = Sprzedaj korporacjom: { $card } – punkty za warunki
aa-move-side-ship-logistic = Do floty: { $card } – o jedną kartę więcej w jego akcji
aa-move-side-ship-operational = Na misję: { $card } – może zaatakować
aa-move-ship = Atakuje: { $ship }
aa-move-attack-system = Zaatakuj system Obcych: { $system }
aa-move-attack = Zaatakuj: { $victim }
aa-move-defend = Broń się planem: { $plan }
aa-move-show = Pokaż: { $icons } { $colour }
aa-move-section = Część { $section }
aa-move-type = { $type }
aa-move-class = Talia: { $cls }
aa-move-pick = Zagraj frakcją: { $faction }
aa-move-discard = Odrzuć: { $icons } { $colour } / { $icons2 } { $colour2 } (liczba { $number })
aa-move-pay = { $icons } { $colour } (karta { $icons } { $colour } / { $icons2 } { $colour2 }, liczba { $number })
aa-move-pay-planet = { $icons } { $colour } z planety { $planet } (liczba { $number })
aa-move-draw = { $icons } { $colour } / { $icons2 } { $colour2 }, liczba { $number }
aa-move-top = Na wierzchu: { $card }
aa-move-system = Nowy system: { $system }
aa-move-gain = { $artifact }
aa-move-plan = { $plan }
aa-move-deal = { $faction }
aa-move-first = Zaczyna { $player }

## Zdarzenia

aa-event-first = Zaczyna { $player }.
aa-event-faction = { $player }: frakcja { $faction }.
aa-event-turn = Runda { $round }: { $player }.
aa-event-passes = { $player } pasuje.
aa-event-buys = { $player } kupuje kartę ({ $cls }).
aa-event-takes = { $player } bierze kartę: { $card }.
aa-event-top = Na wierzchu talii: { $card }.
aa-event-system = Nowy system Obcych: { $system }.
aa-event-marker = Talia surowców się skończyła: znacznik rund na polu { $marker }.
aa-event-ending = Talia surowców skończyła się po raz ostatni: to ostatnia runda.
aa-event-completed = { $player } kończy kartę { $card }: { $side }.
aa-event-produced = { $player }: produkuje { $planet }.
aa-event-vp = { $vp ->
    [one] { $player } zdobywa { $vp } punkt.
    [few] { $player } zdobywa { $vp } punkty.
   *[other] { $player } zdobywa { $vp } punktów.
}
aa-event-credits = { $player } otrzymuje { $credits } K.
aa-event-traded = { $player } handluje i ma { $credits } K.
aa-event-technology = { $vp ->
    [0] { $player }: { $card } nic nie przynosi.
    [one] { $player }: { $card } przynosi { $vp } punkt.
    [few] { $player }: { $card } przynosi { $vp } punkty.
   *[other] { $player }: { $card } przynosi { $vp } punktów.
}
aa-event-artifact = { $player } zdobywa artefakt: { $artifact }.
aa-event-plan = { $player } dobiera plan obronny.
aa-event-attached = { $icons ->
    [one] { $player }: { $icons } symbol czeka pod kartą { $card }.
    [few] { $player }: { $icons } symbole czekają pod kartą { $card }.
   *[other] { $player }: { $icons } symboli czeka pod kartą { $card }.
}
aa-event-uses = { $player } używa: { $card }.
aa-event-fee = { $player } płaci, by użyć: { $card }.
aa-event-attack-system = { $player } atakuje system Obcych: { $system }.
aa-event-attack = { $player } atakuje: { $victim }.
aa-event-defence = { $player } broni się planem: { $plan }.
aa-event-value = { $ship }: karta { $number }, wartość ataku { $value }.
aa-event-damaged = { $player }: { $ship } jest uszkodzony i wraca do budowy.
aa-event-destroyed = { $player }: { $ship } jest zniszczony.
aa-event-blockade = { $player } blokuje: { $card }.
aa-event-unblocked = { $player } zdejmuje żeton blokady: { $card }.
