/** What all parts of the board share: the catalogue of cards, which move belongs to which element, what happened lately. */

import type { BoardProps, Choice, TableEvent } from '../contract';
import { Board, useBoard } from '../kit/board.svelte';
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

const TURN_CHAPTER = 'your-turn';
/** Choices that stand in the panel for what is asked, with words of their own. */
const ANSWERS = ['yes', 'no', 'extra', 'done'];

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

  /** Where the rules speak of the decision at hand. */
  get chapter(): string {
    return this.props.chapter ?? TURN_CHAPTER;
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
