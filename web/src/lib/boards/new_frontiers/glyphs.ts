/** Powers as pictograms: a row of small signs, the same in every language but for keywords. */

import { kindOf, mealOf, numberOf, selectorOf, termsOf, type Effect, type Meal, type Phase } from './effects';
import { GOODS, type Good } from './types';

export type Glyph =
  | { sign: 'phase'; phase: Phase }
  | { sign: 'good' | 'planet' | 'halo'; kind: Good | 'any'; count?: number }
  | { sign: 'credit' | 'vp' | 'military' | 'colonist'; text: string }
  | { sign: 'world' | 'technology' | 'military-world' | 'peaceful-world' | 'large' | 'swap' | 'no-sale' }
  | { sign: 'text'; text: string }
  | { sign: 'word'; id: string };

const text = (value: string): Glyph => ({ sign: 'text', text: value });
const credit = (value: string | number): Glyph => ({ sign: 'credit', text: String(value) });
const vp = (value: string | number): Glyph => ({ sign: 'vp', text: String(value) });
const military = (value: string | number): Glyph => ({ sign: 'military', text: String(value) });
const arrow = text('→');
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** The pictograms of one effect, its phase first. */
export function glyphsOf(effect: Effect): Glyph[] {
  const body = bodyOf(effect);
  return effect.phase === 'FIX' ? body : [{ sign: 'phase', phase: effect.phase }, ...body];
}

function bodyOf(effect: Effect): Glyph[] {
  const n = numberOf(effect);
  const meal = mealOf(effect);
  if (meal) return mealGlyphs(effect, meal);
  switch (effect.op) {
    case 'DEV.cost':
      return [{ sign: 'technology' }, credit(signed(n))];
    case 'DEV.after_cr':
      return [{ sign: 'technology' }, arrow, credit(`+${n}`)];
    case 'EXP.draw':
      return [text(`+${n}`), { sign: 'world' }];
    case 'EXP.colonist':
      return [{ sign: 'colonist', text: `+${n}` }];
    case 'SET.mil':
      return effect.args[1] ? [military(signed(n)), text('/'), ...filter(effect.args[1])] : [military(signed(n))];
    case 'SET.mil_per':
      return [military(signed(n)), text('×'), ...selector(effect.args[1] ?? '')];
    case 'SET.cost':
      return [...(effect.args[1] ? filter(effect.args[1]) : [world]), credit(signed(n))];
    case 'SET.discard_mil':
      return [goods(kindOf(effect.args[1])), arrow, military(`+${n}`)];
    case 'SET.pay_mil':
      return [{ sign: 'military-world' }, ...filter(effect.args[1] ?? '*'), arrow, credit(n ? signed(n) : '')];
    case 'SET.two':
      return [text('2×'), world];
    case 'SET.after_draw':
      return [world, arrow, text(`+${n}`), world];
    case 'SET.after_cr':
      return [world, arrow, credit(`+${n}`)];
    case 'SET.collect':
      return [{ sign: 'colonist', text: `+${n}` }];
    case 'SET.replace':
      return [{ sign: 'swap' }, credit(`+${n}…${effect.args[1] ?? ''}`)];
    case 'SET.replace_self':
      return [{ sign: 'swap' }, ...filter(effect.args[0] ?? '*')];
    case 'PRO.windfall':
      return [{ sign: 'halo', kind: kindOf(effect.args[0]) ?? 'any' }];
    case 'PRO.cr':
      return [credit(`+${n}`)];
    case 'PRO.cr_here':
      return [{ sign: 'good', kind: 'any' }, arrow, credit(`+${n}`)];
    case 'PRO.cr_kinds':
      return [credit(`+${n}`), text('×'), { sign: 'word', id: 'nf-web-glyph-kinds' }];
    case 'PRO.cr_most':
      return [{ sign: 'word', id: 'nf-web-glyph-most' }, goods(kindOf(effect.args[1])), credit(`+${n}`)];
    case 'PRO.cr_per':
      return [credit(`+${n}`), text('×'), ...selector(effect.args[1] ?? '')];
    case 'TRA.price':
      return [goods(kindOf(effect.args[1])), credit(`+${n}`)];
    case 'CON.vp':
      return [vp(`+${n}`)];
    case 'CON.vp_consumed':
      return [goods(undefined), arrow, vp(n)];
    case 'CON.sell':
      return [goods(undefined), arrow, credit('')];
    case 'END.score':
      return [vp(n), text('×'), ...selector(effect.args[1] ?? '')];
    case 'END.table':
      return [vp(effect.args.slice(1).join('/')), ...selector(effect.args[0] ?? '')];
    case 'END.military':
      return [vp(n), text('×'), military('')];
    case 'FIX.any_kind':
      return [{ sign: 'planet', kind: 'any' }];
    case 'FIX.no_sale':
      return [{ sign: 'no-sale' }];
    default:
      return [];
  }
}

const world: Glyph = { sign: 'world' };

function goods(kind: Good | undefined, count?: number): Glyph {
  return { sign: 'good', kind: kind ?? 'any', ...(count && count > 1 ? { count } : {}) };
}

function mealGlyphs(effect: Effect, meal: Meal): Glyph[] {
  const gain: Glyph[] = [];
  if (meal.vp) gain.push(vp(meal.vp));
  if (meal.credits) gain.push(credit(meal.credits));
  if (effect.op !== 'CON.use') {
    const kind = GOODS.find((good) => meal.needs[good]);
    return [text(`≤${meal.size}`), goods(kind), ...(meal.different ? [text('≠')] : []), arrow, ...gain];
  }
  if (meal.different) return [text(`${meal.size}≠`), goods(undefined), arrow, ...gain];
  const eaten = GOODS.flatMap((good) => (meal.needs[good] ? [goods(good, meal.needs[good])] : []));
  if (meal.free) eaten.push(goods(undefined, meal.free));
  return [...eaten, arrow, ...gain];
}

/** What a filter lets through. */
function filter(text_: string): Glyph[] {
  const terms = termsOf(text_);
  return terms.length ? terms.flatMap(termGlyphs) : [world];
}

function termGlyphs(term: string): Glyph[] {
  if (term.startsWith('!')) return [text('≠'), ...termGlyphs(term.slice(1))];
  const kind = kindOf(term);
  if (kind) return [{ sign: 'planet', kind }];
  if (term === 'alien') return [{ sign: 'planet', kind: 'alien' }];
  if (term === 'mil') return [{ sign: 'military-world' }];
  if (term === 'non') return [{ sign: 'peaceful-world' }];
  if (term.startsWith('kw=')) return [{ sign: 'word', id: `nf-keyword-${term.slice(3).toLowerCase()}` }];
  return [{ sign: 'word', id: `nf-term-${term}` }];
}

function selector(text_: string): Glyph[] {
  if (text_ === 'kinds') return [{ sign: 'word', id: 'nf-web-glyph-kinds' }];
  if (text_ === 'colonists') return [{ sign: 'colonist', text: '' }];
  const [what, inner] = selectorOf(text_);
  if (what === 'name') return [{ sign: 'technology' }];
  if (/^(DEV|EXP|SET|PRO|TRA|CON)$/.test(inner)) {
    return [what === 'tech' ? { sign: 'technology' } : world, { sign: 'phase', phase: inner as Phase }];
  }
  if (what === 'tech') {
    if (inner === 'mil') return [{ sign: 'technology' }, military('')];
    return inner === 'large' ? [{ sign: 'large' }] : [{ sign: 'technology' }];
  }
  const terms = termsOf(inner);
  const production = terms.includes('production');
  const windfall = terms.includes('windfall');
  return terms.length === 0
    ? [world]
    : terms
        .filter((term) => term !== 'production' && term !== 'windfall')
        .flatMap(termGlyphs)
        .map((glyph) => {
          if (glyph.sign !== 'planet' || !(production || windfall)) return glyph;
          return windfall ? { sign: 'halo', kind: glyph.kind } : glyph;
        });
}
