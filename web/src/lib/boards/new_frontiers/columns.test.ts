import { expect, test } from 'vitest';
import { columnsOf, withGaps } from './columns';

test('tiles fill the shortest column, and one more moves none of them', () => {
  const heights: Record<string, number> = { a: 3, b: 1, c: 1, d: 1, e: 2 };
  const height = (id: string): number => heights[id]!;
  expect(columnsOf(['a', 'b', 'c', 'd'], 2, height)).toEqual([['a'], ['b', 'c', 'd']]);
  expect(columnsOf(['a', 'b', 'c', 'd', 'e'], 2, height)).toEqual([['a', 'e'], ['b', 'c', 'd']]);
  expect(columnsOf([], 2, height)).toEqual([[], []]);
});

test('what was taken leaves its place free until something new lies there', () => {
  expect(withGaps(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c']);
  expect(withGaps(['a', 'b', 'c'], [])).toEqual([null, null, null]);
  expect(withGaps(['a', 'b'], ['d', 'a'])).toEqual(['d', 'a']);
  expect(withGaps([], ['a'])).toEqual(['a']);
});
