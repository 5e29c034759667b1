/** Pictures of the lobby and both boards, kept in `shots/` to be looked at. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { IN_PLAY } from './support/pages';
import { SIZES, THEMES, type Size } from './support/seats';
import { windows } from './support/windows';

const SHOTS = fileURLToPath(new URL('shots/', import.meta.url));
mkdirSync(SHOTS, { recursive: true });
const open = windows();

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  const window = open({ size });
  test.each(['lobby', ...IN_PLAY, 'table after the match'])('%s', async (name) => {
    await window.show(name);
    for (const theme of THEMES) {
      await window.page.emulateMedia({ colorScheme: theme });
      const picture = await window.page.screenshot({ path: `${SHOTS}${name.replace(/\W+/g, '-').toLowerCase()}-${size}-${theme}.png` });
      expect(picture.length).toBeGreaterThan(10_000);
    }
  });
});
