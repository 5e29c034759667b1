import { expect, test } from 'vitest';
import type { BoardProps } from '../contract';
import { choice, item, setOf, shell } from '../kit/testing.svelte';
import { catalogueOf } from './content';
import { chosenTiles, keyOf, meantBy } from './targets';
import { Table } from './table.svelte';
import { TABLES } from './testing';
import type { View } from './types';

const catalogue = catalogueOf(TABLES);
const home = (side: string): string | null => (side === 'a' ? 'old-earth' : null);

/** One move of every template of the action table that a person decides, and where it belongs. */
const MOVES: Record<string, string | null> = {
  'pick develop': 'action:develop',
  reveal: 'goal:hidden',
  hide: 'goal:hidden',
  'keep draft': 'goal:draft',
  'under draft': 'goal:draft',
  'side a': 'home:old-earth',
  'buy public-works': 'stock:public-works',
  'take gem-world': 'tile:gem-world',
  'return gem-world': 'tile:gem-world',
  'store-world gem-world': 'tile:gem-world',
  colonists: 'mat:colonists',
  'settle gem-world': 'tile:gem-world',
  'settle-oort rare': 'tile:alien-oort-cloud-refinery',
  'pay rebel-base': 'tile:rebel-base',
  'resettle gem-world': 'tile:gem-world',
  'replace old-earth': 'tile:old-earth',
  'with gem-world': 'tile:gem-world',
  'produce gem-world': 'tile:gem-world',
  'produce-oort rare': 'tile:alien-oort-cloud-refinery',
  'name rare': 'tile:alien-oort-cloud-refinery',
  'store-good gem-world': 'tile:gem-world',
  'sell gem-world': 'tile:gem-world',
  'store-credits 3': null,
  'feed gem-world': 'tile:gem-world',
  pass: null,
  'consume public-works': 'tile:public-works',
  'consume public-works 2': 'tile:public-works',
  'discard imperium-arms-factory gem-world': 'tile:gem-world',
  'discard imperium-arms-factory 2 gem-world': 'tile:gem-world',
};

function table(phase: string, given: Partial<BoardProps>): Table {
  return new Table(shell({ view: view(phase), ...given }).props, catalogue);
}

test.each(Object.entries(MOVES))('%s belongs to %s', (move, key) => {
  expect(keyOf(move, home)).toBe(key);
});

test('no choice is ever out of reach, not even one that nobody has heard of', () => {
  const choices = [...Object.keys(MOVES), 'side b', 'dance wildly'].map(choice);
  const { placed, bar } = table('settle', { choices });
  const reached = new Set([...[...placed.at.values()].flatMap((offer) => offer.choices), ...bar].map((entry) => entry.move));
  expect(choices.map((entry) => entry.move).filter((move) => !reached.has(move))).toEqual([]);
  expect(bar.map((entry) => entry.move)).toEqual([
    'reveal',
    'hide',
    'side a',
    'colonists',
    'name rare',
    'store-credits 3',
    'pass',
    'side b',
    'dance wildly',
  ]);
});

test('several choices on one element stay together', () => {
  const { placed } = table('settle', { choices: [choice('settle rebel-base', 1), choice('pay rebel-base', 2)] });
  expect(placed.at.get('tile:rebel-base')?.choices.map((entry) => entry.action)).toEqual([1, 2]);
});

/** The decisions that choose a set, with moves in the order in which the rules ask for them. */
const SETS: Record<string, string[]> = {
  return: ['return gem-world', 'return rebel-base'],
  shortage: ['produce old-earth', 'produce spice-world'],
  stock: ['store-good old-earth', 'store-good spice-world'],
  feed: ['feed old-earth', 'feed spice-world'],
  discard: ['discard space-marines old-earth', 'discard public-works 2 spice-world'],
};

test.each(Object.entries(SETS))('%s: tiles are marked in any order, and unmarked again', (phase, moves) => {
  const items = moves.map((move, action) => item(move, action));
  const board = table(phase, { set: setOf(items, { least: 2, most: 2 }) });
  const keys = moves.map((move) => `tile:${move.split(' ').at(-1)}`);
  for (const key of keys.toReversed()) board.press(board.offer(key).items);
  expect(board.props.marks).toEqual([1, 0]);
  expect(board.summary?.problem).toBeNull();
  board.press(board.offer(keys[1]!).items);
  expect(board.props.marks).toEqual([0]);
  expect(board.times(board.offer(keys[1]!).items)).toBe(0);
  expect(board.summary?.problem).toContain('common-set-few');
});

function view(phase: string): View {
  const player = {
    explored: ['rebel-base', 'gem-world'],
    technologies: ['public-works', 'space-marines'],
    colonies: [
      { tile: 'old-earth', good: null, colonists: 1, new: false },
      { tile: 'spice-world', good: 'novelty', colonists: 1, new: false },
    ],
  };
  return { phase, players: [player], question: {} } as unknown as View;
}

test('an element without a choice tells which moves may have been meant', () => {
  const meant = (key: string, phase: string): string[] => meantBy(key, view(phase), 0, catalogue);
  expect(meant('action:develop', 'pick')).toEqual(['pick develop']);
  expect(meant('action:develop', 'buy')).toEqual([]);
  expect(meant('stock:public-works', 'buy')).toEqual(['buy public-works']);
  expect(meant('tile:rebel-base', 'settle')).toEqual(['settle rebel-base', 'pay rebel-base']);
  expect(meant('tile:gem-world', 'settle')).toEqual(['settle gem-world']);
  expect(meant('tile:gem-world', 'replace-with')).toEqual(['with gem-world']);
  expect(meant('tile:spice-world', 'sell')).toEqual(['sell spice-world']);
  expect(meant('tile:old-earth', 'sell')).toEqual([]);
  expect(meant('tile:public-works', 'consume')).toEqual(['consume public-works']);
  expect(meant('tile:space-marines', 'consume')).toEqual([]);
});

test('what earlier steps fixed is chosen', () => {
  const asked = { ...view('discard'), question: { seat: 0, target: 'rebel-base' } };
  expect(chosenTiles(asked)).toEqual(['rebel-base']);
});
