/**
 * The board kit: what every drawn board needs, so that a game's board is only its drawing.
 *
 * A board makes a class of its own on `Board`, gives an instance away with `provideBoard`, and draws inside a
 * `BoardFrame` its elements with `Target` (in an SVG drawing) or `TargetButton` (in HTML). An element has a key; the board
 * says by `keysOf` which keys a move belongs to and by `meantBy` what was meant by an element that offers nothing.
 * Everything else follows: glow, click, menu, marks of a set, reasons, tips, the rules, keyboard and spoken names.
 *
 * - `board.svelte.ts`: what the elements of a board share: offers by key, marks, the tip
 * - `offers.ts`, `marks.ts`: moves to elements; what pressing an element of a set does, and how far the set is
 * - `target.svelte.ts`, `Target.svelte`, `TargetButton.svelte`: an element that can be pointed at
 * - `BoardFrame.svelte`: the element around a board; `TipBox.svelte`, `placement.ts`: what is told of an element
 * - `SetBar.svelte`, `CheckMark.svelte`: the running count of a set with its buttons (HTML); the mark of a piece (SVG)
 * - `text.ts`, `Lines.svelte`: text in a drawing, broken into lines
 * - `keys.ts`: arrow keys and Tab; `carry.ts`: pieces that are carried and dropped; `motion.ts`: where a piece came from
 * - `gains.ts`, `counting.svelte.ts`, `Tick.svelte`: what is gained flies to where it is kept, and figures count up; `likeness.ts`: pictures of pieces
 * - `finale.svelte.ts`: the last thing that happens is seen before the result is told
 * - `sight.ts`: parts that scroll; `places.ts`: things that keep their place while others come and go
 * - `LoadedBoard.svelte`, `catalogue.ts`, `catalogued.svelte.ts`: what is printed on the components; `surface.svelte.ts`, `fitting.ts`: how large a table is drawn, and its parts
 * - `tabletop.css`, `Pictogram.svelte`: the look that tables laid in HTML share, and their small pictures
 * - `Rival.svelte`, `rivals.css`: the other players in short
 * - `signs.ts`, `Sign.svelte`, `SignShape.svelte`: the signs of the seats
 *
 * In the page: `[data-board]` is around a board, `[data-region]` around a part of it, `[data-target]` is an element,
 * with the classes `legal`, `blocked`, `on` (marked, or a switch that is on) and `marked` (the log speaks of it);
 * `data-part` names it for the log. `.board-tip` is the tip.
 */

import { getContext, setContext } from 'svelte';
import { HoverIntent } from '../../hoverIntent';
import { anyOpen } from '../../popover';
import type { BoardProps, Label, SetItem, TableEvent, Words } from '../contract';
import { Carrying, type Carried, type Place } from './carry';
import { markedCopies, pressItems, summaryOf, timesMarked, whyNotMarked, type Copy, type SetSummary } from './marks';
import { NOTHING, placeOffers, type Offer, type Placed } from './offers';

/** What is told of an element. */
export interface About<Detail = never> {
  title: string;
  lines?: string[];
  /** What using it does, where that is not what the choices say. */
  told?: string[] | undefined;
  /** What the board draws instead of title and lines. */
  detail?: Detail;
}

/** What is shown beside an element. */
export interface Tip<Detail = never> {
  anchor: Element;
  about: About<Detail>;
  offer: Offer;
  /** Where the rules speak of it. */
  topic: string | undefined;
  /** It stays until it is closed, with buttons. */
  pinned: boolean;
  /** Why nothing can be done there, once that is known. */
  reasons: string[];
}

/** What a pressed element is, besides what it offers. */
export interface Pressed<Detail = never> {
  about?: About<Detail> | undefined;
  topic?: string | undefined;
  copy?: Copy | undefined;
}

export abstract class Board<Detail = never> {
  tip = $state.raw<Tip<Detail> | null>(null);
  /** The smallest letters that can be read, in units of the drawing; a drawn board sets it when its scale changes. */
  smallest = $state(12);
  /** Ids of equal pieces, in the order in which the viewer marked them. */
  #copies = $state.raw<string[]>([]);
  #props: () => BoardProps;
  #hover = new HoverIntent();
  /** The element around the board, once it is there. */
  root = $state.raw<HTMLElement>();
  /** What is carried with the pointer. */
  readonly carrying = new Carrying(() => this.root, () => this.closeTip());

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  get words(): Words {
    return this.props.words;
  }

  text(id: string, args?: Record<string, number | string>): string {
    return this.words.text(id, args);
  }

  label(label: Label): string {
    return this.words.label(label);
  }

  /** The name of a player. */
  name(seat: number): string {
    return this.props.names[seat] ?? this.text('common-player', { number: seat + 1 });
  }

  // --- what happened ---

  recent: readonly TableEvent[] = $derived.by(() => this.props.recent ?? []);

  /** Whether something speaks of this part, with its kind or without: a line of the log, or of what the others did. */
  spokenOf(part: string): boolean {
    return names(this.props.marked, part);
  }

  /** Whose doing has just happened at this part; null where nothing has. */
  doneBy(part: string): number | null {
    const { happened } = this.props;
    return happened && names(happened.parts, part) ? happened.seat : null;
  }

  // --- offers ---

  /** The keys of the elements that a move belongs to; none if it has no place on the board. */
  abstract keysOf(move: string): readonly string[];

  /** The moves that somebody may have meant who presses an element that offers none. */
  abstract meantBy(key: string): string[];

  /** Whether the viewer decides. */
  mine: boolean = $derived.by(() => this.props.choices.length > 0 || this.props.set !== null);

  placed: Placed = $derived.by(() => placeOffers(this.props.choices, this.props.set?.items ?? [], (move) => this.keysOf(move)));

  /** What the element with that key offers. */
  offer(key: string | null): Offer {
    if (key === null || !this.mine) return NOTHING;
    const found = this.placed.at.get(key);
    return found ? { ...found, why: [] } : { ...NOTHING, why: this.meantBy(key) };
  }

  // --- sets ---

  /** How far the set at hand is; null where none is chosen. */
  summary: SetSummary | null = $derived.by(() => this.props.set && summaryOf(this.props.set, this.props.marks, this.words));

  /** How often the element with these items is marked; for one of equal pieces 0 or 1. */
  times(items: readonly SetItem[], copy?: Copy): number {
    const times = timesMarked(this.props.marks, items);
    if (!copy) return times;
    return markedCopies(times, this.#copies, copy.among).includes(copy.id) ? 1 : 0;
  }

  /** Whether one of these items may be marked as well. */
  markable(items: readonly SetItem[]): boolean {
    return items.some((item) => this.props.markable.has(item.action));
  }

  /** Why none of these items may be marked as well, in words. */
  whyNotMarked(items: readonly SetItem[]): string | null {
    const { set, marks } = this.props;
    return set && whyNotMarked(set, marks, items, this.words);
  }

  /** Mark what the element is, or take its mark back; whether anything changed. */
  press(items: readonly SetItem[], copy?: Copy): boolean {
    const { set, marks } = this.props;
    if (!set) return false;
    if (copy) return this.#pressCopy(items, copy);
    const { unmark, mark } = pressItems(set, marks, items);
    for (const action of unmark) this.props.unmark(action);
    if (mark !== null) this.props.mark(mark);
    return unmark.length > 0 || mark !== null;
  }

  #pressCopy(items: readonly SetItem[], copy: Copy): boolean {
    const item = items[0];
    if (!item) return false;
    const shown = markedCopies(timesMarked(this.props.marks, items), this.#copies, copy.among);
    const others = this.#copies.filter((id) => !copy.among.includes(id));
    if (shown.includes(copy.id)) {
      this.#copies = [...others, ...shown.filter((id) => id !== copy.id)];
      this.props.unmark(item.action);
    } else if (this.markable(items)) {
      this.#copies = [...others, ...shown, copy.id];
      this.props.mark(item.action);
    } else return false;
    return true;
  }

  /** Take one mark of these items back. */
  unmarkOne(items: readonly SetItem[]): void {
    const marked = items.findLast((item) => this.props.marks.includes(item.action));
    if (marked) this.props.unmark(marked.action);
  }

  clearMarks(): void {
    for (const action of [...this.props.marks]) this.props.unmark(action);
  }

  // --- what is told ---

  /** Tell about an element; after a moment also why nothing can be done there. */
  show(anchor: Element, about: About<Detail>, offer: Offer, topic?: string, pinned = false): void {
    if ((this.tip?.pinned && !pinned) || this.carrying.busy) return;
    const blocked = this.times(offer.items) === 0 ? this.whyNotMarked(offer.items) : null;
    const tip: Tip<Detail> = { anchor, about, offer, topic, pinned, reasons: blocked === null ? [] : [blocked] };
    this.tip = tip;
    this.#hover.stop();
    if (offer.why.length === 0) return;
    const ask = (): Promise<string[]> => this.props.reasons(offer.why, anchor === document.activeElement);
    this.#hover.ask(ask, (reasons) => {
      if (this.tip === tip) this.tip = { ...tip, reasons };
    });
  }

  /** Call this when nobody points at the element any more. */
  hide(anchor: Element): void {
    if (this.tip?.anchor === anchor && !this.tip.pinned) this.closeTip();
  }

  /** Close what is told, pinned or not, and drop the question about it. */
  closeTip(): void {
    this.tip = null;
    this.#hover.stop();
  }

  /** Use what an element offers: mark it, do it, say why not, or else tell about it. */
  use(offer: Offer, anchor: Element, { about, topic, copy }: Pressed<Detail> = {}): void {
    this.closeTip();
    if (offer.items.length > 0) {
      if (!this.press(offer.items, copy) && about) this.show(anchor, about, offer, topic, true);
    } else if (offer.choices.length > 0) this.props.pick(offer.choices, anchor);
    else if (offer.why.length > 0) this.props.why(offer.why, anchor);
    else if (about) this.show(anchor, about, offer, topic, true);
    else if (topic) this.props.explain(topic, anchor);
  }

  /** The elements that offer something now and whose key begins thus: dropping a piece on one of them is the same as pressing it. */
  placesFor(beginning: string): Place[] {
    const found = [...(this.root?.querySelectorAll<HTMLElement>(`[data-key^="${beginning}"].legal`) ?? [])];
    return found.map((at) => ({ at, drop: () => this.use(this.offer(at.dataset.key!), at) }));
  }

  /** An attachment for a piece that is no target of its own but can be carried. */
  carries(what: (piece: Element) => Carried | null) {
    return (piece: HTMLElement): (() => void) => {
      const begin = (event: PointerEvent): void => this.carrying.begin(event, () => what(piece));
      piece.dataset.carry = 'any';
      piece.addEventListener('pointerdown', begin);
      return () => {
        delete piece.dataset.carry;
        piece.removeEventListener('pointerdown', begin);
      };
    };
  }

  /** Let go, one thing at a time, of what is open on the board; whether there was anything. Escape does this. */
  letGo(): boolean {
    if (this.tip) {
      const { pinned } = this.tip;
      this.closeTip();
      if (pinned) return true;
    }
    if (this.props.marks.length === 0) return false;
    this.clearMarks();
    return true;
  }

  /** For the element around the board: Escape lets go, and goes on to the page only where there was nothing; help that lies open is closed first. */
  keydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || anyOpen() || !this.letGo()) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Whether one of these parts is meant: "station-hub", or as a bare id "hub". */
function names(parts: ReadonlySet<string>, part: string): boolean {
  return parts.has(part) || parts.has(part.slice(part.indexOf('-') + 1));
}

const KEY = Symbol('board');

/** Give the board to all elements below the component that calls this. */
export function provideBoard<B>(board: B): B {
  return setContext(KEY, board);
}

export function useBoard<B = Board<unknown>>(): B {
  return getContext<B>(KEY);
}
