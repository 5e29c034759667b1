### Rysowana plansza Alien Frontiers w przeglądarce.

web-af-board = Stół Alien Frontiers
web-af-none = brak
web-af-nobody = nikt
web-af-more = … i jeszcze { $count }
web-af-about = { $what }: zasady
web-af-you = { $player } (ty)
web-af-cancel = Anuluj
web-af-used = Użyta w tej turze.
web-af-discard = Odrzucenie: { $text }

## O co chodzi teraz

web-af-waiting = decyduje { $player }
web-af-choose-ships = Wskaż tu statki, potem stację; albo od razu stację.
web-af-choose-station = Wskaż stację dla wybranych statków.
web-af-choose-target = Wskaż cel; możliwe miejsca świecą.
web-af-choose-down = Wskaż statek, który straci 1.
web-af-choose-up = Wskaż statek, który zyska 1.
web-af-all-placed = Nie ma już statków do rozmieszczenia.
web-af-over = Partia zakończona.
web-af-taken = zabrano: { $taken } z 4

## Nazwy miejsc i elementów, czytane na głos

web-af-station = { $place }. Zadokowane: { $ships }. Wolne doki: { $free }
web-af-hub = { $place }. { $tracks }
web-af-track = { $player }: pole { $circle }, { $ships ->
    [one] { $ships } statek w doku
    [few] { $ships } statki w dokach
    [many] { $ships } statków w dokach
   *[other] { $ships } statku w dokach
}
web-af-hub-colony = { $player }: kolonia na polu { $circle } Centrum
web-af-ship = { $owner } { $value }
web-af-ship-relic = Statek-Relikt { $value } ({ $owner })
web-af-ship-at = { $place }: { $ship }
web-af-bay = { $place }. Statki: { $ships }
web-af-bay-ships = Dok Remontowy: { $player }, { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
web-af-bay-empty = pusty
web-af-die = Statek o wartości { $value }
web-af-die-relic = Statek-Relikt o wartości { $value }
web-af-territory = { $place }. Kontrola: { $control }. Kolonie: { $colonies }. Pola: { $fields }
web-af-colonies = { $place }, { $player }: { $count ->
    [one] { $count } kolonia
    [few] { $count } kolonie
    [many] { $count } kolonii
   *[other] { $count } kolonii
}
web-af-field-at = { $field }: { $place }
web-af-field-isolation = Terytorium nie daje premii; kontrola i punkty zostają.
web-af-field-positron = 1 punkt dla gracza, który kontroluje terytorium.
web-af-field-repulsor = Żadna kolonia nie trafi na to terytorium ani go nie opuści.
web-af-relic = Statek-Relikt na sprzedaż
web-af-displayed = Wyłożona karta: { $card }
web-af-deck = Stos: { $count }
web-af-unseen = Jeszcze w stosie:
web-af-discards = Odrzucone: { $count }
web-af-cycle = Wymień wyłożone karty (pozostało wymian: { $times })
web-af-trade = Wymień paliwo ({ $fuel }) na 1 rudę
web-af-use = Użyj karty: { $card }
web-af-throw = Odrzuć kartę dla jej efektu: { $card }
web-af-card-of = { $player }: { $card }
web-af-ships-of = { $player }: statki w grze { $ships }, w zapasie { $stock }
web-af-colonies-left = { $player }: kolonie do umieszczenia { $count }
web-af-points-of = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-af-score = Tor punktów. { $scores }
web-af-no-points = jeszcze bez punktów

## Krótkie opisy dla uczących się

web-af-short-artifact = Suma statków 8: weź kartę. Każdy może wymienić wyłożone.
web-af-short-constructor = Trzy równe statki i 3 rudy: kolonia ląduje.
web-af-short-mine = Nie niższy niż najwyższy tutaj: 1 ruda.
web-af-short-market = Para: przez całą turę ruda za paliwo.
web-af-short-raiders = Trzy kolejne: zabierz 4 zasoby lub kartę.
web-af-short-shipyard = Para, paliwo i ruda: nowy statek.
web-af-short-solar = Paliwo: połowa wartości, w górę.
web-af-short-terraform = Szóstka, 1 paliwo, 1 ruda: kolonia ląduje; statek przepada.
web-af-short-bay = Statki bez doku czekają tu na następny rzut.
