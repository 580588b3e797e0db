import { expect, it } from 'vitest';
import { postAnswer } from '../../support/site/visitor.ts';
import { textOf, type WebPage } from '../../support/site/web-page.ts';
import { patient, type RequestPageContext } from './page-context.ts';

/** The texts and answers on the page of a patient's request. */
export function answerTests(context: RequestPageContext): void {
  const { send, pageAt, textAt, headingAt, offer, answer } = context;

  it('the private page leads from an offer to the agreed visit, which can be saved in a calendar without the patient’s name', async () => {
    const path = await send();
    expect((await fetch(`${context.site.url}${path}/visit.ics`)).status, 'not agreed yet').toBe(
      404,
    );
    await offer(path);
    const { page } = await pageAt(path);
    expect(textOf(page.one('main'))).toContain('Please come fasting.');
    const form = page.one(`form:has([value=agreed])[action="${path}"]`);
    expect(form.attribs['method']).toBe('post');
    const version = page.one('form:has([value=agreed]) [name=offer]').attribs['value'] ?? '';
    expect((await answer(path, 'agreed', Number(version))).get('outcome')).toBe('done');
    const { page: agreedPage } = await pageAt(`${path}?outcome=done&offer=${version}`);
    expect(textOf(agreedPage.one('[role=status]'))).toBe('We have your answer.');
    expect(textOf(agreedPage.one('h1'))).toMatch(/^Your visit: /);
    const link = agreedPage.one('a[href$="/visit.ics"]').attribs['href'] ?? '';
    const calendar = await fetch(context.site.url + link);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('cache-control')).toBe('no-store');
    const event = await calendar.text();
    expect(event).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:\d{8}T\d{6}Z\r\n.*END:VCALENDAR\r\n$/s);
    expect(event.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P/g)).toHaveLength(2);
    const lines = event.replaceAll('\r\n ', '');
    expect(lines).toMatch(/DESCRIPTION:Please come fasting\..*The medicines you take.*440018/);
    expect(event).not.toContain(patient.name);
    expect(event).not.toContain(path.split('/').at(-1));
    const starts_at = new Date(Date.now() - 4 * 3_600_000).toISOString();
    await context.site.services.database.updateTable('offers').set({ starts_at }).execute();
    const { page: pastPage } = await pageAt(path);
    expect(textOf(pastPage.one('h1'))).toMatch(/^Your visit was on /);
    expect(pastPage.select('a[href$="/visit.ics"], input[value=agreed]')).toEqual([]);
    expect(pastPage.select('main a[href="/contact"]')).toHaveLength(1);
  });

  it('the private page says that the clinic has changed a time that it had offered, and names the one that is left once another is asked for', async () => {
    const path = await send();
    await offer(path);
    const changeNotice = 'We had to change the time.';
    expect(await textAt(path)).not.toContain(changeNotice);
    const firstTime = /on (.+)\?$/.exec(await headingAt(path))?.[1];
    await offer(path);
    expect(await textAt(path)).toContain(
      `${changeNotice} It was ${firstTime}: please do not come then.`,
    );
    const secondTime = /on (.+)\?$/.exec(await headingAt(path))?.[1];
    await answer(path, 'asked', 2, '2030-01-01-morning');
    expect(await textAt(path)).toContain(`The time we offered, ${secondTime}, is yours only if`);
    expect(await textAt(path)).toContain('We will offer you another time by ');
    expect(await textAt(path)).not.toContain(changeNotice);
  });

  it.each([
    ['unchosen', []],
    ['many', ['1', '2', '3', '4'].map((day) => `2030-01-0${day}-morning`)],
  ])(
    'the private page no longer says that nothing has changed (%s) once something has',
    async (outcome, halfDays) => {
      const path = await send();
      await offer(path);
      const isNotified = async (query: URLSearchParams) =>
        (await pageAt(`${path}?${query}`)).page.select('[role=status]').length > 0;
      const askForTime = async () =>
        postAnswer(context.site.url, path, [
          ['answer', 'asked'],
          ['offer', '1'],
          ['since', context.sinceOf((await pageAt(path)).page)],
          ...halfDays.map((day): [string, string] => ['half-day', day]),
        ]);
      const firstOutcome = await askForTime();
      expect([firstOutcome.get('outcome'), await isNotified(firstOutcome)]).toEqual([
        outcome,
        true,
      ]);
      const agreedOutcome = await answer(path, 'agreed');
      expect(await isNotified(firstOutcome), 'back in history').toBe(false);
      expect(await isNotified(agreedOutcome)).toBe(true);
      const secondOutcome = await askForTime();
      expect(await isNotified(secondOutcome), 'of the visit that is agreed').toBe(true);
      await offer(path);
      expect(await isNotified(secondOutcome), 'with another offer').toBe(false);
      expect(await isNotified(agreedOutcome), 'with another offer').toBe(false);
    },
  );

  it('the private page says that an answer was not recorded, and stops saying so once another one is', async () => {
    const path = await send('hi');
    await offer(path);
    await offer(path);
    const refusal = await answer(path, 'agreed', 1);
    expect(refusal.get('outcome')).toBe('changed');
    const notices = async () => (await pageAt(`${path}?${refusal}`)).page.select('[role=status]');
    expect((await notices()).map(textOf).join()).toContain('आपका जवाब हम तक नहीं पहुँचा');
    expect((await answer(path, 'agreed', 2)).get('outcome')).toBe('done');
    expect(await notices(), 'above the visit that is agreed').toEqual([]);
    await answer(path, 'asked', 2, '2030-01-01-morning');
    expect(await notices(), 'after another time was asked for').toEqual([]);
    await answer(path, 'cancelled', 2);
    const lateOutcome = await answer(path, 'agreed', 2);
    const { page } = await pageAt(`${path}?${lateOutcome}`);
    expect(
      textOf(page.one('[role=status]')),
      'from a page opened before it was cancelled',
    ).toContain('आपका जवाब हम तक नहीं पहुँचा');
  });

  it('the private page keeps the chosen half days if they could not be recorded', async () => {
    const path = await send('mr');
    await offer(path);
    const boxesOn = (page: WebPage) => page.select('input[name=half-day]');
    const chosenDays = boxesOn((await pageAt(path)).page)
      .slice(1, 5)
      .map(({ attribs }) => attribs['value'] ?? '');
    const outcome = await answer(path, 'asked', 1, ...chosenDays);
    expect(outcome.get('outcome')).toBe('many');
    const { page } = await pageAt(`${path}?${outcome}`);
    const checkedBoxes = boxesOn(page).filter(({ attribs }) => 'checked' in attribs);
    expect(checkedBoxes.map(({ attribs }) => attribs['value'])).toEqual(chosenDays);
  });

  it('the private page says which visit was cancelled, by whom and when', async () => {
    const path = await send('hi');
    await offer(path);
    const time = /क्या (.+) बजे/.exec(await headingAt(path))?.[1];
    await answer(path, 'cancelled');
    const { page } = await pageAt(path);
    expect(textOf(page.one('h1'))).toBe(`${time} बजे की अपॉइंटमेंट कैंसल हो गई है`);
    const form = textOf(page.one('form:has([value=asked])'));
    expect(form, 'no time is left that another could replace').not.toContain('दूसरा समय');
    expect(form).toContain('डॉक्टर से मिलने का समय माँगें');
    expect(textOf(page.one('main'))).toMatch(/आपने इसे यहाँ .+ बजे कैंसल किया/);
    const steps = page.select('ol > li').map(textOf);
    expect(steps.at(-1)).toMatch(/^अपॉइंटमेंट कैंसल हुई/);
    expect(steps.join()).not.toContain('अभी नहीं');
  });

  it('the private page deletes the request, whatever its state, and keeps only the fact and time of the deletion', async () => {
    const { database, enquiries } = context.site.services;
    const deletedBefore = (await enquiries.list.readChanges()).deletedByPatients;
    const path = await send('mr');
    const otherPath = await send('mr');
    await offer(path);
    const confirmForm = (await pageAt(path)).page.select('main details form').at(-1);
    expect(confirmForm && textOf(confirmForm)).toBe('कायमचे पुसा');
    for (const press of ['first', 'second']) {
      expect((await answer(path, 'deleted')).get('outcome'), press).toBeNull();
      const { response, page } = await pageAt(path);
      expect(response.status, press).toBe(410);
      expect(textOf(page.one('h1')), press).toContain('तुम्ही हे');
      expect(page.select('main form'), press).toEqual([]);
    }
    expect((await pageAt(otherPath)).response.status).toBe(200);
    const token = path.split('/').at(-1);
    const tables = ['enquiries', 'requests', 'offers', 'deliveries', 'enquiry_contacts'] as const;
    for (const table of [...tables, 'patient_deletions'] as const) {
      const rows = await database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
    const deletionsAfter = (await enquiries.list.readChanges()).deletedByPatients;
    expect(deletionsAfter).toHaveLength(deletedBefore.length + 1);
  });
}
