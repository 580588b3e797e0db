import { randomUUID } from 'node:crypto';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expect, phone } from '../site.ts';
import { chooseInMenu, heading, items, measureWeight, openDesk, test } from './desk.ts';

test.describe('a receptionist’s morning on a phone', () => {
  // The failed request, and the conflict with someone else's change.
  test.use({ viewport: phone, expectedErrors: /401|409|ERR_FAILED/ });

  test('an enquiry is read and answered, and each press can be undone', async ({
    page,
    clinic,
  }) => {
    const { site } = clinic;
    await openDesk(page, clinic, 'reception');
    await expect(page.getByText('No new enquiries are left.')).toBeVisible();
    const weight = await measureWeight(page, () => page.reload());
    expect(weight.total, weight.files.join('\n')).toBeLessThan(210_000);
    expect(weight.files.join('\n')).toContain('EnquiryList');
    expect(weight.files.join('\n')).not.toMatch(/Account|Confirm/);
    await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);

    await post(site.url, anEnquiry({ name: 'Asha Patil', message: 'May we come on Monday?' }));
    const asha = page.getByRole('link', { name: 'Asha Patil', exact: true });
    await expect(asha).toBeVisible();
    await expect(page).toHaveTitle('(1) Enquiries | Desk');
    await expect(page.getByRole('status').filter({ hasText: 'has come in' })).toBeAttached();
    await page.getByRole('button', { name: 'More tools' }).press('Enter');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

    await asha.click();
    await expect(heading(page, 'Asha Patil')).toBeFocused();
    await expect(page.getByText('May we come on Monday?')).toBeVisible();
    const widths = () => [document.documentElement.scrollWidth, innerWidth];
    expect(new Set(await page.evaluate(widths)).size, 'nothing scrolls sideways').toBe(1);
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91/);
    const mail = await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('Hello Asha Patil, this is');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

    const answeredButton = page.getByRole('button', { name: 'Answered', exact: true });
    // A double click does not hit another button, and each move can be undone.
    const moveStatus = page.getByRole('status').filter({ hasText: 'now under' });
    await expect(answeredButton).toBeEnabled();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await answeredButton.boundingBox();
    await answeredButton.click();
    await expect(moveStatus).toContainText('“Answered”');
    expect(await answeredButton.boundingBox()).toEqual(box);
    await expect(answeredButton).toBeDisabled();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await answeredButton.click();
    await expect(moveStatus).toContainText('“Answered”');
    // Once the Undo button is gone, pressing the outcome again undoes it.
    await page.reload();
    const pressedButton = page.getByRole('button', { name: 'Answered', pressed: true });
    await expect(pressedButton).toHaveAccessibleName('Answered Undo');
    expect((await pressedButton.boundingBox())?.height).toBe(box?.height);
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await pressedButton.click();
    await expect(moveStatus).toContainText('“New”');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(pressedButton).toBeEnabled();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByText('No new enquiries are left.')).toBeVisible();
    const currentTab = page.getByRole('main').locator('[aria-current=page]');
    await expect(currentTab).toHaveText(/^New/);
    await page.getByRole('link', { name: 'Answered' }).click();
    await expect(items(page)).toHaveCount(1);
    await expect(currentTab).toHaveText(/^Answered/);
    await expect(items(page)).toContainText('Answered by Meera Joshi');
  });

  test('a note survives lost connections and concurrent changes by colleagues', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const { site } = clinic;
    await openDesk(page, clinic, 'reception');
    await expect(page.getByText('No new enquiries are left.')).toBeVisible();
    const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
    await post(site.url, anEnquiry({ name: 'Asha Patil', message: 'May we come on Monday?' }));
    await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
    // A note survives an unreachable server and a reload.
    const note = page.getByLabel('New note');
    await note.fill('Called back: Monday, 11 o’clock.');
    await page.route('**/notes', (route) => route.abort());
    await page.getByRole('button', { name: 'Add note' }).click();
    const noteAlert = page.getByRole('alert').filter({ hasText: 'Not recorded yet: Asha Patil' });
    await expect(noteAlert).toBeVisible();
    await page.reload();
    await page.unroute('**/notes');
    await expect(note).toHaveValue('Called back: Monday, 11 o’clock.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Meera Joshi,' })).toBeVisible();
    await expect(note).toHaveValue('');

    // A colleague changes the enquiry first: the receptionist keeps her text, and sees the current state.
    await note.fill('Half a thought');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.route('**/enquiries/changes', (route) => route.abort());
    const { version } = (await arun.get(`/enquiries/${id}`)).body;
    await arun.request('PATCH', `/enquiries/${id}`, { version, tab: 'archived' });
    const answeredButton = page.getByRole('button', { name: 'Answered', exact: true });
    await answeredButton.click();
    await expect(page.getByRole('alert')).toContainText(
      'Someone else has changed this in the meantime',
    );
    await page.getByRole('button', { name: 'Archive, spam' }).click();
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeDisabled();
    await expect(page.getByText('Arun Deshmukh opened it')).toBeAttached();
    await page.unroute('**/enquiries/changes');
    await page.getByRole('button', { name: 'Back to new' }).click();
    await expect(note).toHaveValue('Half a thought');

    const moveStatus = page.getByRole('status').filter({ hasText: 'now under' });
    await expect(moveStatus).toContainText('“New”');
    await expect(answeredButton).toBeEnabled();
    // The response to this change must come before the colleague's note, which it does not contain.
    const moveResponse = page.waitForResponse(
      (response) => response.request().method() === 'PATCH',
    );
    await answeredButton.click();
    await moveResponse;
    await expect(moveStatus).toContainText('“Answered”');
    // A note that a colleague adds appears without a reload.
    const refresh = page.waitForResponse(`**/enquiries/${id}/current`);
    await arun.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Her son comes along.' });
    expect((await refresh).status()).toBe(200);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Her son comes along.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Notes (2)', exact: true })).toBeVisible();
    // Signing out asks about the unsaved note, and offers to save it first.
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await chooseInMenu(page, 'Sign out');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('a note that is not saved');
    await expect(question.getByRole('button')).toHaveText([
      'Save the note and sign out',
      'Sign out',
      'Cancel',
    ]);
    await question.getByRole('button', { name: 'Save the note' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page.getByText('You were signed out:')).toBeHidden();
    expect((await arun.get(`/enquiries/${id}`)).body.notes.at(-1)?.text).toBe('Half a thought');
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('desk')),
      ),
    ).toEqual([]);
  });
});
