import { randomUUID } from 'node:crypto';
import type { DeskBrowser } from '../../desk/desk-browser.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { desktop, expect } from '../site.ts';
import { heading, openDesk, test } from './desk.ts';

test.use({ viewport: desktop, expectedErrors: /401|409|wa\.me|ERR_/ });

/** Enters an enquiry by phone, and returns its path. */
async function enterAsha(by: DeskBrowser, message: string): Promise<string> {
  const asha = { name: 'Asha Patil', phone: '98765 43210', email: '', language: 'mr', message };
  const { body } = await by.post('/enquiries', { id: randomUUID(), source: 'phone', ...asha });
  return `/enquiries/${body.enquiry.id}`;
}

// No other test books from the week, marks who came, reminds anybody or writes a ready answer.
test('an hour of the week is given to a patient, who is reminded the day before, and comes', async ({
  page,
  context,
  clinic,
}) => {
  const { site } = clinic;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
  const path = await enterAsha(arun, 'तपासणी कधी करता येईल?');
  await openDesk(page, clinic, 'reception');
  await page.getByRole('link', { name: 'Visits', exact: true }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('table').getByRole('button').first().click();
  const booking = page.getByRole('dialog');
  await expect(booking).toContainText('0 of 4 taken');
  expect(await checkWithAxe(page)).toMatchObject({ violations: [] });
  await booking.getByRole('button', { name: /^Asha Patil/ }).click();
  await expect(heading(page, 'Asha Patil')).toBeVisible();
  await expect(page.getByText('The patient does not know yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Send by WhatsApp' }).click();
  await page.getByRole('button', { name: 'Agreed' }).click();
  await expect(page.getByText(/^Agreed: /).first()).toBeVisible();

  // Her visit is on the next day on which the clinic is open.
  const { openDays } = (await arun.get('/visits/times')).body;
  const today = () => Temporal.Now.plainDateISO('Asia/Kolkata').toString();
  const nextOpenDay = openDays.find((day: string) => day > today());
  await page.getByRole('link', { name: 'Visits', exact: true }).click();
  // A later day is expanded if the days before it have no visits.
  await expect(page.getByRole('link', { name: 'Asha Patil', exact: true })).toBeVisible();
  await moveVisit(`${nextOpenDay}T10:30`);
  await page.reload();
  const reminders = page.getByRole('region', { name: /^Reminders for / });
  const chatLink = reminders.getByRole('link', { name: 'WhatsApp: Asha Patil' });
  const draft = decodeURIComponent((await chatLink.getAttribute('href')) ?? '');
  expect(draft).toMatch(/10:30.*https:\/\/clinic\.example\/mr\/request\//s);
  await chatLink.click();
  await expect(reminders).toContainText('Reminded by Meera Joshi');

  await moveVisit(`${today()}T00:00`);
  await page.reload();
  const cameButton = page.getByRole('button', { name: 'Came: Asha Patil' });
  const missedButton = page.getByRole('button', { name: 'Did not come: Asha Patil' });
  // Without a connection a press waits; what a colleague has recorded in the meantime is not overwritten.
  await expect(missedButton).toBeVisible();
  await context.setOffline(true);
  await missedButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Asha Patil' })).toBeVisible();
  const { visit } = (await arun.get(path)).body;
  const colleagueRecord = { offer: visit.offer, attendance: 'came', was: null };
  expect((await arun.request('PUT', `${path}/attendance`, colleagueRecord)).status).toBe(204);
  await context.setOffline(false);
  await expect(cameButton).toHaveAttribute('aria-pressed', 'true');
  await expect(missedButton).toHaveAttribute('aria-pressed', 'false');
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
  await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
  const history = page.locator('details').filter({ hasText: 'What happened so far' });
  await expect(history.getByRole('listitem').last()).toContainText('Arun Deshmukh: Came');

  async function moveVisit(local: string): Promise<void> {
    const at = Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Kolkata').toInstant();
    const time = at.toString({ smallestUnit: 'millisecond' });
    const { database } = site.services;
    await database.updateTable('offers').set({ starts_at: time }).execute();
    await database.updateTable('requests').set({ visit_at: time }).execute();
  }
});

test('reception writes a ready answer in her language, and it is there for the next patient', async ({
  page,
  context,
  clinic,
}) => {
  const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
  const path = await enterAsha(arun, 'चाचणी');
  await openDesk(page, clinic, 'reception', '/desk/answers');
  await page.getByRole('button', { name: 'Write a new one' }).click();
  await page.getByLabel('Name on the button').fill('Parking');
  await page.getByLabel('Message').fill('Dear {NAME}, you can park behind the clinic.');
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
  await page.getByRole('button', { name: /^Fees/ }).click();
  await expect(page.getByLabel('Name on the button')).toHaveValue('Fees');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Parking/ }).click();
  await expect(page.getByLabel('Name on the button')).toHaveValue('Parking');
  const languageCookie = { name: 'desk.language', url: clinic.site.url };
  await context.addCookies([{ ...languageCookie, value: 'mr' }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('textbox'), 'the draft is for the file in English').toHaveCount(0);
  await context.addCookies([{ ...languageCookie, value: 'en' }]);
  await page.reload();
  await expect(page.getByLabel('Name on the button')).toHaveValue('Parking');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByLabel('Name on the button'),
    'the form closes once it is saved',
  ).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Parking');
  await page.goto(`/desk${path}`);
  await page.getByRole('button', { name: 'Ready answers: More' }).click();
  const answer = page.getByRole('link', { name: 'Parking' });
  const draft = decodeURIComponent((await answer.getAttribute('href')) ?? '');
  expect(draft).toContain('Dear Asha Patil, you can park behind the clinic.');
});
