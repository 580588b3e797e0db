import type { APIRoute } from 'astro';
import { pathIn } from '../content/read/addresses.ts';
import { findPage, getLanguages, getSite } from '../content/read/index.ts';
import { keptPages } from '../enhancements/kept-pages.ts';
import script from '../service-worker/worker.ts?script';

export const prerender = false;

/** The service worker, at the root so that its scope is the whole site. */
export const GET: APIRoute = async () => {
  const pages = (await getLanguages()).map(async (language) =>
    (await findPage('offline', language))
      ? [pathIn(await getSite(language), language, '/offline')]
      : [],
  );
  const offlinePages = JSON.stringify((await Promise.all(pages)).flat());
  const names = `const pages = '${keptPages}', offlinePages = ${offlinePages};`;
  return new Response(names + script, {
    headers: { 'content-type': 'text/javascript' },
  });
};
