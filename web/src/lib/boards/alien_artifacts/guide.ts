import type { Label } from '../contract';
import { offers, type Guide, type Moment } from '../../guide';
import type { Player, View } from './types';

const say = (step: string, args: Label[1] = {}): Label => [`aa-guide-${step}`, args];

/** Cards left in the deck that a round or two may use up. */
const FEW_CARDS = 15;

function turn(table: View, own: Player, choices: Moment['choices']): Label {
  if (table.ending) return say('turn-last');
  if (table.turn_state.actions === 0) return say('turn-done');
  if (table.round <= 1) return say('turn-first', { decks: table.players.length });
  if (table.marker === 1 && table.deck <= FEW_CARDS) return say('turn-end');
  if (own.artifacts.length > 0 && offers(choices, 'artifact')) return say('turn-artifact');
  if (offers(choices, 'build')) return say('turn-build');
  if (own.construction.length === 0) return say(offers(choices, 'buy') ? 'turn-buy' : 'turn-poor');
  if (offers(choices, 'offensive')) return say('turn-offensive');
  if (offers(choices, 'faction')) return say('turn-faction');
  if (offers(choices, 'prepare')) return say('turn-prepare');
  return say('turn');
}

function step({ view, choices, seat, actor }: Moment): Label {
  const table = view as unknown as View;
  if (table.phase === 'over' || actor === null) return say('over');
  const own = seat === null ? undefined : table.players[seat];
  if (seat === null || !own) return say('watch');
  if (actor !== seat) return say(table.ending ? 'wait-last' : 'wait');
  switch (table.phase) {
    case 'turn':
      return turn(table, own, choices);
    case 'payment':
    case 'three-colours':
      return say('pay');
    case 'trade':
      return say('trade');
    case 'prepare':
    case 'attach-to':
    case 'attach-section':
      return say('prepare');
    case 'discard':
      return say('discard');
    case 'extra':
      return say('extra');
    case 'keep':
      return say('keep');
    case 'side':
      return say('side');
    case 'show':
    case 'next-planet':
      return say('show');
    case 'target':
    case 'ships':
    case 'next-ship':
    case 'ability':
    case 'redraw':
      return say('attack');
    case 'defence':
      return say('defence');
    case 'blockade':
      return say('blockade');
    case 'fee':
    case 'final-fee':
    case 'unblock':
      return say('fee');
    case 'faction':
      return say('faction');
    default:
      return say('effect');
  }
}

export const guide: Guide = { firstMatch: {}, step };
