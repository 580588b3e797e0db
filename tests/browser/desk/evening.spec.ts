import { axeFindings } from '../looks/axe.ts';
import { expect, phone, stressIf } from '../site.ts';
import { heading, items, takeUp, test, weightOf } from './desk.ts';
import { button, compose, dialog, expectOnPage, saved, text, title } from './post-editor.ts';

const email = 'arun@clinic.example';
const nothingFound = { violations: [], weakTexts: [] };
const tooLarge = { status: 413, json: { problem: 'invalid', message: 'This is too much.' } };

test.describe('a doctor’s evening on a phone', () => {
  // The requests that fail, and pages that do not exist yet.
  test.use({ viewport: phone, hasTouch: true, noise: /401|404|413|ERR_FAILED/ });

  test('a post is written, published and corrected', async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await page.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByText('There are no posts yet.')).toBeVisible();
    await expect(page.getByLabel('State')).toBeHidden();
    expect(await axeFindings(page)).toEqual(nothingFound);
    const weight = await weightOf(page, async () => {
      await button(page, 'New post').click();
      await text(page).waitFor();
    });
    const editor = weight.files.filter((file) => /\/Post\.[\w-]+\.js$/.test(file));
    expect(editor).toHaveLength(1);
    expect(Number.parseInt(editor[0] ?? '', 10)).toBeLessThan(150_000);

    // The fields about a post come before the button that publishes it.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Text',
      'About this post',
      'Publishing',
      'In other languages',
      'Preview',
    ]);
    await expect(button(page, 'Publish'), 'beside the state').toBeInViewport({ ratio: 1 });
    await title(page).fill('When the heart skips a beat');
    await expect(page.getByLabel('Address')).toHaveValue('when-the-heart-skips-a-beat');
    await saved(page);

    // Nothing is saved during a composition, however long it takes.
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.postData() ?? '');
    });
    await text(page).tap();
    await page.clock.install();
    const choose = await compose(page, 'नमस्ते');
    await page.clock.runFor('01:00');
    expect(saves).toEqual([]);
    await choose();
    await saved(page);
    expect(saves.join()).toContain('नमस्ते');

    await page.keyboard.type('A beat that comes too early.');
    await saved(page);
    expect(await axeFindings(page)).toEqual(nothingFound);
    await button(page, 'Publish').tap();
    await dialog(page).getByRole('button', { name: 'Publish' }).tap();
    await expect(page.getByText(/^On the site since/)).toBeVisible();
    const address = '/blog/when-the-heart-skips-a-beat';
    await expectOnPage(page, address, 'A beat that comes too early.');

    // A correction is visible once it is published.
    await title(page).fill('When a heart skips a beat');
    await expect(page.getByText(/with changes that visitors do not see/)).toBeVisible();
    await expectOnPage(page, address, 'When the heart skips a beat');
    await button(page, 'Publish changes').tap();
    await dialog(page).getByRole('button', { name: 'Publish' }).tap();
    await expect(page.getByText(/^On the site since [^,]+,[^,]+,[^,]+,[^,]+\.$/)).toBeVisible();
    await expectOnPage(page, address, 'When a heart skips a beat');

    // The last words are saved before she is signed out.
    await title(page).fill('Last words');
    await button(page, 'Sign out').tap();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(saves.at(-1)).toContain('Last words');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test(
    'a post survives a lost network, has a preview, and is scheduled',
    stressIf(true),
    async ({ page, clinic }) => {
      await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
      await page.getByRole('link', { name: 'Posts' }).click();
      await button(page, 'New post').tap();
      // Opening a new post without writing creates none; what is written and cannot be saved is kept.
      await text(page).waitFor();
      await page.getByRole('link', { name: 'Back to the posts' }).tap();
      await expect(page.getByText('There are no posts yet.')).toBeVisible();
      await button(page, 'New post').tap();
      await page.route('**/draft', (route) => route.abort());
      await title(page).fill('Not lost');
      await page.getByRole('link', { name: 'Back to the posts' }).tap();
      await button(page, 'Leave').tap();
      await items(page).getByRole('link', { name: 'Without a title' }).tap();
      await page.unroute('**/draft');
      await button(page, 'Go on with yours').tap();
      await expect(title(page)).toHaveValue('Not lost');

      await title(page).fill('When the heart skips a beat');
      await saved(page);
      await text(page).tap();
      // A picture needs a description.
      await button(page, 'Picture').tap();
      const chooser = page.waitForEvent('filechooser');
      await dialog(page).getByRole('button', { name: 'Choose a picture' }).click();
      await (await chooser).setFiles('docs/screenshots/desk-list-phone.png');
      await expect(dialog(page).getByRole('button', { name: 'Choose' })).toBeEnabled();
      await expect(dialog(page).getByRole('button', { name: 'Put in' })).toBeDisabled();
      await dialog(page).getByLabel('What does the picture show?').fill('A list on a phone');
      expect(await axeFindings(page)).toMatchObject({ violations: [] });
      await dialog(page).getByRole('button', { name: 'Put in' }).click();
      await expect(text(page).getByRole('img', { name: 'A list on a phone' })).toBeVisible();
      await saved(page);

      // Without a network the text stays in the browser, also over a reload. It is written below the picture.
      await page.route('**/draft', (route) => route.abort());
      await page.keyboard.type('A beat that comes too early.');
      await expect(text(page).getByRole('img', { name: 'A list on a phone' })).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: 'Could not be saved' }),
      ).toBeAttached();
      page.once('dialog', (asked) => asked.accept());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'not saved' })).toBeFocused();
      await page.unroute('**/draft');
      await button(page, 'Go on with yours').tap();
      await expect(text(page)).toContainText('A beat that comes too early.');
      await saved(page);

      // What could not be saved is not in a preview either.
      await page.route('**/draft', (route) => route.fulfill(tooLarge));
      // Until the sentence has been pressed, what is typed takes the place of the picture.
      await text(page).getByText('A beat that comes too early.').click();
      await expect(text(page).locator('.ProseMirror-selectednode')).toHaveCount(0);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Or too late.');
      await expect(text(page)).toContainText('A beat that comes too early. Or too late.');
      await button(page, 'Make a preview').tap();
      await expect(page.getByRole('alert')).toHaveText(tooLarge.json.message);
      await expect(page.getByRole('link', { name: 'Open the preview' })).toBeHidden();
      await page.unroute('**/draft');
      await button(page, 'Make a preview').tap();
      const preview = await page
        .getByRole('link', { name: 'Open the preview' })
        .getAttribute('href');
      const { pathname, search } = new URL(preview ?? '');
      await expectOnPage(page, pathname + search, 'A beat that comes too early. Or too late.');
      const reader = await page.context().newPage();
      await reader.goto(pathname + search);
      expect(await axeFindings(reader)).toEqual(nothingFound);
      await reader.close();

      await button(page, 'Publish').tap();
      await dialog(page).getByLabel('At a day and time').check();
      expect(await axeFindings(page)).toMatchObject({ violations: [] });
      await dialog(page).getByLabel('Day and time', { exact: true }).fill('2001-01-01T10:00');
      await dialog(page).getByRole('button', { name: 'Schedule' }).tap();
      await expect(dialog(page).getByText('This time is over')).toBeVisible();
      await dialog(page).getByLabel('Day and time', { exact: true }).fill('2099-01-01T10:00');
      await dialog(page).getByRole('button', { name: 'Schedule' }).tap();
      await expect(page.getByText(/^Comes to the site by itself on .* 2099, 10:00/)).toBeVisible();
      await button(page, 'Change the time').tap();
      await dialog(page).getByLabel('Now').check();
      await dialog(page).getByRole('button', { name: 'Publish' }).tap();
      await expect(page.getByText(/^On the site since/)).toBeVisible();
      await expectOnPage(page, '/blog/when-the-heart-skips-a-beat', 'A beat that comes too early.');
    },
  );
});
