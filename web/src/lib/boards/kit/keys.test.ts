import { expect, test } from 'vitest';
import { nearest } from './keys';

const middle = { x: 10, y: 10 };
const points = [
  { x: 30, y: 11 },
  { x: 16, y: 40 },
  { x: 10, y: -5 },
  { x: 60, y: 10 },
];

test('an arrow key goes to the nearest target in its direction, rather on the line than off it', () => {
  expect(nearest(middle, points, 'ArrowRight')).toBe(0);
  expect(nearest(middle, points, 'ArrowDown')).toBe(1);
  expect(nearest(middle, points, 'ArrowUp')).toBe(2);
  expect(nearest(middle, points, 'ArrowLeft')).toBe(-1);
  expect(nearest(middle, [{ x: 20, y: 30 }, { x: 45, y: 10 }], 'ArrowRight')).toBe(1);
});

test('other keys lead nowhere', () => {
  expect(nearest(middle, points, 'Home')).toBe(-1);
});
