import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trimToken } from '../enquiries/index.ts';
import { networkOf } from '../plugins/origin.ts';
import { pathOf } from '../plugins/request-limits.ts';
import {
  addressOfPage,
  type OnDemandPage,
  onDemandPages,
  pageInEachLanguage,
} from './on-demand-pages.ts';
import { PageCache } from './page-cache.ts';
import { sendCached } from './response.ts';
import type { Site } from './site.ts';

type RouteRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Serves the pages that are rendered on demand; those that are the same for everyone are cached. */
export async function onDemandRoutes(
  app: FastifyInstance,
  { render, snapshot, languages }: Pick<Site, 'render' | 'snapshot' | 'languages'>,
): Promise<void> {
  let currentPages: { snapshot: unknown; cache: PageCache } | null = null;
  // A snapshot is shown as a whole: cached pages of the previous one are dropped, even one that is still being rendered.
  const currentCache = () => {
    const latestSnapshot = snapshot();
    if (currentPages?.snapshot !== latestSnapshot)
      currentPages = { snapshot: latestSnapshot, cache: new PageCache() };
    return currentPages.cache;
  };
  for (const page of onDemandPages.flatMap((page) => pageInEachLanguage(page, languages))) {
    app.get(page.route, handlerOf(page));
  }

  function handlerOf(page: OnDemandPage) {
    return async (request: RouteRequest, reply: FastifyReply) => {
      const path = pathOf(request.url);
      // Another spelling, such as /%62log, is not a URL of this site.
      if (path !== page.route && !page.route.includes(':')) return reply.callNotFound();
      // A link copied with the full stop after it.
      const trimmedToken = trimToken(request.params['token'] ?? '');
      if (trimmedToken !== null)
        return reply.redirect(page.route.replace(':token', trimmedToken), 302);
      const query = new URLSearchParams(request.url.slice(path.length));
      const { url, isSameForAll, isCommon } = addressOfPage(page, request.params, query);
      const cache = currentCache();
      const cachedPage = isSameForAll ? cache.get(url) : undefined;
      const network = networkOf(request.ip);
      const renderPage = () => {
        const pageRequest = { url, network, isCommon, isFromPerson: isFromPerson(request) };
        return isSameForAll ? cache.render(pageRequest, render) : render(pageRequest);
      };
      const response = cachedPage ?? (await renderPage());
      if (!response) return reply.callNotFound();
      if (cachedPage) reply.servedAs = cachedPage.servedAs;
      // A late page is sent to visitors with status 200, because their browsers then load the posts. Crawlers get 503,
      // so that they come back.
      const isLate = response.headers['retry-after'] !== undefined;
      const isForLater = isLate && isCrawler(request.headers['user-agent']);
      return sendCached(isForLater ? { ...response, status: 503 } : response, request, reply);
    };
  }
}

/**
 * Whether a request seems to come from a search engine, or from a service that makes link previews. The
 * names of some phones match too.
 */
export function isCrawler(userAgent = ''): boolean {
  return /bot\b|crawl|spider|slurp|externalhit|^whatsapp\//i.test(userAgent);
}

/**
 * Whether a page seems to be requested by a person, directly or from a page of this site, and not by another
 * website, by a browser that prefetches it, or by a crawler.
 */
function isFromPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-site': site, 'sec-purpose': purpose, purpose: olderPurpose } = headers;
  const isPrefetch = purpose !== undefined || olderPurpose !== undefined;
  return (
    method === 'GET' && site !== 'cross-site' && !isPrefetch && !isCrawler(headers['user-agent'])
  );
}
