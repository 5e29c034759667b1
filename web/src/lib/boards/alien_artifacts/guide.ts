import type { Label } from '../contract';
import { guideByPhase, offers, type Moment } from '../../guide';
import type { Player, View } from './types';

const say = (step: string, args: Label[1] = {}): Label => [`aa-guide-${step}`, args];

/** Cards left in the deck that a round or two may use up. */
const FEW_CARDS = 15;

function turn(table: View, own: Player, choices: Moment['choices']): Label {
  if (table.ending) return say('turn-last');
  if (table.turn_state.actions === 0) return say('turn-done');
  if (table.round <= 1) return say('turn');
  if (table.marker === 1 && table.deck <= FEW_CARDS) return say('turn-end');
  if (own.artifacts.length > 0 && offers(choices, 'artifact')) return say('turn-artifact');
  if (offers(choices, 'build')) return say('turn-build');
  if (own.construction.length === 0) return say(offers(choices, 'buy') ? 'turn-buy' : 'turn-poor');
  if (offers(choices, 'offensive')) return say('turn-offensive');
  if (offers(choices, 'faction')) return say('turn-faction');
  if (offers(choices, 'prepare')) return say('turn-prepare');
  return say('turn');
}

export const guide = guideByPhase<View>({
  prefix: 'aa',
  wait: (table) => (table.ending ? 'wait-last' : 'wait'),
  steps: {
    turn,
    payment: 'pay',
    'three-colours': 'pay',
    trade: 'trade',
    prepare: 'prepare',
    'attach-to': 'prepare',
    'attach-section': 'prepare',
    discard: 'discard',
    extra: 'extra',
    keep: 'keep',
    side: 'side',
    'next-build': 'next-build',
    show: 'show',
    'next-planet': 'show',
    target: 'attack',
    ships: 'attack',
    'next-ship': 'attack',
    ability: 'attack',
    redraw: 'attack',
    defence: 'defence',
    blockade: 'blockade',
    fee: 'fee',
    'final-fee': 'fee',
    unblock: 'fee',
    faction: 'faction',
  },
  other: 'effect',
});
