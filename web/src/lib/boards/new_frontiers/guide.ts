import type { Label } from '../contract';
import { offers, type Guide, type Moment } from '../../guide';

interface Colony {
  good: string | null;
}

interface Player {
  credits: number;
  vp: number;
  colonists: number;
  spaces: number;
  colonies: Colony[];
  explored: unknown[];
}

interface NewFrontiers {
  phase: string;
  round: number;
  ending: unknown[];
  vp_pool: number;
  colonist_pool: number;
  players: Player[];
  limits: { spaces: number; colonies: number; colonists: number };
}

/** With so much money hardly anything can be paid, and with so much most technologies. */
const POOR = 1;
const RICH = 4;
/** What a round or two may use up. */
const FEW_CHIPS = 6;
const FEW_COLONISTS = 3;

const say = (step: string, args: Label[1] = {}): Label => [`nf-guide-${step}`, args];

/** How near the end is: a player one or two steps from a limit, or a pool that runs dry. */
function nearEnd(table: NewFrontiers): boolean {
  return (
    table.vp_pool <= FEW_CHIPS ||
    table.colonist_pool <= table.limits.colonists + FEW_COLONISTS ||
    table.players.some((player) => player.spaces >= table.limits.spaces - 1 || player.colonies.length >= table.limits.colonies - 1)
  );
}

function pick(table: NewFrontiers, own: Player, choices: Moment['choices']): Label {
  const free = (action: string): boolean => choices.some(({ move }) => move === `pick ${action}`);
  if (table.ending.length > 0) return say('pick-last');
  if (table.round <= 1) return say('pick');
  if (nearEnd(table)) return say('pick-end');
  if (free('trade') && own.colonies.some((colony) => colony.good !== null)) return say('pick-goods');
  if (free('settle') && own.explored.length > 0 && own.colonists === 0) return say('pick-colonists');
  if (free('settle') && own.explored.length > 0 && own.credits > POOR) return say('pick-settle');
  if (free('develop') && own.credits >= RICH) return say('pick-money');
  if (own.credits <= POOR && (free('isolation') || free('produce'))) return say('pick-poor');
  if (free('produce') && own.colonies.every((colony) => colony.good === null)) return say('pick-produce');
  return say('pick-later');
}

function step({ view, choices, seat, actor }: Moment): Label {
  const table = view as unknown as NewFrontiers;
  if (table.phase === 'over' || actor === null) return say('over');
  const own = seat === null ? undefined : table.players[seat];
  if (seat === null || !own) return say('watch');
  if (actor !== seat) return say(table.ending.length > 0 ? 'wait-last' : 'wait');
  switch (table.phase) {
    case 'side':
      return say('side');
    case 'pick':
      return pick(table, own, choices);
    case 'buy':
      return say(offers(choices, 'buy') ? 'buy' : 'buy-nothing');
    case 'take':
      return say('take');
    case 'return':
    case 'store-world':
      return say('nine');
    case 'settle':
      if (offers(choices, 'pay')) return say('settle-pay');
      return say(offers(choices, 'settle', 'settle-oort') ? 'settle' : 'colonists');
    case 'second':
      return say('second');
    case 'discard':
      return say('discard');
    case 'replace':
    case 'replace-with':
      return say('replace');
    case 'windfall':
    case 'shortage':
      return say('windfall');
    case 'sell':
      return say('sell');
    case 'consume':
    case 'feed':
      return say('consume');
    case 'reveal':
    case 'keep-goal':
    case 'order-goals':
    case 'stock':
    case 'store-credits':
      return say('goals');
    default:
      return say('kind');
  }
}

export const guide: Guide = { firstMatch: { first_game: true }, goal: say('goal'), step };
