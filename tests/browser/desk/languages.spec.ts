import { password } from '../../desk/desk-browser.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect, phone } from '../site.ts';
import { chooseInMenu, heading, items, openDesk, test, weightOf } from './desk.ts';

const email = 'meera@clinic.example';

test.use({ viewport: phone, noise: /401/ });

test('someone who chooses Hindi has the desk in Hindi from then on, even if the browser asks for Marathi', {
  tag: '@stress',
}, async ({ page, clinic, browser }) => {
  await post(clinic.site.url, anEnquiry({ name: 'Asha Patil' }));
  await openDesk(page, clinic, 'reception');
  await chooseInMenu(page, 'Account');
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(heading(page, 'अकाउंट')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
  await page.getByRole('link', { name: /^मैसेज/ }).click();
  await expect(items(page)).toContainText(['Asha Patil']);
  const weight = await weightOf(page, () => page.reload());
  expect(weight.all, weight.files.join('\n')).toBeLessThan(200_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: 'Asha Patil', exact: true }).click();
  const needed = [
    page.getByRole('region', { name: 'मैसेज' }),
    page.getByRole('link', { name: 'फ़ोन करें' }),
    page.getByRole('button', { name: 'डॉक्टर के लिए' }),
    page.getByText('यह आखिरी है'),
  ];
  for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'तैयार जवाब' }).click();
  await expect(page.getByRole('link', { name: 'क्या लाएँ' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'लिस्ट पर वापस' }).click();
  await page.getByRole('banner').getByText('और', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'लॉग आउट' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'लॉग आउट' }).click();
  await expect(heading(page, 'लॉग इन')).toBeVisible();

  const context = await browser.newContext({ baseURL: clinic.site.url, locale: 'mr-IN' });
  const other = await context.newPage();
  await other.goto('/desk/notices');
  await other.getByLabel('ईमेल').fill(email);
  await other.getByLabel('पासवर्ड', { exact: true }).fill('not the password');
  await other.getByRole('button', { name: 'लॉग इन करा' }).click();
  await expect(other.getByRole('alert')).toHaveText('ईमेल किंवा पासवर्ड चुकीचा आहे.');
  await other.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'लॉग इन करा' }).click();
  await expect(heading(other, 'सूचनाएँ')).toBeVisible();
  await context.close();
});
