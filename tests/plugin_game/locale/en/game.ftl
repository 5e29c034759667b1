### Contraband, in English.

cb-title = Contraband
cb-about = Stow cargo unseen; then declare it for all to see, or smuggle it.

## Cargo

cb-cargo-spice = spice
cb-cargo-silk = silk
cb-cargo-robots = robots
cb-cargo-maps = star maps
cb-cargo-relics = relics
cb-cargo-value = Worth { $value }.

## What is asked

cb-phase-stow = stowing
cb-phase-stow-prompt = Choose the card you stow face down.
cb-phase-open = customs
cb-phase-open-prompt = Declare your card or smuggle it.
cb-phase-offer = the black market
cb-phase-offer-prompt = Choose what you lay down for the black market.
cb-phase-chance = drawing
cb-phase-chance-prompt = Cards are about to be drawn.
cb-phase-over = the end
cb-phase-over-prompt = The match is over.

## Options

cb-option-long_game = Long game
cb-option-long_game-doc = Three rounds instead of two.
cb-option-ties = Ties
cb-option-ties-doc = Who scores if the highest value was declared twice.
cb-option-ties-nobody = nobody
cb-option-ties-all = everybody who declared it

## Points

cb-score-declared = declared
cb-score-smuggled = smuggled
cb-score-market = black market

## Moves

cb-move-deal = { $card }
cb-move-stow = Stow: { $card }
cb-move-offer = Lay down: { $card }
cb-move-declare = Declare the card
cb-move-smuggle = Smuggle the card
cb-move-done = No more

## What happens

cb-event-draws = { $player } draws a card
cb-event-drawn = You drew: { $card }
cb-event-stows = { $player } stows a card
cb-event-declares = { $player } declares: { $card }
cb-event-smuggles = { $player } smuggles a card
cb-event-scores = { $player } scores { $points }
cb-event-offers = { $player } lays a card down
cb-event-sells = { $player } sells { $card } ({ $cards }): { $points }

## Why something is not possible

cb-why-phase = Not now: { $phase }.
cb-why-no-card = You have no such card: { $card }.
cb-why-order = Lower cargo is laid down before higher: { $card }.
