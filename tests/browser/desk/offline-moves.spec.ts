import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, type Page } from '../site.ts';
import { type Clinic, chooseInMenu, heading, items, leaveFor, openDesk, test } from './desk.ts';

test.describe('without an internet connection', () => {
  // The first request is sent before anyone has signed in. Without a connection, polling requests fail too.
  test.use({
    viewport: { width: 360, height: 640 },
    expectedErrors: /401|ERR_INTERNET_DISCONNECTED|ERR_FAILED|a view could not be loaded/,
  });

  test('a press waits for a connection, even after its view is left, and the desk shows it as not recorded yet', async ({
    page,
    clinic,
  }) => {
    await openNewest(page, clinic);
    await page.waitForLoadState('networkidle');
    const triedButton = page.getByRole('button', { name: 'Tried, no answer' });
    await expect(triedButton).toBeEnabled();
    await page.context().setOffline(true);
    await page.getByLabel('New note').fill('Her son comes along.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Asha' })).toBeVisible();
    const noteStatus = page.getByRole('status').filter({ hasText: 'Not recorded yet: Asha.' });
    await expect(noteStatus).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    const box = await triedButton.boundingBox();
    await triedButton.click();
    const pendingAlert = page.getByRole('alert').filter({ hasText: 'Not recorded yet: Asha.' });
    await expect(pendingAlert).toBeInViewport({ ratio: 1 });
    expect(await triedButton.boundingBox(), 'no button moves').toEqual(box);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(pendingAlert).toBeVisible();
    await expect(items(page)).toHaveText([/Bina/]);
    await page.getByRole('link', { name: 'Bina', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(pendingAlert).toBeVisible();
    await leaveFor(page, 'Visits');
    await expect(heading(page, 'Visits')).toBeVisible();
    await expect(pendingAlert).toBeVisible();
    await chooseInMenu(page, 'Account');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(pendingAlert).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await page.context().setOffline(false);
    await retry.click();
    await expect(heading(page, 'Account')).toBeVisible();
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await expect(pendingAlert).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Asha: now under' })).toBeVisible();
    await page.reload();
    await expect(items(page)).toHaveText([/Bina/]);
    await page.getByRole('link', { name: 'Waiting' }).click();
    await expect(items(page)).toHaveText([/Asha/]);
    await page.getByRole('link', { name: 'Asha', exact: true }).click();
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Her son comes along.' }),
    ).toBeVisible();
    await expect(page.getByLabel('New note')).toHaveValue('');
  });

  test('a press while the server does not respond is recorded once it does, and shown as not recorded until then', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    await openNewest(page, clinic);
    const answeredButton = page.getByRole('button', { name: 'Answered', exact: true });
    await expect(answeredButton).toBeEnabled();
    await page.route('**/api/desk/enquiries/*', (route) => route.abort());
    await answeredButton.click();
    const pendingAlert = page.getByRole('alert').filter({ hasText: 'Not recorded yet: Asha.' });
    await expect(pendingAlert).toBeVisible();
    await page.getByRole('link', { name: 'Next new' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(pendingAlert).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => 'hidden',
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.unrouteAll();
    const moveStatus = page.getByRole('status').filter({ hasText: 'Asha: now under “Answered”' });
    await expect(moveStatus).toBeVisible();
    await expect(pendingAlert).toBeHidden();
    // The view that could not be loaded is loaded once somebody looks at it.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByText('Is there parking?')).toBeVisible();
  });
});

/** Signs in with two new enquiries, of Bina and then of Asha, and opens the newest. */
async function openNewest(page: Page, clinic: Clinic): Promise<void> {
  await post(clinic.site.url, anEnquiry({ name: 'Bina', message: 'Is there parking?' }));
  await post(clinic.site.url, anEnquiry({ name: 'Asha', message: 'May we come on Monday?' }));
  await openDesk(page, clinic, 'reception');
  await page.getByRole('link', { name: 'Asha', exact: true }).click();
}
