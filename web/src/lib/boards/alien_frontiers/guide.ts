import type { Label } from '../contract';
import { offers, type Guide, type Moment } from '../../guide';
import { nearEnd } from './model';

interface Player {
  fuel: number;
  ore: number;
  ships: number;
  colonies: number;
  hub: number;
  points: number;
}

interface AlienFrontiers {
  phase: string;
  round: number;
  hand: number[];
  players: Player[];
  limits: { ships: number; resources: number };
  stations: Record<'shipyard', { docks: number; ships: unknown[] }>;
}

const say = (step: string, args: Label[1] = {}): Label => [`af-guide-${step}`, args];

/** Moves that use a tech card, for fuel or by discarding it. */
const CARDS = [
  'boost', 'stasis', 'flip', 'gravity', 'borrow', 'cannon', 'teleport', 'warp', 'dampen', 'isolate', 'positron', 'repulse',
  'fetch', 'blast', 'move', 'swap',
];

function pairs(values: readonly number[]): boolean {
  return new Set(values).size < values.length;
}

function step({ view, choices, seat, actor }: Moment): Label {
  const table = view as unknown as AlienFrontiers;
  if (table.phase === 'over' || actor === null) return say('over');
  const own = seat === null ? undefined : table.players[seat];
  if (seat === null || !own) return say('watch');
  if (actor !== seat) return say(table.round <= 1 ? 'wait-first' : 'wait');
  switch (table.phase) {
    case 'land':
      return say('land');
    case 'raid':
      return say('raid');
    case 'keep':
      return say('keep');
    case 'main':
      break;
    default:
      return say('card-step');
  }
  // The first thing to know, before any ship is docked.
  if (table.round <= 1 && table.hand.length >= own.ships) return say('main');
  const leastLeft = Math.min(...nearEnd(table).left);
  const near = leastLeft <= 2;
  const { docks, ships } = table.stations.shipyard;
  if (offers(choices, 'constructor')) return say('constructor');
  if (offers(choices, 'launch')) return say('launch');
  if (offers(choices, 'claim')) return say('claim');
  if (offers(choices, 'terraform')) return say('terraform');
  if (own.fuel + own.ore > table.limits.resources) return say('too-many', { limit: table.limits.resources });
  if (offers(choices, 'trade')) return say('trade');
  if (!near && offers(choices, 'shipyard') && own.ships < table.limits.ships) return say('shipyard', { ships: own.ships + 1 });
  if (choices.every((choice) => choice.move === 'end')) return say('end');
  if (offers(choices, 'buy-relic')) return say('relic');
  if (offers(choices, 'end')) return say('end-or-more');
  if (near) return say('last-colonies', { left: leastLeft });
  if (own.ships < table.limits.ships - 1 && pairs(table.hand) && !offers(choices, 'shipyard') && ships.length < docks) return say('save-for-ship');
  if (offers(choices, 'raiders')) return say('raiders');
  if (table.round <= 3) return say(own.fuel + own.ore < 3 ? 'gather' : 'hub');
  if (offers(choices, ...CARDS)) return say('card');
  return say(own.hub > 0 ? 'hub' : 'colonies');
}

export const guide: Guide = { firstMatch: {}, goal: say('goal'), step };
