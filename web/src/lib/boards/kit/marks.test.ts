import { describe, expect, test } from 'vitest';
import { markedCopies, pressItems, summaryOf, whyNotMarked } from './marks';
import { item, setOf, WORDS } from './testing.svelte';

describe('equal pieces', () => {
  const dice = ['a', 'b', 'c'];

  test('are marked where they were pressed', () => {
    expect(markedCopies(1, ['b'], dice)).toEqual(['b']);
    expect(markedCopies(2, ['c', 'a'], dice)).toEqual(['c', 'a']);
  });

  test('the first of them are marked where the marks were made elsewhere', () => {
    expect(markedCopies(2, [], dice)).toEqual(['a', 'b']);
    expect(markedCopies(2, ['b'], dice)).toEqual(['b', 'a']);
  });

  test('no more than there are marks, and none of other pieces', () => {
    expect(markedCopies(0, ['b'], dice)).toEqual([]);
    expect(markedCopies(1, ['x', 'b', 'a'], dice)).toEqual(['b']);
  });
});

describe('pressing', () => {
  test('marks an item, and unmarks it when it is pressed again', () => {
    const only = item('a', 1);
    const set = setOf([only, item('b', 2)]);
    expect(pressItems(set, [], [only])).toEqual({ unmark: [], mark: 1 });
    expect(pressItems(set, [2, 1], [only])).toEqual({ unmark: [1], mark: null });
  });

  test('changes nothing where a bound forbids it', () => {
    const third = item('c', 3);
    const set = setOf([item('a', 1), item('b', 2), third], { most: 2 });
    expect(pressItems(set, [1, 2], [third])).toEqual({ unmark: [], mark: null });
  });

  test('marks an item that is there several times as often as that goes, then unmarks it', () => {
    const fuel = item('fuel', 1, { times: 2 });
    const set = setOf([fuel], { most: 4 });
    expect(pressItems(set, [1], [fuel])).toEqual({ unmark: [], mark: 1 });
    expect(pressItems(set, [1, 1], [fuel])).toEqual({ unmark: [1, 1], mark: null });
  });

  test('goes through the items of an element one by one, past those that do not fit, and ends with none', () => {
    const powers = [item('p g', 1, { tags: ['g'] }), item('q g', 2, { tags: ['g', 'q'] }), item('r g', 3, { tags: ['g'] })];
    const other = item('q h', 4, { tags: ['h', 'q'] });
    const set = setOf([...powers, other], { limits: ['g', 'h', 'q'].map((tag) => ({ tag, least: 0, most: 1 })) });
    expect(pressItems(set, [], powers)).toEqual({ unmark: [], mark: 1 });
    expect(pressItems(set, [1], powers)).toEqual({ unmark: [1], mark: 2 });
    expect(pressItems(set, [4, 1], powers)).toEqual({ unmark: [1], mark: 3 });
    expect(pressItems(set, [3], powers)).toEqual({ unmark: [3], mark: null });
  });
});

test('what cannot be marked as well says why', () => {
  const set = setOf([item('a', 1), item('b', 2)], { most: 1 });
  expect(whyNotMarked(set, [], [set.items[1]!], WORDS)).toBeNull();
  expect(whyNotMarked(set, [1], [set.items[1]!], WORDS)).toContain('common-set-many');
});

test('the summary counts, sums where there is a goal, and says what is missing', () => {
  const set = setOf([item('a', 1, { worth: 2 }), item('b', 2)], { goal: 3, least: 1 });
  expect(summaryOf(set, [1], WORDS)).toEqual({
    chosen: 'common-set-chosen {"count":1} · common-set-sum {"sum":2,"goal":3}',
    problem: 'common-set-short {"missing":1}',
  });
  expect(summaryOf(set, [2, 1], WORDS).problem).toBeNull();
  expect(summaryOf({ ...set, goal: 0 }, [1], WORDS).chosen).toBe('common-set-chosen {"count":1}');
});
