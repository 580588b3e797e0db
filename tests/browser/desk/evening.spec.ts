import type { Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { desktop, expect, phone } from '../site.ts';
import { heading, items, takeUp, test, weightOf } from './desk.ts';

const email = 'arun@clinic.example';
const nothingFound = { violations: [], weakTexts: [] };

// Whole visits, where other tests are a single step.
test.setTimeout(120_000);

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) =>
  expect(page.getByRole('paragraph').filter({ hasText: /^Saved at/ })).toBeVisible({
    timeout: 10_000,
  });

/** A page of the site says something, within the five seconds that a change may take. */
async function expectOnPage(page: Page, path: string, words: string): Promise<void> {
  const says = async () => (await (await page.request.get(path)).text()).includes(words);
  await expect.poll(says, { message: `${path}: ${words}`, timeout: 5_000 }).toBe(true);
}

/** Types what a keyboard of an Indian language composes; nothing of it is there before it is chosen. */
async function compose(page: Page, word: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const letters = [...word];
  for (const [at] of letters.entries()) {
    const part = letters.slice(0, at + 1).join('');
    const place = { selectionStart: part.length, selectionEnd: part.length };
    await session.send('Input.imeSetComposition', { text: part, ...place });
  }
  return () => session.send('Input.insertText', { text: word });
}

test.describe('a doctor’s evening on a phone', () => {
  // The request that fails, and pages that are not there yet.
  test.use({ viewport: phone, hasTouch: true, noise: /401|404|ERR_FAILED/ });

  test('a post is written, loses the network, is scheduled, published, corrected and brought back', async ({
    page,
    clinic,
  }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'), email);
    await page.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByText('There are no posts yet.')).toBeVisible();
    expect(await axeFindings(page)).toEqual(nothingFound);
    const weight = await weightOf(page, async () => {
      await button(page, 'New post').click();
      await text(page).waitFor();
    });
    const editor = weight.files.filter((file) => /\/Post\.[\w-]+\.js$/.test(file));
    expect(editor).toHaveLength(1);
    expect(Number.parseInt(editor[0] ?? '', 10)).toBeLessThan(150_000);

    await title(page).fill('When the heart skips a beat');
    await expect(page.getByLabel('Address')).toHaveValue('when-the-heart-skips-a-beat');
    await saved(page);

    // Nothing is saved in the middle of a composition, however long it takes.
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.postData() ?? '');
    });
    await text(page).tap();
    const choose = await compose(page, 'नमस्ते');
    await page.waitForTimeout(2_500);
    expect(saves).toEqual([]);
    await choose();
    await saved(page);
    expect(saves.join()).toContain('नमस्ते');

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

    // Without the network the text stays in the browser, over a reload too.
    await page.route('**/draft', (route) => route.abort());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A beat that comes too early.');
    await expect(page.getByRole('status').filter({ hasText: 'Could not be saved' })).toBeAttached({
      timeout: 10_000,
    });
    page.once('dialog', (asked) => asked.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'not saved' })).toBeFocused();
    await page.unroute('**/draft');
    await button(page, 'Go on with yours').tap();
    await expect(text(page)).toContainText('A beat that comes too early.');
    await saved(page);

    await button(page, 'Make a preview').tap();
    const preview = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
    const { pathname, search } = new URL(preview ?? '');
    await expectOnPage(page, pathname + search, 'A beat that comes too early.');

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
    const address = '/blog/when-the-heart-skips-a-beat';
    await expectOnPage(page, address, 'A beat that comes too early.');

    // A correction is seen once it is published.
    await title(page).fill('When a heart skips a beat');
    await expect(page.getByText(/with changes that visitors do not see/)).toBeVisible({
      timeout: 10_000,
    });
    await expectOnPage(page, address, 'When the heart skips a beat');
    await button(page, 'Publish changes').tap();
    await dialog(page).getByRole('button', { name: 'Publish' }).tap();
    await expect(page.getByText(/^On the site since [^,]+,[^,]+,[^,]+,[^,]+\.$/)).toBeVisible();
    await expectOnPage(page, address, 'When a heart skips a beat');

    await button(page, 'History').tap();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await dialog(page)
      .getByRole('button', { name: /^Look at it/ })
      .last()
      .tap();
    await dialog(page).getByRole('button', { name: 'Bring it back' }).tap();
    await expect(title(page)).toHaveValue('When the heart skips a beat');
    await page.getByRole('link', { name: 'Back to the posts' }).tap();
    await expect(items(page)).toHaveText([/When the heart.*Live, with unpublished changes/]);
    // What was written last is saved before she is signed out.
    await page.getByRole('link', { name: 'When the heart' }).tap();
    await title(page).fill('Last words');
    await button(page, 'Sign out').tap();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(saves.at(-1)).toContain('Last words');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test.describe('a doctor’s evening at a desk', () => {
  test.use({ viewport: desktop, noise: /401|409|415|ERR_FAILED/ });

  test('two tabs of one post overwrite nothing unseen, and all is done by keyboard', async ({
    page,
    clinic,
    context,
  }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'), email);
    await page.getByRole('link', { name: 'Posts' }).click();
    await button(page, 'New post').press('Enter');
    await expect(heading(page, 'Edit post')).toBeFocused();

    // What is missing is said at its field.
    await button(page, 'Publish').press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(page.getByText('Please write a title before you publish.')).toBeVisible();
    await expect(page.getByText('Please write a text before you publish.')).toBeVisible();
    await page.keyboard.type('Palpitations');

    // The toolbar is one stop; its tools are reached by arrow keys.
    await page.keyboard.press('Tab');
    await expect(button(page, 'Bold')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Italic')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
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

    // In a list Tab moves inside; after Escape it leads on.
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

    // Of what is pasted, what a post may have stays.
    await text(page).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      // As Google Docs and Word write it.
      const head = '<style>p { color: red }</style><b style="font-weight:normal">';
      const word =
        '<p>.</p><h1 style="color:red">Pasted</h1><p class="MsoNormal"><u>plain</u><o:p></o:p> ';
      const bold = '<span style="font-weight:700">strong</span></p></b>';
      data.setData('text/html', `${head}${word}${bold}<img src="https://elsewhere.example/a.png">`);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(text(page).getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible();
    await expect(text(page).locator('strong').filter({ hasNotText: 'First' })).toHaveText('strong');
    await expect(text(page).locator('u, [style], [class^=Mso], img')).toHaveCount(0);
    await saved(page);
    expect(await axeFindings(page)).toEqual(nothingFound);

    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByText('Arun Deshmukh: editing this post')).toBeVisible();
    await title(second).fill('Theirs');
    await saved(second);
    await title(page).fill('Mine');
    await expect(page.getByRole('heading', { name: 'Someone else has saved' })).toBeFocused({
      timeout: 10_000,
    });
    expect(await axeFindings(page)).toEqual(nothingFound);
    await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
    await button(page, 'Go on with yours').press('Enter');
    await saved(page);
    await expect(title(page)).toHaveValue('Mine');
    await expect(second.getByText('has been saved elsewhere')).toBeVisible({ timeout: 15_000 });
    await button(second, 'Show it').press('Enter');
    await expect(title(second)).toHaveValue('Mine');
    await second.close();

    // Signing out asks before it deletes what could not be saved.
    await page.route('**/draft', (route) => route.abort());
    await title(page).fill('Not saved');
    await button(page, 'Sign out').press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('link', { name: 'Back to the posts' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(title(page)).toHaveValue('Not saved');
    await page.unroute('**/draft');
    await button(page, 'Try now').press('Enter');
    await saved(page);

    // A picture that is pasted has to be described first.
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

    await button(page, 'Delete for good').press('Enter');
    await page.getByRole('alertdialog').getByRole('textbox').fill('delete');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There are no posts yet.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('a text from elsewhere loses nothing unless it is changed, and what it would lose is named', async ({
    page,
    clinic,
  }) => {
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
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'), email);
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
  });

  test('posts of a hosted table are shown, and lead nowhere', async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'), email);
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
  });
});
