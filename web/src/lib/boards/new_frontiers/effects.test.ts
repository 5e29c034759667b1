import { expect, test } from 'vitest';
import { mealOf, parseEffect, selectorOf, termsOf } from './effects';
import { TILES } from './testing';

test('every effect of the tables is read', () => {
  const unread = TILES.flatMap((row) => row.effects).filter((text) => parseEffect(text) === null);
  expect(unread).toEqual([]);
  expect(parseEffect('nonsense')).toBeNull();
});

test('an effect has its phase, its arguments and whether it may be left', () => {
  expect(parseEffect('SET.pay_mil(-1,!alien)?')).toEqual({
    phase: 'SET',
    op: 'SET.pay_mil',
    args: ['-1', '!alien'],
    optional: true,
  });
});

test('a meal: what is eaten, and what it brings', () => {
  expect(mealOf(parseEffect('CON.use(1G+1*->2vp+2cr)')!)).toEqual({
    size: 2,
    needs: { genes: 1 },
    free: 1,
    different: false,
    vp: 2,
    credits: 2,
  });
  expect(mealOf(parseEffect('CON.upto(3,N->1vp+1cr)')!)).toMatchObject({ size: 3, needs: { novelty: 3 }, vp: 1, credits: 1 });
  expect(mealOf(parseEffect('CON.diff(4->1vp)')!)).toMatchObject({ size: 4, different: true, vp: 1 });
  expect(mealOf(parseEffect('CON.use(3diff->3vp)')!)).toMatchObject({ size: 3, different: true, vp: 3 });
  expect(mealOf(parseEffect('PRO.cr(1)')!)).toBeNull();
});

test('filters and selectors come apart', () => {
  expect(termsOf('kw=Rebel&mil')).toEqual(['kw=Rebel', 'mil']);
  expect(termsOf('*')).toEqual([]);
  expect(selectorOf('colony[kw=Rebel&mil]')).toEqual(['colony', 'kw=Rebel&mil']);
});
