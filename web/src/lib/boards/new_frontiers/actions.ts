/** What the action tiles do, as pictograms: the action for all, and the bonus of whoever picks. */

import type { Glyph } from './glyphs';

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

export const DEEDS: Record<string, Deed> = {
  isolation: { all: [], bonus: [credit('+2')] },
  overview: { all: [], bonus: [text('↰1'), credit('+1'), { sign: 'word', id: 'nf-web-glyph-goal' }] },
  develop: { all: [{ sign: 'technology' }], bonus: [credit('−1')] },
  explore: { all: [text('7'), world, text('→ 1')], bonus: [text('+1'), world] },
  settle: { all: [colonist('+2'), text('/'), { sign: 'peaceful-world' }], bonus: [colonist('+1')] },
  produce: { all: [{ sign: 'planet', kind: 'any' }, text('→'), good], bonus: [{ sign: 'halo', kind: 'any' }, text('→'), good] },
  trade: { all: [good, text('→'), credit(''), text('·'), good, text('→'), vp('')], bonus: [vp('+1')] },
  diplomats: { all: [], bonus: [vp('+1'), text('⇤ 1.')] },
};
