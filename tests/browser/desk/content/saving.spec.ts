import { parseFile } from '../../../../shared/content-document.ts';
import type { ContentFileResponse } from '../../../../shared/desk/content.ts';
import { expect, phone } from '../../site.ts';
import { chooseInMenu, openDesk, signIn, test } from '../desk.ts';

const email = 'arun@clinic.example';
const path = 'en/pages/home.yaml';

test.use({ viewport: phone, expectedErrors: /401|409|ERR_FAILED/ });

test('two people who edit one file lose nothing, even without a network or after a session has ended', async ({
  page,
  clinic,
  context,
}) => {
  const colleague = await clinic.signInColleague('sana@clinic.example', 'Sana Khan');
  const write = async (pointer: string, value: string) => {
    const { languages } = (await colleague.get('/content/file?file=pages/home.yaml'))
      .body as ContentFileResponse;
    const file = languages.find((entry) => entry.path === path);
    const document = parseFile(path, file?.text ?? '');
    document?.set(pointer, value);
    const body = { path, text: document?.toString(), version: file?.version };
    expect((await colleague.request('PUT', '/content/file', body)).status).toBe(200);
  };
  await openDesk(
    page,
    clinic,
    'doctor',
    '/desk/site/pages/home.yaml?pointer=/hero/lead&language=en',
  );
  const lead = page.getByLabel('Opening sentence');
  await expect(lead).toBeFocused();

  // Without a network the browser keeps the text; meanwhile Sana changes the same field and another.
  await page.route('**/api/desk/content/file', (route) => route.abort());
  await lead.fill('A heart that worries you is worth a call.');
  await expect(page.getByText('Not saved: the server').first()).toBeVisible();
  await write('/hero/lead', 'Call us about your heart.');
  await write('/hero/eyebrow', 'For many years');
  await page.unroute('**/api/desk/content/file');
  await page.reload();
  const choice = page
    .getByRole('alert')
    .filter({ hasText: 'Sana Khan has saved this in the meantime' });
  await expect(choice).toContainText('Call us about your heart.');
  await expect(lead).toHaveValue('A heart that worries you is worth a call.');
  await page.getByRole('link', { name: 'Choose', exact: true }).click();
  await expect(choice.getByRole('button', { name: 'Keep my version' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(lead).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Small line above the heading').first()).toHaveValue(
    'For many years',
  );

  // In Hindi, the sentence is marked as outdated, with what English says now.
  await page.getByRole('link', { name: 'Hindi' }).click();
  await expect(page.getByText('Just changed in English').first()).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'A heart that' })).toBeVisible();

  // After the session has ended, signing in again shows the same field with the unsaved text.
  await page.getByRole('link', { name: 'English' }).click();
  await context.clearCookies();
  await lead.fill('Ask us about your heart.');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await signIn(page, email);
  await expect(lead).toHaveValue('Ask us about your heart.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { languages } = (await colleague.get('/content/file?file=pages/home.yaml'))
    .body as ContentFileResponse;
  expect(languages[0]?.text).toContain('Ask us about your heart.');
  expect(languages[0]?.text).toContain('For many years');
});

test('somebody who signs out with unsaved text is asked first, and the text is deleted from this browser', async ({
  page,
  clinic,
}) => {
  await openDesk(page, clinic, 'doctor');
  const address = '/desk/site/pages/home.yaml?pointer=/hero/lead&language=en';
  await page.goto(address);
  const lead = page.getByLabel('Opening sentence');
  const textBefore = await lead.inputValue();
  await page.route('**/api/desk/content/file', (route) => route.abort());
  await lead.fill('Nobody has saved this.');
  await expect(page.getByText('Not saved: the server').first()).toBeVisible();
  await chooseInMenu(page, 'Sign out');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('If you sign out now, it is lost.');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.unroute('**/api/desk/content/file');
  await signIn(page, email);
  // The sign-in form has the same address, so this waits for what only a session shows.
  await expect(page.getByRole('navigation', { name: 'Parts of the desk' })).toBeVisible();
  await page.goto(address);
  await expect(lead).toHaveValue(textBefore);
});
