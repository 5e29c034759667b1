### Plansza Alien Frontiers

af-board-turn = gra teraz:
af-board-stations = Stacje orbitalne
af-board-planet = Planeta
af-board-players = Gracze
af-board-display = Wyłożone technologie
af-board-display-short = Wyłożone:
af-board-hub-docks = każdy gracz: { $docks ->
    [one] { $docks } dok
    [few] { $docks } doki
    [many] { $docks } doków
   *[other] { $docks } doku
}
af-board-relic = Statek-Relikt:
af-board-relic-hand = do zadokowania
af-board-points = Punkty
af-board-fuel = Paliwo
af-board-ore = Ruda
af-board-ships = Statki
af-board-left = Kolonie
af-board-hub = Centrum
af-board-piles = stos { $deck }, odrzucone { $discards }
af-board-hand = { $ships ->
    [one] { $ships } statek do zadokowania
    [few] { $ships } statki do zadokowania
    [many] { $ships } statków do zadokowania
   *[other] { $ships } statku do zadokowania
}

## Krótkie opisy na planszę

af-board-field-isolation = Izo
af-board-field-positron = Poz
af-board-field-repulsor = Odp
af-board-bonus-asimov = drugi w turze statek w Centrum: +1 pole
af-board-bonus-bradbury = Konstruktor Kolonii: o 1 rudę mniej
af-board-bonus-burroughs = zakup Reliktu: 1 paliwo, 1 ruda
af-board-bonus-heinlein = Rynek Orbitalny: zawsze 1 paliwo za 1 rudę
af-board-bonus-herbert = Stocznia: o 1 paliwo i 1 rudę mniej
af-board-bonus-lem = Konwerter Słoneczny: +1 paliwo za statek
af-board-bonus-pohl = użycie karty: o 1 paliwo mniej
af-board-bonus-vanvogt = Kopalnia: pierwszy statek dowolny
af-board-station-artifact = Suma 8: weź kartę. Każdy statek może wymienić karty.
af-board-station-constructor = Trzy równe statki i 3 rudy: kolonia ląduje.
af-board-station-hub = Dowolny statek: kolonia o pole dalej; z ostatniego startuje.
af-board-station-mine = Nie niższy niż najwyższy tutaj: 1 ruda.
af-board-station-market = Para: przez całą turę ruda za paliwo.
af-board-station-raiders = Trzy kolejne: zabierz 4 zasoby lub kartę.
af-board-station-shipyard = Para, paliwo i ruda: nowy statek.
af-board-station-solar = Paliwo: połowa wartości, w górę.
af-board-station-terraform = Szóstka, 1 paliwo, 1 ruda: kolonia ląduje; statek przepada.
af-board-station-bay = Statki bez doku czekają tu na następny rzut.
af-board-card-city = 1 punkt
af-board-card-monument = 1 punkt
af-board-card-booster = 1 paliwo: statek +1 / odrzucenie: usuń pole
af-board-card-crystal = paliwo: cudza premia / odrzucenie: Pole Pozytronowe
af-board-card-gravity = 2 paliwa: -1 i +1 / odrzucenie: Pole Odpychające
af-board-card-decoy = najeźdźcy mogą zabrać tylko tę kartę
af-board-card-teleporter = 2 paliwa: przenieś statek / odrzucenie: przenieś kolonię
af-board-card-plasma = paliwo: oczyść doki / odrzucenie: statek do zapasu
af-board-card-polarity = 1 paliwo: odwróć statek / odrzucenie: zamień dwie kolonie
af-board-card-cache = po rzucie: 1 ruda (nieparzyste) lub 1 paliwo (parzyste)
af-board-card-stasis = 1 paliwo: statek -1 / odrzucenie: Pole Izolacyjne
af-board-card-warper = 1 paliwo: rzuć ponownie / odrzucenie: weź odrzuconą kartę

## Co jest czym

af-board-draw-pile = Stos kart
af-pile-discards = Stos kart odrzuconych
af-field-isolation-text = Terytorium, na którym leży, nie daje premii.
af-field-positron-text = Kto kontroluje terytorium, na którym leży, ma o 1 punkt więcej.
af-field-repulsor-text = Na terytorium, na którym leży, nie można położyć kolonii ani żadnej stamtąd zabrać.
