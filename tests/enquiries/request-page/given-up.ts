import { expect, it } from 'vitest';
import { answerOn } from '../../support/site/visitor.ts';
import { textOf } from '../../support/site/web-page.ts';
import type { UsedRequestPage } from './used-page.ts';

/** What the page says of a time that the patient no longer wants. */
export function givenUpTests(used: UsedRequestPage): void {
  const { send, pageAt, offer } = used;

  it('names the time that still stands after another one was asked for', async () => {
    const path = await send();
    await offer(path);
    await offer(path);
    const heading = textOf((await pageAt(path)).page.one('h1'));
    const time = /on (.+)\?$/.exec(heading)?.[1];
    await answerOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', '2'],
      ['half-day', '2030-01-01-morning'],
    ]);
    const main = textOf((await pageAt(path)).page.one('main'));
    expect(main).toContain(`The time we offered, ${time}, is yours only if`);
    expect(main).toContain('We will offer you another time by ');
    expect(main).not.toContain('We had to change the time');
  });

  it.each([
    ['en', 'is not agreed any more. If it is in your phone’s calendar, delete it there too.'],
    ['hi', 'अब पक्की नहीं है। उसे फ़ोन के कैलेंडर में जोड़ा हो तो वहाँ से भी हटा दें।'],
    ['mr', 'आता पक्की नाही. ती फोनच्या कॅलेंडरमध्ये टाकली असेल तर तिथूनही काढून टाका.'],
  ])(
    'names the calendar where an agreed visit is given up for another time (%s)',
    async (language, calendar) => {
      const path = await send(language);
      const asked = async (day: string) => {
        await answerOn(used.site.url, path, [
          ['answer', 'asked'],
          ['offer', '1'],
          ['half-day', `${day}-morning`],
        ]);
        return textOf((await pageAt(path)).page.one('main'));
      };
      await offer(path);
      expect(await asked('2030-01-01'), 'nothing was agreed').not.toContain(calendar);
      await answerOn(used.site.url, path, [
        ['answer', 'agreed'],
        ['offer', '1'],
      ]);
      expect(await asked('2030-01-02')).toContain(calendar);
      await offer(path);
      const main = textOf((await pageAt(path)).page.one('main'));
      expect(main, 'a new time is offered').not.toContain(calendar);
    },
  );

  it('says which visit was cancelled, by whom and when', async () => {
    const path = await send('hi');
    await offer(path);
    const heading = textOf((await pageAt(path)).page.one('h1'));
    const time = /क्या (.+) बजे/.exec(heading)?.[1];
    await answerOn(used.site.url, path, [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ]);
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
}
