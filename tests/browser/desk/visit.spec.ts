import { randomUUID } from 'node:crypto';
import { checkWithAxe } from '../looks/axe.ts';
import { expect, type Locator, phone } from '../site.ts';
import { heading, leaveFor, openDesk, signedOutErrors, test } from './desk.ts';

test.describe('at the desk on a small phone, a visit', () => {
  // The desk answers 401 before signing in, and 409 or 422 if the clinic is closed at the offered time.
  test.use({
    viewport: { width: 360, height: 640 },
    expectedErrors: new RegExp(`${signedOutErrors.source}|409|422`),
  });

  test('is offered by the receptionist, accepted by the patient without scripts, and listed', async ({
    page,
    clinic,
    browser,
  }) => {
    const { site } = clinic;
    const colleague = await clinic.signInColleague('sana@clinic.example', 'Sana Khan');
    await colleague.post('/enquiries', {
      id: randomUUID(),
      source: 'phone',
      language: 'en',
      name: 'Asha Patil',
      email: '',
      phone: '98765 43210',
      message: 'May I come?',
    });
    await openDesk(page, clinic, 'reception');
    await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
    await page.getByRole('link', { name: 'Offer a visit' }).click();
    const tomorrow = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 1 });
    await page.getByLabel('Day and time').fill(`${tomorrow}T22:00`);
    const offerButton = page.getByRole('button', { name: 'Offer this time' });
    const hours = page.getByRole('table').getByRole('button');
    await expect(hours.first(), 'for a patient who named no half day').toBeVisible();
    await expect(offerButton).toBeInViewport({ ratio: 1 });
    await offerButton.click();
    await expect(page.getByLabel('Reason for a time outside the opening hours')).toBeFocused();
    await page
      .getByLabel('Reason for a time outside the opening hours')
      .fill('The doctor comes in.');
    await offerButton.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No time has been offered yet.')).toBeVisible();
    await page.getByLabel('Day and time').fill('2020-01-01T10:00');
    await offerButton.click();
    await expect(page.getByText('This time has passed.')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Day and time').fill(`${tomorrow}T22:00`);
    await page.getByLabel('A sentence to the patient').fill('Do not eat for two hours before.');
    await offerButton.click();
    await expect(page.getByLabel('Reason for a time outside the opening hours')).toBeFocused();
    const refusal = page.getByText('The clinic is closed at that time. Say why');
    await expect(refusal).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(refusal), 'not behind the button').toBe(true);
    await page
      .getByLabel('Reason for a time outside the opening hours')
      .fill('The doctor comes in.');
    await offerButton.click();
    await expect(page.getByText('Offer not sent yet').first()).toBeVisible();
    const chatLink = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(chatLink, 'the button that sends it comes next').toBeInViewport({ ratio: 1 });
    expect(await isOnTop(chatLink), 'not behind the bar').toBe(true);
    const draft = decodeURIComponent((await chatLink.getAttribute('href')) ?? '');
    expect(draft).toContain('10:00 PM.\nDo not eat for two hours before.\n');
    const [, link] =
      /Please answer here: https:\/\/clinic\.example(\/request\/\S+)/.exec(draft) ?? [];
    expect(link).toBeDefined();
    // Whichever other button is pressed, the offer is still shown as not sent.
    await page.getByRole('button', { name: 'Answered' }).click();
    await expect(
      page.getByText('Asha Patil: now under “Offer not sent yet; Answered”.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send the offer' })).toBeVisible();
    await expect(page.getByText('The patient does not know yet.')).toBeVisible();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await leaveFor(page, 'Visits');
    const unsentItem = page.getByRole('listitem').filter({ hasText: 'Offer not sent yet' });
    await expect(unsentItem.getByRole('link', { name: 'Send the offer' })).toBeVisible();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await page.getByRole('link', { name: 'Offers not sent: 1' }).click();
    await expect(page.getByText(/^Not sent: .*10:00 pm$/)).toBeVisible();
    await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
    const toldButton = page.getByRole('button', { name: 'Told the time' });
    await toldButton.click();
    await expect(page.getByText(/^Sent by Meera Joshi, /)).toBeVisible();
    await expect(toldButton, 'it stays, so that no other button moves').toBeDisabled();
    await expect(page.getByText('Offer not sent yet')).toHaveCount(0);
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    // Another time is offered with the same sentence, and with its hours in view.
    await page.getByText('Offer another time').click();
    await expect(hours.first()).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(hours.nth(5)), 'not behind the button').toBe(true);
    await expect(page.getByLabel('A sentence to the patient')).toHaveValue(
      'Do not eat for two hours before.',
    );

    await leaveFor(page, 'Visits');
    const unansweredItem = page.getByRole('listitem').filter({ hasText: 'No answer yet' });
    await expect(unansweredItem).toContainText('Asha Patil');
    await expect(page.getByText('No visits', { exact: true }).first(), 'today').toBeVisible();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await unansweredItem.getByRole('link', { name: 'Asha Patil', exact: true }).click();

    const patient = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const patientPage = await patient.newPage();
    await patientPage.goto(`${site.url}${link}`);
    await patientPage.getByRole('button', { name: 'Yes, I will come' }).click();
    await expect(patientPage.getByRole('status')).toHaveText('We have your answer.');
    await expect(patientPage.getByRole('link', { name: 'Add it to your calendar' })).toBeVisible();
    await patient.close();

    await expect(page.getByRole('link', { name: /^Agreed: / })).toBeInViewport();
    const history = page.locator('details').filter({ hasText: 'What happened so far' });
    await expect(history.getByRole('listitem')).toHaveText([
      /Meera Joshi: Offered .*10:00 pm.*The doctor comes in\./,
      /Meera Joshi: Withdrew the offer of .*10:00 pm/,
      /Meera Joshi: Offered /,
      /Meera Joshi: from “New” to “Answered”/,
      /Meera Joshi: Sent to the patient: .*10:00 pm/,
      /The patient: Agreed: .*10:00 pm/,
    ]);
    await leaveFor(page, 'Visits');
    await expect(heading(page, 'Visits')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Asha Patil', exact: true })).toBeVisible();
    await expect(unansweredItem).toHaveCount(0);
    const callLink = page.getByRole('link', { name: 'Call: Asha Patil' });
    await expect(callLink).toHaveAttribute('href', /^tel:\+91/);
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
  });
});

/** Whether nothing covers the lower edge of an element. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
}
