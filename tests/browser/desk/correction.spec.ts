import { randomUUID } from 'node:crypto';
import { axeFindings } from '../looks/axe.ts';
import { expect } from '../site.ts';
import { heading, takeUp, test } from './desk.ts';

const email = 'meera@clinic.example';

test.describe('correcting what was entered by hand', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: /401|409/ });

  test('a colleague’s correction meanwhile is shown before it can be replaced', async ({
    page,
    clinic,
  }) => {
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'), email);
    const arun = await clinic.colleague('arun@clinic.example', 'Arun Deshmukh');
    const entered = { source: 'phone', language: 'en', name: 'Asha', email: '' };
    const first = { ...entered, phone: '98765 43210', message: 'Asked for Monday' };
    const { body } = await arun.post('/enquiries', { id: randomUUID(), ...first });
    const { id, version } = body.enquiry;
    await page.goto(`/desk/enquiries/${id}/correct`);
    await page.getByLabel('Name').fill('Asha Patil');
    const path = `/enquiries/${id}/entered`;
    const theirs = { ...first, phone: '98230 11111', message: 'Has chest pain now' };
    expect((await arun.request('PUT', path, { version, ...theirs })).status).toBe(200);
    // The desk has been told of it, and what is being written stays.
    await page.waitForResponse(`**/api/desk/enquiries/${id}/current`);
    await page.getByRole('button', { name: 'Save correction' }).click();
    await expect(page.getByText('Someone else has changed this meanwhile.')).toBeVisible();
    await expect(page.getByText('Asha, 98230 11111')).toBeVisible();
    await expect(page.getByText('Has chest pain now')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Patil');
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('button', { name: 'Save mine all the same' }).click();
    await expect(heading(page, 'Asha Patil')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Message' })).toHaveText('Asked for Monday');
  });
});
