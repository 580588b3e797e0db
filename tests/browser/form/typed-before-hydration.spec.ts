import { expect, type Page, test } from '../site.ts';
import {
  acceptedResponse,
  confirmation,
  emptyFields,
  endpoint,
  expectFields,
  field,
  fields,
  fill,
  sendButton,
} from './form.ts';
import { holdIslandCode, waitForHydration } from './hydration.ts';

const packagePath = '/contact?package=basic';
const packageText = 'I would like to book the Basic Cardiac Evaluation package.';

/** Changes the texts of a page as browsers that translate it do. */
async function translate(page: Page): Promise<void> {
  await page.locator('#contact form').evaluate((form) => {
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const textNodes: Node[] = [];
    while (walker.nextNode()) textNodes.push(walker.currentNode);
    for (const text of textNodes) {
      const span = document.createElement('span');
      span.textContent = `अनुवाद: ${text.textContent}`;
      if (text.parentElement?.localName !== 'textarea') text.parentNode?.replaceChild(span, text);
    }
  });
}

test('an input method’s composition that is under way when the form’s code loads continues to its end', {
  tag: '@stress',
}, async ({ page }) => {
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
  await waitForHydration(page);
  await compose(' नमस्');
  await keyboard.send('Input.insertText', { text: ' नमस्ते' });
  await expect(field(page, 'Message')).toHaveValue(`${packageText} Dr नमस्ते`);
});

test.describe('on a page that the browser has translated', () => {
  // React reports that the page differs from what it rendered, and renders the form again.
  test.use({ expectedErrors: /React error #418/ });

  test('text typed before the form’s code has loaded is kept, and so is the focus', async ({
    page,
  }) => {
    const release = await holdIslandCode(page);
    await page.goto(packagePath);
    await fill(page);
    await translate(page);
    release();
    await waitForHydration(page);
    await page.keyboard.type(' Soon.');
    const values = await page
      .locator('#contact form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
    const expectedFields = { ...fields, Message: `${fields.Message} Soon.` };
    expect(values).toEqual(expect.arrayContaining(Object.values(expectedFields)));
  });
});

test.describe('on the page shown after a refused form', () => {
  test.use({ expectedErrors: /status of 422|^422: / });

  test('text is kept when the form’s code comes late, and the next try is the same enquiry', {
    tag: '@stress',
  }, async ({ page }) => {
    await page.clock.install();
    const release = await holdIslandCode(page);
    await page.goto('/contact');
    await fill(page, { 'Email Address': 'a@b' });
    const formRequest = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await page.clock.runFor(3_100);
    const id = new URLSearchParams((await formRequest).postData() ?? '').get('id');
    await expect(page).toHaveURL('/api/enquiries#form-outcome');
    await field(page, 'Email Address').fill(fields['Email Address']);
    release();
    await waitForHydration(page);
    await expectFields(page, fields);

    const ids: unknown[] = [];
    await page.route(endpoint, (route) => {
      ids.push(route.request().postDataJSON().id);
      return route.fulfill({ json: acceptedResponse });
    });
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText(confirmation);
    await expectFields(page, emptyFields);
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).toBe(id);
    expect(ids[1]).not.toBe(id);
  });
});
