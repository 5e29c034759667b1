/** Points in time and lengths of time in words, as the language of the page says them. */

import { clockText } from './clock';

const DAY = 86_400;

/** The largest unit that fits into a length, and its seconds. */
function unitOf(seconds: number): ['day' | 'hour' | 'minute' | 'second', number] {
  if (seconds >= DAY) return ['day', DAY];
  if (seconds >= 3600) return ['hour', 3600];
  return seconds >= 60 ? ['minute', 60] : ['second', 1];
}

/** "45 minutes", "2 days": a length that somebody chose, in its largest unit. */
export function lengthText(seconds: number, language: string): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(seconds / size);
}

/** What is left of a time that runs: a clock, or days where there are some. */
export function leftText(seconds: number, language: string): string {
  if (seconds < 2 * DAY) return clockText(Math.max(0, seconds));
  return lengthText(Math.floor(seconds / DAY) * DAY, language);
}

/** "in 5 minutes", "2 hours ago"; `from` and `now` are seconds since 1970. */
export function agoText(from: number, now: number, language: string): string {
  const passed = from - now;
  const [unit, part] = unitOf(Math.abs(passed));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(passed / part), unit);
}

/** "18 Nov, 19:30" */
export function momentText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at * 1000);
}
