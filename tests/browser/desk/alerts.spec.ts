import { chromium, type Page } from '@playwright/test';
import { browserFlags, findChromium } from '../../../scripts/programs/chromium.ts';
import { type FakePushService, FakeSubscription } from '../../support/services/push-service.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expect, phone, recordErrors } from '../site.ts';
import { type Clinic, chooseInMenu, openDesk, test } from './desk.ts';

// The server refuses the requests made before signing in.
test.use({ viewport: phone, expectedErrors: /401/ });

// In npm test, tests/desk covers the messages sent to a device.
test('the doctor gets an email for a new enquiry, and a test alert appears on the device', {
  tag: '@stress',
}, async ({ page, clinic, pageErrors }) => {
  await openDesk(page, clinic, 'doctor');
  await chooseInMenu(page, 'Account');
  const emailCheckbox = page.getByRole('checkbox', { name: 'Send me an email' });
  await emailCheckbox.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectNotified(page, clinic, pageErrors);
});

/** Headless Chromium has no notifications: this starts the full browser, already signed in. */
async function expectNotified(
  signedInPage: Page,
  { site, mail, push }: Clinic,
  pageErrors: string[],
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const storageState = await signedInPage.context().storageState();
  const options = { baseURL: site.url, viewport: phone, storageState };
  const context = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  recordErrors(context, pageErrors);
  const page = await context.newPage();
  await page.goto('/desk/account');
  await expect(page.getByRole('checkbox', { name: 'Send me an email' })).toBeChecked();
  // Nobody is there to grant the permission.
  await context.grantPermissions(['notifications'], { origin: site.url });
  await post(site.url, anEnquiry());
  await expect.poll(() => mail.messages.length).toBe(1);
  await expectAlertOnDevice(page, push);
  await browser.close();
}

/** Fakes the push service that this browser lacks, from the subscription to the message that the worker receives. */
async function expectAlertOnDevice(page: Page, push: FakePushService): Promise<void> {
  const subscription = new FakeSubscription();
  await page.addInitScript((body) => {
    const fake = { endpoint: body.endpoint, toJSON: () => body, unsubscribe: async () => true };
    let current: unknown = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = fake;
        return current;
      },
    });
  }, subscription.body());
  await page.goto('/desk/account');
  await page.getByRole('button', { name: 'Turn on alerts on this device' }).click();
  await expect(page.getByText('Alerts are on for this device')).toBeVisible();
  const alertEach = page.getByRole('checkbox', { name: 'Alert me to each new enquiry too' });
  await alertEach.click();
  await expect(alertEach).toBeChecked();
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test is on its way.')).toBeVisible();
  const [pushMessage] = push.inbox;
  if (!pushMessage) throw new Error('Nothing was sent.');
  const message = subscription.read(pushMessage);
  await deliver(page, JSON.stringify(message));
  const notifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/desk');
      return (await registration?.getNotifications())?.map(({ title, data }) => [title, data]);
    });
  await expect.poll(notifications).toEqual([[message.title, '/desk/account']]);
  await page.getByRole('button', { name: 'Turn off alerts on this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn on alerts on this device' })).toBeVisible();
}

/** Gives the desk's service worker a message, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const deskWorker = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'));
      if (deskWorker) resolve(deskWorker.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}
