import { beforeEach, describe, expect, it } from 'vitest';
import { PacingQueue } from '../src/lib/pacing';
import { FakeTimers } from './fakes';

let timers: FakeTimers;
let shown: [item: string, waiting: number][];

function queue(pace = 1000): PacingQueue<string> {
  return new PacingQueue<string>((item, waiting) => shown.push([item, waiting]), pace, timers);
}

const items = (): string[] => shown.map(([item]) => item);

beforeEach(() => {
  timers = new FakeTimers();
  shown = [];
});

describe('the queue of positions', () => {
  it('shows one after the other, each for its time, and says how many wait', () => {
    const paced = queue();
    for (const item of ['a', 'b', 'c']) paced.push(item, false);
    expect(shown).toEqual([['a', 0]]);
    timers.pass(999);
    expect(items()).toEqual(['a']);
    timers.pass(1);
    expect(shown.at(-1)).toEqual(['b', 1]);
    timers.pass(1000);
    expect(items()).toEqual(['a', 'b', 'c']);
    expect(paced.length).toBe(0);
  });

  it('shows own deeds at once, but never out of order', () => {
    const paced = queue();
    paced.push('bot 1', false);
    paced.push('mine', true);
    expect(items()).toEqual(['bot 1', 'mine']);
    paced.push('bot 2', false);
    paced.push('mine again', true);
    expect(items()).toEqual(['bot 1', 'mine']);
    timers.pass(5000);
    expect(items()).toEqual(['bot 1', 'mine', 'bot 2', 'mine again']);
  });

  it('gives an own deed half the time before the next', () => {
    const paced = queue();
    paced.push('mine', true);
    paced.push('bot', false);
    timers.pass(499);
    expect(items()).toEqual(['mine']);
    timers.pass(1);
    expect(items()).toEqual(['mine', 'bot']);
  });

  it('can be skipped to the newest', () => {
    const paced = queue();
    for (const item of ['a', 'b', 'c', 'd']) paced.push(item, false);
    paced.skip();
    expect(items()).toEqual(['a', 'd']);
    timers.pass(10_000);
    expect(items()).toEqual(['a', 'd']);
    paced.push('e', false);
    expect(items()).toEqual(['a', 'd', 'e']);
  });

  it('shows everything at once without a pace, what waited included', () => {
    const paced = queue();
    paced.push('a', false);
    paced.push('b', false);
    paced.pace = 0;
    paced.push('c', false);
    expect(items()).toEqual(['a', 'b', 'c']);
    timers.pass(10_000);
    expect(items()).toHaveLength(3);
  });

  it('hurries when much is waiting', () => {
    const paced = queue();
    for (let item = 0; item < 60; item += 1) paced.push(String(item), false);
    let seconds = 0;
    while (items().length < 60) {
      timers.pass(1000);
      seconds += 1;
      if (seconds > 60) break;
    }
    expect(seconds).toBeLessThan(35);
    expect(items()).toEqual(Array.from({ length: 60 }, (_, index) => String(index)));
  });

  it('forgets what waits when dropped', () => {
    const paced = queue();
    paced.push('a', false);
    paced.push('b', false);
    paced.drop();
    timers.pass(10_000);
    expect(items()).toEqual(['a']);
  });
});
