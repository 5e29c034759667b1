import { expect, test } from 'vitest';
import { bestOf, closeUp } from '../src/lib/closeUp';

const frame = { width: 400, height: 200 };

test('a part is in the middle of the frame, whole, and not larger than sensible', () => {
  const wide = { x: 100, y: 50, width: 380, height: 20 };
  const { x, y, scale } = closeUp(wide, frame);
  expect(scale).toBe(1);
  expect([x + 100 + 190, y + 50 + 10]).toEqual([200, 100]);
  expect(closeUp({ ...wide, width: 10 }, frame).scale).toBeLessThan(2);
});

test('parts are shown together as long as they can be read, else the first of them', () => {
  const first = { x: 0, y: 0, width: 150, height: 100 };
  expect(bestOf([first, { ...first, x: 200 }], frame)).toEqual({ x: 0, y: 0, width: 350, height: 100 });
  expect(bestOf([first, { ...first, x: 300 }], frame)).toEqual(first);
  expect(bestOf([{ ...first, width: 900 }], frame).width).toBe(900);
});
