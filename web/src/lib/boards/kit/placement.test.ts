import { expect, test } from 'vitest';
import { placeTip } from './placement';

const room = { width: 400, height: 300 };
const tip = { width: 100, height: 80 };
const box = (left: number, top: number, width = 20, height = 20) => ({ left, top, right: left + width, bottom: top + height });

test('below its element, above where there is no room below', () => {
  expect(placeTip(box(200, 100), tip, room)).toEqual({ left: 160, top: 126 });
  expect(placeTip(box(200, 250), tip, room)).toEqual({ left: 160, top: 164 });
});

test('beside an element that fills the height, on the side with more room', () => {
  expect(placeTip(box(20, 0, 100, 300), tip, room).left).toBe(126);
  expect(placeTip(box(280, 0, 100, 300), tip, room).left).toBe(174);
});

test('always inside the board', () => {
  for (const at of [box(0, 100), box(390, 100), box(0, 0, 400, 300)]) {
    const { left, top } = placeTip(at, tip, room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + tip.width).toBeLessThanOrEqual(room.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + tip.height).toBeLessThanOrEqual(room.height);
  }
});
