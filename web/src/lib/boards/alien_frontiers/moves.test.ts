import { describe, expect, it } from 'vitest';
import { dockings, fits, isDocking, meant, meantByCard, parse, setTokens, type Offered } from './moves';
import { STATIONS, TERRITORIES, type View } from './model';

const VERBS = [
  'artifact 3', 'hub r', 'constructor 2-2-2+r', 'mine 6', 'market 3-3', 'raiders 1-2-3+r', 'shipyard 5-5', 'solar 1',
  'terraform 6', 'bay 4', 'trade', 'launch', 'buy-relic', 'cycle', 'claim city', 'boost 3', 'stasis r', 'flip 2',
  'gravity 3 4', 'borrow lem', 'cannon solar', 'teleport hub 2', 'warp', 'dampen positron', 'isolate pohl',
  'positron lem', 'repulse asimov', 'fetch decoy', 'blast', 'move', 'swap', 'end', 'done', 'territory herbert',
  'colony lem p3', 'ship solar p2 r', 'ship bay p1', 'ship bay p4 r', 'take p2 ore', 'steal p1 cache', 'pick 3',
  'keep 3f5o',
];

function offer(...moves: string[]): Offered[] {
  return moves.map((move, action) => ({ choice: { action, move, label: ['x', {}] }, move: parse(move, 2) }));
}

function view(): View {
  const stations = Object.fromEntries(STATIONS.map((name) => [name, { docks: 4, ships: [] }]));
  const territories = Object.fromEntries(TERRITORIES.map((name) => [name, { colonies: [0, 0], control: null, fields: [] }]));
  return { turn: 0, stations, territories, discards: {}, relic: { owner: null, place: 'burroughs', value: null } } as unknown as View;
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

  it('tells placing ships from other moves', () => {
    expect(VERBS.filter((text) => isDocking(parse(text, 2)))).toEqual(VERBS.slice(0, 10));
  });
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

  it('narrows the dockings of a station', () => {
    const offered = offer('solar 3', 'solar 5', 'market 3-3', 'trade');
    expect(dockings(offered, 'solar', []).map(({ move }) => move)).toEqual(['solar 3', 'solar 5']);
    expect(dockings(offered, 'solar', ['5']).map(({ move }) => move)).toEqual(['solar 5']);
    expect(dockings(offered, 'market', ['5'])).toEqual([]);
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
