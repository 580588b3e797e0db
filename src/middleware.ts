import type { MiddlewareHandler } from 'astro';
import { withEdition } from './content/edition/edition.ts';

/** Renders each page on the edition that the server asks for, and tells the server of failures. */
export const onRequest: MiddlewareHandler = ({ locals }, next) =>
  withEdition(locals.edition, async () => {
    try {
      return await next();
    } catch (error) {
      // Astro itself only answers 500.
      locals.report?.(error);
      throw error;
    }
  });
