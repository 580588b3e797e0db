import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expect, type Page } from '../site.ts';
import { heading, items, openDesk, signedOutErrors, test } from './desk.ts';

test.describe('a receptionist’s morning on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedErrors: signedOutErrors });

  test('everything needed to answer an enquiry is visible without scrolling, and the button for the next one is within reach of the thumb', async ({
    page,
    clinic,
  }) => {
    const { site } = clinic;
    for (const [name, phone, message] of [
      ['Bina', '98765 43210 / 97670 12340', 'Question 1'],
      ['Asha', '0712 2555555', 'Question 2'],
      ['Chitra', '98765 43210', 'छातीत खूप दुखत आहे. '.repeat(100)],
    ] as const) {
      await post(site.url, anEnquiry({ name, message, phone }));
    }
    await openDesk(page, clinic, 'reception');
    await expect(items(page)).toHaveText([/Chitra/, /^Bina/, /^Asha/]);
    await expect(items(page).first()).toContainText('May be an emergency');
    await expect(items(page).first()).toContainText('Wrote before');
    // Chitra's enquiry is the only one under a heading, to which the other tabs have a link.
    await expect(page.getByRole('heading', { name: 'Urgent 1' })).toBeVisible();
    await page.getByRole('link', { name: /^Answered/ }).click();
    const urgentLink = page.getByRole('link', { name: 'Urgent: 1' });
    await urgentLink.click();
    await expect(urgentLink).toBeHidden();
    await expect(items(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'WhatsApp: Bina' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp: Asha' })).toBeHidden();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

    // “Next new” opens the urgent enquiry first, and “Previous” the enquiry where it was pressed.
    const nextLink = page.getByRole('link', { name: 'Next new' });
    await page.getByRole('link', { name: 'Asha', exact: true }).click();
    await nextLink.click();
    await expect(heading(page, 'Chitra')).toBeFocused();
    const ashaHref = await page.getByRole('link', { name: 'Previous' }).getAttribute('href');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    const listLink = page.getByRole('link', { name: 'Asha', exact: true });
    await expect(listLink).toHaveAttribute('href', ashaHref ?? '');

    await page.getByRole('link', { name: 'Chitra', exact: true }).click();
    await expect(page.getByText('Call now. If it is an emergency')).toContainText('call 108');
    for (const control of answerControls(page)) await expect(control).toBeInViewport({ ratio: 1 });
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

    await page.getByRole('button', { name: 'Call back at…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.locator('input').fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This time has passed.')).toBeVisible();
    // At nine, “in an hour” is ten o’clock too.
    await dialog.getByRole('button', { name: /10:00/ }).last().click();
    const moveStatus = page.getByRole('status').filter({ hasText: 'now under' });
    await expect(moveStatus).toContainText('Chitra: now under “Call back');
    // An immediate second press skips nobody.
    await nextLink.dblclick();
    await expect(heading(page, 'Bina')).toBeFocused();
    await expect(page.getByRole('link', { name: 'WhatsApp +91 98765 43210' })).toBeVisible();
    await page.getByText('Another number').click();
    await expect(page.getByRole('link', { name: 'WhatsApp +91 97670 12340' })).toBeVisible();
    await page.getByText('Another number').click();
    await expect(page.getByRole('button', { name: 'For the doctor' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(moveStatus).toBeHidden();
    await expect(page.locator('[role=status]:focus'), 'the focus stays beside it').toBeVisible();
    await nextLink.click();
    await expect(heading(page, 'Asha')).toBeFocused();
    await expect(page.getByRole('link', { name: '2 more new' })).toBeVisible();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(heading(page, 'Bina')).toBeFocused();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('link', { name: 'Bina', exact: true })).toBeFocused();
    await expect(items(page)).toHaveCount(3);

    // Several enquiries are moved at once, and one is entered by hand.
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('button', { name: 'Select several' }).click();
    const lastCheckbox = page.getByRole('checkbox', { name: 'Select Asha' });
    const bar = page.getByRole('region', { name: 'Select several' });
    // A press anywhere on a row chooses it; its name leads nowhere meanwhile.
    await items(page).filter({ hasText: 'Question 1' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Bina' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Asha', exact: true })).toHaveCount(0);
    await lastCheckbox.press('Space');
    await expect(lastCheckbox).toBeChecked();
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    const spamButton = bar.getByRole('button', { name: 'This is spam' });
    await spamButton.click();
    await expect(items(page)).toHaveText([/Chitra/]);
    await page.getByRole('link', { name: /^Spam/ }).click();
    await expect(items(page)).toHaveCount(2);
    await items(page).first().click();
    const notSpamButton = bar.getByRole('button', { name: 'Not spam' });
    await notSpamButton.click();
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(2);
    for (const item of await items(page).all()) await item.click();
    await notSpamButton.click();
    await page.getByRole('link', { name: /^New/ }).click();
    await expect(items(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Enter by hand' }).click();
    await page.getByLabel('At the counter').check();
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await expect(page.getByText('Please write the name.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Damini');
    await page.getByRole('textbox', { name: 'Phone' }).fill('98765 432');
    await page.getByLabel('What is it about?').fill('Asked for Monday');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    // She looks up something else, and comes back to what she was writing.
    await page.getByRole('link', { name: 'Visits' }).click();
    await expect(heading(page, 'Visits')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('What is it about?')).toHaveValue('Asked for Monday');
    await expect(page.getByText('You have not saved this yet')).toBeVisible();
    // The saved enquiry warns of the number, while the patient is still at the counter.
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('98765 4321');
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await expect(heading(page, 'Damini')).toBeFocused();
    await expect(page.getByText('At the counter')).toBeVisible();
    await expect(page.getByText('98765 4321: check this number')).toBeVisible();
    // The patient has now given her the missing digit.
    await page.getByRole('link', { name: 'Correct this entry' }).first().click();
    await expect(heading(page, 'Correct the entry')).toBeFocused();
    await expect(page.getByLabel('What is it about?')).toHaveValue('Asked for Monday');
    await phone.fill('98765 43219');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(heading(page, 'Damini')).toBeFocused();
    await expect(page.getByText('check this number')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+919876543219',
    );
    await page.getByText('Details', { exact: true }).click();
    await page.getByText('The text before it was corrected').click();
    await expect(page.getByText('Damini, 98765 4321')).toBeVisible();

    // A search covers all tabs, and each result names its tab.
    await page.getByRole('button', { name: 'Answered', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('searchbox').fill('damini');
    await page.keyboard.press('Enter');
    await expect(items(page)).toContainText([/Damini.*Answered/s]);
  });
});

/** Everything needed to answer an enquiry. */
const answerControls = (page: Page) => [
  page.getByRole('region', { name: 'Message' }),
  page.getByRole('link', { name: 'Call', exact: true }),
  page.getByRole('link', { name: 'WhatsApp', exact: true }),
  page.getByRole('link', { name: 'Email', exact: true }),
  ...['Answered', 'Tried, no answer', 'Call back at…', 'For the doctor', 'Ready answers'].map(
    (name) => page.getByRole('button', { name, exact: true }),
  ),
  page.getByRole('link', { name: 'Next new' }),
];
