import { expect, test } from 'vitest';
import type { TableEvent } from '../contract';
import { gainsOf, partsSince } from './gains';

const counts = (now: Record<string, number>): Map<string, number> => new Map(Object.entries(now));

test('what there is more of is a gain, and what has just appeared counts from nothing', () => {
  const before = counts({ '0:fuel': 1, '0:ore': 2, '1:fuel': 3 });
  const now = counts({ '0:fuel': 4, '0:ore': 1, '1:fuel': 3, '0:colony-lem': 1 });
  expect(gainsOf(before, now)).toEqual([
    { key: '0:fuel', by: 3, taken: null },
    { key: '0:colony-lem', by: 1, taken: null },
  ]);
});

test('what somebody else has lost meanwhile was taken from there', () => {
  expect(gainsOf(counts({ '0:fuel': 0, '1:fuel': 3 }), counts({ '0:fuel': 2, '1:fuel': 1 }))).toEqual([{ key: '0:fuel', by: 2, taken: '1:fuel' }]);
});

test('moves that came before the board was drawn again are all told of, and what was taken back is not', () => {
  const event = (ply: number, ...parts: string[]): TableEvent => ({ ply, actor: 0, label: ['moved', {}], text: 'moved', parts });
  const recent = [event(3, 'mine'), event(4, 'seat-0', 'well'), event(5, 'seat-1', 'yard')];
  expect(partsSince(recent, 3)).toEqual(['well', 'yard']);
  expect(partsSince(recent, 5)).toBeNull();
  expect(partsSince(recent.slice(0, 1), 5)).toBeNull();
  expect(partsSince(recent, -1)).toBeNull();
});
