import { setTimeout as wait } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../plugins/metrics.ts';
import { pathOf } from '../plugins/request-limits.ts';
import { type OnDemandPage, onDemandPages, pageAddress } from './on-demand-pages.ts';
import { PageCache } from './page-cache.ts';
import { oneAfterAnother, type Renderer } from './renderer.ts';
import type { Site } from './site.ts';

/** What the routes of pages need. */
export interface PagesOptions {
  site: Site;
  metrics: Metrics | null;
}

type PageRequest = FastifyRequest<{ Params: Record<string, string> }>;

/** Longest that the start waits for the first pages, in milliseconds. */
const warmUpTimeout = 3_000;

/** Serves the pages that are rendered on demand; those that are the same for all come from a cache. */
export async function onDemandRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { metrics } = options;
  const { render } = options.site;
  const cache = new PageCache(render);
  await app.register(fastifyCookie);
  for (const page of onDemandPages) {
    const own = page.maxWaiting ? oneAfterAnother(render, page.maxWaiting) : render;
    const handler = (request: PageRequest, reply: FastifyReply) =>
      sendPage(page, own, request, reply);
    app.route({ method: ['GET', 'HEAD'], url: page.route, handler });
  }
  app.addHook('onReady', async () => {
    // All code of the pages is loaded before the first visitor, and before a later build.
    const first = onDemandPages.map((page) =>
      pageAddress(page, { slug: 'a' }, new URLSearchParams()),
    );
    const pages = first.map(({ url }) => cache.render(url, { destroyed: false }));
    await Promise.race([Promise.allSettled(pages), wait(warmUpTimeout, null, { ref: false })]);
  });

  /** @param own renders what is for one visitor only */
  async function sendPage(
    page: OnDemandPage,
    own: Renderer,
    request: PageRequest,
    reply: FastifyReply,
  ) {
    const path = pathOf(request.url);
    // Another spelling, such as /%62log, is no address of the site.
    if (path !== page.route && !page.route.includes(':')) return reply.callNotFound();
    const query = new URLSearchParams(request.url.slice(path.length));
    const { url, isShared } = pageAddress(page, request.params, query);
    const isPersonal = page.cookie !== undefined && request.cookies[page.cookie] !== undefined;
    const cookie = isPersonal ? request.headers.cookie : undefined;
    const forAll = isShared && !isPersonal;
    const kept = forAll ? cache.kept(url) : undefined;
    const visitor = request.socket;
    const response =
      kept ??
      (forAll ? await cache.render(url, visitor) : await own({ url, cookie, visitors: [visitor] }));
    if (!response) return reply.callNotFound();
    if (response.status === 200) metrics?.countOnDemandPage(kept ? 'cached' : 'rendered');
    if (kept) reply.kind = kept.kind;
    response.send(request, reply);
    return reply;
  }
}
