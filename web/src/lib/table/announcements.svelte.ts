/** Announces turns and moves to people who do not look at the table: in the title, by sound and notification, and in words for screen readers. */

import type { Words } from '../boards/contract';
import { phasePrompt } from '../game';
import { linesOf, withoutRepeats } from '../log';
import { announceTurn } from '../notice';
import { book } from '../services.svelte';
import { settings } from '../settings.svelte';
import type { GameInfo } from '../types';
import type { Decisions } from './decisions.svelte';
import type { TableStore } from './store.svelte';

export interface AnnouncementOptions {
  title: () => string;
  facts: () => GameInfo | undefined;
  words: Words;
}

/** Create it while a component is set up: its effects end with the component. */
export class Announcements {
  /** What is to be said next. */
  spoken = $state('');

  constructor(store: TableStore, decisions: Decisions, { title, facts, words }: AnnouncementOptions) {
    $effect(() => {
      document.title = decisions.mine ? `● ${book.text('web-your-turn')} – ${title()}` : book.text('web-title', { page: title() });
    });

    let wasMine = false;
    let saidPly = -1;
    $effect(() => {
      if (!store.shown) return;
      const { log, state } = store.shown;
      const { mine } = decisions;
      const fresh = saidPly < 0 ? [] : log.filter((entry) => entry.ply >= saidPly);
      saidPly = state.ply;
      // Others may have moved between two states that both ask the viewer.
      const passedOn = fresh.some((entry) => entry.actor >= 0 && entry.actor !== state.seat);
      if (mine && (!wasMine || passedOn)) announceTurn(settings.now, book.text('web-your-turn'), title());
      wasMine = mine;
      const lines = withoutRepeats(fresh.flatMap((entry) => linesOf(entry, words, facts()))).map((line) => line.text);
      if (mine) lines.push(book.text('web-your-turn'), phasePrompt(words, facts(), state.view) ?? '');
      if (lines.length > 0) this.spoken = lines.join(' ');
    });
  }
}
