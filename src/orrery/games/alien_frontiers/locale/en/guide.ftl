### The guide of a first match of Alien Frontiers.

af-guide-goal = Have the most points when somebody lands a last colony. Each of your colonies on the planet is a point, and so is each territory where you have the most.
af-guide-main = Your dice are ships. Send each to a station: it works at once. Begin with fuel, ore and a fourth ship; with them colonies come faster.
af-guide-gather = You are short of resources. At the Solar Converter a ship brings half its value in fuel, so send high ones. The Lunar Mine gives ore to a ship that is not lower than the highest there.
af-guide-shipyard = You have a pair and can pay for ship number { $ships }. Early on nothing is better: every ship works in all your turns to come. A new ship joins your next roll.
af-guide-save-for-ship = A pair could build a ship at the Shipyard, but something is missing. The fourth costs 1 fuel and 1 ore, the fifth 2 and 2. Dock single ships for fuel and ore first, then look again.
af-guide-hub = The Colonist Hub takes any ship, so it is the place for what fits nowhere else. Each ship moves your colony one circle; from circle 7 it is launched for 1 fuel and 1 ore. Keep those two ready.
af-guide-launch = Your colony stands on circle 7: launch it for 1 fuel and 1 ore. Until then nothing more can dock on your track. A colony is a point, and may win you a territory.
af-guide-constructor = Three equal ships and 3 ore land a colony at once. This is the fastest way to the planet. Do it unless you need the ore more.
af-guide-terraform = A 6, 1 fuel and 1 ore land a colony at once, but the ship is gone afterwards. Worth it late in the game, or with five or six ships.
af-guide-land = Choose where to land. With more colonies than anybody else you control a territory: one more point, and its bonus. Take an empty one whose bonus you can use, or break a rival's lead.
af-guide-raiders = Three ships in a row open the Raiders' Outpost: take four resources, or one tech card. Good when a rival has just saved up for something.
af-guide-raid = Take what hurts a rival and helps you: ore is rarer than fuel. You get resources or one card, never both.
af-guide-claim = Your ships at the Alien Artifact total 8 or more: claim a card. Alien City and Alien Monument are a point each; the others bend your dice or the planet.
af-guide-card = You hold tech cards. Most change an unplaced ship for a fuel: look whether one step makes a pair, a triple or a 6.
af-guide-card-step = This is one step of a card's power. If you would rather not, step back with undo: nothing has become known yet.
af-guide-relic = You control Burroughs Desert and may buy the Relic Ship for 1 fuel and 1 ore: one more die as long as you hold that territory.
af-guide-colonies = The match ends when somebody lands a last colony. Look at your dice in this order: a triple for the Constructor, a pair for a ship, the Hub, then fuel and ore.
af-guide-last-colonies = { $left ->
    [one] Somebody has { $left } colony left: the end is near. Only what stands on the planet counts, so land, and fight for territories that one colony can turn.
   *[other] Somebody has { $left } colonies left: the end is near. Only what stands on the planet counts, so land, and fight for territories that one colony can turn.
}
af-guide-end-or-more = All ships are docked. You may still launch, trade or use cards; then end your turn. Your ships stay where they are and block docks for others.
af-guide-end = All is done: end your turn. Your ships stay docked and block those docks until you roll again.
af-guide-keep = You may keep eight resources. Ore is harder to get; keep enough of both for what you plan next.
af-guide-too-many = You hold more than { $limit } fuel and ore, and only { $limit } stay when your turn ends. Spend some first if you can: a launch, a ship, a card's power.
af-guide-trade = Your pair trades at the Orbital Market all turn: each press on it turns fuel into an ore. Three ore and three equal ships make a colony, ore and fuel a ship.
af-guide-wait-first = Another player rolls and docks. Watch which docks fill up: they stay taken until that player's next turn.
af-guide-wait = Others play. See what they save for: three ore may mean a Constructor, ships on the Hub a launch. The log tells every step.
af-guide-watch = You are watching. Point at a line of the log to see on the board what it speaks of.
af-guide-over = The match is over. The points by source show what decided it.
