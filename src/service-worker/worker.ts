/// <reference lib="webworker" />
// Caches what helps without a network: the page with the emergency numbers, and the page about chest pain. No
// other page is cached, so a stale form is never shown. Pictures and typefaces are in the browser's own cache.

const worker = self as unknown as ServiceWorkerGlobalScope;

/** The name of the cache, which changes with the content of the pages; defined by the server (`page-set.ts`). */
declare const version: string;
/**
 * The pages cached for each language, its offline page first, and the default language first; defined by
 * `service-worker.js.ts`.
 */
declare const pagesOfLanguages: string[][];

worker.addEventListener('install', (event) => {
  const renew = async () => {
    const requestLists = (await caches.keys()).map(async (name) =>
      (await caches.open(name)).keys(),
    );
    const cachedRequests = (await Promise.all(requestLists)).flat();
    const openTabs = await worker.clients.matchAll({ includeUncontrolled: true });
    const visitedPages = [...cachedRequests, ...openTabs].map(({ url }) =>
      pagesFor(new URL(url).pathname),
    );
    const cache = await caches.open(version);
    await cache.addAll(
      [...new Set([...visitedPages.flat(), ...pagesFor('/')])].map(uncachedRequest),
    );
    await worker.skipWaiting();
  };
  event.waitUntil(renew());
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const oldNames = names.filter((name) => name !== version);
    await Promise.all(oldNames.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (origin !== worker.location.origin || isDeskPath(pathname) || isPreview(pathname)) return;
  event.respondWith(fetchPage(event, pathname));
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
async function fetchPage(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(cachePagesFor(pathname));
    return response;
  } catch (error) {
    const cachedResponse =
      (await caches.match(pathname)) ??
      (await caches.match(offlinePageOf(pathname))) ??
      (await caches.match(offlinePageOf('/')));
    if (cachedResponse) return cachedResponse;
    throw error;
  }
}

/** The pages cached in the language of a path. */
function pagesFor(pathname: string): string[] {
  const [first = [], ...others] = pagesOfLanguages;
  const containsPath = ([page = '']: string[]) =>
    `${pathname}/`.startsWith(page.replace(/offline$/, ''));
  return others.find(containsPath) ?? first;
}

/** The offline page in the language of a path. */
function offlinePageOf(pathname: string): string {
  return pagesFor(pathname)[0] ?? '/offline';
}

/** Caches the pages of a language when a page in that language is first opened. */
async function cachePagesFor(pathname: string): Promise<void> {
  if (await caches.match(offlinePageOf(pathname))) return;
  const cache = await caches.open(version);
  await cache.addAll(pagesFor(pathname).map(uncachedRequest));
}

/** A request that the browser's own cache does not answer. */
function uncachedRequest(page: string): Request {
  return new Request(page, { cache: 'reload' });
}
