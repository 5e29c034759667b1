### Терминальный клиент, по-русски.


## Группы ходов

terminal-group-cards = Карты
terminal-group-discards = Сброс
terminal-group-other = Прочее

## Игра

terminal-play-welcome = { $game }: { $players }
terminal-play-saved-to = Каждое действие сохраняется в файле { $file }
terminal-play-first-help = Введите номер или запись действия; «help» покажет, что ещё можно сделать.
terminal-play-thinking = { $player } думает
terminal-play-choose = Выберите действие.
terminal-menu-more = Страница { $page } из { $pages }; следующую покажет more.
terminal-news-more = { $lines ->
    [one] ещё { $lines } строка: log
    [few] ещё { $lines } строки: log
   *[many] ещё { $lines } строк: log
}
terminal-hot-seat = Теперь решает { $player }. Остальным лучше не смотреть.
terminal-hot-seat-prompt = Нажмите Enter, чтобы начать.
terminal-quit-saved = Партия сохранена в файле { $file }
terminal-quit-resume = Чтобы продолжить: { $command }
terminal-end-title = Партия окончена.
terminal-end-winners = { $winners ->
    [one] Победа: { $players }
   *[other] Общая победа: { $players }
}
terminal-end-record = Запись партии - в файле { $file }
terminal-end-verify = Чтобы проверить все броски и карты: { $command }
terminal-end-stay = Можно остаться, поговорить и всё посмотреть. Введите rematch, чтобы сыграть ещё раз с теми же людьми, или quit, чтобы выйти.

## Очки

terminal-scores-place = Место
terminal-scores-player = Игрок
terminal-scores-total = Очки
terminal-scores-unknown = Очки назовут в конце; что о них известно, видно на столе.

## Что введено

terminal-input-number = Действия { $number } нет: номера от 1 до { $last }.
terminal-input-ambiguous = «{ $input }» может значить: { $meant }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
}
terminal-input-near = «{ $input }» - не действие и не команда. Похоже: { $near }.
terminal-input-unknown = «{ $input }» - не действие и не команда; «help» покажет, что есть.

## Команды

terminal-help-moves = Действие: его номер или запись в скобках; её можно сокращать, пока она однозначна. Просто Enter – нарисовать стол заново.
terminal-help-sets = Когда выбирают несколько вещей вместе: отмечайте их и снимайте отметки номером или записью, в любом порядке и сразу по нескольку (1 3 5); -2 снимает одну отметку с номера 2. Ничего не происходит, пока вы не введёте ok.
terminal-help-ok = подтвердить отмеченное, когда выбирают несколько вещей вместе
terminal-help-clear = снять все отметки
terminal-help-undo = отменить свою последнюю отметку или действие, если с тех пор ничего не открылось
terminal-help-why = почему действие невозможно или что оно даст
terminal-help-show = что написано на компоненте и где он, или всё о действии с этим номером
terminal-help-more = следующая страница длинного списка действий
terminal-help-hint = спросить бота, как бы он сыграл
terminal-help-rules = правила по теме; без темы - список тем
terminal-help-log = что произошло, последние N строк
terminal-help-board = нарисовать стол целиком, даже если он выше окна
terminal-help-scores = очки по источникам
terminal-help-options = правила, выбранные для этой партии
terminal-help-save = записать копию партии в новый файл
terminal-help-lang = сменить язык
terminal-help-help = этот список
terminal-help-quit = выйти; партия сохранена, её можно продолжить
terminal-help-short = Команды можно сокращать, пока они однозначны.
terminal-set-all = Больше отметить нельзя (уже { $count }). Минус перед номером снимает отметку.
terminal-set-unmarked = Это не отмечено.
terminal-set-no-item = Номер { $number } – отдельное действие: введите его одно.
terminal-set-ready = Введите ok, чтобы подтвердить.
terminal-undo-none = Отменять нечего: после последнего броска, карты или чужого решения вашего действия не было.
terminal-undo-done = Отменено: { $move }
terminal-why-usage = Назовите действие, например: why end
terminal-why-legal = { $notation } - можно. { $move }
terminal-why-illegal = { $notation } - нельзя. { $reason }
terminal-hint = { $bot } играет { $number } [{ $notation }]: { $move }
terminal-hint-mark = { $bot } сначала отметил бы { $number } [{ $notation }]: { $move }
terminal-hint-none = { $bot } ничего бы не отметил и ввёл бы ok.
terminal-hint-others = Следующие по силе:
terminal-hint-other = { $number } [{ $notation }]: { $move }
terminal-hint-chance = { "  " }Шанс на победу { $chance } %. { $why }
terminal-hint-nobody = Не установлен ни один бот, которого можно спросить.
terminal-hint-adviser = Советчик
terminal-show-names = Введите show и одно из этих названий:
terminal-show-near = Ничто не называется «{ $name }». Похожее: { $near }.
terminal-show-unknown = Ничто не называется «{ $name }»; «show» покажет названия.
terminal-rules-none = У этой игры нет правил для чтения.
terminal-rules-unknown = В правилах нет ничего о «{ $topic }»; «rules» покажет список тем.
terminal-rules-topics = Темы (введите rules и номер или слово):
terminal-rules-english = У этой игры нет правил на русском; вот правила на английском.
terminal-log-usage = Укажите число строк, например: log 30
terminal-options-name = Опция
terminal-options-value = Значение
terminal-options-meaning = Смысл
terminal-options-changed = * не так, как обычно
terminal-save-usage = Назовите файл для копии. Каждое действие и так сохраняется в файле { $file }
terminal-save-done = Копия - в файле { $file }
terminal-save-failed = Не сохранено: { $problem }
terminal-save-no-folder = Не сохранено: нет папки { $folder }
terminal-lang-known = Выберите язык: { $languages }.

## Турниры

terminal-tournaments-open = Открыта запись:
terminal-tournaments-running = Идут:
terminal-tournaments-none = нет
terminal-tournament-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
terminal-tournament-open = открыта запись
terminal-tournament-running = идёт
terminal-tournament-finished = окончен
terminal-tournament-cancelled = отменён
terminal-tournament-columns = Столбцы: место, игрок, счёт, Бухгольц, Зоннеборн — Бергер, очки.
terminal-tournament-round = Тур { $round }:
terminal-tournament-bye = { $name } отдыхает
terminal-tournament-absent = (неявка: { $name })
terminal-tournament-bot = бот
terminal-tournament-yours = Вас ждёт стол: { $command }

## На сервере

terminal-not-your-turn = Сейчас решаете не вы.
terminal-refused = Не сделано: { $problem }
terminal-refused-stale = Пока ваше действие шло, положение изменилось. Выберите ещё раз.
terminal-refused-too-many = Не так быстро: { $problem }
terminal-refused-silenced = Тот, кто ведёт этот сервер, пока не даёт вам писать.
terminal-refused-not-allowed = Здесь это не разрешено: { $problem }
terminal-refused-not-seated = Вы не играете за этим столом.
terminal-refused-unavailable = Сервер сейчас не может ничего сохранить, поэтому это не сделано. Попробуйте чуть позже.
terminal-remote-table = Стол { $table } на сервере { $server }
terminal-remote-watching = Вы наблюдаете: места за этим столом у вас нет.
terminal-remote-deciding = решает { $player }
terminal-remote-moved-on = Положение изменилось; теперь оно такое.
terminal-remote-lost = Связь потеряна и восстанавливается; ничто подтверждённое не пропало.
terminal-remote-back = Связь восстановлена.
terminal-remote-unwritable = Сервер сейчас не может ничего сохранить и до тех пор не принимает ходов.
terminal-remote-announcement = Объявление: { $text }
terminal-remote-writable = Сервер снова может сохранять.
terminal-remote-said = { $player }: { $text }
terminal-remote-sat-down = { $player } садится за стол.
terminal-remote-online = { $player } за столом.
terminal-remote-offline = { $player } отходит от стола.
terminal-remote-taken-back = { $player } отменяет { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
    [many] { $moves } действий
   *[other] { $moves } действия
}.
terminal-remote-abandoned = Партия прервана по общему согласию. Результата нет.
terminal-remote-frozen = Эта партия не может здесь продолжаться: { $problem }
terminal-remote-left = Стол остаётся как есть, и ваше место тоже.
terminal-remote-taken-over = По общему согласию за вас играет бот. Введите return, чтобы снова играть самостоятельно.
terminal-remote-extended = { $player } получает ещё { $time } на часах.
terminal-remote-rematch = Реванш готов, и место для вас оставлено. Введите rematch, чтобы сесть.
terminal-remote-save-usage = Назовите файл для записи партии. Сервер и так хранит каждое действие.
terminal-remote-guest = Ваше имя здесь: { $name }. Ключ к этой учётной записи - в файле { $file }
terminal-remote-forgotten = Сервер больше не знает этого терминала: вы получаете новую учётную запись.
terminal-remote-your-name = Как вас называть?
terminal-remote-aside = Ключ гостя { $name } - в файле { $file }
terminal-remote-claimed = Ваше имя: { $name }. У учётной записи теперь есть пароль. Чтобы войти в неё в другом месте: { $command }
terminal-password = Пароль учётной записи { $name }:
terminal-password-new = Новый пароль, не меньше 8 знаков:
terminal-password-again = Тот же пароль ещё раз:
terminal-people-open = свободно
terminal-people-invited = для приглашённого
terminal-people-bot = бот { $bot }
terminal-people-left = вне игры, дальше играет { $bot }
terminal-people-resigned = сдача
terminal-people-timeout = время вышло
terminal-people-online = за столом
terminal-people-offline = нет за столом
terminal-help-chat = сказать что-нибудь всем
terminal-help-players = кто где сидит и что предложено
terminal-help-offer = предложить то, на что должны согласиться все
terminal-help-accept = согласиться с предложением
terminal-help-decline = отклонить предложение или отозвать своё
terminal-help-resign = сдаться: последнее место за вами, а если другие играют дальше, за вас доиграет бот
terminal-help-extend = дать игроку больше времени, если есть часы
terminal-help-orders = что делается за вас само; включить или выключить
terminal-help-return = вернуться на своё место, если по общему согласию его занял бот
terminal-help-rematch = после конца партии: ещё одна с теми же людьми
terminal-help-invite = код, по которому кто-то займёт место для приглашённых
terminal-help-leave = отдать своё место; хозяин убирает стол
terminal-chat-usage = Скажите что-нибудь, например: chat привет
terminal-offer-usage = Предложите одно из: takeback, takeback PLY, abandon, takeover SEAT, takeover SEAT BOT
terminal-offer-made = Остальных спросили.
terminal-offer-accepted = Согласие передано.
terminal-offer-declined = Отказ передан.
terminal-offer-none = Нет предложения, на которое вы можете ответить.
terminal-offer-which = Ответа ждут несколько предложений; добавьте номер.
terminal-offer-answer = Введите accept или decline.
terminal-offer-settled = Предложение { $number } решено.
terminal-offer-refused = Предложение { $number } отклонено: { $player } против.
terminal-offer-takeback = Предложение { $number }: { $player } хочет вернуться к действию { $ply }.
terminal-offer-abandon = Предложение { $number }: { $player } хочет закончить партию без результата.
terminal-offer-takeover = Предложение { $number } ({ $player }): вместо игрока { $other } пусть играет { $bot }.
terminal-resign-sure = Это нельзя отменить. Если уверены, введите: resign yes
terminal-extend-usage = Укажите место и число секунд, например: extend 2 300
terminal-extend-no-clock = За этим столом нет часов.
terminal-orders-usage = Включите или выключите одно из: { $orders }. Например: orders forced on
terminal-order-forced = если возможно только одно действие, оно выполняется
terminal-order-pass = всегда, когда можно пасовать, вы пасуете
terminal-return-none = Возвращаться некуда: бот не занимал ваше место по общему согласию.
terminal-rematch-early = Реванш возможен, когда партия окончена.
terminal-wait = Партия начнётся, когда все места будут заняты.
terminal-wait-help = Партия начнётся, когда все места будут заняты. Можно ввести chat, players, invite, leave, help или quit.
terminal-wait-closed = Стола больше нет.
terminal-wait-left = Вы отдали своё место.
terminal-invite-usage = Укажите номер места для приглашённых, например: invite 2
terminal-invite-code = Приглашение на место { $seat }: { $code }   Как им пользоваться: { $command }
terminal-invite-prompt = Приглашение:
terminal-tables-none = Ни за одним столом нет свободного места.
terminal-tables-more = Столов больше. Enter покажет остальные, что угодно другое — хватит.
terminal-tables-no-own = Вы не сидите ни за одним столом.
terminal-tables-join = Чтобы сесть: { $command }
terminal-tables-which = Какой стол?
terminal-status-open = открыт
terminal-status-running = идёт игра

## Просмотр записи

terminal-replay-start = Перед первым броском и первой картой.
terminal-replay-undo = { $player } отменяет действие { $ply }
terminal-replay-at = Действие { $ply } из { $last }
terminal-replay-keys = Enter дальше · b назад · t следующий ход · j N переход · s начало · e конец · h помощь · q выход
terminal-replay-key-next = следующее действие (просто Enter - то же самое)
terminal-replay-key-back = на одно действие назад
terminal-replay-key-turn = к ходу следующего игрока
terminal-replay-key-jump = к действию N; просто номер - то же самое
terminal-replay-key-start = в начало
terminal-replay-key-end = в конец
terminal-replay-key-help = этот список
terminal-replay-key-quit = выход
terminal-replay-unknown = Введите одну из букв n b t j s e h q или номер действия.
terminal-replay-verified = { $file }: проверено. { $plies ->
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

## Разбор

terminal-review-title = Шансы на победу, ход за ходом
terminal-review-player = игрок
terminal-review-grade = оценка
terminal-review-error = потери
terminal-review-luck = удача
terminal-review-decisions = решения
terminal-review-legend = Оценка: 100 ничего не теряет, 0 — это выбор вслепую. Потери и удача — суммы шансов на победу; удача — то, что кубики и карты дали сверх среднего.
terminal-review-moments = Решающие моменты
terminal-review-moment = Ход { $ply }, { $player }: { $move }. Лучше: { $better } (потеря { $lost } %)
terminal-review-swings = Самая большая удача
terminal-review-swing = Ход { $ply }, { $player }: { $outcome } ({ $luck } %)
terminal-review-look = Чтобы увидеть позицию: { $command }

## Игры и компоненты

terminal-games-players = { $most ->
    [one] от { $least } до { $most } игрока
   *[other] от { $least } до { $most } игроков
}
terminal-games-version = версия правил { $rules }, компоненты { $content }
terminal-games-choices = Значения (* обычное)
terminal-games-bots = Боты: { $bots }
terminal-content-provenance = { $game }, строки по происхождению: { $counts }
terminal-content-stand-ins = { $rows ->
    [one] { $rows } строка-замена, отмечена !
    [few] { $rows } строки-замены, отмечены !
    [many] { $rows } строк-замен, отмечены !
   *[other] { $rows } строки-замены, отмечены !
}
terminal-content-sound = { $rows ->
    [one] { $rows } строка, ошибок нет
    [few] { $rows } строки, ошибок нет
    [many] { $rows } строк, ошибок нет
   *[other] { $rows } строки, ошибок нет
}
terminal-content-problems = { $problems ->
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
