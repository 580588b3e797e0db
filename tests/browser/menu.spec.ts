import { call, desktop, dialNoise, expect, link, type Page, phone, test, zooms } from './site.ts';

test.use({ viewport: phone, noise: dialNoise });

const menuOf = (page: Page) => page.locator('header details');

async function openMenu(page: Page): Promise<void> {
  await menuOf(page).locator('summary').click();
  await expect(link(menuOf(page), 'About Doctor')).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await expect(link(menuOf(page), 'About Doctor')).toBeHidden();
}

test('the menu of a phone opens and closes with its button', async ({ page }) => {
  await page.goto('/');
  await expectClosed(page);
  await openMenu(page);
  await menuOf(page).locator('summary').click();
  await expectClosed(page);
});

test('the menu holds every page and the way to book; the call stands beside it', async ({
  page,
}) => {
  await page.goto('/');
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
  await expect(link(menuOf(page), 'Book Appointment')).toHaveAttribute('href', '/contact');
  await expect(link(menuOf(page), 'Call Now')).toHaveCount(0);
  await expect(link(page.locator('header'), 'Call Now')).toHaveAttribute('href', call);
});

test('the menu closes after going to another page, and is still closed on the way back', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page);
  await link(menuOf(page), 'Offers').click();
  await expect(page).toHaveURL('/offers');
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
});

test('the menu closes after Services on Home, where no new page comes', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await link(menuOf(page), 'Services').click();
  await expectClosed(page);
  await expect(page.locator('#services-heading')).toBeInViewport();
});

test('the menu closes after Call Now', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await link(page.locator('header'), 'Call Now').click();
  await expectClosed(page);
});

test('the menu closes on Escape and gives the focus back to its button', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await link(menuOf(page), 'Blog').focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuOf(page).locator('summary')).toBeFocused();
});

test('the menu closes after a press outside it', async ({ page }) => {
  await page.goto('/offers');
  await openMenu(page);
  await page.mouse.click(phone.width / 2, phone.height - 80);
  await expectClosed(page);
});

test('a wide screen shows the menu at once and has no button for it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expect(menuOf(page)).toBeHidden();
  await expect(link(page.getByRole('banner'), 'About Doctor')).toBeVisible();
});

for (const width of [320, 360]) {
  test(`at ${width} px every target in the header, its menu and the bottom bar takes a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.locator('header summary').click();
    await expect(link(page.locator('header details'), 'Blog')).toBeVisible();
    const targets = page
      .locator('header a, header summary, nav[aria-label="Contact the clinic"] a')
      .filter({ visible: true });
    const boxes = await targets.evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height: high } = one.getBoundingClientRect();
        return { name: one.textContent, side: Math.min(wide, high) };
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(15);
    expect(boxes.filter(({ side }) => side < 44)).toEqual([]);
  });
}

for (const [zoom, viewport] of Object.entries(zooms)) {
  test(`at ${zoom} every entry of the menu can be reached`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.locator('header summary').click();
    const last = link(page.locator('header details'), 'Book Appointment');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click({ trial: true });
  });
}
