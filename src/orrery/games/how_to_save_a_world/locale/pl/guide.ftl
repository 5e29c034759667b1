### Przewodnik po pierwszej partii How to Save a World w przeglądarce.

hw-guide-goal = Miej najwięcej PZ, gdy nadleci asteroida. Większość dają miejsca na torach trzech projektów, przede wszystkim tego, który ocali świat.
hw-guide-turn-first = Zacznij od wystawienia lądownika: co świeci, jest wolne, a wskazanie miejsca mówi, co dałoby ci teraz.
hw-guide-turn = W turze robisz jedną rzecz: lądownik, prom albo karta akcji. Energia służy laserowi, minerały tarczy, zasoby organiczne ewakuacji. Zbierz to, czego potrzebuje twój projekt, a potem przy nim pracuj.
hw-guide-turn-later = Lądowniki wracają dopiero w następnej rundzie, wybieraj więc miejsca, których chcą też inni. Skrzydło oznacza, że lądownik poleci dalej na drugi świat, kotwica, że zostanie.
hw-guide-turn-tags = Masz etykiety do wydania (tyle: { $tags }). Miejsca z etykietą i strzałką działają raz za każdą wydaną etykietę; zielona liczba mówi, ile razy mogłyby zadziałać teraz.
hw-guide-turn-cards = Wszystkie twoje lądowniki są wystawione. Zagranie karty akcji kosztuje 1 energii; potem spasuj.
hw-guide-turn-shuttle = Dla gotowych lądowników nie ma wolnego miejsca. Prom przewiezie jeden na drugi świat za 1 energii.
hw-guide-turn-pass = W tej rundzie niewiele już zostało: spasuj. W następnej wracają lądowniki, karty i etykiety, a znaczniki rosną do linii bazowych.
hw-guide-turn-end = Asteroida jest blisko, jeszcze tyle pól: { $left }. To może być ostatnia runda, zamień więc zasoby w kroki na torach; reszta jest niewiele warta.
hw-guide-after-shuttle = Twoje ulepszenie pozwala po promie zrobić coś jeszcze: wystaw lądownik albo zagraj kartę.
hw-guide-species = Gatunek punktuje na końcu za to, co lubi. Zatrzymaj ten, który pasuje do twoich planów; liczba na karcie mówi, ile jest wart teraz.
hw-guide-boost-move = Twój lądownik opuszcza Przejęcie dowództwa i działa na księżycu jeszcze raz. Wybierz swobodnie: nikt inny się teraz nie rusza.
hw-guide-boost = Wzmocnienie nic nie kosztuje, gdy zaszło jego zdarzenie. W następnej rundzie wraca na rękę, zagrywaj je więc zawsze, gdy pomaga.
hw-guide-pay = Geniusz zastępuje każdy podstawowy zasób. Zachowaj go, jeśli możesz: nic nie jest tak elastyczne.
hw-guide-tags = Każda wydana etykieta powtarza działanie miejsca. Żeton wraca w następnej rundzie, karta wydana za etykiety także.
hw-guide-gain = Weź to, ile kosztuje twój następny krok. Ponad 10 jednego zasobu przepada.
hw-guide-raise = Linia bazowa płaci co rundę: znacznik rośnie do niej, gdy jest niżej. Najwięcej dają wczesne.
hw-guide-take-tag = Etykiety wzmacniają miejsca ze strzałką: planeta ewakuację, księżyc laser i tarczę, nauka badania.
hw-guide-work = Wybierz pole, na które chcesz wejść. Krok kosztuje tyle, ile stoi na polu, i wkłada do woreczka kostkę projektu; kto pierwszy stanie na gwieździe, dostaje jej punkty.
hw-guide-research = Proste ulepszenia od razu podnoszą linie bazowe albo dają etykiety. Tech 1 sprawia, że wszystko potem jest tańsze, Tech 2 punktuje w trakcie gry; oba lepiej mieć wcześnie.
hw-guide-buy = Każda twoja karta podnosi cenę następnej o jeden. Kupuj niewiele, i takie, których użyjesz co rundę.
hw-guide-remove = Usuń najsłabszą kartę: następne będą tańsze, ale usunięty gatunek nie punktuje.
hw-guide-effect = Efekt o coś pyta; jego słowa są w dużym widoku miejsca albo karty: wskaż je albo przytrzymaj.
hw-guide-wait = Ruszają się inni. Co kto zrobił od twojej tury, stoi pod imieniem; naciśnij imię, by zobaczyć całą planszę gracza.
hw-guide-watch = Oglądasz: część kart na ręce jest ukryta, wszystko inne jest jawne.
hw-guide-over = Partia się skończyła. Tabela punktów mówi, skąd się wzięły.
