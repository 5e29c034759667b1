/** What all parts of the board share: the catalogue of components, which move belongs to which element, what happened lately. */

import type { Choice } from '../contract';
import { useBoard } from '../kit/board.svelte';
import { CataloguedBoard } from '../kit/catalogued.svelte';
import { hyphenated } from '../kit/hyphens';
import type { Catalogue, Card } from './content';
import { chanceOfLastRound } from './ending';
import { forecast, type Forecast } from './forecast';
import { lastProgress, newsOf, type News, type Progress } from './story';
import { keysOf, meantBy } from './targets';
import type { Player, View } from './types';

/** What the tip of an element tells. */
export type Told =
  | { of: 'location' | 'card' | 'upgrade' | 'reward'; id: string }
  | { of: 'words'; title: string; lines: string[] };


export class Table extends CataloguedBoard<View, Catalogue, Told> {
  override readonly turnChapter = 'your-turn';

  /** The viewer's own side of the table; null for spectators. */
  own: Player | null = $derived.by(() => (this.props.seat === null ? null : (this.view.players[this.props.seat] ?? null)));
  /** Choices without a place on the table. */
  answers: Choice[] = $derived.by(() => this.props.choices.filter(({ move }) => this.keysOf(move).length === 0));
  news: News = $derived.by(() => newsOf(this.recent, this.props.seat));
  /** How likely the asteroid arrives at the end of this round. */
  lastRound: number = $derived.by(() => chanceOfLastRound(this.view, this.catalogue));
  /** The place under the pointer or the focus: the stock shows what it would add. */
  tried = $state.raw<string | null>(null);
  preview: Forecast | null = $derived.by(() => (this.tried === null ? null : this.forecast(this.tried)));
  progress: Progress | null = $derived.by(() => lastProgress(this.recent, this.props.seat));

  /** Where gains of this turn arise (a selector), where no event says so: the place of the lander that was put down. */
  source: string | undefined = $derived.by(() => (this.view.turn_state.location ? `[data-part="location-${this.view.turn_state.location}"]` : undefined));

  override keysOf(move: string): string[] {
    return keysOf(move);
  }

  override meantBy(key: string): string[] {
    return this.props.seat === null ? [] : meantBy(key, this.view);
  }

  /** What a place would mean for the viewer now; null for spectators. */
  forecast(location: string): Forecast | null {
    return this.own && forecast(this.catalogue.location(location), this.own, this.view, this.catalogue);
  }

  card(id: string): Card {
    return this.catalogue.card(id);
  }

  cardName(id: string): string {
    return this.text(`hw-${this.card(id).deck}-${id}`);
  }

  /** A name that may be broken in a narrow place. */
  narrow(text: string): string {
    return hyphenated(text, this.text('web-board-hyphens'));
  }

  /** The words printed on a component, each a sentence. */
  lines(labels: Card['words']): string[] {
    return labels.map((line) => `${this.label(line)}.`);
  }
}

export const useTable: () => Table = useBoard<Table>;
