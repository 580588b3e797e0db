import { isLeftToBrowser } from './modified-click.ts';
import { expect, link, type Page, test } from './site.ts';

interface Scroll {
  options: ScrollIntoViewOptions;
  /** Milliseconds that were waited for on purpose. */
  pause: number;
  /** Where the page stood when the scroll began. */
  from: number;
}

/** Notes how the page was scrolled to its services. */
async function noteScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pause = 0;
    const later = window.setTimeout.bind(window);
    const notedLater = (run: () => void, time = 0) =>
      later(() => {
        pause = time;
        run();
        pause = 0;
      }, time);
    Object.assign(window, { setTimeout: notedLater });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      const note = { options, pause, from: scrollY };
      Object.assign(window, { [`scrolled-${this.id}`]: note });
      scroll.call(this, options);
    };
  });
}

const notedScroll = (page: Page) =>
  page.evaluate(() => (window as unknown as Record<string, Scroll>)['scrolled-services']);

/** The heading of the services stands in view, below the sticky header. */
async function expectServices(page: Page): Promise<void> {
  await expect(page).toHaveURL('/#services');
  await expect(page.locator('#services-heading')).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('#services')?.getBoundingClientRect().top),
    )
    .toBeLessThan(120);
}

test('Services on Home scrolls smoothly to the section', async ({ page }) => {
  await noteScroll(page);
  await page.goto('/');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
  await expectServices(page);
  expect((await notedScroll(page))?.options.behavior).toBe('smooth');
});

test('Services from another page goes home first and scrolls smoothly after a moment', async ({
  page,
}) => {
  await noteScroll(page);
  await page.goto('/offers');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
  await expectServices(page);
  const scroll = await notedScroll(page);
  expect(scroll?.options.behavior).toBe('smooth');
  expect(scroll?.from, 'Home was shown from its top').toBe(0);
  expect(scroll?.pause).toBe(100);

  await page.goBack();
  await expect(page).toHaveURL('/offers');
});

test('Our Services on the page of a town leads there too', async ({ page }) => {
  await page.goto('/locations/rewa');
  await link(page.getByRole('main'), 'Our Services').click();
  await expectServices(page);
});

test('an address that ends in #services opens Home at its services', async ({ page }) => {
  await page.goto('/#services');
  await expectServices(page);
});

test('Services leads there where the browser blocks storage, from Home and from another page', async ({
  page,
}) => {
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

for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
  test(`Services pressed with ${key} is left to the browser`, async ({ page }) => {
    await page.goto('/offers');
    const services = link(page.getByRole('banner').getByRole('navigation'), 'Services');
    expect(await isLeftToBrowser(services, key)).toBe(true);
  });
}

test('Services pressed with the middle button opens in a new tab, the page stays', async ({
  page,
  context,
}) => {
  await page.goto('/offers');
  const opened = context.waitForEvent('page');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click({
    button: 'middle',
  });
  await expectServices(await opened);
  await expect(page).toHaveURL('/offers');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Services jumps, without a smooth scroll', async ({ page }) => {
    await noteScroll(page);
    await page.goto('/');
    await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
    await expectServices(page);
    expect((await notedScroll(page))?.options.behavior).toBe('auto');
  });
});
