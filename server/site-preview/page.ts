import type { Socket } from 'node:net';
import type { Languages } from '../../shared/languages.ts';
import { isOfDesk } from '../pages/desk-page.ts';
import {
  inEachLanguage,
  type OnDemandPage,
  onDemandPages,
  pageAddress,
} from '../pages/on-demand-pages.ts';
import type { PageSet } from '../pages/page-set.ts';
import type { Preview } from '../pages/previews.ts';
import { type CachedResponse, cachedResponse } from '../pages/response/cached-response.ts';
import { compress } from '../pages/response/encodings.ts';
import type { Site } from '../pages/site.ts';

/** What a page of a preview is taken from. */
interface PreviewedPages extends Pick<Preview, 'render'> {
  pages: Pick<PageSet, 'has' | 'get'>;
}

/** A request for a page of a preview. */
interface PreviewRequest {
  /** The address of the page on the site, with its query: `/contact?package=basic`. */
  address: string;
  /** Where the preview is: what its links begin with. */
  prefix: string;
  /** Whether the desk may show it in a frame. */
  isFramed: boolean;
  site: Pick<Site, 'languages' | 'errorPages'>;
  visitor: Socket;
}

/** The pages on demand that a preview has: neither files nor pages with a secret address. */
const shown = onDemandPages.filter(({ route }) => !/\.|:token/.test(route));

/** A page of a preview, whose links lead to other pages of the preview. */
export async function previewPage(
  { pages, render }: PreviewedPages,
  { address, prefix, isFramed, site, visitor }: PreviewRequest,
): Promise<CachedResponse> {
  const { languages } = site;
  const { path, query } = partsOf(address);
  const onDemand = onDemandPage(path, languages);
  const isListed = isPagePath(path) && pages.has(path);
  const found = isListed
    ? await pages.get(path)
    : onDemand && (await render(requestOf(onDemand, query, visitor)));
  const page = found ?? site.errorPages(path).notFound;
  const leadsToPage = (link: string) => {
    const linked = partsOf(link.replaceAll('&amp;', '&')).path;
    return isPagePath(linked) && (pages.has(linked) || Boolean(onDemandPage(linked, languages)));
  };
  const inPreview = (link: string) =>
    link.startsWith('/') && leadsToPage(link) ? `${prefix}${link === '/' ? '' : link}` : link;
  const html = page.bodies.identity
    .toString()
    .replace(/ (href|action)="(\/[^"]*)"/g, (_, name, link) => ` ${name}="${inPreview(link)}"`);
  const { location } = page.headers;
  return cachedResponse({
    servedAs: 'cached page',
    status: page.status,
    headers: {
      ...page.headers,
      ...(location !== undefined && { location: inPreview(location) }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'content-security-policy': policyOf(page.headers['content-security-policy'] ?? '', isFramed),
    },
    bodies: await compress(Buffer.from(html), page.headers['content-type'] ?? ''),
  });
}

/** No service worker may keep a preview; the desk shows its own in a frame. */
function policyOf(policy: string, isFramed: boolean): string {
  const ancestors = "frame-ancestors 'none'";
  const own = isFramed ? policy.replace(ancestors, "frame-ancestors 'self'") : policy;
  return `${own.replace(/;\s*$/, '')}; worker-src 'none'`;
}

function partsOf(address: string): { path: string; query: URLSearchParams } {
  // Appended, because an address that begins with two slashes would otherwise name another host.
  const { pathname, searchParams } = new URL(`http://localhost${address}`);
  return { path: pathname.replace(/(?<=[^/])\/$/, ''), query: searchParams };
}

function isPagePath(path: string): boolean {
  return !path.includes('.') && !isOfDesk(path);
}

interface Found {
  page: OnDemandPage;
  params: Record<string, string>;
}

function onDemandPage(path: string, languages: Languages): Found | null {
  for (const page of shown.flatMap((each) => inEachLanguage(each, languages))) {
    const pattern = new RegExp(`^${page.route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(path);
    const params = found && decoded({ ...found.groups });
    if (params) return { page, params };
  }
  return null;
}

/** The parameters of an address; null if their encoding is invalid. */
function decoded(params: Record<string, string>): Record<string, string> | null {
  const entries = Object.entries(params);
  try {
    return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return null;
  }
}

function requestOf({ page, params }: Found, query: URLSearchParams, visitor: Socket) {
  const { url } = pageAddress(page, params, query);
  return { url, visitors: [visitor], isCommon: false };
}
