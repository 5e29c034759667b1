/** The log of a match as a client keeps it, and what its lines speak of. */

import type { Label, TableEvent, Words } from './boards/contract';
import type { MessageFacts } from './game';
import type { LogEntry } from './types';

/** The log after a state message: drop what has a ply of `keep` or more, then append. */
export function mergeLog(held: readonly LogEntry[], message: { keep: number; entries: LogEntry[] }): LogEntry[] {
  return [...held.filter((entry) => entry.ply < message.keep), ...message.entries];
}

/** Entries before the viewer's last own move that are told as well: a move has several steps. For spectators: how many are told. */
const LATELY = 30;

export interface Line {
  key: string;
  ply: number;
  /** Whom it speaks of; null for a line about the table, such as a new round or a card that was drawn. */
  seat: number | null;
  text: string;
  parts: string[];
  /** It tells only that somebody has moved. */
  hidden: boolean;
}

/** The lines that an entry makes: its events, or the move itself where it has none. Chance alone may stay silent. */
export function linesOf(entry: LogEntry, words: Words, facts: MessageFacts | undefined): Line[] {
  const line = (index: number, text: string, labels: Label[], seat: number | null): Line => ({
    key: `${entry.ply}.${index}`,
    ply: entry.ply,
    seat,
    text,
    parts: partsOf(entry.move, labels, facts),
    hidden: entry.label === null && labels.length === 0,
  });
  if (entry.events.length > 0) {
    return entry.events.map((event, index) => line(index, words.label(event), [event], playerOf(event)));
  }
  if (entry.actor < 0) return [];
  const player = `seat:${entry.actor}`;
  if (!entry.label) return [line(0, words.text('common-log-hidden', { player }), [], entry.actor)];
  // What happened to a seat (a bot took it over) is a sentence of its own.
  if (entry.label[0].startsWith('common-')) return [line(0, words.label(entry.label), [entry.label], playerOf(entry.label))];
  return [line(0, words.text('common-log-move', { player, move: words.label(entry.label) }), [entry.label], entry.actor)];
}

/** What happened lately, for boards: the events of the viewer's last own moves and of all since; for spectators the last ones. */
export function recentEvents(log: readonly LogEntry[], seat: number | null, words: Words, facts: MessageFacts | undefined): TableEvent[] {
  const last = seat === null ? -1 : log.findLastIndex((entry) => entry.actor === seat);
  return log.slice(Math.max(0, (last < 0 ? log.length : last) - LATELY)).flatMap(({ ply, actor, move, label, events }) => {
    const labels = events.length > 0 ? events : label && actor >= 0 ? [label] : [];
    return labels.map((one) => ({ ply, actor, label: one, text: words.label(one), parts: partsOf(move, [one], facts) }));
  });
}

/** The same lines, without those that tell again that the same player has moved out of sight: a set is several moves. */
export function withoutRepeats(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !line.hidden || !lines[index - 1]?.hidden || lines[index - 1]!.seat !== line.seat);
}

/** The player that a message tells of: not always the one whose move caused it. */
function playerOf([, args]: Label): number | null {
  return typeof args.player === 'string' ? seatOf(args.player) : null;
}

function seatOf(value: string): number | null {
  const found = /^seat:(\d+)$/.exec(value);
  return found ? Number(found[1]) : null;
}

/** What can be taken back, oldest first: of every step the ply it begins at and its own entries. A set is one step. */
export function openSteps(log: readonly LogEntry[], seat: number | null, undo: readonly number[]): { ply: number; entries: LogEntry[] }[] {
  return undo.map((ply, index) => {
    const next = undo[index + 1] ?? Infinity;
    return { ply, entries: log.filter((entry) => entry.actor === seat && entry.ply >= ply && entry.ply < next) };
  });
}

/**
 * Names of board elements that a line speaks of. Boards carry them as `data-part`: the kind and the id of a component
 * ("station-hub", "tile-space-marines", "territory-lem"), its bare id, or "seat-0". Labels name components by their
 * messages ("@af-station-hub"); the words of a move are bare ids, so they are offered as every kind.
 */
export function partsOf(move: string | null, labels: readonly Label[], facts: MessageFacts | undefined): string[] {
  const parts = new Set<string>();
  const { prefix = '', components = [] } = facts ?? {};
  for (const word of move?.split(' ') ?? []) {
    if (!/^[a-z]/.test(word)) continue;
    parts.add(word);
    for (const kind of components) parts.add(`${kind}-${word}`);
  }
  for (const [, args] of labels) {
    for (const value of Object.values(args)) {
      if (typeof value !== 'string') continue;
      const seat = seatOf(value);
      if (seat !== null) parts.add(`seat-${seat}`);
      const name = value.startsWith(`@${prefix}-`) ? value.slice(prefix.length + 2) : '';
      const kind = components.find((one) => name.startsWith(`${one}-`));
      if (kind === undefined) continue;
      parts.add(name);
      parts.add(name.slice(kind.length + 1));
    }
  }
  return [...parts];
}
