import type { SiteFieldsAnswer } from '../../../shared/desk/site/site.ts';
import { expect, phone, stressIf } from '../site.ts';
import { takeUp, test } from './desk.ts';

const email = 'arun@clinic.example';

test.use({ viewport: phone, noise: /401|409/ });

test(
  'what a colleague has written is deleted with what it is in only by somebody who was told whose it is, in any language',
  stressIf(true),
  async ({ page, clinic }) => {
    const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
    const write = async (file: string, field: string, value: unknown) => {
      const body = { file, field, value, version: null };
      expect((await colleague.request('PUT', '/site/drafts', body)).status).toBe(200);
    };
    const draftsIn = async (file: string) => {
      const path = `/site/fields?file=${file.slice(file.indexOf('/') + 1)}`;
      const { languages } = (await colleague.get(path)).body as SiteFieldsAnswer;
      return languages.find((each) => each.file === file)?.drafts.map(({ field }) => field);
    };
    const choice = page.getByRole('alert').filter({ hasText: 'Sana Khan has changed something' });
    const confirm = (action: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));

    // An item of a list: she has written in a language that the phone does not show.
    await page.goto('/desk/site/packages.yaml?language=en');
    const title = 'Basic Cardiac Evaluation';
    await page.getByRole('heading', { level: 2, name: title }).click();
    await write('hi/packages.yaml', '/basic/title', 'दिल की आसान जाँच');
    await page.getByRole('button', { name: `Take away: ${title}` }).click();
    await confirm('Take away');
    await expect(choice).toContainText('Hindi');
    expect(await draftsIn('hi/packages.yaml')).toEqual(['/basic/title']);
    await choice.getByRole('button', { name: 'Take yours' }).click();
    await expect(page.getByRole('heading', { name: `Taken away: ${title}` })).toBeVisible();
    expect(await draftsIn('hi/packages.yaml')).toEqual(['/basic']);

    // A whole article, which stays as she has written it; what he has written himself needs no question.
    const article = 'en/articles/atrial-fibrillation-management.md';
    await page.goto('/desk/site/articles/atrial-fibrillation-management.md?language=en');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('When the heart stumbles');
    await expect(page.getByText('Not published. Saved by Arun Deshmukh')).toBeVisible();
    await write(article, '/text', 'Two hours of work.');
    const takeAway = page.getByRole('button', { name: /^Take all of this off the site/ });
    await takeAway.click();
    await confirm('Take away');
    await choice.getByRole('button', { name: 'Take theirs' }).click();
    await expect(choice).toBeHidden();
    expect(await draftsIn(article)).toEqual(['/text', '/title']);

    // A part that is begun: whoever discards it discards what she has written in it.
    await write('clinic.yaml', '/links', {});
    await write('clinic.yaml', '/links/linkedin', 'https://linkedin.com/company/us');
    await page.goto('/desk/site/clinic.yaml?field=/links/facebook');
    await page.getByRole('button', { name: 'Discard this change' }).last().click();
    await expect(page.getByRole('alertdialog')).toContainText('What Sana Khan has written in it');
    await confirm('Discard this change');
    await expect.poll(() => draftsIn('clinic.yaml')).toEqual([]);
  },
);
