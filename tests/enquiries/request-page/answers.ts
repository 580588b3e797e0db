import { expect, it, onTestFinished } from 'vitest';
import { answeredOn, answerOn } from '../../support/site/visitor.ts';
import { textOf, type WebPage } from '../../support/site/web-page.ts';
import { sent, type UsedRequestPage } from './used-page.ts';

/** What a patient reads and answers on the page of her request. */
export function answerTests(used: UsedRequestPage): void {
  const { send, pageAt, offer } = used;

  it('leads from an offer to the agreed visit, which can be saved in a calendar without the patient’s name', async () => {
    const path = await send();
    expect((await fetch(`${used.site.url}${path}/visit.ics`)).status, 'not agreed yet').toBe(404);
    await offer(path);
    const { page } = await pageAt(path);
    expect(textOf(page.one('main'))).toContain('Please come fasting.');
    const form = page.one(`form:has([value=agreed])[action="${path}"]`);
    expect(form.attribs['method']).toBe('post');
    const version = page.one('form:has([value=agreed]) [name=offer]').attribs['value'] ?? '';
    const accepted: [string, string][] = [
      ['answer', 'agreed'],
      ['offer', version],
    ];
    expect(await answerOn(used.site.url, path, accepted)).toBe('done');
    const { page: agreed } = await pageAt(`${path}?told=done&offer=${version}`);
    expect(textOf(agreed.one('[role=status]'))).toBe('We have your answer.');
    expect(textOf(agreed.one('h1'))).toMatch(/^Your visit: /);
    const link = agreed.one('a[href$="/visit.ics"]').attribs['href'] ?? '';
    const calendar = await fetch(used.site.url + link);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('cache-control')).toBe('no-store');
    const event = await calendar.text();
    expect(event).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:\d{8}T\d{6}Z\r\n.*END:VCALENDAR\r\n$/s);
    expect(event.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P/g)).toHaveLength(2);
    const lines = event.replaceAll('\r\n ', '');
    expect(lines).toMatch(/DESCRIPTION:Please come fasting\..*The medicines you take.*440018/);
    expect(event).not.toContain(sent.name);
    expect(event).not.toContain(path.split('/').at(-1));
    const starts_at = new Date(Date.now() - 4 * 3_600_000).toISOString();
    await used.site.services.database.updateTable('offers').set({ starts_at }).execute();
    const { page: past } = await pageAt(path);
    expect(textOf(past.one('h1'))).toMatch(/^Your visit was on /);
    expect(past.select('a[href$="/visit.ics"], input[value=agreed]')).toEqual([]);
    expect(past.select('main a[href="/contact"]')).toHaveLength(1);
  });

  it('says that the clinic has changed a time that it had offered', async () => {
    const path = await send();
    await offer(path);
    const changed = 'We had to change the time.';
    expect(textOf((await pageAt(path)).page.one('main'))).not.toContain(changed);
    const before = /on (.+)\?$/.exec(textOf((await pageAt(path)).page.one('h1')))?.[1];
    await offer(path);
    const main = textOf((await pageAt(path)).page.one('main'));
    expect(main).toContain(`${changed} It was ${before}: please do not come then.`);
  });

  it.each([
    ['unchosen', []],
    ['many', ['1', '2', '3', '4'].map((day) => ['half-day', `2030-01-0${day}-morning`])],
  ] as [string, [string, string][]][])(
    'no longer says that nothing has changed (%s) once something has',
    async (told, halfDays) => {
      const path = await send();
      await offer(path);
      const since = (page: WebPage) =>
        page.one('form:has([value=asked]) [name=since]').attribs['value'] ?? '';
      const ask = (page: WebPage): [string, string][] => [
        ['answer', 'asked'],
        ['offer', '1'],
        ['since', since(page)],
        ...halfDays,
      ];
      const said = async (query: URLSearchParams) =>
        (await pageAt(`${path}?${query}`)).page.select('[role=status]').length > 0;
      const first = await answeredOn(used.site.url, path, ask((await pageAt(path)).page));
      expect([first.get('told'), await said(first)]).toEqual([told, true]);
      await answerOn(used.site.url, path, [
        ['answer', 'agreed'],
        ['offer', '1'],
      ]);
      expect(await said(first), 'back in history').toBe(false);
      const second = await answeredOn(used.site.url, path, ask((await pageAt(path)).page));
      expect(await said(second), 'of the visit that is agreed').toBe(true);
      await offer(path);
      expect(await said(second), 'with another offer').toBe(false);
    },
  );

  it('lets a patient ask for a time, not for another time, if none was ever offered', async () => {
    const path = await send('hi');
    const { page: received } = await pageAt(path);
    expect(textOf(received.one('form:has([value=cancelled]) button'))).toBe(
      'हाँ, मुझे अब जवाब नहीं चाहिए',
    );
    await answerOn(used.site.url, path, [
      ['answer', 'cancelled'],
      ['offer', ''],
    ]);
    const form = textOf((await pageAt(path)).page.one('form:has([value=asked])'));
    expect(form).toContain('डॉक्टर से मिलने का समय माँगें');
    expect(form).not.toContain('दूसरा समय');
    await answerOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', ''],
      ['half-day', '2030-01-01-morning'],
    ]);
    const { page: asked } = await pageAt(path);
    expect(textOf(asked.one('h1'))).toBe('आपने मिलने का समय माँगा है');
    expect(textOf(asked.one('main'))).not.toContain('दूसरा समय');
  });

  it('no longer says that it has an answer once another time is offered', async () => {
    const path = await send();
    await offer(path);
    await answerOn(used.site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);
    await offer(path);
    const { page } = await pageAt(`${path}?told=done&offer=1`);
    expect(page.select('[role=status]')).toEqual([]);
  });

  it('keeps the chosen half days if the wish could not be recorded', async () => {
    const path = await send('mr');
    await offer(path);
    const boxes = (page: WebPage) => page.select('input[name=half-day]');
    const chosen = boxes((await pageAt(path)).page)
      .slice(1, 5)
      .map(({ attribs }) => attribs['value'] ?? '');
    const asked = chosen.map((day): [string, string] => ['half-day', day]);
    const answered = await answeredOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', '1'],
      ...asked,
    ]);
    expect(answered.get('told')).toBe('many');
    const { page } = await pageAt(`${path}?${answered}`);
    const ticked = boxes(page).filter(({ attribs }) => 'checked' in attribs);
    expect(ticked.map(({ attribs }) => attribs['value'])).toEqual(chosen);
  });

  it('tells a patient not to come at a time at which the clinic has closed since, and takes no yes to it', async () => {
    const { database, config } = used.site.services;
    const { facts } = config.clinic;
    const path = await send();
    await offer(path);
    const token = path.split('/').at(-1) ?? '';
    const stored = await database
      .selectFrom('requests')
      .innerJoin('offers', 'offers.enquiry_id', 'requests.enquiry_id')
      .select(['offers.enquiry_id', 'starts_at'])
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const visit = Temporal.Instant.from(stored.starts_at).toZonedDateTimeISO('Asia/Kolkata');
    const day = visit.toPlainDate().toString();
    const days = { from: day, to: day };
    const otherHours =
      visit.hour < 12 ? { opens: '23:00', closes: '23:30' } : { opens: '01:00', closes: '01:30' };
    const yes: [string, string][] = [
      ['answer', 'agreed'],
      ['offer', '1'],
    ];
    facts.days = [days];
    onTestFinished(() => {
      facts.days = [];
    });
    expect(await answerOn(used.site.url, path, yes)).toBe('changed');
    const { page } = await pageAt(path);
    expect(textOf(page.one('h1'))).toMatch(/^The clinic is closed on /);
    expect(textOf(page.one('main'))).toContain('Please do not come then.');
    expect(page.select('form:has([value=agreed])')).toEqual([]);
    expect(page.select('form:has([value=asked])')).toHaveLength(1);

    // A visit that was agreed before is not dropped without a word either.
    facts.days = [];
    expect(await answerOn(used.site.url, path, yes)).toBe('done');
    facts.days = [days];
    const { page: agreed } = await pageAt(path);
    expect(textOf(agreed.one('h1'))).toMatch(/^The clinic is closed on /);
    expect(agreed.select('a[href$="/visit.ics"]')).toEqual([]);

    // A time that was offered with a reason although the clinic is closed then stands, unless its hours change later.
    await database
      .updateTable('offers')
      .set({ reason: 'An emergency.', day_hours: '[]' })
      .where('enquiry_id', '=', stored.enquiry_id)
      .execute();
    expect(textOf((await pageAt(path)).page.one('h1'))).toMatch(/^Your visit: /);
    facts.days = [{ ...days, hours: otherHours }];
    expect(textOf((await pageAt(path)).page.one('h1'))).toMatch(/^The clinic is closed on /);
  });
}
