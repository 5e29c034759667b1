### The drawn board of Alien Frontiers in the browser.

af-web-board = The table of Alien Frontiers
af-web-none = none
af-web-nobody = nobody
af-web-about = { $what }: the rules
af-web-you = { $player } (you)
af-web-used = Used this turn.
af-web-discard = Discard: { $text }

## What is asked

af-web-waiting = { $player } decides
af-web-choose-ships = Drag ships to a station, or choose ships and then the station.
af-web-choose-station = Choose a station for the ships selected.
af-web-dock-several = { $count ->
    [one] Docks { $count } ship: { $ships }
   *[other] Docks { $count } ships, one after the other: { $ships }
}
af-web-dock-total = Then the total is { $total } (a card needs { $need })
af-web-market-warning = This pair buys nothing yet: an ore costs { $price } fuel with it, and you have { $fuel }. Dock it only if more fuel comes this turn.
af-web-choose-target = Choose what it acts on; the possible places glow.
af-web-choose-down = Choose the ship that goes down by 1.
af-web-choose-up = Choose the ship that goes up by 1.
af-web-all-placed = All your ships are docked.
af-web-over = The match is over.
af-web-end = The match ends when somebody has landed all colonies.
af-web-end-rounds = The end: somebody has landed all colonies, or round { $rounds } is over.
af-web-last-round = The last round: the match ends after it.
af-web-end-near = The next colony ends the match: { $players }!
af-web-to-land = { $player }: { $count } to land

## Names of places and pieces, as read aloud

af-web-station = { $place }. Docked: { $ships }. Free docks: { $free }
af-web-hub = { $place }. { $tracks }
af-web-track = { $player }: circle { $circle }, { $ships ->
    [one] { $ships } ship docked
   *[other] { $ships } ships docked
}
af-web-hub-colony = { $player }: colony on circle { $circle } of the Hub
af-web-ship = { $owner } { $value }
af-web-ship-relic = Relic Ship { $value } ({ $owner })
af-web-ship-at = { $place }: { $ship }
af-web-bay = { $place }. Ships: { $ships }
af-web-bay-ships = Maintenance Bay: { $player }, { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
af-web-bay-empty = empty
af-web-die = Ship showing { $value }
af-web-die-relic = Relic Ship showing { $value }
af-web-territory = { $place }. Control: { $control }. Colonies: { $colonies }. Fields: { $fields }
af-web-colonies = { $place }, { $player }: { $count ->
    [one] { $count } colony
   *[other] { $count } colonies
}
af-web-field-at = { $field }: { $place }
af-web-field-isolation = The territory gives no bonus; control and points stay.
af-web-field-positron = 1 point for whoever controls the territory.
af-web-field-repulsor = No colony comes to the territory or leaves it.
af-web-relic = Relic Ship, for sale
af-web-displayed = On display: { $card }
af-web-deck = Draw pile: { $count }
af-web-unseen = Still in it:
af-web-discards = Discarded: { $count }
af-web-cycle = Renew the display (renewals left: { $times })
af-web-trade = Trade { $fuel } fuel for 1 ore
af-web-use = Use { $card }
af-web-throw = Discard { $card } for its effect
af-web-card-of = { $player }: { $card }
af-web-ships-of = { $player }: ships in play { $ships }, in stock { $stock }
af-web-colonies-of = { $player }: colonies landed { $landed }, still to land { $left }
af-web-points-of = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
af-web-score = Score track. { $scores }
af-web-mat-colonies = Colonies landed: { $landed } of { $all }
af-web-mat-ships = Ships built: { $built } of { $all }
af-web-mat-stock = Fuel and ore: { $count } of at most { $limit }
af-web-mat-too-many = Fuel and ore: { $count }; only { $limit } stay
af-web-keep-loses = without { af-sum }
af-web-no-cards = no tech cards
af-web-no-points = no points yet
