/** Time left, counted on between two messages of the server. */

import type { ClockState } from './types';

/** Seconds seat `seat` has left, null without a clock; `received` and `now` are milliseconds of the same local clock. */
export function secondsLeft(clock: ClockState, seat: number, received: number, now: number): number | null {
  const left = clock.left[seat] ?? null;
  if (left === null) return null;
  if (clock.running !== seat) return Math.max(0, left);
  const used = clock.now - clock.since + (now - received) / 1000;
  return Math.max(0, left - used);
}

/** "4:05", or "1:02:03" from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
