### How to Save a World: words of the browser's board.

hw-web-board = The table of How to Save a World
hw-web-leaves = Parts of the table
hw-web-leaf-worlds = Worlds
hw-web-leaf-projects = Projects
hw-web-leaf-market = Cards
hw-web-leaf-players = Players
hw-web-region-path = The asteroid's path
hw-web-region-planet = The planet and its places
hw-web-region-moon = The moon and its places
hw-web-region-shuttle = The shuttle
hw-web-region-projects = Projects and meters
hw-web-region-market = Cards to buy
hw-web-region-stock = Resources and baselines
hw-web-region-tags = Tags and upgrades
hw-web-region-hand = Your cards
hw-web-region-ask = What is asked
hw-web-region-rivals = Other players
hw-web-region-end = What ends the match
hw-web-region-upgrades = Upgrades
hw-web-rules-of = Rules: { $part }
hw-web-planet = Planet
hw-web-moon = Moon
hw-web-ready = Landers that are ready
hw-web-ready-of = { $count ->
    [one] { $player }: { $count } lander ready
   *[other] { $player }: { $count } landers ready
}
hw-web-stands = A lander of { $player } stands here.
hw-web-site = Here a facility of stack { $stack } will be built.
hw-web-site-short = Site { $stack }
hw-web-shuttle-planet = Shuttle to the planet
hw-web-shuttle-moon = Shuttle to the moon
hw-web-shuttle-text = A ready lander flies to the other world for { $price }.
hw-web-shuttle-now = Your landers ready there ({ $world }): { $count }
hw-web-impact = { $left ->
    [0] The asteroid has arrived.
    [one] The asteroid arrives in { $left } space.
   *[other] The asteroid arrives in { $left } spaces.
}
hw-web-asteroid-at = It is on space { $space }.
hw-web-to-impact = to impact
hw-web-space = Space { $space }.
hw-web-symbol-cubes = Asteroid cubes go into the bag.
hw-web-symbol-facility_A = A facility of stack A is built.
hw-web-symbol-facility_B = A facility of stack B is built.
hw-web-symbol-refresh = The displays are refreshed.
hw-web-threat = Threat: when all have passed, { $threat } cubes are drawn; each asteroid cube moves the asteroid.
hw-web-threat-short = cubes drawn
hw-web-goal = The most points win. Points come in play, from places on the projects when the asteroid arrives, and from your species. The project that saves the world pays the most.
hw-web-bag = { $count ->
    [one] The bag: { $count } cube
   *[other] The bag: { $count } cubes
}
hw-web-bag-of = { $cube }: { $count }
hw-web-bag-text = At the end of the round { $threat } of them are drawn. Each step of project work puts a cube of the project into the bag.
hw-web-step = { $project }, space { $space }, for { $price }
hw-web-leader = { $vp } VP for the first player there
hw-web-change = the first player there changes the reward
hw-web-place = Place { $place }, { $vp } VP at the end: { $player }
hw-web-neutral = neutral disc
hw-web-meter = Meter ({ $project }): { $full } of { $length } cubes; on space { $impact } the asteroid arrives
hw-web-meter-left = Meter ({ $project }): { $count } more cubes bring the asteroid down.
hw-web-chance = Chance that this round is the last: { $percent } %, if nobody adds cubes to the bag.
hw-web-chance-short = last round
hw-web-last-round = The last round: when all have passed, the asteroid arrives.
hw-web-maybe-last = This is probably the last round: the asteroid may arrive when all have passed.
hw-web-costs = Costs { $price }.
hw-web-played = played
hw-web-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
hw-web-empty = empty
hw-web-stock = { $res }: { $n }, baseline { $base }
hw-web-baseline-text = At the start of a round the marker rises to its baseline if it is below.
hw-web-tag = { $tag }: { $active } active, { $spent } spent
hw-web-tag-text = Active tokens can be spent at places that ask for tags. Spent ones become active again in the next round.
hw-web-upgrades = Upgrades: { $count }
hw-web-hand-empty = No cards
hw-web-open-rival = Show the board of { $player }
hw-web-rival = Points: { $points }. Cards: { $cards }. Upgrades: { $upgrades }.
hw-web-has-passed = Passed
hw-web-waits = { $player } decides: { $phase }
hw-web-price-is = Price: { $price }.
hw-web-times-left = Still to choose: { $count }.
hw-web-pass = Pass
hw-web-badge = First-player badge
hw-web-points = Points
hw-web-back = Back
hw-web-progress = Progress phase
hw-web-finale = The asteroid arrives
hw-web-skip = Skip
hw-web-again = Watch the last progress phase once more
hw-web-now = For you now
hw-web-now-gain = { $res }: { $before } → { $after }
hw-web-now-tags = Tags at hand ({ $tag }): { $count }
hw-web-now-step = Next step ({ $project }): { $price }; you have { $stock }
hw-web-now-work = Work ({ $project }): { $steps ->
    [one] { $steps } step
   *[other] up to { $steps } steps
} for { $price }; you have { $stock }
hw-web-now-bonus = First on bonus spaces: { $vp } VP
hw-web-now-price = Each card costs you { $price }
hw-web-now-research = Upgrades from { $from } knowledge; you have { $knowledge }
hw-web-now-exchange = You could pay this price so many times: { $count }
hw-web-species-now = Now worth { $vp } VP
hw-web-stand-in = A stand-in: the original has not been published.
