import { expect, test } from 'vitest';
import { aimingShips, reachOf } from './aim';
import { catalogueOf } from './content';
import { TABLES } from './testing';
import type { InEmpire, View } from './types';

const catalogue = catalogueOf(TABLES);
const ship = (card: string, alien: number, player: number): InEmpire => ({ card, side: 'operational', tokens: 0, produced: [], now: { alien, player } });
const view = (more: Partial<View>): View =>
  ({ turn: 0, players: [{ empire: [ship('compass', 2, 2), ship('broker', 2, 1), { ...ship('granary', 0, 0), side: 'logistic', now: null }] }], attack: null, question: null, turn_state: { attacked: [] }, ...more }) as unknown as View;

test('an attack reaches from the weakest ship with the lowest card to the strongest with the highest', () => {
  expect(reachOf(view({}), 0, 'alien', catalogue)).toEqual({ from: 3, to: 6 });
  expect(reachOf(view({}), 0, 'player', catalogue)).toEqual({ from: 2, to: 6 });
  expect(reachOf(view({}), 0, 'player', catalogue, ['broker'])).toEqual({ from: 2, to: 5 });
  expect(reachOf(view({}), 0, 'player', catalogue, [])).toBeNull();
});

test('the ships that may still attack are those marked, chosen or ready', () => {
  const attack = { target: 1, plan: 'ransom', ships: ['compass', 'broker'] };
  expect(aimingShips(view({}), [])).toEqual(['compass', 'broker']);
  expect(aimingShips(view({ attack: { ...attack, ships: [] } }), ['broker'])).toEqual(['broker']);
  expect(aimingShips(view({ attack, turn_state: { attacked: ['compass'] } as View['turn_state'] }), [])).toEqual(['broker']);
  expect(aimingShips(view({ attack, question: { seat: 0, ship: 'compass' } }), [])).toEqual(['compass']);
});
