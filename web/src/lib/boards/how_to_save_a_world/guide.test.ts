import { expect, test } from 'vitest';
import type { Moment } from '../../guide';
import { guide } from './guide';
import { playerWith } from './testing';

function step(view: object, moves: string[], more: Partial<Moment> = {}): string {
  const whole = { phase: 'turn', round: 2, asteroid: 4, limits: { impact: 14 }, players: [playerWith({}), playerWith({})], ...view };
  const choices = moves.map((move, action) => ({ action, move, label: ['x', {}] as [string, object] }));
  return guide.step({ view: whole, choices, seat: 0, actor: 0, ply: 50, ...more } as Moment)[0];
}

test('first it tells what a turn is, then what it offers', () => {
  expect(step({ round: 1 }, ['place lens-yard-a'])).toBe('hw-guide-turn-first');
  expect(step({ round: 1, players: [playerWith({ placed: ['lens-yard-a'] })] }, ['place lens-yard-b'])).toBe('hw-guide-turn');
  expect(step({ asteroid: 11 }, ['place lens-yard-a'])).toBe('hw-guide-turn-end');
  expect(step({ players: [playerWith({ active: { planet: 1, science: 0, moon: 1 } })] }, ['place lens-yard-a'])).toBe('hw-guide-turn-tags');
  expect(step({}, ['shuttle moon', 'pass'])).toBe('hw-guide-turn-shuttle');
  expect(step({ players: [playerWith({ ready: { planet: 0, moon: 0 } })] }, ['play trial-beam'])).toBe('hw-guide-turn-cards');
  expect(step({}, ['pass'])).toBe('hw-guide-turn-pass');
  expect(step({}, ['place lens-yard-a'])).toBe('hw-guide-turn-later');
});

test('it tells what to look for in each decision', () => {
  expect(step({ phase: 'work' }, ['work laser 1'])).toBe('hw-guide-work');
  expect(step({ phase: 'pay-any' }, [])).toBe('hw-guide-pay');
  expect(step({ phase: 'choose' }, ['option 1'])).toBe('hw-guide-effect');
  expect(step({}, [], { actor: 1 })).toBe('hw-guide-wait');
  expect(step({ phase: 'over' }, [], { actor: null })).toBe('hw-guide-over');
});
