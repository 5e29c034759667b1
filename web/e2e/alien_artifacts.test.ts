/** Two people and a bot play Alien Artifacts to the end: one on a laptop, on the board alone, one on a phone. Every kind of screen on the way is looked at. */

import { expect, test } from 'vitest';
import { keysOf } from '../src/lib/boards/alien_artifacts/targets';
import { leave, type Client } from './support/client';
import { environment, FULL } from './support/environment';
import { turn } from './support/moves';
import { look, playToTheEnd, sitDownTogether } from './support/wholeMatch';
import type { State } from '../scripts/person.mjs';

const at = environment();
const GAME = 'alien-artifacts';
/** Enough for Empires with cards of every class; a whole match, played in a full run, has about five times as many. */
const LIMIT = FULL ? {} : { round_limit: 6 };
/** What a whole match may take. */
const PATIENCE = 40 * 60_000;
/** What brings the match on, by the beginning of moves. */
const WISHES = ['pick', 'side', 'build', 'attack', 'artifact', 'act', 'use', 'offensive', 'mine', 'income', 'faction', 'prepare', 'buy', 'trade'];

/** What is wanted most, of several such moves each in its turn; now and then something else. */
function wish({ choices }: State, _seat: number, nth: number): string {
  const verb = WISHES.find((one) => choices.some(({ move }) => move.startsWith(one)));
  const wanted = verb && nth % 5 < 4 ? choices.filter(({ move }) => move.startsWith(verb)) : choices;
  return wanted[nth % wanted.length]!.move;
}

/** Attacks of one's own that were seen with what came of them. */
let shown = 0;

/** Who attacks sees the card that was turned up and what came of it, also when the next thing can be chosen already. */
async function attackShown(client: Client, done: string): Promise<void> {
  if (!done.startsWith('attack')) return;
  const now = await turn(client);
  if (now?.actor !== now?.seat || now?.view.phase !== 'turn') return;
  await client.page.locator('.aa-stage.reveal .came').waitFor();
  shown += 1;
}

test('two people and a bot play Alien Artifacts to the end', async () => {
  const { anna, ben } = await sitDownTogether(at, GAME, { ...LIMIT, factions: 'chosen' }, FULL ? 'greedy' : 'random');
  const seen = await playToTheEnd([anna, ben], { game: GAME, keysOf, wish, after: attackShown });
  for (const kind of ['faction', 'turn', 'payment', 'side', 'discard']) expect([...seen]).toContain(kind);
  // Six rounds are too short for a ship of one's own; a whole match is not.
  if (FULL) expect(shown).toBeGreaterThan(0);
  await look(anna, GAME, 'over');
  // One press shows the Empire of another player at full size, another one one's own.
  await anna.page.locator('.rival .who').first().click();
  await anna.page.locator('.aa-empire:not(.own) header').waitFor();
  await look(anna, GAME, 'rival');
  await anna.page.locator('.aa-empire header .button').click();
  await anna.page.locator('.aa-empire.own').waitFor();
  await leave(anna);
  await leave(ben);
}, PATIENCE);
