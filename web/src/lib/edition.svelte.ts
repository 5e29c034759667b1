/** Whether this page is still the one that the server hands out; if not, it loads itself again. */

import type { Shelf } from './socket';

const SHELF = 'orrery.edition';

/** The scripts that a page begins with: their names change with every build. */
export function scriptsOf(html: string): string {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map((found) => found[1]).join(' ');
}

export class Edition {
  /** The server has another client than the one that runs here. */
  outdated = $state(false);
  #served = '';

  constructor(private readonly shelf: Shelf | null) {}

  /** Ask the server; what cannot be found out now changes nothing. */
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

  /** Load the page again, unless that was tried for the same client already and brought nothing. */
  renew(): void {
    try {
      if (this.shelf?.getItem(SHELF) === this.#served) return;
      this.shelf?.setItem(SHELF, this.#served);
    } catch {
      return;
    }
    location.reload();
  }
}
