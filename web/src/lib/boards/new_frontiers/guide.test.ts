import { expect, test } from 'vitest';
import type { Moment } from '../../guide';
import type { Label } from '../contract';
import { guide } from './guide';

const label = (id: string): Label => [id, {}];
const empire = { credits: 3, vp: 0, colonists: 1, spaces: 2, colonies: [{ good: null }], explored: [] };

function step(view: object, moves: string[], more: Partial<Moment> = {}): string {
  const whole = { phase: 'pick', round: 3, ending: [], vp_pool: 20, colonist_pool: 20, players: [empire, empire], limits: { spaces: 10, colonies: 7, colonists: 5 }, ...view };
  const choices = moves.map((move, action) => ({ action, move, label: label('x') }));
  return guide.step({ view: whole, choices, seat: 0, actor: 0, ply: 50, ...more })[0];
}

test('it tells what to look for in a pick', () => {
  expect(step({ round: 1 }, ['pick develop'])).toBe('nf-guide-pick');
  expect(step({ players: [{ ...empire, credits: 9 }, empire] }, ['pick develop'])).toBe('nf-guide-pick-money');
  expect(step({ players: [{ ...empire, colonies: [{ good: 'genes' }] }, empire] }, ['pick trade'])).toBe('nf-guide-pick-goods');
  // Only of what may still be picked, and can be paid.
  const ready = { ...empire, credits: 3, explored: ['gem-world'] };
  expect(step({ players: [ready, empire] }, ['pick settle'])).toBe('nf-guide-pick-settle');
  expect(step({ players: [ready, empire] }, ['pick produce'])).toBe('nf-guide-pick-produce');
  expect(step({ players: [{ ...ready, credits: 1 }, empire] }, ['pick settle', 'pick isolation'])).toBe('nf-guide-pick-poor');
  expect(step({ players: [{ ...ready, colonists: 0 }, empire] }, ['pick settle'])).toBe('nf-guide-pick-colonists');
  expect(step({ players: [{ ...empire, colonies: [{ good: 'genes' }] }, empire] }, ['pick explore'])).toBe('nf-guide-pick-later');
  expect(step({ vp_pool: 2 }, ['pick trade'])).toBe('nf-guide-pick-end');
  expect(step({ players: [empire, { ...empire, spaces: 9 }] }, ['pick trade'])).toBe('nf-guide-pick-end');
  expect(step({ colonist_pool: 9 }, ['pick trade'])).not.toBe('nf-guide-pick-end');
  expect(step({ ending: ['vp'] }, ['pick trade'])).toBe('nf-guide-pick-last');
});

test('it tells what to look for in each action', () => {
  expect(step({ phase: 'buy' }, ['pass'])).toBe('nf-guide-buy-nothing');
  expect(step({ phase: 'settle' }, ['colonists'])).toBe('nf-guide-colonists');
  expect(step({ phase: 'settle' }, ['colonists', 'settle gem-world'])).toBe('nf-guide-settle');
  expect(step({ phase: 'feed' }, ['feed gem-world'])).toBe('nf-guide-consume');
  expect(step({}, [], { actor: 1 })).toBe('nf-guide-wait');
});
