### The board of Alien Artifacts

aa-board-over = the match is over
aa-board-last-round = last round
aa-board-end = End
aa-board-ran-out = resource deck ran out { $count } of { $times } times
aa-board-deck = { $cards } cards left, { $discards } discarded
aa-board-tokens = blockade tokens: { $count }
aa-board-tops = Open cards
aa-board-tops-cost = Open cards ({ $credits } C)
aa-board-top-planet = planet
aa-board-top-tech = tech
aa-board-top-ship = ship
aa-board-deck-left = ({ $count } left)
aa-board-system = Alien system
aa-board-plan = Defence plan
aa-board-players = Players
aa-board-head-points = points
aa-board-head-bank = bank
aa-board-head-hand = hand
aa-board-head-building = in build
aa-board-head-planet = planets
aa-board-head-tech = techs
aa-board-head-ship = ships
aa-board-head-artifacts = artif
aa-board-head-plans = plans
aa-board-bank = Bank { $credits }/{ $most } C
aa-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aa-board-credits = { $credits } C
aa-board-row-planet = Planets
aa-board-row-tech = Techs
aa-board-row-ship = Ships
aa-board-cost = icons ≤cards
aa-board-building = Under construction
aa-board-empire = Empire
aa-board-hand = Hand
aa-board-artifacts = Artifacts
aa-board-plans = Defence plans
aa-board-side-operational = op
aa-board-side-logistic = log
aa-board-state-used = used
aa-board-state-attacked = has attacked
aa-board-state-paid = fee paid
aa-board-from = from
aa-board-type-exploration = Explor
aa-board-type-expansion = Expans
aa-board-type-extermination = Exterm
aa-board-type-exploitation = Exploit
aa-board-colour-blue = blue
aa-board-colour-green = green
aa-board-colour-red = red
aa-board-colour-gold = gold

## What is asked

aa-board-now = Now
aa-board-now-goal = icons to pay: { $count }
aa-board-now-cards = cards at most: { $count }
aa-board-now-kept = cards to keep: { $count }
aa-board-now-tokens = tokens: { $count }
aa-board-now-fee = fee: { $count } C
aa-board-now-paid = paid
aa-board-now-value = attack value: { $count }
aa-board-now-redraws = redraws left: { $count }
aa-board-now-excess = too many in hand: { $count }

## Groups of moves

aa-board-group-buy = Buy
aa-board-group-build = Complete
aa-board-group-prepare = Prepare row
aa-board-group-trade = Trade
aa-board-group-operational = Operational
aa-board-group-faction = Faction
aa-board-group-cards = Cards
aa-board-group-blockade = Blockade
aa-board-group-paying = Pay with
aa-board-group-attack = Attack

## Looking things up

aa-board-where-top = open on top of its deck
aa-board-where-unseen = not seen yet
aa-board-where-bottom = under its deck
aa-board-where-discarded = discarded
aa-board-where-aside = drawn just now
aa-board-where-hand = in hand
aa-board-where-attached = under a card in construction
aa-board-where-produced = on a planet
aa-board-where-construction = under construction
aa-board-where-operational = in the Empire, operational
aa-board-where-logistic = in the Empire, logistic
aa-board-where-held = held
aa-board-where-faction = plays it
aa-board-where-nowhere = out of play

## Lines of cards in short

aa-board-line-logistic = { $text }
aa-board-line-operational = { $text }
aa-board-line-plain = { $text }
aa-board-line-bonus = ⚔+{ $bonus }
aa-board-line-bonus-target = ⚔+{ $alien } alien, +{ $rival } player
aa-board-line-condition = { $counted } ≥{ $least }: { $play }/{ $end } VP
aa-board-line-row = { $values } { $brings }
aa-board-brings-2 = { $first } { $second }
aa-board-brings-3 = { $first } { $second } { $third }
aa-board-when-static = { $does }
aa-board-when-on_enter = at once: { $does }
aa-board-when-on_card_added = a card done: { $does }
aa-board-when-on_card_added-class = { $added } done: { $does }
aa-board-when-on_card_added-first = first of its type in a row: { $does }
aa-board-when-on_attack_start = each attack: { $does }
aa-board-when-on_ship_attack = attacking: { $does }
aa-board-when-on_attack_value = each ship: { $does }
aa-board-when-on_ship_result = survived: { $does }
aa-board-when-on_ship_loss = ship lost: { $does }
aa-board-when-on_ship_loss-own = lost: { $does }
aa-board-when-on_blockade_row = blockading: { $does }
aa-board-when-on_blockade_row-own = blockading: { $does }
aa-board-when-on_defend = attacked: { $does }
aa-board-when-on_production_match = each VP produced: { $does }
aa-board-when-on_trade = after Trade: { $does }
aa-board-when-additional = once a turn: { $does }
aa-board-when-artifact = { $does }
aa-board-each = { $gain } each: { $counted }
aa-board-each-few = { $gain } per { $div }: { $counted }
aa-board-if-value = ⚔≥{ $value }: { $then }
aa-board-if-marker = marker ≤{ $marker }: { $then }
aa-board-paid = { $price }→{ $deal }
aa-board-paid-may = { $price }→{ $deal }
aa-board-price-credits = { $fee } C
aa-board-price-discard = discard { $discards }
aa-board-price-icons = { $section }, no gold
aa-board-price-icons-gold = { $section } or gold
aa-board-count-cards-any = cards
aa-board-count-cards-tech = techs
aa-board-count-of-side = { $cards } { $side }
aa-board-count-types-any = types
aa-board-count-types-planet = planet types
aa-board-count-types-tech = tech types
aa-board-count-types-ship = ship types
aa-board-count-construction-any = in construction
aa-board-count-construction-planet = planets in construction
aa-board-count-construction-tech = techs in construction
aa-board-count-construction-ship = ships in construction
aa-board-count-sets = planet+tech+ship sets
aa-board-count-credits = C
aa-board-count-artifacts = artifacts
aa-board-count-defence_plans = plans
aa-board-count-resources_on_planets = cards on planets
aa-board-count-blockades_on_others = tokens on others
aa-board-count-colour_sets_paid = three colours paid
aa-board-does-gain_vp = +{ $vp } VP
aa-board-does-gain_credits = +{ $credits } C
aa-board-does-draw_resources = draw { $resources }
aa-board-does-gain_artifact = +{ $artifacts } artifact
aa-board-does-gain_defence_plan = +{ $plans } plan
aa-board-does-take_cards = { $deck }: draw { $draw }, keep { $keep }
aa-board-does-take_cards-all = { $deck }: take { $keep }
aa-board-does-search = { $deck }: search { $wanted }
aa-board-does-produce = produce { $resources } on a planet
aa-board-does-produce-that = produce { $resources }
aa-board-does-produce_delta = exploited planets +{ $resources }
aa-board-does-cost_delta-icons = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change }
aa-board-does-cost_delta-credits = { $deed } { $dearer ->
    [0] −
   *[other] +
}{ $change } C
aa-board-does-limit_delta = { $deed } +{ $more } card
aa-board-does-hand_size_delta = hand +{ $resources }
aa-board-does-gold_ok = gold for { $deed }
aa-board-does-attack_delta-any = ⚔{ $bonus }
aa-board-does-attack_delta-alien = ⚔{ $bonus } on aliens
aa-board-does-attack_delta-player = ⚔{ $bonus } on players
aa-board-does-attack_delta-self = ⚔{ $bonus } of attackers
aa-board-does-attack_once = 1 ship attacks
aa-board-does-attack_once-that = may attack
aa-board-does-redraw_attack = redraw ×{ $times }
aa-board-does-loss_downgrade = only damaged
aa-board-does-place_blockade = { $tokens }⊘
aa-board-does-place_blockade_delta = +{ $more }⊘
aa-board-does-remove_blockade-any = −{ $tokens }⊘
aa-board-does-remove_blockade-planet = −{ $tokens }⊘ planets
aa-board-does-remove_blockade-tech = −{ $tokens }⊘ techs
aa-board-does-remove_blockade-ship = −{ $tokens }⊘ ships
aa-board-does-attach_from_deck-any = turn up { $resources } for a card
aa-board-does-attach_from_deck-planet = turn up { $resources } for a planet
aa-board-does-attach_from_deck-tech = turn up { $resources } for a tech
aa-board-does-attach_from_deck-ship = turn up { $resources } for a ship
aa-board-does-attach_from_deck-same_card = turn up { $resources } for it
aa-board-does-attach_from_hand = prepare { $resources }
aa-board-does-build_now-any = complete a card free
aa-board-does-build_now-planet = complete a planet free
aa-board-does-build_now-tech = complete a tech free
aa-board-does-build_now-ship = complete a ship free
aa-board-does-extra_actions = +{ $actions } actions
aa-board-does-extra_turns = +{ $turns } turns
aa-board-does-score_tech = score on its type
aa-board-does-destroyed = destroyed
aa-board-does-damaged = damaged
aa-board-does-none = –
