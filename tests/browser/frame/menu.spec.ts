import { callLink, dialErrors, expect, link, type Page, phone, test } from '../site.ts';

test.use({ viewport: phone, expectedErrors: dialErrors });

const menuOf = (page: Page) => page.locator('header details');

async function openMenu(page: Page): Promise<void> {
  await menuOf(page).locator('summary').click();
  await expect(link(menuOf(page), 'About Doctor')).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await expect(link(menuOf(page), 'About Doctor')).toBeHidden();
}

test('the menu of a phone has links to the main pages, to book and to call, and closes with its button, Escape, a press outside it and Call Now', async ({
  page,
}) => {
  await page.goto('/');
  await expectClosed(page);
  await openMenu(page);
  const entries = menuOf(page).getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText([
    'Home',
    'About Doctor',
    'Services',
    'Offers',
    'Testimonials',
    'Blog',
    'Contact',
  ]);
  await expect(link(menuOf(page), 'Book Appointment')).toHaveAttribute('href', '/contact#form');
  await expect(link(menuOf(page), 'Call Now')).toHaveAttribute('href', callLink);
  await menuOf(page).locator('summary').click();
  await expectClosed(page);

  await openMenu(page);
  await link(menuOf(page), 'Blog').focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuOf(page).locator('summary')).toBeFocused();

  await openMenu(page);
  // A point between the texts of the top strip: on this phone, the menu covers the rest down to the bar.
  await page.mouse.click(208, 22);
  await expectClosed(page);

  await openMenu(page);
  await link(menuOf(page), 'Call Now').click();
  await expectClosed(page);
});

test('the menu closes on the way to another page, and is still closed on the way back', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await link(menuOf(page), 'Offers').click();
  await expect(page).toHaveURL('/offers');
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
});

test('the menu closes after Services on Home, although no new page loads', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await link(menuOf(page), 'Services').click();
  await expectClosed(page);
  await expect(page.locator('#services-heading')).toBeInViewport();
});
