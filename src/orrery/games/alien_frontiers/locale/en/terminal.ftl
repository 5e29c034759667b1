### The board of Alien Frontiers

af-board-turn = to play:
af-board-stations = Orbital stations
af-board-planet = Planet
af-board-players = Players
af-board-display = Alien Tech on display
af-board-display-short = On display:
af-board-hub-docks = { $docks } docks each
af-board-relic = Relic Ship:
af-board-relic-hand = to be docked
af-board-points = Points
af-board-fuel = Fuel
af-board-ore = Ore
af-board-ships = Ships
af-board-left = Colonies
af-board-hub = Hub
af-board-piles = draw pile { $deck }, discarded { $discards }
af-board-hand = { $ships ->
    [one] { $ships } ship to dock
   *[other] { $ships } ships to dock
}

## Short captions for the board

af-board-field-isolation = Iso
af-board-field-positron = Pos
af-board-field-repulsor = Rep
af-board-bonus-asimov = the turn's 2nd ship at the Hub: +1 circle
af-board-bonus-bradbury = Colony Constructor: 1 ore less
af-board-bonus-burroughs = may buy the Relic Ship: 1 fuel, 1 ore
af-board-bonus-heinlein = Orbital Market: always 1 fuel for 1 ore
af-board-bonus-herbert = Shipyard: 1 fuel and 1 ore less
af-board-bonus-lem = Solar Converter: +1 fuel per ship
af-board-bonus-pohl = tech cards: 1 fuel less per use
af-board-bonus-vanvogt = Lunar Mine: first ship of any value
af-board-station-artifact = Total 8: take a card. Each ship may renew the display.
af-board-station-constructor = Three equal ships and 3 ore: land a colony.
af-board-station-hub = Any ship: your colony one circle on; from the last launch it.
af-board-station-mine = Not lower than the highest here: 1 ore.
af-board-station-market = A pair: buy ore for fuel all turn.
af-board-station-raiders = Three in sequence: take 4 resources or a card.
af-board-station-shipyard = A pair, fuel and ore: build a ship.
af-board-station-solar = Fuel: half the value, rounded up.
af-board-station-terraform = A 6, 1 fuel, 1 ore: land a colony; the ship is lost.
af-board-station-bay = Ships that cannot dock wait here for the next roll.
af-board-card-city = 1 point
af-board-card-monument = 1 point
af-board-card-booster = 1 fuel: +1 to a ship / discard: remove a field
af-board-card-crystal = fuel: borrow a bonus / discard: Positron Field
af-board-card-gravity = 2 fuel: -1 and +1 / discard: Repulsor Field
af-board-card-decoy = raiders may take nothing but this card
af-board-card-teleporter = 2 fuel: move a docked ship / discard: move a colony
af-board-card-plasma = fuel: clear docks / discard: a ship to its stock
af-board-card-polarity = 1 fuel: turn a ship over / discard: swap two colonies
af-board-card-cache = after each roll: 1 ore (odd) or 1 fuel (even)
af-board-card-stasis = 1 fuel: -1 to a ship / discard: Isolation Field
af-board-card-warper = 1 fuel: roll ships again / discard: take a discarded card

## Looking things up

af-board-draw-pile = Draw pile
af-pile-discards = Discard pile
af-field-isolation-text = The territory it lies on gives no bonus.
af-field-positron-text = Whoever controls the territory it lies on has 1 point more.
af-field-repulsor-text = No colony comes to the territory it lies on or leaves it.
