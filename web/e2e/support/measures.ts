/**
 * What is measured of a page. Each function runs in the page, as it stands here, and returns what is wrong.
 */

/** Messages shown as their id, in another language, or with an argument that was not given. */
export function wrongWords(): string[] {
  const texts = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    if (element instanceof SVGElement && element.tagName === 'text') texts.push(element.textContent ?? '');
    if (element.tagName === 'OPTION') texts.push(element.textContent ?? '');
  }
  const wrong = texts.flatMap((text) => text.match(/\[(?:en|[a-z]+(?:-[a-z0-9_]+)+)\].{0,40}|\{\s*\$?[a-z-]+\s*\}|\bseat:\d|\b(?:undefined|NaN)\b/gi) ?? []);
  return [...new Set(wrong)];
}

/**
 * Words that are not wholly on their element or in the window. What scrolls may be out of sight in the direction in which it
 * scrolls; words on something to be pressed must lie within it. Only what is shortened with three dots may be cut, and only
 * where the whole is told on the spot: by a title, by the name of the element, or by the card of a piece on the board.
 */
export function cutWords(): string[] {
  /** What a pixel's fraction may do; a line is a little higher than its letters. */
  const SLACK = { across: 2, down: 5 };
  const found = new Map<Element, string>();
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;
  const SCROLLS = ['auto', 'scroll'];
  const TOLD = '[title], [aria-label], .play button, .play [role=button]';

  function blame(words: Text, at: DOMRect, holder: Element, box: DOMRect, across: boolean): void {
    const over = across ? Math.max(box.left - at.left, at.right - box.right) : Math.max(box.top - at.top, at.bottom - box.bottom);
    if (over <= (across ? SLACK.across : SLACK.down) || found.has(words.parentElement!)) return;
    const text = (words.data.trim().slice(0, 40) + ' ' + name(words.parentElement!)).trim();
    found.set(words.parentElement!, `"${text}" is ${Math.round(over)} beyond the ${across ? 'side' : 'edge'} of ${name(holder)}`);
  }

  /** What an element does to the words within it: hides or shortens them on purpose, cuts them off, scrolls. */
  interface Holder {
    element: Element;
    hides: boolean;
    cuts: { across: boolean; down: boolean };
    scrolls: { across: boolean; down: boolean };
    /** A layer of its own is not within what surrounds it. */
    layer: boolean;
    box: DOMRect;
  }
  const holders = new Map<Element, Holder | null>();
  function holderOf(element: Element): Holder | null {
    let holder = holders.get(element);
    if (holder !== undefined) return holder;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const shortens = (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && element.closest(TOLD) !== null;
    const hides = (style.clipPath !== 'none' && element !== document.documentElement) || (!drawn && shortens);
    holder = null;
    if (hides || (drawn ? element instanceof SVGSVGElement : style.display !== 'inline')) {
      const pressed = element.matches('button, a.button, [role=tab], [role=option], th, td, label, kbd');
      const cut = (overflow: string): boolean => pressed || overflow === 'hidden' || overflow === 'clip';
      holder = {
        element,
        hides,
        cuts: { across: cut(style.overflowX), down: cut(style.overflowY) },
        scrolls: { across: SCROLLS.includes(style.overflowX) && element.scrollWidth > element.clientWidth, down: SCROLLS.includes(style.overflowY) },
        layer: element.matches(':popover-open, dialog'),
        box: element.getBoundingClientRect(),
      };
    }
    holders.set(element, holder);
    return holder;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node as Text;
    const parent = words.parentElement!;
    if (words.data.trim() === '' || parent.closest('option, datalist, desc, title, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    // A range of drawn words lies where they were before their drawing was moved or scaled, until they are laid out again.
    const at = (parent.closest('text') ?? range).getBoundingClientRect();
    if (at.width === 0) continue;
    let [across, down] = [true, true];
    for (let element: Element | null = parent; element && (across || down); element = element.parentElement) {
      const holder = holderOf(element);
      if (!holder) continue;
      if (holder.hides) across = down = false;
      if (across && holder.cuts.across) blame(words, at, element, holder.box, true);
      if (down && holder.cuts.down) blame(words, at, element, holder.box, false);
      across &&= !holder.scrolls.across;
      down &&= !holder.scrolls.down;
      if (holder.layer) break;
    }
    if (across) blame(words, at, document.documentElement, new DOMRect(0, 0, innerWidth, innerHeight), true);
  }
  const wrong = [...found.values()];
  // Tables of the rules and of points may be wider than their place; pages and their parts may not.
  for (const element of document.querySelectorAll('html, body, body *')) {
    const style = getComputedStyle(element);
    const over = element.scrollWidth - element.clientWidth;
    const scrolls = element.tagName === 'HTML' || SCROLLS.includes(style.overflowX);
    if (scrolls && over > 1 && element.clientWidth > 1 && !element.matches('.wide, [role=group]')) wrong.push(`${name(element)} scrolls sideways by ${over}`);
  }
  return wrong;
}

/** Neither the page nor the board as a whole scrolls. A part of the board may scroll down where it holds more than fits; axe sees to it that keys can reach it. */
export function scrollingBoards(): string[] {
  const SCROLLS = ['auto', 'scroll'];
  const whole = [document.scrollingElement!, ...document.querySelectorAll('body, #main, aside, .play, [data-board]')];
  const parts = [...document.querySelectorAll('.play *')].filter((part) => SCROLLS.includes(getComputedStyle(part).overflowX));
  const down = whole.filter((part) => part.scrollHeight > part.clientHeight + 1);
  const across = [...whole, ...parts].filter((part) => part.scrollWidth > part.clientWidth + 1);
  return [...new Set([...down, ...across])].map((part) => {
    const box = part.getBoundingClientRect();
    const beyond = [...part.querySelectorAll('*')].filter((one) => {
      const at = one.getBoundingClientRect();
      return at.right > box.right + 1 || at.bottom > box.bottom + 1;
    });
    const what = beyond.slice(0, 3).map((one) => `${one.tagName}.${one.getAttribute('class')} "${one.textContent?.trim().slice(0, 30)}"`);
    return `${part.tagName}.${part.getAttribute('class')}: ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}: ${what.join(', ')}`;
  });
}

/** Words under 12 px, whether written or drawn; a picture of a board is none to be read, what it shows is told beside it. */
export function smallWords(): string[] {
  const LEAST = 11.95;
  const own = (element: Element): string => [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join('').trim();
  const size = (element: Element): number => {
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
  };
  return [...document.querySelectorAll('body *')]
    .filter((one) => own(one) !== '' && !one.closest('.unseen, [hidden], [data-picture], desc, title') && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => size(one) < LEAST)
    .map((one) => `"${own(one).slice(0, 30)}" at ${size(one).toFixed(1)}`);
}

/**
 * What can be pressed and is too small for a finger. A box to be checked is pressed with its words, a link that is stretched over its
 * card with all of that; a link within a sentence is as high as its line.
 */
export function smallTargets(): string[] {
  const LEAST = 44;
  const PRESSED = 'button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=option]';
  const inSentence = (one: Element): boolean =>
    one.tagName === 'A' && getComputedStyle(one).display === 'inline' && (one.parentElement!.textContent ?? '').trim().length > (one.textContent ?? '').trim().length;
  const stretched = (one: Element): boolean => one instanceof HTMLElement && getComputedStyle(one, '::after').position === 'absolute';
  const pressed = (one: Element): Element => (one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : stretched(one) ? (one as HTMLElement).offsetParent! : one);
  return [...document.querySelectorAll(PRESSED)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, .skip, [inert]') && !inSentence(one))
    .map((one) => ({ one, box: pressed(one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (Math.round(box.width) < LEAST || Math.round(box.height) < LEAST))
    .map(({ one, box }) => `${one.tagName.toLowerCase()} "${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30)}" is ${Math.round(box.width)}x${Math.round(box.height)}`);
}
