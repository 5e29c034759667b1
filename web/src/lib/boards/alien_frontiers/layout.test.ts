import { describe, expect, it } from 'vitest';
import { broad, colonyPlace, DOCK, dockPlaces, LANDS, panelOrder, RADIUS, scorePoint, tall, wide, wideHeight, type Box, type Layout } from './layout';
import { STATIONS, TERRITORIES, type Station } from './model';
import { printed } from './testing';

/** The most docks that a station has at any number of players. */
const DOCKS: Record<Station, number> = { artifact: 4, hub: 3, constructor: 6, mine: 5, market: 4, raiders: 3, shipyard: 6, solar: 8, terraform: 1 };

function boxes(layout: Layout): Box[] {
  const own = [...Object.values(layout.stations), layout.bay, layout.tech, layout.planet, layout.end, ...layout.panels];
  return layout.scrolls ? own : [...own, layout.tray];
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
}

describe.each([2, 3, 4])('with %i players', (players) => {
  it.each([
    ['wide', wide(players, true)],
    ['wide, higher', wide(players, true, 720)],
    ['wide, watched', wide(players, false)],
    ['tablet', broad(Array.from({ length: players }, () => 4), true)],
    ['tablet, no cards', broad(Array.from({ length: players }, () => 0), true)],
    ['tablet, watched', broad(Array.from({ length: players }, () => 0), false)],
    ['phone', tall(Array.from({ length: players }, () => 4), true)],
    ['phone, watched', tall(Array.from({ length: players }, () => 0), false)],
  ])('%s: everything has a place of its own inside the drawing', (_name, layout) => {
    const all = boxes(layout);
    all.forEach((a, n) => {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(layout.width);
      expect(a.y + a.h).toBeLessThanOrEqual(layout.height);
      for (const b of all.slice(n + 1)) expect(overlap(a, b)).toBe(false);
    });
    for (const station of STATIONS.filter((name) => name !== 'hub')) {
      const box = layout.stations[station];
      for (const place of dockPlaces(DOCKS[station], printed().stations[station].together, box.w)) {
        expect(place.x + DOCK).toBeLessThanOrEqual(box.w);
        expect(place.y + DOCK).toBeLessThanOrEqual(box.h);
      }
    }
  });
});

it('sets stay together when docks need two rows', () => {
  const rows = dockPlaces(6, 2, 120).map(({ y }) => y);
  expect(rows[0]).toBe(rows[1]);
  expect(rows[2]).toBe(rows[3]);
  expect(new Set(rows).size).toBe(3 - (rows[1] === rows[2] ? 1 : 0));
});

it('the wide drawing is about 16:10 and a little higher where there is room', () => {
  expect(wideHeight(1600, 900)).toBe(650);
  expect(wideHeight(1000, 700)).toBe(700);
  expect(wideHeight(1000, 2000)).toBe(800);
});

it('the viewer comes last, the others in turn order', () => {
  expect(panelOrder(4, 1)).toEqual([2, 3, 0, 1]);
  expect(panelOrder(3, null)).toEqual([0, 1, 2]);
});

it.each(TERRITORIES)('%s: pieces stand on the planet, in rows around the middle', (name) => {
  for (let count = 1; count <= 4; count += 1) {
    for (let n = 0; n < count; n += 1) {
      const { x, y } = colonyPlace(LANDS[name], n, count);
      expect(Math.hypot(x, y)).toBeLessThan(RADIUS);
    }
  }
  const { x, y } = LANDS[name].fields;
  expect(Math.hypot(x, y)).toBeLessThan(RADIUS);
});

it('the score track rises from left to right above the planet', () => {
  const points = Array.from({ length: 13 }, (_, n) => scorePoint(n, 12, 200));
  points.slice(1).forEach((point, n) => expect(point.x).toBeGreaterThan(points[n]!.x));
  for (const { y } of points) expect(y).toBeLessThan(0);
});

it('gives the planet the room of the buttons where a phone only looks back', () => {
  const [played, watched] = [tall([0, 0], true), tall([0, 0], true, true)];
  expect(watched.tray.h).toBeLessThan(played.tray.h);
  expect(watched.planet.y + watched.planet.h).toBeLessThan(played.planet.y + played.planet.h);
  expect(watched.end.y).toBe(watched.planet.y + watched.planet.h);
});
