import { expect, test } from 'vitest';
import { placeAt } from './carry';

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const plate = box(0, 0, 100, 60);
const dock = box(10, 10, 20, 20);

test('the place under the pointer is meant; of two, the smaller one', () => {
  expect(placeAt(80, 40, [plate, dock])).toBe(0);
  expect(placeAt(15, 15, [plate, dock])).toBe(1);
});

test('a place near the pointer draws the piece to it, one far away does not', () => {
  expect(placeAt(115, 30, [plate])).toBe(0);
  expect(placeAt(200, 30, [plate])).toBe(-1);
  expect(placeAt(115, 30, [plate, box(112, 20, 40, 20)])).toBe(1);
});

test('what is not drawn is no place', () => {
  expect(placeAt(5, 5, [box(0, 0, 0, 0)])).toBe(-1);
});
