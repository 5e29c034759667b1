/** Tells a person who looks elsewhere that it is their turn: title, sound, notification. */

import type { Preferences } from './preferences';
import { play } from './sound';

/** Ask for leave to notify; true if granted. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function announceTurn(preferences: Readonly<Preferences>, title: string, body: string): void {
  if (preferences.sound) void play('turn');
  if (!preferences.notifications || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notification = new Notification(title, { body, tag: 'orrery-turn' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
