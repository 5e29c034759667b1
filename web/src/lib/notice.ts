/** Tells a person who looks elsewhere that it is their turn: title, sound, notification. */

import type { Preferences } from './preferences';

let context: AudioContext | null = null;

/** Two soft notes. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    [523.25, 783.99].forEach((frequency, index) => {
      const note = context!.createOscillator();
      const volume = context!.createGain();
      note.frequency.value = frequency;
      const at = start + index * 0.14;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
      note.connect(volume).connect(context!.destination);
      note.start(at);
      note.stop(at + 0.45);
    });
  } catch {
    // No sound device is no reason to stop.
  }
}

/** Ask for leave to notify; true if granted. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function announceTurn(preferences: Readonly<Preferences>, title: string, body: string): void {
  if (preferences.sound) chime();
  if (!preferences.notifications || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notification = new Notification(title, { body, tag: 'orrery-turn' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
