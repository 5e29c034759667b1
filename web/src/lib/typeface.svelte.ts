/** Counts up whenever letters that were shown in another typeface get their own: what is fitted by measuring is fitted anew. */
let loaded = $state(0);
globalThis.document?.fonts.addEventListener('loadingdone', () => (loaded += 1));

export const typeface = {
  get loaded(): number {
    return loaded;
  },
};
