import { expect, test } from 'vitest';
import type { Choice } from '../contract';
import { catalogueOf } from './content';
import { chosenTiles, keyOf, meantBy, place } from './targets';
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

function choice(move: string, action: number): Choice {
  return { action, move, label: ['x', {}] };
}

test.each(Object.entries(MOVES))('%s belongs to %s', (move, key) => {
  expect(keyOf(move, home)).toBe(key);
});

test('no choice is ever out of reach, not even one that nobody has heard of', () => {
  const choices = [...Object.keys(MOVES), 'side b', 'dance wildly'].map(choice);
  const { at, bar } = place(choices, home);
  const reached = new Set([...[...at.values()].flat(), ...bar].map((entry) => entry.move));
  expect(choices.map((entry) => entry.move).filter((move) => !reached.has(move))).toEqual([]);
  expect(bar.map((entry) => entry.move)).toEqual([
    'reveal',
    'hide',
    'colonists',
    'name rare',
    'store-credits 3',
    'pass',
    'side b',
    'dance wildly',
  ]);
});

test('several choices on one element stay together', () => {
  const { at } = place([choice('settle rebel-base', 1), choice('pay rebel-base', 2)], home);
  expect(at.get('tile:rebel-base')?.map((entry) => entry.action)).toEqual([1, 2]);
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
