### New Frontiers, in English.

nf-title = New Frontiers
nf-about = Settle worlds, develop technologies, and sell or consume what they produce.

nf-stand-in = stand-in
nf-stand-in-text = This tile's real values are not published in a form we could use: what is shown is our own invention, so that the game can be played.

## Pieces of sentences

nf-credits = ${ $credits }
nf-price = { $credits ->
    [0] free
   *[other] { nf-credits }
}
nf-change = { $dearer ->
    [0] { nf-credits } less
   *[other] { nf-credits } more
}
nf-vp = { $vp } VP
nf-n-colonists = { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}
nf-n-worlds = { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}
nf-n-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
# What a Consume power brings.
nf-gain = { $vp ->
    [0] { nf-credits }
   *[other] { $credits ->
        [0] { nf-vp }
       *[other] { nf-vp } and { nf-credits }
    }
}

## Kinds of goods and worlds, keywords

nf-kind-gray = gray
nf-kind-novelty = Novelty
nf-kind-rare = Rare elements
nf-kind-genes = Genes
nf-kind-alien = Alien technology
nf-keyword-alien = Alien
nf-keyword-imperium = Imperium
nf-keyword-rebel = Rebel
nf-keyword-terraforming = Terraforming
nf-keyword-uplift = Uplift
nf-output-gray = no goods
nf-output-any = windfall of any kind
nf-output-production = produces { $kind }
nf-output-windfall = windfall: { $kind }

## Action tiles

nf-action-isolation = Isolation
nf-action-isolation-text = No action; only the chooser gains something.
nf-action-isolation-bonus = $2
nf-action-overview = Overview of Galactic Goals
nf-action-overview-text = No action; only the chooser gains something. Then the goal kept earlier is revealed.
nf-action-overview-bonus = one place forward, $1, and a look at three goals, one of which you keep
nf-action-develop = Develop
nf-action-develop-text = In order, each player may buy one technology.
nf-action-develop-bonus = you pay $1 less
nf-action-explore = Explore
nf-action-explore-text = Seven worlds are drawn; in order, each player takes one.
nf-action-explore-bonus = a second world after everybody has taken one
nf-action-settle = Settle
nf-action-settle-text = In order, each player takes two colonists or settles one explored world.
nf-action-settle-bonus = 1 colonist, before the action
nf-action-produce = Produce
nf-action-produce-text = Every production colony without a good gets one.
nf-action-produce-bonus = the $ on this tile, and a good on one empty windfall colony
nf-action-trade = Trade/Consume
nf-action-trade-text = In order, each player may sell one good and then must use all Consume powers that can be used.
nf-action-trade-bonus = 1 VP, at once
nf-action-diplomats = Send Diplomats
nf-action-diplomats-text = No action; only the chooser gains something.
nf-action-diplomats-bonus = 1 VP and the first place in order

## Goals

nf-goal-civil-service = Civil Service
nf-goal-civil-service-text = Consume powers in your empire: { $bands }.
nf-goal-keywords = Keywords
nf-goal-keywords-text = Different keywords in your empire: { $bands }.
nf-goal-skilled-workforce = Skilled Workforce
nf-goal-skilled-workforce-text = Different kinds of powers in your empire, of the six: { $bands }.
nf-goal-diversification = Diversification
nf-goal-diversification-text = Different kinds of colonies, gray not counted: { $bands }.
nf-goal-stockpile-resources = Stockpile Resources
nf-goal-stockpile-resources-text = After Produce you may store any of your goods. Stored goods: { $bands }.
nf-goal-exploration = Exploration
nf-goal-exploration-text = After Explore or Settle you may store one world you had to return. Stored worlds: { $bands }.
nf-goal-sales-tax = Sales Tax
nf-goal-sales-tax-text = After a sale you may store any part of the $ it brought. Stored $: { $bands }.
nf-goal-draft = Draft
nf-goal-draft-text = Unused colonists on your mat at the end: { $bands }.
nf-bands-2 = { $vp1 } VP from { $least1 } on, { $vp2 } VP from { $least2 } on
nf-bands-3 = { $vp1 } VP from { $least1 } on, { $vp2 } VP from { $least2 } on, { $vp3 } VP from { $least3 } on

## Powers: what tiles they are about

nf-power-kind-develop = Develop
nf-power-kind-explore = Explore
nf-power-kind-settle = Settle
nf-power-kind-produce = Produce
nf-power-kind-trade = Trade
nf-power-kind-consume = Consume
nf-power-kind-end = At the end
nf-term-military = military
nf-term-peaceful = non-military
nf-term-production = production
nf-term-windfall = windfall
nf-term-not-production = non-production
nf-term-not-windfall = non-windfall
nf-term-alien = Alien
nf-term-not-alien = non-Alien
nf-term-kind-novelty = Novelty
nf-term-kind-rare = Rare elements
nf-term-kind-genes = Genes
nf-term-kind-alien = Alien technology
nf-term-not-kind-novelty = non-Novelty
nf-term-not-kind-rare = non-Rare-elements
nf-term-not-kind-genes = non-Genes
nf-term-not-kind-alien = non-Alien-technology
nf-term-keyword-alien = "Alien"
nf-term-keyword-imperium = Imperium
nf-term-keyword-rebel = Rebel
nf-term-keyword-terraforming = Terraforming
nf-term-keyword-uplift = Uplift
nf-term-not-keyword-alien = non-"Alien"
nf-term-not-keyword-imperium = non-Imperium
nf-term-not-keyword-rebel = non-Rebel
nf-term-not-keyword-terraforming = non-Terraforming
nf-term-not-keyword-uplift = non-Uplift
nf-two-of = { $of1 } { $of2 }
nf-two-like = { $like1 } { $like2 }
nf-set-world = all worlds
nf-set-world-of = { $of } worlds
nf-set-world-like = { $like } worlds
nf-set-world-of-like = { $of } { $like } worlds
nf-set-colony = colony
nf-set-colony-of = { $of } colony
nf-set-colony-like = { $like } colony
nf-set-colony-of-like = { $of } { $like } colony
nf-set-tile = tile
nf-set-tile-of = { $of } tile
nf-set-tile-like = { $like } tile
nf-set-tile-of-like = { $of } { $like } tile
nf-set-technology-small = small technology
nf-set-technology-large = large technology
nf-set-technology-mil = technology that gives Military
nf-set-technology-power = technology with a power of { $power }
nf-set-colony-power = colony with a power of { $power }
nf-set-name = copy of { $named }
nf-set-kinds = kind of goods among your colonies
nf-set-colonists = colonist on your colonies
nf-eat-novelty = { $novelty } × { nf-kind-novelty }
nf-eat-rare = { $rare } × { nf-kind-rare }
nf-eat-genes = { $genes } × { nf-kind-genes }
nf-eat-alien = { $alien } × { nf-kind-alien }
nf-eat-any = { $goods ->
    [one] { $goods } good of any kind
   *[other] { $goods } goods of any kind
}
nf-eat-different = { nf-n-goods } of different kinds
nf-eat-1 = { $first }
nf-eat-2 = { $first } and { $second }
nf-eat-3 = { $first }, { $second } and { $third }

## Powers

nf-power-develop-cost = { nf-power-kind-develop }: a technology costs { nf-change }.
nf-power-develop-income = { nf-power-kind-develop }: { nf-credits } after each technology you buy.
nf-power-explore-draw = { nf-power-kind-explore }: draw { $worlds ->
    [one] { $worlds } more world
   *[other] { $worlds } more worlds
} from the bag.
nf-power-explore-colonists = { nf-power-kind-explore }: gain { nf-n-colonists }.
nf-power-military = { nf-power-kind-settle }: { $military } Military.
nf-power-military-against = { nf-power-kind-settle }, { $set }: { $military } Military.
nf-power-military-per = { nf-power-kind-settle }: { $military } Military for each { $set }.
nf-power-settle-cost = { nf-power-kind-settle }: a world costs { nf-change }.
nf-power-settle-cost-of = { nf-power-kind-settle }, { $set }: they cost { nf-change }.
nf-power-discard = { nf-power-kind-settle }: you may discard a good ({ $kind }) for { $military } Military in this action.
nf-power-discard-any = { nf-power-kind-settle }: you may discard any good for { $military } Military in this action.
nf-power-pay = { nf-power-kind-settle }, { $set }: you may settle a military one as if it were non-military; it costs its defence in ${ $credits ->
    [0] {""}
   *[other] , { nf-change }
}.
nf-power-settle-two = { nf-power-kind-settle }: after settling a world you may settle a second one.
nf-power-settle-draw = { nf-power-kind-settle }: after each world you settle, draw { nf-n-worlds } from the bag.
nf-power-settle-income = { nf-power-kind-settle }: { nf-credits } after each world you settle.
nf-power-settle-collect = { nf-power-kind-settle }: if you take colonists, { nf-n-colonists } more.
nf-power-replace = { nf-power-kind-settle }: besides your choice you may replace a non-military colony, free of charge, by an explored non-military world of the same kind that costs ${ $least } to ${ $most } more.
nf-power-replace-self = { nf-power-kind-settle }: instead of your choice you may replace this colony, free of charge, by an explored world out of these: { $set }.
nf-power-windfall = { nf-power-kind-produce }: a good on one empty windfall colony ({ $kind }).
nf-power-windfall-any = { nf-power-kind-produce }: a good on one empty windfall colony of any kind.
nf-power-produce-income = { nf-power-kind-produce }: { nf-credits }.
nf-power-produce-per = { nf-power-kind-produce }: { nf-credits } for each { $set }.
nf-power-produce-here = { nf-power-kind-produce }: { nf-credits } when a good is produced here.
nf-power-produce-kinds = { nf-power-kind-produce }: { nf-credits } for each kind of goods you produce in this action.
nf-power-produce-most = { nf-power-kind-produce }: { nf-credits } if nobody produces as many goods as you ({ $kind }).
nf-power-produce-most-any = { nf-power-kind-produce }: { nf-credits } if nobody produces as many goods as you.
nf-power-price = { nf-power-kind-trade }: { nf-credits } more for a good sold ({ $kind }).
nf-power-price-any = { nf-power-kind-trade }: { nf-credits } more for any good sold.
nf-power-price-this = { nf-power-kind-trade }: { nf-credits } more for the good of this colony.
nf-power-use = { nf-power-kind-consume }: { $eaten } for { nf-gain }.
nf-power-use-up-to = { nf-power-kind-consume }: up to { nf-n-goods } ({ $kind }), { nf-gain } for each.
nf-power-use-any = { nf-power-kind-consume }: up to { nf-n-goods } of any kind, { nf-gain } for each.
nf-power-use-different = { nf-power-kind-consume }: up to { nf-n-goods } of different kinds, { nf-gain } for each.
nf-power-consume-vp = { nf-power-kind-consume }: { nf-vp }, without a good.
nf-power-consumed = { nf-power-kind-consume }: { nf-vp } for each good you consumed in this action, and { $more } VP if you own { $tile }.
nf-power-consume-sell = { nf-power-kind-consume }: you may sell one more good.
nf-power-score = { nf-power-kind-end }: { nf-vp } for each { $set }.
nf-power-score-table = { nf-power-kind-end }, by number ({ $set }, from one up): { $steps } VP.
nf-power-score-military = { nf-power-kind-end }: { nf-vp } for each point of your Military against any world.
nf-power-any-kind = Of any kind: you name it anew in each action in which it matters.
nf-power-no-sale = The good of this colony cannot be sold.

## Points

nf-score-chips = Chips
nf-score-tiles = Tiles
nf-score-bonus = "?" tiles
nf-score-goals = Goals

## Decisions

nf-phase-pick = Choice of an action tile
nf-phase-pick-prompt = Pick an action tile: all resolve its action, the bonus is yours alone.
nf-phase-side = Side of the mat
nf-phase-side-prompt = Choose your home colony.
nf-phase-reveal = Revealing a goal
nf-phase-reveal-prompt = You may reveal your goal before the action, if it lets players store something.
nf-phase-keep-goal = Overview: goal to keep
nf-phase-keep-goal-prompt = Choose the goal you keep.
nf-phase-order-goals = Overview: goals put back
nf-phase-order-goals-prompt = Choose the goal that lies directly under the stack.
nf-phase-buy = Develop: a technology
nf-phase-buy-prompt = You may buy one technology.
nf-phase-take = Explore: a world
nf-phase-take-prompt = Take one of the worlds on display.
nf-phase-take-second-prompt = Take a second world: the bonus of the tile you picked.
nf-phase-return = Limit of nine
nf-phase-return-prompt = You have more than nine colonies and explored worlds: choose what goes back.
nf-phase-store-world = Storing a world
nf-phase-store-world-prompt = You may store one of the worlds you returned.
nf-phase-settle = Settle: colonists or a world
nf-phase-settle-prompt = Take colonists or settle a world.
nf-phase-discard = Settle: goods for Military
nf-phase-discard-prompt = Choose the goods you discard for Military.
nf-phase-second = Settle: a second world
nf-phase-second-prompt = You may settle a second world.
nf-phase-replace-with = Settle: a colony's successor
nf-phase-replace-with-prompt = Choose the world that replaces the colony.
nf-phase-replace = Settle: replacing a colony
nf-phase-replace-prompt = You may replace a colony.
nf-phase-shortage = Produce: the last goods
nf-phase-shortage-prompt = There are too few goods: choose the colonies that get one.
nf-phase-windfall = Produce: a windfall good
nf-phase-windfall-prompt = Choose the windfall colony that gets a good.
nf-phase-name-kind = Naming a kind
nf-phase-name-kind-prompt = Say of what kind { nf-tile-alien-oort-cloud-refinery } is in this action.
nf-phase-stock = Storing goods
nf-phase-stock-prompt = You may store goods for good.
nf-phase-sell = Trade: a sale
nf-phase-sell-prompt = You may sell one good.
nf-phase-consume = Consume: powers
nf-phase-consume-prompt = Choose the next Consume power.
nf-phase-feed = Consume: goods
nf-phase-feed-prompt = Choose the goods that are consumed.
nf-phase-store-credits = Storing $
nf-phase-store-credits-prompt = Choose how much of the sale you store.
nf-phase-final-kind = Naming a kind for the scoring
nf-phase-final-kind-prompt = Say of what kind { nf-tile-alien-oort-cloud-refinery } is at the end.
nf-phase-chance = Luck
nf-phase-chance-prompt = Something is about to be drawn.
nf-phase-over = Game over
nf-phase-over-prompt = All points are counted.

## Options

nf-option-first_game = First game
nf-option-first_game-doc = Tiles and mats show their first-game sides; there are no coins and no choice of sides.
nf-option-goals = Goals
nf-option-goals-doc = Overview of Galactic Goals replaces Isolation, and goals score at the end.
nf-option-round_limit = Round limit
nf-option-round_limit-doc = The game ends after that many rounds; 0 means no limit.

## Moves

nf-move-pick = { $action } (your bonus: { $bonus })
nf-move-pick-produce = { $action } (your bonus: { $credits ->
    [0] a good on an empty windfall colony
   *[other] { nf-credits } from the tile and a good on an empty windfall colony
})
nf-move-reveal = Reveal your goal
nf-move-hide = Leave your goal face down
nf-move-keep = Keep the goal { $goal }
nf-move-under = Put the goal { $goal } directly under the stack
nf-move-under-two = Under the stack: { $goal } above, { $below } below it
nf-move-side = Side { $side }: { $tile }, cost { nf-credits }, { nf-vp }, { $output }
nf-move-side-military = Side { $side }: { $tile }, military, defence { $defence }, { nf-vp }, { $output }
nf-move-side-blank = Side { $side } of your mat
nf-move-buy = Buy { $tile }: { nf-price }, { nf-vp }
nf-move-buy-income = Buy { $tile }: { nf-price }, { nf-vp }; then you gain ${ $income }
nf-move-take = Take { $tile }: cost { nf-credits }, { nf-n-colonists }, { nf-vp }, { $output }
nf-move-take-military = Take { $tile }: military, defence { $defence }, { nf-n-colonists }, { nf-vp }, { $output }
nf-move-return = Return { $tile } to the bag
nf-move-store-world = Store { $tile }
nf-move-colonists = Take { nf-n-colonists }
nf-move-settle = Settle { $tile }: { nf-price }, { nf-n-colonists }
nf-move-settle-military = Settle { $tile }: Military { $defence } needed, yours is { $military }; { nf-n-colonists }
nf-move-settle-discard = Settle { $tile }: Military { $defence } needed, yours is { $military }, up to { $more } more for goods; { nf-n-colonists }
nf-move-settle-oort = Settle { $tile } as { $kind }: { nf-price }, { nf-n-colonists }
nf-move-pay = Settle { $tile } by paying ({ $power }): { nf-price }, { nf-n-colonists }
nf-move-pay-none = Settle { $tile } by paying: { nf-n-colonists }
nf-move-discard = Discard the good of { $tile } ({ $kind }): { $military } Military ({ $power })
nf-move-discard-for = Discard the good of { $tile } ({ $kind }): { $military } Military ({ $power }), { $total } of { $defence }
nf-move-discard-none = Discard a good of { $tile }: { $military } Military ({ $power })
nf-move-resettle = Replace { $old } by { $tile }: free{ $colonists ->
    [0] {""}
   *[other] , { nf-n-colonists } more
}
nf-move-resettle-none = Replace a colony by { $tile } instead of settling
nf-move-replace = Replace a colony: { $tile }
nf-move-with = Replacement: { $tile }
nf-move-with-old = { $tile } in place of { $old }: free{ $colonists ->
    [0] {""}
   *[other] , { nf-n-colonists } more
}
nf-move-produce = Good on { $tile } ({ $kind })
nf-move-produce-oort = Good on { $tile }, named { $kind }
nf-move-name = { $tile } is { $kind }
nf-move-store-good = Store the good of { $tile } ({ $kind })
nf-move-store-good-none = Store a good of { $tile }
nf-move-sell = Sell the good of { $tile } ({ $kind }): { nf-credits }
nf-move-sell-none = Sell a good of { $tile }
nf-move-store-credits = Store { nf-credits }
nf-move-store-credits-of = Store { nf-credits } of the ${ $sale }
nf-move-consume = { $tile }: consume { $eaten } for { nf-gain }
nf-move-consume-up-to = { $tile }: consume { nf-n-goods } for { nf-gain }
nf-move-feed = Consume the good of { $tile } ({ $kind })
nf-move-feed-none = Consume a good of { $tile }
nf-move-pass = Pass
nf-move-pass-buy = Buy nothing
nf-move-pass-store = Store nothing more
nf-move-pass-second = Settle no second world
nf-move-pass-replace = Replace no colony
nf-move-pass-sell = Sell nothing
nf-move-pass-consume = Stop consuming
nf-move-flip-tile = Coin: { $tile } is up
nf-move-flip-tails = Coin: tails, the tile stays
nf-move-flip-heads = Coin: heads, the tile turns
nf-move-seat = Next in order: { $player }
nf-move-mat = Mat { $mat }
nf-move-draw = World drawn: { $tile }
nf-move-goal = Goal drawn: { $goal }

## What happened

nf-event-face = In this game: { $tile }
nf-event-place = { $player }: place { $place }, { nf-credits }
nf-event-mat = { $player } gets mat { $mat }
nf-event-home = { $player }: home colony { $tile }
nf-event-round = Round { $round }
nf-event-pick = { $player } picks { $action }
nf-event-income = { $player } gains { nf-credits }
nf-event-vp = { $player } gains { nf-vp }
nf-event-collected = { $player } collects { nf-credits } from the Produce tile
nf-event-bought = { $player } buys { $tile } ({ nf-price })
nf-event-display = World drawn: { $tile }
nf-event-taken = { $player } takes { $tile }
nf-event-drawn = { $player } draws { $tile } from the bag
nf-event-returned = { $player } returns { $tile } to the bag
nf-event-colonists = { $player } gains { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
nf-event-settled = { $player } settles { $tile } ({ nf-price })
nf-event-discarded = { $player } discards the good of { $tile }: +{ $military } Military
nf-event-replaced = { $player } replaces { $old } by { $tile }
nf-event-produced = { $player }: good on { $tile } ({ $kind })
nf-event-named = { $player }: { nf-tile-alien-oort-cloud-refinery } is { $kind }
nf-event-sold = { $player } sells a good ({ $kind }) for { nf-credits }
nf-event-consume = { $player } uses the Consume power of { $tile }
nf-event-eaten = { $player } consumes a good ({ $kind })
nf-event-yield = { $player } gains { nf-gain }
nf-event-stored-good = { $player } stores a good ({ $kind })
nf-event-stored-world = { $player } stores { $tile }
nf-event-stored-credits = { $player } stores { nf-credits }
nf-event-goal-drawn = { $player } looks at a goal: { $goal }
nf-event-goal-kept = { $player } keeps a goal face down
nf-event-goal-revealed = { $player }: the goal { $goal } is revealed
nf-event-last-round = Round { $round } is the last one
nf-event-over = The game ends after round { $round }

## Why a move is advised

nf-hint-credits = It leaves you more to spend.
nf-hint-colonists = It brings you colonists for the worlds ahead.
nf-hint-military = It makes your Military stronger.
nf-hint-goods = It does most for your goods and for what they will bring.
nf-hint-plans = It brings an explored world within your reach.
nf-hint-worlds = It gives you better worlds to choose from.
nf-hint-goals = It brings you closer to a goal.
nf-hint-tiles = What you gain by it pays off until the end.

## Why not

nf-why-no-seat = Only { $players } players are at this table.
nf-why-seated = { $player } already has a place in the order.
nf-why-mat-dealt = Mat { $mat } has been dealt already.
nf-why-not-in-bag = { $tile } is not in the bag.
nf-why-not-in-stack = { $goal } cannot come from the stack now.
nf-why-picked = { $action } has already been picked this round.
nf-why-not-in-game = { $action } is not in this game.
nf-why-no-pass = This decision cannot be passed: { $phase }.
nf-why-not-asked = First an action tile is picked; that belongs to another decision: { $phase }.
nf-why-price = The price is { nf-credits }; missing: ${ $missing }.
nf-why-not-colony = { $tile } is no colony of yours.
nf-why-no-good = There is no good on { $tile }.
nf-why-no-power = You have no such power in this action: { $tile }.
nf-why-power-used = A power works once in an action, and this one has been used: { $tile }.
nf-why-good-kind = { $tile } takes only goods of this kind: { $kind }.
nf-why-class = { $power } does not work for { $tile }, only for these: { $set }.
nf-why-not-storage = Only a goal that lets players store something may be revealed early.
nf-why-goal-not-drawn = { $goal } is not among the goals you looked at.
nf-why-goal-not-back = { $goal } is not one of the goals you put back.
nf-why-owned = { $tile } is already in your empire.
nf-why-face = { $tile } is not in this game: the other side is up, { $other }.
nf-why-sold-out = No { $tile } is left.
nf-why-take-must = A world must be taken.
nf-why-not-displayed = { $tile } is not on display.
nf-why-return-must = You are above nine: { nf-n-worlds } must go back.
nf-why-not-explored = { $tile } is not among your explored worlds.
nf-why-not-returned = { $tile } is not one of the worlds you have just returned.
nf-why-settle-must = Take colonists or settle a world: passing is not allowed.
nf-why-colony-already = { $tile } is a colony of yours already.
nf-why-colonists = { $tile } needs { nf-n-colonists }; on your mat: { $have }.
nf-why-military = { $tile } has defence { $defence }; your Military against it is { $military }{ $more ->
    [0] {""}
   *[other] , and goods can add { $more } at most
}.
nf-why-oort-settle = { $tile }: its kind must be named, use "settle-oort" with a kind.
nf-why-pay-peaceful = { $tile } is not military: it is settled in the usual way.
nf-why-no-pay = No power of yours lets you pay for a military world in this action: { $tile }.
nf-why-choice-made = You have already made your choice in this action.
nf-why-discard-must = You have chosen to settle { $tile }: goods must be discarded until your Military is enough.
nf-why-discard-short = After that, the defence { $defence } of { $tile } could no longer be reached.
nf-why-no-resettle = You have no colony that may be replaced instead of settling.
nf-why-no-replace = You have no power to replace a colony in this action.
nf-why-replace-military = { $tile } is military; only non-military worlds can be replaced or replace.
nf-why-replace-new = { $tile } has become a colony only in this action.
nf-why-replace-none = None of your explored worlds could replace { $tile }: the kind, the cost or the colonists do not fit.
nf-why-replace-colonists = { $tile } needs { nf-n-colonists } more; on your mat: { $have }.
nf-why-with-must = You have chosen to replace { $tile }: name the world that takes its place.
nf-why-with-cost = { $tile } has the printed cost { nf-credits }; a world that replaces { $old } has one of ${ $least } to ${ $most }.
nf-why-with-kind = { $tile } is not of the same kind as { $old }.
nf-why-produce-must = Producing is compulsory: choose a colony.
nf-why-not-production = { $tile } is no production colony of this kind: { $kind }.
nf-why-has-good = There is already a good on { $tile }.
nf-why-not-windfall = { $tile } is no windfall colony.
nf-why-oort-produce = { $tile }: its kind must be named, use "produce-oort" with a kind.
nf-why-oort-named = { $tile } is already of this kind in this action: { $kind }.
nf-why-windfall-kind = { $tile } makes only goods of this kind: { $kind }.
nf-why-supply = No goods of this kind are left: { $kind }.
nf-why-no-sale = The good of { $tile } cannot be sold.
nf-why-no-second-sale = Only one good is sold, unless a power allows a second sale.
nf-why-store-zero = Say how much of the sale you store; "store-credits 0" stores nothing.
nf-why-store-more = The sale brought { nf-credits }: no more can be stored.
nf-why-consume-must = Consuming is compulsory while a power can be used, such as that of { $tile }.
nf-why-hungry = { $tile } needs { $eaten }, which you do not have.
nf-why-hungry-kind = { $tile } needs a good you do not have: { $kind }.
nf-why-feed-must = { $tile } still consumes { nf-n-goods }.
nf-why-feed-kind = { $tile } takes no good of this kind now: { $kind }.

## Technologies, worlds, home colonies

nf-tile-contact-specialist = Contact Specialist
nf-tile-public-works = Public Works
nf-tile-space-marines = Space Marines
nf-tile-genetics-lab = Genetics Lab
nf-tile-homesteading-pioneers = Homesteading Pioneers
nf-tile-mining-conglomerate = Mining Conglomerate
nf-tile-imperium-arms-factory = Imperium Arms Factory
nf-tile-consumer-markets = Consumer Markets
nf-tile-expeditionary-force = Expeditionary Force
nf-tile-survey-team = Survey Team
nf-tile-export-duties = Export Duties
nf-tile-mining-robots = Mining Robots
nf-tile-alien-monument = Alien Monument
nf-tile-alien-researchers = Alien Researchers
nf-tile-terraforming-engineers = Terraforming Engineers
nf-tile-terraforming-specialists = Terraforming Specialists
nf-tile-diversified-economy = Diversified Economy
nf-tile-investment-credits = Investment Credits
nf-tile-improved-logistics = Improved Logistics
nf-tile-terraforming-robots = Terraforming Robots
nf-tile-drop-ships = Drop Ships
nf-tile-galactic-salon = Galactic Salon
nf-tile-technology-investors = Technology Investors
nf-tile-trade-league = Trade League
nf-tile-free-trade-association = Free Trade Association
nf-tile-pan-galactic-hologrid = Pan-Galactic Hologrid
nf-tile-imperium-war-profiteers = Imperium War Profiteers
nf-tile-mining-league = Mining League
nf-tile-military-industry = Military Industry
nf-tile-new-galactic-order = New Galactic Order
nf-tile-alien-tech-institute = Alien Tech Institute
nf-tile-galactic-exchange = Galactic Exchange
nf-tile-pan-galactic-league = Pan-Galactic League
nf-tile-uplift-gene-hunters = Uplift Gene Hunters
nf-tile-galactic-imperium = Galactic Imperium
nf-tile-imperium-lords = Imperium Lords
nf-tile-federation-survey = Federation Survey
nf-tile-frontier-settlers = Frontier Settlers
nf-tile-galactic-federation = Galactic Federation
nf-tile-new-economy = New Economy
nf-tile-devolved-uplift-race = Devolved Uplift Race
nf-tile-imperium-fifth-column = Imperium Fifth Column
nf-tile-rebel-black-market-gangs = Rebel Black Market Gangs
nf-tile-rebel-fuel-cache = Rebel Fuel Cache
nf-tile-rebel-uplift-world = Rebel Uplift World
nf-tile-alien-robot-sentry = Alien Robot Sentry
nf-tile-aquatic-uplift-race = Aquatic Uplift Race
nf-tile-avian-uplift-race = Avian Uplift Race
nf-tile-former-penal-colony = Former Penal Colony
nf-tile-rebel-miners = Rebel Miners
nf-tile-reptilian-uplift-race = Reptilian Uplift Race
nf-tile-imperium-fuel-depot = Imperium Fuel Depot
nf-tile-rebel-underground = Rebel Underground
nf-tile-rebel-warrior-race = Rebel Warrior Race
nf-tile-malevolent-lifeforms = Malevolent Lifeforms
nf-tile-self-repairing-alien-artillery = Self-Repairing Alien Artillery
nf-tile-uplift-coalition = Uplift Coalition
nf-tile-imperium-blaster-gem-depot = Imperium Blaster Gem Depot
nf-tile-rebel-outpost = Rebel Outpost
nf-tile-lost-alien-battle-fleet = Lost Alien Battle Fleet
nf-tile-rebel-base = Rebel Base
nf-tile-rebel-homeworld = Rebel Homeworld
nf-tile-alien-monolith = Alien Monolith
nf-tile-rebel-resistance = Rebel Resistance
nf-tile-alien-sentinels = Alien Sentinels
nf-tile-rebel-stronghold = Rebel Stronghold
nf-tile-alien-oort-cloud-refinery = Alien Oort Cloud Refinery
nf-tile-artist-settlement = Artist Settlement
nf-tile-secluded-world = Secluded World
nf-tile-uplift-descendants = Uplift Descendants
nf-tile-alien-burial-site = Alien Burial Site
nf-tile-alien-fuel-refinery = Alien Fuel Refinery
nf-tile-asteroid-belt = Asteroid Belt
nf-tile-galactic-engineers = Galactic Engineers
nf-tile-galactic-survey-headquarters = Galactic Survey Headquarters
nf-tile-gem-world = Gem World
nf-tile-new-vinland = New Vinland
nf-tile-pre-sentient-race = Pre-Sentient Race
nf-tile-radioactive-world = Radioactive World
nf-tile-space-port = Space Port
nf-tile-spice-world = Spice World
nf-tile-terraforming-uplift-project = Terraforming Uplift Project
nf-tile-alien-rosetta-stone-world = Alien Rosetta Stone World
nf-tile-comet-zone = Comet Zone
nf-tile-corrosive-uplift-world = Corrosive Uplift World
nf-tile-deep-space-symbionts = Deep Space Symbionts
nf-tile-prosperous-world = Prosperous World
nf-tile-adaptable-uplift-race = Adaptable Uplift Race
nf-tile-deserted-alien-outpost = Deserted Alien Outpost
nf-tile-galactic-news-hub = Galactic News Hub
nf-tile-imperium-armaments-world = Imperium Armaments World
nf-tile-deserted-alien-colony = Deserted Alien Colony
nf-tile-designer-species = Designer Species, Ultd
nf-tile-galactic-clearing-house = Galactic Clearing House
nf-tile-imperium-munitions = Imperium Munitions, Inc
nf-tile-lost-species-ark-world = Lost Species Ark World
nf-tile-new-earth = New Earth
nf-tile-imperium-blaster-gem-consortium = Imperium Blaster Gem Consortium
nf-tile-imperium-capital = Imperium Capital
nf-tile-alien-data-repository = Alien Data Repository
nf-tile-old-earth = Old Earth
nf-tile-epsilon-eridani = Epsilon Eridani
nf-tile-alpha-centauri = Alpha Centauri
nf-tile-new-sparta = New Sparta
nf-tile-earths-lost-colony = Earth's Lost Colony
nf-tile-separatist-colony = Separatist Colony
nf-tile-ancient-race = Ancient Race
nf-tile-damaged-alien-factory = Damaged Alien Factory
nf-tile-dying-colony = Dying Colony
nf-tile-rebel-cantina = Rebel Cantina
nf-tile-galactic-developers = Galactic Developers
nf-tile-imperium-warlord = Imperium Warlord
nf-tile-galactic-scavengers = Galactic Scavengers
nf-tile-uplift-mercenary-force = Uplift Mercenary Force
nf-tile-alien-research-team = Alien Research Team
nf-tile-rebel-freedom-fighters = Rebel Freedom Fighters
