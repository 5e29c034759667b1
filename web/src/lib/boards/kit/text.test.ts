import { describe, expect, it } from 'vitest';
import { fit, fitBlock, guess, wrap, type Measure } from './text';

/** Every letter is half as wide as high. */
const even: Measure = (text, size) => (text.length * size) / 2;

describe('wrap', () => {
  it('breaks at spaces only', () => {
    expect(wrap('one two three', 35, 10, false, even)).toEqual(['one two', 'three']);
    expect(wrap('indivisible', 10, 10, false, even)).toEqual(['indivisible']);
    expect(wrap('', 10, 10, false, even)).toEqual([]);
  });
});

describe('a word wider than a line', () => {
  it('is broken at its soft hyphens, and only then', () => {
    expect(wrap('terra\u00adforming', 30, 10, false, even)).toEqual(['terra-', 'forming']);
    expect(wrap('terra\u00adforming', 70, 10, false, even)).toEqual(['terraforming']);
    expect(wrap('a terra\u00adforming b', 40, 10, false, even)).toEqual(['a terra-', 'forming', 'b']);
    expect(wrap('abc terra\u00adforming', 40, 10, false, even)).toEqual(['abc', 'terra-', 'forming']);
  });
});

describe('fit', () => {
  it('keeps the size where there is room', () => {
    expect(fit('short', 100, 12, { measure: even })).toEqual({ lines: ['short'], size: 12, cut: false });
  });

  it('shrinks a little rather than break', () => {
    expect(fit('twelve chars', 66, 12, { lines: 2, least: 10, measure: even })).toEqual({ lines: ['twelve chars'], size: 11, cut: false });
  });

  it('breaks rather than shrink a lot', () => {
    const { lines, size } = fit('twelve chars', 40, 12, { lines: 2, least: 10, measure: even });
    expect(lines).toEqual(['twelve', 'chars']);
    expect(size).toBe(12);
  });

  it('ends in an ellipsis when nothing else helps', () => {
    const { lines, cut } = fit('a very long text that cannot fit', 40, 12, { lines: 1, least: 10, measure: even });
    expect(lines).toHaveLength(1);
    expect(cut).toBe(true);
    expect(lines[0]).toMatch(/…$/);
    expect(even(lines[0]!, 10, false)).toBeLessThanOrEqual(40);
  });
});

describe('fitBlock', () => {
  it('shrinks until all lines fit into the height', () => {
    const fitted = fitBlock('one two three four', 50, 30, 14, { least: 8, leading: 1, measure: even });
    expect(fitted.cut).toBe(false);
    expect(fitted.lines.length * fitted.size).toBeLessThanOrEqual(30);
    expect(fitBlock('one two three four', 50, 30, fitted.size + 0.5, { leading: 1, measure: even }).cut).toBe(true);
  });

  it('says where even the least size is too large', () => {
    expect(fitBlock('one two three four', 20, 10, 14, { least: 10, measure: even }).cut).toBe(true);
  });
});

it('guesses wide letters wider', () => {
  expect(guess('ЖШМ', 10, false)).toBeGreaterThan(guess('ill', 10, false));
  expect(guess('a', 10, true)).toBeGreaterThan(guess('a', 10, false));
});
