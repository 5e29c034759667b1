### Klient w przeglądarce, po polsku.

web-title = { $page } – Orrery
web-skip = Przejdź do treści
web-close = Zamknij
web-cancel = Anuluj
web-unknown-title = Nic tu nie ma
web-unknown-text = Pod tym adresem nie ma żadnej strony.
web-unavailable = Nie udało się tego pokazać
web-missing-table = Nie ma tego stołu
web-missing-table-text = Został zamknięty albo widzą go tylko ci, którzy przy nim siedzą. Zapytaj osobę, od której masz link.
web-missing-replay = Nie ma takiej partii
web-missing-replay-text = Jej stół został zamknięty albo mogą ją oglądać tylko ci, którzy przy nim siedzieli.
web-missing-invitation = To zaproszenie już nie działa
web-missing-invitation-text = Zaproszenie działa raz. Może ktoś zajął już to miejsce albo stół został zamknięty: poproś o nowy link.
web-missing-tournament = Nie ma takiego turnieju
web-missing-tournament-text = Link jest niepełny albo turniej został usunięty. Wszystkie inne są o krok stąd.

## Nawigacja

web-nav = Strony
web-nav-home = Orrery: do poczekalni
web-nav-lobby = Poczekalnia
web-nav-turns = Mój ruch
web-nav-tournaments = Turnieje
web-nav-ratings = Ranking
web-nav-upload = Zapisy
web-nav-settings = Ustawienia
web-nav-profile = { $name }: twój profil
web-nav-sign-in = Zaloguj się

## Połączenie

web-net-connecting = Łączenie …
web-net-lost = Utracono połączenie. Twój wybór nie przepadnie, a strona sama ruszy dalej.
web-net-again = { $seconds ->
    [one] Ponowna próba za { $seconds } sekundę.
    [few] Ponowna próba za { $seconds } sekundy.
    [many] Ponowna próba za { $seconds } sekund.
   *[other] Ponowna próba za { $seconds } sekundy.
}
web-net-back = Połączenie wróciło.
web-net-now = Spróbuj teraz
web-net-restarting = Serwer uruchamia się ponownie. Ta strona sama ruszy dalej.
web-net-unwritable = Serwer nie może teraz niczego zapisać i do tego czasu nie przyjmuje ruchów.
web-announcements = Ogłoszenia
web-announcement-put-away = Schowaj to ogłoszenie
web-net-outdated = Ta karta jest starsza niż serwer. Wczyta się sama, gdy nic nie piszesz; twoja partia jest bezpieczna.
web-net-reload = Wczytaj teraz

## Gdy coś się nie uda

web-error-again = Spróbuj ponownie
web-error-offline = Serwer nie odpowiada.
web-error-wait = { $seconds ->
    [one] Tego było za dużo naraz. Dalej za { $seconds } sekundę.
    [few] Tego było za dużo naraz. Dalej za { $seconds } sekundy.
   *[many] Tego było za dużo naraz. Dalej za { $seconds } sekund.
}
web-error-waited = Można już próbować dalej.
web-error-other = Nie udało się: { $message }.
web-error-not-found = Niczego tu nie ma albo nie jest to dostępne dla ciebie.
web-error-not-signed-in = Najpierw wybierz imię.
web-error-wrong-password = Nie ma konta o tej nazwie i haśle.
web-error-disabled = To konto zostało wyłączone przez osobę, która prowadzi serwer.
web-error-bad-name = Tej nazwy nie można użyć: jest zajęta, pusta albo za długa.
web-error-missing = Nie udało się wczytać części tej strony.
web-error-not-allowed = Tego tu nie wolno.
web-error-conflict = To już niemożliwe: w międzyczasie coś się zmieniło.
web-error-too-many = Masz za dużo stołów. Najpierw zakończ albo zamknij kilka z nich.
web-error-too-large = To jest za duże dla serwera.
web-error-bad-record = Ten plik nie jest zapisem partii, który można tu odtworzyć.
web-error-internal = Serwer popełnił błąd. Został tam odnotowany.
web-error-unavailable = Serwer nie może teraz niczego zapisać, więc tego nie wykonano. Spróbuj za chwilę.

## Imiona

web-name-label = Grasz jako
web-name-other = Inne imię
web-name-note = To wszystko. Bez konta i bez hasła.

## Poczekalnia

web-lobby-title = Stół w kosmosie
web-lobby-about = Wybierz grę i graj od razu, zaproś znajomych albo popatrz, jak grają inni.
web-lobby-quick = Zagraj teraz
web-lobby-no-about = Gra z zewnątrz. Gra się w nią w widoku ogólnym.
web-lobby-friends = Zagraj z innymi
web-lobby-friends-text = Przygotuj stół, wyślij link i zacznij, gdy wszyscy usiądą.
web-lobby-create = Przygotuj stół
web-lobby-code = Zaproszenie
web-lobby-code-use = Otwórz
web-lobby-open-tables = Stoły z wolnym miejscem
web-lobby-free-seats = Wolne miejsca
web-lobby-free = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-lobby-none-open = W tej chwili nie ma.
web-lobby-live = Trwające partie
web-lobby-none-live = W tej chwili nikt nie gra publicznie.
web-lobby-more = Pokaż więcej
web-lobby-mine = Moje stoły
web-lobby-waiting = { $count ->
    [one] Czeka na ciebie stół
    [few] Czekają na ciebie { $count } stoły
    [many] Czeka na ciebie { $count } stołów
   *[other] Czeka na ciebie { $count } stołu
}
web-lobby-waiting-all = Pokaż wszystkie
web-lobby-join = Usiądź
web-lobby-watch = Oglądaj
web-lobby-open = Otwórz
web-lobby-notice = Wolny projekt z własnymi słowami i rysunkami. Nie jest związany z żadnym wydawcą.
web-quick-play = { $count ->
    [one] Zagraj z botem
   *[other] Zagraj z { $count } botami
}
web-quick-first = Zagraj pierwszą partię
web-quick-against = { $count ->
    [one] Z jednym botem: { $level }
   *[other] Z { $count } botami: { $level }
}
web-quick-opponents = Ilu przeciwników
web-quick-level = Jak grają
web-quick-guide = Prowadź mnie przez pierwsze partie
web-quick-more = Więcej opcji
web-players-range = od { $least } do { $most } graczy
web-status-open = jeszcze nie trwa
web-status-running = trwa
web-status-finished = zakończona
web-status-abandoned = przerwana za zgodą wszystkich
web-status-frozen = nie może być kontynuowana
web-status-replay = wczytany zapis

## Mój ruch

web-turns-none = Nikt na ciebie nie czeka.
web-turns-none-text = Tu pojawi się stół, który czeka na twój ruch, na twoją odpowiedź albo trzyma dla ciebie miejsce.
web-turns-move = Twój ruch
web-turns-answer = Ktoś czeka na twoją odpowiedź
web-turns-seat = Czeka na ciebie miejsce
web-turns-left = pozostało { $time }
web-turns-play = Graj
web-turns-sit = Usiądź
web-turns-look = Odpowiedz
web-turns-next = Następny stół
web-turns-first = Najpilniejszy
web-turns-round = { $name }, runda { $round }
web-reminders = Przypomnienia
web-reminders-device = Wiadomość na tym urządzeniu, gdy stół czeka, a ciebie przy nim nie ma. Mówi, czyj to stół, i nic o meczu.
web-reminders-device-cannot = Ta przeglądarka nie pokaże wiadomości sama. Potrzebuje HTTPS.
web-reminders-device-do = Przypominaj tutaj
web-reminders-device-stop = Tutaj już nie
web-reminders-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
web-reminders-mail = E-mail, gdy czekają stoły, najwyżej jeden dziennie
web-reminders-mail-do = Przyślij mi odnośnik
web-reminders-mail-asked = Odnośnik poszedł na adres { $address }. Otwórz go, a e-maile będą przychodzić.
web-reminders-mail-on = Najwyżej jeden e-mail dziennie na adres { $address }
web-reminders-mail-stop = Bez e-maili
web-reminders-confirm = Adres jest potwierdzony. Gdy będą czekać stoły, dostaniesz najwyżej jeden e-mail dziennie.
web-reminders-unsubscribe = Gotowe. Takich e-maili już nie będzie.

## Turnieje

web-tournaments-about = Runda po rundzie każdy trafia na swój mecz. Zgłosić może się każdy, a turniej założy każdy, kto ma konto.
web-tournaments-create = Załóż turniej
web-tournaments-what = Co będzie grane
web-tournaments-mine = Moje turnieje
web-tournaments-open = Trwają zapisy
web-tournaments-running = W toku
web-tournaments-over = Zakończone
web-tournaments-none = Teraz nie ma do czego się zgłosić
web-tournaments-none-text = Załóż turniej: znajdzie go tu każdy, kto zajrzy, a link można wysłać.
web-tournament-status-open = trwają zapisy
web-tournament-status-running = w toku
web-tournament-status-finished = zakończony
web-tournament-status-cancelled = odwołany
web-tournament-swiss = { $rounds ->
    [one] system szwajcarski, { $rounds } runda
    [few] system szwajcarski, { $rounds } rundy
   *[many] system szwajcarski, { $rounds } rund
}
web-tournament-round-robin = każdy spotyka każdego
web-tournament-duplicate = duplikat: to samo szczęście przy wszystkich stołach
web-tournament-size = po { $players } przy stole
web-tournament-people = { $count ->
    [0] nikt się jeszcze nie zgłosił
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
web-tournament-by = organizuje { $name }
web-tournament-rated = liczy się do rankingu
web-tournament-bots = boty zajmują puste miejsca
web-tournament-enter = Zgłoś się
web-tournament-enter-again = Wróć do gry
web-tournament-entered = Bierzesz udział
web-tournament-withdraw = Wycofaj się
web-tournament-withdraw-text = Nie dostaniesz już par. Rozpoczęty mecz gra się do końca.
web-tournament-start = Zacznij teraz
web-tournament-next-round = Zacznij następną rundę
web-tournament-call-off = Odwołaj
web-tournament-call-off-text = Nie będzie kolejnych rund. Rozpoczęte mecze toczą się dalej.
web-tournament-starts = początek { $time }
web-tournament-starts-organiser = zacznie organizator
web-tournament-next = Następna runda zacznie się { $time }.
web-tournament-next-organiser = Następną rundę zaczyna organizator.
web-tournament-your-table = Runda { $round }: twój stół
web-tournament-against = grasz przeciw: { $names }
web-tournament-alone = W rundzie { $round } pauzujesz. Liczy się to jak wygrana.
web-tournament-done = Twój mecz rundy { $round } jest skończony. Inni jeszcze grają.
web-tournament-sit = Usiądź
web-tournament-go = Do mojego stołu
web-tournament-sit-by = zostało { $time }, żeby usiąść
web-tournament-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Pierwsze miejsce dzielą: { $names }
}
web-tournament-standings = Tabela
web-tournament-score = Wynik
web-tournament-points = Punkty
web-tournament-round = Runda { $round }
web-tournament-round-of = Runda { $round } z { $rounds }
web-tournament-round-short = R{ $round }
web-tournament-table = Stół { $number }
web-tournament-bye = pauzuje
web-tournament-absent = nieobecność
web-tournament-left = po wycofaniu
web-tournament-missing = jeszcze nie przy stole
web-tournament-state-waiting = siadają
web-tournament-state-playing = grają
web-tournament-state-over = koniec
web-tournament-watch = Oglądaj
web-tournament-replay = Zobacz
web-tournament-sealed = Wszystkie stoły rundy mają to samo szczęście. Nikt inny ich nie zobaczy, dopóki nie skończy się ostatni.
web-tournament-too-few = Zaczyna się, gdy zgłoszą się co najmniej dwie osoby.
web-tournament-organiser = Organizujesz ten turniej
web-tournament-none-entered = Nikt się jeszcze nie zgłosił. Otwórz listę.
web-tournament-entrants = Kto bierze udział
web-tournament-rules = Jak się liczy
web-tournament-rules-table = Stół daje 1 za pierwsze miejsce i 0 za ostatnie, pomiędzy nimi po równo. Kto pauzuje, dostaje 1, kto się nie stawi, dostaje 0.
web-tournament-rules-duplicate = Wszystkie stoły rundy mają to samo szczęście. Twój wynik porównuje się z wynikami wszystkich, którzy mieli to samo miejsce: wygrywa lepsza lokata, potem większa przewaga. Liczy się, jaką ich część pokonasz.
web-tournament-rules-ties = Remisy rozstrzyga Buchholz (wyniki tych, których się spotkało), potem Sonneborn-Berger (wyniki tych, których się wyprzedziło), potem punkty z gier. Przy stole z kilkoma przeciwnikami liczy się średnia.
web-tournament-name = Nazwa
web-tournament-name-own = Puchar: { $name }
web-tournament-system = Kto gra z kim
web-tournament-system-swiss = System szwajcarski
web-tournament-system-swiss-text = spotykają się gracze o podobnym wyniku
web-tournament-system-round-robin = Każdy z każdym
web-tournament-system-round-robin-text = każdy spotyka każdego
web-tournament-rounds = Rundy
web-tournament-players = Graczy przy stole
web-tournament-duplicate-label = Duplikat: to samo szczęście przy wszystkich stołach rundy
web-tournament-duplicate-text = Wyniki porównuje się z tymi, którzy mieli to samo miejsce. Stoły są zamknięte do końca rundy.
web-tournament-bots-label = Puste miejsca
web-tournament-bots-none = zostają puste, ktoś może pauzować
web-tournament-late = Można się zgłaszać także po rozpoczęciu
web-tournament-show-up = Czas, żeby usiąść
web-tournament-pause = Następna runda
web-tournament-pause-organiser = kiedy ją zacznę
web-tournament-pause-none = sama, od razu
web-tournament-pause-after = sama, po czasie: { $time }
web-tournament-begin = Początek
web-tournament-begin-organiser = kiedy ja zacznę
web-tournament-begin-at = o ustalonej porze
web-tournament-begin-when = Data i godzina
web-tournament-time = Kiedy
web-tournament-more = Szczegóły: rundy, spóźnieni, puste miejsca
web-tournament-meetings = Kto z kim gra
web-tournament-claim = Żeby założyć turniej, trzeba mieć konto z hasłem: organizator powinien być obecny do końca.
web-tournament-claim-do = Załóż konto

## Boty

web-bot-random = Włóczęga
web-bot-greedy = Zbieracz
web-bot-search = Nawigator
web-bot-cadet = Kadet
web-bot-builder = Budowniczy
web-bot-trader = Kupiec
web-bot-raider = Najeźdźca
web-bot-strategist = Strateg
web-manner-cadet = Stawia pierwsze kroki: większości ruchów nie widzi i próbuje tego, co wygląda lepiej niż reszta.
web-manner-builder = Pilnuje własnego ogródka: sporo przeocza i nie patrzy, co robisz ty.
web-manner-trader = Mało co mu umyka, patrzy ruch naprzód i woli punkty od razu niż później.
web-manner-raider = Myśli naprzód, a z dobrych ruchów wybiera ten, który najbardziej ci szkodzi.
web-manner-strategist = Nad każdym ruchem myśli sekundę i robi najlepszy, jaki znajdzie.

## Przygotowanie stołu

web-create-title = Przygotuj stół
web-create-game = Gra
web-create-players = Gracze
web-create-seats = Kto gra
web-create-seat = Miejsce { $number }
web-create-public = Wszyscy mogą oglądać
web-create-rated = Liczy się do rankingu
web-create-clock = Zegar
web-create-options = { $count ->
    [one] { $count } opcja zasad
    [few] { $count } opcje zasad
    [many] { $count } opcji zasad
   *[other] { $count } opcji zasad
}
web-create-do = Przygotuj
web-create-do-text = Dostaniesz link do wysłania; partia zacznie się, gdy wszyscy usiądą.
web-create-start = Graj
web-create-start-text = Przeciw botom partia zaczyna się od razu.
web-clock-none = Bez zegara
web-clock-none-text = każdy we własnym tempie
web-clock-fast = Szybko
web-clock-fast-text = 10 min + 10 s na turę
web-clock-calm = Spokojnie
web-clock-calm-text = 30 min + 30 s na turę
web-clock-days = Korespondencyjnie
web-clock-days-text = 3 dni + 12 h na turę
web-seat-me = Ja
web-seat-open = Wolne dla każdego
web-seat-invited = Dla zaproszonej osoby
web-seat-person = Osoba
web-seat-bot = Bot
web-seat-bot-level = Bot: { $level }

## Przed rozpoczęciem

web-room-public = Wszyscy mogą oglądać
web-room-private = Oglądać mogą tylko zaproszeni
web-room-rated = liczy się do rankingu
web-room-unrated = nie liczy się do rankingu
web-room-yours = Twój stół. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
web-room-invites = { $name } zaprasza do gry { $game }
web-room-clock = { $bank } i { $increment } na turę
web-room-no-clock = bez zegara
web-room-share = Kto ma ten link, może zająć wolne miejsce:
web-room-arrange = Kto zajmie miejsce { $number }
web-room-invite = Utwórz link z zaproszeniem
web-room-link = Wyślij ten link; działa raz:
web-room-sit = Usiądź tutaj
web-room-start = Zacznij
web-room-close = Zamknij stół
web-room-close-text = Wszyscy, którzy tu czekają, zostaną odprawieni. Tego nie można cofnąć.
web-room-closed = Gospodarz zamknął ten stół.
web-room-closed-title = Stół jest zamknięty
web-room-leave = Wstań od stołu
web-room-ready = Są wszyscy. Możesz zacząć.
web-room-ready-host = Są wszyscy. Gospodarz zacznie.
web-room-tournament = Do turnieju
web-room-waiting-tournament = Mecz zacznie się, gdy wszyscy usiądą.
web-room-waiting = Zajęte miejsca: { $taken } z { $seats }.
web-invite-title = Masz zaproszenie
web-invite-take = Zajmij miejsce
web-invite-by = { $name } zaprasza cię do gry { $game }
web-invite-seat = Twoje miejsce
web-invite-once = Zaproszenie działa jeden raz.
web-share-copy = Kopiuj
web-share-copied = Skopiowano
web-share-send = Wyślij…
web-share-code = Kod QR
web-share-code-label = Link jako kod QR, do odczytania telefonem
web-share-code-none = Kodu nie da się teraz narysować.

web-reset-title = Nowe hasło
web-reset-text = Ten link pochodzi od osoby, która prowadzi ten serwer. Działa raz: wybierz nowe hasło, a nastąpi zalogowanie. Wszędzie indziej nastąpi wylogowanie.
web-reset-do = Ustaw hasło

## Stół

web-board = Plansza
web-side = Stół
web-view = Co widzisz
web-tabs = Więcej o partii
web-tab-moves = Ruchy
web-tab-guide = Poradnik
web-tab-log = Dziennik
web-tab-points = Punkty
web-tab-review = Analiza
web-tab-chat = Czat
web-players = Gracze
web-player = Gracz
web-you = (ty)
web-offline = (poza stołem)
web-to-play = gra
web-left-resigned = (po poddaniu)
web-left-timeout = (koniec czasu)
web-left-takeover = (gra dalej bot)
web-turn = Tura
web-your-turn = Twoja kolej
web-their-turn = Gra { $player }
web-over = Koniec partii
web-result = Wynik
web-sending = wysyłanie …
web-taken-back = Wszyscy zgodzili się na prośbę gracza { $player }: partia wróciła do wcześniejszej decyzji.
web-so-far = Dotąd:
web-undo = Cofnij
web-step-back = Krok wstecz
web-skip-moves = { $count ->
    [one] Pomiń { $count } krok
    [few] Pomiń { $count } kroki
    [many] Pomiń { $count } kroków
   *[other] Pomiń { $count } kroku
}
web-hint = Podpowiedź
web-hint-asking = Myślę …
web-hint-says = { $bot } radzi:
web-hint-chance = { $chance } %
web-choices = Co możesz zrobić
web-choices-type = Wpisz słowa, notację albo numer
web-choices-type-short = Wpisz ruch
web-choices-none = Nic nie pasuje.
web-choices-count = { $count ->
    [one] Ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
web-no-choices = W tej chwili nie masz nic do rozstrzygnięcia.
web-notation = Notacja
web-pick-title = Wybierz
web-confirm-end = Zakończyć turę?
web-confirm-end-yes = Zakończ
web-why = Dlaczego nie
web-why-asking = Pytam …
web-why-unknown = To teraz niemożliwe.
web-points = punkty
web-points-none = Ta gra nie pokazuje punktów przed końcem.
web-total = Razem
web-place = { $place }.
web-place-head = Miejsce
web-place-among = z { $players }
web-log-all = { $count ->
    [one] Pokaż cały dziennik ({ $count } wpis)
    [few] Pokaż cały dziennik ({ $count } wpisy)
    [many] Pokaż cały dziennik ({ $count } wpisów)
   *[other] Pokaż cały dziennik ({ $count } wpisu)
}
web-chat-none = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-zoom = Rozmiar planszy
web-zoom-in = Większa
web-zoom-out = Mniejsza
web-undo-nothing = Nie ma czego cofnąć: od twojej ostatniej decyzji rzucono kośćmi, coś odsłonięto albo ruszył się ktoś inny.
web-undo-others = Cofnąć można tylko własne decyzje, gdy jest twoja kolej.
web-undo-watching = Trwa pokazywanie ruchów pozostałych.
web-hint-others = O podpowiedź można prosić w swojej kolejce.
web-sound = Dźwięk
web-sheet-open = Pokaż ruchy, dziennik i punkty
web-sheet-close = Więcej miejsca dla planszy
web-stand-ins = { $count ->
    [one] { $count } element ma wartości naszego pomysłu, bo żadne źródło nie pokazuje drukowanych. Mówi o tym jego duży widok.
    [few] { $count } elementy mają wartości naszego pomysłu, bo żadne źródło nie pokazuje drukowanych. Mówi o tym duży widok każdego z nich.
    [many] { $count } elementów ma wartości naszego pomysłu, bo żadne źródło nie pokazuje drukowanych. Mówi o tym duży widok każdego z nich.
   *[other] { $count } elementu ma wartości naszego pomysłu, bo żadne źródło nie pokazuje drukowanych. Mówi o tym duży widok każdego z nich.
}

## Wybór kilku rzeczy

web-set = Wybór kilku rzeczy
web-set-times = { $count } z { $times }
web-set-fewer = O jedną mniej: { $item }

## Odmowy

web-refused-stale = Ta karta była spóźniona: partia poszła dalej. Teraz widać stan bieżący; wybierz jeszcze raz.
web-refused-not-your-turn = To nie twoja kolej.
web-refused-illegal = To teraz niemożliwe.
web-refused-no-such-action = To teraz niemożliwe.
web-refused-over = Partia jest skończona.
web-refused-nothing-to-undo = Nie ma czego cofnąć: od tej pory coś zostało ujawnione.
web-refused-not-seated = Nie grasz przy tym stole.
web-refused-not-running = Partia nie trwa.
web-refused-frozen = Tej partii nie można tu kontynuować.
web-refused-too-many = Za szybko. Odczekaj chwilę.
web-refused-silenced = Osoba prowadząca ten serwer odebrała ci na razie głos.
web-refused-no-such-offer = Ta propozycja jest już nieaktualna.
web-refused-not-allowed = Tego tu nie wolno.

## Menu stołu

web-menu = Menu
web-menu-look = Wygląd
web-menu-orders = Stałe polecenia
web-menu-orders-text = Widzisz je tylko ty i możesz je zmienić w każdej chwili.
web-order-forced = Jeśli można zrobić tylko jedno, zrób to
web-order-pass = Pasuj, gdy tylko mogę spasować
web-menu-agree = Na co muszą się zgodzić wszyscy
web-menu-leave = Koniec gry
web-menu-takeback = Cofnij moją ostatnią decyzję
web-menu-abandon = Przerwijmy partię
web-menu-takeover = Niech za gracza { $player } gra bot ({ $bot })
web-menu-extend = { $minutes ->
    [one] Dodaj { $minutes } minutę graczowi { $player }
    [few] Dodaj { $minutes } minuty graczowi { $player }
    [many] Dodaj { $minutes } minut graczowi { $player }
   *[other] Dodaj { $minutes } minuty graczowi { $player }
}
web-menu-return = Odbierz botowi moje miejsce
web-menu-record = Pobierz zapis
web-menu-replay = Powtórka
web-resign = Poddaj się
web-resign-text = Zajmiesz ostatnie miejsce, a tego nie można cofnąć. Jeśli inni grają dalej, za ciebie zagra bot; w przeciwnym razie partia od razu się kończy.
web-abandon-text = Pytani są wszyscy grający. Jeśli się zgodzą, partia kończy się bez wyniku i nikomu się nie liczy.
web-abandon-text-alone = Grasz tylko z botami: partia skończy się od razu, bez wyniku.
web-offer-takeback = { $player } prosi o cofnięcie decyzji.
web-offer-abandon = { $player } proponuje przerwać partię bez wyniku.
web-offer-takeover = { $player } proponuje, by za gracza { $other } grał bot ({ $bot }).
web-offer-accept = Zgoda
web-offer-decline = Nie
web-offer-withdraw = Wycofaj
web-offer-declined = Twoja propozycja została odrzucona.
web-offer-waiting = { $count ->
    [one] Czekamy na { $count } odpowiedź.
    [few] Czekamy na { $count } odpowiedzi.
    [many] Czekamy na { $count } odpowiedzi.
   *[other] Czekamy na { $count } odpowiedzi.
}
web-keys = Klawisze
web-keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
web-key-number = wykonaj ten ruch z listy albo go zaznacz
web-key-enter = zatwierdź zaznaczone
web-key-u = cofnij
web-key-h = zapytaj bota o radę
web-key-s = pomiń pokazywanie ruchów innych
web-key-r = zasady
web-key-c = czat
web-key-type = wpisz ruch
web-key-esc = zamknij menu, usuń zaznaczenie albo zrób krok wstecz w ruchu

## Zasady i nauka

web-rules = Zasady
web-rules-title = Zasady: { $game }
web-rules-find = Szukaj w zasadach
web-rules-text = Tekst zasad
web-rules-read = Czytaj dalej w zasadach
web-rules-found = { $count ->
    [0] Niczego nie znaleziono. Spróbuj innego słowa albo tylko jego początku.
    [one] { $count } miejsce. Enter prowadzi do następnego.
    [few] { $count } miejsca. Enter prowadzi od jednego do następnego.
   *[many] { $count } miejsc. Enter prowadzi od jednego do następnego.
}
web-rules-chapters = Rozdziały
web-example = Przykład
web-example-step = Krok { $step } z { $last }
web-example-next = Dalej
web-example-back = Krok wstecz
web-example-again = Jeszcze raz
web-learner = Objaśniaj na miejscu
web-guide-goal = Cel gry
web-guide-now = Co teraz ważne
web-guide-on = Prowadź mnie
web-guide-off = Nie prowadź

## Koniec

web-end-won = Wygrana!
web-end-shared = Wspólne zwycięstwo!
web-end-winner = { $count ->
    [one] Wygrywa { $players }
    [few] Wspólne zwycięstwo: { $players }
    [many] Wspólne zwycięstwo: { $players }
   *[other] Wspólne zwycięstwo: { $players }
}
web-end-abandoned = Partia przerwana za zgodą wszystkich
web-end-lead = { $points ->
    [one] { $points } punkt,
    [few] { $points } punkty,
   *[many] { $points } punktów,
} przewaga nad graczem { $second }: { $lead }.
web-end-sources = Zdecydowało: { $sources }.
web-end-tie = { $second } ma tyle samo punktów ({ $points }): rozstrzygnęło kryterium remisowe.
web-end-level = Nic ich nie dzieli: zwycięstwo jest wspólne.
web-end-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-end-details = Punkty według źródeł, zapis i ziarno
web-race = Jak zdobywano punkty
web-race-graph = Punkty każdego gracza od pierwszej rundy do ostatniej; punkty zwrotne są wymienione poniżej.
web-race-round = runda { $round }
web-race-lead = { $points ->
    [one] { $player } wychodzi na prowadzenie: { $points } punkt
    [few] { $player } wychodzi na prowadzenie: { $points } punkty
   *[many] { $player } wychodzi na prowadzenie: { $points } punktów
}
web-race-gain = { $points ->
    [one] { $player } zdobywa naraz { $points } punkt
    [few] { $player } zdobywa naraz { $points } punkty
   *[many] { $player } zdobywa naraz { $points } punktów
}
web-graph-rounds = U dołu: rundy
web-end-guided = To była cała partia. Odtąd przewodnik jest wyłączony; możesz go włączyć w zakładce Poradnik.
web-end-seed = Ziarno partii: { $seed }. Z nim i z zapisem można sprawdzić każdy rzut i każde dobranie.
web-rematch = Zagraj jeszcze raz
web-rematch-join = Do rewanżu

## Powtórka

web-replay-title = Powtórka: { $game }
web-replay-controls = Powtórka
web-replay-position = Pozycja
web-replay-at = Krok { $step } z { $last }
web-replay-start = Przed pierwszym rzutem i dobraniem.
web-replay-first = Na początek
web-replay-turn-back = Do poprzedniej tury
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-next = Krok dalej
web-replay-turn = Do następnej tury
web-replay-last = Na koniec
web-replay-speed = Tempo
web-replay-viewpoint = Oczami
web-replay-spectator = widza
web-replay-running = Partia trwa: widzisz to, co może widzieć twoje miejsce albo widz.
web-replay-live = Do stołu
web-replay-missed = Teraz: { $played } (−{ $chance } %). Lepiej: { $better }.
web-review-working = Trener ogląda partię …
web-review-chances = Szanse na wygraną
web-review-graph = Szanse na wygraną każdego gracza od pierwszego ruchu do końca, z błędami i szczęściem. Strzałki prowadzą od momentu do momentu.
web-review-point = Każda wstęga to jeden gracz, tak szeroka jak szansa na wygraną. Wskaż, by odczytać; naciśnij, by zobaczyć tę pozycję.
web-review-lane-lost = Błędy
web-review-lane-luck = Szczęście i pech
web-review-story-early = Od rundy { $round } prowadzi { $player } i tak już zostaje.
web-review-story-turn = Partia odwraca się w rundzie { $round }: od tej chwili na czele jest już tylko { $player }.
web-review-story-late = Do końca wszystko jest otwarte: dopiero w rundzie { $round } na dobre prowadzi { $player }.
web-review-story-slip = W rundzie { $round } { $player } ma { $chance } % szans i wypuszcza je z rąk.
web-review-story-low = W rundzie { $round } szanse spadają do { $chance } %, a jednak wygrywa { $player }.
web-review-story-mistakes = Rozstrzygają decyzje. Oceny: { $player } { $own }, { $other } { $theirs }.
web-review-story-luck = Rozstrzyga szczęście: { $player } { $own } %, { $other } { $theirs } %.
web-review-story-even = Błędy i szczęście niemal się znoszą: { $player } i { $other }.
web-review-moments = Rozstrzygające momenty
web-review-cost = koszt { $chance } %
web-review-played = Zagrano
web-review-better = Lepiej
web-review-chance = { $chance } % na wygraną
web-review-look = Pokaż w powtórce
web-review-players = Jak komu poszło
web-review-grade = Ocena
web-review-error = Błędy
web-review-luck = Szczęście
web-review-play-none = Nie było o czym decydować.
web-review-play-fine = Gra niemal bezbłędna.
web-review-play-good = Dobra gra, kilka potknięć.
web-review-play-mixed = Dobre pomysły i kilka kosztownych błędów.
web-review-play-poor = Wiele oddano za darmo.
web-review-luck-kind = Kości i karty sprzyjały.
web-review-luck-unkind = Kości i karty nie sprzyjały.
web-review-luck-even = Szczęście było po równo.
web-review-legend = Ocena: 100 niczego nie oddaje, 0 to wybór na oślep. Błędy i szczęście to sumy szans na wygraną; szczęście to tyle, ile kości i karty dały ponad średnią.
web-review-swings = Największe szczęście
web-review-all = { $count ->
    [one] Jedyny ruch, który coś oddał
    [few] Wszystkie { $count } ruchy, które coś oddały
    [many] Wszystkie { $count } ruchów, które coś oddały
   *[other] Wszystkie { $count } ruchu, które coś oddały
}
web-upload-title = Partia z pliku
web-upload-about = Twoje ostatnie partie. Każdą można obejrzeć jeszcze raz: z każdego miejsca, ruch po ruchu.
web-upload-none = Nie ma jeszcze zakończonej partii
web-upload-none-text = Każda zakończona partia znajdzie się tutaj, razem z powtórką.
web-upload-text = Zapis mieści całą partię. Można go pobrać na końcu partii i przy powtórce.
web-upload-drop = Wybierz plik
web-upload-or = albo upuść go tutaj

## Profil i ranking

web-profile-title = Profil
web-profile-guest = Grasz jako gość
web-profile-guest-text = Twoje miejsca i wyniki należą do tej przeglądarki. Z hasłem masz je wszędzie.
web-profile-name = Nazwa
web-profile-password = Hasło, jeśli chcesz (co najmniej 8 znaków)
web-profile-password-have = Hasło
web-profile-rename = Zmień nazwę
web-profile-renamed = Nazwa zmieniona.
web-profile-keep = Zachowaj to konto
web-profile-kept = To konto jest twoje. Zalogujesz się wszędzie nazwą i hasłem.
web-profile-no-need = Tylko dla tych, którzy nadali kontu hasło. Do gry wystarczy imię.
web-profile-signed-in = Zalogowano.
web-profile-signed-out = Wylogowano.
web-profile-sign-out = Wyloguj się
web-profile-best = Najlepszy ranking
web-profile-matches = Partie
web-profile-wins = Wygrane
web-profile-ratings = Ranking
web-profile-no-ratings = Nie ma jeszcze partii rankingowej. Czy partia się liczy, widać, zanim się zacznie.
web-profile-results = Ostatnie wyniki
web-profile-no-results = Nie ma jeszcze zakończonej partii. Każda znajdzie się tutaj, razem z powtórką.
web-results-rating = Ranking:
web-ratings-none = Nikt nie zakończył jeszcze takiej partii rankingowej. Pierwsze miejsce jest wolne.
web-ratings-play = Zagraj o nie
web-ratings-note = Każdy zaczyna od 1000. Najwięcej dają wygrane z silnymi graczami; po pięciu partiach ocena jest ustalona i daje stopień.
web-ratings-ranks = Stopnie
web-ratings-empty = Jeszcze nikogo tu nie ma
web-ratings-from = od { $least }
web-ratings-you = Ty
web-matches-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
web-wins-of = { $matches ->
    [one] wygrane: { $wins } z { $matches } partii ({ $share })
   *[many] wygrane: { $wins } z { $matches } partii ({ $share })
}
web-rank-settling = jeszcze nieustalona
web-rank-0 = Obserwator gwiazd
web-rank-1 = Pilot
web-rank-2 = Pierwszy oficer
web-rank-3 = Kapitan
web-rank-4 = Komandor
web-rank-5 = Admirał

## Ustawienia

web-settings-note = Zapisane tylko w tej przeglądarce.
web-settings-language = Język
web-settings-theme = Motyw
web-theme-system = Jak w systemie
web-theme-dark = Ciemny
web-theme-light = Jasny
web-theme-to-dark = Motyw ciemny
web-theme-to-light = Motyw jasny
web-settings-pace = Ruchy innych pokazuj
web-pace-off = Od razu
web-pace-fast = Szybko
web-pace-normal = Spokojnie
web-pace-slow = Powoli
web-settings-learner = Objaśniaj na miejscu
web-settings-learner-text = Stacje, kafelki i karty mówią, co robią.
web-settings-confirmEnd = Pytaj przed końcem tury
web-settings-confirmEnd-text = Dla tych, którzy klikają za szybko. Kosztuje jedno kliknięcie na turę.
web-settings-plain = Widok ogólny zamiast planszy
web-settings-plain-text = Pokazuje każdy stół jako listy i wartości. Tak można grać we wszystkie gry.
web-settings-shortcuts = Pojedyncze klawisze
web-settings-shortcuts-text = U cofa, cyfry od 1 do 9 wybierają ruchy i tak dalej. Wyłącz je, jeśli przeszkadzają.
web-settings-sound = Dźwięk
web-settings-sound-text = Słychać kości, dokowanie, lądowania, karty, twoją kolej i koniec partii.
web-settings-notifications = Powiadomienia
web-settings-notifications-text = Powiadom w systemie, gdy jest moja kolej, a tej strony nie widać.
web-settings-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-settings-motion = Ruch na ekranie zależy od ustawień systemu: przy ograniczonym ruchu nic się nie porusza.

## What all drawn boards say

# The language by whose rule long words are broken.
web-board-hyphens = pl
web-board-do = Zrób to
web-board-more = … i jeszcze { $count }
web-board-less = { $item }: o jeden mniej
web-board-since = Od twojej ostatniej tury
web-since-more = { $count ->
    [one] Jeszcze jedno
   *[other] Jeszcze { $count }
}
web-since-less = Mniej

## Całe własne konto

web-account-title = Twoje konto
web-account-export = Pobierz wszystko, co o tobie przechowujemy
web-account-sign-out = Wyloguj wszędzie
web-account-signed-out = Wylogowano wszędzie.
web-account-password = Zmiana hasła
web-account-password-old = Dotychczasowe hasło
web-account-password-new = Nowe hasło (co najmniej 8 znaków)
web-account-password-change = Zmień hasło
web-account-password-changed = Hasło zmienione. Wszędzie indziej nastąpiło wylogowanie.
web-account-delete = Usuń to konto
web-account-delete-text = Trwające partie zostaną poddane, twoje wpisy usunięte, a nazwa znów będzie wolna. Partie rozegrane przez innych zostają, bez twojej nazwy.
web-account-delete-sure = Tego nie da się cofnąć.
web-account-delete-do = Usuń na zawsze
web-account-deleted = Konto zostało usunięte.
web-deleted-player = Usunięty gracz

## Gracze między sobą

web-others-title = Ty i ten gracz
web-others-mute = Wycisz
web-others-unmute = Przywróć czat
web-others-mute-text = Nie zobaczysz, co pisze.
web-others-block = Zablokuj
web-others-unblock = Odblokuj
web-others-block-text = Nie spotkacie się przy stołach ani w poczekalni i nie zobaczysz, co pisze.
web-others-muted = Wyciszeni
web-others-blocked = Zablokowani
web-others-done = Gotowe.
web-others-report = Zgłoś prowadzącym ten serwer
web-others-report-line = Wpis z czatu, od którego zaczynasz, zostanie dołączony.
web-others-reason = Co się stało (do 500 znaków)
web-others-send = Wyślij zgłoszenie
web-others-sent = Zgłoszenie wysłane.
web-others-lists = Wyciszeni i zablokowani gracze
web-others-none = Nikt.
