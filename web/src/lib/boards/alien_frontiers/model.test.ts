import { describe, expect, it } from 'vitest';
import { CARD_VERBS, HANDS, keyed, pending, TOPICS, tray, type View } from './model';

function view(changes: Partial<View>): View {
  return {
    phase: 'main',
    decision: [],
    round: 3,
    turn: 1,
    hand: [2, 2, 5],
    relic: { owner: null, place: 'burroughs', value: null },
    ...changes,
  } as View;
}

describe('hands', () => {
  it('are numbered like those of the game: by size, then by values', () => {
    expect(HANDS).toHaveLength(924);
    expect(HANDS[0]).toEqual([]);
    expect(HANDS[6]).toEqual([6]);
    expect(HANDS[7]).toEqual([1, 1]);
    expect(HANDS[923]).toEqual([6, 6, 6, 6, 6, 6]);
  });
});

describe('tray', () => {
  it('holds own ships and the Relic Ship, with keys that survive the placing of another ship', () => {
    const relic = { owner: 1, place: 'hand', value: 4 } as const;
    const before = tray(view({ relic }));
    const after = tray(view({ relic, hand: [2, 5] }));
    expect(before.map((die) => die.token)).toEqual(['2', '2', '5', 'r']);
    expect(before.map((die) => die.key)).toEqual(expect.arrayContaining(after.map((die) => die.key)));
    expect(new Set(before.map((die) => die.key)).size).toBe(4);
  });

  it('gives a new roll new keys', () => {
    const one = tray(view({})).map((die) => die.key);
    const next = tray(view({ round: 4 })).map((die) => die.key);
    expect(one.some((key) => next.includes(key))).toBe(false);
  });
});

describe('pending', () => {
  it('reads what open decisions have settled', () => {
    expect(pending(view({}))).toEqual({});
    expect(pending(view({ phase: 'land', decision: [[1, 1]] }))).toEqual({ fromHub: true });
    expect(pending(view({ phase: 'raid', decision: [[2, 3, 1]] }))).toEqual({ taken: 3 });
    expect(pending(view({ phase: 'cannon', decision: [[3, 7, 2, 9]] }))).toEqual({ target: 'solar', shots: 2 });
    expect(pending(view({ phase: 'swap-with', decision: [[10, 2, 1]] }))).toEqual({
      colony: { territory: 'burroughs', seat: 1 },
    });
  });

  it('knows the lifted ship, and the value of a lifted Relic Ship', () => {
    expect(pending(view({ phase: 'teleport', decision: [[4, 0, 5]] }))).toEqual({
      source: 'artifact',
      lifted: { seat: 1, value: 5, relic: false },
    });
    const relic = { owner: 1, place: 'solar', value: 3 } as const;
    expect(pending(view({ phase: 'teleport', decision: [[4, 7, 7]], relic })).lifted).toEqual({
      seat: 1,
      value: 3,
      relic: true,
    });
  });

  it('lists the ships chosen to be rolled again', () => {
    const number = HANDS.findIndex((hand) => hand.join() === '2,5');
    expect(pending(view({ phase: 'warp', decision: [[5, number, 1, 7]] }))).toEqual({ picked: ['2', '5', 'r'] });
  });
});

describe('keyed', () => {
  it('tells equal ships apart', () => {
    const ship = { seat: 0, value: 3, relic: false };
    expect(keyed([ship, ship, { ...ship, relic: true }]).map(({ key }) => key)).toEqual(['0.3.1', '0.3.2', '0.r.1']);
  });
});

it('knows where the rules speak of every card', () => {
  for (const card of Object.keys(CARD_VERBS)) expect(TOPICS[`card-${card}`]).toMatch(/^A9\.\d+$/);
});
