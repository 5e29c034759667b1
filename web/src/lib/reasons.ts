/** Asks the server why moves are not possible. */

import type { Label } from './boards/contract';
import type { Api } from './api';
import type { TableStore } from './table.svelte';

/** More questions than this would make a wall of text. */
const MOST = 8;

export class Reasons {
  #tables = new Map<string, Promise<Map<string, number>>>();
  /** What was asked in the position of this ply. */
  #known = { ply: -1, answers: new Map<string, Promise<Label[]>>() };

  constructor(private readonly api: Pick<Api, 'actions'>) {}

  #numbers(game: string): Promise<Map<string, number>> {
    let table = this.#tables.get(game);
    if (!table) {
      table = this.api.actions(game).then((moves) => new Map(moves.map((move, number) => [move, number])));
      table.catch(() => this.#tables.delete(game));
      this.#tables.set(game, table);
    }
    return table;
  }

  /** The distinct reasons against these moves, those told first that the server tells first. */
  async of(game: string, store: TableStore, moves: readonly string[]): Promise<Label[]> {
    const ply = store.knownPly;
    if (ply === null) return [];
    if (this.#known.ply !== ply) this.#known = { ply, answers: new Map() };
    const { answers } = this.#known;
    const question = moves.join('|');
    let answer = answers.get(question);
    if (!answer) {
      answer = this.#ask(game, store, moves, ply);
      answer.catch(() => answers.delete(question));
      answers.set(question, answer);
    }
    return answer;
  }

  async #ask(game: string, store: TableStore, moves: readonly string[], ply: number): Promise<Label[]> {
    const numbers = await this.#numbers(game);
    const actions = moves.map((move) => numbers.get(move)).filter((action) => action !== undefined);
    const answers = await Promise.all(
      actions.slice(0, MOST).map((action) => store.command({ type: 'why', ply, action })),
    );
    const labels = new Map<string, Label>();
    for (const answer of answers) {
      if (answer.type === 'refused' && answer.label) labels.set(JSON.stringify(answer.label), answer.label);
    }
    return [...labels.values()];
  }
}
