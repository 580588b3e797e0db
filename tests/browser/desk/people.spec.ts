import type { Page } from '@playwright/test';
import { recordOutcome } from '../../../server/backup/index.ts';
import { openWithoutMigrating } from '../../../server/database/index.ts';
import { codeOf, password } from '../../desk/desk-browser.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expect, phone } from '../site.ts';
import { chooseInMenu, followInvitation, heading, items, openDesk, signIn, test } from './desk.ts';

const email = 'arun@clinic.example';
const colleagueEmail = 'meera@clinic.example';

// The server refuses the requests made before signing in, and attempts to sign in after too many.
test.use({ viewport: phone, expectedErrors: /401|410|429/ });

test('the first doctor signs in, sets up an authenticator and finds the enquiries waiting for the doctor', async ({
  page,
  clinic,
}) => {
  await page.goto('/desk');
  await expect(page.getByText('npm run staff -- add')).toBeVisible();
  const invitation = await clinic.add(email, 'Arun Deshmukh', 'doctor');
  await expectClickDespiteShift(page, invitation);
  await followInvitation(page, invitation);

  await chooseInMenu(page, 'Account');
  const emailCheckbox = page.getByRole('checkbox', { name: 'Send me an email' });
  await emailCheckbox.click();
  await expect(emailCheckbox).toBeChecked();
  await expect(page.getByText('Saved.')).toBeVisible();

  const authenticator = page.locator('section', {
    has: page.getByText('Authenticator', { exact: true }),
  });
  await authenticator.getByLabel('Current password').fill(password);
  await authenticator.getByRole('button', { name: 'Set up' }).click();
  const picture = page.getByRole('img', { name: 'QR code' });
  await expect(picture).toBeVisible();
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
  const link = authenticator.getByRole('link', { name: 'open the authenticator app' });
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  const secret = await authenticator.locator('code').first().textContent();
  const uri = `otpauth://totp/a?secret=${secret?.replaceAll(' ', '')}`;
  const [backupCode = ''] = await authenticator.getByRole('listitem').allTextContents();
  await authenticator.getByLabel('The 6 digits').fill(codeOf(uri));
  await authenticator.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Signing in requires a code')).toBeVisible();
  await expect(page.getByRole('link', { name: 'open the authenticator app' })).toBeHidden();

  await chooseInMenu(page, 'Sign out');
  await signIn(page, email);
  await expect(heading(page, 'Your code')).toBeVisible();
  await page.getByRole('button', { name: 'I have a backup code' }).click();
  await page.getByLabel('A backup code').fill(backupCode.trim());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Enquiries')).toBeVisible();

  // Enquiries handed to the doctor are under another tab, to which the first tab has a link.
  const { site } = clinic;
  const forDoctor = { pending_reason: 'doctor' } as const;
  await post(site.url, anEnquiry({ name: 'Asha' }));
  await site.services.database.updateTable('enquiries').set(forDoctor).execute();
  await post(site.url, anEnquiry({ name: 'Bina' }));
  await expect(items(page)).toContainText([/^Bina/]);
  await page.getByRole('link', { name: 'For the doctor: 1' }).click();
  await expect(items(page)).toContainText([/^Asha/]);
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
});

// In npm test, tests/desk/sign-in.test.ts, access.test.ts and access-log.test.ts check the same over HTTP.
const title = 'a doctor invites and removes someone, and reads the access log and the numbers';
test(title, { tag: '@stress' }, async ({ page, clinic, browser }) => {
  await openDesk(page, clinic, 'doctor');
  await chooseInMenu(page, 'People');
  await page.getByLabel('Name', { exact: true }).fill('Meera Joshi');
  await page.getByLabel('Email', { exact: true }).fill(colleagueEmail);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const link = await page.getByRole('status').locator('code').textContent();
  await expect(
    page.getByText(`replace that part with ${new URL(page.url()).origin}`),
  ).toBeVisible();
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
  const context = await browser.newContext({ baseURL: clinic.site.url });
  const herPage = await context.newPage();
  await followInvitation(herPage, link ?? '');
  await expect(heading(herPage, 'Enquiries')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reset sign-in/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset sign-in: Meera Joshi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reset sign-in: Meera Joshi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset sign-in' }).click();
  const newLink = page.getByRole('status').locator('code');
  await expect(newLink).not.toHaveText(link ?? '');
  await expect(heading(herPage, 'Sign in')).toBeVisible();
  await expect(herPage.getByText('You were signed out:')).toBeVisible();
  // The first link no longer works, which its page reports before a password is chosen.
  await herPage.goto(`/desk/password${new URL(link ?? '').hash}`);
  await expect(herPage.getByRole('alert')).toContainText('This link has been used');
  await expect(herPage.getByLabel('New password')).toBeHidden();
  await followInvitation(herPage, (await newLink.textContent()) ?? '');
  await expect(heading(herPage, 'Enquiries')).toBeVisible();
  // A view whose own request is the first to be refused is also replaced by the sign-in form.
  await herPage.route('**/api/desk/content/file?*', (route) =>
    route.fulfill({ status: 401, json: { problem: 'signed-out' } }),
  );
  await herPage.getByRole('link', { name: 'Notices' }).click();
  await expect(heading(herPage, 'Sign in')).toBeVisible();
  await herPage.unroute('**/api/desk/content/file?*');
  await herPage.goto('/desk');
  await expect(heading(herPage, 'Enquiries')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Meera Joshi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(items(page)).toHaveCount(1);
  // She sees the sign-in form, and nothing that patients have written.
  await expect(heading(herPage, 'Sign in')).toBeVisible();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await signIn(herPage, colleagueEmail, 'not the right one');
    await expect(herPage.getByRole('alert')).toBeVisible();
    await expect(herPage.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
  await expect(herPage.getByRole('alert')).toContainText(/Please try again in \d+ seconds/);
  await context.close();

  await recordBackup(clinic.databaseUrl, 12_408);
  await chooseInMenu(page, 'Access log');
  await expect(items(page).filter({ hasText: /Meera Joshi.*signed in/ })).toHaveCount(2);
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
  await chooseInMenu(page, 'Numbers');
  const weeks = page.getByRole('table', { name: 'Week by week' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
  await chooseInMenu(page, 'Clinic');
  await expect(
    page.getByText(
      /^Last backup that was restored as a test: today \d.*\. Enquiries in it: 12,408$/,
    ),
  ).toBeVisible();
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
});

/** Expects a click to count although the field's error disappears when the field loses focus, which moves the button. */
async function expectClickDespiteShift(page: Page, invitation: string): Promise<void> {
  await page.goto(`/desk/password${new URL(invitation).hash}`);
  const passwordField = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  let postCount = 0;
  await page.route('**/auth/reset-password', (route) => {
    postCount += 1;
    return route.fulfill({ status: 410, json: { problem: 'link-used' } });
  });
  await passwordField.fill('short');
  await save.click();
  await expect(passwordField).toBeFocused();
  expect(postCount).toBe(0);
  await passwordField.fill(password);
  await save.click();
  await expect.poll(() => postCount).toBe(1);
  await page.unroute('**/auth/reset-password');
  await page.goto('/desk');
}

/** Records that a backup was restored, as the backup program does. */
async function recordBackup(databaseUrl: string, enquiries: number): Promise<void> {
  const database = openWithoutMigrating(databaseUrl);
  await recordOutcome(database, {
    inventory: { rows: { enquiries }, migrations: [], newestEnquiry: null },
  });
  await database.destroy();
}
