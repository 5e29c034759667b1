import { expect, test } from 'vitest';
import { catalogueOf, type Effect } from './content';
import { conditionGlyphs, conditionsInShort, glyphsOf, rowGlyphs, type Glyph } from './glyphs';
import { PICTURES } from './icons';
import { artifactSign, planetLook, shipLook, techCurve } from './art';
import { fits, placesOf, roomOf } from './room';
import { TABLES } from './testing';

const catalogue = catalogueOf(TABLES);
const read = (glyphs: Glyph[]): string => glyphs.map(({ icon = '', text = '' }) => icon + text).join(' ');

test('everything on every card has a picture', () => {
  const cards = [...TABLES.planets, ...TABLES.technologies, ...TABLES.ships].map(({ id }) => catalogue.card(id));
  const effects: Effect[] = [
    ...cards.flatMap((card) => [...card.effects.logistic, ...card.effects.operational]),
    ...TABLES.artifacts.flatMap((row) => row.effects),
    ...[...TABLES.systems, ...TABLES.plans].flatMap((row) => row.rows.flat()),
    ...TABLES.factions.flatMap((row) => [row.action, ...row.end_scoring]),
  ];
  const glyphs = [...effects.flatMap(glyphsOf), ...cards.flatMap((card) => card.conditions.flatMap(conditionGlyphs))];
  expect(glyphs.length).toBeGreaterThan(300);
  expect([...new Set(glyphs.flatMap(({ icon }) => icon ?? []))].filter((name) => !(name in PICTURES))).toEqual([]);
});

test('effects read from left to right: when, price, gain', () => {
  const tech = (id: string): string => read(catalogue.card(id).effects.logistic.flatMap(glyphsOf));
  expect(tech('deep-cartography')).toBe('plus credit4 ▸ search planet');
  expect(tech('first-contact-protocol')).toBe('planet : credit2');
  expect(tech('probe-web')).toBe('planet tag−1');
  expect(tech('corporate-licences')).toBe('action income tag−2');
  expect(read(conditionsInShort(catalogue.card('far-expedition').conditions))).toBe('planet2 logistic ▸ vp1–6');
  expect(read(conditionGlyphs(catalogue.card('far-expedition').conditions[0]!))).toBe('planet2+ logistic ▸ vp1 clock2');
  expect(read(rowGlyphs(catalogue.system('dead-harbour').rows[4]!))).toBe('vp1 credit2');
  expect(catalogue.numbers).toEqual({ least: 1, most: 4 });
  expect(catalogue.card('belt-reaper').bonus).toEqual({ alien: 3, player: 2 });
});

test('every card looks like itself, and the same each time', () => {
  expect(planetLook('mika-1', 'exploration')).toEqual(planetLook('mika-1', 'exploration'));
  expect(new Set(TABLES.ships.map(({ id, type }) => shipLook(id, type as 'expansion').hull)).size).toBe(TABLES.ships.length);
  expect(new Set(TABLES.technologies.map(({ id, type }) => techCurve(id, type as 'expansion'))).size).toBe(TABLES.technologies.length);
  expect(new Set(TABLES.artifacts.map(({ id }) => artifactSign(id).join())).size).toBe(TABLES.artifacts.length);
});

test('cards say more where they have more room', () => {
  const laptop = { units: 1024, high: 768 };
  expect([0, 3, 4, 5, 8].map((count) => roomOf(laptop, count, true).style)).toEqual(['words', 'words', 'words', 'some', 'dense']);
  expect(roomOf(laptop, 4, true).letters).toBeLessThan(roomOf(laptop, 3, true).letters);
  // A row is laid out for as many cards as have room for sentences, so that the cards of all rows are equally wide.
  expect(placesOf(laptop.units)).toBe(3);
  expect(roomOf(laptop, 1, true)).toEqual(roomOf(laptop, 3, true));
  const room = roomOf(laptop, 3, true);
  expect(fits(room, ['Buy costs 2 credits less'], 0)).toBe(true);
  expect(fits(room, ['Buy costs 2 credits less'], room.lines)).toBe(false);
  expect(fits(roomOf(laptop, 5, true), ['Buy'], 0)).toBe(false);
  expect(roomOf(laptop, 3, false).lines).toBeLessThan(room.lines);
});
