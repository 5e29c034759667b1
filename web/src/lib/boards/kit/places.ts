/** Things that keep their place on the table while others come and go: the rules know no order of them, the eye does. */

/** Where things lie that were there before as `before`: what stays keeps its place, what is new takes a place that became free, then those behind. */
export function keepPlaces(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const take = (wanted: string): string | undefined => {
    const at = left.indexOf(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kept = before.map(take);
  const placed = kept.map((one) => one ?? left.shift());
  return [...placed.filter((one) => one !== undefined), ...left];
}

/** Remembers from one position to the next where things lie. */
export class KeptPlaces {
  #last: string[] = [];

  of(now: readonly string[]): string[] {
    this.#last = keepPlaces(this.#last, now);
    return this.#last;
  }
}
