### Клиент в браузере, по-русски.

web-title = { $page } – Orrery
web-skip = Перейти к содержанию
web-close = Закрыть
web-cancel = Отмена
web-unknown-title = Здесь ничего нет
web-unknown-text = По этому адресу нет страницы.
web-unavailable = Не удалось это показать
web-missing-table = Такого стола нет
web-missing-table-text = Его закрыли, или он виден только тем, кто за ним сидит. Спросите того, кто прислал вам ссылку.
web-missing-replay = Такой партии нет
web-missing-replay-text = Её стол закрыли, или смотреть её могут только те, кто за ним сидел.
web-missing-invitation = Это приглашение больше не действует
web-missing-invitation-text = Приглашение действует один раз. Возможно, место уже заняли или стол закрыли: попросите новую ссылку.
web-missing-tournament = Такого турнира нет
web-missing-tournament-text = Ссылка неполная, или турнир удалили. Все остальные рядом.

## Навигация

web-nav = Страницы
web-nav-home = Orrery: в зал
web-nav-lobby = Зал
web-nav-turns = Мой ход
web-nav-tournaments = Турниры
web-nav-ratings = Рейтинг
web-nav-upload = Записи
web-nav-settings = Настройки
web-nav-profile = { $name }: ваш профиль
web-nav-sign-in = Войти

## Соединение

web-net-connecting = Соединение …
web-net-lost = Соединение потеряно. Ваш выбор не пропадёт, страница продолжит сама.
web-net-again = { $seconds ->
    [one] Новая попытка через { $seconds } секунду.
    [few] Новая попытка через { $seconds } секунды.
    [many] Новая попытка через { $seconds } секунд.
   *[other] Новая попытка через { $seconds } секунды.
}
web-net-back = Соединение восстановлено.
web-net-now = Попробовать сейчас
web-net-restarting = Сервер перезапускается. Страница продолжит сама.
web-net-unwritable = Сервер сейчас не может ничего сохранить и до тех пор не принимает ходов.
web-announcements = Объявления
web-announcement-put-away = Убрать это объявление
web-net-outdated = Эта вкладка старее сервера. Она загрузится сама, когда вы ничего не пишете; ваша партия в безопасности.
web-net-reload = Загрузить сейчас

## Если что-то не вышло

web-error-again = Попробовать ещё раз
web-error-offline = Сервер не отвечает.
web-error-wait = { $seconds ->
    [one] Слишком много сразу. Продолжить можно через { $seconds } секунду.
    [few] Слишком много сразу. Продолжить можно через { $seconds } секунды.
   *[many] Слишком много сразу. Продолжить можно через { $seconds } секунд.
}
web-error-waited = Теперь можно попробовать ещё раз.
web-error-other = Не получилось: { $message }.
web-error-not-found = Здесь ничего нет или это видно не всем.
web-error-not-signed-in = Сначала выберите имя.
web-error-wrong-password = Нет учётной записи с таким именем и паролем.
web-error-disabled = Эта учётная запись отключена тем, кто ведёт сервер.
web-error-bad-name = Это имя использовать нельзя: оно занято, пусто или слишком длинно.
web-error-missing = Не удалось загрузить часть этой страницы.
web-error-not-allowed = Здесь это не разрешено.
web-error-conflict = Это уже невозможно: тем временем что-то изменилось.
web-error-too-many = У вас слишком много столов. Сначала закончите или закройте некоторые.
web-error-too-large = Для сервера это слишком велико.
web-error-bad-record = Этот файл не запись партии, которую здесь можно воспроизвести.
web-error-internal = На сервере произошла ошибка. Она там отмечена.
web-error-unavailable = Сервер сейчас не может ничего сохранить, поэтому это не сделано. Попробуйте чуть позже.

## Имена

web-name-label = Вы играете как
web-name-other = Другое имя
web-name-note = Больше ничего не нужно. Ни регистрации, ни пароля.

## Зал

web-lobby-title = Стол в космосе
web-lobby-about = Выберите игру и играйте сразу, пригласите друзей или посмотрите, как играют другие.
web-lobby-quick = Играть сейчас
web-lobby-no-about = Игра со стороны. В неё играют в общем виде.
web-lobby-friends = Играть с другими
web-lobby-friends-text = Подготовьте стол, отправьте ссылку и начинайте, когда все сядут.
web-lobby-create = Подготовить стол
web-lobby-code = Приглашение
web-lobby-code-use = Открыть
web-lobby-open-tables = Столы со свободным местом
web-lobby-free-seats = Свободные места
web-lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-lobby-none-open = Сейчас таких нет.
web-lobby-live = Идущие партии
web-lobby-none-live = Сейчас никто не играет открыто.
web-lobby-more = Показать ещё
web-lobby-mine = Мои столы
web-lobby-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
    [many] Вас ждут { $count } столов
   *[other] Вас ждут { $count } стола
}
web-lobby-waiting-all = Показать все
web-lobby-join = Сесть
web-lobby-watch = Смотреть
web-lobby-open = Открыть
web-lobby-notice = Свободный проект со своими словами и рисунками. Он не связан ни с одним издателем.
web-quick-play = { $count ->
    [one] Играть с ботом
   *[other] Играть с { $count } ботами
}
web-quick-first = Сыграть первую партию
web-quick-against = { $count ->
    [one] С одним ботом: { $level }
   *[other] С { $count } ботами: { $level }
}
web-quick-opponents = Сколько соперников
web-quick-level = Как они играют
web-quick-guide = Помогать мне в первых партиях
web-quick-more = Другие настройки
web-players-range = от { $least } до { $most } игроков
web-status-open = не началась
web-status-running = идёт
web-status-finished = окончена
web-status-abandoned = прервана по согласию
web-status-frozen = не может продолжаться
web-status-replay = загруженная запись

## Мой ход

web-turns-none = Вас никто не ждёт.
web-turns-none-text = Здесь появится стол, который ждёт вашего хода или ответа либо держит для вас место.
web-turns-move = Ваш ход
web-turns-answer = Ждут вашего ответа
web-turns-seat = Для вас держат место
web-turns-left = осталось { $time }
web-turns-play = Играть
web-turns-sit = Сесть
web-turns-look = Ответить
web-turns-next = Следующий стол
web-turns-first = Самый срочный
web-turns-round = { $name }, тур { $round }
web-reminders = Напоминания
web-reminders-device = Сообщение на этом устройстве, когда стол ждёт, а вас за ним нет. В нём сказано, чей это стол, и ничего о партии.
web-reminders-device-cannot = Этот браузер не может показывать сообщения сам. Ему нужен HTTPS.
web-reminders-device-do = Напоминать здесь
web-reminders-device-stop = Здесь больше не надо
web-reminders-denied = Браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
web-reminders-mail = Письмо, когда ждут столы, не чаще одного в день
web-reminders-mail-do = Прислать ссылку
web-reminders-mail-asked = Ссылка отправлена на { $address }. Откройте её, и письма будут приходить.
web-reminders-mail-on = Не чаще одного письма в день на { $address }
web-reminders-mail-stop = Без писем
web-reminders-confirm = Адрес подтверждён. Когда будут ждать столы, придёт не больше одного письма в день.
web-reminders-unsubscribe = Готово. Таких писем больше не будет.

## Турниры

web-tournaments-about = Тур за туром каждый находит свою партию. Участвовать может любой, а устроить турнир — любой, у кого есть учётная запись.
web-tournaments-create = Устроить турнир
web-tournaments-what = Во что играют
web-tournaments-mine = Мои турниры
web-tournaments-open = Открыта запись
web-tournaments-running = Идут
web-tournaments-over = Окончены
web-tournaments-none = Сейчас участвовать негде
web-tournaments-none-text = Устройте турнир: его найдут здесь все, кто зайдёт, а ссылкой можно поделиться.
web-tournament-status-open = открыта запись
web-tournament-status-running = идёт
web-tournament-status-finished = окончен
web-tournament-status-cancelled = отменён
web-tournament-swiss = { $rounds ->
    [one] швейцарская система, { $rounds } тур
    [few] швейцарская система, { $rounds } тура
   *[many] швейцарская система, { $rounds } туров
}
web-tournament-round-robin = каждый встречается с каждым
web-tournament-duplicate = дубликат: одинаковая удача за всеми столами
web-tournament-size = по { $players } за столом
web-tournament-people = { $count ->
    [0] пока никто не записался
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
web-tournament-by = устраивает { $name }
web-tournament-rated = идёт в рейтинг
web-tournament-bots = пустые места занимают боты
web-tournament-enter = Участвовать
web-tournament-enter-again = Вернуться
web-tournament-entered = Вы участвуете
web-tournament-withdraw = Выйти
web-tournament-withdraw-text = Пар вам больше не дадут. Начатая партия доигрывается.
web-tournament-start = Начать сейчас
web-tournament-next-round = Начать следующий тур
web-tournament-call-off = Отменить
web-tournament-call-off-text = Туров больше не будет. Начатые партии продолжаются.
web-tournament-starts = начало { $time }
web-tournament-starts-organiser = начнёт организатор
web-tournament-next = Следующий тур начнётся { $time }.
web-tournament-next-organiser = Следующий тур начинает организатор.
web-tournament-your-table = Тур { $round }: ваш стол
web-tournament-against = соперники: { $names }
web-tournament-alone = В туре { $round } вы отдыхаете. Это считается победой.
web-tournament-done = Ваша партия тура { $round } окончена. Другие ещё играют.
web-tournament-sit = Сесть
web-tournament-go = К моему столу
web-tournament-sit-by = осталось { $time }, чтобы сесть
web-tournament-winner = { $count ->
    [one] Победитель: { $names }
   *[other] Первое место делят: { $names }
}
web-tournament-standings = Таблица
web-tournament-score = Счёт
web-tournament-points = Очки
web-tournament-round = Тур { $round }
web-tournament-round-of = Тур { $round } из { $rounds }
web-tournament-round-short = Т{ $round }
web-tournament-table = Стол { $number }
web-tournament-bye = отдыхает
web-tournament-absent = неявка
web-tournament-left = вне игры
web-tournament-missing = ещё нет за столом
web-tournament-state-waiting = рассаживаются
web-tournament-state-playing = играют
web-tournament-state-over = окончено
web-tournament-watch = Смотреть
web-tournament-replay = Посмотреть
web-tournament-sealed = За всеми столами тура одинаковая удача. Никто другой не увидит их, пока не закончится последний.
web-tournament-too-few = Начать можно, когда запишутся хотя бы двое.
web-tournament-organiser = Вы проводите этот турнир
web-tournament-none-entered = Пока никто не записался. Начните список.
web-tournament-entrants = Кто участвует
web-tournament-rules = Как считают
web-tournament-rules-table = Стол даёт 1 за первое место и 0 за последнее, между ними поровну. Кто отдыхает, получает 1, кто не явился — 0.
web-tournament-rules-duplicate = За всеми столами тура одинаковая удача. Ваш результат сравнивают с результатами всех, у кого было то же место: выигрывает лучшее место, затем больший отрыв. Счёт — какую их часть вы обошли.
web-tournament-rules-ties = При равенстве решает коэффициент Бухгольца (счёт тех, с кем вы встречались), затем Зоннеборна — Бергера (счёт тех, кого вы обошли), затем очки в партиях. За столом с несколькими соперниками берётся среднее.
web-tournament-name = Название
web-tournament-name-own = Кубок: { $name }
web-tournament-system = Кто с кем играет
web-tournament-system-swiss = Швейцарская система
web-tournament-system-swiss-text = встречаются игроки с похожим счётом
web-tournament-system-round-robin = Круговая
web-tournament-system-round-robin-text = каждый встречает каждого
web-tournament-rounds = Туры
web-tournament-players = Игроков за столом
web-tournament-duplicate-label = Дубликат: одинаковая удача за всеми столами тура
web-tournament-duplicate-text = Результаты сравнивают у тех, кто сидел на том же месте. Столы закрыты до конца тура.
web-tournament-bots-label = Пустые места
web-tournament-bots-none = остаются пустыми, кто-то может отдыхать
web-tournament-late = Можно записаться и после начала
web-tournament-show-up = Время, чтобы сесть
web-tournament-pause = Следующий тур
web-tournament-pause-organiser = когда я начну
web-tournament-pause-none = сам, сразу
web-tournament-pause-after = сам, через { $time }
web-tournament-begin = Начало
web-tournament-begin-organiser = когда я начну
web-tournament-begin-at = в назначенное время
web-tournament-begin-when = Дата и время
web-tournament-time = Когда
web-tournament-more = Подробнее: туры, опоздавшие, пустые места
web-tournament-meetings = Кто с кем играет
web-tournament-claim = Чтобы устроить турнир, нужна учётная запись с паролем: организатор должен быть на месте до конца.
web-tournament-claim-do = Завести учётную запись

## Боты

web-bot-random = Бродяга
web-bot-greedy = Собиратель
web-bot-search = Навигатор
web-bot-cadet = Кадет
web-bot-builder = Строитель
web-bot-trader = Торговец
web-bot-raider = Налётчик
web-bot-strategist = Стратег
web-manner-cadet = Ещё учится: не видит большинства ходов и пробует то, что выглядит лучше прочего.
web-manner-builder = Занят своим хозяйством: многое упускает и не смотрит, что делаете вы.
web-manner-trader = Почти ничего не упускает, смотрит на ход вперёд и любит очки сразу, а не потом.
web-manner-raider = Думает вперёд и из хороших ходов выбирает тот, что вредит вам больше всего.
web-manner-strategist = Думает над каждым ходом секунду и делает лучший, какой найдёт.

## Подготовка стола

web-create-title = Подготовить стол
web-create-game = Игра
web-create-players = Игроки
web-create-seats = Кто играет
web-create-seat = Место { $number }
web-create-public = Смотреть могут все
web-create-rated = Идёт в рейтинг
web-create-clock = Часы
web-create-options = { $count ->
    [one] { $count } настройка правил
    [few] { $count } настройки правил
    [many] { $count } настроек правил
   *[other] { $count } настройки правил
}
web-create-do = Подготовить
web-create-do-text = Вы получите ссылку, чтобы её отправить; партия начнётся, когда все сядут.
web-create-start = Играть
web-create-start-text = Против ботов партия начинается сразу.
web-clock-none = Без часов
web-clock-none-text = каждый в своём темпе
web-clock-fast = Быстро
web-clock-fast-text = 10 мин + 10 с на ход
web-clock-calm = Спокойно
web-clock-calm-text = 30 мин + 30 с на ход
web-clock-days = По переписке
web-clock-days-text = 3 дня + 12 ч на ход
web-seat-me = Я
web-seat-open = Свободно для всех
web-seat-invited = По приглашению
web-seat-person = Человек
web-seat-bot = Бот
web-seat-bot-level = Бот: { $level }

## До начала

web-room-public = Смотреть могут все
web-room-private = Смотреть могут только приглашённые
web-room-rated = идёт в рейтинг
web-room-unrated = не идёт в рейтинг
web-room-yours = Ваш стол. Партия начнётся, когда все места будут заняты.
web-room-invites = { $name } приглашает вас в игру «{ $game }»
web-room-clock = { $bank } и { $increment } на ход
web-room-no-clock = без часов
web-room-share = По этой ссылке любой может занять свободное место:
web-room-arrange = Кто займёт место { $number }
web-room-invite = Создать ссылку-приглашение
web-room-link = Отправьте эту ссылку; она действует один раз:
web-room-sit = Сесть сюда
web-room-start = Начать
web-room-close = Закрыть стол
web-room-close-text = Все, кто здесь ждёт, уйдут ни с чем. Отменить это нельзя.
web-room-closed = Хозяин закрыл этот стол.
web-room-closed-title = Стол закрыт
web-room-leave = Встать из-за стола
web-room-ready = Все в сборе. Можно начинать.
web-room-ready-host = Все в сборе. Начнёт хозяин стола.
web-room-tournament = К турниру
web-room-waiting-tournament = Партия начнётся, когда все сядут.
web-room-waiting = Занято мест: { $taken } из { $seats }.
web-invite-title = Вас пригласили
web-invite-take = Занять место
web-invite-by = { $name } приглашает вас в игру «{ $game }»
web-invite-seat = Ваше место
web-invite-once = Приглашение действует один раз.
web-share-copy = Скопировать
web-share-copied = Скопировано
web-share-send = Отправить…
web-share-code = QR-код
web-share-code-label = Ссылка в виде QR-кода, который прочтёт телефон
web-share-code-none = Сейчас код нарисовать нельзя.

web-reset-title = Новый пароль
web-reset-text = Эту ссылку дал тот, кто ведёт этот сервер. Она действует один раз: выберите новый пароль, и вы войдёте. Во всех других местах будет выполнен выход.
web-reset-do = Задать пароль

## Стол

web-board = Поле
web-side = Стол
web-view = Что вы видите
web-tabs = Подробнее о партии
web-tab-moves = Ходы
web-tab-guide = Советы
web-tab-log = Журнал
web-tab-points = Очки
web-tab-review = Разбор
web-tab-chat = Чат
web-players = Игроки
web-player = Игрок
web-you = (вы)
web-offline = (нет на месте)
web-to-play = ходит
web-left-resigned = (сдача)
web-left-timeout = (время вышло)
web-left-takeover = (играет бот)
web-turn = Ход
web-your-turn = Ваш ход
web-their-turn = Ходит { $player }
web-over = Партия окончена
web-result = Итог
web-sending = отправка …
web-taken-back = Все согласились с просьбой игрока { $player }: партия вернулась к более раннему решению.
web-so-far = Пока:
web-undo = Отменить
web-step-back = Шаг назад
web-skip-moves = { $count ->
    [one] Пропустить { $count } шаг
    [few] Пропустить { $count } шага
    [many] Пропустить { $count } шагов
   *[other] Пропустить { $count } шага
}
web-hint = Подсказка
web-hint-asking = Думаю …
web-hint-says = { $bot } советует:
web-hint-chance = { $chance } %
web-choices = Что можно сделать
web-choices-type = Введите слова, нотацию или номер
web-choices-type-short = Введите ход
web-choices-none = Ничего не подходит.
web-choices-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
web-no-choices = Сейчас вам нечего решать.
web-notation = Нотация
web-pick-title = Выберите
web-confirm-end = Закончить ход?
web-confirm-end-yes = Закончить
web-why = Почему нельзя
web-why-asking = Спрашиваю …
web-why-unknown = Сейчас это невозможно.
web-points = очки
web-points-none = Эта игра не показывает очков до конца.
web-total = Всего
web-place = { $place }-е
web-place-head = Место
web-place-among = из { $players }
web-log-all = { $count ->
    [one] Показать весь журнал ({ $count } запись)
    [few] Показать весь журнал ({ $count } записи)
    [many] Показать весь журнал ({ $count } записей)
   *[other] Показать весь журнал ({ $count } записи)
}
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-zoom = Размер поля
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-undo-nothing = Отменять нечего: после вашего последнего решения что-то бросили, открыли или сходил другой игрок.
web-undo-others = Отменять можно только свои решения и только в свой ход.
web-undo-watching = Ещё показываются действия остальных.
web-hint-others = Подсказку можно попросить в свой ход.
web-sound = Звук
web-sheet-open = Показать ходы, журнал и очки
web-sheet-close = Больше места для поля
web-stand-ins = { $count ->
    [one] У { $count } элемента значения наши: напечатанных ни один источник не показывает. Об этом сказано в его крупном виде.
    [few] У { $count } элементов значения наши: напечатанных ни один источник не показывает. Об этом сказано в крупном виде каждого.
    [many] У { $count } элементов значения наши: напечатанных ни один источник не показывает. Об этом сказано в крупном виде каждого.
   *[other] У { $count } элемента значения наши: напечатанных ни один источник не показывает. Об этом сказано в крупном виде каждого.
}

## Выбор нескольких вещей

web-set = Выбор нескольких вещей
web-set-times = { $count } из { $times }
web-set-fewer = На одну меньше: { $item }

## Отказы

web-refused-stale = Эта вкладка отстала: партия ушла вперёд. Теперь видно, как обстоят дела; выберите ещё раз.
web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-illegal = Сейчас это невозможно.
web-refused-no-such-action = Сейчас это невозможно.
web-refused-over = Партия окончена.
web-refused-nothing-to-undo = Отменить нельзя: с тех пор что-то стало известно.
web-refused-not-seated = Вы не играете за этим столом.
web-refused-not-running = Партия не идёт.
web-refused-frozen = Эту партию здесь нельзя продолжить.
web-refused-too-many = Слишком быстро. Подождите немного.
web-refused-silenced = Тот, кто ведёт этот сервер, пока не даёт вам писать.
web-refused-no-such-offer = Это предложение уже не действует.
web-refused-not-allowed = Здесь это не разрешено.

## Меню стола

web-menu = Меню
web-menu-look = Вид
web-menu-orders = Постоянные поручения
web-menu-orders-text = Их видите только вы и можете изменить в любой момент.
web-order-forced = Если можно сделать только одно, делать это
web-order-pass = Пасовать всегда, когда можно
web-menu-agree = На что нужно согласие всех
web-menu-leave = Уйти
web-menu-takeback = Вернуть моё последнее решение
web-menu-abandon = Прервать партию вместе
web-menu-takeover = Пусть за игрока { $player } играет бот ({ $bot })
web-menu-extend = { $minutes ->
    [one] Добавить { $minutes } минуту игроку { $player }
    [few] Добавить { $minutes } минуты игроку { $player }
    [many] Добавить { $minutes } минут игроку { $player }
   *[other] Добавить { $minutes } минуты игроку { $player }
}
web-menu-return = Забрать своё место у бота
web-menu-record = Скачать запись
web-menu-replay = Повтор
web-resign = Сдаться
web-resign-text = Последнее место будет за вами, и отменить это нельзя. Если другие играют дальше, за вас доиграет бот; иначе партия сразу закончится.
web-abandon-text = Спрашивают всех играющих. Если они согласны, партия кончается без результата и никому не засчитывается.
web-abandon-text-alone = С вами играют только боты: партия кончится сразу и без результата.
web-offer-takeback = { $player } просит вернуть решение.
web-offer-abandon = { $player } предлагает прервать партию без результата.
web-offer-takeover = { $player } предлагает, чтобы за игрока { $other } играл бот ({ $bot }).
web-offer-accept = Согласиться
web-offer-decline = Отказаться
web-offer-withdraw = Отозвать
web-offer-declined = Ваше предложение отклонено.
web-offer-waiting = { $count ->
    [one] Ждём { $count } ответ.
    [few] Ждём { $count } ответа.
    [many] Ждём { $count } ответов.
   *[other] Ждём { $count } ответа.
}
web-keys = Клавиши
web-keys-off = Одиночные клавиши отключены в настройках.
web-key-number = сделать этот ход из списка или отметить его
web-key-enter = подтвердить отмеченное
web-key-u = отменить
web-key-h = спросить совета у бота
web-key-s = не ждать показа чужих ходов
web-key-r = правила
web-key-c = чат
web-key-type = ввести ход
web-key-esc = закрыть меню, снять отметки или шагнуть назад внутри хода

## Правила и обучение

web-rules = Правила
web-rules-title = Правила: { $game }
web-rules-find = Искать в правилах
web-rules-text = Текст правил
web-rules-read = Читать дальше в правилах
web-rules-found = { $count ->
    [0] Ничего не найдено. Попробуйте другое слово или только его начало.
    [one] { $count } место. Enter ведёт к следующему.
    [few] { $count } места. Enter ведёт от одного к другому.
   *[many] { $count } мест. Enter ведёт от одного к другому.
}
web-rules-chapters = Главы
web-example = Пример
web-example-step = Шаг { $step } из { $last }
web-example-next = Дальше
web-example-back = На шаг назад
web-example-again = Ещё раз
web-learner = Пояснять на месте
web-guide-goal = Цель игры
web-guide-now = Что сейчас важно
web-guide-on = Подсказывать по ходу
web-guide-off = Больше не подсказывать

## Конец

web-end-won = Победа за вами!
web-end-shared = Вы делите победу!
web-end-winner = { $count ->
    [one] Победа: { $players }
    [few] Общая победа: { $players }
    [many] Общая победа: { $players }
   *[other] Общая победа: { $players }
}
web-end-abandoned = Партия прекращена по общему согласию
web-end-lead = { $points ->
    [one] { $points } очко,
    [few] { $points } очка,
   *[many] { $points } очков,
} отрыв от игрока { $second }: { $lead }.
web-end-sources = Что решило: { $sources }.
web-end-tie = У игрока { $second } столько же очков ({ $points }): решило правило ничьей.
web-end-level = Между ними нет разницы: победа общая.
web-end-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-end-details = Очки по источникам, запись и зерно
web-race = Как набирались очки
web-race-graph = Очки каждого игрока от первого раунда до последнего; переломные моменты перечислены ниже.
web-race-round = раунд { $round }
web-race-lead = { $points ->
    [one] { $player } выходит вперёд: { $points } очко
    [few] { $player } выходит вперёд: { $points } очка
   *[many] { $player } выходит вперёд: { $points } очков
}
web-race-gain = { $points ->
    [one] { $player } получает сразу { $points } очко
    [few] { $player } получает сразу { $points } очка
   *[many] { $player } получает сразу { $points } очков
}
web-graph-rounds = Внизу: раунды
web-end-guided = Это была целая партия. Теперь советы отключены; их можно снова включить на вкладке «Советы».
web-end-seed = Зерно партии: { $seed }. С ним и с записью можно проверить каждый бросок и каждую карту.
web-rematch = Сыграть ещё раз
web-rematch-join = К реваншу

## Повтор

web-replay-title = Повтор: { $game }
web-replay-controls = Повтор
web-replay-position = Позиция
web-replay-at = Шаг { $step } из { $last }
web-replay-start = Перед первым броском и первой картой.
web-replay-first = В начало
web-replay-turn-back = К предыдущему ходу
web-replay-back = Шаг назад
web-replay-play = Играть
web-replay-pause = Пауза
web-replay-next = Шаг вперёд
web-replay-turn = К следующему ходу
web-replay-last = В конец
web-replay-speed = Скорость
web-replay-viewpoint = Глазами
web-replay-spectator = зрителя
web-replay-running = Партия идёт: видно то, что может видеть ваше место или зритель.
web-replay-live = К столу
web-replay-missed = Сейчас: { $played } (−{ $chance } %). Лучше: { $better }.
web-review-working = Тренер смотрит партию …
web-review-chances = Шансы на победу
web-review-graph = Шансы на победу каждого игрока от первого хода до конца, с ошибками и удачей. Стрелки ведут от момента к моменту.
web-review-point = Каждая полоса — один игрок, шириной в его шанс на победу. Наведите, чтобы прочесть; нажмите, чтобы увидеть эту позицию.
web-review-lane-lost = Ошибки
web-review-lane-luck = Удача и невезение
web-review-story-early = С раунда { $round } впереди { $player }, и так до конца.
web-review-story-turn = Перелом в раунде { $round }: с этого момента впереди только { $player }.
web-review-story-late = Всё открыто до конца: лишь в раунде { $round } окончательно вперёд выходит { $player }.
web-review-story-slip = В раунде { $round } { $player } имеет { $chance } % и упускает их.
web-review-story-low = В раунде { $round } шансы падают до { $chance } %, и всё же побеждает { $player }.
web-review-story-mistakes = Дело решило качество игры. Оценки: { $player } { $own }, { $other } { $theirs }.
web-review-story-luck = Решила удача: { $player } { $own } %, { $other } { $theirs } %.
web-review-story-even = Ошибки и удача почти уравновешены: { $player } и { $other }.
web-review-moments = Решающие моменты
web-review-cost = цена { $chance } %
web-review-played = Сыграно
web-review-better = Лучше
web-review-chance = { $chance } % на победу
web-review-look = Показать в повторе
web-review-players = Кто как сыграл
web-review-grade = Оценка
web-review-error = Ошибки
web-review-luck = Удача
web-review-play-none = Решать было нечего.
web-review-play-fine = Игра почти без ошибок.
web-review-play-good = Хорошая игра, несколько промахов.
web-review-play-mixed = Хорошие идеи и несколько дорогих ошибок.
web-review-play-poor = Многое отдано даром.
web-review-luck-kind = Кубики и карты помогали.
web-review-luck-unkind = Кубики и карты не помогали.
web-review-luck-even = Удача была поровну.
web-review-legend = Оценка: 100 ничего не отдаёт, 0 — это выбор вслепую. Ошибки и удача складывают шансы на победу; удача — то, что кубики и карты дали сверх среднего.
web-review-swings = Самая большая удача
web-review-all = { $count ->
    [one] { $count } ход, который что-то отдал
    [few] Все { $count } хода, которые что-то отдали
    [many] Все { $count } ходов, которые что-то отдали
   *[other] Все { $count } хода, которые что-то отдали
}
web-upload-title = Партия из файла
web-upload-about = Ваши последние партии. Каждую можно просмотреть: с любого места, ход за ходом.
web-upload-none = Законченных партий ещё нет
web-upload-none-text = Каждая законченная партия появится здесь, вместе с повтором.
web-upload-text = Запись хранит целую партию. Её можно скачать в конце партии и из повтора.
web-upload-drop = Выбрать файл
web-upload-or = или перетащите его сюда

## Профиль и рейтинг

web-profile-title = Профиль
web-profile-guest = Вы гость
web-profile-guest-text = Ваши места и результаты принадлежат этому браузеру. С паролем они будут с вами везде.
web-profile-name = Имя
web-profile-password = Пароль, если хотите (не меньше 8 знаков)
web-profile-password-have = Пароль
web-profile-rename = Сменить имя
web-profile-renamed = Имя изменено.
web-profile-keep = Оставить эту учётную запись за собой
web-profile-kept = Эта учётная запись ваша. Входите с именем и паролем где угодно.
web-profile-no-need = Только для тех, кто задал пароль. Чтобы играть, достаточно имени.
web-profile-signed-in = Вы вошли.
web-profile-signed-out = Вы вышли.
web-profile-sign-out = Выйти
web-profile-best = Лучший рейтинг
web-profile-matches = Партии
web-profile-wins = Победы
web-profile-ratings = Рейтинг
web-profile-no-ratings = Рейтинговых партий ещё нет. Идёт ли партия в рейтинг, видно до её начала.
web-profile-results = Последние результаты
web-profile-no-results = Законченных партий ещё нет. Каждая появится здесь, вместе с повтором.
web-results-rating = Рейтинг:
web-ratings-none = Никто ещё не закончил такую рейтинговую партию. Первое место свободно.
web-ratings-play = Сыграть за него
web-ratings-note = Все начинают с 1000. Больше всего дают победы над сильными; после пяти партий рейтинг определился, и к нему есть звание.
web-ratings-ranks = Звания
web-ratings-empty = Здесь пока никого
web-ratings-from = от { $least }
web-ratings-you = Вы
web-matches-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-wins-of = { $matches ->
    [one] победы: { $wins } из { $matches } партии ({ $share })
   *[many] победы: { $wins } из { $matches } партий ({ $share })
}
web-rank-settling = ещё не определилось
web-rank-0 = Звездочёт
web-rank-1 = Пилот
web-rank-2 = Старпом
web-rank-3 = Капитан
web-rank-4 = Командор
web-rank-5 = Адмирал

## Настройки

web-settings-note = Хранятся только в этом браузере.
web-settings-language = Язык
web-settings-theme = Тема
web-theme-system = Как в системе
web-theme-dark = Тёмная
web-theme-light = Светлая
web-theme-to-dark = Тёмная тема
web-theme-to-light = Светлая тема
web-settings-pace = Показывать чужие ходы
web-pace-off = Сразу
web-pace-fast = Быстро
web-pace-normal = Спокойно
web-pace-slow = Медленно
web-settings-learner = Пояснять на месте
web-settings-learner-text = Станции, тайлы и карты говорят, что они делают.
web-settings-confirmEnd = Спрашивать перед концом хода
web-settings-confirmEnd-text = Для тех, кто щёлкает слишком быстро. Стоит одного щелчка за ход.
web-settings-plain = Общий вид вместо поля
web-settings-plain-text = Показывает любой стол списками и значениями. Так можно играть во все игры.
web-settings-shortcuts = Одиночные клавиши
web-settings-shortcuts-text = U отменяет, цифры от 1 до 9 выбирают ходы и так далее. Отключите, если мешают.
web-settings-sound = Звук
web-settings-sound-text = Слышны кости, стыковка, посадки, карты, ваш ход и конец партии.
web-settings-notifications = Уведомления
web-settings-notifications-text = Сообщать в системе, когда мой ход, а страница не видна.
web-settings-denied = Браузер не разрешает уведомления с этой страницы.
web-settings-motion = Движение зависит от настроек системы: при уменьшенном движении ничего не движется.

## What all drawn boards say

# The language by whose rule long words are broken.
web-board-hyphens = ru
web-board-do = Сделать
web-board-more = … и ещё { $count }
web-board-less = { $item }: на один меньше
web-board-since = С вашего последнего хода
web-since-more = Ещё { $count }
web-since-less = Свернуть

## Вся своя учётная запись

web-account-title = Ваша учётная запись
web-account-export = Скачать всё, что о вас хранится
web-account-sign-out = Выйти везде
web-account-signed-out = Вы вышли везде.
web-account-password = Другой пароль
web-account-password-old = Прежний пароль
web-account-password-new = Новый пароль (не короче 8 знаков)
web-account-password-change = Сменить пароль
web-account-password-changed = Пароль изменён. Во всех других местах выполнен выход.
web-account-delete = Удалить учётную запись
web-account-delete-text = Идущие партии будут сданы, ваши сообщения удалены, а имя снова станет свободным. Партии, сыгранные другими, останутся, но без вашего имени.
web-account-delete-sure = Это нельзя отменить.
web-account-delete-do = Удалить навсегда
web-account-deleted = Учётная запись удалена.
web-deleted-player = Удалённый игрок

## Игроки между собой

web-others-title = Вы и этот игрок
web-others-mute = Заглушить
web-others-unmute = Снова слышать
web-others-mute-text = Его сообщения вам не показываются.
web-others-block = Заблокировать
web-others-unblock = Разблокировать
web-others-block-text = Вы не встречаетесь за столами и в зале и не видите его сообщений.
web-others-muted = Заглушённые
web-others-blocked = Заблокированные
web-others-done = Готово.
web-others-report = Пожаловаться владельцу сервера
web-others-report-line = Строка чата, с которой вы пришли, будет приложена.
web-others-reason = Что случилось (до 500 знаков)
web-others-send = Отправить жалобу
web-others-sent = Жалоба отправлена.
web-others-lists = Заглушённые и заблокированные игроки
web-others-none = Никого.
