import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type DispatchFunc } from 'light-my-request';
import type { Posts } from '../posts/index.ts';
import type { Services } from '../services.ts';

/** The build's own handler of pages that are made on demand. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>;

/** What a page is made of. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** The visitor's own; a page that is kept for all is made without one. */
  cookie?: string | undefined;
  posts: Posts;
}

/** A page as the build's handler made it. */
export interface MadePage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Makes a page, or null where no page has its address; throws what went wrong inside it. */
export type PageMaker = (request: PageRequest) => Promise<MadePage | null>;

/** Marks that no page of the site has the address that was asked for. */
const noSuchPage = 'x-no-such-page';

/** The headers of a page that reach the visitor; the server sets the others for every answer. */
const pageHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'retry-after',
  'set-cookie',
];

/** Makes pages with the build's handler. */
export function pageMaker(handler: PageHandler, { config, enquiries }: Services): PageMaker {
  const { host } = new URL(config.siteUrl);
  return async ({ url, cookie, posts }) => {
    let fault: unknown;
    const locals = { config, enquiries, posts, report: (error: unknown) => (fault = error) };
    const dispatch = ((request: IncomingMessage, response: ServerResponse) => {
      const next = () => response.setHeader(noSuchPage, 'yes').end();
      return handler(request, response, next, locals);
    }) as unknown as DispatchFunc;
    const headers = { host, ...(cookie && { cookie }) };
    const page = await inject(dispatch, { method: 'GET', url, headers });
    if (page.headers[noSuchPage]) return null;
    if (page.statusCode === 500) throw fault ?? new Error('the page could not be made');
    return { status: page.statusCode, headers: headersOf(page.headers), body: page.rawPayload };
  };
}

function headersOf(given: Record<string, unknown>): Record<string, string> {
  const named = pageHeaders.flatMap((name) =>
    given[name] === undefined ? [] : [[name, String(given[name])] as const],
  );
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    ...Object.fromEntries(named),
  };
  if (!/^text\/html\b/.test(headers['content-type'] ?? '')) return headers;
  return { ...headers, 'content-type': 'text/html; charset=utf-8' };
}
