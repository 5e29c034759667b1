import { expect, test } from 'vitest';
import type { Label, TableEvent } from '../contract';
import { doerOf, doingsOf, doingsSince } from './doings';

const says = (ply: number, actor: number, id: string, args: Label[1] = {}): TableEvent => ({ ply, actor, label: [`aa-event-${id}`, args], text: id, parts: [] });
const UNTOLD = ['aa-event-turn', 'aa-event-top'];

test('what others did is told until the viewer acts', () => {
  const before = [says(1, 0, 'buys', { player: 'seat:0' }), says(2, -1, 'top'), says(3, -1, 'credits', { player: 'seat:0' })];
  expect(doingsSince(before, 0, UNTOLD)).toEqual([]);
  const after = [...before, says(4, 1, 'turn'), says(5, 1, 'buys', { player: 'seat:1' }), says(6, -1, 'vp', { player: 'seat:1' })];
  expect(doingsSince(after, 0, UNTOLD).map(({ text }) => text)).toEqual(['buys', 'vp']);
  expect(doingsSince([...after, says(7, 0, 'buys')], 0, UNTOLD)).toEqual([]);
  expect(after.slice(4).map(doerOf)).toEqual([1, 1]);
  expect(doerOf(says(8, -1, 'top'))).toBeNull();
});

test('what names nobody belongs to whoever moved last', () => {
  const value = says(7, -1, 'value');
  const events = [says(5, 1, 'buys', { player: 'seat:1' }), value, says(8, 2, 'passes', { player: 'seat:2' })];
  expect(doingsOf(events, 1, 'aa-event-')).toEqual([events[0], value]);
  expect(doingsOf(events, 1, 'nf-event-')).toEqual([]);
});
