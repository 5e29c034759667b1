import { expect, test } from 'vitest';
import type { Label, TableEvent } from '../contract';
import { lastAttack, rowFor } from './story';

const event = (ply: number, actor: number, label: Label): TableEvent => ({ ply, actor, label, text: label[0], parts: [] });
const says = (ply: number, actor: number, id: string, args: Label[1] = {}): TableEvent => event(ply, actor, [`aa-event-${id}`, args]);

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

test('an attack is told with what came of it, until its player goes on to something else', () => {
  const start = says(1, 0, 'attack-system', { player: 'seat:0', system: '@aa-system-dead-harbour' });
  const shot = says(2, -1, 'value', { ship: '@aa-ship-compass', number: 1, value: 3 });
  const made = [start, shot, says(2, -1, 'damaged', { player: 'seat:0' }), says(3, -1, 'system')];
  expect(lastAttack(made)).toMatchObject({ over: false, shots: [{ results: ['aa-event-damaged'] }] });
  const kept = event(4, 0, ['aa-move-no-redraw', { value: 3 }]);
  expect(lastAttack([...made, kept])?.over).toBe(false);
  expect(lastAttack([...made, says(4, 0, 'buys', { player: 'seat:0' })])?.over).toBe(true);
});

test('values beyond a table belong to its nearest row', () => {
  expect([-1, 1, 4, 8, 12].map((value) => rowFor(value, 8))).toEqual([0, 0, 3, 7, 7]);
});
