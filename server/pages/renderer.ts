import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import inject, { type Response } from 'light-my-request';
import pLimit from 'p-limit';
import type { RefusedForm } from '../../shared/enquiry.ts';
import type { Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { fairQueue, onePerTurn } from '../queue.ts';
import type { Services } from '../services.ts';
import { type CachedResponse, cachedResponse, compress, typeOf } from './response.ts';

/** Astro's handler: a middleware that the build exports. */
export type PageHandler = (
  ...args: [...Parameters<RequestListener>, next: () => void, locals: object]
) => Promise<void>;

/** Which page to render, and for whom. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** The form that was refused, and that the page shows again, only to its sender. */
  refusedForm?: RefusedForm | undefined;
  /** Set on the contact page once a message was received; `urgent` if the message contains emergency words. */
  receivedMessage?: 'ordinary' | 'urgent' | undefined;
  /** The network that an uncommon page is rendered for; one network cannot keep others waiting. */
  network?: string;
  /** Whether a person requested it: only then is a search without a result counted. */
  isFromPerson?: boolean;
  /** Whether most visitors want this page; then it never waits behind uncommon pages. */
  isCommon: boolean;
  /** The snapshot to make a page of a set or of a preview from. Other pages are made from the one that visitors see. */
  snapshot?: Snapshot;
}

/**
 * Renders a page; null if no page has this URL.
 * @throws OverloadedError, or the error that the page threw
 */
export type Renderer = (request: PageRequest) => Promise<CachedResponse | null>;

/**
 * How many pages of sets and previews are rendered at the same time, how many common pages, and how many others. A page
 * spends most of its time waiting for posts.
 */
const concurrency = 4;

/** How rendering of uncommon pages is shared out between networks; a full queue is about two seconds of work. */
const uncommonLimits = { concurrency, perNetwork: 2, maxWaiting: 100, waitingPerNetwork: 20 };

/** The URL of the home page, which most visitors see first, on a phone: it is worth the slowest compression. */
const homePage = /^\/([a-z]{2,3}\/?)?$/;

/** Set by a page that has a not-found message of its own; it is not forwarded. */
const customNotFoundHeader = 'x-custom-not-found';

/** The headers of a page that are forwarded, besides its type. No page sets a cookie. */
const pageHeaders =
  /^(cache-control|content-security-policy|location|referrer-policy|retry-after)$/;

/**
 * Renders pages with Astro's handler, a few at a time.
 * @param currentSnapshot the snapshot that visitors see
 */
export function createRenderer(
  handler: PageHandler,
  services: Services,
  currentSnapshot: () => Snapshot,
): Renderer {
  const { config, enquiries, posts, searches } = services;
  const { host } = new URL(config.siteUrl);
  // There are only so many pages of sets and common pages, so none is ever refused.
  const setLimit = pLimit(concurrency);
  const commonLimit = pLimit(concurrency);
  const uncommonQueue = fairQueue(uncommonLimits);
  // Lets other requests, such as enquiries, run between two pages.
  const waitForTurn = onePerTurn();

  async function render(pageRequest: PageRequest): Promise<CachedResponse | null> {
    const { url, refusedForm, receivedMessage } = pageRequest;
    let pageError: unknown;
    const report = (error: unknown) => {
      pageError = error;
    };
    const snapshot = pageRequest.snapshot ?? currentSnapshot();
    const { isFromPerson = false } = pageRequest;
    const locals = {
      config,
      enquiries,
      posts,
      searches,
      snapshot,
      report,
      isFromPerson,
      refusedForm,
      receivedMessage,
    };
    const dispatch: RequestListener = (request, response) =>
      handler(request, response, () => response.writeHead(404).end(), locals);
    const page = await inject(dispatch, { url, headers: { host } });
    if (page.statusCode === 404 && page.headers[customNotFoundHeader] === undefined) return null;
    if (page.statusCode === 500) throw pageError ?? new Error('the page could not be rendered');
    return responseOf(page, pageRequest);
  }

  return async (request) => {
    // Feeds and the sitemap need the whole listing, however long it takes: they must not take the place
    // of other pages while they wait.
    if (/\/(rss|sitemap-posts)\.xml$/.test(request.url)) await posts.list();
    const make = async () => {
      await waitForTurn();
      return render(request);
    };
    if (request.snapshot) return setLimit(make);
    return request.isCommon ? commonLimit(make) : uncommonQueue(request.network ?? 'staff', make);
  };
}

async function responseOf(
  { statusCode, headers, rawPayload: body }: Response,
  { url, snapshot }: PageRequest,
): Promise<CachedResponse> {
  const pageFields = Object.entries(headers).filter(([name]) => pageHeaders.test(name));
  const { 'content-type': type, 'content-security-policy': policy } = headers;
  // Astro serves text without a content type as plain text; then the extension determines the type.
  const isUntyped = type === undefined || String(type).startsWith('text/plain');
  const fallbackType =
    type === undefined || type === 'text/html' ? 'text/html; charset=utf-8' : type;
  const contentType = isUntyped && /\.\w+$/.test(url) ? typeOf(url) : String(fallbackType);
  // A page of a preview is changed before it is sent, and compressed again.
  const isHomePage = homePage.test(url) && !snapshot?.isPreview;
  return cachedResponse({
    servedAs: 'cached page',
    status: statusCode,
    headers: {
      'cache-control': 'no-cache',
      'content-type': contentType,
      ...(Object.fromEntries(pageFields) as Record<string, string>),
      ...(typeof policy === 'string' && { 'content-security-policy': pagePolicy(policy, body) }),
    },
    bodies: await compress(body, contentType, isHomePage ? 11 : undefined),
  });
}

const inlineCode = /<(script|style)[^>]*>(.*?)<\/\1>/gs;

/**
 * The content security policy of a page without the hashes of other pages' scripts and styles: Astro adds
 * those of the whole site to every page, 0.8 KB more per response.
 */
function pagePolicy(policy: string, page: Buffer): string {
  if (policy === '') return policy;
  const hashes = new Set(
    [...page.toString().matchAll(inlineCode)].map(([, , text = '']) => hashOf(text)),
  );
  return policy.replace(/ '(sha256-[^']+)'/g, (source, hash) => (hashes.has(hash) ? source : ''));
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
