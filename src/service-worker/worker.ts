/// <reference lib="webworker" />
// Caches what helps without a network: the page with the emergency numbers, and the page about chest pain. No
// other page is cached, so a stale form is never shown.

const worker = self as unknown as ServiceWorkerGlobalScope;

/** The name of the cache of pages; defined by `service-worker.js.ts`. */
declare const pages: string;
const assets = 'assets-1';
/**
 * The pages cached for each language, its offline page first, and the first language first; defined by
 * `service-worker.js.ts`.
 */
declare const pagesOfLanguages: string[][];
/** The maximum number of assets; the oldest are deleted first. */
const maxAssets = 60;

worker.addEventListener('install', (event) => {
  const renew = async () => {
    const cache = await caches.open(pages);
    const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const open = await worker.clients.matchAll({ includeUncontrolled: true });
    const seen = [...cached, ...open.map(({ url }) => new URL(url).pathname), '/'].map(pagesFor);
    await cache.addAll([...new Set(seen.flat())].map(current));
    await worker.skipWaiting();
  };
  event.waitUntil(renew());
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name !== pages && name !== assets);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (isDeskPath(pathname) || isPreview(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/_astro/')) event.respondWith(answerAsset(event));
});

/** The desk needs its server, so none of it is cached. */
function isDeskPath(pathname: string): boolean {
  return /^\/desk(\/|$)/.test(pathname);
}

/** A preview shows what is not published. */
function isPreview(pathname: string): boolean {
  return /^\/(api|preview)\//.test(pathname);
}

/** Network first; then the cached page, then the offline page. */
async function answerPage(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(cachePagesFor(pathname));
    return answer;
  } catch (error) {
    const cached =
      (await caches.match(pathname)) ??
      (await caches.match(offlinePageOf(pathname))) ??
      (await caches.match(offlinePageOf('/')));
    if (cached) return cached;
    throw error;
  }
}

/** The pages cached in the language of a path. */
function pagesFor(pathname: string): string[] {
  const [first = [], ...others] = pagesOfLanguages;
  const isIn = ([page = '']: string[]) => `${pathname}/`.startsWith(page.replace(/offline$/, ''));
  return others.find(isIn) ?? first;
}

/** The offline page in the language of a path. */
function offlinePageOf(pathname: string): string {
  return pagesFor(pathname)[0] ?? '/offline';
}

/** Caches the pages of a language when a page in that language is first opened. */
async function cachePagesFor(pathname: string): Promise<void> {
  if (await caches.match(offlinePageOf(pathname))) return;
  const cache = await caches.open(pages);
  await cache.addAll(pagesFor(pathname).map(current));
}

/** A request that the browser's own cache does not answer. */
function current(page: string): Request {
  return new Request(page, { cache: 'reload' });
}

/** Cache first: built files have hashed names, so their content never changes. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  const page = await worker.clients.get(event.clientId);
  if (page && isDeskPath(new URL(page.url).pathname)) return answer;
  if (answer.ok) event.waitUntil(cacheAsset(request.url, answer.clone()));
  return answer;
}

async function cacheAsset(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(assets);
  await cache.put(url, answer);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - maxAssets));
  await Promise.all(tooMany.map((old) => cache.delete(old)));
}
