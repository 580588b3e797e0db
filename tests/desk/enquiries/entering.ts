import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accessLogResponse } from '../../../shared/desk/access-log.ts';
import { enquiryResponse } from '../../../shared/desk/enquiries/opened.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { DeskBrowser } from '../desk-browser.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** Enquiries that staff enter themselves. */
export function enteringTests(desk: EnquiriesDesk): void {
  const { list, open } = desk;

  const entry = { source: 'phone', language: 'en', name: 'Asha', email: '' };
  const firstEntry = { ...entry, phone: '98765 43210', message: 'Asked for Monday' };

  it('an enquiry by phone is stored once even if sent twice, and leads to others from the same number', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha', phone: '98765-43210' }));
    const son = {
      ...entry,
      id: randomUUID(),
      language: 'hi',
      name: 'Asha’s son',
      phone: '९८७६५ ४३२१० / 0712 2555555',
      message: 'More pain today',
    };
    const { body } = await desk.meera.post('/enquiries', son);
    expect((await desk.meera.post('/enquiries', son)).body.enquiry.id).toBe(body.enquiry.id);
    const { enquiry } = enquiryResponse.parse(body);
    expect(enquiry).toMatchObject({ source: 'phone', tab: 'new', delivery: 'unsent' });
    const { enquiries } = await list();
    expect(enquiries.map(({ name, wroteBefore }) => [name, wroteBefore])).toEqual([
      ['Asha’s son', true],
      ['Asha', false],
    ]);
    const [, asha] = enquiries;
    expect((await open(asha?.id ?? '')).others).toMatchObject([
      { id: enquiry.id, name: 'Asha’s son', beginning: 'More pain today' },
    ]);
    const unknownLanguage = { ...son, id: randomUUID(), language: 'xx' };
    expect((await desk.meera.post('/enquiries', unknownLanguage)).status).toBe(422);
  });

  it('an earlier enquiry is not forgotten, however many came later', async () => {
    const enter = async (name: string) => {
      const { body } = await desk.meera.post('/enquiries', {
        ...firstEntry,
        id: randomUUID(),
        name,
      });
      return enquiryResponse.parse(body).enquiry.id;
    };
    const firstId = await enter('Asha');
    const secondId = await enter('Asha');
    for (let count = 0; count < 10; count += 1) await enter('Asha’s son');
    const secondEnquiry = await open(secondId);
    expect(secondEnquiry.others).toHaveLength(10);
    expect(secondEnquiry.wroteBefore).toBe(true);
    expect((await open(firstId)).wroteBefore).toBe(false);
  });

  it('an entry that was changed after a lost response is stored beside its first version', async () => {
    const sentEntry = { ...firstEntry, id: randomUUID() };
    await desk.meera.post('/enquiries', sentEntry);
    const { body } = await desk.meera.post('/enquiries', { ...sentEntry, name: 'Usha' });
    expect(enquiryResponse.parse(body).enquiry.name).toBe('Usha');
    expect((await list()).enquiries.map(({ name }) => name).sort()).toEqual(['Asha', 'Usha']);
  });

  it('an enquiry entered by hand can be corrected, and keeps its earlier text; a patient’s own cannot', async () => {
    const { body } = await desk.meera.post('/enquiries', { id: randomUUID(), ...firstEntry });
    const { id, version } = enquiryResponse.parse(body).enquiry;
    const path = `/enquiries/${id}/entered`;
    const correctedEntry = { ...firstEntry, phone: '98230 11111', message: 'Has chest pain now' };
    const correction = await desk.meera.request('PUT', path, { version, ...correctedEntry });
    const { enquiry } = enquiryResponse.parse(correction.body);
    expect(enquiry).toMatchObject({
      ...correctedEntry,
      urgent: true,
      phones: [{ number: '+919823011111' }],
    });
    expect(enquiry.earlier).toMatchObject([{ phone: '98765 43210', message: 'Asked for Monday' }]);
    for (const [query, resultCount] of [
      ['98230', 1],
      ['98765', 0],
      ['chest', 1],
      ['monday', 0],
    ] as const) {
      expect((await list(`search=${query}`)).enquiries, query).toHaveLength(resultCount);
    }
    // Sending the same again changes nothing; another source or language keeps no earlier text.
    const repeat = await desk.meera.request('PUT', path, {
      version: enquiry.version,
      ...correctedEntry,
    });
    expect(enquiryResponse.parse(repeat.body).enquiry).toMatchObject({ version: enquiry.version });
    const atCounter = { ...correctedEntry, source: 'counter', language: 'hi' };
    const otherSource = await desk.meera.request('PUT', path, {
      version: enquiry.version,
      ...atCounter,
    });
    expect(enquiryResponse.parse(otherSource.body).enquiry).toMatchObject({
      source: 'counter',
      language: 'hi',
      earlier: [{ phone: '98765 43210' }],
    });
    // A colleague’s correction is not overwritten unseen.
    const lateCorrection = await desk.arun.request('PUT', path, { version, ...firstEntry });
    expect(lateCorrection.status).toBe(409);
    expect((await open(id)).phone).toBe('98230 11111');

    await post(desk.site.url, anEnquiry({ name: 'Ravi' }));
    const ravi = await desk.newestEnquiry();
    const refusal = await desk.meera.request('PUT', `/enquiries/${ravi.id}/entered`, {
      version: ravi.version,
      ...correctedEntry,
    });
    expect(refusal.status).toBe(422);
    expect(await open(ravi.id)).toMatchObject({ name: 'Ravi', earlier: [] });
    const missingPath = `/enquiries/${randomUUID()}/entered`;
    expect(
      (await desk.meera.request('PUT', missingPath, { version: 1, ...firstEntry })).status,
    ).toBe(404);
  });

  it('an enquiry gets a new private page when its number is corrected, because a stranger may have the old link', async () => {
    const { body } = await desk.meera.post('/enquiries', { id: randomUUID(), ...firstEntry });
    const { id, version, request } = enquiryResponse.parse(body).enquiry;
    const correct = async (changes: object) => {
      const { version } = await open(id);
      const body = { version, ...firstEntry, ...changes };
      const response = await desk.meera.request('PUT', `/enquiries/${id}/entered`, body);
      return enquiryResponse.parse(response.body).enquiry.request?.link;
    };
    expect(version).toBe(1);
    expect(await correct({ name: 'Asha Patil' })).toBe(request?.link);
    const link = await correct({ phone: '98230 11111' });
    expect(link).toMatch(/\/request\//);
    expect(link).not.toBe(request?.link);
  });

  it('the phone number of an enquiry that a patient wrote can be corrected; the text and the private page stay', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Ravi', phone: '98765 4321' }));
    const { id } = await desk.newestEnquiry();
    const { version, request, message } = await open(id);
    const path = `/enquiries/${id}/phone`;
    const correct = (browser: DeskBrowser, version: number, phone: string) =>
      browser.request('PUT', path, { version, phone });
    const { body } = await correct(desk.meera, version, ' 98230 11111 ');
    const { enquiry } = enquiryResponse.parse(body);
    expect(enquiry).toMatchObject({
      name: 'Ravi',
      phone: '98230 11111',
      message,
      source: 'form',
      phones: [{ number: '+919823011111' }],
      earlier: [{ name: 'Ravi', phone: '98765 4321', message }],
      phoneCorrections: [{ by: 'Meera Joshi' }],
    });
    expect(enquiry.request?.link, 'the patient has this link').toBe(request?.link);
    expect(await desk.names('search=98230')).toEqual(['Ravi']);
    // The same number changes nothing, an empty one is refused, and a colleague’s is not overwritten unseen.
    const repeat = await correct(desk.meera, enquiry.version, '98230 11111');
    expect(enquiryResponse.parse(repeat.body).enquiry.version).toBe(enquiry.version);
    expect((await correct(desk.meera, enquiry.version, ' ')).status).toBe(422);
    expect((await correct(desk.arun, version, '98230 22222')).status).toBe(409);
    const log = await desk.arun.get(`/access-log?enquiry=${id}`);
    const { entries } = accessLogResponse.parse(log.body);
    expect(entries.filter(({ action }) => action === 'phone-corrected')).toMatchObject([
      { person: 'Meera Joshi', subject: null, was: null, became: null },
    ]);

    const entryByHand = await desk.meera.post('/enquiries', {
      ...firstEntry,
      id: randomUUID(),
      phone: '',
    });
    const enteredPath = `/enquiries/${enquiryResponse.parse(entryByHand.body).enquiry.id}/phone`;
    const refusal = await desk.meera.request('PUT', enteredPath, {
      version: 1,
      phone: '98230 11111',
    });
    expect(refusal.status, 'an entry by hand is corrected as a whole').toBe(422);
  });

  it('an enquiry leads to others from the same email address, in capitals or not', async () => {
    await post(desk.site.url, anEnquiry({ name: 'Asha', email: 'asha.patil@example.com' }));
    const phone = '0712 2555555';
    await post(desk.site.url, anEnquiry({ name: 'Ravi', email: 'ravi@example.com', phone }));
    const sameEmail = { name: 'Asha P.', email: 'Asha.Patil@Example.com', phone: '98230 00000' };
    await post(desk.site.url, anEnquiry(sameEmail));
    const { enquiries } = await list();
    expect(enquiries.map(({ wroteBefore }) => wroteBefore)).toEqual([true, false, false]);
    const [newest, , oldest] = enquiries;
    expect((await open(newest?.id ?? '')).others).toMatchObject([{ id: oldest?.id }]);
  });
}
