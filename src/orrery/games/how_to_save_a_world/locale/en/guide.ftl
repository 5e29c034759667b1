### The guide of a first match of How to Save a World.

hw-guide-goal = Have the most points (VP) when the asteroid arrives. Most come from your places on the three projects, above all on the one that saves the world.
hw-guide-turn-first = Begin by placing a lander: what glows is free, and pointing at a place, or pressing it long, tells what it would give you now.
hw-guide-turn = One thing a turn: a lander, the shuttle or an action card. Choose a project and gather what it costs: energy for the laser, minerals for the shield, organics for the evacuation.
hw-guide-turn-later = Your landers come back only in the next round, so take first what others want too. A wing takes the lander to the other world then, an anchor keeps it here.
hw-guide-turn-tags = You have tags to spend: { $tags }. Places with a tag and an arrow work once for each tag you spend; the green number tells how often that could be now.
hw-guide-turn-cards = All your landers are placed. An action card costs 1 energy to play; after that, pass.
hw-guide-turn-shuttle = No place is free for the landers you have ready. The shuttle takes one to the other world for 1 energy.
hw-guide-turn-pass = There is little left to do this round: pass. Landers, cards and tags come back in the next one, and markers rise to their baselines.
hw-guide-turn-end = The asteroid is near: { $left } more spaces. This may be the last round, so turn resources into steps on the projects; what is left over is worth little.
hw-guide-after-shuttle = Your upgrade lets you act once more after the shuttle: place a lander or play a card.
hw-guide-species = Take one of the two cards. A species brings points at the end for the one thing written on it: choose the thing you would like to do. The number on the card is what it is worth now.
hw-guide-boost-move = Your lander leaves Take Command and acts once more on the moon. Choose freely: nobody else moves now.
hw-guide-boost = A boost costs nothing when its event has happened. It comes back to your hand in the next round, so play it whenever it helps.
hw-guide-pay = Genius stands in for any basic resource. Keep it if you can: it is the most flexible thing you have.
hw-guide-tags = Each tag spent repeats what the place does. A token comes back in the next round; a card spent for its tags too.
hw-guide-gain = Take what your next step costs. More than 10 of a resource is lost.
hw-guide-raise = A baseline pays every round: your marker rises to it when it is below. Early ones pay most.
hw-guide-take-tag = Tags make the places with an arrow stronger: planet for the evacuation, moon for laser and shield, science for research.
hw-guide-work = Choose the space you want to reach. Each step costs what stands on its space and puts a cube of the project into the bag; the first player on a star scores it.
hw-guide-research = Simple upgrades raise baselines or give tags at once. Tech 1 makes everything that follows cheaper, Tech 2 scores during play; both are better early.
hw-guide-buy = Every card you own makes the next one dearer by one. Buy few, and those that you will use every round.
hw-guide-remove = Remove the weakest card: cards that you own later get cheaper, but a removed species does not score.
hw-guide-effect = An effect asks you something; its words are in the large view of the place or card: point at it, or press it long.
hw-guide-wait = The others move. What each did since your turn stands below the name; press a name to see the whole board.
hw-guide-watch = You are watching: some cards in hand are hidden, everything else is open.
hw-guide-over = The match is over. The table of points tells where they came from.
