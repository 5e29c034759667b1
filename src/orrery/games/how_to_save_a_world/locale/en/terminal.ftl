### The board of How to Save a World

hw-board-over = the match is over
hw-board-key = key project: { $project }
hw-board-end = End
hw-board-asteroid = asteroid { $space }/{ $impact }
hw-board-meter = { $meter } { $count }/{ $impact }
hw-board-threat = threat { $threat }
hw-board-bag = Bag
hw-board-aside = Set aside
hw-board-path = Path
hw-board-symbol-cubes = asteroid cubes
hw-board-symbol-facility_A = facility A
hw-board-symbol-facility_B = facility B
hw-board-symbol-refresh = new cards
hw-board-symbol-impact = impact
hw-board-row-laser = Laser
hw-board-row-shield = Shield
hw-board-row-evacuation = Evacuation
hw-board-reward = reward { $reward }
hw-board-row-planet = Planet
hw-board-row-moon = Moon
hw-board-ready = ready
hw-board-taken = Taken
hw-board-legend = ○ free, × blocked, ∞ unlimited, » then to the other world, ↑ moves once more
hw-board-display-action = Actions { $price }
hw-board-display-boost = Boosts { $price }
hw-board-display-species = Species { $price }
hw-board-deck-left = ({ $count } left)
hw-board-short-action = Actions
hw-board-short-boost = Boosts
hw-board-short-species = Species
hw-board-players = Players
hw-board-head-vp = VP
hw-board-head-energy = Ener
hw-board-head-knowledge = Know
hw-board-head-minerals = Min
hw-board-head-organics = Org
hw-board-head-genius = Gen
hw-board-head-planet = #Pla
hw-board-head-science = #Sci
hw-board-head-moon = #Moon
hw-board-head-landers = Land
hw-board-head-cards = Card
hw-board-head-tech = Tech
hw-board-passed = passed
hw-board-about-figures = have/baseline, +spent tags, landers planet/moon
hw-board-points = { $points } VP
hw-board-hand = Hand
hw-board-discard = Played
hw-board-upgrades = Upgrades
hw-board-unknown = { $count } unseen
hw-board-bought = bought now
hw-board-used = used
hw-board-letter-planet = P
hw-board-letter-science = S
hw-board-letter-moon = M

## What is asked

hw-board-now = Now
hw-board-now-at = at
hw-board-now-cost = to pay: { $amount }
hw-board-now-left = left: { $count }
hw-board-now-goal = tags: { $paid } of { $goal }
hw-board-now-most = steps: up to { $count }
hw-board-now-least = steps: at least { $count }
hw-board-now-discount = cheaper by { $count }
hw-board-now-price = price { $count }
hw-board-now-n = more: { $count }
hw-board-now-last = last chance this turn
hw-board-now-wild = one tag may be of any type

## Groups of moves

hw-board-group-place = Lander
hw-board-group-play = Card
hw-board-group-shuttle = Shuttle
hw-board-group-boost = Boost
hw-board-group-work = Work
hw-board-group-buy = Buy
hw-board-group-upgrade = Upgrade
hw-board-group-remove = Remove
hw-board-group-tokens = Tags
hw-board-steps = { $project } ×{ $steps } for { $amount }
hw-board-steps-free = { $project } ×{ $steps } for free
hw-board-to-space = to space { $space }
hw-board-from-played = from the discard pile
hw-board-as-any = one tag more as any type

## Looking things up

hw-board-where-display = open in its display
hw-board-where-deck = in its deck
hw-board-where-unseen = not seen yet
hw-board-where-market = discarded from its display
hw-board-where-removed = removed from the game
hw-board-where-hand = in hand
hw-board-where-discard = played or spent
hw-board-where-returned = under its deck
hw-board-where-owned = has it
hw-board-where-cost = costs { $amount } now
hw-board-where-nowhere = out of play
hw-board-where-worth = worth { $vp } VP now
hw-board-where-free = free
hw-board-where-blocked = its area is taken
hw-board-where-unbuilt = not built yet
hw-board-where-built = built
hw-board-where-stack = face down in stack { $stack }
hw-board-where-force = in force
hw-board-where-later = comes later
hw-board-where-gone = replaced
hw-board-where-space = space { $space }
hw-board-where-neutral = neutral disc: space { $space }
hw-board-where-meter = meter { $count }/{ $impact }

## Lines of components in short

hw-board-resource-energy = E
hw-board-resource-knowledge = K
hw-board-resource-minerals = M
hw-board-resource-organics = O
hw-board-resource-genius = G
hw-board-resource-any_basic = any
hw-board-tag-planet = #P
hw-board-tag-science = #S
hw-board-tag-moon = #M
hw-board-tag-planet_or_moon = #P/M
hw-board-tag-any = #any
hw-board-amount-energy = { $n }E
hw-board-amount-knowledge = { $n }K
hw-board-amount-minerals = { $n }M
hw-board-amount-organics = { $n }O
hw-board-amount-genius = { $n }G
hw-board-price-energy = { $fee }E
hw-board-price-knowledge = { $fee }K
hw-board-price-minerals = { $fee }M
hw-board-price-organics = { $fee }O
hw-board-price-genius = { $fee }G
hw-board-amount-any_basic = { $n } any
hw-board-price-any_basic = { $fee } any
hw-board-price-tag-planet = { $fee } #P
hw-board-price-tag-science = { $fee } #S
hw-board-price-tag-moon = { $fee } #M
hw-board-price-tag-planet_or_moon = { $fee } #P/M
hw-board-price-tag-any = { $fee } #any
hw-board-tags-planet = { $n } #P
hw-board-tags-science = { $n } #S
hw-board-tags-moon = { $n } #M
hw-board-tags-planet_or_moon = { $n } #P/M
hw-board-tags-any = { $n } #any
hw-board-each-tag-planet = #P
hw-board-each-tag-science = #S
hw-board-each-tag-moon = #M
hw-board-each-tag-planet_or_moon = #P/M
hw-board-each-tag-any = #any
hw-board-line-plain = { $does }
hw-board-line-action = { $does }
hw-board-line-effect = { $does }
hw-board-line-reward = { $does }
hw-board-line-next = { $does }
hw-board-line-part = { $does }
hw-board-line-when = { $when }: { $does }
hw-board-line-each = { $vp } VP per { $counted }
hw-board-line-place = { $project }: place { $first }/{ $second }/{ $third } VP
hw-board-here-tag_as_resource = { $spent } as { $resource }
hw-board-here-buy_discount = cards −{ $n }
hw-board-here-work_discount = work −{ $n }
hw-board-here-research_discount = upgrades −{ $n }
hw-board-can-shuttle_pay_any = shuttle for any resource
hw-board-can-shuttle_then_act = act after the shuttle
hw-board-can-action_card_pay_any = cards for any resource
hw-board-can-buy_discount-each = cards −{ $n }
hw-board-can-buy_discount-per_turn = a card a turn −{ $n }
hw-board-can-research_discount-each = upgrades −{ $n }
hw-board-can-research_discount-per_turn = an upgrade a turn −{ $n }
hw-board-can-work_discount-each = work −{ $n }
hw-board-can-work_discount-per_turn = work once a turn −{ $n }
hw-board-can-location_gain_plus = location gains +{ $n } once a turn
hw-board-can-tag_wild = { $n } tag a turn as #any
hw-board-can-score = { $when }: +{ $vp } VP once a turn
hw-board-does-gain = +{ $amount }
hw-board-does-baseline-energy = base E +{ $n }
hw-board-does-baseline-knowledge = base K +{ $n }
hw-board-does-baseline-minerals = base M +{ $n }
hw-board-does-baseline-organics = base O +{ $n }
hw-board-does-baseline-genius = base G +{ $n }
hw-board-does-baseline-any_basic = any base +{ $n }
hw-board-does-baseline-any = any base (G too) +{ $n }
hw-board-does-gain_tag = +{ $tags }
hw-board-does-vp = +{ $n } VP
hw-board-does-badge = badge ⚑
hw-board-does-work-laser = laser ×{ $n }
hw-board-does-work-shield = shield ×{ $n }
hw-board-does-work-evacuation = evacuation ×{ $n }
hw-board-does-work-any_one = one project ×{ $n }
hw-board-does-work-any_split = projects ×{ $n }
hw-board-does-research = research ×{ $n }
hw-board-does-gain_upgrade-simple = +{ $n } simple upgrade
hw-board-does-gain_upgrade-tech1 = +{ $n } Tech 1
hw-board-does-gain_upgrade-tech2 = +{ $n } Tech 2
hw-board-does-buy-any = buy { $n }
hw-board-does-buy-action = buy { $n } action
hw-board-does-buy-boost = buy { $n } boost
hw-board-does-buy-species = buy { $n } species
hw-board-does-buy-free = { $buying } free
hw-board-does-buy-cheaper = { $buying } for −{ $discount }
hw-board-does-remove_card = remove a card→{ $inner }
hw-board-does-remove_card-list = remove a card→
hw-board-does-per_tag = { $inner } per { $spent }
hw-board-does-per_tag-list = per { $spent }:
hw-board-does-per_tag-most = { $inner } per { $tag } ≤{ $most }
hw-board-does-per_tag-most-list = per { $tag } ≤{ $most }:
hw-board-does-pay = { $times ->
    [1] { $price }→{ $inner }
   *[other] ≤{ $times }× { $price }→{ $inner }
}
hw-board-does-pay-list = { $times ->
    [1] { $price }→
   *[other] ≤{ $times }× { $price }→
}
hw-board-does-pay-each-list = ≤{ $times }× spend and get:
hw-board-does-choose = { $pick } of:
hw-board-does-reactivate = { $n } { $tokens } active again
hw-board-does-shuttle_free = free shuttle ×{ $n }
hw-board-does-refill = { $resource } up to base
hw-board-when-worked-laser = { $least ->
    [1] laser
   *[other] laser ×{ $least }
}
hw-board-when-worked-shield = { $least ->
    [1] shield
   *[other] shield ×{ $least }
}
hw-board-when-worked-evacuation = { $least ->
    [1] evacuation
   *[other] evacuation ×{ $least }
}
hw-board-when-worked-any = { $least ->
    [1] project
   *[other] project ×{ $least }
}
hw-board-when-raised_baseline-energy = base E ↑
hw-board-when-raised_baseline-knowledge = base K ↑
hw-board-when-raised_baseline-minerals = base M ↑
hw-board-when-raised_baseline-organics = base O ↑
hw-board-when-raised_baseline-genius = base G ↑
hw-board-when-raised_baseline-any_basic = basic base ↑
hw-board-when-raised_baseline-any = any base ↑
hw-board-when-gained_res-energy = +E
hw-board-when-gained_res-knowledge = +K
hw-board-when-gained_res-minerals = +M
hw-board-when-gained_res-organics = +O
hw-board-when-gained_res-genius = +G
hw-board-when-gained_res-any_basic = +any basic
hw-board-when-gained_res-any = +any resource
hw-board-when-gained_tag-planet = +#P
hw-board-when-gained_tag-science = +#S
hw-board-when-gained_tag-moon = +#M
hw-board-when-gained_tag-planet_or_moon = +#P/M
hw-board-when-gained_tag-any = +#any
hw-board-when-bought_card-action = action bought
hw-board-when-bought_card-boost = boost bought
hw-board-when-bought_card-species = species bought
hw-board-when-bought_card-any = card bought
hw-board-when-gained_upgrade-simple = simple upgrade
hw-board-when-gained_upgrade-tech1 = Tech 1
hw-board-when-gained_upgrade-tech2 = Tech 2
hw-board-when-gained_upgrade-any = upgrade
hw-board-when-removed_card = card removed
hw-board-when-used_shuttle = shuttle
hw-board-when-played_action = action played
hw-board-when-placed_lander-planet = lander on the planet
hw-board-when-placed_lander-moon = lander on the moon
hw-board-when-placed_lander-any = lander placed
hw-board-when-gained_vp = { $least ->
    [1] VP
   *[other] VP ≥{ $least }
}
hw-board-when-spent_tag-planet = #P spent ≥{ $least }
hw-board-when-spent_tag-science = #S spent ≥{ $least }
hw-board-when-spent_tag-moon = #M spent ≥{ $least }
hw-board-when-spent_tag-planet_or_moon = #P/M spent ≥{ $least }
hw-board-when-spent_tag-any = tags spent ≥{ $least }
hw-board-count-tag_tokens-planet = { $div ->
    [1] #P token
   *[other] { $div }× #P token
}
hw-board-count-tag_tokens-science = { $div ->
    [1] #S token
   *[other] { $div }× #S token
}
hw-board-count-tag_tokens-moon = { $div ->
    [1] #M token
   *[other] { $div }× #M token
}
hw-board-count-tokens_total = { $div ->
    [1] # token
   *[other] { $div }× # token
}
hw-board-count-tag_sets = { $div ->
    [1] #P+#S+#M
   *[other] { $div }× #P+#S+#M
}
hw-board-count-card_tags-planet = { $div ->
    [1] #P on cards
   *[other] { $div }× #P on cards
}
hw-board-count-card_tags-science = { $div ->
    [1] #S on cards
   *[other] { $div }× #S on cards
}
hw-board-count-card_tags-moon = { $div ->
    [1] #M on cards
   *[other] { $div }× #M on cards
}
hw-board-count-baselines_at_most = { $div ->
    [1] base ≤{ $level }
   *[other] { $div }× base ≤{ $level }
}
hw-board-count-baselines_at_least = { $div ->
    [1] base ≥{ $level }
   *[other] { $div }× base ≥{ $level }
}
hw-board-count-resource_left-energy = { $div ->
    [1] E left
   *[other] { $div }× E left
}
hw-board-count-resource_left-knowledge = { $div ->
    [1] K left
   *[other] { $div }× K left
}
hw-board-count-resource_left-minerals = { $div ->
    [1] M left
   *[other] { $div }× M left
}
hw-board-count-resource_left-organics = { $div ->
    [1] O left
   *[other] { $div }× O left
}
hw-board-count-resource_left-genius = { $div ->
    [1] G left
   *[other] { $div }× G left
}
hw-board-count-upgrades-tech1 = { $div ->
    [1] Tech 1
   *[other] { $div }× Tech 1
}
hw-board-count-upgrades-tech2 = { $div ->
    [1] Tech 2
   *[other] { $div }× Tech 2
}
hw-board-count-cards_owned-action = { $div ->
    [1] action
   *[other] { $div }× action
}
hw-board-count-cards_owned-boost = { $div ->
    [1] boost
   *[other] { $div }× boost
}
hw-board-count-cards_owned-species = { $div ->
    [1] species
   *[other] { $div }× species
}
hw-board-count-track_pos-laser = { $div ->
    [1] laser space
   *[other] { $div }× laser space
}
hw-board-count-track_pos-shield = { $div ->
    [1] shield space
   *[other] { $div }× shield space
}
hw-board-count-track_pos-evacuation = { $div ->
    [1] evacuation space
   *[other] { $div }× evacuation space
}
hw-board-count-lowest_track = { $div ->
    [1] space of your last track
   *[other] { $div }× space of your last track
}
