/** Words for people: Fluent messages of the shell and the games, in the language chosen now. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Label, Words } from './boards/contract';

export const LANGUAGES = { en: 'English', pl: 'Polski', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = 'en';

/** Fetches the Fluent text of a language: of a game, or what all share. */
export type LoadText = (language: Language, game: string | null) => Promise<string>;

type Arguments = Record<string, number | string>;

const SEAT = /^seat:(\d+)$/;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The first of the wanted languages that there is, e.g. of `navigator.languages`. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return FALLBACK;
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/**
 * The messages of one language and some games. A message that the language lacks is shown in English, marked
 * `[en]`; one that English lacks too is shown as its id in brackets. Reading it in a component or effect makes
 * that depend on the language.
 */
export class WordBook implements Words {
  language = $state<Language>(FALLBACK);
  /** Grows whenever messages have arrived. */
  version = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  /** What was asked for, by language and game: each once, unless it failed. */
  #asked = new Map<string, Promise<void>>();
  #games = new Set<string>();
  #wanted: Language = FALLBACK;
  #load: LoadText;

  constructor(load: LoadText) {
    this.#load = load;
  }

  /** Switch the language in place; resolves when its messages are there. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#ensure();
    if (this.#wanted === language) this.language = language;
  }

  /** Make sure that the messages of these games are there, in this language and the fallback. */
  async addGames(games: readonly string[]): Promise<void> {
    for (const game of games) this.#games.add(game);
    await this.#ensure();
  }

  async #ensure(): Promise<void> {
    const languages = [...new Set([this.#wanted, FALLBACK])];
    const parts = [null, ...this.#games];
    await Promise.all(languages.flatMap((language) => parts.map((part) => this.#fetch(language, part))));
  }

  #fetch(language: Language, game: string | null): Promise<void> {
    const key = `${language} ${game ?? ''}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#load(language, game).then(
        (text) => this.#add(language, text),
        (error: unknown) => {
          this.#asked.delete(key);
          throw error;
        },
      );
      this.#asked.set(key, asked);
    }
    return asked;
  }

  #add(language: Language, text: string): void {
    const bundle = this.#bundles.get(language);
    if (bundle) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    else this.#bundles.set(language, bundleOf(language, text));
    this.version += 1;
  }

  has(id: string): boolean {
    void this.version;
    return this.#bundles.get(this.language)?.hasMessage(id) ?? false;
  }

  /** A message as text. A word that only looks like a reference (a player called "@anna") stays what it is. */
  text(id: string, args: Arguments = {}): string {
    return this.#render(id, args, [], false);
  }

  /** A move, reason or event as text; "@id" and "seat:K" arguments are filled in. */
  label(label: Label): string {
    return this.#render(label[0], label[1], [], true);
  }

  /** The same words at a table where the players have these names; a bot that a label speaks of is called as people call it. */
  at(names: () => readonly string[], botName = (bot: string): string => bot): Words {
    const called = (args: Arguments): Arguments => (typeof args.bot === 'string' ? { ...args, bot: botName(args.bot) } : args);
    return {
      has: (id) => this.has(id),
      text: (id, args = {}) => this.#render(id, args, names(), false),
      label: (label) => this.#render(label[0], called(label[1]), names(), true),
    };
  }

  #render(id: string, args: Arguments, names: readonly string[], exact: boolean): string {
    void this.version;
    let bundle = this.#bundles.get(this.language);
    let mark = '';
    if (!bundle?.hasMessage(id)) {
      bundle = this.#bundles.get(FALLBACK);
      mark = this.language === FALLBACK ? '' : `[${FALLBACK}] `;
    }
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || pattern === null || pattern === undefined) return `[${id}]`;
    const values: Record<string, FluentVariable> = {};
    for (const key of Object.keys(args)) values[key] = this.#argument(key, args, names, exact);
    const errors: Error[] = [];
    return mark + bundle.formatPattern(pattern, values, errors);
  }

  /** One argument filled in. A referenced message is given the other arguments. */
  #argument(key: string, args: Arguments, names: readonly string[], exact: boolean): FluentVariable {
    const value = args[key]!;
    if (typeof value !== 'string') return value;
    const seat = SEAT.exec(value);
    if (seat) {
      const number = Number(seat[1]);
      return names[number] ?? this.#render('common-player', { number: number + 1 }, names, true);
    }
    if (value.startsWith('@') && (exact || this.has(value.slice(1)))) {
      const others = Object.fromEntries(Object.entries(args).filter(([name]) => name !== key));
      return this.#render(value.slice(1), others, names, exact);
    }
    return value;
  }
}
