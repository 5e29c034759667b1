/** Keeps the page that says there is no connection, once everything else is there. Browsers that cannot go without. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined), { once: true });
}
