import { expect, test } from 'vitest';
import { endsOf } from './ends';
import { lookOf } from './planets';
import { rivalDetailFor } from './rivalDetail';
import type { View } from './types';

test('the ends of the game: how near, and brought about by whom', () => {
  const players = [
    { spaces: 11, colonies: [1, 2, 3, 4] },
    { spaces: 5, colonies: [1, 2] },
  ];
  const limits = { spaces: 10, colonies: 7, colonists: 5, vp_start: 24, colonists_start: 24 };
  const view = { vp_pool: 6, colonist_pool: 4, ending: ['spaces'], players, limits } as unknown as View;
  const [vp, colonists, spaces, colonies] = endsOf(view);
  expect(vp).toMatchObject({ now: 6, limit: 0, share: 0.75, reached: false });
  expect(colonists).toMatchObject({ now: 4, limit: 4, share: 1 });
  expect(spaces).toMatchObject({ now: 11, limit: 11, share: 1, seats: [11, 5], reached: true });
  expect(colonies).toMatchObject({ now: 4, limit: 8, share: 0.5, seats: [4, 2] });
  const limited = { ...view, round: 3, limits: { ...limits, rounds: 4 } } as unknown as View;
  expect(endsOf(limited).at(-1)).toMatchObject({ id: 'rounds', now: 3, limit: 4, share: 0.75 });
});

test('a world always looks the same, and unlike another', () => {
  expect(lookOf('gem-world')).toEqual(lookOf('gem-world'));
  expect(lookOf('gem-world')).not.toEqual(lookOf('rebel-base'));
});

test('of other empires as much is shown as there is room for', () => {
  const rival = { colonies: Array(5), explored: Array(3), technologies: Array(8) };
  const detail = (rivals: number, units: number, goals = false): string => {
    const players = Array.from({ length: rivals }, () => rival);
    return rivalDetailFor({ players, goals: goals ? {} : null } as unknown as View, players.map((_, seat) => seat), units);
  };
  expect([1, 2, 3, 4].map((rivals) => detail(rivals, 50))).toEqual(['all', 'name', 'kind', 'kind']);
  expect(detail(3, 62)).toBe('kinds');
  expect(detail(2, 50, true)).toBe('kind');
  expect(detail(4, 92)).toBe('name');
});
