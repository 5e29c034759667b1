import type { Sound } from '../../sound';

export const sounds: Record<string, Sound> = {
  'nf-event-pick': 'dock',
  'nf-event-home': 'land',
  'nf-event-settled': 'land',
  'nf-event-replaced': 'land',
  'nf-event-bought': 'card',
  'nf-event-taken': 'card',
  'nf-event-returned': 'card',
  'nf-event-display': 'card',
  'nf-event-goal-kept': 'card',
  'nf-event-goal-revealed': 'card',
  'nf-event-income': 'gain',
  'nf-event-vp': 'gain',
  'nf-event-collected': 'gain',
  'nf-event-sold': 'gain',
  'nf-event-yield': 'gain',
  'nf-event-produced': 'gain',
};
