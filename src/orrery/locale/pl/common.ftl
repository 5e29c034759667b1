### Słowa wspólne dla wszystkich gier i powłoki.

common-player = Gracz { $number }
common-seat-bot = Za gracza { $player } gra teraz bot: { $bot }
common-seat-person = { $player } wraca do stołu
common-left-resigned = { $player } poddaje partię
common-left-timeout = { $player }: czas minął
common-round = runda { $round }
common-log-move = { $player }: { $move }
common-log-hidden = { $player }: ruch wykonany.

## Dlaczego taki ruch

common-why-only = Nic innego nie można zrobić.
common-why-equal = Tu nie robi to wielkiej różnicy.
common-why-points = { $points ->
    [one] Od razu daje punkt.
    [few] Od razu daje { $points } punkty.
   *[many] Od razu daje { $points } punktów.
}
common-why-position = Najbardziej poprawia twoją pozycję.
common-why-rival = { $player } traci na tym więcej niż na innych ruchach.
common-why-later = Opłaci się w następnych ruchach.

## Wybór kilku rzeczy naraz

common-set-exactly = Do wyboru: { $count }.
common-set-between = Do wyboru: od { $least } do { $most }.
common-set-up-to = Do wyboru: najwyżej { $most } albo nic.
common-set-chosen = wybrano: { $count }
common-set-sum = { $sum } z { $goal }
common-set-confirm = Zatwierdź
common-set-nothing = Nic nie wybieraj
common-set-clear = Wyczyść
common-set-none = Teraz nie ma tu nic do wspólnego wyboru.
common-set-unknown = Tego nie można tu wybrać.
common-set-many = Można wybrać najwyżej { $most }.
common-set-many-of = Można wybrać najwyżej { $most } z tego rodzaju: { $what }.
common-set-alike = Tego nie można wybrać razem.
common-set-dear = Razem nie mogą być warte więcej niż { $most }.
common-set-waste = Jedna z wybranych rzeczy jest zbędna.
common-set-few = Do wyboru jeszcze: { $missing }.
common-set-few-of = Do wyboru jeszcze { $missing } z tego rodzaju: { $what }.
common-set-short = Do zapłaty jeszcze: { $missing }.

## Dlaczego ruch jest niemożliwy, w każdej grze

common-reason-over = Gra się skończyła.
common-reason-chance = Najpierw rozstrzyga los.
common-reason-other-chance = To nie może teraz wypaść.
common-reason-no-chance = Teraz nic się nie losuje: decyduje { $player }.
common-reason-pending = Najpierw inna decyzja: { $phase } ({ $player }).
common-reason-not-asked = To odpowiedź na inne pytanie, którego teraz nie ma: { $phase }.
common-reason-order = Podawane pojedynczo, idą w kolejności listy, a teraz nie kolej na tę pozycję. Zaznaczone razem, mogą iść w dowolnej.
