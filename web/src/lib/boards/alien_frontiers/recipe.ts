/** Pictograms: what a station wants and gives, what a territory or card does, as rows of small signs. */

import type { Limits, Price, Printed, Station, Territory, View } from './model';

/**
 * One sign of a row: `die:X` a die showing X ("*" any value, "=" equal ones, "≥" not lower), `g:NAME` a picture,
 * anything else a short text.
 */
export type Sign = string;

/** An amount of something: the picture alone stands for one. */
function some(count: number, picture: Sign): Sign[] {
  return count === 0 ? [] : count === 1 ? [picture] : [String(count), picture];
}

const priced = ({ fuel, ore }: Price): Sign[] => [...some(fuel, 'g:fuel'), ...some(ore, 'g:ore')];

/** The price of a ship: it rises by itself with every ship beyond the first ones, up to the last. */
function rising({ fuel, ore }: Price, { ships, fleet }: Limits): Sign[] {
  const range = (count: number): Sign => `${count}–${count * (ships - fleet)}`;
  return fuel === ore ? [range(fuel), 'g:fuel', 'g:ore'] : [range(fuel), 'g:fuel', range(ore), 'g:ore'];
}

/** What ships a station wants, and what it gives for them. */
export function stationRecipe(station: Station, { printed, limits }: Pick<View, 'printed' | 'limits'>): Sign[] {
  const price = printed.stations[station];
  const alike = Array<Sign>(price.together).fill('die:=');
  switch (station) {
    case 'solar':
      return ['die:*', 'g:arrow', '½', 'g:fuel'];
    case 'mine':
      return ['die:≥', 'g:arrow', 'g:ore'];
    case 'market':
      return [...alike, 'g:arrow', 'g:fuel', '⇄', 'g:ore'];
    case 'raiders':
      return [...alike.map((_, n) => `die:${n + 1}`), 'g:arrow', String(limits.raid), 'g:fuel', 'g:ore', '/', 'g:card'];
    case 'artifact':
      return ['die:*', 'Σ', String(limits.claim), 'g:arrow', 'g:card'];
    case 'hub':
      return ['die:*', 'g:step', String(limits.hub), ...priced(price), 'g:arrow', 'g:colony'];
    case 'constructor':
      return [...alike, ...priced(price), 'g:arrow', 'g:colony'];
    case 'shipyard':
      return [...alike, ...rising(price, limits), 'g:arrow', 'g:ship'];
    case 'terraform':
      return ['die:6', ...priced(price), 'g:arrow', 'g:colony'];
  }
}

/** What the bonus of a territory does. */
export function bonusRecipe(territory: Territory, { territories }: Printed): Sign[] {
  const { fuel, ore } = territories[territory];
  switch (territory) {
    case 'asimov':
      return ['g:hub', '+1', 'g:step'];
    case 'bradbury':
      return ['g:constructor', `−${ore}`, 'g:ore'];
    case 'burroughs':
      return [...priced({ fuel, ore }), 'g:arrow', 'die:R'];
    case 'heinlein':
      return ['g:market', `${fuel}:1`];
    case 'herbert':
      return ['g:shipyard', ...(fuel === ore ? [`−${fuel}`, 'g:fuel', 'g:ore'] : [`−${fuel}`, 'g:fuel', `−${ore}`, 'g:ore'])];
    case 'lem':
      return ['g:solar', `+${fuel}`, 'g:fuel'];
    case 'pohl':
      return ['g:card', `−${fuel}`, 'g:fuel'];
    case 'vanvogt':
      return ['g:mine', '1×', 'die:*'];
  }
}

/** What the power of a card does, after what it takes, and what discarding it does; a card that lasts takes nothing. */
const CARD_EFFECTS: Record<string, { power: Sign[]; discard?: Sign[] }> = {
  city: { power: ['1', 'g:point'] },
  monument: { power: ['1', 'g:point'] },
  booster: { power: ['+1'], discard: ['g:discard', 'g:minus-field'] },
  crystal: { power: ['g:land'], discard: ['g:discard', 'g:positron'] },
  gravity: { power: ['±1'], discard: ['g:discard', 'g:repulsor'] },
  decoy: { power: ['g:shield'] },
  teleporter: { power: ['g:jump'], discard: ['g:discard', 'g:colony', 'g:arrow'] },
  plasma: { power: ['g:burst'], discard: ['g:discard', 'g:ship'] },
  polarity: { power: ['g:flip'], discard: ['g:discard', 'g:swap'] },
  cache: { power: ['g:odd', 'g:ore', '/', 'g:fuel'] },
  stasis: { power: ['−1'], discard: ['g:discard', 'g:isolation'] },
  warper: { power: ['g:cycle'], discard: ['g:discard', 'g:card'] },
};
/** Cards that take their fuel for each thing that they do. */
const PAID_EACH = ['crystal', 'plasma'];

/** A card's lasting effect or paid power, and what discarding it does. */
export function cardRecipe(card: string, { cards }: Printed): { power: Sign[]; discard?: Sign[] } | undefined {
  const effects = CARD_EFFECTS[card];
  const fuel = cards[card]?.fuel ?? 0;
  if (effects === undefined || fuel === 0) return effects;
  const count = PAID_EACH.includes(card) ? `${fuel === 1 ? '' : fuel}n` : String(fuel);
  return { ...effects, power: [count, 'g:fuel', ...effects.power] };
}

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
