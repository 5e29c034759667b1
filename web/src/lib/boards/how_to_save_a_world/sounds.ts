import type { Sound } from '../../sound';

export const sounds: Record<string, Sound> = {
  'hw-event-plays': 'card',
  'hw-event-buys': 'card',
  'hw-event-spends-card': 'card',
  'hw-event-revealed': 'card',
  'hw-event-shuttle': 'dock',
  'hw-event-works': 'dock',
  'hw-event-token': 'dock',
  'hw-event-upgrade': 'dock',
  'hw-event-gains': 'gain',
  'hw-event-vp': 'gain',
  'hw-event-badge': 'gain',
  'hw-event-lands': 'land',
  'hw-event-arrival': 'land',
};
