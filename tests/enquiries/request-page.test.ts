import { describe, expect, it } from 'vitest';
import { phoneText, readYaml, sampleClinic, textsIn } from '../support/content/sample-clinic.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { textOf } from '../support/site/web-page.ts';
import { addressTests } from './request-page/address.ts';
import { answerTests } from './request-page/answers.ts';
import { contactTests } from './request-page/contact.ts';
import { sent, useRequestPage } from './request-page/used-page.ts';

describe('the private page of a request', () => {
  const used = useRequestPage();
  const { send, pageAt, offer, answer } = used;

  it('is in the language of the form, small, private, and complete without scripts', async () => {
    const path = await send('hi');
    const { response, page } = await pageAt(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.one('html').attribs['lang']).toBe('hi');
    expect(page.meta('robots').join()).toContain('noindex');
    expect(textOf(page.one('h1'))).toBe('आपका मैसेज हमें मिल गया');
    expect(page.select('ol > li')).toHaveLength(4);
    const calls = page.select('main a.button[href^="tel:"]').map(({ attribs }) => attribs['href']);
    expect(calls).toEqual(['tel:108', `tel:${sampleClinic.contact.phone}`]);
    expect(page.select('main picture')).toHaveLength(2);
    expect(textOf(page.one('footer')).at(-1), 'the notice of the sample').toMatch(/[.।]/);
    const main = textOf(page.one('main'));
    expect(main).toContain('तक जवाब देंगे');
    expect(main.indexOf('108 पर फ़ोन करें')).toBeLessThan(main.indexOf('आपका मैसेज हमें मिल गया'));
    const keep = page.one('main a[href^="https://wa.me/?"]').attribs;
    const kept = new URL(keep['href'] ?? '').searchParams.get('text') ?? '';
    expect(kept.split('\n').at(-1)).toBe(sampleClinic.siteUrl + path);
    expect(keep['rel']).toContain('noreferrer');
    expect(page.select('script, link[rel=preload]')).toEqual([]);
    for (const personal of Object.values(sent)) expect(page.html).not.toContain(personal);
    expect(await used.weightOf(page, response), 'with its typefaces').toBeLessThan(30 * 1_024);
  });

  it('names the half day that was chosen in the form', async () => {
    const day = new Date(Date.now() + 3 * 86_400_000);
    const weekday = day.toLocaleDateString('hi-IN', { weekday: 'short', timeZone: 'UTC' });
    const sentence = 'The sentence of the half day.';
    const halfDay = `${day.toISOString().slice(0, 10)}-afternoon ${sentence}`;
    const chosen = { language: 'hi', 'half-day': halfDay };
    const { body } = await post(used.site.url, { ...anEnquiry(sent), ...chosen });
    const main = await used.words(body.request ?? '');
    expect(main).toContain(`आपने ये समय चुने: ${weekday}`);
    expect(main).toContain('दोपहर के बाद');
    expect(main).not.toContain(sentence);
  });

  it('shows every text of its file in one state or another', async () => {
    const { database } = used.site.services;
    const { body } = await post(used.site.url, anEnquiry({ phone: '98765' }));
    const path = body.request ?? '';
    const shown: string[] = [];
    const look = async (query = '') => {
      const { page } = await pageAt(path + query);
      shown.push(page.title, textOf(page.one('main')));
    };
    const set = (values: object) =>
      database
        .updateTable('requests')
        .set(values)
        .where('token', '=', path.split('/').at(-1) ?? '')
        .execute();
    for (const outcome of ['unchosen', 'many', 'changed', 'full', 'wait', 'late', 'failed']) {
      await look(`?outcome=${outcome}`);
    }
    const urgent = await used.send('en', { message: 'My father has chest pain' });
    shown.push(textOf((await pageAt(urgent)).page.one('main')));
    await used.move(path, 'archived');
    await look();
    await used.move(path, 'new', 'no-answer');
    await look();
    const tomorrow = Temporal.Now.instant().add({ hours: 24 }).toString();
    await used.move(path, 'new', 'call-back', tomorrow);
    await look();
    await used.move(path, 'answered');
    await look();
    await offer(path);
    await answer(path, 'agreed');
    await look();
    const ofClinic = used.site.services.config.clinic.facts;
    const today = Temporal.Now.plainDateISO('Asia/Kolkata');
    const days = { from: today.toString(), to: today.add({ days: 5 }).toString() };
    ofClinic.days = [days];
    await look();
    await offer(path);
    await look();
    ofClinic.days = [{ ...days, hours: { opens: '02:00', closes: '02:01' } }];
    await look();
    ofClinic.days = [];
    await look();
    await answer(path, 'agreed', 2);
    await answer(path, 'asked', 2, '2030-01-01-morning');
    for (const state of ['asked', 'agreed', 'cancelled']) {
      await set({ state });
      await look('?outcome=done&offer=2');
    }
    await database.updateTable('request_answers').set({ entered_by: 'Meera' }).execute();
    await look();
    for (const state of ['cancelled', 'asked']) {
      await set({ state, offer: null });
      await look();
    }
    await set({ offer: 2 });
    await set({ state: 'offered' });
    await database.updateTable('offers').set({ starts_at: '2026-01-01T05:00:00.000Z' }).execute();
    await look();
    await set({ state: 'agreed' });
    await look();
    await answer(path, 'deleted', '');
    await look();
    const { page: missing } = await pageAt('/request/x');
    shown.push(missing.title, textOf(missing.one('main')));
    const all = shown.join('\n');
    const { email } = sampleClinic.contact;
    const facts = { clinic: sampleClinic.name, ambulance: '108', phone: phoneText, email };
    const unseen = textsIn(readYaml('en/pages/request.yaml'))
      .map((text) => text.replace(/\{([a-z]+)\}/g, (_, name: keyof typeof facts) => facts[name]))
      .filter((text) => !text.split(/\{(?:TIME|DAY)\}/).every((piece) => all.includes(piece)));
    expect(unseen).toEqual([]);
  });

  answerTests(used);
  addressTests(used);
  contactTests(used);
});
