/** What all parts of the board share: the catalogue of components, which move belongs to which element, what happened lately. */

import type { BoardProps, Choice, TableEvent } from '../contract';
import { Board, useBoard } from '../kit/board.svelte';
import { hyphenated } from '../kit/hyphens';
import type { Catalogue, Card } from './content';
import { lastProgress, type Progress } from './story';
import { keysOf, meantBy } from './targets';
import type { Player, View } from './types';

/** What the tip of an element tells. */
export type Told =
  | { of: 'location' | 'card' | 'upgrade' | 'reward'; id: string }
  | { of: 'words'; title: string; lines: string[] };

const TURN_CHAPTER = 'your-turn';

export class Table extends Board<Told> {
  constructor(
    props: () => BoardProps,
    readonly catalogue: Catalogue,
  ) {
    super(props);
  }

  get view(): View {
    return this.props.view as View;
  }

  /** Where the rules speak of the decision at hand. */
  get chapter(): string {
    return this.props.chapter ?? TURN_CHAPTER;
  }

  /** The viewer's own side of the table; null for spectators. */
  own: Player | null = $derived.by(() => (this.props.seat === null ? null : (this.view.players[this.props.seat] ?? null)));
  /** Choices without a place on the table. */
  answers: Choice[] = $derived.by(() => this.props.choices.filter(({ move }) => this.keysOf(move).length === 0));
  recent: readonly TableEvent[] = $derived.by(() => this.props.recent ?? []);
  progress: Progress | null = $derived.by(() => lastProgress(this.recent, this.props.seat));
  /** Parts that something on the board itself speaks of. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());

  override keysOf(move: string): string[] {
    return keysOf(move);
  }

  override meantBy(key: string): string[] {
    return this.props.seat === null ? [] : meantBy(key, this.view);
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

  /** Whether something speaks of this part: a line of the log, or of what the others did. */
  spokenOf(part: string): boolean {
    return this.props.marked.has(part) || this.pointed.has(part);
  }
}

export const useTable: () => Table = useBoard<Table>;
