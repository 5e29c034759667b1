### The drawn board of New Frontiers in the browser.

# The language by whose rule long names are broken.
web-nf-hyphens = en

## Parts of the board

web-nf-region-actions = Actions
web-nf-region-ends = Ends of the game
web-nf-region-supply = Supply
web-nf-region-technologies = Technologies
web-nf-region-worlds = Worlds
web-nf-region-bar = Your decision
web-nf-leaf-actions = Actions
web-nf-leaf-market = Offer
web-nf-leaf-empire = Empire
web-nf-leaf-others = Others
web-nf-empire = Empire of { $player }
web-nf-own-empire = My empire
web-nf-show-empire = Show the empire of { $player } in full
web-nf-rules = Rules
web-nf-rules-of = Rules: { $part }
web-nf-details = Details
web-nf-close = Close
web-nf-do = Do it

## Action tiles and turn order

web-nf-action-free = free
web-nf-action-by = picked by { $player }
web-nf-action-now = being resolved, picked by { $player }
web-nf-on-tile = { nf-credits } on the tile
web-nf-bonus = Bonus of whoever picks it:
web-nf-bonus-short = Bonus
web-nf-pawn-acted = has picked
web-nf-pawn-now = picks now
web-nf-pawn-waits = still to pick

## Ends of the game: the number now, and the one at which the round becomes the last

web-nf-end-vp = VP chips left in the pool: { $now }. When none is left, the round is the last one.
web-nf-end-colonists = Colonists left in the pool: { $now }. With { $limit } or fewer after Settle, the round is the last one.
web-nf-end-spaces = Most technology spaces covered: { $now }. With { $limit } after Develop, the round is the last one.
web-nf-end-colonies = Most colonies: { $now }. With { $limit } after Settle, the round is the last one.
web-nf-limit-vp = → { $limit }
web-nf-limit-colonists = → { $limit }
web-nf-limit-spaces = / { $limit }
web-nf-limit-colonies = / { $limit }
web-nf-bag = Worlds in the bag: { $count }

## Empires

web-nf-stat-credits = Money: { nf-credits }
web-nf-stat-colonists = Colonists on the mat: { $colonists }
web-nf-stat-military = Military: { $military }
web-nf-stat-chips = VP chips: { $vp }
web-nf-stat-points = Points as they stand: { $points }
web-nf-points-short = pts
web-nf-world-count = colonies { $colonies } (at most { $most } without ending the game), worlds in all { $worlds } of { $limit }
web-nf-space-count = { $spaces } of { $limit } spaces

## Tiles

web-nf-cost = cost { nf-credits }
web-nf-defence = military, defence { $defence }
web-nf-two-spaces = covers two spaces
web-nf-colony = colony
web-nf-world = explored world
web-nf-good-here = with a good ({ $kind })
web-nf-copies = copies left: { $count }
web-nf-owned = you have it
web-nf-other-side = Other side: { $tile }
web-nf-new-text = It came in this action: its powers work from the next one on.
web-nf-chosen = chosen
web-nf-barred = not possible now
web-nf-glyph-kinds = kinds
web-nf-glyph-most = most
web-nf-glyph-goal = goal

## Goals

web-nf-goal-unknown = Face-down goal
web-nf-face-down = face down, kept by { $player }
web-nf-no-goals = No goal is in play yet.

## The bar

web-nf-places = { $count ->
    [one] { $count } place to choose
   *[other] { $count } places to choose
}
web-nf-chosen-target = { $tile }: Military { $have } of { $need }
web-nf-chosen-old = In place of { $tile }
web-nf-chosen-power = { $tile }: { $count ->
    [one] { $count } good to go
   *[other] { $count } goods to go
}
web-nf-chosen-return = To return: { $count }
web-nf-chosen-shortage = Goods left ({ $kind }): { $count }
web-nf-chosen-sale = The sale brought { nf-credits }
web-nf-chosen-second = your second world
