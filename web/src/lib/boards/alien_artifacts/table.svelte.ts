/** What all parts of the board share: the catalogue of cards, which move belongs to which element, what happened lately. */

import type { Choice, TableEvent } from '../contract';
import { useBoard } from '../kit/board.svelte';
import { CataloguedBoard } from '../kit/catalogued.svelte';
import { doingsSince } from '../kit/doings';
import type { Catalogue, Card } from './content';
import { lastAttack, UNTOLD, type Attack } from './story';
import { keysOf, meantBy } from './targets';
import type { InEmpire, Side, View } from './types';

/** What the tip of an element tells. */
export type CardOf =
  | { of: 'card'; id: string; side?: Side | undefined; held?: InEmpire | undefined }
  | { of: 'resource' | 'artifact' | 'system' | 'plan' | 'faction'; id: string }
  | { of: 'words'; title: string; lines: string[] };

/** Choices that stand in the panel for what is asked, with words of their own. */
const ANSWERS = ['yes', 'no', 'extra', 'done'];

export class Table extends CataloguedBoard<View, Catalogue, CardOf> {
  override readonly turnChapter = 'your-turn';

  get learner(): boolean {
    return this.props.learner;
  }

  /** Choices without a place on the table: answers, and whatever nobody has drawn a place for. */
  answers: Choice[] = $derived.by(() => this.props.choices.filter(({ move }) => ANSWERS.includes(move.split(' ')[0]!) || this.keysOf(move).length === 0));
  doings: TableEvent[] = $derived.by(() => doingsSince(this.recent, this.props.seat, UNTOLD));
  attack: Attack | null = $derived.by(() => lastAttack(this.recent));

  override keysOf(move: string): string[] {
    return keysOf(move);
  }

  override meantBy(key: string): string[] {
    return this.props.seat === null ? [] : meantBy(key, this.view, this.props.seat, this.catalogue);
  }

  card(id: string): Card {
    return this.catalogue.card(id);
  }

  /** The name of a class card. */
  cardName(id: string): string {
    return this.text(`aa-${this.card(id).cls}-${id}`);
  }
}

export const useTable: () => Table = useBoard<Table>;
