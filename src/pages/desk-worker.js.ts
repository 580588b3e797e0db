import type { APIRoute } from 'astro';
import script from '../service-worker/desk-worker.ts?script';

export const prerender = false;

/** The worker fetches nothing itself; the browser loads the icon of an alert for it. */
const policy =
  "default-src 'none'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The service worker of the desk, at the root so that its scope can be `/desk`. */
export const GET: APIRoute = async () =>
  new Response(script, {
    headers: { 'content-type': 'text/javascript', 'content-security-policy': policy },
  });
