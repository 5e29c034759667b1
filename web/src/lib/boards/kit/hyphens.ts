/** Long words in narrow places: where they may be broken, by the simple syllable rule of the language. */

const VOWELS: Record<string, string> = { pl: 'aeiouyąęó', ru: 'аеёиоуыэюя' };
export const SHY = '\u00ad';
/** Letters that must stay together: digraphs in Polish, signs and й with what they follow in Russian. */
const KEPT: Record<string, RegExp> = { pl: /^(ch|cz|dz|dź|dż|rz|sz|i[aeiouyąęó])/i, ru: /^.[ьъй]/i };
/** English words are broken before a usual ending only. */
const ENDINGS = /(?<=\p{L}{4})(ings?|ground|ary|ates?|ments?|ory|ances?|fied|ists?|tions?|ians?|ers)$/u;
const LEAST = 3;
const SHORT = 8;

/** The text with soft hyphens in its long words. */
export function hyphenated(text: string, language: string): string {
  const vowels = VOWELS[language];
  if (!vowels) {
    return text.replace(/\p{L}+/gu, (word) => (word.length <= SHORT ? word : word.replace(ENDINGS, `${SHY}$1`)));
  }
  return text.replace(/\p{L}+/gu, (word) => (word.length <= SHORT ? word : broken(word, vowels, KEPT[language]!)));
}

function broken(word: string, vowels: string, kept: RegExp): string {
  const isVowel = (place: number): boolean => vowels.includes((word[place] ?? '').toLowerCase());
  let result = '';
  let last = 0;
  for (let place = LEAST; place <= word.length - LEAST; place++) {
    // Break before a consonant that a vowel follows, if the part before it has a vowel of its own.
    const opens = !isVowel(place) && isVowel(place + 1) && !kept.test(word.slice(place - 1, place + 1));
    const before = [...word.slice(last, place)].some((_, n) => isVowel(last + n));
    if (!opens || !before || place - last < 2) continue;
    result += word.slice(last, place) + SHY;
    last = place;
  }
  return result + word.slice(last);
}

/** How many letters stand together at least, so that a name can be set smaller where they are many. */
export function longestRun(text: string): number {
  return Math.max(0, ...text.split(/[\s\u00ad-]+/).map((run) => run.length));
}
