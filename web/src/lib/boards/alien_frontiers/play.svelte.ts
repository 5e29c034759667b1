/** What the viewer is about to do: ships selected in the tray, a card made ready, and what each element then offers. */

import { Board, provideBoard, useBoard } from '../kit/board.svelte';
import type { Carried, Place } from '../kit/carry';
import type { Copy } from '../kit/marks';
import type { Offer } from '../kit/offers';
import type { BoardProps, Choice } from '../contract';
import { dockedSingly, fits, keysOf, meant, meantByCard, parse } from './moves';
import type { CardTexts } from './ownCards';
import { CARD_VERBS, tray, type Piece, type Question, type Ship, type Station, type Territory, type Token, type View } from './model';

/** A pile of cards, told card by card. */
export interface CardPile {
  title: string;
  cards: Record<string, number>;
}

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
/** Milliseconds. */
const DOCK_TIME = 380;
const DICE_VERBS: ReadonlySet<string> = new Set(['boost', 'stasis', 'flip', 'gravity']);
const LAND_VERBS: ReadonlySet<string> = new Set(['borrow', 'isolate', 'positron', 'repulse']);

export class Play extends Board<CardPile> {
  /** Whether whatever is pressed needs the room of a finger. */
  fingers = $state(false);
  /** Places in the tray. */
  selected = $state<number[]>([]);
  /** The verb of a card made ready, whose targets glow now. */
  armed = $state<string | null>(null);
  /** Gravity Manipulator: the place in the tray of the ship that will go down. */
  down = $state<number | null>(null);

  get view(): View {
    return this.props.view as View;
  }

  get question(): Partial<Question> {
    return this.view.question ?? {};
  }

  dice: Piece[] = $derived.by(() => tray(this.view));
  /** Places in the tray whose ships an earlier step of the decision has chosen to be rolled again. */
  picked: ReadonlySet<number> = $derived.by(() => {
    const { phase, picked, relic } = { phase: this.view.phase, ...this.question };
    const left = phase === 'warp' ? [...(picked ?? []).map(String), ...(relic ? ['r'] : [])] : [];
    return new Set(this.dice.flatMap(({ token }, n) => (left.includes(token) ? (left.splice(left.indexOf(token), 1), [n]) : [])));
  });
  /** The place in the tray of the ship that was lifted to dock elsewhere. */
  lifted: number | null = $derived.by(() => {
    if (this.view.phase !== 'teleport') return null;
    const token = this.question.relic ? 'r' : String(this.question.value);
    return this.dice.findIndex((die) => die.token === token);
  });
  tokens: Token[] = $derived(this.selected.flatMap((n) => this.dice[n]?.token ?? []));
  held: Token[] = $derived(this.dice.map((die) => die.token));
  /** Whether ships are to be placed now. */
  docking: boolean = $derived.by(() => this.mine && (this.view.phase === 'main' || this.view.phase === 'teleport'));

  /** Whether ships of the tray can be selected, to be placed together. */
  selecting: boolean = $derived.by(() => this.docking && this.view.phase === 'main' && this.armed === null);

  override keysOf(move: string): string[] {
    return keysOf(move);
  }

  override meantBy(key: string): string[] {
    const { phase, turn } = this.view;
    const main = phase === 'main';
    const [kind = '', a = '', b = '', c = ''] = key.split(':');
    const rival = Number(b) !== turn;
    switch (kind) {
      case 'station':
        return this.docking ? meant(this.view, a as Station | 'bay', this.tokens, this.held) : [];
      case 'verb':
        return main ? [a] : [];
      case 'display':
        return main ? [`claim ${a}`] : [];
      case 'card': {
        const verb = CARD_VERBS[a]?.[b as 'power' | 'discard'];
        return main && verb ? meantByCard(verb, this.tokens, this.held, this.view) : [];
      }
      case 'ship':
        return rival && (phase === 'blast' || (phase === 'cannon' && this.question.station === a))
          ? [['ship', a, `p${Number(b) + 1}`, c].filter(Boolean).join(' ')]
          : [];
      case 'territory':
        return phase === 'land' || phase === 'move-to' ? [`territory ${a}`] : [];
      case 'colony':
        return phase === 'move' || phase === 'swap' || phase === 'swap-with' ? [`colony ${a} p${Number(b) + 1}`] : [];
      case 'take':
      case 'steal':
        return phase === 'raid' && Number(a) !== turn ? [`${kind} p${Number(a) + 1} ${b}`] : [];
      case 'die':
        return phase === 'warp' ? [`pick ${a}`] : [];
      case 'gravity':
        return [`gravity ${a} ${b || a}`];
      default:
        return [[kind, a, b].filter(Boolean).join(' ')];
    }
  }

  /** Ships selected in the tray narrow what stations and cards offer. */
  override offer(key: string | null): Offer {
    const offer = super.offer(key);
    if (key === null || this.tokens.length === 0 || offer.choices.length === 0) return offer;
    const [kind = '', card = '', part = ''] = key.split(':');
    const verb = kind === 'card' ? CARD_VERBS[card]?.[part as 'power' | 'discard'] : undefined;
    if (kind !== 'station' && !(verb && DICE_VERBS.has(verb))) return offer;
    const choices = offer.choices.filter((choice) => this.#goesWith(choice, this.tokens));
    if (choices.length > 0) return { ...offer, choices };
    return kind === 'station' ? { ...offer, choices, why: this.meantBy(key) } : offer;
  }

  // --- docking ---

  /** Bring these ships to a station: together where it takes sets, otherwise one after the other. */
  dock(station: Station | 'bay', tokens: readonly Token[], anchor: Element): void {
    const moves = tokens.length > 1 ? dockedSingly(this.view, station, tokens) : null;
    const choices = this.#dockings(station, tokens);
    const warning = this.warning(station, choices);
    if (moves) this.props.pickAll(moves, anchor);
    else if (warning) this.show(anchor, { title: warning }, { choices, items: [], why: [] }, undefined, true);
    else this.props.pick(choices, anchor);
  }

  /** Dockings at the station that go with these ships. */
  #dockings(station: Station | 'bay', tokens: readonly Token[]): Choice[] {
    return super.offer(`station:${station}`).choices.filter((choice) => this.#goesWith(choice, tokens));
  }

  /** Whether a move is made with ships, and goes with these. */
  #goesWith(choice: Choice, tokens: readonly Token[]): boolean {
    const own = parse(choice.move, this.view.relic.value).tokens;
    return own !== undefined && fits(own, tokens);
  }

  /** The ships selected, where there are several that dock at this station one by one, in the order in which they go; else none. */
  dockingInTurn(station: Station | 'bay'): Token[] {
    const { tokens } = this;
    if (tokens.length < 2 || !this.selecting || this.#dockings(station, tokens).length === 0) return [];
    const moves = dockedSingly(this.view, station, tokens) ?? [];
    return moves.flatMap((move) => parse(move, this.view.relic.value).tokens ?? []);
  }

  /** What pressing a station does where several ships dock there one by one. */
  stationAct(station: Station | 'bay'): ((anchor: Element) => void) | undefined {
    const tokens = this.dockingInTurn(station);
    return tokens.length > 0 ? (anchor) => this.dock(station, tokens, anchor) : undefined;
  }

  /** What is told of that, in place of what each of the ships would do alone. */
  toldInTurn(station: Station | 'bay'): string[] | undefined {
    const tokens = this.dockingInTurn(station);
    if (tokens.length === 0) return undefined;
    const values = tokens.map((token) => (token === 'r' ? (this.view.relic.value ?? 0) : Number(token)));
    const total = values.reduce((sum, value) => sum + value, this.view.turn_state.artifact_total);
    const said = this.text('af-web-dock-several', { count: tokens.length, ships: values.join(', ') });
    return station === 'artifact' ? [said, this.text('af-web-dock-total', { total, need: this.view.limits.claim })] : [said];
  }

  /** Why a docking here would bring nothing now: a pair at the Market without the fuel for one ore. */
  warning(station: Station | 'bay', choices: readonly Choice[] = this.offer(this.stationKey(station)).choices): string | undefined {
    if (station !== 'market' || !this.docking || this.armed !== null) return undefined;
    const fuel = this.view.players[this.view.turn]?.fuel ?? 0;
    const prices = choices.filter(({ move }) => parse(move, null).station === station).map(({ label }) => Number(label[1].fuel));
    const least = Math.min(...prices);
    return prices.length > 0 && least > fuel ? this.text('af-web-market-warning', { fuel, price: least }) : undefined;
  }

  /** How long a ship is on its way to a dock, in milliseconds; what was dropped there is there. */
  get dockTime(): number {
    return this.carrying.justDropped ? 0 : DOCK_TIME;
  }

  /** What is carried with this ship of the tray, the others that are selected with it, and the stations that take them. */
  carryDie(at: number): (() => Carried | null) | undefined {
    if (!this.docking || this.armed !== null) return undefined;
    return () => {
      const places = this.selected.includes(at) ? [at, ...this.selected.filter((other) => other !== at)] : [at];
      const tokens = places.flatMap((place) => this.dice[place]?.token ?? []);
      const dice = places.flatMap((place) => [...(this.root?.querySelectorAll(`[data-die="${place}"]`) ?? [])]);
      return { pieces: dice, places: this.#stationsFor(tokens) };
    };
  }

  #stationsFor(tokens: readonly Token[]): Place[] {
    return [...(this.root?.querySelectorAll<SVGElement>('[data-key^="station:"]') ?? [])].flatMap((at) => {
      const station = at.dataset.key!.slice('station:'.length) as Station | 'bay';
      const together = tokens.length > 1 && dockedSingly(this.view, station, tokens) === null;
      const wanted = this.#dockings(station, tokens);
      // Of a set all ships go along, or the set is another one.
      const possible = together ? wanted.some((choice) => (parse(choice.move, this.view.relic.value).tokens ?? []).length >= tokens.length) : wanted.length > 0;
      return possible ? [{ at, drop: () => this.dock(station, tokens, at) }] : [];
    });
  }

  // --- which key an element has at the moment ---

  stationKey(station: Station | 'bay'): string | null {
    if (this.armed === null) return `station:${station}`;
    return this.armed === 'cannon' && station !== 'bay' ? `cannon:${station}` : null;
  }

  shipKey(station: Station | 'bay', ship: Pick<Ship, 'seat'>, token: Token | ''): string {
    if (this.armed === 'teleport' && ship.seat === this.view.turn) return `teleport:${station}:${token}`;
    return `ship:${station}:${ship.seat}:${token}`;
  }

  territoryKey(territory: Territory): string | null {
    if (this.armed === null) return `territory:${territory}`;
    return LAND_VERBS.has(this.armed) ? `${this.armed}:${territory}` : null;
  }

  /** A ship in the tray: to be rolled again, or what a card that is ready acts on. */
  dieKey(at: number): string | null {
    const token = this.dice[at]?.token;
    if (token === undefined || this.picked.has(at)) return null;
    if (this.armed === null) return this.view.phase === 'warp' ? `die:${token}` : null;
    if (this.armed !== 'gravity') return DICE_VERBS.has(this.armed) ? `${this.armed}:${token}` : null;
    if (this.down === null) return `gravity:${token}`;
    return this.down === at ? null : `gravity:${this.dice[this.down]!.token}:${token}`;
  }

  /** Which of the ships that show the same and can still be chosen it is. */
  dieCopy(at: number): Copy | undefined {
    const { key, alike } = this.dice[at]!;
    const among = alike.filter((other) => !this.dice.some((die, n) => die.key === other && this.picked.has(n)));
    return among.length > 1 ? { id: key, among } : undefined;
  }

  // --- what pressing does instead of using the offer ---

  /** A ship in the tray: select it, or make it the one that goes down. */
  dieAct(at: number): (() => void) | undefined {
    if (this.armed === 'gravity') {
      if (this.down === at) return () => (this.down = null);
      const several = this.down === null && this.offer(this.dieKey(at)).choices.length > 1;
      return several ? () => (this.down = at) : undefined;
    }
    return this.selecting ? () => this.toggle(at) : undefined;
  }

  /** A card whose targets are to be pointed at is made ready, or put back. */
  cardAct(card: string, part: 'power' | 'discard'): (() => void) | undefined {
    const verb = CARD_VERBS[card]?.[part];
    if (verb === undefined) return undefined;
    if (this.armed === verb) return () => this.disarm();
    const several = POINTED.has(verb) && this.offer(`card:${card}:${part}`).choices.length > 1;
    return several ? () => this.#arm(verb) : undefined;
  }

  #arm(verb: string): void {
    this.armed = verb;
    this.down = null;
    this.selected = [];
    this.closeTip();
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

  override letGo(): boolean {
    if (super.letGo()) return true;
    if (this.armed === null && this.selected.length === 0) return false;
    this.clear();
    return true;
  }

  // --- words ---

  /** A ship as it is read aloud. */
  shipName(ship: Ship): string {
    return this.text(ship.relic ? 'af-web-ship-relic' : 'af-web-ship', { owner: this.name(ship.seat), value: ship.value });
  }

  /** What a card does, and what discarding it does. */
  cardText(card: string): string[] {
    const discard = `af-card-${card}-discard`;
    const lines = [this.text(`af-card-${card}-power`)];
    if (this.words.has(discard)) lines.push(this.text('af-web-discard', { text: this.text(discard) }));
    return lines;
  }

  /** The text of an own card, whole and short. */
  ownCardTexts(card: string): CardTexts {
    return [this.cardText(card).join(' '), this.text(`af-board-card-${card}`)];
  }
}

export function providePlay(props: () => BoardProps): Play {
  return provideBoard(new Play(props));
}

export const usePlay: () => Play = useBoard<Play>;
