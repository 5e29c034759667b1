import type { Label } from '../contract';
import { guideByPhase, offers, type Moment } from '../../guide';
import type { Player, View } from './types';

const say = (step: string, args: Label[1] = {}): Label => [`hw-guide-${step}`, args];

/** Spaces that one progress phase may well cross. */
const NEAR = 4;

function turn(table: View, own: Player, choices: Moment['choices']): Label {
  const left = table.limits.impact - table.asteroid;
  const landers = own.ready.planet + own.ready.moon;
  const tags = own.active.planet + own.active.science + own.active.moon;
  if (table.round <= 1 && own.placed.length === 0) return say('turn-first');
  if (!offers(choices, 'place', 'play', 'shuttle')) return say('turn-pass');
  if (left <= NEAR) return say('turn-end', { left });
  if (landers === 0) return say(offers(choices, 'play') ? 'turn-cards' : 'turn-pass');
  if (!offers(choices, 'place')) return say('turn-shuttle');
  if (tags > 0) return say('turn-tags', { tags });
  return say(table.round <= 1 ? 'turn' : 'turn-later');
}

export const guide = guideByPhase<View>({
  prefix: 'hw',
  steps: {
    turn,
    'after-shuttle': 'after-shuttle',
    species: 'species',
    'boost-move': 'boost-move',
    boost: 'boost',
    payment: 'pay',
    'pay-tags': 'pay',
    'pay-any': 'pay',
    exchange: 'pay',
    'tag-count': 'tags',
    tags: 'tags',
    gain: 'gain',
    'gain-more': 'gain',
    refill: 'gain',
    raise: 'raise',
    'take-tag': 'take-tag',
    reactivate: 'take-tag',
    work: 'work',
    research: 'research',
    upgrade: 'research',
    buy: 'buy',
    remove: 'remove',
  },
  other: 'effect',
});
