import { expect, test } from 'vitest';
import { choice, item, setOf, shell } from '../kit/testing.svelte';
import { catalogueOf } from './content';
import { Table } from './table.svelte';
import { keysOf, leafOf, leafOfParts, meantBy } from './targets';
import { TABLES } from './testing';
import type { View } from './types';

/** One move of every template of the action table that a person decides, and where it belongs. */
const MOVES: Record<string, string[]> = {
  pass: ['pass'],
  done: [],
  later: [],
  never: [],
  yes: [],
  'shuttle moon': ['shuttle:moon'],
  'play trial-beam': ['card:trial-beam'],
  'place lens-yard-a': ['place:lens-yard-a'],
  'boost crew-rotation': ['card:crew-rotation'],
  'keep pale-bat': ['card:pale-bat'],
  'genius 1': [],
  'pay energy': ['res:energy'],
  'tags 2': [],
  'token moon': ['tag:moon'],
  'card crew-rotation': ['card:crew-rotation'],
  'wild crew-rotation': ['card:crew-rotation'],
  'gain minerals': ['res:minerals'],
  'raise genius': ['res:genius'],
  'tag science': ['tag:science'],
  'work laser 2': ['step:laser:2'],
  'upgrade mixed-fuel': ['upgrade:mixed-fuel'],
  'buy power-grid': ['buy:power-grid'],
  'remove power-grid': ['card:power-grid'],
  'remove played power-grid': ['played:power-grid'],
  'option 1': [],
  'reactivate moon': ['tag:moon'],
  'refill energy': ['res:energy'],
  'plus energy': ['res:energy'],
};

test.each(Object.entries(MOVES))('%s belongs to %s', (move, keys) => {
  expect(keysOf(move)).toEqual(keys);
});

const asked = (key: string, phase: string): string[] => meantBy(key, { phase } as View);

test('what is pressed without an offer means a move of the decision at hand', () => {
  expect(asked('place:lens-yard-a', 'turn')).toEqual(['place lens-yard-a']);
  expect(asked('card:pale-bat', 'turn')).toEqual(['play pale-bat']);
  expect(asked('card:pale-bat', 'boost')).toEqual(['boost pale-bat']);
  expect(asked('played:trial-beam', 'remove')).toEqual(['remove played trial-beam']);
  expect(asked('step:laser:2', 'work')).toEqual(['work laser 2']);
  expect(asked('pass', 'turn')).toEqual(['pass']);
  expect(asked('res:energy', 'turn')).toEqual([]);
  expect(asked('place:lens-yard-a', 'gain')).toEqual([]);
});

test('a small screen turns to the leaf of the decision', () => {
  expect(leafOf('place:lens-yard-a')).toBe('worlds');
  expect(leafOf('step:laser:1')).toBe('projects');
  expect(leafOf('buy:power-grid')).toBe('market');
  expect(leafOf('card:trial-beam')).toBeNull();
});

test('choices without a place are answers; items of a set are marked on their elements', () => {
  const { props } = shell({ view: { phase: 'gain', players: [] }, choices: [choice('done', 1)], set: setOf([item('gain energy', 7, { times: 2 })]) });
  const table = new Table(props, catalogueOf(TABLES));
  expect(table.answers.map(({ move }) => move)).toEqual(['done']);
  expect(table.offer('res:energy').items.map(({ action }) => action)).toEqual([7]);
  expect(table.press(table.offer('res:energy').items)).toBe(true);
  expect(props().marks).toEqual([7]);
});

test('a small screen turns to where something happens', () => {
  const isPlace = (id: string): boolean => catalogueOf(TABLES).location(id).words.length > 0;
  const leaf = (...parts: string[]) => leafOfParts(new Set(parts), isPlace);
  expect(leaf('seat-1', 'location-lens-yard-b', 'project-lens-yard-b')).toBe('worlds');
  // Words of a move are named as every kind of element.
  expect(leaf('location-laser', 'project-laser')).toBe('projects');
  expect(leaf('location-power-grid', 'action-power-grid')).toBeNull();
});
