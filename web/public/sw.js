/*
 * Shows a reminder when a table waits, and opens the table on a click. It keeps one page, which says that there is no
 * connection: everything else comes from the server, on which matches are played.
 */

const OFFLINE = 'offline.html';
const KEPT = [OFFLINE, 'offline.css', 'offline.js', 'icon.svg'];
const CACHE = 'offline-3';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const kept = KEPT.find((name) => url === new URL(name, self.registration.scope).href);
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // What cannot be read still tells that something waits.
  }
  const { title = 'Orrery', text = '', table = '' } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon: 'icon.svg', data: { table } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = new URL(/^[0-9a-f]+$/.test(table ?? '') ? `./#/table/${table}` : './#/turns', self.registration.scope).href;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = windows.find((one) => one.url === address) ?? windows[0];
      if (!open) return self.clients.openWindow(address);
      if (open.url !== address) await open.navigate(address).catch(() => undefined);
      return open.focus();
    })(),
  );
});
