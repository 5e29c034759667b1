### Alien Artifacts: words of the browser's board.

aa-web-board = The table of Alien Artifacts
aa-web-leaves = Parts of the table
aa-web-leaf-table = Table
aa-web-leaf-empire = Empire
aa-web-leaf-rivals = Rivals
aa-web-region-decks = Decks of planets, technologies and ships
aa-web-region-system = Alien system
aa-web-region-end = End of the game
aa-web-region-rivals = Other players
aa-web-region-ask = What is asked
aa-web-region-own = Your points, your Bank and your faction
aa-web-region-hand = Your resource cards
aa-web-region-held = Your artifacts and defence plans
aa-web-region-turn = Trade and the end of your turn
aa-web-rules-of = Rules: { $part }
aa-web-row-planet = Planets
aa-web-row-tech = Technologies
aa-web-row-ship = Ships
aa-web-nothing-planet = No planet yet: buy one, then discover it with green icons.
aa-web-nothing-tech = No technology yet: buy one, then develop it with blue icons.
aa-web-nothing-ship = No ship yet: buy one, then build it with red icons.
aa-web-left = { $count } left
aa-web-deck-empty = The deck is empty
aa-web-system = Alien system { $system }
aa-web-no-system = No alien system is known.
aa-web-reach = Your ships make { $from } to { $to }
aa-web-or-other-plan = (or another one)
aa-web-end = The end
aa-web-end-text = { $decks ->
    [one] The game ends when the resource deck has run out { $decks } time. So far: { $gone }; cards left in it: { $left }.
   *[other] The game ends when the resource deck has run out { $decks } times. So far: { $gone }; cards left in it: { $left }.
}
aa-web-decks-gone = decks used up
aa-web-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
aa-web-end-near = { $left ->
    [one] The last deck: once its last card is drawn, the last round begins.
   *[other] The last deck: once its { $left } cards are drawn, the last round begins.
}
aa-web-last-round = The last round: all have the same number of turns, then points are counted.
aa-web-last-round-short = Last round
aa-web-open-rival = Show the Empire of { $player }
aa-web-attack-rival = Attack { $player }
aa-web-rival = { $faction }. Points: { $points }. Credits: { $credits }. Cards in hand: { $cards }. Cards in the Empire: { $empire }, under construction: { $building }.
aa-web-rival-cards = Cards in the Empire: { $empire }, under construction: { $building }
aa-web-empire = Empire of { $player }
aa-web-back = Back to yours
aa-web-points = Points, as if the game ended now
aa-web-bank = Credits
aa-web-bank-text = { aa-credits } in your Bank, which holds { $most }
aa-web-hand = Cards in hand
aa-web-hand-empty = Your hand is empty.
aa-web-resource = Resource card
aa-web-hand-card = Resource card, { $a } or { $b }, number { $number }
aa-web-section = { $section }; the other section { $other }, number { $number }
aa-web-on-planet = { $section } on { $planet }
aa-web-planet-stock = Its cards pay like those in hand
aa-web-planet-bare = Mine Planets brings it new cards
aa-web-next = The next card costs { $cost }; paid with up to { $cards } cards
aa-web-cost = Cost
aa-web-most = { $cards ->
    [one] up to { $cards } card
   *[other] up to { $cards } cards
}
aa-web-prepare = Prepare
aa-web-prepare-text = Put resource cards under cards of this row, for later.
aa-web-mine = Mine
aa-web-income = Income
aa-web-offensive = Offensive
aa-web-unblock = Unblock
aa-web-trade = Trade
aa-web-trade-colour = Trade resources: { $colour }
aa-web-pass = Pass
aa-web-end-turn = End turn
aa-web-faction-action = Action of your faction, { $faction }
aa-web-waits = { $player } decides: { $phase }
aa-web-limit = { $marked } of { $cards } cards
aa-web-tokens = { $count ->
    [one] { $count } blockade token
   *[other] { $count } blockade tokens
}
aa-web-blockaded = { $count ->
    [one] Blockaded: { $count } credit for one use
   *[other] Blockaded: { $count } credits for one use
}
aa-web-stock = { $count ->
    [one] { $count } resource card on it
   *[other] { $count } resource cards on it
}
aa-web-progress = { $icons } of { $cost } icons under it
aa-web-bonus = Its own attack value: +{ $bonus }
aa-web-bonus-target = Its own attack value: +{ $alien } against alien systems, +{ $rival } against players
aa-web-condition = With at least { $least } { $counted }: { $play } VP in play, { $end } VP at the end
aa-web-stand-in = Names and numbers of this card are a stand-in of ours: no source tells the true ones.
aa-web-begins = Before the game: { $cards }
aa-web-round = round
aa-web-attack = The attack
aa-web-side-planet-logistic = Settle: lower costs for good
aa-web-side-planet-operational = Exploit: resource cards at once
aa-web-side-tech-logistic = Implement: a power for you
aa-web-side-tech-operational = Sell: points for what you have
aa-web-side-ship-logistic = Fleet: pay with one card more
aa-web-side-ship-operational = Mission: it attacks
aa-web-turn-done = Your action is taken. Use what you still like, or end your turn.
aa-web-nothing-happens = Nothing happens.
aa-web-keep-all = Keep all
aa-web-discard-some = Discard { $count }
