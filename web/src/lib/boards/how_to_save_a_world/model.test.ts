import { expect, test } from 'vitest';
import type { TableEvent } from '../contract';
import { catalogueOf } from './content';
import { forecast, tagsAtHand, timesNow } from './forecast';
import { glyphsOf, scoreGlyphs, triggerGlyphs } from './glyphs';
import { PICTURES } from './icons';
import { cardsOf, discsOn, keyed } from './model';
import { doingsOf, lastProgress } from './story';
import { playerWith, TABLES } from './testing';
import type { View } from './types';

const catalogue = catalogueOf(TABLES);
const view = (given: object = {}): View => ({ limits: { resource: 10 }, ...given }) as unknown as View;

test('every effect, trigger and score of the tables has pictures, all of them drawn', () => {
  const effects = [...TABLES.locations.map((row) => row.action), ...TABLES.actions.map((row) => row.effect ?? []), ...TABLES.boosts.map((row) => row.effect ?? []), ...TABLES.rewards.map((row) => row.effect)];
  const rows = [...effects.map(glyphsOf), ...TABLES.boosts.map((row) => triggerGlyphs(row.trigger!)), ...TABLES.species.map((row) => scoreGlyphs(row.score!))];
  for (const glyphs of rows) {
    expect(glyphs.length).toBeGreaterThan(0);
    for (const { icon } of glyphs) if (icon) expect(Object.keys(PICTURES)).toContain(icon);
  }
  for (const symbol of TABLES.path.flatMap(({ symbols }) => symbols)) expect(Object.keys(PICTURES)).toContain(symbol);
});

test('every location stands in an area of a world or in a facility', () => {
  const placed = [...catalogue.areas('planet'), ...catalogue.areas('moon')].flatMap(({ locations }) => locations.map(({ id }) => id));
  expect(placed).toContain('sunwell-flats-a');
  expect(catalogue.facility('twin-gantry').locations.map(({ id }) => id)).toEqual(['twin-gantry-a', 'twin-gantry-b']);
  expect(placed).not.toContain('twin-gantry-a');
});

test('a place tells what it would give now', () => {
  const player = playerWith({ resources: { energy: 9, knowledge: 2, minerals: 2, organics: 2, genius: 1 }, discs: { laser: 3, shield: 0, evacuation: 0 } });
  expect(forecast(catalogue.location('sunwell-flats-a'), player, view(), catalogue)).toEqual([['hw-web-now-gain', { res: '@hw-resource-energy', before: 9, after: 10 }]]);
  const lines = forecast(catalogue.location('lens-yard-a'), player, view(), catalogue);
  expect(lines.map(([id]) => id)).toEqual(['hw-web-now-tags', 'hw-web-now-step']);
  expect(lines[1]![1]).toMatchObject({ fee: 2, stock: 9 });
});

test('tags at hand are active tokens and tags of cards', () => {
  const player = playerWith({ active: { planet: 0, science: 0, moon: 2 }, spent: { planet: 0, science: 0, moon: 1 }, hand: ['crew-rotation', 'hull-printers'] });
  expect(tagsAtHand(player, catalogue, 'moon')).toBe(5);
  expect(tagsAtHand(player, catalogue, 'planet_or_moon')).toBe(6);
  expect(timesNow(catalogue.location('lens-yard-a'), player, catalogue)).toBe(5);
  expect(timesNow(catalogue.location('momentum-converter-a'), player, catalogue)).toBe(3);
  expect(timesNow(catalogue.location('regolith-works-a'), player, catalogue)).toBeNull();
});

test('discs of a space stand in their order, neutral ones behind', () => {
  const players = [{ discs: { laser: 3 } }, { discs: { laser: 3 } }, { discs: { laser: 1 } }];
  const table = view({ players, projects: { laser: { standing: [1, 0, 2], neutral: [3] } } });
  expect(discsOn(table, 'laser', 3)).toEqual([1, 0, null]);
  expect(discsOn(table, 'laser', 2)).toEqual([]);
});

test('equal cards have keys of their own, and a hand is in order of kinds', () => {
  expect(keyed(['a', 'b', 'a']).map(({ key }) => key)).toEqual(['a.0', 'b.0', 'a.1']);
  expect(cardsOf(playerWith({ hand: ['pale-bat', 'trial-beam', 'crew-rotation'] }), catalogue).hand).toEqual(['trial-beam', 'crew-rotation', 'pale-bat']);
});

const event = (id: string, actor: number, args: Record<string, number | string> = {}, ply = 1): TableEvent => ({ ply, actor, label: [`hw-event-${id}`, args], text: id, parts: [] });

test('a progress phase is told step by step until the viewer acts again', () => {
  const events = [
    event('passes', 0, { player: 'seat:0' }),
    event('progress', 1, {}, 5),
    event('asteroid', -1, { space: 4 }),
    event('facility', -1),
    event('refresh', -1),
    event('drawn', -1, { laser: 1, shield: 0, evacuation: 0, asteroid: 2 }),
    event('asteroid', -1, { space: 6 }),
    event('round', -1, { round: 2 }),
  ];
  const progress = lastProgress(events, 0)!;
  expect(progress.steps.map(({ what }) => what)).toEqual(['asteroid', 'drawn', 'asteroid', 'round']);
  expect(progress.steps.map(({ space }) => space)).toEqual([4, 4, 6, 6]);
  expect(progress.steps[0]!.text).toBe('asteroid facility refresh');
  expect(progress.steps[1]!.cubes).toEqual(['laser', 'asteroid', 'asteroid']);
  expect(progress.finale).toBe(false);
  expect(lastProgress([...events, event('lands', 1, { player: 'seat:1' })], 0)).not.toBeNull();
  expect(lastProgress([...events, event('lands', 0, { player: 'seat:0' })], 0)).toBeNull();
});

test('the finale names the project that saves the world', () => {
  const progress = lastProgress([event('progress', 0), event('asteroid', -1, { space: 14 }), event('arrival', -1), event('key', -1, { project: '@hw-project-shield' })], 0)!;
  expect(progress.finale).toBe(true);
  expect(progress.steps.at(-1)!.key).toBe('shield');
});

test('what another player did since the viewer acted', () => {
  const events = [event('lands', 1, { player: 'seat:1' }), event('passes', 0, { player: 'seat:0' }), event('gains', 1, { player: 'seat:1' }), event('progress', 1), event('revealed', -1)];
  expect(doingsOf(events, 0, 1).map(({ text }) => text)).toEqual(['gains']);
  expect(doingsOf(events, 0, 0)).toEqual([]);
});
