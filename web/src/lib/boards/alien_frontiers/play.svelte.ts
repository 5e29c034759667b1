/** What the viewer is about to do: ships selected in the tray, a card made ready, and what each element then offers. */

import { getContext, setContext } from 'svelte';
import { HoverIntent } from '../../hoverIntent';
import type { BoardProps, Choice } from '../contract';
import { dockings, fits, isDocking, meant, meantByCard, parse, type Offered } from './moves';
import {
  CARD_VERBS,
  pending,
  tokenOf,
  tray,
  type Field,
  type Pending,
  type Ship,
  type Station,
  type Territory,
  type Token,
  type TrayDie,
  type View,
} from './model';

/** What an element offers: choices; or, if it might have had some, the moves to ask the reason for. */
export interface Offer {
  choices: Choice[];
  why: string[];
}

export interface Tip {
  anchor: Element;
  title: string;
  lines: string[];
  /** Why nothing can be done here, once that is known. */
  reasons?: string[];
}

export const NOTHING: Offer = { choices: [], why: [] };

/** Powers that act on something to be pointed at, and need a second click. */
const POINTED: ReadonlySet<string> = new Set([
  'boost',
  'stasis',
  'flip',
  'gravity',
  'borrow',
  'cannon',
  'teleport',
  'dampen',
  'isolate',
  'positron',
  'repulse',
]);
const DICE_VERBS: ReadonlySet<string> = new Set(['boost', 'stasis', 'flip', 'gravity']);

export class Play {
  /** Places in the tray. */
  selected = $state<number[]>([]);
  /** The verb of a card made ready, whose targets glow now. */
  armed = $state<string | null>(null);
  /** Gravity Manipulator: the ship that will go down. */
  down = $state<number | null>(null);
  tip = $state.raw<Tip | null>(null);
  #props: () => BoardProps;
  #hover = new HoverIntent();

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }

  get view(): View {
    return this.#props().view as View;
  }

  /** Tell about an element; after a moment also why none of these moves is possible. */
  show(tip: Tip, why: string[]): void {
    this.tip = tip;
    this.#hover.stop();
    if (why.length === 0) return;
    const ask = (): Promise<string[]> => this.props.reasons(why, tip.anchor === document.activeElement);
    this.#hover.ask(ask, (reasons) => {
      if (this.tip === tip) this.tip = { ...tip, reasons };
    });
  }

  /** Nobody looks at the board any more. */
  leave(): void {
    this.#hover.stop();
  }

  /** Nobody looks at that element any more. */
  hide(anchor: Element): void {
    if (this.tip?.anchor !== anchor) return;
    this.tip = null;
    this.#hover.stop();
  }

  text(id: string, args?: Record<string, number | string>): string {
    return this.#props().words.text(id, args);
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? this.text('common-player', { number: seat + 1 });
  }

  /** Everything offered now, taken apart. */
  offered: Offered[] = $derived.by(() =>
    this.#props().choices.map((choice) => ({ choice, move: parse(choice.move, this.view.relic.value) })),
  );
  /** Whether the viewer decides. */
  mine: boolean = $derived(this.offered.length > 0);
  dice: TrayDie[] = $derived.by(() => tray(this.view));
  pending: Pending = $derived.by(() => pending(this.view));
  tokens: Token[] = $derived(this.selected.flatMap((n) => this.dice[n]?.token ?? []));
  held: Token[] = $derived(this.dice.map((die) => die.token));
  /** Whether ships are to be placed now. */
  docking: boolean = $derived(this.mine && (this.view.phase === 'main' || this.view.phase === 'teleport'));

  #choices(test: (offered: Offered) => boolean): Choice[] {
    return this.offered.filter(test).map(({ choice }) => choice);
  }

  verb(verb: string): Choice[] {
    return this.#choices(({ move }) => move.verb === verb);
  }

  /** An offer by verb and nothing else: end, done, launch, trade, cycle, buy-relic. */
  plain(verb: string): Offer {
    const main = this.mine && this.view.phase === 'main';
    return { choices: this.verb(verb), why: main ? [verb] : [] };
  }

  station(station: Station | 'bay'): Offer {
    if (!this.docking) return NOTHING;
    if (this.armed !== null) {
      if (this.armed !== 'cannon' || station === 'bay') return NOTHING;
      const choices = this.#choices(({ move }) => move.verb === 'cannon' && move.station === station);
      return { choices, why: [`cannon ${station}`] };
    }
    const choices = dockings(this.offered, station, this.tokens);
    if (choices.length > 0) return { choices, why: [] };
    return { choices, why: meant(this.view, station, this.tokens, this.held) };
  }

  /** A docked ship: shot at, sent back to stock, or lifted. */
  ship(station: Station, ship: Ship): Offer {
    const token = tokenOf(ship);
    if (this.armed === 'teleport' && ship.seat === this.view.turn) {
      return {
        choices: this.#choices(
          ({ move }) => move.verb === 'teleport' && move.station === station && move.tokens?.[0] === token,
        ),
        why: [`teleport ${station} ${token}`],
      };
    }
    const phase = this.view.phase;
    if (!this.mine || (phase !== 'cannon' && phase !== 'blast')) return NOTHING;
    if (phase === 'cannon' && this.pending.target !== station) return NOTHING;
    return {
      choices: this.#choices(
        ({ move }) =>
          move.verb === 'ship' &&
          move.station === station &&
          move.seat === ship.seat &&
          move.tokens?.[0] === token,
      ),
      why: ship.seat === this.view.turn ? [] : [`ship ${station} p${ship.seat + 1} ${token}`],
    };
  }

  bayShip(seat: number, relic: boolean): Offer {
    if (!this.mine || this.view.phase !== 'blast' || seat === this.view.turn) return NOTHING;
    const choices = this.#choices(
      ({ move }) =>
        move.verb === 'ship' &&
        move.station === 'bay' &&
        move.seat === seat &&
        (move.tokens?.[0] === 'r') === relic,
    );
    return { choices, why: [`ship bay p${seat + 1}${relic ? ' r' : ''}`] };
  }

  territory(name: Territory): Offer {
    if (!this.mine) return NOTHING;
    const armed = this.armed;
    if (armed !== null) {
      if (!['borrow', 'isolate', 'positron', 'repulse'].includes(armed)) return NOTHING;
      const choices = this.#choices(({ move }) => move.verb === armed && move.territory === name);
      return { choices, why: [`${armed} ${name}`] };
    }
    if (this.view.phase !== 'land' && this.view.phase !== 'move-to') return NOTHING;
    const choices = this.#choices(({ move }) => move.verb === 'territory' && move.territory === name);
    return { choices, why: [`territory ${name}`] };
  }

  colony(name: Territory, seat: number): Offer {
    if (!this.mine || !['move', 'swap', 'swap-with'].includes(this.view.phase)) return NOTHING;
    const choices = this.#choices(
      ({ move }) => move.verb === 'colony' && move.territory === name && move.seat === seat,
    );
    return { choices, why: [`colony ${name} p${seat + 1}`] };
  }

  field(field: Field): Offer {
    if (this.armed !== 'dampen') return NOTHING;
    return {
      choices: this.#choices(({ move }) => move.verb === 'dampen' && move.field === field),
      why: [`dampen ${field}`],
    };
  }

  claim(card: string): Offer {
    const choices = this.#choices(({ move }) => move.verb === 'claim' && move.card === card);
    return { choices, why: this.mine && this.view.phase === 'main' ? [`claim ${card}`] : [] };
  }

  take(seat: number, resource: 'fuel' | 'ore'): Offer {
    if (!this.mine || this.view.phase !== 'raid' || seat === this.view.turn) return NOTHING;
    const choices = this.#choices(
      ({ move }) => move.verb === 'take' && move.seat === seat && move.resource === resource,
    );
    return { choices, why: [`take p${seat + 1} ${resource}`] };
  }

  steal(seat: number, card: string): Offer {
    if (!this.mine || this.view.phase !== 'raid' || seat === this.view.turn) return NOTHING;
    const choices = this.#choices(({ move }) => move.verb === 'steal' && move.seat === seat && move.card === card);
    return { choices, why: [`steal p${seat + 1} ${card}`] };
  }

  /** A card's power or discard, narrowed to the ships selected where it acts on ships. */
  card(card: string, part: 'power' | 'discard'): Offer {
    const verb = CARD_VERBS[card]?.[part];
    if (!verb || !this.mine || this.view.phase !== 'main') return NOTHING;
    const all = this.offered.filter(({ move }) => move.verb === verb);
    const narrowed = DICE_VERBS.has(verb) ? all.filter(({ move }) => fits(move.tokens ?? [], this.tokens)) : all;
    return {
      choices: (narrowed.length > 0 ? narrowed : all).map(({ choice }) => choice),
      why: meantByCard(verb, this.tokens, this.held, this.view),
    };
  }

  /** A ship in the tray: what a click on it does beyond selecting it. */
  die(at: number): Offer {
    const token = this.dice[at]?.token;
    if (!this.mine || token === undefined) return NOTHING;
    if (this.view.phase === 'warp') {
      if (this.pickedDice.has(at)) return NOTHING;
      return {
        choices: this.#choices(({ move }) => move.verb === 'pick' && move.tokens?.[0] === token),
        why: [`pick ${token}`],
      };
    }
    if (this.armed === null || !DICE_VERBS.has(this.armed)) return NOTHING;
    if (this.armed === 'gravity') {
      const first = this.down === null ? null : this.dice[this.down]?.token;
      const choices = this.#choices(
        ({ move }) => move.verb === 'gravity' && (first ? move.down === first && move.up === token : move.down === token),
      );
      if (first && this.down === at) return NOTHING;
      return { choices, why: [first ? `gravity ${first} ${token}` : `gravity ${token} ${token}`] };
    }
    return {
      choices: this.#choices(({ move }) => move.verb === this.armed && move.tokens?.[0] === token),
      why: [`${this.armed} ${token}`],
    };
  }

  /** Places in the tray whose ships are already chosen to be rolled again. */
  pickedDice: ReadonlySet<number> = $derived.by(() => {
    const left = [...(this.pending.picked ?? [])];
    const places = new Set<number>();
    this.dice.forEach((die, n) => {
      const at = left.indexOf(die.token);
      if (at < 0) return;
      left.splice(at, 1);
      places.add(n);
    });
    return places;
  });

  /** Which placing moves would use each selected ship: shown while something is selected. */
  get canDock(): boolean {
    return this.offered.some(({ move }) => isDocking(move));
  }

  toggle(at: number): void {
    this.selected = this.selected.includes(at) ? this.selected.filter((n) => n !== at) : [...this.selected, at];
  }

  disarm(): void {
    this.armed = null;
    this.down = null;
  }

  clear(): void {
    this.disarm();
    this.selected = [];
  }

  /** Use what an element offers: do it, say why not, or explain the element. */
  use(offer: Offer, anchor: Element, topic?: string): void {
    this.tip = null;
    if (offer.choices.length > 0) this.props.pick(offer.choices, anchor);
    else if (offer.why.length > 0) this.props.why(offer.why, anchor);
    else if (topic) this.props.explain(topic, anchor);
  }

  useDie(at: number, anchor: Element): void {
    const offer = this.die(at);
    if (this.armed === 'gravity' && this.down === at) {
      this.down = null;
    } else if (this.armed === 'gravity' && this.down === null && offer.choices.length > 1) {
      this.down = at;
    } else if (offer.choices.length > 0 || offer.why.length > 0) {
      this.use(offer, anchor);
    } else if (this.docking) {
      this.toggle(at);
    }
  }

  /** Make a card ready if its targets are to be pointed at; otherwise do what it offers. */
  useCard(card: string, part: 'power' | 'discard', anchor: Element): void {
    const verb = CARD_VERBS[card]?.[part];
    const offer = this.card(card, part);
    if (verb !== undefined && this.armed === verb) {
      this.disarm();
    } else if (verb !== undefined && POINTED.has(verb) && offer.choices.length > 1) {
      this.armed = verb;
      this.down = null;
      this.selected = [];
      this.tip = null;
    } else {
      this.use(offer, anchor);
    }
  }
}

const KEY = Symbol('alien-frontiers');

export function providePlay(props: () => BoardProps): Play {
  return setContext(KEY, new Play(props));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
