import { expect, it, onTestFinished } from 'vitest';
import { closeDays, openDays } from '../../../server/notices/closed-days.ts';
import { answerOn } from '../../support/site/visitor.ts';
import { textOf } from '../../support/site/web-page.ts';
import type { UsedRequestPage } from './used-page.ts';

/** What a patient reads of a visit on a day on which the clinic has closed since. */
export function closedVisitTests(used: UsedRequestPage): void {
  const { send, pageAt, offer } = used;

  /** Closes the day of the offer on a page until the end of the test, or all of it but for half an hour. */
  const closeDayOf = async (path: string, isOpenElse = false) => {
    const { database } = used.site.services;
    const { visit_at } = await database
      .selectFrom('requests')
      .select('visit_at')
      .where('token', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    const at = Temporal.Instant.from(visit_at ?? '').toZonedDateTimeISO('Asia/Kolkata');
    const day = at.toPlainDate().toString();
    const days = { from: day, to: day };
    const otherHours =
      at.hour < 12 ? { opens: '23:00', closes: '23:30' } : { opens: '01:00', closes: '01:30' };
    const hours = isOpenElse ? otherHours : undefined;
    await closeDays(database, { days, hours, actor: 'Meera' });
    onTestFinished(async () => {
      await openDays(database, days);
    });
  };
  const accept = (path: string) =>
    answerOn(used.site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);

  it.each([
    [
      'en',
      /^The clinic is closed on \p{L}+,? \d+ \p{L}+\. Your visit at [\d:]+ [AP]M will not take place\.$/u,
      ['This time no longer stands', 'delete it there too', 'When can you come?'],
      ['Agreed', 'better', 'You can change this'],
    ],
    [
      'hi',
      /^[^\d]+, \d+ [^\d]+ को क्लिनिक बंद रहेगा। [^\d]+ [\d:]+ बजे की आपकी मुलाकात नहीं होगी।$/u,
      ['यह समय कैंसल हो गया', 'कैलेंडर में जोड़ा हो तो वहाँ से भी हटा दें', 'आप कब आ सकते हैं?'],
      ['समय पक्का हुआ', 'बेहतर', 'बदल सकते हैं'],
    ],
    [
      'mr',
      /^[^\d]+, \d+ [^\d]+ रोजी क्लिनिक बंद राहील\. [^\d]+ [\d:]+ वाजताची तुमची भेट होणार नाही\.$/u,
      ['ही वेळ आता रद्द झाली', 'तिथूनही काढून टाका', 'तुम्ही कधी येऊ शकता?'],
      ['वेळ पक्की झाली', 'जास्त सोयीची', 'बदलू शकता'],
    ],
  ])(
    'says that a visit will not take place, and asks when instead (%s)',
    async (language, heading, said, unsaid) => {
      const path = await send(language);
      await offer(path);
      await accept(path);
      await closeDayOf(path);
      const { page } = await pageAt(path);
      expect(textOf(page.one('h1')).replaceAll('\u00a0', ' ')).toMatch(heading);
      const main = textOf(page.one('main'));
      for (const text of said) expect(main).toContain(text);
      for (const text of unsaid) expect(main).not.toContain(text);
      expect(page.select('form:has([value=asked])')).toHaveLength(1);
    },
  );

  it('is not in the calendar file any more, which a page that is still open leads to', async () => {
    const path = await send();
    await offer(path);
    await accept(path);
    const calendar = async () => (await fetch(`${used.site.url}${path}/visit.ics`)).status;
    expect(await calendar()).toBe(200);
    await closeDayOf(path);
    expect(await calendar()).toBe(404);
  });

  it('does not speak of a visit or a calendar where a time was only offered', async () => {
    const path = await send();
    await offer(path);
    await closeDayOf(path);
    const { page } = await pageAt(path);
    expect(textOf(page.one('h1'))).toMatch(/^The clinic is closed on .+ does not stand\.$/);
    expect(textOf(page.one('main'))).toContain('This time no longer stands');
    expect(textOf(page.one('main'))).not.toContain('calendar');
  });

  it('does not say that the whole day is closed where only the hours are others', async () => {
    const path = await send();
    await offer(path);
    await accept(path);
    await closeDayOf(path, true);
    const heading = textOf((await pageAt(path)).page.one('h1'));
    expect(heading).toMatch(/^The clinic is closed on .+ [AP]M$/);
  });
}
