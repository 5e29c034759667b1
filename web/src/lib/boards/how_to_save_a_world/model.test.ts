import { expect, test } from 'vitest';
import type { Label, TableEvent } from '../contract';
import { catalogueOf } from './content';
import { chanceOfLastRound } from './ending';
import { forecast, tagsAtHand, timesNow } from './forecast';
import { glyphsOf, scoreGlyphs, triggerGlyphs } from './glyphs';
import { PICTURES } from './icons';
import { metersOver } from './meters';
import { cardsOf, discsOn, keyed, placesOn } from './model';
import { lastProgress, newsOf } from './story';
import { playerWith, TABLES } from './testing';
import { CUBES, PROJECTS, type Player, type Project, type View } from './types';

const catalogue = catalogueOf(TABLES);
const view = (given: object = {}): View => ({ limits: { resource: 10 }, turn_state: { location: null, bought: [], used: [] }, ...given }) as unknown as View;

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

const now = (location: string, given: Partial<Player>, others: Partial<Player>[] = []): Label[] => {
  const player = playerWith(given);
  return forecast(catalogue.location(location), player, view({ players: [player, ...others.map(playerWith)] }), catalogue).lines;
};

test('a place tells what it would give now', () => {
  const stock = { energy: 9, knowledge: 2, minerals: 2, organics: 2, genius: 1 };
  expect(now('sunwell-flats-a', { resources: stock })).toEqual([['hw-web-now-gain', { res: '@hw-resource-energy', before: 9, after: 10 }]]);
  // Twice as much with two tags.
  expect(now('reed-delta-a', { resources: stock, active: { planet: 2, science: 0, moon: 0 } })).toEqual([
    ['hw-web-now-gain', { res: '@hw-resource-organics', before: 2, after: 6 }],
    ['hw-web-now-tags', { count: 2, tag: '@hw-each-tag-planet' }],
  ]);
  expect(now('canopy-market-b', { price: 3 })).toEqual([['hw-web-now-price', { price: 2 }]]);
  expect(now('hall-of-donors-a', { resources: stock })).toEqual([['hw-web-now-exchange', { count: 2 }]]);
  expect(now('crater-institute-a', { resources: stock, active: { planet: 0, science: 2, moon: 0 }, upgrade_costs: { 'lab-annex': 3, 'mixed-fuel': 2 } })).toEqual([['hw-web-now-research', { from: 2, knowledge: 5 }]]);
});

test('work goes as far as tags and means do, and tells of bonuses that nobody has', () => {
  const means = { energy: 4, knowledge: 0, minerals: 0, organics: 0, genius: 1 };
  const given = { resources: means, active: { planet: 0, science: 0, moon: 4 } };
  // Steps 1, 2, 3 and 4 cost 1, 1, 1 and 2; on space 4 the first player scores 3.
  expect(now('lens-yard-a', given, [{ discs: { laser: 2, shield: 0, evacuation: 0 } }]).slice(1)).toEqual([
    ['hw-web-now-work', { project: '@hw-project-laser', steps: 4, price: '@hw-price-energy', fee: 5, stock: 4 }],
    ['hw-web-now-bonus', { vp: 3 }],
  ]);
  expect(now('lens-yard-a', given, [{ discs: { laser: 5, shield: 0, evacuation: 0 } }])).toHaveLength(2);
  expect(now('lens-yard-a', { ...given, resources: { ...means, energy: 0, genius: 0 } }).at(-1)).toEqual(['hw-web-now-step', { project: '@hw-project-laser', price: '@hw-price-energy', fee: 1, stock: 0 }]);
});

test('tags at hand are active tokens and tags of cards', () => {
  const player = playerWith({ active: { planet: 0, science: 0, moon: 2 }, spent: { planet: 0, science: 0, moon: 1 }, hand: ['crew-rotation', 'hull-printers'] });
  expect(tagsAtHand(player, catalogue, 'moon', [])).toBe(5);
  expect(tagsAtHand(player, catalogue, 'planet_or_moon', [])).toBe(6);
  expect(timesNow(catalogue.location('lens-yard-a'), player, catalogue, [])).toBe(5);
  expect(timesNow(catalogue.location('momentum-converter-a'), player, catalogue, [])).toBe(3);
  expect(timesNow(catalogue.location('regolith-works-a'), player, catalogue, [])).toBeNull();
  // What was bought this turn cannot be spent before the next.
  expect(tagsAtHand(player, catalogue, 'moon', ['hull-printers'])).toBe(3);
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

test('what is new on the table since the viewer acted', () => {
  const events = [
    event('lands', 1, { player: 'seat:1', location: '@hw-location-open-steppe-a' }),
    event('passes', 0, { player: 'seat:0' }),
    event('lands', 1, { player: 'seat:1', location: '@hw-location-lens-yard-a' }),
    event('works', 1, { player: 'seat:1', project: '@hw-project-laser', steps: 1 }),
    event('revealed', -1, { card: '@hw-boost-encore' }),
  ];
  const { places, discs, cards } = newsOf(events, 0);
  expect([...places]).toEqual([['lens-yard-a', 1]]);
  expect([...discs]).toEqual(['laser:1']);
  expect([...cards]).toEqual(['encore']);
});

/** A table as the end of a round needs it: the bag, the asteroid and the cubes on each meter. */
function nearEnd(bag: number[], asteroid: number, on: number[], threat = 3): View {
  const meter = (project: Project, place: number): object => ({ impact: 10, meter: Array.from({ length: TABLES.meters[place]!.length }, (_, space) => (space < on[place]! ? project : null)) });
  return view({
    limits: { resource: 10, impact: 14 },
    players: [playerWith({}), playerWith({})],
    asteroid,
    threat,
    bag: Object.fromEntries(CUBES.map((cube, place) => [cube, bag[place]])),
    aside: { laser: 0, shield: 0, evacuation: 0, asteroid: 0 },
    projects: Object.fromEntries(PROJECTS.map((project, place) => [project, meter(project, place)])),
  });
}

test('how likely the round is the last one', () => {
  const chance = (...given: Parameters<typeof nearEnd>): number => chanceOfLastRound(nearEnd(...given), catalogue);
  expect(chance([0, 0, 0, 3], 13, [0, 0, 0])).toBe(1);
  expect(chance([3, 0, 0, 3], 3, [0, 0, 0])).toBe(0);
  // Space 13 has no symbols: one asteroid cube of the three that are drawn out of six ends it.
  expect(chance([3, 0, 0, 3], 12, [0, 0, 0])).toBeCloseTo(1 - 1 / 20);
  // The tenth laser cube does, too.
  expect(chance([3, 0, 0, 3], 2, [9, 0, 0])).toBeCloseTo(1 - 1 / 20);
  // On space 5 two asteroid cubes go into the bag first.
  expect(chance([0, 0, 6, 0], 4, [0, 0, 9])).toBe(1);
  expect(chance([0, 0, 1, 0], 4, [0, 0, 9], 1)).toBeCloseTo(1 / 3);
});

test('the meters of a progress phase and of the finale are worked out step by step', () => {
  const told = (what: string, args: Record<string, number | string> = {}): TableEvent => event(what, -1, args);
  const progress = lastProgress([told('progress'), told('drawn', { laser: 1, shield: 2, evacuation: 0, asteroid: 0 }), told('arrival'), told('drawn', { laser: 1, shield: 1, evacuation: 0, asteroid: 2 }), told('laser-fails'), told('drawn', { laser: 0, shield: 1, evacuation: 0, asteroid: 1 }), told('key', { project: '@hw-project-evacuation' })], 0)!;
  const cracks = catalogue.track('laser').cracks;
  // Two laser cubes before the phase, and three of the shield.
  const table = nearEnd([0, 0, 0, 0], 14, [0, 5, 1]);
  table.projects.laser.meter = ['laser', 'laser', 'laser', null, 'asteroid', 'asteroid', ...Array.from({ length: 7 }, () => null)];
  table.projects.shield.meter = ['shield', 'shield', 'shield', 'shield', 'shield', 'shield', 'asteroid', 'laser', ...Array.from({ length: 5 }, () => null)];
  const found = metersOver(table, progress.steps, cracks);
  const full = (project: Project): number[] => found.map((meters) => meters[project].filter((cube) => cube !== null).length);
  expect(full('laser')).toEqual([2, 3, 3, 6, 5, 5, 5]);
  expect(full('shield')).toEqual([3, 5, 5, 5, 6, 8, 8]);
  expect(full('evacuation')).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(found.at(-1)!.laser).toEqual(table.projects.laser.meter);
  expect(found.at(-1)!.shield).toEqual(table.projects.shield.meter);
});

test('places on a track: the farthest first, on a shared space the lowest disc, and who never moved has none', () => {
  const at = (laser: number): Player => playerWith({ discs: { laser, shield: 0, evacuation: 0 } });
  const laser = { standing: [2, 1, 3, 0], neutral: [4] };
  const given = view({ players: [at(0), at(4), at(6), at(2)], projects: { laser } });
  expect(placesOn(given, 'laser')).toEqual([2, null, 1, 3]);
});
