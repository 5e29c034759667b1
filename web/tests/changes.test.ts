import { describe, expect, it } from 'vitest';
import { KnownViews, changed } from '../src/lib/changes';
import type { StateMessage } from '../src/lib/types';

const state = (ply: number, more: object): StateMessage => ({ type: 'state', table: 't', ply, ...more }) as unknown as StateMessage;

describe('changes of a view', () => {
  const view = { deck: 4, players: [{ ore: 1, hand: ['a'] }, { ore: 2, hand: [] }], map: { hub: { owner: 1 }, bay: null } };

  it('are put in their places, and the old view stays as it is', () => {
    const before = JSON.stringify(view);
    const after = changed(view, [
      [['deck'], 3],
      [['players', 1, 'ore'], 5],
      [['players', 1, 'hand'], ['b']],
      [['map', 'hub', 'owner'], null],
      [['map', 'bay']],
      [['fresh'], { x: 1 }],
    ]);
    expect(after).toEqual({
      deck: 3,
      players: [view.players[0], { ore: 5, hand: ['b'] }],
      map: { hub: { owner: null } },
      fresh: { x: 1 },
    });
    expect(JSON.stringify(view)).toBe(before);
  });

  it('leave what did not change the very same object', () => {
    const after = changed(view, [[['players', 1, 'ore'], 5]])!;
    expect((after as typeof view).players[0]).toBe(view.players[0]);
    expect((after as typeof view).map).toBe(view.map);
  });

  it.each([[[['players', 7], 1]], [[['nowhere', 'a'], 1]], [[['deck', 'a'], 1]], [[[], 1]]] as const)('have a place, or there are none: %j', (...parts) => {
    expect(changed(view, parts as never)).toBeNull();
  });
});

describe('known views', () => {
  it('make whole states, of the view before alone', () => {
    const views = new KnownViews();
    expect(views.completed(state(3, { view: { a: 1 } }))).toMatchObject({ ply: 3, view: { a: 1 } });
    const next = views.completed(state(4, { changes: { since: 3, parts: [[['a'], 2]] } }));
    expect(next).toEqual({ type: 'state', table: 't', ply: 4, view: { a: 2 } });
  });

  it('ask for the whole once when changes do not fit, and take nothing else until it is there', () => {
    const views = new KnownViews();
    views.completed(state(3, { view: { a: 1 } }));
    expect(views.completed(state(6, { changes: { since: 5, parts: [] } }))).toBe('misfit');
    expect(views.completed(state(4, { changes: { since: 3, parts: [] } }))).toBeNull();
    expect(views.completed(state(7, { view: { a: 7 } }))).toMatchObject({ view: { a: 7 } });
    expect(views.completed(state(8, { changes: { since: 7, parts: [] } }))).toMatchObject({ ply: 8, view: { a: 7 } });
    views.clear();
    expect(views.completed(state(9, { changes: { since: 8, parts: [] } }))).toBe('misfit');
  });
});
