import { describe, expect, it } from 'vitest';
import type { Words } from '../src/lib/boards/contract';
import { linesOf, mergeLog, openSteps, partsOf } from '../src/lib/log';
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

describe('the log', () => {
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
    expect(linesOf(entry(3, 1, { events: [['x-a', {}], ['x-b', {}]] }), words).map((line) => line.text)).toEqual(['x-a {}', 'x-b {}']);
    expect(linesOf(entry(3, 1), words)[0]!.text).toContain('common-log-move');
    expect(linesOf(entry(3, 1, { move: null, label: null }), words)[0]!.text).toContain('common-log-hidden');
    expect(linesOf(entry(3, -1), words)).toEqual([]);
    expect(linesOf(entry(3, 1, { label: ['common-seat-bot', {}] }), words)[0]!.text).toBe('common-seat-bot {}');
  });

  it('names the elements a line speaks of', () => {
    const parts = partsOf('settle spice-world', [['nf-event', { player: 'seat:2', tile: '@nf-tile-spice-world', n: 3 }]]);
    for (const part of ['seat-2', 'tile-spice-world', 'spice-world', 'action-settle']) expect(parts).toContain(part);
    expect(partsOf('hub 6', [])).toContain('station-hub');
  });

  it('knows the steps of a move that is being made', () => {
    const log = [entry(0, 0), entry(1, -1), entry(2, 1), entry(3, 0), entry(4, 0)];
    expect(openSteps(log, 0, 2).map((one) => one.ply)).toEqual([3, 4]);
    expect(openSteps(log, 0, 0)).toEqual([]);
    expect(openSteps(log, null, 2)).toEqual([]);
  });
});
