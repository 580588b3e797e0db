import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishedResponse } from '../../../shared/desk/content.ts';
import { visitTimesResponse } from '../../../shared/desk/visits.ts';
import { noticesOn, openPage } from '../../support/content/notices.ts';
import { selectIn, textOf } from '../../support/site/web-page.ts';
import {
  contentRequests,
  expectResponse,
  patience,
  useContentDesk,
} from '../content/content-desk.ts';

const zone = 'Asia/Kolkata';
const dayIn = (days: number) => Temporal.Now.plainDateISO(zone).add({ days }).toString();

describe('a publication of days and notices by reception', () => {
  const desk = useContentDesk('SQLite', 'clinic');
  const reception = contentRequests(() => desk.reception);
  afterEach(() => vi.restoreAllMocks());

  it('shows a closed afternoon below the opening hours, to search engines, in “Open now”, among the half days of the form and at the desk', async () => {
    const halfDays = async () =>
      JSON.stringify(
        (await openPage(desk.site, '/contact'))
          .select('input[name=half-day]')
          .map(({ attribs }) => attribs),
      );
    const [date = ''] = /\d{4}-\d\d-\d\d/.exec(await halfDays()) ?? [];
    expect(await halfDays()).toContain(`${date}-afternoon`);
    const hours = { opens: '10:00', closes: '13:00' };
    const days = [
      { day: dayIn(90), to: dayIn(92) },
      { day: date, ...hours, reason: 'A wedding' },
    ];
    const { number } = await expectResponse(
      publishedResponse,
      reception.publishNow(['days.yaml', '', days]),
    );
    const specialDays = [
      { from: date, to: date, hours },
      { from: dayIn(90), to: dayIn(92) },
    ];
    for (const path of ['/', '/hi/contact', '/locations/bhandara']) {
      const page = await openPage(desk.site, path);
      const specialHours = page.jsonLd('LocalBusiness')[0]?.['specialOpeningHoursSpecification'];
      expect(specialHours, path).toEqual(
        specialDays.map(({ from, to, hours: open = { opens: '00:00', closes: '00:00' } }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: from,
          validThrough: to,
          ...open,
        })),
      );
      const openNow = page.select('[data-open-now]')[0]?.attribs['data-open-now'];
      expect(JSON.parse(openNow ?? '{}').specialDays).toEqual(specialDays);
      expect(page.select('main span[data-notice]').length).toBeGreaterThan(0);
      expect(page.text, 'the reason').not.toContain('A wedding');
      expect(noticesOn(page)).toEqual([]);
    }
    const home = await openPage(desk.site, '/');
    // The days that are more than a month away are not shown to visitors yet.
    expect([...new Set(home.select('main span[data-notice]').map(textOf))]).toEqual([
      expect.stringMatching(/^Open 10:00 AM to 1:00 PM on \w+, \d+ \w+\.$/),
    ]);
    expect(await halfDays()).toContain(`${date}-morning`);
    expect(await halfDays()).not.toContain(`${date}-afternoon`);
    const times = await expectResponse(visitTimesResponse, desk.reception.get('/visits/times'));
    expect(times.specialDays).toEqual(expect.arrayContaining(specialDays));
    await expectResponse(publishedResponse, reception.undo(number));
    expect(await halfDays()).toContain(`${date}-afternoon`);
  });

  it('shows notices from their beginning until their end in the clinic’s time zone, several at once, as text in which only phone numbers are links', async () => {
    const attack = `</p><script>alert("1")</script> & '$&' {"a":1} Call 108.`;
    const notices = [
      {
        id: 'closed',
        from: '2098-11-30T00:00',
        until: '2098-12-03T20:00',
        text: { en: 'closed', mr: 'मराठी closed' },
      },
      { id: 'late', from: '2098-11-30T09:00', until: '2098-11-30T23:59', text: { en: attack } },
    ];
    await expectResponse(publishedResponse, reception.publishNow(['notices.yaml', '', notices]));
    const setTime = (time: string) => {
      const now = Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant();
      vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
    };
    const noticesAt = async (path = '/') => noticesOn(await openPage(desk.site, path));
    const textsAt = async (path = '/') => (await noticesAt(path)).map(textOf);
    for (const [time, texts] of [
      ['2098-11-29T23:59', []],
      ['2098-11-30T00:00', ['closed']],
      ['2098-11-30T09:00', ['closed', attack]],
    ] as const) {
      setTime(time);
      await expect.poll(() => textsAt(), patience).toEqual(texts);
    }
    const [, lateNotice] = await noticesAt();
    if (!lateNotice) throw new Error('the notice is not shown');
    expect(selectIn(lateNotice, 'a').map(({ attribs }) => attribs['href'])).toEqual(['tel:108']);
    expect(selectIn(lateNotice, 'script, style, [style], [onclick]')).toEqual([]);
    setTime('2098-12-03T19:59');
    await expect.poll(() => textsAt(), patience).toEqual(['closed']);
    await expect.poll(() => textsAt('/mr/contact'), patience).toEqual(['मराठी closed']);
    const [notice] = await noticesAt('/hi/nothing');
    expect([notice && textOf(notice), notice?.attribs['lang']]).toEqual(['closed', 'en']);
    setTime('2098-12-03T20:00');
    await expect.poll(() => textsAt(), patience).toEqual([]);
  });
});
