### The drawn board of New Frontiers in the browser.

## Parts of the board

nf-web-board = The table of New Frontiers
nf-web-region-actions = Actions
nf-web-region-ends = Ends of the game
nf-web-region-supply = Supply
nf-web-region-technologies = Technologies
nf-web-region-worlds = Worlds
nf-web-region-bar = Your decision
nf-web-leaf-actions = Actions
nf-web-leaf-market = Offer
nf-web-leaf-empire = Empire
nf-web-leaf-others = Others
nf-web-empire = Empire of { $player }
nf-web-own-empire = My empire
nf-web-show-empire = Show the empire of { $player } in full
nf-web-rules-of = Rules: { $part }

## Action tiles and turn order

nf-web-action-free = free
nf-web-action-by = picked by { $player }
nf-web-action-now = being resolved, picked by { $player }
nf-web-on-tile = { nf-credits } on the tile
nf-web-bonus = Bonus of whoever picks it:
nf-web-bonus-short = Bonus
nf-web-action-isolation = Only the bonus.
nf-web-action-overview = Only the bonus.
nf-web-action-develop = Buy a technology.
nf-web-action-explore = { nf-n-worlds } drawn: take one.
nf-web-action-settle = { nf-n-colonists }, or settle a world.
nf-web-action-produce = Goods on production colonies.
nf-web-action-trade = Sell a good, then Consume.
nf-web-action-diplomats = Only the bonus.
nf-web-bonus-isolation = { nf-credits }
nf-web-bonus-overview = { nf-credits }, a place forward, a goal
nf-web-bonus-develop = { nf-credits } less
nf-web-bonus-explore = another world
nf-web-bonus-settle = { nf-n-colonists }
nf-web-bonus-produce = { $credits ->
    [0] a windfall good
   *[other] { nf-credits } and a windfall good
}
nf-web-bonus-trade = { nf-vp }
nf-web-bonus-diplomats = { nf-vp }, first in order
nf-web-pawn-acted = has picked
nf-web-pawn-now = picks now
nf-web-pawn-waits = still to pick

## Ends of the game: the number now, and the one at which the round becomes the last

nf-web-end-vp = VP chips left in the pool: { $now }. When none is left, the round is the last one.
nf-web-end-colonists = Colonists left in the pool: { $now }. With { $limit } or fewer after Settle, the round is the last one.
nf-web-end-spaces = Most technology spaces covered: { $now }. With { $limit } after Develop, the round is the last one.
nf-web-end-colonies = Most colonies: { $now }. With { $limit } after Settle, the round is the last one.
nf-web-end-rounds = Round { $now } of { $limit }, which is the last one at this table.
nf-web-limit-vp = → { $limit }
nf-web-limit-colonists = → { $limit }
nf-web-limit-spaces = / { $limit }
nf-web-limit-colonies = / { $limit }
nf-web-limit-rounds = / { $limit }
nf-web-to-the-end = { $left } to the end
nf-web-bag = Worlds in the bag: { $count }

## Empires

nf-web-stat-credits = Money: { nf-credits }
nf-web-stat-colonists = Colonists on the mat: { $colonists }
nf-web-stat-military = Military: { $military }
nf-web-stat-chips = VP chips: { $vp }
nf-web-stat-points = Points as they stand: { $points }
nf-web-points-short = pts
nf-web-tally-colonies = colonies
nf-web-tally-spaces = tech spaces
nf-web-world-count = { $colonies } of { $most } colonies · { $worlds } of { $limit } worlds
nf-web-space-count = { $spaces } of { $limit } spaces

## Tiles

nf-web-cost = cost { nf-credits }
nf-web-defence = military, defence { $defence }
nf-web-two-spaces = covers two spaces
nf-web-yield-production = { $kind } at every Produce.
nf-web-yield-windfall = { $kind } once, when settled.
nf-web-yield-any = Once, when settled: a kind you name.
nf-web-colony = colony
nf-web-world = explored world
nf-web-good-here = with a good ({ $kind })
nf-web-copies = copies left: { $count }
nf-web-owned = you have it
nf-web-other-side = Other side: { $tile }
nf-web-new-text = It came in this action: its powers work from the next one on.
nf-web-chosen = chosen
nf-web-glyph-kinds = kinds
nf-web-glyph-most = most

## Goals

nf-web-goal-unknown = Face-down goal
nf-web-face-down = face down, kept by { $player }
nf-web-no-goals = No goal is in play yet.

## The bar

nf-web-chosen-target = { $tile }: Military { $have } of { $need }
nf-web-chosen-old = In place of { $tile }
nf-web-chosen-power = { $tile }: { $count ->
    [one] { $count } good to go
   *[other] { $count } goods to go
}
nf-web-chosen-return = To return: { $count }
nf-web-chosen-shortage = Goods left ({ $kind }): { $count }
nf-web-chosen-sale = The sale brought { nf-credits }
