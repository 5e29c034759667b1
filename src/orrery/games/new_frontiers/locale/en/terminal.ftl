### The board of New Frontiers

nf-board-actions = Actions
nf-board-action-isolation = Isolation
nf-board-action-overview = Overview
nf-board-action-develop = Develop
nf-board-action-explore = Explore
nf-board-action-settle = Settle
nf-board-action-produce = Produce
nf-board-action-trade = Trade
nf-board-action-diplomats = Diplomats
nf-board-order = Order
nf-board-resolving = acting
nf-board-supply = goods
nf-board-bag = bag
nf-board-aside = Set aside
nf-board-ends = Ends if
nf-board-left-vp = VP pool { $count } (=0)
nf-board-left-colonists = ♙ pool { $count } (<{ $least })
nf-board-most-spaces = spaces { $count } (>{ $limit })
nf-board-most-colonies = colonies { $count } (>{ $limit })
nf-board-last-round = last round
nf-board-over = the match is over
nf-board-end-spaces = technology spaces
nf-board-end-colonies = colonies
nf-board-end-colonists = colonist pool
nf-board-end-vp = VP pool
nf-board-end-rounds = round limit
nf-board-goals = Goals
nf-board-face-down = face down:
nf-board-stack = stack { $count }
nf-board-under = at the bottom:
nf-board-stored = stored
nf-board-kept = Kept
nf-board-drawn = Drawn
nf-board-counts-consume-powers = Consume powers
nf-board-counts-keywords = keywords
nf-board-counts-power-kinds = kinds of powers
nf-board-counts-colony-kinds = kinds of colonies
nf-board-counts-stored-goods = goods stored
nf-board-counts-stored-worlds = worlds stored
nf-board-counts-stored-credits = $ stored
nf-board-counts-unused-colonists = ♙ on the mat
nf-board-display = Worlds to choose from
nf-board-technologies = Technologies on the boards
nf-board-empires = Empires
nf-board-head-points = Points
nf-board-head-chips = chips
nf-board-head-tiles = tiles
nf-board-head-bonus = ?
nf-board-head-goals = goals
nf-board-head-credits = $
nf-board-head-colonists = ♙
nf-board-head-military = ⚔
nf-board-head-spaces = spaces
nf-board-head-colonies = colonies
nf-board-head-worlds = worlds
nf-board-own-colonies = Colonies
nf-board-own-explored = Explored
nf-board-own-technologies = Technologies
nf-board-other-explored = explored
nf-board-other-technologies = tech
nf-board-vp = { $vp }VP
nf-board-new = new
nf-board-used = used
nf-board-legend = Signs
nf-board-legend-production = [N•] production with good
nf-board-legend-windfall = (N·) windfall without
nf-board-legend-any = * any good
nf-board-legend-colonists = ♙ mat+colonies
nf-board-legend-stand-in = ° stand-in values
nf-board-shop = Technologies
nf-board-far = Dearer or owned
nf-board-far-count = (dearer or owned: { $count })
nf-board-legend-military = ⚔ Military

## Groups of moves in New Frontiers

nf-board-group-actions = Actions
nf-board-group-goals = Goals
nf-board-group-home = Home colony
nf-board-group-buying = Technologies
nf-board-group-worlds = Worlds
nf-board-group-settling = Settling
nf-board-group-replacing = Replacing
nf-board-group-goods = Goods
nf-board-group-selling = Sale
nf-board-group-consuming = Consuming
nf-board-group-discarding = Discarding
nf-board-group-kinds = Kind
nf-board-group-storing = Storage

## Tiles of New Frontiers in short: letters for kinds, abbreviations for actions

nf-board-credits = ${ $credits }
nf-board-kind-novelty = N
nf-board-kind-rare = R
nf-board-kind-genes = G
nf-board-kind-alien = A
nf-board-kind-any = ?
nf-board-gain = { $vp ->
    [0] {""}
   *[other] { $vp }VP
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ nf-board-credits }
}
nf-board-power-any-kind = any kind
nf-board-power-no-sale = no sale
nf-board-power-consume-sell = Con: may sell
nf-board-power-consume-vp = Con: +{ $vp }VP
nf-board-power-consumed = Con: { $vp }VP per good eaten, +{ $more } with { $tile }
nf-board-change = { $dearer ->
    [0] −
   *[other] +
}{ nf-board-credits }
nf-board-power-develop-cost = Dev: { nf-board-change }
nf-board-power-develop-income = Dev: bought +{ nf-board-credits }
nf-board-power-discard = Set: { $kind }→{ $military }⚔
nf-board-power-discard-any = Set: *→{ $military }⚔
nf-board-power-explore-colonists = Exp: +{ $colonists }♙
nf-board-power-explore-draw = Exp: draw { $worlds }
nf-board-power-military = { $military }⚔
nf-board-power-military-against = { $military }⚔ on { $set }
nf-board-power-military-per = { $military }⚔/{ $set }
nf-board-power-pay = Set: may pay for ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { nf-board-change }
}
nf-board-power-price = Sell { $kind } +{ nf-board-credits }
nf-board-power-price-any = Sell +{ nf-board-credits }
nf-board-power-price-this = Sell this +{ nf-board-credits }
nf-board-power-produce-here = Pro: made here +{ nf-board-credits }
nf-board-power-produce-income = Pro: +{ nf-board-credits }
nf-board-power-produce-kinds = Pro: { nf-board-credits }/kind made
nf-board-power-produce-most = Pro: most { $kind } +{ nf-board-credits }
nf-board-power-produce-most-any = Pro: most +{ nf-board-credits }
nf-board-power-produce-per = Pro: { nf-board-credits }/{ $set }
nf-board-power-replace = Set: replace a colony, cost +{ $least }…{ $most }
nf-board-power-replace-self = Set: replace this by { $set }
nf-board-power-score = { $vp }VP/{ $set }
nf-board-power-score-military = { $vp }VP/⚔
nf-board-power-score-table = { $steps } VP for { $set }
nf-board-power-settle-collect = Set: take +{ $colonists }♙
nf-board-power-settle-cost = Set: { nf-board-change }
nf-board-power-settle-cost-of = Set: { $set } { nf-board-change }
nf-board-power-settle-draw = Set: settled, draw { $worlds }
nf-board-power-settle-income = Set: settled +{ nf-board-credits }
nf-board-power-settle-two = Set: 2 worlds
nf-board-power-use = { $eaten }→{ nf-board-gain }
nf-board-power-use-different = up to { $goods } kinds, each→{ nf-board-gain }
nf-board-power-use-up-to = up to { $goods }{ $kind }, each→{ nf-board-gain }
nf-board-power-use-any = up to { $goods }*, each→{ nf-board-gain }
nf-board-power-windfall = Pro: good on ({ $kind })
nf-board-power-windfall-any = Pro: good on (*)
nf-board-power-kind-develop = Dev
nf-board-power-kind-explore = Exp
nf-board-power-kind-settle = Set
nf-board-power-kind-produce = Pro
nf-board-power-kind-trade = Sell
nf-board-power-kind-consume = Con
nf-board-eat-1 = { $first }
nf-board-eat-2 = { $first }+{ $second }
nf-board-eat-3 = { $first }+{ $second }+{ $third }
nf-board-eat-any = { $goods }*
nf-board-eat-novelty = { $novelty }N
nf-board-eat-rare = { $rare }R
nf-board-eat-genes = { $genes }G
nf-board-eat-alien = { $alien }A
nf-board-eat-different = { $goods } different
nf-board-set-world = worlds
nf-board-set-world-of = { $of }
nf-board-set-world-like = { $like }
nf-board-set-world-of-like = { $of } { $like }
nf-board-set-colony = colony
nf-board-set-colony-of = { $of }
nf-board-set-colony-like = { $like }
nf-board-set-colony-of-like = { $of } { $like }
nf-board-set-tile = tile
nf-board-set-tile-of = { $of }
nf-board-set-tile-like = { $like }
nf-board-set-tile-of-like = { $of } { $like }
nf-board-two-of = { $of1 } { $of2 }
nf-board-two-like = { $like1 } { $like2 }
nf-board-set-colony-power = { $power } colony
nf-board-set-technology-power = { $power } tech
nf-board-set-technology-large = large tech
nf-board-set-technology-small = small tech
nf-board-set-technology-mil = tech with ⚔
nf-board-set-name = { $named }
nf-board-set-kinds = kinds of colonies
nf-board-set-colonists = ♙
nf-board-term-military = ⚔
nf-board-term-peaceful = non-⚔
nf-board-term-production = []
nf-board-term-windfall = ()
nf-board-term-alien = A
nf-board-term-not-alien = not A
nf-board-term-kind-novelty = N
nf-board-term-kind-rare = R
nf-board-term-kind-genes = G
nf-board-term-kind-alien = A
nf-board-term-keyword-alien = Alien
nf-board-term-keyword-imperium = Imperium
nf-board-term-keyword-rebel = Rebel
nf-board-term-keyword-terraforming = Terraforming
nf-board-term-keyword-uplift = Uplift
nf-board-term-not-production = non-[]
nf-board-term-not-windfall = non-()
nf-board-term-not-kind-novelty = not N
nf-board-term-not-kind-rare = not R
nf-board-term-not-kind-genes = not G
nf-board-term-not-kind-alien = not A
nf-board-term-not-keyword-alien = not Alien
nf-board-term-not-keyword-imperium = not Imperium
nf-board-term-not-keyword-rebel = not Rebel
nf-board-term-not-keyword-terraforming = not Terraforming
nf-board-term-not-keyword-uplift = not Uplift

## Looking things up

nf-board-where-board = on the technology boards: { $count }
nf-board-where-display = on display
nf-board-where-aside = set aside
nf-board-where-unseen = in the bag
nf-board-where-technologies = technology
nf-board-where-colonies = colony
nf-board-where-explored = explored world
nf-board-where-stored = on the storage board
nf-board-where-nowhere = not in this match
