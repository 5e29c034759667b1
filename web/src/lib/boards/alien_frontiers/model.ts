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

/** What the decision at hand is about; which members there are depends on the phase. */
export interface Question {
  seat: number;
  /** A landing: whether the colony comes from the Hub track. */
  from_hub?: boolean;
  /** A raid: resources taken so far, and how many may still be taken. */
  taken?: number;
  left?: number;
  /** The station fired at and the shots so far, or the one that a ship was lifted from. */
  station?: Station;
  shots?: number;
  /** The lifted ship; `relic` also: whether the Relic Ship is rolled again. */
  value?: number;
  relic?: boolean;
  /** Ships chosen so far to be rolled again. */
  picked?: number[];
  /** A colony to be moved or swapped: where it stands and whose it is. */
  territory?: Territory;
  owner?: number;
  /** How many resources may be kept. */
  limit?: number;
}

/** The limits of the rules that the board shows. */
export interface Limits {
  /** Circles of the Hub track. */
  hub: number;
  /** What ships at the Artifact must show in all to claim a card. */
  claim: number;
  raid: number;
  display: number;
  /** Ships of one colour: all there are, and those that everybody begins with. */
  ships: number;
  fleet: number;
  /** Fuel and ore that are kept at the end of a turn. */
  resources: number;
  /** The last round at this table; 0 for none. */
  rounds: number;
}

/** A price, or what a bonus saves, adds or asks for. */
export interface Price {
  fuel: number;
  ore: number;
}

/** What is printed on the board and on cards. */
export interface Printed {
  /** `together`: how many ships dock at once, as notation joins them ("market 3-3"). */
  stations: Record<Station, Price & { together: number }>;
  territories: Record<Territory, Price>;
  /** What the power of a card takes; of some cards for each thing that it does. */
  cards: Record<string, { fuel: number }>;
}

export interface View {
  phase: Phase;
  question: Question | null;
  limits: Limits;
  printed: Printed;
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
  end: 'A5',
  turn: 'A4',
};

/** How near the end is: the match is over when somebody has no colony left to land, neither in stock nor at the Hub. */
export interface NearEnd {
  /** Every seat's colonies that are still to land. */
  left: number[];
  /** The fewest of them, and the seats that have so few. */
  fewest: number;
  seats: number[];
}

export function nearEnd({ players }: { players: readonly Pick<PlayerView, 'colonies' | 'hub'>[] }): NearEnd {
  const left = players.map(({ colonies, hub }) => colonies + (hub > 0 ? 1 : 0));
  const fewest = Math.min(...left);
  return { left, fewest, seats: left.flatMap((count, seat) => (count === fewest ? [seat] : [])) };
}

/** How many colonies everybody has in all; one that is on its way to the planet is with nobody. */
export function colonyPlaces(view: Pick<View, 'players' | 'territories'>): number {
  const lands = Object.values(view.territories);
  return Math.max(...nearEnd(view).left.map((left, seat) => left + lands.reduce((sum, { colonies }) => sum + (colonies[seat] ?? 0), 0)));
}

/** A ship as a piece of the drawing. */
export interface Piece extends Ship {
  token: Token;
  /** Stays the same while the same ship stands there. */
  key: string;
  /** The keys of all ships there that are the same to the rules, this one among them. */
  alike: string[];
}

/** Ships as pieces; `place` tells those of different places apart. */
export function pieces(ships: readonly Ship[], place: string): Piece[] {
  const seen = new Map<string, string[]>();
  return ships.map((ship) => {
    const name = `${place}.${ship.seat}.${ship.relic ? 'r' : ''}${ship.value}`;
    const alike = seen.get(name) ?? [];
    seen.set(name, alike);
    const key = `${name}.${alike.length + 1}`;
    alike.push(key);
    return { ...ship, token: ship.relic ? 'r' : (String(ship.value) as Token), key, alike };
  });
}

/** The unplaced ships of the player at turn: own ships ascending, then the Relic Ship; none when the match is over. */
export function tray(view: View): Piece[] {
  if (view.phase === 'over') return [];
  const ships: Ship[] = view.hand.map((value) => ({ seat: view.turn, value, relic: false }));
  if (view.relic.place === 'hand') ships.push({ seat: view.relic.owner ?? view.turn, value: view.relic.value ?? 0, relic: true });
  return pieces(ships, `${view.round}.${view.turn}`);
}
