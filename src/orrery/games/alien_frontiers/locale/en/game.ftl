### Alien Frontiers, in English.

af-title = Alien Frontiers
af-about = Your dice are ships: send them to stations, land colonies and hold the alien planet.

af-fuel = fuel
af-ore = ore

## Pieces of sentences

af-n-fuel = { $fuel } fuel
af-n-ore = { $ore } ore
af-n-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
af-n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
af-n-left = { $left ->
    [one] { $left } ship
   *[other] { $left } ships
}
# A price or a gain in fuel and ore.
af-sum = { $fuel ->
    [0] { $ore ->
        [0] free
       *[other] { af-n-ore }
    }
   *[other] { $ore ->
        [0] { af-n-fuel }
       *[other] { af-n-fuel } and { af-n-ore }
    }
}
af-missing = { $missing_fuel ->
    [0] { $missing_ore } ore
   *[other] { $missing_ore ->
        [0] { $missing_fuel } fuel
       *[other] { $missing_fuel } fuel and { $missing_ore } ore
    }
}
# The fuel price of a card's power.
af-power-price = { $fuel ->
    [0] free
   *[other] { af-n-fuel }
}
af-set = { $relic ->
    [0] { $set }
   *[other] { $set } (one is the Relic)
}
af-needs-pair = a pair
af-needs-triple = three equal ships
af-needs-straight = three ships in sequence
af-lacks-six = an unplaced 6
af-lacks-relic = the Relic Ship, unplaced and showing 6
af-lacks-dock = a free dock
af-lacks-price = { af-missing } of the price ({ af-sum })
af-lacks-fleet = a ship to spare (fewer than { af-n-left } of your colour would remain)

## The Relic Ship, with the value it shows

af-relic = Relic
af-relic-1 = Relic 1
af-relic-2 = Relic 2
af-relic-3 = Relic 3
af-relic-4 = Relic 4
af-relic-5 = Relic 5
af-relic-6 = Relic 6

## Stations

af-station-artifact = Alien Artifact
af-station-artifact-text = Any ship. Each ship docked may renew the three cards on display. Once your ships docked there total 8 or more, claim a displayed card; the count then starts again.
af-station-hub = Colonist Hub
af-station-hub-text = Any ship, on your own track. Each ship moves your colony one circle. From circle 7 it is launched for 1 fuel and 1 ore.
af-station-constructor = Colony Constructor
af-station-constructor-text = Three equal ships and 3 ore: land a colony.
af-station-mine = Lunar Mine
af-station-mine-text = A ship not lower than the highest docked there: 1 ore.
af-station-market = Orbital Market
af-station-market-text = Two equal ships. This turn, as often as you like: pay fuel equal to the value of one of them for 1 ore.
af-station-raiders = Raiders' Outpost
af-station-raiders-text = Three ships in sequence. Take up to four resources, or one tech card. A higher total drives away whoever is docked there.
af-station-shipyard = Shipyard
af-station-shipyard-text = Two equal ships: build a ship. The 4th costs 1 fuel and 1 ore, the 5th 2 and 2, the 6th 3 and 3. It joins your next roll.
af-station-solar = Solar Converter
af-station-solar-text = Any ship: fuel equal to half its value, rounded up.
af-station-terraform = Terraforming Station
af-station-terraform-text = A 6, 1 fuel and 1 ore: land a colony. The ship goes back to your stock at the start of your next turn; three others must remain.
af-station-bay = Maintenance Bay
af-station-bay-text = For ships that can dock nowhere, new ships and ships driven from their docks. They join the next roll.

## Territories

af-territory-asimov = Asimov Crater
af-territory-asimov-bonus = Once a turn, the second ship docked at the Colonist Hub moves the colony one more circle.
af-territory-bradbury = Bradbury Plateau
af-territory-bradbury-bonus = The Colony Constructor costs 1 ore less.
af-territory-burroughs = Burroughs Desert
af-territory-burroughs-bonus = You may buy the Relic Ship for 1 fuel and 1 ore. It leaves when control is lost.
af-territory-heinlein = Heinlein Plains
af-territory-heinlein-bonus = At the Orbital Market 1 ore always costs 1 fuel.
af-territory-herbert = Herbert Valley
af-territory-herbert-bonus = A ship at the Shipyard costs 1 fuel and 1 ore less.
af-territory-lem = Lem Badlands
af-territory-lem-bonus = Each ship docked at the Solar Converter brings 1 more fuel.
af-territory-pohl = Pohl Foothills
af-territory-pohl-bonus = Each use of a tech card costs 1 fuel less.
af-territory-vanvogt = Van Vogt Mountains
af-territory-vanvogt-bonus = The first ship you dock at the Lunar Mine each turn may show any value.

## Field generators

af-field-isolation = Isolation Field
af-field-positron = Positron Field
af-field-repulsor = Repulsor Field

## Tech cards

af-card-city = Alien City
af-card-city-power = 1 victory point.
af-card-monument = Alien Monument
af-card-monument-power = 1 victory point.
af-card-booster = Booster Pod
af-card-booster-power = 1 fuel: +1 to one unplaced ship.
af-card-booster-discard = Remove one field generator from the planet.
af-card-crystal = Data Crystal
af-card-crystal-power = 1 fuel per colony on a territory: use its bonus this turn. Not Burroughs Desert.
af-card-crystal-discard = Place or move the Positron Field: 1 point for whoever controls that territory.
af-card-gravity = Gravity Manipulator
af-card-gravity-power = 2 fuel: -1 to one unplaced ship and +1 to another.
af-card-gravity-discard = Place or move the Repulsor Field: no colony comes to that territory or leaves it.
af-card-decoy = Holographic Decoy
af-card-decoy-power = Raiders may take nothing from you but this card.
af-card-teleporter = Orbital Teleporter
af-card-teleporter-power = 2 fuel: move one of your docked ships to another station.
af-card-teleporter-discard = Move one colony of any player to another territory.
af-card-plasma = Plasma Cannon
af-card-plasma-power = 1 fuel per ship: drive other players' ships from one station.
af-card-plasma-discard = Return another player's ship to stock; three must remain.
af-card-polarity = Polarity Device
af-card-polarity-power = 1 fuel: turn one unplaced ship to its opposite face.
af-card-polarity-discard = Swap two colonies on two territories.
af-card-cache = Resource Cache
af-card-cache-power = After your roll: 1 ore if most ships are odd, 1 fuel if most are even, both if equal - and then the card is gone.
af-card-stasis = Stasis Beam
af-card-stasis-power = 1 fuel: -1 to one unplaced ship.
af-card-stasis-discard = Place or move the Isolation Field: that territory gives no bonus.
af-card-warper = Temporal Warper
af-card-warper-power = 1 fuel: reroll any number of unplaced ships.
af-card-warper-discard = Take a card from the discard pile.

## Points

af-score-colonies = Colonies
af-score-territories = Territories
af-score-city = Alien City
af-score-monument = Alien Monument
af-score-positron = Positron Field

## Decisions

af-phase-main = Main phase
af-phase-main-prompt = Dock ships and use cards, in any order.
af-phase-land = Landing
af-phase-land-prompt = Choose a territory for the colony.
af-phase-raid = Raid
af-phase-raid-prompt = Take up to four resources, or one card.
af-phase-cannon = Plasma Cannon
af-phase-cannon-prompt = Choose the ships to drive away.
af-phase-teleport = Orbital Teleporter
af-phase-teleport-prompt = Choose another station for the lifted ship.
af-phase-warp = Temporal Warper
af-phase-warp-prompt = Choose the ships to roll again.
af-phase-blast = Plasma Cannon, discarded
af-phase-blast-prompt = Choose the ship that goes back to stock.
af-phase-move = Moving a colony
af-phase-move-prompt = Choose the colony to move.
af-phase-move-to = Moving a colony
af-phase-move-to-prompt = Choose the territory it moves to.
af-phase-swap = Swapping colonies
af-phase-swap-prompt = Choose two colonies of two players, on two territories.
af-phase-swap-with = Swapping colonies
af-phase-swap-with-prompt = Choose the colony it changes places with.
af-phase-keep = Eight resources
af-phase-keep-prompt = Choose which eight resources to keep.
af-phase-chance = Luck
af-phase-chance-prompt = Dice or cards are about to decide.
af-phase-over = Game over
af-phase-over-prompt = The last colony has landed.

## Options

af-option-edition = Edition
af-option-edition-doc = Which printing's reading sets the defaults of the other options.
af-option-edition-second = second printing (2011)
af-option-edition-first = first printing (2010)
af-option-long_game = Long game
af-option-long_game-doc = With three or four players everybody starts with eight colonies.
af-option-first = First player
af-option-first-doc = Who takes the first turn.
af-option-first-highest = the highest roll
af-option-first-random = a random seat
af-option-first-seat = the first seat
af-option-raid_compare = Driving raiders away
af-option-raid_compare-doc = What a new straight at the Raiders' Outpost is compared by.
af-option-raid_compare-total = the total of the ships
af-option-raid_compare-lowest_die = the lowest ship
af-option-raid_exact = Full raids
af-option-raid_exact-doc = A raid for resources must take four, or all there are.
af-option-last_colony_cc = Last colony from the Hub
af-option-last_colony_cc-doc = The Colony Constructor, too, may land your last colony from the Hub track.
af-option-asimov_per_pair = Asimov Crater per pair
af-option-asimov_per_pair-doc = Asimov Crater helps for every second ship at the Hub, not once a turn.
af-option-auto_discard = Automatic return
af-option-auto_discard-doc = Resources beyond eight go back by themselves, fuel first.
af-option-plasma_single_victim = One victim per shot
af-option-plasma_single_victim-doc = The Plasma Cannon shoots at the ships of one player only.
af-option-plasma_ignore_ts = Terraforming ship counts
af-option-plasma_ignore_ts-doc = A ship on the Terraforming Station counts among the four that a victim of the Plasma Cannon needs.
af-option-plasma_relic_literal = Relic needs four ships
af-option-plasma_relic_literal-doc = The Plasma Cannon may be discarded against the Relic Ship only if its owner has four other ships.
af-option-free_maintenance = Free Maintenance Bay
af-option-free_maintenance-doc = Any ship may go to the Maintenance Bay at any time.
af-option-whole_groups = Whole groups only
af-option-whole_groups-doc = Docks of a broken pair or triple stay closed.
af-option-finite_tokens = Limited resources
af-option-finite_tokens-doc = There are only 30 fuel and 20 ore.
af-option-excess_all_turn = Spare steps wait
af-option-excess_all_turn-doc = Spare steps at the Hub wait for a launch until the end of the turn.
af-option-round_limit = Round limit
af-option-round_limit-doc = The game ends after that many rounds; 0 means never.

## Moves

af-move-artifact = { af-station-artifact }: ship { $ship }, total { $total } (a card needs { $need })
af-move-hub = { af-station-hub }: ship { $ship }, { af-n-steps } to circle { $circle }
af-move-hub-spare = { af-station-hub }: ship { $ship }, { af-n-steps }, beyond circle { $circle }: launch at once to use the rest
af-move-constructor = { af-station-constructor }: { af-set }, land a colony for { af-n-ore }
af-move-mine = { af-station-mine }: ship { $ship }, +{ af-n-ore }
af-move-market = { af-station-market }: { af-set }, then 1 ore for { af-n-fuel }
af-move-raiders = { af-station-raiders }: raid with { af-set }
af-move-raiders-bump = { af-station-raiders }: raid with { af-set }, driving away { af-n-ships }
af-move-shipyard = { af-station-shipyard }: { af-set }, build ship no. { $number } ({ af-sum })
af-move-shipyard-none = { af-station-shipyard }: { af-set }, but there is no ship left to build
af-move-solar = { af-station-solar }: ship { $ship }, +{ af-n-fuel }
af-move-terraform = { af-station-terraform }: ship { $ship }, land a colony for { af-sum }; the ship is lost
af-move-bay = { af-station-bay }: ship { $ship }
af-move-trade = { af-station-market }: trade { af-n-fuel } for 1 ore
af-move-trade-closed = { af-station-market }: trade fuel for ore
af-move-launch = { af-station-hub }: launch the colony for { af-sum }
af-move-launch-spare = { af-station-hub }: launch the colony for { af-sum }; { af-n-steps } for the next one
af-move-buy-relic = { af-territory-burroughs }: buy the Relic Ship for { af-sum }
af-move-cycle = { af-station-artifact }: { $cards ->
    [one] { $cards } new card
   *[other] { $cards } new cards
} on display ({ $times ->
    [one] { $times } renewal left
   *[other] { $times } renewals left
})
af-move-claim = { af-station-artifact }: claim { $card } (total { $total })
af-move-boost = { af-card-booster }: { $ship } becomes { $value } ({ af-power-price })
af-move-stasis = { af-card-stasis }: { $ship } becomes { $value } ({ af-power-price })
af-move-flip = { af-card-polarity }: { $ship } becomes { $value } ({ af-power-price })
af-move-gravity = { af-card-gravity }: { $down } becomes { $lower }, { $up } becomes { $higher } ({ af-power-price })
af-move-borrow = { af-card-crystal }: use { $territory } this turn ({ af-power-price })
af-move-cannon = { af-card-plasma }: fire at { $station } ({ af-n-fuel } per ship)
af-move-cannon-pohl = { af-card-plasma }: fire at { $station } ({ af-n-fuel } per ship, the first { $first ->
    [0] free
   *[other] { $first } fuel
})
af-move-cannon-stock = { af-card-plasma }: fire at { $station }, its ship back to stock ({ af-power-price })
af-move-cannon-relic = { af-card-plasma }: fire at { $station }, the Relic Ship back to { af-territory-burroughs } ({ af-power-price })
af-move-teleport = { af-card-teleporter }: lift ship { $ship } from { $station } ({ af-power-price })
af-move-warp = { af-card-warper }: roll unplaced ships again ({ af-power-price })
af-move-dampen = Discard { af-card-booster }: remove the { $field }
af-move-isolate = Discard { af-card-stasis }: { af-field-isolation } to { $territory }
af-move-positron = Discard { af-card-crystal }: { af-field-positron } to { $territory }
af-move-repulse = Discard { af-card-gravity }: { af-field-repulsor } to { $territory }
af-move-fetch = Discard { af-card-warper }: take { $card } from the discard pile
af-move-blast = Discard { af-card-plasma }: another player's ship back to stock
af-move-move = Discard { af-card-teleporter }: move a colony
af-move-swap = Discard { af-card-polarity }: swap two colonies
af-move-end = End the turn
af-move-end-bay = End the turn: { af-n-ships } to the Maintenance Bay
af-move-done = Done
af-move-done-raid = End the raid
af-move-done-cannon = Hold fire
af-move-done-warp = Roll { af-n-ships } again
af-move-land = Land on { $territory }
af-move-land-control = Land on { $territory } and take control
af-move-move-to = Move the colony to { $territory }
af-move-colony = Colony on { $territory } ({ $owner })
af-move-ship = { $station }: ship { $ship } ({ $owner }) back to stock
af-move-ship-relic = { $station }: the Relic Ship ({ $owner }) back to { af-territory-burroughs }
af-move-shoot = { $station }: drive away ship { $ship } ({ $owner }) - { af-power-price }
af-move-shoot-stock = { $station }: ship { $ship } ({ $owner }) back to stock - { af-power-price }
af-move-shoot-relic = { $station }: { $ship } ({ $owner }) back to { af-territory-burroughs } - { af-power-price }
af-move-bay-ship = { af-station-bay }: a ship ({ $owner }) back to stock
af-move-bay-relic = { af-station-bay }: the Relic Ship ({ $owner }) back to { af-territory-burroughs }
af-move-take-fuel = Take 1 fuel ({ $owner })
af-move-take-ore = Take 1 ore ({ $owner })
af-move-steal = Take a card: { $card } ({ $owner })
af-move-steal-owned = Take a card: { $card } ({ $owner }); you have one, so it is discarded
af-move-pick = Reroll ship { $ship }
af-move-keep = Keep { $fuel } fuel and { $ore } ore
af-move-draw = Card drawn: { $card }
af-move-first = First player: { $player }
af-move-relic = Relic Ship rolled: { $value }
af-move-roll = Rolled: { $dice }

## What happened

af-event-first-roll = { $player } rolls { $value } for the first turn
af-event-first = { $player } takes the first turn
af-event-display = On display: { $card }
af-event-dealt = { $player } starts with { $card }
af-event-turn = Round { $round }: { $player }
af-event-roll = { $player } rolls { $dice }
af-event-relic-roll = { $player } rolls { $value } with the Relic Ship
af-event-cache = { $player }: { af-card-cache }, +{ af-sum }
af-event-cache-spent = { $player }: { af-card-cache }, +{ af-sum }; the card is spent
af-event-artifact = { $player } docks { $value } at the { af-station-artifact }: total { $total }
af-event-hub = { $player }: { af-station-hub }, colony on circle { $circle }
af-event-launch = { $player } launches a colony from the { af-station-hub }
af-event-mine = { $player } docks { $value } at the { af-station-mine }: +{ af-n-ore }
af-event-solar = { $player } docks { $value } at the { af-station-solar }: +{ af-n-fuel }
af-event-shipyard = { $player } builds ship no. { $number } ({ af-sum })
af-event-dock = { $player } docks at the { $station }
af-event-trade = { $player } trades { af-n-fuel } for 1 ore
af-event-take = { $player } raids { $victim }: 1 { $resource }
af-event-steal = { $player } raids { $victim }: { $card }
af-event-claim = { $player } claims { $card }
af-event-cycle = { $player } renews the display
af-event-power = { $player } uses { $card }
af-event-borrow = { $player } uses { af-card-crystal } for { $territory }
af-event-cannon = { $player } drives a ship from the { $station } ({ $victim })
af-event-cannon-stock = { $player } sends a ship from the { $station } back to stock ({ $victim })
af-event-discard = { $player } discards { $card }
af-event-field = { $field }: now on { $territory }
af-event-field-removed = { $field }: removed from the planet
af-event-fetch = { $player } takes { $card } from the discard pile
af-event-blast = { $player } sends a ship back to stock ({ $victim })
af-event-move = { $player } moves a colony ({ $owner }) from { $source } to { $target }
af-event-swap = { $player } swaps colonies: { $source } ({ $owner }) and { $target } ({ $other })
af-event-landed = { $player } lands a colony on { $territory }
af-event-control = { $player } controls { $territory }
af-event-control-lost = { $territory }: no longer controlled ({ $player })
af-event-relic-bought = { $player } buys the Relic Ship
af-event-relic-returns = The Relic Ship goes back to { af-territory-burroughs } ({ $player })
af-event-keep = { $player } keeps { $fuel } fuel and { $ore } ore
af-event-last-colony = { $player } has landed the last colony: the game is over
af-event-round-limit = { $rounds ->
    [one] { $rounds } round is over
   *[other] { $rounds } rounds are over
}: the game ends here

## Why a move is advised

af-hint-race = It brings your last colony closer.
af-hint-ships = It does most for your fleet.
af-hint-means = It leaves you better off for the next landing: fuel, ore, or a step at the Colonist Hub.
af-hint-cards = It does most for your tech cards.
af-hint-territories = It does most for your hold on the territories.
af-hint-turn = It keeps more ships of this turn for later moves.

## Why not

af-why-not-in-deck = { $card } is not in the draw pile.
af-why-dice = { $ships ->
    [one] { $ships } ship is rolled
   *[other] { $ships } ships are rolled
} now, no other number.
af-why-first = { $player } takes the first turn at this table.
af-why-no-seat = Only { $players } players are at this table.
af-why-nothing-open = Nothing is open that could be finished; use "end" to end the turn.
af-why-price = The price is { af-sum }; missing: { af-missing }.
af-why-all-placed = All your ships are placed.
af-why-no-ship = None of your unplaced ships shows { $ship }.
af-why-needs = { $station } needs { $needs }; your unplaced ships have none.
af-why-no-set = { $station } needs { $needs }; your unplaced ships do not make { af-set }.
af-why-relic-absent = The Relic Ship is not among your unplaced ships.
af-why-relic-value = The Relic Ship shows { $value }; needed here: { $needed }.
af-why-docks = { $station }: free docks { $free }, needed { $need }.
af-why-docks-broken = { $station }: the free docks belong to broken groups, which stay closed at this table.
af-why-mine = { af-station-mine } needs { $value } or more: a { $value } is docked there, and this ship is { $ship }.
af-why-raid-total = { af-station-raiders }: the ships docked there total { $docked }; a straight of { $total } is not higher.
af-why-raid-lowest = { af-station-raiders }: the lowest ship docked there is { $value }; { $set } does not start higher.
af-why-no-stock = You have no ship left in stock to build.
af-why-hub-full = Your colony is on circle { $circle }: launch it before docking at the Hub again.
af-why-no-colony = You have no colony left to place.
af-why-last-colony = Your last colony is on the Hub track, and at this table the Colony Constructor may not take it.
af-why-terraform-two = { af-station-terraform }: missing { $first }; { $second }.
af-why-terraform-three = { af-station-terraform }: missing { $first }; { $second }; { $third }.
af-why-terraform-four = { af-station-terraform }: missing { $first }; { $second }; { $third }; { $fourth }.
af-why-fleet = You have { af-n-ships } of your colour: without the one that is lost, fewer than { af-n-left } would remain.
af-why-bay = Ship { $ship } can dock, for example here: { $station }. Only ships that can dock nowhere go to the Maintenance Bay.
af-why-end = Ship { $ship } can still dock, for example here: { $station }.
af-why-no-pair = You have no pair docked at the Orbital Market.
af-why-supply = No ore is left in the supply.
af-why-launch = Only a colony on circle { $last } of the Hub can be launched; { $circle ->
    [0] your track is empty
   *[other] yours is on circle { $circle }
}.
af-why-relic-out = The Relic Ship is already in use: { $player }.
af-why-relic-control = Only the player who controls { $territory } may buy the Relic Ship.
af-why-isolated = { $territory }: the Isolation Field there takes the bonus away.
af-why-cycle = The display is renewed once for each of your ships docked at the Alien Artifact this turn since your last claim; no renewal is left.
af-why-display-empty = There are no cards on display to renew.
af-why-not-displayed = { $card } is not on display.
af-why-card-owned = You already own { $card }; nobody holds two copies.
af-why-claim = A card needs a total of { $need } of your ships docked at the Alien Artifact this turn; yours is { $total }.
af-why-card-missing = You do not own { $card }.
af-why-card-used = { $card } has already been used this turn.
af-why-discard-used = Only one card may be discarded for its power each turn, and you have done so.
af-why-face = Ship { $ship } cannot be turned that way: values stay between 1 and 6.
af-why-two-ships = Two different ships are needed, and there is only one such unplaced ship: { $ship }.
af-why-borrow-burroughs = { $territory } can never be borrowed.
af-why-borrow-own = You control { $territory } yourself.
af-why-borrow-empty = There is no colony on { $territory }.
af-why-cannon-empty = { $station }: no ship of another player is docked there.
af-why-teleport-terraform = A ship at the { $station } cannot be moved.
af-why-not-docked = { $station }: no ship { $ship } of yours is docked there.
af-why-teleport-nowhere = Ship { $ship } ({ $station }) could dock at no other station.
af-why-field-off = { $field }: not on the planet.
af-why-field-there = { $field }: already on { $territory }; it must go to another territory.
af-why-not-discarded = { $card } is not in the discard pile.
af-why-blast-none = No other player has a ship that may be returned to stock: fewer than { af-n-left } of their colour would remain.
af-why-move-none = No colony can be moved.
af-why-swap-none = There are no two colonies of different players on two territories to swap.
af-why-repulsor = { $territory }: the Repulsor Field lets no colony in or out.
af-why-move-same = The colony is already on { $territory }.
af-why-no-colony-there = { $territory }: no colony of { $player } there.
af-why-swap-order = Name the two colonies in the order of their territories, or mark both.
af-why-swap-partner = No colony of another player on another territory could change places with this one.
af-why-swap-same = Both colonies would be on { $territory }; a swap needs two territories.
af-why-swap-owner = Both colonies belong to the same player ({ $player }): nothing would change.
af-why-raid-exact = At this table a raid takes { $limit } resources, or all there are; still to take: up to { $left }.
af-why-raid-self = You cannot raid yourself.
af-why-raid-mixed = You have taken resources: a raid takes resources or one card, not both.
af-why-decoy = { $player } has the Holographic Decoy: nothing but that card can be taken.
af-why-steal-none = { $player } does not own { $card }.
af-why-take-none = { $player } has no { $resource }.
af-why-take-order = One by one, resources are taken player by player, fuel before ore: that one has been passed over.
af-why-own-ship = The Plasma Cannon does not work on your own ships.
af-why-no-ship-there = { $station }: no ship { $ship } of { $player } there.
af-why-cannon-first = Choose at least one ship.
af-why-cannon-bay = Ships in the Maintenance Bay are no targets.
af-why-cannon-station = The Plasma Cannon works on one station, and that is now: { $station }.
af-why-cannon-victim = At this table the Plasma Cannon works on one player's ships only, now: { $player }.
af-why-cannon-order = One by one, ships are chosen in the order they are listed: that one has been passed over.
af-why-blast-terraform = Fewer than { af-n-left } of that colour would remain, for one is at the Terraforming Station: { $player }.
af-why-blast-fleet = Fewer than { af-n-left } of that colour would remain: { $player }.
af-why-blast-relic = At this table the Relic Ship is a target only if its owner has { $need } ships: { $player }.
af-why-bay-relic = The Relic Ship is not in that Maintenance Bay: { $player }.
af-why-bay-empty = No ship in the Maintenance Bay: { $player }.
af-why-teleport-bay = The lifted ship must dock at a station.
af-why-teleport-source = The lifted ship may not go back: { $station }.
af-why-teleport-without = The lifted ship { $ship } must take part.
af-why-warp-first = Choose at least one ship to roll again.
af-why-picked = Every ship { $ship } is already chosen.
af-why-warp-order = One by one, ships are chosen in rising order: that value has been passed over.
af-why-keep = Exactly { $limit } are kept of what you have: { af-n-fuel } and { af-n-ore }.
