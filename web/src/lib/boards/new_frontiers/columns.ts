/** Tiles in columns. */

/** Every tile in the column that is shortest so far, the first of these; so the ones before never depend on those behind. */
export function columnsOf(ids: readonly string[], count: number, height: (id: string) => number): string[][] {
  const columns = Array.from({ length: count }, () => ({ ids: [] as string[], height: 0 }));
  for (const id of ids) {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least));
    shortest.ids.push(id);
    shortest.height += height(id);
  }
  return columns.map((column) => column.ids);
}

/** What was taken leaves its place free, as long as nothing new lies there: null for each such place. */
export function withGaps(before: readonly string[], now: readonly string[]): (string | null)[] {
  return now.every((id) => before.includes(id)) ? before.map((id) => (now.includes(id) ? id : null)) : [...now];
}
