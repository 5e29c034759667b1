### Klient w terminalu, po polsku.


## Grupy ruchów

terminal-group-cards = Karty
terminal-group-discards = Odrzucenia
terminal-group-other = Inne

## Rozgrywka

terminal-play-welcome = { $game }: { $players }
terminal-play-saved-to = Każdy ruch jest zapisywany w pliku { $file }
terminal-play-first-help = Wpisz numer albo zapis ruchu; „help” pokazuje, co jeszcze można zrobić.
terminal-play-thinking = { $player } myśli
terminal-play-choose = Wybierz ruch.
terminal-menu-more = Strona { $page } z { $pages }; następną pokazuje more.
terminal-news-more = { $lines ->
    [one] jeszcze { $lines } wiersz: log
    [few] jeszcze { $lines } wiersze: log
   *[many] jeszcze { $lines } wierszy: log
}
terminal-hot-seat = Teraz gra { $player }. Inni niech nie patrzą.
terminal-hot-seat-prompt = Naciśnij Enter, aby zacząć.
terminal-quit-saved = Gra jest zapisana w pliku { $file }
terminal-quit-resume = Aby grać dalej: { $command }
terminal-end-title = Koniec gry.
terminal-end-winners = { $winners ->
    [one] Wygrywa: { $players }
   *[other] Wspólnie wygrywają: { $players }
}
terminal-end-record = Zapis gry jest w pliku { $file }
terminal-end-verify = Aby sprawdzić wszystkie rzuty i karty: { $command }
terminal-end-stay = Możesz zostać, porozmawiać i wszystko obejrzeć. Wpisz rematch, aby zagrać jeszcze raz w tym samym gronie, albo quit, aby wyjść.

## Punkty

terminal-scores-place = Miejsce
terminal-scores-player = Gracz
terminal-scores-total = Punkty
terminal-scores-unknown = Punkty będą podane na końcu; plansza pokazuje, co o nich wiadomo.

## Co wpisano

terminal-input-number = Nie ma ruchu { $number }: ruchy mają numery od 1 do { $last }.
terminal-input-ambiguous = „{ $input }” może znaczyć: { $meant }{ $more ->
    [0] .
   *[other] {" "}i jeszcze { $more }.
}
terminal-input-near = „{ $input }” nie jest ruchem ani poleceniem. Podobne: { $near }.
terminal-input-unknown = „{ $input }” nie jest ruchem ani poleceniem; „help” pokazuje, co jest.

## Polecenia

terminal-help-moves = Ruch: jego numer albo zapis podany w nawiasie; można go skracać, dopóki jest jednoznaczny. Sam Enter rysuje planszę od nowa.
terminal-help-sets = Gdy wybiera się kilka rzeczy naraz: zaznaczaj je i odznaczaj numerem albo zapisem, w dowolnej kolejności i po kilka (1 3 5); -2 zdejmuje jedno zaznaczenie z numeru 2. Nic się nie dzieje, dopóki nie wpiszesz ok.
terminal-help-ok = zatwierdź zaznaczone rzeczy, gdy wybiera się kilka naraz
terminal-help-clear = zdejmij wszystkie zaznaczenia
terminal-help-undo = cofnij swoje ostatnie zaznaczenie albo ostatni ruch, o ile nic się od tej pory nie ujawniło
terminal-help-why = dlaczego ruch jest niemożliwy albo co by dał
terminal-help-show = co jest na elemencie gry i gdzie on jest albo wszystko o ruchu o tym numerze
terminal-help-more = następna strona długiej listy ruchów
terminal-help-hint = zapytaj bota, co by zrobił
terminal-help-rules = zasady na dany temat; bez tematu lista tematów
terminal-help-log = co się stało, ostatnie N wierszy
terminal-help-board = narysuj cały stół, choćby był wyższy niż okno
terminal-help-scores = punkty według źródeł
terminal-help-options = zasady wybrane do tej gry
terminal-help-save = zapisz kopię gry w nowym pliku
terminal-help-lang = zmień język
terminal-help-help = ta lista
terminal-help-quit = wyjdź; gra jest zapisana i można ją wznowić
terminal-help-short = Polecenia można skracać, dopóki są jednoznaczne.
terminal-set-all = Więcej zaznaczyć się nie da (jest { $count }). Minus przed numerem zdejmuje zaznaczenie.
terminal-set-unmarked = To nie jest zaznaczone.
terminal-set-no-item = Numer { $number } to osobny ruch: wpisz go sam.
terminal-set-ready = Wpisz ok, aby zatwierdzić.
terminal-undo-none = Nie ma czego cofnąć: od ostatniego rzutu, dobrania karty lub cudzej decyzji nie było twojego ruchu.
terminal-undo-done = Cofnięto: { $move }
terminal-why-usage = Podaj ruch, na przykład: why end
terminal-why-legal = { $notation }: można. { $move }
terminal-why-illegal = { $notation }: nie można. { $reason }
terminal-hint = { $bot } gra { $number } [{ $notation }]: { $move }
terminal-hint-mark = { $bot } najpierw zaznaczyłby { $number } [{ $notation }]: { $move }
terminal-hint-none = { $bot } nic by nie zaznaczył i wpisałby ok.
terminal-hint-others = Następne w kolejności:
terminal-hint-other = { $number } [{ $notation }]: { $move }
terminal-hint-chance = { "  " }Szansa na wygraną { $chance } %. { $why }
terminal-hint-nobody = Nie ma zainstalowanego bota, którego można by zapytać.
terminal-hint-adviser = Doradca
terminal-show-names = Wpisz show i jedną z tych nazw:
terminal-show-near = Nic nie nazywa się „{ $name }”. Podobne: { $near }.
terminal-show-unknown = Nic nie nazywa się „{ $name }”; „show” pokazuje nazwy.
terminal-rules-none = Ta gra nie ma zasad do przeczytania.
terminal-rules-unknown = W zasadach nie ma nic na temat „{ $topic }”; „rules” pokazuje listę tematów.
terminal-rules-topics = Tematy (wpisz rules i numer albo słowo):
terminal-rules-english = Ta gra nie ma zasad po polsku; oto zasady po angielsku.
terminal-log-usage = Podaj liczbę wierszy, na przykład: log 30
terminal-options-name = Opcja
terminal-options-value = Wartość
terminal-options-meaning = Znaczenie
terminal-options-changed = * inaczej niż zwykle
terminal-save-usage = Podaj plik na kopię. Każdy ruch i tak jest zapisywany w pliku { $file }
terminal-save-done = Kopia jest w pliku { $file }
terminal-save-failed = Nie zapisano: { $problem }
terminal-save-no-folder = Nie zapisano: nie ma folderu { $folder }
terminal-lang-known = Wybierz jeden z języków: { $languages }.

## Turnieje

terminal-tournaments-open = Trwają zapisy:
terminal-tournaments-running = W toku:
terminal-tournaments-none = żadnych
terminal-tournament-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
terminal-tournament-open = trwają zapisy
terminal-tournament-running = w toku
terminal-tournament-finished = zakończony
terminal-tournament-cancelled = odwołany
terminal-tournament-columns = Kolumny: miejsce, gracz, wynik, Buchholz, Sonneborn-Berger, punkty.
terminal-tournament-round = Runda { $round }:
terminal-tournament-bye = { $name } pauzuje
terminal-tournament-absent = (nieobecność: { $name })
terminal-tournament-bot = bot
terminal-tournament-yours = Czeka na ciebie stół: { $command }

## Na serwerze

terminal-not-your-turn = To nie twoja kolej.
terminal-refused = Nie wykonano: { $problem }
terminal-refused-stale = Zanim twój ruch dotarł, sytuacja się zmieniła. Wybierz jeszcze raz.
terminal-refused-too-many = Nie tak szybko: { $problem }
terminal-refused-silenced = Osoba prowadząca ten serwer odebrała ci na razie głos.
terminal-refused-not-allowed = Tutaj to niedozwolone: { $problem }
terminal-refused-not-seated = Nie grasz przy tym stole.
terminal-refused-unavailable = Serwer nie może teraz niczego zapisać, więc tego nie wykonano. Spróbuj za chwilę.
terminal-remote-table = Stół { $table } na serwerze { $server }
terminal-remote-watching = Oglądasz: nie masz miejsca przy tym stole.
terminal-remote-deciding = decyduje { $player }
terminal-remote-moved-on = Sytuacja się zmieniła; teraz jest tak.
terminal-remote-lost = Połączenie zerwane. Trwa jego odzyskiwanie; nic, co potwierdzono, nie przepadło.
terminal-remote-back = Połączenie wróciło.
terminal-remote-unwritable = Serwer nie może teraz niczego zapisać i do tego czasu nie przyjmuje ruchów.
terminal-remote-announcement = Ogłoszenie: { $text }
terminal-remote-writable = Serwer znów może zapisywać.
terminal-remote-said = { $player }: { $text }
terminal-remote-sat-down = { $player } siada do stołu.
terminal-remote-online = { $player } jest przy stole.
terminal-remote-offline = { $player } odchodzi od stołu.
terminal-remote-taken-back = { $player } cofa { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
terminal-remote-abandoned = Grę przerwano za zgodą wszystkich. Nie ma wyniku.
terminal-remote-frozen = Ta gra nie może się tu toczyć dalej: { $problem }
terminal-remote-left = Stół pozostaje, jak jest, a z nim twoje miejsce.
terminal-remote-taken-over = Za zgodą wszystkich gra za ciebie bot. Wpisz return, aby znów grać samodzielnie.
terminal-remote-extended = { $player } dostaje { $time } więcej na zegarze.
terminal-remote-rematch = Rewanż jest przygotowany i czeka na ciebie miejsce. Wpisz rematch, aby usiąść.
terminal-remote-save-usage = Podaj plik na zapis gry. Serwer i tak przechowuje każdy ruch.
terminal-remote-guest = Twoje imię tutaj: { $name }. Klucz do tego konta jest w pliku { $file }
terminal-remote-forgotten = Serwer nie zna już tego terminala: dostajesz nowe konto.
terminal-remote-your-name = Jak mają cię nazywać inni?
terminal-remote-aside = Klucz gościa { $name } jest w pliku { $file }
terminal-remote-claimed = Twoje imię: { $name }. Konto ma teraz hasło. Aby użyć go gdzie indziej: { $command }
terminal-password = Hasło konta { $name }:
terminal-password-new = Nowe hasło, co najmniej 8 znaków:
terminal-password-again = To samo hasło jeszcze raz:
terminal-people-open = wolne
terminal-people-invited = dla zaproszonej osoby
terminal-people-bot = bot { $bot }
terminal-people-left = poza grą, dalej gra { $bot }
terminal-people-resigned = partia poddana
terminal-people-timeout = koniec czasu
terminal-people-online = przy stole
terminal-people-offline = poza stołem
terminal-help-chat = powiedz coś wszystkim
terminal-help-players = kto gdzie siedzi i co zaproponowano
terminal-help-offer = zaproponuj coś, na co muszą zgodzić się wszyscy
terminal-help-accept = zgódź się na propozycję
terminal-help-decline = odrzuć propozycję albo wycofaj własną
terminal-help-resign = poddaj się: zajmiesz ostatnie miejsce, a jeśli inni grają dalej, zagra za ciebie bot
terminal-help-extend = daj graczowi więcej czasu, jeśli jest zegar
terminal-help-orders = co robi się za ciebie samo; włącz albo wyłącz
terminal-help-return = wróć na swoje miejsce, jeśli za zgodą wszystkich zajął je bot
terminal-help-rematch = po końcu gry: jeszcze jedna w tym samym gronie
terminal-help-invite = kod, który pozwala komuś zająć miejsce dla zaproszonych
terminal-help-leave = oddaj swoje miejsce; gospodarz zamyka stół
terminal-chat-usage = Napisz coś, na przykład: chat cześć
terminal-offer-usage = Zaproponuj jedno z tych: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
terminal-offer-made = Zapytano pozostałych.
terminal-offer-accepted = Zgoda przekazana.
terminal-offer-declined = Odmowa przekazana.
terminal-offer-none = Nie ma propozycji, na którą możesz odpowiedzieć.
terminal-offer-which = Na odpowiedź czeka kilka propozycji; dodaj numer.
terminal-offer-answer = Wpisz accept albo decline.
terminal-offer-settled = Propozycja { $number } jest rozstrzygnięta.
terminal-offer-refused = Propozycja { $number } odrzucona: { $player } się nie zgadza.
terminal-offer-takeback = Propozycja { $number }: { $player } chce wrócić do ruchu { $ply }.
terminal-offer-abandon = Propozycja { $number }: { $player } chce przerwać grę bez wyniku.
terminal-offer-takeover = Propozycja { $number } ({ $player }): za gracza { $other } ma grać { $bot }.
terminal-resign-sure = Tego nie da się cofnąć. Dla pewności wpisz: resign yes
terminal-extend-usage = Podaj miejsce i liczbę sekund, na przykład: extend 2 300
terminal-extend-no-clock = Przy tym stole nie ma zegara.
terminal-orders-usage = Włącz albo wyłącz jedno z tych: { $orders }. Na przykład: orders forced on
terminal-order-forced = jeśli jest tylko jeden ruch, zostaje wykonany
terminal-order-pass = gdy tylko można spasować, pasujesz
terminal-return-none = Nie ma do czego wracać: żaden bot nie zajął twojego miejsca za zgodą wszystkich.
terminal-rematch-early = Rewanż jest możliwy dopiero po końcu gry.
terminal-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
terminal-wait-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Można wpisać chat, players, invite, leave, help albo quit.
terminal-wait-closed = Stół jest zamknięty.
terminal-wait-left = Miejsce oddane.
terminal-invite-usage = Podaj numer miejsca dla zaproszonych, na przykład: invite 2
terminal-invite-code = Zaproszenie na miejsce { $seat }: { $code }   Użycie: { $command }
terminal-invite-prompt = Zaproszenie:
terminal-tables-none = Przy żadnym stole nie ma wolnego miejsca.
terminal-tables-more = Stołów jest więcej. Enter je pokaże, cokolwiek innego zakończy.
terminal-tables-no-own = Nie siedzisz przy żadnym stole.
terminal-tables-join = Aby usiąść: { $command }
terminal-tables-which = Który stół?
terminal-status-open = otwarty
terminal-status-running = w grze

## Odtwarzanie

terminal-replay-start = Przed pierwszym rzutem i dobraniem kart.
terminal-replay-undo = { $player } cofa ruch { $ply }
terminal-replay-at = Ruch { $ply } z { $last }
terminal-replay-keys = Enter dalej · b wstecz · t następna tura · j N skok · s początek · e koniec · h pomoc · q wyjście
terminal-replay-key-next = następny ruch (sam Enter działa tak samo)
terminal-replay-key-back = jeden ruch wstecz
terminal-replay-key-turn = do tury następnego gracza
terminal-replay-key-jump = do ruchu N; sam numer działa tak samo
terminal-replay-key-start = na początek
terminal-replay-key-end = na koniec
terminal-replay-key-help = ta lista
terminal-replay-key-quit = wyjście
terminal-replay-unknown = Wpisz jedną z liter n b t j s e h q albo numer ruchu.
terminal-replay-verified = { $file }: sprawdzono. { $plies ->
    [one] { $plies } ruch jest zgodny z zasadami i ze skrótem
    [few] { $plies } ruchy są zgodne z zasadami i ze skrótami
    [many] { $plies } ruchów jest zgodnych z zasadami i ze skrótami
   *[other] { $plies } ruchu jest zgodne z zasadami i ze skrótami
}; { $draws ->
    [one] { $draws } losowanie wynika z ziarna
    [few] { $draws } losowania wynikają z ziarna
    [many] { $draws } losowań wynika z ziarna
   *[other] { $draws } losowania wynika z ziarna
}; wynik się zgadza.

## Analiza

terminal-review-title = Szanse na wygraną, ruch po ruchu
terminal-review-player = gracz
terminal-review-grade = ocena
terminal-review-error = strata
terminal-review-luck = szczęście
terminal-review-decisions = decyzje
terminal-review-legend = Ocena: 100 niczego nie traci, 0 to wybór na oślep. Strata i szczęście to sumy szans na wygraną; szczęście to tyle, ile kości i karty dały ponad średnią.
terminal-review-moments = Rozstrzygające momenty
terminal-review-moment = Ruch { $ply }, { $player }: { $move }. Lepiej: { $better } (strata { $lost } %)
terminal-review-swings = Największe szczęście
terminal-review-swing = Ruch { $ply }, { $player }: { $outcome } ({ $luck } %)
terminal-review-look = Żeby zobaczyć pozycję: { $command }

## Gry i elementy

terminal-games-players = { $most ->
    [one] od { $least } do { $most } gracza
   *[other] od { $least } do { $most } graczy
}
terminal-games-version = wersja zasad { $rules }, elementy { $content }
terminal-games-choices = Wartości (* zwykła)
terminal-games-bots = Boty: { $bots }
terminal-content-provenance = { $game }, wiersze według pochodzenia: { $counts }
terminal-content-stand-ins = { $rows ->
    [one] { $rows } wiersz zastępczy, oznaczony !
    [few] { $rows } wiersze zastępcze, oznaczone !
    [many] { $rows } wierszy zastępczych, oznaczonych !
   *[other] { $rows } wiersza zastępczego, oznaczonego !
}
terminal-content-sound = { $rows ->
    [one] { $rows } wiersz, bez zastrzeżeń
    [few] { $rows } wiersze, bez zastrzeżeń
    [many] { $rows } wierszy, bez zastrzeżeń
   *[other] { $rows } wiersza, bez zastrzeżeń
}
terminal-content-problems = { $problems ->
    [one] { $problems } problem
    [few] { $problems } problemy
    [many] { $problems } problemów
   *[other] { $problems } problemu
}, { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
}
