import { chromium, type Page } from '@playwright/test';
import { browserFlags, findChromium } from '../../../scripts/programs/chromium.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, listen, phone, stressIf } from '../site.ts';
import { type Clinic, hide, pressNotification, takeUp, test } from './desk.ts';
import { expectAlertOnDevice } from './device-alert.ts';

const email = 'arun@clinic.example';

// Refused: anyone who is not signed in.
test.use({ viewport: phone, noise: /401/ });

// In npm test, tests/desk sends what a browser and a device are told.
test(
  'a browser and a device tell the doctor of a new enquiry',
  stressIf(true),
  async ({ page, clinic, complaints }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await page.getByRole('link', { name: 'Account' }).click();
    const byMail = page.getByRole('checkbox', { name: 'Send me an email' });
    await byMail.click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expectNotified(page, clinic, complaints);
  },
);

/** Headless Chromium has no notifications: this starts the full browser, already signed in. */
async function expectNotified(
  signedIn: Page,
  { site, mail, push }: Clinic,
  complaints: string[],
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const storageState = await signedIn.context().storageState();
  const options = { baseURL: site.url, viewport: phone, storageState };
  const context = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  listen(context, complaints);
  const page = await context.newPage();
  await page.goto('/desk/account');
  await expect(page.getByRole('checkbox', { name: 'Send me an email' })).toBeChecked();
  // Nobody is there to grant the permission.
  await page.getByRole('button', { name: 'Tell me only while the desk is open' }).click();
  await expect(page.getByText('The browser has blocked this.')).toBeVisible();
  await context.grantPermissions(['notifications'], { origin: site.url });
  await page.reload();
  await page.getByRole('button', { name: 'Tell me only while the desk is open' }).click();
  await expect(page.getByText('This browser tells you.')).toBeVisible();
  const notifications = await hide(page);
  mail.refusing = true;
  await post(site.url, anEnquiry());
  await expect.poll(notifications).toEqual(['A new enquiry has come in.']);
  await pressNotification(page);
  await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
  await expect(page.getByText('Email to the clinic: not delivered yet')).toBeVisible();
  mail.refusing = false;
  await expect(page.getByText('Email to the clinic: delivered')).toBeVisible();
  await expectAlertOnDevice(page, push);
  await browser.close();
}
