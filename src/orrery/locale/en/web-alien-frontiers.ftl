### The drawn board of Alien Frontiers in the browser.

web-af-board = The table of Alien Frontiers
web-af-none = none
web-af-nobody = nobody
web-af-more = … and { $count } more
web-af-about = { $what }: the rules
web-af-you = { $player } (you)
web-af-cancel = Cancel
web-af-used = Used this turn.
web-af-discard = Discard: { $text }

## What is asked

web-af-waiting = { $player } decides
web-af-choose-ships = Choose ships here, then a station; or a station at once.
web-af-choose-station = Choose a station for the ships selected.
web-af-choose-target = Choose what it acts on; the possible places glow.
web-af-choose-down = Choose the ship that goes down by 1.
web-af-choose-up = Choose the ship that goes up by 1.
web-af-all-placed = No ship is left to place.
web-af-over = The match is over.
web-af-taken = taken: { $taken } of 4

## Names of places and pieces, as read aloud

web-af-station = { $place }. Docked: { $ships }. Free docks: { $free }
web-af-hub = { $place }. { $tracks }
web-af-track = { $player }: circle { $circle }, { $ships ->
    [one] { $ships } ship docked
   *[other] { $ships } ships docked
}
web-af-hub-colony = { $player }: colony on circle { $circle } of the Hub
web-af-ship = { $owner } { $value }
web-af-ship-relic = Relic Ship { $value } ({ $owner })
web-af-ship-at = { $place }: { $ship }
web-af-bay = { $place }. Ships: { $ships }
web-af-bay-ships = Maintenance Bay: { $player }, { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
web-af-bay-empty = empty
web-af-die = Ship showing { $value }
web-af-die-relic = Relic Ship showing { $value }
web-af-territory = { $place }. Control: { $control }. Colonies: { $colonies }. Fields: { $fields }
web-af-colonies = { $place }, { $player }: { $count ->
    [one] { $count } colony
   *[other] { $count } colonies
}
web-af-field-at = { $field }: { $place }
web-af-field-isolation = The territory gives no bonus; control and points stay.
web-af-field-positron = 1 point for whoever controls the territory.
web-af-field-repulsor = No colony comes to the territory or leaves it.
web-af-relic = Relic Ship, for sale
web-af-displayed = On display: { $card }
web-af-deck = Draw pile: { $count }
web-af-unseen = Still in it:
web-af-discards = Discarded: { $count }
web-af-cycle = Renew the display (renewals left: { $times })
web-af-trade = Trade { $fuel } fuel for 1 ore
web-af-use = Use { $card }
web-af-throw = Discard { $card } for its effect
web-af-card-of = { $player }: { $card }
web-af-ships-of = { $player }: ships in play { $ships }, in stock { $stock }
web-af-colonies-left = { $player }: colonies still to place { $count }
web-af-points-of = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-af-score = Score track. { $scores }
web-af-no-points = no points yet

## Short captions for learners

web-af-short-artifact = Ships totalling 8: take a card. Each one may renew the display.
web-af-short-constructor = Three equal ships and 3 ore: land a colony.
web-af-short-mine = Not lower than the highest here: 1 ore.
web-af-short-market = A pair: buy ore for fuel all turn.
web-af-short-raiders = Three in sequence: take 4 resources or a card.
web-af-short-shipyard = A pair, fuel and ore: build a ship.
web-af-short-solar = Fuel: half the value, rounded up.
web-af-short-terraform = A 6, 1 fuel, 1 ore: land a colony; the ship is lost.
web-af-short-bay = Ships that cannot dock wait here for the next roll.
