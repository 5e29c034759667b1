import { expect, test } from 'vitest';
import type { BoardProps } from '../contract';
import { choice, item, setOf, shell } from '../kit/testing.svelte';
import { catalogueOf } from './content';
import { Table } from './table.svelte';
import { keysOf, leafOf, meantBy, ownerOf, rowsOf } from './targets';
import { TABLES } from './testing';
import type { View } from './types';

const catalogue = catalogueOf(TABLES);

/** One move of every template of the action table that a person decides, and where it belongs. */
const MOVES: Record<string, string[]> = {
  pass: ['deed:pass'],
  end: ['deed:end'],
  done: [],
  yes: [],
  no: [],
  'buy planet': ['deck:planet'],
  'extra 2': [],
  'build gutenberg': ['card:gutenberg'],
  'prepare tech': ['row:tech'],
  'trade gold': ['trade:gold'],
  'unblock ship 2': ['unblock:ship'],
  offensive: ['deed:offensive'],
  income: ['deed:income'],
  mine: ['deed:mine'],
  faction: ['deed:faction'],
  'act far-expedition': ['card:far-expedition'],
  'use port-dues': ['card:port-dues'],
  'artifact nova-heart': ['artifact:nova-heart'],
  'fee mika-1': ['card:mika-1'],
  'keep calcine': ['aside:calcine'],
  'card calcine': ['card:calcine'],
  'side logistic': ['side:logistic'],
  'ship compass': ['card:compass'],
  'attack system': ['system'],
  'attack p2': ['seat:1'],
  'defend ransom': ['plan:ransom'],
  'show b': ['show:b'],
  'type expansion': ['type:expansion'],
  'class planet': ['deck:planet', 'row:planet'],
  'pick league': ['faction:league'],
  'discard blue3-green2-1': ['hand:blue3-green2-1'],
  'pay blue3-green2-1 a': ['hand:blue3-green2-1:a'],
  'pay from mika-1 blue3-green2-1 b': ['on:mika-1:blue3-green2-1'],
};

test.each(Object.entries(MOVES))('%s belongs to %s', (move, keys) => {
  expect(keysOf(move)).toEqual(keys);
});

function view(phase: string): View {
  const held = (card: string, side: string, tokens = 0): object => ({ card, side, tokens, produced: [], now: null });
  const own = {
    artifacts: ['nova-heart'],
    construction: [{ card: 'gutenberg', attached: [], icons: 0, missing: 5 }],
    empire: [held('port-dues', 'logistic'), held('far-expedition', 'logistic'), held('supply-net', 'logistic'), held('compass', 'operational'), held('mika-1', 'logistic', 2)],
  };
  const rival = { artifacts: [], construction: [], empire: [held('calcine', 'logistic')] };
  return { phase, players: [own, rival], question: { seat: 0 } } as unknown as View;
}

function table(phase: string, given: Partial<BoardProps>): Table {
  return new Table(shell({ view: view(phase), ...given }).props, catalogue);
}

test('no choice is ever out of reach, not even one that nobody has heard of', () => {
  const choices = [...Object.keys(MOVES), 'dance wildly'].map(choice);
  const { placed, answers } = table('turn', { choices });
  const reached = new Set([...[...placed.at.values()].flatMap((offer) => offer.choices), ...answers].map((entry) => entry.move));
  expect(choices.map((entry) => entry.move).filter((move) => !reached.has(move))).toEqual([]);
  expect(answers.map((entry) => entry.move)).toEqual(['done', 'yes', 'no', 'extra 2', 'dance wildly']);
});

test('an element without a choice tells which moves may have been meant', () => {
  const meant = (key: string, phase: string): string[] => meantBy(key, view(phase), 0, catalogue);
  expect(meant('deck:ship', 'turn')).toEqual(['buy ship']);
  expect(meant('row:ship', 'turn')).toEqual(['prepare ship']);
  expect(meant('unblock:planet', 'turn')).toEqual(['unblock planet 1']);
  expect(meant('card:gutenberg', 'turn')).toEqual(['build gutenberg']);
  expect(meant('card:port-dues', 'turn')).toEqual(['use port-dues']);
  expect(meant('card:far-expedition', 'turn')).toEqual(['act far-expedition']);
  expect(meant('card:supply-net', 'turn')).toEqual([]);
  expect(meant('card:mika-1', 'turn')).toEqual(['fee mika-1']);
  expect(meant('card:calcine', 'turn')).toEqual([]);
  expect(meant('card:calcine', 'blockade')).toEqual(['card calcine']);
  expect(meant('card:compass', 'ships')).toEqual(['ship compass']);
  expect(meant('card:mika-1', 'ships')).toEqual([]);
  expect(meant('hand:blue3-green2-1:a', 'payment')).toEqual(['pay blue3-green2-1 a']);
  expect(meant('seat:1', 'target')).toEqual(['attack p2']);
  expect(meant('artifact:moment-loop', 'turn')).toEqual([]);
});

test('sections of cards and cards on planets are marked in any order', () => {
  const moves = ['pay green3-red2-1 a', 'pay from mika-1 green2-red3-1 a'];
  const board = table('payment', { set: setOf(moves.map((move, action) => item(move, action, { worth: 3 - action })), { goal: 5, most: 2 }) });
  for (const key of ['on:mika-1:green2-red3-1', 'hand:green3-red2-1:a']) board.press(board.offer(key).items);
  expect(board.props.marks).toEqual([1, 0]);
  expect(board.summary?.problem).toBeNull();
  expect(board.offer('hand:green3-red2-1:b').items).toEqual([]);
});

test('cards are found with their owners, rows and leaves', () => {
  expect(ownerOf('calcine', view('turn'))).toBe(1);
  expect(ownerOf('gutenberg', view('turn'))).toBe(0);
  expect(ownerOf('halny', view('turn'))).toBeNull();
  const rows = rowsOf(view('turn').players[0]!, catalogue);
  expect(rows.map(({ cls, construction, empire }) => [cls, construction.length, empire.length])).toEqual([['planet', 1, 1], ['tech', 0, 3], ['ship', 0, 1]]);
  expect(['deck:ship', 'system', 'seat:1', 'card:calcine', 'deed:mine', 'deed:end', 'hand:x:a'].map(leafOf)).toEqual(['table', 'table', 'rivals', 'empire', 'empire', null, null]);
});
