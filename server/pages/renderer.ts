import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import inject, { type Response } from 'light-my-request';
import pLimit from 'p-limit';
import type { Services } from '../services.ts';
import { type CachedResponse, cachedResponse } from './cached-response.ts';
import { compress } from './encodings.ts';

/** The build's own handler of pages that are rendered on demand, a middleware. */
export type PageHandler = (
  ...args: [...Parameters<RequestListener>, next: () => void, locals: object]
) => Promise<void>;

/** Someone who waits for a page, such as a socket. */
export type Visitor = { readonly destroyed: boolean };

/** What a page is rendered of, and for whom. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** The visitor's own; a page that is kept for all is rendered without one. */
  cookie?: string | undefined;
  /** More may come while the page waits for its turn. */
  visitors: Visitor[];
}

/**
 * Renders a page, or null where no page has its address.
 * @throws OverloadedError, or what went wrong inside the page
 */
export type Renderer = (request: PageRequest) => Promise<CachedResponse | null>;

/** Thrown instead of rendering where too many pages wait already, or nobody waits any more. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** How many pages are rendered at the same time, most of it spent waiting for posts. */
const concurrency = 4;
/** How many more may wait: some two seconds of work. */
const maxWaiting = 100;

/**
 * Renders one page after another, and none for whom `maxWaiting` others wait already.
 * @param render what they are rendered with
 */
export function oneAfterAnother(render: Renderer, maxWaiting: number): Renderer {
  const limit = pLimit(1);
  return async (request) => {
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    return limit(() => render(request));
  };
}

/** The headers of a page that reach the visitor, beside its type. No page sets a cookie. */
const pageHeaders =
  /^(cache-control|content-security-policy|location|referrer-policy|retry-after)$/;

/**
 * Renders pages with the build's handler, a few at a time.
 * @param finish makes the last changes to the body of a page
 */
export function createRenderer(
  handler: PageHandler,
  services: Services,
  finish: (body: Buffer) => Buffer,
): Renderer {
  const { config, enquiries, posts, notices } = services;
  const { host } = new URL(config.siteUrl);
  const limit = pLimit(concurrency);
  let lastTurn: Promise<void> = Promise.resolve();

  async function render({ url, cookie }: PageRequest): Promise<CachedResponse | null> {
    let fault: unknown;
    const report = (error: unknown) => {
      fault = error;
    };
    const locals = { config, enquiries, posts, notices: notices.shown(), report };
    const dispatch: RequestListener = (request, response) =>
      handler(request, response, () => response.writeHead(404).end(), locals);
    const page = await inject(dispatch, { url, headers: { host, ...(cookie && { cookie }) } });
    if (page.statusCode === 404) return null;
    if (page.statusCode === 500) throw fault ?? new Error('the page could not be rendered');
    return responseOf(page, finish);
  }

  return async (request) => {
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    return limit(async () => {
      // One page a turn of the event loop: what has arrived meanwhile, such as an enquiry, goes first.
      lastTurn = lastTurn.then(() => setImmediate());
      await lastTurn;
      if (request.visitors.every(({ destroyed }) => destroyed)) throw new OverloadedError();
      return render(request);
    });
  };
}

async function responseOf(
  { statusCode, headers, rawPayload }: Response,
  finish: (body: Buffer) => Buffer,
): Promise<CachedResponse> {
  const given = Object.entries(headers).filter(([name]) => pageHeaders.test(name));
  const { 'content-type': type = 'text/html' } = headers;
  const contentType = type === 'text/html' ? 'text/html; charset=utf-8' : String(type);
  const isPage = contentType.startsWith('text/html');
  return cachedResponse({
    kind: 'cached page',
    status: statusCode,
    headers: {
      'cache-control': 'no-cache',
      'content-type': contentType,
      ...(Object.fromEntries(given) as Record<string, string>),
    },
    bodies: await compress(isPage ? finish(rawPayload) : rawPayload, contentType),
  });
}
