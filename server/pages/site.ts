import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentType } from 'mime-types';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import type { Languages } from '../../shared/languages.ts';
import type { DeskLanguages } from '../desk-words.ts';
import { PlainError } from '../log.ts';
import type { Services, Timings } from '../services.ts';
import { warnIfBuiltForAnother } from './built-for.ts';
import { isOfDesk, withoutOtherOrigins } from './desk-page.ts';
import { type ErrorPagesFor, takeErrorPages } from './error-pages.ts';
import { PageNotices } from './page-notices.ts';
import { createRenderer, type PageHandler, type Renderer } from './renderer.ts';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';
import { pagePolicy } from './response/page-policy.ts';

/** The built site, in memory. */
export interface Site {
  /** Built pages and files by the path they are served at: `offers.html` is at `/offers`. */
  files: Map<string, CachedResponse>;
  /** The error pages, in the language of a path. */
  errorPages: ErrorPagesFor;
  /** The languages of the site, the main one first. */
  languages: Languages;
  /** The languages in which staff can use the desk. */
  deskWords: DeskLanguages;
  /** Renders the pages that are not prerendered. */
  render: Renderer;
  /** Inserts the notices of staff into pages. */
  notices: PageNotices;
  /** Whether there is a flash message for the holder of this token. */
  hasFlashMessage(token: string): Promise<boolean>;
  /** The longest that startup waits until each page has been rendered once, in milliseconds. */
  warmUpTimeout: number;
}

/** The headers that the build made for each prerendered page, in `_headers.json`. */
const headersFile = z.array(
  z.object({
    pathname: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

/** A service worker is governed by the policy of its own script: it may fetch from this site. */
const policyOfWorker =
  "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Reads the built site into memory; its folder may change afterwards.
 * @param folder the output of `npm run build`
 * @throws PlainError if the build is missing or incomplete
 */
export async function openSite(
  services: Services,
  folder = 'dist',
  { warmUpTimeout = 3_000 }: Pick<Timings, 'warmUpTimeout'> = {},
): Promise<Site> {
  const entry = resolve(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) {
    throw new PlainError('There is no built site to serve: run "npm run build" first.');
  }
  await warnIfBuiltForAnother(services, folder);
  // Libraries such as React are many times slower in development mode.
  process.env['NODE_ENV'] ??= 'production';
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: PageHandler };
  const files = await loadFiles(folder);
  const { languages, deskWords } = services.config;
  const notices = new PageNotices(services.notices, languages, services.log);
  return {
    files,
    errorPages: takeErrorPages(files, languages),
    languages,
    deskWords,
    render: createRenderer(handler, services, (body) => notices.insertInto(body)),
    notices,
    hasFlashMessage: (token) => services.enquiries.hasFlashMessage(token),
    warmUpTimeout,
  };
}

/** Reads every built file, with its `.br` and `.gz` forms if the build made them. */
async function loadFiles(folder: string): Promise<Site['files']> {
  const client = join(folder, 'client');
  const names = new Set(await glob('**', { cwd: client, dot: true }));
  const policies = await loadPolicies(join(folder, '_headers.json'));
  const originals = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  const load = async (name: string) => {
    const path = pathOf(name);
    const type = typeOf(name);
    const isDesk = isOfDesk(path);
    const read = (ending: string) => readFile(join(client, name + ending));
    const identity = await read('');
    const policy = isDesk
      ? withoutOtherOrigins(policies.get(path))
      : pagePolicy(policies.get(path) ?? '', identity);
    const response = cachedResponse({
      kind: type.startsWith('text/html') ? 'page' : 'file',
      status: 200,
      headers: {
        ...(policy && { 'content-security-policy': policy }),
        'cache-control': isDesk ? 'no-store' : cacheControlOf(name, type),
        'content-type': type,
      },
      bodies: {
        identity,
        ...(names.has(`${name}.br`) && { br: await read('.br') }),
        ...(names.has(`${name}.gz`) && { gzip: await read('.gz') }),
      },
    });
    return [path, response] as const;
  };
  return new Map(await Promise.all(originals.map(load)));
}

async function loadPolicies(file: string): Promise<Map<string, string>> {
  const policies = new Map([['/service-worker.js', policyOfWorker]]);
  for (const { pathname, headers } of headersFile.parse(JSON.parse(await readFile(file, 'utf8')))) {
    const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
    if (policy) policies.set(pathname.replace(/(.)\/$/, '$1'), policy.value);
  }
  return policies;
}

/** Files with hashed names never change; pages are revalidated; icons and social cards last a day. */
function cacheControlOf(name: string, type: string): string {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return type.startsWith('image/') ? 'public, max-age=86400' : 'no-cache';
}

/** The media type of a file; mime-types still has the type of vCards from before it was registered. */
function typeOf(name: string): string {
  if (name.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  return contentType(name.split('/').at(-1) ?? name) || 'application/octet-stream';
}

/** The path as browsers send it: non-ASCII names are percent-encoded. */
function pathOf(name: string): string {
  const page = name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return encodeURI(`/${page}`.replace(/(.)\/$/, '$1'));
}
