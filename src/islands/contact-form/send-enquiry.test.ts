import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';

const enquiry = { id: '1', name: 'Asha Patil', email: 'asha@example.com', message: 'Hello' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs the response to the next request; what is logged is recorded, not shown. */
function respondWith(respond: () => Promise<Response>) {
  const request = vi.fn<typeof fetch>(respond);
  vi.stubGlobal('fetch', request);
  return { request, log: vi.spyOn(console, 'error').mockImplementation(() => {}) };
}

describe('sending an enquiry', () => {
  it('posts to our own server and nowhere else', async () => {
    const receipt = {
      request: '/request/a',
      receivedAt: '2026-12-01T05:00:00.000Z',
      answerBy: '2026-12-01T13:00:00.000Z',
      canOnlyReplyByEmail: false,
    };
    const { request } = respondWith(async () => Response.json({ success: true, ...receipt }));
    expect(await sendEnquiry(enquiry)).toEqual({ success: true, receipt });
    expect(request).toHaveBeenCalledOnce();
    const [address, options] = request.mock.calls[0] ?? [];
    expect(address).toBe('/api/enquiries');
    expect(options?.method).toBe('POST');
    expect(JSON.parse(String(options?.body))).toEqual(enquiry);
  });

  it.each([
    ['reports a failure', 502, '{"success":false}', 'failed'],
    ['responds without an outcome', 200, '{}', 'failed'],
    ['responds with an outcome of another type', 200, '{"success":"true"}', 'failed'],
    ['responds with a page', 500, '<!doctype html>', 'failed'],
    ['refuses without naming a field', 422, '{"success":false,"fields":{}}', 'failed'],
    [
      'has had too many enquiries from the address',
      429,
      '{"success":false,"fields":{}}',
      'too-many',
    ],
    ['cannot store it', 503, '{"success":false,"fields":{}}', 'unavailable'],
    ['accepts nothing from other sites', 403, '{"success":false}', 'cross-site'],
    ['finds it too large', 413, '<html>', 'too-large'],
    ['cannot read it', 415, '{"success":false}', 'unreadable'],
  ])('fails if the server %s', async (_response, status, body, failure) => {
    respondWith(async () => new Response(body, { status }));
    expect(await sendEnquiry(enquiry)).toEqual({
      success: false,
      failure,
      fields: {},
      isUrgent: false,
    });
  });

  it('returns which fields were refused, and whether the message contains emergency words', async () => {
    const fields = { email: 'invalid' };
    const refused = { success: false, fields, urgent: true };
    respondWith(async () => Response.json(refused, { status: 422 }));
    const expected = { success: false, failure: 'invalid', fields, isUrgent: true };
    expect(await sendEnquiry(enquiry)).toEqual(expected);
  });

  it('logs a failure, but nothing that was typed', async () => {
    const { log } = respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendEnquiry(enquiry)).toEqual({
      success: false,
      failure: 'failed',
      fields: {},
      isUrgent: false,
    });
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls.flat().join(' ')).not.toMatch(/asha|patil|hello/i);
  });
});
