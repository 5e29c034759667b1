/** What a person prefers on this device. */

import { readPreferences, type Preferences } from './preferences';

const STORED = 'orrery.settings';

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

class Settings {
  #now = $state<Preferences>(readPreferences(stored(), navigator.languages));

  constructor() {
    // What is changed in another tab holds here, too.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === STORED) this.#now = readPreferences(event.newValue, navigator.languages);
    });
  }

  get now(): Readonly<Preferences> {
    return this.#now;
  }

  set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    this.#now[key] = value;
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#now));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  guides(game: string): boolean {
    return !this.#now.unguided.includes(game);
  }

  guide(game: string, on: boolean): void {
    const others = this.#now.unguided.filter((other) => other !== game);
    this.set('unguided', on ? others : [...others, game]);
  }

  /** Show an announcement no more; the last hundred are remembered. */
  putAway(announcement: number): void {
    this.set('putAway', [...this.#now.putAway, announcement].slice(-100));
  }
}

export const settings = new Settings();
