### Напоминания: что показывает устройство и что стоит в письме, по-русски.

notification-move = Ваш ход
notification-seat = Для вас держат место
notification-table = { $game }: { $names }
notification-confirm-subject = Orrery: подтвердите адрес
notification-confirm-text =
    Кто-то (вероятно, вы, под именем { $name }) хочет получать сюда напоминания о столах, которые ждут, не чаще одного письма в день.

    Чтобы получать их, откройте эту ссылку в течение суток:
    { $link }

    Если это были не вы, ничего не делайте: больше писем не будет.
notification-digest-subject = { $count ->
    [one] Orrery: вас ждёт { $count } стол
    [few] Orrery: вас ждут { $count } стола
   *[many] Orrery: вас ждут { $count } столов
}
notification-digest-text =
    { $count ->
        [one] Вас ждёт { $count } стол:
        [few] Вас ждут { $count } стола:
       *[many] Вас ждут { $count } столов:
    }

    { $tables }

    Играть: { $link }

    Больше не присылать: { $unsubscribe }
