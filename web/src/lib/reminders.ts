/** Reminders on this device: asked for by a person's own action only, and given up the same way. */

import { api } from './services.svelte';
import type { Language } from './words.svelte';

/** Whether this browser can be told at all: it needs HTTPS, or this very machine. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The key of the server as browsers want it: base64url to bytes. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this device is told now. */
export async function isTold(): Promise<boolean> {
  return canPush() && Notification.permission === 'granted' && (await subscription()) !== null;
}

/** Ask for permission and let this device be told; false if that was denied. To be called from a click. */
export async function tellThisDevice(key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  await api.addDevice({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language });
  return true;
}

/** Let this device be told no longer. */
export async function stopTelling(): Promise<void> {
  const there = await subscription();
  if (!there) return;
  await api.forgetDevice(there.endpoint);
  await there.unsubscribe();
}
