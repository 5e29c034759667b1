/** Every page and dialog in all languages, on a laptop and on a phone: no message missing, nothing cut off. */

import { describe, test } from 'vitest';
import { expectAllWords, expectNoScrolling, expectNothingCut } from './support/audit';
import { IN_PLAY, PAGES } from './support/pages';
import { LANGUAGES } from './support/seats';
import { windows } from './support/windows';

const open = windows();

describe.each(LANGUAGES)('in %s', (language) => {
  describe.each(['laptop', 'phone'] as const)('on a %s', (size) => {
    const window = open({ language, size });
    test.each(Object.keys(PAGES))('%s', async (name) => {
      await window.show(name);
      await expectAllWords(window.page);
      await expectNothingCut(window.page);
      if (size === 'laptop' && IN_PLAY.includes(name)) await expectNoScrolling(window.page);
    });
  });
});
