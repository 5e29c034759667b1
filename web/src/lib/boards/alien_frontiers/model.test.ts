import { describe, expect, it } from 'vitest';
import { CARD_VERBS, nearEnd, pieces, TOPICS, tray, type View } from './model';

function view(changes: Partial<View>): View {
  return {
    phase: 'main',
    round: 3,
    turn: 1,
    hand: [2, 2, 5],
    relic: { owner: null, place: 'burroughs', value: null },
    ...changes,
  } as View;
}

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

  it('is empty when the match is over, whatever is left in a hand', () => {
    expect(tray(view({ phase: 'over' }))).toEqual([]);
  });
});

describe('pieces', () => {
  it('tells equal ships apart, and knows which are equal', () => {
    const ship = { seat: 0, value: 3, relic: false };
    const [first, second, relic] = pieces([ship, ship, { ...ship, relic: true }], 'solar');
    expect(first!.key).not.toBe(second!.key);
    expect(first!.alike).toEqual([first!.key, second!.key]);
    expect(second!.alike).toEqual(first!.alike);
    expect(relic!.alike).toEqual([relic!.key]);
    expect(pieces([ship], 'mine')[0]!.key).not.toBe(first!.key);
  });
});

it('knows where the rules speak of every card', () => {
  for (const card of Object.keys(CARD_VERBS)) expect(TOPICS[`card-${card}`]).toMatch(/^A9\.\d+$/);
});

it('the end is as near as the player with the fewest colonies to land, the one at the Hub among them', () => {
  const players = [
    { colonies: 2, hub: 3 },
    { colonies: 3, hub: 0 },
    { colonies: 5, hub: 1 },
  ] as View['players'];
  expect(nearEnd({ players })).toEqual({ left: [3, 3, 6], fewest: 3, seats: [0, 1] });
});
