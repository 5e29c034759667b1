### Rysowana plansza Alien Frontiers w przeglądarce.

af-web-board = Stół Alien Frontiers
af-web-none = brak
af-web-nobody = nikt
af-web-about = { $what }: zasady
af-web-you = { $player } (ty)
af-web-used = Użyta w tej turze.
af-web-discard = Odrzucenie: { $text }

## O co chodzi teraz

af-web-waiting = decyduje { $player }
af-web-choose-ships = Przeciągnij statki na stację albo wskaż statki, a potem stację.
af-web-choose-station = Wskaż stację dla wybranych statków.
af-web-dock-several = { $count ->
    [one] Dokuje { $count } statek: { $ships }
    [few] Dokuje kolejno { $count } statki: { $ships }
    [many] Dokuje kolejno { $count } statków: { $ships }
   *[other] Dokuje kolejno { $count } statku: { $ships }
}
af-web-dock-total = Suma wyniesie wtedy { $total } (karta wymaga { $need })
af-web-market-warning = Ta para na razie niczego nie kupi: ruda kosztuje z nią tyle paliwa: { $price }, a masz: { $fuel }. Dokuj ją tylko wtedy, gdy w tej turze dojdzie paliwo.
af-web-choose-target = Wskaż cel; możliwe miejsca świecą.
af-web-choose-down = Wskaż statek, który straci 1.
af-web-choose-up = Wskaż statek, który zyska 1.
af-web-all-placed = Wszystkie twoje statki są w dokach.
af-web-over = Partia zakończona.
af-web-end = Partia kończy się, gdy ktoś wyląduje wszystkimi koloniami.
af-web-end-rounds = Koniec: ktoś wyląduje wszystkimi koloniami albo minie runda { $rounds }.
af-web-last-round = Ostatnia runda: po niej partia się kończy.
af-web-end-near = Następna kolonia kończy partię: { $players }!
af-web-to-land = { $player }: do wylądowania { $count }

## Nazwy miejsc i elementów, czytane na głos

af-web-station = { $place }. Zadokowane: { $ships }. Wolne doki: { $free }
af-web-hub = { $place }. { $tracks }
af-web-track = { $player }: pole { $circle }, { $ships ->
    [one] { $ships } statek w doku
    [few] { $ships } statki w dokach
    [many] { $ships } statków w dokach
   *[other] { $ships } statku w dokach
}
af-web-hub-colony = { $player }: kolonia na polu { $circle } Centrum
af-web-ship = { $owner } { $value }
af-web-ship-relic = Statek-Relikt { $value } ({ $owner })
af-web-ship-at = { $place }: { $ship }
af-web-bay = { $place }. Statki: { $ships }
af-web-bay-ships = Dok Remontowy: { $player }, { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
af-web-bay-empty = pusty
af-web-die = Statek o wartości { $value }
af-web-die-relic = Statek-Relikt o wartości { $value }
af-web-territory = { $place }. Kontrola: { $control }. Kolonie: { $colonies }. Pola: { $fields }
af-web-colonies = { $place }, { $player }: { $count ->
    [one] { $count } kolonia
    [few] { $count } kolonie
    [many] { $count } kolonii
   *[other] { $count } kolonii
}
af-web-field-at = { $field }: { $place }
af-web-field-isolation = Terytorium nie daje premii; kontrola i punkty zostają.
af-web-field-positron = 1 punkt dla gracza, który kontroluje terytorium.
af-web-field-repulsor = Żadna kolonia nie trafi na to terytorium ani go nie opuści.
af-web-relic = Statek-Relikt na sprzedaż
af-web-displayed = Wyłożona karta: { $card }
af-web-deck = Stos: { $count }
af-web-unseen = Jeszcze w stosie:
af-web-discards = Odrzucone: { $count }
af-web-cycle = Wymień wyłożone karty (pozostało wymian: { $times })
af-web-trade = Wymień paliwo ({ $fuel }) na 1 rudę
af-web-use = Użyj karty: { $card }
af-web-throw = Odrzuć kartę dla jej efektu: { $card }
af-web-card-of = { $player }: { $card }
af-web-ships-of = { $player }: statki w grze { $ships }, w zapasie { $stock }
af-web-colonies-of = { $player }: kolonie na planecie { $landed }, do wylądowania { $left }
af-web-points-of = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
af-web-score = Tor punktów. { $scores }
af-web-mat-colonies = Kolonie na planecie: { $landed } z { $all }
af-web-mat-ships = Zbudowane statki: { $built } z { $all }
af-web-mat-stock = Paliwo i ruda: { $count } z { $limit }
af-web-mat-too-many = Paliwo i ruda: { $count }; zostanie { $limit }
af-web-keep-loses = przepada: { af-sum }
af-web-no-cards = bez kart
af-web-no-points = jeszcze bez punktów
