import { checkWithAxe } from '../../looks/axe.ts';
import { expect, phone } from '../../site.ts';
import { heading, items, openDesk, test } from '../desk.ts';

const noFindings = { violations: [], weakTexts: [] };

test.use({ viewport: phone, expectedErrors: /401/ });

test('the doctor finds a price, changes it in all languages at once and undoes it, then adds opening hours on Sunday', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await openDesk(page, clinic, 'doctor');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(heading(page, 'Site')).toBeFocused();
  expect(await checkWithAxe(page)).toEqual(noFindings);

  // What a person would type leads to the price itself.
  await page.getByRole('searchbox').fill('consultation 800');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page
    .getByRole('link', { name: /Prices › .*Consultation with the cardiologist/ })
    .first()
    .click();
  const price = page.getByRole('textbox', { name: /^Price/ });
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport();
  await price.fill('₹ 1,150');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await checkWithAxe(page)).toEqual(noFindings);
  expect(await site.text('/costs')).not.toContain('1,150');

  await page.getByRole('link', { name: 'Review and publish' }).click();
  const costs = items(page).filter({ hasText: 'Costs' });
  await expect(costs.getByRole('deletion')).toHaveText('₹800');
  await expect(costs.getByRole('insertion')).toHaveText('₹1,150');
  await expect(costs).toContainText('English, Hindi and Marathi');
  await expect(costs.getByRole('checkbox')).toBeChecked();
  expect(await checkWithAxe(page)).toEqual(noFindings);
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeFocused();
  for (const path of ['/costs', '/hi/costs', '/mr/costs']) {
    expect(await site.text(path)).toContain('1,150');
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone. The site' })).toBeFocused();
  await expect(page.getByText('Visitors see it now')).toBeHidden();
  expect(await site.text('/hi/costs')).not.toContain('1,150');
  await expect(items(page)).toContainText(['Undoes number 1', 'Undone by number 2']);
  expect(await checkWithAxe(page)).toEqual(noFindings);

  await page.getByRole('link', { name: 'All of the site' }).click();
  await page.getByRole('heading', { name: 'Facts, hours and days' }).click();
  await page.getByRole('link', { name: 'Opening hours' }).click();
  const rows = page.locator('details[data-pointer^="/openingHours"]');
  await page.getByRole('button', { name: 'Add: Opening hours' }).click();
  const row = rows.last();
  await expect(row.getByRole('checkbox').first()).toBeFocused();
  await row.getByRole('checkbox', { name: 'Sun' }).check();
  await row.getByLabel('Opens').fill('10:30');
  await row.getByLabel('Closes').fill('13:15');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(items(page).getByRole('insertion')).toContainText('Sun · 10:30 AM – 1:15 PM');
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  expect(await site.text('/contact')).toContain('10:30');
});
