/** What the whole client shares: the HTTP client, the messages, and the connection with the tables followed through it. */

import { Api } from './api';
import { ClientVersion } from './clientVersion.svelte';
import { settings } from './settings.svelte';
import { Socket, type Status, type Wire } from './socket';
import { TableStore } from './table/store.svelte';
import type { Announcement, Answer, Refused, ServerMessage } from './types';
import { WordBook, type Language } from './words.svelte';

export const api = new Api();
export const book = new WordBook((language, game) => api.locale(language, game));

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

class Connection {
  status = $state.raw<Status>({ kind: 'idle' });
  /** Whether the server can save anything now; it says so on every new connection if it cannot. */
  writable = $state(true);
  /** What whoever runs the server announces; it is told anew on every connection. */
  announcements = $state.raw<Announcement[]>([]);
  /** Grows whenever the lists of the lobby have changed, or may have while there was no connection. */
  lobbyChanges = $state(0);
  readonly clientVersion = new ClientVersion(storage());
  #wasLost = false;
  #tables = new Map<string, { store: TableStore; users: number }>();
  /** Refusals for tables that nobody follows yet. */
  #lateRefusals = new Map<string, Refused>();
  readonly socket = new Socket({
    connect: () => new WebSocket(new URL('api/socket', location.href.replace(/^http/, 'ws'))) as unknown as Wire,
    onMessage: (message) => this.#receive(message),
    onStatus: (status) => this.#statusChanged(status),
    onLate: (answer) => this.#answeredLate(answer),
    storage: storage(),
  });

  /** Follow a table until everybody who called this has called `release`. */
  follow(table: string): TableStore {
    let followed = this.#tables.get(table);
    if (!followed) {
      const store = new TableStore(table, this.socket, () => settings.now.pace);
      followed = { store, users: 0 };
      this.#tables.set(table, followed);
      const refused = this.#lateRefusals.get(table);
      this.#lateRefusals.delete(table);
      if (refused) store.refuse(refused);
      this.socket.watch(table, () => store.knownPly);
    }
    followed.users += 1;
    return followed.store;
  }

  release(table: string): void {
    const followed = this.#tables.get(table);
    if (!followed) return;
    followed.users -= 1;
    if (followed.users > 0) return;
    this.#tables.delete(table);
    this.socket.unwatch(table);
    followed.store.close();
  }

  #statusChanged(status: Status): void {
    this.status = status;
    if (status.kind === 'connecting') this.writable = true;
    if (status.kind === 'open') this.announcements = [];
    if (status.kind === 'lost' || status.kind === 'restarting') this.#wasLost = true;
    if (status.kind !== 'open' || !this.#wasLost) return;
    this.#wasLost = false;
    this.lobbyChanges += 1;
    void this.clientVersion.compare();
  }

  #answeredLate(answer: Answer): void {
    if (answer.type !== 'refused') return;
    const followed = this.#tables.get(answer.table);
    if (followed) followed.store.refuse(answer);
    else this.#lateRefusals.set(answer.table, answer);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'lobby') this.lobbyChanges += 1;
    else if (message.type === 'storage') this.writable = message.writable;
    else if (message.type === 'announcements') this.announcements = message.announcements;
    else if ('table' in message && message.table !== null) this.#tables.get(message.table)?.store.receive(message);
  }
}

export const connection = new Connection();

/** Switch the language of everything, in place. */
export async function useLanguage(language: Language): Promise<void> {
  settings.set('language', language);
  await book.use(language);
  document.documentElement.lang = language;
}
