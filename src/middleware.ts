import type { MiddlewareHandler } from 'astro';
import { getLanguages, getSite } from './content/read/index.ts';
import { portraitAddress } from './content/read/pictures.ts';
import { withSnapshot } from './content/snapshot/snapshot.ts';
import { revisionDays } from './seo/modified.ts';

/** Renders each page on the snapshot that the server names, and tells the server of failures. */
export const onRequest: MiddlewareHandler = ({ locals, params }, next) =>
  withSnapshot(locals.snapshot, async () => {
    try {
      // Astro's own routes are not rendered from the clinic's content.
      if (locals.snapshot) locals.head = await headFacts(params['language']);
      return await next();
    } catch (error) {
      locals.report?.(error);
      // Without a body, Astro would look for an error page of its own.
      return new Response('', { status: 500 });
    }
  });

/**
 * What the head of every page has to wait for. The layout must not wait itself: in the meantime Astro would write the
 * Content-Security-Policy, without the hashes that the layout adds.
 */
async function headFacts(parameter: string | undefined): Promise<App.Locals['head']> {
  const languages = await getLanguages();
  const language = languages.find((code) => code === parameter) ?? languages[0];
  if (language === undefined) return { portrait: '', revised: new Map() };
  const [portrait, revised] = await Promise.all([
    getSite(language).then(portraitAddress),
    revisionDays(language),
  ]);
  return { portrait, revised };
}
