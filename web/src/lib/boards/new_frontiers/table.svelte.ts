/** What all parts of the board share: the catalogue of tiles, and which move belongs to which element. */

import type { BoardProps, Choice } from '../contract';
import { Board, useBoard } from '../kit/board.svelte';
import { KeptPlaces } from '../kit/places';
import { withGaps } from './columns';
import type { Catalogue } from './content';
import { alsoInBar, homesOf, keyOf, meantBy } from './targets';
import type { Colony, View } from './types';
import { sentencesOf, yieldOf } from './wording';

/** What the tip of an element tells. */
export type CardOf =
  | { of: 'tile'; id: string; colony?: Colony; left?: number }
  | { of: 'action'; id: string }
  | { of: 'goal'; id: string }
  | { of: 'words'; title: string; lines: string[] };

const ROUND_CHAPTER = '2.3';
/** About how many letters of a sentence stand in a line of a tile, and how high its head is in lines. */
const LETTERS = 25;
const HEAD = { world: 4, technology: 2.6 };

export class Table extends Board<CardOf> {
  /** Pixels in a unit of the composition. */
  unit = $state(12);
  /** Where tiles lie, by the empire or the row that they lie in: the leaf with them may be turned away meanwhile. */
  #lies = new Map<string, KeptPlaces>();
  #offered: string[] = [];

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

  /** Tiles of an empire or a row in the places that they had. */
  lying(where: string, now: readonly string[]): string[] {
    let lie = this.#lies.get(where);
    if (!lie) this.#lies.set(where, (lie = new KeptPlaces()));
    return lie.of(now);
  }

  /** Worlds on the table, with a gap where one was taken. */
  offered(now: readonly string[]): (string | null)[] {
    const places = withGaps(this.#offered, now);
    if (places.every((id) => id !== null)) this.#offered = [...now];
    return places;
  }

  /** About how high a tile is in lines of its text, while it speaks in sentences. */
  heightOf(id: string): number {
    const tile = this.catalogue.tile(id);
    const said = sentencesOf(this, tile).map(({ text }) => text);
    const given = tile.sort === 'technology' ? null : yieldOf(this, tile);
    const lines = [...(given === null ? [] : [given]), ...said].reduce((sum, text) => sum + Math.ceil((text.length + 3) / LETTERS), 0);
    return (tile.sort === 'technology' ? HEAD.technology : HEAD.world) + lines;
  }

  /** What using this element brings in a sale or by consuming, said on the tile itself; null where nothing is sold or consumed there. */
  gainAt(key: string): string | null {
    const [only, ...others] = ['sell', 'consume'].includes(this.view.phase) && this.mine ? this.offer(key).choices : [];
    if (!only || others.length > 0) return null;
    const { credits = 0, vp = 0 } = only.label[1];
    const gains = [Number(vp) > 0 ? this.text('nf-vp', { vp }) : '', Number(credits) > 0 ? this.text('nf-credits', { credits }) : ''].filter(Boolean);
    return gains.length > 0 ? `+${gains.join(', ')}` : null;
  }

  override keysOf(move: string): string[] {
    const key = keyOf(move, (side) => this.homes[side] ?? null);
    return key === null ? [] : [key];
  }

  override meantBy(key: string): string[] {
    return this.props.seat === null ? [] : meantBy(key, this.view, this.props.seat, this.catalogue);
  }
}

export const useTable: () => Table = useBoard<Table>;
