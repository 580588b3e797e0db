import { notedScroll, noteScrolls } from '../noted-scrolls.ts';
import { expect, link, type Page, stressIf, test } from '../site.ts';
import { isLeftToBrowser } from './modified-click.ts';

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

test('Services on Home scrolls smoothly to the section', stressIf(true), async ({ page }) => {
  await noteScrolls(page);
  await page.goto('/');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
  await expectServices(page);
  expect((await notedScroll(page, 'services'))?.options.behavior).toBe('smooth');
});

test(
  'Services on another page opens Home first and scrolls smoothly after a moment',
  stressIf(true),
  async ({ page }) => {
    await noteScrolls(page);
    await page.goto('/offers');
    await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
    await expectServices(page);
    const scroll = await notedScroll(page, 'services');
    expect(scroll?.options.behavior).toBe('smooth');
    expect(scroll?.from, 'Home was shown from its top').toBe(0);
    expect(scroll?.pause).toBe(100);

    await page.goBack();
    await expect(page).toHaveURL('/offers');
  },
);

// In npm test, without-javascript.spec.ts opens this address.
test(
  'an address that ends in #services opens Home at its services',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/#services');
    await expectServices(page);
  },
);

test(
  'Services leads there from Home and from another page if the browser blocks storage',
  stressIf(true),
  async ({ page }) => {
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
  },
);

test(
  'Services pressed with Control, Shift, Alt or Meta is left to the browser',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/offers');
    const services = link(page.getByRole('banner').getByRole('navigation'), 'Services');
    for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
      expect(await isLeftToBrowser(services, key), key).toBe(true);
    }
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Services jumps without smooth scrolling', stressIf(true), async ({ page }) => {
    await noteScrolls(page);
    await page.goto('/');
    await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
    await expectServices(page);
    expect((await notedScroll(page, 'services'))?.options.behavior).toBe('auto');
  });
});
