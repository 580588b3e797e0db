import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClinicSite, startSite } from '../support/clinic-site.ts';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { FormServiceStandIn } from '../support/form-service.ts';
import { anEnquiry, fromAnother, post, postForm } from '../support/visitor.ts';

describe.each(databaseKinds)('posting an enquiry, on %s', (kind) => {
  const databases = useDatabases(kind);
  let service: FormServiceStandIn;
  let site: ClinicSite;

  const send = (enquiry: unknown) => post(site.url, enquiry);

  beforeAll(async () => {
    service = await FormServiceStandIn.create();
    const DATABASE_URL = await databases.fresh();

    site = await startSite({
      DATABASE_URL,
      SITE_URL: 'https://clinic.example',
      ...service.environment,
    });
  });
  afterAll(async () => {
    await site.close();
    await service.close();
  });
  beforeEach(() => {
    service.calls.length = 0;
    service.manner = 'success';
    service.delay = 0;
  });

  it('makes the call of the specification, to the letter', async () => {
    const { id, ...fields } = anEnquiry();
    const answer = await send({ id, ...fields });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(service.calls).toEqual([
      {
        path: '/submit',
        method: 'POST',
        contentType: 'application/json',
        accept: 'application/json',
        manner: 'success',
        body: {
          access_key: 'test-key',
          subject: 'Clinic Inquiry from Website Visitor',
          ...fields,
          to: 'a@clinic.example,b@clinic.example',
        },
      },
    ]);
    const [stored] = await site.services.enquiries.staff.list();
    expect(stored).toMatchObject({ ...fields, status: 'delivered' });
  });

  it.each([
    ['nothing', {}, { name: 'missing', email: 'missing', phone: 'missing', message: 'missing' }],
    ['only blanks', anEnquiry({ name: ' \n ' }), { name: 'missing' }],
    ['no plausible email', anEnquiry({ email: 'asha' }), { email: 'invalid' }],
    ['two emails', anEnquiry({ email: 'a@b.co,c@d.co' }), { email: 'invalid' }],
    [
      'a line break in the email',
      anEnquiry({ email: 'a@b.co\nBcc: c@d.co' }),
      { email: 'invalid' },
    ],
    ['a long name', anEnquiry({ name: 'न'.repeat(101) }), { name: 'too-long' }],
    ['a long email', anEnquiry({ email: `${'a'.repeat(244)}@example.in` }), { email: 'too-long' }],
    ['a long phone', anEnquiry({ phone: '1'.repeat(33) }), { phone: 'too-long' }],
    ['a long message', anEnquiry({ message: 'a'.repeat(5_001) }), { message: 'too-long' }],
    [
      'fields that are no text',
      { ...anEnquiry(), name: ['a'], phone: 1 },
      { name: 'missing', phone: 'missing' },
    ],
    [
      'no object at all',
      'hello',
      { name: 'missing', email: 'missing', phone: 'missing', message: 'missing' },
    ],
  ])('refuses %s and names the field', async (_what, enquiry, fields) => {
    const answer = await send(enquiry);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ success: false, problem: 'invalid', fields });
    expect(answer.body.message).toContain(Object.keys(fields)[0]);
    expect(service.calls).toEqual([]);
  });

  it('accepts the longest values, counted as a person counts', async () => {
    const longest = anEnquiry({
      name: '❤'.repeat(100),
      email: `${'a'.repeat(243)}@example.in`,
      phone: '१'.repeat(32),
      message: '🫀'.repeat(5_000),
    });
    expect((await send(longest)).body).toEqual({ success: true });
    expect(service.emails[0]?.message).toBe(longest.message);
  });

  it('takes a repeated id for the same enquiry', async () => {
    const enquiry = anEnquiry();
    const answers = await Promise.all([send(enquiry), send(enquiry), send(enquiry)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.calls).toHaveLength(1);
  });

  it('takes the same words from a reloaded page for the same enquiry', async () => {
    const enquiry = anEnquiry({ message: 'The same words' });
    await send(enquiry);
    await send({
      ...enquiry,
      id: 'another-id',
      email: 'ASHA@example.com',
      message: 'The  same words\n',
    });
    expect(service.calls).toHaveLength(1);
  });

  it('gives a double click the answer of the one attempt', async () => {
    const enquiry = anEnquiry();
    service.manner = 'false';
    service.delay = 300;
    const answers = await Promise.all([send(enquiry), send(enquiry)]);
    expect(answers.map(({ status }) => status)).toEqual([502, 502]);
    expect(service.calls).toHaveLength(1);
  });

  it('sends corrected words in the place of those that could not be delivered', async () => {
    const first = anEnquiry({ phone: '1' });
    service.manner = 'false';
    expect((await send(first)).status).toBe(502);
    service.manner = 'success';
    expect((await send({ ...first, phone: '2' })).status).toBe(200);
    expect(service.emails.map(({ phone }) => phone)).toEqual(['2']);
    const stored = await site.services.enquiries.staff.list();
    expect(stored.filter(({ message }) => message === first.message)).toHaveLength(1);
  });

  it('takes other words under the id of a delivered enquiry for another one', async () => {
    const first = anEnquiry();
    await send(first);
    await send({ ...first, message: 'And may I bring my mother?' });
    expect(service.emails).toHaveLength(2);
  });

  it('does not replace words that are being sent', async () => {
    const first = anEnquiry();
    service.delay = 300;
    const sending = send(first);
    const stored = async () => {
      const all = await site.services.enquiries.staff.list();
      return all.some(({ message }) => message === first.message);
    };
    await expect.poll(stored, { interval: 10 }).toBe(true);
    const second = send({ ...first, message: `${first.message} Please.` });
    expect((await Promise.all([sending, second])).map(({ status }) => status)).toEqual([200, 200]);
    expect(service.emails).toHaveLength(2);
  });

  describe('without JavaScript', () => {
    const outcomeAfter = async (response: Response) => {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/contact#form-status');
      const [cookie = ''] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^enquiry=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/);
      const [pair = ''] = cookie.split(';');
      return () => site.services.enquiries.outcomeFor(`other=1; ${pair}; more=2`);
    };

    it('leads to the outcome, which shows success once', async () => {
      const { id: _, ...fields } = anEnquiry({ message: 'one\r\ntwo' });
      const outcome = await outcomeAfter(await postForm(site.url, fields));
      expect(service.emails[0]?.message).toBe('one\ntwo');
      expect(await outcome()).toMatchObject({ status: 'success', values: { name: '' } });
      expect(await outcome()).toBeNull();
    });

    it('keeps every field after an error', async () => {
      const typed = anEnquiry({ email: 'asha', message: '<b>"दिल"</b>\n🫀' });
      const outcome = await outcomeAfter(await postForm(site.url, typed));
      const expected = {
        status: 'error',
        problem: 'invalid',
        fields: { email: 'invalid' },
        values: typed,
      };
      expect(await outcome()).toEqual(expected);
      expect(await outcome()).toEqual(expected);
    });

    it('keeps the id through an error, so that a second try is the same enquiry', async () => {
      const { id: _, ...fields } = anEnquiry();
      service.manner = 'false';
      const outcome = await outcomeAfter(await postForm(site.url, fields));
      const shown = await outcome();
      expect(shown).toMatchObject({ status: 'error', problem: 'failed', values: fields });
      service.manner = 'success';
      await postForm(site.url, { ...shown?.values, phone: '3' });
      expect(service.emails.map(({ phone }) => phone)).toEqual(['3']);
    });

    it('shows nothing for a cookie that is not ours', async () => {
      for (const cookie of [null, '', 'enquiry=', `enquiry=${'x'.repeat(32)}`, 'enquiry=%00']) {
        expect(await site.services.enquiries.outcomeFor(cookie)).toBeNull();
      }
    });
  });

  describe('from somewhere else', () => {
    it.each([
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
      ['another origin', { origin: 'https://evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.clinic.example' }],
    ])('refuses a post from %s', async (_what, headers) => {
      const answer = await post(site.url, anEnquiry(), headers);
      expect(answer.status).toBe(403);
      expect(service.calls).toEqual([]);
    });

    it('accepts a post from the public address and from the address it is reached at', async () => {
      for (const origin of ['https://clinic.example', site.url]) {
        const answer = await post(site.url, anEnquiry(), { origin });
        expect(answer.status).toBe(200);
      }
    });
  });

  it('refuses more than 30 enquiries from one address and says when to come back', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const answers = [];
    for (let count = 0; count < 32; count += 1)
      answers.push(await post(site.url, anEnquiry(), headers));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429, 429]);
    expect(answers[31]?.body.problem).toBe('too-many');
    expect(Number(answers[31]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = await postForm(site.url, anEnquiry(), headers);
    const [pair = ''] = form.headers.getSetCookie()[0]?.split(';') ?? [];
    expect(await site.services.enquiries.outcomeFor(pair)).toMatchObject({ problem: 'too-many' });
    expect((await send(anEnquiry())).status).toBe(200);
  });

  it.each([
    ['a body over 64 KB', 'application/json', JSON.stringify({ message: 'x'.repeat(66_000) }), 413],
    ['broken JSON', 'application/json', '{"name":', 400],
    ['an empty body', 'application/json', '', 400],
    ['another kind of body', 'text/plain', 'name=a', 415],
  ])('answers %s with a 4xx', async (_what, type, body, status) => {
    const response = await fetch(`${site.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': type, ...fromAnother() },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });
});
