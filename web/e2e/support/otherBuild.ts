/** Another build of the client: the same one under other names, as after an update of the server. */

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../src/orrery/server/static/', import.meta.url));

/** Make it in this folder, which must not exist yet. */
export function makeOtherBuild(folder: string): void {
  // Without the compressed copies: they would be handed out as they are.
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const other = (name: string): string => name.replace(/-([\w-]{8})\.(js|css)$/, '-other$1.$2');
  for (const path of [join(folder, 'index.html'), ...names.map((name) => join(assets, name))]) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, names.reduce((done, name) => done.replaceAll(name, other(name)), text));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, other(name)));
}
