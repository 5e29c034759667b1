/** The games and bots that the server has, asked for once, and what people call them. */

import { gameWord, spelledOut } from './game';
import { api, book } from './services.svelte';
import type { GameInfo, Level } from './types';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  #loading: Promise<void> | null = null;

  /** Resolves when the games and their words are there. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const found = await api.games();
    await book.addGames(found.games.map((game) => game.id));
    this.games = found.games;
    this.levels = found.levels;
  }

  /** The fact sheet of a game; undefined for one that the server does not have (any more). */
  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** A message of the game, or `otherwise` where it has none. */
  word(game: string, name: string, otherwise: string): string {
    return gameWord(book, this.game(game), name, otherwise);
  }

  title(game: string): string {
    return this.word(game, 'title', spelledOut(game));
  }

  /** The level that a bot is; its own name where it is none. */
  levelOf(bot: string): string {
    return this.levels.find((one) => one.bot === bot)?.level ?? bot.split(':')[0]!;
  }

  /** The level of this name, else the usual one, which is not the weakest and by far not the strongest. */
  levelNamed(name: string): Level | undefined {
    return this.levels.find((one) => one.level === name) ?? this.levels[Math.min(1, this.levels.length - 1)];
  }

  /** A sentence about how a bot plays; empty for one that is no level of ours. */
  botManner(bot: string): string {
    const id = `web-manner-${this.levelOf(bot)}`;
    return book.has(id) ? book.text(id) : '';
  }

  /** A bot as people call it: by its level; one that is none of the levels keeps its own name. */
  botName(bot: string): string {
    const level = this.levelOf(bot);
    const id = `web-bot-${level}`;
    return book.has(id) ? book.text(id) : level;
  }
}

export const catalogue = new Catalogue();
