/** Pictograms: what a station wants and gives, what a territory or card does, as rows of small signs. */

import type { Limits, Station, Territory } from './model';

/**
 * One sign of a row: `die:X` a die showing X ("*" any value, "=" equal ones, "≥" not lower), `g:NAME` a picture,
 * anything else a short text.
 */
export type Sign = string;

export const STATION_RECIPES: Record<Station, (limits: Limits) => Sign[]> = {
  solar: () => ['die:*', 'g:arrow', '½', 'g:fuel'],
  mine: () => ['die:≥', 'g:arrow', 'g:ore'],
  market: () => ['die:=', 'die:=', 'g:arrow', 'g:fuel', '⇄', 'g:ore'],
  raiders: ({ raid }) => ['die:1', 'die:2', 'die:3', 'g:arrow', String(raid), 'g:fuel', 'g:ore', '/', 'g:card'],
  artifact: ({ claim }) => ['die:*', 'Σ', String(claim), 'g:arrow', 'g:card'],
  hub: ({ hub }) => ['die:*', 'g:step', String(hub), 'g:fuel', 'g:ore', 'g:arrow', 'g:colony'],
  constructor: () => ['die:=', 'die:=', 'die:=', '3', 'g:ore', 'g:arrow', 'g:colony'],
  shipyard: () => ['die:=', 'die:=', '1–3', 'g:fuel', 'g:ore', 'g:arrow', 'g:ship'],
  terraform: () => ['die:6', 'g:fuel', 'g:ore', 'g:arrow', 'g:colony'],
};

export const BONUS_RECIPES: Record<Territory, Sign[]> = {
  asimov: ['g:hub', '+1', 'g:step'],
  bradbury: ['g:constructor', '−1', 'g:ore'],
  burroughs: ['g:fuel', 'g:ore', 'g:arrow', 'die:R'],
  heinlein: ['g:market', '1:1'],
  herbert: ['g:shipyard', '−1', 'g:fuel', 'g:ore'],
  lem: ['g:solar', '+1', 'g:fuel'],
  pohl: ['g:card', '−1', 'g:fuel'],
  vanvogt: ['g:mine', '1×', 'die:*'],
};

/** A card's lasting effect or paid power, and what discarding it does. */
export const CARD_RECIPES: Record<string, { power: Sign[]; discard?: Sign[] }> = {
  city: { power: ['1', 'g:point'] },
  monument: { power: ['1', 'g:point'] },
  booster: { power: ['1', 'g:fuel', '+1'], discard: ['g:discard', 'g:minus-field'] },
  crystal: { power: ['n', 'g:fuel', 'g:land'], discard: ['g:discard', 'g:positron'] },
  gravity: { power: ['2', 'g:fuel', '±1'], discard: ['g:discard', 'g:repulsor'] },
  decoy: { power: ['g:shield'] },
  teleporter: { power: ['2', 'g:fuel', 'g:jump'], discard: ['g:discard', 'g:colony', 'g:arrow'] },
  plasma: { power: ['n', 'g:fuel', 'g:burst'], discard: ['g:discard', 'g:ship'] },
  polarity: { power: ['1', 'g:fuel', 'g:flip'], discard: ['g:discard', 'g:swap'] },
  cache: { power: ['g:odd', 'g:ore', '/', 'g:fuel'] },
  stasis: { power: ['1', 'g:fuel', '−1'], discard: ['g:discard', 'g:isolation'] },
  warper: { power: ['1', 'g:fuel', 'g:cycle'], discard: ['g:discard', 'g:card'] },
};

/** The picture of a card. */
export const CARD_GLYPHS: Record<string, string> = {
  city: 'point',
  monument: 'point',
  booster: 'launch',
  crystal: 'land',
  gravity: 'flip',
  decoy: 'shield',
  teleporter: 'jump',
  plasma: 'burst',
  polarity: 'swap',
  cache: 'odd',
  stasis: 'isolation',
  warper: 'cycle',
};
