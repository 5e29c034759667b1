/** A board that knows what is printed on its components. */

import type { BoardProps } from '../contract';
import { Board } from './board.svelte';

export abstract class CataloguedBoard<View, Catalogue, Detail = never> extends Board<Detail> {
  /** Where the rules speak of a turn. */
  abstract readonly turnChapter: string;

  constructor(
    props: () => BoardProps,
    readonly catalogue: Catalogue,
  ) {
    super(props);
  }

  get view(): View {
    return this.props.view as View;
  }

  /** Where the rules speak of the decision at hand; else of a turn. */
  get chapter(): string {
    return this.props.chapter ?? this.turnChapter;
  }
}
