### The guide of a first match of Alien Frontiers.

af-guide-goal = Miej najwięcej punktów, gdy ktoś wyląduje ostatnią kolonią. Punktem jest każda twoja kolonia na planecie i każde terytorium, na którym masz ich najwięcej.
af-guide-main = Twoje kości to statki. Poślij każdy do stacji: od razu robi swoje. Najpierw paliwo, ruda i czwarty statek; kolonie wymagają ich wszystkich.
af-guide-gather = Brakuje ci zasobów. Wysokie statki najwięcej zarabiają w Konwerterze Słonecznym (połowa wartości w paliwie); Księżycowa Kopalnia daje rudę, jeśli statek nie jest niższy od najwyższego w niej. Na koniec tury zachowasz najwyżej osiem zasobów.
af-guide-shipyard = Masz parę i stać cię na statek numer { $ships }. Na początku nie ma nic lepszego: każdy statek pracuje we wszystkich następnych turach. Nowy statek dołączy do następnego rzutu.
af-guide-save-for-ship = Para mogłaby zbudować statek w Stoczni, ale czegoś brakuje. Czwarty kosztuje 1 paliwo i 1 rudę, piąty po 2. Najpierw zdobądź paliwo i rudę pojedynczymi statkami, potem spójrz jeszcze raz.
af-guide-hub = Centrum Kolonistów przyjmuje każdy statek, więc to miejsce dla tych, które nigdzie nie pasują. Każdy przesuwa kolonię o jedno pole; z pola 7 wystrzelisz ją za 1 paliwo i 1 rudę. Miej je w zapasie.
af-guide-launch = Kolonia stoi na polu 7: wystrzel ją za 1 paliwo i 1 rudę. Dopóki tam stoi, na twój tor nic nie wejdzie. Kolonia to punkt, a może i terytorium.
af-guide-constructor = Trzy równe statki i 3 rudy: kolonia ląduje od razu. To najszybsza droga na planetę. Skorzystaj, chyba że ruda jest ci bardziej potrzebna.
af-guide-terraform = Szóstka, 1 paliwo i 1 ruda: kolonia ląduje od razu, ale statek przepada. Opłaca się pod koniec gry albo gdy masz pięć lub sześć statków.
af-guide-land = Wybierz miejsce lądowania. Terytorium kontroluje ten, kto ma tam więcej kolonii niż każdy inny: to dodatkowy punkt i jego premia. Zajmij puste z premią, która ci się przyda, albo odbierz przewagę rywalowi.
af-guide-raiders = Trzy kolejne wartości otwierają Placówkę Najeźdźców: weź cztery zasoby albo jedną kartę technologii. Dobre, gdy rywal właśnie na coś odłożył.
af-guide-raid = Weź to, co zaboli rywala, a tobie pomoże: ruda jest rzadsza niż paliwo. Czasem lepsza jest jedna karta zamiast zasobów; nie dostaniesz obu.
af-guide-claim = Twoje statki przy Artefakcie Obcych mają razem co najmniej 8: weź kartę. Miasto i Pomnik Obcych dają po punkcie; inne zmieniają kości albo planetę.
af-guide-card = Masz karty technologii. Większość kosztuje paliwo i zmienia niezadokowany statek: sprawdź, czy jeden krok nie da pary, trójki albo szóstki. Kartę można też odrzucić dla silniejszego efektu, jedną na turę.
af-guide-card-step = To jeden krok działania karty. Jeśli wolisz inaczej, cofnij się: nic jeszcze nie zostało ujawnione.
af-guide-relic = Kontrolujesz Pustynię Burroughsa i możesz kupić Statek-Relikt za 1 paliwo i 1 rudę: dodatkową kość, dopóki masz to terytorium.
af-guide-colonies = Gra kończy się, gdy ktoś wyląduje ostatnią kolonią. Patrz na kości w tej kolejności: trójka dla Konstruktora, para na statek, Centrum Kolonistów, potem paliwo i ruda.
af-guide-last-colonies = { $left ->
    [one] Komuś została { $left } kolonia: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, które zmieni jedna kolonia.
    [few] Komuś zostały { $left } kolonie: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, które zmieni jedna kolonia.
    [many] Komuś zostało { $left } kolonii: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, które zmieni jedna kolonia.
   *[other] Komuś zostało { $left } kolonii: koniec jest blisko. Liczy się tylko to, co stoi na planecie, więc ląduj i walcz o terytoria, które zmieni jedna kolonia.
}
af-guide-end-or-more = Wszystkie statki są w dokach. Możesz jeszcze wystrzelić kolonię, handlować albo użyć kart; potem zakończ turę. Statki zostają na miejscu i zajmują doki innym.
af-guide-end = Wszystko zrobione: zakończ turę. Twoje statki zostają w dokach i zajmują je do twojego następnego rzutu.
af-guide-keep = Możesz zachować osiem zasobów. O rudę trudniej; zostaw dość obu na to, co planujesz.
af-guide-wait-first = Inny gracz rzuca i dokuje. Patrz, które doki się zapełniają: zostaną zajęte do jego następnej tury.
af-guide-wait = Grają inni. Zobacz, na co odkładają: trzy rudy mogą oznaczać Konstruktora, statki w Centrum start kolonii. Dziennik opowiada każdy krok.
af-guide-watch = Oglądasz. Wskaż wiersz dziennika, a plansza pokaże, o czym mowa.
af-guide-over = Partia skończona. Punkty według źródeł pokazują, co rozstrzygnęło.
