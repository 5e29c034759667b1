/** Compares this page with the one that the server hands out now, and loads the new one. */

import type { TextStorage } from './socket';

const STORED = 'orrery.client-version';

/** The scripts that a page begins with: their names change with every build. */
export function scriptsOf(html: string): string {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map((found) => found[1]).join(' ');
}

export class ClientVersion {
  /** The server has another build of the client than the one that runs here. */
  outdated = $state(false);
  #served = '';

  constructor(private readonly storage: TextStorage | null) {}

  /** Ask the server; where there is no answer nothing changes. */
  async compare(): Promise<void> {
    try {
      const answer = await fetch(location.pathname, { cache: 'no-store' });
      if (!answer.ok) return;
      this.#served = scriptsOf(await answer.text());
    } catch {
      return;
    }
    const own = [...document.scripts].map((script) => script.getAttribute('src')).filter(Boolean).join(' ');
    this.outdated = this.#served !== own;
  }

  /** Load the page again, once for every build: a reload that brought nothing is not repeated. */
  reload(): void {
    try {
      if (this.storage?.getItem(STORED) === this.#served) return;
      this.storage?.setItem(STORED, this.#served);
    } catch {
      return;
    }
    location.reload();
  }
}
