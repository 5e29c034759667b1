### Alien Artifacts: words of the game.

aa-title = Alien Artifacts
aa-about = Build an empire of two-sided cards. Send ships at alien systems, or at your neighbours.

## Components

aa-class-planet = planet
aa-class-tech = technology
aa-class-ship = ship
aa-colour-blue = blue
aa-colour-green = green
aa-colour-red = red
aa-colour-gold = gold
aa-type-exploration = Exploration
aa-type-expansion = Expansion
aa-type-extermination = Extermination
aa-type-exploitation = Exploitation
aa-side-logistic = logistic side
aa-side-operational = operational side
aa-planet-vitrivius-xxi = Vitrivius XXI
aa-planet-mika-1 = Mika 1
aa-planet-dalekoslaw = Longreach
aa-planet-ostoja-sigma = Sigma Refuge
aa-planet-wrota-ilmen = Ilmen Gate
aa-planet-tarnina-vii = Blackthorn VII
aa-planet-cichy-port = Quiet Port
aa-planet-halny = Foehn
aa-planet-perla-oriel = Pearl of Oriel
aa-planet-bursztyn-9 = Amber 9
aa-planet-calcine = Calcine
aa-planet-kowadlo = Anvil
aa-planet-czerwony-step = Red Steppe
aa-planet-rdzawiec = Rustwater
aa-planet-bastion-omikron = Bastion Omicron
aa-planet-garda-iii = Warden III
aa-planet-popielnik = Cinderfall
aa-planet-zelazna-gran = Iron Ridge
aa-planet-szaniec = Redoubt
aa-planet-grot-hektora = Hector's Spear
aa-planet-gutenberg = Gutenberg
aa-planet-nowa-wisla = New Vistula
aa-planet-zasiewy = Seedfall
aa-planet-kolebka-tau = Tau Cradle
aa-planet-trzy-ksiezyce = Three Moons
aa-planet-osada-lindy = Linda's Landing
aa-planet-zielony-krag = Green Circle
aa-planet-przystan-ewy = Eve's Haven
aa-planet-rozstaje = Crossroads
aa-planet-dolina-mgiel = Vale of Mists
aa-planet-zlotonosna = Goldstream
aa-planet-mennica = The Mint
aa-planet-targ-zewnetrzny = Outer Market
aa-planet-krater-talarow = Thaler Crater
aa-planet-solnica-ii = Saltern II
aa-planet-kantor-rubiezy = Rim Exchange
aa-planet-zyla-macieja = Matthew's Lode
aa-planet-skarbnik = Treasurer
aa-planet-lombard = Pawnshop
aa-planet-czynszowa = Quitrent
aa-ship-black-death = Black Death
aa-ship-hammer-of-pollux = Hammer of Pollux
aa-ship-battering-ram = Battering Ram
aa-ship-belt-reaper = Belt Reaper
aa-ship-hornet-swarm = Hornet Swarm
aa-ship-ironclad-oakbreaker = Ironclad Oakbreaker
aa-ship-titans-fork = Titan's Fork
aa-ship-frontier-fury = Frontier Fury
aa-ship-bailiff-of-war = Bailiff of War
aa-ship-last-argument = Last Argument
aa-ship-lamplighter = Lamplighter
aa-ship-north-needle = North Needle
aa-ship-wandering-falcon = Wandering Falcon
aa-ship-compass = Compass
aa-ship-long-stride = Long Stride
aa-ship-mother-probe = Mother Probe
aa-ship-night-watcher = Night Watcher
aa-ship-tracker = Tracker
aa-ship-free-marten = Free Marten
aa-ship-scout-nine = Scout Nine
aa-ship-sowers-ark = Sowers' Ark
aa-ship-coloniser-bug = Coloniser Bug
aa-ship-ploughshare = Ploughshare
aa-ship-pacemaker = Pacemaker
aa-ship-good-tidings = Good Tidings
aa-ship-thousand-tents = Thousand Tents
aa-ship-granary = Granary
aa-ship-householder = Householder
aa-ship-procession = Procession
aa-ship-bridges-of-andromeda = Bridges of Andromeda
aa-ship-penny-by-penny = Penny by Penny
aa-ship-debt-collector = Debt Collector
aa-ship-bill-galleon = Bill Galleon
aa-ship-customs-officer = Customs Officer
aa-ship-fat-purse = Fat Purse
aa-ship-hired-blade = Hired Blade
aa-ship-caravan = Caravan
aa-ship-toll-taker = Toll Taker
aa-ship-golden-hook = Golden Hook
aa-ship-broker = Broker
aa-tech-orbital-harvesters = Orbital Harvesters
aa-tech-probe-web = Probe Web
aa-tech-deep-cartography = Deep Cartography
aa-tech-plasma-drills = Plasma Drills
aa-tech-first-contact-protocol = First Contact Protocol
aa-tech-far-expedition = Far Expedition
aa-tech-vacuum-greenhouses = Vacuum Greenhouses
aa-tech-pulsar-observatory = Pulsar Observatory
aa-tech-soil-engines = Soil Engines
aa-tech-satellite-colonies = Satellite Colonies
aa-tech-first-blow-doctrine = First Blow Doctrine
aa-tech-targeting-matrices = Targeting Matrices
aa-tech-shield-breakers = Shield Breakers
aa-tech-raiding-war = Raiding War
aa-tech-repair-docks = Repair Docks
aa-tech-segment-shipyards = Segment Shipyards
aa-tech-vorschs-phantom-mk2 = Vorsch's Phantom Mk2
aa-tech-general-levy = General Levy
aa-tech-siege-ring = Siege Ring
aa-tech-probing-sortie = Probing Sortie
aa-tech-deep-analysis-and-research-programme = Deep Analysis and Research Programme
aa-tech-module-laboratories = Module Laboratories
aa-tech-supply-net = Supply Net
aa-tech-settlers-archive = Settlers' Archive
aa-tech-council-of-scholars = Council of Scholars
aa-tech-corporate-licences = Corporate Licences
aa-tech-self-running-works = Self-Running Works
aa-tech-shared-memory = Shared Memory
aa-tech-backward-engineering = Backward Engineering
aa-tech-rescue-crews = Rescue Crews
aa-tech-intersystem-investment-bank = Intersystem Investment Bank
aa-tech-general-capital-domination = General Capital Domination
aa-tech-commodity-exchange = Commodity Exchange
aa-tech-framework-contracts = Framework Contracts
aa-tech-merchant-fleet = Merchant Fleet
aa-tech-port-dues = Port Dues
aa-tech-ore-refineries = Ore Refineries
aa-tech-assurance-company = Assurance Company
aa-tech-planetary-shield = Planetary Shield
aa-tech-black-market-of-relics = Black Market of Relics
aa-artifact-precursor-forge = Precursor Forge
aa-artifact-ship-hatchery = Ship Hatchery
aa-artifact-whisper-atlas = Whisper Atlas
aa-artifact-codex-of-the-silent = Codex of the Silent
aa-artifact-moment-loop = Moment Loop
aa-artifact-six-handed-idol = Six-Handed Idol
aa-artifact-galactic-horn = Galactic Horn
aa-artifact-living-core = Living Core
aa-artifact-dusk-clock = Dusk Clock
aa-artifact-vault-of-the-extinct = Vault of the Extinct
aa-artifact-song-of-triumph = Song of Triumph
aa-artifact-nova-heart = Nova Heart
aa-artifact-world-root = World Root
aa-artifact-oracle-mirror = Oracle Mirror
aa-artifact-conquerors-banner = Conquerors' Banner
aa-artifact-archivists-key = Archivists' Key
aa-system-watchtower-nebula = Watchtower Nebula
aa-system-weaver-swarm = Weaver Swarm
aa-system-dead-harbour = Dead Harbour
aa-system-crystal-gardens = Crystal Gardens
aa-system-throne-of-the-nameless = Throne of the Nameless
aa-plan-minefield = Minefield
aa-plan-smoke-screen = Smoke Screen
aa-plan-ransom = Ransom
aa-plan-stronghold = Stronghold
aa-plan-counter-thrust = Counter-Thrust
aa-plan-dispersal = Dispersal
aa-plan-decoy-fleet = Decoy Fleet
aa-plan-gravity-trap = Gravity Trap
aa-plan-diplomacy = Diplomacy
aa-plan-last-bastion = Last Bastion
aa-faction-star-union = Star Union
aa-faction-community = Community
aa-faction-bionics = Bionics
aa-faction-episcopacy = Episcopacy
aa-faction-league = The League
aa-faction-clone-clans = Clone Clans
aa-plan-basic-defence-plan = Basic Defence Plan

## Options

aa-option-factions = Factions
aa-option-factions-doc = Factions are dealt at random, or chosen in turn order.
aa-option-factions-drawn = dealt
aa-option-factions-chosen = chosen
aa-option-faction_end_scoring = Faction scoring
aa-option-faction_end_scoring-doc = Factions score in their own way at the end.
aa-option-round_limit = Rounds
aa-option-round_limit-doc = The game ends after that many rounds; 0 means no limit.

## Sources of points

aa-score-track = In play
aa-score-cards = Cards
aa-score-technologies = Technologies
aa-score-faction = Faction

## Phases and prompts

aa-phase-turn = Action
aa-phase-turn-prompt = One action a turn; use what you like before or after it.
aa-phase-payment = Payment
aa-phase-payment-prompt = Choose the cards to pay with.
aa-phase-trade = Trade
aa-phase-trade-prompt = Choose the cards to trade for credits.
aa-phase-prepare = Prepare
aa-phase-prepare-prompt = Choose cards to put under this row.
aa-phase-attach-to = Prepare
aa-phase-attach-to-prompt = Which card does this resource card go under?
aa-phase-three-colours = Three colours
aa-phase-three-colours-prompt = Choose cards of all three colours.
aa-phase-extra = Buy
aa-phase-extra-prompt = How many more cards do you pay to see?
aa-phase-keep = Keep
aa-phase-keep-prompt = Which of these cards do you keep?
aa-phase-side = Side
aa-phase-side-prompt = Which side up does the card enter your Empire?
aa-phase-target = Attack
aa-phase-target-prompt = Whom do you attack?
aa-phase-ships = Attack
aa-phase-ships-prompt = Which ships attack?
aa-phase-defence = Defence
aa-phase-defence-prompt = You are attacked: choose a defence plan.
aa-phase-next-ship = Attack
aa-phase-next-ship-prompt = Which ship attacks next?
aa-phase-ability = Ability
aa-phase-ability-prompt = Use the ship's ability?
aa-phase-redraw = Redraw
aa-phase-redraw-prompt = Draw another attack card?
aa-phase-blockade = Blockade
aa-phase-blockade-prompt = Put blockade tokens on cards of the defender.
aa-phase-show = Production
aa-phase-show-prompt = Which section does the produced card show?
aa-phase-next-planet = Mining
aa-phase-next-planet-prompt = Which planet produces next?
aa-phase-next-technology = Income
aa-phase-next-technology-prompt = Which technology is scored next?
aa-phase-next-build = Automatic building
aa-phase-next-build-prompt = Which card is completed first?
aa-phase-next-trigger = Effects
aa-phase-next-trigger-prompt = Which card's effect comes first?
aa-phase-unblock = Blockade
aa-phase-unblock-prompt = Take tokens off which cards?
aa-phase-choose-card = Card
aa-phase-choose-card-prompt = Which card is the effect used on?
aa-phase-choose-type = Search
aa-phase-choose-type-prompt = Which type do you search for?
aa-phase-choose-class = Deck or row
aa-phase-choose-class-prompt = Which deck or row?
aa-phase-attach-section = Prepare
aa-phase-attach-section-prompt = Which section does the attached card show?
aa-phase-discard-price = Price
aa-phase-discard-price-prompt = Which card of your hand do you discard?
aa-phase-discard = Draw stage
aa-phase-discard-prompt = Discard any cards of your hand, then draw.
aa-phase-fee = Blockade fee
aa-phase-fee-prompt = Pay the fee to use the blockaded card this once?
aa-phase-final-fee = Final scoring
aa-phase-final-fee-prompt = Pay the fee to count the blockaded card?
aa-phase-faction = Faction
aa-phase-faction-prompt = Choose your faction.
aa-phase-chance = Chance
aa-phase-chance-prompt = Cards are drawn.
aa-phase-over = The end
aa-phase-over-prompt = The match is over.

## Moves

aa-move-pass = Pass: no action is possible
aa-move-end = End your action stage and draw cards
aa-move-done = Done
aa-move-done-trade = Sell no more
aa-move-done-prepare = Prepare no more
aa-move-done-three-colours = Pay no more
aa-move-done-target = Do not attack
aa-move-done-ships = No more ships
aa-move-done-discard = Keep the rest and draw
aa-move-yes = Yes
aa-move-no = No
aa-move-yes-fee = Pay { aa-credits } to use { $card }
aa-move-yes-final-fee = Pay { aa-credits } so that { $card } counts
aa-move-no-fee = Leave { $card } blockaded
aa-move-yes-ability = Pay { aa-credits } for +{ $bonus }
aa-move-no-ability = Do not pay for the bonus
aa-move-yes-redraw = Draw another card instead of value { $value }
aa-move-no-redraw = Keep value { $value }
aa-move-buy = Buy a card for { aa-credits }: { $cls }
aa-move-extra = { $count ->
    [0] Take the top card
    [one] Pay { $count } credit to see { $count } more card
   *[other] Pay { $count } credits to see { $count } more cards
}
aa-move-build-planet = Discover { $card }: { aa-icons-green }
aa-move-build-tech = Develop { $card }: { aa-icons-blue }
aa-move-build-ship = Build { $card }: { aa-icons-red }
aa-move-prepare = Prepare resources in this row: { $cls }
aa-move-trade = Trade resources: { $colour }
aa-move-unblock = { $count ->
    [one] Remove { $count } blockade token for { $icons } icons: { $cls }
   *[other] Remove { $count } blockade tokens for { $icons } icons: { $cls }
}
aa-move-offensive = Start an offensive: { aa-icons-red }
aa-move-income = Collect income: { aa-icons-blue }
aa-move-mine = Mine planets: { aa-icons-green }
aa-move-faction = Faction action, an artifact: { $section }
aa-move-faction-none = Faction action
aa-move-act = Action of { $card }
aa-move-use = Additionally: { $card }
aa-move-artifact = Use the artifact { $artifact }
aa-move-fee = Pay { aa-credits } to use { $card } once
aa-move-keep = Keep { $card }
aa-move-card = { $card }
aa-move-card-attach-to = Under { $card }
aa-move-card-blockade = Blockade { $card } of { $victim }
aa-move-card-next-planet = { $card } produces
aa-move-card-next-technology = Score { $card }
aa-move-card-next-build = Complete { $card }
aa-move-card-next-trigger = The effect of { $card }
aa-move-card-unblock = Take a token off { $card }
aa-move-side-logistic = Logistic side
aa-move-side-operational = Operational side
aa-move-side-planet-logistic = Settle { $card }: a lasting discount
aa-move-side-planet-operational = Exploit { $card }: produce at once
aa-move-side-tech-logistic = Implement { $card }: its effect is yours
aa-move-side-tech-operational = Sell { $card } to corporations: points for its conditions
aa-move-side-ship-logistic = { $card } joins the fleet: one more card for its action
aa-move-side-ship-operational = { $card } goes on a mission: it may attack
aa-move-ship = { $ship } attacks
aa-move-attack-system = Attack the alien system { $system }
aa-move-attack = Attack { $victim }
aa-move-defend = Defend with { $plan }
aa-move-show = Show { $section }
aa-move-section = Section { $section }
aa-move-type = { $type }
aa-move-deck = The { $deck }
aa-move-row = This row: { $cls }
aa-move-pick = Play { $faction }
aa-move-discard = Discard { $section } / { $section2 }, number { $number }
aa-move-pay = { $section } (other section { $section2 }, number { $number })
aa-move-pay-planet = { $section } from { $planet } (other section { $section2 }, number { $number })
aa-move-draw = { $section } / { $section2 }, number { $number }
aa-move-top = { $card } lies on top
aa-move-system = { $system } is found
aa-move-gain = { $artifact }
aa-move-plan = { $plan }
aa-move-deal = { $faction }
aa-move-first = { $player } begins

## Events

aa-event-first = { $player } begins.
aa-event-faction = { $player } plays { $faction }.
aa-event-turn = Round { $round }: { $player }.
aa-event-passes = { $player } passes.
aa-event-buys = { $player } buys a { $cls }.
aa-event-takes = { $player } takes { $card }.
aa-event-top = { $card } lies on top of its deck.
aa-event-system = The alien system { $system } is found.
aa-event-marker = The resource deck has run out: the round marker is on { $marker }.
aa-event-ending = The resource deck has run out for the last time: this is the last round.
aa-event-completed = { $player } completes { $card }: { $side }.
aa-event-produced = { $player }: { $planet } produces.
aa-event-vp = { $vp ->
    [one] { $player } gains { $vp } point.
   *[other] { $player } gains { $vp } points.
}
aa-event-credits = { $player } gains { aa-credits }.
aa-event-traded = { $player } trades and has { aa-credits }.
aa-event-technology = { $vp ->
    [0] { $player }: { $card } brings nothing.
    [one] { $player }: { $card } brings { $vp } point.
   *[other] { $player }: { $card } brings { $vp } points.
}
aa-event-artifact = { $player } gains the artifact { $artifact }.
aa-event-plan = { $player } draws a defence plan.
aa-event-attached = { $icons ->
    [one] { $player } puts { $icons } icon under { $card }.
   *[other] { $player } puts { $icons } icons under { $card }.
}
aa-event-uses = { $player } uses { $card }.
aa-event-fee = { $player } pays to use { $card }.
aa-event-attack-system = { $player } attacks the alien system { $system }.
aa-event-attack = { $player } attacks { $victim }.
aa-event-defence = { $player } defends with { $plan }.
aa-event-value = { $player }: { $ship }, card { $number }, attack value { $value }.
aa-event-damaged = { $player }: { $ship } is damaged and goes back to construction.
aa-event-destroyed = { $player }: { $ship } is destroyed.
aa-event-blockade = { $player } blockades { $card }.
aa-event-unblocked = { $player } frees { $card } of a blockade token.

## Icons, decks, actions

aa-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
aa-icons-blue = { $icons } blue
aa-icons-green = { $icons } green
aa-icons-red = { $icons } red
aa-icons-gold = { $icons } gold
aa-icons2-blue = { $icons2 } blue
aa-icons2-green = { $icons2 } green
aa-icons2-red = { $icons2 } red
aa-icons2-gold = { $icons2 } gold
aa-deck-planet = planet deck
aa-deck-tech = technology deck
aa-deck-ship = ship deck
aa-deck-chosen = class deck of your choice
aa-type-chosen = the type you name
aa-place-construction = under construction
aa-place-empire_logistic = in your Empire, logistic side up
aa-place-empire_operational = in your Empire, operational side up
aa-deed-discover_planet = Discover Planet
aa-deed-develop_tech = Develop Technology
aa-deed-build_ship = Build Ship
aa-deed-buy = Buy
aa-deed-prepare_resources = Prepare Resources
aa-deed-trade_resources = Trade Resources
aa-deed-remove_blockade = Remove Blockade
aa-deed-start_offensive = Start Offensive
aa-deed-collect_income = Collect Income
aa-deed-mine_planets = Mine Planets
aa-deed-faction_action = the faction action
aa-deed-any = every action

## What is printed on components

aa-line-type = Type: { $type }
aa-line-logistic = Logistic side. { $text }
aa-line-operational = Operational side. { $text }
aa-line-plain = { $text }
aa-line-bonus = Operational side. Its own attack value: +{ $bonus }
aa-line-bonus-target = Operational side. Its own attack value: +{ $alien } against alien systems, +{ $rival } against players
aa-line-resource = { $section } ({ $type }) / { $section2 } ({ $type2 }), number { $number }
aa-line-condition = Operational side. With at least { $least } { $counted }: { $play } VP in play, { $end } VP at the end
aa-line-row = { $values }: { $brings }
aa-brings-1 = { $first }
aa-brings-2 = { $first }, { $second }
aa-brings-3 = { $first }, { $second }, { $third }
aa-when-static = Constant: { $does }
aa-when-on_enter = When completed: { $does }
aa-when-on_card_added = Constant, whenever you complete a card: { $does }
aa-when-on_card_added-class = Constant, whenever you complete a card ({ $added }): { $does }
aa-when-on_card_added-first = Constant, whenever you complete a card that is the first of its type in its row: { $does }
aa-when-on_attack_start = Constant, once for each of your attacks: { $does }
aa-when-on_ship_attack = When it attacks: { $does }
aa-when-on_attack_value = Constant, for each attacking ship: { $does }
aa-when-on_ship_result = After its attack, if it was not lost: { $does }
aa-when-on_ship_loss = When a ship of yours would be lost: { $does }
aa-when-on_ship_loss-own = When it would be lost: { $does }
aa-when-on_blockade_row = When you place blockade tokens: { $does }
aa-when-on_blockade_row-own = When its attack places blockade tokens: { $does }
aa-when-on_defend = Constant, when you are attacked: { $does }
aa-when-on_production_match = Constant, for each point that a produced card brings: { $does }
aa-when-on_trade = Constant, after you Trade Resources: { $does }
aa-when-additional = Additional, once a turn: { $does }
aa-when-action = Action: { $does }
aa-when-faction_action = Faction action: { $does }
aa-when-artifact = Once, on your turn: { $does }
aa-when-setup = Before the game: { $does }
aa-when-end_scoring = At the end: { $does }
aa-each = { $gain } for each of these: { $counted }
aa-each-few = { $gain } for every { $div } of these: { $counted }
aa-if-value = with an attack value of { $value } or more, { $then }
aa-if-marker = while the round marker is on { $marker } or less, { $then }
aa-this-turn = this turn { $lasting }
aa-paid = { $price }, then { $deal }
aa-paid-may = you may { $price } for { $deal }
aa-price-credits = { $fee ->
    [one] pay { $fee } credit
   *[other] pay { $fee } credits
}
aa-price-discard = { $discards ->
    [one] discard { $discards } card from your hand
   *[other] discard { $discards } cards from your hand
}
aa-price-any = pay with cards of all three colours, at most { $most }
aa-price-icons = pay { $section }, no gold
aa-price-icons-gold = pay { $section }, gold counts
aa-count-cards-any = cards in your Empire
aa-count-cards-planet = planets
aa-count-cards-tech = technologies
aa-count-cards-ship = ships
aa-count-of-type = { $of } { $cards }
aa-count-of-side = { $cards }, { $side }
aa-count-of-type-and-side = { $of } { $cards }, { $side }
aa-count-types-any = different types in your Empire
aa-count-types-planet = different types among your planets
aa-count-types-tech = different types among your technologies
aa-count-types-ship = different types among your ships
aa-count-construction-any = cards under construction
aa-count-construction-planet = planets under construction
aa-count-construction-tech = technologies under construction
aa-count-construction-ship = ships under construction
aa-count-sets = sets of a planet, a technology and a ship
aa-count-credits = credits in your Bank
aa-count-artifacts = artifacts you hold
aa-count-defence_plans = defence plans you hold
aa-count-resources_on_planets = resource cards on your planets
aa-count-blockades_on_others = blockade tokens on other players' cards
aa-count-colour_sets_paid = sets of blue, green and red icons paid
aa-does-gain_vp = gain { $vp } VP
aa-does-gain_credits = gain { aa-credits }
aa-does-draw_resources = { $resources ->
    [one] draw { $resources } resource card
   *[other] draw { $resources } resource cards
}
aa-does-gain_artifact = { $artifacts ->
    [one] gain { $artifacts } artifact
   *[other] gain { $artifacts } artifacts
}
aa-does-gain_defence_plan = { $plans ->
    [one] draw { $plans } defence plan
   *[other] draw { $plans } defence plans
}
aa-does-take_cards = { $draw ->
    [one] draw { $draw } card from the { $deck }, keep { $keep } { $place }
   *[other] draw { $draw } cards from the { $deck }, keep { $keep } { $place }
}
aa-does-take_cards-all = { $keep ->
    [one] take { $keep } card from the { $deck }; it goes { $place }
   *[other] take { $keep } cards from the { $deck }; they go { $place }
}
aa-does-search = search the { $deck } for a card of { $wanted }; it goes { $place }
aa-does-produce = { $resources ->
    [one] produce { $resources } card on one of your operational planets
   *[other] produce { $resources } cards on one of your operational planets
}
aa-does-produce-that = { $resources ->
    [one] produce { $resources } card on this planet
   *[other] produce { $resources } cards on this planet
}
aa-does-produce_delta = { $resources ->
    [one] planets you exploit produce { $resources } card more
   *[other] planets you exploit produce { $resources } cards more
}
aa-does-cost_delta-icons = { $dearer ->
    [0] { $deed } costs { $change ->
        [one] { $change } icon
       *[other] { $change } icons
    } less
   *[other] { $deed } costs { $change ->
        [one] { $change } icon
       *[other] { $change } icons
    } more
}
aa-does-cost_delta-credits = { $dearer ->
    [0] { $deed } costs { $change ->
        [one] { $change } credit
       *[other] { $change } credits
    } less
   *[other] { $deed } costs { $change ->
        [one] { $change } credit
       *[other] { $change } credits
    } more
}
aa-does-limit_delta = { $more ->
    [one] { $more } resource card more may pay for { $deed }
   *[other] { $more } resource cards more may pay for { $deed }
}
aa-does-hand_size_delta = { $resources ->
    [one] you draw up to { $resources } resource card more
   *[other] you draw up to { $resources } resource cards more
}
aa-does-gold_ok = gold may pay for { $deed }
aa-does-attack_delta-any = { $bonus } to the attack value
aa-does-attack_delta-alien = { $bonus } to the attack value against alien systems
aa-does-attack_delta-player = { $bonus } to the attack value against players
aa-does-attack_delta-self = { $bonus } to the attack value of ships that attack you
aa-does-attack_once = attack with one ready operational ship
aa-does-attack_once-that = it may attack at once
aa-does-redraw_attack = { $times ->
    [one] you may replace the revealed card once
   *[other] you may replace the revealed card up to { $times } times
}
aa-does-loss_downgrade = a ship that would be destroyed is only damaged
aa-does-place_blockade = { $tokens ->
    [one] place { $tokens } blockade token
   *[other] place { $tokens } blockade tokens
}
aa-does-place_blockade_delta = { $more ->
    [one] place { $more } more
   *[other] place { $more } more
}
aa-does-remove_blockade-any = { $tokens ->
    [one] remove { $tokens } blockade token from your cards
   *[other] remove { $tokens } blockade tokens from your cards
}
aa-does-remove_blockade-planet = { $tokens ->
    [one] remove { $tokens } blockade token from your planets
   *[other] remove { $tokens } blockade tokens from your planets
}
aa-does-remove_blockade-tech = { $tokens ->
    [one] remove { $tokens } blockade token from your technologies
   *[other] remove { $tokens } blockade tokens from your technologies
}
aa-does-remove_blockade-ship = { $tokens ->
    [one] remove { $tokens } blockade token from your ships
   *[other] remove { $tokens } blockade tokens from your ships
}
aa-does-attach_from_deck-any = { $resources ->
    [one] turn up { $resources } resource card for a card under construction and attach it if it fits
   *[other] turn up { $resources } resource cards for a card under construction and attach those that fit
}
aa-does-attach_from_deck-planet = { $resources ->
    [one] turn up { $resources } resource card for a planet under construction and attach it if it fits
   *[other] turn up { $resources } resource cards for a planet under construction and attach those that fit
}
aa-does-attach_from_deck-tech = { $resources ->
    [one] turn up { $resources } resource card for a technology under construction and attach it if it fits
   *[other] turn up { $resources } resource cards for a technology under construction and attach those that fit
}
aa-does-attach_from_deck-ship = { $resources ->
    [one] turn up { $resources } resource card for a ship under construction and attach it if it fits
   *[other] turn up { $resources } resource cards for a ship under construction and attach those that fit
}
aa-does-attach_from_deck-same_card = { $resources ->
    [one] turn up { $resources } resource card for the card found and attach it if it fits
   *[other] turn up { $resources } resource cards for the card found and attach those that fit
}
aa-does-attach_from_hand = { $resources ->
    [one] prepare { $resources } resource card from your hand
   *[other] prepare up to { $resources } resource cards from your hand
}
aa-does-build_now-any = complete a card under construction for free
aa-does-build_now-planet = complete a planet under construction for free
aa-does-build_now-tech = complete a technology under construction for free
aa-does-build_now-ship = complete a ship under construction for free
aa-does-perform = do { $deed } and pay its cost
aa-does-perform-icons = { $dearer ->
    [0] do { $deed } for { $change ->
        [one] { $change } icon
       *[other] { $change } icons
    } less
   *[other] do { $deed } for { $change ->
        [one] { $change } icon
       *[other] { $change } icons
    } more
}
aa-does-perform-credits = { $dearer ->
    [0] do { $deed } for { $change ->
        [one] { $change } credit
       *[other] { $change } credits
    } less
   *[other] do { $deed } for { $change ->
        [one] { $change } credit
       *[other] { $change } credits
    } more
}
aa-does-perform-ships = { $dearer ->
    [0] do { $deed } for { $change } icons less, with { $ships ->
        [one] { $ships } ship
       *[other] up to { $ships } ships
    }
   *[other] do { $deed } for { $change } icons more, with { $ships ->
        [one] { $ships } ship
       *[other] up to { $ships } ships
    }
}
aa-does-extra_actions = { $actions ->
    [one] take { $actions } action more this turn
   *[other] take up to { $actions } actions more this turn
}
aa-does-extra_turns = { $turns ->
    [one] take { $turns } turn more right after this one
   *[other] take { $turns } turns more right after this one
}
aa-does-score_tech = turn up a resource card; if a section has this type, score the best condition you meet
aa-does-destroyed = the ship is destroyed
aa-does-damaged = the ship is damaged
aa-does-none = nothing happens

## Why not

aa-why-credits = It costs { aa-credits }; missing: { $missing }.
aa-why-icons = { $gold ->
    [0] It takes { $section }, and gold does not count.
   *[other] It takes { $section }; gold counts too.
} { $cards ->
    [one] The one card you may use brings { $reach } at most.
   *[other] The { $cards } cards you may use bring { $reach } at most.
}
aa-why-under-construction = { $card } is still under construction: it does nothing yet.
aa-why-not-yours = { $card } is not in your Empire.
aa-why-blockaded = { $card } is blockaded: pay { aa-credits } first, for one use.
aa-why-pass-acted = Your action is taken: end your action stage instead of passing.
aa-why-pass-possible = You may pass only if no action is possible.
aa-why-end-early = Every turn has an action, and you have not taken it yet.
aa-why-no-action = Your action of this turn is taken.
aa-why-deck-empty = There is no such card left in the deck: { $cls }.
aa-why-decks-empty = The decks are empty.
aa-why-not-building = { $card } is not in your construction area.
aa-why-built = { $card } is in your Empire already.
aa-why-row-empty = You have no card of this class under construction: { $cls }.
aa-why-no-section = None of your resource cards shows this colour or gold: { $colour }.
aa-why-no-cards = You have no resource card to trade.
aa-why-no-colour = None of your resource cards shows this colour: { $colour }.
aa-why-gold-alone = Gold is traded together with a colour you have, or alone if you have no other.
aa-why-tokens = { $count ->
    [0] There is no blockade token on your cards of this class: { $cls }.
    [one] There is only { $count } blockade token on your cards of this class: { $cls }.
   *[other] There are only { $count } blockade tokens on your cards of this class: { $cls }.
}
aa-why-no-tokens = There is no blockade token on your cards.
aa-why-ships-attacked = All your operational ships have attacked this turn.
aa-why-all-blockaded = All your operational cards of this class are blockaded: pay a fee first. Class: { $cls }.
aa-why-no-operational = You have no operational card of this class: { $cls }.
aa-why-no-resources = There is no resource card left to draw.
aa-why-no-artifacts-left = There is no artifact left to gain.
aa-why-no-plans-left = There is no defence plan left to draw.
aa-why-operational-side = { $card } lies operational side up: only its logistic side can be used so.
aa-why-logistic-side = { $card } lies logistic side up: only operational ships attack.
aa-why-no-card-action = { $card } has no action.
aa-why-no-additional = { $card } has no additional effect.
aa-why-used = The additional effect of { $card } has been used this turn.
aa-why-hand-short = { $cards ->
    [one] It takes { $cards } card from your hand, which is empty.
   *[other] It takes { $cards } cards from your hand, and you have fewer.
}
aa-why-three-colours = It takes blue, green and red, one colour a card, with { $cards } cards at most.
aa-why-no-artifact = You do not have the artifact { $artifact }.
aa-why-no-change = It would change nothing now.
aa-why-marker = It works only while the round marker is on { $most } or less; it is on { $marker }.
aa-why-bank-full = Your Bank is full.
aa-why-no-construction = You have no card under construction.
aa-why-nothing-to-prepare = No card of your hand fits a card under construction.
aa-why-not-blockaded = { $card } is not blockaded.
aa-why-fee-paid = The fee for { $card } is paid already for what you do next.
aa-why-fee-useless = There is nothing left this turn that { $card } could be used for.
aa-why-better-section = The other section of this card pays no less, and the card is spent either way.
aa-why-too-little = After this card { $missing } would be missing, which the other cards cannot bring.
aa-why-needless = A payment with this card has a card too many.
aa-why-one-card = Choose at least one card.
aa-why-hand-only = Only cards of your hand can be used here.
aa-why-colour-missing = Every colour must be paid; missing: { $colour }.
aa-why-colour-first = Named one at a time, another colour comes first: { $colour }.
aa-why-colours-lost = With this card a colour could no longer be paid.
aa-why-hand-excess = { $cards ->
    [one] Your hand is too large: discard at least { $cards } card.
   *[other] Your hand is too large: discard at least { $cards } cards.
}
aa-why-not-in-hand = You do not have this card in your hand.
aa-why-not-on-planet = This card does not lie on { $planet } so.
aa-why-gold = Gold does not pay for this.
aa-why-colour = All icons are of one colour; here it is { $colour }.
aa-why-extra-credits = Each card more costs 1 credit; in your Bank: { aa-credits }.
aa-why-extra-cards = { $count ->
    [one] There is only { $count } card more in this deck.
   *[other] There are only { $count } cards more in this deck.
}
aa-why-not-drawn = { $card } is not among the cards drawn.
aa-why-not-in-row = { $card } is not in this row of your construction area: { $cls }.
aa-why-not-covered = What lies under { $card } does not cover its cost.
aa-why-not-triggered = { $card } has nothing to do with what happens now.
aa-why-not-producing = { $card } is not among the planets that are still to produce.
aa-why-not-scoring = { $card } is not among the technologies that are still to be scored.
aa-why-must-attack = The attack is under way: choose a target.
aa-why-no-system = There is no alien system to attack.
aa-why-own-empire = You cannot attack your own Empire.
aa-why-no-seat = Only { $players } players are at this table.
aa-why-one-ship = At least one ship attacks.
aa-why-attacked = { $ship } has attacked this turn already.
aa-why-ship-not-due = { $ship } is not among the ships still to attack.
aa-why-no-plan = You do not have this defence plan: { $plan }.
aa-why-not-in-empire = { $card } is not in the Empire of { $victim }.
aa-why-no-token = There is no blockade token of yours to remove on { $card }.
aa-why-other-class = { $card } is of another class than was paid for: { $cls }.
aa-why-not-fitting = The effect cannot be used on { $card }.
aa-why-no-type = There is no card of this type left in the deck: { $type } ({ $cls }).
aa-why-faction-taken = { $faction } is taken by { $player }.

## Why a move is advised

aa-hint-points = It is the surest way to points.
aa-hint-turn = It gives you more to do, or an effect that is still to come.
aa-hint-empire = It does most for your Empire and for what its cards do in the turns to come.
aa-hint-faction = It fits what your faction scores at the end.
aa-hint-technologies = It does most for what your technologies score.
aa-hint-planets = It does most for what your planets will bring when they are mined.
aa-hint-ships = It does most for your ships and their attacks.
aa-hint-blockades = It rids your Empire of a blockade, or keeps it free.
aa-hint-construction = It does most for the cards that you are building.
aa-hint-ready = It leaves you able to pay for something good at once.
aa-hint-supplies = It leaves you more to pay with: cards in hand, produced cards or credits.
aa-hint-artifacts = It does most for your artifacts.
aa-hint-plans = It does most for your defence.
