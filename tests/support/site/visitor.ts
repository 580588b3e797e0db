import { randomUUID } from 'node:crypto';

/** An enquiry as the island posts it. */
export interface PostedEnquiry {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The hidden field that only bots fill in. */
  'leave-empty'?: string;
}

/** A valid enquiry; a new one for each call. */
export function anEnquiry(changes: Partial<PostedEnquiry> = {}): PostedEnquiry {
  const id = randomUUID();
  return {
    id,
    name: 'Asha Patil',
    email: 'asha@example.com',
    phone: '+91 98765 00000',
    message: `Is the clinic open on Monday? (${id})`,
    ...changes,
  };
}

let addressCount = 0;

/** A new client address, as set by a proxy: the rate limit would stop tests that all came from one address. */
export function newClientHeaders(): Record<string, string> {
  addressCount += 1;
  return { 'x-forwarded-for': `10.1.${Math.floor(addressCount / 250)}.${addressCount % 250}` };
}

export interface FormResponse {
  status: number;
  body: {
    success?: boolean;
    problem?: string;
    fields?: Record<string, string>;
    message?: string;
    /** Path of the private page. */
    request?: string;
    receivedAt?: string;
    answerBy?: string;
    canOnlyReplyByEmail?: boolean;
    /** Whether the message contains emergency words. */
    urgent?: boolean;
  };
  headers: Headers;
}

/** Posts as the island does, by default from a new address. Rejects if there is no response. */
export async function post(
  url: string,
  enquiry: unknown,
  headers: Record<string, string> = {},
): Promise<FormResponse> {
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...newClientHeaders(),
      ...headers,
    },
    body: JSON.stringify(enquiry),
  });
  const body = (await response.json()) as FormResponse['body'];
  return { status: response.status, body, headers: response.headers };
}

/**
 * Posts as a browser without JavaScript does; the response is a redirect, or the page with the refused form.
 * @param enquiry its fields; as pairs where several have the same name
 */
export function postForm(
  url: string,
  enquiry: Partial<PostedEnquiry> | [name: string, value: string][],
  headers: Record<string, string> = {},
): Promise<Response> {
  const fields = Array.isArray(enquiry) ? enquiry : Object.entries(enquiry);
  return fetch(`${url}/api/enquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html,*/*', ...newClientHeaders(), ...headers },
    body: new URLSearchParams(fields),
  });
}

/** Asks a server whether it is ready, and returns the status and what is failing. */
export async function checkReadiness(
  url: string,
): Promise<[status: number, failing: string | undefined]> {
  const response = await fetch(`${url}/readyz`);
  const { failing } = (await response.json()) as { failing?: string[] };
  return [response.status, failing?.join()];
}

/**
 * Answers on a private page as its forms do.
 * @param path of the page
 * @param fields such as `answer` and `offer`
 * @param headers by default the headers of a browser, from a new address
 * @returns what the page says afterwards, such as `done` or `changed`
 */
export async function answerOn(
  url: string,
  path: string,
  fields: [name: string, value: string][],
  headers: Record<string, string> = { origin: 'null', 'sec-fetch-site': 'same-origin' },
): Promise<string | undefined> {
  return (await postAnswer(url, path, fields, headers)).get('outcome') ?? undefined;
}

/** Answers on a private page; returns the query of the page that is shown afterwards. */
export async function postAnswer(
  url: string,
  path: string,
  fields: [name: string, value: string][],
  headers: Record<string, string> = { origin: 'null', 'sec-fetch-site': 'same-origin' },
): Promise<URLSearchParams> {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...newClientHeaders(), ...headers },
    body: new URLSearchParams(fields),
  });
  const [page, query] = response.headers.get('location')?.split('?') ?? [];
  return new URLSearchParams(page === path ? query : '');
}
