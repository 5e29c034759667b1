/** The preferences there are, and how they are read from storage. */

import { bestLanguage, isLanguage, type Language } from './words.svelte';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How long another player's move stays before the next is shown, in milliseconds. */
export const PACES = { off: 0, fast: 300, normal: 800, slow: 1600 } as const;
export type Pace = keyof typeof PACES;

/** How much faster than usual a replay plays. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface Preferences {
  theme: Theme;
  language: Language;
  learner: boolean;
  confirmEnd: boolean;
  pace: Pace;
  replaySpeed: ReplaySpeed;
  /** The general view instead of a drawn board. */
  plain: boolean;
  /** On a narrow screen: moves, log and points below a drawn board. */
  sheet: boolean;
  /** Beside a drawn board: the list of what may be done, unfolded. */
  moves: boolean;
  sound: boolean;
  notifications: boolean;
  /** Single keys such as U for undo. */
  shortcuts: boolean;
  /** Against how many bots a match begins by one click. */
  opponents: number;
  /** The level of these bots by its name; empty for the usual one. */
  level: string;
  /** Games whose guide is switched off, by the player or after the first match. */
  unguided: string[];
  /** Announcements that were put away, by number. */
  putAway: number[];
}

export function defaults(languages: readonly string[]): Preferences {
  return {
    theme: 'system',
    language: bestLanguage(languages),
    learner: true,
    confirmEnd: false,
    pace: 'normal',
    replaySpeed: 1,
    plain: false,
    sheet: false,
    moves: false,
    sound: true,
    notifications: false,
    shortcuts: true,
    opponents: 1,
    level: '',
    unguided: [],
    putAway: [],
  };
}

/** Stored preferences, field by field: what is missing or makes no sense is the default. */
export function readPreferences(text: string | null, languages: readonly string[]): Preferences {
  const usual = defaults(languages);
  let stored: Partial<Record<keyof Preferences, unknown>>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored;
  } catch {
    return usual;
  }
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? usual.theme,
    language: isLanguage(stored.language) ? stored.language : usual.language,
    learner: flag(stored.learner, usual.learner),
    confirmEnd: flag(stored.confirmEnd, usual.confirmEnd),
    pace: typeof stored.pace === 'string' && Object.hasOwn(PACES, stored.pace) ? (stored.pace as Pace) : usual.pace,
    replaySpeed: REPLAY_SPEEDS.find((speed) => speed === stored.replaySpeed) ?? usual.replaySpeed,
    plain: flag(stored.plain, usual.plain),
    sheet: flag(stored.sheet, usual.sheet),
    moves: flag(stored.moves, usual.moves),
    sound: flag(stored.sound, usual.sound),
    notifications: flag(stored.notifications, usual.notifications),
    shortcuts: flag(stored.shortcuts, usual.shortcuts),
    opponents: typeof stored.opponents === 'number' && Number.isInteger(stored.opponents) && stored.opponents > 0 ? stored.opponents : usual.opponents,
    level: typeof stored.level === 'string' ? stored.level : usual.level,
    unguided: Array.isArray(stored.unguided)
      ? stored.unguided.filter((game): game is string => typeof game === 'string')
      : usual.unguided,
    putAway: Array.isArray(stored.putAway)
      ? stored.putAway.filter((one): one is number => typeof one === 'number')
      : usual.putAway,
  };
}
