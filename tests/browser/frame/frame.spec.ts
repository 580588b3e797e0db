import { call, chat, desktop, expect, link, phone, stressIf, test } from '../site.ts';

test(
  'the header with the emergency phone stays at the top while the page scrolls',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(link(page.getByRole('banner'), 'Book Appointment')).toBeInViewport({ ratio: 1 });
    const emergency = page.getByRole('banner').getByRole('link', { name: '24/7 Emergency' });
    await expect(emergency).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the strip at the top is one row on every phone, so that the emergency box below keeps its place',
  stressIf(true),
  async ({ page }) => {
    for (const path of ['/', '/hi', '/mr']) {
      await page.goto(path);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => /^Figtree/.test(family) && status === 'loaded',
        ),
      );
      const strip = page.locator('header > :first-child');
      for (const width of [320, 352, 360, 375, 384, 390, 393, 412, 430]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft((await strip.boundingBox())?.height, `${path} at ${width} px`).toBe(44);
      }
    }
  },
);

test(
  'in the strip of a phone the languages stand alone, on the line of the number; the footer has the hours',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const strip = page.locator('header > :first-child');
    const hours = (part: string) => page.locator(part).getByText('Mon-Sat 10AM-8PM');
    await expect(hours('header > :first-child').filter({ visible: true })).toHaveCount(0);
    await expect(hours('footer')).toBeVisible();
    const middles = await strip
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => {
          const { y, height } = one.getBoundingClientRect();
          return y + height / 2;
        }),
      );
    expect(new Set(middles).size).toBe(1);
  },
);

test('the bar at the bottom of a phone calls the ambulance and the clinic, chats and books, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Contact the clinic' });
  await expect(bar.getByRole('link')).toHaveText(['108', 'Call', 'WhatsApp', 'Book']);
  await expect(link(bar, 'Call 108')).toHaveAttribute('href', 'tel:108');
  await expect(link(bar, 'Call')).toHaveAttribute('href', call);
  await expect(link(bar, 'WhatsApp')).toHaveAttribute(
    'href',
    chat('Hello, I am writing from your website.'),
  );
  await expect(link(bar, 'Book')).toHaveAttribute('href', '/contact#form');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [last, top] = await Promise.all([
    page.getByText('Sample website.').boundingBox(),
    bar.boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0), 'the last line stands above the bar').toBeLessThan(
    top?.y ?? 0,
  );

  await page.setViewportSize(desktop);
  await expect(bar).toBeHidden();
});

test(
  'the lists of the footer are collapsed on phones, and open if there is room',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/offers');
    const footer = page.getByRole('contentinfo');
    const town = footer.getByRole('link', { name: 'Best Cardiologist in Tumsar' });
    await expect(town).toBeHidden();
    await footer.getByText('Best Cardiologist in Maharashtra').click();
    await expect(town).toBeVisible();
    await page.setViewportSize(desktop);
    await expect(town).toBeVisible();
    await expect(footer.getByRole('link', { name: 'ECG and TMT' })).toBeVisible();
  },
);
