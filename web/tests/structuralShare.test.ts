import { expect, test } from 'vitest';
import { structuralShare } from '../src/lib/structuralShare';

const before = { round: 1, players: [{ name: 'a', tiles: ['x'] }, { name: 'b', tiles: [] }], bag: null };
const copy = <T>(value: T): T => structuredClone(value);

test('what equals the value before is the value before', () => {
  expect(structuralShare(before, copy(before))).toBe(before);
  expect(structuralShare(null, 3)).toBe(3);
});

test('a change renews only what contains it', () => {
  const next = copy(before);
  next.players[0]!.tiles.push('y');
  const found = structuralShare(before, next);
  expect(found).toEqual(next);
  expect(found).not.toBe(before);
  expect(found.players[0]!.tiles).toEqual(['x', 'y']);
  expect(found.players[1]).toBe(before.players[1]);
});

test.each([
  [[1, 2], [1, 2, 3]],
  [[1, 2, 3], [1, 2]],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: 0 }, { a: false }],
  [{ 0: 'x', length: 1 }, ['x']],
] as [unknown, unknown][])('%j becomes %j as it is, and neither is touched', (one, other) => {
  const [oneBefore, otherBefore] = [copy(one), copy(other)];
  expect(structuralShare(one, other)).toStrictEqual(otherBefore);
  expect(one).toStrictEqual(oneBefore);
  expect(other).toStrictEqual(otherBefore);
});
