import type { MiddlewareHandler } from 'astro';
import { withEdition } from './content/edition/edition.ts';

/** Renders each page on the edition that the server names, and tells the server of failures. */
export const onRequest: MiddlewareHandler = ({ locals }, next) =>
  withEdition(locals.edition, async () => {
    try {
      return await next();
    } catch (error) {
      locals.report?.(error);
      // With a body, or Astro would look for a page of its own to show.
      return new Response('', { status: 500 });
    }
  });
