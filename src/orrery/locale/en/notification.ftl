### Reminders: what a device shows and an e-mail says, in English.

notification-move = Your turn
notification-seat = A seat is kept for you
notification-table = { $game } with { $names }
notification-confirm-subject = Orrery: confirm your address
notification-confirm-text =
    Somebody (probably you, as { $name }) wants a reminder here when tables wait, at most one e-mail a day.

    To get it, open this link within a day:
    { $link }

    If that was not you, do nothing: no further e-mail will come.
notification-digest-subject = { $count ->
    [one] Orrery: a table waits for you
   *[other] Orrery: { $count } tables wait for you
}
notification-digest-text =
    { $count ->
        [one] A table waits for you:
       *[other] { $count } tables wait for you:
    }

    { $tables }

    Play: { $link }

    No more of these e-mails: { $unsubscribe }
