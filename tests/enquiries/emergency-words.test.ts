import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post, postForm } from '../support/site/visitor.ts';
import { textOf, WebPage } from '../support/site/web-page.ts';

// One test sends so many messages that some are refused.
expectServerErrors(/enquiries are being refused/);

const painText = `माँ के सीने में दर्द हो रहा है अभी (${Date.now()})`;
const painTexts: { [language: string]: string } = {
  en: `My mother has chest pain right now (${Date.now()})`,
  hi: painText,
  mr: `आईच्या छातीत आत्ता खूप दुखत आहे (${Date.now()})`,
};

describe('a message with emergency words', () => {
  let site: InProcessSite;
  beforeAll(async () => {
    site = await startInProcess({}, {}, { pages: true });
  });
  afterAll(() => site.close());

  /** The page that a browser without JavaScript is shown, or redirected to. */
  const sendAndOpen = async (language: string, changes: object, headers = {}) => {
    const enquiry = { ...anEnquiry(changes), language };
    const firstResponse = await postForm(site.url, enquiry as never, headers);
    const path = firstResponse.headers.get('location');
    const response = path === null ? firstResponse : await fetch(site.url + path);
    return new WebPage(path ?? '/contact', await response.text());
  };

  it('is marked as urgent in the response to the form’s script, and no other message is', async () => {
    const { body } = await post(site.url, anEnquiry({ message: painText }));
    expect(body).toMatchObject({ success: true, urgent: true });
    expect(body.request).toMatch(/^\/hi\/request\//);
    expect((await post(site.url, anEnquiry())).body).not.toHaveProperty('urgent');
  });

  it.each([
    ['en', 'call 108 now', 'Message received! Thank you'],
    ['hi', 'अभी 108 पर फ़ोन करें', 'आपका मैसेज मिल गया!'],
    ['mr', 'आत्ताच 108 वर फोन करा', 'मेसेज मिळाला!'],
  ])(
    'gets the ambulance number before the confirmation, without JavaScript (%s)',
    async (language, warning, confirmation) => {
      const page = await sendAndOpen(language, { message: painTexts[language] });
      const text = textOf(page.one('main'));
      expect(text).toContain(warning);
      expect(text.indexOf(warning)).toBeLessThan(text.indexOf(confirmation));
      // Patients would wait for a call if one were promised beside it.
      const promise = /We will call the number|नंबर पर फ़ोन करेंगे|नंबरवर फोन करू/;
      expect(textOf(page.one('main'))).not.toMatch(promise);
    },
  );

  it('gets the ambulance number before the list of its mistakes if it is refused', async () => {
    const page = await sendAndOpen('hi', { message: painText, email: 'rekha gmail.com' });
    const problems = page.one('#form-problems');
    expect(textOf(problems)).toMatch(/^.*108 पर फ़ोन करें.*ईमेल/s);
    expect(page.select('#form-problems a.button[href="tel:108"]')).toHaveLength(1);
    expect(page.select('#form-status a.button[href="tel:108"]')).toEqual([]);
    const { status, body } = await post(site.url, anEnquiry({ message: painText, email: 'rekha' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, urgent: true });
    const ordinaryResponse = await post(site.url, anEnquiry({ email: 'rekha' }));
    expect(ordinaryResponse.body).not.toHaveProperty('urgent');
  });

  it('gets the ambulance number even if too many messages have come from the connection', async () => {
    const headers = { 'x-forwarded-for': '10.9.8.7' };
    for (let round = 0; round < 30; round += 1) await post(site.url, { email: 'a' }, headers);
    const page = await sendAndOpen('hi', { message: painText }, headers);
    const status = page.one('#form-status');
    expect(textOf(status)).toMatch(/108 पर फ़ोन करें.*दस मिनट/s);
    expect(page.select('#form-status a.button[href="tel:108"]')).toHaveLength(1);
    const ordinaryPage = await sendAndOpen('hi', { message: 'कल क्लिनिक खुला है?' }, headers);
    expect(ordinaryPage.select('#form-status a.button[href="tel:108"]')).toEqual([]);
  });

  it('is the only kind that gets the ambulance number', async () => {
    const page = await sendAndOpen('hi', { message: `कल क्लिनिक खुला है? ${Date.now()}` });
    expect(textOf(page.one('[role=status]'))).toContain('आपका मैसेज मिल गया!');
    expect(textOf(page.one('main'))).not.toContain('इमरजेंसी के शब्द');
  });
});
