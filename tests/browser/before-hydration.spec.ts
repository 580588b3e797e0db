import {
  awake,
  empty,
  endpoint,
  expectFields,
  field,
  fields,
  fill,
  send,
  stopTime,
  success,
} from './form.ts';
import { expect, type Page, test } from './site.ts';

const packagePath = '/contact?package=basic';
const packageText = 'I would like to book the Basic Cardiac Evaluation package.';

/** Keeps the code of islands on its way until the returned function is called. */
async function holdIslandCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(ContactForm|BlogList)\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until React has taken over the message, the last field of the form. */
async function hydrated(page: Page): Promise<void> {
  const isReacts = () =>
    page
      .locator('#contact textarea')
      .evaluate((message) => Object.keys(message).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts).toBe(true);
}

/** Does what browsers that translate a page do to its texts. */
async function translate(page: Page): Promise<void> {
  await page.locator('#contact form').evaluate((form) => {
    const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const translated = document.createElement('font');
      translated.textContent = `अनुवाद: ${text.textContent}`;
      if (text.parentElement?.localName !== 'textarea')
        text.parentNode?.replaceChild(translated, text);
    }
  });
}

/** Where the caret stands in the message. */
const caret = (page: Page) =>
  field(page, 'Message').evaluate((message: HTMLTextAreaElement) => message.selectionStart);

test('what is typed before the form’s code has come is kept, in every field, and so is the caret', async ({
  page,
}) => {
  const release = await holdIslandCode(page);
  await page.goto(packagePath);
  await fill(page, { Message: `${packageText} On Monday.` });
  for (let step = 0; step < ' On Monday.'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' early');
  const before = await caret(page);
  release();
  await hydrated(page);
  await expectFields(page, { ...fields, Message: `${packageText} early On Monday.` });
  expect(await caret(page)).toBe(before);
  await page.keyboard.type(' in May');
  await expect(field(page, 'Message')).toHaveValue(`${packageText} early in May On Monday.`);
});

test('the caret stays in a text that nobody has changed', async ({ page }) => {
  const release = await holdIslandCode(page);
  await page.goto(packagePath);
  await field(page, 'Message').focus();
  await field(page, 'Message').evaluate((message: HTMLTextAreaElement) =>
    message.setSelectionRange(7, 7),
  );
  release();
  await hydrated(page);
  expect(await caret(page)).toBe(7);
  await expect(field(page, 'Message')).toHaveValue(packageText);
});

test('a word that is being composed when the form’s code comes is composed to its end', async ({
  page,
}) => {
  const release = await holdIslandCode(page);
  await page.goto(packagePath);
  await field(page, 'Message').press('Control+End');
  await page.keyboard.type(' Dr');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose(' नम');
  release();
  await hydrated(page);
  await compose(' नमस्');
  await keyboard.send('Input.insertText', { text: ' नमस्ते' });
  await expect(field(page, 'Message')).toHaveValue(`${packageText} Dr नमस्ते`);
});

test('who goes on to another page and back finds what was typed before and after the form’s code came', async ({
  page,
}) => {
  const release = await holdIslandCode(page);
  await page.goto(packagePath);
  await field(page, 'Full Name').fill(fields['Full Name']);
  await field(page, 'Message').fill(fields.Message);
  release();
  await hydrated(page);
  await field(page, 'Phone Number').fill(fields['Phone Number']);
  await page.goto('/offers');
  await page.goBack();
  await expectFields(page, { ...fields, 'Email Address': '' });
  await awake(page);
  await expectFields(page, { ...fields, 'Email Address': '' });
});

test.describe('on a page that the browser has translated', () => {
  // React says that the page is not the one it knows, and makes the form anew.
  test.use({ noise: /React error #418/ });

  test('what is typed before the form’s code has come is kept, and so is the focus', async ({
    page,
  }) => {
    const release = await holdIslandCode(page);
    await page.goto(packagePath);
    await fill(page);
    await translate(page);
    release();
    await hydrated(page);
    await page.keyboard.type(' Soon.');
    const values = await page
      .locator('#contact form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
    const typed = { ...fields, Message: `${fields.Message} Soon.` };
    expect(values).toEqual(expect.arrayContaining(Object.values(typed)));
  });
});

test('after a failed post without scripts what is typed is kept, and the next try has the same id', async ({
  page,
}) => {
  const id = `form-${Date.now()}`;
  const form = { id, name: 'Asha', email: 'a@b', phone: '1', message: 'Hello' };
  await page.request.post('/api/enquiries', { form, headers: { accept: 'text/html' } });
  const release = await holdIslandCode(page);
  await page.goto('/contact');
  await fill(page);
  release();
  await hydrated(page);
  await expectFields(page, fields);

  const ids: unknown[] = [];
  await page.route(endpoint, (route) => {
    ids.push(route.request().postDataJSON().id);
    return route.fulfill({ json: { success: true } });
  });
  await send(page).click();
  await expect(page.getByRole('status')).toHaveText(success);
  await expectFields(page, empty);
  await fill(page);
  await send(page).click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[0]).toBe(id);
  expect(ids[1]).not.toBe(id);
});

test('a message is sent as a plain form where the form’s code has not come three seconds later', async ({
  page,
}) => {
  await page.clock.install();
  await holdIslandCode(page);
  await page.goto('/contact');
  await fill(page, { Message: `Without the code at ${Date.now()}` });
  const posted = page.waitForRequest(endpoint);
  await stopTime(page);
  await send(page).click();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(200);
  const sent = new URLSearchParams((await posted).postData() ?? '');
  expect(sent.get('id'), 'a second copy would be the same enquiry').toMatch(/^[\w-]{8,}$/);
  await expect(page).toHaveURL('/contact#form-status');
  await expect(page.getByRole('status')).toHaveText(success);
});

test('the form’s code coming after the plain form was sent does not send it again as another enquiry', async ({
  page,
}) => {
  const ids: (string | null)[] = [];
  await page.route(endpoint, async (route) => {
    const { 'content-type': type = '' } = route.request().headers();
    const body = route.request().postData() ?? '';
    ids.push(type.includes('json') ? JSON.parse(body).id : new URLSearchParams(body).get('id'));
    if (type.includes('json')) await route.fulfill({ json: { success: true } });
    else await route.fulfill({ status: 204 });
  });
  await page.clock.install();
  const release = await holdIslandCode(page);
  await page.goto('/contact');
  await fill(page);
  await stopTime(page);
  await send(page).click();
  await page.clock.runFor(3_100);
  await expect.poll(() => ids.length).toBe(1);
  release();
  await hydrated(page);
  expect(ids).toHaveLength(1);
  await send(page).click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[1]).toBe(ids[0]);
});

test('a bare click, as assistive technology makes it, shows the other articles', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  await page
    .getByRole('button', { name: 'View More Health Articles' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(cards).toHaveCount(10);
});
