import {
  aboutPath,
  call,
  chat,
  clinic,
  desktop,
  expect,
  kinds,
  type Locator,
  link,
  notFoundNoise,
  type Page,
  phone,
  phoneText,
  test,
} from './site.ts';

test.use({ noise: notFoundNoise });

const menu = [
  ['Home', '/'],
  ['About Doctor', aboutPath],
  ['Services', '/#services'],
  ['Offers', '/offers'],
  ['Testimonials', '/testimonials'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

const resources = [
  'when-to-consult-cardiologist',
  'ecg-vs-tmt-difference',
  'heart-attack-warning-signs',
  'how-to-manage-high-cholesterol',
  'what-is-coronary-angiography',
  'free-angioplasty-ayushman',
  'what-is-angioplasty',
  'atrial-fibrillation-management',
  'hypertension-management',
];

const towns =
  'bhandara umred sakoli tumsar seoni chhindwara shahdol yavatmal mandla satna katni sagar narsinghpur rewa betul balaghat jabalpur';

async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByText('24/7 Emergency:')).toBeVisible();
  await expect(header.getByRole('link', { name: phoneText })).toHaveAttribute('href', call);
  await expect(header.getByText('Mon-Sat 10AM-8PM')).toBeVisible();
  const logo = header.getByRole('link', { name: clinic.name });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo).toContainText(clinic.city);
  const entries = header.getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText(menu.map(([name]) => name));
  for (const [name, href] of menu) {
    await expect(link(header.getByRole('navigation'), name)).toHaveAttribute('href', href);
  }
  await expect(link(header, 'Call Now')).toHaveAttribute('href', call);
  await expect(link(header, 'Book Appointment')).toHaveAttribute('href', '/contact');
}

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`private cardiology practice of ${clinic.doctor.name}`);
  for (const [network, href] of Object.entries(clinic.links)) {
    const one = footer.getByRole('link', { name: new RegExp(`^${network}`, 'i') });
    await expect(one).toHaveAttribute('href', href);
  }
  await expect(link(footer, phoneText)).toHaveAttribute('href', call);
  await expect(link(footer, clinic.contact.email)).toBeVisible();
  await expect(footer).toContainText(clinic.address.postalCode);

  const articles = footer.getByRole('navigation', { name: 'Heart Health Resources' });
  const hrefs = await hrefsOf(articles.getByRole('link'));
  expect(hrefs).toHaveLength(10);
  expect(hrefs.slice(0, 9).toSorted()).toEqual(resources.map((one) => `/blog/${one}`).toSorted());
  expect(new URL(hrefs[9] ?? '').searchParams.get('q')).toBe('best cardiologist in Nagpur');

  const places = footer.getByRole('navigation', { name: 'Best Cardiologist in Maharashtra' });
  expect(await hrefsOf(places.getByRole('link'))).toEqual(
    towns.split(' ').map((town) => `/locations/${town}`),
  );
  await expect(footer.getByText('© 2024')).toBeVisible();
  await expect(link(footer, 'Privacy')).toHaveAttribute('href', '/privacy');
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page has the header with its seven ways on, and the footer with all of its links`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expectHeader(page);
    await expectFooter(page);
  });
}

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(link(page.getByRole('banner'), 'Book Appointment')).toBeInViewport({ ratio: 1 });
});

test('on phones a bar at the bottom calls, chats and books, and hides nothing', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Contact the clinic' });
  await expect(link(bar, 'Call')).toHaveAttribute('href', call);
  await expect(link(bar, 'WhatsApp')).toHaveAttribute('href', chat);
  await expect(link(bar, 'Book')).toHaveAttribute('href', '/contact');
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
