import { expect, phone, stressIf } from '../site.ts';
import { confirmDiscard, heading, items, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'arun@clinic.example';

test.use({ viewport: phone, noise: signedOutNoise });

// In npm test, site.spec.ts changes fields, and tests/desk/site publishes hours.
test(
  'a doctor on a phone reads on in another language, and is told which days are closed and which are over',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();

    // Another language is shown where the first one was read.
    await page.goto('/desk/site/pages/about.yaml?language=en');
    const paragraph = page.locator('[data-field="/sections"] [data-part="1"]').last();
    await paragraph.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    const top = () => paragraph.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const before = await top();
    // Without Playwright's own scrolling to what is clicked.
    await page.getByRole('link', { name: 'Marathi', exact: true }).dispatchEvent('click');
    await expect(paragraph.getByRole('textbox').first()).toHaveAttribute('lang', 'mr');
    expect(Math.abs((await top()) - before)).toBeLessThan(3);

    // Whoever looks for Sunday among the hours is told that the clinic is closed then.
    await page.goto('/desk/site/clinic.yaml?part=hours');
    await expect(page.getByText('Not ticked, so closed: Sunday.')).toBeVisible();
    const otherHours = page.getByText('Search engines are told other hours.');
    await expect(otherHours).toBeVisible();

    // That search engines are told other hours is said once more before changed hours are published.
    const hours = page.locator('[data-field="/openingHours"]');
    await hours.getByLabel('Closes').first().fill('19:00');
    await page.getByRole('link', { name: 'Look through and publish' }).click();
    const tellTheSame = { name: 'Tell search engines what visitors read' };
    const changed = items(page).filter({ hasText: 'Opening hours' });
    await changed.getByRole('button', tellTheSame).click();
    const told = items(page).filter({ hasText: 'Hours for search engines' });
    await expect(told).toBeVisible();
    await expect(otherHours).toBeHidden();
    await told.getByRole('button', { name: 'Discard this change' }).click();
    await confirmDiscard(page);
    await expect(otherHours).toBeVisible();
    await page.goto('/desk/site/clinic.yaml?part=hours');
    await page.getByRole('button', tellTheSame).first().click();
    await expect(otherHours).toBeHidden();

    // A closed day that is over, as when day and month are confused, is said to be over.
    await page.goto('/desk/site/clinic.yaml?field=/closures');
    const closures = page.locator('[data-field="/closures"]');
    await closures.getByRole('button', { name: 'Add' }).click();
    await closures.getByLabel('Day', { exact: true }).fill('2026-01-02');
    await expect(closures.getByLabel('Day', { exact: true })).toHaveAccessibleDescription(/over/);
  },
);
