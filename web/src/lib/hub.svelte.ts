/** What the whole client shares: the HTTP client, the words, the connection and the tables followed through it. */

import { Api } from './api';
import { Edition } from './edition.svelte';
import { settings } from './settings.svelte';
import { Socket, type Status, type Wire } from './socket';
import { TableStore } from './table.svelte';
import type { Answer, Refused, ServerMessage } from './types';
import { WordBook, type Language } from './words.svelte';

export const api = new Api();
export const book = new WordBook((language, games) => api.locale(language, games));

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

class Hub {
  status = $state.raw<Status>({ kind: 'idle' });
  /** Grows whenever the lists of the lobby have changed, or may have while there was no connection. */
  lobbyChanges = $state(0);
  /** Another client is on the server than the one that runs here. */
  readonly edition = new Edition(storage());
  #lost = false;
  #tables = new Map<string, { store: TableStore; users: number }>();
  /** Refusals for tables that nobody looks at yet. */
  #late = new Map<string, Refused>();
  readonly socket = new Socket({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as unknown as Wire,
    onMessage: (message) => this.#receive(message),
    onStatus: (status) => this.#turned(status),
    onLate: (answer) => this.#answeredLate(answer),
    shelf: storage(),
  });

  /** Follow a table for as long as somebody looks at it; call `release` in the end. */
  follow(table: string): TableStore {
    let held = this.#tables.get(table);
    if (!held) {
      const store = new TableStore(table, this.socket, () => settings.now.pace);
      held = { store, users: 0 };
      this.#tables.set(table, held);
      const refused = this.#late.get(table);
      this.#late.delete(table);
      if (refused) store.refuse(refused);
      this.socket.watch(table, () => store.knownPly);
    }
    held.users += 1;
    return held.store;
  }

  release(table: string): void {
    const held = this.#tables.get(table);
    if (!held) return;
    held.users -= 1;
    if (held.users > 0) return;
    this.#tables.delete(table);
    this.socket.unwatch(table);
    held.store.close();
  }

  #turned(status: Status): void {
    this.status = status;
    if (status.kind === 'lost' || status.kind === 'restarting') this.#lost = true;
    if (status.kind !== 'open' || !this.#lost) return;
    this.#lost = false;
    this.lobbyChanges += 1;
    void this.edition.compare();
  }

  #answeredLate(answer: Answer): void {
    if (answer.type !== 'refused') return;
    const held = this.#tables.get(answer.table);
    if (held) held.store.refuse(answer);
    else this.#late.set(answer.table, answer);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'lobby') this.lobbyChanges += 1;
    else if ('table' in message && message.table !== null) this.#tables.get(message.table)?.store.receive(message);
  }
}

export const hub = new Hub();

/** Switch the language of everything, in place. */
export async function useLanguage(language: Language): Promise<void> {
  settings.set('language', language);
  await book.use(language);
  document.documentElement.lang = language;
}
