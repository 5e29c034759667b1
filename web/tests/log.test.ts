import { describe, expect, it } from 'vitest';
import type { Words } from '../src/lib/boards/contract';
import { linesOf, mergeLog, openSteps, partsOf, recentEvents, withoutRepeats } from '../src/lib/log';
import type { LogEntry } from '../src/lib/types';

const entry = (ply: number, actor = 0, more: Partial<LogEntry> = {}): LogEntry => ({
  ply,
  actor,
  move: `m${ply}`,
  label: ['x-move', { number: ply }],
  events: [],
  ...more,
});

const words: Words = {
  text: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
  label: ([id, args]) => `${id} ${JSON.stringify(args)}`,
  has: () => true,
};

const facts = { prefix: 'nf', components: ['tile', 'action', 'station'] };
const lines = (one: LogEntry): ReturnType<typeof linesOf> => linesOf(one, words, facts);

describe('the log', () => {
  it('tells boards what happened since the own last move and shortly before it', () => {
    const log = [...Array.from({ length: 50 }, (_, ply) => entry(ply, 1)), entry(50, 0), entry(51, -1), entry(52, -1, { events: [['x-a', { card: '@nf-tile-x' }], ['x-b', {}]] }), entry(53, 1)];
    const told = recentEvents(log, 0, words, facts);
    // Chance without events is silent; everything since the own move is there, and not everything before it.
    expect(told.slice(-4).map(({ ply, actor, label }) => [ply, actor, label[0]])).toEqual([[50, 0, 'x-move'], [52, -1, 'x-a'], [52, -1, 'x-b'], [53, 1, 'x-move']]);
    expect(told.at(-3)!.parts).toContain('tile-x');
    expect(told[0]!.ply).toBeGreaterThan(0);
    expect(recentEvents(log, null, words, facts).at(-1)!.ply).toBe(53);
    expect(recentEvents([], 0, words, facts)).toEqual([]);
  });

  it('appends what is new', () => {
    const held = [entry(0), entry(1)];
    expect(mergeLog(held, { keep: 2, entries: [entry(2)] }).map((one) => one.ply)).toEqual([0, 1, 2]);
  });

  it('drops what was taken back, though plies go on growing', () => {
    const held = [entry(0), entry(1), entry(2)];
    expect(mergeLog(held, { keep: 1, entries: [entry(4)] }).map((one) => one.ply)).toEqual([0, 4]);
  });

  it('replaces everything when it is sent whole', () => {
    expect(mergeLog([entry(0), entry(1)], { keep: 0, entries: [entry(0), entry(5)] }).map((one) => one.ply)).toEqual([0, 5]);
  });

  it('does not change the log it is given', () => {
    const held = [entry(0), entry(1)];
    mergeLog(held, { keep: 0, entries: [] });
    expect(held).toHaveLength(2);
  });

  it('tells events, or the move where there are none; hidden moves as such; silent chance not at all', () => {
    expect(lines(entry(3, 1, { events: [['x-a', {}], ['x-b', {}]] })).map((line) => line.text)).toEqual(['x-a {}', 'x-b {}']);
    expect(lines(entry(3, 1))[0]!.text).toContain('common-log-move');
    expect(lines(entry(3, 1, { move: null, label: null }))[0]!.text).toContain('common-log-hidden');
    expect(lines(entry(3, -1))).toEqual([]);
    expect(lines(entry(3, 1, { label: ['common-seat-bot', {}] }))[0]!.text).toBe('common-seat-bot {}');
  });

  it('gives a line the sign of the player it tells of, and a line about the table none', () => {
    const told = entry(3, 1, { events: [['x-did', { player: 'seat:1' }], ['x-lost', { player: 'seat:0', other: 'seat:1' }], ['x-round', { round: 4 }]] });
    expect(lines(told).map((line) => line.seat)).toEqual([1, 0, null]);
    expect(lines(entry(3, 2)).map((line) => line.seat)).toEqual([2]);
    expect(lines(entry(3, 2, { move: null, label: null })).map((line) => line.seat)).toEqual([2]);
    expect(lines(entry(3, 2, { label: ['common-seat-bot', { player: 'seat:0', bot: 'greedy' }] })).map((line) => line.seat)).toEqual([0]);
    expect(lines(entry(3, -1, { events: [['x-roll', { player: 'seat:1' }]] })).map((line) => line.seat)).toEqual([1]);
  });

  it('tells once that somebody moves out of sight, however many moves that are', () => {
    const unseen = { move: null, label: null };
    const log = [entry(1, 0, unseen), entry(2, 0, unseen), entry(3, 1, unseen), entry(4, 1), entry(5, 1, unseen)];
    expect(withoutRepeats(log.flatMap(lines)).map((line) => line.ply)).toEqual([1, 3, 4, 5]);
  });

  it('names the elements a line speaks of', () => {
    const parts = partsOf('settle spice-world', [['nf-event', { player: 'seat:2', tile: '@nf-tile-spice-world', n: 3 }]], facts);
    for (const part of ['seat-2', 'tile-spice-world', 'spice-world', 'action-settle']) expect(parts).toContain(part);
    expect(partsOf('hub 6', [], facts)).toContain('station-hub');
  });

  it('names no kinds of component that the game does not have', () => {
    expect(partsOf('hub 6', [['e', { what: '@af-station-hub' }]], { prefix: 'nf', components: ['tile'] })).toEqual(['hub', 'tile-hub']);
    expect(partsOf('hub 6', [], undefined)).toEqual(['hub']);
  });

  it('knows the steps of a move that is being made; a set is one step', () => {
    const log = [entry(0, 0), entry(1, -1), entry(2, 1), entry(3, 0), entry(4, 0), entry(5, 0)];
    const steps = openSteps(log, 0, [3, 5]);
    expect(steps.map(({ ply, entries }) => [ply, entries.map((one) => one.ply)])).toEqual([[3, [3, 4]], [5, [5]]]);
    expect(openSteps(log, 0, [])).toEqual([]);
  });
});
