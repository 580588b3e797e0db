import type { Page } from '@playwright/test';
import { signedOutNoise, takeUp, test } from './desk/desk.ts';
import { awake, fill, send, success } from './form/form.ts';
import { expect } from './site.ts';

/** Deletes what today's browsers have beyond the oldest ones that are served. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const younger: [object, string[]][] = [
      [AbortSignal, ['any', 'timeout']],
      [Array, ['fromAsync']],
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']],
      [Array.prototype, ['with']],
      [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
      [Object, ['groupBy', 'hasOwn']],
      [Map, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [URL, ['canParse', 'parse']],
      [Response, ['json']],
      [Crypto.prototype, ['randomUUID']],
      [Element.prototype, ['checkVisibility']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [window, ['structuredClone', 'scheduler', 'navigation', 'requestIdleCallback']],
    ];
    for (const [owner, names] of younger) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
}

test.use({ noise: signedOutNoise });

test('in the oldest browsers a visitor sends a message, and staff sign in and answer it', async ({
  page,
  clinic,
}) => {
  await makeOlder(page);
  await page.goto('/contact');
  await awake(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();

  const email = 'meera@clinic.example';
  await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
  await page.getByRole('link', { name: 'Sunita Deshmukh', exact: true }).click();
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'now under' })).toBeVisible();
});
