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
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // A worker is ready before it has dealt with what is kept, and what is pushed to it until then is lost.
    while (active!.state !== 'activated') await new Promise((done) => active!.addEventListener('statechange', done, { once: true }));
  });
  const registrationId = await registered;
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
