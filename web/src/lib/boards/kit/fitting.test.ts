import { describe, expect, test } from 'vitest';
import { grow } from './fitting';

/** A part whose content is as high as so many units, in a room of so many pixels; counts how often it is laid out. */
class Part {
  unit = 0;
  tries = 0;
  clientHeight = 300;
  clientWidth = 300;
  scrollWidth = 300;
  content = 20;
  get textContent(): string {
    return 'x'.repeat(this.content);
  }
  getElementsByTagName = (): unknown[] => [];
  style = { setProperty: (_name: string, value: string) => (this.unit = parseFloat(value)) };
  get scrollHeight(): number {
    this.tries += 1;
    return this.unit * this.content;
  }
}

const LEAST = 8;
const grown = (part: Part, unit = 10): number => {
  part.tries = 0;
  grow(part as unknown as HTMLElement, unit, LEAST);
  return part.unit;
};

describe('a part grows into its room', () => {
  test('as large as fits, whatever it was before', () => {
    const part = new Part();
    for (const [content, unit] of [[25, 12], [30, 10], [36, 8], [22, 13], [200, 10], [28, 10.5], [10, 15]] as const) {
      part.content = content;
      expect(grown(part), `${content} units`).toBe(unit);
    }
  });

  test('where nothing fits it has the size of all the rest', () => {
    const part = new Part();
    part.content = 100;
    expect(grown(part)).toBe(10);
  });

  test('is not laid out again when it stays as it is', () => {
    const part = new Part();
    for (const content of [36, 100]) {
      part.content = content;
      grown(part);
      grown(part);
      expect(part.tries, `${content} units`).toBe(0);
    }
  });
});
