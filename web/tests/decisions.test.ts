import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice, SetOffer } from '../src/lib/boards/contract';
import { Decisions } from '../src/lib/table/decisions.svelte';
import { TableStore } from '../src/lib/table/store.svelte';
import type { Command, Decision, GameInfo, Question, State } from '../src/lib/types';

const choice = (action: number, move = `m${action}`): Choice => ({ action, move, label: [`x-${action}`, {}] });
const item = (action: number, times = 1): SetOffer['items'][number] => ({ ...choice(action), times, worth: 1, tags: [] });
const offer = (more: Partial<SetOffer> = {}): SetOffer => ({
  items: [item(3), item(5), item(9, 2)],
  least: 2,
  most: 3,
  confirm: 7,
  goal: 0,
  limits: [],
  alike: [],
  most_total: null,
  ...more,
});
const decision = (phase: string): Decision => ({ phase, chapter: phase, set: phase === 'feed' });
const facts = { decisions: [decision('main'), decision('feed')] } as GameInfo;

function state(more: Partial<State> = {}): State {
  return {
    type: 'state',
    table: 'T',
    status: 'running',
    ply: 4,
    seat: 0,
    actor: 0,
    view: { phase: 'feed' },
    choices: [choice(3), choice(5), choice(7), choice(20)],
    set: offer(),
    undo: [2],
    log: { keep: 0, entries: [] },
    takeback: null,
    clock: null,
    result: null,
    ...more,
  };
}

/** A table in this state, and what was sent from it. */
function table(first: State, confirmEnd = false): { store: TableStore; decisions: Decisions; sent: (Command | Question)[]; stopped: string[] } {
  const stopped: string[] = [];
  const sent: (Command | Question)[] = [];
  const socket = {
    command: (_: string, command: Command | Question) => {
      sent.push(command);
      return new Promise<never>(() => undefined);
    },
  };
  const store = new TableStore('T', socket, () => 'off');
  store.receive(first);
  return { store, decisions: new Decisions(store, { facts: () => facts, confirmEnd: () => confirmEnd, stopped: (move) => stopped.push(move) }), sent, stopped };
}

beforeAll(() => void vi.stubGlobal('document', { hidden: false }));
afterAll(() => void vi.unstubAllGlobals());

describe('a set', () => {
  it('shows its items first and hides its confirmation', () => {
    const { decisions } = table(state());
    expect(decisions.all.map(({ action }) => action)).toEqual([3, 5, 9, 20]);
    expect(decisions.choices.map(({ action }) => action)).toEqual([20]);
  });

  it('is marked in any order, unmarked, and sent only when it is confirmed', () => {
    const { decisions, sent } = table(state());
    const { marks } = decisions;
    const press = (action: number): void => decisions.take(decisions.all.find((one) => one.action === action)!);
    press(9);
    expect(marks.problem).toEqual(['common-set-few', { missing: 1 }]);
    decisions.confirmSet();
    press(3);
    expect([marks.actions, marks.problem]).toEqual([[9, 3], null]);
    press(3);
    press(5);
    press(9);
    expect(marks.actions).toEqual([9, 5, 9]);
    expect([...marks.markable]).toEqual([]);
    expect(marks.obstacle(decisions.items[0]!)).toEqual(['common-set-many', { most: 3 }]);
    expect(sent).toEqual([]);
    decisions.confirmSet();
    expect(sent).toEqual([{ type: 'choose', ply: 4, marks: [9, 5, 9] }]);
    // Nothing is sent twice while the answer is on its way.
    decisions.confirmSet();
    expect(sent).toHaveLength(1);
  });

  it('takes one mark back, or all of an item that is marked as often as can be', () => {
    const { decisions } = table(state());
    const { marks } = decisions;
    const repeated = decisions.items[2]!;
    marks.toggle(repeated);
    marks.toggle(repeated);
    expect(marks.times(9)).toBe(2);
    marks.toggle(repeated);
    expect(marks.times(9)).toBe(0);
    marks.mark(9);
    marks.mark(3);
    marks.mark(9);
    marks.unmark(9);
    expect(marks.actions).toEqual([9, 3]);
    marks.unmark(5);
    marks.mark(77);
    expect(marks.actions).toEqual([9, 3]);
  });

  it('loses its marks when the ply or the set changes, not when the same is told again', () => {
    const { store, decisions } = table(state());
    decisions.marks.mark(3);
    store.receive(state());
    expect(decisions.marks.actions).toEqual([3]);
    store.receive(state({ set: offer({ most: 2 }) }));
    expect(decisions.marks.actions).toEqual([]);
    decisions.marks.mark(3);
    store.receive(state({ set: offer({ most: 2 }), ply: 6 }));
    expect(decisions.marks.actions).toEqual([]);
  });

  it('is nobody else\'s', () => {
    const { decisions, sent } = table(state({ actor: 1, choices: [], set: null }));
    expect([decisions.marks.set, decisions.all, decisions.marks.problem]).toEqual([null, [], null]);
    decisions.marks.mark(3);
    decisions.confirmSet();
    expect(decisions.marks.actions).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('stepping back', () => {
  it('clears marks first, then undoes a step of a move that has begun', () => {
    const { decisions, sent } = table(state());
    decisions.marks.mark(3);
    expect(decisions.stepBack()).toBe(true);
    expect(decisions.marks.actions).toEqual([]);
    expect(sent).toEqual([]);
    expect(decisions.stepBack()).toBe(true);
    expect(sent).toEqual([{ type: 'undo', ply: 4 }]);
  });

  it('undoes nothing in the main decision, which is the first of the fact sheet, and nothing that stands', () => {
    const main = table(state({ view: { phase: 'main' }, set: null }));
    expect(main.decisions.stepBack()).toBe(false);
    main.decisions.undo();
    expect(main.sent).toEqual([{ type: 'undo', ply: 4 }]);
    const stands = table(state({ undo: [] }));
    expect(stands.decisions.stepBack()).toBe(false);
    stands.decisions.undo();
    expect(stands.sent).toEqual([]);
  });
});

describe('moves that follow each other', () => {
  const main = (more: Partial<State>): State => state({ view: { phase: 'main' }, set: null, ...more });
  const anchor = {} as Element;

  /** A table whose server answers every command at once. */
  function answered(first: State): ReturnType<typeof table> {
    const made = table(first);
    vi.spyOn(made.store, 'command').mockImplementation(async (command) => {
      made.sent.push(command);
      return { type: 'ack' } as never;
    });
    return made;
  }

  it('are made one after the other, each when the one before it is shown', () => {
    const { store, decisions, sent, stopped } = answered(main({ choices: [choice(3, 'solar 2'), choice(5, 'solar 4')] }));
    decisions.pickAll(['solar 2', 'solar 4'], anchor);
    decisions.goOn();
    expect(sent).toEqual([{ type: 'act', ply: 4, action: 3 }]);
    store.receive(main({ ply: 5, choices: [choice(6, 'solar 4')] }));
    decisions.goOn();
    store.receive(main({ ply: 6, choices: [choice(8, 'solar 4')] }));
    decisions.goOn();
    expect(sent).toEqual([{ type: 'act', ply: 4, action: 3 }, { type: 'act', ply: 5, action: 6 }]);
    expect(stopped).toEqual([]);
  });

  it('end where the next one is not possible, and tell which', () => {
    const { store, decisions, sent, stopped } = answered(main({ choices: [choice(3, 'solar 2')] }));
    decisions.pickAll(['solar 2', 'solar 4', 'solar 5'], anchor);
    store.receive(main({ ply: 5, choices: [choice(9, 'solar 5')] }));
    decisions.goOn();
    expect(stopped).toEqual(['solar 4']);
    store.receive(main({ ply: 6, choices: [choice(9, 'solar 5')] }));
    decisions.goOn();
    expect(sent).toHaveLength(1);
  });

  it('end with a step back', () => {
    const { store, decisions, sent } = answered(main({ choices: [choice(3, 'solar 2')] }));
    decisions.pickAll(['solar 2', 'solar 4'], anchor);
    decisions.undo();
    store.receive(main({ ply: 5, choices: [choice(6, 'solar 4')] }));
    decisions.goOn();
    expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });
});

describe('a single choice', () => {
  it('is sent at once, or shown in a menu with others of the same element', () => {
    const { decisions, sent } = table(state({ set: null, choices: [choice(3), choice(20)] }));
    const anchor = {} as Element;
    decisions.pick([], anchor);
    decisions.pick([choice(3), choice(20)], anchor);
    expect(decisions.menu?.choices).toHaveLength(2);
    expect(sent).toEqual([]);
    decisions.pick([choice(3)], anchor);
    expect(sent).toEqual([{ type: 'act', ply: 4, action: 3 }]);
  });

  it('asks before the end of a turn, if that is preferred', () => {
    const end = choice(8, 'end');
    const { decisions, sent } = table(state({ set: null, choices: [choice(3), end] }), true);
    decisions.act(end);
    expect([decisions.asked, sent]).toEqual([end, []]);
    decisions.act(end);
    expect(sent).toEqual([{ type: 'act', ply: 4, action: 8 }]);
    const only = table(state({ set: null, choices: [end] }), true);
    only.decisions.act(end);
    expect(only.sent).toHaveLength(1);
  });
});
