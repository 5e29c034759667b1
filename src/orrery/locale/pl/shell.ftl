### Klient w terminalu, po polsku.

shell-board-round = runda { $round }

## Grupy ruchów

shell-group-cards = Karty
shell-group-discards = Odrzucenia
shell-group-other = Inne

## Rozgrywka

shell-play-welcome = { $game }: { $players }
shell-play-saved-to = Każdy ruch jest zapisywany w pliku { $file }
shell-play-first-help = Wpisz numer albo zapis ruchu; „help” pokazuje, co jeszcze można zrobić.
shell-play-thinking = { $player } myśli
shell-play-choose = Wybierz ruch.
shell-hot-seat = Teraz gra { $player }. Inni niech nie patrzą.
shell-hot-seat-prompt = Naciśnij Enter, aby zacząć.
shell-quit-saved = Gra jest zapisana w pliku { $file }
shell-quit-resume = Aby grać dalej: { $command }
shell-end-title = Koniec gry.
shell-end-winners = { $winners ->
    [one] Wygrywa: { $players }
   *[other] Wspólnie wygrywają: { $players }
}
shell-end-record = Zapis gry jest w pliku { $file }
shell-end-verify = Aby sprawdzić wszystkie rzuty i karty: { $command }
shell-end-stay = Możesz zostać, porozmawiać i wszystko obejrzeć. Wpisz rematch, aby zagrać jeszcze raz w tym samym gronie, albo quit, aby wyjść.

## Punkty

shell-scores-place = Miejsce
shell-scores-player = Gracz
shell-scores-total = Punkty
shell-scores-unknown = Punkty będą podane na końcu; plansza pokazuje, co o nich wiadomo.

## Co wpisano

shell-input-number = Nie ma ruchu { $number }: ruchy mają numery od 1 do { $last }.
shell-input-ambiguous = „{ $input }” może znaczyć: { $meant }.
shell-input-near = „{ $input }” nie jest ruchem ani poleceniem. Podobne: { $near }.
shell-input-unknown = „{ $input }” nie jest ruchem ani poleceniem; „help” pokazuje, co jest.

## Polecenia

shell-help-moves = Ruch: jego numer albo zapis podany w nawiasie. Sam Enter rysuje planszę od nowa.
shell-help-undo = cofnij swój ostatni ruch, o ile nic się od tej pory nie ujawniło
shell-help-why = dlaczego ruch jest niemożliwy albo co by dał
shell-help-hint = zapytaj bota, co by zrobił
shell-help-rules = zasady na dany temat; bez tematu lista tematów
shell-help-log = co się stało, ostatnie N wierszy
shell-help-board = narysuj planszę od nowa
shell-help-scores = punkty według źródeł
shell-help-options = zasady wybrane do tej gry
shell-help-save = zapisz kopię gry w nowym pliku
shell-help-lang = zmień język
shell-help-help = ta lista
shell-help-quit = wyjdź; gra jest zapisana i można ją wznowić
shell-help-short = Polecenia można skracać, dopóki są jednoznaczne.
shell-undo-none = Nie ma czego cofnąć: od ostatniego rzutu, dobrania karty lub cudzej decyzji nie było twojego ruchu.
shell-undo-done = Cofnięto: { $move }
shell-why-usage = Podaj ruch, na przykład: why end
shell-why-legal = { $notation }: można. { $move }
shell-why-illegal = { $notation }: nie można. { $reason }
shell-hint = { $bot } gra { $number } [{ $notation }]: { $move }
shell-hint-nobody = Nie ma zainstalowanego bota, którego można by zapytać.
shell-hint-adviser = Doradca
shell-rules-none = Ta gra nie ma zasad do przeczytania.
shell-rules-unknown = W zasadach nie ma nic na temat „{ $topic }”; „rules” pokazuje listę tematów.
shell-rules-topics = Tematy (wpisz rules i numer albo słowo):
shell-rules-english = Ta gra nie ma zasad po polsku; oto zasady po angielsku.
shell-log-usage = Podaj liczbę wierszy, na przykład: log 30
shell-log-move = { $player }: { $move }
shell-log-hidden = { $player }: ruch wykonany.
shell-options-name = Opcja
shell-options-value = Wartość
shell-options-meaning = Znaczenie
shell-options-changed = * inaczej niż zwykle
shell-save-usage = Podaj plik na kopię. Każdy ruch i tak jest zapisywany w pliku { $file }
shell-save-done = Kopia jest w pliku { $file }
shell-save-failed = Nie zapisano: { $problem }
shell-lang-known = Wybierz jeden z języków: { $languages }.

## Na serwerze

shell-not-your-turn = To nie twoja kolej.
shell-refused = Nie wykonano: { $problem }
shell-refused-stale = Zanim twój ruch dotarł, sytuacja się zmieniła. Wybierz jeszcze raz.
shell-refused-too-many = Nie tak szybko: { $problem }
shell-refused-not-allowed = Tutaj to niedozwolone: { $problem }
shell-refused-not-seated = Nie grasz przy tym stole.
shell-remote-table = Stół { $table } na serwerze { $server }
shell-remote-watching = Oglądasz: nie masz miejsca przy tym stole.
shell-remote-deciding = decyduje { $player }
shell-remote-moved-on = Sytuacja się zmieniła; teraz jest tak.
shell-remote-lost = Połączenie zerwane. Trwa jego odzyskiwanie; nic, co potwierdzono, nie przepadło.
shell-remote-back = Połączenie wróciło.
shell-remote-said = { $player }: { $text }
shell-remote-sat-down = { $player } siada do stołu.
shell-remote-online = { $player } jest przy stole.
shell-remote-offline = { $player } odchodzi od stołu.
shell-remote-taken-back = { $player } cofa { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
shell-remote-abandoned = Grę przerwano za zgodą wszystkich. Nie ma wyniku.
shell-remote-frozen = Ta gra nie może się tu toczyć dalej: { $problem }
shell-remote-left = Stół pozostaje, jak jest, a z nim twoje miejsce.
shell-remote-taken-over = Za zgodą wszystkich gra za ciebie bot. Wpisz return, aby znów grać samodzielnie.
shell-remote-extended = { $player } dostaje { $time } więcej na zegarze.
shell-remote-rematch = Rewanż jest przygotowany i czeka na ciebie miejsce. Wpisz rematch, aby usiąść.
shell-remote-save-usage = Podaj plik na zapis gry. Serwer i tak przechowuje każdy ruch.
shell-remote-guest = Twoje imię tutaj: { $name }. Klucz do tego konta jest w pliku { $file }
shell-remote-forgotten = Serwer nie zna już tego terminala: dostajesz nowe konto.
shell-remote-your-name = Jak mają cię nazywać inni?
shell-remote-aside = Klucz gościa { $name } jest w pliku { $file }
shell-remote-claimed = Twoje imię: { $name }. Konto ma teraz hasło. Aby użyć go gdzie indziej: { $command }
shell-password = Hasło konta { $name }:
shell-password-new = Nowe hasło, co najmniej 8 znaków:
shell-password-again = To samo hasło jeszcze raz:
shell-people-open = wolne
shell-people-invited = dla zaproszonej osoby
shell-people-bot = bot { $bot }
shell-people-left = poza grą, dalej gra { $bot }
shell-people-online = przy stole
shell-people-offline = poza stołem
shell-help-chat = powiedz coś wszystkim
shell-help-players = kto gdzie siedzi i co zaproponowano
shell-help-offer = zaproponuj coś, na co muszą zgodzić się wszyscy
shell-help-accept = zgódź się na propozycję
shell-help-decline = odrzuć propozycję albo wycofaj własną
shell-help-resign = poddaj się: twoje miejsce na stałe zajmie bot
shell-help-extend = daj graczowi więcej czasu, jeśli jest zegar
shell-help-orders = co robi się za ciebie samo; włącz albo wyłącz
shell-help-return = wróć na swoje miejsce, jeśli za zgodą wszystkich zajął je bot
shell-help-rematch = po końcu gry: jeszcze jedna w tym samym gronie
shell-help-invite = kod, który pozwala komuś zająć miejsce dla zaproszonych
shell-help-leave = oddaj swoje miejsce; gospodarz zamyka stół
shell-chat-usage = Napisz coś, na przykład: chat cześć
shell-offer-usage = Zaproponuj jedno z tych: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
shell-offer-made = Zapytano pozostałych.
shell-offer-accepted = Zgoda przekazana.
shell-offer-declined = Odmowa przekazana.
shell-offer-none = Nie ma propozycji, na którą możesz odpowiedzieć.
shell-offer-which = Na odpowiedź czeka kilka propozycji; dodaj numer.
shell-offer-answer = Wpisz accept albo decline.
shell-offer-settled = Propozycja { $number } jest rozstrzygnięta.
shell-offer-refused = Propozycja { $number } odrzucona: { $player } się nie zgadza.
shell-offer-takeback = Propozycja { $number }: { $player } chce wrócić do ruchu { $ply }.
shell-offer-abandon = Propozycja { $number }: { $player } chce przerwać grę bez wyniku.
shell-offer-takeover = Propozycja { $number } ({ $player }): za gracza { $other } ma grać { $bot }.
shell-resign-sure = Tego nie da się cofnąć. Dla pewności wpisz: resign yes
shell-extend-usage = Podaj miejsce i liczbę sekund, na przykład: extend 2 300
shell-extend-no-clock = Przy tym stole nie ma zegara.
shell-orders-usage = Włącz albo wyłącz jedno z tych: { $orders }. Na przykład: orders forced on
shell-order-forced = jeśli jest tylko jeden ruch, zostaje wykonany
shell-order-pass = gdy tylko można spasować, pasujesz
shell-return-none = Nie ma do czego wracać: żaden bot nie zajął twojego miejsca za zgodą wszystkich.
shell-rematch-early = Rewanż jest możliwy dopiero po końcu gry.
shell-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
shell-wait-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Można wpisać chat, players, invite, leave, help albo quit.
shell-wait-closed = Stół jest zamknięty.
shell-wait-left = Miejsce oddane.
shell-invite-usage = Podaj numer miejsca dla zaproszonych, na przykład: invite 2
shell-invite-code = Zaproszenie na miejsce { $seat }: { $code }   Użycie: { $command }
shell-invite-prompt = Zaproszenie:
shell-tables-none = Przy żadnym stole nie ma wolnego miejsca.
shell-tables-no-own = Nie siedzisz przy żadnym stole.
shell-tables-join = Aby usiąść: { $command }
shell-tables-which = Który stół?
shell-status-open = otwarty
shell-status-running = w grze

## Odtwarzanie

shell-replay-start = Przed pierwszym rzutem i dobraniem kart.
shell-replay-undo = { $player } cofa ruch { $ply }
shell-replay-at = Ruch { $ply } z { $last }
shell-replay-keys = Enter dalej · b wstecz · t następna tura · j N skok · s początek · e koniec · h pomoc · q wyjście
shell-replay-key-next = następny ruch (sam Enter działa tak samo)
shell-replay-key-back = jeden ruch wstecz
shell-replay-key-turn = do tury następnego gracza
shell-replay-key-jump = do ruchu N; sam numer działa tak samo
shell-replay-key-start = na początek
shell-replay-key-end = na koniec
shell-replay-key-help = ta lista
shell-replay-key-quit = wyjście
shell-replay-unknown = Wpisz jedną z liter n b t j s e h q albo numer ruchu.
shell-replay-verified = { $file }: sprawdzono. { $plies ->
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

## Gry i elementy

shell-games-players = { $most ->
    [one] od { $least } do { $most } gracza
   *[other] od { $least } do { $most } graczy
}
shell-games-version = wersja zasad { $rules }, elementy { $content }
shell-games-choices = Wartości (* zwykła)
shell-games-bots = Boty: { $bots }
shell-content-provenance = { $game }, wiersze według pochodzenia: { $counts }
shell-content-stand-ins = { $rows ->
    [one] { $rows } wiersz zastępczy, oznaczony !
    [few] { $rows } wiersze zastępcze, oznaczone !
    [many] { $rows } wierszy zastępczych, oznaczonych !
   *[other] { $rows } wiersza zastępczego, oznaczonego !
}
shell-content-sound = { $rows ->
    [one] { $rows } wiersz, bez zastrzeżeń
    [few] { $rows } wiersze, bez zastrzeżeń
    [many] { $rows } wierszy, bez zastrzeżeń
   *[other] { $rows } wiersza, bez zastrzeżeń
}
shell-content-problems = { $problems ->
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
