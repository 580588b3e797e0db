import { aboutPath, call, expect, link, test } from './site.ts';

interface Expected {
  slug: string;
  date: string;
  time: string;
  former?: string;
}

/** The ten articles of the readings, newest first. */
const articles: Expected[] = [
  { slug: 'hypertension-management', date: 'January 23, 2024', time: '7 min read' },
  { slug: 'asd-vsd-pda-heart-defects', date: 'January 22, 2024', time: '8 min read' },
  { slug: 'atrial-fibrillation-management', date: 'January 21, 2024', time: '10 min read' },
  { slug: 'how-to-manage-high-cholesterol', date: 'January 20, 2024', time: '6 min read' },
  { slug: 'what-is-coronary-angiography', date: 'January 18, 2024', time: '8 min read' },
  { slug: 'free-angioplasty-ayushman', date: 'January 16, 2024', time: '7 min read' },
  {
    slug: 'when-to-consult-cardiologist',
    date: 'January 15, 2024',
    time: '5 min read',
    former: 'when-to-see-cardiologist-warning-signs',
  },
  { slug: 'what-is-angioplasty', date: 'January 14, 2024', time: '9 min read' },
  {
    slug: 'ecg-vs-tmt-difference',
    date: 'January 10, 2024',
    time: '7 min read',
    former: 'ecg-vs-2d-echo-difference-when-needed',
  },
  {
    slug: 'heart-attack-warning-signs',
    date: 'January 5, 2024',
    time: '6 min read',
    former: 'heart-attack-prevention-lifestyle-changes',
  },
];

const labels =
  /^(Book Appointment|Schedule Test|Schedule Consultation|Book Consultation|Get PMJAY Guidance)$/;

test('the listing shows the six newest articles, each with picture, date, read time and excerpt', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  for (const [place, { slug, date, time }] of articles.slice(0, 6).entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(date);
    await expect(card).toContainText(time);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('h2 + p')).toHaveText(/\w{3}/);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${slug}`);
  }
});

test('the cards stand in one column on a phone, two on a tablet, three on a wide screen', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.getByRole('article').filter({ visible: true });
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
});

test('View More Health Articles shows the other four and scrolls smoothly to them after 100 ms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      Object.assign(window, { scrolled: { id: this.id, options, at: performance.now() } });
      scroll.call(this, options);
    };
    addEventListener('submit', () => Object.assign(window, { asked: performance.now() }), true);
  });
  await page.goto('/blog');
  const button = page.getByRole('button', { name: 'View More Health Articles' });
  await button.click();
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(10);
  await expect(cards.last()).toContainText('January 5, 2024');
  await expect(button).toHaveCount(0);
  const anchor = page.locator('#additional-posts');
  await expect(anchor).toBeInViewport();
  await expect(anchor.getByRole('link').first()).toBeFocused();
  const record = await page.evaluate(() => {
    const { scrolled, asked } = window as unknown as {
      scrolled: { id: string; options: ScrollIntoViewOptions; at: number };
      asked: number;
    };
    return { id: scrolled.id, behavior: scrolled.options.behavior, wait: scrolled.at - asked };
  });
  expect(record).toMatchObject({ id: 'additional-posts', behavior: 'smooth' });
  expect(record.wait).toBeGreaterThanOrEqual(99);
});

for (const { slug, date, time, former } of articles) {
  test(`the article ${slug}: ${date}, ${time}, and what to do next`, async ({ page, request }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article').first();
    const header = article.locator('header');
    await expect(header.getByRole('heading', { level: 1 })).toHaveText(/\w{3}/);
    await expect(header.locator('time').first()).toHaveText(date);
    await expect(header.getByText(time, { exact: true })).toBeVisible();
    const hero = header.locator('img');
    await expect(hero).toHaveAttribute('alt', /\w{3}/);
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const words = (await article.locator('.prose').allTextContents()).join(' ').split(/\s+/).length;
    expect(Math.ceil(words / 200), `read time of ${words} words`).toBe(Number.parseInt(time, 10));

    await expect(link(article, 'Back to Blog').first()).toHaveAttribute('href', '/blog');
    const action = article.getByRole('link', { name: labels });
    await expect(action).toHaveAttribute('href', '/contact');
    await expect(article).toContainText('not a diagnosis');
    if (former) {
      const moved = await request.get(`/blog/${former}`, { maxRedirects: 0 });
      expect(moved.status()).toBe(301);
      expect(moved.headers()['location']).toBe(`/blog/${slug}`);
    }
  });
}

test('the author leads to the page about the doctor, and an article can call the clinic', async ({
  page,
}) => {
  await page.goto('/blog/what-is-angioplasty');
  const article = page.getByRole('article').first();
  await expect(article.locator('a[rel=author]')).toHaveAttribute('href', aboutPath);
  await expect(article.getByRole('link', { name: /^Call / })).toHaveAttribute('href', call);
});
