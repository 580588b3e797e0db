import { expect, phone, stressIf } from '../site.ts';
import { heading, items, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'arun@clinic.example';

test.use({ viewport: phone, noise: signedOutNoise });

// In npm test, site.spec.ts changes fields, and tests/desk/site publishes hours.
test(
  'a doctor on a phone reads on in another language, and is told which days are closed and which are over',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'), email);
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
    await page
      .getByRole('button', { name: 'Tell search engines what visitors read' })
      .first()
      .click();
    await expect(otherHours).toBeHidden();
    await page.getByRole('link', { name: 'Look through and publish' }).click();
    await expect(items(page).filter({ hasText: 'Hours for search engines' })).toBeVisible();

    // A closed day that is over, as when day and month are confused, is said to be over.
    await page.goto('/desk/site/clinic.yaml?field=/closures');
    const closures = page.locator('[data-field="/closures"]');
    await closures.getByRole('button', { name: 'Add' }).click();
    await closures.getByLabel('Day', { exact: true }).fill('2026-01-02');
    await expect(closures.getByLabel('Day', { exact: true })).toHaveAccessibleDescription(/over/);
  },
);
