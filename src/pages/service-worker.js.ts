import type { APIRoute } from 'astro';
import { transformWithOxc } from 'vite';
import source from '../service-worker/worker.ts?raw';

/** The service worker, at the root so that it may answer for every page. */
export const GET: APIRoute = async () =>
  new Response((await transformWithOxc(source, 'worker.ts')).code);
