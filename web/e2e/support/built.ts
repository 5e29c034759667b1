import { ensureBuilt } from '../../scripts/build.mjs';

/** The tests see what people get: the built client, served by the real server. */
export function setup(): void {
  ensureBuilt();
}
