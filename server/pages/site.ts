import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { contentLocation, defaultBuildFolder } from '../data-folder.ts';
import type { Services, Timings } from '../services.ts';
import { ClinicFiles, Photographs } from './clinic-files.ts';
import { Drawings } from './drawings.ts';
import { openContent, type ServedContent, withUploads } from './live-content.ts';
import { LivePages } from './live-pages.ts';
import type { ErrorPagesFor, PageMaker } from './page-set.ts';
import { Previews } from './previews.ts';
import { createRenderer, type PageHandler } from './renderer.ts';
import { type CachedResponse, cachedResponse, foreverPolicy, typeOf } from './response.ts';

/** The public site. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Overrides of a site's defaults. */
export interface SiteOptions extends Pick<Timings, 'contentInterval'> {
  /** The output of `npm run build`. */
  buildFolder?: string;
  /** The folder of the content cache. */
  cacheFolder?: string;
  /** The content to start with, if it is already open. */
  servedContent?: ServedContent;
  /** False if each page is made when it is first requested. */
  isEager?: boolean | undefined;
}

/**
 * Reads the code of the site into memory, and the clinic's content; the folder of the build may change
 * afterwards.
 * @throws PlainError if the build is missing, or FolderError if the clinic's folder has mistakes and no valid content
 * was saved
 */
export async function openSite(services: Services, options: SiteOptions = {}) {
  const { config, database, log, publishedTexts } = services;
  const { buildFolder = defaultBuildFolder, isEager } = options;
  const location = withUploads(await contentLocation(config, options), database);
  // Libraries such as React are many times slower in development mode.
  process.env['NODE_ENV'] ??= 'production';
  const entry = pathToFileURL(resolve(buildFolder, 'server', 'entry.mjs'));
  const [{ handler }, codeByPath, servedContent] = await Promise.all([
    import(entry.href) as Promise<{ handler: PageHandler }>,
    readCodeFiles(join(buildFolder, 'client')),
    options.servedContent ??
      publishedTexts.load().then((texts) => openContent(location, texts, log)),
  ]);
  const drawings = new Drawings(location);
  const photographs = new Photographs(location.cacheFolder);
  const render = createRenderer(handler, services, () => livePages.currentPages.snapshot);
  const maker: PageMaker = {
    render,
    draw: (...args) => drawings.draw(...args),
    makePhotograph: (...args) => photographs.make(...args),
  };
  const livePages = new LivePages({
    location,
    servedContent,
    publishedTexts,
    maker,
    log,
    interval: options.contentInterval,
    isEager,
    onChange: (content) => config.clinic.replace(content.collections),
  });
  const previews = new Previews({
    location,
    log,
    maker,
    servedContent: () => livePages.servedContent,
  });
  const files = new ClinicFiles(location.cacheFolder, photographs, () => [
    ...livePages.pictures,
    ...previews.snapshots,
  ]);
  return {
    /** A page or a file; a promise if it has to be made or read first; undefined if there is none. */
    find: (path: string) =>
      livePages.currentPages.get(path) ?? codeByPath.get(path) ?? files.find(path),
    /** Whether there is a page or a file at a path; false for a picture that has yet to be made. */
    has: (path: string) =>
      livePages.currentPages.has(path) || codeByPath.has(path) || files.isOnDisk(path),
    /** The error pages, in the language of a path. */
    errorPages: ((path) => livePages.currentPages.errorPages(path)) satisfies ErrorPagesFor,
    /** The languages of the site, the default one first. */
    languages: config.languages,
    /** The clinic as described by the content that visitors see. */
    clinic: config.clinic,
    /** The pages that visitors see; publishing replaces them. */
    livePages,
    /** The pages that visitors see, with all drafts applied. */
    getPreview: previews.get.bind(previews),
    /** The snapshot that visitors see; a new one is a different object. */
    snapshot: (): object => livePages.currentPages.snapshot,
    /** Renders the pages that depend on the visitor or on posts. */
    render,
    /** Makes the first pages, and makes them again when the content or the date changes. */
    start: () => livePages.start(),
    async stop() {
      await livePages.stop();
      drawings.stop();
    },
  };
}

/**
 * Reads the files that the build has made from the code, in compressed form if the build has compressed them.
 * @returns responses by path
 */
async function readCodeFiles(folder: string): Promise<Map<string, CachedResponse>> {
  const names = new Set(await glob('**', { cwd: folder, dot: true }));
  const originals = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  const load = async (name: string) => {
    const isCompressed = names.has(`${name}.br`);
    const body = await readFile(join(folder, isCompressed ? `${name}.br` : name));
    const response = cachedResponse({
      servedAs: 'file',
      status: 200,
      headers: { 'cache-control': foreverPolicy, 'content-type': typeOf(name) },
      bodies: isCompressed ? { br: body } : { identity: body },
    });
    return [`/${name}`, response] as const;
  };
  return new Map(await Promise.all(originals.map(load)));
}
