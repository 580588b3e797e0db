import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, type Page } from '../site.ts';
import { heading, items, openDesk, signedOutNoise, test } from './desk.ts';

/** A phone of 360 by 640 pixels, as pages see it with text at 150 % and at 200 %. */
const enlarged = [
  { width: 240, height: 427 },
  { width: 180, height: 320 },
];

test.describe('a phone with large text', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: signedOutNoise });

  // No other test opens the desk on a screen narrower than 320 pixels.
  test('breaks no word of a name, cuts off no control, and leaves room to search', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    const name = 'Shantabai Deshpande';
    await post(clinic.site.url, anEnquiry({ name: 'Asha' }));
    await post(clinic.site.url, anEnquiry({ name }));
    await openDesk(page, clinic, 'reception');
    await expect(items(page)).toHaveCount(2);
    for (const size of enlarged) {
      await page.setViewportSize(size);
      const link = page.getByRole('link', { name, exact: true });
      expect(await brokenWords(page, name)).toEqual([]);
      expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(130);
      expect(await cutOff(page)).toEqual([]);
      await link.click();
      await expect(heading(page, name)).toBeVisible();
      expect(await brokenWords(page, name)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      // The message begins on the first screen.
      const message = page.getByRole('region', { name: 'Message' });
      const { y = size.height } = (await message.boundingBox()) ?? {};
      expect(y).toBeLessThan(size.height - 100);
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(items(page)).toHaveCount(2);
    }
  });
});

/** The words of a text in the main part that do not stand on one line. */
function brokenWords(page: Page, text: string): Promise<string[]> {
  return page
    .locator('main')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!words) return ['nothing is written'];
      return [...(words.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
}

/** The links, buttons and fields in the main part that extend beyond the screen, or that others cover. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, input, summary')];
    const isHidden = (control: HTMLElement) =>
      !control.checkVisibility() || control.getBoundingClientRect().width <= 1;
    // What scrolls sideways is reached by scrolling.
    const shown = controls.filter(
      (each) => !isHidden(each) && !each.closest('.overflow-x-auto, .skip-link'),
    );
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent;
    const form = [...main.querySelectorAll<HTMLElement>('form > *')].filter(
      (each) => !isHidden(each),
    );
    const covered = form.filter((one) =>
      form.some(
        (other) =>
          other !== one && overlaps(one.getBoundingClientRect(), other.getBoundingClientRect()),
      ),
    );
    const beyond = shown.filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    });
    return [...beyond, ...covered].map(nameOf);
  });
}
