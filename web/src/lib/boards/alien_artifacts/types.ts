/** The view of Alien Artifacts, as the game gives it. */

export const CLASSES = ['planet', 'tech', 'ship'] as const;
export type Cls = (typeof CLASSES)[number];
export const COLOURS = ['blue', 'green', 'red', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];
export type Type = 'exploration' | 'expansion' | 'extermination' | 'exploitation';
export type Side = 'logistic' | 'operational';

/** The colour that pays for a class. */
export const PAID_IN: Record<Cls, Colour> = { planet: 'green', tech: 'blue', ship: 'red' };

/** A resource card with one of its sections up. */
export interface Shown {
  resource: string;
  section: 'a' | 'b';
}

export interface Building {
  card: string;
  attached: Shown[];
  icons: number;
  missing: number;
}

export interface InEmpire {
  card: string;
  side: Side;
  tokens: number;
  produced: Shown[];
  /** Points of a technology, attack value of a ship, while it lies operational side up and works. */
  now: { play?: number; end?: number; alien?: number; player?: number } | null;
}

export interface Player {
  faction: string | null;
  bank: number;
  vp: number;
  /** Null for the hands of others. */
  hand: string[] | null;
  cards: number;
  construction: Building[];
  empire: InEmpire[];
  costs: Record<Cls | 'buy', number>;
  limits: Record<string, number>;
  artifacts: string[];
  plans: { count: number; known: string[] };
  points: number;
  score: Record<string, number>;
}

/** What the decision at hand is about; which members there are depends on the phase. */
export interface Question {
  seat: number;
  actions?: number;
  deed?: string;
  card?: string | null;
  cards?: number | string[];
  row?: Cls;
  colour?: Colour;
  tokens?: number;
  goal?: number;
  resource?: string | Shown;
  drawn?: string[];
  ship?: string | null;
  value?: number;
  bonus?: number;
  credits?: number;
  fee?: number;
  victim?: number;
  source?: string;
  excess?: number;
  /** Icons paid so far; of a payment in three colours in each. */
  paid?: number | number[];
}

/** Something that is going on. */
export interface Going {
  what: string;
  seat: number | null;
  ship?: string;
  bonus?: number;
  value?: number;
}

export interface View {
  phase: string;
  question: Question | null;
  resolving: Going[];
  round: number;
  turn: number;
  limits: { hand: number; bank: number; base_cost: number; operational_cost: number; tokens: number; rounds: number };
  marker: number;
  ending: boolean;
  deck: number;
  discards: string[];
  decks: Record<Cls, { top: string | null; left: number }>;
  system: { available: string | null; unseen: string[]; bottom: string[] };
  artifacts: { unseen: string[]; discards: string[] };
  plans: { left: number };
  tokens: number;
  aside: string[];
  attack: { target: 'system' | number; plan: string | null; ships: string[] } | null;
  players: Player[];
  turn_state: { actions: number; used: string[]; attacked: string[]; paid: string[]; boosts: string[]; extra_turns: number };
}
