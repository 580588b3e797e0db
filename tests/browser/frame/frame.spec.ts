import { bar } from '../looks/visible.ts';
import { callLink, chatLink, desktop, expect, link, phone, test } from '../site.ts';

test('the header with the emergency number stays at the top while the page scrolls', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(link(page.getByRole('banner'), 'Book Appointment')).toBeInViewport({ ratio: 1 });
  const emergencyLink = page.getByRole('banner').getByRole('link', { name: '24/7 Emergency' });
  await expect(emergencyLink).toBeInViewport({ ratio: 1 });
});

test('the bar at the bottom of a phone has links to call the ambulance and the clinic, to chat and to book, and does not cover the last line', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(['108', 'Call', 'WhatsApp', 'Book']);
  await expect(link(bar(page), 'Call 108')).toHaveAttribute('href', 'tel:108');
  await expect(link(bar(page), 'Call')).toHaveAttribute('href', callLink);
  await expect(link(bar(page), 'WhatsApp')).toHaveAttribute(
    'href',
    chatLink('Hello, I am writing from your website.'),
  );
  await expect(link(bar(page), 'Book')).toHaveAttribute('href', '/contact#form');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const [lastLine, barBox] = await Promise.all([
    page.getByText('Sample website.').boundingBox(),
    bar(page).boundingBox(),
  ]);
  const bottom = (lastLine?.y ?? 0) + (lastLine?.height ?? 0);
  expect(bottom, 'the last line is above the bar').toBeLessThan(barBox?.y ?? 0);

  await page.setViewportSize(desktop);
  await expect(bar(page)).toBeHidden();
});
