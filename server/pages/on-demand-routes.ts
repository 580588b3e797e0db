import { setTimeout as wait } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../plugins/request-limits.ts';
import { sendCached } from './cached-response.ts';
import {
  inEachLanguage,
  type OnDemandPage,
  onDemandPages,
  pageAddress,
} from './on-demand-pages.ts';
import { PageCache } from './page-cache.ts';
import { oneAfterAnother, type Renderer } from './renderer.ts';
import type { Site } from './site.ts';

type PageRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Longest that the start waits for the warm-up, in milliseconds. */
const warmUpTimeout = 3_000;

/** Serves the pages that are rendered on demand; those that are the same for everyone are cached. */
export async function onDemandRoutes(
  app: FastifyInstance,
  { render, languages }: Pick<Site, 'render' | 'languages'>,
): Promise<void> {
  const cache = new PageCache(render);
  await app.register(fastifyCookie);
  for (const page of onDemandPages) {
    // A page has one queue for all its languages.
    const renderOwn = page.maxWaiting ? oneAfterAnother(render, page.maxWaiting) : render;
    for (const each of inEachLanguage(page, languages)) {
      app.get(each.route, handlerOf(each, renderOwn));
    }
  }
  app.addHook('onReady', async () => {
    // Loads the code of all pages, which the languages share, before the first visitor comes and
    // before a later build replaces it.
    const pages = onDemandPages.map((page) => {
      // No post can have this slug, so no table is asked for one.
      const { url } = pageAddress(page, { slug: '#', token: 'a' }, new URLSearchParams());
      return cache.render(url, { destroyed: false });
    });
    await Promise.race([Promise.allSettled(pages), wait(warmUpTimeout, null, { ref: false })]);
  });

  function handlerOf(page: OnDemandPage, renderOwn: Renderer) {
    return async (request: PageRequest, reply: FastifyReply) => {
      const { params, cookies, headers, socket: visitor } = request;
      const path = pathOf(request.url);
      // Another spelling, such as /%62log, is not a URL of this site.
      if (path !== page.route && !page.route.includes(':')) return reply.callNotFound();
      const query = new URLSearchParams(request.url.slice(path.length));
      const { url, isShared } = pageAddress(page, params, query);
      const isPersonal = page.cookie !== undefined && cookies[page.cookie] !== undefined;
      const cookie = isPersonal ? headers.cookie : undefined;
      const isForAll = isShared && !isPersonal;
      const kept = isForAll ? cache.kept(url) : undefined;
      const rendered = () =>
        isForAll ? cache.render(url, visitor) : renderOwn({ url, cookie, visitors: [visitor] });
      const response = kept ?? (await rendered());
      if (!response) return reply.callNotFound();
      if (kept) reply.kind = kept.kind;
      return sendCached(response, request, reply);
    };
  }
}
