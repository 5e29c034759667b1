import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { numbersOf } from './actions';
import { catalogueOf } from './content';
import { glyphsOf } from './glyphs';
import { TABLES, TILES } from './testing';
import type { Limits } from './types';

const catalogue = catalogueOf(TABLES);

test('tiles and goals say what the server says of them', () => {
  expect(catalogue.tile('space-marines').lines).toEqual([['words-of-space-marines', {}]]);
  expect(catalogue.goal('draft').lines).toEqual([['words-of-draft', {}]]);
});

test('every effect has pictograms', () => {
  for (const { id } of TILES) {
    for (const effect of catalogue.tile(id).effects) {
      const least = effect.phase === 'FIX' ? 1 : 2;
      expect(glyphsOf(effect).length, `${id} ${effect.op}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('action tiles show the bonus of the tables and the limits of the view', () => {
  const limits = { display: 9, colonists_taken: 3 } as Limits;
  expect(numbersOf('settle', catalogue.bonus('settle'), limits, 5)).toEqual({ all: { worlds: 9, colonists: 3 }, bonus: { credits: 0, colonists: 1, vp: 0 } });
  expect(numbersOf('isolation', { credits: 4, discount: 0, colonists: 0, vp: 0 }, limits, 5).bonus.credits).toBe(4);
  expect(numbersOf('develop', { credits: 0, discount: 2, colonists: 0, vp: 1 }, limits, 5).bonus).toMatchObject({ credits: 2, vp: 1 });
  expect(numbersOf('produce', catalogue.bonus('produce'), limits, 5).bonus.credits).toBe(5);
});

test('the catalogue knows twins, homes and bonuses, and shows unknown tiles and goals as blank', () => {
  expect(catalogue.tile('survey-team').twin).toBe('expeditionary-force');
  expect(catalogue.tile('space-marines').twin).toBeNull();
  expect(catalogue.tile('space-marines').standIn).toBe(false);
  expect(catalogue.home(1, 'b')?.id).toBe('epsilon-eridani');
  expect(catalogue.bonus('develop')).toMatchObject({ discount: 1, credits: 0 });
  expect(catalogue.bonus('no-such-action')).toMatchObject({ discount: 0, credits: 0 });
  expect(catalogue.tile('no-such-tile')).toMatchObject({ effects: [], lines: [] });
  expect(catalogue.goal('no-such-goal')).toMatchObject({ bands: [], lines: [] });
});

/** The tables are held for as long as the page is: every test starts with a page of its own. */
let load: typeof import('./content').loadCatalogue;
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  load = (await import('./content')).loadCatalogue;
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

test('the tables of the server are asked for once', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(TABLES)));
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(second);
  expect(await load()).toBe(first);
  expect(first.tile('gem-world').lines).toEqual([['words-of-gem-world', {}]]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['api/games/new-frontiers/content']);
});

test('a failure is told like those of other calls, and the tables are asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(load()).rejects.toMatchObject({ code: 'offline' });
  fetched.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(load()).rejects.toMatchObject({ status: 503 });
  fetched.mockResolvedValueOnce(Response.json(TABLES));
  expect((await load()).tile('gem-world').id).toBe('gem-world');
});
