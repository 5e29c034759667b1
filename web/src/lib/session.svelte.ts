/** Who plays in this browser. Nobody has to sign up: a name is enough, and one is suggested. */

import { api, connection } from './services.svelte';
import { randomName } from './names';
import type { Account } from './types';

const STORED = 'orrery.name';

function remembered(): string {
  try {
    return localStorage.getItem(STORED) ?? randomName();
  } catch {
    return randomName();
  }
}

class Session {
  me = $state.raw<Account | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** The name a guest will get. */
  name = $state(remembered());

  async load(): Promise<void> {
    try {
      const { account } = await api.session();
      if (account) this.#is(account);
    } finally {
      this.known = true;
      connection.socket.open();
    }
  }

  /** The account in use; a guest is made if there is none. */
  async ensure(): Promise<Account> {
    if (!this.me) {
      const name = this.name.trim() || randomName();
      await api.newGuest(name);
      this.#is(await api.me());
      this.#remember(name);
      connection.socket.restart();
    }
    return this.me!;
  }

  async signIn(name: string, password: string): Promise<void> {
    await api.signIn(name, password);
    this.#is(await api.me());
    connection.socket.restart();
  }

  /** Set a new password by a one-time link, which signs in to its account. */
  async resetPassword(code: string, password: string): Promise<void> {
    await api.resetPassword(code, password);
    this.#is(await api.me());
    connection.socket.restart();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
    connection.socket.restart();
  }

  async signOutEverywhere(): Promise<void> {
    await api.signOutEverywhere();
    this.me = null;
    connection.socket.restart();
  }

  /** The account is gone for good; a guest of another name may come after it. */
  async deleteAccount(password: string | null): Promise<void> {
    await api.deleteAccount(password);
    this.me = null;
    this.name = randomName();
    this.#remember(this.name);
    connection.socket.restart();
  }

  async claim(name: string, password: string): Promise<void> {
    await api.claim(name, password);
    this.#is(await api.me());
    // The session is a new one, and the connection is still that of the old.
    connection.socket.restart();
  }

  async rename(name: string): Promise<void> {
    await api.rename(name);
    this.#is(await api.me());
    this.#remember(name);
  }

  #is(account: Account): void {
    this.me = account;
    this.name = account.name;
  }

  #remember(name: string): void {
    try {
      localStorage.setItem(STORED, name);
    } catch {
      // The name is then suggested anew next time.
    }
  }
}

export const session = new Session();
