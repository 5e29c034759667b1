/** The log of a match as a client keeps it, and what its lines speak of. */

import type { Label, Words } from './boards/contract';
import { KINDS } from './game';
import type { LogEntry } from './types';

/** The log after a state message: drop what has a ply of `keep` or more, then append. */
export function mergeLog(held: readonly LogEntry[], message: { keep: number; entries: LogEntry[] }): LogEntry[] {
  return [...held.filter((entry) => entry.ply < message.keep), ...message.entries];
}

export interface Line {
  key: string;
  ply: number;
  actor: number;
  text: string;
  parts: string[];
}

/** The lines that an entry makes: its events, or the move itself where it has none. Chance alone may stay silent. */
export function linesOf(entry: LogEntry, words: Words): Line[] {
  const line = (index: number, text: string, labels: Label[]): Line => ({
    key: `${entry.ply}.${index}`,
    ply: entry.ply,
    actor: entry.actor,
    text,
    parts: partsOf(entry.move, labels),
  });
  if (entry.events.length > 0) {
    return entry.events.map((event, index) => line(index, words.label(event), [event]));
  }
  if (entry.actor < 0) return [];
  const player = `seat:${entry.actor}`;
  if (!entry.label) return [line(0, words.text('common-log-hidden', { player }), [])];
  // What happened to a seat (a bot took it over) is a sentence of its own.
  if (entry.label[0].startsWith('common-')) return [line(0, words.label(entry.label), [entry.label])];
  return [line(0, words.text('common-log-move', { player, move: words.label(entry.label) }), [entry.label])];
}

/** All own decisions that can still be taken back, oldest first: the steps of a move that is being made. */
export function openSteps(log: readonly LogEntry[], seat: number | null, undo: number): LogEntry[] {
  if (seat === null || undo <= 0) return [];
  return log.filter((entry) => entry.actor === seat).slice(-undo);
}

/**
 * Names of board elements that a line speaks of. Boards carry them as `data-part`: the kind and the id of a component
 * ("station-hub", "tile-space-marines", "territory-lem"), its bare id, or "seat-0". Labels name components by their
 * messages ("@af-station-hub"); the words of a move are bare ids, so they are offered as every kind.
 */
export function partsOf(move: string | null, labels: readonly Label[]): string[] {
  const parts = new Set<string>();
  if (move) {
    for (const word of move.split(' ')) {
      if (!/^[a-z]/.test(word)) continue;
      parts.add(word);
      for (const kind of KINDS) parts.add(`${kind}-${word}`);
    }
  }
  for (const [, args] of labels) {
    for (const value of Object.values(args)) {
      if (typeof value !== 'string') continue;
      const seat = /^seat:(\d+)$/.exec(value);
      if (seat) parts.add(`seat-${seat[1]}`);
      const name = /^@[a-z]+-(([a-z]+)-(.+))$/.exec(value);
      if (!name) continue;
      parts.add(name[1]!);
      parts.add(name[3]!);
    }
  }
  return [...parts];
}
