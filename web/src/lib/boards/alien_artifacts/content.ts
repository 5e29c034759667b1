/** What is printed on the components: the content tables of the game as a catalogue by id. */

import type { Label } from '../contract';
import { catalogueLoader } from '../kit/catalogue';
import type { Cls, Colour, Side, Type } from './types';

/** An effect as the tables write it. */
export interface Effect {
  effect: string;
  trigger?: string;
  n?: number;
  cls?: string;
  type?: string;
  to?: string;
  action?: string;
  cost_delta?: number;
  ships_max?: number;
  times?: number;
  draw?: number;
  keep?: number;
  vs?: string;
  div?: number;
  optional?: boolean;
  per?: Count;
  until?: string;
  if?: { cls?: string; first_of_type_in_class?: boolean; value_min?: number; round_marker_max?: number };
  cost?: { credits?: number; discard_hand?: number; icons?: number | string; colours?: string[] };
}

export interface Count {
  count: string;
  cls?: string;
  type?: string;
  side?: string;
}

export interface Condition extends Count {
  min: number;
  in_play: number;
  end: number;
}

interface Row {
  id: string;
  provenance: string;
  words: Label[];
}
interface CardRow extends Row {
  type: string;
  bonus?: number;
  alien?: number;
  player?: number;
  abilities?: Effect[];
  logistic?: Effect[];
  conditions?: Condition[];
}
interface ResourceRow extends Row {
  a_colour: string;
  a_icons: number;
  b_colour: string;
  b_icons: number;
  number: number;
}
interface RowsRow extends Row {
  rows: Effect[][];
}
interface SideRow {
  class: string;
  side: string;
  type: string | null;
  effects: Effect[];
}

/** The tables as `/api/games/alien-artifacts/content` names them. */
export interface Tables {
  planets: CardRow[];
  technologies: CardRow[];
  ships: CardRow[];
  resources: ResourceRow[];
  artifacts: (Row & { effects: Effect[] })[];
  systems: RowsRow[];
  plans: RowsRow[];
  factions: (Row & { action: Effect; end_scoring: Effect[] })[];
  sides: SideRow[];
}

/** A component with what it says in words. */
export interface Told {
  id: string;
  words: Label[];
  standIn: boolean;
}

export interface Card extends Told {
  cls: Cls;
  type: Type;
  effects: Record<Side, Effect[]>;
  conditions: Condition[];
  /** Its own attack values. */
  bonus: { alien: number; player: number } | null;
}

export interface Section {
  colour: Colour;
  icons: number;
}

export interface Resource extends Told {
  a: Section;
  b: Section;
  number: number;
}

/** An alien system or a defence plan: what an attack value of 1, 2, … brings. */
export interface AttackTable extends Told {
  rows: Effect[][];
}

export interface Artifact extends Told {
  effects: Effect[];
}

export interface Faction extends Told {
  action: Effect | null;
  scoring: Effect[];
}

export interface Catalogue {
  card(id: string): Card;
  resource(id: string): Resource;
  artifact(id: string): Artifact;
  system(id: string): AttackTable;
  plan(id: string): AttackTable;
  faction(id: string): Faction;
  /** The lowest and the highest number of a resource card. */
  numbers: { least: number; most: number };
}

/** Make the tables readable by id. What no table knows is shown as a blank. */
export function catalogueOf(tables: Tables): Catalogue {
  const cards = new Map<string, Card>();
  const classes: [Cls, CardRow[]][] = [['planet', tables.planets], ['tech', tables.technologies], ['ship', tables.ships]];
  for (const [cls, rows] of classes) for (const row of rows) cards.set(row.id, cardOf(cls, row, tables.sides));
  const byId = <Item extends Told>(items: Item[]): Map<string, Item> => new Map(items.map((item) => [item.id, item]));
  const resources = byId(tables.resources.map(resourceOf));
  const artifacts = byId(tables.artifacts.map((row) => ({ ...told(row), effects: row.effects })));
  const systems = byId(tables.systems.map((row) => ({ ...told(row), rows: row.rows })));
  const plans = byId(tables.plans.map((row) => ({ ...told(row), rows: row.rows })));
  const factions = byId(tables.factions.map((row) => ({ ...told(row), action: row.action, scoring: row.end_scoring })));
  const numbers = tables.resources.map((row) => row.number);
  const blank = (id: string): Told => ({ id, words: [], standIn: false });
  return {
    card: (id) => cards.get(id) ?? { ...blank(id), cls: 'tech', type: 'exploration', effects: { logistic: [], operational: [] }, conditions: [], bonus: null },
    resource: (id) => resources.get(id) ?? { ...blank(id), a: { colour: 'gold', icons: 0 }, b: { colour: 'gold', icons: 0 }, number: 0 },
    artifact: (id) => artifacts.get(id) ?? { ...blank(id), effects: [] },
    system: (id) => systems.get(id) ?? { ...blank(id), rows: [] },
    plan: (id) => plans.get(id) ?? { ...blank(id), rows: [] },
    numbers: { least: Math.min(...numbers), most: Math.max(...numbers) },
    faction: (id) => factions.get(id) ?? { ...blank(id), action: null, scoring: [] },
  };
}

function told(row: Row): Told {
  return { id: row.id, words: row.words, standIn: row.provenance === 'stand-in' };
}

function cardOf(cls: Cls, row: CardRow, sides: SideRow[]): Card {
  const printed = (side: Side): Effect[] =>
    sides.filter((one) => one.class === cls && one.side === side && (one.type === null || one.type === row.type)).flatMap((one) => one.effects);
  const own = row.bonus ?? 0;
  return {
    ...told(row),
    cls,
    type: row.type as Type,
    effects: { logistic: row.logistic ?? printed('logistic'), operational: [...printed('operational'), ...(row.abilities ?? [])] },
    conditions: row.conditions ?? [],
    bonus: cls === 'ship' ? { alien: own + (row.alien ?? 0), player: own + (row.player ?? 0) } : null,
  };
}

function resourceOf(row: ResourceRow): Resource {
  return {
    ...told(row),
    a: { colour: row.a_colour as Colour, icons: row.a_icons },
    b: { colour: row.b_colour as Colour, icons: row.b_icons },
    number: row.number,
  };
}

export const loadCatalogue = catalogueLoader('alien-artifacts', catalogueOf);
