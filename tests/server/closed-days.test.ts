import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { closeDays } from '../../server/notices/closed-days.ts';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { noticesOn, openPage, untilPage } from '../support/content/notices.ts';
import { faultsOf } from '../support/content/schema-org.ts';
import { keptFilesOf } from '../support/site/kept-files.ts';
import { serveNotices } from '../support/site/notices-site.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

const used = serveNotices('closed_days');

describe('a day on which staff have closed the clinic, or changed its hours', () => {
  const day = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString();
  const close = (each: string) =>
    closeDays(used.database, { days: { from: each, to: each }, actor: 'Meera Joshi' });

  it('is shown below the hours, to search engines, and by the mark that says whether the clinic is open', async () => {
    const morning = { from: day(8), to: day(8) };
    const hours = { opens: '11:00', closes: '13:00' };
    await closeDays(used.database, { days: morning, hours, actor: 'Meera Joshi' });
    for (const days of [6, 5, 90]) await close(day(days));
    // The server may read them between two of these, and then shows only some.
    const last = day(90);
    await untilPage(
      used.site,
      (page) => JSON.stringify(page.jsonLd('LocalBusiness')).includes(last),
      '/',
    );
    const spans = [
      { from: day(5), to: day(6) },
      { from: day(8), to: day(8), hours: { opens: '11:00', closes: '13:00' } },
      { from: day(90), to: day(90) },
    ];
    const special = spans.map(({ from, to, hours = { opens: '00:00', closes: '00:00' } }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      ...hours,
    }));
    for (const path of ['/', '/hi/contact', '/locations/bhandara']) {
      const page = await openPage(used.site, path);
      for (const type of ['MedicalClinic', 'LocalBusiness']) {
        const [record] = page.jsonLd(type);
        expect(record?.['specialOpeningHoursSpecification'], `${path} ${type}`).toEqual(special);
      }
      const [mark] = page.select('[data-open-now]');
      expect(JSON.parse(mark?.attribs['data-open-now'] ?? '{}')).toMatchObject({
        specialDays: spans,
      });
      expect(noticesOn(page), 'at the top stands only what staff write').toEqual([]);
    }
    const home = await openPage(used.site, '/');
    // A day more than a month away is not shown to visitors yet.
    const told = new Set(home.select('main span[data-notice]').map(textOf));
    expect([...told]).toEqual([
      expect.stringMatching(/^Closed from \d+ \w+( \d{4})? to \d+ \w+ \d{4}\.$/),
      expect.stringMatching(/^Open 11:00 AM to 1:00 PM on \w+, \d+ \w+ \d{4}\.$/),
    ]);
  });

  it('conforms to the vocabulary of schema.org', { tags: ['stress'] }, async () => {
    await close(day(6));
    const business = (page: WebPage) => page.jsonLd('LocalBusiness');
    const isTold = (page: WebPage) => JSON.stringify(business(page)).includes(day(6));
    await untilPage(used.site, isTold, '/');
    expect(faultsOf(business(await openPage(used.site, '/')))).toEqual([]);
  });

  it('is shown below the hours when it comes near, even if it was closed long before', {
    tags: ['stress'],
  }, async () => {
    await close(day(40));
    const services = await createServices(
      readConfig({ DATABASE_URL: used.DATABASE_URL, LOG_LEVEL: 'silent' }),
    );
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
      (await openPage(used.site, '/contact'))
        .select('input[name=half-day]')
        .map(({ attribs }) => attribs);
    const [first] = await wishes();
    const [wished = ''] = /\d{4}-\d\d-\d\d/.exec(first?.['id'] ?? '') ?? [];
    await close(wished);
    const isGone = async () => expect(JSON.stringify(await wishes())).not.toContain(wished);
    await vi.waitFor(isGone, { timeout: 600_000, interval: 50 });
  });
});
