### Plansza Alien Frontiers

shell-board-turn = gra teraz:
shell-board-stations = Stacje orbitalne
shell-board-planet = Planeta
shell-board-players = Gracze
shell-board-display = Wyłożone technologie
shell-board-hub-docks = każdy gracz: { $docks ->
    [one] { $docks } dok
    [few] { $docks } doki
    [many] { $docks } doków
   *[other] { $docks } doku
}
shell-board-relic = Statek-Relikt:
shell-board-relic-hand = do zadokowania
shell-board-points = Punkty
shell-board-fuel = Paliwo
shell-board-ore = Ruda
shell-board-ships = Statki
shell-board-left = Kolonie
shell-board-hub = Centrum
shell-board-piles = stos { $deck }, odrzucone { $discards }
shell-board-hand = { $ships ->
    [one] { $ships } statek do zadokowania
    [few] { $ships } statki do zadokowania
    [many] { $ships } statków do zadokowania
   *[other] { $ships } statku do zadokowania
}

## Krótkie opisy na planszę

shell-board-bonus-asimov = drugi w turze statek w Centrum: +1 pole
shell-board-bonus-bradbury = Konstruktor Kolonii: 1 ruda mniej
shell-board-bonus-burroughs = zakup Reliktu: 1 paliwo, 1 ruda
shell-board-bonus-heinlein = Rynek Orbitalny: zawsze 1 paliwo za 1 rudę
shell-board-bonus-herbert = Stocznia: 1 paliwo i 1 ruda mniej
shell-board-bonus-lem = Konwerter Słoneczny: +1 paliwo za statek
shell-board-bonus-pohl = użycie karty: 1 paliwo mniej
shell-board-bonus-vanvogt = Kopalnia: pierwszy statek dowolny
shell-board-card-city = 1 punkt
shell-board-card-monument = 1 punkt
shell-board-card-booster = 1 paliwo: statek +1 / odrzucenie: usuń pole
shell-board-card-crystal = paliwo: cudza premia / odrzucenie: Pole Pozytronowe
shell-board-card-gravity = 2 paliwa: -1 i +1 / odrzucenie: Pole Odpychające
shell-board-card-decoy = najeźdźcy mogą zabrać tylko tę kartę
shell-board-card-teleporter = 2 paliwa: przenieś statek / odrzucenie: przenieś kolonię
shell-board-card-plasma = paliwo: oczyść doki / odrzucenie: statek do zapasu
shell-board-card-polarity = 1 paliwo: odwróć statek / odrzucenie: zamień dwie kolonie
shell-board-card-cache = po rzucie: 1 ruda (nieparzyste) lub 1 paliwo (parzyste)
shell-board-card-stasis = 1 paliwo: statek -1 / odrzucenie: Pole Izolacyjne
shell-board-card-warper = 1 paliwo: rzuć ponownie / odrzucenie: weź odrzuconą kartę
