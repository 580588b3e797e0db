import sharp from 'sharp';
import { parseFile } from '../../../shared/content-document.ts';
import { contentFileResponse } from '../../../shared/desk/content.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { desktop, expect } from '../site.ts';
import { button, dialog, expectSaved, openNewArticle, textField } from './article-editor.ts';
import { test } from './desk.ts';

test.use({ viewport: desktop, expectedErrors: /401|404/ });

test('a text can be written by keyboard alone, and is stored as Markdown', async ({
  page,
  clinic,
}) => {
  await openNewArticle(page, clinic, 'By keyboard');

  // The toolbar is one tab stop; arrow keys move between its tools.
  await button(page, 'Bold').focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Italic')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(textField(page)).toBeFocused();
  await page.keyboard.press('Control+b');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Dose:');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('5 mg, 2 * 3, see ');
  await page.keyboard.press('Control+k');
  await dialog(page).getByLabel('Link address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('A link cannot lead to this address')).toBeVisible();
  await dialog(page).getByLabel('Link address').fill('example.org');
  await dialog(page).getByLabel('Link text').fill('a link');
  await page.keyboard.press('Enter');

  // In a list Tab indents; after Escape it moves on.
  await textField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('below one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await button(page, 'Collapsible section').click();
  await page.keyboard.type('Why?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Because of {clinic}.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(textField(page)).not.toBeFocused();
  await expectSaved(page);
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

  const response = await page.request.get('/api/desk/content/file?file=articles/by-keyboard.md');
  const { languages } = contentFileResponse.parse(await response.json());
  const [{ path = '', text: storedText = null } = {}] = languages;
  expect(parseFile(path, storedText)?.get('/text')).toBe(
    `<strong>Dose:</strong>5 mg, 2 \\* 3, see [a link](https://example.org)

- one
  - below one

<details>
<summary>

### Why?

</summary>

Because of {clinic}.

</details>`,
  );
});

test('a picture inserted from within a table goes below it; the button that chooses the article’s own picture keeps the focus', async ({
  page,
  clinic,
}) => {
  await openNewArticle(page, clinic, 'Doses');
  const create = { width: 900, height: 600, channels: 3, background: '#a33' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const picture = { name: 'dose.png', mimeType: 'image/png', buffer };

  const ownPicture = page.locator('[data-pointer="/image"]').first();
  await expect(ownPicture).toContainText('JPEG');
  await expect(ownPicture, 'that is only for the text').not.toContainText('paste or drop');
  await ownPicture.getByRole('button', { name: 'Choose a picture' }).focus();
  await ownPicture.locator('[type=file]').setInputFiles(picture);
  await expect(ownPicture.getByRole('button', { name: 'Choose another picture' })).toBeFocused();

  await textField(page).focus();
  await button(page, 'Table').click();
  await page.keyboard.type('Medicine');
  await button(page, 'Picture').click();
  await expect(dialog(page)).toContainText('You can also paste or drop one into the text.');
  await dialog(page).locator('[type=file]').setInputFiles(picture);
  await dialog(page).getByLabel('What does the picture show?').fill('Two white tablets');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(textField(page).locator('table + img, .tableWrapper + img')).toHaveCount(1);
  await expect(textField(page).getByRole('table')).toHaveCount(1);
  await page.keyboard.type('Twice a day.');
  await expect(textField(page).locator('p').last()).toHaveText('Twice a day.');
  await expect(textField(page).getByRole('table')).toContainText('Medicine');
});
