import { axeFindings } from '../looks/axe.ts';
import { desktop, expect, stressIf } from '../site.ts';
import { heading, items, takeUp, test } from './desk.ts';
import { button, dialog, saved, text, title } from './post-editor.ts';

const email = 'arun@clinic.example';
const nothingFound = { violations: [], weakTexts: [] };

test.describe('a doctor’s evening at a desk', () => {
  test.use({ viewport: desktop, noise: /401|409|415|ERR_FAILED/ });

  // In npm test, tests/desk/posts.test.ts saves a post twice from the same version.
  test(
    'two tabs of one post never silently overwrite each other, and everything works by keyboard',
    stressIf(true),
    async ({ page, clinic, context }) => {
      await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
      await page.getByRole('link', { name: 'Posts' }).click();
      await button(page, 'New post').press('Enter');
      await expect(heading(page, 'Edit post')).toBeFocused();

      // What is missing is reported beside its field.
      await button(page, 'Publish').press('Enter');
      await expect(title(page)).toBeFocused();
      await expect(page.getByText('Please write a title before you publish.')).toBeVisible();
      await expect(page.getByText('Please write a text before you publish.')).toBeVisible();
      await page.keyboard.type('Palpitations');
      await button(page, 'Publish').press('Enter');
      await expect(text(page)).toBeFocused();
      await title(page).focus();

      // The toolbar is one tab stop; arrow keys move between its tools.
      await page.keyboard.press('Tab');
      await expect(button(page, 'Bold')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(button(page, 'Italic')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(text(page)).toBeFocused();
      await expect(text(page)).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Control+b');
      await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.type('First');
      await page.keyboard.press('Control+k');
      await dialog(page).getByLabel('Where it leads').fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText('This is no address')).toBeVisible();
      await dialog(page).getByLabel('Where it leads').fill('example.org');
      await dialog(page).getByLabel('Text of the link').fill('a link');
      await page.keyboard.press('Enter');
      await expect(text(page).getByRole('link', { name: 'a link' })).toHaveAttribute(
        'href',
        'https://example.org',
      );

      // In a list Tab indents; after Escape it moves on.
      await text(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Shift+8');
      await page.keyboard.type('one');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('below one');
      await expect(text(page).locator('li li')).toHaveText('below one');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect(text(page)).not.toBeFocused();
      await page.keyboard.press('Control+s');
      await saved(page);

      // What is pasted keeps only what a post may contain.
      await text(page).focus();
      await page.evaluate(() => {
        const data = new DataTransfer();
        // As Google Docs and Word write it.
        const head = '<style>p { color: red }</style><b style="font-weight:normal">';
        const word =
          '<p>.</p><h1 style="color:red">Pasted</h1><p class="MsoNormal"><u>plain</u><o:p></o:p> ';
        const bold = '<span style="font-weight:700">strong</span></p></b>';
        data.setData(
          'text/html',
          `${head}${word}${bold}<img src="https://elsewhere.example/a.png">`,
        );
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      await expect(text(page).getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible();
      await expect(text(page).locator('strong').filter({ hasNotText: 'First' })).toHaveText(
        'strong',
      );
      await expect(text(page).locator('u, [style], [class^=Mso], img')).toHaveCount(0);
      await expect(
        page.getByText(
          'Left out of what you pasted: colours, underlining, pictures (1). The pictures',
        ),
      ).toBeVisible();
      await saved(page);
      expect(await axeFindings(page)).toEqual(nothingFound);

      const second = await context.newPage();
      await second.goto(page.url());
      await expect(second.getByText('You have this post open a second time')).toBeVisible();
      await title(second).fill('Theirs');
      await saved(second);
      await title(page).fill('Mine');
      await expect(
        page.getByRole('heading', { name: 'This post has been saved elsewhere' }),
      ).toBeFocused();
      expect(await axeFindings(page)).toEqual(nothingFound);
      await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
      await button(page, 'Go on with yours').press('Enter');
      await saved(page);
      await expect(title(page)).toHaveValue('Mine');
      await expect(second.getByText('has been saved elsewhere')).toBeVisible();
      await button(second, 'Show it').press('Enter');
      await expect(title(second)).toHaveValue('Mine');
      await second.close();

      // Signing out asks before it deletes unsaved text.
      await page.route('**/draft', (route) => route.abort());
      await title(page).fill('Not saved');
      await button(page, 'Sign out').press('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Sign out' })).toBeVisible();
      // Back closes this question, and asks its own.
      await page.goBack();
      await expect(page.getByRole('alertdialog')).toHaveText(/Leave without saving\?/);
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the posts' }).press('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(title(page)).toHaveValue('Not saved');
      await page.unroute('**/draft');
      await button(page, 'Try now').press('Enter');
      await saved(page);

      // A pasted picture needs a description first.
      await text(page).focus();
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(['no picture'], 'a.png', { type: 'image/png' }));
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      await expect(dialog(page).getByRole('alert')).toContainText('not a picture that can be used');
      await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(dialog(page)).toBeHidden();

      // A post that is deleted while it is being saved leaves nothing behind.
      const saving = page.waitForRequest('**/draft');
      const { promise: deleting, resolve: markDeleting } = Promise.withResolvers<void>();
      await page.route('**/draft', async (route) => {
        await deleting;
        await route.continue();
      });
      await title(page).fill('Deleted');
      await page.keyboard.press('Control+s');
      await saving;
      await button(page, 'Delete for good').press('Enter');
      await page.getByRole('alertdialog').getByRole('textbox').fill('delete');
      await page.keyboard.press('Enter');
      markDeleting();
      await expect(page.getByText('There are no posts yet.')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  test(
    'a post from elsewhere keeps what the editor does not know until its text is changed, and the desk names what would be lost',
    stressIf(true),
    async ({ page, clinic }) => {
      const arun = await clinic.colleague('arun.d@clinic.example', 'Arun D');
      const requestId = '5f0c1a52-8a55-4c0c-9d0b-6f4f1e7f4a11';
      const { post } = (await arun.post('/posts', { requestId, language: 'en' })).body;
      const html = '<p>A word <u>underlined</u></p>';
      const content = { title: 'From elsewhere', slug: '', excerpt: '', image: null, html };
      await arun.request('PUT', `/posts/${post.id}/draft`, {
        ...content,
        ...{ document: null, language: 'en', featured: false },
        ...{ version: post.version, tab: requestId },
      });
      await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
      await page.getByRole('link', { name: 'Posts' }).click();
      await page.getByRole('link', { name: 'From elsewhere' }).click();
      await expect(page.getByText('it loses: underlining.')).toBeVisible();
      await page.getByLabel('Feature this post').check();
      await saved(page);
      const stored = (await arun.get(`/posts/${post.id}`)).body;
      expect(stored).toMatchObject({ featured: true, document: null });
      expect(stored.html).toContain('<u>underlined</u>');
      await text(page).press('End');
      await page.keyboard.type(' More.');
      await saved(page);
      const changed = (await arun.get(`/posts/${post.id}`)).body;
      expect(changed.html).toContain('A word underlined More.');
    },
  );

  test(
    'posts of a hosted table are listed without links',
    stressIf(true),
    async ({ page, clinic }) => {
      await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
      const post = { id: null, title: 'Hosted', slug: 'hosted', state: 'live', language: 'en' };
      const times = { featured: false, date: null, savedAt: null };
      const posts = [{ ...post, ...times }];
      await page.route('**/api/desk/posts', (route) =>
        route.fulfill({ json: { posts, next: null, hosted: true } }),
      );
      await page.getByRole('link', { name: 'Posts' }).click();
      await expect(page.getByText('in a hosted table')).toBeVisible();
      await expect(items(page)).toHaveText([/Hosted.*Live/]);
      await expect(items(page).getByRole('link')).toHaveCount(0);
      await expect(button(page, 'New post')).toHaveCount(0);
    },
  );
});
