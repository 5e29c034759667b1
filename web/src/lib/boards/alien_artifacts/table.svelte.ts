/** What all parts of the board share: the catalogue of cards, which move belongs to which element, what happened lately. */

import type { Choice } from '../contract';
import { useBoard } from '../kit/board.svelte';
import type { Carried } from '../kit/carry';
import { CataloguedBoard } from '../kit/catalogued.svelte';
import { KeptPlaces } from '../kit/places';
import type { Catalogue, Card } from './content';
import { lastAttack, type Attack } from './story';
import { keysOf, meantBy } from './targets';
import { CLASSES, PAID_IN, type Cls, type InEmpire, type Side, type View } from './types';

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
  attack: Attack | null = $derived.by(() => lastAttack(this.recent));

  /** Where cards lie, by the seat and the class of a row: remembered here, for an Empire may be put away and shown again. */
  readonly #places = new Map<string, KeptPlaces>();

  placesIn(seat: number, cls: Cls): KeptPlaces {
    const row = `${seat} ${cls}`;
    const places = this.#places.get(row) ?? new KeptPlaces();
    this.#places.set(row, places);
    return places;
  }

  /** Where resources are dragged that pay for the deed at hand (a selector): what is paid for, or the sum of the payment. */
  payTo: string = $derived.by(() => {
    const { phase, question } = this.view;
    const row = phase === 'prepare' && question?.row ? `, .aa-row.${question.row}[data-own] .aa-card.building` : '';
    const card = typeof question?.card === 'string' ? `, [data-own] [data-key="card:${question.card}"]` : '';
    return `.aa-hand .ask${row}${card}`;
  });
  /** The payment that was dropped on a card before it was asked for; it is marked once it is. */
  #dropped: string | null = null;

  /** Mark what was dropped, if it can be paid with now. */
  markDropped(): void {
    const dropped = this.#dropped;
    if (dropped === null || !this.mine) return;
    const item = this.props.set?.items.find(({ move }) => move === dropped);
    this.#dropped = null;
    if (item) this.props.mark(item.action);
  }

  /** A section of a card in hand, dragged in one's turn onto a card under construction, begins what is done with it there. */
  carryCard(resource: string, section: 'a' | 'b'): (() => Carried | null) | undefined {
    if (!this.mine || this.view.phase !== 'turn') return undefined;
    const { colour } = this.catalogue.resource(resource)[section];
    const paid = (cls: Cls): boolean => colour === 'gold' || colour === PAID_IN[cls];
    const takers = CLASSES.filter((cls) => paid(cls) && this.offer(`row:${cls}`).choices.length > 0);
    if (takers.length === 0) return undefined;
    return () => {
      const cards = takers.flatMap((cls) => [...(this.root?.querySelectorAll<HTMLElement>(`.aa-row.${cls}[data-own] .aa-card.building`) ?? [])].map((at) => ({ at, cls })));
      const piece = this.root?.querySelector(`[data-key="hand:${resource}:${section}"]`);
      if (!piece) return null;
      const places = cards.map(({ at, cls }) => ({
        at,
        drop: () => {
          this.#dropped = `pay ${resource} ${section}`;
          this.props.pick([...this.offer(`row:${cls}`).choices, ...this.offer(at.dataset.key!).choices], at);
        },
      }));
      return { pieces: [piece], places };
    };
  }

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
