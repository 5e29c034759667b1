import { expect, test } from 'vitest';
import type { Label, TableEvent } from '../contract';
import { doerOf, doingsOf, doingsSince, lastAttack, rowFor } from './story';

const event = (ply: number, actor: number, label: Label): TableEvent => ({ ply, actor, label, text: label[0], parts: [] });
const says = (ply: number, actor: number, id: string, args: Label[1] = {}): TableEvent => event(ply, actor, [`aa-event-${id}`, args]);

test('what others did is told until the viewer acts', () => {
  const before = [says(1, 0, 'buys', { player: 'seat:0' }), says(2, -1, 'top'), says(3, -1, 'credits', { player: 'seat:0' })];
  expect(doingsSince(before, 0)).toEqual([]);
  const after = [...before, says(4, 1, 'turn'), says(5, 1, 'buys', { player: 'seat:1' }), says(6, -1, 'vp', { player: 'seat:1' })];
  expect(doingsSince(after, 0).map(({ label }) => label[0])).toEqual(['aa-event-buys', 'aa-event-vp']);
  expect(doingsSince([...after, says(7, 0, 'buys')], 0)).toEqual([]);
  expect(after.slice(4).map(doerOf)).toEqual([1, 1]);
  expect(doerOf(says(8, -1, 'top'))).toBeNull();
  const value = says(7, -1, 'value', { ship: '@aa-ship-compass' });
  expect(doingsOf([...after.slice(4), value, says(8, 2, 'passes', { player: 'seat:2' })], 1)).toContain(value);
});

test('an attack is put together ship by ship', () => {
  const start = says(1, 0, 'attack', { player: 'seat:0', victim: 'seat:2' });
  const shot = (ply: number, ship: string, number: number, value: number): TableEvent => says(ply, -1, 'value', { ship: `@aa-ship-${ship}`, number, value });
  expect(lastAttack([shot(1, 'compass', 1, 2)])).toBeNull();
  const attack = lastAttack([start, says(2, 2, 'defence', { player: 'seat:2', plan: '@aa-plan-ransom' }), shot(3, 'compass', 1, 2), shot(4, 'compass', 4, 5), shot(5, 'broker', 2, 3)]);
  expect(attack).toMatchObject({ attacker: 0, victim: 2, system: null, plan: 'ransom' });
  // The second card of the same ship replaced the first.
  expect(attack?.shots.map(({ ship, value }) => [ship, value])).toEqual([['compass', 5], ['broker', 3]]);
  expect(lastAttack([start, shot(3, 'compass', 1, 2), says(6, 1, 'turn')])).toBeNull();
  expect(lastAttack([says(1, 0, 'attack-system', { player: 'seat:0', system: '@aa-system-dead-harbour' })])).toMatchObject({ system: 'dead-harbour', plan: null });
});

test('values beyond a table belong to its nearest row', () => {
  expect([-1, 1, 4, 8, 12].map((value) => rowFor(value, 8))).toEqual([0, 0, 3, 7, 7]);
});
