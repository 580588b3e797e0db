import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { previewLink, previewPage, previewPageQuery } from '../../shared/desk/content.ts';
import { type Languages, languageOf } from '../../shared/languages.ts';
import {
  type ContentField,
  isFieldWithin,
  keepTextMarks,
  marksIn,
  parseField,
} from '../../shared/marks.ts';
import { isDeskPath } from '../pages/desk-page.ts';
import { listOnDemandRoutes } from '../pages/on-demand-pages.ts';
import type { Preview } from '../pages/previews.ts';
import {
  type CachedResponse,
  cachedResponse,
  compress,
  plainBody,
  sendCached,
} from '../pages/response.ts';
import type { Site } from '../pages/site.ts';
import { networkOf } from '../plugins/origin.ts';
import { OverloadedError } from '../queue.ts';
import type { Services } from '../services.ts';
import { readDrafts } from './drafts.ts';
import { createPreviewLink, isPreviewToken, previewPath } from './preview-links.ts';
import { revisionOf } from './published-texts.ts';

interface PreviewOptions {
  services: Pick<Services, 'config' | 'database'>;
  site: Site;
}

/** The site with all drafts, for anyone who has a link to it. */
export const previewRoutes: FastifyPluginAsyncZod<PreviewOptions> = async (app, options) => {
  const { services, site } = options;
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    const prefix = previewPath.replace(':token', token);
    if (await isPreviewToken(services.database, token)) {
      return sendPreview(request, reply, options, { prefix, isMarked: false });
    }
    const { endedPreview } = site.errorPages(request.url.slice(prefix.length) || '/');
    return sendCached(endedPreview, request, reply);
  };
  app.get(previewPath, send);
  app.get(`${previewPath}/*`, send);
};

/** The site with all drafts and with marks, in a frame of the desk, and the links for showing it to others. */
export const deskPreviewRoutes: FastifyPluginAsyncZod<PreviewOptions> = async (app, options) => {
  const { services, site } = options;
  const { database, config } = services;
  const doctorOnly = { config: { access: 'doctor' } } as const;
  const frameOptions = { prefix: '/api/desk/content/preview', isMarked: true };
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPreview(request, reply, options, frameOptions);
  app.get('/content/preview', doctorOnly, send);
  app.get('/content/preview/*', doctorOnly, send);

  const pageSchema = { querystring: previewPageQuery, response: { 200: previewPage } };
  app.get('/content/preview-page', { ...doctorOnly, schema: pageSchema }, async ({ query }) => {
    const { path, pointer } = query;
    const preview = await getPreview(options, true);
    const { draftMistakes } = preview;
    if (path === undefined) return { page: '/', skipped: draftMistakes };
    const renderPage = async (address: string) => {
      const page = await pageOf(preview, address, site.languages);
      return page ? plainBody(page.bodies).toString() : '';
    };
    const onDemand = listOnDemandRoutes(site.languages).filter((route) => !/[.:]/.test(route));
    const paths = [...preview.pages.paths, ...onDemand].filter(isPagePath);
    const page = await findPage({ path, pointer }, paths, site.languages, renderPage);
    return { page, skipped: draftMistakes };
  });

  const linkRoute = { ...doctorOnly, schema: { response: { 200: previewLink } } };
  app.post('/content/previews', linkRoute, () => createPreviewLink(database, config.siteUrl));
};

/** The site with all drafts instead of what is published; made again if the drafts or the site have changed. */
async function getPreview(
  { services: { database }, site }: PreviewOptions,
  isMarked: boolean,
): Promise<Preview> {
  // Read before the drafts, which may then be newer than the revision, but never older.
  const revision = await revisionOf(database, 'site-drafts');
  const readTexts = async () =>
    new Map((await readDrafts(database)).map(({ path, text }) => [path, text] as const));
  return site.getPreview(String(revision), readTexts, isMarked);
}

/** How a preview is shown. */
interface Presentation {
  /** What precedes the address of a page on the site. */
  prefix: string;
  /** Whether the pages are shown in a frame of the desk, with marks. */
  isMarked: boolean;
}

/** Sends the page that a request asks for, as part of a preview. */
async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PreviewOptions,
  presentation: Presentation,
): Promise<FastifyReply> {
  const { site } = options;
  const rest = request.url.slice(presentation.prefix.length);
  const address = rest.startsWith('/') ? rest : `/${rest}`;
  try {
    const preview = await getPreview(options, presentation.isMarked);
    const page = await preview.queue(networkOf(request.ip), async () => {
      const renderedPage = await pageOf(preview, address, site.languages);
      return toPreview(renderedPage ?? site.errorPages(address).notFound, presentation);
    });
    return sendCached(page, request, reply);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    reply.isOverloadResponse = true;
    return sendCached(site.errorPages('/').overloaded, request, reply);
  }
}

/**
 * Renders a page of a preview; null if there is no such page, or if it is a file or has a secret address.
 * @param address the address of the page on the site, with its query: `/contact?package=basic`
 */
async function pageOf(
  { pages, render }: Pick<Preview, 'pages' | 'render'>,
  address: string,
  languages: Languages,
): Promise<CachedResponse | null> {
  // Appended, because an address that begins with two slashes would otherwise name another host.
  const { pathname, search } = new URL(`http://localhost${address}`);
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  if (!isPagePath(path)) return null;
  if (pages.has(path)) return (await pages.get(path)) ?? null;
  const isOnDemand = listOnDemandRoutes(languages).some(
    (route) =>
      !route.includes(':token') && new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return isOnDemand ? render({ url: path + search, isCommon: false }) : null;
}

function isPagePath(path: string): boolean {
  return !path.includes('.') && !isDeskPath(path) && !/^\/(api|preview)\//.test(path);
}

/** A page of the site as a page of a preview, whose links lead to other pages of the preview. */
async function toPreview(
  { status, headers, bodies }: CachedResponse,
  { prefix, isMarked }: Presentation,
): Promise<CachedResponse> {
  const previewUrl = (link: string) => {
    const [path = ''] = link.split(/[?#]|&amp;/);
    const isPageLink = /^\/(?!\/)/.test(link) && isPagePath(path);
    return isPageLink ? prefix + (link === '/' ? '' : link) : link;
  };
  const html = plainBody(bodies)
    .toString()
    .replace(/ (href|action)="(\/[^"]*)"/g, (_, name, link) => ` ${name}="${previewUrl(link)}"`);
  const policy = (headers['content-security-policy'] ?? '').replace(/;\s*$/, '');
  const ancestors = "frame-ancestors 'none'";
  const framePolicy = isMarked ? policy.replace(ancestors, "frame-ancestors 'self'") : policy;
  const { location } = headers;
  return cachedResponse({
    servedAs: 'page',
    status,
    headers: {
      ...headers,
      ...(location !== undefined && { location: previewUrl(location) }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      ...(isMarked && { 'x-frame-options': 'SAMEORIGIN' }),
      // No service worker may keep a preview.
      'content-security-policy': `${framePolicy}; worker-src 'none'`,
    },
    bodies: await compress(
      Buffer.from(isMarked ? keepTextMarks(html) : html),
      headers['content-type'] ?? '',
    ),
  });
}

/** Maximum number of pages rendered to find a field. */
const maxPages = 40;

/**
 * The page that shows a field: the first in its language with the mark of the field or, for a field without one, such
 * as an icon, with the mark of a field beside it.
 * @param paths the paths of all pages
 * @param renderPage returns the HTML of a page, with marks
 */
async function findPage(
  target: ContentField,
  paths: string[],
  languages: Languages,
  renderPage: (path: string) => Promise<string>,
): Promise<string> {
  const [folder = ''] = target.path.split('/');
  const language = languages.includes(folder) ? folder : languages[0];
  const name = target.path.replace(/^.*\/|\.\w+$/g, '');
  const nameMatch = (path: string) => Number(path.endsWith(`/${name}`));
  // The address of a town or an article ends with its name; among other addresses, a shorter one is likelier.
  const candidates = paths
    .filter((path) => languageOf(path, languages) === language)
    .sort((a, b) => nameMatch(b) - nameMatch(a) || a.length - b.length);
  const parent = { ...target, pointer: target.pointer.replace(/\/[^/]*$/, '') };
  let nearbyPage: string | undefined;
  for (const path of candidates.slice(0, maxPages)) {
    const fields = fieldsOnPage(await renderPage(path));
    if (fields.some((field) => isFieldWithin(field, target))) return path;
    if (fields.some((field) => isFieldWithin(field, parent))) nearbyPage ??= path;
  }
  return nearbyPage ?? candidates[0] ?? '/';
}

function fieldsOnPage(html: string): ContentField[] {
  const names = [...html.matchAll(/ data-field="([^"]+)"/g)].map(([, name]) => name);
  const namedFields = names.flatMap((name) => parseField(name) ?? []);
  return [...marksIn(html).map(({ field }) => field), ...namedFields];
}
