import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/lib/boards/contract';
import { guide as alienFrontiers } from '../src/lib/guides/alien-frontiers';
import { hasGuide, loadGuide, type Moment } from '../src/lib/guides/guide';
import { guide as newFrontiers } from '../src/lib/guides/new-frontiers';

const messages = readFileSync(new URL('../../src/orrery/locale/en/web.ftl', import.meta.url), 'utf8');
const sources = ['alien-frontiers', 'new-frontiers'].map((game) =>
  readFileSync(new URL(`../src/lib/guides/${game}.ts`, import.meta.url), 'utf8'),
);
const moves = (...notations: string[]): Choice[] => notations.map((move, action) => ({ action, move, label: ['x', {}] }));

const pilot = { fuel: 4, ore: 4, ships: 4, colonies: 5, hub: 0, points: 0 };
const af = (view: object, notations: string[], more: Partial<Moment> = {}): string => {
  const whole = { phase: 'main', round: 5, hand: [2, 5], players: [pilot, pilot], ...view };
  return alienFrontiers.step({ view: whole, choices: moves(...notations), seat: 0, actor: 0, ply: 50, ...more })[0];
};

const empire = { credits: 3, vp: 0, colonists: 1, spaces: 2, colonies: [{ good: null }], explored: [] };
const nf = (view: object, notations: string[], more: Partial<Moment> = {}): string => {
  const whole = { phase: 'pick', round: 3, ending: [], vp_pool: 20, colonist_pool: 20, players: [empire, empire], ...view };
  return newFrontiers.step({ view: whole, choices: moves(...notations), seat: 0, actor: 0, ply: 50, ...more })[0];
};

describe('the guides', () => {
  it('exist for the two games and for no other', async () => {
    expect(hasGuide('alien-frontiers') && hasGuide('new-frontiers')).toBe(true);
    expect(hasGuide('toString')).toBe(false);
    expect(await loadGuide('chess')).toBeNull();
  });

  it('have words for every step, and every word is a step', () => {
    for (const [index, prefix] of [[0, 'af'], [1, 'nf']] as const) {
      const inHelpers = [...sources[index]!.matchAll(/'([a-z-]+)'/g)].map((found) => found[1]!);
      const worded = [...messages.matchAll(new RegExp(`^web-guide-${prefix}-([\\w-]+) =`, 'gm'))].map((found) => found[1]!);
      expect(worded.length).toBeGreaterThanOrEqual(16);
      for (const step of worded) expect(inHelpers, step).toContain(step);
      const steps = [...sources[index]!.matchAll(/say\('([a-z-]+)'/g)].map((found) => found[1]!);
      for (const step of steps) expect(worded, step).toContain(step);
    }
  });

  it('tell in Alien Frontiers what the dice and the planet call for', () => {
    expect(af({ round: 1, hand: [1, 2, 3, 4] }, ['hub 1', 'solar 4'])).toBe('af-guide-welcome');
    expect(af({}, ['shipyard 2-2', 'hub 2'])).toBe('af-guide-shipyard');
    expect(af({}, ['constructor 2-2-2', 'shipyard 2-2'])).toBe('af-guide-constructor');
    expect(af({}, ['launch', 'hub 2'])).toBe('af-guide-launch');
    expect(af({ phase: 'land' }, ['territory lem'])).toBe('af-guide-land');
    expect(af({ phase: 'swap-with' }, ['colony lem p1'])).toBe('af-guide-card-step');
    expect(af({}, ['end'])).toBe('af-guide-end');
    expect(af({ players: [pilot, { ...pilot, colonies: 1 }] }, ['hub 1'])).toBe('af-guide-last-colonies');
    expect(af({}, [], { actor: 1 })).toBe('af-guide-wait');
    expect(af({}, [], { seat: null, actor: 1 })).toBe('af-guide-watch');
    expect(af({ phase: 'over' }, [], { actor: null })).toBe('af-guide-over');
  });

  it('tell in New Frontiers what to look for in a pick, and in each action', () => {
    expect(nf({ round: 1 }, ['pick develop'])).toBe('nf-guide-pick-first');
    expect(nf({ players: [{ ...empire, credits: 9 }, empire] }, ['pick develop'])).toBe('nf-guide-pick-money');
    expect(nf({ players: [{ ...empire, colonies: [{ good: 'genes' }] }, empire] }, ['pick trade'])).toBe('nf-guide-pick-goods');
    expect(nf({ vp_pool: 2 }, ['pick trade'])).toBe('nf-guide-pick-end');
    expect(nf({ ending: ['vp'] }, ['pick trade'])).toBe('nf-guide-pick-last');
    expect(nf({ phase: 'buy' }, ['pass'])).toBe('nf-guide-buy-nothing');
    expect(nf({ phase: 'settle' }, ['colonists'])).toBe('nf-guide-colonists');
    expect(nf({ phase: 'settle' }, ['colonists', 'settle gem-world'])).toBe('nf-guide-settle');
    expect(nf({ phase: 'feed' }, ['feed gem-world'])).toBe('nf-guide-consume');
    expect(nf({}, [], { actor: 1 })).toBe('nf-guide-wait');
  });
});
