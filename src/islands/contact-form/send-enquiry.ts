import type { EnquiryResponse, Receipt } from '../../../shared/enquiry.ts';
import type { FieldProblems } from '../../../shared/enquiry-fields.ts';
import type { Failure } from './state.ts';

/**
 * In milliseconds. During an upgrade Caddy holds the request for up to 14 seconds (`deploy/Caddyfile`); the server then
 * responds within 13 at worst. The rest is for a slow network.
 */
const timeout = 40_000;

/** The result of sending an enquiry. */
export type SendResult =
  | { success: true; receipt: Receipt }
  | { success: false; failure: Failure; fields: FieldProblems; isUrgent: boolean };

/** The failure that a status means; any other status means `failed`. */
const failures: { [status: number]: Failure } = {
  403: 'cross-site',
  413: 'too-large',
  415: 'unreadable',
  429: 'too-many',
  503: 'unavailable',
};

/**
 * Sends an enquiry to the site's server. Anything but `success: true`, network errors included, counts
 * as not sent, and is logged without what was typed.
 * @throws synchronously, rather than rejecting, if the browser could not make the request
 */
export function sendEnquiry(enquiry: Record<string, string | string[]>): Promise<SendResult> {
  const controller = new AbortController();
  const request = fetch('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(enquiry),
    signal: controller.signal,
  });
  const timer = setTimeout(() => controller.abort(), timeout);
  return resultOf(request).finally(() => clearTimeout(timer));
}

async function resultOf(request: Promise<Response>): Promise<SendResult> {
  try {
    const response = await request;
    // A proxy in between may respond with HTML.
    const reply: EnquiryResponse | Record<string, never> = await response.json().catch(() => ({}));
    if (reply.success === true) {
      const { success, ...receipt } = reply;
      return { success, receipt };
    }
    console.error(`The enquiry was not sent: status ${response.status}.`);
    const fields = ('fields' in reply && reply.fields) || {};
    const isInvalid = Object.keys(fields).length > 0;
    const failure = isInvalid ? 'invalid' : (failures[response.status] ?? 'failed');
    return { success: false, failure, fields, isUrgent: reply.urgent ?? false };
  } catch (error) {
    console.error('The enquiry was not sent:', error);
    return { success: false, failure: 'failed', fields: {}, isUrgent: false };
  }
}
