import { expect } from '@playwright/test';
import { xssPayloads } from '../../posts/xss-payloads.ts';
import {
  type HostileSite,
  openUnprotected,
  showAndTouch,
  startHostileSite,
} from '../../support/content/hostile-site.ts';
import { test } from './site.ts';

// An attack on an unprotected page may log any error; each test checks the damage itself.
test.use({ expectedErrors: /(?:)/ });

// Every fourth: tests/stress/posts/xss.test.ts shows a browser all of them, and
// shared/html/sanitise-attacks.test.ts checks what sanitising makes of each.
const attacks = xssPayloads.filter((_, index) => index % 4 === 0);
let site: HostileSite;

test.beforeAll(async () => {
  site = await startHostileSite(attacks);
});

test.afterAll(() => site.close());

const noDamage = { dialogs: [], scripts: [], traps: [] };

test('the attacks do run if nothing sanitises them', { tag: '@stress' }, async ({ page }) => {
  const damage = await openUnprotected(page, site.url);
  await showAndTouch(page, damage, xssPayloads.slice(0, 60));
  expect(damage.dialogs.length).toBeGreaterThan(20);
  expect(damage.scripts.length).toBeGreaterThan(0);
  expect(damage.traps.length).toBeGreaterThan(10);
});

test('no attack runs when the browser itself inserts a slow post into the page', async ({
  page,
}) => {
  const damage = await openUnprotected(page, site.url);
  const insertedTexts = await page.evaluate(async (slugs) => {
    const texts: string[] = [];
    for (const slug of slugs) {
      const post = await (await fetch(`/api/blogs/${slug}`)).json();
      const element = document.createElement('div');
      document.body.append(element);
      element.innerHTML = post.html ?? '';
      texts.push(element.innerHTML);
    }
    return texts;
  }, site.slugs);
  await showAndTouch(page, damage, insertedTexts);
  expect(damage).toEqual(noDamage);
});

test('the pages violate no Content-Security-Policy', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.log(`VIOLATION ${violatedDirective} ${sample}`),
    );
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/VIOLATION|Content Security Policy/.test(message.text())) reports.push(message.text());
  });
  page.on('dialog', (dialog) => {
    reports.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/^https:/, (route) => route.abort());
  const posts = [2, 14, 37].map((index) => `/${site.slugs[index]}`);
  for (const path of ['', '?page=2', ...posts]) {
    await page.goto(`${site.url}/blog${path}`);
  }
  expect(reports).toEqual([]);
});
