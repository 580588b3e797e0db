import type { APIRoute } from 'astro';
import { hasPage, pathIn } from '../content/read/addresses.ts';
import { findPage, getLanguages, getSite } from '../content/read/index.ts';
import script from '../service-worker/worker.ts?script';

export const prerender = false;

/** The pages that are cached, in each language: the offline page, and the one that it links to. */
const cachedPages = ['/offline', '/chest-pain'];

/** The service worker, at the root so that its scope is the whole site. */
export const GET: APIRoute = async () => {
  const pages = (await getLanguages()).map(async (language) => {
    if (!(await findPage('offline', language))) return [];
    const site = await getSite(language);
    const paths = cachedPages.filter(
      (path) => path === '/offline' || hasPage(site, language, path),
    );
    return [paths.map((path) => pathIn(site, language, path))];
  });
  const pagesOfLanguages = JSON.stringify((await Promise.all(pages)).flat());
  // The server replaces VERSION.
  const constants = `const version = 'VERSION', pagesOfLanguages = ${pagesOfLanguages};`;
  return new Response(constants + script, {
    headers: { 'content-type': 'text/javascript' },
  });
};
