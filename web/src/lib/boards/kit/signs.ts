/** The signs of the seats: a shape each, so that colour is never the only mark. The same as in the terminal (`cli/terminal/style.py`). */

export const SIGNS = '▲■●◆★♥';

/** The shapes in a box of 24, in the order of `SIGNS`. */
export const SIGN_SHAPES: readonly string[] = [
  'M12 3 22 20.5H2Z',
  'M3.5 3.5h17v17h-17Z',
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  'M12 1.5l3.1 7.2 7.8.7-5.9 5.1 1.8 7.6L12 18.1l-6.8 4 1.8-7.6L1.1 9.4l7.8-.7Z',
  'M12 21.5C5 16 1.5 12.3 1.5 8.3A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.5 2.3C22.5 12.3 19 16 12 21.5Z',
];

/** The shape of a seat. */
export function shapeOf(seat: number): string {
  return SIGN_SHAPES[seat % SIGN_SHAPES.length]!;
}
