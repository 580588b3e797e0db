import { axeFindings } from '../looks/axe.ts';
import { expect, phone, stressIf } from '../site.ts';
import { items, takeUp, test } from './desk.ts';
import { button, dialog, expectOnPage, saved, text, title } from './post-editor.ts';

const email = 'arun@clinic.example';
const nothingFound = { violations: [], weakTexts: [] };
const tooLarge = { status: 413, json: { problem: 'invalid', message: 'This is too much.' } };

test.describe('a published post, on a phone', () => {
  // The requests that fail.
  test.use({ viewport: phone, hasTouch: true, noise: /401|413/ });

  test(
    'is written in a second language as well, and an earlier version is brought back',
    stressIf(true),
    async ({ page, clinic }) => {
      await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
      await page.getByRole('link', { name: 'Posts' }).click();
      await button(page, 'New post').tap();
      await title(page).fill('When the heart skips a beat');
      await text(page).tap();
      await page.keyboard.type('A beat that comes too early.');
      await saved(page);
      await button(page, 'Publish').tap();
      await dialog(page).getByRole('button', { name: 'Publish' }).tap();
      await expect(page.getByText(/^On the site since/)).toBeVisible();
      const address = '/blog/when-the-heart-skips-a-beat';

      // The same post in Hindi is linked, and begins with the title. A wrong language is noticed.
      await button(page, 'Write it in Hindi').tap();
      await text(page).tap();
      await page.keyboard.insertText('कभी-कभी लगता है कि धड़कन रुक गई।');
      await title(page).fill('दिल की धड़कन');
      const language = page.getByRole('combobox', { name: 'Language' });
      await expect(language.getByRole('option', { name: 'English' }), 'linked').toBeDisabled();
      await language.selectOption('mr');
      await button(page, 'Change to Hindi').tap();
      await expect(page.getByText('This text looks like')).toBeHidden();
      await expect(page.getByLabel('Address')).toHaveValue('dil-ki-dhadakan');
      await saved(page);
      expect(await axeFindings(page)).toEqual(nothingFound);
      await page.getByRole('link', { name: 'When the heart skips a beat' }).tap();
      await expect(page.getByRole('link', { name: 'दिल की धड़कन' })).toBeVisible();

      // A correction is visible once it is published.
      await title(page).fill('When a heart skips a beat');
      await expect(page.getByText(/with changes that visitors do not see/)).toBeVisible();
      await expectOnPage(page, address, 'When the heart skips a beat');
      await button(page, 'Publish changes').tap();
      await dialog(page).getByRole('button', { name: 'Publish' }).tap();
      await expect(page.getByText(/^On the site since [^,]+,[^,]+,[^,]+,[^,]+\.$/)).toBeVisible();
      await expectOnPage(page, address, 'When a heart skips a beat');

      await button(page, 'History').tap();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
      await dialog(page).getByRole('button', { name: 'Close' }).tap();
      await expect(dialog(page)).toBeHidden();
      await page.route('**/draft', (route) => route.fulfill(tooLarge));
      await title(page).fill('A beat');
      await button(page, 'History').tap();
      await dialog(page)
        .getByRole('button', { name: /^Look at it/ })
        .last()
        .tap();
      await dialog(page).getByRole('button', { name: 'Bring it back' }).tap();
      await expect(dialog(page).getByRole('alert')).toHaveText(tooLarge.json.message);
      // What is written is saved before a version replaces it.
      await page.unroute('**/draft');
      await dialog(page).getByRole('button', { name: 'Bring it back' }).tap();
      await expect(title(page)).toHaveValue('When the heart skips a beat');
      const restored = page.getByRole('status').filter({ hasText: 'is in the editor now' });
      await expect(restored).toBeFocused();
      await expect(restored).toHaveText(
        /published .* by Arun Deshmukh.*The site still shows the one/,
      );
      expect(await axeFindings(page)).toEqual(nothingFound);
      await saved(page);
      await expectOnPage(page, address, 'When a heart skips a beat');
      await button(page, 'Publish changes').tap();
      await dialog(page).getByRole('button', { name: 'Publish' }).tap();
      await expect(restored).toBeHidden();
      await page.getByRole('link', { name: 'Back to the posts' }).tap();
      await expect(items(page)).toHaveText([/When the heart.*Live/, /दिल की धड़कन.*Draft/]);
      // Opening the same post again does not count as another person.
      await page.getByRole('link', { name: 'When the heart' }).tap();
      await expect(title(page)).toHaveValue('When the heart skips a beat');
      await expect(page.getByText('You have this post open a second time')).toBeHidden();
    },
  );
});
