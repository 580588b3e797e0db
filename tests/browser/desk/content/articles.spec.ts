import { checkWithAxe } from '../../looks/axe.ts';
import { desktop, expect } from '../../site.ts';
import { items, openDesk, smallClinic, test } from '../desk.ts';

test.use({ viewport: desktop, expectedErrors: /401|404|409/ });

test('an article with its translation side by side is scheduled, published, renamed and hidden', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await openDesk(page, clinic, 'doctor', '/desk/site');
  await page.getByRole('heading', { name: 'Articles' }).click();
  await page.getByLabel('Title of a new article').fill('Salt and your heart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/articles\/salt-and-your-heart\.md/);
  const english = page.locator('[data-path~="en/articles/salt-and-your-heart.md"]');
  const hindi = page.locator('[data-path~="hi/articles/salt-and-your-heart.md"]');
  const text = (article: typeof english) =>
    article.and(page.locator('[data-pointer="/text"]')).getByRole('textbox', { name: 'Text' });
  await text(english).click();
  await page.keyboard.type('Eat less salt. Your heart will thank you.');
  await page.getByRole('link', { name: 'English and Hindi' }).click();
  await page.getByRole('button', { name: 'Write it in Hindi' }).click();
  await expect(hindi.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('नमक और आपका दिल');
  await text(hindi).click();
  await page.keyboard.type('नमक कम खाएँ।');
  await page.getByLabel('Date').first().fill('2099-01-15');
  await page.getByRole('textbox', { name: 'Time (optional)' }).fill('09:30');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

  await page.getByRole('link', { name: 'Review and publish' }).click();
  const card = items(page).filter({ hasText: 'Salt and your heart' });
  await expect(card).toContainText('It has no excerpt');
  await expect(card).not.toContainText('T09:30');
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Published.' });
  await expect(outcome).toContainText('have a later date');
  expect(await site.text('/blog')).not.toContain('Salt and your heart');

  // With a date in the past, visitors can read it in both languages.
  await page.goto('/desk/site/articles/salt-and-your-heart.md');
  await page.getByLabel('Date').first().fill('2026-01-15');
  await page.getByRole('textbox', { name: 'Time (optional)' }).fill('');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  expect(await site.text('/blog/salt-and-your-heart')).toContain('Eat less salt.');
  expect(await site.text('/hi/blog/salt-and-your-heart')).toContain('नमक कम खाएँ');

  await page.goto('/desk/site/articles/salt-and-your-heart.md');
  await page.getByText('Change the address').first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill('hypertension management');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This address already belongs to an article. Please choose another address.',
  );
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(
    'hypertension management',
  );
  await page.getByRole('textbox', { name: 'Address' }).fill('less salt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/articles\/less-salt\.md/);
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(items(page)).toContainText([
    'Its old address salt-and-your-heart now redirects here',
  ]);
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  const response = await fetch(`${site.url}/blog/salt-and-your-heart`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toMatch(/\/blog\/less-salt$/);

  await page.goto('/desk/site/articles/less-salt.md');
  const parts = page.getByRole('navigation', { name: 'Parts of the article' });
  await parts.getByRole('link', { name: 'Search engines' }).click();
  await expect(page.locator('summary').filter({ hasText: 'Search engines' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Keywords' })).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Hidden' }).first().check();
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeFocused();
  expect(await site.text('/blog')).not.toContain('Salt and your heart');
  await page.getByRole('link', { name: 'All of the site' }).click();
  await page.getByRole('heading', { name: 'Articles' }).click();
  await expect(items(page).filter({ hasText: 'Salt and your heart' })).toContainText(
    'Taken off the site',
  );
});

test.describe('in a small clinic', () => {
  test.use({ clinicDir: smallClinic });

  test('the history says that an article was removed when its publication was undone', async ({
    page,
    clinic,
  }) => {
    await openDesk(page, clinic, 'doctor', '/desk/site');
    await page.getByRole('heading', { name: 'Articles' }).click();
    await page.getByLabel('Title of a new article').fill('Rest and your heart');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Sleep for eight hours.');
    await page.getByRole('link', { name: 'Review and publish' }).click();
    await page.getByRole('button', { name: 'Publish selected (1)' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeFocused();
    await page.goto('/desk/site/history');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(items(page)).toHaveCount(2);
    const undo = items(page).first();
    await undo.locator('summary').click();
    await expect(undo).toContainText('This was removed from the site.');
    await expect(undo).not.toContainText('when you publish');
  });
});
