import { axeFindings } from '../../looks/axe.ts';
import { expect, phone, stressIf } from '../../site.ts';
import { heading, items, seenBy, takeUp, test } from '../desk.ts';

const email = 'meera@clinic.example';

test.use({ viewport: phone, noise: /401|422|409|ERR_FAILED/ });

test('a receptionist publishes a notice for all visitors, on a phone, and takes it down again', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
  await page.getByRole('link', { name: 'Notices' }).click();
  await expect(heading(page, 'Notices')).toBeFocused();
  await expect(page.getByText('Nothing is shown.')).toBeVisible();
  expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
  await page.getByRole('link', { name: 'Closed days and other hours' }).click();
  const closing = page.locator('form', { has: page.getByLabel('Last day') });
  await expect(closing.getByLabel('Day', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(phone);

  const english = page.getByLabel('Sentence in English');
  const until = page.getByRole('textbox', { name: 'Until' });
  const save = page.getByRole('button', { name: 'Save notice' });
  await english.fill('Closed tomorrow. Emergencies: call 108.');
  await page.getByLabel('Sentence in Marathi').fill('उद्या बंद राहील.');
  await expect(page.getByRole('figure')).toContainText('उद्या बंद राहील.');

  // Mistakes are shown beside their fields; the text survives them, a failure and a reload.
  const evening = await until.inputValue();
  await until.fill('2026-01-01T10:00');
  await save.click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/The end must be later than the beginning/);
  expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
  await until.fill(evening);
  await page.route('**/api/desk/notices', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/desk/notices');
  await page.reload();
  await expect(english).toHaveValue('Closed tomorrow. Emergencies: call 108.');
  await save.focus();
  await page.keyboard.press('Enter');
  // What came of it is below the form, and would be beyond the edge of the screen.
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' });
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expect(english).toHaveValue('');
  await expect(items(page)).toContainText(['Closed tomorrow. Emergencies: call 108.']);

  const visitor = await page.context().newPage();
  const expectSeen = seenBy(visitor, site.url);
  for (const [path, words] of [
    ['/mr', 'उद्या बंद राहील.'],
    ['/contact', 'Closed tomorrow. Emergencies: call 108.'],
  ] as const) {
    await expectSeen(path, visitor.getByText(words));
  }

  // A colleague is faster: she sees that, and her text stays until she saves again.
  const arun = await clinic.colleague('arun@clinic.example', 'Arun Deshmukh');
  await page.getByRole('button', { name: /^Change: Closed/ }).click();
  const sentence = items(page).getByLabel('Sentence in English');
  await sentence.fill('Closed tomorrow until noon.');
  const [notice] = (await arun.get('/notices')).body.notices;
  const { id, version, from, until: end } = notice;
  const content = { version, from, until: end, texts: { en: 'Closed all day.' } };
  await arun.request('PUT', `/notices/${id}`, content);
  const change = items(page).getByRole('button', { name: 'Save notice' });
  await change.click();
  await expect(
    page.getByText(/A colleague has saved this meanwhile.*Closed all day/),
  ).toBeVisible();
  await expect(sentence).toHaveValue('Closed tomorrow until noon.');
  await change.click();
  await expect(items(page)).toContainText(['Closed tomorrow until noon.']);

  await page.getByRole('button', { name: /^Take off now/ }).click();
  await expect(page.getByText('Nothing is shown.')).toBeVisible();
  await expectSeen('/contact', visitor.locator('main > [data-notice]'), 0);
});

// In npm test, tests/desk/notices asks for the same over HTTP.
test(
  'a notice and the closed days that it speaks of are changed together, on a phone',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
    const arun = await clinic.colleague('arun@clinic.example', 'Arun Deshmukh');
    await page.getByRole('link', { name: 'Notices' }).click();
    const save = page.getByRole('button', { name: 'Save notice' });
    const closing = page.locator('form', { has: page.getByLabel('Last day') });

    // A notice that the clinic is closed leaves the hours as they are, which is said, and one press closes it.
    const today = Temporal.Now.plainDateISO('Asia/Kolkata');
    const monday = today.add({ days: 8 - today.dayOfWeek });
    const ready = page.getByRole('group', { name: 'Ready sentences' });
    await ready.getByRole('button', { name: 'Closed on a day' }).click();
    await ready.getByLabel('Day').fill(monday.toString());
    await save.click();
    const told = page.getByText('The hours on the website are still the usual ones').locator('..');
    await expect(told).toBeInViewport({ ratio: 1 });
    await told.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(page.getByText(/^Saved: /)).toBeFocused();
    await expect(page.getByRole('button', { name: /^Open again/ })).toBeVisible();

    // The reason of a closed day can be changed, and the notice of it stands as it is.
    const changeDay = page.getByRole('button', { name: /^Change: Monday/ });
    const dayHeading = page.getByRole('heading', { name: /^Change: Monday/ });
    const reason = page.getByLabel('Reason');
    const saveChange = page.getByRole('button', { name: 'Save the change' });
    await changeDay.click();
    await expect(dayHeading).toBeFocused();
    await expect(dayHeading).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Last day')).toBeHidden();
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(changeDay).toBeFocused();
    await changeDay.click();
    await reason.fill('A weding');
    await saveChange.click();
    const savedDay = page.getByRole('status').filter({ hasText: /^Saved: Monday/ });
    await expect(savedDay).toBeFocused();
    await expect(items(page)).toContainText([/^Closed on Monday/, 'A weding']);
    await expect(dayHeading).toBeHidden();
    await closing.getByLabel('Day', { exact: true }).fill(monday.toString());
    await reason.fill('A wedding');
    await closing.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(items(page)).toContainText([/^Closed on Monday/, 'A wedding']);
    await expect(savedDay).toBeFocused();
    await expect(page.getByText('the notice is not')).toBeHidden();

    // With other hours, what the notice says of that day is no longer true.
    await changeDay.click();
    await expect(reason).toHaveValue('A wedding');
    await page.getByRole('radio', { name: 'Open at other hours' }).check();
    await page.getByLabel('Opens').fill('10:00');
    await page.getByLabel('Closes').fill('13:00');
    await arun.post('/closed-days', { day: monday.toString(), reason: 'A wedding, all day' });
    await saveChange.click();
    await expect(page.getByRole('alert')).toContainText(
      /^Arun Deshmukh has changed these days meanwhile. Now they are: Monday.*A wedding, all day/,
    );
    await page.getByRole('button', { name: 'Save mine all the same' }).click();
    await expect(items(page)).toContainText([/^Open 10:00.am to 1:00.pm on Monday/, 'A wedding']);
    await expect(items(page).filter({ hasText: 'Closed on Monday' })).toHaveCount(0);

    // What holds for today only is added to that notice until tonight, in words that she can read.
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('radio', { name: 'मराठी' }).click();
    await page.getByRole('link', { name: 'सूचना' }).click();
    await page.getByRole('button', { name: 'आज डॉक्टर उशिरा' }).click();
    const keptAtEdge = page.getByRole('button', { name: 'सूचना सेव्ह करा' });
    await keptAtEdge.click();
    const addIt = page.getByRole('button', { name: /^“सोमवार, .* मध्ये हेही जोडा$/ });
    await expect(addIt).toBeInViewport({ ratio: 1 });
    const [shown, edge] = [await addIt.boundingBox(), await keptAtEdge.boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(edge?.y ?? 0);
    await addIt.click();
    await expect(page.getByRole('status').filter({ hasText: 'सेव्ह झाली' })).toBeFocused();
    await expect(items(page)).toContainText([
      /^Open .* on Monday.* The doctor is late today/,
      /^Open .* on Monday/,
    ]);
    await expect(items(page).filter({ hasText: 'उशीर होईल' })).toHaveCount(1);
  },
);
