import { anEnquiry, post } from '../../../support/site/visitor.ts';
import { axeFindings } from '../../looks/axe.ts';
import { expect, phone, stressIf } from '../../site.ts';
import { items, seenBy, takeUp, test } from '../desk.ts';

const email = 'meera@clinic.example';
const dayOf = (ahead: number) =>
  Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: ahead }).toString();

test.use({ viewport: phone, noise: /401|422|409|ERR_FAILED/ });

test(
  'a closed day and other hours come with a notice in every language, which does not outlive them',
  stressIf(true),
  async ({ page, clinic }) => {
    const { site } = clinic;
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
    await page.getByRole('link', { name: 'Notices' }).click();
    const english = page.getByLabel('Sentence in English');
    const until = page.getByRole('textbox', { name: 'Until' });
    const visitor = await page.context().newPage();
    const expectSeen = seenBy(visitor, site.url);

    // A ready sentence is there in all languages, and ends with what it announces.
    await page.getByRole('button', { name: 'Closed on a day' }).click();
    const day = page.getByRole('group', { name: 'Ready sentences' }).getByLabel('Day');
    await day.fill('2099-12-03');
    await expect(english).toHaveValue(/^Closed on Thursday,? 3 December\./);
    await expect(page.getByLabel('Sentence in Hindi')).toHaveValue(/^गुरुवार, 3 दिसंबर को/);
    await expect(until).toHaveValue('2099-12-03T23:59');
    await english.fill('');

    // On a closed day, visitors' pages say so from then on, and a notice is there in the same step.
    // The form may have been opened before midnight.
    const closing = page.locator('form', { has: page.getByLabel('Last day') });
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(0));
    await closing.getByLabel('Reason').fill('The lift is being mended');
    await closing.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(items(page)).toContainText([
      /^Closed on .* Questions: /,
      /The lift is being mended/,
    ]);
    await expect(page.getByRole('button', { name: /^Open again/ })).toBeVisible();
    // In the notice, and below the hours.
    await expectSeen('/contact', visitor.getByText(/^Closed on/), 2);
    await expect(visitor.locator('main [data-open-now]').first()).toHaveText(/^Opens/);

    // Later she learns that the morning can be kept: the notice stays, and the hours take the place of the closure.
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(0));
    await closing.getByRole('radio', { name: 'Open at other hours' }).check();
    await closing.getByLabel('Opens').fill('00:00');
    await closing.getByLabel('Closes').fill('00:00');
    await closing.getByLabel('Put a notice').uncheck();
    const saveHours = closing.getByRole('button', { name: 'Save these hours' });
    await saveHours.click();
    const closes = closing.getByLabel('Closes');
    await expect(closes).toHaveAccessibleDescription(/has to open before it closes/);
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    await closes.fill('23:59');
    await saveHours.click();
    await expect(page.getByRole('button', { name: /^Back to usual hours/ })).toBeVisible();
    await expectSeen('/contact', visitor.getByText(/^Open 12:00 AM to 11:59 PM on/));
    await expect(page.getByRole('status').filter({ hasText: /^Saved: / })).toBeVisible();

    // With the usual hours back, the notice that announced others is not forgotten.
    await closing.getByLabel('Put a notice').check();
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(6));
    // What it said is no longer true, and it can be taken off where that is said.
    const wrong = page.getByRole('status').filter({ hasText: 'Is it still true?' });
    await wrong.getByRole('button', { name: 'Take off now' }).click();
    await expect(page.getByText('Nothing is shown.')).toBeVisible();
    await closing.getByRole('radio', { name: 'Open at other hours' }).check();
    await closing.getByLabel('Opens').fill('10:00');
    await closing.getByLabel('Closes').fill('13:00');
    await saveHours.click();
    await expect(items(page)).toContainText([/^Open 10:00.am to 1:00.pm on/]);
    await page
      .getByRole('button', { name: /^Back to usual hours/ })
      .last()
      .click();
    await wrong.getByRole('button', { name: 'Take off now' }).click();
    await expect(wrong).toBeHidden();
    await expect(page.getByText('Nothing is shown.')).toBeVisible();

    // A patient was given a time on a day that is closed later: she is named, so that somebody tells her.
    const arun = await clinic.colleague('arun@clinic.example', 'Arun Deshmukh');
    await post(site.url, anEnquiry({ name: 'Archana Borkar' }));
    const [{ id, version }] = (await arun.get('/enquiries?tab=new')).body.enquiries;
    const offer = { version, at: `${dayOf(7)}T18:30`, reason: 'It was agreed before.' };
    expect((await arun.post(`/enquiries/${id}/offers`, offer)).status).toBe(200);
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(7));
    await closing.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(items(page)).toContainText([/^Closed on /]);
    const told = page.getByRole('status').filter({ hasText: 'have been given a time then' });
    await expect(told.getByRole('link', { name: /^Archana Borkar, .*6:30/ })).toBeVisible();
    // A week ahead, its notice is not on the pages yet, and the desk says from when on it is.
    await expect(page.getByText(/^The notice of it will be on the website from /)).toBeVisible();
    // It does not keep other days from having theirs, even in the same time.
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(1));
    await closing.getByLabel('Last day').fill(dayOf(5));
    await closing.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(page.getByRole('button', { name: /^Open again: .* to / })).toBeVisible();
    await expect(items(page)).toContainText([
      /^Closed from .* to /,
      /^Closed on .* Closed from .* to /,
      /^Closed on /,
    ]);
    await expect(page.getByText('The days are saved, but the notice is not.')).toBeHidden();
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });

    // What a colleague has entered meanwhile is shown before it is replaced, and no notice says what is not so any more.
    const hours = { opens: '10:00', closes: '13:00' };
    const theirs = { day: dayOf(9), hours, reason: 'A meeting' };
    const overtaken = page
      .getByRole('alert')
      .filter({ hasText: 'Arun Deshmukh has changed these' });
    expect((await arun.post('/closed-days', theirs)).status).toBe(200);
    await closing.getByLabel('Day', { exact: true }).fill(dayOf(9));
    await closing.getByRole('button', { name: 'Close the clinic' }).click();
    await expect(overtaken).toContainText(/10:00.am to 1:00.pm; A meeting/);
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    await closing.getByRole('button', { name: 'Save mine all the same' }).click();
    await expect(overtaken).toBeHidden();
    // On her page, too, staff read that her time is one at which the clinic is closed.
    await page.getByRole('link', { name: /^Archana Borkar/ }).click();
    const closedThen = /^(Offered|Agreed): .* The clinic is closed at that time. Offer another.$/;
    await expect(page.getByRole('link', { name: closedThen })).toBeInViewport({ ratio: 1 });
    const chat = page.getByRole('link', { name: 'WhatsApp', exact: true }).first();
    await expect(chat).toHaveAttribute('href', /cannot%20take%20place/);
  },
);
