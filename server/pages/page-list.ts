import { deskLanguagesOf } from '../../shared/desk/languages.ts';
import { prefixOf } from '../../shared/languages.ts';
import { type collectionsOfPages, pageIdOf, pagePaths } from '../../src/content/read/page-paths.ts';
import type { Content } from '../../src/content/snapshot/snapshot.ts';
import { singlePages } from '../../src/pages.ts';
import { deskPath } from './desk-page.ts';
import type { Drawing } from './draw-program.ts';
import { onDemandPages } from './on-demand-pages.ts';

/** A page or a file that is made from the clinic's content. */
export interface ListedPage {
  /** Where visitors find it. */
  path: string;
  /** The URL that Astro's handler renders it at. */
  url: string;
  /** Whether it is only shown instead of another page: no visitor can request it. */
  isError?: true;
  /**
   * For a picture: the size of the clinic's icon, or `card` for a picture for shared links, whose texts are at `url`.
   * Pictures are made when they are first requested.
   */
  drawing?: 'card' | Exclude<Drawing, { kind: 'card' }>;
}

/** The subject of an error page: a status, or a preview that has ended. */
export type ErrorSubject = 404 | 500 | 'preview';

const rootFiles = ['favicon.svg', 'llms.txt', 'robots.txt', 'site.webmanifest', 'desk-worker.js'];
const sitemaps = ['sitemap-index.xml', 'sitemap-0.xml'];

const icons = [
  icon('/favicon.ico', 'icon', 32),
  icon('/apple-touch-icon.png', 'mark', 180),
  icon('/icon-192.png', 'mark', 192),
  icon('/icon-512.png', 'mark', 512),
  icon('/icon-maskable-512.png', 'maskable', 512),
];

function icon(path: string, kind: 'mark' | 'maskable' | 'icon', size: number): ListedPage {
  return { path, url: path, drawing: { kind, size } };
}

/** Every page and file that is made from the content. */
export function pagesOf({ collections }: Pick<Content, 'collections'>): ListedPage[] {
  const [facts] = collections.clinic;
  if (!facts) return [];
  const sites = new Set(collections.site.map(({ id }) => id));
  const languages = facts.data.languages.filter((language) => sites.has(`${language}/site`));
  const files = [...rootFiles, ...sitemaps];
  const deskLanguages = deskLanguagesOf(languages);
  return [
    ...languages.flatMap((language) => pagesIn(language, collections)),
    ...icons,
    ...files.map((name) => pageAt(`/${name}`)),
    pageAt(deskPath),
    ...deskLanguages.slice(1).map((language) => pageAt(`${deskPath}/${language}`)),
    ...deskLanguages.map((language) => pageAt(`/desk-${language}.webmanifest`)),
    // Comes after the pages that it keeps, because it contains a hash of them.
    pageAt('/service-worker.js'),
  ];
}

function pageAt(path: string): ListedPage {
  return { path, url: path };
}

function pagesIn(language: string, collections: Content['collections']): ListedPage[] {
  const facts = collections.clinic[0]?.data;
  if (!facts) return [];
  const ids = (name: (typeof collectionsOfPages)[number]) => collections[name].map(pageIdOf);
  const onDemand = new Set(onDemandPages.map(({ route }) => route));
  const existing = [...pagePaths({ facts, ids }, language)];
  const paths = existing.filter((path) => !onDemand.has(path));
  const has = (name: 'not-found' | 'offline') => ids(name).includes(`${language}/${name}`);
  const prefix = prefixOf(language, facts.languages);
  const pages = [...paths, ...(has('offline') ? ['/offline'] : []), '/clinic.vcf'].map((path) => ({
    path: path === '/' ? prefix || '/' : prefix + path,
    url: prefix + urlOf(path, facts.routes.about) || '/',
  }));
  const errors = [
    ...(has('not-found')
      ? [errorPage(prefix, 404, 'not-found'), errorPage(prefix, 500, 'failure')]
      : []),
    ...(hasEndedPreview(collections, language)
      ? [errorPage(prefix, 'preview', 'preview-ended')]
      : []),
  ];
  const parts = paths.filter((path) => /^\/(blog|locations|services)\/./.test(path));
  const cards = [...singlePages.map((name) => `/${name}`), ...parts].map((path) => ({
    path: `${prefix}/social${path}.png`,
    url: `${prefix}/social/${path.slice(1).replaceAll('/', '~')}.json`,
    drawing: 'card' as const,
  }));
  return [...errors, ...pages, ...cards];
}

/** Whether a language has a page for previews that have ended. */
function hasEndedPreview(collections: Content['collections'], language: string): boolean {
  const found = collections['not-found'].find(({ id }) => id === `${language}/not-found`);
  return found?.data.preview !== undefined;
}

function errorPage(prefix: string, subject: ErrorSubject, name: string): ListedPage {
  return { path: `${prefix}/${subject}`, url: `${prefix}/${name}`, isError: true };
}

/** The path at which Astro renders a page, without the prefix of its language. */
function urlOf(path: string, about: string): string {
  if (path === '/') return '';
  if (path === `/${about}`) return '/about-doctor';
  return path.replace(/^\/blog\//, '/article/');
}
