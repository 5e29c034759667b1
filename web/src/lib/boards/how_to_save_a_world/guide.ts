import type { Label } from '../contract';
import { offers, type Guide, type Moment } from '../../guide';
import type { Player, View } from './types';

const say = (step: string, args: Label[1] = {}): Label => [`hw-guide-${step}`, args];

/** Spaces that one progress phase may well cross. */
const NEAR = 4;

function turn(table: View, own: Player, choices: Moment['choices']): Label {
  const left = table.limits.impact - table.asteroid;
  const landers = own.ready.planet + own.ready.moon;
  const tags = own.active.planet + own.active.science + own.active.moon;
  if (table.round <= 1 && own.placed.length === 0) return say('turn-first', { left });
  if (!offers(choices, 'place', 'play', 'shuttle')) return say('turn-pass');
  if (left <= NEAR) return say('turn-end', { left });
  if (landers === 0) return say(offers(choices, 'play') ? 'turn-cards' : 'turn-pass');
  if (!offers(choices, 'place')) return say('turn-shuttle');
  if (tags > 0) return say('turn-tags', { tags });
  if (table.round <= 1) return say('turn-second');
  return say('turn');
}

function step({ view, choices, seat, actor }: Moment): Label {
  const table = view as unknown as View;
  if (table.phase === 'over' || actor === null) return say('over');
  const own = seat === null ? undefined : table.players[seat];
  if (seat === null || !own) return say('watch');
  if (actor !== seat) return say('wait');
  switch (table.phase) {
    case 'turn':
      return turn(table, own, choices);
    case 'after-shuttle':
      return say('after-shuttle');
    case 'species':
      return say('species');
    case 'boost-move':
      return say('boost-move');
    case 'boost':
      return say('boost');
    case 'payment':
    case 'pay-tags':
    case 'pay-any':
    case 'exchange':
      return say('pay');
    case 'tag-count':
    case 'tags':
      return say('tags');
    case 'gain':
    case 'gain-more':
    case 'refill':
      return say('gain');
    case 'raise':
      return say('raise');
    case 'take-tag':
    case 'reactivate':
      return say('take-tag');
    case 'work':
      return say('work');
    case 'research':
    case 'upgrade':
      return say('research');
    case 'buy':
      return say('buy');
    case 'remove':
      return say('remove');
    default:
      return say('effect');
  }
}

export const guide: Guide = { firstMatch: {}, step };
