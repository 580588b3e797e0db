import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** The field for the title of a post. */
export const title = (page: Page) => page.getByLabel('Title', { exact: true });
/** The field for the text of a post. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
/** Waits until everything is saved. */
export const saved = (page: Page) =>
  expect(page.getByRole('paragraph').filter({ hasText: /^Saved at/ })).toBeVisible();

/** Expects a page of the site to say something, once the server has noticed the change. */
export async function expectOnPage(page: Page, path: string, words: string): Promise<void> {
  const says = async () => (await (await page.request.get(path)).text()).includes(words);
  await expect.poll(says, { message: `${path}: ${words}` }).toBe(true);
}

/** Types text by an input method; nothing is in the document before the composition ends. */
export async function compose(page: Page, word: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const letters = [...word];
  for (const [at] of letters.entries()) {
    const part = letters.slice(0, at + 1).join('');
    const place = { selectionStart: part.length, selectionEnd: part.length };
    await session.send('Input.imeSetComposition', { text: part, ...place });
  }
  return () => session.send('Input.insertText', { text: word });
}
