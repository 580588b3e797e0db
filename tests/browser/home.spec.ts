import {
  aboutPath,
  call,
  chat,
  clinic,
  expect,
  link,
  phoneText,
  sectionWith,
  test,
} from './site.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('Home runs from the hero to the contact section in the order asked for', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Best Cardiologist in Nagpur');
  const box = await heading.boundingBox();
  expect(box?.width, 'the main heading is off the screen').toBeLessThanOrEqual(1);

  const order = [
    clinic.doctor.name,
    'About the Doctor',
    'Pediatric Echocardiography',
    'WhatsApp Emergency',
    'Reviews',
    'What Patients Say',
    'Latest Health Insights',
    'Full Name',
  ];
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(order.length);
  await expect(sections).toContainText(order);
  await expect(sections.first()).toHaveId('home');
  await expect(sections.nth(2)).toHaveId('services');
  await expect(sections.last()).toHaveId('contact');
  const tops = await sections.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('the hero says who the doctor is, what he has done, and how to reach him', async ({
  page,
}) => {
  const hero = page.locator('#home');
  for (const words of [
    clinic.doctor.name,
    '8+ Years Experience',
    '4.9 from 500+ reviews',
    'Medical Registration Verified',
    'DM Cardiology (All India Rank 7)',
    'MD General Medicine',
    'Interventional specialist',
    '24/7 emergency care',
    'Clinic BS6, Sadoday Complex, Central Avenue Road, Nagpur 440018',
    'Monday to Saturday, 10:00 AM to 8:00 PM',
    'Cardiac Emergency',
  ]) {
    await expect(hero.getByText(words).first()).toBeVisible();
  }
  await expect(hero.getByRole('list', { name: 'The clinic in figures' }).locator('li')).toHaveText([
    '20,000+Patients treated',
    '10,000+Procedures',
    '8+Years of experience',
  ]);
  await expect(link(hero, 'Book Appointment')).toHaveAttribute('href', '/contact');
  await expect(link(hero, 'Call Now')).toHaveAttribute('href', call);
  await expect(link(hero, 'Emergency Call')).toHaveAttribute('href', call);
  await expect(link(hero, 'Ambulance: call 108')).toHaveAttribute('href', 'tel:108');
  const portrait = hero.getByRole('img', { name: clinic.doctor.name });
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('about the doctor: qualifications, four figures, the way to the whole story', async ({
  page,
}) => {
  const about = page.locator('main > section').nth(1);
  for (const words of ['MBBS', '1st attempt', 'All India Rank 7', 'since 2019']) {
    await expect(about.getByText(words).first()).toBeVisible();
  }
  await expect(about.locator('[data-cards] > li')).toHaveText([
    '20,0002d Echocardiography',
    '10,000Angiographies',
    '2,000Angioplasties',
    '8+Years of Experience',
  ]);
  await expect(link(about, 'View More About Doctor')).toHaveAttribute('href', aboutPath);
});

test('the emergency banner calls and chats', async ({ page }) => {
  const banner = sectionWith(page, 'WhatsApp Emergency');
  await expect(link(banner, 'Call Emergency')).toHaveAttribute('href', call);
  await expect(link(banner, 'WhatsApp Emergency')).toHaveAttribute('href', chat);
});

test('reviews and testimonials state the rating and lead to all of them', async ({ page }) => {
  const reviews = page.locator('main > section').nth(4);
  await expect(link(reviews, 'Read our reviews on Google (opens in a new tab)')).toHaveAttribute(
    'target',
    '_blank',
  );
  const testimonials = sectionWith(page, 'What Patients Say');
  await expect(testimonials.getByText('4.9/5 Based on Google Reviews')).toBeVisible();
  const stars = testimonials.getByRole('img', { name: '4.9 out of 5' });
  await expect(stars.locator('path')).toHaveCount(5);
  await expect(testimonials.getByText(/verified and updated automatically/)).toBeVisible();
  await expect(link(testimonials, 'View All Testimonials')).toHaveAttribute(
    'href',
    '/testimonials',
  );
});

test('Latest Health Insights shows three articles, each with its way in', async ({ page }) => {
  const insights = sectionWith(page, 'Latest Health Insights');
  const cards = insights.getByRole('article');
  const expected = [
    { slug: 'hypertension-management', date: 'January 23, 2024', time: '7 min read' },
    { slug: 'asd-vsd-pda-heart-defects', date: 'January 22, 2024', time: '8 min read' },
    { slug: 'atrial-fibrillation-management', date: 'January 21, 2024', time: '10 min read' },
  ];
  await expect(cards).toHaveCount(3);
  for (const [place, { slug, date, time }] of expected.entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(date);
    await expect(card).toContainText(time);
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
  }
  await expect(link(insights, 'View All Articles')).toHaveAttribute('href', '/blog');
});

test('the contact section gives every way to reach the clinic, and a form', async ({ page }) => {
  const contact = page.locator('#contact');
  await expect(link(contact, phoneText)).toHaveAttribute('href', call);
  await expect(link(contact, clinic.contact.email)).toHaveAttribute(
    'href',
    `mailto:${clinic.contact.email}`,
  );
  const map = contact.getByRole('link', { name: /Sadoday Complex.*440018/ });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(contact.getByText('Monday to Saturday, 10:00 AM to 8:00 PM')).toBeVisible();
  await expect(link(contact, 'Emergency Call')).toHaveAttribute('href', call);
  await expect(contact.getByRole('heading', { name: 'Send Message' })).toBeVisible();
  await expect(contact.getByLabel('Full Name')).toHaveAttribute('type', 'text');
  await expect(contact.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(contact.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
  await expect(contact.getByPlaceholder('+91 XXXXX XXXXX')).toBeVisible();
  await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5');
  await expect(contact.locator('[required]')).toHaveCount(4);
});
