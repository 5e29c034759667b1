/** The last thing that happens on the board is seen to its end before the result is told. */

import { wantsMotion } from './motion';

/** Milliseconds: a piece flies, and lands with a flash. */
const SEEN = 1200;

/** Call it while a board is set up; `over`: whether the match is, `watching`: tells the page. Any press or key goes on at once. */
export function watchFinale(over: () => boolean, watching: () => ((on: boolean) => void) | undefined): void {
  let ran = false;
  $effect.pre(() => {
    const ended = over();
    if (ended && ran && wantsMotion()) {
      const tell = watching();
      const goOn = (): void => {
        clearTimeout(timer);
        removeEventListener('pointerdown', goOn, true);
        removeEventListener('keydown', goOn, true);
        tell?.(false);
      };
      const timer = setTimeout(goOn, SEEN);
      addEventListener('pointerdown', goOn, true);
      addEventListener('keydown', goOn, true);
      tell?.(true);
      ran = false;
      return goOn;
    }
    ran ||= !ended;
    return undefined;
  });
}
