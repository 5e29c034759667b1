/** A board without a page for tests: what the shell would give, and what the board asked of it. */

import { SetMarks } from '../../table/marks.svelte';
import type { BoardProps, Choice, SetItem, SetOffer, Words } from '../contract';

/** Messages as their ids and arguments. */
export const WORDS: Words = {
  text: (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id),
  label: ([id, args]) => (Object.keys(args).length > 0 ? `${id} ${JSON.stringify(args)}` : id),
  has: () => true,
};

export function choice(move: string, action: number): Choice {
  return { action, move, label: [move, {}] };
}

export function item(move: string, action: number, rest: Partial<SetItem> = {}): SetItem {
  return { ...choice(move, action), times: 1, worth: 1, tags: [], ...rest };
}

export function setOf(items: SetItem[], rest: Partial<SetOffer> = {}): SetOffer {
  return { items, least: 0, most: items.length, confirm: null, goal: 0, limits: [], alike: [], most_total: null, ...rest };
}

/** What a board is given; marks are kept as the shell keeps them, and what is asked of it is written down. */
export function shell(given: Partial<BoardProps> & { set?: SetOffer | null }): { props: () => BoardProps; asked: string[] } {
  const set = given.set ?? null;
  const offered = set && { ply: 0, set };
  const marks = new SetMarks(() => offered);
  const asked: string[] = [];
  const props = (): BoardProps => ({
    view: {},
    seat: 0,
    actor: 0,
    choices: [],
    set,
    marks: marks.actions,
    markable: marks.markable,
    chapter: null,
    names: ['Anna', 'Borys'],
    words: WORDS,
    learner: false,
    marked: new Set(),
    pick: (choices) => asked.push(`pick ${choices.map(({ move }) => move).join(' | ')}`),
    pickAll: (moves) => asked.push(`all ${moves.join(' | ')}`),
    mark: (action) => marks.mark(action),
    unmark: (action) => marks.unmark(action),
    confirmSet: () => asked.push(`choose ${marks.actions.join(' ')}`),
    why: (moves) => asked.push(`why ${moves.join(' | ')}`),
    reasons: async (moves) => moves.map((move) => `not ${move}`),
    explain: (topic) => asked.push(`explain ${topic}`),
    ...given,
  });
  return { props, asked };
}
