/** What all parts of the board share: the catalogue of tiles, and which move belongs to which element. */

import type { BoardProps, Choice } from '../contract';
import { Board, useBoard } from '../kit/board.svelte';
import type { Catalogue } from './content';
import { alsoInBar, homesOf, keyOf, meantBy } from './targets';
import type { Colony, View } from './types';

/** What the tip of an element tells. */
export type CardOf =
  | { of: 'tile'; id: string; colony?: Colony; left?: number }
  | { of: 'action'; id: string }
  | { of: 'goal'; id: string }
  | { of: 'words'; title: string; lines: string[] };

const ROUND_CHAPTER = '2.3';

export class Table extends Board<CardOf> {
  constructor(
    props: () => BoardProps,
    readonly catalogue: Catalogue,
  ) {
    super(props);
  }

  get view(): View {
    return this.props.view as View;
  }

  get learner(): boolean {
    return this.props.learner;
  }

  /** Where the rules speak of the decision at hand; else of the course of a round. */
  get chapter(): string {
    return this.props.chapter ?? ROUND_CHAPTER;
  }

  /** The home colonies to choose from, by side; none once they are chosen. */
  homes: Record<string, string> = $derived.by(() => (this.view.phase === 'side' ? homesOf(this.view, this.props.seat, this.catalogue) : {}));
  /** Choices for the bar: those without a place, and those that are worth a button of their own. */
  bar: Choice[] = $derived.by(() => this.props.choices.filter(({ move }) => this.keysOf(move).length === 0 || alsoInBar(move)));

  override keysOf(move: string): string[] {
    const key = keyOf(move, (side) => this.homes[side] ?? null);
    return key === null ? [] : [key];
  }

  override meantBy(key: string): string[] {
    return this.props.seat === null ? [] : meantBy(key, this.view, this.props.seat, this.catalogue);
  }
}

export const useTable: () => Table = useBoard<Table>;
