import { expect, test } from 'vitest';
import { placeOffers } from './offers';
import { choice, item } from './testing.svelte';

/** The first word names the kind of an element, the others its name; "end" has no place. */
const keysOf = (move: string): string[] => {
  const [kind, ...names] = move.split(' ');
  return kind === 'end' ? [] : names.map((name) => `${kind}:${name}`);
};

test('every choice is at its elements, several at one together, and those without a place are told apart', () => {
  const choices = [choice('tile a', 1), choice('tile a', 2), choice('tile b c', 3), choice('end', 4)];
  const { at, rest } = placeOffers(choices, [], keysOf);
  expect(at.get('tile:a')?.choices.map(({ action }) => action)).toEqual([1, 2]);
  expect(at.get('tile:b')?.choices).toEqual(at.get('tile:c')?.choices);
  expect(rest.map(({ action }) => action)).toEqual([4]);
  expect(at.has('tile:d')).toBe(false);
});

test('items of a set are at their elements beside choices', () => {
  const { at, rest } = placeOffers([choice('tile a', 1)], [item('tile a', 2), item('tile b', 3)], keysOf);
  expect(at.get('tile:a')).toMatchObject({ choices: [{ action: 1 }], items: [{ action: 2 }] });
  expect(at.get('tile:b')).toMatchObject({ choices: [], items: [{ action: 3 }] });
  expect(rest).toEqual([]);
});
