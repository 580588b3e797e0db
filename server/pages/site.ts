import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../log.ts';
import type { Services } from '../services.ts';
import { acceptedEncodings, compress } from './encodings.ts';
import { type PageHandler, type PageMaker, pageMaker } from './on-demand.ts';
import { keyOf, MadePages } from './page-cache.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { loadStaticFiles } from './static-files.ts';
import { loadPolicies } from './static-headers.ts';
import { inTurns } from './turns.ts';

/** What a visitor asks for. */
export interface Visit {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
}

/** An answer, and whether it was made before anybody asked for it now. */
interface Found {
  answer: ReadyAnswer;
  wasReady: boolean;
}

/** Addresses that are asked for once at the start, so that all code of the build is in memory. */
const everyKindOfPage = [
  '/blog',
  '/blog/a',
  '/contact',
  '/privacy',
  '/rss.xml',
  '/sitemap-posts.xml',
];

/** How many pages are made at the same time for one visitor each. */
const abreast = 4;

/** Longest that the start waits for the first pages, in milliseconds. */
const patience = 3_000;

/**
 * Reads the built site into memory. Its folder may change afterwards.
 * @param folder the build, as `npm run build` leaves it
 * @throws where there is no build
 */
export async function openSite(services: Services, folder = 'dist'): Promise<Site> {
  const entry = resolve(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) {
    throw new PlainError('There is no built site to serve: run "npm run build" first.');
  }
  // The build's own libraries are many times slower where this is not said.
  process.env['NODE_ENV'] ??= 'production';
  const policies = await loadPolicies(join(folder, '_headers.json'));
  const files = await loadStaticFiles(join(folder, 'client'), policies);
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: PageHandler };
  const site = new Site(files, pageMaker(handler, services), services);
  await Promise.race([site.warmUp(), wait(patience, undefined, { ref: false })]);
  return site;
}

/** The built site: files and pages in memory, and the pages that are made on demand. */
export class Site {
  /** What is shown where nothing is. */
  readonly notFound: ReadyAnswer;
  /** What is shown where a page could not be made. */
  readonly failure: ReadyAnswer;
  readonly #files: Map<string, ReadyAnswer>;
  readonly #make: PageMaker;
  readonly #made: MadePages;
  readonly #services: Services;
  readonly #inTurn = inTurns(abreast);

  constructor(files: Map<string, ReadyAnswer>, make: PageMaker, services: Services) {
    this.notFound = takeErrorPage(files, 404);
    this.failure = takeErrorPage(files, 500);
    this.#files = files;
    this.#make = make;
    this.#made = new MadePages(make, services.posts);
    this.#services = services;
  }

  /** The answer that is ready in memory at this moment, if there is one. */
  ready(path: string, search: string): ReadyAnswer | undefined {
    const file = this.#files.get(path);
    if (file) return file;
    const key = keyOf(path, search);
    return key === null ? undefined : this.#made.recent(key);
  }

  /** The answer of any address, made now where it has to be; null where no page has it. */
  async find({ path, search, cookie, acceptEncoding }: Visit): Promise<Found | null> {
    // Addresses with an underscore are the build's own tools, such as its scaler of pictures.
    if (path.startsWith('/_')) return null;
    const key = keyOf(path, search);
    if (key !== null) {
      const { answer, wasKept } = await this.#made.get(key);
      return answer && { answer, wasReady: wasKept };
    }
    return this.#inTurn(() => this.#findForOne({ path, search, cookie, acceptEncoding }));
  }

  /** A page that depends on its visitor. */
  async #findForOne({ path, search, cookie, acceptEncoding }: Visit): Promise<Found | null> {
    const { posts } = this.#services;
    const page = await this.#make({ url: path + search, cookie, posts });
    if (page === null) return null;
    const { status, headers, body } = page;
    const best = acceptedEncodings(acceptEncoding).slice(0, 1);
    const bodies = await compress(body, headers['content-type'] ?? '', best);
    const answer = new ReadyAnswer({ kind: 'made page', status, headers, bodies });
    return { answer, wasReady: false };
  }

  /** Loads the code of every page that is made on demand, and lets the posts be read. */
  async warmUp(): Promise<void> {
    const visit = { search: '', cookie: undefined, acceptEncoding: 'br' };
    for (const path of everyKindOfPage) {
      await this.find({ ...visit, path }).catch(() => {});
    }
  }
}

/** The error pages are sent with their own status only. */
function takeErrorPage(files: Map<string, ReadyAnswer>, status: number): ReadyAnswer {
  const page = files.get(`/${status}`);
  if (!page)
    throw new PlainError(`The built site has no page ${status}: run "npm run build" again.`);
  files.delete(`/${status}`);
  return page.withStatus(status, { 'cache-control': 'no-store' });
}
