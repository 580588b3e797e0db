import { expect, it, onTestFinished } from 'vitest';
import { phoneText } from '../../support/content/sample-clinic.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { textOf } from '../../support/site/web-page.ts';
import { patient, type RequestPageContext } from './page-context.ts';

/** What the page says about calls, answers, and offers on days on which the clinic has closed since. */
export function contactTests(context: RequestPageContext): void {
  const { send, pageAt, textAt, headingAt, move, offer, answer } = context;

  it('the private page says that the clinic tried to call or has replied, and names the next step, until the patient asks for a time', async () => {
    const [promise, noAnswer, replyText] = ['तक जवाब देंगे', 'बात नहीं हो पाई', 'आपके मैसेज का जवाब दिया'];
    const path = await send('hi');
    await move(path, 'new', 'no-answer');
    expect(await textAt(path)).toContain(noAnswer);
    expect(await textAt(path)).toContain(phoneText);
    expect(await textAt(path)).not.toContain(promise);
    const [box] = (await pageAt(path)).page.select('main input[name=half-day]');
    await move(path, 'answered');
    expect(await textAt(path)).toContain(replyText);
    expect(await textAt(path)).not.toContain(noAnswer);
    await move(path, 'new');
    expect(await textAt(path), 'undone').toContain(promise);

    await move(path, 'new', 'no-answer');
    const outcome = await answer(path, 'asked', '', box?.attribs['value'] ?? '');
    expect(outcome.get('outcome')).toBe('done');
    expect(await textAt(path)).toContain('आपने ये समय चुने');
    expect(await textAt(path)).not.toContain(noAnswer);

    await move(path, 'answered');
    await offer(path);
    expect(await textAt(path)).not.toContain(replyText);
  });

  it('the private page promises no time after emergency words, nor once a message is archived', async () => {
    const [promise, ambulance, archivedText] = [
      'तक जवाब देंगे',
      'तुरंत 108 पर फ़ोन करें',
      'आपको अब भी जवाब चाहिए',
    ];
    const urgentPath = await send('hi', { message: 'Papa ke seene me dard hai' });
    const otherPath = await send('hi');
    expect(await textAt(urgentPath)).toContain(ambulance);
    expect(await textAt(urgentPath)).toContain(phoneText);
    expect(await textAt(urgentPath)).not.toContain(promise);
    expect(await textAt(otherPath)).toContain(promise);
    expect(await textAt(otherPath)).not.toContain(ambulance);
    await move(otherPath, 'archived');
    expect(await textAt(otherPath)).toContain(archivedText);
    expect(await textAt(otherPath)).not.toContain(promise);
  });

  it('the private page shows no next step once none will follow: after a message was answered or archived', async () => {
    const path = await send();
    const steps = async () => (await pageAt(path)).page.select('ol > li').map(textOf);
    const [firstStep] = await steps();
    for (const tab of ['answered', 'archived'] as const) {
      await move(path, tab);
      expect(await steps(), tab).toEqual([firstStep]);
    }
    await offer(path);
    expect(await steps(), 'once a time is offered after all').toHaveLength(4);
  });

  it('the private page says when the clinic has promised to call, until that time has come', async () => {
    const path = await send();
    const callPromise = 'We will call you on';
    const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString();
    await move(path, 'new', 'call-back', inHours(20));
    expect(await textAt(path)).toContain(callPromise);
    expect(await textAt(path)).not.toContain('We answer by');
    await move(path, 'new', 'call-back', inHours(-1));
    expect(await textAt(path)).not.toContain(callPromise);

    await move(path, 'new', 'call-back', inHours(20));
    await offer(path);
    expect(await textAt(path), 'besides a time that is offered').toContain(callPromise);
    await answer(path, 'agreed');
    expect(await textAt(path), 'besides an agreed visit').toContain(callPromise);
    await answer(path, 'asked', 1, '2030-01-01-morning');
    expect(await textAt(path), 'in place of a time for another offer').toContain(callPromise);
    expect(await textAt(path)).not.toContain('We will offer you another time by');
    await move(path, 'answered');
    expect(await textAt(path)).not.toContain(callPromise);
  });

  it('the private page promises an answer by email, not a call, if the number cannot be right', async () => {
    for (const phone of ['98765', 'not now', '९८२६०१२३४', patient.phone]) {
      const { body } = await post(context.site.url, anEnquiry({ phone }));
      const canOnlyReplyByEmail = phone !== patient.phone;
      expect([phone, body.canOnlyReplyByEmail]).toEqual([phone, canOnlyReplyByEmail]);
      const main = await textAt(body.request ?? '');
      expect(main.includes('we will answer by email'), phone).toBe(canOnlyReplyByEmail);
    }
  });

  /** Closes the clinic on the day of a page's offer, or all but half an hour of it, until the end of the test. */
  const closeDayOf = async (path: string, hasOtherHours = false) => {
    const { database, config } = context.site.services;
    const { visit_at } = await database
      .selectFrom('requests')
      .select('visit_at')
      .where('token', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    const at = Temporal.Instant.from(visit_at ?? '').toZonedDateTimeISO('Asia/Kolkata');
    const day = at.toPlainDate().toString();
    const otherHours =
      at.hour < 12 ? { opens: '23:00', closes: '23:30' } : { opens: '01:00', closes: '01:30' };
    config.clinic.facts.days = [
      { from: day, to: day, hours: hasOtherHours ? otherHours : undefined },
    ];
    const reopen = () => {
      config.clinic.facts.days = [];
    };
    onTestFinished(reopen);
    return reopen;
  };

  it('the private page tells a patient not to come at a time at which the clinic has closed since, and lets nobody accept it', async () => {
    const path = await send();
    await offer(path);
    const reopen = await closeDayOf(path);
    expect((await answer(path, 'agreed')).get('outcome')).toBe('changed');
    const { page } = await pageAt(path);
    expect(textOf(page.one('h1'))).toMatch(/^The clinic is closed on .+ is cancelled\.$/);
    const main = textOf(page.one('main'));
    expect(main).toContain('Please do not come then.');
    expect(main).toContain('This time is cancelled');
    expect(main, 'it was only offered').not.toContain('calendar');
    expect(page.select('form:has([value=agreed])')).toEqual([]);
    expect(page.select('form:has([value=asked])')).toHaveLength(1);

    // An agreed visit is not dropped silently either.
    reopen();
    expect((await answer(path, 'agreed')).get('outcome')).toBe('done');
    const calendar = async () => (await fetch(`${context.site.url}${path}/visit.ics`)).status;
    expect(await calendar()).toBe(200);
    await closeDayOf(path);
    const { page: agreedPage } = await pageAt(path);
    expect(textOf(agreedPage.one('h1'))).toMatch(/^The clinic is closed on /);
    expect(agreedPage.select('a[href$="/visit.ics"]')).toEqual([]);
    expect(await calendar(), 'from a page that is still open').toBe(404);
    await closeDayOf(path, true);
    expect(await headingAt(path), 'not of the whole day').toMatch(
      /^The clinic is closed on .+ [AP]M$/,
    );

    // A time offered with a reason, although the clinic is closed then, stays valid unless its hours change later.
    await context.site.services.database
      .updateTable('offers')
      .set({ reason: 'An emergency.', day_hours: '[]' })
      .execute();
    await closeDayOf(path);
    expect(await headingAt(path)).toMatch(/^Your visit: /);
    await closeDayOf(path, true);
    expect(await headingAt(path)).toMatch(/^The clinic is closed on /);
  });
}
