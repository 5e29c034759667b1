import { describe, expect, it } from 'vitest';
import { dockedSingly, fits, keysOf, meant, meantByCard, parse, setTokens } from './moves';
import { STATIONS, TERRITORIES, type View } from './model';
import { printed } from './testing';

const VERBS = [
  'artifact 3', 'hub r', 'constructor 2-2-2+r', 'mine 6', 'market 3-3', 'raiders 1-2-3+r', 'shipyard 5-5', 'solar 1',
  'terraform 6', 'bay 4', 'trade', 'launch', 'buy-relic', 'cycle', 'claim city', 'boost 3', 'stasis r', 'flip 2',
  'gravity 3 4', 'borrow lem', 'cannon solar', 'teleport hub 2', 'warp', 'dampen positron', 'isolate pohl',
  'positron lem', 'repulse asimov', 'fetch decoy', 'blast', 'move', 'swap', 'end', 'done', 'territory herbert',
  'colony lem p3', 'ship solar p2 r', 'ship bay p1', 'ship bay p4 r', 'take p2 ore', 'steal p1 cache', 'pick 3',
  'keep 3f5o',
];

function view(relicValue: number | null = null): View {
  const stations = Object.fromEntries(STATIONS.map((name) => [name, { docks: 4, ships: [] }]));
  const territories = Object.fromEntries(TERRITORIES.map((name) => [name, { colonies: [0, 0], control: null, fields: [] }]));
  return { turn: 0, stations, territories, discards: {}, relic: { owner: null, place: 'burroughs', value: relicValue }, printed: printed() } as unknown as View;
}

describe('parse', () => {
  it('keeps the verb of every template', () => {
    for (const text of VERBS) expect(parse(text, 2).verb).toBe(text.split(' ')[0]);
  });

  it('finds the places and pieces that a move is about', () => {
    expect(parse('ship bay p4 r', null)).toEqual({ verb: 'ship', station: 'bay', seat: 3, tokens: ['r'] });
    expect(parse('ship bay p1', null)).toEqual({ verb: 'ship', station: 'bay', seat: 0, tokens: [] });
    expect(parse('ship solar p2 5', null)).toEqual({ verb: 'ship', station: 'solar', seat: 1, tokens: ['5'] });
    expect(parse('keep 3f5o', null).keep).toEqual({ fuel: 3, ore: 5 });
    expect(parse('gravity 3 r', null)).toMatchObject({ down: '3', up: 'r' });
    expect(parse('take p2 ore', null)).toEqual({ verb: 'take', seat: 1, resource: 'ore' });
  });
});

/** A move of every kind, and the elements it belongs to. */
const KEYS: Record<string, string[]> = {
  'constructor 2-2-2+r': ['station:constructor'],
  'bay 4': ['station:bay'],
  trade: ['verb:trade', 'station:market'],
  launch: ['verb:launch', 'station:hub'],
  'claim city': ['display:city'],
  'boost 3': ['card:booster:power', 'boost:3'],
  'gravity 3 4': ['card:gravity:power', 'gravity:3', 'gravity:3:4'],
  'borrow lem': ['card:crystal:power', 'borrow:lem'],
  'cannon solar': ['card:plasma:power', 'cannon:solar'],
  'teleport hub 2': ['card:teleporter:power', 'teleport:hub:2'],
  warp: ['card:warper:power'],
  'dampen positron': ['card:booster:discard', 'dampen:positron'],
  'positron lem': ['card:crystal:discard', 'positron:lem'],
  swap: ['card:polarity:discard'],
  'territory herbert': ['territory:herbert'],
  'colony lem p3': ['colony:lem:2'],
  'ship solar p2 r': ['ship:solar:1:r'],
  'ship bay p1': ['ship:bay:0:'],
  'take p2 ore': ['take:1:ore'],
  'steal p1 cache': ['steal:0:cache'],
  'pick 3': ['die:3'],
  'keep 3f5o': ['verb:keep'],
};

it.each(Object.entries(KEYS))('%s belongs to %j', (move, keys) => {
  expect(keysOf(move)).toEqual(keys);
});

it('every move has a place', () => {
  expect(VERBS.filter((move) => keysOf(move).length === 0)).toEqual([]);
});

describe('sets', () => {
  it('name the Relic Ship instead of the ship it stands for', () => {
    expect(setTokens('3-3', 3)).toEqual(['3', '3']);
    expect(setTokens('3-3+r', 3)).toEqual(['3', 'r']);
    expect(setTokens('1-2-3+r', 2)).toEqual(['1', '3', 'r']);
    expect(setTokens('r', 2)).toEqual(['r']);
  });
});

describe('selection', () => {
  it('goes with moves that use all of it, and with moves made of some of it', () => {
    expect(fits(['3', '3'], [])).toBe(true);
    expect(fits(['3', '3'], ['3'])).toBe(true);
    expect(fits(['3'], ['3', '5'])).toBe(true);
    expect(fits(['3', '3'], ['3', '5'])).toBe(false);
    expect(fits(['3'], ['5'])).toBe(false);
  });
});

describe('what was meant', () => {
  it('is a docking of the right size', () => {
    const held = ['2', '4', '4'] as const;
    expect(meant(view(), 'market', [], held)).toEqual(['market 4-4']);
    expect(meant(view(), 'constructor', [], held)).toEqual(['constructor 4-4-4']);
    expect(meant(view(), 'raiders', [], held)).toEqual(['raiders 2-3-4']);
    expect(meant(view(), 'raiders', [], ['6', '6'])).toEqual(['raiders 4-5-6']);
    expect(meant(view(), 'terraform', [], held)).toEqual(['terraform 6']);
    expect(meant(view(), 'mine', ['2'], held)).toEqual(['mine 2']);
    expect(meant(view(), 'solar', [], [])).toEqual(['solar 1']);
  });

  it('can be asked of every power and discard', () => {
    for (const verb of ['boost', 'stasis', 'flip', 'gravity', 'borrow', 'cannon', 'teleport', 'warp', 'dampen', 'isolate', 'positron', 'repulse', 'fetch', 'blast', 'move', 'swap']) {
      const moves = meantByCard(verb, [], ['2', '5'], view());
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(parse(move, null).verb).toBe(verb);
    }
    expect(meantByCard('gravity', ['5'], ['2', '5'], view())).toEqual(['gravity 5 2']);
  });
});

describe('ships that dock one by one', () => {
  it('follow each other, low ones first, where a station takes them singly', () => {
    expect(dockedSingly(view(4), 'mine', ['5', '2', 'r'])).toEqual(['mine 2', 'mine r', 'mine 5']);
    expect(dockedSingly(view(), 'hub', ['3', '3'])).toEqual(['hub 3', 'hub 3']);
  });

  it('are none where a station takes sets, or where a landing follows', () => {
    for (const station of ['market', 'shipyard', 'constructor', 'raiders', 'terraform'] as const) expect(dockedSingly(view(), station, ['6', '6'])).toBeNull();
  });
});
