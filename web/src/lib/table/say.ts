import { session } from '../session.svelte';
import type { TableStore } from './store.svelte';

/** Say something at a table, whoever is there; resolves to whether it was heard. */
export async function say(store: TableStore, text: string): Promise<boolean> {
  await session.ensure();
  return (await store.command({ type: 'chat', text })).type === 'ack';
}
