/** Every page and dialog at 390×844, and pictures at 1920×1080. */

import { everyPage, pictures } from './support/everywhere';
import { windows } from './support/windows';

const open = windows();

everyPage(open, 'phone');
pictures(open, 'desktop');
