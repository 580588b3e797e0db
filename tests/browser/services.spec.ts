import { call, expect, link, test } from './site.ts';

const services = [
  'ECG',
  '2D Echo and Colour Doppler',
  'Pediatric Echocardiography',
  'Angiography',
  'Angioplasty',
  'Pacemaker / ICD',
  'ASD / VSD / PDA Closure',
  'TMT',
  'Holter Study',
  'Valvular Heart Disease Management',
];

test('each of the ten services is told in short, in four points and at length, and can be booked', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#services li[data-enter]')).toHaveCount(services.length);
  for (const name of services) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.locator('#services li').filter({ has: heading });
    await expect(card.locator('h3 + p')).toHaveText(/\w{3}/);
    await expect(card.locator('ul > li')).toHaveText([/\w{3}/, /\w{3}/, /\w{3}/, /\w{3}/]);
    const book = link(card, `Book Appointment: ${name}`);
    await expect(book).toHaveText('Book Appointment');
    await expect(book).toHaveAttribute('href', '/contact');

    const description = card.locator('details p');
    await expect(description).toBeHidden();
    await card.locator('summary').click();
    await expect(description).toBeVisible();
    await expect(description).toHaveText(/.{150}/s);
  }
});

test('only Angioplasty is flagged as an emergency, and the flag calls', async ({ page }) => {
  await page.goto('/');
  const flag = link(page.locator('#services'), 'Emergency Available');
  await expect(flag).toHaveCount(1);
  await expect(flag).toHaveAttribute('href', call);
  const cards = page.locator('#services li[data-enter]');
  await expect(cards.filter({ hasText: 'Emergency Available' })).toContainText('Angioplasty');
  await expect(cards.filter({ hasText: 'Holter Study' })).toContainText('24-48 hour monitoring');
});
