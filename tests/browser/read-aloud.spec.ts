import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Headless Chromium has no voices: these are silent, and end a sentence when the test calls `endSentence`. */
async function fakeVoices(page: Page, voices: { lang: string; localService: boolean }[]) {
  await page.addInitScript((all) => {
    const queue: SpeechSynthesisUtterance[] = [];
    const spokenTexts: string[] = [];
    Object.assign(window, { spokenTexts, endSentence: () => queue.shift()?.onend?.({} as never) });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => all,
      addEventListener() {},
      speak(utterance: SpeechSynthesisUtterance) {
        spokenTexts.push(utterance.text);
        queue.push(utterance);
      },
      cancel: () => queue.splice(0),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, voices);
}

const spokenTexts = (page: Page) =>
  page.evaluate(() => (window as never as { spokenTexts: string[] }).spokenTexts);
const endSentence = (page: Page) =>
  page.evaluate(() => (window as never as { endSentence(): void }).endSentence());

test('the steps for chest pain are read aloud sentence by sentence, each marked, until the visitor stops it', async ({
  page,
}) => {
  await fakeVoices(page, [{ lang: 'hi-IN', localService: true }]);
  await page.goto('/hi/chest-pain');
  const button = page.locator('[data-read-aloud]');
  await button.click();
  await expect(page.locator('h1')).toHaveClass(/being-read/);
  const heading = await page.locator('h1').textContent();
  await endSentence(page);
  await endSentence(page);
  await expect(page.locator('h1')).not.toHaveClass(/being-read/);
  await expect(page.locator('.being-read')).toHaveCount(1);
  const sentences = await spokenTexts(page);
  expect(sentences[0]).toBe(heading);
  expect(sentences).toHaveLength(3);
  expect(new Set(sentences).size, 'nothing is read twice').toBe(3);
  await button.click();
  await expect(page.locator('.being-read')).toHaveCount(0);
  await endSentence(page);
  expect(await spokenTexts(page)).toHaveLength(3);
});

test('a page does not offer to be read aloud by a voice of another language, or by one that sends the text elsewhere', async ({
  page,
}) => {
  await fakeVoices(page, [
    { lang: 'en-IN', localService: true },
    { lang: 'mr-IN', localService: false },
  ]);
  await page.goto('/mr/chest-pain');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-read-aloud]')).toBeHidden();
});
