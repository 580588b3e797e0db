import { z } from 'zod';

/** The answer to `POST /api/desk/site/previews`: a link that works for 7 days without signing in. */
export const sitePreviewAnswer = z.object({ link: z.url(), until: z.string() });

export type SitePreviewAnswer = z.infer<typeof sitePreviewAnswer>;
