import { randomUUID } from 'node:crypto';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expect } from '../site.ts';
import { heading, items, openDesk, test } from './desk.ts';

test.describe('correcting an enquiry', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedErrors: /401|409/ });

  test('shows what a colleague has corrected before overwriting it; a patient’s number can be corrected too', {
    tag: '@stress',
  }, async ({ page, clinic }) => {
    await openDesk(page, clinic, 'reception');
    const arun = await clinic.signInColleague('arun@clinic.example', 'Arun Deshmukh');
    const fields = { source: 'phone', language: 'en', name: 'Asha', email: '' };
    const original = { ...fields, phone: '98765 43210', message: 'Asked for Monday' };
    const { body } = await arun.post('/enquiries', { id: randomUUID(), ...original });
    const { id } = body.enquiry;
    const forDoctor = { version: 1, tab: 'pending', pending: { reason: 'doctor' } };
    const response = await arun.request('PATCH', `/enquiries/${id}`, forDoctor);
    const { version } = response.body.enquiry;
    const text = 'Please call her today: she must not wait until Monday. '.repeat(5);
    await arun.post(`/enquiries/${id}/notes`, { id: randomUUID(), text });
    await page.goto(`/desk/enquiries/${id}/correct`);
    await page.getByLabel('Name').fill('Asha Patil');
    const path = `/enquiries/${id}/entered`;
    const colleagueFields = { ...original, phone: '98230 11111', message: 'Has chest pain now' };
    expect((await arun.request('PUT', path, { version, ...colleagueFields })).status).toBe(200);
    // The desk has noticed the change, and keeps what was typed.
    await page.waitForResponse(`**/api/desk/enquiries/${id}/current`);
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(page.getByText('Someone else has changed this in the meantime.')).toBeVisible();
    await expect(page.getByText('Asha, 98230 11111')).toBeVisible();
    await expect(page.getByText('Has chest pain now')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Patil');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(heading(page, 'Asha Patil')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Message' })).toHaveText('Asked for Monday');

    // The note that the doctor has added in the meantime is visible without scrolling, and so are the next steps.
    const noteLink = page.getByRole('link', {
      name: /^The doctor has left a note: Please call her/,
    });
    await expect(noteLink).toBeInViewport({ ratio: 1 });
    const forDoctorButton = page.getByRole('button', { name: 'For the doctor' });
    await expect(forDoctorButton).toBeInViewport({ ratio: 1 });
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await noteLink.click();
    await expect(page.getByRole('listitem').filter({ hasText: text.trim() })).toBeInViewport();
    await page.goto('/desk/?tab=pending');
    await expect(items(page)).toContainText([
      /For the doctor.*The doctor has left a note.*Notes: 1/,
    ]);

    // A patient's phone number can be corrected, and the original is still shown.
    await post(clinic.site.url, anEnquiry({ name: 'Ravi', phone: '98765 4321' }));
    await page.goto('/desk');
    await page.getByRole('link', { name: 'Ravi', exact: true }).click();
    const correctLinks = page.getByRole('link', { name: 'Correct the phone number' });
    for (const link of await correctLinks.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // Someone who came here by mistake can go back without saving.
    await correctLinks.first().click();
    await expect(heading(page, 'Correct the phone number')).toBeVisible();
    const phone = page.getByLabel('Phone');
    await phone.fill('1');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(heading(page, 'Ravi')).toBeFocused();
    await expect(page.getByText('98765 4321: check this number')).toBeVisible();
    await correctLinks.first().click();
    await phone.fill('98765 43219');
    expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(heading(page, 'Ravi')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+919876543219',
    );
    const historyItems = page.getByRole('listitem').filter({ hasText: 'Meera Joshi: ' });
    await expect(historyItems.first()).toContainText(
      'Corrected the phone number. The patient wrote: 98765 4321',
    );
  });
});
