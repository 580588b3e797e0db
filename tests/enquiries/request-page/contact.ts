import { expect, it } from 'vitest';
import { phoneText } from '../../support/content/sample-clinic.ts';
import { answeredOn } from '../../support/site/visitor.ts';
import { textOf } from '../../support/site/web-page.ts';
import type { UsedRequestPage } from './used-page.ts';

/** What the page says of calls and answers for which no time is offered. */
export function contactTests(used: UsedRequestPage): void {
  const { move } = used;

  it('says that the clinic has called in vain or answered, and what to do, until a time is asked for', async () => {
    const [promise, tried, replied] = ['तक जवाब देंगे', 'बात नहीं हो पाई', 'आपके मैसेज का जवाब दिया'];
    const path = await used.send('hi');
    const words = async () => textOf((await used.pageAt(path)).page.one('main'));
    await move(path, 'new', 'no-answer');
    expect(await words()).toContain(tried);
    expect(await words()).toContain(phoneText);
    expect(await words()).not.toContain(promise);
    const { page } = await used.pageAt(path);
    expect(page.select('main input[name=half-day]')).not.toEqual([]);
    await move(path, 'answered');
    expect(await words()).toContain(replied);
    expect(await words()).not.toContain(tried);
    await move(path, 'new');
    expect(await words(), 'taken back').toContain(promise);

    await move(path, 'answered');
    await used.offer(path);
    expect(await words()).not.toContain(replied);
  });

  it('promises no time to words of an emergency, nor once a message was put away', async () => {
    const [promise, ambulance, shelved] = [
      'तक जवाब देंगे',
      'तुरंत 108 पर फ़ोन करें',
      'आपको अब भी जवाब चाहिए',
    ];
    const message = 'Papa ke seene me dard hai';
    const urgent = await used.send('hi', { message });
    const usual = await used.send('hi');
    const words = async (path: string) => textOf((await used.pageAt(path)).page.one('main'));
    expect(await words(urgent)).toContain(ambulance);
    expect(await words(urgent)).toContain(phoneText);
    expect(await words(urgent)).not.toContain(promise);
    expect(await words(usual)).toContain(promise);
    expect(await words(usual)).not.toContain(ambulance);
    await move(usual, 'archived');
    expect(await words(usual)).toContain(shelved);
    expect(await words(usual)).not.toContain(promise);
  });

  it('names no step as still to come once nobody will take it: of a message that was answered or put away', async () => {
    const path = await used.send();
    const steps = async () => (await used.pageAt(path)).page.select('ol > li').map(textOf);
    const [received] = await steps();
    for (const tab of ['answered', 'archived'] as const) {
      await move(path, tab);
      expect(await steps(), tab).toEqual([received]);
    }
    await used.offer(path);
    expect(await steps(), 'once a time is offered after all').toHaveLength(4);
  });

  it('says when the clinic has promised to call, until that time has come', async () => {
    const path = await used.send();
    const words = async () => textOf((await used.pageAt(path)).page.one('main'));
    const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString();
    await move(path, 'new', 'call-back', inHours(20));
    expect(await words()).toContain('We will call you on');
    expect(await words()).not.toContain('We answer by');
    await move(path, 'new', 'call-back', inHours(-1));
    expect(await words()).not.toContain('We will call you on');

    await move(path, 'new', 'call-back', inHours(20));
    await used.offer(path);
    expect(await words(), 'besides a time that is offered').toContain('We will call you on');
    await answeredOn(used.site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);
    expect(await words(), 'besides an agreed visit').toContain('We will call you on');
    await answeredOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', '1'],
      ['half-day', '2030-01-01-morning'],
    ]);
    expect(await words(), 'in place of a time for another offer').toContain('We will call you on');
    expect(await words()).not.toContain('We will offer you another time by');
    await move(path, 'answered');
    expect(await words()).not.toContain('We will call you on');
  });

  it('takes half days after a call in vain', async () => {
    const path = await used.send();
    await used.move(path, 'new', 'no-answer');
    const [box] = (await used.pageAt(path)).page.select('main input[name=half-day]');
    const told = await answeredOn(used.site.url, path, [
      ['answer', 'asked'],
      ['offer', ''],
      ['half-day', box?.attribs['value'] ?? ''],
    ]);
    expect(told.get('told')).toBe('done');
    const words = textOf((await used.pageAt(path)).page.one('main'));
    expect(words).toContain('You chose');
    expect(words).not.toContain('nobody answered');
  });
}
