/** What a person asks about the board: why something is not possible, and what the rules say. */

import type { Label, Words } from '../boards/contract';
import { findSection, type Block } from '../markdown';
import { rulesOf } from '../rules';
import { api, book } from '../services.svelte';
import { settings } from '../settings.svelte';
import { Reasons } from './reasons';
import type { TableStore } from './store.svelte';

/** The answer at an element: lines of text, or the beginning of a section of the rules. */
export interface Tip {
  anchor: Element;
  text: string[];
  /** The section that can be read on. */
  topic: string | null;
  blocks: Block[];
}

const reasons = new Reasons(api);

export class Questions {
  tip = $state.raw<Tip | null>(null);
  #closed = false;

  constructor(
    private readonly game: string,
    private readonly store: TableStore,
    private readonly words: Words,
    private readonly say: (text: string) => void,
  ) {}

  /** Show at this element why none of these moves is possible. */
  async why(moves: string[], anchor: Element): Promise<void> {
    const now = this.store.shown?.state;
    if (!now) return;
    if (!this.store.mine) {
      const text = book.text(now.actor === null ? 'web-refused-over' : 'web-refused-not-your-turn');
      this.tip = { anchor, text: [text], topic: null, blocks: [] };
      return;
    }
    const opened: Tip = { anchor, text: [book.text('web-why-asking')], topic: null, blocks: [] };
    this.tip = opened;
    const found = await this.#against(moves);
    if (this.tip !== opened) return;
    this.tip = { ...opened, text: found.length > 0 ? found : [book.text('web-why-unknown')] };
  }

  /** The same as texts; `aloud`: also said to those who hear the page. */
  async reasons(moves: string[], aloud: boolean): Promise<string[]> {
    const found = await this.#against(moves);
    if (aloud && found.length > 0) this.say(found.join(' '));
    return found;
  }

  /** Show at this element what the rules say about a topic. */
  async explain(topic: string, anchor: Element): Promise<void> {
    const opened: Tip = { anchor, text: [], topic, blocks: [] };
    this.tip = opened;
    try {
      const page = await rulesOf(this.game, settings.now.language);
      const section = findSection(page.sections, topic);
      if (this.tip !== opened) return;
      if (section) this.tip = { ...opened, text: [section.title], blocks: section.blocks.slice(0, 1) };
    } catch {
      if (this.tip === opened) this.tip = { ...opened, text: [book.text('web-error-offline')] };
    }
  }

  /** Nobody waits for answers any more. */
  close(): void {
    this.#closed = true;
  }

  async #against(moves: string[]): Promise<string[]> {
    if (!this.store.mine) return [];
    const found: Label[] = await reasons.of(this.game, this.store, moves).catch(() => []);
    return this.#closed ? [] : found.map((label) => this.words.label(label));
  }
}
