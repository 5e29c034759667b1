import { expect, test } from 'vitest';
import type { Moment } from '../../guide';
import type { Label } from '../contract';
import { guide } from './guide';

const label = (id: string): Label => [id, {}];
const pilot = { fuel: 4, ore: 4, ships: 4, colonies: 5, hub: 0, points: 0 };

function step(view: object, moves: string[], more: Partial<Moment> = {}): string {
  const stations = { shipyard: { docks: 2, ships: [] } };
  const whole = { phase: 'main', round: 5, hand: [2, 5], players: [pilot, pilot], limits: { ships: 6, resources: 8 }, stations, ...view };
  const choices = moves.map((move, action) => ({ action, move, label: label('x') }));
  return guide.step({ view: whole, choices, seat: 0, actor: 0, ply: 50, ...more })[0];
}

test('it tells what the dice and the planet call for', () => {
  expect(step({ round: 1, hand: [1, 2, 3, 4] }, ['hub 1', 'solar 4'])).toBe('af-guide-main');
  expect(step({ round: 1, hand: [2, 2, 3, 4] }, ['shipyard 2-2', 'solar 4'])).toBe('af-guide-main');
  expect(step({ round: 1, hand: [2, 2] }, ['shipyard 2-2'])).toBe('af-guide-shipyard');
  expect(step({}, ['shipyard 2-2', 'hub 2'])).toBe('af-guide-shipyard');
  expect(step({}, ['constructor 2-2-2', 'shipyard 2-2'])).toBe('af-guide-constructor');
  expect(step({}, ['launch', 'hub 2'])).toBe('af-guide-launch');
  expect(step({ phase: 'land' }, ['territory lem'])).toBe('af-guide-land');
  expect(step({ phase: 'swap-with' }, ['colony lem p1'])).toBe('af-guide-card-step');
  expect(step({}, ['end'])).toBe('af-guide-end');
  // A colony at the Hub is still to land.
  expect(step({ players: [pilot, { ...pilot, colonies: 1, hub: 3 }] }, ['shipyard 2-2', 'hub 1'])).toBe('af-guide-last-colonies');
  expect(step({ players: [pilot, { ...pilot, colonies: 2, hub: 3 }] }, ['shipyard 2-2', 'hub 1'])).toBe('af-guide-shipyard');
  expect(step({}, ['trade', 'hub 1', 'end'])).toBe('af-guide-trade');
  expect(step({ players: [{ ...pilot, ore: 5 }, pilot] }, ['trade', 'end'])).toBe('af-guide-too-many');
});

test('it does not speak of building where there is no dock', () => {
  const poor = { ...pilot, fuel: 0, ships: 3 };
  const pair = { hand: [2, 2], players: [poor, pilot] };
  expect(step(pair, ['hub 2'])).toBe('af-guide-save-for-ship');
  expect(step({ ...pair, stations: { shipyard: { docks: 2, ships: [{}, {}] } } }, ['hub 2'])).not.toBe('af-guide-save-for-ship');
});

test('it says nothing of ships to somebody who has them all', () => {
  expect(step({ players: [{ ...pilot, ships: 6 }, pilot] }, ['shipyard 2-2', 'hub 2'])).not.toBe('af-guide-shipyard');
});

test('it waits, watches and ends with the viewer', () => {
  expect(step({}, [], { actor: 1 })).toBe('af-guide-wait');
  expect(step({}, [], { seat: null, actor: 1 })).toBe('af-guide-watch');
  expect(step({ phase: 'over' }, [], { actor: null })).toBe('af-guide-over');
});
