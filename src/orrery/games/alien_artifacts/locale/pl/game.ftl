### Alien Artifacts: słowa gry.

aa-title = Artefakty Obcych
aa-about = Zbuduj imperium z dwustronnych kart. Wysyłaj statki na systemy obcych albo na sąsiadów.

## Elementy

aa-class-planet = Planeta
aa-class-tech = Technologia
aa-class-ship = Statek
aa-colour-blue = niebieski
aa-colour-green = zielony
aa-colour-red = czerwony
aa-colour-gold = złoty
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
aa-option-factions-doc = Frakcje są losowane albo wybierane w kolejności tur.
aa-option-factions-drawn = losowane
aa-option-factions-chosen = wybierane
aa-option-faction_end_scoring = Punkty frakcji
aa-option-faction_end_scoring-doc = Na koniec frakcje punktują na swój sposób.
aa-option-round_limit = Rundy
aa-option-round_limit-doc = Gra kończy się po tylu rundach; 0 oznacza brak limitu.

## Źródła punktów

aa-score-track = W trakcie gry
aa-score-cards = Karty
aa-score-technologies = Technologie
aa-score-faction = Frakcja

## Fazy i pytania

aa-phase-turn = Akcja
aa-phase-turn-prompt = Jedna akcja w turze; przed nią lub po niej użyj, czego chcesz.
aa-phase-payment = Zapłata
aa-phase-payment-prompt = Wybierz karty, którymi płacisz.
aa-phase-trade = Wymiana Zasobów
aa-phase-trade-prompt = Wybierz karty, które wymieniasz na Kredyty.
aa-phase-prepare = Przygotowanie Zasobów
aa-phase-prepare-prompt = Wybierz karty, które wsuniesz w tym rzędzie.
aa-phase-attach-to = Przygotowanie Zasobów
aa-phase-attach-to-prompt = Pod którą kartę trafia ta karta Zasobów?
aa-phase-three-colours = Trzy kolory
aa-phase-three-colours-prompt = Wybierz karty wszystkich trzech kolorów.
aa-phase-extra = Zakup karty
aa-phase-extra-prompt = Za ile dodatkowych kart płacisz?
aa-phase-keep = Wybór karty
aa-phase-keep-prompt = Które z tych kart zatrzymujesz?
aa-phase-side = Strona karty
aa-phase-side-prompt = Którą stroną karta trafia do Imperium?
aa-phase-target = Atak
aa-phase-target-prompt = Kogo atakujesz?
aa-phase-ships = Atak
aa-phase-ships-prompt = Które Statki atakują?
aa-phase-defence = Obrona
aa-phase-defence-prompt = Ktoś cię atakuje: wybierz Plan obronny.
aa-phase-next-ship = Atak
aa-phase-next-ship-prompt = Który Statek atakuje następny?
aa-phase-ability = Zdolność
aa-phase-ability-prompt = Użyć zdolności Statku?
aa-phase-redraw = Ponowne dobranie
aa-phase-redraw-prompt = Dobrać inną kartę ataku?
aa-phase-blockade = Blokada
aa-phase-blockade-prompt = Połóż żetony Blokady na kartach obrońcy.
aa-phase-show = Produkcja
aa-phase-show-prompt = Którą sekcję pokazuje wyprodukowana karta?
aa-phase-next-planet = Wydobycie na Planetach
aa-phase-next-planet-prompt = Która Planeta produkuje następna?
aa-phase-next-technology = Pozyskanie Przychodu
aa-phase-next-technology-prompt = Która Technologia punktuje następna?
aa-phase-next-build = Automatyczna Budowa
aa-phase-next-build-prompt = Która karta zostaje ukończona pierwsza?
aa-phase-next-trigger = Efekty
aa-phase-next-trigger-prompt = Efekt której karty jest pierwszy?
aa-phase-unblock = Zdjęcie Blokady
aa-phase-unblock-prompt = Z których kart zdejmujesz żetony?
aa-phase-choose-card = Karta
aa-phase-choose-card-prompt = Na której karcie używasz efektu?
aa-phase-choose-type = Przeszukanie
aa-phase-choose-type-prompt = Karty jakiego Rodzaju szukasz?
aa-phase-choose-class = Talia albo rząd
aa-phase-choose-class-prompt = Która talia albo który rząd?
aa-phase-attach-section = Przygotowanie Zasobów
aa-phase-attach-section-prompt = Którą sekcję pokazuje dołączona karta?
aa-phase-discard-price = Cena
aa-phase-discard-price-prompt = Którą kartę z ręki odrzucasz?
aa-phase-discard = Etap doboru kart
aa-phase-discard-prompt = Odrzuć dowolne karty z ręki, potem dobierz.
aa-phase-fee = Opłata za Blokadę
aa-phase-fee-prompt = Zapłacić, by ten jeden raz użyć zablokowanej karty?
aa-phase-final-fee = Podliczenie punktów
aa-phase-final-fee-prompt = Zapłacić, by zablokowana karta się liczyła?
aa-phase-faction = Frakcja
aa-phase-faction-prompt = Wybierz frakcję.
aa-phase-chance = Los
aa-phase-chance-prompt = Trwa dobieranie kart.
aa-phase-over = Koniec
aa-phase-over-prompt = Partia jest zakończona.

## Ruchy

aa-move-pass = Pas: żadna akcja nie jest możliwa
aa-move-end = Zakończ Etap akcji i dobierz karty
aa-move-done = Gotowe
aa-move-done-trade = Nie wymieniaj więcej
aa-move-done-prepare = Nie przygotowuj więcej
aa-move-done-three-colours = Nie płać więcej
aa-move-done-target = Nie atakuj
aa-move-done-ships = Więcej Statków nie atakuje
aa-move-done-discard = Zatrzymaj resztę i dobierz
aa-move-yes = Tak
aa-move-no = Nie
aa-move-yes-fee = Zapłać { aa-credits }, by użyć: { $card }
aa-move-yes-final-fee = Zapłać { aa-credits }, by liczyła się karta: { $card }
aa-move-no-fee = Nie płać za kartę: { $card }
aa-move-yes-ability = Zapłać { aa-credits } za +{ $bonus }
aa-move-no-ability = Nie płać za premię
aa-move-yes-redraw = Dobierz inną kartę zamiast wartości { $value }
aa-move-no-redraw = Zostaw wartość { $value }
aa-move-buy = Zakup karty za { aa-credits }: { $cls }
aa-move-extra = { $count ->
    [0] Weź kartę z wierzchu
    [one] Zapłać { $count } kredyt, by zobaczyć jeszcze { $count } kartę
    [few] Zapłać { $count } kredyty, by zobaczyć jeszcze { $count } karty
   *[other] Zapłać { $count } kredytów, by zobaczyć jeszcze { $count } kart
}
aa-move-build-planet = Odkryj Planetę { $card }: { aa-icons-green }
aa-move-build-tech = Rozwiń Technologię { $card }: { aa-icons-blue }
aa-move-build-ship = Zbuduj Statek { $card }: { aa-icons-red }
aa-move-prepare = Przygotuj Zasoby w rzędzie: { $cls }
aa-move-trade = Wymień Zasoby: kolor { $colour }
aa-move-unblock = { $count ->
    [one] Zdejmij { $count } żeton Blokady (ikony: { $icons }): { $cls }
    [few] Zdejmij { $count } żetony Blokady (ikony: { $icons }): { $cls }
   *[other] Zdejmij { $count } żetonów Blokady (ikony: { $icons }): { $cls }
}
aa-move-offensive = Start Ofensywy: { aa-icons-red }
aa-move-income = Pozyskanie Przychodu: { aa-icons-blue }
aa-move-mine = Wydobycie na Planetach: { aa-icons-green }
aa-move-faction = Akcja frakcyjna, Artefakt: { $section }
aa-move-faction-none = Akcja frakcyjna
aa-move-act = Akcja karty: { $card }
aa-move-use = Dodatkowo: { $card }
aa-move-artifact = Użyj Artefaktu: { $artifact }
aa-move-fee = Zapłać { aa-credits }, by raz użyć: { $card }
aa-move-keep = Zatrzymaj: { $card }
aa-move-card = { $card }
aa-move-card-attach-to = Pod kartę: { $card }
aa-move-card-blockade = Zablokuj: { $card } (gracz { $victim })
aa-move-card-next-planet = Produkuje: { $card }
aa-move-card-next-technology = Punktuje: { $card }
aa-move-card-next-build = Ukończ: { $card }
aa-move-card-next-trigger = Efekt karty: { $card }
aa-move-card-unblock = Zdejmij żeton: { $card }
aa-move-side-logistic = Strona logistyczna
aa-move-side-operational = Strona operacyjna
aa-move-side-planet-logistic = Zasiedl: { $card } – stała zniżka
aa-move-side-planet-operational = Eksploatuj: { $card } – produkcja od razu
aa-move-side-tech-logistic = Wdróż: { $card } – efekt jest twój
aa-move-side-tech-operational = Sprzedaj korporacjom: { $card } – punkty za warunki
aa-move-side-ship-logistic = Do floty: { $card } – Limit Konstrukcyjny jego akcji większy o 1
aa-move-side-ship-operational = Na misję: { $card } – może zaatakować
aa-move-ship = Atakuje: { $ship }
aa-move-attack-system = Zaatakuj System Obcych: { $system }
aa-move-attack = Zaatakuj: { $victim }
aa-move-defend = Broń się Planem: { $plan }
aa-move-show = Pokaż: { $section }
aa-move-section = Sekcja { $section }
aa-move-type = { $type }
aa-move-deck = Talia { $deck }
aa-move-row = Rząd: { $cls }
aa-move-pick = Zagraj frakcją: { $faction }
aa-move-discard = Odrzuć: { $section } / { $section2 }, cyfra { $number }
aa-move-pay = { $section } (druga sekcja: { $section2 }, cyfra { $number })
aa-move-pay-planet = { $section } z Planety { $planet } (druga sekcja: { $section2 }, cyfra { $number })
aa-move-draw = { $section } / { $section2 }, cyfra { $number }
aa-move-top = Na wierzchu: { $card }
aa-move-system = Nowy System Obcych: { $system }
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
aa-event-system = Nowy System Obcych: { $system }.
aa-event-marker = Talia Zasobów się wyczerpała: znacznik Rundy na polu { $marker }.
aa-event-ending = Talia Zasobów wyczerpała się po raz ostatni: to ostatnia runda.
aa-event-completed = { $player } kończy kartę: { $card }, { $side }.
aa-event-produced = { $player }: produkuje { $planet }.
aa-event-vp = { $vp ->
    [one] { $player } zdobywa { $vp } punkt.
    [few] { $player } zdobywa { $vp } punkty.
   *[other] { $player } zdobywa { $vp } punktów.
}
aa-event-credits = { $player } otrzymuje { aa-credits }.
aa-event-traded = { $player } wymienia Zasoby i ma { aa-credits }.
aa-event-technology = { $vp ->
    [0] { $player }: { $card } nic nie przynosi.
    [one] { $player }: { $card } przynosi { $vp } punkt.
    [few] { $player }: { $card } przynosi { $vp } punkty.
   *[other] { $player }: { $card } przynosi { $vp } punktów.
}
aa-event-artifact = { $player } zdobywa Artefakt: { $artifact }.
aa-event-plan = { $player } dobiera Plan obronny.
aa-event-attached = { $icons ->
    [one] { $player }: { $icons } ikona czeka pod kartą { $card }.
    [few] { $player }: { $icons } ikony czekają pod kartą { $card }.
   *[other] { $player }: { $icons } ikon czeka pod kartą { $card }.
}
aa-event-uses = { $player } używa: { $card }.
aa-event-fee = { $player } płaci, by użyć: { $card }.
aa-event-attack-system = { $player } atakuje System Obcych: { $system }.
aa-event-attack = { $player } atakuje: { $victim }.
aa-event-defence = { $player } broni się Planem: { $plan }.
aa-event-value = { $player }: { $ship }, karta { $number }, Wartość Ataku { $value }.
aa-event-damaged = { $player }: Statek uszkodzony, wraca do Stadium Budowy: { $ship }.
aa-event-destroyed = { $player }: Statek zniszczony: { $ship }.
aa-event-blockade = { $player } blokuje: { $card }.
aa-event-unblocked = { $player } zdejmuje żeton Blokady: { $card }.

## Ikony, talie, akcje

aa-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}
aa-icons-blue = { $icons ->
    [one] { $icons } niebieska
    [few] { $icons } niebieskie
   *[other] { $icons } niebieskich
}
aa-icons-green = { $icons ->
    [one] { $icons } zielona
    [few] { $icons } zielone
   *[other] { $icons } zielonych
}
aa-icons-red = { $icons ->
    [one] { $icons } czerwona
    [few] { $icons } czerwone
   *[other] { $icons } czerwonych
}
aa-icons-gold = { $icons ->
    [one] { $icons } złota
    [few] { $icons } złote
   *[other] { $icons } złotych
}
aa-icons2-blue = { $icons2 ->
    [one] { $icons2 } niebieska
    [few] { $icons2 } niebieskie
   *[other] { $icons2 } niebieskich
}
aa-icons2-green = { $icons2 ->
    [one] { $icons2 } zielona
    [few] { $icons2 } zielone
   *[other] { $icons2 } zielonych
}
aa-icons2-red = { $icons2 ->
    [one] { $icons2 } czerwona
    [few] { $icons2 } czerwone
   *[other] { $icons2 } czerwonych
}
aa-icons2-gold = { $icons2 ->
    [one] { $icons2 } złota
    [few] { $icons2 } złote
   *[other] { $icons2 } złotych
}
aa-deck-planet = Planet
aa-deck-tech = Technologii
aa-deck-ship = Statków
aa-deck-chosen = wybranej klasy
aa-type-chosen = do wyboru
aa-place-construction = do Stadium Budowy
aa-place-empire_logistic = do Imperium, stroną logistyczną ku górze
aa-place-empire_operational = do Imperium, stroną operacyjną ku górze
aa-deed-discover_planet = Odkrycie Planety
aa-deed-develop_tech = Rozwój Technologii
aa-deed-build_ship = Budowa Statku
aa-deed-buy = Zakup karty
aa-deed-prepare_resources = Przygotowanie Zasobów
aa-deed-trade_resources = Wymiana Zasobów
aa-deed-remove_blockade = Zdjęcie Blokady
aa-deed-start_offensive = Start Ofensywy
aa-deed-collect_income = Pozyskanie Przychodu
aa-deed-mine_planets = Wydobycie na Planetach
aa-deed-faction_action = akcja frakcyjna
aa-deed-any = każda akcja

## Co jest na kartach

aa-line-type = Rodzaj: { $type }
aa-line-logistic = Strona logistyczna. { $text }
aa-line-operational = Strona operacyjna. { $text }
aa-line-plain = { $text }
aa-line-bonus = Strona operacyjna. Własna Wartość Ataku: +{ $bonus }
aa-line-bonus-target = Strona operacyjna. Własna Wartość Ataku: +{ $alien } przeciw Systemom Obcych, +{ $rival } przeciw graczom
aa-line-resource = { $section } ({ $type }) / { $section2 } ({ $type2 }), cyfra { $number }
aa-line-condition = Strona operacyjna. Warunek: { $counted }, co najmniej { $least }: { $play } PZ podczas rozgrywki, { $end } PZ na koniec
aa-line-row = { $values }: { $brings }
aa-brings-1 = { $first }
aa-brings-2 = { $first }, { $second }
aa-brings-3 = { $first }, { $second }, { $third }
aa-when-static = Stałe: { $does }
aa-when-on_enter = Po ukończeniu: { $does }
aa-when-on_card_added = Stałe, ilekroć kończysz kartę: { $does }
aa-when-on_card_added-class = Stałe, ilekroć kończysz kartę ({ $added }): { $does }
aa-when-on_card_added-first = Stałe, ilekroć kończysz kartę, która jest pierwszą swojego Rodzaju w swoim rzędzie: { $does }
aa-when-on_attack_start = Stałe, raz na każdy twój atak: { $does }
aa-when-on_ship_attack = Gdy atakuje: { $does }
aa-when-on_attack_value = Stałe, dla każdego atakującego Statku: { $does }
aa-when-on_ship_result = Po ataku, jeśli Statek przetrwał: { $does }
aa-when-on_ship_loss = Gdy tracisz Statek: { $does }
aa-when-on_ship_loss-own = Gdy miałby być stracony: { $does }
aa-when-on_blockade_row = Gdy kładziesz żetony Blokady: { $does }
aa-when-on_blockade_row-own = Gdy jego atak kładzie żetony Blokady: { $does }
aa-when-on_defend = Stałe, gdy ktoś cię atakuje: { $does }
aa-when-on_production_match = Stałe, za każdy PZ z wyprodukowanej karty: { $does }
aa-when-on_trade = Stałe, po Wymianie Zasobów: { $does }
aa-when-additional = Dodatkowo, raz na turę: { $does }
aa-when-action = Akcja: { $does }
aa-when-faction_action = Akcja frakcyjna: { $does }
aa-when-artifact = Jednorazowo, w twojej turze: { $does }
aa-when-setup = Przed rozgrywką: { $does }
aa-when-end_scoring = Na koniec: { $does }
aa-each = { $gain } za każdą taką pozycję: { $counted }
aa-each-few = { $gain } za każde { $div } takie pozycje: { $counted }
aa-if-value = przy Wartości Ataku co najmniej { $value } { $then }
aa-if-marker = jeśli znacznik Rundy jest na polu { $marker } lub niższym, { $then }
aa-this-turn = w tej turze { $lasting }
aa-paid = { $price }, a potem { $deal }
aa-paid-may = możesz: { $price }, a potem { $deal }
aa-price-credits = { $fee ->
    [one] zapłać { $fee } kredyt
    [few] zapłać { $fee } kredyty
   *[other] zapłać { $fee } kredytów
}
aa-price-discard = { $discards ->
    [one] odrzuć { $discards } kartę z ręki
    [few] odrzuć { $discards } karty z ręki
   *[other] odrzuć { $discards } kart z ręki
}
aa-price-any = zapłać kartami wszystkich trzech kolorów, w liczbie co najwyżej { $most }
aa-price-icons = zapłać ikonami: { $section }, bez złotych
aa-price-icons-gold = zapłać ikonami: { $section }, złote też się liczą
aa-count-cards-any = karty w Imperium
aa-count-cards-planet = Planety
aa-count-cards-tech = Technologie
aa-count-cards-ship = Statki
aa-count-of-type = { $cards } (Rodzaj: { $of })
aa-count-of-side = { $cards } ({ $side })
aa-count-of-type-and-side = { $cards } (Rodzaj: { $of }, { $side })
aa-count-types-any = różne Rodzaje w Imperium
aa-count-types-planet = różne Rodzaje wśród Planet
aa-count-types-tech = różne Rodzaje wśród Technologii
aa-count-types-ship = różne Rodzaje wśród Statków
aa-count-construction-any = karty w Stadium Budowy
aa-count-construction-planet = Planety w Stadium Budowy
aa-count-construction-tech = Technologie w Stadium Budowy
aa-count-construction-ship = Statki w Stadium Budowy
aa-count-sets = zestawy: Planeta, Technologia i Statek
aa-count-credits = kredyty w Banku
aa-count-artifacts = posiadane Artefakty
aa-count-defence_plans = posiadane Plany obronne
aa-count-resources_on_planets = karty Zasobów na twoich Planetach
aa-count-blockades_on_others = żetony Blokady na kartach innych graczy
aa-count-colour_sets_paid = opłacone zestawy ikon: niebieska, zielona i czerwona
aa-does-gain_vp = zdobądź { $vp } PZ
aa-does-gain_credits = otrzymaj { aa-credits }
aa-does-draw_resources = { $resources ->
    [one] dobierz { $resources } kartę Zasobów
    [few] dobierz { $resources } karty Zasobów
   *[other] dobierz { $resources } kart Zasobów
}
aa-does-gain_artifact = { $artifacts ->
    [one] zdobądź { $artifacts } Artefakt
    [few] zdobądź { $artifacts } Artefakty
   *[other] zdobądź { $artifacts } Artefaktów
}
aa-does-gain_defence_plan = { $plans ->
    [one] dobierz { $plans } Plan obronny
    [few] dobierz { $plans } Plany obronne
   *[other] dobierz { $plans } Planów obronnych
}
aa-does-take_cards = { $draw ->
    [one] dobierz { $draw } kartę z talii { $deck }; zatrzymaj { $keep }: { $place }
    [few] dobierz { $draw } karty z talii { $deck }; zatrzymaj { $keep }: { $place }
   *[other] dobierz { $draw } kart z talii { $deck }; zatrzymaj { $keep }: { $place }
}
aa-does-take_cards-all = { $keep ->
    [one] weź { $keep } kartę z talii { $deck }: { $place }
    [few] weź { $keep } karty z talii { $deck }: { $place }
   *[other] weź { $keep } kart z talii { $deck }: { $place }
}
aa-does-search = przeszukaj talię { $deck } (szukany Rodzaj: { $wanted }); karta trafia { $place }
aa-does-produce = { $resources ->
    [one] wyprodukuj { $resources } kartę na jednej z twoich operacyjnych Planet
    [few] wyprodukuj { $resources } karty na jednej z twoich operacyjnych Planet
   *[other] wyprodukuj { $resources } kart na jednej z twoich operacyjnych Planet
}
aa-does-produce-that = { $resources ->
    [one] wyprodukuj na tej Planecie { $resources } kartę
    [few] wyprodukuj na tej Planecie { $resources } karty
   *[other] wyprodukuj na tej Planecie { $resources } kart
}
aa-does-produce_delta = { $resources ->
    [one] eksploatowane Planety produkują na wejściu o { $resources } kartę więcej
    [few] eksploatowane Planety produkują na wejściu o { $resources } karty więcej
   *[other] eksploatowane Planety produkują na wejściu o { $resources } kart więcej
}
aa-does-cost_delta-icons = { $dearer ->
    [0] { $deed }: koszt mniejszy o { $change ->
        [one] { $change } ikonę
        [few] { $change } ikony
       *[other] { $change } ikon
    }
   *[other] { $deed }: koszt większy o { $change ->
        [one] { $change } ikonę
        [few] { $change } ikony
       *[other] { $change } ikon
    }
}
aa-does-cost_delta-credits = { $dearer ->
    [0] { $deed }: koszt mniejszy o { $change ->
        [one] { $change } kredyt
        [few] { $change } kredyty
       *[other] { $change } kredytów
    }
   *[other] { $deed }: koszt większy o { $change ->
        [one] { $change } kredyt
        [few] { $change } kredyty
       *[other] { $change } kredytów
    }
}
aa-does-limit_delta = { $deed }: Limit Konstrukcyjny większy o { $more }
aa-does-hand_size_delta = { $resources ->
    [one] w Etapie doboru dobierasz o { $resources } kartę Zasobów więcej
    [few] w Etapie doboru dobierasz o { $resources } karty Zasobów więcej
   *[other] w Etapie doboru dobierasz o { $resources } kart Zasobów więcej
}
aa-does-gold_ok = złotymi ikonami wolno płacić: { $deed }
aa-does-attack_delta-any = { $bonus } do Wartości Ataku
aa-does-attack_delta-alien = { $bonus } do Wartości Ataku przeciw Systemom Obcych
aa-does-attack_delta-player = { $bonus } do Wartości Ataku przeciw graczom
aa-does-attack_delta-self = { $bonus } do Wartości Ataku Statków, które cię atakują
aa-does-attack_once = zaatakuj jednym gotowym operacyjnym Statkiem
aa-does-attack_once-that = może od razu zaatakować
aa-does-redraw_attack = { $times ->
    [one] możesz raz wymienić odkrytą kartę
   *[other] możesz wymienić odkrytą kartę, razy: { $times }
}
aa-does-loss_downgrade = Statek, który byłby zniszczony, jest tylko uszkodzony
aa-does-place_blockade = { $tokens ->
    [one] połóż { $tokens } żeton Blokady
    [few] połóż { $tokens } żetony Blokady
   *[other] połóż { $tokens } żetonów Blokady
}
aa-does-place_blockade_delta = połóż o { $more } więcej
aa-does-remove_blockade-any = { $tokens ->
    [one] zdejmij ze swoich kart { $tokens } żeton Blokady
    [few] zdejmij ze swoich kart { $tokens } żetony Blokady
   *[other] zdejmij ze swoich kart { $tokens } żetonów Blokady
}
aa-does-remove_blockade-planet = { $tokens ->
    [one] zdejmij ze swoich Planet { $tokens } żeton Blokady
    [few] zdejmij ze swoich Planet { $tokens } żetony Blokady
   *[other] zdejmij ze swoich Planet { $tokens } żetonów Blokady
}
aa-does-remove_blockade-tech = { $tokens ->
    [one] zdejmij ze swoich Technologii { $tokens } żeton Blokady
    [few] zdejmij ze swoich Technologii { $tokens } żetony Blokady
   *[other] zdejmij ze swoich Technologii { $tokens } żetonów Blokady
}
aa-does-remove_blockade-ship = { $tokens ->
    [one] zdejmij ze swoich Statków { $tokens } żeton Blokady
    [few] zdejmij ze swoich Statków { $tokens } żetony Blokady
   *[other] zdejmij ze swoich Statków { $tokens } żetonów Blokady
}
aa-does-attach_from_deck-any = { $resources ->
    [one] odkryj { $resources } kartę Zasobów dla karty w Stadium Budowy i dołącz, jeśli pasuje
    [few] odkryj { $resources } karty Zasobów dla karty w Stadium Budowy i dołącz pasujące
   *[other] odkryj { $resources } kart Zasobów dla karty w Stadium Budowy i dołącz pasujące
}
aa-does-attach_from_deck-planet = { $resources ->
    [one] odkryj { $resources } kartę Zasobów dla Planety w Stadium Budowy i dołącz, jeśli pasuje
    [few] odkryj { $resources } karty Zasobów dla Planety w Stadium Budowy i dołącz pasujące
   *[other] odkryj { $resources } kart Zasobów dla Planety w Stadium Budowy i dołącz pasujące
}
aa-does-attach_from_deck-tech = { $resources ->
    [one] odkryj { $resources } kartę Zasobów dla Technologii w Stadium Budowy i dołącz, jeśli pasuje
    [few] odkryj { $resources } karty Zasobów dla Technologii w Stadium Budowy i dołącz pasujące
   *[other] odkryj { $resources } kart Zasobów dla Technologii w Stadium Budowy i dołącz pasujące
}
aa-does-attach_from_deck-ship = { $resources ->
    [one] odkryj { $resources } kartę Zasobów dla Statku w Stadium Budowy i dołącz, jeśli pasuje
    [few] odkryj { $resources } karty Zasobów dla Statku w Stadium Budowy i dołącz pasujące
   *[other] odkryj { $resources } kart Zasobów dla Statku w Stadium Budowy i dołącz pasujące
}
aa-does-attach_from_deck-same_card = { $resources ->
    [one] odkryj { $resources } kartę Zasobów dla znalezionej karty i dołącz, jeśli pasuje
    [few] odkryj { $resources } karty Zasobów dla znalezionej karty i dołącz pasujące
   *[other] odkryj { $resources } kart Zasobów dla znalezionej karty i dołącz pasujące
}
aa-does-attach_from_hand = { $resources ->
    [one] przygotuj { $resources } kartę Zasobów z ręki
    [few] przygotuj do { $resources } kart Zasobów z ręki
   *[other] przygotuj do { $resources } kart Zasobów z ręki
}
aa-does-build_now-any = ukończ za darmo kartę ze Stadium Budowy
aa-does-build_now-planet = ukończ za darmo Planetę ze Stadium Budowy
aa-does-build_now-tech = ukończ za darmo Technologię ze Stadium Budowy
aa-does-build_now-ship = ukończ za darmo Statek ze Stadium Budowy
aa-does-perform = wykonaj akcję za jej zwykły koszt: { $deed }
aa-does-perform-icons = { $dearer ->
    [0] wykonaj akcję: { $deed }, koszt mniejszy o { $change ->
        [one] { $change } ikonę
        [few] { $change } ikony
       *[other] { $change } ikon
    }
   *[other] wykonaj akcję: { $deed }, koszt większy o { $change ->
        [one] { $change } ikonę
        [few] { $change } ikony
       *[other] { $change } ikon
    }
}
aa-does-perform-credits = { $dearer ->
    [0] wykonaj akcję: { $deed }, koszt mniejszy o { $change ->
        [one] { $change } kredyt
        [few] { $change } kredyty
       *[other] { $change } kredytów
    }
   *[other] wykonaj akcję: { $deed }, koszt większy o { $change ->
        [one] { $change } kredyt
        [few] { $change } kredyty
       *[other] { $change } kredytów
    }
}
aa-does-perform-ships = { $dearer ->
    [0] wykonaj akcję: { $deed }, koszt mniejszy o { $change }, Statki: najwyżej { $ships }
   *[other] wykonaj akcję: { $deed }, koszt większy o { $change }, Statki: najwyżej { $ships }
}
aa-does-extra_actions = { $actions ->
    [one] wykonaj w tej turze jeszcze { $actions } akcję
    [few] wykonaj w tej turze jeszcze do { $actions } akcji
   *[other] wykonaj w tej turze jeszcze do { $actions } akcji
}
aa-does-extra_turns = { $turns ->
    [one] zaraz po tej turze rozegraj jeszcze { $turns } turę
    [few] zaraz po tej turze rozegraj jeszcze { $turns } tury
   *[other] zaraz po tej turze rozegraj jeszcze { $turns } tur
}
aa-does-score_tech = odkryj kartę Zasobów; jeśli któraś sekcja ma ten Rodzaj, punktuj najlepszy spełniony warunek
aa-does-destroyed = Statek zniszczony
aa-does-damaged = Statek uszkodzony
aa-does-none = nic się nie dzieje

## Dlaczego nie

aa-why-credits = Cena wynosi { aa-credits }; brakuje { $missing }.
aa-why-icons = { $gold ->
    [0] Koszt w ikonach: { $section }, a złote się nie liczą.
   *[other] Koszt w ikonach: { $section }, złote też się liczą.
} { $cards ->
    [one] Jedyna karta, której wolno użyć, daje najwyżej { $reach }.
    [few] { $cards } karty, których wolno użyć, dają najwyżej { $reach }.
   *[other] { $cards } kart, których wolno użyć, daje najwyżej { $reach }.
}
aa-why-under-construction = Ta karta jest jeszcze w Stadium Budowy i nic nie daje: { $card }.
aa-why-not-yours = Nie ma jej w twoim Imperium: { $card }.
aa-why-blockaded = Ta karta jest zablokowana: { $card }. Najpierw zapłać { aa-credits } za jedno użycie.
aa-why-pass-acted = Twoja akcja jest już wykonana: zamiast pasować, zakończ Etap akcji.
aa-why-pass-possible = Pasować wolno tylko wtedy, gdy żadna akcja nie jest możliwa.
aa-why-end-early = W każdej turze wykonuje się akcję, a ta jeszcze przed tobą.
aa-why-no-action = Twoja akcja w tej turze jest już wykonana.
aa-why-deck-empty = W talii nie ma już takiej karty: { $cls }.
aa-why-decks-empty = Talie są puste.
aa-why-not-building = Tej karty nie ma w twoim Stadium Budowy: { $card }.
aa-why-built = Ta karta jest już w twoim Imperium: { $card }.
aa-why-row-empty = W Stadium Budowy nie masz karty tej klasy: { $cls }.
aa-why-no-section = Żadna z twoich kart Zasobów nie pokazuje tego koloru ani złota: { $colour }.
aa-why-no-cards = Nie masz kart Zasobów do wymiany.
aa-why-no-colour = Żadna z twoich kart Zasobów nie pokazuje tego koloru: { $colour }.
aa-why-gold-alone = Złote wymienia się razem z kolorem, który masz, albo osobno, gdy nie masz innego.
aa-why-tokens = { $count ->
    [0] Na twoich kartach tej klasy nie ma żetonów Blokady: { $cls }.
    [one] Na twoich kartach tej klasy jest tylko { $count } żeton Blokady: { $cls }.
    [few] Na twoich kartach tej klasy są tylko { $count } żetony Blokady: { $cls }.
   *[other] Na twoich kartach tej klasy jest tylko { $count } żetonów Blokady: { $cls }.
}
aa-why-no-tokens = Na twoich kartach nie ma żetonów Blokady.
aa-why-ships-attacked = Wszystkie twoje operacyjne Statki już w tej turze atakowały.
aa-why-all-blockaded = Wszystkie twoje operacyjne karty tej klasy są zablokowane: najpierw zapłać opłatę. Klasa: { $cls }.
aa-why-no-operational = Nie masz operacyjnej karty tej klasy: { $cls }.
aa-why-no-resources = Nie ma już kart Zasobów do dobrania.
aa-why-no-artifacts-left = Nie ma już Artefaktów do zdobycia.
aa-why-no-plans-left = Nie ma już Planów obronnych do dobrania.
aa-why-operational-side = { $card } leży stroną operacyjną ku górze: tak używa się tylko strony logistycznej.
aa-why-logistic-side = { $card } leży stroną logistyczną ku górze: atakują tylko Statki operacyjne.
aa-why-no-card-action = Na tej karcie nie ma akcji: { $card }.
aa-why-no-additional = Na tej karcie nie ma efektu „Dodatkowo”: { $card }.
aa-why-used = Efekt „Dodatkowo” tej karty został już w tej turze użyty: { $card }.
aa-why-hand-short = { $cards ->
    [one] Kosztuje to { $cards } kartę z ręki, a twoja ręka jest pusta.
    [few] Kosztuje to { $cards } karty z ręki, a masz ich mniej.
   *[other] Kosztuje to { $cards } kart z ręki, a masz ich mniej.
}
aa-why-three-colours = Potrzeba ikon niebieskich, zielonych i czerwonych, po jednym kolorze z karty; kart najwyżej { $cards }.
aa-why-no-artifact = Nie masz tego Artefaktu: { $artifact }.
aa-why-no-change = Teraz niczego by to nie zmieniło.
aa-why-marker = Działa tylko wtedy, gdy znacznik Rundy jest na polu { $most } lub niższym, a jest na polu { $marker }.
aa-why-bank-full = Twój Bank jest pełny.
aa-why-no-construction = Nie masz kart w Stadium Budowy.
aa-why-nothing-to-prepare = Żadna karta z ręki nie pasuje do kart w Stadium Budowy.
aa-why-not-blockaded = Ta karta nie jest zablokowana: { $card }.
aa-why-fee-paid = Opłata za tę kartę na najbliższe użycie jest już uiszczona: { $card }.
aa-why-fee-useless = W tej turze nie ma już do czego użyć tej karty: { $card }.
aa-why-better-section = Druga sekcja tej karty daje nie mniej, a karta i tak przepada.
aa-why-too-little = Po tej karcie brakowałoby jeszcze { $missing }, czego inne karty nie dadzą.
aa-why-needless = W zapłacie z tą kartą jedna karta byłaby zbędna.
aa-why-one-card = Wybierz co najmniej jedną kartę.
aa-why-hand-only = Tu wolno użyć tylko kart z ręki.
aa-why-colour-missing = Trzeba zapłacić każdym kolorem; brakuje: { $colour }.
aa-why-colour-first = Podawane pojedynczo, najpierw idzie inny kolor: { $colour }.
aa-why-colours-lost = Z tą kartą nie dałoby się już zapłacić każdym kolorem.
aa-why-hand-excess = { $cards ->
    [one] Masz za dużo kart na ręce: odrzuć co najmniej { $cards } kartę.
    [few] Masz za dużo kart na ręce: odrzuć co najmniej { $cards } karty.
   *[other] Masz za dużo kart na ręce: odrzuć co najmniej { $cards } kart.
}
aa-why-not-in-hand = Nie masz tej karty na ręce.
aa-why-not-on-planet = Ta karta nie leży tak na tej Planecie: { $planet }.
aa-why-gold = Złotymi ikonami nie wolno tu płacić.
aa-why-colour = Wszystkie ikony są jednego koloru; tu jest to: { $colour }.
aa-why-extra-credits = Każda dodatkowa karta kosztuje 1 kredyt; w Banku masz { aa-credits }.
aa-why-extra-cards = { $count ->
    [one] W tej talii jest jeszcze tylko { $count } karta.
    [few] W tej talii są jeszcze tylko { $count } karty.
   *[other] W tej talii jest jeszcze tylko { $count } kart.
}
aa-why-not-drawn = Nie ma jej wśród dobranych kart: { $card }.
aa-why-not-in-row = Tej karty nie ma w tym rzędzie Stadium Budowy: { $card } ({ $cls }).
aa-why-not-covered = To, co leży pod tą kartą, nie pokrywa jej kosztu: { $card }.
aa-why-not-triggered = Ta karta nie ma nic wspólnego z tym, co się teraz dzieje: { $card }.
aa-why-not-producing = Nie ma jej wśród Planet, które mają jeszcze produkować: { $card }.
aa-why-not-scoring = Nie ma jej wśród Technologii, które mają jeszcze punktować: { $card }.
aa-why-must-attack = Atak już trwa: wybierz cel.
aa-why-no-system = Nie ma Systemu Obcych, który można by zaatakować.
aa-why-own-empire = Nie można atakować własnego Imperium.
aa-why-no-seat = Liczba graczy przy tym stole: { $players }.
aa-why-one-ship = Atakuje co najmniej jeden Statek.
aa-why-attacked = Ten Statek już w tej turze atakował: { $ship }.
aa-why-ship-not-due = Nie ma go wśród Statków, które mają jeszcze zaatakować: { $ship }.
aa-why-no-plan = Nie masz tego Planu obronnego: { $plan }.
aa-why-not-in-empire = Tej karty nie ma w Imperium gracza { $victim }: { $card }.
aa-why-no-token = Na tej karcie nie ma twojego żetonu Blokady do zdjęcia: { $card }.
aa-why-other-class = { $card } należy do innej klasy niż opłacona: { $cls }.
aa-why-not-fitting = Tego efektu nie można użyć na tej karcie: { $card }.
aa-why-no-type = W talii nie ma już karty tego Rodzaju: { $type } ({ $cls }).
aa-why-faction-taken = Tę frakcję ma już { $player }: { $faction }.

## Dlaczego taki ruch

aa-hint-points = To najpewniejsza droga do punktów.
aa-hint-turn = Daje ci więcej do zrobienia albo efekt, który dopiero nadejdzie.
aa-hint-empire = Najbardziej pomaga twojemu Imperium i temu, co jego karty zrobią w następnych turach.
aa-hint-faction = Pasuje do tego, za co twoja frakcja punktuje na końcu.
aa-hint-technologies = Najbardziej zwiększa to, co dadzą twoje Technologie.
aa-hint-planets = Najbardziej zwiększa to, co dadzą twoje Planety przy wydobyciu.
aa-hint-ships = Najbardziej pomaga twoim Statkom i ich atakom.
aa-hint-blockades = Zdejmuje Blokadę z twojego Imperium albo go przed nią chroni.
aa-hint-construction = Najbardziej pomaga kartom, które budujesz.
aa-hint-ready = Zostawia ci dość, by od razu zapłacić za coś dobrego.
aa-hint-supplies = Zostawia ci więcej na opłaty: karty na ręce, karty wyprodukowane albo kredyty.
aa-hint-artifacts = Najbardziej pomaga twoim Artefaktom.
aa-hint-plans = Najbardziej pomaga twojej obronie.
