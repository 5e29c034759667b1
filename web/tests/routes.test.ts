import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from '../src/lib/routes';

const routes: [string, Route][] = [
  ['#/', { page: 'lobby' }],
  ['#/create', { page: 'create', game: null }],
  ['#/create/new-frontiers', { page: 'create', game: 'new-frontiers' }],
  ['#/table/LvuA_f2-r3', { page: 'table', table: 'LvuA_f2-r3' }],
  ['#/replay/T', { page: 'replay', table: 'T', ply: null, seat: null }],
  ['#/replay/T?ply=12&seat=1', { page: 'replay', table: 'T', ply: 12, seat: 1 }],
  ['#/rules/new-frontiers', { page: 'rules', game: 'new-frontiers', topic: null }],
  ['#/rules/alien-frontiers/a7', { page: 'rules', game: 'alien-frontiers', topic: 'a7' }],
  ['#/invite/aB-c_9', { page: 'invite', code: 'aB-c_9' }],
  ['#/profile', { page: 'profile', account: null }],
  ['#/profile/A', { page: 'profile', account: 'A' }],
  ['#/ratings', { page: 'ratings', game: null, players: null }],
  ['#/ratings/alien-frontiers/3', { page: 'ratings', game: 'alien-frontiers', players: 3 }],
  ['#/settings', { page: 'settings' }],
  ['#/upload', { page: 'upload' }],
];

describe('addresses', () => {
  it.each(routes)('%s there and back', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(formatRoute(route)).toBe(hash);
  });

  it('without a hash are the lobby', () => {
    expect(parseRoute('')).toEqual({ page: 'lobby' });
    expect(parseRoute('#')).toEqual({ page: 'lobby' });
  });

  it('that lead nowhere say so', () => {
    for (const hash of ['#/table', '#/invite/', '#/rules', '#/nothing/at/all']) expect(parseRoute(hash).page).toBe('unknown');
  });

  it('with nonsense are read as far as they make sense', () => {
    expect(parseRoute('#/replay/T?ply=-1&seat=x')).toEqual({ page: 'replay', table: 'T', ply: null, seat: null });
    expect(parseRoute('#/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
    expect(parseRoute('#/table/a%20b')).toEqual({ page: 'table', table: 'a b' });
  });
});
