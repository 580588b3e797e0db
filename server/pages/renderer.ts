import type { RequestListener } from 'node:http';
import inject, { type Response } from 'light-my-request';
import pLimit from 'p-limit';
import { OverloadedError, oneAfterAnother, onePerTurn } from '../queue.ts';
import type { Services } from '../services.ts';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';
import { compress } from './response/encodings.ts';
import { pagePolicy } from './response/page-policy.ts';

/** Astro's handler of pages that are rendered on demand: a middleware that the build exports. */
export type PageHandler = (
  ...args: [...Parameters<RequestListener>, next: () => void, locals: object]
) => Promise<void>;

/** Someone waiting for a page; in practice a socket. */
export type Visitor = { readonly destroyed: boolean };

/** Which page to render, and for whom. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** The visitor's cookies; a page that is cached for everyone is rendered without any. */
  cookie?: string | undefined;
  /** More may be added while the page waits for its turn. */
  visitors: Visitor[];
  /** Whether it is a page that most visitors want: it never waits behind pages that few want. */
  isCommon: boolean;
}

/**
 * Renders a page; null if no page has this URL.
 * @throws OverloadedError, or the error that the page threw
 */
export type Renderer = (request: PageRequest) => Promise<CachedResponse | null>;

/**
 * How many common pages, and how many others, are rendered at the same time; most of that time is spent
 * waiting for posts.
 */
const concurrency = 4;
/** How many more of each may queue: about two seconds of work. */
const maxWaiting = 100;

/**
 * Makes a renderer that renders one page at a time, and refuses a request if `maxWaiting` others are
 * queued.
 */
export function inQueue(render: Renderer, maxWaiting: number): Renderer {
  const queue = oneAfterAnother(maxWaiting);
  return (request) => queue(() => render(request));
}

/** Set by a page that says itself that something is not there; it is not sent on. */
const ownNotFoundHeader = 'x-own-not-found';

/** The headers of a page that are sent on, besides its type. No page sets a cookie. */
const pageHeaders =
  /^(cache-control|content-security-policy|location|referrer-policy|retry-after)$/;

/**
 * Renders pages with Astro's handler, a few at a time.
 * @param finish makes the last changes to the body of a page
 */
export function createRenderer(
  handler: PageHandler,
  services: Services,
  finish: (body: Buffer) => Buffer,
): Renderer {
  const { config, enquiries, posts, notices } = services;
  const { host } = new URL(config.siteUrl);
  const limits = { common: pLimit(concurrency), other: pLimit(concurrency) };
  // Lets other requests, such as enquiries, run between two pages.
  const turn = onePerTurn();

  async function render({ url, cookie }: PageRequest): Promise<CachedResponse | null> {
    let fault: unknown;
    const report = (error: unknown) => {
      fault = error;
    };
    const locals = { config, enquiries, posts, notices: notices.shown(), report };
    const dispatch: RequestListener = (request, response) =>
      handler(request, response, () => response.writeHead(404).end(), locals);
    const page = await inject(dispatch, { url, headers: { host, ...(cookie && { cookie }) } });
    if (page.statusCode === 404 && page.headers[ownNotFoundHeader] === undefined) return null;
    if (page.statusCode === 500) throw fault ?? new Error('the page could not be rendered');
    return responseOf(page, finish);
  }

  return async (request) => {
    const limit = request.isCommon ? limits.common : limits.other;
    if (limit.pendingCount >= maxWaiting) throw new OverloadedError();
    // Feeds and the sitemap need the whole listing, however long it takes: they must not take the place
    // of other pages while they wait.
    if (request.url.endsWith('.xml')) await posts.list();
    return limit(async () => {
      await turn();
      if (request.visitors.every(({ destroyed }) => destroyed)) throw new OverloadedError();
      return render(request);
    });
  };
}

async function responseOf(
  { statusCode, headers, rawPayload }: Response,
  finish: (body: Buffer) => Buffer,
): Promise<CachedResponse> {
  const forwarded = Object.entries(headers).filter(([name]) => pageHeaders.test(name));
  const { 'content-type': type = 'text/html', 'content-security-policy': policy } = headers;
  const contentType = type === 'text/html' ? 'text/html; charset=utf-8' : String(type);
  const isPage = contentType.startsWith('text/html');
  const body = isPage ? finish(rawPayload) : rawPayload;
  return cachedResponse({
    kind: 'cached page',
    status: statusCode,
    headers: {
      'cache-control': 'no-cache',
      'content-type': contentType,
      ...(Object.fromEntries(forwarded) as Record<string, string>),
      ...(typeof policy === 'string' && { 'content-security-policy': pagePolicy(policy, body) }),
    },
    bodies: await compress(body, contentType),
  });
}
