### The board of Alien Frontiers

shell-board-turn = to play:
shell-board-stations = Orbital stations
shell-board-planet = Planet
shell-board-players = Players
shell-board-display = Alien Tech on display
shell-board-hub-docks = { $docks } docks each
shell-board-relic = Relic Ship:
shell-board-relic-hand = to be docked
shell-board-points = Points
shell-board-fuel = Fuel
shell-board-ore = Ore
shell-board-ships = Ships
shell-board-left = Colonies
shell-board-hub = Hub
shell-board-piles = draw pile { $deck }, discarded { $discards }
shell-board-hand = { $ships ->
    [one] { $ships } ship to dock
   *[other] { $ships } ships to dock
}

## Short captions for the board

shell-board-bonus-asimov = the turn's 2nd ship at the Hub: +1 circle
shell-board-bonus-bradbury = Colony Constructor: 1 ore less
shell-board-bonus-burroughs = may buy the Relic Ship: 1 fuel, 1 ore
shell-board-bonus-heinlein = Orbital Market: always 1 fuel for 1 ore
shell-board-bonus-herbert = Shipyard: 1 fuel and 1 ore less
shell-board-bonus-lem = Solar Converter: +1 fuel per ship
shell-board-bonus-pohl = tech cards: 1 fuel less per use
shell-board-bonus-vanvogt = Lunar Mine: first ship of any value
shell-board-card-city = 1 point
shell-board-card-monument = 1 point
shell-board-card-booster = 1 fuel: +1 to a ship / discard: remove a field
shell-board-card-crystal = fuel: borrow a bonus / discard: Positron Field
shell-board-card-gravity = 2 fuel: -1 and +1 / discard: Repulsor Field
shell-board-card-decoy = raiders may take nothing but this card
shell-board-card-teleporter = 2 fuel: move a docked ship / discard: move a colony
shell-board-card-plasma = fuel: clear docks / discard: a ship to its stock
shell-board-card-polarity = 1 fuel: turn a ship over / discard: swap two colonies
shell-board-card-cache = after each roll: 1 ore (odd) or 1 fuel (even)
shell-board-card-stasis = 1 fuel: -1 to a ship / discard: Isolation Field
shell-board-card-warper = 1 fuel: roll ships again / discard: take a discarded card
