### The guide of a first match of Alien Frontiers.

af-guide-goal = Wygrywa ten, kto ma najwięcej punktów, gdy ktoś umieści na planecie ostatnią kolonię. Punkt daje każda twoja kolonia na planecie i każde terytorium, na którym masz ich najwięcej.
af-guide-main = Twoje kości to statki. Wyślij każdy do stacji, a stacja zadziała od razu. Zacznij od paliwa, rudy i czwartego statku: z nimi o kolonie łatwiej.
af-guide-gather = Brakuje ci zasobów. Konwerter Słoneczny daje paliwo, połowę wartości statku, więc wysyłaj tam wysokie. Księżycowa Kopalnia daje rudę za statek nie niższy od najwyższego, który tam stoi.
af-guide-shipyard = Masz parę i stać cię na statek numer { $ships }. Na początku nie ma nic lepszego: każdy statek pracuje we wszystkich następnych turach. Nowym rzucisz już w następnej.
af-guide-save-for-ship = Parą można by zbudować statek w Stoczni, ale czegoś brakuje. Czwarty kosztuje 1 paliwo i 1 rudę, piąty po 2. Zdobądź je pojedynczymi statkami, potem spójrz jeszcze raz.
af-guide-hub = Centrum Kolonistów przyjmuje każdy statek, więc wysyłaj tu te, które nigdzie nie pasują. Każdy przesuwa kolonię o jedno pole; z pola 7 wystrzelisz ją za 1 paliwo i 1 rudę. Miej je w zapasie.
af-guide-launch = Twoja kolonia stoi na polu 7: wystrzel ją za 1 paliwo i 1 rudę. Dopóki tam stoi, nic więcej na twoim torze nie zadokuje. Kolonia to punkt, a może i terytorium.
af-guide-constructor = Trzy jednakowe statki i 3 rudy: kolonia ląduje od razu. To najszybsza droga na planetę. Skorzystaj, chyba że ruda jest ci bardziej potrzebna.
af-guide-terraform = Szóstka, 1 paliwo i 1 ruda: kolonia ląduje od razu, ale statek przepada. Opłaca się pod koniec gry albo gdy masz pięć lub sześć statków.
af-guide-land = Wybierz, gdzie wylądować. Kto ma na terytorium więcej kolonii niż każdy inny, kontroluje je: to dodatkowy punkt i premia. Zajmij puste, którego premia ci się przyda, albo odbierz przewagę rywalowi.
af-guide-raiders = Trzy kolejne wartości otwierają Placówkę Najeźdźców: weź cztery zasoby albo jedną kartę technologii. Najlepiej wtedy, gdy rywal właśnie coś odłożył.
af-guide-raid = Weź to, co zaboli rywala, a tobie pomoże: o rudę trudniej niż o paliwo. Bierzesz zasoby albo jedną kartę, nigdy jedno i drugie.
af-guide-claim = Twoje statki przy Artefakcie Obcych mają w sumie co najmniej 8: weź kartę. Miasto i Pomnik Obcych to po punkcie; inne zmieniają kości albo planetę.
af-guide-card = Masz karty technologii. Większość za paliwo zmienia nierozmieszczony statek: sprawdź, czy jeden krok nie da pary, trójki albo szóstki.
af-guide-card-step = To jeden z kroków działania karty. Jeśli wolisz inaczej, cofnij się: nic jeszcze nie wyszło na jaw.
af-guide-relic = Kontrolujesz Pustynię Burroughsa i możesz kupić Statek-Relikt za 1 paliwo i 1 rudę: to dodatkowa kość, dopóki trzymasz to terytorium.
af-guide-colonies = Gra kończy się, gdy ktoś umieści ostatnią kolonię. Szukaj na kościach po kolei: trójki dla Konstruktora, pary na statek, kroku w Centrum Kolonistów, potem paliwa i rudy.
af-guide-last-colonies = { $left ->
    [one] Komuś została { $left } kolonia: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, na których o kontroli zdecyduje jedna kolonia.
    [few] Komuś zostały { $left } kolonie: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, na których o kontroli zdecyduje jedna kolonia.
    [many] Komuś zostało { $left } kolonii: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, na których o kontroli zdecyduje jedna kolonia.
   *[other] Komuś zostało { $left } kolonii: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, na których o kontroli zdecyduje jedna kolonia.
}
af-guide-end-or-more = Wszystkie statki są w dokach. Możesz jeszcze wystrzelić kolonię, handlować albo użyć kart; potem zakończ turę. Statki zostają na miejscu i zajmują innym doki.
af-guide-end = To już wszystko: zakończ turę. Twoje statki zostają w dokach i zajmują je do twojego następnego rzutu.
af-guide-keep = Możesz zachować osiem zasobów. O rudę trudniej; zostaw obu tyle, ile wymaga twój plan.
af-guide-too-many = Masz więcej paliwa i rudy, niż możesz zachować ({ $limit }): reszta przepadnie z końcem tury. Wydaj coś najpierw, jeśli się da: na wystrzelenie kolonii, statek, działanie karty.
af-guide-trade = Twoja para handluje na Rynku Orbitalnym do końca tury: każde naciśnięcie zamienia paliwo na rudę. Trzy rudy i trzy jednakowe statki to kolonia, ruda i paliwo to statek.
af-guide-wait-first = Inny gracz rzuca i dokuje. Patrz, które doki się zapełniają: będą zajęte do jego następnej tury.
af-guide-wait = Grają inni. Zobacz, na co odkładają: trzy rudy mogą oznaczać Konstruktora, statki w Centrum – wystrzelenie kolonii. Dziennik opisuje każdy krok.
af-guide-watch = Tylko oglądasz. Wskaż wiersz dziennika, a plansza pokaże, o czym mowa.
af-guide-over = Koniec partii. Punkty według źródeł pokazują, co o niej zdecydowało.
