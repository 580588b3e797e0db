import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { closeDay } from '../../server/notices/closed-days.ts';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { noteChange } from '../../server/site-changes.ts';
import { noticesOn, openPage, untilNotices, untilPage } from '../support/content/notices.ts';
import { faultsOf } from '../support/content/schema-org.ts';
import { keptFilesOf } from '../support/site/kept-files.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';
import { freshSqlite } from '../support/temporary.ts';

/** Changes by staff are looked for more often than usual. */
const quick = { changesInterval: 50, contentInterval: 50 };

const DATABASE_URL = freshSqlite();
let site: InProcessSite;
let database: Database;

beforeAll(async () => {
  site = await startInProcess({ DATABASE_URL }, quick, { pages: true });
  database = await openDatabase(DATABASE_URL);
});
afterAll(async () => {
  await site.close();
  await database.destroy();
});
beforeEach(async () => {
  await database.deleteFrom('closed_days').execute();
  await noteChange(database, 'notices');
  await untilNotices(site);
});

describe('a day on which staff have closed the clinic', () => {
  const day = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString();
  const close = (each: string) => closeDay(database, { day: each, actor: 'Meera Joshi' });

  it('is shown below the hours, to search engines, and by the mark that says whether it is open', async () => {
    for (const days of [6, 5, 90]) await close(day(days));
    // A poll between two of them shows only some.
    const last = day(90);
    await untilPage(
      site,
      (page) => JSON.stringify(page.jsonLd('LocalBusiness')).includes(last),
      '/',
    );
    const spans = [
      { from: day(5), to: day(6) },
      { from: day(90), to: day(90) },
    ];
    const special = spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    }));
    for (const path of ['/', '/hi/contact', '/locations/bhandara']) {
      const page = await openPage(site, path);
      for (const type of ['MedicalClinic', 'LocalBusiness']) {
        const [record] = page.jsonLd(type);
        expect(record?.['specialOpeningHoursSpecification'], `${path} ${type}`).toEqual(special);
      }
      const [mark] = page.select('[data-open-now]');
      expect(JSON.parse(mark?.attribs['data-open-now'] ?? '{}')).toMatchObject({ closed: spans });
      expect(noticesOn(page), 'at the top stands only what staff write').toEqual([]);
    }
    const home = await openPage(site, '/');
    expect(faultsOf(home.jsonLd('LocalBusiness'))).toEqual([]);
    // A day more than a month away is not shown to visitors yet.
    const told = new Set(home.select('main span[data-notice]').map(textOf));
    const days = /^Closed from \d+ \w+( \d{4})? to \d+ \w+ \d{4}\.$/;
    expect([...told]).toEqual([expect.stringMatching(days)]);
  });

  it('is shown below the hours when it comes near, even if it was closed long before', async () => {
    await close(day(40));
    const services = await createServices(readConfig({ DATABASE_URL, LOG_LEVEL: 'silent' }));
    const options = { kept: keptFilesOf(), isAhead: false, contentInterval: 50 };
    const app = createServer(services, await openSite(services, options));
    const told = async () => {
      const { body } = await app.inject('/');
      return new WebPage('/', body).select('main span[data-notice]').length > 0;
    };
    expect(await told()).toBe(false);
    const later = Temporal.Now.instant().add({ hours: 11 * 24 });
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(later);
    vi.spyOn(Temporal.Now, 'plainDateISO').mockImplementation((zone) =>
      later.toZonedDateTimeISO(zone ?? 'UTC').toPlainDate(),
    );
    const isTold = async () => expect(await told()).toBe(true);
    await vi.waitFor(isTold, { timeout: 600_000, interval: 50 }).finally(vi.restoreAllMocks);
    await app.close();
    await services.close();
  });

  it('cannot be chosen on the contact page', async () => {
    const wishes = async () =>
      (await openPage(site, '/contact')).select('a[data-half-day]').map(({ attribs }) => attribs);
    const [first] = await wishes();
    const [wished = ''] = /\d{4}-\d\d-\d\d/.exec(first?.['href'] ?? '') ?? [];
    await close(wished);
    const isGone = async () => expect(JSON.stringify(await wishes())).not.toContain(wished);
    await vi.waitFor(isGone, { timeout: 600_000, interval: 50 });
  });
});
