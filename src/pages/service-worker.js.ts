import type { APIRoute } from 'astro';
import { transformWithOxc } from 'vite';
import { pathIn } from '../clinic/addresses.ts';
import { getSite } from '../clinic/index.ts';
import source from '../service-worker/worker.ts?raw';
import { pathsWithCopy } from './_languages.ts';

/** The service worker, at the root so that its scope is the whole site. */
export const GET: APIRoute = async () => {
  const pages = (await pathsWithCopy('offline')).map(async ({ props: { language } }) =>
    pathIn(await getSite(language), language, '/offline'),
  );
  const offlinePages = `const offlinePages = ${JSON.stringify(await Promise.all(pages))};`;
  return new Response(offlinePages + (await transformWithOxc(source, 'worker.ts')).code, {
    headers: { 'content-type': 'text/javascript' },
  });
};
