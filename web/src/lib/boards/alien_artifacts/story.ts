/** What has happened lately: the last attack. */

import type { TableEvent } from '../contract';

/** A ship that attacked: the number of its card and the value that it made. */
export interface Shot {
  ship: string;
  number: number;
  value: number;
  /** What came of it, in words. */
  results: string[];
}

export interface Attack {
  attacker: number;
  system: string | null;
  victim: number | null;
  /** The plan, once it is known. */
  plan: string | null;
  shots: Shot[];
  /** The attacker has gone on to something else. */
  over: boolean;
  /** It changes with every step of every attack. */
  key: string;
}

/** What an attack consists of, by the ids of what is told and done meanwhile. */
const PART = /^aa-(?:event-(?:attack|attack-system|defence|value|damaged|destroyed|vp|credits|artifact|plan|blockade|uses|fee|system)|move-(?:yes|no|ship|defend|card-blockade|done-ships)(?:-|$))/;
/** What comes of a ship's attack. */
const RESULT = /^aa-event-(?:damaged|destroyed|vp|credits|artifact|plan|blockade)$/;

const idIn = (value: unknown, kind: string): string | null => (typeof value === 'string' && value.startsWith(`@aa-${kind}-`) ? value.slice(kind.length + 5) : null);
const seatIn = (value: unknown): number | null => (typeof value === 'string' && value.startsWith('seat:') ? Number(value.slice(5)) : null);

/** The last attack among these events, as far as it has come; null where none was made. */
export function lastAttack(recent: readonly TableEvent[]): Attack | null {
  let attack: Attack | null = null;
  for (const { label, ply, actor, text } of recent) {
    const [id, args] = label;
    if (id === 'aa-event-attack-system') {
      attack = { attacker: seatIn(args.player) ?? 0, system: idIn(args.system, 'system'), victim: null, plan: null, shots: [], over: false, key: String(ply) };
    } else if (id === 'aa-event-attack') {
      attack = { attacker: seatIn(args.player) ?? 0, system: null, victim: seatIn(args.victim), plan: 'basic-defence-plan', shots: [], over: false, key: String(ply) };
    } else if (!attack) continue;
    else if (id === 'aa-event-defence') attack.plan = idIn(args.plan, 'plan');
    else if (id === 'aa-event-value') {
      const ship = idIn(args.ship, 'ship') ?? '';
      const shot: Shot = { ship, number: Number(args.number), value: Number(args.value), results: [] };
      // Another card in place of one that was replaced.
      if (attack.shots.at(-1)?.ship === ship) attack.shots.pop();
      attack.shots.push(shot);
      attack.over = false;
      attack.key = String(ply);
    } else if (id === 'aa-event-turn') attack = null;
    else if (RESULT.test(id)) attack.shots.at(-1)?.results.push(text);
    else if (actor === attack.attacker && attack.shots.length > 0 && !PART.test(id)) attack.over = true;
  }
  return attack;
}

/** The place in a table of so many rows that a value belongs to: beyond its ends the nearest. */
export function rowFor(value: number, rows: number): number {
  return Math.min(Math.max(value, 1), rows) - 1;
}
