### The board of New Frontiers

shell-board-nf-actions = Actions
shell-board-nf-action-isolation = Isolation
shell-board-nf-action-overview = Overview
shell-board-nf-action-develop = Develop
shell-board-nf-action-explore = Explore
shell-board-nf-action-settle = Settle
shell-board-nf-action-produce = Produce
shell-board-nf-action-trade = Trade
shell-board-nf-action-diplomats = Diplomats
shell-board-nf-order = Order
shell-board-nf-resolving = acting
shell-board-nf-supply = goods
shell-board-nf-bag = bag
shell-board-nf-aside = Set aside
shell-board-nf-ends = Ends if
shell-board-nf-left-vp = VP pool { $count } (=0)
shell-board-nf-left-colonists = ♙ pool { $count } (<{ $least })
shell-board-nf-most-spaces = spaces { $count } (>{ $limit })
shell-board-nf-most-colonies = colonies { $count } (>{ $limit })
shell-board-nf-last-round = last round
shell-board-nf-over = the match is over
shell-board-nf-end-spaces = technology spaces
shell-board-nf-end-colonies = colonies
shell-board-nf-end-colonists = colonist pool
shell-board-nf-end-vp = VP pool
shell-board-nf-end-rounds = round limit
shell-board-nf-goals = Goals
shell-board-nf-face-down = face down:
shell-board-nf-stack = stack { $count }
shell-board-nf-under = at the bottom:
shell-board-nf-stored = stored
shell-board-nf-kept = Kept
shell-board-nf-drawn = Drawn
shell-board-nf-counts-consume-powers = Consume powers
shell-board-nf-counts-keywords = keywords
shell-board-nf-counts-power-kinds = kinds of powers
shell-board-nf-counts-colony-kinds = kinds of colonies
shell-board-nf-counts-stored-goods = goods stored
shell-board-nf-counts-stored-worlds = worlds stored
shell-board-nf-counts-stored-credits = $ stored
shell-board-nf-counts-unused-colonists = ♙ on the mat
shell-board-nf-display = Worlds to choose from
shell-board-nf-technologies = Technologies on the boards
shell-board-nf-empires = Empires
shell-board-nf-head-points = Points
shell-board-nf-head-chips = chips
shell-board-nf-head-tiles = tiles
shell-board-nf-head-bonus = ?
shell-board-nf-head-goals = goals
shell-board-nf-head-credits = $
shell-board-nf-head-colonists = ♙
shell-board-nf-head-military = ⚔
shell-board-nf-head-spaces = spaces
shell-board-nf-head-colonies = colonies
shell-board-nf-head-worlds = worlds
shell-board-nf-own-colonies = Colonies
shell-board-nf-own-explored = Explored
shell-board-nf-own-technologies = Technologies
shell-board-nf-other-explored = explored
shell-board-nf-other-technologies = tech
shell-board-nf-vp = { $vp }VP
shell-board-nf-new = new
shell-board-nf-used = used
shell-board-nf-legend = Signs
shell-board-nf-legend-production = [N•] production with good
shell-board-nf-legend-windfall = (N·) windfall without
shell-board-nf-legend-any = * any good
shell-board-nf-legend-colonists = ♙ mat+colonies
shell-board-nf-legend-stand-in = ° stand-in values
shell-board-nf-shop = Technologies
shell-board-nf-far = Dearer or owned
shell-board-nf-far-count = (dearer or owned: { $count })
shell-board-nf-legend-military = ⚔ Military

## Groups of moves in New Frontiers

shell-board-nf-group-actions = Actions
shell-board-nf-group-goals = Goals
shell-board-nf-group-home = Home colony
shell-board-nf-group-buying = Technologies
shell-board-nf-group-worlds = Worlds
shell-board-nf-group-settling = Settling
shell-board-nf-group-replacing = Replacing
shell-board-nf-group-goods = Goods
shell-board-nf-group-selling = Sale
shell-board-nf-group-consuming = Consuming
shell-board-nf-group-discarding = Discarding
shell-board-nf-group-kinds = Kind
shell-board-nf-group-storing = Storage

## Tiles of New Frontiers in short: letters for kinds, abbreviations for actions

shell-board-nf-credits = ${ $credits }
shell-board-nf-kind-novelty = N
shell-board-nf-kind-rare = R
shell-board-nf-kind-genes = G
shell-board-nf-kind-alien = A
shell-board-nf-kind-any = ?
shell-board-nf-gain = { $vp ->
    [0] {""}
   *[other] { $vp }VP
}{ $credits ->
    [0] {""}
   *[other] { $vp ->
        [0] {""}
       *[other] +
    }{ shell-board-nf-credits }
}
shell-board-nf-power-any-kind = any kind
shell-board-nf-power-no-sale = no sale
shell-board-nf-power-consume-sell = Con: may sell
shell-board-nf-power-consume-vp = Con: +{ $vp }VP
shell-board-nf-power-consumed = Con: { $vp }VP per good eaten, +{ $more } with { $tile }
shell-board-nf-change = { $dearer ->
    [0] −
   *[other] +
}{ shell-board-nf-credits }
shell-board-nf-power-develop-cost = Dev: { shell-board-nf-change }
shell-board-nf-power-develop-income = Dev: bought +{ shell-board-nf-credits }
shell-board-nf-power-discard = Set: { $kind }→{ $military }⚔
shell-board-nf-power-discard-any = Set: *→{ $military }⚔
shell-board-nf-power-explore-colonists = Exp: +{ $colonists }♙
shell-board-nf-power-explore-draw = Exp: draw { $worlds }
shell-board-nf-power-military = { $military }⚔
shell-board-nf-power-military-against = { $military }⚔ on { $set }
shell-board-nf-power-military-per = { $military }⚔/{ $set }
shell-board-nf-power-pay = Set: may pay for ⚔ { $set }{ $credits ->
    [0] {""}
   *[other] , { shell-board-nf-change }
}
shell-board-nf-power-price = Sell { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-price-any = Sell +{ shell-board-nf-credits }
shell-board-nf-power-price-this = Sell this +{ shell-board-nf-credits }
shell-board-nf-power-produce-here = Pro: made here +{ shell-board-nf-credits }
shell-board-nf-power-produce-income = Pro: +{ shell-board-nf-credits }
shell-board-nf-power-produce-kinds = Pro: { shell-board-nf-credits }/kind made
shell-board-nf-power-produce-most = Pro: most { $kind } +{ shell-board-nf-credits }
shell-board-nf-power-produce-most-any = Pro: most +{ shell-board-nf-credits }
shell-board-nf-power-produce-per = Pro: { shell-board-nf-credits }/{ $set }
shell-board-nf-power-replace = Set: replace a colony, cost +{ $least }…{ $most }
shell-board-nf-power-replace-self = Set: replace this by { $set }
shell-board-nf-power-score = { $vp }VP/{ $set }
shell-board-nf-power-score-military = { $vp }VP/⚔
shell-board-nf-power-score-table = { $steps } VP for { $set }
shell-board-nf-power-settle-collect = Set: take +{ $colonists }♙
shell-board-nf-power-settle-cost = Set: { shell-board-nf-change }
shell-board-nf-power-settle-cost-of = Set: { $set } { shell-board-nf-change }
shell-board-nf-power-settle-draw = Set: settled, draw { $worlds }
shell-board-nf-power-settle-income = Set: settled +{ shell-board-nf-credits }
shell-board-nf-power-settle-two = Set: 2 worlds
shell-board-nf-power-use = { $eaten }→{ shell-board-nf-gain }
shell-board-nf-power-use-different = up to { $goods } kinds, each→{ shell-board-nf-gain }
shell-board-nf-power-use-up-to = up to { $goods }{ $kind }, each→{ shell-board-nf-gain }
shell-board-nf-power-use-any = up to { $goods }*, each→{ shell-board-nf-gain }
shell-board-nf-power-windfall = Pro: good on ({ $kind })
shell-board-nf-power-windfall-any = Pro: good on (*)
shell-board-nf-power-kind-develop = Dev
shell-board-nf-power-kind-explore = Exp
shell-board-nf-power-kind-settle = Set
shell-board-nf-power-kind-produce = Pro
shell-board-nf-power-kind-trade = Sell
shell-board-nf-power-kind-consume = Con
shell-board-nf-eat-1 = { $first }
shell-board-nf-eat-2 = { $first }+{ $second }
shell-board-nf-eat-3 = { $first }+{ $second }+{ $third }
shell-board-nf-eat-any = { $goods }*
shell-board-nf-eat-novelty = { $novelty }N
shell-board-nf-eat-rare = { $rare }R
shell-board-nf-eat-genes = { $genes }G
shell-board-nf-eat-alien = { $alien }A
shell-board-nf-eat-different = { $goods } different
shell-board-nf-set-world = worlds
shell-board-nf-set-world-of = { $of }
shell-board-nf-set-world-like = { $like }
shell-board-nf-set-world-of-like = { $of } { $like }
shell-board-nf-set-colony = colony
shell-board-nf-set-colony-of = { $of }
shell-board-nf-set-colony-like = { $like }
shell-board-nf-set-colony-of-like = { $of } { $like }
shell-board-nf-set-tile = tile
shell-board-nf-set-tile-of = { $of }
shell-board-nf-set-tile-like = { $like }
shell-board-nf-set-tile-of-like = { $of } { $like }
shell-board-nf-two-of = { $of1 } { $of2 }
shell-board-nf-two-like = { $like1 } { $like2 }
shell-board-nf-set-colony-power = { $power } colony
shell-board-nf-set-technology-power = { $power } tech
shell-board-nf-set-technology-large = large tech
shell-board-nf-set-technology-small = small tech
shell-board-nf-set-technology-mil = tech with ⚔
shell-board-nf-set-name = { $named }
shell-board-nf-set-kinds = kinds of colonies
shell-board-nf-set-colonists = ♙
shell-board-nf-term-military = ⚔
shell-board-nf-term-peaceful = non-⚔
shell-board-nf-term-production = []
shell-board-nf-term-windfall = ()
shell-board-nf-term-alien = A
shell-board-nf-term-not-alien = not A
shell-board-nf-term-kind-novelty = N
shell-board-nf-term-kind-rare = R
shell-board-nf-term-kind-genes = G
shell-board-nf-term-kind-alien = A
shell-board-nf-term-keyword-alien = Alien
shell-board-nf-term-keyword-imperium = Imperium
shell-board-nf-term-keyword-rebel = Rebel
shell-board-nf-term-keyword-terraforming = Terraforming
shell-board-nf-term-keyword-uplift = Uplift
shell-board-nf-term-not-production = non-[]
shell-board-nf-term-not-windfall = non-()
shell-board-nf-term-not-kind-novelty = not N
shell-board-nf-term-not-kind-rare = not R
shell-board-nf-term-not-kind-genes = not G
shell-board-nf-term-not-kind-alien = not A
shell-board-nf-term-not-keyword-alien = not Alien
shell-board-nf-term-not-keyword-imperium = not Imperium
shell-board-nf-term-not-keyword-rebel = not Rebel
shell-board-nf-term-not-keyword-terraforming = not Terraforming
shell-board-nf-term-not-keyword-uplift = not Uplift
