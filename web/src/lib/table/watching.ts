/** A board that can only be looked at: in a replay, and for spectators of the harness. */

import type { BoardProps } from '../boards/contract';

export const WATCHING: Pick<BoardProps, 'choices' | 'set' | 'marks' | 'markable' | 'pick' | 'mark' | 'unmark' | 'confirmSet' | 'why' | 'reasons'> = {
  choices: [],
  set: null,
  marks: [],
  markable: new Set(),
  pick: () => undefined,
  mark: () => undefined,
  unmark: () => undefined,
  confirmSet: () => undefined,
  why: () => undefined,
  reasons: () => Promise.resolve([]),
};
