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

## Punkty

shell-scores-place = Miejsce
shell-scores-player = Gracz
shell-scores-total = Punkty

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
