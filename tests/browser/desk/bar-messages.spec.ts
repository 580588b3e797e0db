import { randomUUID } from 'node:crypto';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, stressIf } from '../site.ts';
import { heading, items, leaveFor, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'meera@clinic.example';

test.describe('what the desk says after something was done', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: signedOutNoise });

  // No other test opens what the doctor has answered while others are new.
  test(
    'after the last that the doctor has answered, a link leads to what is new',
    stressIf(true),
    async ({ page, clinic }) => {
      await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
      const arun = await clinic.colleague('arun@clinic.example', 'Arun Deshmukh');
      const entered = { source: 'phone', language: 'en', phone: '', email: '', message: 'Tests' };
      const { body } = await arun.post('/enquiries', {
        id: randomUUID(),
        ...entered,
        name: 'Asha',
      });
      const { id, version } = body.enquiry;
      const forDoctor = { version, tab: 'pending', pending: { reason: 'doctor' } };
      await arun.request('PATCH', `/enquiries/${id}`, forDoctor);
      await arun.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Please come.' });
      for (const name of ['Bina', 'Chitra']) await post(clinic.site.url, anEnquiry({ name }));
      await page.getByRole('link', { name: 'The doctor has answered: 1' }).click();
      await page.getByRole('link', { name: 'Asha', exact: true }).click();
      await page.getByRole('link', { name: '2 more new' }).click();
      await expect(items(page)).toHaveText([/^Bina/, /^Chitra/]);

      // The time for undoing ends in a view without the button, too.
      await page.getByRole('link', { name: 'Bina', exact: true }).click();
      await page.getByRole('button', { name: 'Answered', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.clock.install();
      await leaveFor(page, 'Visits');
      await expect(heading(page, 'Visits')).toBeVisible();
      await page.clock.runFor('00:15');
      await page.getByRole('link', { name: 'Enquiries' }).click();
      await expect(items(page)).toHaveText([/^Chitra/]);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    },
  );

  // Deleting is tested on the server; no other test looks at the list right after it, or at what is announced there.
  test(
    'after a deletion it names the patient and offers no undoing; enquiries that are put back are not announced as new',
    stressIf(true),
    async ({ page, clinic }) => {
      for (const name of ['Asha', 'Robot']) await post(clinic.site.url, anEnquiry({ name }));
      await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
      await page.getByRole('link', { name: 'Robot', exact: true }).click();
      await page.getByRole('button', { name: 'Answered', exact: true }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      // Focused, it stays.
      await undo.focus();
      await page.getByRole('button', { name: 'Archive, spam' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('textbox').fill('delete');
      await asked.getByRole('button', { name: 'Delete for good' }).click();
      await expect(items(page)).toHaveText([/^Asha/]);
      const said = page.getByRole('status').filter({ hasText: 'Deleted for good: Robot.' });
      await expect(said).toBeInViewport({ ratio: 1 });
      await expect(undo).toHaveCount(0);

      await page.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('button', { name: 'Choose several' }).click();
      await items(page).first().click();
      await page.getByRole('button', { name: 'Archive' }).click();
      await expect(items(page)).toHaveCount(0);
      await undo.click();
      await expect(items(page)).toHaveText([/^Asha/]);
      const arrived = page.getByText('A new enquiry has come in.');
      await page.waitForResponse('**/api/desk/enquiries/changes*');
      await expect(arrived).toHaveCount(0);
      await post(clinic.site.url, anEnquiry({ name: 'Bina' }));
      await expect(arrived).toHaveCount(1);
    },
  );
});
