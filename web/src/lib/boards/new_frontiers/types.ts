/** The view of New Frontiers, as the game gives it. */

export type Kind = 'gray' | 'novelty' | 'rare' | 'genes' | 'alien';
export type Good = Exclude<Kind, 'gray'>;

export const GOODS: readonly Good[] = ['novelty', 'rare', 'genes', 'alien'];

export interface Colony {
  tile: string;
  good: Good | null;
  colonists: number;
  /** It came in the action at hand: its powers sleep. */
  new: boolean;
}

export interface Stored {
  goods: Record<Good, number>;
  worlds: string[];
  credits: number;
}

export interface Player {
  credits: number;
  vp: number;
  colonists: number;
  mat: number | null;
  technologies: string[];
  spaces: number;
  colonies: Colony[];
  explored: string[];
  military: number;
  stored: Stored;
  points: number;
  score: Record<string, number>;
}

export interface Goals {
  open: string[];
  hidden: { owner: number; goal: string | null } | null;
  stack: number;
  under: (string | null)[];
  in_hand: number;
  drawn: string[] | null;
  kept: string | null;
  unlocated: string[];
}

export interface ActionTile {
  id: string;
  picked: boolean;
}

/** What the decision at hand is about; which members there are depends on the phase. */
export interface Question {
  seat: number;
  second?: boolean;
  count?: number;
  target?: string;
  old?: string;
  kind?: Good;
  power?: string;
  credits?: number;
}

/** The limits of the rules that the board shows, and the pools that the match began with. */
export interface Limits {
  /** With more technology spaces or colonies, or fewer colonists in the pool, the game ends. */
  spaces: number;
  colonies: number;
  colonists: number;
  /** Explored worlds and colonies that an empire may have. */
  empire: number;
  /** Worlds drawn in Explore. */
  display: number;
  colonists_taken: number;
  /** The last round at this table; 0 for none. */
  rounds: number;
  vp_start: number;
  colonists_start: number;
}

export interface View {
  phase: string;
  /** Null where no seat decides. */
  question: Question | null;
  limits: Limits;
  round: number;
  order: number[];
  next_pawn: number;
  action: string | null;
  actors: number[];
  actions: ActionTile[];
  /** Who picked which action tile this round. */
  pickers: Record<string, number>;
  technologies: { tile: string; left: number }[];
  vp_pool: number;
  colonist_pool: number;
  goods: Record<Good, number>;
  produce_credits: number;
  bag: number;
  display: string[];
  aside: string[];
  ending: string[];
  goals: Goals | null;
  players: Player[];
  action_state: {
    used: string[];
    strength: number;
    consumed: number;
    produced: string[];
    oort: Good | null;
  };
}
