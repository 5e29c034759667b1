import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverIntent } from '../src/lib/hoverIntent';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is only passed is not asked about', async () => {
  const linger = new HoverIntent();
  const [first, second] = [vi.fn(async () => 1), vi.fn(async () => 2)];
  const told: number[] = [];
  linger.ask(first, (answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(50);
  linger.ask(second, (answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(1000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(told).toEqual([2]);
});

test('an answer that comes when nobody looks any more is not told', async () => {
  const linger = new HoverIntent();
  const told: number[] = [];
  linger.ask(() => new Promise<number>((done) => setTimeout(done, 500, 1)), (answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(400);
  linger.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
});
