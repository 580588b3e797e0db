import { readFile } from 'node:fs/promises';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { desktop, expect } from '../site.ts';
import { heading, items, openDesk, signedOutErrors, test } from './desk.ts';

test.describe('a receptionist’s morning at a desk', () => {
  test.use({ viewport: desktop, expectedErrors: signedOutErrors });

  test('enquiries are searched, saved as a table, worked through by keyboard and deleted', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const { site } = clinic;
    for (const [index, name] of ['Chitra', 'Bina', 'Asha'].entries()) {
      await post(site.url, anEnquiry({ name, message: `Question ${index}` }));
    }
    await openDesk(page, clinic, 'reception');
    await expect(items(page)).toHaveText([/^Chitra/, /^Bina/, /^Asha/]);

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/desk/enquiries?')) requests.push(request.url());
    });
    await page.reload();
    await expect(items(page)).toHaveCount(3);
    expect(requests, 'the list and its counts are asked for once').toHaveLength(1);

    // Without a mouse, from the top of the page.
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('bina');
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveText([/^Bina/]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('link', { name: /^Save as a table/ }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table).toContain('Bina');
    expect(table).not.toContain('Asha');
    await page.getByRole('button', { name: 'Show all' }).focus();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveCount(3);

    await page.getByRole('link', { name: 'Skip to the list' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Chitra', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Chitra')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Bina')).toBeFocused();
    const menu = page.getByRole('button', { name: 'Archive, spam' });
    await menu.press('Enter');
    const moveDialog = page.getByRole('dialog');
    await moveDialog.getByRole('button', { name: 'This is spam' }).press('Enter');
    await expect(moveDialog).toBeHidden();
    await heading(page, 'Bina').focus();
    // Bina has left the list; the right arrow continues from where she was, and k leads back to her.
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, 'Asha')).toBeFocused();
    await page.keyboard.press('k');
    await expect(heading(page, 'Bina')).toBeFocused();
    await page.keyboard.press('k');
    await expect(heading(page, 'Chitra')).toBeFocused();
    // Each outcome has a key, unless something is being typed.
    const note = page.getByLabel('New note');
    await note.fill('Room ');
    await note.press('1');
    await expect(note).toHaveValue('Room 1');
    await heading(page, 'Chitra').focus();
    await page.keyboard.press('2');
    await expect(page.getByRole('status').filter({ hasText: 'now under' })).toContainText(
      '“Tried, no answer”',
    );

    await menu.press('Enter');
    await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Delete the enquiry of Chitra for good?');
    expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await expect(items(page)).toHaveText([/^Asha/]);
    await page.getByRole('link', { name: 'Spam' }).click();
    await expect(items(page)).toHaveText([/^Bina/]);
  });
});
