import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { detectLanguage } from '../../shared/text/message-language.ts';
import { addPerson, type DeskBrowser } from '../desk/desk-browser.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, newClientHeaders, post } from '../support/site/visitor.ts';

let site: InProcessSite;
let meera: DeskBrowser;

beforeAll(async () => {
  site = await startInProcess({});
  meera = (await addPerson(site, 'reception', 'Meera Joshi')).browser;
});
afterAll(() => site.close());

const marathi = 'mazya aaila chhatit dukhat ahe, marathi madhe bola, english yet nahi';

it.each([
  [marathi, 'en', 'mr'],
  ['माझ्या आईला छातीत दुखत आहे', 'en', 'mr'],
  ['Sir, papa ko chest pain ho raha hai, kab aa sakte hai', 'en', 'hi'],
  ['माँ को साँस लेने में दिक्कत है', 'mr', 'hi'],
  ['I want an appointment for my mother', 'hi', 'en'],
  // "de" is a word in Hindi, but not within a number.
  ['My report no. is 4de-7de9, is it there?', 'en', 'en'],
  // Nothing in it indicates a language.
  ['Appointment please', 'mr', 'mr'],
  ['नमस्कार', 'en', 'en'],
])('“%s”, from a page in %s, is answered in %s', async (message, language, answerLanguage) => {
  const enquiry = { ...anEnquiry({ message }), language };
  const { body } = await post(site.url, enquiry, newClientHeaders());
  const prefix = answerLanguage === 'en' ? '' : `/${answerLanguage}`;
  expect(body.request).toMatch(new RegExp(`^${prefix}/request/`));
  const { enquiries } = (await meera.get('/enquiries')).body;
  expect(enquiries[0].language).toBe(answerLanguage);
});

it('staff can change the language: the link to the private page follows, and the access log records the change', async () => {
  const enquiry = { ...anEnquiry({ message: 'Appointment please, Sunday' }), language: 'en' };
  await post(site.url, enquiry, newClientHeaders());
  const [{ id }] = (await meera.get('/enquiries')).body.enquiries;
  const { version } = (await meera.get(`/enquiries/${id}`)).body;
  const change = (language: string, seenVersion = version) =>
    meera.request('PUT', `/enquiries/${id}/language`, { version: seenVersion, language });
  const { body } = await change('mr');
  expect(body.enquiry.language).toBe('mr');
  expect(body.enquiry.request.link).toContain('/mr/request/');
  expect((await change('hi')).status, 'another version').toBe(409);
  expect((await change('xx', version + 1)).status).toBe(422);
  const doctor = (await addPerson(site, 'doctor')).browser;
  const { entries } = (await doctor.get(`/access-log?enquiry=${id}`)).body;
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'language-changed', was: 'en', became: 'mr' }),
  );
});

it('no example in Hindi or Marathi is taken for another language, and most are recognised', () => {
  const readLines = (name: string) =>
    readFileSync(
      new URL(`../../shared/desk/emergency/sentences/${name}.txt`, import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n');
  for (const [name, language] of [
    ['urgent-marathi', 'mr'],
    ['urgent-hindi', 'hi'],
    ['urgent-hindi-latin', 'hi'],
  ] as const) {
    const detectedLanguages = readLines(name).map((line) =>
      detectLanguage(line, ['en', 'hi', 'mr']),
    );
    const correctCount = detectedLanguages.filter((code) => code === language).length;
    const wrongCount = detectedLanguages.filter(
      (code) => code !== language && code !== null,
    ).length;
    expect([name, correctCount > detectedLanguages.length * 0.7, wrongCount]).toEqual([
      name,
      true,
      0,
    ]);
  }
});
