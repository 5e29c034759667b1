/** What a board is given that can only be looked at, as in a replay. */

import type { BoardProps } from '../boards/contract';

export const WATCHING: Pick<BoardProps, 'choices' | 'set' | 'marks' | 'markable' | 'pick' | 'pickAll' | 'mark' | 'unmark' | 'confirmSet' | 'why' | 'reasons'> = {
  choices: [],
  set: null,
  marks: [],
  markable: new Set(),
  pick: () => undefined,
  pickAll: () => undefined,
  mark: () => undefined,
  unmark: () => undefined,
  confirmSet: () => undefined,
  why: () => undefined,
  reasons: () => Promise.resolve([]),
};
