import { expect, test } from 'vitest';
import { nearest } from './arrows';
import { endsOf } from './ends';
import { hyphenated, longestRun } from '../kit/hyphens';
import { COLUMNS, layOut, ROWS } from './mat';
import { lookOf } from './planets';
import { tellingFor } from './telling';
import type { View } from './types';

const large = (id: string): boolean => id.startsWith('L');

function cells(tiles: string[]): string[] {
  return layOut(tiles, large).flatMap((spot) => {
    const found: string[] = [];
    for (let r = 0; r < spot.rows; r++) for (let c = 0; c < spot.columns; c++) found.push(`${spot.row + r},${spot.column + c}`);
    return found;
  });
}

test.each([
  [0, 10],
  [1, 8],
  [2, 7],
  [3, 4],
  [4, 3],
  [5, 0],
  [5, 2],
  [6, 0],
])('%i large and %i small technologies lie on the mat without overlap', (larges, smalls) => {
  const tiles = [
    ...Array.from({ length: larges }, (_, n) => `L${n}`),
    ...Array.from({ length: smalls }, (_, n) => `s${n}`),
  ];
  const taken = cells(tiles);
  const spaces = 2 * larges + smalls;
  expect(new Set(taken).size).toBe(spaces);
  const red = taken.filter((cell) => cell.endsWith(`,${COLUMNS - 1}`)).length;
  expect(red).toBe(Math.max(0, spaces - 10));
  expect(taken.every((cell) => Number(cell.split(',')[0]) < ROWS)).toBe(true);
});

test('the ends of the game: how near, and brought about by whom', () => {
  const players = [
    { spaces: 11, colonies: [1, 2, 3, 4] },
    { spaces: 5, colonies: [1, 2] },
  ];
  const view = { vp_pool: 6, colonist_pool: 4, ending: ['spaces'], players } as unknown as View;
  const [vp, colonists, spaces, colonies] = endsOf(view, { vp: 24, colonists: 24 });
  expect(vp).toMatchObject({ now: 6, limit: 0, share: 0.75, reached: false });
  expect(colonists).toMatchObject({ now: 4, limit: 4, share: 1 });
  expect(spaces).toMatchObject({ now: 11, limit: 11, share: 1, seats: [11, 5], reached: true });
  expect(colonies).toMatchObject({ now: 4, limit: 8, share: 0.5, seats: [4, 2] });
});

test('an arrow key goes to the nearest target on the line before one off it', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const boxes = [box(40, 0), box(20, 20), box(-30, 0)];
  expect(nearest(box(0, 0), boxes, [1, 0])).toBe(0);
  expect(nearest(box(0, 0), boxes, [-1, 0])).toBe(2);
  expect(nearest(box(0, 0), boxes, [0, 1])).toBe(1);
  expect(nearest(box(0, 0), boxes, [0, -1])).toBe(-1);
});

test('a world always looks the same, and unlike another', () => {
  expect(lookOf('gem-world')).toEqual(lookOf('gem-world'));
  expect(lookOf('gem-world')).not.toEqual(lookOf('rebel-base'));
});

test('long words are broken in syllables, English ones before their ending, short ones not at all', () => {
  const shown = (text: string, language: string): string => hyphenated(text, language).replaceAll('\u00ad', '-');
  expect(shown('Промышленность', 'ru')).toBe('Про-мыш-лен-ность');
  expect(shown('Specjaliści', 'pl')).toBe('Spec-ja-liści');
  expect(shown('Homesteading Pioneers of Mining', 'en')).toBe('Homestead-ing Pioneers of Mining');
  expect(shown('Лига', 'ru')).toBe('Лига');
  expect(longestRun(hyphenated('Промышленность', 'ru'))).toBe(5);
});

test('the fewer rivals, the more is told of each', () => {
  expect([1, 2, 3, 4].map((rivals) => tellingFor(68, rivals, false))).toEqual(['all', 'name', 'kinds', 'kind']);
  expect(tellingFor(68, 2, true)).toBe('kind');
});
