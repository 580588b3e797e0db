import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, test } from '../site.ts';
import { bar } from './visible.ts';

test('an article is printed in full, without header, menus, bar and footer', {
  tag: '@stress',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/blog/what-is-angioplasty');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => 'printed' in window);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['header[data-site]', 'footer[data-site]', '[data-screen-only]']) {
    for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const paragraph of await page.locator('.prose > *').all()) {
    await expect(paragraph).toBeVisible();
    await expect(paragraph).toHaveCSS('opacity', '1');
  }
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
});

test('elements that have not been animated into view are printed, and light text on a dark background is printed dark', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/offers');
  await expect(page.locator('[data-enter].before-enter').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const element of await page.locator('[data-enter]').all()) {
    await expect(element).toHaveCSS('opacity', '1');
  }
  const popularCard = page.getByRole('article').filter({ hasText: 'Most popular' });
  // Backgrounds are not printed.
  const black = 'rgb(0, 0, 0)';
  await expect(popularCard.getByRole('heading', { level: 3 })).toHaveCSS('color', black);
  await expect(popularCard.getByRole('listitem').first()).toHaveCSS('color', black);
  const ambulanceLinks = page
    .getByRole('main')
    .getByRole('link', { name: 'Call 108', exact: true });
  await expect(ambulanceLinks.first()).toHaveCSS('color', black);
});

test('a printed page has the clinic’s phone and address, and nothing that may be untrue tomorrow', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/locations/tumsar');
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('body > address');
  await expect(address).toBeVisible();
  await expect(address).toContainText('+91 98765 43210');
  await expect(address).toContainText('Central Avenue Road');
  await expect(page.locator('[data-open-now]').first()).toBeHidden();
});

test('the private page of an agreed visit is printed on one sheet, with what to bring and where to come', async ({
  page,
  site,
}) => {
  const { body } = await post(site.url, anEnquiry());
  const path = body.request ?? '';
  const { database } = site.services;
  const token = path.split('/').at(-1) ?? '';
  const visit_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { enquiry_id } = await database
    .updateTable('requests')
    .set({ state: 'agreed', offer: 1, visit_at })
    .where('token', '=', token)
    .returning('enquiry_id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('offers')
    .values({
      enquiry_id,
      version: 1,
      starts_at: visit_at,
      patient_note: 'Please come fasting.',
      offered_by: 'Meera',
      offered_at: new Date().toISOString(),
      reason: '',
      day_hours: '',
      enquiry_version: 2,
    })
    .execute();
  await page.goto(`${site.url}${path}?outcome=done&offer=1`);
  await expect(page.getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['header', 'footer', 'form', 'main .button', 'main ol', '[role=status]']) {
    for (const element of await page.locator(selector).all())
      await expect(element, selector).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your visit: ');
  for (const text of ['Please come fasting.', 'The medicines you take', 'Call 108']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const address = page.locator('address');
  await expect(address).toContainText('+91 98765 43210');
  await expect(address).toContainText('Central Avenue Road');
  await expect(address).toBeVisible();
  await expect(page.locator('body')).not.toContainText('https://', { useInnerText: true });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
