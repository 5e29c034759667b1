/** What a person asks about the board: why something is not possible, and what the rules say. */

import type { Label, Words } from '../boards/contract';
import { findSection, type Block } from '../markdown';
import { rulesOf } from '../rules';
import { api } from '../services.svelte';
import { settings } from '../settings.svelte';
import { Reasons } from './reasons';
import type { TableStore } from './store.svelte';

/** The answer at an element: reasons and the section they come from, or the beginning of a section of the rules. */
export interface Answer {
  anchor: Element;
  reasons: Label[];
  /** The section that can be read on; its title and text come a moment later. */
  section: { topic: string; title: string; blocks: Block[] } | null;
}

const reasons = new Reasons(api);

export class Questions {
  answer = $state.raw<Answer | null>(null);
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
    const answer = (id: string): Answer => ({ anchor, reasons: [[id, {}]], section: null });
    if (!this.store.mine) {
      this.answer = answer(now.actor === null ? 'web-refused-over' : 'web-refused-not-your-turn');
      return;
    }
    const asking = answer('web-why-asking');
    this.answer = asking;
    const reasons = await this.#against(moves);
    if (this.answer !== asking) return;
    const rule = reasons.map(([, values]) => values.rule).find((one) => typeof one === 'string');
    const section = rule === undefined ? null : { topic: rule, title: '', blocks: [] };
    this.answer = reasons.length > 0 ? { ...asking, reasons, section } : answer('web-why-unknown');
  }

  /** The same as texts; `aloud`: also said to those who hear the page. */
  async reasons(moves: string[], aloud: boolean): Promise<string[]> {
    const found = (await this.#against(moves)).map((label) => this.words.label(label));
    if (aloud && found.length > 0) this.say(found.join(' '));
    return found;
  }

  /** Show at this element what the rules say about a topic. */
  async explain(topic: string, anchor: Element): Promise<void> {
    const opened: Answer = { anchor, reasons: [], section: { topic, title: '', blocks: [] } };
    this.answer = opened;
    try {
      const page = await rulesOf(this.game, settings.now.language);
      const found = findSection(page.sections, topic);
      if (this.answer !== opened || !found) return;
      this.answer = { ...opened, section: { topic, title: found.title, blocks: found.blocks.slice(0, 1) } };
    } catch {
      if (this.answer === opened) this.answer = { anchor, reasons: [['web-error-offline', {}]], section: null };
    }
  }

  /** Drop the answers that are still to come. */
  close(): void {
    this.#closed = true;
  }

  async #against(moves: string[]): Promise<Label[]> {
    if (!this.store.mine) return [];
    const found = await reasons.of(this.game, this.store, moves).catch(() => []);
    return this.#closed ? [] : found;
  }
}
