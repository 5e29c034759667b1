import { expect, test } from 'vitest';
import { keepPlaces, KeptPlaces } from './places';

test('what stays keeps its place, and what is new takes the place that became free', () => {
  expect(keepPlaces(['booster', 'plasma', 'warper'], ['booster', 'city', 'warper'])).toEqual(['booster', 'city', 'warper']);
  // Claimed from the front, and the server tells the display in its own order.
  expect(keepPlaces(['warper', 'booster', 'city'], ['booster', 'city', 'polarity'])).toEqual(['polarity', 'booster', 'city']);
});

test('of equal things each keeps its own place', () => {
  expect(keepPlaces(['booster', 'booster', 'city'], ['booster', 'city', 'decoy'])).toEqual(['booster', 'decoy', 'city']);
});

test('fewer things close up, more are added behind', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c']);
  expect(keepPlaces(['a', 'c'], ['b', 'a', 'c', 'd'])).toEqual(['a', 'c', 'b', 'd']);
});

test('places are remembered from one position to the next', () => {
  const places = new KeptPlaces();
  expect(places.of(['b', 'c'])).toEqual(['b', 'c']);
  expect(places.of(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(places.of(['a', 'b', 'd'])).toEqual(['b', 'd', 'a']);
});
