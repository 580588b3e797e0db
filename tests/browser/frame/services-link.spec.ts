import { recordedScroll, recordScrolls } from '../recorded-scrolls.ts';
import { expect, link, type Page, test } from '../site.ts';

/** Expects the services right below the sticky header, with their heading in view. */
async function expectServices(page: Page): Promise<void> {
  await expect(page).toHaveURL('/#services');
  await expect(page.locator('#services-heading')).toBeInViewport({ ratio: 1 });
  const gap = async () => {
    const services = await page.locator('#services').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    return services && header ? services.y - header.height : Number.NaN;
  };
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(40);
}

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`Services on Home scrolls to the section with behavior ${behavior} if prefers-reduced-motion is ${reducedMotion}`, {
    tag: '@stress',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await recordScrolls(page);
    await page.goto('/');
    await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
    await expectServices(page);
    expect((await recordedScroll(page, 'services'))?.options.behavior).toBe(behavior);
  });
}

test('Services on another page opens Home first and scrolls smoothly after a moment', {
  tag: '@stress',
}, async ({ page }) => {
  await recordScrolls(page);
  await page.goto('/offers');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
  await expectServices(page);
  const scroll = await recordedScroll(page, 'services');
  expect(scroll?.options.behavior).toBe('smooth');
  expect(scroll?.from, 'Home was shown from its top').toBe(0);
  expect(scroll?.pause).toBe(100);

  await page.goBack();
  await expect(page).toHaveURL('/offers');
});

test('Services leads to the services, from Home and from another page, even if the browser blocks storage', {
  tag: '@stress',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  for (const start of ['/offers', '/']) {
    await page.goto(start);
    await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
    await expectServices(page);
  }
});
