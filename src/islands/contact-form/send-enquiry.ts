import type { FieldProblems } from './state.ts';

/** The server answers within some 15 seconds even on a bad day; the rest is for a slow network. */
const timeout = 25_000;

/** How the server answered one enquiry. */
export type EnquiryAnswer = { success: true } | { success: false; fields: FieldProblems };

/**
 * Sends one enquiry to our own server.
 * Any answer but `success: true`, a fault of the network included, counts as not sent; it is logged
 * without a word of what was typed.
 */
export async function sendEnquiry(
  enquiry: Record<string, string | number>,
): Promise<EnquiryAnswer> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: { success?: unknown; fields?: FieldProblems } = await response.json();
    if (answer.success === true) return { success: true };
    console.error(`The enquiry was not sent: status ${response.status}.`);
    return { success: false, fields: answer.fields ?? {} };
  } catch (error) {
    console.error('The enquiry was not sent:', error);
    return { success: false, fields: {} };
  }
}
