### How to Save a World: words of the game.

hw-title = How to Save a World
hw-about = An asteroid is coming. Send out landers, gather, and build what saves the world.

## Components

hw-resource-energy = energy
hw-resource-knowledge = knowledge
hw-resource-minerals = minerals
hw-resource-organics = organics
hw-resource-genius = genius
hw-resource-any_basic = any basic resource
hw-tag-planet = planet
hw-tag-science = science
hw-tag-moon = moon
hw-tag-planet_or_moon = planet or moon
hw-tag-any = any type
hw-project-laser = laser
hw-project-shield = shield
hw-project-evacuation = evacuation
hw-cube-laser = laser
hw-cube-shield = shield
hw-cube-evacuation = evacuation
hw-cube-asteroid = asteroid
hw-world-planet = planet
hw-world-moon = moon
hw-deck-action = action card
hw-deck-boost = boost card
hw-deck-species = species card
hw-kind-simple = Simple upgrade
hw-kind-tech1 = Tech 1
hw-kind-tech2 = Tech 2
hw-area-sunwell-flats = Sunwell Flats
hw-area-reed-delta = Reed Delta
hw-area-canopy-market = Canopy Market
hw-area-cliff-observatory = Cliff Observatory
hw-area-ark-landing = Ark Landing
hw-area-open-steppe = Open Steppe
hw-area-take-command = Take Command
hw-area-lens-yard = Lens Yard
hw-area-frame-docks = Frame Docks
hw-area-crater-institute = Crater Institute
hw-area-refit-hall = Refit Hall
hw-area-regolith-works = Regolith Works
hw-area-common-dome = Common Dome
hw-facility-infra-con-structor = Infra/Con/Structor
hw-facility-spore-vault = Spore Vault
hw-facility-barter-foundry = Barter Foundry
hw-facility-relay-bazaar = Relay Bazaar
hw-facility-night-school = Night School
hw-facility-momentum-converter = Momentum Converter
hw-facility-grand-array = Grand Array
hw-facility-hall-of-donors = Hall of Donors
hw-facility-twin-gantry = Twin Gantry
hw-facility-seed-cathedral = Seed Cathedral
hw-upgrade-supply-depots = Supply Depots
hw-upgrade-reactor-library = Reactor Library
hw-upgrade-scholarships = Scholarships
hw-upgrade-survey-permit = Survey Permit
hw-upgrade-lab-annex = Lab Annex
hw-upgrade-mixed-fuel = Mixed Fuel
hw-upgrade-quick-unloading = Quick Unloading
hw-upgrade-open-budget = Open Budget
hw-upgrade-trade-contacts = Trade Contacts
hw-upgrade-shared-archive = Shared Archive
hw-upgrade-prefabrication = Prefabrication
hw-upgrade-extra-crates = Extra Crates
hw-upgrade-joint-credentials = Joint Credentials
hw-upgrade-project-chronicle = Project Chronicle
hw-upgrade-recycling-prize = Recycling Prize
hw-upgrade-collectors-fame = Collectors' Fame
hw-upgrade-survey-honours = Survey Honours
hw-upgrade-press-office = Press Office
hw-upgrade-growth-prize = Growth Prize
hw-action-trial-beam = Trial Beam
hw-action-frame-segment = Frame Segment
hw-action-first-herd = First Herd
hw-action-charter-grant = Charter Grant
hw-action-field-notes = Field Notes
hw-action-supply-line = Supply Line
hw-action-increase-production = Increase Production
hw-action-twin-study = Twin Study
hw-action-deep-study = Deep Study
hw-action-lens-overtime = Lens Overtime
hw-action-hull-overtime = Hull Overtime
hw-action-night-convoy = Night Convoy
hw-action-open-mandate = Open Mandate
hw-action-split-crews = Split Crews
hw-action-mirror-farm = Mirror Farm
hw-action-quarry-shift = Quarry Shift
hw-action-gathering-season = Gathering Season
hw-action-symposium = Symposium
hw-action-eureka-week = Eureka Week
hw-action-procurement-desk = Procurement Desk
hw-action-exchange-programme = Exchange Programme
hw-action-planet-census = Planet Census
hw-action-lab-placement = Lab Placement
hw-action-moon-census = Moon Census
hw-action-second-wind = Second Wind
hw-action-patent-office = Patent Office
hw-action-prototype-run = Prototype Run
hw-action-thesis-defence = Thesis Defence
hw-action-night-ferry = Night Ferry
hw-action-donor-gala = Donor Gala
hw-action-public-acclaim = Public Acclaim
hw-action-talent-scout = Talent Scout
hw-action-power-grid = Power Grid
hw-action-stockpile-audit = Stockpile Audit
hw-boost-crew-rotation = Crew Rotation
hw-boost-test-nuclear-drive = Test Nuclear Drive
hw-boost-rapid-extraction-team = Rapid Extraction Team
hw-boost-hull-printers = Hull Printers
hw-boost-nursery-wing = Nursery Wing
hw-boost-joint-press-room = Joint Press Room
hw-boost-bright-intern = Bright Intern
hw-boost-label-printer = Label Printer
hw-boost-growth-report = Growth Report
hw-boost-loyal-supplier = Loyal Supplier
hw-boost-herd-ledger = Herd Ledger
hw-boost-reading-group = Reading Group
hw-boost-open-lab-day = Open Lab Day
hw-boost-award-night = Award Night
hw-boost-scrap-auction = Scrap Auction
hw-boost-slingshot-route = Slingshot Route
hw-boost-minutes-taker = Minutes Taker
hw-boost-trail-guides = Trail Guides
hw-boost-crane-crew = Crane Crew
hw-boost-momentum-meeting = Momentum Meeting
hw-boost-shared-optics = Shared Optics
hw-boost-farewell-broadcast = Farewell Broadcast
hw-boost-encore = Encore
hw-boost-recount = Recount
hw-boost-curious-student = Curious Student
hw-species-wiesporka = Sporrel
hw-species-voracious-river-hippo = Voracious River-hippo
hw-species-thriller-moss = Thriller Moss
hw-species-dune-lanternfly = Dune Lanternfly
hw-species-basalt-grazer = Basalt Grazer
hw-species-static-eel = Static Eel
hw-species-ore-beetle = Ore Beetle
hw-species-marsh-drifter = Marsh Drifter
hw-species-mimic-crow = Mimic Crow
hw-species-terrace-ox = Terrace Ox
hw-species-wire-gecko = Wire Gecko
hw-species-prism-heron = Prism Heron
hw-species-chatter-finch = Chatter Finch
hw-species-spring-hare = Spring Hare
hw-species-crowd-coral = Crowd Coral
hw-species-glare-moth = Glare Moth
hw-species-plated-turtle = Plated Turtle
hw-species-wandering-elk = Wandering Elk
hw-species-balance-crane = Balance Crane
hw-species-trefoil-vine = Trefoil Vine
hw-species-root-vole = Root Vole
hw-species-ink-spider = Ink Spider
hw-species-pale-bat = Pale Bat
hw-species-needle-hawk = Needle Hawk
hw-species-shell-badger = Shell Badger
hw-species-ferry-goose = Ferry Goose
hw-species-patchwork-lynx = Patchwork Lynx
hw-location-sunwell-flats-a = Sunwell Flats A
hw-location-sunwell-flats-b = Sunwell Flats B
hw-location-reed-delta-a = Reed Delta A
hw-location-reed-delta-b = Reed Delta B
hw-location-canopy-market-a = Canopy Market A
hw-location-canopy-market-b = Canopy Market B
hw-location-cliff-observatory-a = Cliff Observatory A
hw-location-cliff-observatory-b = Cliff Observatory B
hw-location-ark-landing-a = Ark Landing A
hw-location-ark-landing-b = Ark Landing B
hw-location-open-steppe-a = Open Steppe
hw-location-take-command-a = Take Command
hw-location-lens-yard-a = Lens Yard A
hw-location-lens-yard-b = Lens Yard B
hw-location-frame-docks-a = Frame Docks A
hw-location-frame-docks-b = Frame Docks B
hw-location-crater-institute-a = Crater Institute A
hw-location-crater-institute-b = Crater Institute B
hw-location-refit-hall-a = Refit Hall
hw-location-regolith-works-a = Regolith Works A
hw-location-regolith-works-b = Regolith Works B
hw-location-common-dome-a = Common Dome
hw-location-infra-con-structor-a = Infra/Con/Structor
hw-location-spore-vault-a = Spore Vault
hw-location-barter-foundry-a = Barter Foundry
hw-location-relay-bazaar-a = Relay Bazaar A
hw-location-relay-bazaar-b = Relay Bazaar B
hw-location-night-school-a = Night School
hw-location-momentum-converter-a = Momentum Converter
hw-location-grand-array-a = Grand Array
hw-location-hall-of-donors-a = Hall of Donors
hw-location-twin-gantry-a = Twin Gantry A
hw-location-twin-gantry-b = Twin Gantry B
hw-location-seed-cathedral-a = Seed Cathedral
hw-reward-laser-1 = Reward of the laser: tile 1
hw-reward-laser-2 = Reward of the laser: tile 2
hw-reward-laser-3 = Reward of the laser: tile 3
hw-reward-shield-1 = Reward of the shield: tile 1
hw-reward-shield-2 = Reward of the shield: tile 2
hw-reward-shield-3 = Reward of the shield: tile 3
hw-reward-evacuation-1 = Reward of the evacuation: tile 1
hw-reward-evacuation-2 = Reward of the evacuation: tile 2
hw-reward-evacuation-3 = Reward of the evacuation: tile 3

## Sources of points

hw-score-track = In play
hw-score-key = Key project
hw-score-projects = Other projects
hw-score-species = Species

## Phases and prompts

hw-phase-turn = Turn
hw-phase-turn-prompt = Use the shuttle, play an action card or place a lander; or pass.
hw-phase-species = Species
hw-phase-species-prompt = Which species do you keep? The other goes under its deck.
hw-phase-after-shuttle = After the shuttle
hw-phase-after-shuttle-prompt = Play an action card or place a lander, or end your turn.
hw-phase-boost-move = Boost move
hw-phase-boost-move-prompt = All have passed: your lander leaves Take Command. Where on the moon does it go?
hw-phase-boost = Boost
hw-phase-boost-prompt = You may play a boost.
hw-phase-payment = Payment
hw-phase-payment-prompt = How much genius do you use for this?
hw-phase-pay-tags = Payment
hw-phase-pay-tags-prompt = How many tags do you spend in place of the resource?
hw-phase-pay-any = Payment
hw-phase-pay-any-prompt = Which resources do you pay?
hw-phase-tag-count = Tags
hw-phase-tag-count-prompt = How many tags do you spend?
hw-phase-tags = Tags
hw-phase-tags-prompt = Which tokens and cards do you spend?
hw-phase-exchange = Exchange
hw-phase-exchange-prompt = Do you pay?
hw-phase-gain = Resources
hw-phase-gain-prompt = Which resources do you gain?
hw-phase-raise = Baselines
hw-phase-raise-prompt = Which baselines do you raise?
hw-phase-refill = Resources
hw-phase-refill-prompt = Which marker rises to its baseline?
hw-phase-gain-more = Resources
hw-phase-gain-more-prompt = Your upgrade adds once a turn: to which resource?
hw-phase-take-tag = Tags
hw-phase-take-tag-prompt = Which tags do you gain?
hw-phase-reactivate = Tokens
hw-phase-reactivate-prompt = Which spent tokens become active again?
hw-phase-work = Project work
hw-phase-work-prompt = How far do you go, and on which project?
hw-phase-research = Research
hw-phase-research-prompt = Which upgrade do you buy?
hw-phase-upgrade = Upgrade
hw-phase-upgrade-prompt = Which upgrade do you gain?
hw-phase-buy = Purchase
hw-phase-buy-prompt = Which card do you buy?
hw-phase-remove = Removal
hw-phase-remove-prompt = Which card do you remove from the game?
hw-phase-choose = Choice
hw-phase-choose-prompt = Which of these do you take?
hw-phase-ferry = Shuttle
hw-phase-ferry-prompt = Use the shuttle for free?
hw-phase-chance = Chance
hw-phase-chance-prompt = Cards or cubes are drawn.
hw-phase-over = The end
hw-phase-over-prompt = The match is over.

## Moves

hw-move-pass = Pass for this round
hw-move-done = Done
hw-move-done-after-shuttle = End your turn
hw-move-done-exchange = Do not pay
hw-move-done-work = Do not work
hw-move-done-research = Buy no upgrade
hw-move-done-buy = Buy nothing
hw-move-done-remove = Remove no card
hw-move-done-ferry = Leave the landers where they are
hw-move-done-gain-more = Not now: wait for what this place gives next
hw-move-later = Not now
hw-move-never = Not this turn
hw-move-yes = Pay
hw-move-shuttle = Shuttle to this world: { $world }
hw-move-play = Play { $card }
hw-move-place = Place a lander: { $location }
hw-move-boost = Boost: { $card }
hw-move-keep = Keep { $card }
hw-move-genius = Use { $genius } genius
hw-move-pay-plain = Pay { $amount }
hw-move-pay-genius = { $n ->
    [0] Pay { $genius } genius
   *[other] Pay { $amount } and { $genius } genius
}
hw-move-pay = Pay with { $res }
hw-move-pay-tags = { $tags ->
    [0] Spend no tags
    [one] Spend { $tags } tag in place of the resource
   *[other] Spend { $tags } tags in place of the resource
}
hw-move-tags = { $tags ->
    [0] Spend no tags
    [one] Spend { $tags } tag
   *[other] Spend { $tags } tags
}
hw-move-token = Token: { $tag }
hw-move-tag-card = Card: { $card }
hw-move-wild-card = Card: { $card }, one tag more as any type
hw-move-gain = Gain { $res }
hw-move-raise = Raise this baseline: { $res }
hw-move-take-tag = Take this tag: { $tag }
hw-move-work = { $steps ->
    [one] Work on this project: { $project }, { $steps } step
   *[other] Work on this project: { $project }, { $steps } steps
}
hw-move-work-for = { $fee ->
    [0] { hw-move-work }, for free
   *[other] { hw-move-work }, for { $price }
}
hw-move-upgrade = Gain the upgrade { $upgrade }
hw-move-research = { $fee ->
    [0] Buy the upgrade { $upgrade } for free
   *[other] Buy the upgrade { $upgrade } for { $price }
}
hw-move-buy = Buy { $card }
hw-move-buy-for = { $fee ->
    [0] Take { $card } for free
   *[other] Buy { $card } for { $price }
}
hw-move-remove = Remove { $card }
hw-move-remove-played = Remove { $card } from your discard pile
hw-move-option = Option { $n }
hw-move-option-does = Choose: { $does }
hw-move-option-more = Choose: { $does }, and more
hw-move-reactivate = Turn a token active again: { $tag }
hw-move-refill = Raise this marker to its baseline: { $res }
hw-move-plus = Get more of this: { $res }
hw-move-dealt = { $card } is dealt
hw-move-reveal = { $card } is turned up
hw-move-facility = { $facility } is built
hw-move-draw = Drawn: laser { $laser }, shield { $shield }, evacuation { $evacuation }, asteroid { $asteroid }
hw-move-first = { $player } begins

## Events

hw-event-begins = { $player } begins and holds the badge.
hw-event-keeps = { $player } keeps a species.
hw-event-round = Round { $round }, threat { $threat }: { $player } begins.
hw-event-passes = { $player } passes.
hw-event-plays = { $player } plays { $card }.
hw-event-lands = { $player } places a lander: { $location }.
hw-event-shuttle = { $player } sends a lander to the { $world } by shuttle.
hw-event-gains = { $player } gains { $amount }.
hw-event-raises = { $player } raises a baseline by { $n }: { $res }.
hw-event-token = { $n ->
    [one] { $player } gains { $n } tag: { $tag }.
   *[other] { $player } gains { $n } tags: { $tag }.
}
hw-event-reactivates = { $n ->
    [one] { $player } turns { $n } token active again: { $tag }.
   *[other] { $player } turns { $n } tokens active again: { $tag }.
}
hw-event-spends-token = { $player } spends a token: { $tag }.
hw-event-spends-card = { $player } spends the tags of { $card }.
hw-event-works = { $steps ->
    [one] { $player } works on a project ({ $project }): { $steps } step, to space { $space }.
   *[other] { $player } works on a project ({ $project }): { $steps } steps, to space { $space }.
}
hw-event-leader = { $player } is the first player to reach a bonus space: { $project }.
hw-event-tile = The reward changes: { $project }.
hw-event-upgrade = { $player } gets the upgrade { $upgrade }.
hw-event-upgrade-scores = { $upgrade } scores.
hw-event-vp = { $player } scores { $vp } VP.
hw-event-badge = { $player } takes the first-player badge.
hw-event-boost = { $player } plays the boost { $card }.
hw-event-buys = { $player } buys { $card }.
hw-event-removes = { $player } removes { $card } from the game.
hw-event-revealed = { $card } is turned up.
hw-event-reshuffled = A deck is shuffled anew from its discards: { $deck }.
hw-event-refresh = The displays are refreshed: the rightmost cards leave.
hw-event-progress = All have passed: the progress phase.
hw-event-asteroid = The asteroid moves to space { $space }.
hw-event-cubes = { $cubes ->
    [one] { $cubes } asteroid cube goes into the bag.
   *[other] { $cubes } asteroid cubes go into the bag.
}
hw-event-facility = A new facility: { $facility }.
hw-event-drawn = Drawn from the bag: laser { $laser }, shield { $shield }, evacuation { $evacuation }, asteroid { $asteroid }.
hw-event-arrival = The asteroid arrives.
hw-event-laser-fails = The laser fails. Cubes moved over by cracks: { $cubes }; still missing for the shield: { $missing }.
hw-event-key = The key project is decided: { $project }.

## Amounts

hw-amount-energy = { $n } energy
hw-amount-knowledge = { $n } knowledge
hw-amount-minerals = { $n ->
    [one] { $n } mineral
   *[other] { $n } minerals
}
hw-amount-organics = { $n } organics
hw-amount-genius = { $n } genius
hw-amount-any_basic = { $n ->
    [one] { $n } basic resource of your choice
   *[other] { $n } basic resources of your choice
}
hw-price-energy = { $fee } energy
hw-price-knowledge = { $fee } knowledge
hw-price-minerals = { $fee ->
    [one] { $fee } mineral
   *[other] { $fee } minerals
}
hw-price-organics = { $fee } organics
hw-price-genius = { $fee } genius
hw-price-any_basic = { $fee ->
    [one] { $fee } basic resource
   *[other] { $fee } basic resources
}
hw-price-tag-planet = { $fee ->
    [one] { $fee } planet tag
   *[other] { $fee } planet tags
}
hw-price-tag-science = { $fee ->
    [one] { $fee } science tag
   *[other] { $fee } science tags
}
hw-price-tag-moon = { $fee ->
    [one] { $fee } moon tag
   *[other] { $fee } moon tags
}
hw-price-tag-planet_or_moon = { $fee ->
    [one] { $fee } planet or moon tag
   *[other] { $fee } planet or moon tags
}
hw-price-tag-any = { $fee ->
    [one] { $fee } tag
   *[other] { $fee } tags
}
hw-tags-planet = { $n ->
    [one] { $n } planet tag
   *[other] { $n } planet tags
}
hw-tags-science = { $n ->
    [one] { $n } science tag
   *[other] { $n } science tags
}
hw-tags-moon = { $n ->
    [one] { $n } moon tag
   *[other] { $n } moon tags
}
hw-tags-planet_or_moon = { $n ->
    [one] { $n } planet or moon tag
   *[other] { $n } planet or moon tags
}
hw-tags-any = { $n ->
    [one] { $n } tag of your choice
   *[other] { $n } tags of your choice
}
hw-each-tag-planet = planet tag
hw-each-tag-science = science tag
hw-each-tag-moon = moon tag
hw-each-tag-planet_or_moon = planet or moon tag
hw-each-tag-any = tag
hw-wild = counted as any type

## What is printed on components

hw-line-starting = Starting card
hw-line-tag = Tag: { $tag }
hw-line-tags = Tags: { $tag }, { $tag2 }
hw-line-plain = { $does }
hw-line-action = Action: { $does }
hw-line-effect = Effect: { $does }
hw-line-reward = Reward: { $does }
hw-line-when = { $when }: { $does }
hw-line-next = Then: { $does }
hw-line-part = – { $does }
hw-line-upgrade = { $kind }: { $price }
hw-line-threat = Threat { $level }: so many cubes are drawn
hw-line-track-resource = Each step costs this resource: { $resource }
hw-line-track-bonus = Space { $space }: { $vp } VP for the first player there
hw-line-track-change = Space { $space }: the first player there changes the reward
hw-line-track-key_vp = As the key project: { $first }, { $second } and { $third } VP for places 1, 2 and 3
hw-line-track-other_vp = Otherwise: { $first }, { $second } and { $third } VP
hw-line-meter = { $length ->
    [one] { $length } space, impact point on space { $impact }
   *[other] { $length } spaces, impact point on space { $impact }
}
hw-line-crack = Crack on space { $laser }: its cube goes to space { $shield } of the shield meter
hw-line-each = { $vp } VP for { $counted }
hw-line-place = By your place on this track: { $project }. { $first }, { $second } and { $third } VP for places 1, 2 and 3
hw-frame-shuttle = Shuttle: the lander goes on to the other world
hw-frame-stay = Stay: the lander stays on this world
hw-frame-boost = Boost: when all have passed, the lander moves once more
hw-frame-unlimited = Unlimited; the lander stays on this world
hw-here-tag_as_resource = Here you may spend a { $spent } in place of 1 { $resource }
hw-here-buy_discount = Here each card costs { $n } less
hw-here-work_discount = Here project work costs { $n } less in all
hw-here-research_discount = Here each upgrade costs { $n } less
hw-can-shuttle_pay_any = You may pay for the shuttle with any basic resource
hw-can-shuttle_then_act = After the shuttle you may play an action card or place a lander in the same turn
hw-can-action_card_pay_any = You may pay for action cards with any basic resource
hw-can-buy_discount-each = Each card you buy costs { $n } less
hw-can-buy_discount-per_turn = Once a turn a card you buy costs { $n } less
hw-can-research_discount-each = Each upgrade you buy costs { $n } less
hw-can-research_discount-per_turn = Once a turn an upgrade you buy costs { $n } less
hw-can-work_discount-each = Each time you work on a project it costs { $n } less
hw-can-work_discount-per_turn = Once a turn work on a project costs { $n } less
hw-can-location_gain_plus = Once a turn, when a location gives you a basic resource, gain { $n } more of it
hw-can-tag_wild = { $n ->
    [one] Once a turn { $n } tag you spend counts as any type
   *[other] Once a turn { $n } tags you spend count as any type
}
hw-can-score = { $when }: score { $vp } VP, once a turn
hw-does-gain = gain { $amount }
hw-does-baseline-energy = raise the energy baseline by { $n }
hw-does-baseline-knowledge = raise the knowledge baseline by { $n }
hw-does-baseline-minerals = raise the mineral baseline by { $n }
hw-does-baseline-organics = raise the organics baseline by { $n }
hw-does-baseline-genius = raise the genius baseline by { $n }
hw-does-baseline-any_basic = { $n ->
    [one] raise a basic baseline of your choice by { $n }
   *[other] raise basic baselines of your choice by { $n } in all
}
hw-does-baseline-any = { $n ->
    [one] raise a baseline of your choice by { $n }
   *[other] raise baselines of your choice by { $n } in all
}
hw-does-gain_tag = gain { $tags }
hw-does-vp = score { $n } VP
hw-does-badge = take the first-player badge
hw-does-work-laser = { $n ->
    [one] work on the laser
   *[other] work on the laser up to { $n } times
}
hw-does-work-shield = { $n ->
    [one] work on the shield
   *[other] work on the shield up to { $n } times
}
hw-does-work-evacuation = { $n ->
    [one] work on the evacuation
   *[other] work on the evacuation up to { $n } times
}
hw-does-work-any_one = { $n ->
    [one] work on a project of your choice
   *[other] work on one project of your choice up to { $n } times
}
hw-does-work-any_split = { $n ->
    [one] work on a project of your choice
   *[other] work up to { $n } times, on the same project or on different ones
}
hw-does-research = { $n ->
    [one] take a research action
   *[other] take { $n } research actions
}
hw-does-gain_upgrade-simple = { $n ->
    [one] gain a simple upgrade
   *[other] gain { $n } simple upgrades
}
hw-does-gain_upgrade-tech1 = { $n ->
    [one] gain a Tech 1 upgrade
   *[other] gain { $n } Tech 1 upgrades
}
hw-does-gain_upgrade-tech2 = { $n ->
    [one] gain a Tech 2 upgrade
   *[other] gain { $n } Tech 2 upgrades
}
hw-does-buy-any = { $n ->
    [one] buy a card
   *[other] buy up to { $n } cards
}
hw-does-buy-action = { $n ->
    [one] buy an action card
   *[other] buy up to { $n } action cards
}
hw-does-buy-boost = { $n ->
    [one] buy a boost card
   *[other] buy up to { $n } boost cards
}
hw-does-buy-species = { $n ->
    [one] buy a species card
   *[other] buy up to { $n } species cards
}
hw-does-buy-free = { $buying } for free
hw-does-buy-cheaper = { $buying } for { $discount } less
hw-does-remove_card = you may remove a card; if you do, { $inner }
hw-does-remove_card-list = you may remove a card; if you do:
hw-does-per_tag = for each { $spent } you spend, { $inner }
hw-does-per_tag-list = for each { $spent } you spend:
hw-does-per_tag-most = for each tag you spend ({ $tag }, at most { $most }), { $inner }
hw-does-per_tag-most-list = for each tag you spend ({ $tag }, at most { $most }):
hw-does-pay = { $times ->
    [one] you may spend { $price }; if you do, { $inner }
   *[other] up to { $times } times, spend { $price } and { $inner }
}
hw-does-pay-list = { $times ->
    [one] you may spend { $price }; if you do:
   *[other] up to { $times } times, spend { $price } and do this:
}
hw-does-pay-each-list = { $times ->
    [one] you may spend all of these and then do what follows:
   *[other] up to { $times } times, spend all of these and then do what follows:
}
hw-does-choose = { $pick ->
    [one] choose one of these:
   *[other] choose { $pick } of these:
}
hw-does-reactivate = { $n ->
    [one] turn { $n } spent token active again ({ $tokens })
   *[other] turn up to { $n } spent tokens active again ({ $tokens })
}
hw-does-shuttle_free = { $n ->
    [one] use the shuttle once for free
   *[other] use the shuttle up to { $n } times for free
}
hw-does-refill = raise a marker that is below its baseline up to it ({ $resource })
hw-when-worked-laser = { $least ->
    [one] After you work on the laser
   *[other] After you work on the laser at least { $least } times in one action
}
hw-when-worked-shield = { $least ->
    [one] After you work on the shield
   *[other] After you work on the shield at least { $least } times in one action
}
hw-when-worked-evacuation = { $least ->
    [one] After you work on the evacuation
   *[other] After you work on the evacuation at least { $least } times in one action
}
hw-when-worked-any = { $least ->
    [one] After you work on any project
   *[other] After you work on any project at least { $least } times in one action
}
hw-when-raised_baseline-energy = After you raise your energy baseline
hw-when-raised_baseline-knowledge = After you raise your knowledge baseline
hw-when-raised_baseline-minerals = After you raise your mineral baseline
hw-when-raised_baseline-organics = After you raise your organics baseline
hw-when-raised_baseline-genius = After you raise your genius baseline
hw-when-raised_baseline-any_basic = After you raise any basic baseline
hw-when-raised_baseline-any = After you raise any baseline
hw-when-gained_res-energy = After you gain energy
hw-when-gained_res-knowledge = After you gain knowledge
hw-when-gained_res-minerals = After you gain minerals
hw-when-gained_res-organics = After you gain organics
hw-when-gained_res-genius = After you gain genius
hw-when-gained_res-any_basic = After you gain any basic resource
hw-when-gained_res-any = After you gain any resource
hw-when-gained_tag-planet = After you gain a planet tag
hw-when-gained_tag-science = After you gain a science tag
hw-when-gained_tag-moon = After you gain a moon tag
hw-when-gained_tag-planet_or_moon = After you gain a planet or moon tag
hw-when-gained_tag-any = After you gain any tag
hw-when-bought_card-action = After you buy an action card
hw-when-bought_card-boost = After you buy a boost card
hw-when-bought_card-species = After you buy a species card
hw-when-bought_card-any = After you buy a card
hw-when-gained_upgrade-simple = After you buy or gain a simple upgrade
hw-when-gained_upgrade-tech1 = After you buy or gain a Tech 1 upgrade
hw-when-gained_upgrade-tech2 = After you buy or gain a Tech 2 upgrade
hw-when-gained_upgrade-any = After you buy or gain an upgrade
hw-when-removed_card = After you remove a card
hw-when-used_shuttle = After you use the shuttle
hw-when-played_action = After you play an action card
hw-when-placed_lander-planet = After you place a lander on the planet
hw-when-placed_lander-moon = After you place a lander on the moon
hw-when-placed_lander-any = After you place a lander
hw-when-gained_vp = { $least ->
    [one] After you score VP
   *[other] After you score at least { $least } VP at once
}
hw-when-spent_tag-planet = { $least ->
    [one] After you spend a planet tag
   *[other] After you spend at least { $least } planet tags in one action
}
hw-when-spent_tag-science = { $least ->
    [one] After you spend a science tag
   *[other] After you spend at least { $least } science tags in one action
}
hw-when-spent_tag-moon = { $least ->
    [one] After you spend a moon tag
   *[other] After you spend at least { $least } moon tags in one action
}
hw-when-spent_tag-planet_or_moon = { $least ->
    [one] After you spend a planet or moon tag
   *[other] After you spend at least { $least } planet or moon tags in one action
}
hw-when-spent_tag-any = { $least ->
    [one] After you spend a tag
   *[other] After you spend at least { $least } tags in one action
}
hw-count-tag_tokens-planet = { $div ->
    [one] each planet token you have
   *[other] every { $div } planet tokens you have
}
hw-count-tag_tokens-science = { $div ->
    [one] each science token you have
   *[other] every { $div } science tokens you have
}
hw-count-tag_tokens-moon = { $div ->
    [one] each moon token you have
   *[other] every { $div } moon tokens you have
}
hw-count-tokens_total = { $div ->
    [one] each tag token you have
   *[other] every { $div } tag tokens you have
}
hw-count-tag_sets = { $div ->
    [one] each set of a planet, a science and a moon token
   *[other] every { $div } sets of a planet, a science and a moon token
}
hw-count-card_tags-planet = { $div ->
    [one] each planet tag on your cards
   *[other] every { $div } planet tags on your cards
}
hw-count-card_tags-science = { $div ->
    [one] each science tag on your cards
   *[other] every { $div } science tags on your cards
}
hw-count-card_tags-moon = { $div ->
    [one] each moon tag on your cards
   *[other] every { $div } moon tags on your cards
}
hw-count-baselines_at_most = { $div ->
    [one] each of your baselines at { $level } or lower
   *[other] every { $div } of your baselines at { $level } or lower
}
hw-count-baselines_at_least = { $div ->
    [one] each of your baselines at { $level } or higher
   *[other] every { $div } of your baselines at { $level } or higher
}
hw-count-resource_left-energy = { $div ->
    [one] each energy left
   *[other] every { $div } energy left
}
hw-count-resource_left-knowledge = { $div ->
    [one] each knowledge left
   *[other] every { $div } knowledge left
}
hw-count-resource_left-minerals = { $div ->
    [one] each mineral left
   *[other] every { $div } minerals left
}
hw-count-resource_left-organics = { $div ->
    [one] each organics left
   *[other] every { $div } organics left
}
hw-count-resource_left-genius = { $div ->
    [one] each genius left
   *[other] every { $div } genius left
}
hw-count-upgrades-tech1 = { $div ->
    [one] each of your Tech 1 upgrades
   *[other] every { $div } of your Tech 1 upgrades
}
hw-count-upgrades-tech2 = { $div ->
    [one] each of your Tech 2 upgrades
   *[other] every { $div } of your Tech 2 upgrades
}
hw-count-cards_owned-action = { $div ->
    [one] each action card you own
   *[other] every { $div } action cards you own
}
hw-count-cards_owned-boost = { $div ->
    [one] each boost card you own
   *[other] every { $div } boost cards you own
}
hw-count-cards_owned-species = { $div ->
    [one] each species card you own, this one too
   *[other] every { $div } species cards you own, this one too
}
hw-count-track_pos-laser = { $div ->
    [one] each space of your disc on the laser track
   *[other] every { $div } spaces of your disc on the laser track
}
hw-count-track_pos-shield = { $div ->
    [one] each space of your disc on the shield track
   *[other] every { $div } spaces of your disc on the shield track
}
hw-count-track_pos-evacuation = { $div ->
    [one] each space of your disc on the evacuation track
   *[other] every { $div } spaces of your disc on the evacuation track
}
hw-count-lowest_track = { $div ->
    [one] each space of the track where you are furthest behind
   *[other] every { $div } spaces of the track where you are furthest behind
}

## Why a move is advised

hw-hint-tracks = It does most for your place on the project tracks.
hw-hint-work = It prepares your next steps on a project.
hw-hint-resources = It leaves you better off in resources, this round or the next.
hw-hint-baselines = It raises what you begin every coming round with.
hw-hint-tags = It does most for your tags.
hw-hint-cards = It does most for your cards.
hw-hint-species = It does most for what your species will score.
hw-hint-upgrades = It does most for your upgrades, which serve you until the end.
hw-hint-landers = It leaves your landers better placed, now or for the next round.
hw-hint-badge = It lets you begin the next round.
hw-hint-turn = What it begins still brings you something this turn.

## Why not

hw-reason-short = It costs { $price }; missing: { $missing }.
hw-reason-not-in-hand = { $card } is not in your hand.
hw-reason-not-played = { $card } is not in your discard pile.
hw-reason-bought = You bought { $card } this turn: it serves from the next turn on.
hw-reason-no-lander = You have no lander ready on this world: { $world }.
hw-reason-not-built = { $location } is not there yet.
hw-reason-occupied = { $location } is occupied.
hw-reason-area = With two players a lander blocks its whole area: { $area }.
hw-reason-moon = The boost move goes to a location on the moon.
hw-reason-leaves = The lander has to leave { $location }.
hw-reason-last-chance = The turn is over: this is the last chance to play a boost.
hw-reason-condition = What { $card } waits for has not happened this turn.
hw-reason-not-dealt = You were dealt other species.
hw-reason-genius-cost = It costs only { $cost }.
hw-reason-genius-many = { $genius ->
    [0] You have no genius.
   *[other] You have only { $genius } genius.
}
hw-reason-genius-few = Then { $missing } would be missing of this: { $res }.
hw-reason-tags-cost = { $cost ->
    [one] No more than { $cost } tag can be of use: that is the price.
   *[other] No more than { $cost } tags can be of use: that is the price.
}
hw-reason-tags-few = { $tags ->
    [0] You have no fitting tag.
    [one] You have only { $tags } fitting tag.
   *[other] You have only { $tags } fitting tags.
}
hw-reason-tags-useless = { $tags ->
    [0] No tag is of use here now.
    [one] Only { $tags } tag is of use here now.
   *[other] Only { $tags } tags are of use here now.
}
hw-reason-none-left = You have none left: { $res }.
hw-reason-no-token = You have no active token of this type: { $tag }.
hw-reason-wrong-tag = Tags of another type are spent here, not this one: { $tag }.
hw-reason-card-tags = { $card } does not bear a tag that is spent here.
hw-reason-wild = No tag counts as any type now.
hw-reason-needless = With this one, another of the tags would be needless, or the sum would not be reached.
hw-reason-price = You cannot pay the whole price.
hw-reason-not-offered = That is not among what may be chosen here.
hw-reason-full = You have { $most } already, and no more fit: { $res }.
hw-reason-baseline-full = This baseline is at its top, { $most }: { $res }.
hw-reason-not-below = This marker is not below its baseline: { $res }.
hw-reason-not-given = The location did not give this: { $res }.
hw-reason-slots = All { $slots } slots of this type are full: { $tag }.
hw-reason-none-spent = You have no spent token of this type: { $tag }.
hw-reason-tags-bind = { $steps ->
    [one] You spent tags for { $steps } step: it is made.
   *[other] You spent tags for { $steps } steps: they are made.
}
hw-reason-project = This work is not on that project: { $project }.
hw-reason-steps = { $steps ->
    [one] No more than { $steps } step is allowed.
   *[other] No more than { $steps } steps are allowed.
}
hw-reason-track-end = The track ends before that: { $project }.
hw-reason-owned = You have { $upgrade } already.
hw-reason-kind = Here another kind is gained: { $kind }.
hw-reason-not-open = { $card } is not in the display.
hw-reason-deck = No card of this kind may be bought here: { $deck }.
hw-reason-option = That option is not there, was taken, or would do nothing.
