import type { Sound } from '../../sound';

export const sounds: Record<string, Sound> = {
  'aa-event-buys': 'card',
  'aa-event-takes': 'card',
  'aa-event-plan': 'card',
  'aa-event-attached': 'card',
  'aa-event-technology': 'card',
  'aa-event-artifact': 'land',
  'aa-event-marker': 'dock',
  'aa-event-completed': 'dock',
  'aa-event-uses': 'dock',
  'aa-event-produced': 'gain',
  'aa-event-credits': 'gain',
  'aa-event-traded': 'gain',
  'aa-event-vp': 'gain',
  'aa-event-attack': 'dice',
  'aa-event-attack-system': 'dice',
  'aa-event-system': 'land',
};
