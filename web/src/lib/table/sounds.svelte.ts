/** Lets be heard what happens at a table, as it is shown. */

import { play, soundsOf, type Sound } from '../sound';
import type { LogEntry } from '../types';
import type { TableStore } from './store.svelte';

/** More than this at once would be noise; they follow each other so many seconds apart. */
const MOST = 3;
const APART = 0.11;

/** What these entries sound like: each sound once, in the order of what happened. */
export function soundsFor(entries: readonly LogEntry[], table: Readonly<Record<string, Sound>>): Sound[] {
  const labels = entries.flatMap(({ events, label }) => (events.length > 0 ? events : label ? [label] : []));
  return [...new Set(labels.flatMap(([id]) => table[id] ?? []))].slice(0, MOST);
}

/** Create it while a component is set up: its effects end with the component. */
export class Sounds {
  #table = $state.raw<Record<string, Sound>>({});

  /** `on`: whether sounds are wanted. */
  constructor(
    game: string,
    store: TableStore,
    private readonly on: () => boolean,
  ) {
    void soundsOf(game).then((table) => (this.#table = table));
    let heard = -1;
    $effect(() => {
      const { shown } = store;
      const ply = shown?.state.ply ?? -1;
      if (!shown || ply === heard) return;
      heard = ply;
      if (!on() || document.hidden) return;
      soundsFor(shown.fresh, this.#table).forEach((sound, n) => void play(sound, n * APART));
    });
  }

  /** The match is over: how it ended for the viewer. */
  over(won: boolean): void {
    if (this.on()) void play(won ? 'victory' : 'end', APART * MOST);
  }
}
