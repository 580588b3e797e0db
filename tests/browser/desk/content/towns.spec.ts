import type { Page } from '@playwright/test';
import { checkWithAxe } from '../../looks/axe.ts';
import { desktop, expect } from '../../site.ts';
import { items, openDesk, smallClinic, test } from '../desk.ts';

test.use({ viewport: desktop, expectedErrors: /401|404/, clinicDir: smallClinic });

/** A field of the new town's file in English. */
const englishField = (page: Page, name: string) =>
  page.locator('[data-path~="en/towns/akola.yaml"]').getByRole('textbox', { name });

test('a town with a mistake cannot be published, and each mistake leads to its field by keyboard alone', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await openDesk(page, clinic, 'doctor', '/desk/site');
  const towns = page.locator('details', { has: page.getByRole('heading', { name: 'Towns' }) });
  await towns.locator('summary').focus();
  await page.keyboard.press('Enter');
  await towns.getByLabel('Name of a new town').focus();
  await page.keyboard.press('Enter');
  await expect(towns.getByText('Write the name first.')).toBeVisible();
  await page.keyboard.type('Akola');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/towns\/akola\.yaml/);
  await expect(englishField(page, 'State')).toHaveValue('');
  // The empty fields of a new town show no error before it is published.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(englishField(page, 'State')).not.toHaveAccessibleDescription(/is (empty|missing)/);
  await englishField(page, 'State').fill('Maharashtra');
  await englishField(page, 'Description').fill('Too short.');
  await englishField(page, 'Section heading').fill('Heart care for Akola');
  await englishField(page, 'Paragraphs').press('End');
  await page.keyboard.type('Come for a first check of your heart, with every old report.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In an emergency call 108 at once.');
  await expect(page.getByText('Saved, but not right yet')).toBeVisible();
  await expect(englishField(page, 'Description')).toHaveAccessibleDescription(/50/);
  await page.getByRole('link', { name: 'Go there' }).press('Enter');
  await expect(englishField(page, 'Description')).toBeFocused();
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

  await page.getByRole('link', { name: 'Review and publish' }).press('Enter');
  const card = items(page).filter({ hasText: 'Akola' });
  await expect(card.getByRole('checkbox')).not.toBeChecked();
  await expect(card).toContainText(/Called here: is (empty|missing)/);
  await expect(page.getByRole('button', { name: 'Publish selected (0)' })).toBeDisabled();
  await card.getByRole('link', { name: /^Description/ }).press('Enter');
  await expect(englishField(page, 'Description')).toBeFocused();
  await expect(englishField(page, 'Description')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(
    'A heart specialist for Akola: ECG, echo and angioplasty in the city, by road or by train.',
  );
  await englishField(page, 'Called here').fill('Your cardiologist for Akola');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Review and publish' }).press('Enter');
  await page.getByRole('button', { name: 'Publish selected (1)' }).press('Enter');
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  expect(await site.text('/locations/akola')).toContain('Heart care for Akola');
});
