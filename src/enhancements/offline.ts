const interactions = ['pointerdown', 'keydown', 'scroll'];

/** Registers the service worker, which keeps pages for offline use, at the first interaction. */
export function keepForOffline(): void {
  // A preview shows what is not published; the worker leaves it alone too.
  if (!('serviceWorker' in navigator) || /^\/(api|preview)\//.test(location.pathname)) return;
  const register = () => {
    for (const name of interactions) removeEventListener(name, register);
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.error('Pages cannot be kept for offline use:', error);
    });
  };
  for (const name of interactions) addEventListener(name, register, { passive: true });
}

/** Shows a notice while the visitor is offline. */
export function sayWhenOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline-notice]');
  if (!notice) return;
  const update = () => {
    notice.hidden = navigator.onLine;
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}

/** The cache in which the service worker keeps pages. */
export const keptPages = 'pages-1';

/** The pages that are kept for everybody, in each language: the offline page, and one to which it has a link. */
export const keptForEverybody = ['/offline', '/chest-pain'];

/** Lists on the offline page which pages can still be read. */
export async function listKeptPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]');
  const list = section?.querySelector('ul');
  if (!section || !list || !('caches' in window)) return;
  const cache = await caches.open(keptPages);
  const requests = (await cache.keys()).filter(
    ({ url }) => !keptForEverybody.some((path) => url.endsWith(path)),
  );
  const items = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      return response && item(new URL(request.url).pathname, await response.text());
    }),
  );
  list.replaceChildren(...items.filter((entry) => entry !== undefined));
  section.hidden = list.childElementCount === 0;
}

function item(path: string, html: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  link.className = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  // Its own styles are none of this page's policy, which would refuse them on the console.
  const unstyled = html.replace(/<style[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  link.textContent = page.querySelector('h1')?.textContent?.trim() || path;
  const { lang } = page.documentElement;
  if (lang !== document.documentElement.lang) {
    link.lang = lang;
    link.hreflang = lang;
  }
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}
