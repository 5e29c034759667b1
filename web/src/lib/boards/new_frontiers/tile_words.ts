/**
 * What is printed on a tile, in words: messages of the game put together from effects, as the game's own
 * `tile_words` does it; the fixture beside this file holds what that says of every tile.
 */

import type { Label } from '../contract';
import { kindOf, mealOf, numberOf, selectorOf, termsOf, type Effect, type Meal } from './effects';
import { GOODS } from './types';

type Args = Record<string, number | string>;

const NATURES = ['military', 'peaceful', 'production', 'windfall', 'not-production', 'not-windfall'];
const POWER_WORDS: Record<string, string> = {
  DEV: 'develop',
  EXP: 'explore',
  SET: 'settle',
  PRO: 'produce',
  TRA: 'trade',
  CON: 'consume',
};
const PARTS = ['first', 'second', 'third'];

/** Effects that are a number: the message and the name of its argument. */
const NUMBERED: Record<string, [string, string]> = {
  'DEV.after_cr': ['nf-power-develop-income', 'credits'],
  'EXP.draw': ['nf-power-explore-draw', 'worlds'],
  'EXP.colonist': ['nf-power-explore-colonists', 'colonists'],
  'SET.after_draw': ['nf-power-settle-draw', 'worlds'],
  'SET.after_cr': ['nf-power-settle-income', 'credits'],
  'SET.collect': ['nf-power-settle-collect', 'colonists'],
  'PRO.cr': ['nf-power-produce-income', 'credits'],
  'PRO.cr_here': ['nf-power-produce-here', 'credits'],
  'PRO.cr_kinds': ['nf-power-produce-kinds', 'credits'],
  'CON.vp': ['nf-power-consume-vp', 'vp'],
  'END.military': ['nf-power-score-military', 'vp'],
};
const BARE: Record<string, string> = {
  'SET.two': 'nf-power-settle-two',
  'CON.sell': 'nf-power-consume-sell',
  'FIX.any_kind': 'nf-power-any-kind',
  'FIX.no_sale': 'nf-power-no-sale',
};
/** Effects that count something. */
const PER: Record<string, [string, string]> = {
  'SET.mil_per': ['nf-power-military-per', 'military'],
  'PRO.cr_per': ['nf-power-produce-per', 'credits'],
  'END.score': ['nf-power-score', 'vp'],
};
/** Effects about a good: the message for a kind, the one for any kind, the name of the number. */
const ABOUT_GOODS: Record<string, [string, string, string]> = {
  'SET.discard_mil': ['nf-power-discard', 'nf-power-discard-any', 'military'],
  'PRO.windfall': ['nf-power-windfall', 'nf-power-windfall-any', ''],
  'PRO.cr_most': ['nf-power-produce-most', 'nf-power-produce-most-any', 'credits'],
  'TRA.price': ['nf-power-price', 'nf-power-price-any', 'credits'],
};

const signed = (number: number): string => (number >= 0 ? `+${number}` : `${number}`);

/** One effect as a message; `idOf` finds the tile of a (printed) name. */
export function effectLabel(effect: Effect, idOf: (name: string) => string): Label {
  const { op, args } = effect;
  const numbered = NUMBERED[op];
  if (numbered) return [numbered[0], { [numbered[1]]: numberOf(effect) }];
  const bare = BARE[op];
  if (bare) return [bare, {}];
  const per = PER[op];
  if (per) {
    const value = op === 'SET.mil_per' ? signed(numberOf(effect)) : numberOf(effect);
    return [per[0], { [per[1]]: value, ...selected(args[1] ?? '', idOf) }];
  }
  if (op === 'END.table') {
    return ['nf-power-score-table', { steps: args.slice(1).join(' / '), ...selected(args[0] ?? '', idOf) }];
  }
  if (op === 'CON.vp_consumed') {
    const tile = `@nf-tile-${idOf(args[1] ?? '')}`;
    return ['nf-power-consumed', { vp: numberOf(effect), more: numberOf(effect, 2), tile }];
  }
  const meal = mealOf(effect);
  if (meal) return mealLabel(effect, meal);
  return op in ABOUT_GOODS ? kindLabel(effect) : termsLabel(effect);
}

/** The same line in the short vocabulary that boards share; names of tiles stay what they are. */
export function shortLabel([message, args]: Label): Label {
  const filled: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const short = typeof value === 'string' && value.startsWith('@nf-') && !value.startsWith('@nf-tile-');
    filled[name] = short ? `@shell-board-${value.slice(1)}` : value;
  }
  return [`shell-board-${message}`, filled];
}

function mealLabel(effect: Effect, meal: Meal): Label {
  const gain: Args = { vp: meal.vp, credits: meal.credits };
  if (effect.op === 'CON.use') return ['nf-power-use', { ...eaten(meal), ...gain }];
  if (effect.op === 'CON.diff') return ['nf-power-use-different', { goods: meal.size, ...gain }];
  const good = GOODS.find((kind) => meal.needs[kind]);
  if (!good) return ['nf-power-use-any', { goods: meal.size, ...gain }];
  return ['nf-power-use-up-to', { goods: meal.size, kind: `@nf-kind-${good}`, ...gain }];
}

function eaten(meal: Meal): Args {
  if (meal.different) return { eaten: '@nf-eat-different', goods: meal.size };
  const args: Args = {};
  const parts: string[] = [];
  for (const good of GOODS) {
    const count = meal.needs[good];
    if (!count) continue;
    parts.push(`@nf-eat-${good}`);
    args[good] = count;
  }
  if (meal.free) {
    parts.push('@nf-eat-any');
    args.goods = meal.free;
  }
  args.eaten = `@nf-eat-${parts.length}`;
  parts.forEach((part, place) => (args[PARTS[place] ?? ''] = part));
  return args;
}

function kindLabel(effect: Effect): Label {
  const [message = '', any = '', name = ''] = ABOUT_GOODS[effect.op] ?? [];
  const args: Args = {};
  if (name) args[name] = effect.op === 'SET.discard_mil' ? signed(numberOf(effect)) : numberOf(effect);
  const about = effect.op === 'PRO.windfall' ? effect.args[0] : effect.args[1];
  if (about === 'this') return ['nf-power-price-this', args];
  const good = kindOf(about);
  return good ? [message, { ...args, kind: `@nf-kind-${good}` }] : [any, args];
}

/** Prices, Military and replacements, perhaps for some worlds only. */
function termsLabel(effect: Effect): Label {
  const [first = '', second] = effect.args;
  if (effect.op === 'SET.replace') return ['nf-power-replace', { least: Number(first), most: Number(second) }];
  if (effect.op === 'SET.replace_self') return ['nf-power-replace-self', filtered('world', first)];
  const number = Number(first);
  const change: Args = { credits: Math.abs(number), dearer: number > 0 ? 1 : 0 };
  if (effect.op === 'DEV.cost') return ['nf-power-develop-cost', change];
  if (effect.op === 'SET.pay_mil') return ['nf-power-pay', { ...change, ...filtered('world', second ?? '*') }];
  if (effect.op === 'SET.cost') {
    if (second === undefined) return ['nf-power-settle-cost', change];
    return ['nf-power-settle-cost-of', { ...change, ...filtered('world', second) }];
  }
  if (second === undefined) return ['nf-power-military', { military: signed(number) }];
  return ['nf-power-military-against', { military: signed(number), ...filtered('world', second) }];
}

/** What a selector counts, as arguments. */
function selected(text: string, idOf: (name: string) => string): Args {
  if (text === 'kinds' || text === 'colonists') return { set: `@nf-set-${text}` };
  const [what, inner] = selectorOf(text);
  if (what === 'name') return { set: '@nf-set-name', named: `@nf-tile-${idOf(inner)}` };
  const power = POWER_WORDS[inner];
  if (power) {
    const noun = what === 'tech' ? 'technology' : 'colony';
    return { set: `@nf-set-${noun}-power`, power: `@nf-power-kind-${power}` };
  }
  if (what === 'tech') return { set: `@nf-set-technology-${inner}` };
  return filtered(what, inner);
}

/** One term of a filter as the word for it; negated terms have words of their own. */
function term(text: string): string {
  const negated = text.startsWith('!');
  let word = negated ? text.slice(1) : text;
  if (word === 'mil' || word === 'non') return (word === 'mil') !== negated ? 'military' : 'peaceful';
  const kind = kindOf(word);
  if (word.startsWith('kw=')) word = `keyword-${word.slice(3).toLowerCase()}`;
  else if (kind) word = `kind-${kind}`;
  return negated ? `not-${word}` : word;
}

function joined(slot: string, terms: string[]): Args {
  const [left = '', right] = terms;
  if (right === undefined) return { [slot]: `@nf-term-${left}` };
  return { [slot]: `@nf-two-${slot}`, [`${slot}1`]: `@nf-term-${left}`, [`${slot}2`]: `@nf-term-${right}` };
}

/** Tiles of a noun (world, colony, tile) that meet a filter. */
function filtered(noun: string, filter: string): Args {
  const terms = termsOf(filter).map(term);
  const natures = terms.filter((word) => NATURES.includes(word));
  const others = terms.filter((word) => !NATURES.includes(word));
  const form = (others.length ? '-of' : '') + (natures.length ? '-like' : '');
  return {
    set: `@nf-set-${noun}${form}`,
    ...(others.length ? joined('of', others) : {}),
    ...(natures.length ? joined('like', natures) : {}),
  };
}
