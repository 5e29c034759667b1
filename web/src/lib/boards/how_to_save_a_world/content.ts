/** What is printed on the components: the content tables of the game as a catalogue by id. */

import type { Label } from '../contract';
import { catalogueLoader } from '../kit/catalogue';
import type { Deck, Kind, Project, Resource, WorldName } from './types';

/** A part of a price. */
export interface Cost {
  res?: string;
  tag?: string;
  n: number;
}

/** An effect as the tables write it. */
export interface Effect {
  op: string;
  res?: string;
  n?: number;
  tag?: string;
  project?: string;
  kind?: string;
  deck?: string;
  free?: boolean;
  discount?: number;
  max?: number | null;
  pick?: number;
  cost?: Cost[];
  then?: Effect[];
  options?: Effect[][];
}

/** What a boost waits for. */
export interface Trigger {
  event: string;
  project?: string;
  res?: string;
  tag?: string;
  deck?: string;
  kind?: string;
  world?: string;
  min?: number;
}

/** What a species scores for. */
export interface Score {
  metric: string;
  vp?: number;
  div?: number;
  level?: number;
  tag?: string;
  res?: string;
  kind?: string;
  deck?: string;
  project?: string;
}

interface Row {
  id: string;
  provenance: string;
  words: Label[];
}
interface LocationRow extends Row {
  area: string;
  frame: Frame;
  unlimited: boolean;
  action: Effect[];
  rules: { rule: string; n?: number; tag?: string; res?: string }[];
}
interface CardRow extends Row {
  tags: string[];
  effect?: Effect[];
  trigger?: Trigger;
  score?: Score;
}
interface UpgradeRow extends Row {
  kind: Kind;
  cost: number;
  effect: Effect[];
}
interface ProjectRow extends Row {
  res: Resource;
  costs: number[];
  leader_bonuses: { space: number; vp: number }[];
  change_spaces: number[];
  key_vp: number[];
  other_vp: number[];
}

export type Frame = 'shuttle' | 'stay' | 'boost';

/** The tables as `/api/games/how-to-save-a-world/content` names them. */
export interface Tables {
  areas: (Row & { world: WorldName })[];
  locations: LocationRow[];
  facility_spaces: (Row & { stack: string })[];
  projects: ProjectRow[];
  meters: (Row & { length: number; cracks: { laser: number; shield: number }[] })[];
  rewards: (Row & { effect: Effect[] })[];
  path: { space: number; symbols: string[]; impact: boolean }[];
  upgrades: UpgradeRow[];
  actions: CardRow[];
  boosts: CardRow[];
  species: CardRow[];
  decks: { id: Deck; res: Resource }[];
  costs: { id: string; res: Resource; n: number }[];
}

/** A component with what it says in words. */
export interface Told {
  id: string;
  words: Label[];
  standIn: boolean;
}

export interface Location extends Told {
  area: string;
  frame: Frame;
  unlimited: boolean;
  action: Effect[];
  rules: LocationRow['rules'];
}

/** An area of a world, or a facility, with its locations. */
export interface Area {
  id: string;
  locations: Location[];
}

export interface Card extends Told {
  deck: Deck;
  tags: string[];
  effects: Effect[];
  trigger: Trigger | null;
  score: Score | null;
}

export interface Upgrade extends Told {
  kind: Kind;
  cost: number;
  effects: Effect[];
}

export interface Track extends Told {
  res: Resource;
  costs: number[];
  /** VP for the first player to reach a space. */
  bonuses: ReadonlyMap<number, number>;
  changes: ReadonlySet<number>;
  keyVp: number[];
  otherVp: number[];
  /** Spaces of its meter from which cubes move to the shield, and where to. */
  cracks: ReadonlyMap<number, number>;
}

export interface Reward extends Told {
  effects: Effect[];
}

export interface Catalogue {
  areas(world: WorldName): Area[];
  facility(id: string): Area;
  /** Where facilities are built, each with its stack, in print order. */
  spaces: { id: string; stack: string }[];
  location(id: string): Location;
  card(id: string): Card;
  upgrade(id: string): Upgrade;
  upgrades: Upgrade[];
  track(project: Project): Track;
  reward(id: string): Reward;
  /** The symbols of the asteroid's path, space by space. */
  path: string[][];
  /** What the cards of a deck are paid with. */
  paidWith(deck: Deck): Resource;
  /** What the shuttle, or an action card that is played, costs. */
  fee(of: 'shuttle' | 'action-card'): { res: Resource; n: number };
}

const told = (row: Row): Told => ({ id: row.id, words: row.words, standIn: row.provenance === 'stand-in' });
const blank = (id: string): Told => ({ id, words: [], standIn: false });
const byId = <Item extends { id: string }>(items: Item[]): Map<string, Item> => new Map(items.map((item) => [item.id, item]));

function cardOf(deck: Deck, row: CardRow): Card {
  return { ...told(row), deck, tags: row.tags, effects: row.effect ?? [], trigger: row.trigger ?? null, score: row.score ?? null };
}

function trackOf(row: ProjectRow, cracks: { laser: number; shield: number }[]): Track {
  return {
    ...told(row),
    res: row.res,
    costs: row.costs,
    bonuses: new Map(row.leader_bonuses.map(({ space, vp }) => [space, vp])),
    changes: new Set(row.change_spaces),
    keyVp: row.key_vp,
    otherVp: row.other_vp,
    cracks: new Map(cracks.map(({ laser, shield }) => [laser, shield])),
  };
}

/** Make the tables readable by id. What no table knows is shown as a blank. */
export function catalogueOf(tables: Tables): Catalogue {
  const locations = byId(tables.locations.map((row): Location => ({ ...told(row), area: row.area, frame: row.frame, unlimited: row.unlimited, action: row.action, rules: row.rules })));
  const inArea = (id: string): Area => ({ id, locations: [...locations.values()].filter(({ area }) => area === id) });
  const cards = byId([
    ...tables.actions.map((row) => cardOf('action', row)),
    ...tables.boosts.map((row) => cardOf('boost', row)),
    ...tables.species.map((row) => cardOf('species', row)),
  ]);
  const upgrades = tables.upgrades.map((row): Upgrade => ({ ...told(row), kind: row.kind, cost: row.cost, effects: row.effect }));
  const upgradeById = byId(upgrades);
  const tracks = byId(tables.projects.map((row) => trackOf(row, tables.meters.find(({ id }) => id === row.id)?.cracks ?? [])));
  const rewards = byId(tables.rewards.map((row): Reward => ({ ...told(row), effects: row.effect })));
  const worlds = { planet: areasOn('planet'), moon: areasOn('moon') };
  function areasOn(world: WorldName): Area[] {
    return tables.areas.filter((row) => row.world === world).map(({ id }) => inArea(id));
  }
  return {
    areas: (world) => worlds[world],
    facility: inArea,
    spaces: tables.facility_spaces.map(({ id, stack }) => ({ id, stack })),
    location: (id) => locations.get(id) ?? { ...blank(id), area: id, frame: 'stay', unlimited: false, action: [], rules: [] },
    card: (id) => cards.get(id) ?? { ...blank(id), deck: 'action', tags: [], effects: [], trigger: null, score: null },
    upgrade: (id) => upgradeById.get(id) ?? { ...blank(id), kind: 'simple', cost: 0, effects: [] },
    upgrades,
    track: (project) => tracks.get(project) ?? { ...blank(project), res: 'energy', costs: [], bonuses: new Map(), changes: new Set(), keyVp: [], otherVp: [], cracks: new Map() },
    reward: (id) => rewards.get(id) ?? { ...blank(id), effects: [] },
    path: tables.path.map(({ symbols }) => symbols),
    paidWith: (deck) => tables.decks.find(({ id }) => id === deck)?.res ?? 'knowledge',
    fee: (of) => tables.costs.find(({ id }) => id === of) ?? { res: 'energy', n: 0 },
  };
}

export const loadCatalogue = catalogueLoader('how-to-save-a-world', catalogueOf);
