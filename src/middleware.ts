import type { MiddlewareHandler } from 'astro';

/** Tells the server why a page could not be rendered; Astro itself only answers 500. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.report?.(error);
    throw error;
  }
};
