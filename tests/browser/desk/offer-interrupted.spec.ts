import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, type Page } from '../site.ts';
import { type Clinic, openDesk, signIn, test } from './desk.ts';

const email = 'meera@clinic.example';
const patient = 'asha@example.com';

test.describe('an interrupted offer on a phone', () => {
  // 401 without a session; the others are for requests that the tests refuse or cut off.
  test.use({
    viewport: { width: 360, height: 640 },
    expectedErrors: /401|409|503|ERR_CONNECTION_RESET/,
  });

  test('is mailed automatically; the desk says that the email is being sent and, if it is refused, that the patient does not know yet', async ({
    page,
    clinic,
  }) => {
    await chooseHour(page, clinic);
    const { mail } = clinic;
    const reply = Promise.withResolvers<void>();
    mail.gate = reply.promise;
    mail.unknownAddresses = [patient];
    await offerButton(page).click();
    await expect(page.getByText('The email is being sent…')).toBeVisible();
    // Neither the warning nor Undo is shown: the mail is on its way, and it is too late to undo the offer.
    const notToldWarning = page.getByText('The patient does not know yet.');
    await expect(notToldWarning).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    reply.resolve();
    const mailAlert = page.getByRole('alert').filter({ hasText: 'The email could not be sent.' });
    await expect(mailAlert).toBeVisible();
    await expect(notToldWarning).toBeVisible();
    await expect(page.getByText('The email is being sent…')).toHaveCount(0);
    mail.unknownAddresses = [];
    await mailAlert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Sent by Meera Joshi, /)).toBeVisible();
    await expect(notToldWarning).toHaveCount(0);
    expect(mailsToPatient(clinic)).toHaveLength(1);
    expect(mailsToPatient(clinic)[0]).toContain('/request/');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByText('No new enquiries are left.')).toBeVisible();
  });

  test('is made and mailed only once if its button is pressed twice or its response is lost', async ({
    page,
    clinic,
  }) => {
    await chooseHour(page, clinic);
    let attempts = 0;
    await page.route('**/offers', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await offerButton(page).dblclick();
    await expect(page.getByText(/^Sent by Meera Joshi, /)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const history = page.locator('details').filter({ hasText: 'What happened so far' });
    await expect(history.getByRole('listitem')).toHaveText([
      /Offered/,
      /Sent to the patient/,
      /“Answered”/,
    ]);
    expect(mailsToPatient(clinic)).toHaveLength(1);
  });

  test('is still there after signing in again if the session has ended', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const at = await chooseHour(page, clinic);
    await page.getByLabel('A sentence to the patient').fill('Bring the old papers.');
    await page.context().clearCookies();
    await offerButton(page).click();
    await expect(page.getByText('What you were writing is still here')).toBeVisible();
    await signIn(page, email);
    await expect(page.getByText('You chose this time, but have not offered it yet.')).toBeVisible();
    await expect(page.getByLabel('Day and time')).toHaveValue(at);
    await expect(page.getByLabel('A sentence to the patient')).toHaveValue('Bring the old papers.');
    await offerButton(page).click();
    await expect(page.getByText(/^Sent by Meera Joshi, /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Offered: /).first()).toBeVisible();
    await expect(page.getByText('You chose this time')).toHaveCount(0);
  });
});

const offerButton = (page: Page) =>
  page.getByRole('button', { name: 'Offer this time and email it' });

/** Opens the only enquiry, and chooses the first hour that is suggested; returns it. */
async function chooseHour(page: Page, clinic: Clinic): Promise<string> {
  await post(clinic.site.url, anEnquiry({ name: 'Asha Patil', email: patient }));
  await openDesk(page, clinic, 'reception');
  await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
  await page.getByRole('link', { name: 'Offer a visit' }).click();
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByLabel('Day and time')).not.toHaveValue('');
  return page.getByLabel('Day and time').inputValue();
}

const mailsToPatient = ({ mail }: Clinic) =>
  mail.messages.filter((_, index) => mail.recipients[index]?.includes(patient));
