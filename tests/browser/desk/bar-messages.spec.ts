import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect } from '../site.ts';
import { items, openDesk, signedOutNoise, test } from './desk.ts';

test.describe('what the desk says after something was done', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: signedOutNoise });

  // Deleting is tested on the server; no other test looks at the list right after it, or at what is announced there.
  test('after a deletion it names the patient and offers no undoing; enquiries that are put back are not announced as new', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    for (const name of ['Asha', 'Robot']) await post(clinic.site.url, anEnquiry({ name }));
    await openDesk(page, clinic, 'reception');
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
  });
});
