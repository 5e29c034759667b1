/** The shape of an Alien Frontiers view, and the fixed facts about its pieces that a drawing needs. */

export const STATIONS = [
  'artifact',
  'hub',
  'constructor',
  'mine',
  'market',
  'raiders',
  'shipyard',
  'solar',
  'terraform',
] as const;
export type Station = (typeof STATIONS)[number];

export const TERRITORIES = [
  'asimov',
  'bradbury',
  'burroughs',
  'heinlein',
  'herbert',
  'lem',
  'pohl',
  'vanvogt',
] as const;
export type Territory = (typeof TERRITORIES)[number];

export const FIELDS = ['isolation', 'positron', 'repulsor'] as const;
export type Field = (typeof FIELDS)[number];

export type Phase =
  | 'main'
  | 'land'
  | 'raid'
  | 'cannon'
  | 'teleport'
  | 'warp'
  | 'blast'
  | 'move'
  | 'move-to'
  | 'swap'
  | 'swap-with'
  | 'keep'
  | 'chance'
  | 'over';

/** A ship in hand or dock, as notation names it: "1".."6" an own-colour ship of that value, "r" the Relic Ship. */
export type Token = '1' | '2' | '3' | '4' | '5' | '6' | 'r';

export interface Ship {
  seat: number;
  value: number;
  relic: boolean;
}

export interface PlayerView {
  fuel: number;
  ore: number;
  ships: number;
  stock: number;
  colonies: number;
  hub: number;
  cards: string[];
  points: number;
  score: Record<string, number>;
}

export interface TerritoryView {
  colonies: number[];
  control: number | null;
  fields: Field[];
}

export interface View {
  phase: Phase;
  decision: number[][];
  round: number;
  turn: number;
  first: number;
  stations: Record<Station, { docks: number; ships: Ship[] }>;
  bay: number[];
  hand: number[];
  relic: { owner: number | null; place: Station | 'bay' | 'hand' | 'burroughs'; value: number | null };
  territories: Record<Territory, TerritoryView>;
  display: string[];
  deck: number;
  unseen: Record<string, number>;
  discards: Record<string, number>;
  players: PlayerView[];
  turn_state: {
    used: string[];
    discard_used: boolean;
    artifact_total: number;
    cycles: number;
    hub_docked: number;
    market_rate: number;
    borrowed: Territory | null;
    excess: number;
  };
}

/** Docks of the full board; those beyond what the view gives are closed at this number of players. */
export const DOCKS: Record<Station, number> = {
  artifact: 4,
  hub: 3,
  constructor: 6,
  mine: 5,
  market: 4,
  raiders: 3,
  shipyard: 6,
  solar: 8,
  terraform: 1,
};

/** Ships that dock together; one by one where nothing is said. */
export const SET_SIZE: Partial<Record<Station, number>> = { constructor: 3, market: 2, raiders: 3, shipyard: 2 };

export const HUB_CIRCLES = 7;
export const ARTIFACT_NEED = 8;
export const RAID_LIMIT = 4;

/** The verbs of a card's power (paid with fuel) and of its discard; a passive card has neither. */
export interface CardVerbs {
  power?: string;
  discard?: string;
}

export const CARD_VERBS: Record<string, CardVerbs> = {
  city: {},
  monument: {},
  booster: { power: 'boost', discard: 'dampen' },
  crystal: { power: 'borrow', discard: 'positron' },
  gravity: { power: 'gravity', discard: 'repulse' },
  decoy: {},
  teleporter: { power: 'teleport', discard: 'move' },
  plasma: { power: 'cannon', discard: 'blast' },
  polarity: { power: 'flip', discard: 'swap' },
  cache: {},
  stasis: { power: 'stasis', discard: 'isolate' },
  warper: { power: 'warp', discard: 'fetch' },
};

/** Where RULES.md speaks of something: the number of the section, or its heading where it has none. */
export const TOPICS: Record<string, string> = {
  artifact: 'Alien Artifact',
  hub: 'A6.1',
  constructor: 'Colony Constructor',
  mine: 'Lunar Mine',
  market: 'Orbital Market',
  raiders: 'A6.2',
  shipyard: 'Shipyard',
  solar: 'Solar Converter',
  terraform: 'Terraforming Station',
  bay: 'Maintenance Bay',
  asimov: 'Asimov Crater',
  bradbury: 'Bradbury Plateau',
  burroughs: 'Burroughs Desert',
  heinlein: 'Heinlein Plains',
  herbert: 'Herbert Valley',
  lem: 'Lem Badlands',
  pohl: 'Pohl Foothills',
  vanvogt: 'Van Vogt Mountains',
  isolation: 'Isolation Field',
  positron: 'Positron Field',
  repulsor: 'Repulsor Field',
  'card-city': 'A9.1',
  'card-monument': 'A9.1',
  'card-booster': 'A9.2',
  'card-crystal': 'A9.3',
  'card-gravity': 'A9.4',
  'card-decoy': 'A9.5',
  'card-teleporter': 'A9.6',
  'card-plasma': 'A9.7',
  'card-polarity': 'A9.8',
  'card-cache': 'A9.9',
  'card-stasis': 'A9.10',
  'card-warper': 'A9.11',
  points: 'A5',
  turn: 'A4',
};

/** What an open decision has settled so far. */
export interface Pending {
  /** A raid: resources taken so far. */
  taken?: number;
  /** Plasma Cannon: the station fired at, and shots so far. */
  target?: Station;
  shots?: number;
  /** Orbital Teleporter: the lifted ship and where it was. */
  lifted?: Ship;
  source?: Station;
  /** Temporal Warper: the ships chosen so far. */
  picked?: Token[];
  /** A colony to be moved or swapped: where it stands and whose it is. */
  colony?: { territory: Territory; seat: number };
  /** A landing: whether the colony comes from the Hub track. */
  fromHub?: boolean;
}

const SIDES = 6;
const MOST_DICE = 6;

function allHands(): number[][] {
  const hands: number[][] = [];
  const extend = (prefix: number[], size: number): void => {
    if (prefix.length === size) {
      hands.push(prefix);
      return;
    }
    for (let value = prefix.at(-1) ?? 1; value <= SIDES; value += 1) extend([...prefix, value], size);
  };
  for (let size = 0; size <= MOST_DICE; size += 1) extend([], size);
  return hands;
}

/** Every hand of up to six dice, ascending by size and then by values: frames name a hand by its place here. */
export const HANDS: readonly number[][] = allHands();

/** The decision on top of the view's stack, taken apart. */
export function pending(view: View): Pending {
  const frame = view.decision.at(-1);
  if (!frame) return {};
  const [, first = 0, second = 0] = frame;
  switch (view.phase) {
    case 'land':
      return { fromHub: first === 1 };
    case 'raid':
      return { taken: first };
    case 'cannon':
      return { target: STATIONS[first], shots: second };
    case 'teleport': {
      const relic = second === 7;
      const value = relic ? (view.relic.value ?? 0) : second;
      return { source: STATIONS[first], lifted: { seat: view.turn, value, relic } };
    }
    case 'warp': {
      const picked = (HANDS[first] ?? []).map((value) => String(value) as Token);
      return { picked: second ? [...picked, 'r'] : picked };
    }
    case 'move-to':
    case 'swap-with': {
      const territory = TERRITORIES[first];
      return territory ? { colony: { territory, seat: second } } : {};
    }
    default:
      return {};
  }
}

/** A ship to be placed, in the order of the tray. */
export interface TrayDie {
  token: Token;
  value: number;
  relic: boolean;
  /** Stays the same while the same roll lies in the tray. */
  key: string;
}

/** The unplaced ships of the player at turn: own ships ascending, then the Relic Ship. */
export function tray(view: View): TrayDie[] {
  const seen = new Map<number, number>();
  const dice: TrayDie[] = view.hand.map((value) => {
    const nth = (seen.get(value) ?? 0) + 1;
    seen.set(value, nth);
    return { token: String(value) as Token, value, relic: false, key: `${view.round}.${view.turn}.${value}.${nth}` };
  });
  if (view.relic.place === 'hand') {
    const value = view.relic.value ?? 0;
    dice.push({ token: 'r', value, relic: true, key: `${view.round}.${view.turn}.r.${value}` });
  }
  return dice;
}

/** Docked ships with keys that stay as long as the same ship stands there. */
export function keyed(ships: readonly Ship[]): (Ship & { key: string })[] {
  const seen = new Map<string, number>();
  return ships.map((ship) => {
    const name = `${ship.seat}.${ship.relic ? 'r' : ship.value}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { ...ship, key: `${name}.${nth}` };
  });
}

export function tokenOf(ship: Ship): Token {
  return ship.relic ? 'r' : (String(ship.value) as Token);
}
