import { describe, expect, it } from 'vitest';
import { agoText, leftText, lengthText } from '../src/lib/times';

describe('times', () => {
  it('say a length in its largest unit', () => {
    expect(lengthText(30, 'en')).toBe('30 seconds');
    expect(lengthText(1800, 'en')).toBe('30 minutes');
    expect(lengthText(43_200, 'pl')).toBe('12 godzin');
    expect(lengthText(259_200, 'ru')).toBe('3 дня');
  });
  it('count what is left by the clock, and by days where there are many', () => {
    expect(leftText(59.9, 'en')).toBe('0:59');
    expect(leftText(-3, 'en')).toBe('0:00');
    expect(leftText(90_000, 'en')).toBe('25:00:00');
    expect(leftText(3.5 * 86_400, 'en')).toBe('3 days');
  });
  it('tell how far away a moment is', () => {
    expect(agoText(1000, 1000 - 300, 'en')).toBe('in 5 minutes');
    expect(agoText(1000, 1000 + 7200, 'en')).toBe('2 hours ago');
  });
});
