### Przypomnienia: co pokazuje urządzenie i co jest w e-mailu, po polsku.

notification-move = Twój ruch
notification-seat = Czeka na ciebie miejsce
notification-table = { $game }: { $names }
notification-confirm-subject = Orrery: potwierdź adres
notification-confirm-text =
    Ktoś (zapewne ty, jako { $name }) chce dostawać tu przypomnienia o stołach, które czekają, najwyżej jeden e-mail dziennie.

    Żeby je dostawać, otwórz ten odnośnik w ciągu doby:
    { $link }

    Jeśli to ktoś inny, nie rób nic: więcej e-maili nie będzie.
notification-digest-subject = { $count ->
    [one] Orrery: czeka na ciebie stół
    [few] Orrery: czekają na ciebie { $count } stoły
   *[many] Orrery: czeka na ciebie { $count } stołów
}
notification-digest-text =
    { $count ->
        [one] Czeka na ciebie stół:
        [few] Czekają na ciebie { $count } stoły:
       *[many] Czeka na ciebie { $count } stołów:
    }

    { $tables }

    Graj: { $link }

    Bez takich e-maili: { $unsubscribe }
