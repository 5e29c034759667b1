/** An element that can be pointed at: it offers moves, is an item of a set, says why not, or tells about itself. */

import { cameTo, longPress, pressedByPointer } from '../../pointer';
import type { About, Board } from './board.svelte';
import type { Carried } from './carry';
import type { Copy } from './marks';
import { NOTHING, type Offer } from './offers';

export interface TargetOptions<Detail> {
  /** Spoken name: place, owner, state. */
  label: string;
  /** Of the offers that it makes; null where it makes none. */
  key?: string | null | undefined;
  /** What it offers, where that is not the offers of its key. */
  offer?: Offer | undefined;
  /** Where the rules speak of it. */
  topic?: string | undefined;
  /** Its name in the log. */
  part?: string | undefined;
  /** What is told of it. */
  about?: About<Detail> | undefined;
  /** Read aloud after its name. */
  text?: readonly string[] | undefined;
  /** For switches: whether it is on. */
  pressed?: boolean | undefined;
  /** Which of equal pieces it is. */
  copy?: Copy | undefined;
  /** Done instead of using the offer. */
  act?: ((anchor: Element) => void) | undefined;
  /** What is carried when it is dragged, and where that may be dropped. */
  carry?: ((piece: Element) => Carried | null) | undefined;
  /** Or: elements of the board (a selector) onto which it may be dragged, which is the same as pressing it. */
  carryTo?: string | undefined;
  /** Which way a finger scrolls here in place of dragging, where not as usual: nowhere with `carry`, up and down with `carryTo`. */
  scrolls?: 'across' | undefined;
  /** Why using it would be of no use; it is done only when that was read. */
  warning?: string | undefined;
  /** It cannot be used now; `about` says why. */
  disabled?: boolean | undefined;
  hover?: ((on: boolean) => void) | undefined;
  /** Whether Tab stops here even when nothing is offered; arrow keys always do. */
  stop?: boolean | undefined;
}

const MORE = ['+', '='];
const LESS = ['-', 'Backspace', 'Delete'];

/** The state of an element and how it answers; the component that draws it spreads `attributes`. */
export class TargetState<Detail = never> {
  #board: Board<Detail>;
  #options: () => TargetOptions<Detail>;

  constructor(board: Board<Detail>, options: () => TargetOptions<Detail>) {
    this.#board = board;
    this.#options = options;
  }

  offer: Offer = $derived.by(() => {
    const { offer, key } = this.#options();
    return offer ?? (key === undefined ? NOTHING : this.#board.offer(key));
  });
  /** How often it is marked. */
  times: number = $derived.by(() => this.#board.times(this.offer.items, this.#options().copy));
  /** Whether it can be marked more than once, here and not on equal pieces. */
  counted: boolean = $derived.by(() => this.#options().copy === undefined && this.offer.items.some((item) => item.times > 1));
  item: boolean = $derived(this.offer.items.length > 0);
  legal: boolean = $derived.by(() => this.offer.choices.length > 0 || this.times > 0 || this.#board.markable(this.offer.items));
  blocked: boolean = $derived.by(() => {
    const { act, disabled = false } = this.#options();
    return disabled || (!this.legal && act === undefined && (this.item || this.offer.why.length > 0));
  });
  /** Whether it is on: marked, or a switch that is on; undefined where it is neither. */
  pressed: boolean | undefined = $derived.by(() => (this.item ? this.times > 0 : this.#options().pressed));
  /** Whether it answers when it is pressed. */
  live: boolean = $derived.by(() => {
    const { topic, act } = this.#options();
    return this.legal || this.blocked || topic !== undefined || act !== undefined;
  });
  /** Whether a line of the log speaks of it, with its kind or without. */
  named: boolean = $derived.by(() => {
    const { part } = this.#options();
    return part !== undefined && this.#board.spokenOf(part);
  });
  /** The seat whose doing has just happened here. */
  doneBy: number | null = $derived.by(() => {
    const { part } = this.#options();
    return part === undefined ? null : this.#board.doneBy(part);
  });
  /** Whether it can be dragged now: in any direction, or while a finger scrolls across or up and down; undefined where it cannot be. */
  carried: 'any' | 'down' | 'across' | undefined = $derived.by(() => {
    const { carry, carryTo, scrolls } = this.#options();
    // What is marked lies there already.
    const taken = carryTo !== undefined && this.legal && (this.times === 0 || this.counted);
    return carry ? (scrolls ?? 'any') : taken ? (scrolls ?? 'down') : undefined;
  });
  /** Its name as it is read aloud. */
  spoken: string = $derived.by(() => {
    const { label } = this.#options();
    return this.counted && this.times > 0 ? `${label}, ${this.#board.text('common-set-chosen', { count: this.times })}` : label;
  });
  /** What is read aloud after its name. */
  description: string = $derived.by(() => {
    const blocked = this.item && this.blocked ? this.#board.whyNotMarked(this.offer.items) : null;
    return [...(this.#options().text ?? []), ...(blocked === null ? [] : [blocked])].join(' ');
  });

  attributes = $derived.by(() => {
    const { part, key, stop, act } = this.#options();
    return {
      tabindex: this.legal || (stop ?? act !== undefined) ? 0 : -1,
      'aria-label': this.spoken,
      'aria-disabled': this.blocked || undefined,
      'aria-pressed': this.pressed,
      'data-target': '',
      'data-key': key ?? undefined,
      'data-part': part,
      onclick: (event: Event) => this.#use(anchorOf(event)),
      onkeydown: (event: KeyboardEvent) => this.#key(event),
      onfocus: (event: Event) => this.#show(anchorOf(event)),
      onblur: (event: Event) => this.#hide(anchorOf(event)),
      'data-carry': this.carried,
      oncontextmenu: (event: Event) => this.#pin(event),
      onpointerdown: (event: PointerEvent) => this.#grasp(event),
      ...this.pointing,
    };
  });

  /** For an element that does not answer but tells of itself. */
  pointing = {
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && cameTo(event)) this.#show(anchorOf(event));
    },
    onpointerleave: (event: PointerEvent): void => this.#hide(anchorOf(event)),
  };

  #use(anchor: Element): void {
    const { act, about, topic, copy, disabled, warning } = this.#options();
    if (disabled) return;
    if (warning !== undefined && this.offer.choices.length > 0) this.#board.show(anchor, { title: warning }, this.offer, topic, true);
    else if (act) act(anchor);
    else this.#board.use(this.offer, anchor, { about: about ?? (this.item ? this.#plain() : undefined), topic, copy });
  }

  #plain(): About<Detail> {
    return { title: this.#options().label };
  }

  #show(anchor: Element): void {
    const { about, topic, hover, label } = this.#options();
    hover?.(true);
    const says = this.offer.choices.some((choice) => this.#board.label(choice.label) !== label);
    if (about || this.blocked || says) this.#board.show(anchor, about ?? this.#plain(), this.offer, topic);
  }

  #hide(anchor: Element): void {
    this.#options().hover?.(false);
    this.#board.hide(anchor);
  }

  /** A long press or the other button: what is told stays. */
  #pin(event: Event): void {
    if (!this.#options().about) return;
    event.preventDefault();
    this.#pinAt(anchorOf(event));
  }

  #pinAt(anchor: Element): void {
    const { about, topic } = this.#options();
    if (about) this.#board.show(anchor, about, this.offer, topic, true);
  }

  /** A pointer goes down: it may become carrying, and a finger that stays asks for what is told. */
  #grasp(event: PointerEvent): void {
    const anchor = anchorOf(event);
    if (this.carried) this.#board.carrying.begin(event, () => this.#carriedFrom(anchor));
    if (event.pointerType === 'touch' && this.#options().about) longPress(event, () => this.#pinAt(anchor));
  }

  #carriedFrom(anchor: Element): Carried | null {
    const { carry, carryTo } = this.#options();
    if (carry) return carry(anchor);
    const places = [...(this.#board.root?.querySelectorAll(carryTo!) ?? [])];
    return { pieces: [anchor], places: places.map((at) => ({ at, drop: () => this.#use(anchor) })) };
  }

  #key(event: KeyboardEvent): void {
    const anchor = anchorOf(event);
    const { topic } = this.#options();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '?' && topic) this.#board.props.explain(topic, anchor);
    else if (this.times > 0 && LESS.includes(event.key)) this.#board.unmarkOne(this.offer.items);
    else if (this.counted && MORE.includes(event.key)) this.#board.press(this.offer.items);
    else if (anchor.localName === 'button') return;
    else if (event.key === ' ' || (event.key === 'Enter' && !(this.item && pressedByPointer(anchor)))) this.#use(anchor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function anchorOf(event: Event): Element {
  return event.currentTarget as Element;
}
