/** Where technologies lie on the mat. Only the sum of spaces counts; this is the tidy way to draw it. */

export interface Spot {
  id: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Two rows of five spaces, and a reddish column of two that is used last. */
export const ROWS = 2;
export const COLUMNS = 6;

/**
 * Lay out technologies: large ones (two spaces) first, four lying in the first four columns, a fifth and sixth
 * standing in the last two; small ones fill what is free, the reddish column last.
 */
export function layOut(tiles: string[], isLarge: (id: string) => boolean): Spot[] {
  const spots: Spot[] = [];
  const taken = new Set<string>();
  tiles.filter(isLarge).forEach((id, place) => {
    const standing = place >= 4;
    const row = standing ? 0 : Math.floor(place / 2);
    const column = standing ? place : (place % 2) * 2;
    const spot = { id, row, column, rows: standing ? 2 : 1, columns: standing ? 1 : 2 };
    spots.push(spot);
    for (let r = 0; r < spot.rows; r++) for (let c = 0; c < spot.columns; c++) taken.add(`${row + r},${column + c}`);
  });
  const free: [number, number][] = [];
  for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS - 1; column++) free.push([row, column]);
  for (let row = 0; row < ROWS; row++) free.push([row, COLUMNS - 1]);
  const open = free.filter(([row, column]) => !taken.has(`${row},${column}`));
  tiles
    .filter((id) => !isLarge(id))
    .forEach((id, place) => {
      const [row, column] = open[place] ?? [ROWS + Math.floor(place / COLUMNS), place % COLUMNS];
      spots.push({ id, row, column, rows: 1, columns: 1 });
    });
  return spots;
}
