import type { APIRoute } from 'astro';
import { transformWithOxc } from 'vite';
import { hasPage, pathIn } from '../content/read/addresses.ts';
import { getSite } from '../content/read/index.ts';
import { pathsWithCopy } from '../content/read/static-paths.ts';
import { keptPages } from '../enhancements/kept-pages.ts';
import source from '../service-worker/worker.ts?raw';

/** The service worker, at the root so that its scope is the whole site. */
export const GET: APIRoute = async () => {
  const pages = (await pathsWithCopy('offline')).map(async ({ props: { language } }) => {
    const site = await getSite(language);
    const paths = hasPage(site, language, '/chest-pain')
      ? ['/offline', '/chest-pain']
      : ['/offline'];
    return paths.map((path) => pathIn(site, language, path));
  });
  const pagesOfLanguages = JSON.stringify(await Promise.all(pages));
  const names = `const pages = '${keptPages}', pagesOfLanguages = ${pagesOfLanguages};`;
  return new Response(names + (await transformWithOxc(source, 'worker.ts')).code, {
    headers: { 'content-type': 'text/javascript' },
  });
};
