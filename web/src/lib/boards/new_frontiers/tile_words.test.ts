import { expect, test } from 'vitest';
import { BUILT_IN, catalogueOf } from './content';
import { glyphsOf } from './glyphs';
import { shortLabel } from './tile_words';
import said from './tile_words.fixture.json';

const catalogue = catalogueOf(BUILT_IN);

test('every tile says what the game says of it', () => {
  for (const [id, lines] of Object.entries(said)) expect(catalogue.tile(id).lines, id).toEqual(lines);
  const tiles = [...BUILT_IN.technologies, ...BUILT_IN.worlds, ...BUILT_IN.homes];
  expect(tiles.map((row) => row.id).sort()).toEqual(Object.keys(said).sort());
});

test('every effect has pictograms', () => {
  for (const id of Object.keys(said)) {
    for (const effect of catalogue.tile(id).effects) {
      const least = effect.phase === 'FIX' ? 1 : 2;
      expect(glyphsOf(effect).length, `${id} ${effect.op}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('short lines name the short messages, and tiles as they are', () => {
  expect(shortLabel(['nf-power-consumed', { vp: 1, tile: '@nf-tile-galactic-salon' }])).toEqual([
    'shell-board-nf-power-consumed',
    { vp: 1, tile: '@nf-tile-galactic-salon' },
  ]);
  expect(shortLabel(['nf-power-price', { credits: 1, kind: '@nf-kind-rare' }])[1]).toEqual({
    credits: 1,
    kind: '@shell-board-nf-kind-rare',
  });
});

test('the catalogue knows twins, homes and pools, and shows unknown tiles as blank', () => {
  expect(catalogue.tile('survey-team').twin).toBe('expeditionary-force');
  expect(catalogue.tile('space-marines').twin).toBeNull();
  expect(catalogue.tile('space-marines').standIn).toBe(false);
  expect(catalogue.home(1, 'b')?.id).toBe('epsilon-eridani');
  expect(catalogue.pools(4)).toEqual({ vp: 48, colonists: 48 });
  expect(catalogue.tile('no-such-tile').effects).toEqual([]);
});
