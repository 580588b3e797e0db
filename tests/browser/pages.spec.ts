import {
  aboutPath,
  call,
  chat,
  clinic,
  expect,
  link,
  notFoundNoise,
  sectionWith,
  test,
} from './site.ts';

test('the page about the doctor: rating, figures, education, experience, two ways to act', async ({
  page,
}) => {
  await page.goto(aboutPath);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Best Cardiologist in Nagpur');
  await expect(main).toContainText('4.9 rating from 500+ patients');
  await expect(main.getByRole('list', { name: 'figures' }).locator('li')).toHaveText([
    '20,0002D echocardiographies',
    '10,000Angiographies',
    '2,000Angioplasties',
    '8+Years of experience',
  ]);
  const education = sectionWith(page, 'Education').last();
  await expect(education.locator('li')).toHaveText([
    /DM Cardiology.*All India Rank 7/,
    /MD General Medicine.*1st attempt/,
    /MBBS/,
  ]);
  const experience = sectionWith(page, 'Professional Experience').last();
  await expect(experience.locator('li').first()).toHaveText(/Senior Cardiologist.*Since 2019/);
  await expect(main).toContainText('young and dynamic cardiologist');
  await expect(main).toContainText('interventional specialist');
  await expect(link(main, 'Book Appointment')).toHaveAttribute('href', '/contact');
  await expect(link(main, 'Call Now')).toHaveAttribute('href', call);
});

test('the packages page: proofs, four reasons, a call to action, an emergency strip', async ({
  page,
}) => {
  await page.goto('/offers');
  const main = page.getByRole('main');
  for (const words of [
    '4.9 rating from 500+ reviews',
    'Medical Council Verified',
    '8+ Years Experience',
    'Trusted by 20,000+ patients',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  const why = sectionWith(page, 'Why Choose');
  await expect(why.locator('li')).toHaveCount(4);
  await expect(link(main, 'Book Appointment')).toHaveAttribute('href', '/contact');
  await expect(link(main, 'Call')).toHaveAttribute('href', call);
  await expect(link(main, 'Emergency Call')).toHaveAttribute('href', call);
  await expect(link(main, 'WhatsApp Emergency')).toHaveAttribute('href', chat);
});

const packages = [
  {
    name: 'Basic Cardiac Evaluation',
    prices: ['₹2,300', '₹3,500', 'Save ₹1,200'],
    contents: [/ECG/, /2D Echo with Color Doppler/, /consult/, /Digital reports/, /Same-day/],
  },
  {
    name: 'Cardiac & Metabolic Evaluation',
    prices: ['₹4,500', '₹7,200', 'Save ₹2,700'],
    contents: [/ECG/, /2D Echo/, /consult/, /60-test blood panel/, /Metabolic profile/],
  },
  {
    name: 'Complete Cardiac Evaluation',
    prices: ['₹10,000', '₹15,000', 'Save ₹5,000'],
    contents: [/ECG/, /2D Echo/, /consult/, /Coronary angiography/, /Digital imaging and reports/],
  },
];

for (const { name, prices, contents } of packages) {
  test(`the ${name} names its price, what it saves and what is in it`, async ({ page }) => {
    await page.goto('/offers');
    const card = page.getByRole('article').filter({ hasText: name });
    for (const price of prices) await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.locator('ul').first().locator('li')).toHaveText(contents);
    await expect(card.getByText('Most popular')).toHaveCount(name.includes('Metabolic') ? 1 : 0);
    const book = link(card, `Book This Package: ${name}`);
    await expect(book).toHaveText('Book This Package');
    await expect(book).toHaveAttribute('href', /^\/contact(\?|$)/);
  });
}

test('the testimonials page states the rating, leads to the reviews, to booking and to the phone', async ({
  page,
}) => {
  await page.goto('/testimonials');
  const main = page.getByRole('main');
  await expect(main.getByText('4.9/5', { exact: true })).toBeVisible();
  await expect(main.getByText('Based on Google Reviews')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Read our reviews on Google' })).toBeVisible();
  await expect(link(main, 'Book Appointment')).toHaveAttribute('href', '/contact');
  await expect(link(main, 'Call Now')).toHaveAttribute('href', call);
});

test('the contact page has the ways to reach the clinic and the form', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(clinic.name);
  await expect(main.getByRole('link', { name: clinic.contact.email })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('the privacy page says how long a message is kept and how to have it deleted', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('after 365 days');
  await expect(main.getByRole('heading', { name: 'How to have it deleted' })).toBeVisible();
});

test.describe('an address that does not exist', () => {
  test.use({ noise: notFoundNoise });

  test('says so, leads home, keeps search engines away and logs the address', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no-such-page/at-all'),
    );
    const response = await page.goto('/no-such-page/at-all');
    expect(response?.status()).toBe(404);
    await logged;
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await link(main, 'Return to Home').click();
    await expect(page).toHaveURL('/');
  });
});
