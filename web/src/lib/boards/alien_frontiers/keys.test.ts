import { expect, it } from 'vitest';
import { nearest } from './keys';

const middle = { x: 10, y: 10 };
const spots = [
  { x: 30, y: 11 },
  { x: 16, y: 40 },
  { x: 10, y: -5 },
  { x: 60, y: 10 },
];

it('moves to the nearest target that lies in the direction of the key', () => {
  expect(nearest(middle, spots, 'ArrowRight')).toBe(0);
  expect(nearest(middle, spots, 'ArrowDown')).toBe(1);
  expect(nearest(middle, spots, 'ArrowUp')).toBe(2);
  expect(nearest(middle, spots, 'ArrowLeft')).toBeNull();
});
