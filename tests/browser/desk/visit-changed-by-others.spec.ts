import { anEnquiry, answerOn, post } from '../../support/site/visitor.ts';
import { expect } from '../site.ts';
import { type Clinic, openDesk, signedOutErrors, test } from './desk.ts';

test.describe('a visit that somebody else changes while it is open on a phone', () => {
  // Expected refusals: 401 before sign-in, 422 for a time outside opening hours without a reason, 409 after a
  // colleague's change.
  test.use({
    viewport: { width: 360, height: 640 },
    expectedErrors: new RegExp(`${signedOutErrors.source}|409|422`),
  });

  test('shows in the open enquiry that the patient asked for another time, or cancelled', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const { site } = clinic;
    const { colleague, path, request } = await receiveEnquiry(clinic);
    const at = `${Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 1 })}T22:00`;
    await colleague.post(`${path}/offers`, { version: 1, at, reason: 'She asked for it.' });
    const halfDay = `${Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 2 })}-morning`;
    const outcome = await answerOn(site.url, request, [
      ['answer', 'asked'],
      ['offer', '1'],
      ['half-day', halfDay],
    ]);
    expect(outcome).toBe('done');
    await openDesk(page, clinic, 'reception', `/desk${path}`);
    const requestedTime = page.getByText(/^Asked for a time other than .*10:00 pm: /);
    await expect(requestedTime.first()).toBeInViewport({ ratio: 1 });
    await expect(requestedTime, 'at the top, and beside the hours').toHaveCount(2);
    await answerOn(site.url, request, [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ]);
    await page.reload();
    await expect(page.getByText(/^Cancelled: .*10:00.pm$/).first()).toBeInViewport({ ratio: 1 });
    // A cancelled visit cannot be cancelled again by phone.
    await expect(page.getByRole('button', { name: 'Cancelled' })).toHaveCount(0);
  });

  test('keeps the hour and the sentence being entered when a colleague offers another time, and shows that offer', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const { site } = clinic;
    const { colleague, path } = await receiveEnquiry(clinic);
    const tomorrow = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 1 });
    await openDesk(page, clinic, 'reception', `/desk${path}`);
    await page.getByRole('link', { name: 'Offer a visit' }).click();
    const at = page.getByLabel('Day and time');
    await at.fill(`${tomorrow}T22:00`);
    const note = page.getByLabel('A sentence to the patient');
    await note.fill('Bring the old papers.');
    const offerButton = page.getByRole('button', { name: 'Offer this time' });
    await offerButton.click();
    const reason = 'The doctor comes in.';
    await page.getByLabel('Reason for a time outside the opening hours').fill(reason);
    // The colleague's change is not seen before the button is pressed.
    await page.route('**/api/desk/enquiries/changes*', () => {});
    const otherOffer = { version: 1, at: `${tomorrow}T23:00`, reason };
    expect((await colleague.post(`${path}/offers`, otherOffer)).status).toBe(200);
    await offerButton.click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
    await expect(conflict).toBeInViewport();
    await expect(page.getByText(/11:00.pm has been offered in the meantime/)).toBeVisible();
    await expect(at).toHaveValue(`${tomorrow}T22:00`);
    await expect(note).toHaveValue('Bring the old papers.');
    await offerButton.click();
    await expect(page.getByText(/^Offered: .*10:00.pm/).first()).toBeVisible();
    await expect(at, 'the form is closed').toBeHidden();

    // Once the patient asks for another time, the button names the offered one, which can be agreed by phone.
    const change = { state: 'asked' } as const;
    await site.services.database.updateTable('requests').set(change).execute();
    await page.reload();
    const keepButton = page.getByRole('button', { name: /^Keeping .*10:00.pm after all$/ });
    await keepButton.click();
    await expect(page.getByText(/^Agreed: .*10:00.pm/).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** Posts an enquiry that a colleague can open too. */
async function receiveEnquiry(clinic: Clinic) {
  const { site } = clinic;
  const { body } = await post(site.url, anEnquiry({ name: 'Asha Patil' }));
  const [enquiry] = await site.services.enquiries.repository.list();
  const colleague = await clinic.signInColleague('sana@clinic.example', 'Sana Khan');
  return { colleague, path: `/enquiries/${enquiry?.id}`, request: body.request ?? '' };
}
