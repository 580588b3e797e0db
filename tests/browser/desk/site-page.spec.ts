import sharp from 'sharp';
import type { SiteFieldsAnswer } from '../../../shared/desk/site/site.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect, phone, stressIf } from '../site.ts';
import { heading, items, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'arun@clinic.example';

test.use({ viewport: phone, noise: signedOutNoise });

test('a doctor presses a sentence of the site on a phone, changes it and sees it on the page', async ({
  page,
  clinic,
}) => {
  await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(heading(page, 'The site')).toBeFocused();
  const site = page.frameLocator('iframe');
  await expect(site.getByText('This is a preview. Patients')).toBeVisible();
  const { violations, weakTexts } = await axeFindings(page);
  // The page in the frame has landmarks of its own.
  expect(violations.filter((each) => !each.startsWith('landmark-unique'))).toEqual([]);
  expect(weakTexts).toEqual([]);

  // The menu opens. A link in it asks what was meant: its words, or the page behind it.
  await site.locator('header summary').click();
  await site.locator('header').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Open the page behind this link' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Contact');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.locator('[data-field="/heading"]').getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).not.toHaveValue('');

  await field.fill('Write to us or call');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See it on the page' }).click();
  await expect(site.getByText('Write to us or call')).toBeInViewport();

  await page.getByRole('button', { name: 'Send a preview' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('link', { name: 'Open the preview' });
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(`${clinic.site.url}${pathname}/contact`);
  await expect(visitor?.getByText('Write to us or call') ?? page.locator('none')).toBeVisible();
});

// In npm test, tests/desk/site/views.test.ts publishes beside a draft with mistakes.
test(
  'a town that is begun is named where it is not shown yet, and does not hold up a new portrait',
  stressIf(true),
  async ({ page, clinic }) => {
    const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
    const draft = async (file: string, field: string, value: unknown) => {
      const body = { file, field, value, version: null };
      expect((await colleague.request('PUT', '/site/drafts', body)).status).toBe(200);
    };
    await draft('en/towns/warud.yaml', '', { name: 'Warud' });
    await draft('en/towns/warud.yaml', '/landmark', 'Near the old market');
    await draft('clinic.yaml', '/doctor/portrait', './images/signature.svg');
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();
    await page.goto('/desk/site/page');
    const notShown = items(page).filter({ hasText: 'is missing' });
    await expect(notShown).toHaveText(/^Warud › Called here \(English\)is missing Go there$/);
    await items(page).getByRole('link', { name: 'Go there' }).click();
    await expect(page.getByRole('textbox', { name: 'Called here' })).toBeFocused();

    await page.goto('/desk/site/publish');
    const portrait = items(page).filter({ hasText: 'Doctor › Portrait' });
    await expect(portrait.getByRole('img', { name: 'Portrait' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Publish 1' })).toBeEnabled();
    const town = items(page).filter({ hasText: 'Warud' });
    await expect(town.getByRole('checkbox', { name: 'Publish this' })).not.toBeChecked();

    // Another one is described where it is chosen, once in each language for both pages.
    await page.goto('/desk/site/clinic.yaml?part=doctor&field=/doctor/portrait');
    const create = { width: 1200, height: 1500, channels: 3, background: '#a84' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('[data-field="/doctor/portrait"] [type=file]').setInputFiles(photo);
    await page.getByLabel('Hindi', { exact: true }).fill('डॉक्टर मुस्कुरा रहे हैं');
    const saved = async (name: string) => {
      const { languages } = (await colleague.get(`/site/fields?file=${name}`))
        .body as SiteFieldsAnswer;
      return languages.flatMap(({ drafts }) => drafts.map(({ value }) => value));
    };
    await expect.poll(() => saved('pages/home.yaml')).toEqual(['डॉक्टर मुस्कुरा रहे हैं']);
    await expect.poll(() => saved('pages/about.yaml')).toEqual(['डॉक्टर मुस्कुरा रहे हैं']);
  },
);

// In npm test, the first test presses a heading and a link.
test(
  'a press on a price leads to it, although the box of a link lies over it',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();
    await page.goto('/desk/site/page?path=%2Foffers');
    const price = page.frameLocator('iframe').getByRole('table').getByText('₹2,300').first();
    await price.click({ force: true });
    await expect(page.getByLabel('Basic Cardiac Evaluation: Price')).toBeFocused();
  },
);

// The only test of a press where all languages stand beside each other, and of the cursor in a long text.
test(
  'a press on a sentence of an article in Hindi puts the cursor before it, beside the other languages',
  stressIf(true),
  async ({ page, clinic }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();
    await page.goto('/desk/site/page?path=/hi/blog/what-is-angioplasty');
    const sentence = page.frameLocator('iframe').locator('.prose > p').nth(2);
    const words = ((await sentence.textContent()) ?? '').trim().split(' ').slice(0, 3).join(' ');
    await sentence.click({ position: { x: 40, y: 10 } });
    const field = page.locator('[data-file^="hi/articles/"][data-field="/text"] textarea');
    await expect(field).toBeFocused();
    const cursor = () =>
      field.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart));
    await expect.poll(cursor).toContain(words);
    expect((await cursor()).indexOf(words)).toBeLessThan(4);
  },
);
