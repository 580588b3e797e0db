import { children, makeNewClinic } from '../../support/content/new-clinic.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect, phone } from '../site.ts';
import { heading, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'anna@clinic.example';

test.use({
  viewport: phone,
  noise: signedOutNoise,
  folder: async ({ browserName: _ }, use) => use((await makeNewClinic(children)).folder),
});

test('the doctor takes ready sentences that are true off the checklist of a new clinic, and puts one back', async ({
  page,
  clinic,
}) => {
  await takeUp(page, await clinic.add(email, 'Anna Mathew', 'doctor'), email);
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await page.getByRole('link', { name: 'Still to be made your own' }).click();
  await expect(heading(page, 'Still to be made your own')).toBeFocused();
  const services = page.getByRole('group').filter({ hasText: /^Services \(English\): \d+/ });
  await services.locator('summary').click();
  const isTrue = services.getByRole('button', { name: 'This is true of ours' });
  const count = await isTrue.count();
  await isTrue.first().click();
  await expect(isTrue).toHaveCount(count - 1);
  const said = page.getByRole('status').filter({ hasText: 'Off the list, for everyone' });
  await expect(said).toBeFocused();
  const { violations, weakTexts } = await axeFindings(page);
  expect([...violations, ...weakTexts]).toEqual([]);
  await page.reload();
  const kept = page.getByRole('group').filter({ hasText: 'Kept as they are: 1' });
  await kept.locator('summary').click();
  await kept.getByRole('button', { name: 'Put back' }).click();
  await expect(kept).toHaveCount(0);
  await services.locator('summary').click();
  await expect(isTrue).toHaveCount(count);
});
