import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../contract';
import { Board } from './board.svelte';
import { TargetState, type TargetOptions } from './target.svelte';
import { choice, item, setOf, shell } from './testing.svelte';

/** Moves are "VERB NAME": they belong to the element of that name. */
class Sample extends Board {
  override keysOf(move: string): string[] {
    const name = move.split(' ')[1];
    return name ? [name] : [];
  }

  override meantBy(key: string): string[] {
    return key === 'wall' ? ['climb wall'] : [];
  }
}

function sample(given: Partial<BoardProps>): { board: Sample; asked: string[]; target(options: Partial<TargetOptions<never>>): TargetState } {
  const { props, asked } = shell(given);
  const board = new Sample(props);
  return { board, asked, target: (options) => new TargetState(board, () => ({ label: 'thing', ...options })) };
}

const anchor = {} as Element;

function press(target: TargetState): void {
  target.attributes.onclick({ currentTarget: anchor } as unknown as Event);
}

function key(target: TargetState, name: string): boolean {
  let used = false;
  const event = { key: name, currentTarget: { localName: 'g' }, preventDefault: () => (used = true), stopPropagation: () => undefined };
  target.attributes.onkeydown(event as unknown as KeyboardEvent);
  return used;
}

describe('an element', () => {
  test('with choices glows and hands them on when it is pressed', () => {
    const { asked, target } = sample({ choices: [choice('take gem', 1), choice('sell gem', 2)] });
    const gem = target({ key: 'gem' });
    expect(gem).toMatchObject({ legal: true, blocked: false, live: true });
    expect(gem.attributes).toMatchObject({ tabindex: 0, 'aria-pressed': undefined, 'aria-disabled': undefined });
    press(gem);
    expect(asked).toEqual(['pick take gem | sell gem']);
  });

  test('that might have had a choice is blocked and asks why', () => {
    const { asked, target } = sample({ choices: [choice('take gem', 1)] });
    const wall = target({ key: 'wall' });
    expect(wall).toMatchObject({ legal: false, blocked: true });
    expect(wall.attributes).toMatchObject({ tabindex: -1, 'aria-disabled': true });
    press(wall);
    expect(asked).toEqual(['why climb wall']);
  });

  test('asks nothing while another player decides', () => {
    const { target } = sample({});
    expect(target({ key: 'wall' })).toMatchObject({ blocked: false, live: false });
  });

  test('with nothing to do tells about itself until it is let go, or leads to the rules', () => {
    const { board, asked, target } = sample({});
    press(target({ key: 'gem', topic: '2.1', about: { title: 'Gem' } }));
    expect(board.tip).toMatchObject({ about: { title: 'Gem' }, topic: '2.1', pinned: true });
    expect(board.letGo()).toBe(true);
    expect(board.tip).toBeNull();
    expect(board.letGo()).toBe(false);
    press(target({ key: 'gem', topic: '2.1' }));
    expect(asked).toEqual(['explain 2.1']);
  });

  test('is known to the log with its kind or without', () => {
    const { target } = sample({ marked: new Set(['hub', 'card-city']) });
    expect(['station-hub', 'card-city', 'card-cache'].map((part) => target({ part }).named)).toEqual([true, true, false]);
  });
});

describe('a set', () => {
  const goods = [item('eat a', 1), item('eat b', 2), item('eat c', 3)];

  test('is marked and unmarked in any order, and nothing is sent', () => {
    const { board, asked, target } = sample({ set: setOf(goods, { least: 2, most: 2 }) });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => target({ key: name }));
    expect(a!.attributes['aria-pressed']).toBe(false);
    for (const one of [c!, a!]) press(one);
    expect(board.props.marks).toEqual([3, 1]);
    expect([a!, b!, c!].map((one) => one.attributes['aria-pressed'])).toEqual([true, false, true]);
    press(c!);
    press(b!);
    expect(board.props.marks).toEqual([1, 2]);
    expect(board.summary?.problem).toBeNull();
    expect(asked).toEqual([]);
  });

  test('that is full blocks what is not marked, and says why', () => {
    const { board, target } = sample({ set: setOf(goods, { most: 1 }) });
    const [a, b] = ['a', 'b'].map((name) => target({ key: name }));
    press(a!);
    expect(a).toMatchObject({ legal: true, blocked: false });
    expect(b).toMatchObject({ legal: false, blocked: true });
    expect(b!.description).toContain('common-set-many');
    press(b!);
    expect(board.props.marks).toEqual([1]);
    expect(board.tip?.reasons.join()).toContain('common-set-many');
  });

  test('is let go by Escape, after what is told', () => {
    const { board, target } = sample({ set: setOf(goods) });
    press(target({ key: 'a' }));
    press(target({ key: 'b' }));
    board.show(anchor, { title: 'Gem' }, board.offer(null), undefined, true);
    expect(board.letGo()).toBe(true);
    expect(board.props.marks).toHaveLength(2);
    expect(board.letGo()).toBe(true);
    expect(board.props.marks).toEqual([]);
  });

  test('counts what is there several times, and takes one back by key', () => {
    const { board, target } = sample({ set: setOf([item('take fuel', 7, { times: 3 })], { most: 4 }) });
    const fuel = target({ key: 'fuel' });
    press(fuel);
    press(fuel);
    expect(fuel).toMatchObject({ times: 2, counted: true });
    expect(fuel.spoken).toContain('common-set-chosen {"count":2}');
    expect(key(fuel, '-')).toBe(true);
    expect(key(fuel, '+')).toBe(true);
    expect(key(fuel, 'Backspace')).toBe(true);
    expect(board.props.marks).toEqual([7]);
    key(fuel, '-');
    expect(key(fuel, '-')).toBe(false);
  });

  test('marks the one of equal pieces that was pressed', () => {
    const { board, target } = sample({ set: setOf([item('roll 3', 5, { times: 2 })], { most: 6 }) });
    const [first, second] = ['x', 'y'].map((id) => target({ key: '3', copy: { id, among: ['x', 'y'] } }));
    press(second!);
    expect([first!.times, second!.times]).toEqual([0, 1]);
    expect(second!.counted).toBe(false);
    press(first!);
    press(second!);
    expect([first!.times, second!.times]).toEqual([1, 0]);
    expect(board.props.marks).toEqual([5]);
  });

  test('can be marked by key on an element of a drawing', () => {
    const { board, target } = sample({ set: setOf(goods) });
    expect(key(target({ key: 'b' }), 'Enter')).toBe(true);
    expect(key(target({ key: 'a' }), ' ')).toBe(true);
    expect(board.props.marks).toEqual([2, 1]);
  });
});

test('a switch is on when it says so, and what is disabled does nothing', () => {
  const { target } = sample({});
  let done = 0;
  const on = target({ pressed: true, act: () => (done += 1) });
  expect(on.attributes).toMatchObject({ 'aria-pressed': true, tabindex: 0 });
  press(on);
  const off = target({ disabled: true, act: () => (done += 10) });
  expect(off.attributes['aria-disabled']).toBe(true);
  press(off);
  expect(done).toBe(1);
});
