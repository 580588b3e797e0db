import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flashCookie } from '../../shared/enquiry.ts';
import { phoneText, readYaml, sampleClinic, textsIn } from '../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, answerOn, flashToken, post, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';
import { freshSqlite } from '../support/temporary.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess(
    { DATABASE_URL: freshSqlite(), LOG_LEVEL: 'trace' },
    {},
    { pages: true },
  );
});
afterAll(() => site.close());

const sent = {
  name: 'Rukmini Deshpande',
  email: 'rukmini@private.example',
  phone: '+91 91234 56789',
};

async function send(language = 'en'): Promise<string> {
  const { body } = await post(site.url, { ...anEnquiry(sent), language });
  return body.request ?? '';
}
async function pageAt(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return { response, page: new WebPage(path, await response.text()) };
}
/** Offers a visit as the desk does, three days from now. */
async function offer(path: string, line = 'Please come fasting.'): Promise<void> {
  const { database } = site.services;
  const token = path.split('/').at(-1) ?? '';
  const { enquiry_id, offer: before } = await database
    .selectFrom('requests')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const version = (before ?? 0) + 1;
  const starts_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const offered = { offered_by: 'Meera', offered_at: new Date().toISOString(), reason: '' };
  await database
    .insertInto('offers')
    .values({ enquiry_id, version, starts_at, line, ...offered })
    .execute();
  await database
    .updateTable('requests')
    .set({ state: 'offered', offer: version, visit_at: starts_at })
    .where('token', '=', token)
    .execute();
}

describe('the private page of a request', () => {
  it.each([
    ['en', 'We have your message', 'Call 108 now', 'We answer by'],
    ['hi', 'आपका मैसेज हमें मिल गया', '108 पर फ़ोन करें', 'तक जवाब देंगे'],
    ['mr', 'तुमचा मेसेज आम्हाला मिळाला', '108 वर फोन करा', 'उत्तर देऊ'],
  ])(
    'is in the language of the form (%s), small, private, and complete without scripts',
    async (language, heading, ambulance, answer) => {
      const path = await send(language);
      const { response, page } = await pageAt(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.one('html').attribs['lang']).toBe(language);
      expect(page.meta('robots').join()).toContain('noindex');
      expect(textOf(page.one('h1'))).toBe(heading);
      expect(page.select('ol > li')).toHaveLength(4);
      const main = textOf(page.one('main'));
      expect(main).toContain(answer);
      expect(main.indexOf(ambulance)).toBeLessThan(main.indexOf(heading));
      expect(page.select('script, link[rel=preload], link[rel=stylesheet]')).toEqual([]);
      for (const personal of Object.values(sent)) expect(page.html).not.toContain(personal);
      const [typeface = ''] = page.html.match(/\/_astro\/fonts\/\w+\.woff2/) ?? [];
      const letters = await (await fetch(site.url + typeface)).arrayBuffer();
      const weight = brotliCompressSync(page.html).length + letters.byteLength;
      expect(weight, 'the page and its typeface').toBeLessThan(30 * 1_024);
    },
  );

  it('is a plain page with the phone and status 404 for an address that is guessed or malformed', async () => {
    for (const path of [`/request/${'A'.repeat(22)}`, '/hi/request/x', "/request/'--"]) {
      const { response, page } = await pageAt(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(page.select('main a[href^="tel:+"], main a[href="tel:108"]')).not.toEqual([]);
      expect(page.meta('robots').join()).toContain('noindex');
      expect((await fetch(`${site.url}${path}/visit.ics`)).status).toBe(404);
    }
  });

  it('is found although a full stop was copied along with its address', async () => {
    const path = await send('mr');
    for (const copied of ['.', '%E0%A5%A4', ')']) {
      const { response } = await pageAt(path + copied);
      expect([response.status, response.headers.get('location')]).toEqual([302, path]);
    }
    const { page } = await pageAt(path.slice(0, -1));
    expect(page.select('main a[href="/mr/contact"]')).toHaveLength(1);
  });

  it('leads from an offer to the visit, which a calendar can take without the patient’s name', async () => {
    const path = await send();
    expect((await fetch(`${site.url}${path}/visit.ics`)).status, 'not agreed yet').toBe(404);
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
    expect(await answerOn(site.url, path, accepted)).toBe('done');
    const { page: agreed } = await pageAt(`${path}?told=done&offer=${version}`);
    expect(textOf(agreed.one('[role=status]'))).toBe('We have your answer.');
    expect(textOf(agreed.one('h1'))).toMatch(/^Your visit: /);
    const link = agreed.one('a[href$="/visit.ics"]').attribs['href'] ?? '';
    const calendar = await fetch(site.url + link);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('cache-control')).toBe('no-store');
    const event = await calendar.text();
    expect(event).toMatch(/^BEGIN:VCALENDAR\r\n.*DTSTART:\d{8}T\d{6}Z\r\n.*END:VCALENDAR\r\n$/s);
    expect(event.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P/g)).toHaveLength(2);
    const lines = event.replaceAll('\r\n ', '');
    expect(lines).toMatch(/DESCRIPTION:Please come fasting\..*The medicines you take.*440018/);
    expect(event).not.toContain(sent.name);
    expect(event).not.toContain(path.split('/').at(-1));
  });

  it('shows every text of its file in one state or another', async () => {
    const { database } = site.services;
    const { body } = await post(site.url, anEnquiry({ phone: '98765' }));
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
    for (const told of ['unchosen', 'many', 'changed', 'late', 'failed']) {
      await look(`?told=${told}`);
    }
    await offer(path);
    await offer(path);
    await look();
    const asked: [string, string][] = [
      ['answer', 'asked'],
      ['offer', '2'],
      ['half-day', '2030-01-01-morning'],
    ];
    await answerOn(site.url, path, asked);
    for (const state of ['asked', 'agreed', 'cancelled']) {
      await set({ state });
      await look('?told=done&offer=2');
    }
    await database.updateTable('request_answers').set({ entered_by: 'Meera' }).execute();
    await look();
    await set({ state: 'cancelled', offer: null });
    await look();
    await set({ offer: 2 });
    await set({ state: 'offered' });
    await database.updateTable('offers').set({ starts_at: '2026-01-01T05:00:00.000Z' }).execute();
    await look();
    const { page: missing } = await pageAt('/request/x');
    shown.push(missing.title, textOf(missing.one('main')));
    const all = shown.join('\n');
    const facts = { clinic: sampleClinic.name, ambulance: '108', phone: phoneText };
    const unseen = textsIn(readYaml('en/pages/request.yaml'))
      .map((text) => text.replace(/\{([a-z]+)\}/g, (_, name: keyof typeof facts) => facts[name]))
      .filter((text) => !text.split(/\{TIME\}/).every((piece) => all.includes(piece)));
    expect(unseen).toEqual([]);
  });

  it('says that the clinic has changed a time which it had offered', async () => {
    const path = await send();
    await offer(path);
    const changed = 'We had to change the time.';
    expect(textOf((await pageAt(path)).page.one('main'))).not.toContain(changed);
    await offer(path);
    expect(textOf((await pageAt(path)).page.one('main'))).toContain(changed);
  });

  it('says no more that it has an answer once another time is offered', async () => {
    const path = await send();
    await offer(path);
    await answerOn(site.url, path, [
      ['answer', 'agreed'],
      ['offer', '1'],
    ]);
    await offer(path);
    const { page } = await pageAt(`${path}?told=done&offer=1`);
    expect(page.select('[role=status]')).toEqual([]);
  });

  it('names the time that still stands after another was asked for', async () => {
    const path = await send();
    await offer(path);
    await offer(path);
    const heading = textOf((await pageAt(path)).page.one('h1'));
    const time = /on (.+)\?$/.exec(heading)?.[1];
    await answerOn(site.url, path, [
      ['answer', 'asked'],
      ['offer', '2'],
      ['half-day', '2030-01-01-morning'],
    ]);
    const main = textOf((await pageAt(path)).page.one('main'));
    expect(main).toContain(`The time we offered, ${time}, still stands`);
    expect(main).toContain('We will offer you another time by ');
    expect(main).not.toContain('We had to change the time');
  });

  it('says which visit was cancelled, by whom and when', async () => {
    const path = await send('hi');
    await offer(path);
    const heading = textOf((await pageAt(path)).page.one('h1'));
    const time = /क्या (.+) बजे/.exec(heading)?.[1];
    await answerOn(site.url, path, [
      ['answer', 'cancelled'],
      ['offer', '1'],
    ]);
    const { page } = await pageAt(path);
    expect(textOf(page.one('h1'))).toBe(`${time} बजे की मुलाकात कैंसल हो गई है`);
    expect(textOf(page.one('main'))).toMatch(/आपने इसे यहाँ .+ बजे कैंसल किया/);
  });

  it('is linked from the line that stays after the form was sent without JavaScript', async () => {
    const redirect = await postForm(site.url, anEnquiry(sent));
    const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
    const contact = await fetch(`${site.url}/contact`, { headers });
    const page = new WebPage('/contact', await contact.text());
    expect(textOf(page.one('[role=status]#form-status'))).toContain('Message received!');
    const [link] = page.select('form a[href^="/request/"]');
    expect((await pageAt(link?.attribs['href'] ?? '')).response.status).toBe(200);
  });

  it('promises an answer by email, not a call, where the number cannot be dialled', async () => {
    for (const phone of ['98765', 'not now', sent.phone]) {
      const { body } = await post(site.url, anEnquiry({ phone }));
      const isByMail = phone !== sent.phone;
      expect([phone, body.isByMail]).toEqual([phone, isByMail]);
      const main = textOf((await pageAt(body.request ?? '')).page.one('main'));
      expect(main.includes('we will answer by email'), phone).toBe(isByMail);
    }
    const redirect = await postForm(site.url, anEnquiry({ phone: '98765' }));
    const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
    const contact = await (await fetch(`${site.url}/contact`, { headers })).text();
    expect(contact).toContain('We will answer by email by ');
    expect(new WebPage('/contact', contact).words).not.toContain('We will call the number');
  });

  it('lists on the page of the form, in its language, what the browser would say in another', async () => {
    const refused = { ...anEnquiry({ name: ' ' }), language: 'hi' };
    const redirect = await postForm(site.url, refused);
    const headers = { cookie: `${flashCookie}=${flashToken(redirect)}` };
    const answer = await fetch(`${site.url}/hi/contact`, { headers });
    const page = new WebPage('/hi/contact', await answer.text());
    expect(page.select('form[action="/api/enquiries"][novalidate]')).toHaveLength(1);
    expect(textOf(page.one('#form-problems'))).toContain('कृपया अपना पूरा नाम लिखें');
    expect(textOf(page.one('#form-status'))).not.toContain('बाद में');
  });

  it('is kept by nobody and passed on to no page, whatever is answered at its address', async () => {
    const address = site.url + (await send());
    const post = (type: string, body: string) =>
      fetch(address, { method: 'POST', headers: { 'content-type': type }, body });
    const form = 'application/x-www-form-urlencoded';
    const answers = [
      await fetch(`${address}/`, { redirect: 'manual' }),
      await post(form, `answer=${'x'.repeat(70_000)}`),
      await post('text/csv', 'answer'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([301, 413, 415]);
    for (const { headers } of answers) {
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('leaves no address in the log', async () => {
    const path = await send();
    const token = path.split('/').at(-1) ?? '';
    const seen = site.log.length;
    await pageAt(path);
    await pageAt(path.replace('/r', '/%72'));
    await pageAt(path.toUpperCase().replace(token.toUpperCase(), token));
    await fetch(`${site.url}${path}/visit.ics`);
    await fetch(`${site.url}${path}/`);
    const slips = ['/request%2F', '/hi%2Frequest/', '/requests/', '/', '/en/request/', '/request.'];
    for (const slip of slips) await fetch(site.url + slip + token);
    await fetch(`${site.url}/%72equest/${token}/x`);
    await fetch(`${site.url}/requests/${token}`, { method: 'POST' });
    await fetch(`${site.url}/request//${token}`);
    await answerOn(site.url, path, [
      ['answer', 'cancelled'],
      ['offer', ''],
    ]);
    const lines = () => site.log.slice(seen).filter((line) => /equest\/…/i.test(line));
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(7);
    expect(site.log.join('\n')).not.toContain(token);
  });
});
