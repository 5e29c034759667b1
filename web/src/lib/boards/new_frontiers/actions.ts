/** What the action tiles do, as pictograms: the action for all, and the bonus of whoever picks. */

import type { Bonus } from './content';
import type { Glyph } from './glyphs';
import type { Limits } from './types';

export interface Deed {
  all: Glyph[];
  bonus: Glyph[];
}

const text = (value: string): Glyph => ({ sign: 'text', text: value });
const credit = (value: string): Glyph => ({ sign: 'credit', text: value });
const vp = (value: string): Glyph => ({ sign: 'vp', text: value });
const colonist = (value: string): Glyph => ({ sign: 'colonist', text: value });
const good: Glyph = { sign: 'good', kind: 'any' };
const world: Glyph = { sign: 'world' };

/** What a tile does, given what whoever picks it gets of credits, colonists and VP. */
export function deedOf(action: string, bonus: Bonus, limits: Limits): Deed {
  const own: Glyph[] = [];
  if (bonus.credits) own.push(credit(`+${bonus.credits}`));
  if (bonus.discount) own.push(credit(`−${bonus.discount}`));
  if (bonus.colonists) own.push(colonist(`+${bonus.colonists}`));
  if (bonus.vp) own.push(vp(`+${bonus.vp}`));
  switch (action) {
    case 'overview':
      return { all: [], bonus: [text('↰1'), ...own, { sign: 'word', id: 'nf-web-glyph-goal' }] };
    case 'develop':
      return { all: [{ sign: 'technology' }], bonus: own };
    case 'explore':
      return { all: [text(String(limits.display)), world, text('→ 1')], bonus: [text('+1'), world, ...own] };
    case 'settle':
      return { all: [colonist(`+${limits.colonists_taken}`), text('/'), { sign: 'peaceful-world' }], bonus: own };
    case 'produce':
      return { all: [{ sign: 'planet', kind: 'any' }, text('→'), good], bonus: [...own, { sign: 'halo', kind: 'any' }, text('→'), good] };
    case 'trade':
      return { all: [good, text('→'), credit(''), text('·'), good, text('→'), vp('')], bonus: own };
    case 'diplomats':
      return { all: [], bonus: [...own, text('⇤ 1.')] };
    default:
      return { all: [], bonus: own };
  }
}
