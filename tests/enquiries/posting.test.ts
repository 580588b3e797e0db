import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { useSiteAndService } from '../support/site/site-and-service.ts';
import { anEnquiry, newClientHeaders, post } from '../support/site/visitor.ts';
import { statusesIn } from '../support/traffic/raw-http.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

/** The beginning of every message of refusal, as in the form. */
const refusalText = /^Failed to send message\. Please try again later\. \w/;

describe('the route for enquiries', () => {
  const context = useSiteAndService();
  const send = (enquiry: unknown, headers: Record<string, string> = {}) =>
    post(context.site.url, enquiry, headers);

  it('calls the form service exactly as its documentation says', async () => {
    const { id, ...fields } = anEnquiry();
    const response = await send({ id, ...fields });
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(context.service.calls).toEqual([
      {
        path: '/submit',
        method: 'POST',
        contentType: 'application/json',
        accept: 'application/json',
        behaviour: 'success',
        body: {
          access_key: 'test-key',
          subject: 'Clinic Inquiry from Website Visitor',
          ...fields,
          to: 'a@clinic.example,b@clinic.example',
        },
      },
    ]);
    const [storedEnquiry] = await context.site.services.enquiries.repository.list();
    expect(storedEnquiry).toMatchObject({ ...fields, delivery: 'delivered' });
  });

  it.each([
    ['nothing', {}, { name: 'missing', email: 'missing', phone: 'missing', message: 'missing' }],
    ['no plausible email', anEnquiry({ email: 'asha' }), { email: 'invalid' }],
    [
      'fields that are too long',
      {
        name: 'न'.repeat(101),
        email: `${'a'.repeat(244)}@example.in`,
        phone: '1'.repeat(33),
        message: 'a'.repeat(5_001),
      },
      { name: 'too-long', email: 'too-long', phone: 'too-long', message: 'too-long' },
    ],
    [
      'fields that are not text',
      { ...anEnquiry(), name: ['a'], phone: 1 },
      { name: 'missing', phone: 'missing' },
    ],
    [
      'something that is not an object',
      'hello',
      { name: 'missing', email: 'missing', phone: 'missing', message: 'missing' },
    ],
  ])('refuses %s and names the field', async (_case, enquiry, fields) => {
    const response = await send(enquiry);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ success: false, problem: 'invalid', fields });
    expect(response.body.message).toMatch(refusalText);
    expect(response.body.message).toContain(Object.keys(fields)[0]);
    expect(context.service.calls).toEqual([]);
  });

  it('accepts the longest values, counted in characters as people count them', async () => {
    const longest = anEnquiry({
      name: '❤'.repeat(100),
      email: `${'a'.repeat(243)}@example.in`,
      phone: '१'.repeat(32),
      message: '🫀'.repeat(5_000),
    });
    expect((await send(longest)).body).toMatchObject({ success: true });
    expect(context.service.emails[0]?.message).toBe(longest.message);
  });

  describe('an enquiry from another site or address', () => {
    it.each([
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
      ['another origin', { origin: 'https://evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['a sister site that names no origin', { 'sec-fetch-site': 'same-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.clinic.example' }],
    ])('is refused from %s', async (_source, headers) => {
      const response = await post(context.site.url, anEnquiry(), headers);
      expect(response.status).toBe(403);
      expect(response.body.message).toMatch(refusalText);
      expect(context.service.calls).toEqual([]);
    });

    it('is refused from an unencrypted copy of this site, which the network may have written', async () => {
      const headers = { origin: context.site.url, 'sec-fetch-site': 'cross-site' };
      expect((await post(context.site.url, anEnquiry(), headers)).status).toBe(403);
    });

    it('is accepted from the public address and from the address at which the server itself answers', async () => {
      for (const origin of ['https://clinic.example', context.site.url]) {
        const response = await post(context.site.url, anEnquiry(), { origin });
        expect(response.status).toBe(200);
      }
      // An address that only the proxy knows, because it does not pass it on to the server.
      const headers = { origin: 'https://www.clinic.example', 'sec-fetch-site': 'same-origin' };
      expect((await post(context.site.url, anEnquiry(), headers)).status).toBe(200);
    });
  });

  it('refuses more than 30 enquiries from one address and says when to come back', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const responses = [];
    for (let count = 0; count < 32; count += 1)
      responses.push(await post(context.site.url, anEnquiry(), headers));
    expect(responses.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429, 429]);
    expect(responses[31]?.body).toMatchObject({
      problem: 'too-many',
      message: expect.stringMatching(refusalText),
    });
    expect(Number(responses[31]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(anEnquiry())).status).toBe(200);
  });

  it('counts the addresses of one IPv6 network (/64) together, and an IPv4 address written as IPv6 as the same', async () => {
    const from = (address: string) =>
      send(anEnquiry(), { 'x-forwarded-for': address }).then(({ status }) => status);
    const statuses = [];
    for (let count = 0; count < 30; count += 1) {
      statuses.push(await from(`2001:db8:0:7:${count.toString(16)}::${count.toString(16)}`));
      statuses.push(await from('192.0.2.64'));
    }
    expect(statuses).toEqual(Array(60).fill(200));
    for (const address of ['2001:0DB8::0007:ffff:ffff:ffff:ffff', '::ffff:192.0.2.64']) {
      expect(await from(address), address).toBe(429);
    }
    for (const address of ['2001:db8:0:8::1', '::ffff:192.0.2.65']) {
      expect(await from(address), address).toBe(200);
    }
  });

  it.each([
    ['a body over 64 KB', 'application/json', JSON.stringify({ message: 'x'.repeat(66_000) }), 413],
    ['broken JSON', 'application/json', '{"name":', 400],
    ['an empty body', 'application/json', '', 400],
    ['a body of another type', 'text/plain', 'name=a', 415],
  ])('refuses %s', async (_case, type, body, status) => {
    const response = await fetch(`${context.site.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': type, ...newClientHeaders() },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(refusalText),
    });
  });

  it('keeps reading a body that is too long, so that a browser still sending it receives the response', async () => {
    const { hostname, port } = new URL(context.site.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const half = 'x'.repeat(40_000);
    const head = ['POST /api/enquiries HTTP/1.1', 'Host: clinic.example', 'Content-Length: 80000'];
    const type = 'Content-Type: application/x-www-form-urlencoded';
    socket.write([...head, type, '', half].join('\r\n'));
    const [response] = await once(socket, 'data');
    expect(statusesIn(response)).toEqual([413]);
    socket.write(`${half}GET /healthz HTTP/1.1\r\nHost: clinic.example\r\n\r\n`);
    const [next] = await once(socket, 'data');
    expect(statusesIn(next)).toEqual([200]);
    socket.destroy();
  });
});
