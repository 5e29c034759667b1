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
shell-end-stay = Можно остаться, поговорить и всё посмотреть. Введите rematch, чтобы сыграть ещё раз с теми же людьми, или quit, чтобы выйти.

## Очки

shell-scores-place = Место
shell-scores-player = Игрок
shell-scores-total = Очки
shell-scores-unknown = Очки назовут в конце; что о них известно, видно на столе.

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
shell-hint-adviser = Советчик
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

## На сервере

shell-not-your-turn = Сейчас решаете не вы.
shell-refused = Не сделано: { $problem }
shell-refused-stale = Пока ваше действие шло, положение изменилось. Выберите ещё раз.
shell-refused-too-many = Не так быстро: { $problem }
shell-refused-not-allowed = Здесь это не разрешено: { $problem }
shell-refused-not-seated = Вы не играете за этим столом.
shell-remote-table = Стол { $table } на сервере { $server }
shell-remote-watching = Вы наблюдаете: места за этим столом у вас нет.
shell-remote-deciding = решает { $player }
shell-remote-moved-on = Положение изменилось; теперь оно такое.
shell-remote-lost = Связь потеряна и восстанавливается; ничто подтверждённое не пропало.
shell-remote-back = Связь восстановлена.
shell-remote-said = { $player }: { $text }
shell-remote-sat-down = { $player } садится за стол.
shell-remote-online = { $player } за столом.
shell-remote-offline = { $player } отходит от стола.
shell-remote-taken-back = { $player } отменяет { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
    [many] { $moves } действий
   *[other] { $moves } действия
}.
shell-remote-abandoned = Партия прервана по общему согласию. Результата нет.
shell-remote-frozen = Эта партия не может здесь продолжаться: { $problem }
shell-remote-left = Стол остаётся как есть, и ваше место тоже.
shell-remote-taken-over = По общему согласию за вас играет бот. Введите return, чтобы снова играть самостоятельно.
shell-remote-extended = { $player } получает ещё { $time } на часах.
shell-remote-rematch = Реванш готов, и место для вас оставлено. Введите rematch, чтобы сесть.
shell-remote-save-usage = Назовите файл для записи партии. Сервер и так хранит каждое действие.
shell-remote-guest = Ваше имя здесь: { $name }. Ключ к этой учётной записи - в файле { $file }
shell-remote-forgotten = Сервер больше не знает этого терминала: вы получаете новую учётную запись.
shell-remote-your-name = Как вас называть?
shell-remote-aside = Ключ гостя { $name } - в файле { $file }
shell-remote-claimed = Ваше имя: { $name }. У учётной записи теперь есть пароль. Чтобы войти в неё в другом месте: { $command }
shell-password = Пароль учётной записи { $name }:
shell-password-new = Новый пароль, не меньше 8 знаков:
shell-password-again = Тот же пароль ещё раз:
shell-people-open = свободно
shell-people-invited = для приглашённого
shell-people-bot = бот { $bot }
shell-people-left = вне игры, дальше играет { $bot }
shell-people-online = за столом
shell-people-offline = нет за столом
shell-help-chat = сказать что-нибудь всем
shell-help-players = кто где сидит и что предложено
shell-help-offer = предложить то, на что должны согласиться все
shell-help-accept = согласиться с предложением
shell-help-decline = отклонить предложение или отозвать своё
shell-help-resign = сдаться: ваше место навсегда займёт бот
shell-help-extend = дать игроку больше времени, если есть часы
shell-help-orders = что делается за вас само; включить или выключить
shell-help-return = вернуться на своё место, если по общему согласию его занял бот
shell-help-rematch = после конца партии: ещё одна с теми же людьми
shell-help-invite = код, по которому кто-то займёт место для приглашённых
shell-help-leave = отдать своё место; хозяин убирает стол
shell-chat-usage = Скажите что-нибудь, например: chat привет
shell-offer-usage = Предложите одно из: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
shell-offer-made = Остальных спросили.
shell-offer-accepted = Согласие передано.
shell-offer-declined = Отказ передан.
shell-offer-none = Нет предложения, на которое вы можете ответить.
shell-offer-which = Ответа ждут несколько предложений; добавьте номер.
shell-offer-answer = Введите accept или decline.
shell-offer-settled = Предложение { $number } решено.
shell-offer-refused = Предложение { $number } отклонено: { $player } против.
shell-offer-takeback = Предложение { $number }: { $player } хочет вернуться к действию { $ply }.
shell-offer-abandon = Предложение { $number }: { $player } хочет закончить партию без результата.
shell-offer-takeover = Предложение { $number } ({ $player }): вместо игрока { $other } пусть играет { $bot }.
shell-resign-sure = Это нельзя отменить. Если уверены, введите: resign yes
shell-extend-usage = Укажите место и число секунд, например: extend 2 300
shell-extend-no-clock = За этим столом нет часов.
shell-orders-usage = Включите или выключите одно из: { $orders }. Например: orders forced on
shell-order-forced = если возможно только одно действие, оно выполняется
shell-order-pass = всегда, когда можно пасовать, вы пасуете
shell-return-none = Возвращаться некуда: бот не занимал ваше место по общему согласию.
shell-rematch-early = Реванш возможен, когда партия окончена.
shell-wait = Партия начнётся, когда все места будут заняты.
shell-wait-help = Партия начнётся, когда все места будут заняты. Можно ввести chat, players, invite, leave, help или quit.
shell-wait-closed = Стола больше нет.
shell-wait-left = Вы отдали своё место.
shell-invite-usage = Укажите номер места для приглашённых, например: invite 2
shell-invite-code = Приглашение на место { $seat }: { $code }   Как им пользоваться: { $command }
shell-invite-prompt = Приглашение:
shell-tables-none = Ни за одним столом нет свободного места.
shell-tables-no-own = Вы не сидите ни за одним столом.
shell-tables-join = Чтобы сесть: { $command }
shell-tables-which = Какой стол?
shell-status-open = открыт
shell-status-running = идёт игра

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
