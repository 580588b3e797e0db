import type { DeskBrowser } from '../../desk/desk-browser.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, type Page, phone } from '../site.ts';
import { heading, leaveFor, openDesk, test } from './desk.ts';

test.use({ viewport: phone, expectedErrors: /401|wa\.me/ });

test('the access log of an enquiry records presses on Call, WhatsApp and a ready answer, and on Call under Visits', async ({
  page,
  context,
  clinic,
}) => {
  const { site } = clinic;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await openDesk(page, clinic, 'reception');
  const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');

  await post(site.url, anEnquiry({ name: 'Asha Patil', message: 'May we come on Monday?' }));
  const asha = await openEnquiry(page, 'Asha Patil');
  await page.getByRole('link', { name: 'Call', exact: true }).click();
  await expect.poll(() => actionsOn(arun, asha)).toEqual(['called', 'opened']);
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await expect.poll(() => actionsOn(arun, asha)).toEqual(['messaged', 'called', 'opened']);

  await post(site.url, anEnquiry({ name: 'Bina Rao', message: 'What does an ECG cost?' }));
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const bina = await openEnquiry(page, 'Bina Rao');
  await page.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect.poll(() => actionsOn(arun, bina)).toContain('messaged');
  await page.getByRole('button', { name: 'Tried, no answer' }).click();
  await leaveFor(page, 'Visits');
  await page.getByRole('link', { name: 'Call: Bina Rao' }).click();
  await expect.poll(() => actionsOn(arun, bina)).toContain('called');
});

/** Opens an enquiry from the list, and returns its id. */
async function openEnquiry(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeFocused();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The actions on an enquiry in the access log, the latest first. */
async function actionsOn(doctor: DeskBrowser, id: string): Promise<string[]> {
  const { entries } = (await doctor.get(`/access-log?enquiry=${id}`)).body;
  return entries.map(({ action }: { action: string }) => action);
}
