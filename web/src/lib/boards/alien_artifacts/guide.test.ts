import { expect, test } from 'vitest';
import type { Moment } from '../../guide';
import { guide } from './guide';

const player = { artifacts: [], construction: [{}], empire: [] };

function step(view: object, moves: string[], more: Partial<Moment> = {}): string {
  const whole = { phase: 'turn', round: 4, marker: 2, deck: 40, ending: false, players: [player, player], turn_state: { actions: 1 }, ...view };
  const choices = moves.map((move, action) => ({ action, move, label: ['x', {}] as [string, object] }));
  return guide.step({ view: whole, choices, seat: 0, actor: 0, ply: 50, ...more } as Moment)[0];
}

test('first it tells what a turn is, then what it offers', () => {
  expect(step({ round: 1 }, ['buy ship'])).toBe('aa-guide-turn');
  expect(step({}, ['build gutenberg', 'buy ship'])).toBe('aa-guide-turn-build');
  expect(step({ players: [{ ...player, construction: [] }, player] }, ['buy ship'])).toBe('aa-guide-turn-buy');
  expect(step({ players: [{ ...player, construction: [] }, player] }, ['trade red'])).toBe('aa-guide-turn-poor');
  expect(step({}, ['prepare ship'])).toBe('aa-guide-turn-prepare');
  expect(step({ marker: 1, deck: 3 }, ['build gutenberg'])).toBe('aa-guide-turn-end');
  expect(step({ ending: true }, ['build gutenberg'])).toBe('aa-guide-turn-last');
  expect(step({ turn_state: { actions: 0 } }, ['end'])).toBe('aa-guide-turn-done');
});

test('it tells what to look for in each decision', () => {
  expect(step({ phase: 'payment' }, [])).toBe('aa-guide-pay');
  expect(step({ phase: 'defence' }, ['defend ransom'])).toBe('aa-guide-defence');
  expect(step({ phase: 'next-build' }, ['card gutenberg'])).toBe('aa-guide-next-build');
  expect(step({ phase: 'choose-type' }, ['type expansion'])).toBe('aa-guide-effect');
  expect(step({}, [], { actor: 1 })).toBe('aa-guide-wait');
  expect(step({ phase: 'over' }, [], { actor: null })).toBe('aa-guide-over');
});
