import { axeFindings } from '../looks/axe.ts';
import { desktop, expect, phone, stressIf } from '../site.ts';
import { confirmDiscard, heading, items, takeUp, test } from './desk.ts';

const email = 'arun@clinic.example';

test.use({ viewport: phone, noise: /401|409|422|ERR_FAILED/ });

test(
  'the doctor publishes a price in every language and undoes it, and mistakes are shown beside their field',
  stressIf(true),
  async ({ page, clinic }) => {
    const { site } = clinic;
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await page.getByRole('link', { name: 'Site', exact: true }).click();
    await expect(heading(page, 'Site')).toBeFocused();
    await page.getByRole('link', { name: 'Packages', exact: true }).click();
    const price = page.getByLabel('Basic Cardiac Evaluation: Price');
    const next = page.locator('[data-field$="/price"]').nth(1);
    const topOfNext = () => next.evaluate((cell) => Math.round(cell.getBoundingClientRect().top));
    await price.fill('2,650');
    const beforeNote = await topOfNext();
    await expect(page.getByText('On the site: ₹2,300')).toBeVisible();
    // What she presses next has not moved from beneath her thumb.
    expect(Math.abs((await topOfNext()) - beforeNote)).toBeLessThan(3);
    expect(await site.text('/offers')).not.toContain('2,650');

    await page.getByRole('link', { name: 'Look through and publish' }).click();
    const change = items(page).filter({ hasText: 'Basic Cardiac Evaluation › Price' });
    await expect(change).toContainText('(English, Hindi and Marathi)');
    await expect(change.getByRole('insertion')).toHaveText('₹2,650');
    await page.getByRole('button', { name: 'Publish 1' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'On the site.' })).toBeFocused();
    for (const path of ['/offers', '/hi/offers', '/mr/offers']) {
      expect(await site.text(path)).toContain('2,650');
    }
    await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
      'href',
      '/offers',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone. The site says again')).toBeVisible();
    expect(await site.text('/hi/offers')).not.toContain('2,650');
    await page.getByRole('link', { name: 'What was published' }).click();
    await expect(items(page)).toContainText(['Undoes number 1', 'Undone by number 2']);

    // A mistake is shown beside its field at once, and nothing can be published while it is there.
    await page.goto('/desk/site/towns/bhandara.yaml?field=/description');
    const description = page.getByLabel('Description').and(page.locator('[lang=en]'));
    await description.fill('Too short.');
    await expect(description).toHaveAccessibleDescription(/at least 50/);
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    await page.getByRole('link', { name: 'Look through and publish' }).click();
    const wrong = items(page).filter({ hasText: 'at least 50' });
    await expect(wrong.getByRole('checkbox', { name: 'Publish this' })).not.toBeChecked();
    await wrong.getByRole('checkbox', { name: 'Publish this' }).check();
    await page.getByRole('button', { name: 'Publish 1' }).click();
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('Nothing was published');
    await refusal.getByRole('link', { name: /Description/ }).click();
    await expect(description).toBeFocused();
    await expect(description).toBeInViewport();
  },
);

test(
  'no text is lost or silently overwritten, and what has changed in another language is marked',
  stressIf(true),
  async ({ page, clinic }) => {
    const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
    await takeUp(page, await clinic.add(email, 'Arun Deshmukh', 'doctor'));
    await expect(page.getByRole('link', { name: 'Site', exact: true })).toBeVisible();

    // A sentence is found by some of its words.
    await page.goto('/desk/site?search=ask a cardiologist worried');
    await page.getByRole('link', { name: /Home › .*Opening sentence · English/ }).click();
    const lead = page.getByLabel('Opening sentence');
    await expect(lead).toBeFocused();

    // The browser keeps what does not reach the server.
    await page.route('**/api/desk/site/drafts', (route) => route.abort());
    await lead.fill('A heart that worries you is worth a call.');
    await expect(page.getByText('Not saved: the server').first()).toBeVisible();
    await page.reload();
    await expect(lead).toHaveValue('A heart that worries you is worth a call.');

    // A colleague was faster: both wordings are shown.
    const place = { file: 'en/pages/home.yaml', field: '/hero/lead' };
    const theirs = { ...place, value: 'Call us about your heart.', version: null };
    expect((await colleague.request('PUT', '/site/drafts', theirs)).status).toBe(200);
    await page.unroute('**/api/desk/site/drafts');
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    const choice = page
      .getByRole('alert')
      .filter({ hasText: 'Sana Khan has saved this meanwhile' });
    await expect(choice).toContainText('Call us about your heart.');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    const mine = choice.getByRole('button', { name: 'Take yours' });
    await expect(mine).toBeFocused();
    await mine.click();
    await expect(page.getByText('Not published. Saved by Arun Deshmukh')).toBeVisible();
    await expect(page.getByText('On the site: Worried about')).toBeVisible();

    // In Hindi, the sentence is marked as older, with what English says now.
    await page.getByRole('link', { name: 'Hindi' }).click();
    await expect(page.getByText('Just changed in English, not published yet.')).toBeVisible();
    await expect(page.getByText('Now: A heart that')).toBeVisible();
    await page.goto('/desk/site');
    await page.getByText('Changed in another language: 2').click();
    await expect(page.getByRole('link', { name: 'Home, Marathi' })).toBeVisible();

    // An address leads to an item of a list, and a new item has the focus.
    await page.setViewportSize(desktop);
    await page.goto('/desk/site/towns/bhandara.yaml?field=/paragraphs/1');
    const list = page.locator('[data-file="en/towns/bhandara.yaml"][data-field="/paragraphs"]');
    await expect(list.getByRole('textbox').nth(1)).toBeFocused();
    await expect(list.getByRole('textbox').nth(1)).toBeInViewport();
    await list.getByRole('button', { name: '+ Add' }).click();
    await expect(list.getByRole('textbox').last()).toBeFocused();
    // An empty one is no change, and no mistake.
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await page.keyboard.type('Come');
    // Saving it does not take it away beneath the hand that writes.
    await expect(list.getByText('Not published. Saved by')).toBeVisible();
    await expect(list.getByRole('textbox').last()).toBeFocused();
    await page.keyboard.type(' on Tuesdays.');
    await expect(list.getByRole('textbox').last()).toHaveValue('Come on Tuesdays.');
    // What was typed a moment ago goes too.
    await list.getByRole('button', { name: 'Discard this change' }).click();
    await confirmDiscard(page);
    await expect(list.getByRole('textbox').last()).not.toHaveValue('Come on Tuesdays.');
    await expect(list.getByRole('button', { name: 'Discard this change' })).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
