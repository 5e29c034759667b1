### Alien Artifacts: słowa planszy w przeglądarce.

aa-web-board = Stół Alien Artifacts
aa-web-leaves = Części stołu
aa-web-leaf-table = Stół
aa-web-leaf-empire = Imperium
aa-web-leaf-rivals = Rywale
aa-web-region-decks = Talie planet, technologii i statków
aa-web-region-system = System obcych
aa-web-region-end = Koniec gry
aa-web-region-rivals = Inni gracze
aa-web-region-ask = O co chodzi teraz
aa-web-region-own = Twoje punkty, Bank i frakcja
aa-web-region-hand = Twoje karty zasobów
aa-web-region-held = Twoje artefakty i plany obrony
aa-web-region-turn = Handel i koniec tury
aa-web-rules-of = Zasady: { $part }
aa-web-row-planet = Planety
aa-web-row-tech = Technologie
aa-web-row-ship = Statki
aa-web-nothing-planet = Jeszcze żadnej planety: kup ją, a potem odkryj za zielone ikony.
aa-web-nothing-tech = Jeszcze żadnej technologii: kup ją, a potem opracuj za niebieskie ikony.
aa-web-nothing-ship = Jeszcze żadnego statku: kup go, a potem zbuduj za czerwone ikony.
aa-web-left = zostało { $count }
aa-web-deck-empty = Talia jest pusta
aa-web-system = System obcych: { $system }
aa-web-no-system = Nie jest znany żaden system obcych.
aa-web-reach = Twoje statki osiągną od { $from } do { $to }
aa-web-or-other-plan = (albo inny)
aa-web-end = Koniec
aa-web-end-text = Gra kończy się, gdy talia zasobów wyczerpie się tyle razy: { $decks }. Dotąd: { $gone }; kart w talii: { $left }.
aa-web-decks-gone = zużytych talii
aa-web-cards-left = { $count ->
    [one] karta została
    [few] karty zostały
    [many] kart zostało
   *[other] karty zostało
}
aa-web-end-near = Ostatnia talia: gdy skończą się jej karty (jeszcze { $left }), zaczyna się ostatnia runda.
aa-web-last-round = Ostatnia runda: wszyscy mają tyle samo tur, potem liczy się punkty.
aa-web-last-round-short = Ostatnia runda
aa-web-open-rival = Pokaż imperium: { $player }
aa-web-attack-rival = Zaatakuj: { $player }
aa-web-rival = { $faction }. Punkty: { $points }. Kredyty: { $credits }. Kart w ręce: { $cards }. Kart w imperium: { $empire }, w budowie: { $building }.
aa-web-rival-cards = Kart w Imperium: { $empire }, w budowie: { $building }
aa-web-empire = Imperium: { $player }
aa-web-back = Wróć do swojego
aa-web-points = Punkty, jakby gra skończyła się teraz
aa-web-bank = Kredyty
aa-web-bank-text = W Banku: { aa-credits }, mieści { $most }
aa-web-hand = Karty w ręce
aa-web-hand-empty = Twoja ręka jest pusta.
aa-web-resource = Karta zasobów
aa-web-hand-card = Karta zasobów, { $a } albo { $b }, liczba { $number }
aa-web-section = { $section }; druga część { $other }, liczba { $number }
aa-web-on-planet = { $section } na planecie { $planet }
aa-web-planet-stock = Jej karty płacą jak karty z ręki
aa-web-planet-bare = Wydobycie przyniesie jej nowe karty
aa-web-next = Następna karta kosztuje { $cost }; najwięcej kart: { $cards }
aa-web-cost = Koszt
aa-web-most = { $cards ->
    [one] do { $cards } karty
   *[other] do { $cards } kart
}
aa-web-prepare = Przygotuj
aa-web-prepare-text = Podłóż karty zasobów pod karty tego rzędu, na później.
aa-web-mine = Wydobycie
aa-web-income = Dochód
aa-web-offensive = Ofensywa
aa-web-unblock = Odblokuj
aa-web-trade = Handel
aa-web-trade-colour = Handluj zasobami: { $colour }
aa-web-pass = Pas
aa-web-end-turn = Koniec tury
aa-web-faction-action = Akcja twojej frakcji, { $faction }
aa-web-waits = { $player } decyduje: { $phase }
aa-web-limit = karty: { $marked } z { $cards }
aa-web-tokens = { $count ->
    [one] { $count } żeton blokady
    [few] { $count } żetony blokady
   *[other] { $count } żetonów blokady
}
aa-web-blockaded = { $count ->
    [one] Zablokowana: { $count } kredyt za jedno użycie
    [few] Zablokowana: { $count } kredyty za jedno użycie
   *[other] Zablokowana: { $count } kredytów za jedno użycie
}
aa-web-stock = { $count ->
    [one] { $count } karta zasobów na niej
    [few] { $count } karty zasobów na niej
   *[other] { $count } kart zasobów na niej
}
aa-web-progress = ikony pod nią: { $icons } z { $cost }
aa-web-bonus = Własna wartość ataku: +{ $bonus }
aa-web-bonus-target = Własna wartość ataku: +{ $alien } przeciw systemom obcych, +{ $rival } przeciw graczom
aa-web-condition = Co najmniej { $least }: { $counted } – { $play } PZ w grze, { $end } PZ na końcu
aa-web-stand-in = Nazwy i liczby na tej karcie są zastępcze, nasze: żadne źródło nie podaje prawdziwych.
aa-web-begins = Przed grą: { $cards }
aa-web-round = runda
aa-web-attack = Atak
aa-web-side-planet-logistic = Zasiedl: trwale niższe koszty
aa-web-side-planet-operational = Eksploatuj: od razu karty zasobów
aa-web-side-tech-logistic = Wdróż: zdolność dla ciebie
aa-web-side-tech-operational = Sprzedaj: punkty za to, co masz
aa-web-side-ship-logistic = Flota: płać jedną kartą więcej
aa-web-side-ship-operational = Misja: statek atakuje
aa-web-turn-done = Akcja wykonana. Użyj jeszcze, czego chcesz, albo zakończ turę.
aa-web-nothing-happens = Nic się nie dzieje.
aa-web-keep-all = Zachowaj wszystkie
aa-web-discard-some = Odrzuć { $count }
