import { makeNewClinic, skin } from '../../support/content/new-clinic.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect, phone, stressIf } from '../site.ts';
import { heading, items, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'anna@clinic.example';

test.use({
  viewport: phone,
  noise: signedOutNoise,
  folder: async ({ browserName: _ }, use) => use((await makeNewClinic(skin)).folder),
});

test(
  'the doctor takes texts of the sample that are true off the checklist of a new clinic, and puts one back',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Anna Mathew', 'doctor'));
    await page.getByRole('link', { name: 'Site', exact: true }).click();
    await page.getByRole('link', { name: 'Still to be made your own' }).click();
    await expect(heading(page, 'Still to be made your own')).toBeFocused();
    const services = page.getByRole('group').filter({ hasText: /^Services \(English\): \d+/ });
    await services.locator('summary').click();
    const isTrue = services.getByRole('button', { name: /^True of our clinic/ });
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
    await kept.getByRole('button', { name: 'Put back on the list' }).click();
    await expect(kept).toHaveCount(0);
    await services.locator('summary').click();
    await expect(isTrue).toHaveCount(count);
    // Back from a field, the list is open where it was; all sentences of a file are taken off in one press.
    await services.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    await page.goBack();
    await services.getByRole('button', { name: `All of these ${count} are true` }).click();
    await expect(services).toHaveCount(0);
    await expect(said).toContainText(`${count}`);
    await page.getByRole('button', { name: 'Put back on the list' }).first().click();
    await expect(isTrue).toHaveCount(count);
  },
);

// In npm test, src/desk/site/data/untranslated.test.ts decides what is marked.
test(
  'what is copied from English is marked until it is translated, and published only when its tick is set',
  stressIf(true),
  async ({ page, clinic }) => {
    const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
    const value = {
      ...{ id: 'first-look', icon: 'child', title: 'First look', description: 'A long talk.' },
      ...{ price: 800, includes: ['Measuring'] },
    };
    const draft = { file: 'en/packages.yaml', field: '/first-look', value, version: null };
    expect((await colleague.request('PUT', '/site/drafts', draft)).status).toBe(200);
    await takeUp(page, await clinic.add(email, 'Anna Mathew', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();
    await page.goto('/desk/site/packages.yaml?field=/first-look/icon');
    await page.getByText('See all icons').click();
    await page.getByRole('button', { name: 'tooth' }).click();
    await expect(page.getByRole('combobox', { name: 'Icon' })).toHaveValue('tooth');
    await expect(page.getByRole('button', { name: 'tooth' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/desk/site/packages.yaml?language=hi&field=/first-look/title');
    await page.getByRole('button', { name: 'Copy from English: First look' }).click();
    const title = page.getByLabel('Title');
    await expect(title).toHaveValue('First look');
    await expect(page.getByText('Still the words in English')).toHaveCount(2);
    await title.fill('पहली मुलाकात');
    await expect(page.getByText('Still the words in English')).toHaveCount(1);
    await page.getByRole('link', { name: 'Look through and publish' }).click();
    const inHindi = items(page).filter({ hasText: 'Still the words in English' });
    const tick = inHindi.getByRole('checkbox', { name: 'Publish this' });
    await expect(tick).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Publish 1' })).toBeEnabled();
    await page.getByRole('checkbox', { name: 'All, in all languages' }).uncheck();
    await page.getByRole('checkbox', { name: 'All, in all languages' }).check();
    await expect(tick).not.toBeChecked();
    await tick.check();
    await expect(page.getByRole('button', { name: 'Publish 2' })).toBeEnabled();
  },
);

test(
  'the names of a new clinic are begun in its further languages only',
  stressIf(true),
  async ({ page, clinic }) => {
    await takeUp(page, await clinic.add(email, 'Anna Mathew', 'doctor'));
    await expect(heading(page, 'Enquiries')).toBeVisible();
    await page.goto('/desk/site/facts.yaml');
    const begin = page.getByRole('button', { name: /^Begin it in/ });
    await expect(begin).toHaveText(['Begin it in Hindi', 'Begin it in Marathi']);
    await expect(page.getByText('do not get this page')).toHaveCount(0);
    await begin.first().click();
    await expect(begin).toHaveText(['Begin it in Marathi']);
  },
);
