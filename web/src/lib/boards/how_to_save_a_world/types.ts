/** The view of How to Save a World, as the game gives it. */

export const RESOURCES = ['energy', 'knowledge', 'minerals', 'organics', 'genius'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TAGS = ['planet', 'science', 'moon'] as const;
export type Tag = (typeof TAGS)[number];
export const PROJECTS = ['laser', 'shield', 'evacuation'] as const;
export type Project = (typeof PROJECTS)[number];
export const CUBES = ['laser', 'shield', 'evacuation', 'asteroid'] as const;
export type Cube = (typeof CUBES)[number];
export const WORLDS = ['planet', 'moon'] as const;
export type WorldName = (typeof WORLDS)[number];
export const DECKS = ['action', 'boost', 'species'] as const;
export type Deck = (typeof DECKS)[number];
export type Kind = 'simple' | 'tech1' | 'tech2';

export interface Player {
  resources: Record<Resource, number>;
  baselines: Record<Resource, number>;
  active: Record<Tag, number>;
  spent: Record<Tag, number>;
  ready: Record<WorldName, number>;
  placed: string[];
  discs: Record<Project, number>;
  places: Record<Project, number | null>;
  /** Null for the hands of others. */
  hand: string[] | null;
  /** Cards in hand that everybody has seen. */
  known: string[];
  hidden: Record<Deck, number>;
  discard: string[];
  cards: number;
  /** What the next card costs. */
  price: number;
  upgrades: string[];
  upgrade_costs: Record<string, number>;
  /** What the species that the viewer knows of would score now. */
  species: Record<string, number>;
  passed: boolean;
  vp: number;
  points: number;
  score: Record<string, number>;
}

/** What the decision at hand is about; which members there are depends on the phase. */
export interface Question {
  seat: number;
  res?: Resource;
  cost?: number;
  left?: number;
  source?: string;
  price?: number;
  goal?: number;
  paid?: number;
  kinds?: Kind[];
}

export interface ProjectState {
  /** Seats from first to last. */
  standing: number[];
  /** Spaces of neutral discs. */
  neutral: number[];
  reward: string;
  tier: number;
  meter: (Cube | null)[];
  /** A cube on this space of the meter makes the asteroid arrive. */
  impact: number;
}

export interface View {
  phase: string;
  question: Question | null;
  round: number;
  turn: number;
  badge: number;
  key: Project | null;
  limits: { resource: number; baseline: number; tags: number; track: number; impact: number };
  asteroid: number;
  threat: number;
  bag: Record<Cube, number>;
  /** Cubes that found no space on a full meter. */
  aside: Record<Cube, number>;
  projects: Record<Project, ProjectState>;
  open: string[];
  blocked: string[];
  facilities: Record<string, string | null>;
  decks: Record<Deck, { display: (string | null)[]; left: number }>;
  players: Player[];
  turn_state: { location: string | null; bought: string[]; used: string[] };
}
