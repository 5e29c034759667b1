/** What is printed on the tiles: the content tables of the game as a catalogue by tile id. */

import type { Label } from '../contract';
import { catalogueLoader } from '../kit/catalogue';
import { kindOf, parseEffect, type Effect } from './effects';
import type { Kind } from './types';

export const OORT = 'alien-oort-cloud-refinery';

interface Row {
  id: string;
  cost: number;
  vp: number | string;
  keywords: string[];
  effects: string[];
  provenance: string;
  words: Label[];
  code?: string;
  size?: string;
  face?: string;
  military?: boolean;
  colonists?: number;
  type?: string;
  kind?: string | null;
  mat?: number;
  side?: string;
}

interface GoalRow {
  id: string;
  counts: string;
  bands: number[][];
  storage: string | null;
  provenance: string;
  words: Label[];
}

/** What whoever picks an action gets. */
export interface Bonus {
  credits: number;
  discount: number;
  colonists: number;
  vp: number;
}

/** The tables as `/api/games/new-frontiers/content` names them. */
export interface Tables {
  technologies: Row[];
  worlds: Row[];
  homes: Row[];
  goals: GoalRow[];
  action_tiles: ({ id: string } & Bonus)[];
}

export interface Tile {
  id: string;
  sort: 'technology' | 'world' | 'home';
  /** Printed cost; the defence of a military world. */
  cost: number;
  vp: number | '?';
  large: boolean;
  military: boolean;
  colonists: number;
  type: 'production' | 'windfall' | 'gray';
  kind: Kind;
  anyKind: boolean;
  keywords: string[];
  effects: Effect[];
  /** What it says: a line for each effect. */
  lines: Label[];
  standIn: boolean;
  /** The other face of a two-sided technology. */
  twin: string | null;
  mat: number | null;
  side: string | null;
}

export interface Goal {
  id: string;
  counts: string;
  bands: { least: number; vp: number }[];
  storage: string | null;
  standIn: boolean;
  /** What it says. */
  lines: Label[];
}

export interface Catalogue {
  tile(id: string): Tile;
  goal(id: string): Goal;
  /** The home on a side ("a" or "b") of a mat. */
  home(mat: number, side: string): Tile | null;
  /** The bonus of an action tile. */
  bonus(action: string): Bonus;
}

/** Make the tables readable by id. A tile that no table knows is shown as a blank one. */
export function catalogueOf(tables: Tables): Catalogue {
  const rows: [Tile['sort'], Row[]][] = [
    ['technology', tables.technologies],
    ['world', tables.worlds],
    ['home', tables.homes],
  ];
  const tiles = new Map<string, Tile>();
  for (const [sort, list] of rows) {
    for (const row of list) tiles.set(row.id, tileOf(sort, row, twinOf(row, tables.technologies)));
  }
  const goals = new Map(tables.goals.map((row) => [row.id, goalOf(row)]));
  return {
    tile: (id) => tiles.get(id) ?? blank(id),
    goal: (id) => goals.get(id) ?? goalOf({ id, counts: '', bands: [], storage: null, provenance: '', words: [] }),
    home: (mat, side) => [...tiles.values()].find((tile) => tile.mat === mat && tile.side === side) ?? null,
    bonus: (action) => tables.action_tiles.find((row) => row.id === action) ?? { credits: 0, discount: 0, colonists: 0, vp: 0 },
  };
}

function twinOf(row: Row, technologies: Row[]): string | null {
  if (!row.code || row.face === 'fixed') return null;
  const pair = row.code.slice(0, -1);
  return technologies.find((other) => other.code?.slice(0, -1) === pair && other.id !== row.id)?.id ?? null;
}

function tileOf(sort: Tile['sort'], row: Row, twin: string | null): Tile {
  const effects = row.effects.map(parseEffect).filter((effect) => effect !== null);
  return {
    id: row.id,
    sort,
    cost: row.cost,
    vp: typeof row.vp === 'number' ? row.vp : '?',
    large: row.size === 'large',
    military: row.military ?? false,
    colonists: row.colonists ?? 0,
    type: row.type === 'production' || row.type === 'windfall' ? row.type : 'gray',
    kind: kindOf(row.kind ?? undefined) ?? 'gray',
    anyKind: effects.some((effect) => effect.op === 'FIX.any_kind'),
    keywords: row.keywords,
    effects,
    lines: row.words,
    standIn: row.provenance === 'stand-in',
    twin,
    mat: row.mat ?? null,
    side: row.side ?? null,
  };
}

function goalOf(row: GoalRow): Goal {
  return {
    id: row.id,
    counts: row.counts,
    bands: row.bands.map(([least = 0, vp = 0]) => ({ least, vp })),
    storage: row.storage,
    standIn: row.provenance === 'stand-in',
    lines: row.words,
  };
}

function blank(id: string): Tile {
  return tileOf('world', { id, cost: 0, vp: 0, keywords: [], effects: [], provenance: '', words: [] }, null);
}

export const loadCatalogue = catalogueLoader('new-frontiers', catalogueOf);
