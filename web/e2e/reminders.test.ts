/** Reminders: asked for by a click alone, and a message that comes is shown. */

import { expect, test } from 'vitest';
import { audit } from './support/audit';
import { leave, visit } from './support/client';
import { environment } from './support/environment';

const at = environment({ notifications: true });

test('permission is asked for by a click alone, and a message that comes is shown', async () => {
  const person = await at.arrive('Anna');
  const client = await at.open({ person, worker: true });
  const { page, context } = client;
  await page.addInitScript(() => {
    const asked = window as unknown as { asked: number };
    asked.asked = 0;
    Notification.requestPermission = () => {
      asked.asked += 1;
      return Promise.resolve('denied');
    };
  });
  const asked = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await visit(page, 'turns');
  const button = page.getByRole('button', { name: 'Remind me here' });
  await button.waitFor();
  expect(await asked()).toBe(0);
  await audit(client, 'my turn, nothing waits');
  await button.click();
  await page.getByText('The browser does not allow it').waitFor();
  expect(await asked()).toBe(1);

  // What the push service of a browser would hand over, the browser's own tools do.
  await context.grantPermissions(['notifications'], { origin: at.address });
  const session = await context.newCDPSession(page);
  // What is pushed before the browser itself holds the worker for active is lost: the page may think so earlier.
  const active = new Promise<string>((done) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'activated');
      if (version) done(version.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await active;
  const data = JSON.stringify({ title: 'Your turn', text: 'New Frontiers with Ben', table: 'abc123' });
  await session.send('ServiceWorker.deliverPushMessage', { origin: at.address, registrationId, data });
  const shown = (): Promise<(string | undefined)[][]> =>
    page.evaluate(async () => {
      const there = await (await navigator.serviceWorker.ready).getNotifications();
      return there.map((one) => [one.title, one.body, one.tag]);
    });
  await expect.poll(shown).toEqual([['Your turn', 'New Frontiers with Ben', 'abc123']]);
  await leave(client);
});
