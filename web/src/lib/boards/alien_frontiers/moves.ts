/** Moves by their notation: what each is about, and which of them an element of the board stands for. */

import {
  CARD_VERBS,
  STATIONS,
  TERRITORIES,
  type Field,
  type Station,
  type Territory,
  type Token,
  type View,
} from './model';

/** A move taken apart. Which members there are depends on the verb; see `parse`. */
export interface Move {
  verb: string;
  station?: Station | 'bay';
  /** The ships it uses, the Relic Ship as "r". */
  tokens?: Token[];
  territory?: Territory;
  seat?: number;
  card?: string;
  field?: Field;
  resource?: 'fuel' | 'ore';
  /** Gravity Manipulator: the ship that goes down, and the one that goes up. */
  down?: Token;
  up?: Token;
  /** What is kept of too many resources. */
  keep?: { fuel: number; ore: number };
}

const DOCKING: ReadonlySet<string> = new Set([...STATIONS, 'bay']);

/** The ships of a set in notation: "3-3+r" is an own 3 and the Relic Ship, which shows `relicValue`. */
export function setTokens(text: string, relicValue: number | null): Token[] {
  const [plain = '', relic] = text.split('+');
  const tokens = plain.split('-') as Token[];
  if (relic === undefined) return tokens;
  const at = tokens.indexOf(String(relicValue) as Token);
  tokens.splice(Math.max(at, 0), 1);
  return [...tokens, 'r'];
}

function seatOf(text: string | undefined): number {
  return Number(text?.slice(1)) - 1;
}

/** Take a move apart by its notation. */
export function parse(text: string, relicValue: number | null): Move {
  const [verb = '', a = '', b = '', c = ''] = text.split(' ');
  if (DOCKING.has(verb)) {
    return { verb, station: verb as Station | 'bay', tokens: setTokens(a, relicValue) };
  }
  switch (verb) {
    case 'claim':
    case 'fetch':
      return { verb, card: a };
    case 'boost':
    case 'stasis':
    case 'flip':
    case 'pick':
      return { verb, tokens: [a as Token] };
    case 'gravity':
      return { verb, down: a as Token, up: b as Token, tokens: [a as Token, b as Token] };
    case 'borrow':
    case 'isolate':
    case 'positron':
    case 'repulse':
    case 'territory':
      return { verb, territory: a as Territory };
    case 'cannon':
      return { verb, station: a as Station };
    case 'teleport':
      return { verb, station: a as Station, tokens: [b as Token] };
    case 'dampen':
      return { verb, field: a as Field };
    case 'colony':
      return { verb, territory: a as Territory, seat: seatOf(b) };
    case 'ship':
      return { verb, station: a as Station | 'bay', seat: seatOf(b), tokens: c ? [c as Token] : [] };
    case 'take':
      return { verb, seat: seatOf(a), resource: b as 'fuel' | 'ore' };
    case 'steal':
      return { verb, seat: seatOf(a), card: b };
    case 'keep': {
      const [, fuel, ore] = /^(\d)f(\d)o$/.exec(a) ?? [];
      return { verb, keep: { fuel: Number(fuel), ore: Number(ore) } };
    }
    default:
      return { verb };
  }
}

function within(few: readonly Token[], many: readonly Token[]): boolean {
  const left = [...many];
  return few.every((token) => {
    const at = left.indexOf(token);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Does a move with these ships go with the ships selected: all of them among the others, either way? */
export function fits(tokens: readonly Token[], selected: readonly Token[]): boolean {
  return selected.length === 0 || within(selected, tokens) || within(tokens, selected);
}

/**
 * The dockings, one after the other, of ships at a station that takes them singly; null where it takes sets, or a single ship that
 * is followed by a landing. Low ships go first: the Lunar Mine wants no lower ones later.
 */
export function dockedSingly(view: View, station: Station | 'bay', tokens: readonly Token[]): string[] | null {
  if (station === 'terraform' || together(view, station) > 1) return null;
  const value = (token: Token): number => (token === 'r' ? (view.relic.value ?? 0) : Number(token));
  return [...tokens].sort((one, other) => value(one) - value(other)).map((token) => `${station} ${token}`);
}

/** The card that a verb belongs to, and which of its two uses it is. */
const CARD_OF_VERB: ReadonlyMap<string, string> = new Map(
  Object.entries(CARD_VERBS).flatMap(([card, { power, discard }]) => [
    ...(power ? [[power, `${card}:power`] as const] : []),
    ...(discard ? [[discard, `${card}:discard`] as const] : []),
  ]),
);

/**
 * The keys of the elements that a move belongs to. A move of a card belongs to the card and, by its own notation
 * ("boost:3"), to what it is pointed at once the card is made ready.
 */
export function keysOf(text: string): string[] {
  const [verb = '', a = '', b = '', c = ''] = text.split(' ');
  if (DOCKING.has(verb)) return [`station:${verb}`];
  const card = CARD_OF_VERB.get(verb);
  if (card !== undefined) {
    const pointed = verb === 'gravity' ? [`gravity:${a}`, `gravity:${a}:${b}`] : a ? [[verb, a, b].filter(Boolean).join(':')] : [];
    return [`card:${card}`, ...pointed];
  }
  switch (verb) {
    case 'claim':
      return [`display:${a}`];
    case 'trade':
      return ['verb:trade', 'station:market'];
    case 'launch':
      return ['verb:launch', 'station:hub'];
    case 'territory':
      return [`territory:${a}`];
    case 'colony':
      return [`colony:${a}:${seatOf(b)}`];
    case 'ship':
      return [`ship:${a}:${seatOf(b)}:${c}`];
    case 'take':
    case 'steal':
      return [`${verb}:${seatOf(a)}:${b}`];
    case 'pick':
      return [`die:${a}`];
    default:
      return [`verb:${verb}`];
  }
}

/** How many ships dock at once. */
function together(view: View, station: Station | 'bay'): number {
  return station === 'bay' ? 1 : view.printed.stations[station].together;
}

const MOST_ASKED = 3;

/** Dockings a player may have meant at a station that offers none: what to ask the reason for. */
export function meant(view: View, station: Station | 'bay', selected: readonly Token[], held: readonly Token[]): string[] {
  const tokens = selected.length > 0 ? [...selected] : [...held];
  const size = together(view, station);
  const values = tokens.map((token) => (token === 'r' ? (view.relic.value ?? 1) : Number(token)));
  if (size === 1) {
    const single = station === 'terraform' ? tokens.filter((token) => token === '6' || token === 'r') : tokens;
    const wanted = single.length > 0 ? single : station === 'terraform' ? ['6'] : ['1'];
    return [...new Set(wanted)].slice(-MOST_ASKED).map((token) => `${station} ${token}`);
  }
  if (station === 'raiders') {
    const low = Math.min(Math.max(Math.min(...values, 6), 1), 4);
    return [`raiders ${low}-${low + 1}-${low + 2}`];
  }
  const best = [...values].sort((x, y) => count(values, y) - count(values, x) || y - x)[0] ?? 1;
  const relic = tokens.includes('r') && view.relic.value === best && count(values, best) <= size;
  return [`${station} ${Array(size).fill(best).join('-')}${relic ? '+r' : ''}`];
}

function count(values: readonly number[], value: number): number {
  return values.filter((other) => other === value).length;
}

/** Moves to ask the reason for when a card's power or discard is not offered. */
export function meantByCard(verb: string, selected: readonly Token[], held: readonly Token[], view: View): string[] {
  const token = selected[0] ?? held[0] ?? '3';
  switch (verb) {
    case 'boost':
    case 'stasis':
    case 'flip':
      return [`${verb} ${token}`];
    case 'gravity':
      return [`gravity ${token} ${selected[1] ?? held.find((other) => other !== token) ?? token}`];
    case 'borrow':
      return [`borrow ${rival(view)}`];
    case 'isolate':
    case 'positron':
    case 'repulse':
      return [`${verb} ${TERRITORIES[0]}`];
    case 'cannon': {
      const station = STATIONS.find((name) => view.stations[name].ships.some((ship) => ship.seat !== view.turn));
      return [`cannon ${station ?? 'solar'}`];
    }
    case 'teleport': {
      for (const name of STATIONS) {
        const ship = view.stations[name].ships.find((docked) => docked.seat === view.turn);
        if (ship) return [`teleport ${name} ${ship.relic ? 'r' : ship.value}`];
      }
      return ['teleport solar 1'];
    }
    case 'dampen':
      return ['dampen isolation', 'dampen positron', 'dampen repulsor'];
    case 'fetch': {
      const piles = Object.keys(view.discards);
      return (piles.length > 0 ? piles : ['booster']).slice(0, MOST_ASKED).map((card) => `fetch ${card}`);
    }
    default:
      return [verb];
  }
}

function rival(view: View): Territory {
  const busy = TERRITORIES.find((name) => {
    const land = view.territories[name];
    return name !== 'burroughs' && land.control !== view.turn && land.colonies.some((count) => count > 0);
  });
  return busy ?? TERRITORIES[0];
}
