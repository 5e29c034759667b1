### Терминальный клиент, по-русски.

shell-board-round = раунд { $round }

## Группы ходов

shell-group-cards = Карты
shell-group-discards = Сброс
shell-group-other = Прочее

## Игра

shell-play-welcome = { $game }: { $players }
shell-play-saved-to = Каждое действие сохраняется в файле { $file }
shell-play-first-help = Введите номер или запись действия; «help» покажет, что ещё можно сделать.
shell-play-thinking = { $player } думает
shell-play-choose = Выберите действие.
shell-hot-seat = Теперь решает { $player }. Остальным лучше не смотреть.
shell-hot-seat-prompt = Нажмите Enter, чтобы начать.
shell-quit-saved = Партия сохранена в файле { $file }
shell-quit-resume = Чтобы продолжить: { $command }
shell-end-title = Партия окончена.
shell-end-winners = { $winners ->
    [one] Победа: { $players }
   *[other] Общая победа: { $players }
}
shell-end-record = Запись партии - в файле { $file }
shell-end-verify = Чтобы проверить все броски и карты: { $command }

## Очки

shell-scores-place = Место
shell-scores-player = Игрок
shell-scores-total = Очки

## Что введено

shell-input-number = Действия { $number } нет: номера от 1 до { $last }.
shell-input-ambiguous = «{ $input }» может значить: { $meant }.
shell-input-near = «{ $input }» - не действие и не команда. Похоже: { $near }.
shell-input-unknown = «{ $input }» - не действие и не команда; «help» покажет, что есть.

## Команды

shell-help-moves = Действие: его номер или запись в скобках. Просто Enter - нарисовать стол заново.
shell-help-undo = отменить своё последнее действие, если с тех пор ничего не открылось
shell-help-why = почему действие невозможно или что оно даст
shell-help-hint = спросить бота, как бы он сыграл
shell-help-rules = правила по теме; без темы - список тем
shell-help-log = что произошло, последние N строк
shell-help-board = нарисовать стол заново
shell-help-scores = очки по источникам
shell-help-options = правила, выбранные для этой партии
shell-help-save = записать копию партии в новый файл
shell-help-lang = сменить язык
shell-help-help = этот список
shell-help-quit = выйти; партия сохранена, её можно продолжить
shell-help-short = Команды можно сокращать, пока они однозначны.
shell-undo-none = Отменять нечего: после последнего броска, карты или чужого решения вашего действия не было.
shell-undo-done = Отменено: { $move }
shell-why-usage = Назовите действие, например: why end
shell-why-legal = { $notation } - можно. { $move }
shell-why-illegal = { $notation } - нельзя. { $reason }
shell-hint = { $bot } играет { $number } [{ $notation }]: { $move }
shell-hint-nobody = Не установлен ни один бот, которого можно спросить.
shell-rules-none = У этой игры нет правил для чтения.
shell-rules-unknown = В правилах нет ничего о «{ $topic }»; «rules» покажет список тем.
shell-rules-topics = Темы (введите rules и номер или слово):
shell-rules-english = У этой игры нет правил на русском; вот правила на английском.
shell-log-usage = Укажите число строк, например: log 30
shell-log-move = { $player }: { $move }
shell-log-hidden = { $player }: действие сделано.
shell-options-name = Опция
shell-options-value = Значение
shell-options-meaning = Смысл
shell-options-changed = * не так, как обычно
shell-save-usage = Назовите файл для копии. Каждое действие и так сохраняется в файле { $file }
shell-save-done = Копия - в файле { $file }
shell-save-failed = Не сохранено: { $problem }
shell-lang-known = Выберите язык: { $languages }.

## Просмотр записи

shell-replay-start = Перед первым броском и первой картой.
shell-replay-undo = { $player } отменяет действие { $ply }
shell-replay-at = Действие { $ply } из { $last }
shell-replay-keys = Enter дальше · b назад · t следующий ход · j N переход · s начало · e конец · h помощь · q выход
shell-replay-key-next = следующее действие (просто Enter - то же самое)
shell-replay-key-back = на одно действие назад
shell-replay-key-turn = к ходу следующего игрока
shell-replay-key-jump = к действию N; просто номер - то же самое
shell-replay-key-start = в начало
shell-replay-key-end = в конец
shell-replay-key-help = этот список
shell-replay-key-quit = выход
shell-replay-unknown = Введите одну из букв n b t j s e h q или номер действия.
shell-replay-verified = { $file }: проверено. { $plies ->
    [one] { $plies } действие соответствует правилам и хешу
    [few] { $plies } действия соответствуют правилам и хешам
    [many] { $plies } действий соответствуют правилам и хешам
   *[other] { $plies } действия соответствуют правилам и хешам
}; { $draws ->
    [one] { $draws } случайный исход следует из зерна
    [few] { $draws } случайных исхода следуют из зерна
    [many] { $draws } случайных исходов следуют из зерна
   *[other] { $draws } случайного исхода следуют из зерна
}; результат верен.

## Игры и компоненты

shell-games-players = { $most ->
    [one] от { $least } до { $most } игрока
   *[other] от { $least } до { $most } игроков
}
shell-games-version = версия правил { $rules }, компоненты { $content }
shell-games-choices = Значения (* обычное)
shell-games-bots = Боты: { $bots }
shell-content-provenance = { $game }, строки по происхождению: { $counts }
shell-content-stand-ins = { $rows ->
    [one] { $rows } строка-замена, отмечена !
    [few] { $rows } строки-замены, отмечены !
    [many] { $rows } строк-замен, отмечены !
   *[other] { $rows } строки-замены, отмечены !
}
shell-content-sound = { $rows ->
    [one] { $rows } строка, ошибок нет
    [few] { $rows } строки, ошибок нет
    [many] { $rows } строк, ошибок нет
   *[other] { $rows } строки, ошибок нет
}
shell-content-problems = { $problems ->
    [one] { $problems } ошибка
    [few] { $problems } ошибки
    [many] { $problems } ошибок
   *[other] { $problems } ошибки
}, { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
}
