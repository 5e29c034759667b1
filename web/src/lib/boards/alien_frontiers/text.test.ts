import { describe, expect, it } from 'vitest';
import { fit, guess, wrap, type Measure } from './text';

/** Every letter is half as wide as high. */
const even: Measure = (text, size) => (text.length * size) / 2;

describe('wrap', () => {
  it('breaks at spaces only', () => {
    expect(wrap('one two three', 35, 10, false, even)).toEqual(['one two', 'three']);
    expect(wrap('indivisible', 10, 10, false, even)).toEqual(['indivisible']);
    expect(wrap('', 10, 10, false, even)).toEqual([]);
  });
});

describe('fit', () => {
  it('keeps the size where there is room', () => {
    expect(fit('short', 100, 12, { measure: even })).toEqual({ lines: ['short'], size: 12 });
  });

  it('shrinks a little rather than break', () => {
    expect(fit('twelve chars', 66, 12, { lines: 2, measure: even })).toEqual({ lines: ['twelve chars'], size: 11 });
  });

  it('breaks rather than shrink a lot', () => {
    const { lines, size } = fit('twelve chars', 40, 12, { lines: 2, measure: even });
    expect(lines).toEqual(['twelve', 'chars']);
    expect(size).toBe(12);
  });

  it('ends in an ellipsis when nothing else helps', () => {
    const { lines } = fit('a very long text that cannot fit', 40, 12, { lines: 1, least: 10, measure: even });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/…$/);
    expect(even(lines[0]!, 10, false)).toBeLessThanOrEqual(40);
  });
});

it('guesses wide letters wider', () => {
  expect(guess('ЖШМ', 10, false)).toBeGreaterThan(guess('ill', 10, false));
  expect(guess('a', 10, true)).toBeGreaterThan(guess('a', 10, false));
});
