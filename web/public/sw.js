/* Shows a reminder when a table waits, and opens the table on a click. It keeps no page: what is shown comes from the server. */

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
