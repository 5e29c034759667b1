/** What others did: the last of it at its place on the board, and all of it since the viewer acted. */

import type { Happened, TableEvent } from '../boards/contract';
import type { MessageFacts } from '../game';
import { partsOf } from '../log';
import { PACES, type Pace } from '../preferences';
import type { TableStore } from './store.svelte';

/** Something that somebody did since the viewer acted. */
export interface Doing {
  key: string;
  seat: number;
  text: string;
  parts: string[];
  /** It speaks of the viewer. */
  own: boolean;
}

/** What happened since the viewer's last own move, from the first thing on that another player did; oldest first. */
function since(recent: readonly TableEvent[], viewer: number): TableEvent[] {
  const after = recent.slice(recent.findLastIndex(({ actor }) => actor === viewer) + 1);
  const first = after.findIndex(({ actor }) => actor >= 0 && actor !== viewer);
  return first < 0 ? [] : after.slice(first);
}

/** Whom a line is about: the player it names, or the one who moved; null for what chance did. */
function doerOf({ label, actor }: TableEvent): number | null {
  const { player } = label[1];
  const found = typeof player === 'string' ? /^seat:(\d+)$/.exec(player) : null;
  return found ? Number(found[1]) : actor >= 0 ? actor : null;
}

/** Lines that tell how the match goes on, and nothing that somebody did; by the ends of their message ids. */
const ROUTINE = /-(?:turn|round|roll|relic-roll|first-roll|first|top|begins|place|mat|face|display|dealt|faction|progress|reshuffled)$/;

/** A step of a move that tells of itself only, such as a card that is paid with: what came of it is told instead. */
const STEP = /^[a-z]+-move-/;

/** What the others did since the viewer acted, oldest first; what was done several times in a row is told once. */
export function doingsFor(recent: readonly TableEvent[], viewer: number | null): Doing[] {
  if (viewer === null) return [];
  const found: (Doing & { said: string; times: number })[] = [];
  const told = since(recent, viewer).filter(({ label }) => !ROUTINE.test(label[0]));
  const doers = new Set(told.flatMap((event) => (STEP.test(event.label[0]) ? [] : [doerOf(event)])));
  for (const event of told) {
    const seat = doerOf(event);
    if (seat === null || (STEP.test(event.label[0]) && doers.has(seat))) continue;
    const last = found.at(-1);
    if (last?.said === event.text) {
      last.times += 1;
      last.text = `${event.text} ×${last.times}`;
      continue;
    }
    const own = seat === viewer || Object.values(event.label[1]).includes(`seat:${viewer}`);
    found.push({ key: `${event.ply}.${found.length}`, seat, text: event.text, said: event.text, times: 1, parts: event.parts, own });
  }
  return found;
}

/** The same, with what a player did in a row below that player's name, which is not said again in every line. */
export function byPlayer(doings: readonly Doing[], names: readonly string[]): { seat: number; name: string; lines: { doing: Doing; text: string }[] }[] {
  const found: ReturnType<typeof byPlayer> = [];
  for (const doing of doings) {
    const name = names[doing.seat] ?? '';
    if (found.at(-1)?.seat !== doing.seat) found.push({ seat: doing.seat, name, lines: [] });
    const said = [`${name} `, `${name}: `].findLast((beginning) => name !== '' && doing.text.startsWith(beginning)) ?? '';
    found.at(-1)!.lines.push({ doing, text: doing.text.slice(said.length) });
  }
  return found;
}

/** Where something of all this happened: elements, without the players themselves. */
const places = (parts: readonly string[]): string[] => parts.filter((part) => !part.startsWith('seat-'));

/** Create it while a component is set up: its effects end with the component. */
export class Happenings {
  /** What has just been done by somebody else. */
  last = $state.raw<Happened | null>(null);

  constructor(store: TableStore, { facts, pace }: { facts: () => MessageFacts | undefined; pace: () => Pace }) {
    $effect(() => {
      const { shown } = store;
      if (!shown) return;
      const own = shown.state.seat;
      const others = shown.fresh.filter(({ actor }) => actor >= 0 && actor !== own);
      const seat = others.at(-1)?.actor;
      const parts = others.flatMap(({ move, label, events }) => places(partsOf(move, events.length > 0 ? events : label ? [label] : [], facts())));
      const happened = seat === undefined || parts.length === 0 || PACES[pace()] === 0 ? null : { seat, parts: new Set(parts) };
      this.last = happened;
      // Once it is the viewer's turn what glows is what may be done; what was done is in the list.
      if (!happened || !store.mine) return;
      const timer = setTimeout(() => (this.last = null), PACES[pace()] * 2);
      return () => clearTimeout(timer);
    });
  }
}
