import type { DeskBrowser } from '../../../desk/desk-browser.ts';
import { anEnquiry, post } from '../../../support/site/visitor.ts';
import { checkWithAxe } from '../../looks/axe.ts';
import { expect, type Page, phone } from '../../site.ts';
import { chooseInMenu, heading, items, openDesk, smallClinic, test, watchAs } from '../desk.ts';

test.use({ viewport: phone, expectedErrors: /401|422|409|ERR_FAILED/ });

const today = () => Temporal.Now.plainDateISO('Asia/Kolkata');

/** The next day on which the sample clinic is open, as the form proposes it. */
const nextOpenDay = () => {
  const tomorrow = today().add({ days: 1 });
  return tomorrow.dayOfWeek === 7 ? tomorrow.add({ days: 1 }) : tomorrow;
};

const outcome = (page: Page) => page.getByRole('status').filter({ has: page.getByText(/./) });

/** Publishes lists as somebody at another desk. */
async function publish(browser: DeskBrowser, lists: Record<string, object[]>): Promise<void> {
  const files = await Promise.all(
    Object.entries(lists).map(async ([path, list]) => {
      const { body } = await browser.get(`/content/file?file=${path}`);
      // JSON is YAML.
      return { path, text: JSON.stringify(list), version: body.languages[0].version };
    }),
  );
  expect((await browser.post('/content/publications', { files })).status).toBe(200);
}

test('reception closes tomorrow afternoon in three presses, on a phone, and undoes it in one', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await openDesk(page, clinic, 'reception');
  const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
  // A patient was given a time that afternoon.
  await post(site.url, anEnquiry({ name: 'Archana Borkar' }));
  const [{ id, version }] = (await arun.get('/enquiries?tab=new')).body.enquiries;
  const offer = { version, at: `${nextOpenDay()}T18:30` };
  expect((await arun.post(`/enquiries/${id}/offers`, offer)).status).toBe(200);

  // Visitors do not see drafts.
  const draft = { id: 'x', from: '2026-01-01T00:00', until: '2099-01-01T00:00' };
  const text = JSON.stringify([{ ...draft, text: { en: 'Only a draft' } }]);
  const [file] = (await arun.get('/content/file?file=notices.yaml')).body.languages;
  const draftFile = { path: 'notices.yaml', version: file.version, text };
  expect((await arun.request('PUT', '/content/file', draftFile)).status).toBe(200);

  await page.getByRole('link', { name: 'Notices' }).click();
  await expect(heading(page, 'Notices')).toBeFocused();
  await page.getByRole('radio', { name: 'Afternoon closed' }).check();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(nextOpenDay().toString());
  await expect(page.getByLabel('Closes')).toHaveValue('13:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const status = outcome(page);
  await expect(status).toContainText(/^Saved: .*10:00.am to 1:00.pm/);
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status.getByRole('link', { name: /^Archana Borkar, .*6:30/ })).toBeVisible();
  await expect(items(page)).toContainText([/10:00.am to 1:00.pm.*Shown now/s]);
  await expect(page.getByText('Only a draft')).toHaveCount(0);
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

  const visitor = await page.context().newPage();
  const expectSeen = watchAs(visitor, site.url);
  await expectSeen('/', visitor.locator('#home [data-notice]', { hasText: /^Open 10:00.AM/ }));
  await expectSeen('/contact', visitor.locator('main > [data-notice]'));
  await expectSeen('/mr', visitor.locator('main > [data-notice]', { hasText: 'दुपारी 1:00' }));

  await status.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toContainText('Undone.');
  await expect(items(page)).toHaveCount(0);
  await expectSeen('/contact', visitor.locator('main > [data-notice]'), 0);
});

test.describe('at a small clinic', () => {
  test.use({ clinicDir: smallClinic });

  test('when two people enter days at once, different days are both kept; for the same day, the second person is asked first', async ({
    page,
    clinic,
  }) => {
    await openDesk(page, clinic, 'reception', '/desk/notices');
    const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
    const [first, second] = [nextOpenDay().add({ days: 7 }), nextOpenDay().add({ days: 14 })];
    const day = page.getByLabel('Day', { exact: true });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const allDay = page.getByRole('radio', { name: 'Closed all day' });
    // Nothing can be published before a choice.
    await expect(allDay).toBeVisible();
    await expect(save).toHaveCount(0);
    await allDay.check();
    await day.fill(first.toString());
    await page.getByLabel('Reason').fill('A wedding');
    await publish(arun, { 'days.yaml': [{ day: `${second}` }] });
    await page.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(items(page)).toContainText([/closed.*A wedding/s, /closed/]);
    // A week ahead, its notice is not on the pages yet, and the desk says from when it will be.
    await expect(outcome(page)).toContainText(/The notice will be on the website from /);

    // The day that a colleague has closed is shown before it is replaced; what was typed stays.
    await page.getByRole('radio', { name: 'Other hours' }).check();
    await day.fill(second.toString());
    await page.getByLabel('Closes').fill('12:00');
    const existingEntry = page.getByRole('alert').filter({ hasText: 'There is already an entry' });
    await expect(existingEntry).toContainText(/closed$/);
    await expect(page.getByLabel('Closes')).toHaveValue('12:00');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await save.click();
    await expect(items(page)).toContainText([/closed.*A wedding/s, /to 12:00.pm/]);

    // If a colleague has removed the notice in the meantime, the desk says so before it saves the change.
    await page.getByRole('button', { name: /^Change: .*closed/ }).click();
    await expect(page.getByRole('heading', { name: 'Change' })).toBeFocused();
    await page.getByLabel('Reason').fill('A wedding feast');
    await publish(arun, { 'days.yaml': [], 'notices.yaml': [] });
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Somebody has changed this in the meantime.',
    );
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(items(page)).toContainText([/A wedding feast/]);
  });
});

test('“Another notice” keeps the entered text despite mistakes, a failure and a reload', async ({
  page,
  clinic,
}) => {
  await openDesk(page, clinic, 'reception', '/desk/notices');
  await page.getByRole('radio', { name: 'Another notice' }).check();
  const english = page.getByLabel('Sentence in English');
  const until = page.getByLabel('Until');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(/in at least one language/);
  await page.getByLabel('Sentence in Marathi').fill('उद्या बंद राहील.');
  const evening = await until.inputValue();
  await until.fill('2026-01-01T10:00');
  await save.click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/This is already over/);
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
  await until.fill(evening);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/desk/content/publications', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/desk/content/publications');
  await page.reload();
  await expect(page.getByLabel('Sentence in Marathi')).toHaveValue('उद्या बंद राहील.');
  await save.click();
  await expect(outcome(page)).toContainText('The notice is saved.');
  await expect(items(page)).toContainText(['उद्या बंद राहील.']);
  await expect(english).toBeHidden();
  const visitor = await page.context().newPage();
  const expectSeen = watchAs(visitor, clinic.site.url);
  // A page in another language shows the Marathi sentence.
  await expectSeen('/contact', visitor.getByText('उद्या बंद राहील.'));
  await page.getByRole('button', { name: /^Take down: / }).click();
  await expect(outcome(page)).toContainText('The notice is removed.');
  await expectSeen('/contact', visitor.locator('main > [data-notice]'), 0);
});

test('whoever enters that the doctor is away is warned, in the language of the desk, that the website shows the clinic as open; nothing scrolls sideways at 320 pixels', {
  tag: '@stress',
}, async ({ page, clinic }) => {
  await openDesk(page, clinic, 'reception');
  await chooseInMenu(page, 'Account');
  await page.getByRole('radio', { name: 'मराठी' }).click();
  await page.getByRole('link', { name: 'सूचना' }).click();
  await page.getByRole('radio', { name: 'डॉक्टर बाहेर' }).check();
  await page
    .getByLabel('डॉक्टर पुन्हा कोणत्या दिवसापासून भेटतील')
    .fill(today().add({ days: 9 }).toString());
  await expect(page.getByRole('status')).toContainText('“क्लिनिक बंद ठेवा”');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'सेव्ह करा', exact: true }).click();
  await expect(items(page)).toContainText([
    /The doctor is away, and back on .*आता दिसत आहे|आता दिसत आहे.*The doctor is away/s,
  ]);
});
