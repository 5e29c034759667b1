import { expect, test } from 'vitest';
import style from '../../../../../src/orrery/cli/terminal/style.py?raw';
import { shapeOf, SIGN_SHAPES, SIGNS } from './signs';

test('the seats have the signs that they have in the terminal', () => {
  expect(/^SIGNS.*= "(.+)"$/m.exec(style)?.[1]).toBe(SIGNS);
  expect(SIGN_SHAPES).toHaveLength([...SIGNS].length);
  expect(new Set(SIGN_SHAPES).size).toBe(SIGN_SHAPES.length);
});

test('every seat has a sign', () => {
  expect(shapeOf(0)).toBe(SIGN_SHAPES[0]);
  expect(shapeOf(SIGN_SHAPES.length)).toBe(SIGN_SHAPES[0]);
});
