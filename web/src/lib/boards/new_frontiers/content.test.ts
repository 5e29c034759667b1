import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf } from './content';
import { glyphsOf } from './glyphs';
import { TABLES, TILES } from './testing';
import { shortLabel } from './wording';

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

test('short lines name the short messages, and tiles as they are', () => {
  expect(shortLabel(['nf-power-consumed', { vp: 1, tile: '@nf-tile-galactic-salon' }])).toEqual([
    'nf-board-power-consumed',
    { vp: 1, tile: '@nf-tile-galactic-salon' },
  ]);
  expect(shortLabel(['nf-power-price', { credits: 1, kind: '@nf-kind-rare' }])[1]).toEqual({
    credits: 1,
    kind: '@nf-board-kind-rare',
  });
});

test('the catalogue knows twins, homes and pools, and shows unknown tiles and goals as blank', () => {
  expect(catalogue.tile('survey-team').twin).toBe('expeditionary-force');
  expect(catalogue.tile('space-marines').twin).toBeNull();
  expect(catalogue.tile('space-marines').standIn).toBe(false);
  expect(catalogue.home(1, 'b')?.id).toBe('epsilon-eridani');
  expect(catalogue.pools(4)).toEqual({ vp: 48, colonists: 48 });
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
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/games/new-frontiers/content']);
});

test('a failure is told like those of other calls, and the tables are asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(load()).rejects.toMatchObject({ code: 'offline' });
  fetched.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(load()).rejects.toMatchObject({ status: 503 });
  fetched.mockResolvedValueOnce(Response.json(TABLES));
  expect((await load()).tile('gem-world').id).toBe('gem-world');
});
