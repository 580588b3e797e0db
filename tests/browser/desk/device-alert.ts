import type { Page } from '@playwright/test';
import { type FakePushService, FakeSubscription } from '../../support/services/push-service.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect } from '../site.ts';

/** This browser has no push service: its part is played here, from the subscription to what the worker is given. */
export async function expectAlertOnDevice(page: Page, push: FakePushService): Promise<void> {
  const subscription = new FakeSubscription();
  await page.addInitScript((body) => {
    const given = { endpoint: body.endpoint, toJSON: () => body, unsubscribe: async () => true };
    let current: unknown = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = given;
        return current;
      },
    });
  }, subscription.body());
  await page.goto('/desk/account');
  await page.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(page.getByText('This device tells you')).toBeVisible();
  await expect(page.getByRole('button', { name: /tell me .*while the desk is open/i })).toHaveCount(
    0,
  );
  const each = page.getByRole('checkbox', { name: 'Tell me here of each new enquiry too' });
  await each.click();
  await expect(each).toBeChecked();
  expect(await axeFindings(page)).toMatchObject({ violations: [] });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test is on its way.')).toBeVisible();
  const [taken] = push.taken;
  if (!taken) throw new Error('Nothing was sent.');
  const message = subscription.read(taken);
  await deliver(page, JSON.stringify(message));
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/desk');
      return (await registration?.getNotifications())?.map(({ title, data }) => [title, data]);
    });
  await expect.poll(shown).toEqual([[message.title, '/desk/account']]);
  await page.getByRole('button', { name: 'Do not tell me on this device' }).click();
  await expect(page.getByRole('button', { name: 'Tell me on this device' })).toBeVisible();
}

/** Gives the desk's service worker a message, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}
