import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Languages } from '../../shared/languages.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { dataFolder } from '../data-folder.ts';
import { PlainError } from '../log.ts';
import type { Services, Timings } from '../services.ts';
import { codeFiles } from './code-files.ts';
import { clinicOfContent } from './content/clinic-of-content.ts';
import { type ContentPlace, type OpenedContent, openContent } from './content/open-content.ts';
import { withUploads } from './content/uploads.ts';
import { Drawings } from './drawings/drawings.ts';
import { Photographs } from './drawings/photographs.ts';
import type { ErrorPagesFor } from './error-pages.ts';
import { KeptFiles } from './kept-files.ts';
import { LivePages } from './live-pages.ts';
import type { PageMaker } from './page-set.ts';
import { Previews } from './previews.ts';
import { createRenderer, type PageHandler, type Renderer } from './rendering/renderer.ts';
import type { CachedResponse } from './response/cached-response.ts';

/** The public site. */
export interface Site {
  /** A page or a file; a promise if it has to be made or read first; undefined if there is none. */
  find(path: string): CachedResponse | Promise<CachedResponse | undefined> | undefined;
  /** Whether there is a page or a file at a path. */
  has(path: string): boolean;
  /** The addresses of pages and files that visitors can request, without those that depend on posts. */
  pages(): string[];
  /** The error pages, in the language of a path. */
  errorPages: ErrorPagesFor;
  /** The languages of the site, the main one first. */
  languages: Languages;
  /** The clinic as the content that visitors see describes it. */
  clinic: Clinic;
  /** What the pages are made from. */
  opened(): OpenedContent;
  /** Makes all pages with what staff are about to publish, and shows them once that is stored. */
  publish: LivePages['publish'];
  /** The pages with drafts laid over. */
  preview: Previews['of'];
  /** Identifies the edition that visitors see: another one is another object. */
  edition(): object;
  /** Renders the pages that depend on the visitor or on posts. */
  render: Renderer;
  /** Makes the first pages, and from then on follows changes to the clinic's folder and staff notices. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The part of a query that the private page of a request depends on; null if no request has this token. */
  requestQuery(token: string, query: URLSearchParams): Promise<URLSearchParams | null>;
  /**
   * The longest that startup waits until each page has been rendered once, in milliseconds; null if pages are
   * rendered only when they are requested.
   */
  warmUpTimeout: number | null;
}

/** Overrides of a site's defaults. */
export interface SiteOptions extends Pick<Timings, 'warmUpTimeout' | 'contentInterval'> {
  /** The output of `npm run build`. */
  build?: string;
  /** The folder of kept files. */
  kept?: string;
  /** The content to start with, if it is already open. */
  opened?: OpenedContent;
  /** False if each page is made when it is first requested. */
  isAhead?: boolean | undefined;
}

/** The output of `npm run build`. */
const usualBuild = 'dist';

/**
 * Returns where a configuration's content is, and the files made from it.
 * @throws PlainError if there is no build
 */
export async function contentPlace(
  config: { clinicDir: string; databaseUrl: string },
  { build = usualBuild, kept = join(dataFolder(config), 'site') }: SiteOptions = {},
): Promise<ContentPlace> {
  const record = join(build, '.built-from');
  if (!existsSync(record)) {
    throw new PlainError('There is no built site to serve: run "npm run build" first.');
  }
  return { folder: config.clinicDir, kept, build: await readFile(record, 'utf8') };
}

/**
 * Reads the code of the site into memory, and the clinic's content; the folder of the build may change
 * afterwards.
 * @throws PlainError if the build is missing, or FolderError if the clinic's folder has mistakes
 */
export async function openSite(services: Services, options: SiteOptions = {}): Promise<Site> {
  const { config, database, log, notices, edits } = services;
  const { build = usualBuild, warmUpTimeout = 3_000, isAhead } = options;
  const place = withUploads(await contentPlace(config, options), database);
  // Libraries such as React are many times slower in development mode.
  process.env['NODE_ENV'] ??= 'production';
  const entry = pathToFileURL(resolve(build, 'server', 'entry.mjs'));
  const [{ handler }, code, opened] = await Promise.all([
    import(entry.href) as Promise<{ handler: PageHandler }>,
    codeFiles(join(build, 'client')),
    options.opened ?? edits.known().then((published) => openContent(place, published, log)),
  ]);
  const drawings = new Drawings(place);
  const livePages = new LivePages({
    place,
    opened,
    notices,
    edits,
    log,
    interval: options.contentInterval,
    isAhead,
    onChange(content) {
      config.clinic.replace(clinicOfContent(content));
      // Phone numbers in posts are links.
      services.posts.expire();
    },
  });
  const render = createRenderer(handler, services, () => livePages.current.edition);
  const maker: PageMaker = { render, draw: (...asked) => drawings.draw(...asked) };
  const previews = new Previews({ place, notices, log, maker, opened: () => livePages.opened });
  const files = new KeptFiles(place.kept, new Photographs(place.kept), () => [
    livePages.current.edition,
    ...previews.editions,
  ]);
  return {
    find: (path) => livePages.current.get(path) ?? code.get(path) ?? files.find(path),
    has: (path) => livePages.current.has(path) || code.has(path) || files.has(path),
    pages: () => livePages.current.paths,
    errorPages: (path) => livePages.current.errorPages(path),
    languages: config.languages,
    clinic: config.clinic,
    opened: () => livePages.opened,
    publish: (...asked) => livePages.publish(...asked),
    preview: (...asked) => previews.of(...asked),
    edition: () => livePages.current.edition,
    render,
    start: () => livePages.start(maker),
    async stop() {
      await livePages.stop();
      drawings.stop();
    },
    requestQuery: (...asked) => services.enquiries.requests.knownQuery(...asked),
    warmUpTimeout: isAhead === false ? null : warmUpTimeout,
  };
}
