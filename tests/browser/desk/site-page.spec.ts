import type { FrameLocator, Locator, Page } from '@playwright/test';
import { markPattern } from '../../../shared/remove-preview-marks.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { desktop, expect, phone } from '../site.ts';
import { heading, openDesk, signedOutErrors, test } from './desk.ts';

test.use({ viewport: phone, expectedErrors: signedOutErrors });

/** Something on a page, and the address below `/desk/site/` of the field that a press on it leads to. */
type Press = [page: string, locate: (site: FrameLocator) => Locator, field: string];

const inMain = (site: FrameLocator, text: string) =>
  site.getByRole('main').getByText(text).filter({ visible: true }).first();

const presses: Press[] = [
  ['/contact', (site) => inMain(site, 'Monday to Saturday'), 'hours.yaml?pointer=/openingHours'],
  ['/', (site) => inMain(site, '20,000+'), 'claims.yaml?pointer=/claims/patients'],
  [
    '/',
    (site) => site.getByRole('main').locator('img').first(),
    'clinic.yaml?pointer=/doctor/portrait',
  ],
  ['/hi/offers', (site) => inMain(site, '₹2,300'), 'packages.yaml?pointer=/0/price&language=hi'],
  ['/contact', (site) => inMain(site, 'Full Name'), 'site.yaml?pointer=/form/name&language=en'],
  [
    '/hi/blog',
    (site) => {
      const link = site.locator('a[href$="/hi/blog/asd-vsd-pda-heart-defects"]');
      return site.locator('article', { has: link }).getByRole('heading');
    },
    'articles/asd-vsd-pda-heart-defects.md?pointer=/title&language=hi',
  ],
  [
    '/mr/blog/what-is-angioplasty',
    (site) => site.locator('.prose > p').nth(2),
    'articles/what-is-angioplasty.md?pointer=/text&language=mr',
  ],
];

async function press(page: Page, [path, locate, field]: Press) {
  await page.goto(`/desk/site/page?path=${encodeURIComponent(path)}`);
  const target = locate(page.frameLocator('iframe'));
  const text = (await target.textContent()) ?? '';
  const isPicture = (await target.getAttribute('src')) !== null;
  // At the start of the text: elsewhere, the box of a link may overlap it.
  await target.click({ force: true, ...(!isPicture && { position: { x: 4, y: 8 } }) });
  await page.waitForURL(({ pathname, search }) => pathname !== '/desk/site/page' && search !== '');
  const { pathname, search } = new URL(page.url());
  expect.soft(decodeURIComponent(pathname + search)).toBe(`/desk/site/${field}`);
  return text;
}

test('clicking a text, a picture or a generated sentence on the site opens its field, in each language', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize(desktop);
  await openDesk(page, clinic, 'doctor');
  let pressedText = '';
  for (const target of presses) pressedText = await press(page, target);
  // In a long text the cursor is at the sentence.
  const atCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? '');
  await expect.poll(atCursor).toContain(pressedText.slice(0, 30));
});

test('a doctor looks around the site on a phone', async ({ page, clinic }) => {
  await openDesk(page, clinic, 'doctor');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(heading(page, 'The site')).toBeFocused();
  const site = page.frameLocator('iframe');
  await expect(site.getByText('This is a preview. Patients')).toBeVisible();
  const { violations, weakTexts } = await checkWithAxe(page);
  // The page in the frame has landmarks of its own.
  expect(violations.filter((violation) => !violation.startsWith('landmark-unique'))).toEqual([]);
  expect(weakTexts).toEqual([]);
  // With letter spacing, the invisible marks would be visible as gaps.
  const headings = await site.locator(':is(h1, h2):not(astro-island *)').allTextContents();
  expect(headings.join()).not.toMatch(markPattern);

  const lookAround = page.getByRole('button', { name: 'Look around' });
  await lookAround.click();
  await site.locator('header summary').click();
  await site.locator('header').getByRole('link', { name: 'Contact' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Contact');
  await expect(page.getByText(/:\d+\/contact$/)).toBeVisible();
  // Once another page is reached, a press opens the field of a text again.
  await expect(lookAround).toHaveAttribute('aria-pressed', 'false');
  await lookAround.click();
  await site.getByRole('link', { name: 'मराठी' }).first().click();
  await expect(page.getByText(/:\d+\/mr\/contact$/)).toBeVisible();

  await page.goto('/desk/site/page?file=en/packages.yaml&pointer=/1/price');
  await expect(site.getByText('₹4,500').first()).toBeInViewport();
});

test('“What needs attention” names articles by their titles, even if it is opened directly', async ({
  page,
  clinic,
}) => {
  await openDesk(page, clinic, 'doctor', '/desk/site/needs-attention');
  const { files } = await (await page.request.get('/api/desk/content')).json();
  const article = files.find(({ path }: { path: string }) => path.startsWith('en/articles/'));
  await page.locator('summary', { hasText: 'Articles' }).click();
  await expect(page.locator('summary', { hasText: article.title })).toBeVisible();
});

test('a doctor presses a heading on a phone, changes it, sees it on the page and sends a preview', async ({
  page,
  clinic,
  browser,
}) => {
  await openDesk(page, clinic, 'doctor', '/desk/site/page?path=/contact');
  const site = page.frameLocator('iframe');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.locator('input:focus, textarea:focus');
  await expect(field).not.toHaveValue('');
  await field.fill('Write to us <b>or</b> call');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See it on the page' }).click();
  await expect(site.getByText('Write to us <b>or</b> call')).toBeInViewport();

  await page.getByRole('button', { name: 'Send a preview' }).click();
  const link = page.getByRole('dialog').getByRole('link');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  const visitor = await browser.newPage();
  await visitor.goto(`${clinic.site.url}${pathname}/contact`);
  await expect(visitor.getByText('Write to us <b>or</b> call')).toBeVisible();
});
