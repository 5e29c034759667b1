### The guide of a first match of How to Save a World.

hw-guide-goal = Wygrywa ten, kto ma najwięcej punktów (PZ), gdy przybędzie asteroida. Większość dają miejsca na torach trzech projektów, przede wszystkim tego, który ocali świat.
hw-guide-turn-first = Zacznij od umieszczenia lądownika: lokacje, które świecą, są dostępne, a gdy którąś wskażesz lub przytrzymasz palcem, widać, co ci teraz da.
hw-guide-turn = W turze robisz jedną rzecz: umieszczasz lądownik, używasz promu albo zagrywasz kartę akcji. Wybierz projekt i zbierz to, czego wymaga: laser energii, tarcza minerałów, ewakuacja zasobów organicznych.
hw-guide-turn-later = Lądowniki wracają dopiero w następnej rundzie, więc najpierw bierz to, czego chcą też inni. Skrzydło przeniesie wtedy lądownik na drugi świat, kotwica zostawi go na tym.
hw-guide-turn-tags = Etykiety do wydania: { $tags }. Lokacje z etykietą i strzałką działają raz za każdą wydaną etykietę; zielona liczba mówi, ile razy mogłyby zadziałać teraz.
hw-guide-turn-cards = Wszystkie twoje lądowniki są już w lokacjach. Zagranie karty akcji kosztuje 1 energię; potem spasuj.
hw-guide-turn-shuttle = Dla gotowych lądowników nie ma dostępnej lokacji. Za 1 energię prom przewiezie jeden z nich na drugi świat.
hw-guide-turn-pass = W tej rundzie niewiele już zrobisz: spasuj. W następnej wracają lądowniki, karty i etykiety, a znaczniki podnoszą się do linii bazowych.
hw-guide-turn-end = Asteroida jest blisko, zostało jej pól: { $left }. To może być ostatnia runda, więc zamień zasoby na kroki na torach; to, co zostanie, jest niewiele warte.
hw-guide-after-shuttle = Dzięki ulepszeniu możesz po promie zrobić coś jeszcze: umieść lądownik albo zagraj kartę.
hw-guide-species = Weź jedną z dwóch kart. Gatunek daje na koniec punkty za to jedno, co na nim napisano: wybierz to, co chcesz robić. Liczba na karcie mówi, ile jest wart teraz.
hw-guide-boost-move = Twój lądownik opuszcza Przejęcie dowództwa i działa na księżycu jeszcze raz. Wybieraj spokojnie: nikt inny się teraz nie rusza.
hw-guide-boost = Wzmocnienie nic nie kosztuje, gdy spełniony jest jego warunek. W następnej rundzie wraca na rękę, więc zagrywaj je zawsze, gdy pomaga.
hw-guide-pay = Geniusz zastępuje każdy podstawowy zasób. Jeśli możesz, zachowaj go: nic nie jest tak uniwersalne.
hw-guide-tags = Każda wydana etykieta to jeszcze jedno wykonanie akcji lokacji. Żeton wraca w następnej rundzie, a karta wydana na etykiety także.
hw-guide-gain = Weź to, czego wymaga twój następny krok. Ponad 10 jednego zasobu przepada.
hw-guide-raise = Linia bazowa opłaca się co rundę: znacznik podnosi się do niej, gdy jest niżej. Najwięcej dają te podniesione wcześnie.
hw-guide-take-tag = Etykiety wzmacniają lokacje ze strzałką: planeta ewakuację, księżyc laser i tarczę, nauka badania.
hw-guide-work = Wybierz pole, na które chcesz wejść. Krok kosztuje tyle, ile jest na polu, i wkłada do woreczka kostkę projektu; kto pierwszy dotrze do gwiazdki, dostaje jej punkty.
hw-guide-research = Proste ulepszenia od razu podnoszą linie bazowe albo dają etykiety. Dzięki Tech 1 wszystko potem jest tańsze, Tech 2 punktuje w trakcie gry; oba lepiej mieć wcześnie.
hw-guide-buy = Każda twoja karta podnosi cenę następnej o jeden. Kupuj niewiele, i tylko takie, których użyjesz co rundę.
hw-guide-remove = Usuń najsłabszą kartę: następne będą tańsze, ale usunięty gatunek nie punktuje.
hw-guide-effect = Efekt wymaga twojej decyzji. Jego treść jest w powiększeniu lokacji albo karty: wskaż ją albo przytrzymaj.
hw-guide-wait = Grają inni. Co kto zrobił od twojej tury, widać pod imieniem; naciśnij imię, by zobaczyć całą planszę gracza.
hw-guide-watch = Tylko oglądasz: część kart na rękach jest ukryta, wszystko inne jest jawne.
hw-guide-over = Koniec partii. Tabela punktów pokazuje, skąd się wzięły.
