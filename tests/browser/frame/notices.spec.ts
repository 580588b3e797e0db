import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForNotices } from '../../support/content/notices.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { recordShifts, shiftOf } from '../looks/shifts.ts';
import { bar } from '../looks/visible.ts';
import { expect, type Page, stressIf, test } from '../site.ts';

// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

const sentence =
  'Closed on 3 December for the wedding of a colleague. Emergencies are taken as always: call 108.';

let server: InProcessSite;
let url: string;

test.beforeAll(async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  await cp(join(import.meta.dirname, '../../../clinic'), clinic, { recursive: true });
  await writeFile(join(clinic, 'days.yaml'), '- day: 2098-12-03\n');
  const notice = { id: 'wedding', from: '2026-01-01T00:00', until: '2098-12-03T00:00' };
  const notices = [{ ...notice, text: { en: sentence } }];
  // JSON is YAML.
  await writeFile(join(clinic, 'notices.yaml'), JSON.stringify(notices));
  const environment = { DATABASE_URL: freshSqlite(), CLINIC_DIR: clinic };
  server = await startInProcess(environment, {}, { pages: true });
  url = server.url;
  await waitForNotices(server, sentence);
});
test.afterAll(() => server.close());
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });
const noticeOn = (page: Page) => page.locator('main > [data-notice]');

for (const [locale, position] of [
  ['en-IN', ''],
  ['hi-IN', ', below the suggestion of another language'],
] as const) {
  test.describe(`a long notice on the smallest phone${position}`, stressIf(position === ''), () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test('takes two lines, shifts nothing, and leaves the emergency buttons in view', async ({
      page,
    }) => {
      await recordShifts(page);
      await page.goto('/');
      await expect(noticeOn(page).locator('p')).toHaveText(sentence);
      await expect(page.locator('[data-language-suggestion]:visible')).toHaveCount(
        position ? 1 : 0,
      );
      expect((await noticeOn(page).boundingBox())?.height).toBeLessThan(72);
      const top = (await bar(page).boundingBox())?.y;
      for (const name of ['Call 108', 'Call the clinic']) {
        const button = await page.locator('#home').getByRole('link', { name }).boundingBox();
        expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual(top ?? 0);
      }
      expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await noticeOn(page).locator('summary').click();
      expect((await noticeOn(page).boundingBox())?.height).toBeGreaterThan(72);
      await expect(noticeOn(page).getByRole('link', { name: '108' })).toBeVisible();
    });
  });
}

test('a page that was rendered long ago hides an expired notice, and says when the clinic opens after a closed day', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2098-12-03T12:00:00+05:30'));
  await page.goto('/');
  await expect(noticeOn(page)).toBeHidden();
  await expect(page.locator('#home [data-open-now]')).toHaveText('Opens Thursday 10:00 AM');
});
