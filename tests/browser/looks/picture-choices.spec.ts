import { expect, test } from '../site.ts';

test('a picture of an article is chosen by keyboard or by a click on its spot, and all pictures are printed', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/blog/heart-attack-warning-signs');
  const group = page.getByRole('group', { name: 'Where does it hurt?' });
  const figure = group.getByRole('figure').filter({ visible: true });
  await expect(figure).toHaveText([/^Chest\. /]);
  await group.getByRole('radio', { name: 'Chest' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Jaw' })).toBeChecked();
  await expect(figure).toHaveText([/^Jaw\. /]);
  await expect(group.getByRole('radio', { name: 'Jaw' })).toHaveAccessibleDescription(/108/);

  await group.locator('.state-spots label').last().click();
  await expect(group.getByRole('radio', { name: 'Back' })).toBeChecked();
  await expect(figure).toHaveText([/^Back\. /]);

  await page.emulateMedia({ media: 'print' });
  await expect(group.getByRole('figure').filter({ visible: true })).toHaveCount(5);
});
